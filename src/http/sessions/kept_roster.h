/* Rosters that a process keeps with a session, each told from all others by the digest that stands in the state beside
 * an entry (session_state.h): whoever finds one by its digest has the right one, whatever was lost or written
 * meanwhile. They are shared, counted and never changed. */
#pragma once
#include "id.h"
#include "roster.h"
#include <pthread.h>

struct kept_roster {
    _Atomic int32_t references;
    int64_t seq; /* of an entry that it stands behind */
    struct hash digest;
    struct roster roster; /* its units alone: see roster_size */
};

/* With one reference; NULL when memory is out. */
struct kept_roster *kept_roster_new(const struct roster *roster, const struct hash *digest, int64_t seq);
/* Accepts NULL, like the next. */
struct kept_roster *kept_roster_hold(struct kept_roster *roster);
void kept_roster_free(struct kept_roster *roster);

enum { ROSTERS_MADE = 4 };

/* Of a session. */
struct kept_rosters {
    pthread_mutex_t lock;
    struct kept_roster *present;            /* the newest that is committed, as far as is known; NULL: none is */
    struct kept_roster *made[ROSTERS_MADE]; /* the last ones; for the store's writer thread alone */
    uint32_t next;
};
void kept_rosters_start(struct kept_rosters *rosters);
void kept_rosters_end(struct kept_rosters *rosters);
/* A reference, or NULL. */
struct kept_roster *kept_rosters_present(struct kept_rosters *rosters);
/* It is committed. `afresh`: it was read from the record just now, and counts whatever was known. */
void kept_rosters_publish(struct kept_rosters *rosters, struct kept_roster *roster, bool afresh);
/* What is known is not so any more. */
void kept_rosters_forget(struct kept_rosters *rosters);
/* For the writer's thread: the one with this digest (no reference of its own), and one more. */
const struct kept_roster *kept_rosters_find(const struct kept_rosters *rosters, const struct hash *digest);
void kept_rosters_add(struct kept_rosters *rosters, struct kept_roster *roster);
