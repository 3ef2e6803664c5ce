/* Mean, standard deviation and quantiles of a distribution, exactly: sums of values minus the lowest one, so that
 * nothing is negative. DECIMAL members are in fractions of one here, and in whole units in the answer. */
#include "odds/distributions.h"
#include <string.h>
#include <umpire/text.h>

const int32_t odds_quantile_percents[ODDS_QUANTILES] = {5, 25, 50, 75, 95};

enum { WIDE = NUMBER_WORK_MAX };

struct sums {
    int32_t width;                                     /* of these, wide enough for squares */
    mp_limb_t weight[WIDE], first[WIDE], second[WIDE]; /* of the weights, of weight times value, times its square */
};

static void sums_add(struct sums *sums, const mp_limb_t *weight, int32_t width, uint64_t value)
{
    mp_limb_t term[WIDE];
    number_set(term, sums->width, 0);
    number_copy(term, weight, width);
    number_add(sums->weight, term, sums->width);
    number_multiply_small(term, value, sums->width);
    number_add(sums->first, term, sums->width);
    number_multiply_small(term, value, sums->width);
    number_add(sums->second, term, sums->width);
}

static bool fraction_copy(struct walk *walk, const struct sums *sums, bool negative, const mp_limb_t *over,
                          const mp_limb_t *under, struct odds_number *ret)
{
    char fraction[NUMBER_WORK_MAX * 40 + 1];
    fraction[0] = '-';
    number_write_fraction(fraction + negative, over, under, sums->width);
    if (walk->request->samples == 0)
        ret->fraction = arena_copy(walk->arena, fraction, strlen(fraction));
    ret->decimal[0] = '-';
    number_write_decimal(ret->decimal + negative, sizeof ret->decimal - negative, over, under, sums->width);
    return walk->request->samples > 0 || ret->fraction;
}

/* lowest + first / weight, over `unit`. */
static bool mean_write(struct walk *walk, const struct sums *sums, int32_t lowest, uint64_t unit,
                       struct odds_number *ret)
{
    mp_limb_t over[WIDE], under[WIDE];
    bool negative = false;
    number_copy(under, sums->weight, sums->width);
    number_copy(over, sums->weight, sums->width);
    number_multiply_small(over, (uint64_t)(lowest < 0 ? -(int64_t)lowest : lowest), sums->width);
    if (lowest >= 0) {
        number_add(over, sums->first, sums->width);
    } else {
        negative = mpn_cmp(over, sums->first, sums->width) > 0;
        number_subtract(over, sums->first, sums->width);
        if (!negative) {
            number_copy(over, sums->weight, sums->width);
            number_multiply_small(over, (uint64_t) - (int64_t)lowest, sums->width);
            mpn_sub_n(over, sums->first, over, sums->width);
        }
    }
    number_multiply_small(under, unit, sums->width);
    return fraction_copy(walk, sums, negative, over, under, ret);
}

/* sqrt(weight * second - first^2) / (weight * unit) */
static void deviation_write(const struct sums *sums, uint64_t unit, struct odds_number *ret)
{
    mp_limb_t square[WIDE], first[WIDE], divisor[WIDE];
    number_multiply(square, sums->weight, sums->second, sums->width);
    number_multiply(first, sums->first, sums->first, sums->width);
    number_subtract(square, first, sums->width);
    number_copy(divisor, sums->weight, sums->width);
    number_multiply_small(divisor, unit, sums->width);
    number_write_root(ret->decimal, sizeof ret->decimal, square, divisor, sums->width);
}

/* The smallest value that is not exceeded in this many cases out of a hundred. */
static void quantiles_find(const struct tally *tally, const struct sums *sums, const int32_t *cells, int32_t count,
                           int32_t *ret)
{
    mp_limb_t sum[WIDE], reached[WIDE], wanted[WIDE], term[WIDE];
    int32_t quantile = 0;
    number_set(sum, sums->width, 0);
    for (int32_t i = 0; i < count && quantile < ODDS_QUANTILES; i++) {
        number_set(term, sums->width, 0);
        number_copy(term, tally_settled(tally, cells[i]), tally->width);
        number_add(sum, term, sums->width);
        number_copy(reached, sum, sums->width);
        number_multiply_small(reached, 100, sums->width);
        for (; quantile < ODDS_QUANTILES; quantile++) {
            number_copy(wanted, sums->weight, sums->width);
            number_multiply_small(wanted, (uint64_t)odds_quantile_percents[quantile], sums->width);
            if (mpn_cmp(reached, wanted, sums->width) < 0)
                break;
            ret[quantile] = tally->values[cells[i]];
        }
    }
}

bool odds_statistics(struct walk *walk, const struct tally *tally, const int32_t *cells, int32_t count,
                     struct odds_distribution *distribution)
{
    struct sums sums = {.width = 2 * walk->width + 3};
    uint64_t unit = (uint64_t)field_scale(distribution->members[0]);
    int32_t lowest = tally->values[cells[0]], there = 0;
    while (there < count && tally->values[cells[there]] != FIELD_ABSENT)
        there++;
    for (int32_t i = 0; i < there; i++)
        sums_add(&sums, tally_settled(tally, cells[i]), tally->width,
                 (uint64_t)((int64_t)tally->values[cells[i]] - lowest));
    deviation_write(&sums, unit, &distribution->deviation);
    quantiles_find(tally, &sums, cells, there, distribution->quantiles);
    return mean_write(walk, &sums, lowest, unit, &distribution->mean);
}
