/* TT-MOR-2 to 5 at their boundaries: differences of three and four, sizes of ten and eleven. */
#include "test_tt.h"

static int setup(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tt, "melee-size-modifier");
    return 0;
}

static void assert_size(int32_t winner, int32_t loser, const char *reason, const char *clause)
{
    bool applies = strcmp(reason, "four_fewer") == 0;
    ask_number(&asked, "winner_figures", winner);
    ask_number(&asked, "loser_figures", loser);
    ask_resolve(&asked, NO_DICE);
    assert_string_equal(ruled_choice(&asked, "reason"), reason);
    assert_int_equal(ruled(&asked, "modifier"), applies);
    assert_int_equal(ruled(&asked, "applies"), applies);
    assert_string_equal(asked.clauses, clause);
}

static void four_fewer_and_three_fewer(void **state)
{
    (void)state;
    assert_size(6, 10, "four_fewer", "TT-MOR-2");
    assert_size(7, 10, "not_four_fewer", "TT-MOR-3");
    assert_size(0, 4, "four_fewer", "TT-MOR-2");
    assert_size(0, 3, "not_four_fewer", "TT-MOR-3");
}

static void both_above_ten(void **state)
{
    (void)state;
    assert_size(10, 14, "four_fewer", "TT-MOR-2");
    assert_size(11, 15, "both_above_ten", "TT-MOR-4");
    assert_size(11, 14, "not_four_fewer", "TT-MOR-3");
    assert_size(10, 999, "four_fewer", "TT-MOR-2");
    assert_size(11, 999, "both_above_ten", "TT-MOR-4");
}

static void winner_not_smaller(void **state)
{
    (void)state;
    assert_size(10, 10, "winner_not_smaller", "TT-MOR-5");
    assert_size(999, 1, "winner_not_smaller", "TT-MOR-5");
    assert_size(9, 10, "not_four_fewer", "TT-MOR-3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(four_fewer_and_three_fewer, setup),
        cmocka_unit_test_setup(both_above_ten, setup),
        cmocka_unit_test_setup(winner_not_smaller, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
