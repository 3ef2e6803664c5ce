/* Time: the wall clock in microseconds since 1970 (UTC), the monotonic clock for deadlines, RFC 3339 text. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

enum { INSTANT_TEXT_SIZE = 25 };

/* Microseconds since 1970-01-01T00:00:00Z. */
int64_t clock_now(void);
/* Microseconds, and milliseconds, of the monotonic clock. */
int64_t clock_monotonic_us(void);
int64_t clock_monotonic_ms(void);
/* "2026-11-21T02:07:45.123Z" into `ret`, which holds INSTANT_TEXT_SIZE; milliseconds are cut, not rounded. */
void instant_write(int64_t microseconds, char *ret);
/* The instant that instant_write wrote; false for any other text. */
bool instant_read(const char *text, int64_t *ret_microseconds);
