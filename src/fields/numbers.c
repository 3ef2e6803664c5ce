/* Numbers by their exact digits: found between the strings of a JSON text, read as digits and a power of ten. */
#include "fields/numbers.h"
#include <string.h>
#include <umpire/text.h>

enum {
    EXPONENT_MAX = 99999, /* an exponent beyond it is too large or too fine in any case */
    SPELT_MAX = 24,       /* bytes of a respelt number: 19 digits and a sign, or 16 with ".0" */
};
#define TEXT_THOUSANDTHS_MAX INT64_C(1000000000000) /* more than any bound; a scale does not make it overflow */

/* Digits times a power of ten. */
struct decimal {
    int64_t digits;
    int64_t zeros; /* zeros after the digits, which count only if another digit follows */
    int64_t exponent;
    bool fits; /* not too many digits */
};

static bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

/* False when there is no room for one more digit. */
static bool digits_shift(struct decimal *decimal)
{
    bool room = decimal->digits < INT64_MAX / 10;
    decimal->digits *= room ? 10 : 1;
    return room;
}

/* Reads digits; NULL when there are none. */
static const char *digits_read(const char *at, const char *end, struct decimal *decimal)
{
    const char *first = at;
    for (; at < end && is_digit(*at); at++) {
        decimal->zeros++;
        if (*at == '0')
            continue;
        for (; decimal->zeros > 0 && decimal->fits; decimal->zeros--)
            decimal->fits = digits_shift(decimal);
        decimal->digits += *at - '0';
        decimal->zeros = 0;
    }
    return at > first ? at : NULL;
}

static const char *exponent_read(const char *at, const char *end, int64_t *ret)
{
    bool negative = at < end && *at == '-';
    const char *first = at += at < end && (*at == '-' || *at == '+');
    int64_t exponent = 0;
    for (; at < end && is_digit(*at); at++)
        exponent = exponent > EXPONENT_MAX ? exponent : exponent * 10 + (*at - '0');
    *ret += negative ? -exponent : exponent;
    return at > first ? at : NULL;
}

/* The value in ones, or else in thousandths. */
static struct json_number number_of(struct decimal decimal, bool negative)
{
    int64_t exponent = decimal.digits ? decimal.exponent + decimal.zeros : 0;
    struct json_number number = {.whole = exponent >= 0, .held = decimal.fits};
    int64_t wanted = number.whole ? 0 : -3;
    while (exponent > wanted && digits_shift(&decimal))
        exponent--;
    number.held &= exponent == wanted && (number.whole || decimal.digits <= NUMBERS_THOUSANDTHS_MAX);
    number.value = negative ? -decimal.digits : decimal.digits;
    return number;
}

static bool is_one_of(const char *at, const char *end, const char *bytes)
{
    return at < end && *at && strchr(bytes, *at);
}

const char *number_read(const char *at, const char *end, struct json_number *ret)
{
    struct decimal decimal = {.fits = true};
    bool negative = at < end && *at == '-';
    const char *first = at += negative;
    at = digits_read(at, end, &decimal);
    if (!at || (*first == '0' && at > first + 1))
        return NULL;
    if (at < end && *at == '.') {
        const char *fraction = at + 1;
        at = digits_read(fraction, end, &decimal);
        decimal.exponent = at ? fraction - at : 0;
    }
    if (at && is_one_of(at, end, "eE"))
        at = exponent_read(at + 1, end, &decimal.exponent);
    *ret = number_of(decimal, negative);
    return at && is_one_of(at, end, ".eE") ? NULL : at; /* respelt, it would take a second fraction as its own */
}

static void number_spell(struct json_number number, struct text *out)
{
    int64_t largest = number.value < 0 ? -INT64_MAX : INT64_MAX;
    if (number.held || number.whole)
        text_add_int(out, number.held ? number.value : largest);
    text_add(out, number.whole ? "" : number.held ? ".0" : "0.5");
}

/* After the quotation mark that ends a string; `end` when there is none. */
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

/* After a minus sign and digits. */
static const char *digits_end(const char *at, const char *end)
{
    for (at++; at < end && is_digit(*at); at++)
        ;
    return at;
}

/* The next number with a fraction or an exponent, or `end`. It runs over every body: what most of them are made of is
 * skipped quickly. */
static const char *number_find(const char *at, const char *end, struct json_number *ret, const char **ret_behind)
{
    while (at < end) {
        if (*at == '"') {
            at = string_end(at, end);
        } else if (is_digit(*at) || *at == '-') {
            const char *behind = digits_end(at, end);
            if (is_one_of(behind, end, ".eE")) {
                *ret_behind = number_read(at, end, ret);
                return *ret_behind ? at : end; /* otherwise this is not JSON from here on */
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
    struct json_number number;
    size_t count = 0;
    for (const char *behind; (at = number_find(at, end, &number, &behind)) < end; at = behind)
        count++;
    return count;
}

const char *numbers_spell(struct arena *arena, const char *bytes, size_t length, size_t *ret_length)
{
    const char *end = bytes + length, *at = bytes, *behind;
    size_t count = length ? numbers_count(bytes, end) : 0;
    struct json_number number;
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
        number_spell(number, &out);
    }
    text_add_bytes(&out, at, (size_t)(end - at));
    *ret_length = out.used;
    return spelt;
}

bool thousandths_of_text(const char *text, int64_t *ret)
{
    bool negative = *text == '-';
    const char *whole = text + negative;
    size_t digits = strspn(whole, "0123456789"), places = 0;
    const char *rest = whole + digits;
    if (*rest == '.') {
        rest++;
        places = strspn(rest, "0123456789");
        if (places == 0 || places > 3)
            return false;
    }
    if (digits == 0 || digits > 6 || rest[places] != '\0')
        return false;
    int64_t value = 0;
    for (size_t i = 0; i < digits; i++)
        value = value * 10 + (whole[i] - '0');
    for (size_t i = 0; i < 3; i++)
        value = value * 10 + (i < places ? rest[i] - '0' : 0);
    *ret = negative ? -value : value;
    return true;
}

bool parts_of_thousandths(int64_t thousandths, int32_t scale, int64_t *ret)
{
    bool fits = thousandths <= TEXT_THOUSANDTHS_MAX && thousandths >= -TEXT_THOUSANDTHS_MAX;
    *ret = fits ? thousandths * scale / 1000 : 0;
    return fits && thousandths * scale % 1000 == 0;
}
