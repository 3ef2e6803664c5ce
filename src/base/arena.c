/* A list of chunks that doubles in size; a piece is cut from the newest. */
#include "base/arena.h"
#include "crypto/crypto.h"
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CHUNK = 8192, ALIGNMENT = alignof(max_align_t) };

struct arena_chunk {
    struct arena_chunk *next;
    size_t size, used; /* of bytes */
    alignas(ALIGNMENT) char bytes[];
};

void arena_start(struct arena *arena, size_t limit)
{
    *arena = (struct arena){.limit = limit};
}

static struct arena_chunk *chunk_new(struct arena *arena, size_t need)
{
    size_t size = arena->current ? arena->current->size * 2 : FIRST_CHUNK;
    if (size < need)
        size = need;
    if (size > arena->limit - arena->taken)
        size = arena->limit - arena->taken;
    if (size < need)
        return NULL;
    struct arena_chunk *chunk = malloc(sizeof *chunk + size);
    if (!chunk) {
        arena->starved = true;
        return NULL;
    }
    chunk->next = NULL;
    chunk->size = size;
    chunk->used = 0;
    arena->taken += size;
    if (arena->current)
        arena->current->next = chunk;
    else
        arena->first = chunk;
    arena->current = chunk;
    return chunk;
}

void *arena_take(struct arena *arena, size_t size)
{
    if (size > arena->limit)
        return NULL;
    size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
    struct arena_chunk *chunk = arena->current;
    if (!chunk || size > chunk->size - chunk->used)
        chunk = chunk_new(arena, size);
    if (!chunk)
        return NULL;
    void *piece = chunk->bytes + chunk->used;
    chunk->used += size;
    return piece;
}

void *arena_take_zero(struct arena *arena, size_t size)
{
    void *piece = arena_take(arena, size);
    if (piece)
        memset(piece, 0, size);
    return piece;
}

char *arena_copy(struct arena *arena, const char *bytes, size_t length)
{
    char *copy = arena_take(arena, length + 1);
    if (!copy)
        return NULL;
    memcpy(copy, bytes, length);
    copy[length] = '\0';
    return copy;
}

static void chunks_free(struct arena_chunk *chunk)
{
    while (chunk) {
        struct arena_chunk *next = chunk->next;
        free(chunk);
        chunk = next;
    }
}

void arena_reset(struct arena *arena)
{
    struct arena_chunk *first = arena->first;
    arena->starved = false;
    if (!first)
        return;
    chunks_free(first->next);
    first->next = NULL;
    first->used = 0;
    arena->current = first;
    arena->taken = first->size;
}

void arena_end(struct arena *arena)
{
    chunks_free(arena->first);
    *arena = (struct arena){.limit = arena->limit};
}

void arena_wipe(struct arena *arena)
{
    for (struct arena_chunk *chunk = arena->first; chunk; chunk = chunk->next)
        secret_wipe(chunk->bytes, chunk->used);
    arena_end(arena);
}
