/* Odds as text: percentages, and a histogram of each distribution. */
#pragma once
#include "referee/odds_intent.h"
#include <stdio.h>

/* One case. `blocks`: bars of UTF-8 blocks, else of #. */
void odds_print(FILE *out, const struct odds_intent *intent, int32_t number, const struct odds *odds, bool blocks);
