/* What a unit test includes first: cmocka, and the headers that it wants before it. */
#pragma once
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

/* Whether bytes are whole UTF-8 characters (RFC 3629: no overlong forms, no surrogates). */
static inline bool is_utf8(const char *bytes, size_t length)
{
    for (size_t i = 0, more; i < length; i += more + 1) {
        unsigned char lead = (unsigned char)bytes[i];
        uint32_t character = lead < 0x80 ? lead : lead & (lead >= 0xF0 ? 7 : lead >= 0xE0 ? 15 : 31);
        more = lead < 0x80 ? 0 : lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
        if ((lead >= 0x80 && lead < 0xC2) || lead > 0xF4 || more > length - i - 1)
            return false;
        for (size_t k = 1; k <= more; k++) {
            if (((unsigned char)bytes[i + k] & 0xC0) != 0x80)
                return false;
            character = character << 6 | ((unsigned char)bytes[i + k] & 0x3F);
        }
        if ((more == 2 && character < 0x800) || (more == 3 && (character < 0x10000 || character > 0x10FFFF)) ||
            (character >= 0xD800 && character <= 0xDFFF))
            return false;
    }
    return true;
}

static inline bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}
