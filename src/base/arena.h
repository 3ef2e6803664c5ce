/* Arena: memory that belongs to one request and is freed with it, never piece by piece. Not shared between threads. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct arena_chunk;

struct arena {
    struct arena_chunk *first;   /* survives a reset */
    struct arena_chunk *current; /* where the next piece comes from */
    size_t taken;                /* bytes in all chunks */
    size_t limit;                /* `taken` never exceeds it */
    bool starved;                /* the system refused memory since the start or reset; else only the limit does */
};

/* An empty arena that never holds more than `limit` bytes. Allocates nothing yet. */
void arena_start(struct arena *arena, size_t limit);
/* Uncleared memory aligned for anything, or NULL when the limit is reached or out of memory. */
void *arena_take(struct arena *arena, size_t size);
/* The same, cleared. */
void *arena_take_zero(struct arena *arena, size_t size);
/* A NUL-terminated copy of `length` bytes. */
char *arena_copy(struct arena *arena, const char *bytes, size_t length);
/* Frees everything but the first chunk. */
void arena_reset(struct arena *arena);
/* Frees everything. Accepts a zeroed arena. */
void arena_end(struct arena *arena);
/* The same, of what is secret: it is overwritten before. */
void arena_wipe(struct arena *arena);
