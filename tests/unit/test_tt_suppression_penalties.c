/* TT-SUP-1 to 3 and the reading A-TT-4. */
#include "test_tt.h"

static int setup(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tt, "suppression-penalties");
    return 0;
}

static void resolve(int32_t suppression, int32_t eligible)
{
    ask_number(&asked, "suppression", suppression);
    ask_number(&asked, "eligible_figures", eligible);
    ask_resolve(&asked, NO_DICE);
}

static void assert_penalty(int32_t index, int32_t modifier, int32_t figures)
{
    assert_in_range(index, 0, ruled(&asked, "modifiers") - 1);
    assert_int_equal(ruled(&asked, member_of("modifiers", index, "modifier")), modifier);
    assert_int_equal(ruled(&asked, member_of("modifiers", index, "figures")), figures);
}

static void the_first_example(void **state)
{
    (void)state;
    resolve(3, 7);
    assert_int_equal(ruled(&asked, "penalised"), 3);
    assert_int_equal(ruled(&asked, "unpenalised"), 4);
    assert_int_equal(ruled(&asked, "unused"), 0);
    assert_int_equal(ruled(&asked, "modifiers"), 2);
    assert_penalty(0, -1, 3);
    assert_penalty(1, 0, 4);
    assert_string_equal(asked.clauses, "TT-SUP-2 TT-SUP-1 TT-SUP-3");
    assert_string_equal(asked.summary, "3 figures may fight at -1 and 4 figures as usual.");
}

static void the_second_example(void **state)
{
    (void)state;
    resolve(3, 5);
    assert_int_equal(ruled(&asked, "penalised"), 3);
    assert_int_equal(ruled(&asked, "unpenalised"), 2);
}

static void excess_is_ignored(void **state)
{
    (void)state;
    resolve(6, 4);
    assert_int_equal(ruled(&asked, "penalised"), 4);
    assert_int_equal(ruled(&asked, "unused"), 2);
    assert_int_equal(ruled(&asked, "modifiers"), 1);
    assert_penalty(0, -1, 4);
    assert_int_equal(asked.why.reasons[2].count, 2);
}

static void excess_stacks_evenly(void **state)
{
    (void)state;
    ask_option_choice(&asked, "suppression_excess", "stack");
    resolve(6, 4);
    assert_int_equal(ruled(&asked, "unused"), 0);
    assert_int_equal(ruled(&asked, "modifiers"), 2);
    assert_penalty(0, -2, 2);
    assert_penalty(1, -1, 2);
    resolve(8, 4);
    assert_int_equal(ruled(&asked, "modifiers"), 1);
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
        ask_option(&asked, "suppression_excess", excess);
        resolve(3, 0);
        assert_int_equal(ruled(&asked, "unused"), 3);
        assert_int_equal(ruled(&asked, "modifiers"), 0);
    }
}

static void every_point_is_accounted_for(void **state)
{
    (void)state;
    for (int32_t excess = TT_EXCESS_IGNORE; excess <= TT_EXCESS_STACK; excess++)
        for (int32_t suppression = 0; suppression < 40; suppression++)
            for (int32_t eligible = 0; eligible < 20; eligible++) {
                ask_option(&asked, "suppression_excess", excess);
                resolve(suppression, eligible);
                int32_t points = ruled(&asked, "unused"), figures = 0;
                for (int32_t i = 0; i < ruled(&asked, "modifiers"); i++) {
                    int32_t modifier = ruled(&asked, member_of("modifiers", i, "modifier"));
                    int32_t with_it = ruled(&asked, member_of("modifiers", i, "figures"));
                    points -= modifier * with_it;
                    figures += with_it;
                }
                assert_int_equal(points, suppression);
                assert_int_equal(figures, eligible);
                assert_int_equal(ruled(&asked, "penalised") + ruled(&asked, "unpenalised"), eligible);
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
