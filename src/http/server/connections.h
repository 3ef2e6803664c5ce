/* The connections of one loop: what each one owes us, and until when; who has gone; and who makes room for others.
 * libmicrohttpd's own time-out starts again with each byte, so a client that drips would hold its connection for ever;
 * here a header and a body each have a deadline for the whole of it. For the loop's own thread. */
#pragma once
#include "base/ip.h"
#include "http/server/room.h"
#include <stdbool.h>
#include <stdint.h>

struct request;
struct MHD_Connection;

/* What is waited for. Each has a list, in the order of its deadlines, since all in it have equally much time. */
enum awaited {
    AWAITED_HEADER,  /* of the first request: from the connection's beginning, a TLS handshake included */
    AWAITED_BODY,    /* from the header's end */
    AWAITED_REQUEST, /* the next one: silence, for which the library has its own time-out, and its header */
    AWAITED_REST,    /* any of these, from a client that sends nothing more: what it sent is still being read */
    AWAITED_LISTS,
    AWAITED_READER = AWAITED_LISTS, /* the client reads its answer, for which the library has a time-out */
    AWAITED_NOTHING,                /* it is our turn */
};

struct connection {
    struct request *request; /* that has begun on it; NULL: none */
    struct MHD_Connection *library;
    int socket;
    enum awaited awaited;
    int64_t until; /* clock_monotonic_ms */
    uint64_t turn; /* the loop's turn in which it began to wait */
    struct connection *prev, *next;
    struct room_place place;
    struct ip_address peer;
    bool shared;  /* it counts in its peer's share */
    bool gone;    /* the client has closed it, or at least sends nothing more */
    bool leaving; /* it is shut down, and the library is about to close it */
};

struct connections {
    int64_t patience[AWAITED_LISTS]; /* in milliseconds */
    struct connection *lists[AWAITED_LISTS];
    int departures; /* epoll: reports clients that have gone; the library may not notice once it has read all */
    struct room room;
    uint64_t turns;  /* how many the loop has taken so far */
    int32_t leaving; /* how many are shut down and not closed yet */
};

/* For `most` connections. False when descriptors or memory are out. */
bool connections_start(struct connections *connections, int32_t most, int32_t header_seconds, int32_t body_seconds,
                       int32_t idle_seconds);
void connections_end(struct connections *connections);

/* A new one owes nothing. NULL when out of memory. */
struct connection *connection_new(struct connections *connections, struct MHD_Connection *library, int socket,
                                  const struct ip_address *peer);
void connection_free(struct connections *connections, struct connection *connection);
/* From now on the connection owes this. */
void connection_awaits(struct connections *connections, struct connection *connection, enum awaited awaited);
/* A request has begun on it; the deadline of its header stays what it was. */
void connection_speaks(struct connections *connections, struct connection *connection);
/* Shuts it down, so that the library closes it. */
void connection_shut(struct connections *connections, struct connection *connection);

/* Notes who has gone, and calls `left` for each. */
void connections_depart(struct connections *connections, void (*left)(struct connection *connection));
/* Shuts those down whose deadline is over. Returns how many of them were still there. */
int32_t connections_expire(struct connections *connections, int64_t now);
/* Within how many milliseconds connections_expire wants to be called for those who have gone; -1: no matter when. */
int32_t connections_wait(const struct connections *connections, int64_t now);
/* Shuts one down to make room for another, if one can. Returns it; it is still there until the library runs. */
const struct connection *connections_give(struct connections *connections);
