/* The listeners of one event loop: who is due for a heartbeat, and who has gone away. For the loop's thread alone. */
#pragma once
#include "http/sessions/events.h"

struct connection;

/* A request that streams events. */
struct listening {
    struct listener listener;
    int64_t entries;                    /* that the session had when its stream was asked for */
    struct listeners *listeners;        /* the loop's, once its stream has begun */
    struct listening *previous, *later; /* among those that wait */
    int64_t since;                      /* when it began to wait */
    bool listed;                        /* it is among them */
    bool gone;                          /* the client has closed the connection */
};

struct listeners {
    struct listening *first, *last; /* those that wait, the longest first */
};

/* NULL when out of memory. Belongs to the request and ends with it. */
struct listening *listening_new(struct request *request);
/* Accepts NULL. */
void listening_free(struct listening *listening);

/* Its stream begins on this connection. A client that takes nothing for `idle_seconds`, or does not answer, has gone,
 * too. */
void listeners_begin(struct listeners *listeners, struct listening *listening, const struct connection *connection,
                     int32_t idle_seconds);
/* Whether its stream has begun. Accepts NULL. */
bool listening_began(const struct listening *listening);
/* It begins to wait; it waits no longer. */
void listeners_add(struct listening *listening);
void listeners_remove(struct listening *listening);

/* The next request that has waited for that long, NULL when there is none. It waits no longer, and has a heartbeat in
 * its `out`. */
struct request *listeners_beat(struct listeners *listeners, int64_t heartbeat_ms);
/* Its client has gone. True if it waited: then it waits no longer, and its stream must be broken off. */
bool listening_leave(struct listening *listening);
