/* TT-PIN-1 to 5 and the readings A-TT-12 to 14. */
#include "test_tt.h"

static struct asked asked;
static struct tt_pinned_charge_input input;
static struct tt_pinned_charge_outcome outcome;

static int setup(void **state)
{
    (void)state;
    ask(&asked, &tt_pinned_charge_step, &input);
    return 0;
}

static void raw_is_destroyed_without_dice(void **state)
{
    (void)state;
    input.basis.quality = TT_RAW;
    ask_resolve(&asked, &outcome, NO_DICE);
    assert_int_equal(outcome.result, TT_PINNED_DESTROYED);
    assert_int_equal(outcome.check.natural, FIELD_ABSENT);
    assert_int_equal(outcome.check.total, FIELD_ABSENT);
    assert_int_equal(outcome.check.target, FIELD_ABSENT);
    assert_false(outcome.check.passed);
    assert_string_equal(asked.clauses, "TT-PIN-1");
}

/* A natural 7 against 7 fails by one for trained units and has one to spare for elite ones. */
static void the_other_rows(void **state)
{
    (void)state;
    static const char *const clauses[] = {NULL, "TT-MOR-6 TT-PIN-2 TT-MOR-8", "TT-MOR-6 TT-PIN-3 TT-MOR-8",
                                          "TT-MOR-6 TT-PIN-4 TT-MOR-8"};
    input.basis.target = 7;
    for (int32_t quality = TT_TRAINED; quality <= TT_ELITE; quality++) {
        input.basis.quality = quality;
        int32_t modifier = quality - TT_VETERAN;
        ask_resolve(&asked, &outcome, DICE(3, 4));
        assert_int_equal(outcome.check.modifier, modifier);
        assert_int_equal(outcome.check.total, 7 + modifier);
        assert_int_equal(outcome.result, modifier < 0 ? TT_PINNED_DESTROYED : TT_PINNED_SURVIVES);
        assert_string_equal(asked.clauses, clauses[quality]);
        ask_resolve(&asked, &outcome, DICE(2, 4 - modifier));
        assert_int_equal(outcome.check.total, 6);
        assert_int_equal(outcome.result, TT_PINNED_DESTROYED);
    }
}

static void a_double_one_destroys_even_elite(void **state)
{
    (void)state;
    input.basis.quality = TT_ELITE;
    input.basis.target = 2;
    ask_resolve(&asked, &outcome, DICE(1, 1));
    assert_true(outcome.check.double_one);
    assert_int_equal(outcome.check.total, 3);
    assert_int_equal(outcome.result, TT_PINNED_DESTROYED);
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-PIN-4 TT-MOR-8 TT-PIN-5");
    ask_resolve(&asked, &outcome, DICE(1, 2));
    assert_int_equal(outcome.result, TT_PINNED_SURVIVES);
}

static void the_players_modifiers_still_count(void **state)
{
    (void)state;
    input.basis.quality = TT_VETERAN;
    input.basis.target = 7;
    input.basis.modifier_count = 1;
    input.basis.modifiers[0] = (struct tt_modifier){.name = "under their flag", .value = 2};
    ask_resolve(&asked, &outcome, DICE(2, 3));
    assert_int_equal(outcome.check.modifier, 2);
    assert_int_equal(outcome.result, TT_PINNED_SURVIVES);
    assert_string_equal(asked.why.reasons[2].subject, "under their flag");
}

static void a_charge_that_failed_has_no_effect(void **state)
{
    (void)state;
    input.charge_successful = false;
    for (int32_t quality = TT_RAW; quality <= TT_ELITE; quality++) {
        input.basis.quality = quality;
        ask_resolve(&asked, &outcome, NO_DICE);
        assert_int_equal(outcome.result, TT_PINNED_NO_EFFECT);
        assert_int_equal(outcome.check.natural, FIELD_ABSENT);
    }
}

static void the_target_must_be_beaten_if_the_option_says_so(void **state)
{
    (void)state;
    input.basis.quality = TT_VETERAN;
    input.basis.target = 7;
    asked.options.morale_compare = TT_MORALE_GT;
    ask_resolve(&asked, &outcome, DICE(3, 4));
    assert_int_equal(outcome.result, TT_PINNED_DESTROYED);
    ask_resolve(&asked, &outcome, DICE(4, 4));
    assert_int_equal(outcome.result, TT_PINNED_SURVIVES);
}

static void a_target_is_required_unless_raw(void **state)
{
    (void)state;
    input.basis.quality = TT_RAW;
    assert_int_equal(ask_check(&asked), 0);
    for (int32_t quality = TT_TRAINED; quality <= TT_ELITE; quality++) {
        input.basis.quality = quality;
        assert_int_equal(ask_check(&asked), 1);
        assert_violation(&asked, 0, ERROR_TARGET_REQUIRED, "/input/target");
    }
    asked.options.has_morale_targets = true;
    asked.options.morale_targets.of[TT_ELITE] = 6;
    ask_resolve(&asked, &outcome, DICE(3, 2));
    assert_int_equal(outcome.check.target, 6);
    assert_int_equal(outcome.result, TT_PINNED_SURVIVES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(raw_is_destroyed_without_dice, setup),
        cmocka_unit_test_setup(the_other_rows, setup),
        cmocka_unit_test_setup(a_double_one_destroys_even_elite, setup),
        cmocka_unit_test_setup(the_players_modifiers_still_count, setup),
        cmocka_unit_test_setup(a_charge_that_failed_has_no_effect, setup),
        cmocka_unit_test_setup(the_target_must_be_beaten_if_the_option_says_so, setup),
        cmocka_unit_test_setup(a_target_is_required_unless_raw, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
