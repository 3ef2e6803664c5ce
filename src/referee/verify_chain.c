/* The chain of secrets, and the nonces of seats that count beside it (docs/ledger.md, "The chain"). */
#include "chain.h"
#include "verify_state.h"
#include <string.h>

/* A chain that begins: after it, nonces count anew. */
static void chain_begin(struct verifier *verifier, const struct json_t *json)
{
    struct chain_anchor anchor = {
        .from = (uint64_t)json_int_member(json, "from", 0),
    };
    int64_t length = json_int_member(json, "length", 0);
    hash_read(json_text_member(json, "anchor"), &anchor.secret); /* the form has tried it */
    verify_hold(verifier, VERIFY_CHAIN, length <= CHAIN_LENGTH_MAX, "a chain has at most %d links", CHAIN_LENGTH_MAX);
    verify_hold(verifier, VERIFY_CHAIN, anchor.from == verifier->chain.now.from + verifier->chain.now.length,
                "the chain begins after link %llu, which is not the last one of the chain before",
                (unsigned long long)anchor.from);
    anchor.length = length <= CHAIN_LENGTH_MAX ? (uint32_t)length : 1;
    verifier->chain.now = anchor;
    verifier->chain.published = anchor.from;
    verifier->chain.spent = anchor.from;
    verifier->chain.secret = anchor.secret;
    for (size_t i = 0; i < verifier->seat_count; i++)
        verifier->seats[i].nonce_length = 0;
}

void verify_chain_open(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct json_t *chain = json_member(entry->root, "chain");
    verifier->chain.sealed = chain != NULL;
    if (chain)
        chain_begin(verifier, chain);
}

void verify_rekey(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct chain_anchor *now = &verifier->chain.now;
    if (!verify_hold(verifier, VERIFY_CHAIN, verifier->chain.sealed, "a session that is not sealed has no chain"))
        return;
    verify_hold(verifier, VERIFY_CHAIN, verifier->chain.spent == now->from + now->length,
                "a new chain begins while link %llu of the old one is not spent",
                (unsigned long long)verifier->chain.spent + 1);
    chain_begin(verifier, json_member(entry->root, "chain"));
}

void verify_nonce(struct verifier *verifier, const struct verify_entry *entry)
{
    struct verify_seat *seat = verify_seat_find(verifier, entry->envelope.seat);
    if (!verify_hold(verifier, VERIFY_CHAIN, verifier->chain.sealed, "a session that is not sealed has no nonces") ||
        !seat)
        return;
    if (verify_hold(verifier, VERIFY_CHAIN, seat->nonce_length == 0, "the seat %s gave a nonce for this chain before",
                    seat->name))
        nonce_read(json_text_member(entry->root, "nonce"), seat->nonce, &seat->nonce_length);
}

/* Puts a seat's nonce where its name belongs. */
static void nonce_insert(struct kept_nonces *nonces, const struct verify_seat *seat)
{
    size_t at = nonces->count++;
    for (; at > 0 && strcmp(nonces->seats[at - 1], seat->name) > 0; at--) {
        memcpy(nonces->seats[at], nonces->seats[at - 1], sizeof nonces->seats[at]);
        memcpy(nonces->bytes[at], nonces->bytes[at - 1], sizeof nonces->bytes[at]);
        nonces->list[at].length = nonces->list[at - 1].length;
    }
    memcpy(nonces->seats[at], seat->name, sizeof nonces->seats[at]);
    memcpy(nonces->bytes[at], seat->nonce, sizeof nonces->bytes[at]);
    nonces->list[at].length = seat->nonce_length;
}

void verify_nonces_collect(struct verifier *verifier, struct kept_nonces *ret)
{
    ret->count = 0;
    for (size_t i = 0; i < verifier->seat_count; i++) {
        const struct verify_seat *seat = &verifier->seats[i];
        if (seat->nonce_length == 0)
            continue;
        if (!verify_hold(verifier, VERIFY_CHAIN, ret->count < SEALED_NONCES_MAX, "more than %d nonces count",
                         SEALED_NONCES_MAX))
            break;
        nonce_insert(ret, seat);
    }
    for (size_t i = 0; i < ret->count; i++) {
        ret->list[i].seat = ret->seats[i];
        ret->list[i].bytes = ret->bytes[i];
    }
}

static bool player_counts(const struct verifier *verifier)
{
    for (size_t i = 0; i < verifier->seat_count; i++)
        if (verifier->seats[i].role == ROLE_PLAYER && verifier->seats[i].nonce_length > 0)
            return true;
    return false;
}

void verify_link(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds)
{
    struct verify_chain *chain = &verifier->chain;
    unsigned long long link = grounds->link, wanted = chain->spent + 1;
    bool asked = grounds->question != 0; /* its link was taken when it was asked */
    if (asked)
        wanted = verifier->question.link;
    if (!verify_hold(verifier, VERIFY_CHAIN, link == wanted, "the ruling spends link %llu, the next one is %llu", link,
                     wanted))
        return;
    if (!verify_hold(verifier, VERIFY_CHAIN, link - chain->now.from <= chain->now.length && link > chain->published,
                     "the chain has no link %llu any more", link))
        return;
    struct hash below = chain_walk(&verifier->session, link, grounds->secret, chain->published);
    verify_hold(verifier, VERIFY_CHAIN, hash_equal(&below, &chain->secret),
                "the secret of link %llu does not lead to that of link %llu", link,
                (unsigned long long)chain->published);
    chain->spent = asked ? chain->spent : link;
    chain->published = link;
    chain->secret = *grounds->secret;
    if (!player_counts(verifier))
        verify_notice(verifier, VERIFY_WARNING_NO_NONCE, entry->place);
}
