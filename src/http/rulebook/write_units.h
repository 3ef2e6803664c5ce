/* A ruleset's units, turns and roles as data from which an app builds its screens. */
#pragma once
#include "fields/answer_rows.h"
#include <umpire/rules.h>

extern const struct fields phase_fields, due_kind_fields, unit_card_fields, role_fields, needed_fields,
    draw_kind_fields;

/* Lists of these; empty where there are none. */
void phases_write(struct writer *out, const struct ruleset *ruleset);
void due_kinds_write(struct writer *out, const struct ruleset *ruleset);
void unit_cards_write(struct writer *out, const struct ruleset *ruleset);
void role_list_write(struct writer *out, const struct ruleset *ruleset, const struct step *step);
/* The JSON Schema of a unit of the roster. */
void unit_schema_write(struct writer *out, const struct ruleset *ruleset);
/* Which optional inputs are needed after all, and when, by the step's own check. */
void needed_write(struct writer *out, const struct ruleset *ruleset, const struct step *step);
/* The dice that the step may ask for, in their order, found in its golden cases (examples_of). */
void draw_kinds_write(struct writer *out, const struct ruleset *ruleset, const struct step *step,
                      const struct json_t *cases);
/* The phases to which a step belongs, NULL-terminated, in `ret`. */
enum { STEP_PHASES_MAX = 16 };
const char *const *step_phases(const struct ruleset *ruleset, const struct step *step,
                               const char *ret[STEP_PHASES_MAX + 1]);
