/* Rate limits: of each name at most `burst` requests at once and `rate` a second, by the generic cell rate algorithm
 * (ATM Forum, TM 4.0, the virtual scheduling algorithm), which is a token bucket that keeps one number for each name.
 * Memory is fixed; for all threads.
 *
 * Of one name never more pass than burst + rate x time, also when the table is full: a newcomer without a place takes
 * over what the one who owes least among its neighbours owes, and that is at least what it owed itself when it had to
 * yield. So a newcomer is refused only while all of its neighbours are at their limits, and then as long as one of
 * them. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LIMITER_RATE_MAX = 1000000, LIMITER_BURST_MAX = 1000000 };

struct limiter;

/* What a limiter says of a request. */
struct limit_state {
    bool passed;
    int32_t left;  /* so many requests more would pass at once */
    int64_t full;  /* microseconds until the whole burst would */
    int64_t until; /* refused: microseconds until this one would pass */
};

/* `rate` a second and `burst`, each at least 1; memory for so many names at once. NULL when out of memory. */
struct limiter *limiter_new(int32_t rate, int32_t burst, size_t names);
/* Accepts NULL. */
void limiter_free(struct limiter *limiter);

/* A request that counts as `cost` (where that is more than the burst: as the burst). `now` in microseconds of a clock
 * that never jumps. What is refused costs nothing. */
struct limit_state limiter_take(struct limiter *limiter, const void *name, size_t length, int32_t cost, int64_t now);
/* What has passed turns out to cost more: refuses nothing, may lead beyond the limit. */
struct limit_state limiter_charge(struct limiter *limiter, const void *name, size_t length, int32_t cost, int64_t now);
