/* What a unit may do now: each step in which it can take a role, and the bars from its state, found by the same binding
 * that rulings use. */
#pragma once
#include "fields/answer_rows.h"
#include "roster/roster.h"

extern const struct fields action_fields;

/* Writes the list of permitted steps, or of barred ones. Roles that units of its kind cannot take are in neither;
 * passive roles are permitted only where they are due. The writer fails when out of memory. */
void unit_actions_write(struct writer *out, const struct ruleset *ruleset, const void *options,
                        const struct roster *roster, int32_t unit, bool permitted);
