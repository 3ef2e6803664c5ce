/* TT-MOR-1 and 6 to 8, TT-SUP-4, and the readings A-TT-5 to 7. */
#include "test_tt.h"

static int setup(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tt, "morale-check");
    ask_number(&asked, "target", 7);
    return 0;
}

static void add_modifier(const char *name, int32_t value)
{
    struct tt_morale_basis *basis = (struct tt_morale_basis *)(void *)asked.input;
    struct house_modifier *modifier = &basis->house.of[basis->house.count++];
    snprintf(modifier->name, sizeof modifier->name, "%s", name);
    modifier->value = value;
}

static void every_sum_against_the_target(void **state)
{
    (void)state;
    for (int32_t gt = TT_MORALE_GE; gt <= TT_MORALE_GT; gt++)
        for (int32_t first = 1; first <= 6; first++)
            for (int32_t second = 1; second <= 6; second++) {
                ask_option(&asked, "morale_compare", gt);
                ask_resolve(&asked, DICE(first, second));
                assert_int_equal(ruled(&asked, "total"), first + second);
                assert_int_equal(ruled(&asked, "passed"), gt ? first + second > 7 : first + second >= 7);
                assert_int_equal(ruled(&asked, "removed"), !ruled(&asked, "passed"));
                assert_int_equal(ruled(&asked, "double_one"), first + second == 2);
            }
}

static void modifiers_are_added_one_by_one(void **state)
{
    (void)state;
    add_modifier("in cover", 3);
    add_modifier("no officer", -1);
    ask_resolve(&asked, DICE(2, 3));
    assert_int_equal(ruled(&asked, "natural"), 5);
    assert_int_equal(ruled(&asked, "modifier"), 2);
    assert_int_equal(ruled(&asked, "total"), 7);
    assert_true(ruled(&asked, "passed"));
    assert_string_equal(asked.clauses, "TT-MOR-6 X-HOUSE X-HOUSE TT-MOR-8");
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
    ask_resolve(&asked, DICE(1, 1));
    assert_true(ruled(&asked, "double_one"));
    assert_int_equal(ruled(&asked, "total"), 22);
    assert_false(ruled(&asked, "passed"));
    assert_true(ruled(&asked, "removed"));
    assert_string_equal(asked.clauses, "TT-MOR-6 X-HOUSE TT-MOR-8 TT-MOR-7 TT-MOR-1");
}

static void the_small_winner_rule_applies_here(void **state)
{
    (void)state;
    ask_number(&asked, "winner_figures", 6);
    ask_number(&asked, "loser_figures", 10);
    ask_resolve(&asked, DICE(3, 3));
    assert_int_equal(ruled(&asked, "modifier"), 1);
    assert_true(ruled(&asked, "passed"));
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-MOR-2 TT-MOR-8");
    ask_number(&asked, "winner_figures", 7);
    ask_resolve(&asked, DICE(3, 3));
    assert_false(ruled(&asked, "passed"));
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-MOR-3 TT-MOR-8 TT-MOR-1");
}

static void failure_removes_only_after_melee(void **state)
{
    (void)state;
    ask_resolve(&asked, DICE(1, 3));
    assert_true(ruled(&asked, "removed"));
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-MOR-8 TT-MOR-1");
    ask_number(&asked, "after_melee", false);
    ask_resolve(&asked, DICE(1, 3));
    assert_false(ruled(&asked, "passed"));
    assert_false(ruled(&asked, "removed"));
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-MOR-8");
}

static void the_quality_looks_up_the_target(void **state)
{
    (void)state;
    options_of(&asked)->has_morale_targets = true;
    for (int32_t quality = 0; quality < TT_QUALITIES; quality++)
        options_of(&asked)->morale_targets.of[quality] = 9 - quality;
    ask_without(&asked, "target");
    for (int32_t quality = 0; quality < TT_QUALITIES; quality++) {
        ask_number(&asked, "quality", quality);
        ask_resolve(&asked, DICE(3, 3));
        assert_int_equal(ruled(&asked, "target"), 9 - quality);
    }
    ask_number(&asked, "target", 11);
    ask_resolve(&asked, DICE(3, 3));
    assert_int_equal(ruled(&asked, "target"), 11);
}

static void a_target_is_required(void **state)
{
    (void)state;
    ask_without(&asked, "target");
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_TARGET_REQUIRED, "/input/target");
    ask_choice(&asked, "quality", "elite");
    assert_int_equal(ask_check(&asked), 1);
    options_of(&asked)->has_morale_targets = true;
    assert_int_equal(options_of(&asked)->morale_targets.of[TT_ELITE], FIELD_ABSENT);
    assert_int_equal(ask_check(&asked), 1);
    options_of(&asked)->morale_targets.of[TT_ELITE] = 6;
    assert_int_equal(ask_check(&asked), 0);
}

static void sizes_come_together_and_after_melee(void **state)
{
    (void)state;
    ask_number(&asked, "winner_figures", 6);
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_MISSING_FIELD, "/input/loser_figures");
    ask_number(&asked, "loser_figures", 6);
    assert_int_equal(ask_check(&asked), 0);
    ask_number(&asked, "after_melee", false);
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_CONFLICTING_FIELDS, "/input/after_melee");
    ask_without(&asked, "winner_figures");
    ask_number(&asked, "after_melee", true);
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_MISSING_FIELD, "/input/winner_figures");
}

/* TT-SUP-4: no numeric effect on morale is given, so the step must not ask for suppression. */
static void suppression_is_no_part_of_it(void **state)
{
    (void)state;
    assert_null(field_find(asked.step->input, "suppression", strlen("suppression")));
    assert_non_null(strstr(asked.step->doc, "TT-SUP-4"));
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
