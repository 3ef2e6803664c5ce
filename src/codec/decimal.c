/* Texts and numbers as thousandths. */
#include "decimal.h"
#include <string.h>

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

bool thousandths_of_real(double number, int64_t *ret)
{
    if (number < -1e6 || number > 1e6)
        return false;
    *ret = (int64_t)(number * 1000 + (number < 0 ? -0.5 : 0.5));
    return (double)*ret / 1000 == number;
}
