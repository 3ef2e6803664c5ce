/* Decimals as thousandths, without rounding. For the codec room alone. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

/* "12", "12.5", "12.125": a decimal with at most three places, as queries and cells have it. False for any other text.
 */
bool thousandths_of_text(const char *text, int64_t *ret);
/* Thousandths in parts of which `scale` make one; false if they are not a whole number of parts. */
bool parts_of_thousandths(int64_t thousandths, int32_t scale, int64_t *ret);
