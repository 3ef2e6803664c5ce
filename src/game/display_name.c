/* With libunistring: trimming, looking at each character, normal form, case. */
#include "game/display_name.h"
#include "game/lookalike.h"
#include "referee/seat_names.h"
#include <stdlib.h>
#include <string.h>
#include <unicase.h>
#include <unictype.h>
#include <uninorm.h>
#include <unistr.h>

#include <umpire/text.h>

_Static_assert((int)STORE_DISPLAY_CHARACTERS == (int)SEAT_NAME_CHARACTERS,
               "a verifier must not cut a name that the service took");

/* Besides what hides in any text, as nobody's name must be read again by another machine: all format characters,
 * unassigned ones, and an empty pattern of Braille; not what emoji and some scripts are spelt with. */
static bool is_hidden(ucs4_t character)
{
    return character == 0x2800 || (!uc_is_property_default_ignorable_code_point(character) &&
                                   uc_is_general_category_withtable(
                                       character, UC_CATEGORY_MASK_C | UC_CATEGORY_MASK_Zl | UC_CATEGORY_MASK_Zp));
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
    bool gap = false, shows = false;
    if (text_look(typed) == TEXT_HIDES)
        return false;
    while (at < end) {
        ucs4_t character;
        int size = u8_mbtouc(&character, at, (size_t)(end - at));
        if (size <= 0 || is_hidden(character))
            return false;
        if (is_space(character)) {
            gap = used > 0;
        } else {
            if (gap)
                ret[used++] = ' ';
            gap = false;
            shows = shows || !uc_is_general_category_withtable(character, UC_CATEGORY_MASK_M | UC_CATEGORY_MASK_C);
            memcpy(ret + used, at, (size_t)size);
            used += (size_t)size;
        }
        at += size;
    }
    *ret_length = shows ? used : 0; /* marks alone have no base character */
    return true;
}

/* What the record calls a seat (docs/ledger.md, "Entry bytes"); a display name is shown in place of it. */
static bool is_reserved(const char *key)
{
    static const char *const seats[] = {"umpire", "server", "spectators"};
    for (size_t i = 0; i < sizeof seats / sizeof seats[0]; i++)
        if (strcmp(key, seats[i]) == 0)
            return true;
    return key[0] == 's' && key[1] && key[1 + strspn(key + 1, "0123456789")] == '\0';
}

/* Also by letters that only look like these. */
static bool looks_reserved(const char *name)
{
    static const char *const words[] = {"umpire", "UMPIRE", "server", "SERVER", "spectators", "SPECTATORS"};
    char *key = name_read_as_ascii(name), seat[8];
    bool looks = key && is_reserved(key);
    for (int i = 1; !looks && i < STORE_SEATS_MAX; i++) {
        struct text text;
        text_start(&text, seat, sizeof seat);
        text_format(&text, "s%d", i);
        looks = name_looks_like(name, seat);
    }
    for (size_t i = 0; !looks && i < sizeof words / sizeof words[0]; i++)
        looks = names_look_alike(name, words[i]);
    free(key);
    return looks;
}

/* Leaves only what is seen, by which names are compared. Returns how long that is. */
static size_t seen_leave(uint8_t *text, size_t length)
{
    size_t used = 0;
    for (size_t at = 0; at < length;) {
        ucs4_t character;
        size_t size = (size_t)u8_mbtouc(&character, text + at, length - at);
        if (!uc_is_property_default_ignorable_code_point(character)) {
            memmove(text + used, text + at, size);
            used += size;
        }
        at += size;
    }
    return used;
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

enum display_name display_name_set(const char *typed, struct store_display *ret)
{
    size_t length = strlen(typed);
    uint8_t *tidied = malloc(length + 1);
    ret->name[0] = ret->key[0] = '\0';
    if (!tidied)
        return DISPLAY_NAME_LONG;
    if (!tidy(typed, tidied, &length) || length == 0) {
        enum display_name wrong = length ? DISPLAY_NAME_INVISIBLE : DISPLAY_NAME_EMPTY;
        free(tidied);
        return wrong;
    }
    size_t normal_length, folded_length;
    uint8_t *normal = u8_normalize(UNINORM_NFC, tidied, length, NULL, &normal_length);
    uint8_t *folded = u8_casefold(tidied, seen_leave(tidied, length), NULL, UNINORM_NFKC, NULL, &folded_length);
    free(tidied);
    bool fits = normal && u8_mbsnlen(normal, normal_length) <= STORE_DISPLAY_CHARACTERS;
    bool named = text_take(normal, normal_length, ret->name, sizeof ret->name);
    bool keyed = text_take(folded, folded_length, ret->key, sizeof ret->key);
    bool reserved = named && keyed && (is_reserved(ret->key) || looks_reserved(ret->name));
    if (fits && named && keyed && !reserved)
        return DISPLAY_NAME_FITS;
    ret->name[0] = ret->key[0] = '\0';
    return reserved ? DISPLAY_NAME_RESERVED : DISPLAY_NAME_LONG;
}

/* What hides in a name: in any text, or in a name alone. */
static void hiding_say(const char *typed, struct text *out)
{
    struct text_hiding hiding;
    if (!text_hiding_find(typed, &hiding)) {
        const uint8_t *at = (const uint8_t *)typed, *end = at + strlen(typed);
        ucs4_t character = 0;
        for (hiding.place = 0; at < end; hiding.place++) {
            at += u8_mbtouc(&character, at, (size_t)(end - at));
            if (is_hidden(character))
                break;
        }
        hiding = (struct text_hiding){.character = character, .place = hiding.place + 1};
    }
    text_add_hiding(out, &hiding);
}

void display_name_say(enum display_name name, const char *typed, struct text *out)
{
    static const char *const words[] = {
        [DISPLAY_NAME_FITS] = "",
        [DISPLAY_NAME_EMPTY] = "must have at least one character that can be seen",
        [DISPLAY_NAME_LONG] = "must have at most 64 characters",
        [DISPLAY_NAME_RESERVED] =
            "must not be, nor look like, what the record calls a seat: umpire, server, spectators, s1, s2 …",
    };
    if (name == DISPLAY_NAME_INVISIBLE)
        hiding_say(typed, out);
    else
        text_add(out, words[name]);
}

void display_name_violate(struct violations *violations, const char *pointer, enum display_name name, const char *typed)
{
    char words[DISPLAY_NAME_WORDS_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    display_name_say(name, typed, &text);
    violation_add(violations, ERROR_INVALID_TEXT, pointer, "%s", words);
}
