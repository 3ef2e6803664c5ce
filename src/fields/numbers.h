/* Decimals without rounding. jansson would make binary fractions of them; so the numbers of a JSON text that have a
 * fraction or an exponent are spelt again before jansson sees them, so that it cannot lose anything:
 *
 *   - what is whole, as the integer that it is: `3.0` -> `3`, `1e3` -> `1000`
 *   - what has at most three decimals, as its thousandths with the fraction `.0`: `2.5` -> `2500.0`
 *   - what is whole and larger than 64 bits hold as the largest that they hold, which is beyond every bound: `1e400`
 *   - anything else (more decimals, too many digits) as `0.5`, which is no whole number of thousandths
 *
 * For the room fields alone. */
#pragma once
#include "base/arena.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NUMBERS_THOUSANDTHS_MAX (INT64_C(1) << 53) /* that a double holds exactly */

struct json_number {
    bool whole; /* then `value` is the number, else its thousandths */
    bool held;  /* `value` is exact: neither too large nor too fine */
    int64_t value;
};
/* Reads the number that begins here; its end, or NULL when there is none as RFC 8259 has them. */
const char *number_read(const char *at, const char *end, struct json_number *ret);

/* The text with such numbers respelt: the same bytes if it has none. NULL when out of memory. Malformed text is left
 * alone, for the parser to report. */
const char *numbers_spell(struct arena *arena, const char *bytes, size_t length, size_t *ret_length);

/* "12", "12.5", "12.125": a decimal with at most three places, as queries and cells have it. False for any other text.
 */
bool thousandths_of_text(const char *text, int64_t *ret);
/* Thousandths in parts of which `scale` make one; false if they are not a whole number of parts. */
bool parts_of_thousandths(int64_t thousandths, int32_t scale, int64_t *ret);
