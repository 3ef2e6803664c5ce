/* A stored roster is trusted only if the digest over it and the entries after it equals the current one. No entry
 * after the last stored roster refers to entries before it: the writer sees to that. */
#include "game/roster_stored.h"
#include "game/roster_fold.h"
#include "referee/entry_read.h"
#include "referee/units_read.h"
#include "roster/packed.h"
#include <stdlib.h>

enum { SCRATCH_MAX = 4 << 20 };

/* The roster that is stored beside the entry. */
static bool kept_read(struct arena *scratch, const struct store_entry *entry, struct roster_fold *fold)
{
    struct session_state *then = arena_take(scratch, sizeof *then);
    if (!then || !session_state_read(entry->state, entry->state_length, then) || !then->roster_length)
        return false;
    fold->hash = then->roster_hash;
    return then->roster_stored == entry->seq && roster_unpack(then->roster, then->roster_length, &fold->present);
}

static bool origin_take(struct arena *scratch, const struct looked *looked, const struct store_entry *entry,
                        struct roster_fold *fold)
{
    if (entry->seq != looked->origin.seq || (!looked->origin.known && !kept_read(scratch, entry, fold)))
        return false;
    if (looked->origin.known) {
        fold->hash = looked->origin.hash;
        roster_copy(&fold->present, &looked->roster);
    }
    fold->history = roster_history_behind(&fold->present);
    return fold->history != NULL;
}

/* False for an entry that depends on entries before the origin. */
static bool entry_follow(struct arena *scratch, const struct store_entry *entry, struct roster_fold *fold)
{
    struct entry parsed;
    struct roster_event event;
    bool any;
    if (!entry_parse(scratch, entry->bytes, entry->length, &parsed) ||
        !roster_event_read(scratch, &parsed, 0, &fold->present, &event, &any) || (any && event.replaces))
        return false;
    if (!any)
        return true;
    struct hash leaf = tree_leaf(entry->bytes, entry->length);
    fold->hash = roster_digest(&fold->hash, &leaf);
    return roster_history_add(fold->history, &event, &fold->present) &&
           roster_history_step(fold->history, &fold->present);
}

static bool all_follow(struct arena *scratch, const struct looked *looked, const struct store_entry *entries,
                       int32_t count, struct roster_fold *fold)
{
    int64_t seq = looked->origin.seq;
    bool whole = count > 0 && origin_take(scratch, looked, &entries[0], fold);
    for (int32_t i = 1; whole && i < count && seq < looked->last; i++) {
        arena_reset(scratch);
        whole = entries[i].seq == ++seq && entry_follow(scratch, &entries[i], fold);
    }
    return whole && seq == looked->last;
}

struct roster_snapshot *roster_stored_follow(const struct session_cache *cache, const struct unit_type *type,
                                             const struct looked *looked, const struct store_entry *entries,
                                             int32_t count, const struct session_state *now)
{
    struct arena scratch;
    struct roster_snapshot *found = NULL;
    struct roster_fold *fold = calloc(1, sizeof *fold);
    if (!fold)
        return NULL;
    arena_start(&scratch, SCRATCH_MAX);
    roster_start(&fold->present, type, cache->options);
    if (all_follow(&scratch, looked, entries, count, fold) && hash_equal(&fold->hash, &now->roster_hash))
        found = roster_snapshot_new(&fold->present, &fold->hash, looked->last);
    arena_end(&scratch);
    roster_fold_free(fold);
    return found;
}
