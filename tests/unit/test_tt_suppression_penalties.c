/* TT-SUP-1 to 3 and the reading A-TT-4. */
#include "test_tt.h"

static struct asked asked;
static struct tt_suppression_penalties_input input;
static struct tt_suppression_penalties_outcome outcome;

static int setup(void **state)
{
    (void)state;
    ask(&asked, &tt_suppression_penalties_step, &input);
    return 0;
}

static void resolve(int32_t suppression, int32_t eligible)
{
    input.suppression = suppression;
    input.eligible_figures = eligible;
    ask_resolve(&asked, &outcome, NO_DICE);
}

static void assert_penalty(int32_t index, int32_t modifier, int32_t figures)
{
    assert_in_range(index, 0, outcome.modifier_count - 1);
    assert_int_equal(outcome.modifiers[index].modifier, modifier);
    assert_int_equal(outcome.modifiers[index].figures, figures);
}

static void the_first_example(void **state)
{
    (void)state;
    resolve(3, 7);
    assert_int_equal(outcome.penalised, 3);
    assert_int_equal(outcome.unpenalised, 4);
    assert_int_equal(outcome.unused, 0);
    assert_int_equal(outcome.modifier_count, 2);
    assert_penalty(0, -1, 3);
    assert_penalty(1, 0, 4);
    assert_string_equal(asked.clauses, "TT-SUP-2 TT-SUP-1 TT-SUP-3");
    assert_string_equal(asked.summary, "3 figures at -1, 4 figures as usual.");
}

static void the_second_example(void **state)
{
    (void)state;
    resolve(3, 5);
    assert_int_equal(outcome.penalised, 3);
    assert_int_equal(outcome.unpenalised, 2);
}

static void excess_is_ignored(void **state)
{
    (void)state;
    resolve(6, 4);
    assert_int_equal(outcome.penalised, 4);
    assert_int_equal(outcome.unused, 2);
    assert_int_equal(outcome.modifier_count, 1);
    assert_penalty(0, -1, 4);
    assert_int_equal(asked.why.reasons[2].value, 2000);
}

static void excess_stacks_evenly(void **state)
{
    (void)state;
    asked.options.suppression_excess = TT_EXCESS_STACK;
    resolve(6, 4);
    assert_int_equal(outcome.unused, 0);
    assert_int_equal(outcome.modifier_count, 2);
    assert_penalty(0, -2, 2);
    assert_penalty(1, -1, 2);
    resolve(8, 4);
    assert_int_equal(outcome.modifier_count, 1);
    assert_penalty(0, -2, 4);
    resolve(3, 7);
    assert_penalty(0, -1, 3);
    assert_penalty(1, 0, 4);
    resolve(999, 1);
    assert_penalty(0, -999, 1);
}

static void nobody_able_to_fight_leaves_all_unused(void **state)
{
    (void)state;
    for (int32_t excess = TT_EXCESS_IGNORE; excess <= TT_EXCESS_STACK; excess++) {
        asked.options.suppression_excess = excess;
        resolve(3, 0);
        assert_int_equal(outcome.unused, 3);
        assert_int_equal(outcome.modifier_count, 0);
    }
}

static void every_point_is_accounted_for(void **state)
{
    (void)state;
    for (int32_t excess = TT_EXCESS_IGNORE; excess <= TT_EXCESS_STACK; excess++)
        for (int32_t suppression = 0; suppression < 40; suppression++)
            for (int32_t eligible = 0; eligible < 20; eligible++) {
                asked.options.suppression_excess = excess;
                resolve(suppression, eligible);
                int32_t points = outcome.unused, figures = 0;
                for (int32_t i = 0; i < outcome.modifier_count; i++) {
                    points -= outcome.modifiers[i].modifier * outcome.modifiers[i].figures;
                    figures += outcome.modifiers[i].figures;
                }
                assert_int_equal(points, suppression);
                assert_int_equal(figures, eligible);
                assert_int_equal(outcome.penalised + outcome.unpenalised, eligible);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_first_example, setup),
        cmocka_unit_test_setup(the_second_example, setup),
        cmocka_unit_test_setup(excess_is_ignored, setup),
        cmocka_unit_test_setup(excess_stacks_evenly, setup),
        cmocka_unit_test_setup(nobody_able_to_fight_leaves_all_unused, setup),
        cmocka_unit_test_setup(every_point_is_accounted_for, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
