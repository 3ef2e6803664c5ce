/* A ruling's changes to units, in the form of the entry. */
#include "referee/binding.h"
#include "referee/units_say.h"
#include <string.h>

/* Memory for the entry's changes; the present memory is used as long as it is large enough. */
static bool changes_room(struct bound_units *units, int32_t count)
{
    if (count <= units->change_room)
        return true;
    int32_t room = count > ROSTER_CHANGES_MAX / 2 ? ROSTER_CHANGES_MAX : 2 * count;
    units->changes = arena_take(units->arena, (size_t)room * sizeof *units->changes);
    units->changed = arena_take(units->arena, (size_t)room * sizeof *units->changed);
    units->changed_ids = arena_take(units->arena, (size_t)room * sizeof *units->changed_ids);
    bool taken = units->changes && units->changed && units->changed_ids;
    units->change_room = taken ? room : 0;
    return taken;
}

/* Units whose names the ruling has already, apart from those in roles. */
static bool is_named(const struct assignment *assignment, int32_t unit)
{
    for (int32_t role = 0; role < UNIT_ROLES_MAX; role++)
        for (int32_t i = 0; i < assignment->count[role]; i++)
            if (assignment->units[role][i] == unit)
                return true;
    return false;
}

/* Ids and texts outlive the roster. */
static bool change_say(struct bound_units *units, const struct roster *roster, int32_t number)
{
    struct roster_change *change = &units->changes[number];
    const struct roster_unit *unit = &roster->units[change->unit];
    char *id = units->changed_ids[number], *name = NULL;
    if (!is_named(&units->assignment, change->unit) &&
        !(name = arena_copy(units->arena, unit->name, strlen(unit->name))))
        return false;
    if (change->text) {
        size_t size = strlen(change->text) + 1;
        char *text = arena_take(units->arena, size);
        if (!text)
            return false;
        change->text = memcpy(text, change->text, size);
    }
    memcpy(id, unit->id, sizeof units->changed_ids[0]);
    units->changed[number] = unit_changed_of(id, name, change);
    return true;
}

bool binding_affect(struct binding *binding, const struct roster *roster, const struct ruling *ruling)
{
    struct bound_units *units = binding->units;
    struct roster_change list[ROSTER_CHANGES_MAX];
    struct tabletop tabletop;
    tabletop_start(&tabletop, roster, &units->assignment, list);
    if (!question_is_barred(&ruling->question))
        step_apply(ruling->step, &ruling->question, ruling->status, ruling->outcome, &tabletop);
    int32_t count = tabletop_end(&tabletop);
    units->stated.changes = (struct unit_changes){.count = 0};
    if (count < 0 || !changes_room(units, count))
        return false;
    if (count)
        memcpy(units->changes, list, (size_t)count * sizeof *list);
    for (int32_t i = 0; i < count; i++)
        if (!change_say(units, roster, i))
            return false;
    units->stated.changes = (struct unit_changes){.count = count, .list = units->changed};
    return true;
}
