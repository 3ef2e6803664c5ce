/* The follower of a store (store_follow.h): the watched sessions, and the thread that asks for their entries. */
#pragma once
#include "store/batch.h"
#include "store/link.h"
#include "store/sessions.h"
#include "store/store_follow.h"
#include "store/uuid_table.h"

/* A watched session; it sits in one of two lists. */
struct watch {
    struct watch *bucket;          /* the next in the hash bucket */
    struct watch *previous, *next; /* in its list */
    struct watch_list *list;
    struct uuid session;
    int64_t wanted;       /* the first entry that was not delivered */
    struct hash notified; /* of the one before it */
    bool has_notified;    /* there is one */
    bool asked;           /* it was in the last list, and was not found yet */
};

struct watch_list {
    struct watch *first;
    int32_t count;
};

enum follow_state {
    FOLLOW_NOT_STARTED, /* nobody has asked to follow */
    FOLLOW_RUNNING,
    FOLLOW_STOPPING,
};

struct follow {
    struct store_settings settings;
    struct store_following following;
    struct sessions *known; /* the store's */
    pthread_t thread;
    int wake; /* eventfd: something to query at once, the link's helper is ready, or stopping */

    /* shared, under the lock */
    pthread_mutex_t lock;
    enum follow_state state;
    struct uuid_table_key key;
    struct watch *buckets[UUID_BUCKETS];
    struct watch_list quiet;   /* queried at the next poll */
    struct watch_list stirred; /* queried at once: this process committed something, or there was more to read */
    atomic_int watched;        /* how many there are; read without the lock */

    /* the thread's own */
    struct link link;
    uint32_t generation; /* of the session cache, when the link was made */
    bool doubts;         /* the link is new and may lead to another server: are the delivered entries still there? */
    int64_t poll_at;     /* when all are queried */
    int64_t asked_at;    /* when the last query was sent */
    struct array sessions, wanted, notified; /* the last list */
};

extern const struct sql_statement *const follow_statements[];

/* Prepares it; the thread comes with follow_start. False when descriptors are out. */
bool follow_prepare(struct follow *follow, const struct store_settings *settings, struct sessions *sessions);
bool follow_start(struct follow *follow, const struct store_following *following);
/* Ends the thread, if there is one, and gives everything back. */
void follow_end(struct follow *follow);

bool follow_watch(struct follow *follow, const struct uuid *session, int64_t from);
void follow_unwatch(struct follow *follow, const struct uuid *session);
/* Called in the writer's thread when the window of a batch was committed. Costs one comparison while nothing is
 * watched. */
void follow_commit(struct follow *follow, const struct batch *batch);
