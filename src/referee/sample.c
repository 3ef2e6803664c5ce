/* Sums, tails and the correction for many comparisons. */
#include "referee/sample.h"
#include <assert.h>
#include <math.h>

void sample_start(struct sample *sample)
{
    *sample = (struct sample){.chances = {1}};
}

/* One more event: each count of events arises from the same count without it, or from one fewer with it. */
static void chances_add(struct sample *sample, double chance)
{
    double *chances = sample->chances;
    int64_t count = sample->count;
    chances[count] = chances[count - 1] * chance;
    for (int64_t i = count - 1; i > 0; i--)
        chances[i] = chances[i] * (1 - chance) + chances[i - 1] * chance;
    chances[0] *= 1 - chance;
}

void sample_add_event(struct sample *sample, double chance, bool happened)
{
    double variance = chance * (1 - chance);
    sample->count++;
    sample->observed += happened;
    sample->expected += chance;
    sample->variance += variance;
    sample->third += variance * (1 - 2 * chance);
    if (sample_is_exact(sample))
        chances_add(sample, chance);
}

void sample_add_score(struct sample *sample, const struct score *score)
{
    sample->count += score->count;
    sample->observed += score->observed;
    sample->expected += score->mean;
    sample->variance += score->variance;
    sample->third += score->third;
    sample->values = true;
}

bool sample_is_exact(const struct sample *sample)
{
    return !sample->values && sample->count <= SAMPLE_EXACT_MAX;
}

double sample_error(const struct sample *sample)
{
    return sqrt(sample->variance);
}

static double two_sided(double below, double above)
{
    double p = 2 * (below < above ? below : above);
    return p < 1 ? p : 1;
}

static double exact_p(const struct sample *sample)
{
    double below = 0, above = 0;
    int64_t observed = llround(sample->observed);
    for (int64_t i = 0; i <= sample->count; i++) {
        below += i <= observed ? sample->chances[i] : 0;
        above += i >= observed ? sample->chances[i] : 0;
    }
    return two_sided(below, above);
}

static double normal_tail(double z)
{
    return erfc(z * M_SQRT1_2) / 2;
}

/* The tail above z (0 or more) of the normal distribution or, if the sum is skewed this way, of the gamma distribution
 * with its skewness, by the cube root of Wilson and Hilferty; whichever is larger. */
static double tail_above(double z, double skewness)
{
    if (skewness < 1e-9)
        return normal_tail(z);
    double root = cbrt(1 + skewness * z / 2);
    return fmax(normal_tail(z), normal_tail((root - 1) * 6 / skewness + skewness / 6));
}

static double normal_p(const struct sample *sample)
{
    double error = sample_error(sample);
    double away = sample->observed - sample->expected, step = sample->values ? 0 : fmin(0.5, fabs(away));
    double skewness = sample->third / (error * error * error);
    double z = (fabs(away) - step) / error;
    return fmin(1, 2 * tail_above(z, away < 0 ? -skewness : skewness));
}

double sample_p(const struct sample *sample)
{
    if (sample->variance <= 0)
        return 1;
    return sample_is_exact(sample) ? exact_p(sample) : normal_p(sample);
}

void holm_correct(double *p, int32_t count)
{
    int32_t order[HOLM_MAX];
    assert(count <= HOLM_MAX);
    for (int32_t i = 0; i < count; i++) {
        int32_t place = i;
        for (; place > 0 && p[order[place - 1]] > p[i]; place--)
            order[place] = order[place - 1];
        order[place] = i;
    }
    double least = 0;
    for (int32_t i = 0; i < count; i++) {
        double corrected = fmin(1, p[order[i]] * (count - i));
        least = fmax(least, corrected);
        p[order[i]] = least;
    }
}
