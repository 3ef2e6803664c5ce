/* The numbers of a JSON text, read before its parser sees them: the parser would make binary fractions of decimals.
 * Those with a fraction or an exponent are spelt anew, so that the parser cannot lose anything:
 *
 *   - what is whole, as the integer that it is: `3.0` -> `3`, `1e3` -> `1000`
 *   - what has at most three decimals, as its thousandths with the fraction `.0`: `2.5` -> `2500.0`
 *   - what is whole and larger than 64 bits hold as the largest that they hold, which is beyond every bound: `1e400`
 *   - anything else (more decimals, too many digits) as `0.5`, which is no whole number of thousandths
 *
 * For the codec room alone. */
#pragma once
#include "base/arena.h"
#include <stddef.h>
#include <stdint.h>

#define NUMBERS_THOUSANDTHS_MAX (INT64_C(1) << 53) /* that a double holds exactly */

/* The text with such numbers respelt: the same bytes if it has none. NULL when out of memory. Malformed text is left
 * alone, for the parser to report. */
const char *numbers_spell(struct arena *arena, const char *bytes, size_t length, size_t *ret_length);
