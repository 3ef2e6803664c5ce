/* From tallies to the answer: sorted values, chances as texts, and statistics of a distribution. */
#pragma once
#include "odds/walk.h"

/* Fills the distributions, ends and texts of `odds`; everything lives in the walk's arena. False: out of memory. */
bool odds_answer(struct walk *walk, struct odds *odds);
/* The least memory for the answer of a number of values; `bits` are those of the denominator. */
double odds_answer_bytes(const struct walk *walk, double values, int32_t bits);
/* The chance numerator / denominator. False: out of memory. */
bool odds_chance_write(struct walk *walk, const mp_limb_t *numerator, struct odds_chance *ret);
/* Mean, deviation and quantiles over the cases that have a number. `cells` are sorted by value. */
bool odds_statistics(struct walk *walk, const struct tally *tally, const int32_t *cells, int32_t count,
                     struct odds_distribution *distribution);
