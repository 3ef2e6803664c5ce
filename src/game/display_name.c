/* With libunistring: trimming, looking at each character, normal form, case. */
#include "display_name.h"
#include <stdlib.h>
#include <string.h>
#include <unicase.h>
#include <unictype.h>
#include <uninorm.h>
#include <unistr.h>

/* Controls, format characters (of no width, or bidirectional), line and paragraph separators, private and unassigned
 * ones; and the few that are letters by their category but show nothing. */
static bool is_hidden(ucs4_t character)
{
    static const ucs4_t blank[] = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0};
    for (size_t i = 0; i < sizeof blank / sizeof blank[0]; i++)
        if (character == blank[i])
            return true;
    return uc_is_property_default_ignorable_code_point(character) ||
           uc_is_general_category_withtable(character, UC_CATEGORY_MASK_C | UC_CATEGORY_MASK_Zl | UC_CATEGORY_MASK_Zp);
}

static bool is_space(ucs4_t character)
{
    return uc_is_general_category_withtable(character, UC_CATEGORY_MASK_Zs);
}

/* Leaves out blanks at both ends, and makes each run of them between words one. False when a character is hidden. */
static bool tidy(const char *typed, uint8_t *ret, size_t *ret_length)
{
    const uint8_t *at = (const uint8_t *)typed, *end = at + strlen(typed);
    size_t used = 0;
    bool gap = false;
    while (at < end) {
        ucs4_t character;
        int size = u8_mbtouc(&character, at, (size_t)(end - at));
        if (size <= 0 || character == 0xFFFD || is_hidden(character))
            return false;
        if (is_space(character)) {
            gap = used > 0;
        } else {
            if (gap)
                ret[used++] = ' ';
            gap = false;
            memcpy(ret + used, at, (size_t)size);
            used += (size_t)size;
        }
        at += size;
    }
    *ret_length = used;
    return true;
}

static bool text_take(uint8_t *made, size_t length, char *ret, size_t size)
{
    bool fits = made && length < size;
    if (fits) {
        memcpy(ret, made, length);
        ret[length] = '\0';
    }
    free(made);
    return fits;
}

enum display_name display_name_set(const char *typed, struct store_seat *seat)
{
    size_t length = strlen(typed);
    uint8_t *tidied = malloc(length + 1);
    seat->display[0] = seat->display_key[0] = '\0';
    if (!tidied)
        return DISPLAY_NAME_LONG;
    if (!tidy(typed, tidied, &length) || length == 0) {
        enum display_name wrong = length ? DISPLAY_NAME_INVISIBLE : DISPLAY_NAME_EMPTY;
        free(tidied);
        return wrong;
    }
    size_t normal_length, folded_length;
    uint8_t *normal = u8_normalize(UNINORM_NFC, tidied, length, NULL, &normal_length);
    uint8_t *folded = u8_casefold(tidied, length, NULL, UNINORM_NFKC, NULL, &folded_length);
    free(tidied);
    bool named = text_take(normal, normal_length, seat->display, sizeof seat->display);
    bool keyed = text_take(folded, folded_length, seat->display_key, sizeof seat->display_key);
    if (named && keyed)
        return DISPLAY_NAME_FITS;
    seat->display[0] = seat->display_key[0] = '\0';
    return DISPLAY_NAME_LONG;
}

const char *display_name_words(enum display_name name)
{
    static const char *const words[] = {
        [DISPLAY_NAME_FITS] = "",
        [DISPLAY_NAME_EMPTY] = "must have at least one character that can be seen",
        [DISPLAY_NAME_LONG] = "must be at most 64 bytes of UTF-8",
        [DISPLAY_NAME_INVISIBLE] =
            "must not have characters that cannot be seen or that turn the text around them about",
    };
    return words[name];
}
