/* One event loop: a libmicrohttpd daemon without threads of its own, driven by a thread of ours.
 *
 * The library's own epoll thread stalls for good when one wait returns exactly 128 events (docs/adr/0002), and without
 * threads it has no wake-up channel. So the loop polls the daemon's epoll descriptor together with an eventfd; finished
 * work comes back through the eventfd, and connections are resumed by the loop's own thread alone. One of the loops
 * also takes the turns of the store's writer (docs/adr/0075-the-first-loop-writes.md). */
#pragma once
#include "http/server/connections.h"
#include "http/server/listeners.h"
#include "http/server/overflow.h"
#include "http/server/request.h"
#include "http/watch/access_log.h"
#include "http/watch/counts.h"
#include <netinet/in.h>
#include <pthread.h>

struct MHD_Daemon;

enum { LOOP_TURN_MS_MAX = 1000 };

struct loop {
    struct service *service;
    struct MHD_Daemon *daemon;
    pthread_t thread;
    struct store *drives;   /* the store whose writer takes its turns in this thread, or NULL */
    int wake_fd;            /* eventfd */
    _Atomic bool stopping;  /* no new connections, and what was accepted is answered */
    _Atomic bool ending;    /* nobody else needs its turns any more */
    _Atomic uint32_t turns; /* how many since its start; at least one in LOOP_TURN_MS_MAX while it lives */
    struct dice_pool dice;
    struct gzip *gzip;       /* of all its requests, one after the other */
    pthread_mutex_t lock;    /* guards the next two */
    struct request *done;    /* requests whose waiting has ended */
    bool asleep;             /* whoever adds to them must wake it */
    struct request *spare;   /* requests for the next requests; this thread's alone, as all below */
    struct request *stirred; /* listeners that were woken and wait for their turn */
    struct listeners listeners;
    struct connections connections;
    struct overflow overflow;
    uint32_t connections_max;
    int64_t gave_told; /* when the connections that made room were last logged; 0: never */
    int32_t gave;      /* how many have made room since */
    bool beats;        /* more heartbeats may be due */
    int32_t swift;     /* turns that must not sleep yet: connections are about to end, and others to be accepted */
    int32_t waiting;   /* requests handed to the store, to a worker or to a topic */
    int32_t handed;    /* of these, since the store that it drives had its last turn */
    int32_t sending;   /* requests whose reply is on its way */
    int32_t streams;   /* of events, that are open */
    struct loop_counts *counts;
    struct access_log access_log;
    int32_t idle_turns; /* one after the other, with TLS: turns in which nothing happened */
};

/* Listens on the address (shared with the other loops) and starts the thread, in which the writer of the store `drives`
 * (may be NULL) takes its turns. What it counts goes to `counts`, which lives longer. False after logging why not. */
bool loop_start(struct loop *loop, struct service *service, struct store *drives, struct loop_counts *counts,
                const struct sockaddr *address, uint32_t connections);
/* A request waits from here on, handed to the store, to a worker or to a topic. */
void loop_handed_over(struct loop *loop);
uint16_t loop_port(const struct loop *loop);
/* Tells the loop to stop, without waiting. It still takes turns until loop_join. */
void loop_stop(struct loop *loop);
/* Waits until it has stopped, and gives everything back. */
void loop_join(struct loop *loop);
