/* The log: one line of JSON per event to standard error (what systemd and container engines collect). No secrets. */
#pragma once
#include "base/trace.h"

enum log_level { LOG_ERROR, LOG_WARNING, LOG_INFO, LOG_DEBUG };

/* Lines above this level are not written. LOG_INFO at the start. */
void log_set_level(enum log_level level);
/* {"time":…,"level":…,"room":…,"message":…}; `room` is the folder of the caller. Thread-safe. */
void log_event(enum log_level level, const char *room, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same for a request, with the "trace_id" and "parent_id" of its trace; an empty trace adds nothing. */
void log_event_traced(enum log_level level, const char *room, const struct trace *trace, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
