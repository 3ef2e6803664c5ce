/* Histograms: buckets are counted separately and added up only when they are reported. */
#include "base/metrics.h"

void histogram_add(struct histogram *histogram, const struct scale *scale, int64_t value)
{
    size_t bucket = 0;
    if (value < 0)
        value = 0;
    while (bucket < scale->count && value > scale->bounds[bucket])
        bucket++;
    counter_add(&histogram->buckets[bucket], 1);
    counter_add(&histogram->sum, (uint64_t)value);
}

void histogram_read(const struct histogram *histogram, struct histogram_reading *reading)
{
    for (size_t i = 0; i <= HISTOGRAM_BOUNDS_MAX; i++)
        reading->buckets[i] += counter_read(&histogram->buckets[i]);
    reading->sum += counter_read(&histogram->sum);
}

uint64_t histogram_count(const struct histogram_reading *reading)
{
    uint64_t count = 0;
    for (size_t i = 0; i <= HISTOGRAM_BOUNDS_MAX; i++)
        count += reading->buckets[i];
    return count;
}
