/* W3C Trace Context, level 1 (https://www.w3.org/TR/trace-context/): the trace of other services that a request
 * belongs to. It is only logged; umpire begins no traces and forwards none. */
#pragma once
#include <stdbool.h>

enum { TRACE_ID_SIZE = 33, TRACE_PARENT_SIZE = 17 };

struct trace {
    char id[TRACE_ID_SIZE]; /* 32 hexadecimal digits; "" when there is none */
    char parent[TRACE_PARENT_SIZE];
};

/* Reads a header `traceparent`. False, and an empty trace, for anything that the recommendation calls invalid. */
bool trace_read(const char *traceparent, struct trace *ret);
