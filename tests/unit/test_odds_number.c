/* Integers of a fixed width: against 128-bit arithmetic at random, and by hand where numbers are wide or at an edge. */
#include "odds/number.h"
#include "unit.h"
#include "weights.h"

enum { WIDTH = 4, TRIALS = 20000 };

static uint64_t random_state = 1;

static uint64_t random_bits(void)
{
    uint64_t mixed = random_state += UINT64_C(0x9e3779b97f4a7c15);
    mixed = (mixed ^ (mixed >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ (mixed >> 27)) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ (mixed >> 31);
}

/* Of any length up to `bits`, often a round one. */
static wide any(unsigned bits)
{
    unsigned length = (unsigned)(random_bits() % bits) + 1;
    wide value = (wide)random_bits() << 64 | random_bits();
    value >>= 128 - length;
    return random_bits() % 8 == 0 ? (wide)1 << (length - 1) : value;
}

static void set(mp_limb_t *number, wide value)
{
    number_set(number, WIDTH, (uint64_t)value);
    number[1] = (uint64_t)(value >> 64);
}

static bool is(const mp_limb_t *number, wide value)
{
    mp_limb_t wanted[WIDTH];
    set(wanted, value);
    return number_equals(number, wanted, WIDTH);
}

/* 2^exponent */
static void set_power(mp_limb_t *number, int32_t width, int32_t exponent)
{
    number_set(number, width, 0);
    number[exponent / 64] = UINT64_C(1) << exponent % 64;
}

static void sums_products_and_quotients(void **state)
{
    (void)state;
    for (int32_t trial = 0; trial < TRIALS; trial++) {
        mp_limb_t a[WIDTH], b[WIDTH], ret[WIDTH];
        wide x = any(63), y = any(63);
        set(a, x);
        set(b, y);
        number_copy(ret, a, WIDTH);
        number_add(ret, b, WIDTH);
        assert_true(is(ret, x + y));
        number_subtract(ret, a, WIDTH);
        assert_true(is(ret, y));
        assert_true(number_multiply(ret, a, b, WIDTH) && is(ret, x * y));
        number_copy(ret, a, WIDTH);
        assert_true(number_multiply(ret, ret, b, WIDTH) && is(ret, x * y)); /* in its own place, either way */
        number_copy(ret, b, WIDTH);
        assert_true(number_multiply(ret, a, ret, WIDTH) && is(ret, x * y));
        number_copy(ret, a, WIDTH);
        number_multiply_modulo(ret, b, WIDTH);
        assert_true(is(ret, x * y));
        number_copy(ret, a, WIDTH);
        assert_true(number_multiply_small(ret, (uint64_t)y, WIDTH) && is(ret, x * y));
        if (y != 0) {
            number_divide_small(ret, (uint64_t)y, WIDTH);
            assert_true(is(ret, x));
        }
    }
}

static void division_tells_whether_it_is_exact(void **state)
{
    int32_t exact = 0;
    (void)state;
    for (int32_t trial = 0; trial < TRIALS; trial++) {
        mp_limb_t a[WIDTH], b[WIDTH], ret[WIDTH];
        wide divisor = any(100), number = trial % 2 ? any(128) : divisor * any(28);
        if (divisor == 0)
            continue;
        set(a, number);
        set(b, divisor);
        bool divides = number_divide(ret, a, b, WIDTH);
        assert_int_equal(divides, number % divisor == 0);
        assert_true(!divides || is(ret, number / divisor));
        exact += divides;
    }
    assert_in_range(exact, TRIALS / 3, TRIALS - 1000);
}

static void common_divisors(void **state)
{
    (void)state;
    for (int32_t trial = 0; trial < TRIALS; trial++) {
        mp_limb_t a[WIDTH], b[WIDTH], ret[WIDTH];
        wide shared = any(40) + 1, x = (any(80) + 1) * shared, y = (any(80) + 1) * shared;
        set(a, x);
        set(b, y);
        number_common(ret, a, b, WIDTH);
        assert_true(is(ret, wide_common_divisor(x, y)));
    }
    for (int32_t twos = 0; twos < 64 * WIDTH; twos++)
        for (int32_t others = 0; others < 64 * WIDTH; others += 13) {
            mp_limb_t a[WIDTH], b[WIDTH], wanted[WIDTH], ret[WIDTH];
            set_power(a, WIDTH, twos);
            set_power(b, WIDTH, others);
            set_power(wanted, WIDTH, twos < others ? twos : others);
            number_common(ret, a, b, WIDTH);
            assert_true(number_equals(ret, wanted, WIDTH));
        }
}

static void what_does_not_fit_is_told(void **state)
{
    (void)state;
    for (int32_t width = 1; width <= NUMBER_WIDTH_MAX; width *= 2) {
        mp_limb_t a[NUMBER_WIDTH_MAX], b[NUMBER_WIDTH_MAX], ret[NUMBER_WIDTH_MAX], wanted[NUMBER_WIDTH_MAX];
        int32_t bits = 64 * width;
        for (int32_t low = 0; low < bits; low += 7) {
            set_power(a, width, low);
            set_power(b, width, bits - 1 - low);
            set_power(wanted, width, bits - 1);
            assert_true(number_multiply(ret, a, b, width) && number_equals(ret, wanted, width));
            set_power(a, width, low + 1 < bits ? low + 1 : low);
            assert_int_equal(number_multiply(ret, a, b, width), low + 1 >= bits);
        }
        mpn_zero(a, width);
        assert_true(number_is_zero(a, width));
        mpn_com(a, a, width); /* all ones */
        number_set(b, width, 1);
        assert_true(number_multiply(ret, a, b, width) && number_equals(ret, a, width));
        assert_true(number_multiply(ret, b, a, width) && number_equals(ret, a, width));
        number_set(b, width, 0);
        assert_true(number_multiply(ret, a, b, width) && number_is_zero(ret, width));
        assert_true(number_multiply(ret, b, a, width) && number_is_zero(ret, width));
        assert_true(number_multiply_small(a, 1, width));
        assert_false(number_multiply_small(a, 2, width));
    }
}

/* What is taken away too early comes back. */
static void numbers_go_round(void **state)
{
    mp_limb_t number[WIDTH], one[WIDTH], six[WIDTH];
    (void)state;
    set(number, 0);
    set(one, 1);
    set(six, 6);
    number_subtract(number, one, WIDTH);
    assert_true(number[0] == UINT64_MAX && number[WIDTH - 1] == UINT64_MAX);
    number_multiply_modulo(number, six, WIDTH); /* -6 */
    number_add(number, six, WIDTH);
    number_add(number, one, WIDTH);
    assert_true(is(number, 1));
}

static void fractions_are_in_lowest_terms(void **state)
{
    char ret[8192], wanted[WIDE_FRACTION_MAX];
    mp_limb_t a[WIDTH], b[WIDTH];
    (void)state;
    assert_true(number_fraction_size(NUMBER_WIDTH_MAX) <= sizeof ret);
    for (int32_t trial = 0; trial < TRIALS; trial++) {
        wide over = any(90) * (random_bits() % 64), under = (any(90) + 1) * (random_bits() % 64 + 1);
        set(a, over);
        set(b, under);
        number_write_fraction(ret, a, b, WIDTH);
        wide_write_fraction(wanted, over, under);
        assert_string_equal(ret, wanted);
        assert_true(strlen(ret) < number_fraction_size(WIDTH));
    }
    set(b, 7);
    set(a, 0);
    number_write_fraction(ret, a, b, WIDTH);
    assert_string_equal(ret, "0");
    set(a, 7 * 12);
    number_write_fraction(ret, a, b, WIDTH);
    assert_string_equal(ret, "12");
    mp_limb_t wide_one[NUMBER_WIDTH_MAX], widest[NUMBER_WIDTH_MAX];
    number_set(wide_one, NUMBER_WIDTH_MAX, 1);
    set_power(widest, NUMBER_WIDTH_MAX, 100);
    number_write_fraction(ret, wide_one, widest, NUMBER_WIDTH_MAX);
    assert_string_equal(ret, "1/1267650600228229401496703205376");
    mpn_zero(widest, NUMBER_WIDTH_MAX);
    mpn_com(widest, widest, NUMBER_WIDTH_MAX); /* 2^8192 - 1 has 2467 digits, and begins with 109074 */
    number_write_fraction(ret, wide_one, widest, NUMBER_WIDTH_MAX);
    assert_int_equal(strlen(ret), 2 + 2467);
    assert_true(starts_with(ret, "1/109074"));
}

static void assert_decimal(uint64_t over, uint64_t under, const char *wanted)
{
    char ret[24];
    mp_limb_t a[WIDTH], b[WIDTH];
    set(a, over);
    set(b, under);
    number_write_decimal(ret, sizeof ret, a, b, WIDTH);
    assert_string_equal(ret, wanted);
}

static void decimals_have_twelve_digits(void **state)
{
    (void)state;
    assert_decimal(0, 7, "0");
    assert_decimal(7, 7, "1");
    assert_decimal(5, 8, "0.625");
    assert_decimal(13, 2, "6.5");
    assert_decimal(100, 1, "100");
    assert_decimal(120, 100, "1.2");
    assert_decimal(1, 3, "0.333333333333");
    assert_decimal(2, 3, "0.666666666667");
    assert_decimal(200, 3, "66.6666666667");
    assert_decimal(1, 36, "0.0277777777778");
    assert_decimal(123456789012, 1, "123456789012");
    assert_decimal(1, 1000000, "0.000001"); /* six places are plain, more are not */
    assert_decimal(1, 10000000, "1e-7");
    assert_decimal(15, 10000000000000, "1.5e-12");
    assert_decimal(1, 3000000, "3.33333333333e-7");
    assert_decimal(1, 300000, "0.00000333333333333");
    assert_decimal(1, UINT64_MAX, "5.42101086243e-20");
    /* Half up in the twelfth digit, carries included. */
    assert_decimal(1000000000005, 10000000000000, "0.100000000001");
    assert_decimal(1000000000004, 10000000000000, "0.1");
    assert_decimal(9999999999995, 10000000000000, "1");
    assert_decimal(9999999999994, 10000000000000, "0.999999999999");
    assert_decimal(99999999999950, 10000000000000, "10");
}

static void decimals_agree_with_doubles(void **state)
{
    (void)state;
    for (int32_t trial = 0; trial < TRIALS; trial++) {
        char ret[24];
        mp_limb_t a[WIDTH], b[WIDTH];
        wide under = any(120) + 1, over = any(120) % (1000 * (under >> 10) + under) + 1;
        set(a, over);
        set(b, under);
        number_write_decimal(ret, sizeof ret, a, b, WIDTH);
        double ratio = (double)over / (double)under, said = strtod(ret, NULL);
        if (said < ratio * (1 - 6e-12) || said > ratio * (1 + 6e-12))
            fail_msg("%s is not %.15g", ret, ratio);
    }
}

enum { LONG = 24, LONG_ROOM = LONG + 2 };

/* Up to `limbs` limbs at random, not 0. */
static void any_long(mp_limb_t *number, int32_t limbs)
{
    mpn_zero(number, LONG_ROOM);
    for (int32_t i = 0; i < limbs; i++)
        number[i] = random_bits() % 5 == 0 ? 0 : random_bits() >> random_bits() % 60;
    number[0] += number[0] == 0;
}

/* The first twelve digits, rounded half up, by long division: ten times as much as often as it takes, then digit by
 * digit. `ret_places`: of them, or of zeros before them, so many stand behind the point. */
static uint64_t long_division(const mp_limb_t *numerator, const mp_limb_t *denominator, int32_t *ret_places)
{
    mp_limb_t over[LONG_ROOM], under[LONG_ROOM], whole[LONG_ROOM];
    uint64_t digits = 0;
    mpn_copyi(over, numerator, LONG_ROOM);
    mpn_copyi(under, denominator, LONG_ROOM);
    for (*ret_places = 11; mpn_cmp(over, under, LONG_ROOM) < 0; (*ret_places)++)
        mpn_mul_1(over, over, LONG_ROOM, 10);
    for (mpn_mul_1(whole, under, LONG_ROOM, 10); mpn_cmp(over, whole, LONG_ROOM) >= 0; (*ret_places)--) {
        mpn_copyi(under, whole, LONG_ROOM);
        mpn_mul_1(whole, under, LONG_ROOM, 10);
    }
    for (int32_t i = 0; i < 12; i++) {
        digits *= 10;
        for (; mpn_cmp(over, under, LONG_ROOM) >= 0; digits++)
            mpn_sub_n(over, over, under, LONG_ROOM);
        mpn_mul_1(over, over, LONG_ROOM, 10);
    }
    mpn_mul_1(under, under, LONG_ROOM, 5);
    return digits + (mpn_cmp(over, under, LONG_ROOM) >= 0);
}

/* What stands there: its digits, and how many of them stand behind the point. */
static uint64_t decimal_read(const char *text, int32_t *ret_places)
{
    const char *point = strchr(text, '.'), *exponent = strchr(text, 'e');
    size_t end = exponent ? (size_t)(exponent - text) : strlen(text);
    uint64_t digits = 0;
    for (size_t i = 0; i < end; i++)
        digits = text[i] == '.' ? digits : digits * 10 + (uint64_t)(text[i] - '0');
    *ret_places = (point ? (int32_t)(end - (size_t)(point - text)) - 1 : 0) - (exponent ? atoi(exponent + 1) : 0);
    return digits;
}

static void decimals_are_those_of_long_division(void **state)
{
    (void)state;
    for (int32_t trial = 0; trial < TRIALS; trial++) {
        char ret[24];
        mp_limb_t over[LONG_ROOM], under[LONG_ROOM];
        int32_t wanted_places, places, limbs = 1 + (int32_t)(random_bits() % (trial % 8 == 0 ? LONG : 3));
        any_long(under, limbs);
        any_long(over, trial % 4 == 0 && limbs > 1 ? limbs - 1 : limbs);
        while (mpn_cmp(over, under, LONG_ROOM) > 0) /* a chance, or a mean of a few digits */
            mpn_rshift(over, over, LONG_ROOM, 1);
        if (trial % 3 == 0)
            mpn_mul_1(over, over, LONG_ROOM, 1000);
        over[0] += number_is_zero(over, LONG_ROOM);
        number_write_decimal(ret, sizeof ret, over, under, LONG_ROOM);
        uint64_t wanted = long_division(over, under, &wanted_places), said = decimal_read(ret, &places);
        for (; wanted % 10 == 0 && wanted_places > places; wanted_places--)
            wanted /= 10;
        if (said != wanted || places != wanted_places)
            fail_msg("%s is not %llu less %d places", ret, (unsigned long long)wanted, wanted_places);
    }
}

static void very_small_chances_have_an_exponent(void **state)
{
    mp_limb_t one[NUMBER_WIDTH_MAX], widest[NUMBER_WIDTH_MAX];
    char ret[24];
    (void)state;
    number_set(one, NUMBER_WIDTH_MAX, 1);
    set_power(widest, NUMBER_WIDTH_MAX, 8191); /* 2^8191 = 5.4537406781…e2465 */
    number_write_decimal(ret, sizeof ret, one, widest, NUMBER_WIDTH_MAX);
    assert_true(starts_with(ret, "1.83360") && strcmp(strchr(ret, 'e'), "e-2466") == 0);
    mpn_zero(one, NUMBER_WIDTH_MAX);
    mpn_com(one, one, NUMBER_WIDTH_MAX); /* the highest number by itself */
    number_write_decimal(ret, sizeof ret, one, one, NUMBER_WIDTH_MAX);
    assert_string_equal(ret, "1");
}

static void assert_root(uint64_t square, uint64_t divisor, const char *wanted)
{
    char ret[24];
    mp_limb_t a[WIDTH], b[WIDTH];
    set(a, square);
    set(b, divisor);
    number_write_root(ret, sizeof ret, a, b, WIDTH);
    assert_string_equal(ret, wanted);
}

static void roots(void **state)
{
    (void)state;
    assert_root(0, 5, "0");
    assert_root(4, 1, "2");
    assert_root(4, 3, "0.666666666667");
    assert_root(2, 1, "1.41421356237");
    assert_root(1, 8, "0.125");
    assert_root(1000000000000, 1, "1000000");
    assert_root(8, 3, "0.942809041582");
    for (uint64_t n = 1; n < 2000; n++) {
        char ret[24];
        mp_limb_t a[WIDTH], b[WIDTH];
        set(a, n * n);
        set(b, 1);
        number_write_root(ret, sizeof ret, a, b, WIDTH);
        assert_int_equal(strtoull(ret, NULL, 10), n);
        assert_null(strchr(ret, '.'));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_products_and_quotients),
        cmocka_unit_test(division_tells_whether_it_is_exact),
        cmocka_unit_test(common_divisors),
        cmocka_unit_test(what_does_not_fit_is_told),
        cmocka_unit_test(numbers_go_round),
        cmocka_unit_test(fractions_are_in_lowest_terms),
        cmocka_unit_test(decimals_have_twelve_digits),
        cmocka_unit_test(decimals_agree_with_doubles),
        cmocka_unit_test(decimals_are_those_of_long_division),
        cmocka_unit_test(very_small_chances_have_an_exponent),
        cmocka_unit_test(roots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
