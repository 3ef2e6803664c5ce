/* The units of a session while a request works with them: getting the roster, and in the store's writer thread the one
 * at the head of the ledger. */
#pragma once
#include "exchange.h"
#include "kept_session.h"

/* Sees to it that exchange->roster is there, and calls `then`. `afresh`: everything that is recorded counts; else what
 * this process knows will do, since the writer looks again. */
void roster_need(struct exchange *exchange, bool afresh, void (*then)(struct exchange *exchange));

/* For `write`: the roster at the head, or NULL after declining because it must be read first. */
const struct roster *roster_at_head(struct exchange *exchange, const struct session_state *state);
/* For `write`: the entry in `out` changes the roster; `after` is what it becomes, NULL where only the record tells
 * (what it corrects or takes back is behind it). The state learns of it. */
void roster_follow(struct exchange *exchange, struct session_state *state, const struct writer *out,
                   const struct roster *after);
/* What was written is committed, and is what this process knows from now on. */
void roster_commit(struct exchange *exchange);

/* Whether the step belongs to the phase that is on, where that is asked for. */
bool phase_allows(const struct ruleset *ruleset, const struct session_state *state, const struct step *step);
/* The name of the phase, or NULL. */
const char *phase_name(const struct ruleset *ruleset, int32_t phase);
