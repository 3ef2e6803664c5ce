/* Sentences for refusals: what turn or phase is current, or which side a unit belongs to, and what to do. In the
 * arena; NULL when it is full: the error's title has to be enough. */
#pragma once
#include "base/arena.h"
#include "referee/session_state.h"
#include "roster/roster.h"

const char *wrong_phase_words(struct arena *arena, const struct ruleset *ruleset, const struct session_state *state,
                              const struct step *step);
/* The turn or phase that the request expects is not the current one. */
const char *turn_changed_words(struct arena *arena, const struct ruleset *ruleset, const struct session_state *state);
const char *turn_over_words(struct arena *arena, const struct session_state *state, int32_t turn);
const char *other_side_words(struct arena *arena, const char *unit_name);
