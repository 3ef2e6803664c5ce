/* TT-MEL-1 to 5 and the readings A-TT-9 to 11. */
#include "test_tt.h"

static struct asked asked;
static struct tt_melee_score_input input;
static struct tt_melee_score outcome;

static int setup(void **state)
{
    (void)state;
    ask(&asked, &tt_melee_score_step, &input);
    return 0;
}

/* Results by their first letters: "kkws-", where - is a save. */
static void receive(int32_t side, const char *results)
{
    static const char letters[] = "kws-";
    input.side[side].count = 0;
    for (; *results; results++)
        input.side[side].list[input.side[side].count++] = (int32_t)(strchr(letters, *results) - letters);
}

static void resolve(const char *side1, const char *side2, int32_t count, const int32_t *faces)
{
    receive(0, side1);
    receive(1, side2);
    ask_resolve(&asked, &outcome, count, faces);
}

static void assert_lost(enum tt_loser loser, enum tt_score_decision decided_by)
{
    assert_int_equal(outcome.loser, loser);
    assert_int_equal(outcome.decided_by, decided_by);
}

static void example_a(void **state)
{
    (void)state;
    resolve("kkw", "kk-", NO_DICE);
    assert_int_equal(outcome.score[0], 10);
    assert_int_equal(outcome.score[1], 8);
    assert_lost(TT_SIDE_1, TT_DECIDED_SCORE);
    assert_string_equal(asked.clauses, "TT-MEL-2 TT-MEL-2 TT-MEL-2 TT-MOR-1");
    assert_string_equal(asked.why.reasons[3].subject, "side 1");
    assert_string_equal(asked.summary, "Side 1 loses the round, 5 to 4, and must check morale at once.");
}

static void example_b_is_decided_by_score(void **state)
{
    (void)state;
    resolve("kkwss", "kkkss", NO_DICE);
    assert_int_equal(outcome.score[0], 12);
    assert_int_equal(outcome.score[1], 14);
    assert_int_equal(outcome.casualties[0], 3);
    assert_int_equal(outcome.casualties[1], 3);
    assert_lost(TT_SIDE_2, TT_DECIDED_SCORE);
}

static void without_casualties_nobody_loses(void **state)
{
    (void)state;
    resolve("s", "-", NO_DICE);
    assert_lost(TT_NOBODY, TT_DECIDED_NO_CASUALTIES);
    assert_string_equal(asked.clauses, "TT-MEL-2 TT-MEL-2 TT-MEL-1");
    resolve("", "", NO_DICE);
    assert_lost(TT_NOBODY, TT_DECIDED_NO_CASUALTIES);
}

static void casualties_as_the_option_counts_them(void **state)
{
    (void)state;
    asked.options.casualty_counts = TT_CASUALTY_KILL_WOUND;
    resolve("ss-", "s", NO_DICE);
    assert_int_equal(outcome.casualties[0], 0);
    assert_lost(TT_NOBODY, TT_DECIDED_NO_CASUALTIES);
    asked.options.casualty_counts = TT_CASUALTY_ANY_UNSAVED;
    resolve("ss-", "s", NO_DICE);
    assert_int_equal(outcome.casualties[0], 2);
    assert_int_equal(outcome.casualties[1], 1);
    assert_lost(TT_SIDE_1, TT_DECIDED_SCORE);
}

static void one_sided_as_the_option_says(void **state)
{
    (void)state;
    asked.options.one_sided = TT_ONE_SIDED_CASUALTIES;
    resolve("w", "sssss", NO_DICE);
    assert_lost(TT_SIDE_1, TT_DECIDED_ONE_SIDED);
    resolve("sssss", "w", NO_DICE);
    assert_lost(TT_SIDE_2, TT_DECIDED_ONE_SIDED);
    asked.options.one_sided = TT_ONE_SIDED_SCORE;
    resolve("w", "sssss", NO_DICE);
    assert_lost(TT_SIDE_2, TT_DECIDED_SCORE);
    resolve("k", "ssss", NO_DICE);
    assert_lost(TT_SIDE_1, TT_DECIDED_KILLS);
}

static void equal_scores_are_decided_by_kills(void **state)
{
    (void)state;
    resolve("ww", "k", NO_DICE);
    assert_lost(TT_SIDE_2, TT_DECIDED_KILLS);
    assert_string_equal(asked.clauses, "TT-MEL-2 TT-MEL-2 TT-MEL-3 TT-MOR-1");
    resolve("k-", "ww", NO_DICE);
    assert_lost(TT_SIDE_1, TT_DECIDED_KILLS);
}

static void the_die_as_the_option_says(void **state)
{
    (void)state;
    asked.options.melee_tie_die = TT_TIE_HIGH_WINS;
    resolve("k", "k", DICE(3, 3, 5, 2));
    assert_lost(TT_SIDE_2, TT_DECIDED_DIE);
    assert_string_equal(asked.record.draws[0].label, "tie");
    assert_int_equal(asked.record.draws[0].verb, DICE_OPPOSED);
    asked.options.melee_tie_die = TT_TIE_HIGH_LOSES;
    resolve("k", "k", DICE(3, 3, 5, 2));
    assert_lost(TT_SIDE_1, TT_DECIDED_DIE);
    asked.options.melee_tie_die = TT_TIE_SINGLE_D6;
    for (int32_t face = 1; face <= 6; face++) {
        resolve("k", "k", DICE(face));
        assert_lost(face <= 3 ? TT_SIDE_1 : TT_SIDE_2, TT_DECIDED_DIE);
    }
}

static void two_hundred_kills_a_side(void **state)
{
    (void)state;
    for (int32_t i = 0; i < TT_HITS_MAX; i++)
        input.side[0].list[i] = input.side[1].list[i] = TT_KILL;
    input.side[0].count = input.side[1].count = TT_HITS_MAX;
    ask_resolve(&asked, &outcome, DICE(1, 2));
    assert_int_equal(outcome.score[0], 800);
    assert_lost(TT_SIDE_1, TT_DECIDED_DIE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(example_a, setup),
        cmocka_unit_test_setup(example_b_is_decided_by_score, setup),
        cmocka_unit_test_setup(without_casualties_nobody_loses, setup),
        cmocka_unit_test_setup(casualties_as_the_option_counts_them, setup),
        cmocka_unit_test_setup(one_sided_as_the_option_says, setup),
        cmocka_unit_test_setup(equal_scores_are_decided_by_kills, setup),
        cmocka_unit_test_setup(the_die_as_the_option_says, setup),
        cmocka_unit_test_setup(two_hundred_kills_a_side, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
