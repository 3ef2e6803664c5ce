/* W3C Trace Context, level 1 (https://www.w3.org/TR/trace-context/): which trace of other services a request belongs
 * to. It is only written down; umpire begins no traces and hands none on. */
#pragma once
#include <stdbool.h>

enum { TRACE_ID_SIZE = 33, TRACE_PARENT_SIZE = 17 };

struct trace {
    char id[TRACE_ID_SIZE]; /* 32 hexadecimal digits; "" when there is none */
    char parent[TRACE_PARENT_SIZE];
};

/* What a header `traceparent` says. False, and an empty trace, for whatever the recommendation calls invalid. */
bool trace_read(const char *traceparent, struct trace *ret);
