/* An open hash table that only grows. */
#include "odds/tally.h"
#include <string.h>

static size_t slot_count(const struct tally *tally)
{
    return 2 * (size_t)tally->room;
}

static size_t value_hash(const struct tally *tally, const int32_t *value)
{
    uint64_t hash = 0;
    for (int32_t i = 0; i < tally->size; i++)
        hash = (hash + (uint32_t)value[i] + 1) * UINT64_C(0x9e3779b97f4a7c15);
    return (size_t)(hash >> 32) & (slot_count(tally) - 1);
}

static const int32_t *value_at(const struct tally *tally, int32_t cell)
{
    return tally->values + (size_t)cell * (size_t)tally->size;
}

static bool is_value(const struct tally *tally, int32_t cell, const int32_t *value)
{
    const int32_t *known = value_at(tally, cell);
    for (int32_t i = 0; i < tally->size; i++)
        if (known[i] != value[i])
            return false;
    return true;
}

mp_limb_t *tally_settled(const struct tally *tally, int32_t cell)
{
    return tally->settled + (size_t)cell * (size_t)tally->width;
}

mp_limb_t *tally_moved(const struct tally *tally, int32_t cell)
{
    return tally->moved + (size_t)cell * (size_t)tally->width;
}

static void slots_fill(struct tally *tally)
{
    memset(tally->slots, 0, slot_count(tally) * sizeof *tally->slots);
    for (int32_t cell = 0; cell < tally->count; cell++) {
        size_t slot = value_hash(tally, value_at(tally, cell));
        while (tally->slots[slot] != 0)
            slot = (slot + 1) & (slot_count(tally) - 1);
        tally->slots[slot] = cell + 1;
    }
}

static bool tally_grow(struct tally *tally, int32_t room)
{
    struct tally grown = *tally;
    size_t limbs = (size_t)tally->width * sizeof(mp_limb_t), numbers = (size_t)tally->size * sizeof(int32_t);
    grown.room = room;
    grown.values = arena_take(tally->arena, (size_t)room * numbers);
    grown.settled = arena_take(tally->arena, (size_t)room * limbs);
    grown.moved = arena_take(tally->arena, (size_t)room * limbs);
    grown.slots = arena_take(tally->arena, 2 * (size_t)room * sizeof *grown.slots);
    if (!grown.values || !grown.settled || !grown.moved || !grown.slots)
        return false;
    if (tally->count > 0) {
        memcpy(grown.values, tally->values, (size_t)tally->count * numbers);
        memcpy(grown.settled, tally->settled, (size_t)tally->count * limbs);
        memcpy(grown.moved, tally->moved, (size_t)tally->count * limbs);
    }
    *tally = grown;
    slots_fill(tally);
    return true;
}

double tally_bytes(double values, int32_t size, int32_t width)
{
    double room = 16, each = (double)size * sizeof(int32_t) + 2.0 * width * sizeof(mp_limb_t) + 2 * sizeof(int32_t);
    while (room < values)
        room *= 2;
    return 2 * room * each;
}

bool tally_start(struct tally *tally, struct arena *arena, int32_t width, int32_t size)
{
    enum { ROOM_FIRST = 16 };
    *tally = (struct tally){.arena = arena, .width = width, .size = size};
    return tally_grow(tally, ROOM_FIRST);
}

void tally_clear(struct tally *tally)
{
    tally->count = tally->last = 0;
    slots_fill(tally);
}

int32_t tally_cell(struct tally *tally, const int32_t *value)
{
    if (tally->last < tally->count && is_value(tally, tally->last, value))
        return tally->last;
    if (tally->count == tally->room && !tally_grow(tally, 2 * tally->room))
        return -1;
    size_t slot = value_hash(tally, value);
    for (; tally->slots[slot] != 0; slot = (slot + 1) & (slot_count(tally) - 1))
        if (is_value(tally, tally->slots[slot] - 1, value))
            return tally->last = tally->slots[slot] - 1;
    int32_t cell = tally->count++;
    tally->slots[slot] = cell + 1;
    memcpy(tally->values + (size_t)cell * (size_t)tally->size, value, (size_t)tally->size * sizeof *value);
    number_set(tally_settled(tally, cell), tally->width, 0);
    number_set(tally_moved(tally, cell), tally->width, 0);
    return tally->last = cell;
}

void tally_settle(struct tally *tally, const mp_limb_t *factor)
{
    for (int32_t cell = 0; cell < tally->count; cell++) {
        mp_limb_t *settled = tally_settled(tally, cell), *moved = tally_moved(tally, cell);
        number_multiply_modulo(settled, factor, tally->width);
        number_add(settled, moved, tally->width);
        number_set(moved, tally->width, 0);
    }
}

void tally_rescale(struct tally *tally, const mp_limb_t *factor)
{
    for (int32_t cell = 0; cell < tally->count; cell++)
        number_multiply_modulo(tally_moved(tally, cell), factor, tally->width);
}
