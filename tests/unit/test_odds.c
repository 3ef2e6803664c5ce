/* Known answers: what players ask, and what they can work out with pencil and paper. */
#include "odds/distributions.h"
#include "odds_texts.h"
#include "questions.h"
#include "unit.h"

static struct asked asked;
static struct odds *odds;

static struct odds_request request_of(const char *ruleset, const char *step, const char *body)
{
    if (!question_ask(&asked, ruleset, step, body))
        fail_msg("%s is no question of %s", body, step);
    return (struct odds_request){.ruleset = asked.intent.ruleset,
                                 .step = asked.intent.step,
                                 .question = asked.intent.question,
                                 .branches_max = 100000};
}

static int end(void **state)
{
    (void)state;
    odds_free(odds);
    odds = NULL;
    question_end(&asked);
    return 0;
}

static void find(const char *ruleset, const char *step, const char *body)
{
    struct odds_request request = request_of(ruleset, step, body);
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
}

static void ask_again(const char *ruleset, const char *step, const char *body)
{
    end(NULL);
    find(ruleset, step, body);
}

static void assert_odds(const char *pointer, const char *value, const char *fraction)
{
    if (strcmp(odds_fraction(odds, pointer, value), fraction) != 0)
        fail_msg("%s is %s: %s, not %s", pointer, value, odds_fraction(odds, pointer, value), fraction);
}

/* Three dice show 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in 1, 3, 6, 10, 15, 21, 25, 27, 27, 25 of 216 ways. Under 12 are the
 * first nine: 135. With 12 itself 160. Special rolls change nothing at 12: 3 to 5 are under it and 16 to 18 are not. */
static void three_dice_under_twelve(void **state)
{
    (void)state;
    find("tft-ww2", "crew-check", "{\"input\":{}}");
    assert_odds("/modified_leadership", "12", "1");
    assert_odds("/passed", "true", "5/8"); /* 135/216 */
    assert_odds("/passed", "false", "3/8");
    assert_odds("/natural", "3", "1/216");
    assert_odds("/natural", "10", "1/8");
    ask_again("tft-ww2", "crew-check", "{\"input\":{},\"options\":{\"roll_under\":\"inclusive\"}}");
    assert_odds("/passed", "true", "20/27"); /* 160/216 */
    ask_again("tft-ww2", "ranged-attack",
              "{\"input\":{\"dexterity\":12,\"weapon\":\"rifle\",\"action\":\"pivot\",\"range\":10}}");
    assert_odds("/modified_dexterity", "12", "1");
    assert_odds("/hit", "true", "5/8");
    assert_odds("/critical", "kill", "1/216");
    assert_odds("/critical", "double_damage", "1/72");
    assert_odds("/critical", "automatic_hit", "1/36");
    assert_odds("/critical", "none", "103/108"); /* 206/216 */
    assert_odds("/failure", "misfire", "1/36");
    ask_again("tft-ww2", "ranged-attack",
              "{\"input\":{\"dexterity\":12,\"weapon\":\"rifle\",\"action\":\"pivot\",\"range\":10},"
              "\"options\":{\"roll_under\":\"inclusive\"}}");
    assert_odds("/hit", "true", "20/27");
}

/* At the edges the special rolls do count. Under 4 by number is a 3 alone: 1/216; but 3 to 5 always hit: 10/216. And
 * all but 18 are at most 17, but 16 to 18 never hit: 206/216. */
static void special_rolls_at_the_edges(void **state)
{
    (void)state;
    find("tft-ww2", "ranged-attack",
         "{\"input\":{\"dexterity\":4,\"weapon\":\"rifle\",\"action\":\"pivot\",\"range\":10}}");
    assert_odds("/modified_dexterity", "4", "1");
    assert_odds("/hit", "true", "5/108");
    ask_again("tft-ww2", "ranged-attack",
              "{\"input\":{\"dexterity\":17,\"weapon\":\"rifle\",\"action\":\"pivot\",\"range\":10},"
              "\"options\":{\"roll_under\":\"inclusive\"}}");
    assert_odds("/hit", "true", "103/108");
}

static void a_double_one(void **state)
{
    (void)state;
    find("tt", "morale-check", "{\"input\":{\"target\":8}}");
    assert_odds("/double_one", "true", "1/36");
    assert_odds("/passed", "true", "5/12"); /* 15/36: 8 or more */
    assert_odds("/total", "7", "1/6");
    ask_again("colonial", "leader-casualty", "{\"input\":{\"casualties\":3}}");
    assert_odds("/killed", "true", "1/36");
    assert_odds("/killed", "false", "35/36");
}

#define VOLLEY                                                                                                         \
    "{\"input\":{\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"range\":18,\"figures\":12,"               \
    "\"target\":{\"figures\":12,\"cover\":\"soft\"}}}"

/* Twelve at 5+: choose(12, k) * 2^(12 - k) of 3^12 = 531441. Added up from none: 4096, 28672, 96256, 208896, 335616,
 * 436992, 496128, 521472: so 5% is passed with 1, 25% with 3, 50% with 4, 75% with 5, 95% with 7. The variance is
 * 12 * 1/3 * 2/3 = 8/3. */
static void twelve_regulars_at_five(void **state)
{
    static const int32_t quantiles[ODDS_QUANTILES] = {1, 3, 4, 5, 7};
    (void)state;
    find("colonial", "ranged-attack", VOLLEY);
    assert_odds("/needed", "5", "1");
    assert_odds("/dice", "12", "1");
    const struct odds_distribution *hits = odds_distribution_of(odds, "/hits");
    assert_true(hits->numeric);
    assert_int_equal(hits->value_count, 13);
    assert_string_equal(hits->mean.fraction, "4");
    assert_string_equal(hits->mean.decimal, "4");
    assert_null(hits->deviation.fraction);
    assert_string_equal(hits->deviation.decimal, "1.63299316186");
    assert_memory_equal(hits->quantiles, quantiles, sizeof quantiles);
    assert_odds("/hits", "0", "4096/531441");
    assert_odds("/hits", "12", "1/531441");
    assert_odds("/hits", "4", "14080/59049"); /* 126720/531441 */
    assert_string_equal(hits->values[0].at_least.fraction, "1");
    assert_string_equal(hits->values[11].at_least.fraction, "25/531441");
    assert_string_equal(hits->values[12].chance.decimal, "0.00000188167642316");
    assert_int_equal(odds->branches, 13);
    assert_int_equal(odds->samples, 0);
}

static void what_is_not_permitted_has_reasons_and_no_dice(void **state)
{
    (void)state;
    find("colonial", "ranged-attack",
         "{\"input\":{\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"range\":24.001,\"figures\":2,"
         "\"target\":{\"figures\":5}}}");
    assert_int_equal(odds->status, RULING_NOT_PERMITTED);
    assert_int_equal(odds->why->count, 1);
    assert_string_equal(odds->why->reasons[0].clause, "MWK-FIR-2");
    assert_int_equal(odds->distribution_count, 0);
    assert_int_equal(odds->end_count, 0);
    ask_again("colonial", "ranged-attack", VOLLEY);
    assert_int_equal(odds->status, RULING_RESOLVED);
    assert_null(odds->why);
}

static void only_what_is_to_be_shown(void **state)
{
    static const char *const shown[] = {"/hits", "/removed"};
    static const char *const unknown[] = {"/hits", "/hit", "/removed"};
    static const char *const groups[] = {""};
    struct odds_request request = request_of("colonial", "ranged-attack", VOLLEY);
    (void)state;
    request.shown = shown;
    request.shown_count = 1;
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_int_equal(odds->distribution_count, 1);
    assert_string_equal(odds->distributions[0].pointers[0], "/hits");
    odds_free(odds);
    request.shown_count = 2;
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_int_equal(odds->distribution_count, 2);
    assert_odds("/removed", "false", "1"); /* twelve hits remove four at most */
    odds_free(odds);
    request.shown = unknown;
    request.shown_count = 3;
    assert_int_equal(odds_find(&request, &odds), ODDS_NO_SUCH_FIELD);
    assert_int_equal(odds->unknown, 1);
    odds_free(odds);
    request.shown = groups;
    request.shown_count = 1;
    assert_int_equal(odds_find(&request, &odds), ODDS_NO_SUCH_FIELD);
    assert_int_equal(odds->unknown, 0);
}

/* Hits and casualties together: a casualty for each three hits, so only thirteen pairs of the many occur. */
static void members_together(void **state)
{
    static const char *const pair[] = {"/hits", "/casualties"};
    struct odds_request request = request_of("colonial", "ranged-attack", VOLLEY);
    (void)state;
    request.shown = pair;
    request.shown_count = 2;
    request.joint = true;
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_int_equal(odds->distribution_count, 1);
    const struct odds_distribution *both = &odds->distributions[0];
    assert_int_equal(both->member_count, 2);
    assert_int_equal(both->value_count, 13);
    assert_false(both->numeric);
    struct odds *single;
    request.joint = false;
    assert_int_equal(odds_find(&request, &single), ODDS_FOUND);
    const struct odds_distribution *hits = odds_distribution_of(single, "/hits");
    for (int32_t i = 0; i < 13; i++) {
        assert_int_equal(both->values[i].values[0], i);
        assert_string_equal(both->values[i].chance.fraction, hits->values[i].chance.fraction);
    }
    odds_free(single);
}

/* The budget is how often the resolver may be run: as often is enough, once less is not. */
static void a_budget_is_kept(void **state)
{
    struct odds_request request = request_of("colonial", "ranged-attack", VOLLEY);
    (void)state;
    request.branches_max = 13;
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_int_equal(odds->branches, 13);
    odds_free(odds);
    request.branches_max = 12;
    assert_int_equal(odds_find(&request, &odds), ODDS_TOO_LARGE);
    assert_true(odds->estimate == 13); /* of one draw it is exact */
    assert_string_equal(odds->largest_label, "fire");
    assert_null(odds->largest_part);
    assert_int_equal(odds->largest_count, 12);
    assert_true(odds->largest_outcomes == 13);
}

#define FOUR_GROUPS                                                                                                    \
    "{\"input\":{\"shooters\":[{\"figures\":8,\"weapon\":\"rifled_musket\",\"range\":10},"                             \
    "{\"figures\":8,\"weapon\":\"rifled_musket\",\"range\":10},{\"figures\":8,\"weapon\":\"rifled_musket\",\"range\":" \
    "10},"                                                                                                             \
    "{\"figures\":8,\"weapon\":\"rifled_musket\",\"range\":10}],\"target\":{\"figures\":24}}}"

/* A joint distribution of what each of the groups did is too much; how many are killed is not. */
static void what_is_too_large_as_a_whole_is_found_where_little_is_asked(void **state)
{
    static const char *const killed[] = {"/target/killed"};
    static const char *const all[] = {"/target/killed",       "/shooters/0/hits",     "/shooters/1/hits",
                                      "/shooters/2/misfires", "/shooters/3/exploded", "/firers/killed"};
    struct odds_request request = request_of("d12-skirmish", "volley", FOUR_GROUPS);
    (void)state;
    request.branches_max = 1000000;
    request.shown = all;
    request.shown_count = 6;
    request.joint = true;
    assert_int_equal(odds_find(&request, &odds), ODDS_TOO_LARGE);
    assert_true(odds->estimate > 1000000); /* more than was tried: it was refused before */
    odds_free(odds);
    request.shown = killed;
    request.shown_count = 1;
    request.joint = false;
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_true(odds->branches < 5000);
}

/* The ends that follow from the members that are asked for, or all where these are wanted. */
static void ends_follow_from_members(void **state)
{
    static const char *const killed[] = {"/target/killed"};
    struct odds_request request = request_of("d12-skirmish", "volley", FOUR_GROUPS);
    (void)state;
    request.shown = killed;
    request.shown_count = 1;
    request.branches_max = 1000000;
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_int_equal(odds->end_count, 2);
    assert_string_equal(odds->ends[0].end->name, "any_killed");
    assert_string_equal(odds->ends[1].end->name, "all_killed");
    end(NULL);
    request = request_of("colonial", "volley",
                         "{\"input\":{\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"range\":18,"
                         "\"figures\":4,\"target\":{\"kind\":\"tribal_infantry\",\"figures\":24,\"leadership\":7}}}");
    static const char *const casualties[] = {"/fire/casualties"};
    request.shown = casualties;
    request.shown_count = 1;
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_int_equal(odds->end_count, 1);
    odds_free(odds);
    request.every_end = true;
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_int_equal(odds->end_count, 4);
    assert_string_equal(odds->ends[3].end->name, "target_pinned");
}

static void estimates_name_the_largest_draw(void **state)
{
    struct odds_request request =
        request_of("colonial", "volley",
                   "{\"input\":{\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"range\":18,\"figures\":24,"
                   "\"target\":{\"kind\":\"tribal_infantry\",\"figures\":24,\"cover\":\"soft\",\"leadership\":7}}}");
    (void)state;
    request.branches_max = 10;
    assert_int_equal(odds_find(&request, &odds), ODDS_TOO_LARGE);
    assert_int_equal(odds->largest_count, 24);
    assert_true(odds->largest_outcomes == 25);
    assert_non_null(odds->largest_part);
    double estimate = odds->estimate;
    odds_free(odds);
    request.branches_max = 100000;
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_true(estimate < 3.0 * (double)odds->branches && estimate * 3 > (double)odds->branches);
}

/* Few enough ways, but all members together have more values than fit the memory of a question: that is the question's
 * fault, and asking again would not help. */
static void an_answer_may_be_too_large_too(void **state)
{
    struct odds_request request =
        request_of("tt", "damage-roll",
                   "{\"input\":{\"hits\":100,\"table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":2,\"result\":\"save\"},"
                   "{\"lo\":3,\"hi\":3,\"result\":\"suppressed\"},{\"lo\":4,\"hi\":5,\"result\":\"wound\"},"
                   "{\"lo\":6,\"hi\":6,\"result\":\"kill\"}]}}}");
    (void)state;
    request.branches_max = 1000000;
    request.joint = true;
    assert_int_equal(odds_find(&request, &odds), ODDS_TOO_LARGE);
    assert_true(odds->estimate < 1000000);
}

/* How far the estimates of all golden questions are off. */
struct judged {
    int32_t asked, single, far;
};

/* What the estimate says when nothing is refused for it. */
static struct walk_estimate estimate_of(const struct odds_request *request)
{
    struct arena arena;
    struct walk walk;
    struct walk_estimate estimate;
    arena_start(&arena, 64 << 20);
    assert_true(walk_start(&walk, &arena, request, NUMBER_WIDTH_FIRST));
    assert_true(walk_estimate(&walk, &estimate));
    arena_end(&arena);
    return estimate;
}

static bool estimate_judge(const struct intent *intent, const char *name, size_t index, void *context)
{
    struct judged *judged = context;
    struct odds *exact;
    const struct odds_request request = {
        .ruleset = intent->ruleset, .step = intent->step, .question = intent->question, .branches_max = 20000};
    (void)index;
    if (odds_find(&request, &exact) == ODDS_FOUND && exact->branches > 1) {
        double branches = (double)exact->branches;
        const struct walk_estimate estimate = estimate_of(&request);
        bool single = estimate.largest_outcomes == branches;
        bool far = estimate.runs > 3 * branches || estimate.runs * 3 < branches;
        if (single && estimate.runs != branches)
            fail_msg("%s: %f branches of one draw are said to be %f", name, branches, estimate.runs);
        if (far)
            print_message("far off: %s: %.0f, said to be %.0f\n", name, branches, estimate.runs);
        judged->asked++;
        judged->single += single;
        judged->far += far;
    }
    odds_free(exact);
    return true;
}

static void estimates_are_near(void **state)
{
    struct judged judged = {.asked = 0};
    (void)state;
    assert_true(golden_questions(estimate_judge, &judged));
    print_message("%d estimates, %d of a single draw, %d far off\n", judged.asked, judged.single, judged.far);
    assert_true(judged.single > 100 && judged.asked > judged.single + 50);
    assert_true(judged.far * 20 <= judged.asked);
}

static void assert_near(double found, double wanted, double apart)
{
    if (found < wanted - apart || found > wanted + apart)
        fail_msg("%.15g is not %.15g", found, wanted);
}

/* Samples that would throw too many dice are refused after a few of them. */
static void samples_have_a_bound(void **state)
{
    static struct dice_pool pool;
    struct odds_request request = request_of("colonial", "ranged-attack", VOLLEY);
    (void)state;
    request.samples = ODDS_SAMPLES_MAX; /* of twelve dice each */
    request.pool = &pool;
    request.branches_max = 1;
    assert_int_equal(odds_find(&request, &odds), ODDS_TOO_LARGE);
    assert_near(odds->estimate, 12.0 * ODDS_SAMPLES_MAX, 1);
}

/* A sample of the same question: within six of its own standard errors, which are sqrt(p (1 - p) / n). */
static void samples_come_near(void **state)
{
    enum { SAMPLES = 20000 };
    static struct dice_pool pool;
    struct odds_request request = request_of("colonial", "ranged-attack", VOLLEY);
    struct odds *sampled;
    double sum = 0;
    (void)state;
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    request.samples = SAMPLES;
    request.pool = &pool;
    request.branches_max = 1; /* a budget of the exact way */
    assert_int_equal(odds_find(&request, &sampled), ODDS_FOUND);
    assert_int_equal(sampled->samples, SAMPLES);
    const struct odds_distribution *exact = odds_distribution_of(odds, "/hits"),
                                   *found = odds_distribution_of(sampled, "/hits");
    for (int32_t i = 0; i < found->value_count; i++) {
        const struct odds_chance *chance = &found->values[i].chance, *wanted = NULL;
        for (int32_t k = 0; k < exact->value_count; k++)
            if (exact->values[k].values[0] == found->values[i].values[0])
                wanted = &exact->values[k].chance;
        assert_non_null(wanted);
        assert_null(chance->fraction);
        double p = strtod(chance->decimal, NULL), error = strtod(chance->error, NULL);
        assert_near(error * error * SAMPLES, p * (1 - p), 1e-9);
        double true_p = strtod(wanted->decimal, NULL), off = p - true_p;
        if (true_p > 0.01) /* where counts are large enough for six errors to be one in a hundred million */
            assert_true(off * off <= 36 * true_p * (1 - true_p) / SAMPLES);
        sum += p;
    }
    assert_near(sum, 1, 1e-9);
    assert_null(found->mean.fraction);
    assert_near(strtod(found->mean.decimal, NULL), 4, 0.1);
    odds_free(sampled);
}

#define CASE(test) cmocka_unit_test_teardown(test, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(three_dice_under_twelve),
        CASE(special_rolls_at_the_edges),
        CASE(a_double_one),
        CASE(twelve_regulars_at_five),
        CASE(what_is_not_permitted_has_reasons_and_no_dice),
        CASE(only_what_is_to_be_shown),
        CASE(members_together),
        CASE(a_budget_is_kept),
        CASE(what_is_too_large_as_a_whole_is_found_where_little_is_asked),
        CASE(ends_follow_from_members),
        CASE(estimates_name_the_largest_draw),
        CASE(an_answer_may_be_too_large_too),
        cmocka_unit_test(estimates_are_near),
        CASE(samples_have_a_bound),
        CASE(samples_come_near),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
