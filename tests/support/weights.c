/* An open hash table that only grows, and 128-bit fractions. */
#include "weights.h"
#include <stdlib.h>
#include <string.h>

static size_t key_hash(const char *key, size_t length)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (; length >= sizeof(uint64_t); key += sizeof(uint64_t), length -= sizeof(uint64_t)) {
        uint64_t eight;
        memcpy(&eight, key, sizeof eight);
        hash = (hash ^ (hash >> 31) ^ eight) * UINT64_C(0x9e3779b97f4a7c15);
    }
    for (; length > 0; key++, length--)
        hash = (hash ^ (hash >> 31) ^ (unsigned char)*key) * UINT64_C(0x9e3779b97f4a7c15);
    return (size_t)(hash ^ (hash >> 29));
}

static size_t *slot_of(const struct weights *weights, const char *key, size_t length)
{
    size_t mask = 2 * weights->room - 1;
    for (size_t slot = key_hash(key, length) & mask;; slot = (slot + 1) & mask) {
        size_t index = weights->slots[slot];
        if (index == 0)
            return &weights->slots[slot];
        const struct weight *weight = &weights->list[index - 1];
        if (weight->length == length && memcmp(weight->key, key, length) == 0)
            return &weights->slots[slot];
    }
}

static bool weights_grow(struct weights *weights)
{
    size_t room = weights->room ? 2 * weights->room : 16;
    struct weight *list = realloc(weights->list, room * sizeof *list);
    if (list)
        weights->list = list;
    size_t *slots = calloc(2 * room, sizeof *slots);
    if (!list || !slots) {
        free(slots);
        return false;
    }
    free(weights->slots);
    weights->slots = slots;
    weights->room = room;
    for (size_t i = 0; i < weights->count; i++)
        *slot_of(weights, list[i].key, list[i].length) = i + 1;
    return true;
}

struct weight *weights_find(struct weights *weights, const void *key, size_t length)
{
    if (weights->count == weights->room && !weights_grow(weights))
        return NULL;
    size_t *slot = slot_of(weights, key, length);
    if (*slot == 0) {
        char *copy = malloc(length + 1);
        if (!copy)
            return NULL;
        memcpy(copy, key, length);
        copy[length] = '\0';
        weights->list[weights->count++] = (struct weight){.length = length, .key = copy};
        *slot = weights->count;
    }
    return &weights->list[*slot - 1];
}

void weights_multiply(struct weights *weights, wide factor)
{
    for (size_t i = 0; i < weights->count; i++)
        weights->list[i].numerator *= factor;
}

void weights_end(struct weights *weights)
{
    for (size_t i = 0; i < weights->count; i++)
        free(weights->list[i].key);
    free(weights->list);
    free(weights->slots);
    *weights = (struct weights){.count = 0};
}

wide wide_common_divisor(wide a, wide b)
{
    while (b != 0) {
        wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

wide wide_multiply(wide a, wide b)
{
    wide product;
    return __builtin_mul_overflow(a, b, &product) ? 0 : product;
}

static char *write_digits(char *ret, wide number)
{
    char digits[40];
    size_t count = 0;
    do
        digits[count++] = (char)('0' + (int)(number % 10));
    while ((number /= 10) > 0);
    while (count > 0)
        *ret++ = digits[--count];
    *ret = '\0';
    return ret;
}

void wide_write_fraction(char *ret, wide numerator, wide denominator)
{
    wide common = wide_common_divisor(denominator, numerator);
    ret = write_digits(ret, numerator / common);
    if (denominator == common)
        return;
    *ret++ = '/';
    write_digits(ret, denominator / common);
}
