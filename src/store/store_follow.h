/* Following: the entries of watched sessions are told in order as they are committed, whichever process committed them.
 * One thread with a connection of its own finds them. What this process commits is looked for at once, the rest by
 * asking for all watched sessions every poll_ms (docs/adr/0017). While the database is away nothing is told; what was
 * committed meanwhile is told when it is back. */
#pragma once
#include "store_read.h"

struct store_following {
    int32_t poll_ms;
    void *context;
    /* Some entries of a session, one behind the other, in the follower's thread. They live until it returns. */
    void (*on_entries)(void *context, const struct uuid *session, const struct store_entry *entries, int32_t count);
    /* The database has gone back: what was told of this session is not what stands there now. In the
     * follower's thread; may unwatch it. NULL: nobody wants to know. */
    void (*gone)(void *context, const struct uuid *session);
};

/* Starts the follower, once; store_stop ends it. False when threads are out. */
bool store_follow(struct store *store, const struct store_following *following);
/* From now on the session's entries are told, beginning with this one. Once per session until it is unwatched. False
 * when out of memory. */
bool store_watch(struct store *store, const struct uuid *session, int64_t from);
/* What was found already may still be told. */
void store_unwatch(struct store *store, const struct uuid *session);
