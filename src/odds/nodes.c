/* An open hash table of nodes that only grows. */
#include "odds/nodes.h"
#include <string.h>
#include <umpire/field.h>

static uint32_t key_hash(const int32_t *key, int32_t length)
{
    uint64_t hash = (uint64_t)length;
    for (int32_t i = 0; i < length; i++)
        hash = (hash ^ (hash >> 29) ^ (uint32_t)key[i]) * UINT64_C(0x9e3779b97f4a7c15);
    return (uint32_t)(hash >> 32);
}

/* A number's code, to be written with seven bits in each byte: absent is 0; then 0, -1, 1, -2 … are 1, 2, 3, 4 …. */
static uint64_t number_code(int32_t number)
{
    return number == FIELD_ABSENT ? 0
                                  : (((uint64_t)(uint32_t)number << 1) ^ (number < 0 ? UINT64_C(0x1ffffffff) : 0)) + 1;
}

static uint8_t *numbers_pack(uint8_t *at, const int32_t *numbers, int32_t count)
{
    for (int32_t i = 0; i < count; i++) {
        uint64_t code = number_code(numbers[i]);
        for (; code > 0x7f; code >>= 7)
            *at++ = (uint8_t)(code | 0x80);
        *at++ = (uint8_t)code;
    }
    return at;
}

static uint8_t *packed_of(struct node *node, int32_t width)
{
    return (uint8_t *)(node->weight + width);
}

void node_path(const struct node *node, int32_t width, int32_t *ret)
{
    const uint8_t *at = (const uint8_t *)(node->weight + width) + node->key_size;
    for (int32_t i = 0; i < node->length; i++) {
        uint64_t code = 0;
        int32_t shift = 0;
        for (; *at & 0x80; shift += 7)
            code |= (uint64_t)(*at++ & 0x7f) << shift;
        code |= (uint64_t)*at++ << shift;
        ret[i] = (int32_t)((code - 1) >> 1); /* none is negative or absent */
    }
}

size_t node_bytes(const int32_t *key, int32_t key_length, int32_t length, int32_t width)
{
    enum { ROUNDED_UP = 8, SLOTS_EACH = 4 /* an estimate for this table and those before it */ };
    size_t bytes = sizeof(struct node) + (size_t)width * sizeof(mp_limb_t) + (size_t)length + ROUNDED_UP +
                   SLOTS_EACH * sizeof(struct node *);
    for (int32_t i = 0; i < key_length; i++) {
        bytes++;
        for (uint64_t code = number_code(key[i]); code > 0x7f; code >>= 7)
            bytes++;
    }
    return bytes;
}

static struct node **slot_free(const struct nodes *nodes, uint32_t hash)
{
    size_t mask = nodes->slot_count - 1, slot = hash & mask;
    while (nodes->slots[slot])
        slot = (slot + 1) & mask;
    return &nodes->slots[slot];
}

static bool slots_make(struct nodes *nodes, size_t count)
{
    struct node **slots = arena_take_zero(nodes->arena, count * sizeof(struct node *));
    if (!slots)
        return false;
    nodes->slots = slots;
    nodes->slot_count = count;
    for (struct node *node = nodes->first; node; node = node->next)
        *slot_free(nodes, node->hash) = node;
    return true;
}

bool nodes_start(struct nodes *nodes, struct arena *arena, int32_t width, uint8_t *packed)
{
    enum { SLOTS_FIRST = 64 };
    *nodes = (struct nodes){.arena = arena, .width = width, .packed = packed};
    return slots_make(nodes, SLOTS_FIRST);
}

/* The same for a key that is already packed. */
static struct node *node_make(struct nodes *nodes, uint32_t hash, size_t key_size, const int32_t *path, int32_t length)
{
    size_t size = (size_t)(numbers_pack(nodes->packed + key_size, path, length) - nodes->packed);
    struct node *node = arena_take(nodes->arena, sizeof *node + (size_t)nodes->width * sizeof(mp_limb_t) + size);
    if (!node)
        return NULL;
    node->next = NULL;
    node->hash = hash;
    node->key_size = (int32_t)key_size;
    node->length = length;
    number_set(node->weight, nodes->width, 0);
    memcpy(packed_of(node, nodes->width), nodes->packed, size);
    if (nodes->last)
        nodes->last->next = node;
    else
        nodes->first = node;
    nodes->last = node;
    nodes->count++;
    return node;
}

struct node *nodes_find(struct nodes *nodes, const int32_t *key, int32_t key_length, const int32_t *path,
                        int32_t length)
{
    if (4 * (size_t)nodes->count >= 3 * nodes->slot_count && !slots_make(nodes, 2 * nodes->slot_count))
        return NULL;
    uint32_t hash = key_hash(key, key_length);
    size_t mask = nodes->slot_count - 1,
           key_size = (size_t)(numbers_pack(nodes->packed, key, key_length) - nodes->packed);
    for (size_t slot = hash & mask;; slot = (slot + 1) & mask) {
        struct node *node = nodes->slots[slot];
        if (!node)
            return nodes->slots[slot] = node_make(nodes, hash, key_size, path, length);
        if (node->hash == hash && node->key_size == (int32_t)key_size &&
            memcmp(packed_of(node, nodes->width), nodes->packed, key_size) == 0)
            return node;
    }
}
