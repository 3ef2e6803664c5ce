/* Rosters that a process caches with a session. Each is identified by the hash in the state beside an entry
 * (session_state.h): the roster found by a hash is the right one, whatever was lost or written meanwhile. They are
 * shared, reference-counted and never changed. */
#pragma once
#include "base/id.h"
#include "roster/roster.h"
#include <pthread.h>

struct roster_snapshot {
    _Atomic int32_t references;
    int64_t seq; /* of an entry after which it is the roster */
    struct hash hash;
    struct roster roster; /* allocated only up to its units: see roster_size */
};

/* With one reference; NULL when out of memory. */
struct roster_snapshot *roster_snapshot_new(const struct roster *roster, const struct hash *hash, int64_t seq);
/* Accepts NULL, like the next. */
struct roster_snapshot *roster_snapshot_hold(struct roster_snapshot *roster);
void roster_snapshot_free(struct roster_snapshot *roster);

enum { ROSTERS_MADE = 4 };

/* Of a session. */
struct roster_cache {
    pthread_mutex_t lock;
    struct roster_snapshot *present;            /* the newest that is known to be committed; NULL: none */
    struct roster_snapshot *made[ROSTERS_MADE]; /* the last ones made; for the store's writer thread only */
    uint32_t next;
};
void roster_cache_start(struct roster_cache *rosters);
void roster_cache_end(struct roster_cache *rosters);
/* A reference, or NULL. */
struct roster_snapshot *roster_cache_present(struct roster_cache *rosters);
/* Notes a committed roster. `afresh`: it was just read from the record, and replaces whatever was known. */
void roster_cache_publish(struct roster_cache *rosters, struct roster_snapshot *roster, bool afresh);
/* Drops what is known, which is no longer true. */
void roster_cache_forget(struct roster_cache *rosters);
/* For the writer's thread: finds the one with this hash (without a reference); adds one. */
const struct roster_snapshot *roster_cache_find(const struct roster_cache *rosters, const struct hash *hash);
void roster_cache_add(struct roster_cache *rosters, struct roster_snapshot *roster);
