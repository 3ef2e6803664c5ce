/* Samples: observed sums and expected ones, and how surprising the difference is. Statistics in doubles, which decide
 * nothing: no rule uses this file. Values are added in the record's order, so that the same record gives the same
 * numbers. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

enum { SAMPLE_EXACT_MAX = 500 };

struct sample {
    int64_t count;                              /* events or dice */
    double observed, expected, variance, third; /* sums; `third`: of the third central moments */
    bool values;                                /* not all were events: there is no exact distribution */
    double chances[SAMPLE_EXACT_MAX + 1];       /* of 0 … count events, while they are exact */
};

/* A value between 0 and 1 for each of some dice, summed up, and the moments of that sum. */
struct score {
    int32_t count;
    double observed, mean, variance, third;
};

void sample_start(struct sample *sample);
/* An event with this chance (between 0 and 1), and whether it happened. */
void sample_add_event(struct sample *sample, double chance, bool happened);
void sample_add_score(struct sample *sample, const struct score *score);
/* Whether sample_p is exact: up to SAMPLE_EXACT_MAX events, and nothing else. */
bool sample_is_exact(const struct sample *sample);
/* The standard error of `observed`. */
double sample_error(const struct sample *sample);
/* The probability that chance alone deviates at least as far, in either direction: twice the smaller tail, at most 1.
 * Beyond the exact range it uses the normal distribution, with continuity correction if all are events, and with a
 * longer tail if the sum is skewed to that side. 1 without variance. */
double sample_p(const struct sample *sample);

/* Holm's correction in place: adjusts each p-value for `count` comparisons. */
enum { HOLM_MAX = 1024 };
void holm_correct(double *p, int32_t count);
