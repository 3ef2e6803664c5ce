/* Integers of a fixed width as texts: fractions in lowest terms, and decimals. */
#include "number.h"
#include <assert.h>
#include <string.h>
#include <umpire/text.h>

enum { DIGITS = 12, PLAIN_ZEROS = 6 };

static mp_size_t used(const mp_limb_t *number, mp_size_t width)
{
    while (width > 0 && number[width - 1] == 0)
        width--;
    return width;
}

size_t number_fraction_size(int32_t width)
{
    return 2 * ((size_t)width * 20 + 2) + 2; /* 2^64 has 20 digits */
}

/* Decimal digits of a number; destroys it. Returns how many. */
static size_t write_digits(char *ret, mp_limb_t *number, mp_size_t width)
{
    unsigned char digits[NUMBER_WORK_MAX * 20 + 2];
    mp_size_t size = used(number, width);
    size_t count = 1, first = 0;
    digits[0] = 0;
    if (size > 0)
        count = mpn_get_str(digits, 10, number, size);
    while (first + 1 < count && digits[first] == 0)
        first++;
    for (size_t i = first; i < count; i++)
        ret[i - first] = (char)('0' + digits[i]);
    ret[count - first] = '\0';
    return count - first;
}

void number_write_fraction(char *ret, const mp_limb_t *numerator, const mp_limb_t *denominator, int32_t width)
{
    mp_limb_t common[NUMBER_WORK_MAX], over[NUMBER_WORK_MAX], under[NUMBER_WORK_MAX];
    if (number_is_zero(numerator, width)) {
        strcpy(ret, "0");
        return;
    }
    number_common(common, numerator, denominator, width);
    number_divide(over, numerator, common, width);
    number_divide(under, denominator, common, width);
    size_t length = write_digits(ret, over, width);
    if (used(under, width) == 1 && under[0] == 1)
        return;
    ret[length] = '/';
    write_digits(ret + length + 1, under, width);
}

/* Up to DIGITS digits, of which `places` stand behind the point, without zeros at the end. */
static void write_point(char *ret, size_t size, const char *digits, int32_t places)
{
    struct text text;
    int32_t count = (int32_t)strlen(digits);
    text_start(&text, ret, size);
    while (places > 0 && count > 1 && digits[count - 1] == '0') {
        count--;
        places--;
    }
    if (places - count >= PLAIN_ZEROS) {
        text_add_bytes(&text, digits, 1);
        if (count > 1) {
            text_add(&text, ".");
            text_add_bytes(&text, digits + 1, (size_t)count - 1);
        }
        text_format(&text, "e-%d", places - count + 1);
        return;
    }
    if (places >= count) {
        text_add(&text, "0.");
        for (int32_t i = count; i < places; i++)
            text_add(&text, "0");
        text_add_bytes(&text, digits, (size_t)count);
        return;
    }
    text_add_bytes(&text, digits, (size_t)(count - places));
    if (places > 0) {
        text_add(&text, ".");
        text_add_bytes(&text, digits + count - places, (size_t)places);
    }
}

/* Multiplies by ten; the numbers here are kept far from their width's end. */
static void times_ten(mp_limb_t *number, mp_size_t width)
{
    mp_limb_t carry = mpn_mul_1(number, number, width, 10);
    assert(carry == 0);
    (void)carry;
}

void number_write_decimal(char *ret, size_t size, const mp_limb_t *numerator, const mp_limb_t *denominator,
                          int32_t width)
{
    enum { SPARE = 2 };
    mp_limb_t over[NUMBER_WORK_MAX + SPARE], under[NUMBER_WORK_MAX + SPARE], quotient[NUMBER_WORK_MAX + SPARE],
        limit[NUMBER_WORK_MAX + SPARE];
    char digits[NUMBER_WORK_MAX * 20 + 2];
    mp_size_t wide = width + SPARE;
    if (number_is_zero(numerator, width)) {
        strcpy(ret, "0");
        return;
    }
    mpn_zero(over, wide);
    mpn_zero(under, wide);
    mpn_copyi(over, numerator, width);
    mpn_copyi(under, denominator, width);
    /* Twelve digits are there when over >= under * 10^11. */
    mpn_copyi(limit, under, wide);
    for (int32_t i = 1; i < DIGITS; i++)
        times_ten(limit, wide);
    int32_t places = 0;
    while (mpn_cmp(over, limit, wide) < 0) {
        times_ten(over, wide);
        places++;
    }
    mp_size_t low = used(under, wide);
    mp_limb_t half[NUMBER_WORK_MAX + SPARE];
    mpn_rshift(half, under, wide, 1);
    mpn_add_n(over, over, half, wide);
    mp_limb_t rest[NUMBER_WORK_MAX + SPARE];
    mpn_tdiv_qr(quotient, rest, 0, over, wide, under, low);
    write_digits(digits, quotient, wide - low + 1);
    write_point(ret, size, digits, places);
}

void number_write_root(char *ret, size_t size, const mp_limb_t *square, const mp_limb_t *divisor, int32_t width)
{
    enum { SPARE = 2 };
    mp_limb_t scaled[NUMBER_WORK_MAX + SPARE], root[NUMBER_WORK_MAX + SPARE], under[NUMBER_WORK_MAX + SPARE];
    mp_size_t wide = width + SPARE;
    mpn_zero(scaled, wide);
    mpn_copyi(scaled, square, width);
    for (int32_t i = 0; i < 2 * DIGITS; i++)
        times_ten(scaled, wide);
    mp_size_t full = used(scaled, wide);
    if (full == 0) {
        strcpy(ret, "0");
        return;
    }
    mpn_zero(root, wide);
    mpn_sqrtrem(root, NULL, scaled, full);
    /* The root is too large by 10^12; so be the divisor. */
    mpn_zero(under, wide);
    mpn_copyi(under, divisor, width);
    for (int32_t i = 0; i < DIGITS; i++)
        times_ten(under, wide);
    number_write_decimal(ret, size, root, under, (int32_t)wide);
}
