/* Events: the listened-to sessions of a process. Each is a topic with a bounded ring of its last events, which are
 * written once, in the follower's thread, and shared by all listeners. A listener that is too slow for the ring
 * reads pages, as at a resumption. Shared by all loops, under one lock that is held for copying and never for
 * waiting; requests that do not listen never come here. */
#pragma once
#include "base/writer.h"
#include "http/sessions/event_write.h"

struct events;
struct request;
struct topic;

struct events_settings {
    int32_t poll_ms;
    int32_t listeners;         /* in this process */
    int32_t session_listeners; /* of one session, in this process */
};

/* A listener; embedded in its request's data. */
struct listener {
    struct request *request;
    struct topic *topic;               /* NULL: it has not joined */
    struct listener *previous, *later; /* the hub's: in the topic's list while it waits */
    bool waits;                        /* the hub's: it is in that list */
    int64_t next;                      /* the entry that it wants next */
    bool over;                         /* there will be no further event for it */
};

/* Starts the store's follower. NULL when memory or threads are out. */
struct events *events_start(struct store *store, const struct events_settings *settings);
/* Ends all streams: listeners that wait are woken and find nothing more. */
void events_stop(struct events *events);
/* After the store's end, nobody listens any more. Accepts NULL. */
void events_free(struct events *events);

enum admission {
    ADMISSION_GIVEN,
    ADMISSION_SESSION_FULL, /* this session has as many listeners as it may have */
    ADMISSION_FULL,         /* there are as many listeners as there may be */
    ADMISSION_FAILED,       /* out of memory */
};

/* `entries`: how many the session has, or had a moment ago. */
enum admission events_join(struct events *events, struct listener *listener, const struct uuid *session,
                           const struct ruleset *ruleset, int64_t entries);
/* Accepts one that has not joined. */
void events_leave(struct events *events, struct listener *listener);

enum events_taken {
    TAKING_DONE,   /* at least one event is in `out` */
    TAKING_WAITS,  /* there is none yet: request->wake is called when there may be one */
    TAKING_MISSED, /* the next one has left the ring: it is to be read from the database */
    TAKING_STOPS,  /* the stream ends: the service stops, or the database lacks what was sent */
};

/* Copies the next events. Before this is called, the request must be ready to be woken by another thread. */
enum events_taken events_take(struct events *events, struct listener *listener, struct writer *out);
/* Makes it wait without looking: for the next event, or for events_unwait. False: as TAKING_STOPS. */
bool events_wait(struct events *events, struct listener *listener);
/* Ends its wait. True if it waited: then nobody else will wake it. */
bool events_unwait(struct events *events, struct listener *listener);
/* What an event means for this listener. */
void listener_heed(struct listener *listener, const struct event_meaning *meaning);
