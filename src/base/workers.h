/* Workers: a bounded line of pieces of work and a few threads that do them, for what takes too long for an event loop.
 * A work belongs to whoever asks until it is accepted, then to one worker until its `done` is called.
 *
 * The line is fair: those who have work in it take turns, nobody has more in it than a share, and of several threads
 * nobody keeps all busy. */
#pragma once
#include "shares.h"
#include <stdint.h>

enum { WORKERS_MAX = 64 };

/* Embedded in what it works on. Both are called in the worker's thread; after `done` the work is not touched any more.
 */
struct work {
    struct work *next;    /* the line's */
    struct holder holder; /* whose it is */
    void (*run)(struct work *work);
    void (*done)(struct work *work);
};

enum workers_answer {
    WORKERS_ACCEPTED,
    WORKERS_FULL,     /* as many wait as may */
    WORKERS_SHARE,    /* the holder has as many waiting or being done as it may */
    WORKERS_STOPPING, /* nothing is accepted any more */
};

struct workers;

/* `threads` of them (1 to WORKERS_MAX); at most `line_max` pieces of work wait besides those that are being done; of
 * one holder at most `share` wait or are being done. NULL when memory or threads are out. */
struct workers *workers_start(int32_t threads, int32_t line_max, int32_t share);
enum workers_answer workers_accept(struct workers *workers, struct work *work);
/* How many pieces of work wait, not counting those that are being done. */
int32_t workers_waiting(struct workers *workers);
/* Does what waits in the caller's thread, whoever has his turn, and returns once nothing waits: at the end, when work
 * is only told that it is not begun any more and is not to stand behind what takes long. Accepts NULL. */
void workers_help(struct workers *workers);
/* Accepts no more, does what was accepted, ends the threads. Accepts NULL. */
void workers_stop(struct workers *workers);
