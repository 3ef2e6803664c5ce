/* The whole round: that it is its steps one after the other, with figures counted after casualties (A-TT-8). */
#include "test_tt.h"

static int setup(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tt, "melee-round");
    bring_table(&asked);
    ask_number(&asked, "side1/target", 7);
    ask_number(&asked, "side2/target", 7);
    ask_number(&asked, "side1/figures", 8);
    ask_number(&asked, "side2/figures", 8);
    return 0;
}

/* Received by both sides. */
static void ask_hits(int32_t first, int32_t second)
{
    ask_number(&asked, "side1/hits", first);
    ask_number(&asked, "side2/hits", second);
}

static void a_whole_round(void **state)
{
    (void)state;
    ask_hits(3, 3);
    ask_number(&asked, "side1/figures", 10);
    ask_count(&asked, "side1/modifiers", 1);
    ask_text(&asked, "side1/modifiers/0/name", "no officer");
    ask_number(&asked, "side1/modifiers/0/value", -1);
    ask_resolve(&asked, DICE(5, 6, 4, 5, 6, 1, 3, 4));
    assert_int_equal(ruled(&asked, "damage1/kills"), 2);
    assert_int_equal(ruled(&asked, "damage1/score"), 10);
    assert_int_equal(ruled(&asked, "damage2/score"), 8);
    assert_string_equal(ruled_choice(&asked, "score/loser"), "side1");
    assert_int_equal(ruled(&asked, "figures1"), 7);
    assert_int_equal(ruled(&asked, "figures2"), 6);
    assert_true(is_ruled(&asked, "morale"));
    assert_int_equal(ruled(&asked, "morale/natural"), 7);
    assert_int_equal(ruled(&asked, "morale/total"), 6);
    assert_true(ruled(&asked, "morale/removed"));
    assert_string_equal(ruled_choice(&asked, "removed"), "side1");
    assert_int_equal(asked.record.draw_count, 3);
    assert_part(&asked, 0, "side 1 damage", "damage");
    assert_part(&asked, 1, "side 2 damage", "damage");
    assert_part(&asked, 2, "morale", "morale");
    assert_string_equal(asked.why.reasons[0].part, "side 1 damage");
    assert_string_equal(asked.why.reasons[asked.why.count - 1].part, "morale");
    assert_string_equal(asked.why.reasons[asked.why.count - 1].subject, "Side 1");
    assert_null(asked.why.part);
}

static void all_equal_rolls_for_the_round(void **state)
{
    (void)state;
    ask_hits(1, 1);
    ask_resolve(&asked, DICE(5, 6, 1, 1, 6, 2, 4, 3));
    assert_string_equal(ruled_choice(&asked, "score/loser"), "side2");
    assert_part(&asked, 2, "score", "tie");
    assert_string_equal(ruled_choice(&asked, "removed"), "none");
    assert_true(ruled(&asked, "morale/passed"));
}

static void sizes_are_counted_after_casualties(void **state)
{
    (void)state;
    ask_hits(2, 2);
    ask_number(&asked, "side1/figures", 10);
    ask_number(&asked, "side2/figures", 7);
    ask_resolve(&asked, DICE(5, 3, 4, 4, 3, 3));
    assert_int_equal(ruled(&asked, "figures1"), 9);
    assert_int_equal(ruled(&asked, "figures2"), 5);
    assert_int_equal(ruled(&asked, "morale/modifier"), 1);
    assert_true(ruled(&asked, "morale/passed"));
}

static void without_casualties_there_is_no_check(void **state)
{
    (void)state;
    ask_hits(1, 1);
    ask_resolve(&asked, DICE(3, 1));
    assert_false(is_ruled(&asked, "morale"));
    assert_string_equal(ruled_choice(&asked, "score/decided_by"), "no_casualties");
    assert_string_equal(ruled_choice(&asked, "removed"), "none");
    ask_hits(0, 0);
    ask_resolve(&asked, NO_DICE);
    assert_false(is_ruled(&asked, "morale"));
}

static void a_loser_without_figures_throws_no_dice(void **state)
{
    (void)state;
    ask_number(&asked, "side2/figures", 2);
    ask_number(&asked, "side2/hits", 3);
    ask_resolve(&asked, DICE(4, 4, 4));
    assert_int_equal(ruled(&asked, "figures2"), 0);
    assert_false(is_ruled(&asked, "morale"));
    assert_string_equal(ruled_choice(&asked, "removed"), "side2");
    const struct reason *last = &asked.why.reasons[asked.why.count - 1];
    assert_string_equal(last->clause, "TT-MOR-1");
    assert_string_equal(last->part, "morale");
    assert_string_equal(last->subject, "Side 2");
}

/* X-FATE: results beyond the figures are scored, and are nobody's loss. */
static void casualties_never_exceed_the_figures(void **state)
{
    (void)state;
    ask_number(&asked, "side2/figures", 2);
    ask_number(&asked, "side2/hits", 4);
    ask_resolve(&asked, DICE(5, 5, 4, 4));
    assert_int_equal(ruled(&asked, "score/casualties2"), 2);
    assert_int_equal(ruled(&asked, "score/kills2"), 2);
    assert_int_equal(ruled(&asked, "score/score2"), 2 * 4 + 2 * 2);
    assert_int_equal(ruled(&asked, "damage2/wounds"), 2);
    assert_int_equal(ruled(&asked, "figures2"), 0);
    ask_option_choice(&asked, "casualty_counts", "any_unsaved");
    ask_resolve(&asked, DICE(5, 3, 3, 3, 4, 4));
    assert_int_equal(ruled(&asked, "score/casualties2"), 2);
}

static void a_suppressed_loser_keeps_its_figures(void **state)
{
    (void)state;
    ask_option_choice(&asked, "casualty_counts", "any_unsaved");
    ask_number(&asked, "side1/hits", 2);
    ask_resolve(&asked, DICE(3, 3, 6, 6));
    assert_int_equal(ruled(&asked, "score/casualties1"), 2);
    assert_int_equal(ruled(&asked, "figures1"), 8);
    assert_true(is_ruled(&asked, "morale"));
}

static void table_and_both_targets_are_required(void **state)
{
    (void)state;
    assert_int_equal(ask_check(&asked), 0);
    ask_without(&asked, "table");
    ask_without(&asked, "side1/target");
    ask_without(&asked, "side2/target");
    assert_int_equal(ask_check(&asked), 3);
    assert_violation(&asked, 0, ERROR_TABLE_REQUIRED, "/input/table");
    assert_violation(&asked, 1, ERROR_TARGET_REQUIRED, "/input/side1/target");
    assert_violation(&asked, 2, ERROR_TARGET_REQUIRED, "/input/side2/target");
    options_of(&asked)->has_damage_table = true;
    options_of(&asked)->damage_table = table_of_tests();
    ask_option(&asked, "morale_targets/trained", 8);
    ask_choice(&asked, "side1/quality", "trained");
    ask_choice(&asked, "side2/quality", "trained");
    assert_int_equal(ask_check(&asked), 0);
}

static const void *outcome_at(const char *member)
{
    return member_at(asked.step->outcome, asked.outcome, member);
}

/* The result that one die gives, asked of damage-roll. */
static int32_t result_alone(int32_t face, struct tt_damage *damage)
{
    static struct asked alone;
    ask(&alone, &ruleset_tt, "damage-roll");
    ask_number(&alone, "hits", 1);
    bring_table(&alone);
    ask_resolve(&alone, DICE(face));
    memcpy(damage, alone.outcome, sizeof *damage);
    int32_t result = 0;
    while (damage->counts[result] == 0)
        result++;
    return result;
}

/* The score of one result a side, asked of melee-score; true when it took a die, which showed 2. */
static bool score_alone(const int32_t results[2], struct tt_melee_score *scored)
{
    static struct asked alone;
    ask(&alone, &ruleset_tt, "melee-score");
    ask_option_choice(&alone, "melee_tie_die", "single_d6");
    ask_count(&alone, "side1", 1);
    ask_count(&alone, "side2", 1);
    ask_number(&alone, "side1/0", results[0]);
    ask_number(&alone, "side2/0", results[1]);
    bool tie = results[0] == results[1] && results[0] <= TT_WOUND;
    static const int32_t die = 2;
    ask_resolve(&alone, tie ? 1 : 0, &die);
    memcpy(scored, alone.outcome, sizeof *scored);
    return tie;
}

/* Every face of one hit a side: the exchange gives what its steps give when they are asked one by one. */
static void the_round_is_its_steps(void **state)
{
    (void)state;
    ask_option_choice(&asked, "melee_tie_die", "single_d6");
    ask_hits(1, 1);
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
            ask_resolve(&asked, count, faces);
            assert_memory_equal(outcome_at("damage1"), &damage[0], sizeof damage[0]);
            assert_memory_equal(outcome_at("damage2"), &damage[1], sizeof damage[1]);
            assert_memory_equal(outcome_at("score"), &scored, sizeof scored);
            assert_int_equal(is_ruled(&asked, "morale"), scored.loser != TT_NOBODY);
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
        cmocka_unit_test_setup(casualties_never_exceed_the_figures, setup),
        cmocka_unit_test_setup(a_suppressed_loser_keeps_its_figures, setup),
        cmocka_unit_test_setup(table_and_both_targets_are_required, setup),
        cmocka_unit_test_setup(the_round_is_its_steps, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
