/* The whole round: that it is its steps one after the other, with figures counted after casualties (A-TT-8). */
#include "test_tt.h"

static struct asked asked;
static struct tt_melee_round_input input;
static struct tt_melee_round_outcome outcome;

static int setup(void **state)
{
    (void)state;
    ask(&asked, &tt_melee_round_step, &input);
    input.has_table = true;
    input.table = table_of_tests();
    for (int32_t side = 0; side < 2; side++) {
        fields_default(field_find(tt_melee_round_step.input, "side1", 5)->of, &input.side[side]);
        input.side[side].basis.target = 7;
        input.side[side].figures = 8;
    }
    return 0;
}

static void assert_part(int32_t draw, const char *part, const char *label)
{
    assert_in_range(draw, 0, asked.record.draw_count - 1);
    assert_string_equal(asked.record.draws[draw].part, part);
    assert_string_equal(asked.record.draws[draw].label, label);
}

static void a_whole_round(void **state)
{
    (void)state;
    input.side[0].hits = input.side[1].hits = 3;
    input.side[0].figures = 10;
    input.side[0].basis.modifier_count = 1;
    input.side[0].basis.modifiers[0] = (struct tt_modifier){.name = "no officer", .value = -1};
    ask_resolve(&asked, &outcome, DICE(5, 6, 4, 5, 6, 1, 3, 4));
    assert_int_equal(outcome.damage[0].counts[TT_KILL], 2);
    assert_int_equal(outcome.damage[0].score, 10);
    assert_int_equal(outcome.damage[1].score, 8);
    assert_int_equal(outcome.score.loser, TT_SIDE_1);
    assert_int_equal(outcome.figures[0], 7);
    assert_int_equal(outcome.figures[1], 6);
    assert_true(outcome.has_morale);
    assert_int_equal(outcome.morale.natural, 7);
    assert_int_equal(outcome.morale.total, 6);
    assert_true(outcome.morale.removed);
    assert_int_equal(outcome.removed, TT_SIDE_1);
    assert_int_equal(asked.record.draw_count, 3);
    assert_part(0, "side 1 damage", "damage");
    assert_part(1, "side 2 damage", "damage");
    assert_part(2, "morale", "morale");
    assert_string_equal(asked.why.reasons[0].part, "side 1 damage");
    assert_string_equal(asked.why.reasons[asked.why.count - 1].part, "morale");
    assert_string_equal(asked.why.reasons[asked.why.count - 1].subject, "side 1");
    assert_null(asked.why.part);
}

static void all_equal_rolls_for_the_round(void **state)
{
    (void)state;
    input.side[0].hits = input.side[1].hits = 1;
    ask_resolve(&asked, &outcome, DICE(5, 6, 1, 1, 6, 2, 4, 3));
    assert_int_equal(outcome.score.loser, TT_SIDE_2);
    assert_part(2, "score", "tie");
    assert_int_equal(outcome.removed, TT_NOBODY);
    assert_true(outcome.morale.passed);
}

static void sizes_are_counted_after_casualties(void **state)
{
    (void)state;
    input.side[0].hits = input.side[1].hits = 2;
    input.side[0].figures = 10;
    input.side[1].figures = 7;
    ask_resolve(&asked, &outcome, DICE(5, 3, 4, 4, 3, 3));
    assert_int_equal(outcome.figures[0], 9);
    assert_int_equal(outcome.figures[1], 5);
    assert_int_equal(outcome.morale.modifier, 1);
    assert_true(outcome.morale.passed);
}

static void without_casualties_there_is_no_check(void **state)
{
    (void)state;
    input.side[0].hits = input.side[1].hits = 1;
    ask_resolve(&asked, &outcome, DICE(3, 1));
    assert_false(outcome.has_morale);
    assert_int_equal(outcome.score.decided_by, TT_DECIDED_NO_CASUALTIES);
    assert_int_equal(outcome.removed, TT_NOBODY);
    input.side[0].hits = input.side[1].hits = 0;
    ask_resolve(&asked, &outcome, NO_DICE);
    assert_false(outcome.has_morale);
}

static void a_loser_without_figures_throws_no_dice(void **state)
{
    (void)state;
    input.side[1].figures = 2;
    input.side[1].hits = 3;
    ask_resolve(&asked, &outcome, DICE(4, 4, 4));
    assert_int_equal(outcome.figures[1], 0);
    assert_false(outcome.has_morale);
    assert_int_equal(outcome.removed, TT_SIDE_2);
    const struct reason *last = &asked.why.reasons[asked.why.count - 1];
    assert_string_equal(last->clause, "TT-MOR-1");
    assert_string_equal(last->part, "morale");
    assert_string_equal(last->subject, "side 2");
}

static void a_suppressed_loser_keeps_its_figures(void **state)
{
    (void)state;
    asked.options.casualty_counts = TT_CASUALTY_ANY_UNSAVED;
    input.side[0].hits = 2;
    ask_resolve(&asked, &outcome, DICE(3, 3, 6, 6));
    assert_int_equal(outcome.score.casualties[0], 2);
    assert_int_equal(outcome.figures[0], 8);
    assert_true(outcome.has_morale);
}

static void table_and_both_targets_are_required(void **state)
{
    (void)state;
    assert_int_equal(ask_check(&asked), 0);
    input.has_table = false;
    input.side[0].basis.target = input.side[1].basis.target = FIELD_ABSENT;
    assert_int_equal(ask_check(&asked), 3);
    assert_violation(&asked, 0, ERROR_TABLE_REQUIRED, "/input/table");
    assert_violation(&asked, 1, ERROR_TARGET_REQUIRED, "/input/side1/target");
    assert_violation(&asked, 2, ERROR_TARGET_REQUIRED, "/input/side2/target");
    asked.options.has_damage_table = asked.options.has_morale_targets = true;
    asked.options.damage_table = table_of_tests();
    asked.options.morale_targets.of[TT_TRAINED] = 8;
    input.side[0].basis.quality = input.side[1].basis.quality = TT_TRAINED;
    assert_int_equal(ask_check(&asked), 0);
}

/* The result that one die gives, asked of damage-roll. */
static int32_t result_alone(int32_t face, struct tt_damage *damage)
{
    static struct asked alone;
    static struct tt_damage_roll_input roll;
    ask(&alone, &tt_damage_roll_step, &roll);
    roll = (struct tt_damage_roll_input){.hits = 1, .has_table = true, .table = table_of_tests()};
    ask_resolve(&alone, damage, DICE(face));
    int32_t result = 0;
    while (damage->counts[result] == 0)
        result++;
    return result;
}

/* The score of one result a side, asked of melee-score; true when it took a die, which showed 2. */
static bool score_alone(const int32_t results[2], struct tt_melee_score *scored)
{
    static struct asked alone;
    static struct tt_melee_score_input score;
    ask(&alone, &tt_melee_score_step, &score);
    alone.options.melee_tie_die = TT_TIE_SINGLE_D6;
    for (int32_t side = 0; side < 2; side++) {
        score.side[side].count = 1;
        score.side[side].list[0] = results[side];
    }
    bool tie = results[0] == results[1] && results[0] <= TT_WOUND;
    static const int32_t die = 2;
    ask_resolve(&alone, scored, tie ? 1 : 0, &die);
    return tie;
}

/* Every face of one hit a side: the exchange gives what its steps give when they are asked one by one. */
static void the_round_is_its_steps(void **state)
{
    (void)state;
    asked.options.melee_tie_die = TT_TIE_SINGLE_D6;
    input.side[0].hits = input.side[1].hits = 1;
    for (int32_t first = 1; first <= 6; first++)
        for (int32_t second = 1; second <= 6; second++) {
            int32_t faces[5] = {first, second}, count = 2;
            struct tt_damage damage[2];
            struct tt_melee_score scored;
            int32_t results[2] = {result_alone(first, &damage[0]), result_alone(second, &damage[1])};
            if (score_alone(results, &scored))
                faces[count++] = 2;
            if (scored.loser != TT_NOBODY)
                for (int32_t die = 0; die < 2; die++)
                    faces[count++] = 4;
            ask_resolve(&asked, &outcome, count, faces);
            assert_memory_equal(outcome.damage, damage, sizeof damage);
            assert_memory_equal(&outcome.score, &scored, sizeof scored);
            assert_int_equal(outcome.has_morale, scored.loser != TT_NOBODY);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_whole_round, setup),
        cmocka_unit_test_setup(all_equal_rolls_for_the_round, setup),
        cmocka_unit_test_setup(sizes_are_counted_after_casualties, setup),
        cmocka_unit_test_setup(without_casualties_there_is_no_check, setup),
        cmocka_unit_test_setup(a_loser_without_figures_throws_no_dice, setup),
        cmocka_unit_test_setup(a_suppressed_loser_keeps_its_figures, setup),
        cmocka_unit_test_setup(table_and_both_targets_are_required, setup),
        cmocka_unit_test_setup(the_round_is_its_steps, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
