/* A pool of equal dice, of which only counts matter: its faces by what they count for. */
#pragma once
#include <umpire/dice.h>

/* Faces that count for the same, as a pool sees them: so many faces of the die. */
struct pool {
    int32_t kinds;
    int32_t faces[DICE_MAX_SIDES];
    int32_t counters[DICE_MAX_SIDES]; /* TALLY: whose they are */
    int32_t sides;                    /* all faces together, the common divisor taken out */
};

void pool_of_tally(const struct draw_request *request, struct pool *ret);
void pool_of_hits(const struct draw_request *request, struct pool *ret);
