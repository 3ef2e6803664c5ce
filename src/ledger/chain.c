/* The chain of secrets: each link hashes to the one below it. */
#include "ledger/chain.h"
#include "crypto/crypto.h"
#include "ledger/frame.h"

struct hash chain_below(const struct uuid *session, uint64_t link, const struct hash *secret)
{
    struct frame frame;
    frame_start(&frame, "umpire/v1/link", session);
    frame_add_number(&frame, link);
    frame_add(&frame, secret->bytes, sizeof secret->bytes);
    return hash_of(frame.bytes, frame.used);
}

struct hash chain_walk(const struct uuid *session, uint64_t link, const struct hash *secret, uint64_t down_to)
{
    struct hash at = *secret;
    for (; link > down_to; link--)
        at = chain_below(session, link, &at);
    return at;
}

/* The place of a step's highest link within the chain, from 1; the last step may be shorter than the others. */
static uint32_t step_top(const struct chain *chain, uint32_t step)
{
    uint32_t top = (step + 1) * CHAIN_STEP;
    return top < chain->anchor.length ? top : chain->anchor.length;
}

bool chain_start(struct chain *chain, const struct uuid *session, uint64_t from, uint32_t length,
                 const struct hash *highest)
{
    if (length < 1 || length > CHAIN_LENGTH_MAX || from > UINT64_MAX - length)
        return false;
    chain->session = *session;
    chain->anchor.from = from;
    chain->anchor.length = length;
    chain->step = UINT32_MAX;
    struct hash at = *highest;
    uint64_t link = from + length;
    for (uint32_t step = (length - 1) / CHAIN_STEP + 1; step-- > 0;) {
        uint64_t top = from + step_top(chain, step);
        at = chain_walk(session, link, &at, top);
        link = top;
        chain->marks[step] = at;
    }
    chain->anchor.secret = chain_walk(session, link, &at, from);
    return true;
}

/* Computes a step's links into `links`. */
static void step_unfold(struct chain *chain, uint32_t step)
{
    uint32_t bottom = step * CHAIN_STEP + 1, top = step_top(chain, step);
    chain->links[top - bottom] = chain->marks[step];
    for (uint32_t place = top; place > bottom; place--)
        chain->links[place - 1 - bottom] =
            chain_below(&chain->session, chain->anchor.from + place, &chain->links[place - bottom]);
    chain->step = step;
}

bool chain_link(struct chain *chain, uint64_t link, struct hash *ret)
{
    if (link <= chain->anchor.from || link - chain->anchor.from > chain->anchor.length)
        return false;
    uint32_t place = (uint32_t)(link - chain->anchor.from - 1);
    if (chain->step != place / CHAIN_STEP)
        step_unfold(chain, place / CHAIN_STEP);
    *ret = chain->links[place % CHAIN_STEP];
    return true;
}

void chain_end(struct chain *chain)
{
    secret_wipe(chain, sizeof *chain);
    chain->step = UINT32_MAX; /* and a length of 0: no link can be had any more */
}
