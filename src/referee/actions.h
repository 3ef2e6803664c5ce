/* What a unit may do now: each step in which it can take a role, and what its state bars it from, found by the same
 * binding that a ruling uses. */
#pragma once
#include "fields/answer_rows.h"
#include "roster/roster.h"

extern const struct fields action_fields;

/* A list of those that are permitted, or of those that are barred. Roles that a unit of its kind cannot take are in
 * neither; what it only suffers is permitted only where it is due. The writer fails when out of memory. */
void unit_actions_write(struct writer *out, const struct ruleset *ruleset, const void *options,
                        const struct roster *roster, int32_t unit, bool permitted);
