/* An open hash table of nodes that only grows. */
#include "nodes.h"
#include <string.h>

static size_t key_hash(const int32_t *key, int32_t length)
{
    uint64_t hash = (uint64_t)length;
    for (int32_t i = 0; i < length; i++)
        hash = (hash ^ (hash >> 29) ^ (uint32_t)key[i]) * UINT64_C(0x9e3779b97f4a7c15);
    return (size_t)(hash >> 20);
}

static struct node **slot_of(const struct nodes *nodes, const int32_t *key, int32_t length)
{
    size_t mask = nodes->slot_count - 1;
    for (size_t slot = key_hash(key, length) & mask;; slot = (slot + 1) & mask) {
        const struct node *node = nodes->slots[slot];
        if (!node || (node->key_length == length && memcmp(node->key, key, (size_t)length * sizeof *key) == 0))
            return &nodes->slots[slot];
    }
}

static bool slots_make(struct nodes *nodes, size_t count)
{
    struct node **slots = arena_take_zero(nodes->arena, count * sizeof(struct node *));
    if (!slots)
        return false;
    nodes->slots = slots;
    nodes->slot_count = count;
    for (struct node *node = nodes->first; node; node = node->next)
        *slot_of(nodes, node->key, node->key_length) = node;
    return true;
}

bool nodes_start(struct nodes *nodes, struct arena *arena, int32_t width)
{
    enum { SLOTS_FIRST = 64 };
    *nodes = (struct nodes){.arena = arena, .width = width};
    return slots_make(nodes, SLOTS_FIRST);
}

static struct node *node_make(struct nodes *nodes, const int32_t *key, int32_t key_length, int32_t length)
{
    struct node *node = arena_take(nodes->arena, sizeof *node + (size_t)nodes->width * sizeof(mp_limb_t));
    int32_t *numbers = arena_take(nodes->arena, ((size_t)key_length + (size_t)length + 1) * sizeof *numbers);
    if (!node || !numbers)
        return NULL;
    memcpy(numbers, key, (size_t)key_length * sizeof *key);
    node->next = NULL;
    node->key = numbers;
    node->key_length = key_length;
    node->path = numbers + key_length;
    node->length = length;
    number_set(node->weight, nodes->width, 0);
    if (nodes->last)
        nodes->last->next = node;
    else
        nodes->first = node;
    nodes->last = node;
    nodes->count++;
    return node;
}

struct node *nodes_find(struct nodes *nodes, const int32_t *key, int32_t key_length, int32_t length, bool *ret_new)
{
    if (2 * (size_t)nodes->count >= nodes->slot_count && !slots_make(nodes, 2 * nodes->slot_count))
        return NULL;
    struct node **slot = slot_of(nodes, key, key_length);
    *ret_new = !*slot;
    if (!*slot)
        *slot = node_make(nodes, key, key_length, length);
    return *slot;
}
