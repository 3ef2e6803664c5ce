/* Exact odds against brute force over all raw faces, for the golden questions of every step: the same values, the same
 * fractions, sums of exactly 1. `test_odds_brute_force RUNS` takes on the questions of up to so many
 * sequences; how many one has is guessed first, so that time is not lost on those that have more. */
#include "brute.h"
#include "odds_texts.h"
#include "odds_toy.h"
#include "questions.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { BRANCHES = 5000000 };

static int64_t most = 1000000; /* sequences of faces that are gone through for one question */

/* Steps whose golden questions are all too large: a small one of each. And volleys in which groups stand for each
 * other, figures are hit again, and riders fall. */
static const struct {
    const char *ruleset, *step, *body;
} small_questions[] = {
    {"colonial", "assault",
     "{\"input\":{\"attacker\":{\"kind\":\"tribal_infantry\",\"figures\":2,\"leadership\":7},"
     "\"defender\":{\"kind\":\"irregular_infantry\",\"figures\":1,\"leadership\":7}}}"},
    {"colonial", "assault",
     "{\"input\":{\"attacker\":{\"kind\":\"tribal_cavalry\",\"figures\":1,\"leadership\":7},"
     "\"defender\":{\"kind\":\"irregular_infantry\",\"figures\":2,\"leadership\":7}}}"},
    {"colonial", "melee-score",
     "{\"input\":{\"attacker\":{\"kind\":\"tribal_infantry\",\"figures\":2},"
     "\"defender\":{\"kind\":\"irregular_infantry\",\"figures\":3}}}"},
    {"d12-skirmish", "volley",
     "{\"input\":{\"shooters\":[{\"figures\":1,\"weapon\":\"rifled_musket\",\"range\":10},{\"figures\":1,\"weapon\":"
     "\"rifled_musket\",\"range\":12}],\"target\":{\"figures\":1,\"wounds_max\":2}}}"},
    {"d12-skirmish", "volley",
     "{\"input\":{\"shooters\":[{\"figures\":2,\"weapon\":\"rifled_musket\",\"range\":4},{\"figures\":1,\"weapon\":"
     "\"rifled_musket\",\"range\":12}],\"target\":{\"figures\":1}}}"},
    {"d12-skirmish", "volley",
     "{\"input\":{\"shooters\":[{\"figures\":1,\"weapon\":\"rifled_musket\",\"range\":4},{\"figures\":1,\"weapon\":"
     "\"rifled_musket\",\"range\":3}],\"target\":{\"figures\":1,\"kind\":\"cavalry\",\"wounds_max\":3}}}"},
    {"d12-skirmish", "volley",
     "{\"input\":{\"shooters\":[{\"figures\":1,\"weapon\":\"rifled_musket\",\"range\":10},{\"figures\":1,\"weapon\":"
     "\"rifled_musket\",\"range\":4}],\"target\":{\"figures\":2,\"kind\":\"cavalry\"}}}"},
    {"d12-skirmish", "volley",
     "{\"input\":{\"shooters\":[{\"figures\":1,\"weapon\":\"rifled_musket\",\"range\":10},{\"figures\":1,\"weapon\":"
     "\"rifled_musket\",\"range\":4}],\"target\":{\"figures\":1,\"kind\":\"cavalry\",\"wounds_max\":2,\"wounds\":1}}}"},
    {"d12-skirmish", "volley",
     "{\"input\":{\"shooters\":[{\"figures\":3,\"weapon\":\"rifled_musket\",\"range\":10}],\"target\":{\"figures\":2,"
     "\"wounds_max\":2}},\"options\":{\"hit_allocation\":\"in_order\"}}"},
    {"d12-skirmish", "volley",
     "{\"input\":{\"shooters\":[{\"figures\":2,\"weapon\":\"rifled_musket\",\"range\":10},{\"figures\":1,\"weapon\":"
     "\"rifled_musket\",\"range\":10}],\"target\":{\"figures\":2,\"wounds_max\":3}},\"options\":{\"hit_allocation\":"
     "\"most_wounded\"}}"},
    {NULL, NULL, NULL},
};

/* What was covered of a step. */
struct covered {
    const struct step *step;
    int32_t asked, refused, compared; /* refused: not permitted */
    bool has_dice;                    /* at least one question needs some */
    int64_t largest;
};

static struct covered steps[128];
static int32_t step_count;
static struct brute brute;
static const char *where;

static struct covered *covered_of(const struct step *step)
{
    for (int32_t i = 0; i < step_count; i++)
        if (steps[i].step == step)
            return &steps[i];
    assert_true(step_count < 128);
    steps[step_count] = (struct covered){.step = step};
    return &steps[step_count++];
}

static void assert_chance(const struct odds_chance *chance, wide numerator, const char *what)
{
    char fraction[WIDE_FRACTION_MAX];
    wide_write_fraction(fraction, numerator, brute.denominator);
    if (strcmp(chance->fraction, fraction) != 0)
        fail_msg("%s: %s: %s by brute force, the odds say %s", where, what, fraction, chance->fraction);
    double ratio = (double)numerator / (double)brute.denominator, said = strtod(chance->decimal, NULL);
    if (said < ratio * (1 - 1e-11) || said > ratio * (1 + 1e-11))
        fail_msg("%s: %s: %s is not %.15g", where, what, chance->decimal, ratio);
}

/* The values of a distribution; how many are there. */
static size_t distribution_compare(const struct odds *odds, const struct odds_distribution *distribution)
{
    size_t there = 0;
    wide sum = 0;
    for (int32_t i = 0; i < distribution->value_count; i++) {
        char text[BRUTE_TEXT_MAX];
        const struct odds_value *value = &distribution->values[i];
        const char *shown = odds_value_text(odds, distribution->members[0], value->values[0], text);
        wide weight = brute_weight(&brute, distribution->pointers[0], shown);
        assert_chance(&value->chance, weight, distribution->pointers[0]);
        sum += weight;
        there += shown != NULL;
    }
    if (sum != brute.denominator)
        fail_msg("%s: %s does not sum to 1", where, distribution->pointers[0]);
    return there;
}

/* What is derived from the distribution of a number, again with plain integers. */
static void number_compare(const struct odds_distribution *distribution)
{
    const struct odds no_texts = {.branches = 0};
    wide present = brute.denominator - brute_weight(&brute, distribution->pointers[0], NULL), below = 0;
    wide_signed first = 0;
    int32_t unit = field_scale(distribution->members[0]), quantile = 0;
    char text[BRUTE_TEXT_MAX], mean[WIDE_FRACTION_MAX + 1] = "-";
    for (int32_t i = 0; i < distribution->value_count && distribution->values[i].values[0] != FIELD_ABSENT; i++) {
        const struct odds_value *value = &distribution->values[i];
        int32_t number = value->values[0];
        assert_true(i == 0 || distribution->values[i - 1].values[0] < number);
        assert_chance(&value->at_least, present - below, "at least");
        const char *shown = odds_value_text(&no_texts, distribution->members[0], number, text);
        wide weight = brute_weight(&brute, distribution->pointers[0], shown);
        below += weight;
        first += (wide_signed)weight * number;
        for (; quantile < ODDS_QUANTILES; quantile++) {
            if (below * 100 < present * (uint32_t)odds_quantile_percents[quantile])
                break;
            assert_int_equal(distribution->quantiles[quantile], number);
        }
    }
    assert_int_equal(quantile, ODDS_QUANTILES);
    wide_write_fraction(mean + 1, (wide)(first < 0 ? -first : first), present * (uint32_t)unit);
    assert_string_equal(distribution->mean.fraction, mean + (first >= 0));
}

static void distributions_compare(const struct odds *odds)
{
    size_t there = 0;
    for (int32_t i = 0; i < odds->distribution_count; i++) {
        there += distribution_compare(odds, &odds->distributions[i]);
        if (odds->distributions[i].numeric)
            number_compare(&odds->distributions[i]);
    }
    if (there != brute.members.count)
        fail_msg("%s: %zu values by brute force, the odds say %zu", where, brute.members.count, there);
}

static void ends_compare(const struct odds *odds)
{
    int32_t count = 0;
    while (brute.intent->step->ends && brute.intent->step->ends[count].name)
        count++;
    assert_true(count <= BRUTE_ENDS_MAX);
    assert_int_equal(odds->end_count, count);
    for (int32_t i = 0; i < count; i++)
        assert_chance(&odds->ends[i].chance, brute.ends[i], odds->ends[i].end->name);
}

static struct odds *odds_of(const struct intent *intent, const char *const *pair)
{
    struct odds *odds;
    const struct odds_request request = {.ruleset = intent->ruleset,
                                         .step = intent->step,
                                         .question = intent->question,
                                         .shown = pair,
                                         .shown_count = pair ? BRUTE_PAIR : 0,
                                         .joint = pair != NULL,
                                         .branches_max = BRANCHES};
    enum odds_result result = odds_find(&request, &odds);
    if (result != ODDS_FOUND)
        fail_msg("%s: no odds, but result %d; about %.0f branches", where, (int)result, odds ? odds->estimate : 0.0);
    return odds;
}

/* The first and the last member that vary. False when there are no two. */
static bool pair_choose(const struct odds *odds, const char **ret)
{
    int32_t varying = 0;
    for (int32_t i = 0; i < odds->distribution_count; i++)
        if (odds->distributions[i].value_count > 1)
            ret[varying++ > 0] = odds->distributions[i].pointers[0];
    return varying > 1;
}

static void pair_compare(const struct intent *intent, const char *const *pair)
{
    struct odds *odds = odds_of(intent, pair);
    assert_int_equal(odds->distribution_count, 1);
    const struct odds_distribution *distribution = odds->distributions;
    assert_int_equal(distribution->value_count, brute.pairs.count);
    assert_int_equal(distribution->member_count, BRUTE_PAIR);
    for (int32_t i = 0; i < distribution->value_count; i++) {
        char texts[BRUTE_PAIR][BRUTE_TEXT_MAX] = {"", ""}, key[2 * BRUTE_TEXT_MAX];
        for (int32_t k = 0; k < BRUTE_PAIR; k++) {
            assert_string_equal(distribution->pointers[k], pair[k]);
            odds_value_text(odds, distribution->members[k], distribution->values[i].values[k], texts[k]);
        }
        int length = snprintf(key, sizeof key, "%s&%s", texts[0], texts[1]);
        assert_chance(&distribution->values[i].chance, weights_find(&brute.pairs, key, (size_t)length)->numerator, key);
    }
    odds_free(odds);
}

static void chances_same(const struct odds_chance *narrow, const struct odds_chance *whole, const char *what)
{
    if (strcmp(narrow->fraction, whole->fraction) != 0)
        fail_msg("%s: %s asked for alone: %s instead of %s", where, what, narrow->fraction, whole->fraction);
}

/* One member of many, asked for alone, and the ends that follow from it. */
static void member_compare(const struct intent *intent, const struct odds *whole, int32_t index)
{
    const struct odds_distribution *wanted = &whole->distributions[index];
    struct odds *odds;
    const struct odds_request request = {.ruleset = intent->ruleset,
                                         .step = intent->step,
                                         .question = intent->question,
                                         .shown = wanted->pointers,
                                         .shown_count = 1,
                                         .branches_max = BRANCHES};
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_int_equal(odds->distribution_count, 1);
    const struct odds_distribution *found = odds->distributions;
    if (found->value_count != wanted->value_count)
        fail_msg("%s: %s asked for alone has other values", where, wanted->pointers[0]);
    for (int32_t i = 0; i < found->value_count; i++) {
        char texts[2][BRUTE_TEXT_MAX];
        const char *shown[] = {odds_value_text(odds, found->members[0], found->values[i].values[0], texts[0]),
                               odds_value_text(whole, wanted->members[0], wanted->values[i].values[0], texts[1])};
        assert_int_equal(!shown[0], !shown[1]);
        if (shown[0])
            assert_string_equal(shown[0], shown[1]);
        chances_same(&found->values[i].chance, &wanted->values[i].chance, wanted->pointers[0]);
    }
    for (int32_t i = 0, k = 0; i < odds->end_count; i++, k++) {
        while (whole->ends[k].end != odds->ends[i].end)
            k++;
        chances_same(&odds->ends[i].chance, &whole->ends[k].chance, odds->ends[i].end->name);
    }
    if (odds->branches > 2 * whole->branches) /* the little that is left may be forgotten more often */
        fail_msg("%s: %s alone takes %lld branches, all together %lld", where, wanted->pointers[0],
                 (long long)odds->branches, (long long)whole->branches);
    odds_free(odds);
}

/* The ends without any member: all of them. */
static void ends_alone_compare(const struct intent *intent, const struct odds *whole)
{
    struct odds *odds;
    const struct odds_request request = {.ruleset = intent->ruleset,
                                         .step = intent->step,
                                         .question = intent->question,
                                         .ends_only = true,
                                         .branches_max = BRANCHES};
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_int_equal(odds->distribution_count, 0);
    assert_int_equal(odds->end_count, whole->end_count);
    for (int32_t i = 0; i < odds->end_count; i++) {
        assert_ptr_equal(odds->ends[i].end, whole->ends[i].end);
        chances_same(&odds->ends[i].chance, &whole->ends[i].chance, odds->ends[i].end->name);
    }
    odds_free(odds);
}

/* What is asked for alone has the same odds, and takes no more work to speak of. */
static void members_compare(const struct intent *intent, const struct odds *whole)
{
    enum { WORK_MAX = 400000 };
    ends_alone_compare(intent, whole);
    int64_t members = whole->branches > 0 ? WORK_MAX / whole->branches : 0;
    for (int32_t i = 0; i < whole->distribution_count && i < members; i++)
        member_compare(intent, whole, i);
}

static void compare(const struct intent *intent, struct covered *covered)
{
    struct odds *odds = odds_of(intent, NULL);
    if (odds->status == RULING_NOT_PERMITTED) {
        assert_int_equal(odds->distribution_count, 0);
        assert_true(brute.runs == 1 && odds->why->count > 0);
        odds_free(odds);
        covered->refused++;
        return;
    }
    const char *pair[BRUTE_PAIR];
    bool paired = pair_choose(odds, pair);
    assert_true(brute_look(&brute, paired ? pair : NULL));
    distributions_compare(odds);
    ends_compare(odds);
    members_compare(intent, odds);
    if (paired)
        pair_compare(intent, pair);
    covered->compared++;
    covered->has_dice = covered->has_dice || brute.runs > 1;
    covered->largest = brute.runs > covered->largest ? brute.runs : covered->largest;
    odds_free(odds);
}

static bool question_compare(const struct intent *intent, const char *name, size_t index, void *context)
{
    (void)index, (void)context;
    struct covered *covered = covered_of(intent->step);
    where = name;
    covered->asked++;
    brute_start(&brute, intent);
    if (brute_is_small(&brute, 1.2 * (double)most) && brute_resolve(&brute, most))
        compare(intent, covered);
    else
        covered->has_dice = true;
    brute_end(&brute);
    return true;
}

static void every_question_has_the_odds_of_all_its_dice(void **state)
{
    (void)state;
    assert_true(golden_questions(question_compare, NULL));
    for (size_t i = 0; small_questions[i].body; i++) {
        struct asked asked;
        assert_true(question_ask(&asked, small_questions[i].ruleset, small_questions[i].step, small_questions[i].body));
        question_compare(&asked.intent, small_questions[i].body, 0, NULL);
        question_end(&asked);
    }
    print_message("%-24s %8s %8s %8s %12s\n", "step", "asked", "refused", "compared", "largest");
    for (int32_t i = 0; i < step_count; i++)
        print_message("%-24s %8d %8d %8d %12lld\n", steps[i].step->name, steps[i].asked, steps[i].refused,
                      steps[i].compared, (long long)steps[i].largest);
    for (int32_t i = 0; i < step_count; i++)
        if (steps[i].compared == 0 || (steps[i].has_dice && steps[i].largest < 2))
            fail_msg("%s has no question that is small enough; add one to small_questions", steps[i].step->name);
}

/* Too large for brute force, but not for the walk: groups at different ranges, several rounds of hits, falls; and what
 * is taken together where a member is asked for alone. */
static void members_of_large_questions_have_the_same_odds_alone(void **state)
{
    static const struct {
        const char *ruleset, *step, *body;
    } large[] = {
        {"d12-skirmish", "volley",
         "{\"input\":{\"shooters\":[{\"figures\":2,\"weapon\":\"rifled_musket\",\"range\":4},{\"figures\":3,\"weapon\":"
         "\"rifled_musket\",\"loading\":\"breech\",\"range\":10},{\"figures\":2,\"weapon\":\"rifled_musket\",\"range\":"
         "12}],"
         "\"target\":{\"figures\":3,\"wounds_max\":2},\"target_unit\":{\"starting_strength\":4,\"has_officer\":true},"
         "\"firing_unit\":{\"starting_strength\":8,\"has_officer\":true}}}"},
        {"d12-skirmish", "volley",
         "{\"input\":{\"shooters\":[{\"figures\":6,\"weapon\":\"rifled_musket\",\"range\":10}],"
         "\"target\":{\"figures\":3,\"kind\":\"cavalry\",\"wounds_max\":3}}}"},
        {"d12-skirmish", "volley",
         "{\"input\":{\"shooters\":[{\"figures\":5,\"weapon\":\"rifled_musket\",\"range\":10}],"
         "\"target\":{\"figures\":3,\"kind\":\"cavalry\",\"wounds_max\":2},\"target_unit\":{\"starting_strength\":4,"
         "\"has_officer\":true},\"firing_unit\":{\"starting_strength\":8,\"has_officer\":true}}}"},
        {"d12-skirmish", "volley",
         "{\"input\":{\"shooters\":[{\"figures\":7,\"weapon\":\"rifled_musket\",\"range\":10}],"
         "\"target\":{\"figures\":3,\"kind\":\"cavalry\",\"wounds_max\":2}},\"options\":{\"hit_allocation\":\"most_"
         "wounded\"}}"},
        {"tt", "melee-round",
         "{\"input\":{\"side1\":{\"hits\":5,\"figures\":4,\"target\":7},\"side2\":{\"hits\":6,\"figures\":3,\"target\":"
         "8},"
         "\"table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":2,\"result\":\"save\"},{\"lo\":3,\"hi\":"
         "4,\"result\":\"suppressed\"},{\"lo\":5,\"hi\":5,\"result\":\"wound\"},{\"lo\":6,\"hi\":6,\"result\":\"kill\"}"
         "]}}}"},
        {"tt", "melee-round",
         "{\"input\":{\"side1\":{\"hits\":5,\"figures\":4,\"target\":7},\"side2\":{\"hits\":6,\"figures\":3,\"target\":"
         "8},"
         "\"table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":2,\"result\":\"save\"},{\"lo\":3,\"hi\":"
         "4,\"result\":\"suppressed\"},{\"lo\":5,\"hi\":5,\"result\":\"wound\"},{\"lo\":6,\"hi\":6,\"result\":\"kill\"}"
         "]}},\"options\":{\"casualty_counts\":\"any_unsaved\",\"wiped_out\":\"score\"}}"},
        {"d12-skirmish", "volley", /* the second and the fourth group fire alike, not the third */
         "{\"input\":{\"shooters\":[{\"figures\":2,\"weapon\":\"rifled_musket\",\"range\":4},{\"figures\":2,\"weapon\":"
         "\"rifled_musket\",\"range\":10},{\"figures\":1,\"weapon\":\"rifled_musket\",\"range\":20},{\"figures\":2,"
         "\"weapon\":\"rifled_musket\",\"range\":10}],\"target\":{\"figures\":4,\"wounds_max\":2}}}"},
        {"colonial", "assault",
         "{\"input\":{\"attacker\":{\"kind\":\"irregular_cavalry\",\"figures\":5,\"leadership\":7,\"has_leader\":true},"
         "\"defender\":{\"kind\":\"regular_infantry\",\"figures\":4,\"leadership\":6,\"position\":\"obstacle\"}}}"},
        {"colonial", "assault",
         "{\"input\":{\"attacker\":{\"kind\":\"tribal_infantry\",\"figures\":4,\"leadership\":7,\"has_leader\":true},"
         "\"defender\":{\"kind\":\"regular_infantry\",\"figures\":3,\"leadership\":6,\"gone_to_ground\":true}},"
         "\"options\":{\"attack_loser\":\"hits\",\"pin_attack_casualties\":\"yes\"}}"},
        {"colonial", "assault", /* half of one figure: the defender throws no die */
         "{\"input\":{\"attacker\":{\"kind\":\"tribal_infantry\",\"figures\":3,\"leadership\":7},"
         "\"defender\":{\"kind\":\"regular_infantry\",\"figures\":1,\"leadership\":6,\"gone_to_ground\":true}},"
         "\"options\":{\"half_rounding\":\"down\"}}"},
        {"d12-skirmish", "volley",
         "{\"input\":{\"shooters\":[{\"figures\":5,\"weapon\":\"rifled_musket\",\"range\":10}],"
         "\"target\":{\"figures\":2,\"wounds_max\":3}},\"options\":{\"hit_allocation\":\"in_order\"}}"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof large / sizeof large[0]; i++) {
        struct asked asked;
        where = large[i].body;
        assert_true(question_ask(&asked, large[i].ruleset, large[i].step, large[i].body));
        struct odds *odds = odds_of(&asked.intent, NULL);
        for (int32_t k = 0; k < odds->distribution_count; k++)
            member_compare(&asked.intent, odds, k);
        print_message("%lld branches, %d members\n", (long long)odds->branches, odds->distribution_count);
        odds_free(odds);
        question_end(&asked);
    }
}

/* Members of every kind that come and go, unequal denominators, and a short chain that forgets. */
static void toys_have_the_odds_of_all_their_dice(void **state)
{
    const struct odds_toy_chain_input chains[] = {{6, 6, true}, {6, 6, false}, {5, 9, true}, {1, 2, true}};
    struct intent intent = {.ruleset = &odds_toy_ruleset, .step = &odds_toy_kinds};
    struct covered kinds = {.asked = 0}, chain = {.asked = 0};
    (void)state;
    where = "a toy";
    brute_start(&brute, &intent);
    assert_true(brute_resolve(&brute, 100000));
    compare(&intent, &kinds);
    brute_end(&brute);
    intent.step = &odds_toy_chain;
    for (size_t i = 0; i < sizeof chains / sizeof chains[0]; i++) {
        intent.question.input = &chains[i];
        brute_start(&brute, &intent);
        assert_true(brute_resolve(&brute, 100000));
        compare(&intent, &chain);
        brute_end(&brute);
    }
    assert_true(kinds.compared == 1 && chain.compared == 4);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(toys_have_the_odds_of_all_their_dice),
        cmocka_unit_test(members_of_large_questions_have_the_same_odds_alone),
        cmocka_unit_test(every_question_has_the_odds_of_all_its_dice),
    };
    if (argc > 1)
        most = strtoll(argv[1], NULL, 10);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
