/* A table of fixed size of who owes something, until when: the memory of limits. For all threads.
 *
 * Whoever owes nothing any more needs no place, so places come free by themselves. A name can stand in a few places
 * only, found by a keyed hash: nobody can choose whose neighbour to be. When all of these are held, the holder who owes
 * least has to yield to a newcomer; so whoever owes most keeps the place. */
#pragma once
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SLOTS_NEIGHBOURS = 8 }; /* how many places there are for a name */

struct slot {
    uint64_t name;  /* 0: nobody's */
    int64_t until;  /* when nothing is owed any more */
    int64_t amount; /* what is owed, where it does not follow from `until` */
};

struct slots;

/* At least so many places. NULL when out of memory. */
struct slots *slots_new(size_t places);
void slots_free(struct slots *slots);

/* What somebody is called here. */
uint64_t slots_name(const struct slots *slots, const void *bytes, size_t length);
/* The place for that name, for the caller alone until slots_unlock: its own, else a free one, else that of the holder
 * who owes the least `amount`, and of several the least `until`. Where `name` is another's, so is what is owed; the
 * caller takes the place by writing its name there. In a free place nothing is owed, and `until` is `now`. */
struct slot *slots_lock(struct slots *slots, uint64_t name, int64_t now);
/* The same only when the name has a place; else NULL, and nothing is locked. */
struct slot *slots_lock_known(struct slots *slots, uint64_t name, int64_t now);
void slots_unlock(struct slots *slots, uint64_t name);
