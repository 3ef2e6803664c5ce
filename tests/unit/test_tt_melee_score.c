/* TT-MEL-1 to 5 and the readings A-TT-9 to 11. */
#include "test_tt.h"

static int setup(void **state)
{
    (void)state;
    ask(&asked, &ruleset_tt, "melee-score");
    return 0;
}

/* Results by their first letters: "kkws-", where - is a save. */
static void receive(const char *side, const char *results)
{
    static const char letters[] = "kws-";
    int32_t *list = member_at(asked.step->input, asked.input, side);
    int32_t count = 0;
    for (; *results; results++)
        list[count++] = (int32_t)(strchr(letters, *results) - letters);
    ask_count(&asked, side, count);
}

static void resolve(const char *side1, const char *side2, int32_t count, const int32_t *faces)
{
    receive("side1", side1);
    receive("side2", side2);
    ask_resolve(&asked, count, faces);
}

static void assert_lost(const char *loser, const char *decided_by)
{
    assert_string_equal(ruled_choice(&asked, "loser"), loser);
    assert_string_equal(ruled_choice(&asked, "decided_by"), decided_by);
}

static void example_a(void **state)
{
    (void)state;
    resolve("kkw", "kk-", NO_DICE);
    assert_int_equal(ruled(&asked, "score1"), 10);
    assert_int_equal(ruled(&asked, "score2"), 8);
    assert_lost("side1", "score");
    assert_string_equal(asked.clauses, "TT-MEL-2 TT-MEL-2 TT-MEL-2 TT-MOR-1");
    assert_string_equal(asked.why.reasons[3].subject, "Side 1");
    assert_string_equal(asked.summary, "Side 1 lost the round, 5 points to 4, and must check morale at once.");
}

static void example_b_is_decided_by_score(void **state)
{
    (void)state;
    resolve("kkwss", "kkkss", NO_DICE);
    assert_int_equal(ruled(&asked, "score1"), 12);
    assert_int_equal(ruled(&asked, "score2"), 14);
    assert_int_equal(ruled(&asked, "casualties1"), 3);
    assert_int_equal(ruled(&asked, "casualties2"), 3);
    assert_lost("side2", "score");
}

static void without_casualties_nobody_loses(void **state)
{
    (void)state;
    resolve("s", "-", NO_DICE);
    assert_lost("none", "no_casualties");
    assert_string_equal(asked.clauses, "TT-MEL-2 TT-MEL-2 TT-MEL-1");
    resolve("", "", NO_DICE);
    assert_lost("none", "no_casualties");
}

static void casualties_as_the_option_counts_them(void **state)
{
    (void)state;
    ask_option_choice(&asked, "casualty_counts", "kill_wound");
    resolve("ss-", "s", NO_DICE);
    assert_int_equal(ruled(&asked, "casualties1"), 0);
    assert_lost("none", "no_casualties");
    ask_option_choice(&asked, "casualty_counts", "any_unsaved");
    resolve("ss-", "s", NO_DICE);
    assert_int_equal(ruled(&asked, "casualties1"), 2);
    assert_int_equal(ruled(&asked, "casualties2"), 1);
    assert_lost("side1", "score");
}

static void one_sided_as_the_option_says(void **state)
{
    (void)state;
    ask_option_choice(&asked, "one_sided", "casualties");
    resolve("w", "sssss", NO_DICE);
    assert_lost("side1", "one_sided");
    resolve("sssss", "w", NO_DICE);
    assert_lost("side2", "one_sided");
    ask_option_choice(&asked, "one_sided", "score");
    resolve("w", "sssss", NO_DICE);
    assert_lost("side2", "score");
    resolve("k", "ssss", NO_DICE);
    assert_lost("side1", "kills");
}

static void equal_scores_are_decided_by_kills(void **state)
{
    (void)state;
    resolve("ww", "k", NO_DICE);
    assert_lost("side2", "kills");
    assert_string_equal(asked.clauses, "TT-MEL-2 TT-MEL-2 TT-MEL-3 TT-MOR-1");
    resolve("k-", "ww", NO_DICE);
    assert_lost("side1", "kills");
}

static void the_die_as_the_option_says(void **state)
{
    (void)state;
    ask_option_choice(&asked, "melee_tie_die", "high_wins");
    resolve("k", "k", DICE(3, 3, 5, 2));
    assert_lost("side2", "die");
    assert_string_equal(asked.record.draws[0].label, "tie");
    assert_int_equal(asked.record.draws[0].verb, DICE_OPPOSED);
    ask_option_choice(&asked, "melee_tie_die", "high_loses");
    resolve("k", "k", DICE(3, 3, 5, 2));
    assert_lost("side1", "die");
    ask_option_choice(&asked, "melee_tie_die", "single_d6");
    for (int32_t face = 1; face <= 6; face++) {
        resolve("k", "k", DICE(face));
        assert_lost(face <= 3 ? "side1" : "side2", "die");
    }
}

static void two_hundred_kills_a_side(void **state)
{
    (void)state;
    char kills[TT_HITS_MAX + 1] = "";
    memset(kills, 'k', TT_HITS_MAX);
    resolve(kills, kills, DICE(1, 2));
    assert_int_equal(ruled(&asked, "score1"), 800);
    assert_lost("side1", "die");
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
