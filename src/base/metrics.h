/* Metrics: counters, gauges and histograms. Each is written by one thread, which needs no lock; any thread may read
 * it at any time. */
#pragma once
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

enum { HISTOGRAM_BOUNDS_MAX = 16 };

struct counter {
    _Atomic uint64_t value;
};

/* Goes up and down, set by its one writer. */
struct gauge {
    _Atomic int64_t value;
};

/* The upper bounds of a histogram's buckets, ascending; a value equal to a bound belongs to the bucket below it. */
struct scale {
    size_t count; /* at most HISTOGRAM_BOUNDS_MAX */
    const int64_t *bounds;
};

struct histogram {
    struct counter buckets[HISTOGRAM_BOUNDS_MAX + 1]; /* one for each bound, then one for values above the last */
    struct counter sum;
};

/* The sum of one or several histograms of one scale, as they were read. */
struct histogram_reading {
    uint64_t buckets[HISTOGRAM_BOUNDS_MAX + 1];
    uint64_t sum;
};

/* Relaxed loads and stores are ordinary ones on every processor that matters; there is no other writer to exclude. */
static inline void counter_add(struct counter *counter, uint64_t count)
{
    uint64_t value = atomic_load_explicit(&counter->value, memory_order_relaxed);
    atomic_store_explicit(&counter->value, value + count, memory_order_relaxed);
}

/* The same for a counter that several threads write. */
static inline void counter_add_shared(struct counter *counter, uint64_t count)
{
    atomic_fetch_add_explicit(&counter->value, count, memory_order_relaxed);
}

static inline uint64_t counter_read(const struct counter *counter)
{
    return atomic_load_explicit(&counter->value, memory_order_relaxed);
}

static inline void gauge_set(struct gauge *gauge, int64_t value)
{
    atomic_store_explicit(&gauge->value, value, memory_order_relaxed);
}

static inline int64_t gauge_read(const struct gauge *gauge)
{
    return atomic_load_explicit(&gauge->value, memory_order_relaxed);
}

/* Adds a value, which is not negative. For the histogram's one writer. */
void histogram_add(struct histogram *histogram, const struct scale *scale, int64_t value);
/* Adds the histogram's content to `reading`. */
void histogram_read(const struct histogram *histogram, struct histogram_reading *reading);
/* The number of values. */
uint64_t histogram_count(const struct histogram_reading *reading);
