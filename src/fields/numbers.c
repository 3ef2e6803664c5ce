/* Finding numbers between the strings of a JSON text, and reading them as digits and a power of ten. */
#include "fields/numbers.h"
#include <stdbool.h>
#include <string.h>
#include <umpire/text.h>

enum {
    EXPONENT_MAX = 99999, /* whatever is beyond it is too large or too fine, as it is long before */
    SPELT_MAX = 24,       /* bytes of a respelt number: 19 digits and a sign, or 16 with ".0" */
};

/* Digits times a power of ten. */
struct number {
    bool negative;
    bool fits; /* not too many digits */
    int64_t digits;
    int64_t zeros; /* after them, which count only if another digit follows */
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

/* A second fraction or exponent of a number: respelt, the number would take it as its own. */
static bool goes_on(char byte)
{
    return byte == '.' || byte == 'e' || byte == 'E';
}

/* Reads a number that has a fraction or an exponent; its end, or NULL when it is none as RFC 8259 has them. */
static const char *number_read(const char *at, const char *end, struct number *number)
{
    *number = (struct number){.fits = true, .negative = *at == '-'};
    const char *first = at += number->negative;
    at = digits_read(at, end, number);
    if (!at || (*first == '0' && at > first + 1))
        return NULL;
    if (*at == '.')
        at = fraction_read(at + 1, end, number);
    if (at && at < end && (*at == 'e' || *at == 'E'))
        at = exponent_read(at + 1, end, number);
    return at && at < end && goes_on(*at) ? NULL : at;
}

/* Makes the exponent 0, of what is whole, or -3 without changing the number; false when that cannot be. */
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
    if (!fits && number->exponent == 0)
        number->digits = INT64_MAX;
    else if (!fits) {
        text_add(out, "0.5");
        return;
    }
    text_add_int(out, number->negative ? -number->digits : number->digits);
    text_add(out, number->exponent ? ".0" : "");
}

/* Behind the quotation mark that ends a string; `end` when none does. */
static const char *string_end(const char *at, const char *end)
{
    const char *first = ++at;
    for (; (at = memchr(at, '"', (size_t)(end - at))); at++) {
        const char *escape = at;
        while (escape > first && escape[-1] == '\\')
            escape--;
        if ((at - escape) % 2 == 0)
            return at + 1;
    }
    return end;
}

/* Behind a minus sign and digits. */
static const char *digits_end(const char *at, const char *end)
{
    for (at++; at < end && is_digit(*at); at++)
        ;
    return at;
}

/* The next number with a fraction or an exponent, or `end`. It runs over every body: what most of them are made of is
 * passed over quickly. */
static const char *number_find(const char *at, const char *end, struct number *ret, const char **ret_behind)
{
    while (at < end) {
        if (*at == '"') {
            at = string_end(at, end);
        } else if (is_digit(*at) || *at == '-') {
            const char *behind = digits_end(at, end);
            if (behind < end && (*behind == '.' || *behind == 'e' || *behind == 'E')) {
                *ret_behind = number_read(at, end, ret);
                return *ret_behind ? at : end; /* else no JSON from here on */
            }
            at = behind;
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
