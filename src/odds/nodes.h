/* The nodes of a level: the ways that forgot alike, as one. */
#pragma once
#include "arena.h"
#include "number.h"

struct node {
    struct node *next;  /* of its level, in the order in which they were found */
    const int32_t *key; /* what was kept */
    int32_t key_length;
    int32_t length; /* of the path */
    int32_t *path;  /* the numbers of the outcomes that lead here, by one of the ways */
    mp_limb_t weight[];
};

struct nodes {
    struct arena *arena;
    int32_t width, count;
    struct node *first, *last;
    struct node **slots; /* hash table, slot_count a power of two */
    size_t slot_count;
};

bool nodes_start(struct nodes *nodes, struct arena *arena, int32_t width);
/* The node of a key, made when it is new, with a path of `length` for the caller to fill and the weight 0.
 * NULL when out of memory. */
struct node *nodes_find(struct nodes *nodes, const int32_t *key, int32_t key_length, int32_t length, bool *ret_new);
