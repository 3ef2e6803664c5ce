/* Rosters that a process keeps with a session, each told from all others by the hash that stands in the state beside
 * an entry (session_state.h): whoever finds one by its hash has the right one, whatever was lost or written
 * meanwhile. They are shared, counted and never changed. */
#pragma once
#include "id.h"
#include "roster.h"
#include <pthread.h>

struct roster_snapshot {
    _Atomic int32_t references;
    int64_t seq; /* of an entry that it stands behind */
    struct hash hash;
    struct roster roster; /* its units alone: see roster_size */
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
    struct roster_snapshot *present;            /* the newest that is committed, as far as is known; NULL: none is */
    struct roster_snapshot *made[ROSTERS_MADE]; /* the last ones; for the store's writer thread alone */
    uint32_t next;
};
void roster_cache_start(struct roster_cache *rosters);
void roster_cache_end(struct roster_cache *rosters);
/* A reference, or NULL. */
struct roster_snapshot *roster_cache_present(struct roster_cache *rosters);
/* It is committed. `afresh`: it was read from the record just now, and counts whatever was known. */
void roster_cache_publish(struct roster_cache *rosters, struct roster_snapshot *roster, bool afresh);
/* What is known is not so any more. */
void roster_cache_forget(struct roster_cache *rosters);
/* For the writer's thread: the one with this hash (no reference of its own), and one more. */
const struct roster_snapshot *roster_cache_find(const struct roster_cache *rosters, const struct hash *hash);
void roster_cache_add(struct roster_cache *rosters, struct roster_snapshot *roster);
