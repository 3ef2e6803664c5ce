/* Exact weights by key: a hash table from bytes to numerators over one denominator that grows as it must. Nothing of it
 * is shared with src/odds, for it is what src/odds is held against. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

__extension__ typedef unsigned __int128 wide;
__extension__ typedef __int128 wide_signed;

struct weight {
    wide numerator;
    size_t length;
    char *key; /* a copy */
};

struct weights {
    struct weight *list;
    size_t count, room;
    size_t *slots; /* index + 1; 2 * room of them, a power of two */
};

/* NULL when out of memory. A new key has the numerator 0. */
struct weight *weights_find(struct weights *weights, const void *key, size_t length);
/* All numerators times `factor`. */
void weights_multiply(struct weights *weights, wide factor);
void weights_end(struct weights *weights);

wide wide_common_divisor(wide a, wide b);
/* a * b; 0 when it does not fit. */
wide wide_multiply(wide a, wide b);
/* "5/8" in lowest terms, "1" for a whole number. `ret` holds WIDE_FRACTION_MAX. */
enum { WIDE_FRACTION_MAX = 96 };
void wide_write_fraction(char *ret, wide numerator, wide denominator);
