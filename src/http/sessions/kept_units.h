/* What the entries of a session did to its roster, as far as they were folded. For kept_*.c alone. */
#pragma once
#include "kept_session.h"

struct roster_fold {
    struct roster_history *history;
    struct roster present;
    struct hash digest;
    bool replaced; /* an event took the place of another, and `present` is what it was before */
};
/* Follows an entry that the protocol has just admitted; `voids` is the entry that it takes back, or 0. After the last
 * one kept_units_settle is called. */
enum umpire_error kept_units_follow(struct kept *kept, struct arena *scratch, const struct unit_type *type,
                                    const struct entry *said, int64_t voids, const struct store_entry *entry);
/* Makes the present roster good: once, however many events were replaced. */
void kept_units_settle(struct kept *kept);
/* Accepts NULL. */
void roster_fold_free(struct roster_fold *fold);
