/* Continuing after the database was rolled back: the umpire begins a new chain, with a reason in the record. Links
 * of the old chain were shown in entries that are gone, so nobody rolls with them again. */
#include "game/append.h"
#include <sys/random.h>

/* A number beyond any chain that this process or another may have begun: nobody knows its secrets. */
static uint32_t chain_beyond(uint32_t chain)
{
    uint32_t random = 0;
    if (getrandom(&random, sizeof random, 0) != sizeof random)
        random = (uint32_t)clock_now(); /* no secret: only a different number */
    return chain + RESTORED_CHAINS + random % RESTORED_SPREAD;
}

/* The link after which it begins: an open question ends without a result. */
static uint64_t chain_base(const struct protocol *protocol)
{
    return protocol->question.seq ? protocol->question.link : protocol->used;
}

static enum objection rekey_judge(struct job *job, const struct protocol *protocol)
{
    struct entry entry = entry_begin(job, protocol, ENTRY_REKEY);
    job->append.chain_from = chain_base(protocol);
    entry.rekey.chain = (struct chain_anchor){.from = job->append.chain_from, .length = CHAIN_LENGTH};
    return entry_judge(protocol, &entry);
}

static bool rekey_write(struct job *job, struct ledger_end *end)
{
    struct append *append = &job->append;
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    if (!end->state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (append->new_chain < end->state->chain + RESTORED_CHAINS)
        append->new_chain = chain_beyond(end->state->chain);
    struct cached_chain *chain = cache ? session_cache_chain(cache, append->new_chain) : NULL;
    if (chain &&
        chain->chain.anchor.from != append->chain_from) { /* it was derived before other entries were appended */
        append->new_chain++;
        chain = NULL;
    }
    if (!chain)
        return append_wait_for_chain(job, OBSTACLE_NO_CHAIN, append->new_chain, append->chain_from);
    append->entry.rekey.chain = chain->chain.anchor;
    entry_write(end->out, &append->entry);
    session_state_rekey_to(end->state, append->new_chain, append->chain_from, CHAIN_LENGTH);
    return true;
}

enum job_state game_rekey(struct job *job, struct act *act)
{
    static const struct action action = {
        .kind = ENTRY_REKEY, .restores = true, .judged = true, .judge = rekey_judge, .write = rekey_write};
    struct known_head known;
    if (!job_cache(job))
        return JOB_DONE;
    if (!known_heads_find(job->game->known_heads, &job->session->id, &known))
        return job_refuse(job, ERROR_SESSION_NOT_STOPPED, NULL);
    job->append.new_chain = chain_beyond(known.chain);
    return append_act(job, &action, act);
}
