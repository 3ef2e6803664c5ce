/* Reading the two headers that decide on media types. */
#include "negotiate.h"
#include <stddef.h>
#include <string.h>
#include <strings.h>

static const char *skip_spaces(const char *at)
{
    return at + strspn(at, " \t");
}

/* Whether the media range of `length` bytes at `range` is `type`. */
static bool range_is(const char *range, size_t length, const char *type)
{
    return length == strlen(type) && strncasecmp(range, type, length) == 0;
}

/* Whether the parameters behind a media range say "q=0", "q=0.0" …: not acceptable. */
static bool weight_is_zero(const char *parameters, size_t length)
{
    for (size_t i = 0; i + 2 < length; i++) {
        if (parameters[i] != ';')
            continue;
        const char *at = skip_spaces(parameters + i + 1);
        if ((*at == 'q' || *at == 'Q') && at[1] == '=' && at[2] == '0')
            return strcspn(at + 2, ",; \t") == strspn(at + 2, "0.");
    }
    return false;
}

bool accepts_json(const char *accept)
{
    /* The closest range that is listed decides (RFC 9110 section 12.5.1). */
    static const char *const ranges[] = {"application/json", "application/*", "*/*"};
    size_t closest = sizeof ranges / sizeof ranges[0];
    bool accepted = false;
    if (!accept || *skip_spaces(accept) == '\0')
        return true;
    for (const char *at = accept; *at; at += *at == ',') {
        at = skip_spaces(at);
        size_t item = strcspn(at, ","), range = strcspn(at, ",; \t");
        for (size_t i = 0; i < closest; i++)
            if (range_is(at, range, ranges[i])) {
                closest = i;
                accepted = !weight_is_zero(at + range, item - range);
            }
        at += item;
    }
    return accepted;
}

bool is_json(const char *content_type)
{
    if (!content_type)
        return false;
    size_t range = strcspn(content_type, "; \t");
    if (!range_is(content_type, range, "application/json"))
        return false;
    const char *charset = strcasestr(content_type + range, "charset=");
    if (!charset)
        return true;
    charset += strlen("charset=");
    charset += *charset == '"';
    return strncasecmp(charset, "utf-8", 5) == 0 && strchr("\"; \t", charset[5]);
}
