/* The cache of sessions: what never changes after the opening, shared between threads and reference-counted. Bounded
 * in number and memory (store_sessions_bytes): the least recently used is dropped first, but none that is in use,
 * such as by a stream of events; so there may be as many more as are in use at once. */
#pragma once
#include "store/measures.h"
#include "store/store_read.h"
#include "store/uuid_table.h"
#include <pthread.h>

enum {
    SESSIONS_MAX = 4096,
    SESSION_LOOKS = 32,    /* look-ups of unknown tokens at once: as many as can join through another process */
    SESSION_LOOK_MS = 250, /* and one more after this long */
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
    _Atomic uint32_t generation; /* counts how often all were dropped */
    uint64_t hits, misses;       /* of sessions_find */
    int64_t most_bytes;
    uint64_t crowded; /* dropped because there were too many, or together took more than that */
};

/* NULL when out of memory. */
struct sessions *sessions_new(int64_t most_bytes);
/* Accepts NULL. Sessions that others hold live on. */
void sessions_free(struct sessions *sessions);
/* A new reference, or NULL. */
struct store_session *sessions_find(struct sessions *sessions, const struct uuid *id);
/* Drops all: another server answers, which may lack what the previous one had. What was read before and arrives only
 * now is not cached either. */
void sessions_forget(struct sessions *sessions);
/* Adds a session, unless out of memory; if it is cached already, that one gains this one's seats and revocations.
 * The caller keeps its own reference. */
void sessions_add(struct sessions *sessions, struct store_session *session);
/* Fills in how many there are, how often one was found, and their memory. */
void sessions_measure(struct sessions *sessions, struct store_measures *ret);
/* As store_session_add_seat. */
void sessions_add_seat(struct sessions *sessions, struct store_session *session, const struct store_seat *seat);
/* As store_session_name_of, store_session_names, store_session_named and store_session_set_name. */
void sessions_name_of(struct sessions *sessions, const struct store_seat *seat, char ret[STORE_DISPLAY_MAX]);
int32_t sessions_names(struct sessions *sessions, const struct store_session *session,
                       char ret[STORE_SEATS_MAX][STORE_DISPLAY_MAX]);
const struct store_seat *sessions_named(struct sessions *sessions, const struct store_session *session,
                                        const char *display_key);
void sessions_set_name(struct sessions *sessions, struct store_session *session, const struct store_seat *named);
/* As store_session_reissue, and as store_session_revoke. */
void sessions_reissue(struct sessions *sessions, struct store_session *session, const struct store_seat *seat);
void sessions_revoke(struct sessions *sessions, struct store_session *session, const char *seat);

/* An empty session with one reference and room for `options_length` bytes and a NUL; NULL when out of memory. */
struct store_session *session_new(size_t options_length);
/* These change a session that is not shared yet, or under the cache's lock. Adds a copy of a seat, unless there is
 * no room, or one with its id. */
void session_add_seat(struct store_session *session, const struct store_seat *seat);
/* Sets the display name of the seat with this id. If memory is out it has none until it is read again. */
void session_name_seat(struct store_session *session, const struct store_seat *named);
/* The index of the seat with this id; -1: none. */
int32_t session_find_seat(const struct store_session *session, const char *id);

/* The cache of a store. */
struct sessions *store_sessions(struct store *store);
