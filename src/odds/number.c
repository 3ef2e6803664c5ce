/* Integers of a fixed width: arithmetic. */
#include "odds/number.h"
#include <assert.h>

/* Limbs in use, without leading zeros. */
static mp_size_t used(const mp_limb_t *number, int32_t width)
{
    mp_size_t count = width;
    while (count > 0 && number[count - 1] == 0)
        count--;
    return count;
}

void number_set(mp_limb_t *number, int32_t width, uint64_t value)
{
    mpn_zero(number, width);
    number[0] = value;
}

void number_copy(mp_limb_t *to, const mp_limb_t *from, int32_t width)
{
    mpn_copyi(to, from, width);
}

bool number_is_zero(const mp_limb_t *number, int32_t width)
{
    return mpn_zero_p(number, width) != 0;
}

int32_t number_bits(const mp_limb_t *number, int32_t width)
{
    int32_t bits = 0;
    while (width > 0 && number[width - 1] == 0)
        width--;
    for (mp_limb_t top = width > 0 ? number[width - 1] : 0; top; top >>= 1)
        bits++;
    return width == 0 ? 0 : (width - 1) * GMP_NUMB_BITS + bits; /* mini-gmp has no mpn_sizeinbase */
}

bool number_equals(const mp_limb_t *number, const mp_limb_t *other, int32_t width)
{
    return mpn_cmp(number, other, width) == 0;
}

void number_add(mp_limb_t *number, const mp_limb_t *more, int32_t width)
{
    mpn_add_n(number, number, more, width);
}

void number_subtract(mp_limb_t *number, const mp_limb_t *less, int32_t width)
{
    mpn_sub_n(number, number, less, width);
}

bool number_multiply(mp_limb_t *ret, const mp_limb_t *number, const mp_limb_t *factor, int32_t width)
{
    mp_limb_t product[NUMBER_WORK_MAX * 2];
    mp_size_t many = used(number, width), few = used(factor, width);
    assert(width <= NUMBER_WORK_MAX);
    if (few == 1 && factor[0] == 1) {
        mpn_copyi(ret, number, width);
        return true;
    }
    if (few == 1)
        return mpn_mul_1(ret, number, width, factor[0]) == 0;
    if (many == 0 || few == 0) {
        mpn_zero(ret, width);
        return true;
    }
    if (many >= few)
        mpn_mul(product, number, many, factor, few);
    else
        mpn_mul(product, factor, few, number, many);
    mp_size_t size = used(product, (int32_t)(many + few));
    if (size > width)
        return false;
    mpn_zero(ret, width);
    mpn_copyi(ret, product, size);
    return true;
}

bool number_multiply_small(mp_limb_t *number, uint64_t factor, int32_t width)
{
    return mpn_mul_1(number, number, width, factor) == 0;
}

void number_multiply_modulo(mp_limb_t *number, const mp_limb_t *factor, int32_t width)
{
    mp_limb_t product[NUMBER_WORK_MAX * 2];
    mpn_mul_n(product, number, factor, width);
    mpn_copyi(number, product, width);
}

void number_divide_small(mp_limb_t *number, uint64_t divisor, int32_t width)
{
    mpn_divrem_1(number, 0, number, width, divisor);
}

bool number_divide(mp_limb_t *ret, const mp_limb_t *number, const mp_limb_t *divisor, int32_t width)
{
    mp_limb_t rest[NUMBER_WORK_MAX];
    mp_size_t size = used(divisor, width);
    mpn_zero(ret, width);
    mpn_tdiv_qr(ret, rest, 0, number, width, divisor, size);
    return mpn_zero_p(rest, size) != 0;
}

void number_common(mp_limb_t *ret, const mp_limb_t *number, const mp_limb_t *other, int32_t width)
{
    mp_limb_t first[NUMBER_WORK_MAX], second[NUMBER_WORK_MAX], odd[NUMBER_WORK_MAX];
    mp_bitcnt_t twos = mpn_scan1(number, 0), others = mpn_scan1(other, 0);
    mp_bitcnt_t common = twos < others ? twos : others;
    mpn_zero(first, width);
    mpn_zero(second, width);
    /* mpn_gcd wants an odd operand, so the common twos go first. */
    mp_size_t skip = (mp_size_t)(common / GMP_NUMB_BITS);
    unsigned bits = (unsigned)(common % GMP_NUMB_BITS);
    mpn_copyi(first, number + skip, width - skip);
    mpn_copyi(second, other + skip, width - skip);
    if (bits > 0) {
        mpn_rshift(first, first, width, bits);
        mpn_rshift(second, second, width, bits);
    }
    mp_size_t sizes[2] = {used(first, width), used(second, width)};
    mp_size_t size = sizes[0] >= sizes[1] ? mpn_gcd(odd, first, sizes[0], second, sizes[1])
                                          : mpn_gcd(odd, second, sizes[1], first, sizes[0]);
    mpn_zero(ret, width);
    mpn_copyi(ret + skip, odd, size);
    if (bits > 0)
        mpn_lshift(ret, ret, width, bits);
}
