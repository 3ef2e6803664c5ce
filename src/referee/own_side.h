/* The units that a player may name (X-WHOSE), unless the session shares them: enum unit_whose says what each role asks
 * for. */
#pragma once
#include "roster/roster.h"

/* Whether only the owning side may name a unit in this role. */
bool role_is_own(const struct unit_role *role);
/* The index in the roster of the first unit that a player of this side (NULL: of none) may not name; -1: there is
 * none. */
int32_t unit_not_own(const struct step *step, const struct roster *roster, const struct assignment *assignment,
                     const char *side);
/* Whether a player of this side (NULL: of none) may name these units. */
bool units_are_own(const struct step *step, const struct roster *roster, const struct assignment *assignment,
                   const char *side);
