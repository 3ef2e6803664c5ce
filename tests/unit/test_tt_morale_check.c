/* TT-MOR-1 and 6 to 8, TT-SUP-4, and the readings A-TT-5 to 7. */
#include "test_tt.h"

static struct asked asked;
static struct tt_morale_check_input input;
static struct tt_morale outcome;

static int setup(void **state)
{
    (void)state;
    ask(&asked, &tt_morale_check_step, &input);
    input.basis.target = 7;
    return 0;
}

static void add_modifier(const char *name, int32_t value)
{
    struct tt_modifier *modifier = &input.basis.modifiers[input.basis.modifier_count++];
    snprintf(modifier->name, sizeof modifier->name, "%s", name);
    modifier->value = value;
}

static void every_sum_against_the_target(void **state)
{
    (void)state;
    for (int32_t gt = TT_MORALE_GE; gt <= TT_MORALE_GT; gt++)
        for (int32_t first = 1; first <= 6; first++)
            for (int32_t second = 1; second <= 6; second++) {
                asked.options.morale_compare = gt;
                ask_resolve(&asked, &outcome, DICE(first, second));
                assert_int_equal(outcome.total, first + second);
                assert_int_equal(outcome.passed, gt ? first + second > 7 : first + second >= 7);
                assert_int_equal(outcome.removed, !outcome.passed);
                assert_int_equal(outcome.double_one, first + second == 2);
            }
}

static void modifiers_are_added_one_by_one(void **state)
{
    (void)state;
    add_modifier("in cover", 3);
    add_modifier("no officer", -1);
    ask_resolve(&asked, &outcome, DICE(2, 3));
    assert_int_equal(outcome.natural, 5);
    assert_int_equal(outcome.modifier, 2);
    assert_int_equal(outcome.total, 7);
    assert_true(outcome.passed);
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-MOR-8 TT-MOR-8 TT-MOR-8");
    assert_string_equal(asked.why.reasons[1].subject, "in cover");
    assert_int_equal(asked.why.reasons[1].total, 8000);
    assert_string_equal(asked.why.reasons[2].subject, "no officer");
    assert_int_equal(asked.why.reasons[2].value, -1000);
    assert_int_equal(asked.why.reasons[2].total, 7000);
    assert_null(asked.why.reasons[3].subject);
    assert_string_equal(asked.record.draws[0].label, "morale");
    assert_int_equal(asked.record.draws[0].verb, DICE_SUM);
}

static void a_double_one_always_fails(void **state)
{
    (void)state;
    add_modifier("general looks on", 20);
    ask_resolve(&asked, &outcome, DICE(1, 1));
    assert_true(outcome.double_one);
    assert_int_equal(outcome.total, 22);
    assert_false(outcome.passed);
    assert_true(outcome.removed);
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-MOR-8 TT-MOR-8 TT-MOR-7 TT-MOR-1");
}

static void the_small_winner_rule_applies_here(void **state)
{
    (void)state;
    input.winner_figures = 6;
    input.loser_figures = 10;
    ask_resolve(&asked, &outcome, DICE(3, 3));
    assert_int_equal(outcome.modifier, 1);
    assert_true(outcome.passed);
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-MOR-2 TT-MOR-8");
    input.winner_figures = 7;
    ask_resolve(&asked, &outcome, DICE(3, 3));
    assert_false(outcome.passed);
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-MOR-3 TT-MOR-8 TT-MOR-1");
}

static void failure_removes_only_after_melee(void **state)
{
    (void)state;
    ask_resolve(&asked, &outcome, DICE(1, 3));
    assert_true(outcome.removed);
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-MOR-8 TT-MOR-1");
    input.after_melee = false;
    ask_resolve(&asked, &outcome, DICE(1, 3));
    assert_false(outcome.passed);
    assert_false(outcome.removed);
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-MOR-8");
}

static void the_quality_looks_up_the_target(void **state)
{
    (void)state;
    asked.options.has_morale_targets = true;
    for (int32_t quality = 0; quality < TT_QUALITIES; quality++)
        asked.options.morale_targets.of[quality] = 9 - quality;
    input.basis.target = FIELD_ABSENT;
    for (int32_t quality = 0; quality < TT_QUALITIES; quality++) {
        input.basis.quality = quality;
        ask_resolve(&asked, &outcome, DICE(3, 3));
        assert_int_equal(outcome.target, 9 - quality);
    }
    input.basis.target = 11;
    ask_resolve(&asked, &outcome, DICE(3, 3));
    assert_int_equal(outcome.target, 11);
}

static void a_target_is_required(void **state)
{
    (void)state;
    input.basis.target = FIELD_ABSENT;
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_TARGET_REQUIRED, "/input/target");
    input.basis.quality = TT_ELITE;
    assert_int_equal(ask_check(&asked), 1);
    asked.options.has_morale_targets = true;
    assert_int_equal(asked.options.morale_targets.of[TT_ELITE], FIELD_ABSENT);
    assert_int_equal(ask_check(&asked), 1);
    asked.options.morale_targets.of[TT_ELITE] = 6;
    assert_int_equal(ask_check(&asked), 0);
}

static void sizes_come_together_and_after_melee(void **state)
{
    (void)state;
    input.winner_figures = 6;
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_CONFLICTING_FIELDS, "/input/winner_figures");
    input.loser_figures = 6;
    assert_int_equal(ask_check(&asked), 0);
    input.after_melee = false;
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_CONFLICTING_FIELDS, "/input/after_melee");
    input.winner_figures = FIELD_ABSENT;
    input.after_melee = true;
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_CONFLICTING_FIELDS, "/input/loser_figures");
}

/* TT-SUP-4: no numeric effect on morale is given, so the step must not ask for suppression. */
static void suppression_is_no_part_of_it(void **state)
{
    (void)state;
    assert_null(field_find(tt_morale_check_step.input, "suppression", strlen("suppression")));
    assert_non_null(strstr(tt_morale_check_step.doc, "TT-SUP-4"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(every_sum_against_the_target, setup),
        cmocka_unit_test_setup(modifiers_are_added_one_by_one, setup),
        cmocka_unit_test_setup(a_double_one_always_fails, setup),
        cmocka_unit_test_setup(the_small_winner_rule_applies_here, setup),
        cmocka_unit_test_setup(failure_removes_only_after_melee, setup),
        cmocka_unit_test_setup(the_quality_looks_up_the_target, setup),
        cmocka_unit_test_setup(a_target_is_required, setup),
        cmocka_unit_test_setup(sizes_come_together_and_after_melee, setup),
        cmocka_unit_test_setup(suppression_is_no_part_of_it, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
