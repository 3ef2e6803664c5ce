/* Makes entries at the end of the ledger, in the store's writer thread. Each begins from scratch: a lost race, a
 * spent chain or a roster that is not cached make it again. */
#include "game/append_make.h"
#include "base/log.h"
#include "game/roster_head.h"
#include "ledger/kinds.h"
#include <stdatomic.h>
#include <string.h>

bool append_decline(struct job *job, enum umpire_error error, const char *detail)
{
    job->refusal.error = error;
    job->refusal.detail = detail;
    return false;
}

bool append_wait_for(struct job *job, enum obstacle obstacle)
{
    job->append.obstacle = obstacle;
    return false;
}

bool append_wait_for_chain(struct job *job, enum obstacle obstacle, uint32_t number, uint64_t from)
{
    job->append.chain = number;
    job->append.chain_from = from;
    return append_wait_for(job, obstacle);
}

void append_follow_with_chain(struct job *job, const struct session_state *state)
{
    job->append.chain_follows = state && session_state_is_spent(state);
    if (job->append.chain_follows)
        append_wait_for_chain(job, OBSTACLE_NONE, state->chain + 1, state->spent);
}

/* Whether the ledger still has what this process has published. False after declining. A chain that the umpire began
 * after a restore is recognised by its number, and corrects what another process remembers. */
static bool head_holds(struct job *job, const struct store_session *session, const struct session_state *state)
{
    struct known_head known;
    struct session_cache *cache = atomic_load(&session->cached);
    struct known_heads *heads = job->game->known_heads;
    bool restores = job->append.action && job->append.action->restores;
    bool outdated = store_session_is_outdated(job->game->store, session);
    if (job->append.is_stopped)
        return true;
    if (!known_heads_find(heads, &session->id, &known))
        return !restores || append_decline(job, ERROR_SESSION_NOT_STOPPED, NULL);
    bool holds = state->tree.size >= known.head.size && cache && !outdated && atomic_load(&cache->confirmed);
    const struct known_head now = {.head = holds ? known.head : tree_head_of(&state->tree), .chain = state->chain};
    if (!holds && now.chain >= known.chain + RESTORED_CHAINS) {
        known_heads_set(heads, &session->id, &now);
        holds = true;
    }
    holds = holds || (now.head.size == known.head.size && hash_equal(&now.head.root, &known.head.root));
    if (holds && cache && !outdated)
        atomic_store(&cache->confirmed, true);
    if (holds)
        return !restores || append_decline(job, ERROR_SESSION_NOT_STOPPED, NULL);
    if (now.head.size > known.head.size)
        return append_wait_for(job, OBSTACLE_UNCONFIRMED);
    return restores || append_decline(job, ERROR_SESSION_STOPPED, NULL);
}

bool ledger_end_open(struct job *job, const struct store_session *session, const struct store_place *place,
                     struct writer *out, struct ledger_end *ret)
{
    struct session_state *state = &job->game->writer_state;
    bool sealed = session->code_count || place->state_length;
    *ret = (struct ledger_end){.seq = place->seq,
                               .at = place->at,
                               .state = sealed ? state : NULL,
                               .out = out,
                               .cache = atomic_load(&session->cached)};
    if (!sealed)
        return true;
    if (place->state_length && session_state_read(place->state, place->state_length, state) &&
        state->tree.size == (uint64_t)place->seq)
        return head_holds(job, session, state);
    log_event_traced(LOG_ERROR, "game", job->trace, "an entry's stored state does not belong to its session");
    return append_decline(job, ERROR_RECORD_DAMAGED, NULL);
}

const struct hash *ledger_end_leaf(struct ledger_end *end)
{
    if (end->hashed != end->out->used)
        end->leaf = tree_leaf(end->out->at, end->out->used);
    end->hashed = end->out->used;
    return &end->leaf;
}

bool ledger_end_close(struct job *job, struct ledger_end *end, struct writer *left)
{
    job->append.tree = NULL;
    if (!end->state)
        return true;
    struct tree *tree = arena_take(job->arena, sizeof *tree);
    if (!tree)
        return append_decline(job, ERROR_OVERLOADED, NULL);
    if (!session_state_extend(end->state, ledger_end_leaf(end)))
        return false;
    *tree = end->state->tree;
    job->append.tree = tree; /* the caller computes its root: the writer has enough to do */
    job->append.chain_left = end->state->chain;
    roster_keep(job, end);
    session_state_write(end->state, left);
    return true;
}

/* Whether an entry of this kind needs the signature of the seat's device. Signed entries were judged; but unsigned
 * entries of sealed sessions skip the protocol check, so it is looked at here. */
static bool is_signed_for(struct job *job, struct session_state *state)
{
    const struct session_seat *seat = session_state_seat(state, job->store_append.seat);
    return !job->session->two_sided && seat && seat->keyed &&
           entry_wants_signature(MODE_SEALED, job->append.action->kind);
}

/* Whether the seat and the judgement hold at this place. The database may have lost what the process remembers: the
 * entry with which the seat joined, or those on which an act was judged. A revoked seat appends nothing more, and
 * neither does a token that has been replaced, even if this process has not read that yet. */
static bool may_append(struct job *job, const struct ledger_end *end)
{
    const struct append *append = &job->append;
    if (append->action->judged && store_session_is_outdated(job->game->store, job->session))
        return append_decline(job, ERROR_DATABASE_UNAVAILABLE, NULL);
    if (!end->state || append->joins)
        return true;
    const struct session_seat *seat = session_state_seat(end->state, job->store_append.seat);
    if (!seat || seat->token_since != job->token_since)
        return append_decline(job, ERROR_TOKEN_INVALID, NULL);
    if (session_state_is_revoked(end->state, job->store_append.seat))
        return append_decline(job, ERROR_SEAT_REVOKED, NULL);
    if (seat->guest &&
        !guest_may(append->action->kind, job->ruled.intent.declared ? DICE_KIND_DECLARED : DICE_KIND_SEALED))
        return append_decline(job, ERROR_GUEST, NULL);
    if (append->signature.bytes || !is_signed_for(job, end->state))
        return true;
    return append_decline(job, ERROR_SIGNATURE_WRONG, "the seat's device signs what it does");
}

void append_say(const struct job *job, struct entry *entry)
{
    const struct append *append = &job->append;
    if (append->act && append->act->entry.kind == entry->kind)
        memcpy(&entry->opened, &append->act->entry.opened, entry_row(entry->kind)->fields->size);
    if (append->action->say && append->action->kind == entry->kind)
        append->action->say(job, entry);
}

bool append_make_entry(struct store_append *store_append, const struct store_place *place, struct writer *out,
                       struct writer *left)
{
    struct job *job = job_of_append(store_append);
    struct append *append = &job->append;
    struct ledger_end end;
    if (job->violations)
        violations_start(job->violations);
    append->obstacle = OBSTACLE_NONE;
    job->refusal.error = ERROR_NONE;
    job->refusal.detail = NULL;
    if (append->objection || !ledger_end_open(job, job->session, place, out, &end) || !may_append(job, &end))
        return false;
    append->entry = (struct entry){
        .kind = append->action->kind,
        .session = job->session->id,
        .seq = place->seq,
        .at = place->at,
        .seat = store_append->seat,
        .key = entry_row(append->action->kind)->gives_token ? NULL : store_append->key,
        .last_checkpoint = append->last_checkpoint,
        .signature = append->signature,
    };
    if (append->action->admit && !append->action->admit(job, &end))
        return false;
    append_say(job, &append->entry);
    if (!append->action->write) {
        entry_write(out, &append->entry);
    } else if (!append->action->write(job, &end)) {
        return false;
    }
    if (!store_append->step) { /* a ruling is answered from its structs, other kinds from their bytes */
        writer_reset(job->out);
        write_raw(job->out, out->at, out->used);
    } else if (append->action->judged) {
        append->bytes = arena_copy(job->arena, out->at, out->used);
        append->length = out->used;
    }
    return ledger_end_close(job, &end, left);
}

/* The second entry of an append. The result is about the first one, which is restored afterwards. */
bool append_make_second(struct store_append *second, const struct store_place *place, struct writer *out,
                        struct writer *left)
{
    struct job *job = (struct job *)(void *)((char *)second - offsetof(struct job, second));
    struct append *append = &job->append;
    const struct entry first = append->entry;
    const struct tree *tree = append->tree;
    struct ledger_end end;
    if (!ledger_end_open(job, job->session, place, out, &end))
        return false;
    append->entry = (struct entry){.kind = append->second->kind,
                                   .session = job->session->id,
                                   .seq = place->seq,
                                   .at = place->at,
                                   .seat = second->seat};
    bool made = append->second->write(job, &end) && ledger_end_close(job, &end, left);
    append->entry = first;
    append->tree = tree;
    return made;
}

bool append_make_rekey(struct store_append *store_append, const struct store_place *place, struct writer *out,
                       struct writer *left)
{
    struct job *job = job_of_append(store_append);
    struct append *append = &job->append;
    struct ledger_end end;
    append->obstacle = OBSTACLE_OVERTAKEN;
    if (!ledger_end_open(job, job->session, place, out, &end) || !end.state || !session_state_is_spent(end.state) ||
        end.state->chain + 1 != append->chain || end.state->spent != append->chain_from)
        return false;
    const struct entry entry = {.kind = ENTRY_REKEY,
                                .session = job->session->id,
                                .seq = place->seq,
                                .at = place->at,
                                .seat = store_append->seat,
                                .rekey = {.chain = append->anchor}};
    entry_write(out, &entry);
    session_state_rekey(end.state, append->anchor.length);
    return ledger_end_close(job, &end, left);
}
