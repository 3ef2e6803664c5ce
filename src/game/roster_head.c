/* Rosters are found by the hash in the state beside the entry that left them. */
#include "game/roster_head.h"
#include "roster/packed.h"

void roster_read(struct job *job, const struct protocol *protocol)
{
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    roster_snapshot_free(job->ruled.roster);
    job->ruled.roster = cache ? session_cache_take_roster(cache, job->ruleset->units, protocol->next - 1) : NULL;
    if (job->ruled.roster)
        roster_cache_publish(&cache->rosters, job->ruled.roster, true);
}

const struct roster *roster_at_end(struct job *job, const struct ledger_end *end)
{
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    const struct hash *wanted = &end->state->roster_hash;
    const struct roster_snapshot *found = cache ? roster_cache_find(&cache->rosters, wanted) : NULL;
    if (!found && job->ruled.roster && hash_equal(&job->ruled.roster->hash, wanted))
        found = job->ruled.roster;
    if (found)
        return &found->roster;
    append_wait_for(job, OBSTACLE_NO_ROSTER);
    return NULL;
}

struct roster *roster_change_begin(struct job *job, const struct ledger_end *end)
{
    if (!end->state) {
        append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
        return NULL;
    }
    const struct roster *head = roster_at_end(job, end);
    struct roster *after = head ? arena_take(job->arena, sizeof *after) : NULL;
    if (head && !after)
        append_decline(job, ERROR_OVERLOADED, NULL);
    if (after)
        roster_copy(after, head);
    return after;
}

void roster_follow(struct job *job, struct ledger_end *end, const struct roster *after)
{
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    struct session_state *state = end->state;
    struct append *append = &job->append;
    append->roster_is_lost = false;
    if (!after && !session_state_has_units(state))
        return; /* there is no roster that it could change */
    if (!after)
        state->roster_stored = 0; /* its effect on the roster depends on entries before that one */
    state->roster_hash = roster_digest(&state->roster_hash, ledger_end_leaf(end));
    roster_snapshot_free(append->roster_after);
    append->roster_after = after ? roster_snapshot_new(after, &state->roster_hash, end->seq) : NULL;
    append->roster_is_lost = !append->roster_after;
    if (cache && append->roster_after)
        roster_cache_add(&cache->rosters, append->roster_after);
}

void roster_keep(struct job *job, struct ledger_end *end)
{
    enum { EVERY = 128 };
    struct session_state *state = end->state;
    state->roster = NULL;
    state->roster_length = 0;
    if (!end->cache || !session_state_has_units(state) ||
        (state->roster_stored && end->seq - state->roster_stored < EVERY))
        return;
    const struct roster_snapshot *found = roster_cache_find(&end->cache->rosters, &state->roster_hash);
    void *bytes = found ? arena_take(job->arena, SESSION_ROSTER_MAX) : NULL;
    size_t length = bytes ? roster_pack(&found->roster, bytes, SESSION_ROSTER_MAX) : 0;
    if (!length)
        return; /* the next entry tries again */
    state->roster = bytes;
    state->roster_length = length;
    state->roster_stored = end->seq;
}

void roster_commit(struct job *job)
{
    struct append *append = &job->append;
    if (!append->roster_after && !append->roster_is_lost)
        return;
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    if (cache && append->roster_after)
        roster_cache_publish(&cache->rosters, append->roster_after, false);
    else if (cache)
        roster_cache_forget(&cache->rosters);
}

const char *phase_name(const struct ruleset *ruleset, int32_t phase)
{
    return phase >= 0 && ruleset->units && ruleset->units->phases ? ruleset->units->phases[phase].name : NULL;
}

bool phase_allows(const struct ruleset *ruleset, const struct session_state *state, const struct step *step,
                  const struct roster *roster, const struct assignment *assignment)
{
    return !state->phases_enforced || !ruleset->units || phase_has(ruleset->units, state->phase, step->name) ||
           (roster && assignment && roster_step_is_owed(roster, assignment, step));
}
