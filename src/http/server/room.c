/* Addresses in lists by how many places they have. A place that comes or goes moves its address by one list. */
#include "http/server/room.h"
#include <stdlib.h>
#include <string.h>
#define HASH_NONFATAL_OOM 1
#include <uthash.h>
#include <utlist.h>

struct room_address {
    struct holder holder;
    int32_t connections;                  /* of any kind, ROOM_NONE included: the address lives while it has some */
    int32_t count;                        /* of these, places with a kind */
    struct room_place *places[ROOM_NONE]; /* of each kind, the oldest first */
    struct room_address *prev, *next;     /* with equally many */
    UT_hash_handle hh;
};

bool room_start(struct room *room, int32_t connections)
{
    *room = (struct room){.count_max = connections};
    room->by_count = calloc((size_t)connections + 1, sizeof *room->by_count);
    return room->by_count != NULL;
}

void room_end(struct room *room)
{
    free(room->by_count);
    *room = (struct room){0};
}

/* One more or one less. Those without any are in no list. */
static void count_change(struct room *room, struct room_address *address, int32_t by)
{
    if (address->count)
        DL_DELETE(room->by_count[address->count], address);
    address->count += by;
    if (address->count)
        DL_APPEND(room->by_count[address->count], address);
    if (address->count > room->count_most)
        room->count_most = address->count;
}

void room_enter(struct room *room, struct room_place *place, const struct holder *holder)
{
    struct room_address *address = NULL;
    *place = (struct room_place){.kind = ROOM_NONE};
    HASH_FIND(hh, room->addresses, holder, sizeof *holder, address);
    if (!address) {
        address = calloc(1, sizeof *address);
        if (!address)
            return;
        address->holder = *holder;
        HASH_ADD(hh, room->addresses, holder, sizeof address->holder, address);
        if (!address->hh.tbl) { /* out of memory */
            free(address);
            return;
        }
    }
    address->connections++;
    place->address = address;
}

void room_leave(struct room *room, struct room_place *place)
{
    struct room_address *address = place->address;
    if (!address)
        return;
    room_set(room, place, ROOM_NONE);
    place->address = NULL;
    if (--address->connections > 0)
        return;
    HASH_DEL(room->addresses, address);
    free(address);
}

void room_set(struct room *room, struct room_place *place, enum room_kind kind)
{
    struct room_address *address = place->address;
    enum room_kind was = place->kind;
    if (!address || (was == ROOM_NONE && address->count >= room->count_max))
        return;
    if (was != ROOM_NONE)
        DL_DELETE(address->places[was], place);
    place->kind = kind;
    if (kind != ROOM_NONE)
        DL_APPEND(address->places[kind], place);
    if ((was == ROOM_NONE) != (kind == ROOM_NONE))
        count_change(room, address, kind == ROOM_NONE ? -1 : 1);
}

struct room_place *room_next(struct room *room)
{
    while (room->count_most > 0 && !room->by_count[room->count_most])
        room->count_most--;
    const struct room_address *address = room->count_most ? room->by_count[room->count_most] : NULL;
    for (enum room_kind kind = 0; address && kind < ROOM_NONE; kind++)
        if (address->places[kind])
            return address->places[kind];
    return NULL;
}

int32_t room_count(const struct room_place *place)
{
    return place->address ? place->address->count : 0;
}
