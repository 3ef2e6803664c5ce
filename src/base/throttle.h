/* Slowing down who guesses: some wrong guesses are free, then each makes the name wait, twice as long as the one
 * before. Memory is fixed; for all threads. When it is full, whoever guessed wrong least often is forgotten for the
 * next one, and whoever did most often never. Names that never guessed wrong are never kept waiting. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    THROTTLE_WAIT_MAX = 3600,   /* seconds */
    THROTTLE_FORGOTTEN = 86400, /* seconds after the last wrong guess */
};

struct throttle;

/* So many wrong guesses are free; memory for so many names at once. NULL when out of memory. */
struct throttle *throttle_new(int32_t free_guesses, size_t names);
/* Accepts NULL. */
void throttle_free(struct throttle *throttle);
/* A guess. Returns 0 when it counts; else, whether it is right or wrong, it does not, and there are so many
 * microseconds to wait. `now` in microseconds of a clock that never jumps. */
int64_t throttle_guess(struct throttle *throttle, const void *name, size_t length, bool right, int64_t now);
