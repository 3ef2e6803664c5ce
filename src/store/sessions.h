/* The cache of sessions: what never changes after the opening, shared between threads and counted. Bounded; the one
 * that was not asked for longest is forgotten first. */
#pragma once
#include "measures.h"
#include "store_read.h"
#include "uuid_table.h"
#include <pthread.h>

enum {
    SESSIONS_MAX = 4096,
    SESSION_LOOKS = 32,    /* for unknown tokens at once: as many as can join through another process */
    SESSION_LOOK_MS = 250, /* and another after so long */
    SESSION_RENEW_MS = 4000
};

struct session_place {
    struct session_place *bucket;          /* the next in the hash bucket */
    struct session_place *previous, *next; /* in the order of use */
    struct store_session *session;         /* the cache holds one reference */
};

struct sessions {
    pthread_mutex_t lock;
    struct uuid_table_key key;
    struct session_place *buckets[UUID_BUCKETS];
    struct session_place *oldest, *newest;
    int32_t count;
    _Atomic uint32_t generation; /* counts how often all were forgotten */
    uint64_t hits, misses;       /* of sessions_find */
};

/* NULL when out of memory. */
struct sessions *sessions_new(void);
/* Accepts NULL. Sessions that others hold live on. */
void sessions_free(struct sessions *sessions);
/* A new reference, or NULL. */
struct store_session *sessions_find(struct sessions *sessions, const struct uuid *id);
/* Forgets all: another server answers, which may lack what the one before had. What was read before, and comes in only
 * now, is not kept either. */
void sessions_forget(struct sessions *sessions);
/* Puts a session in, unless out of memory; where it is there already, it gains the seats of this one, and what is
 * revoked of them. The caller keeps its own reference. */
void sessions_add(struct sessions *sessions, struct store_session *session);
/* Fills in how many there are and how often one was found. */
void sessions_measure(struct sessions *sessions, struct store_measures *ret);
/* As store_session_add_seat. */
void sessions_add_seat(struct sessions *sessions, struct store_session *session, const struct store_seat *seat);
/* As store_session_names, store_session_named and store_session_set_name. */
int32_t sessions_names(struct sessions *sessions, const struct store_session *session,
                       char ret[STORE_SEATS_MAX][STORE_DISPLAY_MAX]);
const struct store_seat *sessions_named(struct sessions *sessions, const struct store_session *session,
                                        const char *display_key);
void sessions_set_name(struct sessions *sessions, struct store_session *session, const struct store_seat *named);
/* As store_session_revoke. */
void sessions_revoke(struct sessions *sessions, struct store_session *session, const char *seat);

/* An empty session with one reference and room for `options_length` bytes and a NUL; NULL when out of memory. */
struct store_session *session_new(size_t options_length);
