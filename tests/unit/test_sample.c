/* The statistics against known values, and the normal distribution against the exact one. */
#include "referee/report/luck_dice.h"
#include "unit.h"
#include <math.h>

static struct sample sample;

static void assert_near(double found, double wanted, double tolerance)
{
    if (!(fabs(found - wanted) <= tolerance))
        fail_msg("%.12g, wanted %.12g", found, wanted);
}

/* `came` of `count` events with this chance, the first ones. */
static void events(int32_t count, double chance, int32_t came)
{
    sample_start(&sample);
    for (int32_t i = 0; i < count; i++)
        sample_add_event(&sample, chance, i < came);
}

static void events_are_counted_out(void **state)
{
    (void)state;
    events(10, 0.5, 10);
    assert_true(sample_is_exact(&sample));
    assert_near(sample_p(&sample), 2.0 / 1024, 1e-15);
    events(10, 0.5, 5);
    assert_near(sample_p(&sample), 1, 0);
    events(30, 0.5, 20);
    assert_near(sample_p(&sample), 2 * 53009102.0 / 1073741824, 1e-14); /* C(30,20) + … + C(30,30) */
    sample_start(&sample);
    sample_add_event(&sample, 0.5, true);
    sample_add_event(&sample, 0.25, true);
    assert_near(sample.chances[0], 0.375, 0);
    assert_near(sample.chances[1], 0.5, 0);
    assert_near(sample.chances[2], 0.125, 0);
    assert_near(sample_p(&sample), 0.25, 0);
    assert_near(sample.expected, 0.75, 0);
    assert_near(sample_error(&sample), sqrt(0.25 + 0.1875), 1e-15);
}

static void what_cannot_vary_says_nothing(void **state)
{
    (void)state;
    sample_start(&sample);
    assert_near(sample_p(&sample), 1, 0);
    events(5, 1, 5);
    assert_near(sample_p(&sample), 1, 0);
}

/* Values as the normal distribution has them. */
static void values_are_normal(void **state)
{
    (void)state;
    static const struct {
        double away, p;
    } cases[] = {{0, 1}, {1.959963984540054, 0.05}, {-1.959963984540054, 0.05}, {3.290526731491926, 0.001}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct score score = {.count = 40, .observed = 20 + 2 * cases[i].away, .mean = 20, .variance = 4};
        sample_start(&sample);
        sample_add_score(&sample, &score);
        assert_false(sample_is_exact(&sample));
        assert_near(sample_p(&sample), cases[i].p, 1e-12);
    }
}

enum { COUNT_MAX = 1200 };

/* Twice the smaller tail of the binomial distribution. */
static double binomial_p(int32_t count, double chance, int32_t came)
{
    double below = 0, above = 0;
    for (int32_t i = 0; i <= count; i++) {
        double one = exp(lgamma(count + 1) - lgamma(i + 1) - lgamma(count - i + 1) + i * log(chance) +
                         (count - i) * log1p(-chance));
        below += i <= came ? one : 0;
        above += i >= came ? one : 0;
    }
    return fmin(1, 2 * fmin(below, above));
}

/* Never much smaller than the exact one, which would raise false alarms, and where it decides not much larger. */
static void assert_cautious(int32_t count, double chance, int32_t came)
{
    double exact = binomial_p(count, chance, came);
    events(count, chance, came);
    double nearly = sample_p(&sample);
    if ((exact > 1e-7 && nearly < exact * 0.85) || (exact > 0.005 && nearly > exact * 2))
        fail_msg("%d of %d at %g: exactly %g, nearly %g", came, count, chance, exact, nearly);
}

static void the_normal_distribution_is_near_the_exact_one(void **state)
{
    (void)state;
    static const double chances[] = {1.0 / 12, 1.0 / 6, 0.5, 5.0 / 6};
    for (size_t i = 0; i < LENGTH(chances); i++)
        for (int32_t count = SAMPLE_EXACT_MAX + 1; count <= COUNT_MAX; count += 333)
            for (int32_t came = 0; came <= count; came++)
                assert_cautious(count, chances[i], came);
}

/* One event more than is counted out changes little. */
static void beyond_the_limit_the_normal_distribution_goes_on(void **state)
{
    (void)state;
    events(SAMPLE_EXACT_MAX, 0.5, SAMPLE_EXACT_MAX / 2 + 30);
    double exact = sample_p(&sample);
    sample_add_event(&sample, 0.5, false);
    assert_false(sample_is_exact(&sample));
    events(SAMPLE_EXACT_MAX + 2, 0.5, SAMPLE_EXACT_MAX / 2 + 31);
    assert_near(sample_p(&sample), exact, 0.0005);
    assert_near(exact, 0.0083, 0.0002);
}

static void many_comparisons_are_corrected(void **state)
{
    (void)state;
    double p[] = {0.01, 0.04, 0.03, 0.005};
    static const double wanted[] = {0.03, 0.06, 0.06, 0.02};
    holm_correct(p, 4);
    for (size_t i = 0; i < LENGTH(p); i++)
        assert_near(p[i], wanted[i], 1e-15);
    double large[] = {0.5, 0.6};
    holm_correct(large, 2);
    assert_near(large[0], 1, 0);
    assert_near(large[1], 1, 0);
    holm_correct(large, 0);
}

/* A draw of these faces alone. */
static void thrown(enum dice_verb verb, int32_t count, int32_t sides, int32_t number, const char *faces)
{
    struct dice_record record = {.draw_count = 1};
    record.draws[0] = (struct draw){.verb = (int32_t)verb, .count = count, .sides = sides, .number = number};
    for (; *faces; faces++)
        record.faces[record.face_count++] = (uint16_t)(*faces - '0');
    record.draws[0].face_count = record.face_count;
    sample_start(&sample);
    sample_add_draw(&sample, &record, &record.draws[0]);
}

static void dice_are_scored_as_their_verb_asks(void **state)
{
    (void)state;
    static const struct {
        enum dice_verb verb;
        int32_t count, sides, number;
        const char *faces;
        int32_t counted;
        double observed, expected, variance;
    } cases[] = {
        {DICE_FACE, 1, 6, 0, "6", 1, 1, 0.5, 35.0 / 12 / 25},
        {DICE_SUM, 2, 6, 0, "14", 2, 0.6, 1, 35.0 / 6 / 25},
        {DICE_TALLY, 3, 6, 0, "116", 3, 1, 1.5, 35.0 / 4 / 25},
        {DICE_SUM_FLOORED, 1, 6, 4, "6", 1, 1, 0.25, (0.25 + 1) / 6 - 0.0625},
        {DICE_SUM_FLOORED, 1, 6, 6, "6", 0, 0, 0, 0},
        {DICE_HITS, 3, 6, 5, "456", 3, 2, 1, 2.0 / 3},
        {DICE_HITS, 3, 6, 1, "456", 0, 0, 0, 0},
        {DICE_HITS, 3, 6, 7, "456", 0, 0, 0, 0},
        {DICE_OPPOSED, 2, 6, 0, "3352", 1, 1, 0.5, 0.25},
        {DICE_OPPOSED, 2, 6, 0, "25", 1, 0, 0.5, 0.25},
        {DICE_RANKING, 3, 6, 0, "44116", 3, 1.2, 1.5, 35.0 / 4 / 25}, /* the first throw of each */
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        thrown(cases[i].verb, cases[i].count, cases[i].sides, cases[i].number, cases[i].faces);
        assert_int_equal(sample.count, cases[i].counted);
        assert_near(sample.observed, cases[i].observed, 1e-12);
        assert_near(sample.expected, cases[i].expected, 1e-12);
        assert_near(sample.variance, cases[i].variance, 1e-12);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(events_are_counted_out),
        cmocka_unit_test(what_cannot_vary_says_nothing),
        cmocka_unit_test(values_are_normal),
        cmocka_unit_test(the_normal_distribution_is_near_the_exact_one),
        cmocka_unit_test(beyond_the_limit_the_normal_distribution_goes_on),
        cmocka_unit_test(many_comparisons_are_corrected),
        cmocka_unit_test(dice_are_scored_as_their_verb_asks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
