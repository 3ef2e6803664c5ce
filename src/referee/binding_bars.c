/* What bars units from their roles: their own state, and friends who would attack each other. Also roles that must be
 * taken. */
#include "referee/binding_parts.h"

bool binding_is_out(const struct making *making, int32_t role, int32_t item)
{
    const struct unit_role *part = &making->intent->step->roles[role];
    return part->in_play && roster_out(making->roster, making->units->assignment.units[role][item]);
}

void binding_bar_meet(const struct making *making, int32_t role, int32_t item, struct bar_found found)
{
    struct question_units *shown = &making->units->shown;
    const struct intent *intent = making->intent;
    const bool warns = enforce_due_of(intent->ruleset->options, intent->question.options) == ENFORCE_DUE_WARN;
    if (shown->bar_count == UNIT_BARS_MAX)
        return;
    found.role = role;
    found.item = item;
    if (intent->override)
        found.waiver = BAR_OVERRIDDEN;
    else if (found.rule == BAR_TOLD || (found.rule == BAR_DUE && warns))
        found.waiver = BAR_WARNED;
    shown->bars[shown->bar_count++] = found;
}

/* The roles of a unit, as bits. */
static uint32_t roles_of(const struct making *making, int32_t unit)
{
    const struct assignment *assignment = &making->units->assignment;
    uint32_t roles = 0;
    for (int32_t role = 0; making->intent->step->roles[role].name; role++)
        for (int32_t item = 0; item < assignment->count[role]; item++)
            if (assignment->units[role][item] == unit)
                roles |= UINT32_C(1) << role;
    return roles;
}

static uint32_t roles_taken(const struct making *making)
{
    uint32_t roles = 0;
    for (int32_t role = 0; making->intent->step->roles[role].name; role++)
        if (making->units->assignment.count[role] > 0)
            roles |= UINT32_C(1) << role;
    return roles;
}

/* Whether the question has everything that its step requires; in an entry it has. */
static bool is_whole(const struct making *making)
{
    const struct fields *fields = making->intent->step->input;
    for (size_t i = 0; !making->intent->units->recorded && i < fields->count; i++)
        if (fields->list[i].presence == FIELD_REQUIRED &&
            !members_given_has(&making->units->given, &fields->list[i], making->units->input))
            return false;
    return true;
}

/* One unit and one role, whether it takes that role or not. */
static struct barring barring_of(const struct making *making, int32_t unit, int32_t role)
{
    return (struct barring){.unit = making->roster->units[unit].own,
                            .options = making->intent->question.options,
                            .input = making->units->input,
                            .step = making->intent->step,
                            .role = role,
                            .roles = roles_of(making, unit),
                            .taken = making->taken,
                            .whole = making->whole,
                            .named = making->units->assignment.units[role],
                            .count = making->units->assignment.count[role],
                            .ids = making->units->shown.ids};
}

/* The leader that the unit follows in this role, if one is named. */
static void leader_find(const struct making *making, int32_t unit, struct barring *barring)
{
    const struct assignment *assignment = &making->units->assignment;
    const char *led_by = barring->step->roles[barring->role].led_by;
    int32_t role = led_by ? unit_role_find(barring->step, led_by) : -1;
    if (role < 0 || assignment->count[role] == 0)
        return;
    barring->leader = making->roster->units[assignment->units[role][0]].own;
    barring->leader_is_friend = roster_are_friends(making->roster, unit, assignment->units[role][0]);
}

/* The bars from one unit's state. */
static void states_bar(const struct making *making, int32_t role, int32_t item)
{
    const struct step *step = making->intent->step;
    const struct unit_role *part = &step->roles[role];
    const struct fields *unused;
    const int32_t unit = making->units->assignment.units[role][item];
    struct barring barring = barring_of(making, unit, role);
    barring.item = item;
    if (part->place)
        barring.at = (const char *)making->units->input + role_place(step, &step->roles[role], item, &unused);
    leader_find(making, unit, &barring);
    if (binding_is_out(making, role, item)) {
        binding_bar_meet(making, role, item, bar_found_of(&unit_bar_out));
        return;
    }
    for (const struct unit_bar *bar = making->roster->type->bars; bar && bar->name; bar++) {
        barring.bar = bar;
        if (unit_bar_concerns(bar, step, role) && roster_bar_holds(making->roster, unit, &barring)) {
            struct bar_found found = bar_found_of(bar);
            found.most = bar->most ? bar->most(&barring) : FIELD_ABSENT;
            binding_bar_meet(making, role, item, found);
        }
    }
    const struct unit_deed *done = roster_deed_done(making->roster, &making->units->assignment, &barring);
    if (done)
        binding_bar_meet(making, role, item, bar_found_of(&done->bar));
}

/* Whether a unit is attacked by its own side. */
static bool is_attacked_by_friends(const struct making *making, int32_t role, int32_t item)
{
    const struct assignment *assignment = &making->units->assignment;
    const struct unit_role *roles = making->intent->step->roles;
    for (int32_t other = 0; roles[role].opposed == 2 && roles[other].name; other++)
        for (int32_t i = 0; roles[other].opposed == 1 && i < assignment->count[other]; i++)
            if (roster_are_friends(making->roster, assignment->units[role][item], assignment->units[other][i]))
                return true;
    return false;
}

static void bars_find(const struct making *making)
{
    const struct step *step = making->intent->step;
    for (int32_t role = 0; step->roles[role].name; role++)
        for (int32_t item = 0; item < making->units->assignment.count[role]; item++) {
            states_bar(making, role, item);
            if (is_attacked_by_friends(making, role, item))
                binding_bar_meet(making, role, item, bar_found_friends(step, &making->units->shown));
        }
}

/* The same in the form of the entry. */
static void bars_say(struct bound_units *units, const struct step *step)
{
    for (int32_t i = 0; i < units->shown.bar_count; i++) {
        const struct bar_found *found = &units->shown.bars[i];
        units->barred[i] = (struct unit_barred){.bar = found->name,
                                                .clause = found->clause,
                                                .input = found->input,
                                                .most = found->most,
                                                .role = step->roles[found->role].name,
                                                .unit = units->shown.ids[found->role][found->item],
                                                .waived = found->waiver};
    }
    units->stated.barred = (struct units_barred){units->shown.bar_count, units->barred};
}

void binding_bar(struct making *making)
{
    making->taken = roles_taken(making);
    making->whole = is_whole(making);
    bars_find(making);
    bars_say(making->units, making->intent->step);
}

/* The index of the first unit that makes the role mandatory; -1: there is none. */
static int32_t wanting_unit(const struct making *making, int32_t role)
{
    for (int32_t unit = 0; unit < making->roster->count; unit++) {
        const struct barring barring = barring_of(making, unit, role);
        if (!roster_out(making->roster, unit) && making->intent->step->roles[role].wanted(&barring))
            return unit;
    }
    return -1;
}

void binding_want(const struct making *making)
{
    const struct step *step = making->intent->step;
    const struct roster *roster = making->roster;
    for (int32_t role = 0; step->roles[role].name; role++) {
        int32_t unit = step->roles[role].wanted && !(making->taken >> role & 1) ? wanting_unit(making, role) : -1;
        if (unit >= 0)
            binding_violate(making, role, 0, ERROR_MISSING_FIELD, roster->units[unit].name,
                            step->roles[role].wanted_text);
    }
}
