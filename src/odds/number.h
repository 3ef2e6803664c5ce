/* Unsigned integers of a fixed width, on GMP's lowest layer (mpn): exact, and without allocations. A number is `width`
 * limbs, the lowest first. All numbers of a walk have the same width; after an overflow the walk starts again with more
 * limbs. */
#pragma once
#include <gmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The widest: denominators of up to 8,192 bits, some 3,000 six-sided dice. Statistics need more than the square. */
enum { NUMBER_WIDTH_FIRST = 4, NUMBER_WIDTH_MAX = 128, NUMBER_WORK_MAX = 2 * NUMBER_WIDTH_MAX + 16 };

void number_set(mp_limb_t *number, int32_t width, uint64_t value);
void number_copy(mp_limb_t *to, const mp_limb_t *from, int32_t width);
bool number_is_zero(const mp_limb_t *number, int32_t width);
/* The length in bits; 0 for 0. */
int32_t number_bits(const mp_limb_t *number, int32_t width);
bool number_equals(const mp_limb_t *number, const mp_limb_t *other, int32_t width);
/* Modulo 2^(64 width): an early subtraction is made up for by a later addition. */
void number_add(mp_limb_t *number, const mp_limb_t *more, int32_t width);
void number_subtract(mp_limb_t *number, const mp_limb_t *less, int32_t width);
/* ret = number * factor; ret may be either. False when it does not fit. */
bool number_multiply(mp_limb_t *ret, const mp_limb_t *number, const mp_limb_t *factor, int32_t width);
bool number_multiply_small(mp_limb_t *number, uint64_t factor, int32_t width);
/* The same modulo 2^(64 width), for numbers that may be negative for a while. */
void number_multiply_modulo(mp_limb_t *number, const mp_limb_t *factor, int32_t width);
/* Exact division by a known divisor. */
void number_divide_small(mp_limb_t *number, uint64_t divisor, int32_t width);
/* ret = number / divisor. False, and ret undefined, when it does not divide. The divisor is not 0. */
bool number_divide(mp_limb_t *ret, const mp_limb_t *number, const mp_limb_t *divisor, int32_t width);
/* The greatest common divisor; neither is 0. */
void number_common(mp_limb_t *ret, const mp_limb_t *number, const mp_limb_t *other, int32_t width);

/* numerator / denominator as a JSON number of at most 12 digits, rounded half up. `size` is at least 24. */
void number_write_decimal(char *ret, size_t size, const mp_limb_t *numerator, const mp_limb_t *denominator,
                          int32_t width);
/* sqrt(square) / divisor in the same form; rounded down at the twelfth decimal place. */
void number_write_root(char *ret, size_t size, const mp_limb_t *square, const mp_limb_t *divisor, int32_t width);
/* The most bytes that number_write_fraction needs, with the NUL. */
size_t number_fraction_size(int32_t width);
/* numerator / denominator in lowest terms: "5/8", "1" for a whole number. */
void number_write_fraction(char *ret, const mp_limb_t *numerator, const mp_limb_t *denominator, int32_t width);
