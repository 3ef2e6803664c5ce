/* TT-DMG-1 and the club's own table. */
#include "test_tt.h"

static struct tt_damage_table *table; /* of the input */

static int setup(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tt, "damage-roll");
    table = bring_table(&asked);
    ask_number(&asked, "hits", 1);
    return 0;
}

static void every_face_gives_its_result(void **state)
{
    (void)state;
    ask_number(&asked, "hits", 6);
    ask_resolve(&asked, DICE(1, 2, 3, 4, 5, 6));
    assert_int_equal(ruled(&asked, "saves"), 2);
    assert_int_equal(ruled(&asked, "suppressed"), 1);
    assert_int_equal(ruled(&asked, "wounds"), 1);
    assert_int_equal(ruled(&asked, "kills"), 2);
    assert_int_equal(ruled(&asked, "score"), 2 * 4 + 2 + 1);
    assert_int_equal(asked.record.draw_count, 1);
    assert_string_equal(asked.record.draws[0].label, "damage");
    assert_int_equal(asked.record.draws[0].verb, DICE_TALLY);
    assert_string_equal(asked.clauses, "TT-DMG-1 TT-MEL-2");
    assert_string_equal(
        asked.summary,
        "Of 6 hits on the unit, 2 were kills, 1 was a wound, 1 brought suppression and 2 were saved: a score of 5½.");
}

/* Of one hit the sentence tells what it did. */
static void one_hit_is_told(void **state)
{
    static const struct {
        int32_t face;
        const char *summary;
    } hits[] = {{5, "The hit on the unit was a kill: a score of 2."},
                {4, "The hit on the unit was a wound: a score of 1."},
                {3, "The hit on the unit brought suppression: a score of ½."},
                {1, "The hit on the unit was saved: a score of 0."}};
    (void)state;
    for (size_t i = 0; i < sizeof hits / sizeof hits[0]; i++) {
        ask_resolve(&asked, DICE(hits[i].face));
        assert_string_equal(asked.summary, hits[i].summary);
    }
}

static void no_hits_need_no_dice(void **state)
{
    (void)state;
    ask_number(&asked, "hits", 0);
    ask_resolve(&asked, NO_DICE);
    assert_int_equal(asked.record.draw_count, 0);
    assert_int_equal(ruled(&asked, "score"), 0);
    assert_string_equal(asked.clauses, "TT-DMG-1");
}

static void the_options_table_is_used_unless_one_is_given(void **state)
{
    (void)state;
    options_of(&asked)->has_damage_table = true;
    options_of(&asked)->damage_table = (struct tt_damage_table){.sides = 6, .row_count = 1, .rows = {{1, 6, TT_WOUND}}};
    ask_resolve(&asked, DICE(6));
    assert_int_equal(ruled(&asked, "kills"), 1);
    ask_without(&asked, "table");
    ask_resolve(&asked, DICE(6));
    assert_int_equal(ruled(&asked, "wounds"), 1);
}

static void a_table_is_required(void **state)
{
    (void)state;
    ask_without(&asked, "table");
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_TABLE_REQUIRED, "/input/table");
    assert_non_null(strstr(asked.violations.list[0].message, "sides"));
    assert_non_null(strstr(asked.violations.list[0].message, "damage_table"));
}

static void rows_stay_on_the_die(void **state)
{
    (void)state;
    table->rows[3].hi = 7;
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_OUT_OF_RANGE, "/input/table/rows/3/hi");
    table->rows[3] = (struct tt_damage_row){5, 6, TT_KILL};
    table->rows[table->row_count++] = (struct tt_damage_row){100, 100, TT_KILL};
    assert_int_equal(ask_check(&asked), 2);
    assert_violation(&asked, 0, ERROR_OUT_OF_RANGE, "/input/table/rows/4/lo");
    assert_violation(&asked, 1, ERROR_OUT_OF_RANGE, "/input/table/rows/4/hi");
}

static void rows_do_not_share_faces(void **state)
{
    (void)state;
    table->rows[3].lo = 3;
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_CONFLICTING_FIELDS, "/input/table/rows/3");
}

static void rows_leave_no_face_out(void **state)
{
    (void)state;
    table->row_count = 3;
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_MISSING_FIELD, "/input/table/rows");
    assert_non_null(strstr(asked.violations.list[0].message, "face 5"));
}

static void rows_run_upwards(void **state)
{
    (void)state;
    table->rows[3] = (struct tt_damage_row){6, 5, TT_KILL};
    assert_int_equal(ask_check(&asked), 2);
    assert_violation(&asked, 0, ERROR_CONFLICTING_FIELDS, "/input/table/rows/3");
    assert_violation(&asked, 1, ERROR_MISSING_FIELD, "/input/table/rows");
}

static void the_options_table_is_checked_alike(void **state)
{
    (void)state;
    options_of(&asked)->has_damage_table = true;
    options_of(&asked)->damage_table = table_of_tests();
    options_of(&asked)->damage_table.row_count = 3;
    assert_int_equal(ask_check(&asked), 0); /* the one that is given wins, so this one is not looked at */
    ask_without(&asked, "table");
    assert_int_equal(ask_check(&asked), 1);
    assert_violation(&asked, 0, ERROR_MISSING_FIELD, "/options/damage_table/rows");
    violations_start(&asked.violations);
    ruleset_tt.check_options(asked.options, &asked.violations);
    assert_int_equal(asked.violations.count, 1);
    assert_violation(&asked, 0, ERROR_MISSING_FIELD, "/options/damage_table/rows");
    options_of(&asked)->has_damage_table = false;
    violations_start(&asked.violations);
    ruleset_tt.check_options(asked.options, &asked.violations);
    assert_int_equal(asked.violations.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(every_face_gives_its_result, setup),
        cmocka_unit_test_setup(one_hit_is_told, setup),
        cmocka_unit_test_setup(no_hits_need_no_dice, setup),
        cmocka_unit_test_setup(the_options_table_is_used_unless_one_is_given, setup),
        cmocka_unit_test_setup(a_table_is_required, setup),
        cmocka_unit_test_setup(rows_stay_on_the_die, setup),
        cmocka_unit_test_setup(rows_do_not_share_faces, setup),
        cmocka_unit_test_setup(rows_leave_no_face_out, setup),
        cmocka_unit_test_setup(rows_run_upwards, setup),
        cmocka_unit_test_setup(the_options_table_is_checked_alike, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
