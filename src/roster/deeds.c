/* What units do in a turn, and how often they may (X-TURN): the ruleset's table of deeds (unit_type.deeds). */
#include "roster/roster.h"
#include <string.h>

const struct unit_deed *unit_deed_find(const struct unit_type *type, const char *name)
{
    for (const struct unit_deed *deed = type->deeds; name && deed && deed->bar.name; deed++)
        if (strcmp(deed->bar.name, name) == 0)
            return deed;
    return NULL;
}

const struct unit_deed *role_deed(const struct unit_type *type, const struct unit_role *role, const void *input,
                                  const void *options)
{
    return unit_deed_find(type, role->deed_of ? role->deed_of(input, options) : role->deed);
}

const struct field *deed_members(const struct unit_type *type, const struct unit_deed *deed)
{
    const char *name = deed->member ? deed->member : deed->bar.name;
    return field_find(type->fields, name, strlen(name));
}

int32_t deed_pair_find(const struct field *members, const struct roster_unit *unit, const char *id)
{
    for (int32_t i = 0; i < DEED_PAIRS; i++)
        if (strcmp((const char *)unit->own + members[i].offset, id) == 0)
            return i;
    return -1;
}

static int32_t times_done(const struct roster *roster, int32_t unit, const struct unit_deed *deed)
{
    const struct field *members = deed_members(roster->type, deed);
    if (deed->per == DEED_PAIR)
        return ((const char *)roster->units[unit].own)[members->offset] != '\0';
    return unit_number(members, roster->units[unit].own);
}

bool roster_has_done(const struct roster *roster, int32_t unit, const struct unit_deed *deed)
{
    return times_done(roster, unit, deed) > 0;
}

/* A unit without room for another one that did it counts as if all had done it. */
static bool is_done_to(const struct roster *roster, const struct assignment *assignment, const struct unit_deed *deed,
                       int32_t unit, int32_t to)
{
    const struct field *members = deed_members(roster->type, deed);
    for (int32_t item = 0; item < assignment->count[to]; item++) {
        const struct roster_unit *other = &roster->units[assignment->units[to][item]];
        if (deed_pair_find(members, other, roster->units[unit].id) >= 0 || deed_pair_find(members, other, "") < 0)
            return true;
    }
    return false;
}

static bool is_done(const struct roster *roster, const struct assignment *assignment, const struct barring *it,
                    const struct unit_deed *deed)
{
    const int32_t unit = assignment->units[it->role][it->item];
    const int32_t times = deed->times ? deed->times(it->options) : 1;
    if (times == FIELD_ABSENT)
        return false;
    if (deed->per == DEED_PAIR)
        return is_done_to(roster, assignment, deed, unit, unit_role_find(it->step, it->step->roles[it->role].deed_to));
    return times_done(roster, unit, deed) >= times;
}

const struct unit_deed *roster_deed_done(const struct roster *roster, const struct assignment *assignment,
                                         const struct barring *it)
{
    const struct unit_deed *deed = role_deed(roster->type, &it->step->roles[it->role], it->input, it->options);
    return deed && is_done(roster, assignment, it, deed) ? deed : NULL;
}
