/* Reading a session from its entries: its roster, and what a two-sided one waits for. */
#include "game/catch_up.h"
#include "game/game.h"
#include "game/refusal_words.h"
#include "game/roster_fold.h"
#include "game/roster_head.h"
#include "game/session_cache.h"
#include "referee/entry_read.h"
#include "referee/session_state.h"
#include "referee/units_read.h"
#include "roster/packed.h"
#include <stdlib.h>

enum { FOLLOWED_MAX = 512, PAGE_ARENA_MAX = 32 << 20 };

/* A stored roster is trusted only if the digest over it and the entries after it equals the current one. No entry
 * after the last stored roster refers to entries before it: the writer sees to that. */

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
    struct entry said;
    struct roster_event event;
    bool any;
    if (!entry_parse(scratch, entry->bytes, entry->length, &said) ||
        !roster_event_read(scratch, &said, 0, &fold->present, &event, &any) || (any && event.replaces))
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

/* Folds from looked->origin to looked->last, whose state is `now`. `entries` begin with the origin's, as far as they
 * were read. Returns one reference; NULL if the roster must be folded from the first entry: it was stored by another
 * version of the program, entries are missing, or the result does not match `now`; or out of memory. */
static struct roster_snapshot *roster_stored_follow(const struct session_cache *cache, const struct unit_type *type,
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

static enum job_state newest_found(struct job *job)
{
    job->looked->as_of = job->looked->last;
    return JOB_DONE;
}

/* All recorded entries are folded. */
static void roster_look(struct job *job, const struct protocol *protocol)
{
    struct looked *looked = job->looked;
    const struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    looked->last = protocol->next - 1;
    if (looked->as_of == FIELD_ABSENT || looked->as_of == looked->last)
        roster_read(job, protocol);
    else if (looked->as_of < looked->last)
        session_cache_roster_at(cache, job->ruleset->units, looked->as_of, &looked->roster);
}

static enum job_state roster_looked(struct job *job)
{
    struct looked *looked = job->looked;
    bool newest = looked->as_of == FIELD_ABSENT || looked->as_of == looked->last;
    if (!newest)
        return looked->as_of <= looked->last ? JOB_DONE : job_refuse(job, ERROR_ENTRY_UNKNOWN, NULL);
    if (!job->ruled.roster)
        return job_refuse(job, ERROR_OVERLOADED, NULL);
    roster_copy(&looked->roster, &job->ruled.roster->roster);
    return newest_found(job);
}

static enum job_state roster_fold_all(struct job *job)
{
    return catch_up(job, job->session, job->ruleset, roster_look, roster_looked);
}

/* The current roster without a fold, if there are no units or the process has it: the state beside the newest entry
 * identifies it. Else where to begin folding. */
static bool roster_is_at_hand(struct job *job, const struct session_state *state)
{
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    if (!session_state_has_units(state)) {
        roster_start(&job->looked->roster, job->ruleset->units, cache->options);
        return true;
    }
    struct roster_snapshot *present = roster_cache_present(&cache->rosters);
    bool found = present && hash_equal(&present->hash, &state->roster_hash);
    bool near = present && state->roster_stored && present->seq >= state->roster_stored;
    if (found || near)
        roster_copy(&job->looked->roster, &present->roster);
    job->looked->origin = near ? (struct followed_from){present->seq, true, present->hash}
                               : (struct followed_from){.seq = state->roster_stored};
    roster_snapshot_free(present);
    return found;
}

/* An earlier roster, and the entries after it. */
static enum job_state reused_seen(struct job *job)
{
    const struct store_read *read = &job->read;
    struct looked *looked = job->looked;
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    if (store_session_is_outdated(job->game->store, job->session))
        return job_refuse(job, ERROR_DATABASE_UNAVAILABLE, NULL);
    struct roster_snapshot *found =
        roster_stored_follow(cache, job->ruleset->units, looked, read->entries, read->entry_count, job->sealed);
    job->sealed = NULL;
    arena_end(&job->catching_up.page);
    if (!found)
        return roster_fold_all(job);
    roster_cache_publish(&cache->rosters, found, true);
    roster_copy(&looked->roster, &found->roster);
    roster_snapshot_free(found);
    return newest_found(job);
}

static enum job_state newest_seen(struct job *job)
{
    const struct store_read *read = &job->read;
    struct looked *looked = job->looked;
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    if (store_session_is_outdated(job->game->store, job->session))
        return job_refuse(job, ERROR_DATABASE_UNAVAILABLE, NULL);
    if (read->entry_count != 1 || !read->entries[0].state_length)
        return roster_fold_all(job);
    looked->last = read->entries[0].seq;
    if (looked->as_of > looked->last)
        return job_refuse(job, ERROR_ENTRY_UNKNOWN, NULL);
    if (looked->as_of != FIELD_ABSENT && looked->as_of != looked->last)
        return roster_fold_all(job);
    struct session_state *state = job_take(job, sizeof *state);
    if (!state)
        return JOB_DONE;
    if (!session_state_read(read->entries[0].state, read->entries[0].state_length, state))
        return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
    if (roster_is_at_hand(job, state))
        return newest_found(job);
    if (!state->roster_stored)
        return roster_fold_all(job);
    job->sealed = state;
    arena_end(&job->catching_up.page);
    arena_start(&job->catching_up.page, PAGE_ARENA_MAX);
    job->read = (struct store_read){
        .query = STORE_LIST_ENTRIES, .session = job->session->id, .seq = looked->origin.seq, .limit = FOLLOWED_MAX};
    return job_read(job, &job->catching_up.page, reused_seen);
}

enum job_state game_look_at_roster(struct job *job, int64_t as_of)
{
    if (!job->ruleset->units)
        return job_refuse(job, ERROR_UNITS_NOT_ACCEPTED, "the ruleset has no units");
    job->looked = job_take(job, sizeof *job->looked);
    if (!job->looked || !job_cache(job))
        return JOB_DONE;
    job->looked->as_of = as_of;
    if (job->session->two_sided)
        return roster_fold_all(job);
    job->read = (struct store_read){
        .query = STORE_LIST_NEWEST, .session = job->session->id, .seq = INT64_MAX, .floor = -1, .limit = 1};
    return job_read(job, NULL, newest_seen);
}

static void protocol_look(struct job *job, const struct protocol *protocol)
{
    struct protocol *copy = arena_take(job->arena, sizeof *copy);
    if (copy) {
        *copy = *protocol;
        copy->marks = NULL; /* they belong to the cache, and may move */
        copy->capacity = 0;
    }
    job->protocol = copy;
}

static enum job_state state_answer(struct job *job)
{
    if (job->read.result != STORE_DONE)
        return job_refuse_store(job, job->read.result);
    struct store_read *state = job->state = job_take(job, sizeof *state);
    if (!state)
        return JOB_DONE;
    *state = job->read;
    if (state->state.left_length == 0)
        return JOB_DONE;
    job->sealed = job_take(job, sizeof *job->sealed);
    if (!job->sealed)
        return JOB_DONE;
    if (!session_state_read(state->state.left, state->state.left_length, job->sealed))
        return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
    return JOB_DONE;
}

/* Whether this process knows every seat of the record, and so its display name. A seat that has just joined is in
 * the record first, and one that joined through another process is only there. */
static bool seats_are_known(const struct job *job)
{
    for (size_t i = 0; i < job->sealed->seat_count; i++)
        if (!session_seat_find(job->session, job->sealed->seats[i].name))
            return false;
    return true;
}

static enum job_state seats_read(struct job *job)
{
    if (job->read.result != STORE_DONE)
        return job_refuse_store(job, job->read.result);
    store_session_free(job->found);
    job->session = job->found = job->read.found;
    return JOB_DONE;
}

static enum job_state session_answer(struct job *job)
{
    state_answer(job);
    if (job->refusal.refused || !job->sealed || seats_are_known(job))
        return JOB_DONE;
    job->read = (struct store_read){.query = STORE_FIND_SESSION, .session = job->session->id, .afresh = true};
    return job_read(job, NULL, seats_read);
}

enum job_state game_look_at_state(struct job *job)
{
    job->read = (struct store_read){.query = STORE_SESSION_STATE, .session = job->session->id};
    return job_read(job, NULL, session_answer);
}

static enum job_state protocol_looked(struct job *job)
{
    return job->protocol ? game_look_at_state(job) : job_refuse(job, ERROR_OVERLOADED, NULL);
}

enum job_state game_look_at_session(struct job *job)
{
    if (job->session->two_sided)
        return catch_up(job, job->session, job->ruleset, protocol_look, protocol_looked);
    return game_look_at_state(job);
}

static enum job_state phase_seen(struct job *job)
{
    struct ruled *ruled = &job->ruled;
    const struct step *step = ruled->intent.step;
    const enum job_state state = state_answer(job);
    ruled->wrong_phase = NULL;
    if (job->refusal.refused || !job->sealed || job->violations->count ||
        phase_allows(job->ruleset, job->sealed, step, NULL, NULL))
        return state;
    const char *words = wrong_phase_words(job->arena, job->ruleset, job->sealed, step);
    if (!words || !ruled->intent.units)
        return job_refuse(job, ERROR_WRONG_PHASE, words);
    ruled->wrong_phase = words;
    return state;
}

const char *game_wrong_phase(const struct job *job, const struct assignment *assignment)
{
    const struct ruled *ruled = &job->ruled;
    bool owed = ruled->wrong_phase && roster_step_is_owed(&job->looked->roster, assignment, ruled->intent.step);
    return owed ? NULL : ruled->wrong_phase;
}

enum job_state game_look_at_phase(struct job *job)
{
    job->read = (struct store_read){.query = STORE_SESSION_STATE, .session = job->session->id};
    return job_read(job, NULL, phase_seen);
}
