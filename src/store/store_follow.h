/* Following: the entries of watched sessions are delivered in order as they are committed, whichever process
 * committed them. One thread with a connection of its own finds them. It looks at once for what this process
 * commits, and for the rest by querying all watched sessions every poll_ms (docs/adr/0017). While the database is
 * away nothing is delivered; what was committed meanwhile is delivered afterwards. */
#pragma once
#include "store/store_read.h"

struct store_following {
    int32_t poll_ms;
    void *context;
    /* Some consecutive entries of a session, in the follower's thread. They live until it returns. */
    void (*on_entries)(void *context, const struct uuid *session, const struct store_entry *entries, int32_t count);
    /* The database was rolled back: entries that were delivered for this session are gone or different. In the
     * follower's thread; may unwatch it. NULL: it is not reported. */
    void (*gone)(void *context, const struct uuid *session);
};

/* Starts the follower, once; store_stop ends it. False when threads are out. */
bool store_follow(struct store *store, const struct store_following *following);
/* Delivers the session's entries from this one on. Once per session until it is unwatched. False when out of memory. */
bool store_watch(struct store *store, const struct uuid *session, int64_t from);
/* Entries that were found already may still be delivered. */
void store_unwatch(struct store *store, const struct uuid *session);
