/* The nodes of a level: merged ways that retained the same numbers. Retained numbers and paths are packed: most numbers
 * are small or absent, and a level may have a million nodes. */
#pragma once
#include "base/arena.h"
#include "odds/number.h"

struct node {
    struct node *next; /* of its level, in the order of discovery */
    uint32_t hash;     /* of the retained numbers */
    int32_t key_size;  /* bytes of it */
    int32_t length;    /* of the path */
    mp_limb_t weight[];
    /* After the weight: the retained numbers, then the path, packed. */
};

struct nodes {
    struct arena *arena;
    int32_t width, count;
    struct node *first, *last;
    struct node **slots; /* hash table, slot_count a power of two */
    size_t slot_count;
    uint8_t *packed; /* memory for a key and a path */
};

/* The most bytes that a number takes when it is packed. */
enum { NODE_NUMBER_BYTES = 5 };

/* `packed`: memory for NODE_NUMBER_BYTES of each number of a key and a path. */
bool nodes_start(struct nodes *nodes, struct arena *arena, int32_t width, uint8_t *packed);
/* The node of a key; a new one gets this path and the weight 0. NULL when out of memory. */
struct node *nodes_find(struct nodes *nodes, const int32_t *key, int32_t key_length, const int32_t *path,
                        int32_t length);
/* The numbers of the outcomes on one of the ways to a node. */
void node_path(const struct node *node, int32_t width, int32_t *ret);
/* The bytes of a node with this key, including its share of the table; its path has `length` small numbers. */
size_t node_bytes(const int32_t *key, int32_t key_length, int32_t length, int32_t width);
