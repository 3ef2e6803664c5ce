/* Corrections: an upheld dispute asks the question again with the dice that fell, and extra ones if those are too
 * few. Its units are bound to the roster that the corrected ruling used. */
#include "game/question.h"
#include "game/ruling.h"
#include "referee/entry_read.h"
#include "referee/reused_dice.h"

/* What a correction stores while it waits. What it replaces is read once the decision has named it. */
struct correcting {
    int64_t decision, target;
    enum correction_kind wanted;
    bool read; /* the following is known */
    struct act_question asks, replaces;
    struct reused_dice dice;
    bool enough;          /* these dice are enough: it is resolved */
    struct roster *basis; /* in the arena */
    struct hash basis_hash;
};

/* Until it is known whether the reused dice are enough, it is judged as if they were. */
static enum dice_kind dice_of(const struct job *job, const struct protocol *protocol)
{
    const struct correcting *correcting = job->ruled.correcting;
    if (!correcting->read || correcting->enough || correcting->wanted == CORRECTION_REUSED_DICE)
        return DICE_KIND_REUSED;
    if (job->ruled.intent.declared)
        return DICE_KIND_DECLARED;
    return protocol->mode == MODE_UNSEALED ? DICE_KIND_SYSTEM : DICE_KIND_SEALED;
}

/* Extra two-sided dice are asked for like any others. */
static bool is_asked_for(const struct job *job)
{
    return job->ruled.intent.placed;
}

static struct entry correction_act(const struct job *job, const struct protocol *protocol)
{
    const struct correcting *correcting = job->ruled.correcting;
    const struct act_question *asks = correcting->read ? &correcting->asks : NULL;
    const struct act_question *replaces = correcting->read ? &correcting->replaces : NULL;
    struct entry act = entry_begin(job, protocol, ENTRY_CORRECTION);
    if (is_asked_for(job)) {
        act = question_act(job, protocol);
        act.asked.corrects = correcting->target;
        act.asked.decision = correcting->decision;
        act.asked.subject.asks = asks;
        act.asked.subject.replaces = replaces;
        return act;
    }
    act.ruling.dice = dice_of(job, protocol);
    act.ruling.link = act.ruling.dice == DICE_KIND_SEALED ? protocol->used + 1 : 0;
    act.ruling.from = correcting->target;
    act.ruling.corrects = correcting->target;
    act.ruling.decision = correcting->decision;
    act.ruling.subject.asks = asks;
    act.ruling.subject.replaces = replaces;
    return act;
}

/* The roster that the ruling used. The protocol is locked, and the fold of units with it. */
static void basis_find(struct job *job, const struct protocol *protocol)
{
    struct correcting *correcting = job->ruled.correcting;
    const struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    if (cache && !correcting->basis)
        correcting->basis = arena_take(job->arena, sizeof *correcting->basis);
    if (cache && correcting->basis)
        correcting->basis_hash = session_cache_roster_before(cache, job->ruleset->units, correcting->target,
                                                             protocol->next - 1, correcting->basis);
}

static enum objection correction_judge(struct job *job, const struct protocol *protocol)
{
    struct correcting *correcting = job->ruled.correcting;
    if (!protocol_decision(protocol, correcting->decision, &correcting->target, &correcting->wanted))
        return OBJECTION_DECISION;
    struct entry act = correction_act(job, protocol);
    enum objection objection = is_asked_for(job) ? question_judge(protocol, &act) : protocol_check(protocol, &act);
    if (job->ruled.binding.units)
        basis_find(job, protocol);
    return objection == OBJECTION_CHAIN_SPENT ? OBJECTION_NONE : objection; /* the append begins the next one */
}

static int64_t correction_basis(const struct job *job)
{
    return job->ruled.correcting->read ? 0 : job->ruled.correcting->target;
}

/* Binds to what the units knew then. False after refusing. */
static bool units_bind(struct job *job)
{
    struct ruled *ruled = &job->ruled;
    const struct correcting *correcting = ruled->correcting;
    ruled->basis = correcting->basis;
    ruled->basis_hash = correcting->basis_hash;
    if (!ruled->binding.units)
        return true;
    if (!correcting->basis)
        job_refuse(job, ERROR_OVERLOADED, NULL);
    else if (!binding_bind(&ruled->binding, correcting->basis, job->violations))
        job_refuse_violations(job);
    else {
        ruled->ruling.question = ruled->binding.question;
        return true;
    }
    return false;
}

/* False after refusing: the reused dice do not fit, or there are more than the question asks for. */
static bool dice_fit(struct job *job)
{
    struct correcting *correcting = job->ruled.correcting;
    const struct intent *intent = &job->ruled.intent;
    bool alone = correcting->wanted == CORRECTION_REUSED_DICE;
    const struct bound_units *units = job->ruled.binding.units;
    if (!reused_dice_suit(job->arena, &correcting->dice, &job->ruled.ruling, units ? &units->stated : NULL,
                          job->violations)) {
        if (job->violations->count)
            job_refuse_violations(job);
        else
            job_refuse(job, ERROR_OVERLOADED, NULL);
        return false;
    }
    correcting->enough = ruling_make_reused(&job->ruled.ruling, &correcting->dice);
    if (intent->declared && (alone || correcting->enough))
        violation_add(job->violations, ERROR_CONFLICTING_FIELDS, "/dice",
                      alone ? "the decision reuses the dice of the ruling" : "the dice that fell are enough");
    else if (is_asked_for(job) && (alone || correcting->enough))
        violation_add(job->violations, ERROR_CONFLICTING_FIELDS, "/place",
                      "the dice that fell are kept: the umpire corrects without asking for others");
    else if (alone && !correcting->enough)
        violation_add(job->violations, ERROR_DICE_EXHAUSTED, "/input", "needs other dice than those that fell");
    if (job->violations->count) {
        job_refuse_violations(job);
        return false;
    }
    if (job->session->two_sided && !correcting->enough && !intent->declared && !is_asked_for(job) &&
        !intent->previewed) {
        job_refuse(job, ERROR_NOT_ALLOWED,
                   "the dice that fell are too few: in two-sided mode a player asks for others");
        return false;
    }
    return true;
}

/* Reads what is replaced: its question, to compare, and its dice, to reuse. The act is judged again with what is
 * known now. */
static enum basis correction_take_basis(struct job *job, const struct store_entry *entry)
{
    struct entry act;
    struct correcting *correcting = job->ruled.correcting;
    const struct intent *intent = &job->ruled.intent;
    if (!units_bind(job))
        return BASIS_REFUSED;
    const struct bound_units *units = job->ruled.binding.units;
    if (!entry_parse(job->arena, entry->bytes, entry->length, &act) || !entry_is_ruling(act.kind) ||
        !reused_dice_read(job->arena, &act.ruling, &correcting->dice) ||
        !question_hash(job->arena, intent->ruleset, intent->step, &job->ruled.ruling.question,
                       units ? &units->stated : NULL, &correcting->asks))
        return BASIS_DAMAGED;
    correcting->replaces = *act.ruling.subject.asks;
    correcting->read = true;
    return dice_fit(job) ? BASIS_JUDGE_AGAIN : BASIS_REFUSED;
}

/* Resolves with the reused and the declared dice, completely or as far as they go. False after refusing. */
static bool foresee(struct job *job)
{
    struct ruled *ruled = &job->ruled;
    const struct correcting *correcting = ruled->correcting;
    struct violations *lacking = arena_take(job->arena, sizeof *lacking);
    if (!lacking) {
        job_refuse(job, ERROR_OVERLOADED, NULL);
        return false;
    }
    violations_start(lacking);
    ruled->resolved = correcting->enough ||
                      ruling_make_reused_declared(&ruled->ruling, &correcting->dice, &ruled->intent.faces, lacking);
    if (!ruled->resolved && violations_error(lacking) != ERROR_DICE_EXHAUSTED) {
        *job->violations = *lacking;
        job_refuse_violations(job);
    } else if (ruled->resolved && ruled->basis && ruled->binding.units &&
               !binding_affect(&ruled->binding, ruled->basis, &ruled->ruling))
        job_refuse(job, ERROR_ENTRY_REFUSED, NULL);
    return !job->refusal.refused;
}

/* The same as correction_take_basis, but a missing input is not refused, and nothing is judged again. */
static enum basis preview_take_basis(struct job *job, const struct store_entry *entry)
{
    struct entry act;
    struct ruled *ruled = &job->ruled;
    struct correcting *correcting = ruled->correcting;
    ruled->basis = correcting->basis;
    if (ruled->binding.units && !correcting->basis) {
        job_refuse(job, ERROR_OVERLOADED, NULL);
        return BASIS_REFUSED;
    }
    if (ruled->binding.units && !binding_bind(&ruled->binding, correcting->basis, job->violations))
        return BASIS_TAKEN; /* the answer says what is wrong or missing */
    ruled->ruling.question = ruled->binding.question;
    if (!entry_parse(job->arena, entry->bytes, entry->length, &act) || !entry_is_ruling(act.kind) ||
        !reused_dice_read(job->arena, &act.ruling, &correcting->dice))
        return BASIS_DAMAGED;
    correcting->read = true;
    return dice_fit(job) && foresee(job) ? BASIS_TAKEN : BASIS_REFUSED;
}

/* A preview ends here. */
static bool preview_prepare(struct job *job)
{
    (void)job;
    return false;
}

static const struct action asked_correction;

/* Resolves with the dice that are known by now; sealed ones, and the system's, are thrown when it is written. False
 * after refusing. */
static bool resolve_known(struct job *job)
{
    struct ruled *ruled = &job->ruled;
    const struct correcting *correcting = ruled->correcting;
    ruled->resolved = correcting->enough || ruled->intent.declared;
    if (correcting->enough
            ? ruling_make_reused(&ruled->ruling, &correcting->dice)
            : !ruled->intent.declared ||
                  ruling_make_reused_declared(&ruled->ruling, &correcting->dice, &ruled->intent.faces, job->violations))
        return true;
    job_refuse_violations(job);
    return false;
}

static bool correction_prepare(struct job *job)
{
    const struct correcting *correcting = job->ruled.correcting;
    if (!units_bind(job))
        return false;
    job->ruled.reused = &correcting->dice;
    job->ruled.grounds = (struct entry_ruling){
        .corrects = correcting->target, .decision = correcting->decision, .from = correcting->target};
    if (!is_asked_for(job))
        return resolve_known(job);
    job->append.action = &asked_correction;
    return question_may_be_asked(job);
}

static const struct action correction = {.kind = ENTRY_CORRECTION,
                                         .judged = true,
                                         .judge = correction_judge,
                                         .basis = correction_basis,
                                         .take_basis = correction_take_basis,
                                         .prepare = correction_prepare,
                                         .write = ruling_write};
/* In a two-sided session: the same as a question, which waits for its dice. */
static const struct action asked_correction = {.kind = ENTRY_ASKED,
                                               .judged = true,
                                               .judge = correction_judge,
                                               .basis = correction_basis,
                                               .take_basis = correction_take_basis,
                                               .prepare = correction_prepare,
                                               .write = question_write};

static const struct action previewed_correction = {.kind = ENTRY_CORRECTION,
                                                   .judged = true,
                                                   .judge = correction_judge,
                                                   .basis = correction_basis,
                                                   .take_basis = preview_take_basis,
                                                   .prepare = preview_prepare};

/* False after refusing. */
static bool correcting_start(struct job *job, int64_t decision)
{
    struct correcting *correcting = job_take(job, sizeof *correcting);
    if (!correcting || !job_cache(job))
        return false;
    correcting->decision = decision;
    job->ruled.correcting = correcting;
    return ruling_ready(job);
}

enum job_state game_correct(struct job *job, int64_t decision)
{
    if (!correcting_start(job, decision))
        return JOB_DONE;
    return append_start(job, &correction, job->ruled.intent.last_checkpoint);
}

enum job_state game_preview_correction(struct job *job, int64_t decision)
{
    job->key = NULL; /* nothing is recorded under it */
    if (!correcting_start(job, decision))
        return JOB_DONE;
    return append_start(job, &previewed_correction, NULL);
}
