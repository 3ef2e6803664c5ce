/* What the entries of a session did to its roster, as far as they were folded. For the files of the session cache
 * alone. */
#pragma once
#include "session_cache.h"

struct roster_fold {
    struct roster_history *history;
    struct roster present;
    struct hash hash;
    bool replaced; /* an event took the place of another, and `present` is what it was before */
};
/* Follows an entry that the protocol has just admitted; `voids` is the entry that it takes back, or 0, `leaf` its own.
 * After the last one roster_fold_settle is called. */
enum umpire_error roster_fold_follow(struct session_cache *cache, struct arena *scratch, const struct unit_type *type,
                                     const struct entry *said, int64_t voids, const struct hash *leaf);
/* Makes the present roster good: once, however many events were replaced. */
void roster_fold_settle(struct session_cache *cache);
/* Accepts NULL. */
void roster_fold_free(struct roster_fold *fold);
