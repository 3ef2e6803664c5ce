/* The stages of an append, in order. All of it runs in the caller's thread; append_make.c has what runs in the
 * writer's. */
#include "base/log.h"
#include "game/append_committed.h"
#include "game/append_make.h"
#include "game/catch_up.h"
#include "game/chains.h"
#include "game/roster_head.h"
#include "ledger/kinds.h"
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { ATTEMPTS_MAX = 8 }; /* each time another process was quicker */

static enum job_state append_resume(struct job *job);
static enum job_state append_catch_up(struct job *job);
static enum job_state append_send(struct job *job);

/* Waits for what job->read describes. */
static enum job_state stage_read(struct job *job, enum append_stage stage)
{
    job->append.stage = stage;
    return job_read(job, NULL, append_resume);
}

/* Seats. */

static enum job_state seats_read(struct job *job)
{
    job->read = (struct store_read){.query = STORE_FIND_SESSION, .session = job->session->id, .afresh = true};
    return stage_read(job, APPEND_SEATS);
}

static enum job_state looked_again(struct job *job)
{
    (void)job;
    return JOB_DONE;
}

static enum job_state seats_done(struct job *job)
{
    if (job->read.result != STORE_DONE)
        return job_refuse_store(job, job->read.result);
    store_session_free(job->found); /* they may be read twice */
    job->found = job->read.found;
    const struct action *action = job->append.action;
    if (!action->see_seats(job, job->found) || (job->appended.repeated && !action->look_again))
        return JOB_DONE;
    if (!job->appended.repeated)
        return append_catch_up(job);
    job->append.stage = APPEND_CATCHING_UP;
    return catch_up(job, job->session, job->ruleset, action->look_again, looked_again);
}

enum job_state append_start(struct job *job, const struct action *action, const struct tree_head *last_checkpoint)
{
    job->append.action = action;
    job->append.last_checkpoint = last_checkpoint;
    if (job->append.seats_first)
        return seats_read(job);
    return append_catch_up(job);
}

enum job_state append_act(struct job *job, const struct action *action, struct act *act)
{
    act->entry.kind = action->kind;
    job->append.act = act;
    job->append.signature = act->entry.signature;
    return append_start(job, action, act->entry.last_checkpoint);
}

/* Catching up: folding new entries into the protocol, and judging. */

struct entry entry_begin(const struct job *job, const struct protocol *protocol, enum entry_kind kind)
{
    struct entry ret = {.kind = kind,
                        .seq = protocol->next,
                        .at = clock_now(),
                        .seat = job->seat->name,
                        .key = job->key,
                        .last_checkpoint = job->append.last_checkpoint,
                        .signature = job->append.signature};
    append_say(job, &ret);
    return ret;
}

enum objection entry_judge(const struct protocol *protocol, const struct entry *entry)
{
    enum objection objection = protocol_check(protocol, entry);
    return objection ? objection : protocol_signature(protocol, entry);
}

static enum objection judge_said(const struct job *job, const struct protocol *protocol)
{
    struct entry entry = entry_begin(job, protocol, job->append.action->kind);
    return entry_judge(protocol, &entry);
}

/* Notes for the refusal which entries prevent taking back, or removing a unit. */
static void rested_on_find(struct job *job, const struct protocol *protocol)
{
    struct job_refusal *refusal = &job->refusal;
    const struct append *append = &job->append;
    int64_t target = append->action->kind == ENTRY_UNDO_PROPOSED ? append->about : protocol->proposal.target;
    refusal->rested_on_count = append->objection == OBJECTION_NOT_UNDOABLE
                                   ? protocol_resting_on(protocol, target, refusal->rested_on, REFUSAL_ENTRIES_MAX)
                               : append->objection == OBJECTION_UNIT_IN_USE
                                   ? protocol_naming(protocol, append->who, refusal->rested_on, REFUSAL_ENTRIES_MAX)
                                   : 0;
}

static void judge(struct job *job, const struct protocol *protocol)
{
    struct append *append = &job->append;
    if (append->obstacle == OBSTACLE_NO_ROSTER)
        roster_read(job, protocol);
    if (!append->action->judged)
        return;
    append->objection = append->action->judge ? append->action->judge(job, protocol) : judge_said(job, protocol);
    append->expected = protocol->next;
    rested_on_find(job, protocol);
}

static enum job_state basis_read(struct job *job);

static enum job_state judged(struct job *job)
{
    struct append *append = &job->append;
    bool for_roster = append->obstacle == OBSTACLE_NO_ROSTER;
    append->obstacle = OBSTACLE_NONE;
    if (for_roster && !job->ruled.roster)
        return job_refuse(job, ERROR_OVERLOADED, NULL);
    /* The objection may be due to the entry of the same key: the writer looks for that one first. */
    if (append->objection && !job->key)
        return job_refuse_objection(job, append->objection);
    return append->objection ? append_send(job) : basis_read(job);
}

/* Whether the protocol allows it by what is folded already, which usually ends with this process's own last entry.
 * If another process has appended since, the append is not at its expected place, new entries are read, and it is
 * judged again. Before a refusal new entries are always read. */
static bool is_judged_at_once(struct job *job)
{
    struct append *append = &job->append;
    if (append->attempts || append->obstacle != OBSTACLE_NONE ||
        !catch_up_at_once(job, job->session, job->ruleset, judge))
        return false;
    bool allowed = !append->objection;
    append->objection = OBJECTION_NONE;
    return allowed;
}

static enum job_state append_catch_up(struct job *job)
{
    struct append *append = &job->append;
    append->stage = APPEND_CATCHING_UP;
    if (!append->action->judged && append->obstacle != OBSTACLE_NO_ROSTER)
        return basis_read(job);
    if (is_judged_at_once(job))
        return judged(job);
    return catch_up(job, job->session, job->ruleset, judge, judged);
}

/* The basis. */

static enum job_state last_checkpoint_read(struct job *job);

static enum job_state prepared(struct job *job)
{
    const struct action *action = job->append.action;
    return !action->prepare || action->prepare(job) ? last_checkpoint_read(job) : JOB_DONE;
}

static enum job_state basis_read(struct job *job)
{
    const struct action *action = job->append.action;
    int64_t seq = action->basis ? action->basis(job) : 0;
    if (!seq)
        return prepared(job);
    job->read = (struct store_read){.query = STORE_GET_ENTRY, .session = job->session->id, .seq = seq};
    return stage_read(job, APPEND_BASIS);
}

static enum job_state basis_done(struct job *job)
{
    if (job->read.result != STORE_DONE)
        return job_refuse_store(job, job->read.result);
    switch (job->append.action->take_basis(job, &job->read.entries[0])) {
    case BASIS_TAKEN:
        return prepared(job);
    case BASIS_JUDGE_AGAIN:
        return append_catch_up(job);
    case BASIS_REFUSED:
        return JOB_DONE;
    case BASIS_DAMAGED:
        break;
    }
    return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
}

/* The client's last checkpoint. */

static enum job_state last_checkpoint_read(struct job *job)
{
    const struct tree_head *last_checkpoint = job->append.last_checkpoint;
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    if (!last_checkpoint || (cache && session_cache_has_head(cache, last_checkpoint)))
        return append_send(job);
    job->read = (struct store_read){
        .query = STORE_GET_ENTRY, .session = job->session->id, .seq = (int64_t)last_checkpoint->size - 1};
    return stage_read(job, APPEND_CHECKPOINT);
}

const struct tree_head *tree_of(struct arena *arena, const void *state, size_t length)
{
    struct tree tree;
    if (length == 0 || !session_state_read_tree(state, length, &tree))
        return NULL;
    struct tree_head *head = arena_take(arena, sizeof *head);
    if (head)
        *head = tree_head_of(&tree);
    return head;
}

static enum job_state last_checkpoint_done(struct job *job)
{
    const struct store_read *read = &job->read;
    if (read->result == STORE_UNKNOWN_ENTRY)
        return job_refuse(job, ERROR_CHECKPOINT_INCONSISTENT, "the ledger has fewer entries than the checkpoint");
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result);
    if (read->entries[0].state_length == 0)
        return job_refuse(job, ERROR_SESSION_NOT_SEALED, NULL);
    const struct tree_head *head = tree_of(job->arena, read->entries[0].state, read->entries[0].state_length);
    if (!head)
        return job_refuse(job, ERROR_RECORD_DAMAGED, NULL);
    if (!hash_equal(&head->root, &job->append.last_checkpoint->root))
        return job_refuse(job, ERROR_CHECKPOINT_INCONSISTENT, "the ledger has a different root at that size");
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    if (cache)
        session_cache_add_head(cache, head);
    return append_send(job);
}

/* Writing. */

static enum job_state append_send(struct job *job)
{
    struct append *append = &job->append;
    const struct action *action = append->action, *second = append->second;
    const char *step = job->ruled.intent.step ? job->ruled.intent.step->name : NULL;
    job->store_append = (struct store_append){
        .session = job->session->id,
        .kind = entry_kind_name(action->kind),
        .seat = append->joins ? "" : job->seat->name,
        .step = entry_is_ruling(action->kind) ? step : NULL,
        .joins = append->joins,
        .reissues = append->reissues,
        .revokes = append->revokes,
        .key = job->key,
        .digest = job->digest,
        .make = append_make_entry,
        .expected = append->objection ? 0 : append->expected,
        .also = second ? &job->second : NULL,
    };
    if (second)
        job->second = (struct store_append){.kind = entry_kind_name(second->kind),
                                            .seat = append->second_seat,
                                            .step = step,
                                            .make = append_make_second};
    append->stage = APPEND_WRITING;
    return job_append(job, append_resume);
}

/* The key was used before, for the entry that the store has found. */
static enum job_state append_repeated(struct job *job)
{
    struct store_append *found = &job->store_append;
    job->repeated_bytes = found->bytes;
    found->bytes = NULL;
    job->appended = (struct appended){.repeated = true,
                                      .seq = found->seq,
                                      .entry = job->repeated_bytes,
                                      .length = found->length,
                                      .tree = tree_of(job->arena, found->state, found->state_length)};
    return entry_row(job->append.action->kind)->gives_token ? seats_read(job) : JOB_DONE;
}

/* A chain: the secret of the session, the chain derived from it, and the entry with which the next one begins. */

static enum job_state secret_read(struct job *job)
{
    job->read = (struct store_read){.query = STORE_FIND_SECRET, .session = job->session->id};
    return stage_read(job, APPEND_SECRET);
}

static enum job_state secret_done(struct job *job)
{
    const struct store_read *read = &job->read;
    struct append *append = &job->append;
    uint8_t root[ROOT_SIZE];
    if (read->result != STORE_DONE)
        return job_refuse_store(job, read->result == STORE_UNKNOWN_ENTRY ? STORE_BROKEN : read->result);
    if (!secret_open(job, &read->found_secret, root)) {
        log_event_traced(LOG_ERROR, "game", job->trace,
                         "a session's secret cannot be decrypted: its key is not available");
        return job_refuse(job, ERROR_KEYS_MISSING, NULL);
    }
    append->stage = APPEND_CHAIN;
    return chain_derive(job, &job->session->id, root, append->chain, append->chain_from, append_resume);
}

/* The session owns the derived chain from now on. */
static enum job_state chain_done(struct job *job)
{
    struct append *append = &job->append;
    struct session_cache *cache = job_cache(job);
    if (!cache || !append->derived)
        return job_refuse(job, ERROR_OVERLOADED, NULL);
    append->anchor = append->derived->chain.anchor;
    session_cache_add_chain(cache, append->derived);
    append->derived = NULL;
    if (append->obstacle == OBSTACLE_NO_CHAIN && !append->chain_follows)
        return append_send(job);
    job->store_append = (struct store_append){.session = job->session->id,
                                              .kind = entry_kind_name(ENTRY_REKEY),
                                              .seat = ENTRY_SERVER,
                                              .make = append_make_rekey};
    append->stage = APPEND_REKEY;
    return job_append(job, append_resume);
}

static enum job_state rekey_done(struct job *job)
{
    if (job->append.chain_follows)
        return JOB_DONE;
    enum store_result result = job->store_append.result;
    bool overtaken = result == STORE_DECLINED && job->append.obstacle == OBSTACLE_OVERTAKEN;
    bool unconfirmed = result == STORE_DECLINED && job->append.obstacle == OBSTACLE_UNCONFIRMED;
    return result == STORE_DONE || overtaken || unconfirmed ? append_send(job) : job_refuse_store(job, result);
}

/* What this process has published of the ledger. */

static enum job_state known_read(struct job *job)
{
    struct known_head known;
    if (!known_heads_find(job->game->known_heads, &job->session->id, &known))
        return append_send(job);
    job->append.known = known.head;
    job->read =
        (struct store_read){.query = STORE_GET_ENTRY, .session = job->session->id, .seq = (int64_t)known.head.size - 1};
    return stage_read(job, APPEND_KNOWN);
}

static enum job_state known_done(struct job *job)
{
    const struct store_read *read = &job->read;
    struct session_cache *cache = job_cache(job);
    if (!cache)
        return JOB_DONE;
    if (read->result != STORE_DONE && read->result != STORE_UNKNOWN_ENTRY)
        return job_refuse_store(job, read->result);
    const struct tree_head *head =
        read->result == STORE_DONE ? tree_of(job->arena, read->entries[0].state, read->entries[0].state_length) : NULL;
    job->append.is_stopped = !head || !hash_equal(&head->root, &job->append.known.root);
    if (job->append.is_stopped)
        return job->append.action->restores ? append_send(job) : job_refuse(job, ERROR_SESSION_STOPPED, NULL);
    if (store_session_is_outdated(job->game->store, job->session))
        return job_refuse(job, ERROR_DATABASE_UNAVAILABLE, NULL);
    atomic_store(&cache->confirmed, true);
    return append_send(job);
}

static enum job_state append_declined(struct job *job)
{
    struct append *append = &job->append;
    bool again = append->attempts++ < ATTEMPTS_MAX;
    if (append->obstacle != OBSTACLE_NONE && !again)
        return job_refuse(job, ERROR_OVERLOADED, NULL);
    switch (append->obstacle) {
    case OBSTACLE_NO_CHAIN:
    case OBSTACLE_CHAIN_SPENT:
        return secret_read(job);
    case OBSTACLE_NO_ROSTER:
        return append_catch_up(job);
    case OBSTACLE_UNCONFIRMED:
        return known_read(job);
    default:
        break;
    }
    if (append->objection != OBJECTION_NONE)
        return job_refuse_objection(job, append->objection);
    if (job->refusal.error != ERROR_NONE)
        return job_refuse(job, job->refusal.error, job->refusal.detail);
    if (job->violations && job->violations->count)
        return job_refuse_violations(job);
    return job_refuse(job, ERROR_INTERNAL, NULL);
}

static enum job_state writing_done(struct job *job)
{
    enum store_result result = job->store_append.result;
    if (result != STORE_DONE)
        writer_reset(job->out);
    switch (result) {
    case STORE_DONE:
        append_committed(job);
        return job->append.chain_follows ? secret_read(job) : JOB_DONE;
    case STORE_REPEATED:
        return append_repeated(job);
    case STORE_DECLINED:
        return append_declined(job);
    case STORE_MOVED: /* entries were appended that the protocol has not folded */
        return job->append.attempts++ < ATTEMPTS_MAX ? append_catch_up(job) : job_refuse_store(job, result);
    case STORE_TAKEN:
        if (job->append.action->taken)
            return job_refuse(job, job->append.action->taken, NULL);
        return job_refuse_store(job, result);
    default:
        return job_refuse_store(job, result);
    }
}

static enum job_state stage_resume(struct job *job)
{
    switch ((enum append_stage)job->append.stage) {
    case APPEND_SEATS:
        return seats_done(job);
    case APPEND_BASIS:
        return basis_done(job);
    case APPEND_CHECKPOINT:
        return last_checkpoint_done(job);
    case APPEND_WRITING:
        return writing_done(job);
    case APPEND_SECRET:
        return secret_done(job);
    case APPEND_CHAIN:
        return chain_done(job);
    case APPEND_REKEY:
        return rekey_done(job);
    case APPEND_KNOWN:
        return known_done(job);
    case APPEND_CATCHING_UP: /* catch_up.c resumes itself, and continues with `judged` */
    case APPEND_DONE:
        break;
    }
    return job_refuse(job, ERROR_INTERNAL, NULL);
}

/* If the chain that follows a recorded entry cannot begin now, the next roll begins it. */
static enum job_state append_resume(struct job *job)
{
    enum append_stage stage = (enum append_stage)job->append.stage;
    bool recorded = job->append.chain_follows && stage >= APPEND_SECRET && stage <= APPEND_REKEY;
    enum job_state state = stage_resume(job);
    if (state == JOB_DONE && recorded)
        job->refusal = (struct job_refusal){0};
    return state;
}
