/* The chain of secrets: each one that is published leads to the one before (docs/ledger.md, "The chain"). Which link
 * comes next, and when a new chain begins, is for the protocol to say. */
#include "chain.h"
#include "verify_state.h"

void verify_anchor(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct chain_anchor *anchor = entry->act.kind == ACT_OPENED ? &entry->act.opened.chain : &entry->act.rekey;
    if (!entry->admitted)
        return;
    verifier->chain.published = anchor->from;
    verifier->chain.secret = anchor->secret;
}

static bool player_counts(const struct verifier *verifier, const struct nonces *seats)
{
    for (size_t i = 0; i < seats->count; i++)
        if (protocol_seat(&verifier->protocol, seats->list[i].seat)->role == BY_PLAYER)
            return true;
    return false;
}

void verify_link(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds,
                 const struct nonces *seats)
{
    struct verify_chain *chain = &verifier->chain;
    struct hash below = chain_walk(&verifier->session, grounds->link, grounds->secret, chain->published);
    verify_hold(verifier, VERIFY_CHAIN, hash_equal(&below, &chain->secret),
                "the secret of link %llu does not lead to that of link %llu", (unsigned long long)grounds->link,
                (unsigned long long)chain->published);
    chain->published = grounds->link;
    chain->secret = *grounds->secret;
    if (!player_counts(verifier, seats))
        verify_notice(verifier, VERIFY_WARNING_NO_NONCE, entry->place);
}
