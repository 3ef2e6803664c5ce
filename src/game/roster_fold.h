/* The effect of a session's folded entries on its roster. Only for the files of the session cache. */
#pragma once
#include "game/session_cache.h"

struct roster_fold {
    struct roster_history *history;
    struct roster present;
    struct hash hash;
    bool replaced; /* an event replaced another one, and `present` is not recomputed yet */
};
/* Folds an entry that the protocol has just admitted; `voids` is the entry that it takes back, or 0, `leaf` is its
 * own. Call roster_fold_settle after the last one. */
enum umpire_error roster_fold_follow(struct session_cache *cache, struct arena *scratch, const struct unit_type *type,
                                     const struct entry *parsed, int64_t voids, const struct hash *leaf);
/* Recomputes the present roster, once, however many events were replaced. */
void roster_fold_settle(struct session_cache *cache);
/* Accepts NULL. */
void roster_fold_free(struct roster_fold *fold);
