/* The weight of each value: for each watched member a table from values to weights. Weight can be moved from one value
 * to another; the moves within a level of the walk are settled at its end, when its denominator is known. */
#pragma once
#include "base/arena.h"
#include "odds/number.h"

struct tally {
    struct arena *arena;
    int32_t width; /* of the weights, in limbs */
    int32_t size;  /* numbers in a value */
    int32_t count, room;
    int32_t *values;    /* count times size */
    mp_limb_t *settled; /* count weights */
    mp_limb_t *moved;   /* the same, modulo 2^(64 width) */
    int32_t *slots;     /* hash table of indices + 1; its size is 2 * room, a power of two */
    int32_t last;       /* the cell found last */
};

bool tally_start(struct tally *tally, struct arena *arena, int32_t width, int32_t size);
/* The memory for this many values of a tally, including the tables that it outgrew. */
double tally_bytes(double values, int32_t size, int32_t width);
/* Removes all values; the memory stays. */
void tally_clear(struct tally *tally);
/* The cell of a value, which is added if it is new; -1 when out of memory. */
int32_t tally_cell(struct tally *tally, const int32_t *value);
mp_limb_t *tally_settled(const struct tally *tally, int32_t cell);
mp_limb_t *tally_moved(const struct tally *tally, int32_t cell);
/* Multiplies every settled weight by `factor`, then adds what was moved. */
void tally_settle(struct tally *tally, const mp_limb_t *factor);
/* What was moved so far, in terms of a larger denominator. */
void tally_rescale(struct tally *tally, const mp_limb_t *factor);
