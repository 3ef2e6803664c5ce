/* Recording a ruling. The question is decoded and checked before it gets here; what its units know, its dice and its
 * place follow in the writer's thread, at the end of the ledger. */
#include "ruling.h"
#include "kept_dice.h"
#include "question.h"
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

/* Whether the named units are still what the client has seen of them. */
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
        return append_decline(job, ERROR_RECORD_DAMAGED, NULL); /* it was not folded from what is recorded */
    *ret = ruled->basis ? ruled->basis : roster_at_end(job, end);
    if (!*ret || ruled->resolved) /* then it is bound already */
        return *ret != NULL;
    return binding_bind(&ruled->binding, *ret, job->violations) && seen_holds(job, *ret);
}

/* Whether the step belongs to the phase that is on. A two-sided question was asked in its phase, and is answered in
 * any. */
static bool phase_fits(struct job *job, const struct ledger_end *end)
{
    struct ruled *ruled = &job->ruled;
    const struct session_state *state = end->state;
    ruled->grounds.turn = state ? state->turn : 0;
    ruled->grounds.phase = state ? phase_name(job->ruleset, state->phase) : NULL;
    if (!state || ruled->grounds.corrects || ruled->open || phase_allows(job->ruleset, state, ruled->intent.step))
        return true;
    return append_decline(job, ERROR_WRONG_PHASE, NULL);
}

/* Resolves with the next link of the chain, or asks for the chain. */
static bool resolve_sealed(struct job *job, struct session_state *state)
{
    struct ruled *ruled = &job->ruled;
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    struct cached_chain *chain = cache ? session_cache_chain(cache, state->chain) : NULL;
    switch (ruling_make_sealed(&ruled->ruling, &ruled->intent, state, &job->session->id, chain ? &chain->chain : NULL,
                               ruled->open ? &ruled->open->nonces : NULL, ruled->kept, &ruled->spent,
                               job->violations)) {
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
    if (!state && ruled->kept)
        return ruling_make_kept_system(&ruled->ruling, ruled->kept, &job->game->writer_dice, job->violations);
    if (!state)
        return ruling_make(&ruled->ruling, &ruled->intent, &job->game->writer_dice, job->violations);
    return resolve_sealed(job, state);
}

/* The roster behind the ruling. What a correction makes of it follows from the record alone. */
static void roster_change_by(struct job *job, struct ledger_end *end, const struct roster *before)
{
    const struct bound_units *units = job->ruled.binding.units;
    bool corrects = job->ruled.grounds.corrects != 0;
    if (!end->state || !job->ruleset->units || !(units || corrects))
        return;
    struct roster *after = units && !corrects ? arena_take(job->arena, sizeof *after) : NULL;
    if (after) {
        roster_copy(after, before);
        if (units->said.applied)
            roster_change_all(after, units->changes, units->said.changes.count);
    }
    roster_follow(job, end, after);
}

bool ruling_write(struct job *job, struct ledger_end *end)
{
    struct ruled *ruled = &job->ruled;
    const struct roster *roster;
    if (!ruling_bind(job, end, &roster) || !phase_fits(job, end) || !resolve(job, end->state))
        return false;
    ruled->grounds.link = ruled->spent.link;
    ruled->grounds.secret = ruled->spent.link ? &ruled->spent.secret : NULL;
    if (ruled->kept && !kept_dice_spare(job->arena, ruled->kept, ruled->ruling.dice, &ruled->grounds.spare))
        return append_decline(job, ERROR_OVERLOADED, NULL);
    if (roster && !binding_affect(&ruled->binding, roster, &ruled->ruling))
        return append_decline(job, ERROR_ENTRY_REFUSED, NULL);
    if (roster)
        ruled->grounds.units = ruled->binding.units->said;
    ruled->grounds.override = ruled->intent.override;
    ruled->grounds.dice_unused = (struct entry_faces){ruled->ruling.unused.count, ruled->ruling.unused.faces};
    entry_ruling_set(&ruled->grounds, &ruled->ruling);
    job->append.entry.ruling = ruled->grounds;
    entry_write(end->out, &job->append.entry);
    roster_change_by(job, end, roster);
    return true;
}

/* What is signed is a question that waits for two-sided dice. */
bool place_fits(struct job *job, bool asks)
{
    const struct intent *intent = &job->ruled.intent;
    const char *pointer = intent->placed ? "/place" : intent->decision ? "/decision" : "/signature";
    if (asks || (!intent->placed && !intent->decision && !intent->signature.bytes))
        return true;
    violation_add(job->violations, ERROR_CONFLICTING_FIELDS, pointer,
                  "is only for two-sided mode and dice that are not declared");
    job_refuse_violations(job);
    return false;
}

bool override_fits(struct job *job)
{
    if (!job->ruled.intent.override || seat_is_umpire(job->seat))
        return true;
    job_refuse(job, ERROR_NOT_ALLOWED, "only the umpire may override what the state of units bars (X-OVER)");
    return false;
}

/* Declared dice; beside an open question, which may have named the same units. */
static enum objection declared_judge(struct job *job, const struct protocol *protocol)
{
    struct entry entry = entry_begin(job, protocol, ENTRY_RULING);
    entry.ruling.dice = DICE_KIND_DECLARED;
    if (job->ruled.binding.units)
        entry.ruling.units = job->ruled.binding.units->said;
    return entry_judge(protocol, &entry);
}

enum job_state game_record(struct job *job)
{
    static const struct action action = {.kind = ENTRY_RULING, .write = ruling_write};
    static const struct action declared = {
        .kind = ENTRY_RULING, .judged = true, .judge = declared_judge, .write = ruling_write};
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
    return append_start(job, job->session->two_sided ? &declared : &action, job->ruled.intent.last_checkpoint);
}
