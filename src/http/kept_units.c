/* The roster beside the protocol: both are folded from the same entries, under the same lock. */
#include "kept_units.h"
#include "session_state.h"
#include "units_read.h"
#include <stdlib.h>

void roster_fold_free(struct roster_fold *fold)
{
    if (fold)
        roster_history_free(fold->history);
    free(fold);
}

static struct roster_fold *fold_of(struct kept *kept, const struct unit_type *type)
{
    if (kept->units)
        return kept->units;
    struct roster_fold *fold = calloc(1, sizeof *fold);
    if (!fold)
        return NULL;
    fold->history = roster_history_new(type);
    roster_start(&fold->present, type);
    if (!fold->history) {
        roster_fold_free(fold);
        return NULL;
    }
    return kept->units = fold;
}

bool kept_fold_units(struct kept *kept, struct arena *scratch, const struct unit_type *type, const struct json_t *root,
                     const struct act *act, int64_t voids, const void *bytes, size_t length)
{
    struct roster_fold *fold = fold_of(kept, type);
    struct roster_event event;
    bool any;
    if (!fold || !roster_event_read(scratch, root, act, voids, &fold->present, &event, &any))
        return false;
    if (!any)
        return true;
    if (!roster_history_add(fold->history, &event))
        return false;
    roster_history_follow(fold->history, &fold->present);
    fold->digest = roster_digest(&fold->digest, bytes, length);
    return true;
}

struct kept_roster *kept_roster_folded(struct kept *kept, const struct unit_type *type, int64_t seq)
{
    struct roster_fold *fold = fold_of(kept, type);
    return fold ? kept_roster_new(&fold->present, &fold->digest, seq) : NULL;
}

void kept_roster_before(const struct kept *kept, const struct unit_type *type, int64_t place, int64_t seq,
                        struct roster *ret)
{
    if (kept->units)
        roster_history_before(kept->units->history, place, seq, ret);
    else
        roster_start(ret, type);
}

void kept_roster_at(const struct kept *kept, const struct unit_type *type, int64_t seq, struct roster *ret)
{
    kept_roster_before(kept, type, INT64_MAX, seq, ret);
}
