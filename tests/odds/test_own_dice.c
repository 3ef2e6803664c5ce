/* Rulings rolled with the service's own dice against the exact odds: for every step one question, a chi-square for each
 * member and each end. With as many rulings as here an error of one in a hundred is caught in every step, which the
 * last test shows with dice that have one. A fair run fails less than once in a million: the smallest p-value of all
 * must not be below a tenth of that, divided by how many there are. */
#include "brute.h"
#include "odds_texts.h"
#include "questions.h"
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Values that are expected more seldom are put together: so far out, where p-values are compared with 10^-10, the
 * chi-square distribution is too thin for small numbers. */
enum { RULINGS = 200000, EXPECTED_LEAST = 500, CELLS_MAX = 4096, BRANCHES = 5000000, TESTS_MAX = 1000 };
static const double false_alarm = 1e-7;

/* What was expected and what came of one member. */
struct cells {
    int32_t count;
    double expected[CELLS_MAX], came[CELLS_MAX];
};

/* The smallest p-value so far. */
struct suspicion {
    int32_t tests;
    double p;
    char what[256];
};

static struct brute brute;
static struct dice_pool pool;
static struct cells cells;

/* The chance that chi-square is this high or higher: Q(degrees / 2, square / 2) by its recurrence. */
static double chi_square_tail(int32_t degrees, double square)
{
    double x = square / 2, a = degrees % 2 ? 0.5 : 1;
    double tail = degrees % 2 ? erfc(sqrt(x)) : exp(-x);
    for (; x > 0 && a < degrees / 2.0; a++)
        tail += exp(a * log(x) - x - lgamma(a + 1));
    return tail;
}

static void cell_add(double expected, double came)
{
    assert_true(cells.count < CELLS_MAX);
    cells.expected[cells.count] = expected;
    cells.came[cells.count++] = came;
}

static int32_t rarest_cell(void)
{
    int32_t rarest = 0;
    for (int32_t i = 1; i < cells.count; i++)
        if (cells.expected[i] < cells.expected[rarest])
            rarest = i;
    return rarest;
}

/* The rarest is joined with the next rarest until none is too rare. */
static void cells_pool(void)
{
    while (cells.count > 1) {
        int32_t rarest = rarest_cell();
        double expected = cells.expected[rarest], came = cells.came[rarest];
        if (expected >= EXPECTED_LEAST)
            return;
        cells.count--;
        cells.expected[rarest] = cells.expected[cells.count];
        cells.came[rarest] = cells.came[cells.count];
        int32_t next = rarest_cell();
        cells.expected[next] += expected;
        cells.came[next] += came;
    }
}

static void cells_judge(struct suspicion *suspicion, const char *step, const char *what)
{
    double square = 0, all = 0;
    for (int32_t i = 0; i < cells.count; i++)
        all += cells.came[i];
    if (all != RULINGS)
        fail_msg("%s %s: %.0f of the rulings showed what the odds do not know", step, what, RULINGS - all);
    cells_pool();
    if (cells.count < 2)
        return;
    for (int32_t i = 0; i < cells.count; i++) {
        double off = cells.came[i] - cells.expected[i];
        square += off * off / cells.expected[i];
    }
    double p = chi_square_tail(cells.count - 1, square);
    suspicion->tests++;
    if (p >= suspicion->p)
        return;
    suspicion->p = p;
    snprintf(suspicion->what, sizeof suspicion->what, "%s %s", step, what);
}

static double expected_of(const struct odds_chance *chance)
{
    return strtod(chance->decimal, NULL) * RULINGS;
}

static void rulings_judge(struct suspicion *suspicion, const struct odds *odds)
{
    const char *step = brute.intent->step->name;
    for (int32_t i = 0; i < odds->distribution_count; i++) {
        const struct odds_distribution *distribution = &odds->distributions[i];
        cells.count = 0;
        for (int32_t k = 0; k < distribution->value_count; k++) {
            char text[BRUTE_TEXT_MAX];
            const struct odds_value *value = &distribution->values[k];
            const char *shown = odds_value_text(odds, distribution->members[0], value->values[0], text);
            cell_add(expected_of(&value->chance), (double)brute_weight(&brute, distribution->pointers[0], shown));
        }
        cells_judge(suspicion, step, distribution->pointers[0]);
    }
    for (int32_t i = 0; i < odds->end_count; i++) {
        double expected = expected_of(&odds->ends[i].chance), came = (double)brute.ends[i];
        cells.count = 0;
        cell_add(expected, came);
        cell_add(RULINGS - expected, RULINGS - came);
        cells_judge(suspicion, step, odds->ends[i].end->name);
    }
}

/* Rolls a question and adds what is suspicious about it. False when its odds are out of reach or use no dice. */
static bool roll(const struct intent *intent, void (*start)(struct dice *dice, struct dice_record *record),
                 struct suspicion *suspicion)
{
    struct odds *odds;
    const struct odds_request request = {
        .ruleset = intent->ruleset, .step = intent->step, .question = intent->question, .branches_max = BRANCHES};
    bool found = odds_find(&request, &odds) == ODDS_FOUND && odds->branches > 1;
    if (found) {
        brute_start(&brute, intent);
        assert_true(brute_roll(&brute, RULINGS, start));
        assert_true(brute_look(&brute, NULL));
        rulings_judge(suspicion, odds);
        brute_end(&brute);
    }
    odds_free(odds);
    return found;
}

/* The going through the steps: each is rolled for once, with its first question that can be. */
struct rolling {
    void (*start)(struct dice *dice, struct dice_record *record);
    /* What is thought of a step that was rolled; its tests alone. */
    void (*judge)(struct rolling *rolling, const struct suspicion *suspicion);
    const struct step *step; /* asked about last */
    bool done, needs_dice;
    int32_t rolled;
    struct suspicion all;
};

static void step_close(const struct rolling *rolling)
{
    if (rolling->step && rolling->needs_dice && !rolling->done)
        fail_msg("%s: none of its questions could be rolled", rolling->step->name);
}

static bool question_roll(const struct intent *intent, const char *name, size_t index, void *context)
{
    struct rolling *rolling = context;
    struct suspicion suspicion = {.p = 1};
    (void)name;
    if (index == 0) {
        step_close(rolling);
        rolling->step = intent->step;
        rolling->done = rolling->needs_dice = false;
    }
    if (rolling->done)
        return true;
    brute_start(&brute, intent);
    rolling->needs_dice = rolling->needs_dice || !brute_is_small(&brute, 1);
    brute_end(&brute);
    rolling->done = rolling->needs_dice && roll(intent, rolling->start, &suspicion);
    if (!rolling->done)
        return true;
    rolling->rolled++;
    rolling->judge(rolling, &suspicion);
    return true;
}

static void start_fair(struct dice *dice, struct dice_record *record)
{
    dice_start_system(dice, &pool, record);
}

static void keep_worst(struct rolling *rolling, const struct suspicion *suspicion)
{
    int32_t tests = rolling->all.tests + suspicion->tests;
    if (suspicion->p < rolling->all.p)
        rolling->all = *suspicion;
    rolling->all.tests = tests;
}

static void every_step_rolls_as_its_odds_say(void **state)
{
    struct rolling rolling = {.start = start_fair, .judge = keep_worst, .all = {.p = 1}};
    (void)state;
    assert_true(golden_questions(question_roll, &rolling));
    step_close(&rolling);
    print_message("%d steps, %d tests; the smallest p-value is %g, of %s\n", rolling.rolled, rolling.all.tests,
                  rolling.all.p, rolling.all.what);
    assert_true(rolling.rolled > 30 && rolling.all.tests > rolling.rolled && rolling.all.tests < TESTS_MAX);
    assert_true(rolling.all.p * rolling.all.tests > false_alarm);
}

/* Dice of the test's own, the same in every run, whose highest face comes too often by one in a hundred throws, and the
 * lowest too seldom. Where dice only contend with each other, the first one alone is wrong: what is wrong with all of
 * them favours nobody. */
static struct {
    uint64_t random;
    bool contest;
    int32_t thrown; /* in this draw */
} biased;

static uint64_t random_next(void)
{
    uint64_t mixed = biased.random += UINT64_C(0x9e3779b97f4a7c15);
    mixed = (mixed ^ (mixed >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ (mixed >> 27)) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ (mixed >> 31);
}

static int32_t biased_face(struct dice *dice, int32_t sides)
{
    (void)dice;
    uint64_t face = 1 + random_next() % (uint64_t)sides;
    bool wrong = biased.thrown++ == 0 || !biased.contest;
    return wrong && face == 1 && random_next() % 100 < (uint64_t)sides ? sides : (int32_t)face;
}

static void biased_draw(struct dice *dice, const struct draw_request *request, int32_t *ret)
{
    biased.contest = request->verb == DICE_OPPOSED || request->verb == DICE_RANKING;
    biased.thrown = 0;
    dice_draw_by_faces(dice, request, ret);
}

static const struct dice_source biased_source = {.name = "biased", .draw = biased_draw, .face = biased_face};

static void start_biased(struct dice *dice, struct dice_record *record)
{
    *dice = (struct dice){.source = &biased_source, .record = record};
    record->draw_count = 0;
    record->face_count = 0;
}

static void expect_caught(struct rolling *rolling, const struct suspicion *suspicion)
{
    print_message("  %-8.1g %s\n", suspicion->p, suspicion->what);
    if (suspicion->p * TESTS_MAX > false_alarm)
        fail_msg("%s: one in a hundred is not noticed: p-value %g", rolling->step->name, suspicion->p);
}

static void one_in_a_hundred_is_caught_in_every_step(void **state)
{
    struct rolling rolling = {.start = start_biased, .judge = expect_caught};
    (void)state;
    assert_true(golden_questions(question_roll, &rolling));
    assert_true(rolling.rolled > 30);
}

static void chi_square_has_its_known_tails(void **state)
{
    /* From the tables: the 1 % and 0.1 % points. */
    static const struct {
        int32_t degrees;
        double square, p;
    } known[] = {{1, 6.6349, 0.01},    {1, 10.8276, 0.001}, {2, 9.2103, 0.01}, {5, 15.0863, 0.01},
                 {10, 29.5883, 0.001}, {30, 50.8922, 0.01}, {3, 0, 1},         {100, 149.4493, 0.001}};
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        assert_float_equal(chi_square_tail(known[i].degrees, known[i].square), known[i].p, known[i].p / 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chi_square_has_its_known_tails),
        cmocka_unit_test(every_step_rolls_as_its_odds_say),
        cmocka_unit_test(one_in_a_hundred_is_caught_in_every_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
