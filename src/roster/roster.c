/* Units by their ids, the order of turns, and what is due. */
#include "roster/roster.h"
#include <string.h>

void roster_start(struct roster *roster, const struct unit_type *type, const void *options)
{
    memset(roster, 0, sizeof *roster);
    roster->type = type;
    roster->options = options;
}

size_t roster_size(const struct roster *roster)
{
    return offsetof(struct roster, units) + (size_t)roster->count * sizeof roster->units[0];
}

void roster_copy(struct roster *to, const struct roster *from)
{
    memcpy(to, from, roster_size(from));
}

int32_t roster_find(const struct roster *roster, const char *id)
{
    for (int32_t i = 0; i < roster->count; i++)
        if (strcmp(roster->units[i].id, id) == 0)
            return i;
    return -1;
}

bool roster_add(struct roster *roster, const struct roster_unit *unit)
{
    if (roster->count == ROSTER_UNITS_MAX || roster_find(roster, unit->id) >= 0)
        return false;
    roster->units[roster->count] = *unit;
    roster->units[roster->count++].number = roster->came++;
    return true;
}

void roster_remove(struct roster *roster, int32_t unit)
{
    roster->count--;
    memmove(&roster->units[unit], &roster->units[unit + 1], (size_t)(roster->count - unit) * sizeof roster->units[0]);
    roster_contacts_tidy(roster);
}

int32_t roster_count_of(const struct roster *roster, const char *side)
{
    int32_t count = 0;
    for (int32_t i = 0; i < roster->count; i++)
        count += strcmp(roster->units[i].side, side) == 0;
    return count;
}

const char *roster_out(const struct roster *roster, int32_t unit)
{
    return roster->type->out(roster->units[unit].own);
}

bool roster_are_friends(const struct roster *roster, int32_t unit, int32_t other)
{
    return strcmp(roster->units[unit].side, roster->units[other].side) == 0;
}

void roster_count_loss(struct roster *roster, int32_t unit)
{
    const char *name = roster->type->friends_lost;
    const struct field *member = name ? field_find(roster->type->fields, name, strlen(name)) : NULL;
    for (int32_t other = 0; member && other < roster->count; other++)
        if (other != unit && roster_are_friends(roster, unit, other) && !roster_out(roster, other))
            unit_change_number(member, EFFECT_ADD, 1, roster->units[other].own);
}

bool roster_is_undone(const struct roster_change *list, int32_t count, const struct roster_unit *made,
                      const struct roster_unit *settled)
{
    for (int32_t i = 0; i < count; i++) {
        const struct field *member = list[i].member;
        if (member->kind != FIELD_TEXT && unit_number(member, made->own) != unit_number(member, settled->own))
            return true;
    }
    return false;
}

void roster_change_all(struct roster *roster, const struct roster_change *list, int32_t count)
{
    for (int32_t i = 0; i < count; i++)
        if (!roster_change_follows(roster->type, list, i))
            roster_change(roster, &list[i]);
    for (int32_t i = 0; i < count; i++)
        roster_settle(roster, list[i].unit);
}

/* In a role for units that are out, what the unit itself owes bars nothing. */
bool roster_bar_holds(const struct roster *roster, int32_t unit, const struct barring *it)
{
    const struct unit_bar *bar = it->bar;
    if ((bar->rule == BAR_DUE && roster_out(roster, unit)) || !bar->holds(it))
        return false;
    if (!bar->of_unit)
        return true;
    const struct field *id = field_find(roster->type->fields, bar->of_unit, strlen(bar->of_unit));
    const int32_t other = roster_find(roster, (const char *)it->unit + id->offset);
    return other >= 0 && !roster_out(roster, other);
}

bool turn_follows(const struct unit_type *type, int32_t turn, int32_t phase, int32_t to_turn, int32_t to_phase)
{
    int32_t first = type->phases ? 0 : -1;
    bool next_phase = type->phases && turn > 0 && to_turn == turn && to_phase == phase + 1;
    return next_phase || (to_turn == turn + 1 && to_phase == first);
}

bool phase_has(const struct unit_type *type, int32_t phase, const char *step)
{
    if (phase < 0 || !type->phases)
        return true;
    for (const char *const *name = type->phases[phase].steps; *name; name++)
        if (strcmp(*name, step) == 0)
            return true;
    return false;
}

/* Whether the unit's leader, as the due defines it, is out of the game and nobody has replaced it. */
static bool has_lost_its_leader(const struct roster *roster, int32_t unit, const struct unit_due *due)
{
    bool lost = false;
    for (int32_t other = 0; other < roster->count; other++) {
        if (!roster_are_friends(roster, unit, other) ||
            !due->leads(due, roster->units[unit].own, roster->units[other].own))
            continue;
        if (!roster_out(roster, other))
            return false;
        lost = true;
    }
    return lost;
}

static bool due_holds(const struct roster *roster, int32_t unit, const struct unit_due *due)
{
    return due->holds(due, roster->units[unit].own, roster->options) &&
           (!due->leads || has_lost_its_leader(roster, unit, due));
}

int32_t roster_dues(const struct roster *roster, int32_t unit, const struct unit_due **list, int32_t max)
{
    int32_t count = 0;
    for (const struct unit_due *due = roster->type->dues; due && due->name && count < max; due++)
        if (due_holds(roster, unit, due))
            list[count++] = due;
    return count;
}

bool roster_owes_first(const struct roster *roster, int32_t unit, const char *step, const char *role)
{
    for (const struct unit_due *due = roster->type->dues; due && due->name; due++)
        if (due->compulsory && strcmp(due->step, step) == 0 && strcmp(due->role, role) == 0 &&
            due_holds(roster, unit, due))
            return true;
    return false;
}

bool roster_step_is_owed(const struct roster *roster, const struct assignment *assignment, const struct step *step)
{
    for (int32_t role = 0; step->roles && step->roles[role].name; role++)
        for (int32_t item = 0; item < assignment->count[role]; item++) {
            int32_t unit = assignment->units[role][item];
            if (unit >= 0 && roster_owes_first(roster, unit, step->name, step->roles[role].name))
                return true;
        }
    return false;
}

int32_t roster_lapses(const struct roster *roster, int32_t turn, struct roster_lapse *list)
{
    _Alignas(8) unsigned char then[UNIT_SIZE_MAX];
    int32_t count = 0;
    for (int32_t i = 0; turn != roster->turn && i < roster->count; i++) {
        memcpy(then, roster->units[i].own, roster->type->fields->size);
        unit_turn(roster->type, roster->options, then);
        for (const struct unit_due *due = roster->type->dues; due && due->name; due++)
            if (!due->only_if && count < ROSTER_LAPSES_MAX && due_holds(roster, i, due) &&
                !due->holds(due, then, roster->options))
                list[count++] = (struct roster_lapse){i, due};
    }
    return count;
}

int32_t roster_differences(const struct roster *before, const struct roster *now, int32_t unit,
                           struct roster_difference *list, int32_t most)
{
    const struct roster_unit *after = &now->units[unit];
    int32_t place = roster_find(before, after->id), count = 0;
    const struct fields *fields = now->type->fields;
    for (size_t i = 0; place >= 0 && i < fields->count && count < most; i++) {
        const struct field *field = &fields->list[i];
        const unsigned char *was = before->units[place].own, *is = after->own;
        bool text = field->kind == FIELD_TEXT;
        int32_t old = text || !field_given(field, was) ? FIELD_ABSENT : unit_number(field, was);
        int32_t new = text || !field_given(field, is) ? FIELD_ABSENT : unit_number(field, is);
        bool same =
            text ? strcmp((const char *)was + field->offset, (const char *)is + field->offset) == 0 : old == new;
        if (same)
            continue;
        struct roster_difference *found = &list[count++];
        *found = (struct roster_difference){.member = field, .before = old, .after = new};
        memcpy(found->id, after->id, sizeof after->id);
        memcpy(found->name, after->name, sizeof after->name);
    }
    return count;
}
