/* Escapes in paths and parameters (RFC 3986 section 2.1). */
#include "http/server/transport.h"

static int hex_digit(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    char lower = (char)(digit | 32);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

size_t text_unescape(char *text, bool path)
{
    char *to = text;
    for (const char *from = text; *from; to++) {
        int high = *from == '%' ? hex_digit(from[1]) : -1, low = high >= 0 ? hex_digit(from[2]) : -1;
        int byte = low >= 0 ? high * 16 + low : 0;
        if (path && byte == '/')
            byte = 0;
        *to = byte ? (char)byte : *from;
        from += byte ? 3 : 1;
    }
    *to = '\0';
    return (size_t)(to - text);
}
