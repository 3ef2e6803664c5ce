/* TT-PIN-1 to 5 and the readings A-TT-12 to 14. */
#include "test_tt.h"

static int setup(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tt, "pinned-charge");
    return 0;
}

static void raw_is_destroyed_without_dice(void **state)
{
    (void)state;
    ask_choice(&asked, "quality", "raw");
    ask_resolve(&asked, NO_DICE);
    assert_string_equal(ruled_choice(&asked, "result"), "destroyed");
    assert_false(is_ruled(&asked, "natural"));
    assert_false(is_ruled(&asked, "total"));
    assert_false(is_ruled(&asked, "target"));
    assert_false(ruled(&asked, "passed"));
    assert_string_equal(asked.clauses, "TT-PIN-1");
}

/* A natural 7 against 7 fails by one for trained units and has one to spare for elite ones. */
static void the_other_rows(void **state)
{
    (void)state;
    static const char *const clauses[] = {NULL, "TT-MOR-6 TT-PIN-2 TT-MOR-8", "TT-MOR-6 TT-PIN-3 TT-MOR-8",
                                          "TT-MOR-6 TT-PIN-4 TT-MOR-8"};
    ask_number(&asked, "target", 7);
    for (int32_t quality = TT_TRAINED; quality <= TT_ELITE; quality++) {
        ask_number(&asked, "quality", quality);
        int32_t modifier = quality - TT_VETERAN;
        ask_resolve(&asked, DICE(3, 4));
        assert_int_equal(ruled(&asked, "modifier"), modifier);
        assert_int_equal(ruled(&asked, "total"), 7 + modifier);
        assert_string_equal(ruled_choice(&asked, "result"), modifier < 0 ? "destroyed" : "survives");
        assert_string_equal(asked.clauses, clauses[quality]);
        ask_resolve(&asked, DICE(2, 4 - modifier));
        assert_int_equal(ruled(&asked, "total"), 6);
        assert_string_equal(ruled_choice(&asked, "result"), "destroyed");
    }
}

static void a_double_one_destroys_even_elite(void **state)
{
    (void)state;
    ask_choice(&asked, "quality", "elite");
    ask_number(&asked, "target", 2);
    ask_resolve(&asked, DICE(1, 1));
    assert_true(ruled(&asked, "double_one"));
    assert_int_equal(ruled(&asked, "total"), 3);
    assert_string_equal(ruled_choice(&asked, "result"), "destroyed");
    assert_string_equal(asked.clauses, "TT-MOR-6 TT-PIN-4 TT-MOR-8 TT-PIN-5");
    ask_resolve(&asked, DICE(1, 2));
    assert_string_equal(ruled_choice(&asked, "result"), "survives");
}

static void the_players_modifiers_still_count(void **state)
{
    (void)state;
    ask_choice(&asked, "quality", "veteran");
    ask_number(&asked, "target", 7);
    ask_count(&asked, "modifiers", 1);
    ask_text(&asked, "modifiers/0/name", "under their flag");
    ask_number(&asked, "modifiers/0/value", 2);
    ask_resolve(&asked, DICE(2, 3));
    assert_int_equal(ruled(&asked, "modifier"), 2);
    assert_string_equal(ruled_choice(&asked, "result"), "survives");
    assert_string_equal(asked.why.reasons[2].subject, "under their flag");
}

static void a_charge_that_failed_has_no_effect(void **state)
{
    (void)state;
    ask_number(&asked, "charge_successful", false);
    for (int32_t quality = TT_RAW; quality <= TT_ELITE; quality++) {
        ask_number(&asked, "quality", quality);
        ask_resolve(&asked, NO_DICE);
        assert_string_equal(ruled_choice(&asked, "result"), "no_effect");
        assert_false(is_ruled(&asked, "natural"));
    }
}

static void the_target_must_be_beaten_if_the_option_says_so(void **state)
{
    (void)state;
    ask_choice(&asked, "quality", "veteran");
    ask_number(&asked, "target", 7);
    ask_option_choice(&asked, "morale_compare", "gt");
    ask_resolve(&asked, DICE(3, 4));
    assert_string_equal(ruled_choice(&asked, "result"), "destroyed");
    ask_resolve(&asked, DICE(4, 4));
    assert_string_equal(ruled_choice(&asked, "result"), "survives");
}

static void a_target_is_required_unless_raw(void **state)
{
    (void)state;
    ask_choice(&asked, "quality", "raw");
    assert_int_equal(ask_check(&asked), 0);
    for (int32_t quality = TT_TRAINED; quality <= TT_ELITE; quality++) {
        ask_number(&asked, "quality", quality);
        assert_int_equal(ask_check(&asked), 1);
        assert_violation(&asked, 0, ERROR_TARGET_REQUIRED, "/input/target");
    }
    ask_option(&asked, "morale_targets/elite", 6);
    ask_resolve(&asked, DICE(3, 2));
    assert_int_equal(ruled(&asked, "target"), 6);
    assert_string_equal(ruled_choice(&asked, "result"), "survives");
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
