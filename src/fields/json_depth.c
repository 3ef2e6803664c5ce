/* How deep a JSON text goes, before anything reads it. */
#include "fields/json.h"
#include <string.h>

/* How often a byte occurs, counted up to one more than `most`. */
static size_t bytes_count(const char *bytes, size_t length, char wanted, size_t most)
{
    if (length == 0) /* for an empty text `bytes` may be NULL */
        return 0;
    size_t count = 0;
    const char *end = bytes + length, *at = memchr(bytes, wanted, length);
    for (; at && count <= most; count++)
        at = memchr(at + 1, wanted, (size_t)(end - at - 1));
    return count;
}

/* `balanced`: and no bracket closes that did not open. */
static bool depths_fit(const char *bytes, size_t length, int32_t most, bool balanced)
{
    int32_t depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < length; i++) {
        char byte = bytes[i];
        if (quoted && byte == '\\')
            i++;
        else if (byte == '"')
            quoted = !quoted;
        else if (!quoted && (byte == '[' || byte == '{') && ++depth > most)
            return false;
        else if (!quoted && (byte == ']' || byte == '}') && --depth < 0 && balanced)
            return false;
    }
    return true;
}

/* Almost every text has fewer brackets than the allowed depth, which is quick to see. */
static size_t opening_count(const char *bytes, size_t length, int32_t most)
{
    return bytes_count(bytes, length, '[', (size_t)most) + bytes_count(bytes, length, '{', (size_t)most);
}

bool json_depth_fits(const char *bytes, size_t length, int32_t most)
{
    return opening_count(bytes, length, most) <= (size_t)most || depths_fit(bytes, length, most, false);
}

bool json_brackets_fit(const char *bytes, size_t length, int32_t most)
{
    size_t opening = opening_count(bytes, length, most);
    size_t closing = bytes_count(bytes, length, ']', (size_t)most) + bytes_count(bytes, length, '}', (size_t)most);
    return (opening == closing && opening <= (size_t)most) || depths_fit(bytes, length, most, true);
}
