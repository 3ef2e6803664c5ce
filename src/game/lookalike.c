/* With libunistring: decomposition and case. What looks like what is a table. */
#include "game/lookalike.h"
#include "game/lookalike_table.h"
#include <stdlib.h>
#include <string.h>
#include <unicase.h>
#include <unictype.h>
#include <uninorm.h>
#include <unistr.h>

/* NULL: it looks like itself. */
static const struct lookalike *lookalike_find(ucs4_t character)
{
    size_t low = 0, high = LOOKALIKE_COUNT;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (lookalike_table[middle].character < character)
            low = middle + 1;
        else
            high = middle;
    }
    return low < LOOKALIKE_COUNT && lookalike_table[low].character == character ? &lookalike_table[low] : NULL;
}

/* What nobody sees, and what only draws a word out: the tatweel and its like in other scripts. */
static bool adds_nothing(ucs4_t character)
{
    return uc_is_property_default_ignorable_code_point(character) || character == 0x640 || character == 0x7FA ||
           character == 0x180A;
}

/* Replaces each character by what it looks like. */
static size_t characters_replace(const uint8_t *from, size_t length, bool ascii_too, uint8_t *ret, size_t size)
{
    size_t used = 0;
    for (const uint8_t *at = from, *end = from + length; at < end;) {
        ucs4_t character;
        at += u8_mbtouc(&character, at, (size_t)(end - at));
        if (adds_nothing(character))
            continue;
        const struct lookalike *found = character >= 0x80 || ascii_too ? lookalike_find(character) : NULL;
        const uint32_t itself[LOOKALIKE_MOST] = {character};
        const uint32_t *like = found ? found->like : itself;
        for (int i = 0; i < LOOKALIKE_MOST && like[i]; i++) {
            int put = u8_uctomb(ret + used, like[i], (ptrdiff_t)(size - used));
            used += put > 0 ? (size_t)put : 0;
        }
    }
    return used;
}

/* NUL-terminated; the caller frees it. */
static char *ended(uint8_t *text, size_t length)
{
    uint8_t *whole = text ? realloc(text, length + 1) : NULL;
    if (!whole)
        free(text);
    else
        whole[length] = '\0';
    return (char *)whole;
}

static char *skeleton(const char *name, bool ascii_too, bool folds)
{
    enum { GROWS = 8 }; /* bytes that a replaced character may have more than it had, at most */
    size_t length, used;
    uint8_t *apart = u8_normalize(UNINORM_NFKD, (const uint8_t *)name, strlen(name), NULL, &length);
    uint8_t *replaced = apart ? malloc(GROWS * length + 1) : NULL;
    used = replaced ? characters_replace(apart, length, ascii_too, replaced, GROWS * length) : 0;
    uint8_t *made = !replaced ? NULL
                    : folds   ? u8_casefold(replaced, used, NULL, UNINORM_NFKD, NULL, &length)
                              : u8_normalize(UNINORM_NFKD, replaced, used, NULL, &length);
    free(apart);
    free(replaced);
    return ended(made, length);
}

static char *folded(const char *name)
{
    size_t length;
    uint8_t *text = u8_casefold((const uint8_t *)name, strlen(name), NULL, UNINORM_NFKC, NULL, &length);
    return ended(text, length);
}

static bool are_equal(char *a, char *b)
{
    bool equal = a && b && strcmp(a, b) == 0;
    free(a);
    free(b);
    return equal;
}

bool names_look_alike(const char *a, const char *b)
{
    if (are_equal(skeleton(a, true, true), skeleton(b, true, true)))
        return true;
    char *low_a = folded(a), *low_b = folded(b);
    bool alike = low_a && low_b && are_equal(skeleton(low_a, true, true), skeleton(low_b, true, true));
    free(low_a);
    free(low_b);
    return alike;
}

char *name_read_as_ascii(const char *name)
{
    return skeleton(name, false, true);
}

static bool has_only_letters(const char *name)
{
    for (; *name; name++)
        if ((*name < 'a' || *name > 'z') && (*name < 'A' || *name > 'Z'))
            return false;
    return true;
}

bool name_looks_like(const char *name, const char *word)
{
    bool folds = !has_only_letters(name);
    return are_equal(skeleton(name, true, folds), skeleton(word, true, folds));
}
