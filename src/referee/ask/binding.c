/* With a roster: what units fill in, and what the ruling changes in them. */
#include "binding.h"
#include "unit_requests.h"
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
    units->said.named = true;
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
    *ret_code = ERROR_UNIT_NOT_ELIGIBLE;
    return role->unfit ? role->unfit(roster->units[unit].own) : NULL;
}

/* A binding while it is made. */
struct making {
    const struct intent *intent;
    struct bound_units *units;
    const struct roster *roster;
    struct violations *violations;
};

/* Says what is wrong with a unit, where the body names it. */
static void unit_violate(const struct making *making, int32_t role, int32_t item, enum umpire_error code,
                         const char *words, const char *more)
{
    const struct unit_role *part = &making->intent->step->roles[role];
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/units/%s", part->name);
    if (part->many)
        text_format(&text, "/%d", item);
    violation_add(making->violations, code, pointer, "%s%s", words, more);
}

static void unit_find(const struct making *making, int32_t role, int32_t item)
{
    int32_t unit = roster_find(making->roster, making->intent->units->ids[role][item]);
    enum umpire_error code;
    const char *bar = unit < 0 ? NULL : bar_of(making->roster, &making->intent->step->roles[role], unit, &code);
    making->units->assignment.units[role][item] = unit;
    if (unit < 0)
        unit_violate(making, role, item, ERROR_UNIT_UNKNOWN, "the session has no unit of this id", "");
    else if (bar)
        unit_violate(
            making, role, item, code,
            code == ERROR_UNIT_OUT ? "the unit is out of the game: " : "the unit cannot take this role: ", bar);
}

static void units_find(const struct making *making)
{
    const struct named_units *named = making->intent->units;
    if (!making->roster) {
        violation_add(making->violations, ERROR_UNIT_UNKNOWN, "/units", "the session has no units");
        return;
    }
    for (int32_t role = 0; making->intent->step->roles[role].name; role++) {
        making->units->assignment.count[role] = named->count[role];
        for (int32_t item = 0; item < named->count[role]; item++)
            unit_find(making, role, item);
    }
}

/* Whether a unit is named before this place, where roles do not allow for that. */
static bool is_named_before(const struct making *making, int32_t role, int32_t item)
{
    const struct assignment *assignment = &making->units->assignment;
    const struct unit_role *roles = making->intent->step->roles;
    for (int32_t other = 0; other <= role; other++)
        for (int32_t i = 0; i < (other < role ? assignment->count[other] : item); i++)
            if (assignment->units[other][i] == assignment->units[role][item] &&
                (!roles[role].camp || roles[other].camp != roles[role].camp || (other == role && roles[role].once)))
                return true;
    return false;
}

static void repeats_find(const struct making *making)
{
    for (int32_t role = 0; making->intent->step->roles[role].name; role++)
        for (int32_t item = 0; item < making->units->assignment.count[role]; item++)
            if (is_named_before(making, role, item))
                unit_violate(making, role, item, ERROR_NOT_UNIQUE, "the unit is named twice", "");
}

/* Of roles that fill the same input only one may be taken. */
static void clash_find(const struct making *making)
{
    const struct fillable *list = making->intent->units->fillable;
    for (int32_t i = 1; i < making->intent->units->fillable_count; i++)
        if (strcmp(list[i - 1].pointer, list[i].pointer) == 0) {
            unit_violate(making, list[i].role, list[i].item, ERROR_CONFLICTING_FIELDS,
                         "another unit fills the same input: name one of them; it is ", list[i].pointer);
            return;
        }
}

static void items_check(const struct making *making)
{
    const struct intent *intent = making->intent;
    for (int32_t role = 0; intent->step->roles[role].name; role++) {
        const struct unit_role *part = &intent->step->roles[role];
        char pointer[VIOLATION_POINTER_MAX];
        struct text text;
        int32_t count = intent->units->count[role];
        if (!count || roster_items_fit(intent->step, role, count, intent->question.input))
            continue;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/input/%s", part->place);
        violation_add(
            making->violations, ERROR_CONFLICTING_FIELDS, pointer,
            "%s takes another number of units than the input has items: it must have one for each, or be left "
            "out",
            part->name);
    }
}

/* Whether units and roles fit each other: one look after the other, as far as nothing is wrong. */
static bool units_assign(const struct making *making)
{
    static void (*const looks[])(const struct making *) = {units_find, repeats_find, clash_find, items_check};
    for (size_t i = 0; i < sizeof looks / sizeof looks[0] && making->violations->count == 0; i++)
        looks[i](making);
    return making->violations->count == 0;
}

/* One input: what was given wins over the unit. */
static void input_fill(const struct making *making, const struct fillable *fillable)
{
    struct bound_units *units = making->units;
    void *place = (char *)units->input + fillable->place;
    bool given = members_given_has(&units->given, fillable->to, place);
    int32_t unit = units->assignment.units[fillable->role][fillable->item];
    enum filling filling = roster_fill(making->roster, unit, fillable->fill, fillable->to, given ? NULL : place);
    if (filling == FILLING_UNKNOWN)
        return;
    if (given) {
        units->overridden[units->said.overridden.count++] = fillable->pointer;
        return;
    }
    if (filling == FILLING_UNFIT)
        violation_add(making->violations, ERROR_OUT_OF_RANGE, fillable->pointer,
                      "what the unit has is outside the range of this input");
    units->autofilled[units->said.autofilled.count++] = fillable->pointer;
    members_given_add(&units->given, fillable->to, place);
}

/* The input as it was given, and what the units fill in. */
static void inputs_fill(const struct making *making)
{
    const struct intent *intent = making->intent;
    struct bound_units *units = making->units;
    memcpy(units->input, intent->question.input, intent->step->input->size);
    memcpy(units->given.bits, intent->units->given.bits, members_given_size(intent->step->input));
    units->said.autofilled = (struct pointers){.list = units->autofilled};
    units->said.overridden = (struct pointers){.list = units->overridden};
    for (int32_t i = 0; i < intent->units->fillable_count; i++)
        input_fill(making, &intent->units->fillable[i]);
}

bool binding_bind(struct binding *binding, const struct roster *roster, struct violations *violations)
{
    const struct intent *intent = binding->intent;
    struct bound_units *units = binding->units;
    const struct making making = {intent, units, roster, violations};
    if (!units)
        return true;
    if (!units_assign(&making))
        return false;
    inputs_fill(&making);
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

/* Ids and texts outlive the roster. */
static bool change_say(struct bound_units *units, const struct roster *roster, int32_t number)
{
    struct roster_change *change = &units->changes[number];
    char *id = units->changed_ids[number];
    if (change->text) {
        size_t size = strlen(change->text) + 1;
        char *text = arena_take(units->arena, size);
        if (!text)
            return false;
        change->text = memcpy(text, change->text, size);
    }
    memcpy(id, roster->units[change->unit].id, sizeof units->changed_ids[0]);
    units->changed[number] = unit_changed_of(id, change);
    return true;
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
        if (!change_say(units, roster, i))
            return false;
    units->said.changes = (struct unit_changes){.count = count, .list = units->changed};
    return true;
}
