/* Finding numbers between the strings of a JSON text, and reading them as digits and a power of ten. */
#include "numbers.h"
#include <stdbool.h>
#include <string.h>
#include <umpire/text.h>

enum {
    EXPONENT_MAX = 99999, /* whatever is beyond it is too large or too fine, as it is long before */
    SPELT_MAX = 24,       /* bytes of a number that is spelt anew: 19 digits and a sign, or 16 with ".0" */
};

/* Digits times a power of ten. */
struct number {
    bool negative;
    bool fits; /* not too many digits */
    int64_t digits;
    int64_t zeros; /* behind them, which only count when another digit follows */
    int64_t exponent;
};

static bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

/* False when there is no room for one more digit. */
static bool digits_shift(struct number *number)
{
    bool room = number->digits < INT64_MAX / 10;
    number->digits *= room ? 10 : 1;
    return room;
}

static void digit_add(struct number *number, char digit)
{
    if (digit == '0') {
        number->zeros++;
        return;
    }
    for (; number->zeros >= 0 && number->fits; number->zeros--)
        number->fits = digits_shift(number);
    number->digits += digit - '0';
    number->zeros = 0;
}

/* Reads digits; NULL when there is none. */
static const char *digits_read(const char *at, const char *end, struct number *number)
{
    const char *first = at;
    for (; at < end && is_digit(*at); at++)
        digit_add(number, *at);
    return at > first ? at : NULL;
}

static const char *fraction_read(const char *at, const char *end, struct number *number)
{
    const char *first = at;
    at = digits_read(at, end, number);
    number->exponent -= at ? at - first : 0;
    return at;
}

static const char *exponent_read(const char *at, const char *end, struct number *number)
{
    bool negative = at < end && *at == '-';
    int64_t exponent = 0;
    const char *first = at += at < end && (*at == '-' || *at == '+');
    for (; at < end && is_digit(*at); at++)
        exponent = exponent > EXPONENT_MAX ? exponent : exponent * 10 + (*at - '0');
    number->exponent += negative ? -exponent : exponent;
    return at > first ? at : NULL;
}

/* The end of a number as RFC 8259 has it, or NULL when it is none. `*ret_plain`: it has neither fraction nor exponent,
 * and was not read. */
static const char *number_read(const char *at, const char *end, struct number *number, bool *ret_plain)
{
    *number = (struct number){.fits = true, .negative = *at == '-'};
    const char *first = at += number->negative;
    while (at < end && is_digit(*at))
        at++;
    *ret_plain = at == end || (*at != '.' && *at != 'e' && *at != 'E');
    if (*ret_plain || at == first || (*first == '0' && at > first + 1))
        return *ret_plain ? at : NULL;
    digits_read(first, at, number);
    if (*at == '.')
        at = fraction_read(at + 1, end, number);
    if (at && at < end && (*at == 'e' || *at == 'E'))
        at = exponent_read(at + 1, end, number);
    return at;
}

/* Makes the exponent 0 or -3 without changing the number; false when that cannot be. */
static bool number_shift(struct number *number)
{
    int64_t exponent = number->digits ? number->exponent + number->zeros : 0, wanted = exponent < 0 ? -3 : 0;
    while (exponent > wanted && digits_shift(number))
        exponent--;
    number->exponent = wanted;
    return number->fits && exponent == wanted;
}

static void number_spell(struct number *number, struct text *out)
{
    bool fits = number_shift(number) && (number->exponent == 0 || number->digits <= NUMBERS_THOUSANDTHS_MAX);
    if (!fits) {
        text_add(out, "0.5");
        return;
    }
    text_add_int(out, number->negative ? -number->digits : number->digits);
    text_add(out, number->exponent ? ".0" : "");
}

static const char *string_end(const char *at, const char *end)
{
    for (at++; at < end && *at != '"'; at++)
        at += *at == '\\';
    return at < end ? at + 1 : end;
}

/* The next number with a fraction or an exponent, or `end`. */
static const char *number_find(const char *at, const char *end, struct number *ret, const char **ret_behind)
{
    while (at < end) {
        bool plain;
        if (*at == '"') {
            at = string_end(at, end);
        } else if (is_digit(*at) || *at == '-') {
            *ret_behind = number_read(at, end, ret, &plain);
            if (!*ret_behind)
                return end; /* no JSON from here on */
            if (!plain)
                return at;
            at = *ret_behind;
        } else {
            at++;
        }
    }
    return end;
}

static size_t numbers_count(const char *at, const char *end)
{
    struct number number;
    size_t count = 0;
    for (const char *behind; (at = number_find(at, end, &number, &behind)) < end; at = behind)
        count++;
    return count;
}

const char *numbers_spell(struct arena *arena, const char *bytes, size_t length, size_t *ret_length)
{
    const char *end = bytes + length, *at = bytes, *behind;
    size_t count = length ? numbers_count(bytes, end) : 0;
    struct number number;
    struct text out;
    *ret_length = length;
    if (count == 0)
        return bytes;
    size_t size = length + count * SPELT_MAX + 1;
    char *spelt = arena_take(arena, size);
    if (!spelt)
        return NULL;
    text_start(&out, spelt, size);
    for (const char *next; (next = number_find(at, end, &number, &behind)) < end; at = behind) {
        text_add_bytes(&out, at, (size_t)(next - at));
        number_spell(&number, &out);
    }
    text_add_bytes(&out, at, (size_t)(end - at));
    *ret_length = out.used;
    return spelt;
}
