/* Which characters are visible. The ranges are fixed, not those of a library: what a record may hold must not depend
 * on the Unicode version of the machine that reads it. So unassigned characters are allowed, except those that
 * Unicode reserves for ignorable ones. */
#include <string.h>
#include <umpire/text.h>

#define RANGES(name, ...)                                                                                              \
    static const struct text_range name##_list[] = {__VA_ARGS__};                                                      \
    const struct text_ranges name = {name##_list, sizeof name##_list / sizeof name##_list[0]}

RANGES(text_hidden, {0x0000, 0x001F}, /* controls */
       {0x007F, 0x009F},              /* DEL and further controls */
       {0x00AD, 0x00AD},              /* soft hyphen */
       {0x034F, 0x034F},              /* grapheme joiner */
       {0x061C, 0x061C},              /* Arabic letter mark */
       {0x115F, 0x1160},              /* Hangul fillers */
       {0x17B4, 0x17B5},              /* Khmer vowels that nobody sees */
       {0x180B, 0x180F},              /* Mongolian variants and vowel separator */
       {0x200B, 0x200B},              /* no width */
       {0x200C, 0x200D},              /* joiners: but for what text_look says */
       {0x200E, 0x200F},              /* marks of direction */
       {0x2028, 0x202E},              /* line and paragraph separators, embeddings and overrides of direction */
       {0x2060, 0x206F},              /* word joiner, invisible operators, isolates, deprecated formats */
       {0x3164, 0x3164},              /* Hangul filler */
       {0xE000, 0xF8FF},              /* private use */
       {0xFDD0, 0xFDEF},              /* no characters */
       {0xFE00, 0xFE0D},              /* variants, but for those of emoji */
       {0xFEFF, 0xFEFF},              /* byte order mark */
       {0xFFA0, 0xFFA0},              /* Hangul filler */
       {0xFFF0, 0xFFFF},              /* annotations, what stands for something broken, no characters */
       {0x1BCA0, 0x1BCA3},            /* of shorthand */
       {0x1D173, 0x1D17A},            /* of music */
       {0xE0000, 0xE0FFF},            /* tags and further variants */
       {0xF0000, 0x10FFFF} /* private use */);

RANGES(text_blank, {0x0020, 0x0020}, {0x00A0, 0x00A0}, {0x1680, 0x1680}, {0x2000, 0x200A}, {0x202F, 0x202F},
       {0x205F, 0x205F}, {0x2800, 0x2800}, /* an empty pattern of Braille */
       {0x3000, 0x3000}, {0xFE0E, 0xFE0F} /* whether the character before is an emoji */);

/* Scripts in which a joiner, or its opposite, is spelling; and what is put together into one emoji. */
RANGES(text_joined, {0x0620, 0x06FF}, {0x0710, 0x077F}, {0x07CA, 0x07F5}, {0x0840, 0x0858}, {0x0860, 0x08FF},
       {0x0900, 0x0DFF}, {0x1000, 0x109F}, {0x1780, 0x17B3}, {0x17B6, 0x17D3}, {0x1820, 0x18AA}, {0x1A20, 0x1AAD},
       {0x1B00, 0x1BAF}, {0xA840, 0xA8FF}, {0xA980, 0xA9DF}, {0xAA60, 0xAA7F}, {0xABC0, 0xABFF}, {0x11000, 0x11FFF});
RANGES(text_emoji, {0x203C, 0x203C}, {0x2190, 0x21FF}, {0x2300, 0x23FF}, {0x2600, 0x27BF}, {0x2900, 0x29FF},
       {0x2B00, 0x2BFF}, {0xFE0F, 0xFE0F}, {0x1F000, 0x1FAFF});

enum { JOINER = 0x200D, NON_JOINER = 0x200C };
enum { FLAG = 0x1F3F4, TAG_FIRST = 0xE0020, TAG_LAST = 0xE007F, PLANE_END = 0xFFFE };

static bool is_in(const struct text_ranges *ranges, uint32_t character)
{
    for (size_t i = 0; i < ranges->count; i++)
        if (character >= ranges->list[i].from && character <= ranges->list[i].to)
            return true;
    return false;
}

bool text_hides(uint32_t character)
{
    return is_in(&text_hidden, character) || (character & PLANE_END) == PLANE_END;
}

/* The UTF-8 character at `at`; `ret_next`: the byte after it. */
static uint32_t character_at(const unsigned char *at, const unsigned char **ret_next)
{
    uint32_t lead = *at++, character = lead < 0x80   ? lead
                                       : lead < 0xE0 ? lead & 0x1F
                                       : lead < 0xF0 ? lead & 0xF
                                                     : lead & 7;
    for (; (*at & 0xC0) == 0x80; at++)
        character = character << 6 | (*at & 0x3F);
    *ret_next = at;
    return character;
}

/* A text while it is read. */
struct looking {
    const unsigned char *at;
    uint32_t character, before; /* the present one, and the one before it; 0: none */
    bool flag;                  /* a flag is before it, and only tags between */
};

/* Whether a joiner belongs between these two. */
static bool joins(uint32_t joiner, uint32_t before, uint32_t after)
{
    return (is_in(&text_joined, before) && is_in(&text_joined, after)) ||
           (joiner == JOINER && is_in(&text_emoji, before) && is_in(&text_emoji, after));
}

/* Reads the next character; whether it may not be where it is. */
static bool is_hidden_next(struct looking *looking)
{
    const unsigned char *unused;
    looking->before = looking->character;
    uint32_t character = looking->character = character_at(looking->at, &looking->at);
    bool tags = looking->flag && character >= TAG_FIRST && character <= TAG_LAST;
    looking->flag = tags || character == FLAG;
    if (tags || !text_hides(character))
        return false;
    bool joiner = character == JOINER || character == NON_JOINER;
    return !joiner || !joins(character, looking->before, *looking->at ? character_at(looking->at, &unused) : 0);
}

void text_tame(char *words)
{
    bool whole = text_is_utf8(words);
    struct looking looking = {.at = (const unsigned char *)words};
    for (char *at = words; whole && *at; at = words + ((const char *)looking.at - words))
        if (is_hidden_next(&looking))
            memset(at, '?', (size_t)((const char *)looking.at - at));
    for (unsigned char *at = (unsigned char *)words; !whole && *at; at++)
        if (text_hides(*at) || *at >= 0x80)
            *at = '?';
}

bool text_hiding_find(const char *words, struct text_hiding *ret)
{
    struct looking looking = {.at = (const unsigned char *)words};
    for (ret->place = 1; *looking.at; ret->place++)
        if (is_hidden_next(&looking)) {
            ret->character = looking.character;
            return true;
        }
    return false;
}

void text_add_hiding(struct text *text, const struct text_hiding *hiding)
{
    text_format(text,
                "must not have U+%04X (its character %zu), which cannot be seen or turns the text around it about",
                (unsigned)hiding->character, hiding->place);
}

enum text_look text_look(const char *words)
{
    struct looking looking = {.at = (const unsigned char *)words};
    bool shows = false;
    while (*looking.at) {
        if (*looking.at > ' ' && *looking.at < 0x7F) {
            shows = true;
            looking.flag = false;
            looking.character = *looking.at++;
            continue;
        }
        if (is_hidden_next(&looking))
            return TEXT_HIDES;
        shows = shows || !is_in(&text_blank, looking.character);
    }
    return shows ? TEXT_SHOWS : TEXT_BLANK;
}

/* The next letter as a reader sees it. */
static char id_letter(const char **at)
{
    char letter = *(*at)++;
    if (letter == 'r' && **at == 'n') {
        ++*at;
        return 'm';
    }
    return letter == '0' ? 'o' : letter == '1' ? 'l' : letter;
}

bool ids_look_alike(const char *a, const char *b)
{
    while (*a && *b)
        if (id_letter(&a) != id_letter(&b))
            return false;
    return *a == *b;
}
