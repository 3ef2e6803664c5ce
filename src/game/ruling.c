/* Recording a ruling. The question has been decoded and checked before; binding its units, throwing its dice and
 * giving it a place happen in the writer's thread, at the end of the ledger. */
#include "game/ruling.h"
#include "game/question.h"
#include "game/refusal_words.h"
#include "referee/own_side.h"
#include "referee/reused_dice.h"
#include <string.h>

bool ruling_ready(struct job *job)
{
    struct ruled *ruled = &job->ruled;
    struct violations *violations = job_violations(job);
    if (!violations)
        return false;
    if (!binding_start(&ruled->binding, job->arena, &ruled->intent) ||
        !ruling_prepare(job->arena, &ruled->intent, &ruled->ruling)) {
        job_refuse(job, ERROR_OVERLOADED, NULL);
        return false;
    }
    ruled->ruling.question = ruled->binding.question;
    if (!ruled->intent.declared || ruled->binding.units || ruled->correcting || !job->dice ||
        ruling_make(&ruled->ruling, &ruled->intent, job->dice, violations))
        return true;
    job_refuse_violations(job); /* wrong dice are never queued */
    return false;
}

/* In the writer's thread, up to ruling_write. */

/* Whether the named units are still as the client saw them. */
static bool seen_holds(struct job *job, const struct roster *now)
{
    enum { MOST = 32 };
    const struct ruled *ruled = &job->ruled;
    const struct assignment *assignment = &ruled->binding.units->assignment;
    int32_t count = 0;
    struct roster_difference *list = ruled->seen ? arena_take(job->arena, MOST * sizeof *list) : NULL;
    if (!ruled->seen)
        return true;
    if (!list)
        return append_decline(job, ERROR_OVERLOADED, NULL);
    for (int32_t role = 0; ruled->intent.step->roles[role].name; role++)
        for (int32_t item = 0; item < assignment->count[role]; item++)
            count += roster_differences(ruled->seen, now, assignment->units[role][item], list + count, MOST - count);
    if (!count)
        return true;
    job->refusal.changed = list;
    job->refusal.changed_count = count;
    return append_decline(job, ERROR_UNITS_CHANGED, NULL);
}

/* Players act with units of their own side; a correction asks again about anybody's. The answer to an open question
 * was judged when it was asked. */
static bool own_units(struct job *job, const struct session_state *state, const struct roster *roster)
{
    const struct ruled *ruled = &job->ruled;
    int32_t other;
    if (state->shared_units || ruled->open || ruled->grounds.corrects || seat_is_umpire(job->seat) ||
        (other = unit_not_own(ruled->intent.step, roster, &ruled->binding.units->assignment, job->seat->side)) < 0)
        return true;
    return append_decline(job, ERROR_NOT_OWN_UNIT, other_side_words(job->arena, roster->units[other].name));
}

bool ruling_bind(struct job *job, struct ledger_end *end, const struct roster **ret)
{
    struct ruled *ruled = &job->ruled;
    *ret = NULL;
    if (!ruled->binding.units)
        return true;
    if (!end->state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (ruled->open && ruled->grounds.corrects && !ruled->basis)
        return append_decline(job, ERROR_OVERLOADED, NULL);
    if (ruled->basis && !hash_equal(&ruled->basis_hash, &end->state->roster_hash))
        return append_decline(job, ERROR_RECORD_DAMAGED,
                              NULL); /* the roster was not folded from the recorded entries */
    *ret = ruled->basis ? ruled->basis : roster_at_end(job, end);
    if (!*ret || ruled->resolved) /* it is bound already */
        return *ret != NULL;
    return binding_bind(&ruled->binding, *ret, job->violations) && own_units(job, end->state, *ret) &&
           seen_holds(job, *ret);
}

bool ruling_fits_phase(struct job *job, const struct session_state *state, const struct roster *roster)
{
    const struct ruled *ruled = &job->ruled;
    const struct assignment *assignment = ruled->binding.units ? &ruled->binding.units->assignment : NULL;
    return ruled->grounds.corrects || phase_allows(job->ruleset, state, ruled->intent.step, roster, assignment) ||
           append_decline(job, ERROR_WRONG_PHASE,
                          wrong_phase_words(job->arena, job->ruleset, state, ruled->intent.step));
}

/* A two-sided question was asked in its phase, and is answered in any. */
static bool phase_fits(struct job *job, const struct ledger_end *end, const struct roster *roster)
{
    struct ruled *ruled = &job->ruled;
    const struct session_state *state = end->state;
    ruled->grounds.turn = state ? state->turn : 0;
    ruled->grounds.phase = state ? phase_name(job->ruleset, state->phase) : NULL;
    return !state || ruled->open || ruling_fits_phase(job, state, roster);
}

/* A device that signs a question has seen the nonces that its dice depend on. */
static int64_t nonces_end(const struct job *job, const struct session_state *state)
{
    const struct tree_head *seen = job->ruled.grounds.body ? job->append.last_checkpoint : NULL;
    return (int64_t)(seen ? seen->size : state->tree.size);
}

/* Resolves with the next link of the chain, or asks for the chain. */
static bool resolve_sealed(struct job *job, struct session_state *state)
{
    struct ruled *ruled = &job->ruled;
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    struct cached_chain *chain = cache ? session_cache_chain(cache, state->chain) : NULL;
    if (cache && chain)
        session_cache_drop_spent(cache, state->chain);
    switch (ruling_make_sealed(&ruled->ruling, &ruled->intent, state, &job->session->id, chain ? &chain->chain : NULL,
                               ruled->open ? &ruled->open->roll : NULL, nonces_end(job, state), ruled->reused,
                               &ruled->spent, job->violations)) {
    case SEALING_DONE:
        return true;
    case SEALING_WANTS_CHAIN:
        return append_wait_for_chain(job, OBSTACLE_NO_CHAIN, state->chain, state->chain_from);
    case SEALING_WANTS_REKEY:
        return append_wait_for_chain(job, OBSTACLE_CHAIN_SPENT, state->chain + 1, state->spent);
    case SEALING_FAILED:
        return false;
    }
    return false;
}

static bool resolve(struct job *job, struct session_state *state)
{
    struct ruled *ruled = &job->ruled;
    ruled->spent = (struct link_spent){0};
    ruled->ruling.question = ruled->binding.question;
    if (ruled->resolved)
        return true;
    if (ruled->reused && ruled->intent.declared)
        return ruling_make_reused_declared(&ruled->ruling, ruled->reused, &ruled->intent.faces, job->violations);
    if (!state && ruled->reused)
        return ruling_make_reused_system(&ruled->ruling, ruled->reused, &job->game->writer_dice, job->violations);
    if (!state)
        return ruling_make(&ruled->ruling, &ruled->intent, &job->game->writer_dice, job->violations);
    return resolve_sealed(job, state);
}

/* The roster after the ruling. After a correction it must be folded from the record. */
static void roster_change_by(struct job *job, struct ledger_end *end, const struct roster *before)
{
    const struct bound_units *units = job->ruled.binding.units;
    bool corrects = job->ruled.grounds.corrects != 0;
    if (!end->state || !job->ruleset->units || !(units || corrects))
        return;
    struct roster *after = units && !corrects ? arena_take(job->arena, sizeof *after) : NULL;
    if (after) {
        roster_copy(after, before);
        if (units->stated.applied)
            roster_change_all(after, units->changes, units->stated.changes.count);
    }
    roster_follow(job, end, after);
}

bool ruling_try(struct job *job, struct ledger_end *end)
{
    const struct roster *roster;
    return ruling_bind(job, end, &roster) && resolve(job, end->state);
}

bool ruling_write(struct job *job, struct ledger_end *end)
{
    struct ruled *ruled = &job->ruled;
    const struct roster *roster;
    if (!ruling_bind(job, end, &roster) || !phase_fits(job, end, roster) || !resolve(job, end->state))
        return false;
    ruled->grounds.link = ruled->spent.link;
    ruled->grounds.secret = ruled->spent.link ? &ruled->spent.secret : NULL;
    if (ruled->reused && !reused_dice_spare(job->arena, ruled->reused, ruled->ruling.dice, &ruled->grounds.spare))
        return append_decline(job, ERROR_OVERLOADED, NULL);
    if (roster && !binding_affect(&ruled->binding, roster, &ruled->ruling))
        return append_decline(job, ERROR_ENTRY_REFUSED, NULL);
    if (roster)
        ruled->grounds.units = ruled->binding.units->stated;
    ruled->grounds.override = ruled->intent.override;
    ruled->grounds.dice_unused = (struct entry_faces){ruled->ruling.unused.count, ruled->ruling.unused.faces};
    entry_ruling_set(&ruled->grounds, &ruled->ruling);
    job->append.entry.ruling = ruled->grounds;
    entry_write(end->out, &job->append.entry);
    roster_change_by(job, end, roster);
    return true;
}

/* In two-sided mode a device signs a question that waits for its dice. In sealed mode it signs any question of its
 * seat: with a place in the chain, unless its dice are declared. */
static bool place_fits(struct job *job, bool asks)
{
    const struct intent *intent = &job->ruled.intent;
    bool signs = !job->session->two_sided && intent->signature.bytes, placed = signs && !intent->declared;
    const char *pointer = intent->placed && !placed ? "/place"
                          : intent->decision        ? "/decision"
                          : signs                   ? NULL
                          : intent->signature.bytes ? "/signature"
                                                    : NULL;
    if (placed && !intent->placed)
        violation_add(job->violations, ERROR_MISSING_FIELD, "/place",
                      "is required with a signature, unless the dice are declared");
    else if (!asks && pointer)
        violation_add(job->violations, ERROR_CONFLICTING_FIELDS, pointer,
                      "is only for questions that a device signs, and whose dice are not declared");
    if (job->violations->count)
        job_refuse_violations(job);
    return job->violations->count == 0;
}

bool override_fits(struct job *job)
{
    if (!job->ruled.intent.override || seat_is_umpire(job->seat))
        return true;
    job_refuse(job, ERROR_NOT_ALLOWED, "only the umpire may override what the state of units bars (X-OVER)");
    return false;
}

/* Declared dice while a question is open, which may have named the same units. */
static enum objection declared_judge(struct job *job, const struct protocol *protocol)
{
    struct entry entry = entry_begin(job, protocol, ENTRY_RULING);
    entry.ruling.dice = DICE_KIND_DECLARED;
    if (job->ruled.binding.units)
        entry.ruling.units = job->ruled.binding.units->stated;
    return entry_judge(protocol, &entry);
}

/* Sealed mode: what a device signs. If the chain is spent, the append begins the next one, for which another
 * question must be signed. */
static enum objection signed_judge(struct job *job, const struct protocol *protocol)
{
    const struct intent *intent = &job->ruled.intent;
    struct entry entry = entry_begin(job, protocol, ENTRY_RULING);
    entry.ruling.body = intent->body;
    entry.ruling.dice = intent->declared ? DICE_KIND_DECLARED : DICE_KIND_SEALED;
    entry.ruling.link = intent->declared ? 0 : (uint64_t)intent->place.link;
    if (!intent->declared &&
        (entry.ruling.link != protocol->used + 1 || (uint64_t)intent->place.index != protocol->asked))
        return OBJECTION_PLACE;
    enum objection objection = protocol_check(protocol, &entry);
    return objection && objection != OBJECTION_CHAIN_SPENT ? objection : protocol_signature(protocol, &entry);
}

enum job_state game_record(struct job *job)
{
    static const struct action action = {.kind = ENTRY_RULING, .write = ruling_write};
    static const struct action declared = {
        .kind = ENTRY_RULING, .judged = true, .judge = declared_judge, .write = ruling_write};
    static const struct action by_device = {
        .kind = ENTRY_RULING, .judged = true, .judge = signed_judge, .write = ruling_write};
    bool asks = job->session->two_sided && !job->ruled.intent.declared;
    if (!job_cache(job) || !job_violations(job) || !override_fits(job) || !place_fits(job, asks))
        return JOB_DONE;
    if (job->ruled.intent.decision)
        return question_may_be_asked(job) ? game_correct(job, job->ruled.intent.decision) : JOB_DONE;
    if (!ruling_ready(job))
        return JOB_DONE;
    if (asks)
        return question_may_be_asked(job) ? append_start(job, &question_action, job->ruled.intent.last_checkpoint)
                                          : JOB_DONE;
    if (!job->session->two_sided && job->ruled.intent.signature.bytes) {
        job->append.signature = job->ruled.intent.signature;
        job->ruled.grounds.body = job->ruled.intent.body;
        return append_start(job, &by_device, job->ruled.intent.last_checkpoint);
    }
    return append_start(job, job->session->two_sided ? &declared : &action, job->ruled.intent.last_checkpoint);
}
