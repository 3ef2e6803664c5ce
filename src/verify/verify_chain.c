/* The chain of secrets: each one that is published leads to the one before (docs/ledger.md, "The chain"). Which link
 * comes next, and when a new chain begins, is for the protocol to say. */
#include "ledger/chain.h"
#include "verify/verify_state.h"

void verify_anchor(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct chain_anchor *anchor =
        entry->parsed.kind == ENTRY_OPENED ? entry->parsed.opened.chain : &entry->parsed.rekey.chain;
    if (!entry->admitted)
        return;
    if (anchor->length < CHAIN_LENGTH_MAX)
        verify_notice(verifier, VERIFY_WARNING_SHORT_CHAIN, entry->place);
    verifier->chain.published = anchor->from;
    verifier->chain.secret = anchor->secret;
    verifier->chain.entry = entry->place;
    verifier->chain.first_end = 0;
}

int64_t verify_late_nonce(const struct verifier *verifier, const struct seat *seat)
{
    int64_t end = verifier->chain.first_end;
    return end && seat->nonce_seq >= end ? seat->nonce_seq : 0;
}

/* One that comes with a seat ends its chain instead of counting for it: but by seat after seat the next chain could be
 * begun until its first dice suit, so that is counted, too. */
void verify_nonce(struct verifier *verifier, const struct verify_entry *entry)
{
    bool given = entry->parsed.kind == ENTRY_NONCE || entry->parsed.joined.nonce.bytes;
    if (entry->admitted && given && verifier->chain.first_end)
        verify_notice(verifier, VERIFY_WARNING_LATE_NONCES, entry->place);
}

/* A nonce that arrived while the first question was under way does not count for it, but for later ones. */
static void first_roll(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct protocol *protocol = &verifier->protocol;
    struct verify_chain *chain = &verifier->chain;
    struct text by;
    chain->first_end = protocol_nonces_end(&entry->parsed);
    chain->first = entry->place;
    text_start(&by, chain->first_by, sizeof chain->first_by);
    text_add(&by, entry->parsed.seat);
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (verify_late_nonce(verifier, &protocol->seats[i]))
            verify_notice(verifier, VERIFY_WARNING_LATE_NONCES, protocol->seats[i].nonce_seq);
}

static bool player_counts(const struct verifier *verifier, const struct nonces *seats)
{
    for (size_t i = 0; i < seats->count; i++)
        if (protocol_seat(&verifier->protocol, seats->list[i].seat)->role == SEAT_PLAYER)
            return true;
    return false;
}

void verify_link(struct verifier *verifier, const struct verify_entry *entry, const struct nonces *seats)
{
    const struct entry_ruling *ruling = &entry->parsed.ruling;
    struct verify_chain *chain = &verifier->chain;
    struct hash below = chain_walk(&verifier->session, ruling->link, ruling->secret, chain->published);
    verify_hold(verifier, VERIFY_CHAIN, hash_equal(&below, &chain->secret),
                "the secret of link %llu does not lead to that of link %llu", (unsigned long long)ruling->link,
                (unsigned long long)chain->published);
    chain->published = ruling->link;
    chain->secret = *ruling->secret;
    chain->entry = entry->place;
    if (!chain->first_end && !ruling->question)
        first_roll(verifier, entry);
    if (!player_counts(verifier, seats))
        verify_notice(verifier, VERIFY_WARNING_NO_PLAYER_NONCE, entry->place);
}
