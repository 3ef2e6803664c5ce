/* Units and turns in the form of entries. */
#include "referee/units_say.h"
#include "referee/unit_requests.h"
#include <string.h>

bool units_enter(struct arena *arena, const struct unit_type *type, const struct roster_unit *units, int32_t count,
                 struct units_entered *ret)
{
    struct unit_entered *list = arena_take(arena, (size_t)count * sizeof *list);
    for (int32_t i = 0; list && i < count; i++)
        list[i] = (struct unit_entered){.id = units[i].id,
                                        .name = units[i].name,
                                        .side = units[i].side,
                                        .fields = type->fields,
                                        .own = units[i].own};
    *ret = (struct units_entered){.count = count, .list = list};
    return list != NULL;
}

struct unit_changed unit_changed_of(const char *unit, const char *name, const struct roster_change *change)
{
    return (struct unit_changed){.unit = unit,
                                 .unit_name = name,
                                 .name = change->member->name,
                                 .field = change->member,
                                 .add = change->kind == EFFECT_ADD ? change->value : FIELD_ABSENT,
                                 .before = change->before,
                                 .after = change->after,
                                 .text = change->text,
                                 .clause = change->clause};
}

static bool lapses_say(struct arena *arena, const struct roster *roster, struct entry_turn *turn)
{
    struct roster_lapse *found = arena_take(arena, ROSTER_LAPSES_MAX * sizeof *found);
    int32_t count = found ? roster_lapses(roster, turn->turn, found) : 0;
    struct due_lapsed *list = arena_take(arena, ((size_t)count + 1) * sizeof *list);
    for (int32_t i = 0; found && list && i < count; i++) {
        const struct roster_unit *unit = &roster->units[found[i].unit];
        list[i] = (struct due_lapsed){.due = found[i].due->name, .unit = unit->id, .unit_name = unit->name};
    }
    turn->lapsed_count = count;
    turn->lapsed = list;
    return found && list;
}

/* How a unit differs from its earlier state, as a list of set members. */
static int32_t differences_say(const struct roster *before, const struct roster *now, int32_t unit,
                               struct unit_changed *list)
{
    struct roster_difference found[UNIT_FIELDS_MAX];
    const struct roster_unit *is = &now->units[unit];
    int32_t count = roster_differences(before, now, unit, found, UNIT_FIELDS_MAX);
    for (int32_t i = 0; i < count; i++) {
        const char *text = (const char *)is->own + found[i].member->offset;
        const struct roster_change change = {.member = found[i].member,
                                             .kind = EFFECT_SET,
                                             .before = found[i].before,
                                             .after = found[i].after,
                                             .text = found[i].member->kind == FIELD_TEXT && text[0] ? text : NULL};
        list[i] = unit_changed_of(is->id, is->name, &change);
    }
    return count;
}

static bool turn_changes_say(struct arena *arena, const struct roster *before, const struct roster *now,
                             struct unit_changes *ret)
{
    size_t members = now->type->fields->count < UNIT_FIELDS_MAX ? now->type->fields->count : UNIT_FIELDS_MAX;
    struct unit_changed *list = arena_take(arena, ((size_t)now->count * members + 1) * sizeof *list);
    int32_t count = 0;
    for (int32_t i = 0; list && i < now->count; i++)
        count += differences_say(before, now, i, list + count);
    *ret = (struct unit_changes){.count = count, .list = list};
    return list != NULL;
}

bool turn_say(struct arena *arena, const struct roster *roster, int32_t phase, struct entry_turn *turn)
{
    struct roster *before = arena_take(arena, sizeof *before), *now = arena_take(arena, sizeof *now);
    if (!before || !now)
        return false;
    roster_copy(before, roster);
    roster_copy(now, roster);
    roster_turn(now, turn->turn, phase);
    return lapses_say(arena, before, turn) && turn_changes_say(arena, before, now, &turn->changes);
}
