/* Bounded text; cuts between UTF-8 characters, never inside one. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <umpire/text.h>

void text_start(struct text *text, char *at, size_t size)
{
    *text = (struct text){.at = at, .size = size};
    at[0] = '\0';
}

void text_add_bytes(struct text *text, const char *bytes, size_t count)
{
    size_t room = text->size - 1 - text->used;
    if (text->cut)
        return;
    if (count > room) {
        text->cut = true;
        count = room;
        while (count > 0 && ((unsigned char)bytes[count] & 0xC0) == 0x80)
            count--;
    }
    memcpy(text->at + text->used, bytes, count);
    text->used += count;
    text->at[text->used] = '\0';
}

void text_add(struct text *text, const char *words)
{
    text_add_bytes(text, words, strlen(words));
}

void text_add_name(struct text *text, const char *name)
{
    for (; *name; name++)
        text_add_bytes(text, *name == '_' ? " " : name, 1);
}

/* By hand: snprintf takes ten times as long, and every reply's headers have numbers. */
void text_add_int(struct text *text, int64_t value)
{
    char digits[20], *end = digits + sizeof digits, *at = end;
    uint64_t rest = value < 0 ? -(uint64_t)value : (uint64_t)value;
    do {
        *--at = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (value < 0)
        *--at = '-';
    text_add_bytes(text, at, (size_t)(end - at));
}

/* How many of `count` bytes are complete characters: an incomplete last one is not counted. */
static size_t whole_characters(const char *bytes, size_t count)
{
    size_t start = count;
    while (start > 0 && ((unsigned char)bytes[start - 1] & 0xC0) == 0x80)
        start--;
    if (start == 0)
        return 0;
    unsigned char lead = (unsigned char)bytes[--start];
    size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    return count - start < length ? start : count;
}

void text_format_list(struct text *text, const char *format, va_list arguments)
{
    char *at = text->at + text->used;
    size_t room = text->size - text->used; /* with the NUL */
    if (text->cut)
        return;
    int length = vsnprintf(at, room, format, arguments);
    text->cut = length < 0 || (size_t)length >= room;
    size_t added = length < 0 ? 0 : text->cut ? whole_characters(at, room - 1) : (size_t)length;
    at[added] = '\0';
    text->used += added;
}

void text_format(struct text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_format_list(text, format, arguments);
    va_end(arguments);
}

void text_add_halves(struct text *text, int64_t halves)
{
    if (halves / 2 != 0 || halves % 2 == 0)
        text_add_int(text, halves / 2);
    if (halves % 2 != 0)
        text_add(text, halves < 0 && halves / 2 == 0 ? "-½" : "½");
}

void text_add_thousandths(struct text *text, int64_t thousandths)
{
    uint64_t size = thousandths < 0 ? 0 - (uint64_t)thousandths : (uint64_t)thousandths;
    char places[] = {'.', (char)('0' + size / 100 % 10), (char)('0' + size / 10 % 10), (char)('0' + size % 10)};
    size_t length = sizeof places;
    while (length > 1 && places[length - 1] == '0')
        length--;
    text_add(text, thousandths < 0 ? "-" : "");
    text_add_int(text, (int64_t)(size / 1000));
    if (length > 1)
        text_add_bytes(text, places, length);
}

int64_t thousandths_of_parts(int64_t parts, int32_t scale)
{
    int64_t over = parts * 1000, thousandths = over / scale;
    return thousandths - (thousandths * scale > over); /* division truncates towards zero */
}

void text_add_parts(struct text *text, int64_t parts, int32_t scale)
{
    if (scale == 1)
        text_add_int(text, parts);
    else
        text_add_thousandths(text, thousandths_of_parts(parts, scale));
}

/* How many bytes follow a lead byte, and the range of the first of them; false if it is not a lead byte. */
static bool utf8_lead(unsigned char lead, int *ret_more, unsigned char *ret_low, unsigned char *ret_high)
{
    static const struct {
        unsigned char from, to, low, high;
        int more;
    } leads[] = {
        {0x01, 0x7F, 0, 0, 0},       {0xC2, 0xDF, 0x80, 0xBF, 1}, {0xE0, 0xE0, 0xA0, 0xBF, 2},
        {0xE1, 0xEC, 0x80, 0xBF, 2}, {0xED, 0xED, 0x80, 0x9F, 2}, {0xEE, 0xEF, 0x80, 0xBF, 2},
        {0xF0, 0xF0, 0x90, 0xBF, 3}, {0xF1, 0xF3, 0x80, 0xBF, 3}, {0xF4, 0xF4, 0x80, 0x8F, 3},
    };
    for (size_t i = 0; i < sizeof leads / sizeof leads[0]; i++)
        if (lead >= leads[i].from && lead <= leads[i].to) {
            *ret_more = leads[i].more;
            *ret_low = leads[i].low;
            *ret_high = leads[i].high;
            return true;
        }
    return false;
}

bool text_bytes_are_utf8(const char *bytes, size_t length)
{
    const unsigned char *at = (const unsigned char *)bytes, *end = at + length;
    while (at < end) {
        unsigned char low, high;
        int more;
        if (!utf8_lead(*at++, &more, &low, &high) || more > end - at)
            return false;
        for (; more > 0; more--, at++, low = 0x80, high = 0xBF)
            if (*at < low || *at > high)
                return false;
    }
    return true;
}

bool text_is_utf8(const char *words)
{
    return text_bytes_are_utf8(words, strlen(words));
}

bool text_bytes_are_ascii(const char *bytes, size_t length)
{
    uint64_t eight, any = 0;
    for (; length >= sizeof eight; bytes += sizeof eight, length -= sizeof eight) {
        memcpy(&eight, bytes, sizeof eight);
        any |= eight;
    }
    for (; length > 0; bytes++, length--)
        any |= (unsigned char)*bytes;
    return (any & UINT64_C(0x8080808080808080)) == 0;
}
