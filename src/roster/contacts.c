/* Contacts between units (A-D12-30). Contact is symmetric: each unit stores the other's id. */
#include "roster/roster.h"
#include <string.h>

const struct field *roster_contacts(const struct unit_type *type)
{
    const char *first = type->contacts.first;
    return first ? field_find(type->fields, first, strlen(first)) : NULL;
}

int32_t unit_contact_find(const struct unit_type *type, const struct roster_unit *unit, const char *id)
{
    const struct field *run = roster_contacts(type);
    for (int32_t i = 0; run && i < type->contacts.count; i++)
        if (strcmp((const char *)unit->own + run[i].offset, id) == 0)
            return i;
    return -1;
}

int32_t roster_contact_find(const struct roster *roster, int32_t unit, const char *id)
{
    return unit_contact_find(roster->type, &roster->units[unit], id);
}

bool roster_may_meet(const struct roster *roster, int32_t unit, int32_t other)
{
    return !roster_are_friends(roster, unit, other) && !roster_out(roster, unit) && !roster_out(roster, other);
}

bool roster_are_in_contact(const struct roster *roster, int32_t unit, int32_t other)
{
    return roster_contact_find(roster, unit, roster->units[other].id) >= 0 &&
           roster_contact_find(roster, other, roster->units[unit].id) >= 0;
}

static bool contact_holds(const struct roster *roster, int32_t unit, int32_t place, const char *id)
{
    int32_t other = roster_find(roster, id);
    return other >= 0 && roster_may_meet(roster, unit, other) && roster_are_in_contact(roster, unit, other) &&
           roster_contact_find(roster, unit, id) == place;
}

void roster_contacts_tidy(struct roster *roster)
{
    const struct field *run = roster_contacts(roster->type);
    for (int32_t unit = 0; run && unit < roster->count; unit++)
        for (int32_t i = 0; i < roster->type->contacts.count; i++) {
            char *id = (char *)roster->units[unit].own + run[i].offset;
            if (id[0] != '\0' && !contact_holds(roster, unit, i, id))
                id[0] = '\0';
        }
}

void roster_reassign(struct roster *roster, int32_t unit, const char *side)
{
    memcpy(roster->units[unit].side, side, strlen(side) + 1);
    roster_contacts_tidy(roster);
}

/* A manual change of the contact in this place. */
static struct roster_change answering(const struct roster *roster, int32_t unit, int32_t place, const char *id)
{
    return (struct roster_change){.unit = unit,
                                  .member = &roster_contacts(roster->type)[place],
                                  .kind = EFFECT_SET,
                                  .text = id,
                                  .before = FIELD_ABSENT,
                                  .after = FIELD_ABSENT};
}

int32_t roster_contacts_answer(const struct roster *roster, const struct roster_unit *before, int32_t unit,
                               struct roster_change *list)
{
    const struct field *run = roster_contacts(roster->type);
    int32_t count = 0;
    for (int32_t other = 0; run && other < roster->count; other++) {
        bool met = unit_contact_find(roster->type, before, roster->units[other].id) >= 0;
        bool meets = roster_contact_find(roster, unit, roster->units[other].id) >= 0;
        int32_t place = roster_contact_find(roster, other, roster->units[unit].id);
        if (met && !meets && place >= 0)
            list[count++] = answering(roster, other, place, "");
        if (met || !meets || place >= 0 || other == unit)
            continue;
        int32_t room = roster_contact_find(roster, other, "");
        if (room < 0)
            return -1;
        list[count++] = answering(roster, other, room, roster->units[unit].id);
    }
    return count;
}
