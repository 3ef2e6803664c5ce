/* Outcomes while they are made: a list that is filled. */
#pragma once
#include "odds/outcomes.h"

struct making {
    struct outcomes_book *book;
    const struct draw_request *request;
    int32_t room, count, size;
    int32_t *values;
    mp_limb_t *weights;
    enum outcomes_failure failure;
};

/* Room for so many outcomes of so many numbers each. False, and the failure said, when out of memory. */
bool making_start(struct making *making, double room, int32_t size);
/* Every outcome of the request, whatever is alike; or the failure. `room`: as outcomes_count has it. */
void make_every(struct making *making, double room);
/* Where the next outcome goes. */
static inline int32_t *making_values(const struct making *making)
{
    return making->values + (size_t)making->count * (size_t)making->size;
}
static inline mp_limb_t *making_weight(const struct making *making)
{
    return making->weights + (size_t)making->count * (size_t)making->book->width;
}
