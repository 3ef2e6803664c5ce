/* Examples: the first case of each golden file (tests/golden), so that every example that is shown is also tested. */
#pragma once
#include "base/arena.h"
#include "fields/json.h"
#include <umpire/rules.h>

/* The first case of a step: an object with name, input, perhaps options and dice, outcome. NULL when there is none. */
const struct json_t *example_of(struct arena *arena, const struct ruleset *ruleset, const struct step *step);
/* All cases of a step, a list; NULL when there are none. */
const struct json_t *examples_of(struct arena *arena, const struct ruleset *ruleset, const struct step *step);
/* The body that asks the example: {"input":…,"options":…,"dice":…}; for odds without dice; for a session with the step
 * first and without options. */
enum example_for { EXAMPLE_QUESTION, EXAMPLE_ODDS, EXAMPLE_RECORDED };
void example_write_body(struct writer *out, const struct json_t *example, const struct step *step,
                        enum example_for wanted);
