/* The chain of secrets as its owner has it: all links are fixed before the first is published (docs/ledger.md, "The
 * chain"). A process stores every CHAIN_STEPth link and the step that is in use, so that links in ascending order cost
 * one hash each on average. Checking links is in <umpire/ledger.h>. */
#pragma once
#include <umpire/ledger.h>

enum { CHAIN_STEP = 128, CHAIN_LENGTH_MAX = 4096, CHAIN_LENGTH = CHAIN_LENGTH_MAX /* of new chains */ };

/* What the opening and a rekey publish. */
struct chain_anchor {
    uint64_t from;      /* the chain's links are from + 1 to from + length: 0 for the first chain of a session */
    uint32_t length;    /* 1 to CHAIN_LENGTH_MAX */
    struct hash secret; /* what the first link hashes to */
};

struct chain {
    struct uuid session;
    struct chain_anchor anchor;
    struct hash marks[CHAIN_LENGTH_MAX / CHAIN_STEP]; /* the highest link of each step */
    uint32_t step;                                    /* the one whose links are in `links`; none: UINT32_MAX */
    struct hash links[CHAIN_STEP];
};

/* Derives a chain from the secret of its highest link, which must be random: `length` hashes. False when the length is
 * not allowed or the numbers overflow. */
bool chain_start(struct chain *chain, const struct uuid *session, uint64_t from, uint32_t length,
                 const struct hash *highest);
/* The secret of a link, in any order. False when the chain has no such link: before it, or used up. */
bool chain_link(struct chain *chain, uint64_t link, struct hash *ret);
/* Wipes the secrets. */
void chain_end(struct chain *chain);
