/* Samples: what came beside what was likely, summed up, and how surprising the difference is. Statistics in doubles,
 * which decide nothing: no rule knows this file. The order of adding is the order of the record, so that the same
 * record gives the same numbers. */
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
/* Something that had this chance (between 0 and 1), and came or did not. */
void sample_add_event(struct sample *sample, double chance, bool happened);
void sample_add_score(struct sample *sample, const struct score *score);
/* Whether sample_p counts out all cases: up to SAMPLE_EXACT_MAX events, and nothing else. */
bool sample_is_exact(const struct sample *sample);
/* The standard error of `observed`. */
double sample_error(const struct sample *sample);
/* How likely chance alone leads at least as far away, to whichever side: twice the smaller tail, at most 1. Beyond what
 * is exact the normal distribution stands in, with a step of continuity where all are events, and with a longer tail
 * where the sum is skewed to that side. 1 without variance. */
double sample_p(const struct sample *sample);

/* Holm's correction in place: each p-value as it counts among `count` comparisons. */
enum { HOLM_MAX = 1024 };
void holm_correct(double *p, int32_t count);
