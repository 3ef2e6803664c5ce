/* Rosters from the fold, for the writer, and back. */
#include "table_top.h"
#include "append.h"
#include "fold.h"
#include "problem.h"
#include <string.h>

static void roster_look(struct exchange *exchange, const struct protocol *protocol)
{
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    kept_roster_free(exchange->roster);
    exchange->roster = kept ? kept_roster_folded(kept, exchange->ruleset->units, protocol->next - 1) : NULL;
    exchange->roster_is_afresh = true;
    if (exchange->roster)
        kept_rosters_publish(&kept->rosters, exchange->roster, true);
}

static void roster_looked(struct exchange *exchange)
{
    if (exchange->roster)
        exchange->roster_came(exchange);
    else
        problem(exchange, ERROR_OVERLOADED, NULL);
}

void roster_need(struct exchange *exchange, bool afresh, void (*then)(struct exchange *exchange))
{
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    exchange->roster_came = then;
    if (!afresh && kept && !exchange->roster)
        exchange->roster = kept_rosters_present(&kept->rosters);
    if (exchange->roster && !afresh)
        then(exchange);
    else
        fold_start(exchange, roster_look, roster_looked);
}

const struct roster *roster_at_head(struct exchange *exchange, const struct session_state *state)
{
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    const struct kept_roster *found = kept ? kept_rosters_find(&kept->rosters, &state->roster) : NULL;
    if (!found && exchange->roster && hash_equal(&exchange->roster->digest, &state->roster))
        found = exchange->roster;
    if (found)
        return &found->roster;
    exchange->appending.refusal = REFUSAL_NO_ROSTER;
    return NULL;
}

void roster_follow(struct exchange *exchange, struct session_state *state, const struct writer *out,
                   const struct roster *after)
{
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    exchange->roster_is_lost = false;
    if (!after && !session_state_has_units(state))
        return; /* there is no roster that it could change */
    state->roster = roster_digest(&state->roster, out->at, out->used);
    kept_roster_free(exchange->roster_after);
    exchange->roster_after = after ? kept_roster_new(after, &state->roster, exchange->entry.seq) : NULL;
    exchange->roster_is_lost = !exchange->roster_after;
    if (kept && exchange->roster_after)
        kept_rosters_add(&kept->rosters, exchange->roster_after);
}

void roster_commit(struct exchange *exchange)
{
    if (!exchange->roster_after && !exchange->roster_is_lost)
        return;
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    if (kept && exchange->roster_after)
        kept_rosters_publish(&kept->rosters, exchange->roster_after, false);
    else if (kept)
        kept_rosters_forget(&kept->rosters);
}

const char *phase_name(const struct ruleset *ruleset, int32_t phase)
{
    return phase >= 0 && ruleset->units && ruleset->units->phases ? ruleset->units->phases[phase].name : NULL;
}

bool phase_allows(const struct ruleset *ruleset, const struct session_state *state, const struct step *step)
{
    return !state->phases_enforced || !ruleset->units || phase_has(ruleset->units, state->phase, step->name);
}
