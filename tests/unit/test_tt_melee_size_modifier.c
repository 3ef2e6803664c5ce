/* TT-MOR-2 to 5 at their boundaries: differences of three and four, sizes of ten and eleven. */
#include "../support/members.h"
#include "test_tt.h"

static const struct step *const step = &tt_melee_size_modifier_step;
static struct asked asked;
static _Alignas(max_align_t) char input[STEP_INPUT_MAX], outcome[STEP_OUTCOME_MAX];

static int setup(void **state)
{
    (void)state;
    ask(&asked, step, input);
    return 0;
}

static void assert_size(int32_t winner, int32_t loser, enum tt_size_reason reason, const char *clause)
{
    member_set(step->input, input, "winner_figures", winner);
    member_set(step->input, input, "loser_figures", loser);
    ask_resolve(&asked, outcome, NO_DICE);
    assert_int_equal(member_number(step->outcome, outcome, "reason"), reason);
    assert_int_equal(member_number(step->outcome, outcome, "modifier"), reason == TT_FOUR_FEWER);
    assert_int_equal(member_number(step->outcome, outcome, "applies"), reason == TT_FOUR_FEWER);
    assert_string_equal(asked.clauses, clause);
}

static void four_fewer_and_three_fewer(void **state)
{
    (void)state;
    assert_size(6, 10, TT_FOUR_FEWER, "TT-MOR-2");
    assert_size(7, 10, TT_NOT_FOUR_FEWER, "TT-MOR-3");
    assert_size(0, 4, TT_FOUR_FEWER, "TT-MOR-2");
    assert_size(0, 3, TT_NOT_FOUR_FEWER, "TT-MOR-3");
}

static void both_above_ten(void **state)
{
    (void)state;
    assert_size(10, 14, TT_FOUR_FEWER, "TT-MOR-2");
    assert_size(11, 15, TT_BOTH_ABOVE_TEN, "TT-MOR-4");
    assert_size(11, 14, TT_NOT_FOUR_FEWER, "TT-MOR-3");
    assert_size(10, 999, TT_FOUR_FEWER, "TT-MOR-2");
    assert_size(11, 999, TT_BOTH_ABOVE_TEN, "TT-MOR-4");
}

static void winner_not_smaller(void **state)
{
    (void)state;
    assert_size(10, 10, TT_WINNER_NOT_SMALLER, "TT-MOR-5");
    assert_size(999, 1, TT_WINNER_NOT_SMALLER, "TT-MOR-5");
    assert_size(9, 10, TT_NOT_FOUR_FEWER, "TT-MOR-3");
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
