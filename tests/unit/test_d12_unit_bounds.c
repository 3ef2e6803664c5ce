/* Units of the d12 skirmish in any state, under the rulings of all golden cases: no number ever leaves its range. */
#include "golden_questions.h"
#include "rulesets/d12_skirmish/d12_roster.h"
#include "set_table.h"

static const struct ruleset *d12;

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

static void check_turned(struct d12_roster_unit *unit)
{
    unit_turn(d12->units, NULL, unit);
    assert_within_bounds(unit, "a new turn");
    for (const struct unit_due *due = d12->units->dues; due->name; due++)
        assert_true(!due->holds(due, unit, NULL) || !d12->units->out(unit));
}

static void apply_to_any(const struct golden_question *golden, void *context)
{
    static struct set_table table;
    static uint32_t seed;
    int32_t *changed = context;
    struct golden_answer answer = golden_answer(golden);
    for (int32_t round = 0; round < 20; round++) {
        table_set(&table, d12->units, golden->step, &seed);
        *changed += table_apply(&table, golden->step, &golden->intent->question, answer.status, answer.outcome);
        for (int32_t i = 0; i < table.tabletop.now.count; i++) {
            struct d12_roster_unit *unit = (void *)table.tabletop.now.units[i].own;
            assert_within_bounds(unit, golden->name);
            check_turned(unit);
        }
    }
    golden_answer_end(&answer);
}

static void no_ruling_leaves_the_bounds(void **state)
{
    int32_t changed = 0;
    (void)state;
    d12 = ruleset_find("d12-skirmish");
    for (const struct step *const *step = d12->steps; *step; step++)
        if ((*step)->apply)
            golden_each(d12, *step, apply_to_any, &changed);
    assert_in_range(changed, 10000, INT32_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_ruling_leaves_the_bounds)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
