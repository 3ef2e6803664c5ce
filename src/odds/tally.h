/* How much falls to which value: for each thing that is looked at a table from values to weights. Weight can be moved
 * from one value to another; what a level of the walk moved is settled at its end, when its denominator is known. */
#pragma once
#include "base/arena.h"
#include "odds/number.h"

struct tally {
    struct arena *arena;
    int32_t width; /* of the weights, in limbs */
    int32_t size;  /* numbers of a value */
    int32_t count, room;
    int32_t *values;    /* count times size */
    mp_limb_t *settled; /* count weights */
    mp_limb_t *moved;   /* likewise, modulo 2^(64 width) */
    int32_t *slots;     /* hash table of indices + 1; its size is 2 * room, a power of two */
    int32_t last;       /* the cell that was found last */
};

bool tally_start(struct tally *tally, struct arena *arena, int32_t width, int32_t size);
/* What so many values of a tally take, with what it grew through. */
double tally_bytes(double values, int32_t size, int32_t width);
/* Without any value, as at its start; its room stays. */
void tally_clear(struct tally *tally);
/* The cell of a value, made when it is new; -1 when out of memory. */
int32_t tally_cell(struct tally *tally, const int32_t *value);
mp_limb_t *tally_settled(const struct tally *tally, int32_t cell);
mp_limb_t *tally_moved(const struct tally *tally, int32_t cell);
/* Every settled weight times `factor`, then what was moved is added to it. */
void tally_settle(struct tally *tally, const mp_limb_t *factor);
/* What was moved so far, over a larger denominator. */
void tally_rescale(struct tally *tally, const mp_limb_t *factor);
