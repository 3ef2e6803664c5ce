/* The header is "version-trace_id-parent_id-flags", lowercase hexadecimal digits of fixed length (section 3.2). */
#include "base/trace.h"
#include <stddef.h>
#include <string.h>

enum { VERSION_AT = 0, ID_AT = 3, PARENT_AT = 36, FLAGS_AT = 53, END = 55 };

static bool is_hex(const char *at, size_t length)
{
    return strspn(at, "0123456789abcdef") >= length;
}

static bool is_zero(const char *at, size_t length)
{
    return strspn(at, "0") >= length;
}

/* Section 3.2.4: an unknown version may have more after the flags, following a dash; version ff is invalid. */
static bool end_fits(const char *traceparent)
{
    bool known = strncmp(traceparent, "00", 2) == 0;
    return traceparent[END] == '\0' || (!known && traceparent[END] == '-');
}

static bool is_valid(const char *traceparent)
{
    return strnlen(traceparent, END) == END && is_hex(traceparent + VERSION_AT, 2) && traceparent[ID_AT - 1] == '-' &&
           is_hex(traceparent + ID_AT, TRACE_ID_SIZE - 1) && traceparent[PARENT_AT - 1] == '-' &&
           is_hex(traceparent + PARENT_AT, TRACE_PARENT_SIZE - 1) && traceparent[FLAGS_AT - 1] == '-' &&
           is_hex(traceparent + FLAGS_AT, 2) && strncmp(traceparent, "ff", 2) != 0 &&
           !is_zero(traceparent + ID_AT, TRACE_ID_SIZE - 1) &&
           !is_zero(traceparent + PARENT_AT, TRACE_PARENT_SIZE - 1) && end_fits(traceparent);
}

bool trace_read(const char *traceparent, struct trace *ret)
{
    *ret = (struct trace){.id = ""};
    if (!traceparent || !is_valid(traceparent))
        return false;
    memcpy(ret->id, traceparent + ID_AT, TRACE_ID_SIZE - 1);
    memcpy(ret->parent, traceparent + PARENT_AT, TRACE_PARENT_SIZE - 1);
    return true;
}
