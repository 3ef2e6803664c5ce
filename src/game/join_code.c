/* Five bits a character, the highest first. */
#include "game/join_code.h"
#include <string.h>

enum { CHARACTERS = JOIN_CODE_BITS / 5, GROUP = 4 };

static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

void join_code_write(const uint8_t bits[JOIN_CODE_BITS / 8], char ret[JOIN_CODE_SIZE])
{
    char *at = ret;
    for (int i = 0; i < CHARACTERS; i++) {
        int first = 5 * i, byte = first / 8, shift = 11 - first % 8;
        uint32_t two = (uint32_t)bits[byte] << 8 | (byte + 1 < JOIN_CODE_BITS / 8 ? bits[byte + 1] : 0);
        if (i && i % GROUP == 0)
            *at++ = '-';
        *at++ = digits[two >> shift & 31];
    }
    *at = '\0';
}

/* The intended character; 0: not one of a code. */
static char meant(char typed)
{
    char upper = typed >= 'a' && typed <= 'z' ? (char)(typed - 'a' + 'A') : typed;
    if (upper == 'O')
        return '0';
    if (upper == 'I' || upper == 'L')
        return '1';
    return upper && strchr(digits, upper) ? upper : '\0';
}

/* How many bytes of what people and their phones write between groups stand here: blanks that break and do not, hyphens
 * and dashes. 0: something else. */
static size_t between(const char *at)
{
    static const char *const signs[] = {" ",      "\t",     "\r",     "\n",     "-",      "\u00A0", "\u202F",
                                        "\u2007", "\u2009", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014",
                                        "\u2015", "\u2212", "\u3000", "\uFE58", "\uFE63", "\uFF0D"};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (strncmp(at, signs[i], strlen(signs[i])) == 0)
            return strlen(signs[i]);
    return 0;
}

bool join_code_hash(const char *typed, struct hash *ret)
{
    char code[CHARACTERS];
    int count = 0;
    for (const char *at = typed; *at;) {
        size_t skipped = between(at);
        at += skipped;
        if (skipped)
            continue;
        char character = meant(*at++);
        if (!character || count == CHARACTERS)
            return false;
        code[count++] = character;
    }
    *ret = hash_of(code, sizeof code);
    return count == CHARACTERS;
}
