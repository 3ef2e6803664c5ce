/* The listeners of one event loop: who is due for a heartbeat, and who has gone away. For the loop's thread alone. */
#pragma once
#include "events.h"

/* A request that streams events. */
struct listening {
    struct listener listener;
    int64_t entries;                    /* that the session had when its stream was asked for */
    struct listeners *listeners;        /* the loop's, once its stream has begun */
    struct listening *previous, *later; /* among those that wait */
    int socket;                         /* while it is watched; -1 */
    int64_t since;                      /* when it began to wait */
    bool listed;                        /* it is among them */
    bool gone;                          /* the client has closed the connection */
};

struct listeners {
    int departures;                 /* epoll: tells when a client goes away; the library does not watch who waits */
    struct listening *first, *last; /* those that wait, the longest first */
};

/* False when descriptors are out. */
bool listeners_start(struct listeners *listeners);
void listeners_end(struct listeners *listeners);

/* NULL when out of memory. Belongs to the request and ends with it. */
struct listening *listening_new(struct request *request);
/* Accepts NULL. */
void listening_free(struct listening *listening);

/* Its stream begins on this socket: it is watched for the client's going away. What takes nothing for so many seconds,
 * or does not answer, has gone away too. */
void listeners_watch(struct listeners *listeners, struct listening *listening, int socket, int32_t idle_seconds);
/* Whether that has been. Accepts NULL. */
bool listening_began(const struct listening *listening);
/* It waits, or does so no longer. */
void listeners_add(struct listening *listening);
void listeners_remove(struct listening *listening);

/* The next request that has waited for so long, NULL when there is none. It waits no longer, and a heartbeat stands in
 * its `out`. */
struct request *listeners_beat(struct listeners *listeners, int64_t heartbeat_ms);
/* Notes who has gone. Calls `end` for each that waited: it waits no longer and is to be broken off. */
void listeners_depart(struct listeners *listeners, void (*end)(struct request *request));
