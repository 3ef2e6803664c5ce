/* A pool of equal dice of which only counts matter: its faces grouped by their effect. */
#pragma once
#include <umpire/dice.h>

/* Faces with the same effect in a pool, and their number. */
struct pool {
    int32_t kinds;
    int32_t faces[DICE_MAX_SIDES];
    int32_t counters[DICE_MAX_SIDES]; /* TALLY: the counter */
    int32_t sides;                    /* all faces, divided by the common divisor */
};

void pool_of_tally(const struct draw_request *request, struct pool *ret);
void pool_of_hits(const struct draw_request *request, struct pool *ret);
