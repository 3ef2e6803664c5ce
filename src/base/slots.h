/* A table of fixed size that stores who owes something, and until when: the memory of limits. For all threads.
 *
 * A name without debt needs no place, so places become free by themselves. A name can be in a few places only, found
 * by a keyed hash: nobody can choose their neighbours. If all of these are taken, the holder with the least debt
 * yields to a newcomer, and the one with the most keeps its place. */
#pragma once
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SLOTS_NEIGHBOURS = 8 }; /* how many places there are for a name */

struct debt_slot {
    uint64_t name;  /* 0: the place is free */
    int64_t until;  /* when the debt ends */
    int64_t amount; /* the debt, if it does not follow from `until` */
};

struct slots;

/* At least this many places. NULL when out of memory. */
struct slots *slots_new(size_t places);
void slots_free(struct slots *slots);

/* The table's name for these bytes. */
uint64_t slots_name(const struct slots *slots, const void *bytes, size_t length);
/* The place for that name, locked for the caller until slots_unlock: its own, else a free one, else the one of the
 * holder with the least `amount`, and of several the least `until`. If `name` is another holder's, the debt is that
 * holder's, too; the caller takes the place by writing its name there. In a free place there is no debt, and `until` is
 * `now`. */
struct debt_slot *slots_lock(struct slots *slots, uint64_t name, int64_t now);
/* The same only if the name has a place; else NULL, and nothing is locked. */
struct debt_slot *slots_lock_known(struct slots *slots, uint64_t name, int64_t now);
void slots_unlock(struct slots *slots, uint64_t name);
