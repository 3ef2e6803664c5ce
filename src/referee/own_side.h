/* With whose units a player acts: with those of the own side, unless the session shares them. Roles that suffer and
 * roles that are asked about in common are anybody's to name, and so is whoever stands against an own unit that fights
 * back. */
#pragma once
#include "roster/roster.h"

/* Whether only the side that it belongs to names a unit in this role. */
bool role_is_own(const struct unit_role *role);
/* The first that a player of this side (NULL: of none) may not name, by its place in the roster; -1: there is none. */
int32_t unit_not_own(const struct step *step, const struct roster *roster, const struct assignment *assignment,
                     const char *side);
/* Whether a player of this side (NULL: of none) may name these units. */
bool units_are_own(const struct step *step, const struct roster *roster, const struct assignment *assignment,
                   const char *side);
