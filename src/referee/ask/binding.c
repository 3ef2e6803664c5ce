/* With a roster: what units fill in, and what the ruling changes in them. */
#include "binding.h"
#include <stdlib.h>
#include <string.h>

static int by_name(const void *left, const void *right)
{
    const struct role_units *a = left, *b = right;
    return strcmp(a->role, b->role);
}

/* Who takes which role, as the entry says it. */
static void roles_say(const struct named_units *named, const struct step *step, struct units_said *said)
{
    for (int32_t role = 0; step->roles[role].name; role++)
        if (named->count[role] > 0)
            said->roles[said->role_count++] = (struct role_units){.role = step->roles[role].name,
                                                                  .many = step->roles[role].many,
                                                                  .count = named->count[role],
                                                                  .ids = named->ids[role]};
    qsort(said->roles, (size_t)said->role_count, sizeof said->roles[0], by_name);
}

bool binding_start(struct binding *binding, struct arena *arena, const struct intent *intent)
{
    const struct named_units *named = intent->units;
    *binding = (struct binding){.intent = intent, .question = intent->question};
    if (!named)
        return true;
    struct bound_units *units = arena_take_zero(arena, sizeof *units);
    if (!units)
        return false;
    size_t pointers = (size_t)named->fillable_count * sizeof units->autofilled[0];
    units->arena = arena;
    units->input = arena_take(arena, intent->step->input->size);
    units->given = (struct members_given){units->input, intent->step->input,
                                          arena_take(arena, members_given_size(intent->step->input))};
    units->autofilled = arena_take(arena, pointers);
    units->overridden = arena_take(arena, pointers);
    units->said.applied = named->apply;
    roles_say(named, intent->step, &units->said);
    binding->question.input = units->input;
    binding->units = units;
    return units->input && units->given.bits && units->autofilled && units->overridden;
}

/* Why the unit may not take the role; NULL: it may. */
static const char *bar_of(const struct roster *roster, const struct unit_role *role, int32_t unit,
                          enum umpire_error *ret_code)
{
    const char *out = roster_out(roster, unit);
    if (out && role->in_play) {
        *ret_code = ERROR_UNIT_OUT;
        return out;
    }
    *ret_code = ERROR_UNIT_UNFIT;
    return role->unfit ? role->unfit(roster->units[unit].own) : NULL;
}

static void unit_check(const struct roster *roster, const struct step *step, int32_t role, int32_t item, int32_t unit,
                       struct violations *violations)
{
    enum umpire_error code = ERROR_UNIT_UNKNOWN;
    const char *bar = unit < 0 ? NULL : bar_of(roster, &step->roles[role], unit, &code);
    char pointer[VIOLATION_POINTER_MAX];
    if (unit >= 0 && !bar)
        return;
    named_unit_pointer(step, role, item, pointer);
    if (unit < 0)
        violation_add(violations, code, pointer, "the session has no unit of this id");
    else
        violation_add(violations, code, pointer, "%s: %s",
                      code == ERROR_UNIT_OUT ? "the unit is out of the game" : "the unit cannot take this role", bar);
}

static bool units_find(struct binding *binding, const struct roster *roster, struct violations *violations)
{
    const struct named_units *named = binding->intent->units;
    const struct step *step = binding->intent->step;
    struct assignment *assignment = &binding->units->assignment;
    if (!roster) {
        violation_add(violations, ERROR_UNIT_UNKNOWN, "/units", "the session has no units");
        return false;
    }
    for (int32_t role = 0; step->roles[role].name; role++) {
        assignment->count[role] = named->count[role];
        for (int32_t item = 0; item < named->count[role]; item++) {
            int32_t unit = roster_find(roster, named->ids[role][item]);
            assignment->units[role][item] = unit;
            unit_check(roster, step, role, item, unit, violations);
        }
    }
    return violations->count == 0;
}

/* One input: what was given wins over the unit. */
static void input_fill(struct bound_units *units, const struct roster *roster, const struct fillable *fillable,
                       struct violations *violations)
{
    void *place = (char *)units->input + fillable->place;
    bool given = members_given_has(&units->given, fillable->to, place);
    int32_t unit = units->assignment.units[fillable->role][fillable->item];
    enum filling filling = roster_fill(roster, unit, fillable->fill, fillable->to, given ? NULL : place);
    if (filling == FILLING_UNKNOWN)
        return;
    if (given) {
        units->overridden[units->said.overridden.count++] = fillable->pointer;
        return;
    }
    if (filling == FILLING_UNFIT)
        violation_add(violations, ERROR_OUT_OF_RANGE, fillable->pointer,
                      "what the unit has is outside the range of this input");
    units->autofilled[units->said.autofilled.count++] = fillable->pointer;
    members_given_add(&units->given, fillable->to, place);
}

/* The input as it was given, and what the units fill in. */
static void inputs_fill(struct binding *binding, const struct roster *roster, struct violations *violations)
{
    const struct intent *intent = binding->intent;
    struct bound_units *units = binding->units;
    memcpy(units->input, intent->question.input, intent->step->input->size);
    memcpy(units->given.bits, intent->units->given.bits, members_given_size(intent->step->input));
    units->said.autofilled = (struct pointers){.list = units->autofilled};
    units->said.overridden = (struct pointers){.list = units->overridden};
    for (int32_t i = 0; i < intent->units->fillable_count; i++)
        input_fill(units, roster, &intent->units->fillable[i], violations);
}

bool binding_bind(struct binding *binding, const struct roster *roster, struct violations *violations)
{
    const struct intent *intent = binding->intent;
    struct bound_units *units = binding->units;
    if (!units)
        return true;
    if (!units_find(binding, roster, violations))
        return false;
    inputs_fill(binding, roster, violations);
    if (!intent->units->recorded)
        fields_require(intent->step->input, units->input, "/input", &units->given, violations);
    if (violations->count == 0 && intent->step->check)
        intent->step->check(&binding->question, violations);
    return violations->count == 0;
}

/* Memory for the changes that the entry says; what there is serves as long as it is enough. */
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

static void change_say(struct bound_units *units, const struct roster *roster, int32_t number)
{
    const struct roster_change *change = &units->changes[number];
    char *id = units->changed_ids[number];
    memcpy(id, roster->units[change->unit].id, sizeof units->changed_ids[0]);
    units->changed[number] = (struct unit_changed){.unit = id,
                                                   .member = change->member,
                                                   .kind = change->kind,
                                                   .value = change->value,
                                                   .before = change->before,
                                                   .after = change->after,
                                                   .clause = change->clause};
}

bool binding_affect(struct binding *binding, const struct roster *roster, const struct ruling *ruling)
{
    struct bound_units *units = binding->units;
    struct roster_change list[ROSTER_CHANGES_MAX];
    struct effects effects = {.count = 0};
    if (ruling->step->effects)
        ruling->step->effects(&ruling->question, ruling->status, ruling->outcome, &effects);
    int32_t count = roster_changes(roster, &units->assignment, &effects, list);
    units->said.changes = (struct unit_changes){.count = 0};
    if (effects.cut || count < 0 || !changes_room(units, count))
        return false;
    if (count)
        memcpy(units->changes, list, (size_t)count * sizeof *list);
    for (int32_t i = 0; i < count; i++)
        change_say(units, roster, i);
    units->said.changes = (struct unit_changes){.count = count, .list = units->changed};
    return true;
}
