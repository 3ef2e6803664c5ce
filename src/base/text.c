/* Bounded text; cuts between UTF-8 characters, never inside one. */
#include <stdarg.h>
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

void text_add_int(struct text *text, int64_t value)
{
    char digits[24];
    int length = snprintf(digits, sizeof digits, "%lld", (long long)value);
    text_add_bytes(text, digits, (size_t)length);
}

void text_format(struct text *text, const char *format, ...)
{
    char line[512];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    if (length < 0)
        return;
    if ((size_t)length >= sizeof line) {
        length = (int)sizeof line - 1;
        while (length > 0 && ((unsigned char)line[length] & 0xC0) == 0x80)
            length--;
        text_add_bytes(text, line, (size_t)length);
        text->cut = true;
        return;
    }
    text_add_bytes(text, line, (size_t)length);
}

void text_add_halves(struct text *text, int64_t halves)
{
    if (halves / 2 != 0 || halves % 2 == 0)
        text_add_int(text, halves / 2);
    if (halves % 2 != 0)
        text_add(text, halves < 0 && halves / 2 == 0 ? "-½" : "½");
}
