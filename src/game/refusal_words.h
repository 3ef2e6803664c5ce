/* Refusals that say, in a sentence, what is on or whose a unit is, and what to do. In the arena; NULL when it is full,
 * and the error's title has to be enough. */
#pragma once
#include "arena.h"
#include "roster.h"
#include "session_state.h"

const char *wrong_phase_words(struct arena *arena, const struct ruleset *ruleset, const struct session_state *state,
                              const struct step *step);
/* What the request expects is not on; what is, is. */
const char *turn_changed_words(struct arena *arena, const struct ruleset *ruleset, const struct session_state *state);
const char *turn_over_words(struct arena *arena, const struct session_state *state, int32_t turn);
const char *other_side_words(struct arena *arena, const char *unit_name);
