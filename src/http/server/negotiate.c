/* Reading the headers that decide on media types and encodings. */
#include "http/server/negotiate.h"
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

/* The weight among the parameters after a media range, in thousandths: ";q=0.5". One where there is none, or where it
 * cannot be read. */
static int weight_of(const char *parameters, size_t length)
{
    for (size_t i = 0; i + 3 < length; i++) {
        const char *at = skip_spaces(parameters + i + 1);
        if (parameters[i] != ';' || (*at != 'q' && *at != 'Q') || at[1] != '=')
            continue;
        int weight = 0, place = 1000;
        for (at += 2; (*at >= '0' && *at <= '9') || *at == '.'; at++) {
            if (*at == '.')
                continue;
            weight += (*at - '0') * place;
            place /= 10;
        }
        return place == 1000 || weight > 1000 ? 1000 : weight;
    }
    return 1000;
}

/* How much a client wants a media type: the closest range that names it decides (RFC 9110 section 12.5.1). */
struct liking {
    int weight;    /* in thousandths; 0: not at all */
    int closeness; /* 3: the type itself, 2: type slash star, 1: everything */
};

static int closeness_of(const char *range, size_t length, const char *type)
{
    size_t main_type = strcspn(type, "/") + 1, whole = strcspn(type, ";");
    if (length == whole && strncasecmp(range, type, whole) == 0)
        return 3;
    if (length == main_type + 1 && strncasecmp(range, type, main_type) == 0 && range[main_type] == '*')
        return 2;
    return length == 3 && memcmp(range, "*/*", 3) == 0 ? 1 : 0;
}

static struct liking liking_of(const char *accept, const char *type)
{
    struct liking liking = {0};
    if (!accept || *skip_spaces(accept) == '\0')
        return (struct liking){1000, 1};
    for (const char *at = accept; *at; at += *at == ',') {
        at = skip_spaces(at);
        size_t item = strcspn(at, ","), range = strcspn(at, ",; \t");
        int closeness = closeness_of(at, range, type);
        if (closeness > liking.closeness)
            liking = (struct liking){weight_of(at + range, item - range), closeness};
        at += item;
    }
    return liking;
}

const char *media_type(enum media media)
{
    static const char *const types[] = {
        [MEDIA_JSON] = "application/json",
        [MEDIA_MARKDOWN] = "text/markdown; charset=utf-8",
        [MEDIA_HTML] = "text/html; charset=utf-8",
    };
    return types[media];
}

enum media media_choose(const char *accept, int count)
{
    enum media chosen = MEDIA_COUNT;
    struct liking most = {0};
    for (enum media media = MEDIA_JSON; (int)media < count; media++) {
        struct liking liking = liking_of(accept, media_type(media));
        if (liking.weight > most.weight ||
            (liking.weight == most.weight && liking.weight > 0 && liking.closeness > most.closeness)) {
            chosen = media;
            most = liking;
        }
    }
    return chosen;
}

enum media media_choose_page(const char *accept)
{
    struct liking page = liking_of(accept, media_type(MEDIA_HTML));
    enum media chosen = media_choose(accept, MEDIA_COUNT);
    struct liking most = chosen < MEDIA_COUNT ? liking_of(accept, media_type(chosen)) : page;
    return page.weight >= most.weight && page.closeness >= most.closeness ? MEDIA_HTML : chosen;
}

bool media_is_accepted(const char *accept, const char *type)
{
    return liking_of(accept, type).weight > 0;
}

bool accepts_json(const char *accept)
{
    return media_choose(accept, MEDIA_JSON + 1) == MEDIA_JSON;
}

/* The weight that an Accept-Encoding header gives a coding, in thousandths: its own, else that of "*", else
 * `otherwise`. */
static int coding_weight(const char *accept_encoding, const char *coding, int otherwise)
{
    int weight = otherwise;
    for (const char *at = accept_encoding; *at; at += *at == ',') {
        at = skip_spaces(at);
        size_t item = strcspn(at, ","), name = strcspn(at, ",; \t");
        if (range_is(at, name, coding))
            return weight_of(at + name, item - name);
        if (range_is(at, name, "*"))
            weight = weight_of(at + name, item - name);
        at += item;
    }
    return weight;
}

enum encodings encodings_choose(const char *accept_encoding)
{
    if (!accept_encoding)
        return ENCODINGS_PLAIN;
    int gzip = coding_weight(accept_encoding, "gzip", coding_weight(accept_encoding, "x-gzip", 0));
    int plain = coding_weight(accept_encoding, "identity", 1); /* allowed unless it is excluded, but not liked best */
    if (gzip == 0)
        return plain == 0 ? ENCODINGS_NONE : ENCODINGS_PLAIN;
    if (plain == 0)
        return ENCODINGS_GZIP_ONLY;
    return gzip < plain ? ENCODINGS_PLAIN : ENCODINGS_GZIP;
}

/* Whether it is this media type, with no other charset than UTF-8. */
static bool is_in_utf8(const char *content_type, const char *media)
{
    if (!content_type)
        return false;
    size_t range = strcspn(content_type, "; \t");
    if (!range_is(content_type, range, media))
        return false;
    const char *charset = strcasestr(content_type + range, "charset=");
    if (!charset)
        return true;
    charset += strlen("charset=");
    charset += *charset == '"';
    return strncasecmp(charset, "utf-8", 5) == 0 && strchr("\"; \t", charset[5]);
}

/* How long the next item of a list is, up to its comma: commas in quotes do not end it. */
static size_t item_length(const char *at)
{
    bool quoted = false;
    size_t length = 0;
    for (; at[length] && (quoted || at[length] != ','); length++) {
        if (quoted && at[length] == '\\' && at[length + 1])
            length++;
        else if (at[length] == '"')
            quoted = !quoted;
    }
    return length;
}

/* Whether the item of `length` bytes says this value of a preference, as a token or in quotes. */
static bool value_is(const char *at, size_t length, const char *value)
{
    size_t expected = strlen(value);
    bool quoted = length >= expected + 2 && at[0] == '"' && at[expected + 1] == '"';
    const char *end = at + (quoted ? expected + 2 : expected);
    return length >= (size_t)(end - at) && strncmp(at + quoted, value, expected) == 0 &&
           (end == at + length || strchr("; \t", *end));
}

bool prefers_minimal(const char *prefer)
{
    static const char preference[] = "return";
    for (const char *at = prefer ? prefer : ""; *at; at += *at == ',') {
        at = skip_spaces(at);
        size_t item = item_length(at), name = strcspn(at, "=,; \t");
        const char *equals = skip_spaces(at + name);
        if (range_is(at, name, preference)) {
            const char *value = skip_spaces(equals + (*equals == '='));
            return *equals == '=' && value < at + item && value_is(value, item - (size_t)(value - at), "minimal");
        }
        at += item;
    }
    return false;
}

bool is_json(const char *content_type)
{
    return is_in_utf8(content_type, "application/json");
}

bool is_csv(const char *content_type)
{
    return is_in_utf8(content_type, "text/csv");
}
