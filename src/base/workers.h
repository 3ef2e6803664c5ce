/* Workers: a bounded queue of work and a few threads that do it, for what takes too long for an event loop. A piece
 * of work belongs to the caller until it is accepted, then to one worker until its `done` is called.
 *
 * The queue is fair: holders with work in it take turns, no holder has more in it than a share, and no holder
 * occupies all of several threads. */
#pragma once
#include "base/shares.h"
#include <stdint.h>

enum { WORKERS_MAX = 64 };

/* Embedded in what it works on. Both functions are called in the worker's thread; after `done` the work is not
 * touched any more. */
struct work {
    struct work *next;    /* used by the queue */
    struct holder holder; /* whose it is */
    void (*run)(struct work *work);
    void (*done)(struct work *work);
};

enum workers_answer {
    WORKERS_ACCEPTED,
    WORKERS_FULL,     /* the queue is full */
    WORKERS_SHARE,    /* the holder has its share waiting or being done */
    WORKERS_STOPPING, /* no work is accepted any more */
};

struct workers;

/* `threads` of them (1 to WORKERS_MAX); at most `line_max` pieces of work wait, and at most `share` of one holder
 * wait or are being done. NULL when memory or threads are out. */
struct workers *workers_start(int32_t threads, int32_t line_max, int32_t share);
enum workers_answer workers_accept(struct workers *workers, struct work *work);
/* How many pieces of work wait, not counting those being done. */
int32_t workers_waiting(struct workers *workers);
/* Does waiting work in the caller's thread, whichever holder is next, and returns when nothing waits. For the end,
 * when work only learns that it is not begun any more and must not wait for slow work. Accepts NULL. */
void workers_help(struct workers *workers);
/* Accepts no more, finishes the accepted work, ends the threads. Accepts NULL. */
void workers_stop(struct workers *workers);
