/* Escaping, byte by byte: nothing beyond ASCII means anything in either. */
#include "base/markup.h"
#include <string.h>

static bool is_control(char byte)
{
    return ((unsigned char)byte < 0x20 && byte != '\n') || byte == 0x7F;
}

void markup_add_html_bytes(struct writer *out, const char *bytes, size_t length)
{
    static const char special[] = "&<>\"'";
    static const char *const names[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"};
    for (const char *at = bytes; at < bytes + length; at++) {
        const char *found = memchr(special, *at, sizeof special - 1);
        if (found)
            write_raw(out, names[found - special], strlen(names[found - special]));
        else
            write_raw(out, is_control(*at) ? " " : at, 1);
    }
}

void markup_add_html(struct writer *out, const char *text)
{
    markup_add_html_bytes(out, text, strlen(text));
}

void markup_add_page_address(struct text *ret, const char *address)
{
    static const char *const places[][2] = {{"/v1/rulesets", "/rules"}, {"/v1/search", "/rules/search"}};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        size_t length = strlen(places[i][0]);
        if (strncmp(address, places[i][0], length) == 0 && strchr("/?#", address[length])) {
            text_add(ret, places[i][1]);
            address += length;
            break;
        }
    }
    text_add(ret, address);
}

/* An ampersand means something only in front of a name or a number. */
static bool is_mark(const char *at)
{
    if (*at == '&')
        return at[1] == '#' || (at[1] >= 'a' && at[1] <= 'z') || (at[1] >= 'A' && at[1] <= 'Z');
    return strchr("\\`*_[]<>|#~", *at);
}

void markup_add_markdown(struct writer *out, const char *text)
{
    for (; *text; text++) {
        if (is_mark(text))
            write_raw(out, "\\", 1);
        write_raw(out, *text == '\n' || is_control(*text) ? " " : text, 1);
    }
}
