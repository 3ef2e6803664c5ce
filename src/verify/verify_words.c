/* Lines of text for people: tamed, and wrapped where they are long. */
#include "verify/verify_words.h"
#include <stdarg.h>
#include <string.h>
#include <umpire/text.h>

enum { LINE_MAX = 4096, COLUMNS = 96 };

void words_line(struct writer *out, const char *format, ...)
{
    char line[LINE_MAX];
    struct text text;
    va_list words;
    text_start(&text, line, sizeof line);
    va_start(words, format);
    text_format_list(&text, format, words);
    va_end(words);
    text_tame(line);
    write_words(out, line);
    write_raw(out, "\n", 1);
}

/* How many bytes of a line go on this one: up to the last space before its end, or one long word. */
static size_t fitting(const char *words, size_t length, size_t columns)
{
    size_t at = 0, space = 0, used = 0;
    for (; at < length && used <= columns; at++) {
        if (words[at] == ' ' && at > 0)
            space = at;
        used += ((unsigned char)words[at] & 0xC0) != 0x80;
    }
    if (at == length && used <= columns)
        return length;
    return space ? space : strcspn(words, " ") < length ? strcspn(words, " ") : length;
}

static void line_wrap(struct writer *out, const char *indent, const char *words, size_t length)
{
    size_t columns = COLUMNS - strlen(indent);
    do {
        size_t part = fitting(words, length, columns);
        words_line(out, "%s%.*s", indent, (int)part, words);
        words += part;
        length -= part;
        while (length > 0 && *words == ' ') {
            words++;
            length--;
        }
    } while (length > 0);
}

void words_wrap(struct writer *out, const char *indent, const char *words)
{
    if (*words)
        line_wrap(out, indent, words, strlen(words));
}

void words_wrap_lines(struct writer *out, const char *indent, const char *words)
{
    while (*words) {
        size_t length = strcspn(words, "\n");
        line_wrap(out, indent, words, length);
        words += length + (words[length] == '\n');
    }
}
