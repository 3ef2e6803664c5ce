/* A list of outcomes that is being made. */
#pragma once
#include "odds/outcomes.h"

struct outcomes_making {
    struct outcomes_book *book;
    const struct draw_request *request;
    int32_t room, count, size;
    int32_t *values;
    mp_limb_t *weights;
    enum outcomes_failure failure;
};

/* Memory for this many outcomes with this many numbers each. False after setting the failure when out of memory. */
bool making_start(struct outcomes_making *making, double room, int32_t size);
/* Every outcome of the request, without merging equivalent ones; or the failure. `room`: from outcomes_count. */
void make_every(struct outcomes_making *making, double room);
/* The place for the next outcome. */
static inline int32_t *making_values(const struct outcomes_making *making)
{
    return making->values + (size_t)making->count * (size_t)making->size;
}
static inline mp_limb_t *making_weight(const struct outcomes_making *making)
{
    return making->weights + (size_t)making->count * (size_t)making->book->width;
}
