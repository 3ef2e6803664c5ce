/* Binds a question to a roster, in this order: which unit takes which role, what they fill in, what bars them, what is
 * still missing. */
#include "referee/binding_parts.h"
#include <stdlib.h>
#include <string.h>

static int by_name(const void *left, const void *right)
{
    const struct role_units *a = left, *b = right;
    return strcmp(a->role, b->role);
}

/* The units in roles, in the form of the entry. */
static void roles_say(const struct named_units *named, const struct step *step, struct units_stated *stated)
{
    for (int32_t role = 0; step->roles[role].name; role++)
        if (named->count[role] > 0)
            stated->roles[stated->role_count++] = (struct role_units){.role = step->roles[role].name,
                                                                      .many = step->roles[role].many,
                                                                      .count = named->count[role],
                                                                      .ids = named->ids[role]};
    qsort(stated->roles, (size_t)stated->role_count, sizeof stated->roles[0], by_name);
}

static int32_t named_count(const struct named_units *named)
{
    int32_t count = 0;
    for (int32_t role = 0; role < UNIT_ROLES_MAX; role++)
        count += named->count[role];
    return count;
}

/* Memory for the names, which the resolver and the entry use. */
static void names_point(const struct named_units *named, const struct step *step, struct bound_units *units)
{
    int32_t next = 0;
    for (int32_t role = 0; step->roles[role].name; role++)
        for (int32_t item = 0; item < named->count[role]; item++) {
            units->shown.ids[role][item] = named->ids[role][item];
            units->shown.names[role][item] = units->names ? units->names[next++] : NULL;
        }
    for (int32_t i = 0; i < units->stated.role_count; i++)
        units->stated.roles[i].names = units->shown.names[unit_role_find(step, units->stated.roles[i].role)];
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
    units->assumed = arena_take(arena, pointers);
    units->scratch = arena_take(arena, intent->step->input->size);
    units->names = arena_take(arena, (size_t)(named_count(named) + 1) * sizeof units->names[0]);
    units->barred = arena_take(arena, UNIT_BARS_MAX * sizeof units->barred[0]);
    units->stated.named = true;
    units->stated.applied = named->apply;
    roles_say(named, intent->step, &units->stated);
    names_point(named, intent->step, units);
    binding->question.input = units->input;
    binding->question.units = &units->shown;
    binding->units = units;
    return units->input && units->given.bits && units->autofilled && units->overridden && units->assumed &&
           units->scratch && units->names && units->barred;
}

/* A list that has an item for each unit has as many as the input gives: one unit alone has no order. */
static void units_suffice(const struct making *making)
{
    const struct step *step = making->intent->step;
    for (int32_t role = 0; step->roles[role].name; role++) {
        const struct unit_role *part = &step->roles[role];
        if (!part->many || !part->fills || !part->place[0] || !making->intent->units->count[role])
            continue;
        const struct field *list = field_find(step->input, part->place, strlen(part->place));
        char pointer[VIOLATION_POINTER_MAX];
        int32_t count;
        struct text text;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/input/%s", part->place);
        memcpy(&count, (const char *)making->units->input + list->count, sizeof count);
        if (count < list->min)
            violation_add(making->violations, ERROR_MISSING_FIELD, pointer, "needs at least %d units", (int)list->min);
    }
}

const char *binding_bar_said(const struct bar_found *bar)
{
    return bar->most == 0 && bar->none ? bar->none : bar->text;
}

/* Nobody need look up what a barred question lacks: the bar replaces the violation of the first such member. */
static void bar_say_first(const struct bound_units *units, int32_t first, struct violations *violations)
{
    for (int32_t i = 0; i < units->shown.bar_count && first < violations->count; i++) {
        const struct bar_found *bar = &units->shown.bars[i];
        struct text text;
        if (bar->waiver != BAR_HOLDS)
            continue;
        text_start(&text, violations->list[first].message, sizeof violations->list[first].message);
        text_format(&text, "is not needed, since %s takes no part: %s", units->shown.names[bar->role][bar->item],
                    binding_bar_said(bar));
        return;
    }
}

bool binding_bind(struct binding *binding, const struct roster *roster, struct violations *violations)
{
    const struct intent *intent = binding->intent;
    struct bound_units *units = binding->units;
    struct making making = {.intent = intent, .units = units, .roster = roster, .violations = violations};
    if (!units)
        return true;
    units->shown.bar_count = 0;
    units->shown.overridden = intent->override != NULL;
    memset(units->shown.fewer, 0, sizeof units->shown.fewer);
    if (!binding_assign(&making))
        return false;
    binding_fill(&making);
    binding_bar(&making);
    if (making.too_many && !question_is_barred(&binding->question))
        binding_say_unfit(&making, making.too_many);
    binding_want(&making);
    if (!intent->units->recorded) {
        const int32_t before = violations->count;
        fields_require(intent->step->input, units->input, "/input", &units->given, violations);
        units_suffice(&making);
        bar_say_first(units, before, violations);
    }
    if (violations->count == 0 && intent->step->check)
        intent->step->check(&binding->question, violations);
    return violations->count == 0;
}
