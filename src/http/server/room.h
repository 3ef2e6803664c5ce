/* Who makes room when all connections of a loop are taken and somebody waits to be accepted. It is the address with the
 * most connections whose clients keep us waiting that gives one of them up: an idle one, else its oldest unfinished
 * request, else the answer that it has been reading longest. What is being worked on, and a stream of events, is not
 * among them. Of addresses with equally many, it is the one that has had that number for longest. All of it takes
 * constant time. For the loop's own thread. */
#pragma once
#include "base/shares.h"
#include <stdbool.h>
#include <stdint.h>

/* In the order in which an address gives up what it has. */
enum room_kind {
    ROOM_IDLE,       /* a kept-alive connection without a request */
    ROOM_UNFINISHED, /* a request, or the beginning of a connection */
    ROOM_UNREAD,     /* an answer that the client has not taken yet */
    ROOM_NONE,       /* nothing to give up */
};

struct room_address;

/* A connection's part in it. */
struct room_place {
    struct room_address *address; /* NULL: memory was out, and it is never asked */
    enum room_kind kind;
    struct room_place *prev, *next; /* of the same address and kind */
};

struct room {
    struct room_address *addresses; /* by name */
    struct room_address **by_count; /* for each number of places of any kind, the addresses that have as many */
    int32_t count_max;              /* that there can be */
    int32_t count_most;             /* that one of them may have just now */
};

/* For this many connections. False when out of memory. */
bool room_start(struct room *room, int32_t connections);
/* Once all have left. */
void room_end(struct room *room);
/* A connection begins, and keeps nobody waiting yet; it ends. */
void room_enter(struct room *room, struct room_place *place, const struct holder *address);
void room_leave(struct room *room, struct room_place *place);
/* From now on it is of this kind, and the youngest. */
void room_set(struct room *room, struct room_place *place, enum room_kind kind);
/* The connection that makes room next; NULL: none can. */
struct room_place *room_next(struct room *room);
/* How many connections of its address keep us waiting, itself included. */
int32_t room_count(const struct room_place *place);
