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
       {0x200B, 0x200F},              /* no width, joiners, marks of direction */
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

void text_tame(char *words)
{
    bool whole = text_is_utf8(words);
    for (unsigned char *at = (unsigned char *)words; *at;) {
        const unsigned char *next = at + 1;
        uint32_t character = whole ? character_at(at, &next) : *at;
        size_t length = (size_t)(next - at);
        if (text_hides(character) || (!whole && *at >= 0x80))
            memset(at, '?', length);
        at += length;
    }
}

enum text_look text_look(const char *words)
{
    const unsigned char *at = (const unsigned char *)words;
    bool shows = false, flag = false; /* a flag comes before, and only tags after it */
    while (*at) {
        if (*at > ' ' && *at < 0x7F) {
            shows = true;
            flag = false;
            at++;
            continue;
        }
        uint32_t character = character_at(at, &at);
        bool tags = flag && character >= TAG_FIRST && character <= TAG_LAST;
        if (!tags && text_hides(character))
            return TEXT_HIDES;
        flag = tags || character == FLAG;
        shows = shows || !is_in(&text_blank, character);
    }
    return shows ? TEXT_SHOWS : TEXT_BLANK;
}
