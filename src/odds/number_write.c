/* Integers of a fixed width as texts: reduced fractions, and decimals. */
#include "odds/number.h"
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

static bool is_one(const mp_limb_t *number, mp_size_t size)
{
    return size == 1 && number[0] == 1;
}

/* The decimal digits of a number, which is overwritten. Returns how many. */
static size_t write_digits(char *ret, mp_limb_t *number, mp_size_t width)
{
    unsigned char digits[NUMBER_WORK_MAX * 20 + 2];
    mp_size_t size = used(number, width);
    size_t count = 0;
    if (size > 1) {
        count = mpn_get_str(digits, 10, number, size);
        for (size_t i = 0; i < count; i++)
            ret[i] = (char)('0' + digits[i]);
    } else {
        mp_limb_t left = size > 0 ? number[0] : 0;
        for (; count == 0 || left > 0; left /= 10)
            digits[count++] = (unsigned char)('0' + left % 10);
        for (size_t i = 0; i < count; i++)
            ret[i] = (char)digits[count - 1 - i];
    }
    ret[count] = '\0';
    return count;
}

/* For numbers of one limb. */
static mp_limb_t common_small(mp_limb_t number, mp_limb_t other)
{
    while (other > 0) {
        mp_limb_t rest = number % other;
        number = other;
        other = rest;
    }
    return number;
}

/* Reduces a fraction; both get `size` limbs, the larger of the two sizes. */
static void reduce(mp_limb_t *over, mp_limb_t *under, const mp_limb_t *numerator, const mp_limb_t *denominator,
                   mp_size_t size)
{
    mp_limb_t common[NUMBER_WORK_MAX];
    if (size == 1) {
        common[0] = common_small(numerator[0], denominator[0]);
        over[0] = numerator[0] / common[0];
        under[0] = denominator[0] / common[0];
        return;
    }
    number_common(common, numerator, denominator, (int32_t)size);
    number_divide(over, numerator, common, (int32_t)size);
    number_divide(under, denominator, common, (int32_t)size);
}

void number_write_fraction(char *ret, const mp_limb_t *numerator, const mp_limb_t *denominator, int32_t width)
{
    mp_limb_t over[NUMBER_WORK_MAX], under[NUMBER_WORK_MAX];
    mp_size_t size = used(numerator, width), other = used(denominator, width);
    if (size == 0) {
        strcpy(ret, "0");
        return;
    }
    size = size > other ? size : other;
    reduce(over, under, numerator, denominator, size);
    size_t length = write_digits(ret, over, size);
    if (is_one(under, used(under, size)))
        return;
    ret[length] = '/';
    write_digits(ret + length + 1, under, size);
}

/* Up to DIGITS digits, `places` of them after the point, without trailing zeros. */
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

/* Multiplies by 10^exponent; the numbers here are far below their width's limit. */
static void times_power(mp_limb_t *number, mp_size_t width, int32_t exponent)
{
    enum { AT_ONCE = 19 }; /* 10^19 is below 2^64 */
    while (exponent > 0) {
        mp_limb_t power = 1, carry;
        int32_t part = exponent < AT_ONCE ? exponent : AT_ONCE;
        for (int32_t i = 0; i < part; i++)
            power *= 10;
        carry = mpn_mul_1(number, number, width, power);
        assert(carry == 0);
        (void)carry;
        exponent -= part;
    }
}

/* The least power of ten that multiplies a number to a limit or above it; the number is multiplied. */
static int32_t lift(mp_limb_t *number, const mp_limb_t *limit, mp_size_t width)
{
    int32_t bits = number_bits(limit, (int32_t)width) - number_bits(number, (int32_t)width) - 1;
    int32_t exponent = bits > 0 ? (int32_t)((int64_t)bits * 30102 / 100000) : 0; /* log10(2) is slightly more */
    times_power(number, width, exponent);
    for (; mpn_cmp(number, limit, width) < 0; exponent++)
        times_power(number, width, 1);
    return exponent;
}

void number_write_decimal(char *ret, size_t size, const mp_limb_t *numerator, const mp_limb_t *denominator,
                          int32_t width)
{
    enum { SPARE = 2 };
    mp_limb_t over[NUMBER_WORK_MAX + SPARE], limit[NUMBER_WORK_MAX + SPARE], quotient[NUMBER_WORK_MAX + SPARE],
        rest[NUMBER_WORK_MAX + SPARE];
    char digits[NUMBER_WORK_MAX * 20 + 2];
    mp_size_t many = used(numerator, width), low = used(denominator, width);
    mp_size_t wide = (many > low ? many : low) + SPARE;
    if (many == 0) {
        strcpy(ret, "0");
        return;
    }
    mpn_zero(over, wide);
    mpn_copyi(over, numerator, many);
    /* Twelve digits are there when over >= denominator * 10^11. */
    mpn_zero(limit, wide);
    mpn_copyi(limit, denominator, low);
    times_power(limit, wide, DIGITS - 1);
    int32_t places = lift(over, limit, wide);
    /* Adds half of the denominator, so that the quotient is rounded. */
    mpn_zero(limit, wide);
    mpn_rshift(limit, denominator, low, 1);
    mpn_add_n(over, over, limit, wide);
    mp_size_t high = used(over, wide);
    mpn_tdiv_qr(quotient, rest, 0, over, high, denominator, low);
    write_digits(digits, quotient, high - low + 1);
    write_point(ret, size, digits, places);
}

void number_write_root(char *ret, size_t size, const mp_limb_t *square, const mp_limb_t *divisor, int32_t width)
{
    enum { SPARE = 2 };
    mp_limb_t scaled[NUMBER_WORK_MAX + SPARE], root[NUMBER_WORK_MAX + SPARE], under[NUMBER_WORK_MAX + SPARE];
    mp_size_t wide = width + SPARE;
    mpn_zero(scaled, wide);
    mpn_copyi(scaled, square, width);
    times_power(scaled, wide, 2 * DIGITS);
    mp_size_t full = used(scaled, wide);
    if (full == 0) {
        strcpy(ret, "0");
        return;
    }
    mpn_zero(root, wide);
    mpn_sqrtrem(root, NULL, scaled, full);
    /* The root is too large by a factor of 10^12, so the divisor is scaled, too. */
    mpn_zero(under, wide);
    mpn_copyi(under, divisor, width);
    times_power(under, wide, DIGITS);
    number_write_decimal(ret, size, root, under, (int32_t)wide);
}
