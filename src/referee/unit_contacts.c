/* The units that may be in contact, however the contact arises: enemies that exist, are in the game and have each other
 * (A-D12-30). */
#include "referee/unit_requests.h"
#include <string.h>

/* How many of a unit's contacts are this unit. */
static int32_t times_said(const struct unit_type *type, const struct roster_unit *unit, const char *id)
{
    const struct field *run = roster_contacts(type);
    int32_t times = 0;
    for (int32_t i = 0; i < type->contacts.count; i++)
        times += strcmp((const char *)unit->own + run[i].offset, id) == 0;
    return times;
}

static void contact_violate(const char *pointer, const char *member, bool exists, const char *words,
                            struct violations *violations)
{
    char at[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, at, sizeof at);
    text_format(&text, "%s/%s", pointer, member);
    violation_add(violations, exists ? ERROR_CONFLICTING_FIELDS : ERROR_UNIT_UNKNOWN, at, "%s", words);
}

/* Units in contact are enemies, and so different units. */
void unit_contacts_check(const struct unit_type *type, const struct roster_unit *unit, const char *pointer,
                         struct violations *violations)
{
    const struct field *run = roster_contacts(type);
    for (int32_t i = 0; run && unit->id[0] && i < type->contacts.count; i++)
        if (strcmp((const char *)unit->own + run[i].offset, unit->id) == 0)
            contact_violate(pointer, run[i].name, true, "No unit is in contact with itself.", violations);
}

static const struct roster_unit *coming_find(const struct roster_unit *units, int32_t count, const char *id)
{
    for (int32_t i = 0; i < count; i++)
        if (strcmp(units[i].id, id) == 0)
            return &units[i];
    return NULL;
}

/* Why two units cannot be in contact; NULL: they can. */
static const char *apart(const struct unit_type *type, const struct roster_unit *unit, const struct roster_unit *other)
{
    if (!other)
        return "the session has no unit of this id";
    if (strcmp(other->side, unit->side) == 0)
        return "that unit is of the same side: units are in contact with enemies; name one of these";
    if (type->out(other->own))
        return "that unit is out of the game, and in contact with nobody";
    if (times_said(type, unit, other->id) > 1)
        return "the unit would be in contact with that unit twice: name it once";
    return type->out(unit->own) ? "the unit itself is out of the game, and in contact with nobody" : NULL;
}

void units_contacts_answer(const struct unit_type *type, struct roster_unit *units, int32_t count)
{
    const struct field *run = type ? roster_contacts(type) : NULL;
    for (int32_t i = 0; run && i < count; i++)
        for (int32_t k = 0; k < count; k++) {
            int32_t room = unit_contact_find(type, &units[k], "");
            bool listed = unit_contact_find(type, &units[i], units[k].id) >= 0;
            if (listed && room >= 0 && unit_contact_find(type, &units[k], units[i].id) < 0 &&
                !apart(type, &units[i], &units[k]))
                memcpy(units[k].own + run[room].offset, units[i].id, strlen(units[i].id) + 1);
        }
}

void units_contacts_check(const struct unit_type *type, const struct roster *roster, const struct roster_unit *units,
                          int32_t count, const char *pointer, struct violations *violations)
{
    const struct field *run = roster_contacts(type);
    for (int32_t i = 0; run && i < count; i++)
        for (int32_t k = 0; k < type->contacts.count; k++) {
            char at[VIOLATION_POINTER_MAX];
            struct text text;
            const char *id = (const char *)units[i].own + run[k].offset;
            if (id[0] == '\0' || strcmp(id, units[i].id) == 0) /* itself: units_check reports that */
                continue;
            const struct roster_unit *other = coming_find(units, count, id);
            int32_t there = other || !roster ? -1 : roster_find(roster, id);
            const char *words = apart(type, &units[i], there >= 0 ? &roster->units[there] : other);
            if (!words && there >= 0)
                words = "that unit is there already: put the two in contact by a change when this one has come in";
            else if (!words && unit_contact_find(type, other, units[i].id) < 0)
                words = "that unit is in contact with as many as it can be";
            text_start(&text, at, sizeof at);
            text_format(&text, "%s/%d", pointer, i);
            if (words)
                contact_violate(at, run[k].name, other || there >= 0, words, violations);
        }
}

void unit_change_contacts_check(const struct roster *roster, const struct roster_change *list, int32_t count,
                                const char *pointer, struct violations *violations)
{
    const struct field *run = roster_contacts(roster->type);
    for (int32_t i = 0; run && i < count; i++) {
        const struct field *member = list[i].member;
        const struct roster_unit *unit = &roster->units[list[i].unit];
        if (member < run || member >= run + roster->type->contacts.count || !list[i].text[0])
            continue;
        int32_t place = roster_find(roster, list[i].text);
        const struct roster_unit *other = place < 0 ? NULL : &roster->units[place];
        const char *words = apart(roster->type, unit, other);
        if (place == list[i].unit)
            unit_contacts_check(roster->type, unit, pointer, violations);
        else if (words)
            contact_violate(pointer, member->name, other != NULL, words, violations);
    }
}
