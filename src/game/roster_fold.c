/* The roster is folded together with the protocol: from the same entries, under the same lock. */
#include "game/roster_fold.h"
#include "referee/session_state.h"
#include "referee/units_read.h"
#include <stdlib.h>

void roster_fold_free(struct roster_fold *fold)
{
    if (fold)
        roster_history_free(fold->history);
    free(fold);
}

static struct roster_fold *fold_of(struct session_cache *cache, const struct unit_type *type)
{
    if (cache->units)
        return cache->units;
    struct roster_fold *fold = calloc(1, sizeof *fold);
    if (!fold)
        return NULL;
    fold->history = roster_history_new(type, cache->options);
    roster_start(&fold->present, type, cache->options);
    if (!fold->history) {
        roster_fold_free(fold);
        return NULL;
    }
    return cache->units = fold;
}

/* Whether there is a roster from this entry on: units are brought in, or a turn begins. Before that nothing changes
 * one (roster_follow does the same for the writer). */
static bool begins(const struct entry *parsed)
{
    return parsed->kind == ENTRY_UNITS_ADDED || parsed->kind == ENTRY_TURN ||
           (parsed->kind == ENTRY_OPENED && parsed->opened.units.count);
}

static enum umpire_error event_follow(struct roster_fold *fold, const struct roster_event *event)
{
    if (!roster_history_add(fold->history, event, &fold->present))
        return ERROR_OVERLOADED;
    if (!roster_history_step(fold->history, &fold->present))
        fold->replaced = true;
    return ERROR_NONE;
}

enum umpire_error roster_fold_follow(struct session_cache *cache, struct arena *scratch, const struct unit_type *type,
                                     const struct entry *parsed, int64_t voids, const struct hash *leaf)
{
    struct roster_event event;
    bool any;
    if (!cache->units && !begins(parsed))
        return ERROR_NONE;
    struct roster_fold *fold = fold_of(cache, type);
    if (!fold)
        return ERROR_OVERLOADED;
    if (!roster_event_read(scratch, parsed, voids, &fold->present, &event, &any))
        return scratch->starved ? ERROR_OVERLOADED : ERROR_RECORD_DAMAGED;
    if (any)
        fold->hash = roster_digest(&fold->hash, leaf);
    return any ? event_follow(fold, &event) : ERROR_NONE;
}

void roster_fold_settle(struct session_cache *cache)
{
    struct roster_fold *fold = cache->units;
    if (fold && fold->replaced)
        roster_history_at(fold->history, INT64_MAX, &fold->present);
    if (fold)
        fold->replaced = false;
}

struct roster_snapshot *session_cache_take_roster(const struct session_cache *cache, const struct unit_type *type,
                                                  int64_t seq)
{
    static const struct hash none;
    struct roster empty;
    if (cache->units)
        return roster_snapshot_new(&cache->units->present, &cache->units->hash, seq);
    roster_start(&empty, type, cache->options);
    return roster_snapshot_new(&empty, &none, seq);
}

struct hash session_cache_roster_before(const struct session_cache *cache, const struct unit_type *type, int64_t place,
                                        int64_t seq, struct roster *ret)
{
    if (!cache->units) {
        roster_start(ret, type, cache->options);
        return (struct hash){{0}};
    }
    roster_history_before(cache->units->history, place, seq, ret);
    return cache->units->hash;
}

void session_cache_roster_at(const struct session_cache *cache, const struct unit_type *type, int64_t seq,
                             struct roster *ret)
{
    session_cache_roster_before(cache, type, INT64_MAX, seq, ret);
}

void session_cache_turn_before(const struct session_cache *cache, int64_t seq, int32_t *ret_turn, int32_t *ret_phase)
{
    *ret_turn = 0;
    *ret_phase = -1;
    if (cache->units)
        roster_history_turn_before(cache->units->history, seq, ret_turn, ret_phase);
}
