#include "referee/own_side.h"
#include <string.h>

bool role_is_own(const struct unit_role *role)
{
    return role->whose == UNIT_ACTS || role->whose == UNIT_TESTS;
}

/* What a player of a side asks. */
struct asking {
    const struct step *step;
    const struct roster *roster;
    const struct assignment *assignment;
    const char *side;
};

static bool is_own(const struct asking *it, int32_t role, int32_t item)
{
    return it->side && strcmp(it->roster->units[it->assignment->units[role][item]].side, it->side) == 0;
}

/* Whether an own unit takes a role of which `fits` holds. */
static bool own_takes(const struct asking *it, bool (*fits)(const struct unit_role *role, int32_t opposed),
                      int32_t opposed)
{
    for (int32_t role = 0; it->step->roles[role].name; role++)
        for (int32_t item = 0; item < it->assignment->count[role]; item++)
            if (fits(&it->step->roles[role], opposed) && is_own(it, role, item))
                return true;
    return false;
}

static bool fights_back(const struct unit_role *role, int32_t opposed)
{
    return opposed && role->whose == UNIT_ACTS && role->opposed == 3 - opposed;
}

static bool does_it(const struct unit_role *role, int32_t opposed)
{
    (void)opposed;
    return role->whose == UNIT_ACTS || role->whose == UNIT_DID_IT;
}

static bool is_any(const struct unit_role *role, int32_t opposed)
{
    (void)role, (void)opposed;
    return true;
}

/* Whether the record says that one of the units owes this step in its role: hits, blasts and damage are resolved by
 * any player. */
static bool is_owed(const struct asking *it)
{
    for (int32_t role = 0; it->step->roles[role].name; role++)
        for (int32_t item = 0; item < it->assignment->count[role]; item++)
            if (!role_is_own(&it->step->roles[role]) && roster_owes_first(it->roster, it->assignment->units[role][item],
                                                                          it->step->name, it->step->roles[role].name))
                return true;
    return false;
}

static bool may_name(const struct asking *it, int32_t role, int32_t item)
{
    const struct unit_role *part = &it->step->roles[role];
    if (is_own(it, role, item))
        return true;
    switch (part->whose) {
    case UNIT_ACTS:
        return own_takes(it, fights_back, part->opposed);
    case UNIT_SUFFERS:
        return own_takes(it, does_it, 0) || is_owed(it);
    case UNIT_DID_IT:
        return own_takes(it, is_any, 0) || is_owed(it);
    case UNIT_TESTS:
        return false;
    case UNIT_COMMON:
        return true;
    }
    return false;
}

int32_t unit_not_own(const struct step *step, const struct roster *roster, const struct assignment *assignment,
                     const char *side)
{
    const struct asking it = {.step = step, .roster = roster, .assignment = assignment, .side = side};
    for (int32_t role = 0; step->roles && step->roles[role].name; role++)
        for (int32_t item = 0; item < assignment->count[role]; item++)
            if (!may_name(&it, role, item))
                return assignment->units[role][item];
    return -1;
}

bool units_are_own(const struct step *step, const struct roster *roster, const struct assignment *assignment,
                   const char *side)
{
    return unit_not_own(step, roster, assignment, side) < 0;
}
