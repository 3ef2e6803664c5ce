/* Folds entries, one after the other, into the protocol and the roster of a session. */
#include "base/log.h"
#include "game/roster_fold.h"
#include "ledger/entry.h"
#include "referee/entry_read.h"
#include <stdlib.h>

enum { SCRATCH_MAX = 4 << 20 };

/* Makes the next fold begin with the first entry. */
static void forget(struct session_cache *cache)
{
    roster_fold_free(cache->units);
    cache->units = NULL;
    protocol_start(cache->protocol, cache->marks, cache->protocol->capacity);
    tree_start(&cache->tree);
}

static enum umpire_error damaged(const struct store_entry *entry, const char *why)
{
    log_event(LOG_ERROR, "http", "entry %lld of a session is not allowed at its place: %s", (long long)entry->seq, why);
    return ERROR_RECORD_DAMAGED;
}

static enum umpire_error entry_fold(struct session_cache *cache, const struct unit_type *units, struct arena *scratch,
                                    const struct store_entry *entry)
{
    struct protocol *protocol = cache->protocol;
    struct entry act;
    if (!entry_parse(scratch, entry->bytes, entry->length, &act))
        return scratch->starved ? ERROR_OVERLOADED : damaged(entry, "it cannot be read");
    enum objection objection = protocol_admit(protocol, &act);
    if (objection != OBJECTION_NONE)
        return damaged(entry, objection_words(objection));
    struct hash leaf = tree_leaf(entry->bytes, entry->length);
    /* Signatures are over leaves and roots; they were verified when the entries were appended. */
    tree_add(&cache->tree, &leaf);
    protocol_stands(protocol, &leaf, &cache->tree);
    if (!units)
        return ERROR_NONE;
    int64_t voids = protocol_taken_back_by(protocol, act.seq);
    enum umpire_error error = roster_fold_follow(cache, scratch, units, &act, voids, &leaf);
    return error == ERROR_RECORD_DAMAGED ? damaged(entry, "what it says about units is not consistent") : error;
}

enum umpire_error session_cache_fold(struct session_cache *cache, const struct unit_type *units,
                                     const struct store_entry *entries, int32_t count)
{
    struct arena scratch;
    enum umpire_error error = ERROR_NONE;
    arena_start(&scratch, SCRATCH_MAX);
    for (int32_t i = 0; i < count && !error; i++) {
        if (entries[i].seq >= cache->protocol->next)
            error = entry_fold(cache, units, &scratch, &entries[i]);
        if (error && cache->protocol->next > entries[i].seq)
            forget(cache); /* the protocol has it, the roster has not */
        arena_reset(&scratch);
    }
    arena_end(&scratch);
    roster_fold_settle(cache);
    return error;
}
