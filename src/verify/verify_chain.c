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
    if (!player_counts(verifier, seats))
        verify_notice(verifier, VERIFY_WARNING_NO_PLAYER_NONCE, entry->place);
}
