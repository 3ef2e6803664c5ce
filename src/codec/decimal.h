/* Decimals as thousandths, without rounding. For the codec room alone. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

/* "12", "12.5", "12.125": a decimal with at most three places. False for any other text. */
bool thousandths_of_text(const char *text, int64_t *ret);
/* A number is exact when it is the double nearest to a number of thousandths. */
bool thousandths_of_real(double number, int64_t *ret);
