/* Groups faces with the same effect, and divides by the common divisor of the groups' sizes. */
#include "odds/pool.h"

static int32_t common_divisor(int32_t a, int32_t b)
{
    while (b != 0) {
        int32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static void pool_reduce(struct pool *pool)
{
    int32_t divisor = 0;
    for (int32_t i = 0; i < pool->kinds; i++)
        divisor = common_divisor(divisor, pool->faces[i]);
    pool->sides = 0;
    for (int32_t i = 0; i < pool->kinds; i++) {
        pool->faces[i] /= divisor;
        pool->sides += pool->faces[i];
    }
}

static int32_t counter_of(const struct draw_request *request, int32_t face)
{
    for (int32_t band = 0; band < request->band_count; band++)
        if (face >= request->bands[band].lo && face <= request->bands[band].hi)
            return request->bands[band].counter;
    return request->counter_count; /* in no band: the face has no effect */
}

void pool_of_tally(const struct draw_request *request, struct pool *ret)
{
    int32_t faces[DICE_MAX_SIDES + 1] = {0};
    for (int32_t face = 1; face <= request->sides; face++)
        faces[counter_of(request, face)]++;
    ret->kinds = 0;
    for (int32_t counter = 0; counter <= request->counter_count; counter++) {
        if (faces[counter] == 0)
            continue;
        ret->faces[ret->kinds] = faces[counter];
        ret->counters[ret->kinds++] = counter;
    }
    pool_reduce(ret);
}

/* Counter 0 misses, counter 1 hits; a die that always does one of them has a single kind. */
void pool_of_hits(const struct draw_request *request, struct pool *ret)
{
    int32_t hits = request->sides - request->number + 1;
    hits = hits < 0 ? 0 : hits > request->sides ? request->sides : hits;
    ret->kinds = 0;
    if (hits < request->sides) {
        ret->faces[ret->kinds] = request->sides - hits;
        ret->counters[ret->kinds++] = 0;
    }
    if (hits > 0) {
        ret->faces[ret->kinds] = hits;
        ret->counters[ret->kinds++] = 1;
    }
    pool_reduce(ret);
}
