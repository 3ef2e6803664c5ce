#include "referee/own_side.h"
#include <string.h>

bool role_is_own(const struct unit_role *role)
{
    return !role->passive && !role->common;
}

static bool is_own(const struct roster *roster, int32_t unit, const char *side)
{
    return side && strcmp(roster->units[unit].side, side) == 0;
}

/* Whether an own unit acts against those in this role: in a melee both sides do. */
static bool fights_back(const struct step *step, const struct roster *roster, const struct assignment *assignment,
                        int32_t against, const char *side)
{
    int32_t opposed = step->roles[against].opposed;
    for (int32_t role = 0; opposed && step->roles[role].name; role++)
        for (int32_t i = 0; i < assignment->count[role]; i++)
            if (!step->roles[role].passive && step->roles[role].opposed == 3 - opposed &&
                is_own(roster, assignment->units[role][i], side))
                return true;
    return false;
}

int32_t unit_not_own(const struct step *step, const struct roster *roster, const struct assignment *assignment,
                     const char *side)
{
    for (int32_t role = 0; step->roles && step->roles[role].name; role++)
        for (int32_t i = 0; i < assignment->count[role]; i++)
            if (role_is_own(&step->roles[role]) && !is_own(roster, assignment->units[role][i], side) &&
                !fights_back(step, roster, assignment, role, side))
                return assignment->units[role][i];
    return -1;
}

bool units_are_own(const struct step *step, const struct roster *roster, const struct assignment *assignment,
                   const char *side)
{
    return unit_not_own(step, roster, assignment, side) < 0;
}
