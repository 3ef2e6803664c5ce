/* Rate limits: for each name at most `burst` requests at once and `rate` a second, by the generic cell rate
 * algorithm (ATM Forum, TM 4.0, the virtual scheduling algorithm), which is a token bucket that stores one number
 * per name. Memory is fixed; for all threads.
 *
 * A name never passes more than burst + rate x time, even when the table is full: a newcomer without a place takes
 * over the place and the debt of the neighbour with the least debt, which is at least the debt that the newcomer had
 * when it lost its own place. So a newcomer is refused only while all of its neighbours are at their limits, and
 * then only as long as one of them. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LIMITER_RATE_MAX = 1000000, LIMITER_BURST_MAX = 1000000 };

struct limiter;

/* A limiter's answer for a request. */
struct limit_state {
    bool passed;
    int32_t left;  /* how many more requests would pass at once */
    int64_t full;  /* microseconds until the whole burst would */
    int64_t until; /* refused: microseconds until this one would pass */
};

/* `rate` a second and `burst`, each at least 1; memory for this many names at once. NULL when out of memory. */
struct limiter *limiter_new(int32_t rate, int32_t burst, size_t names);
/* Accepts NULL. */
void limiter_free(struct limiter *limiter);

/* Counts a request as `cost`, but never as more than the burst. `now` in microseconds of a monotonic clock. A refused
 * request costs nothing. */
struct limit_state limiter_take(struct limiter *limiter, const void *name, size_t length, int32_t cost, int64_t now);
/* Charges more for a request that has passed: refuses nothing, may exceed the limit. */
struct limit_state limiter_charge(struct limiter *limiter, const void *name, size_t length, int32_t cost, int64_t now);
