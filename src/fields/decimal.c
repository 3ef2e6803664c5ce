/* Texts and numbers as thousandths. */
#include "fields/decimal.h"
#include <string.h>

#define THOUSANDTHS_MAX INT64_C(1000000000000) /* more than any bound; a scale does not make it overflow */

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
    bool fits = thousandths <= THOUSANDTHS_MAX && thousandths >= -THOUSANDTHS_MAX;
    *ret = fits ? thousandths * scale / 1000 : 0;
    return fits && thousandths * scale % 1000 == 0;
}
