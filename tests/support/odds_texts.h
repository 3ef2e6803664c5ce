/* Values of odds as a client reads them, and one of them by its text: for tests. */
#pragma once
#include <umpire/odds.h>

enum { ODDS_TEXT_MAX = 512 };

/* Into `ret`, which holds ODDS_TEXT_MAX. NULL when the value is absent. */
const char *odds_value_text(const struct odds *odds, const struct field *field, int32_t value, char *ret);
/* The distribution of a member by itself; NULL when there is none. */
const struct odds_distribution *odds_distribution_of(const struct odds *odds, const char *pointer);
/* The chance of a value of it as a fraction; "0" when it is not listed. A NULL value: that it is absent. */
const char *odds_fraction(const struct odds *odds, const char *pointer, const char *value);
