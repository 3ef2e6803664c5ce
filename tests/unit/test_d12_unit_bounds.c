/* Units of the d12 skirmish in any state, under the rulings of all golden cases: no number ever leaves its range. */
#include "golden_questions.h"
#include "roster/roster.h"
#include "rulesets/d12_skirmish/d12_roster.h"

static const struct ruleset *d12;

static uint32_t chance;
static int32_t any(int32_t low, int32_t high)
{
    chance = chance * 1664525 + 1013904223;
    return low + (int32_t)((chance >> 8) % (uint32_t)(high - low + 1));
}

static void any_unit(struct d12_roster_unit *unit)
{
    memset(unit, 0, sizeof *unit);
    for (size_t i = 0; i < d12->units->fields->count; i++) {
        const struct field *field = &d12->units->fields->list[i];
        int32_t low = field->kind == FIELD_INT ? field->min : 0;
        int32_t high = field->kind == FIELD_INT    ? any(0, 1) ? field->max : low + (field->max > low)
                          : field->kind == FIELD_ENUM ? field->choices->count - 1
                                                   : 1;
        if (field->kind == FIELD_TEXT)
            continue;
        int32_t value = field->presence == FIELD_OPTIONAL && any(0, 2) == 0 ? FIELD_ABSENT : any(low, high);
        unit_set_number(field, unit, value);
    }
}

static void assert_within_bounds(const struct d12_roster_unit *unit, const char *after)
{
    for (size_t i = 0; i < d12->units->fields->count; i++) {
        const struct field *field = &d12->units->fields->list[i];
        if (field->kind == FIELD_TEXT)
            continue;
        int32_t value = unit_number(field, unit);
        int32_t high = field->kind == FIELD_INT    ? field->max
                       : field->kind == FIELD_ENUM ? field->choices->count - 1
                                                   : 1;
        int32_t low = field->kind == FIELD_INT ? field->min : 0;
        bool absent = value == FIELD_ABSENT && field->presence == FIELD_OPTIONAL;
        if (!absent && (value < low || value > high))
            fail_msg("after %s: %s is %d", after, field->name, value);
    }
}

static void apply_to_any(const struct golden_question *golden, void *context)
{
    static struct dice_record record;
    static struct effects effects;
    static _Alignas(8) unsigned char outcome[STEP_OUTCOME_MAX];
    struct d12_roster_unit unit;
    struct dice_declared declared = golden->intent->faces;
    struct dice dice;
    int32_t before, after, *applied = context;
    effects.count = 0;
    dice_start_declared(&dice, &declared, &record);
    fields_default(golden->step->outcome, outcome);
    enum ruling_status status = golden->step->resolve(&golden->intent->question, &dice, NULL, outcome);
    golden->step->effects(&golden->intent->question, status, outcome, &effects);
    for (int32_t round = 0; round < 20; round++) {
        any_unit(&unit);
        for (int32_t i = 0; i < effects.count; i++, ++*applied)
            if (effects.list[i].kind <= EFFECT_SET) /* others are about texts */
                effect_apply(d12->units, &effects.list[i], &unit, &before, &after);
        assert_within_bounds(&unit, golden->name);
        unit_turn(d12->units, NULL, &unit);
        assert_within_bounds(&unit, "a new turn");
        for (const struct unit_due *due = d12->units->dues; due->name; due++)
            assert_true(!due->holds(&unit, NULL) || !d12->units->out(&unit));
    }
}

static void no_ruling_leaves_the_bounds(void **state)
{
    int32_t applied = 0;
    (void)state;
    d12 = ruleset_find("d12-skirmish");
    for (const struct step *const *step = d12->steps; *step; step++)
        if ((*step)->effects)
            golden_each(d12, *step, apply_to_any, &applied);
    assert_in_range(applied, 10000, INT32_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_ruling_leaves_the_bounds)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
