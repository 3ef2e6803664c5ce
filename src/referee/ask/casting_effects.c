/* With the roster that counts: what units fill in, and what the ruling changes in them. */
#include "casting_parts.h"
#include <string.h>

/* Units that a correction names may have come later than what it corrects. */
static void unit_check(const struct roster *roster, const struct unit_role *role, int32_t unit,
                       struct violations *violations)
{
    enum umpire_error code;
    const char *bar = unit < roster->count ? casting_bar(roster, role, unit, &code) : NULL;
    if (unit >= roster->count)
        violation_add(violations, ERROR_UNIT_UNKNOWN, "/units", "a unit in the role %s had not come yet", role->name);
    else if (bar)
        violation_add(violations, code, "/units",
                      code == ERROR_UNIT_OUT ? "%s is out of the game: %s" : "%s cannot take its role: %s",
                      roster->units[unit].id, bar);
}

static bool units_are_in(const struct casting *casting, const struct roster *roster, const struct step *step,
                         struct violations *violations)
{
    for (int32_t role = 0; step->roles[role].name; role++)
        for (int32_t item = 0; item < casting->cast.count[role]; item++)
            unit_check(roster, &step->roles[role], casting->cast.units[role][item], violations);
    int32_t role, item;
    if (violations->count == 0 && casting_repeats(casting, step, &role, &item))
        violation_add(violations, ERROR_NOT_UNIQUE, "/units", "a unit is named twice");
    return violations->count == 0;
}

/* What the unit does not know any more is as if it had never been said, where it need not be said: the step's check
 * then looks at the whole. False where it must be. */
static bool leave_out(const struct step *step, const struct unit_input *taking, void *input)
{
    const struct fields *fields;
    char *base = roster_place(step, taking->role, taking->item, input, &fields);
    const struct field *field = field_find(fields, taking->fill->input, strlen(taking->fill->input));
    if (field->presence == FIELD_REQUIRED)
        return false;
    field_default(field, base);
    return true;
}

bool casting_settle(struct casting *casting, const struct roster *roster, const struct step *step, void *input,
                    struct violations *violations)
{
    struct pointers *taken = &casting->said.taken, *overridden = &casting->said.overridden;
    *taken = (struct pointers){.list = casting->taken};
    *overridden = (struct pointers){.list = casting->overridden};
    if (!units_are_in(casting, roster, step, violations))
        return false;
    for (int32_t i = 0; i < casting->taking_count; i++) {
        struct unit_input *taking = &casting->takings[i];
        enum filling filling = roster_fill(roster, &casting->cast, step, taking->role, taking->item, taking->fill,
                                           taking->given ? NULL : input);
        bool known = filling != FILLING_UNKNOWN;
        if (filling == FILLING_UNFIT && !taking->given)
            violation_add(violations, ERROR_OUT_OF_RANGE, taking->pointer,
                          "what the unit has is outside the range of this input");
        if (known && taking->given)
            casting->overridden[overridden->count++] = taking->pointer;
        else if (known)
            casting->taken[taken->count++] = taking->pointer;
        else if (taking->filled && !leave_out(step, taking, input))
            violation_add(violations, ERROR_MISSING_FIELD, taking->pointer, "the unit does not know it any more");
        taking->filled = taking->filled || (known && !taking->given);
    }
    return violations->count == 0;
}

bool casting_affect(struct casting *casting, const struct roster *roster, const struct ruling *ruling)
{
    struct effects *effects = casting->effects;
    effects->count = 0;
    effects->cut = false;
    if (ruling->step->effects)
        ruling->step->effects(&ruling->question, ruling->status, ruling->outcome, effects);
    int32_t count = roster_changes(roster, &casting->cast, effects, casting->changes);
    for (int32_t i = 0; i < count; i++) {
        const struct roster_change *change = &casting->changes[i];
        char *id = casting->ids[change->unit];
        memcpy(id, roster->units[change->unit].id, sizeof casting->ids[0]);
        casting->changed[i] = unit_changed_of(id, change);
    }
    casting->said.changes = (struct unit_changes){.count = count < 0 ? 0 : count, .list = casting->changed};
    return count >= 0 && !effects->cut;
}

struct unit_changed unit_changed_of(const char *unit, const struct roster_change *change)
{
    return (struct unit_changed){.unit = unit,
                                 .name = change->member->name,
                                 .field = change->member,
                                 .add = change->kind == EFFECT_ADD ? change->value : FIELD_ABSENT,
                                 .before = change->before,
                                 .after = change->after,
                                 .text = change->text,
                                 .clause = change->clause};
}

bool units_enter(struct arena *arena, const struct unit_type *type, const struct roster_unit *units, int32_t count,
                 struct units_entered *ret)
{
    struct unit_entered *list = arena_take(arena, (size_t)count * sizeof *list);
    for (int32_t i = 0; list && i < count; i++)
        list[i] = (struct unit_entered){.id = units[i].id,
                                        .name = units[i].name,
                                        .seat = units[i].seat,
                                        .fields = type->fields,
                                        .own = units[i].own};
    *ret = (struct units_entered){.count = count, .list = list};
    return list != NULL;
}
