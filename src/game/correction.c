/* Corrections: what an upheld dispute demands, with new dice or with those that fell. Its units are bound to the roster
 * that the ruling met which it corrects. */
#include "entry_read.h"
#include "question.h"
#include "reused_dice.h"
#include "ruling.h"

/* What a correction keeps. What it replaces is read once the decision has named it. */
struct correcting {
    int64_t decision, target;
    enum correction_kind wanted;
    bool read; /* what follows is known */
    struct act_question asks, replaces;
    struct reused_dice dice;
    struct roster *basis; /* in the arena */
    struct hash basis_hash;
};

static enum dice_kind dice_of(const struct job *job, const struct protocol *protocol)
{
    if (job->ruled.correcting->wanted == CORRECTION_REUSED_DICE)
        return DICE_KIND_REUSED;
    if (job->ruled.intent.declared)
        return DICE_KIND_DECLARED;
    return protocol->mode == MODE_UNSEALED ? DICE_KIND_SYSTEM : DICE_KIND_SEALED;
}

/* Two-sided dice are asked for as any others. */
static bool is_asked_for(const struct job *job)
{
    return job->session->two_sided && job->ruled.correcting->wanted != CORRECTION_REUSED_DICE &&
           !job->ruled.intent.declared;
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
    act.ruling.from = act.ruling.dice == DICE_KIND_REUSED ? correcting->target : 0;
    act.ruling.corrects = correcting->target;
    act.ruling.decision = correcting->decision;
    act.ruling.subject.asks = asks;
    act.ruling.subject.replaces = replaces;
    return act;
}

/* The roster that the ruling met. The protocol is locked, and the fold of units with it. */
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

/* What the units knew then. False after refusing. */
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

/* Reads what is replaced: its question, to compare, and its dice, to keep. It is judged again with what is known now.
 */
static enum basis correction_take_basis(struct job *job, const struct store_entry *entry)
{
    struct entry act;
    struct correcting *correcting = job->ruled.correcting;
    const struct intent *intent = &job->ruled.intent;
    if (!units_bind(job))
        return BASIS_REFUSED;
    if (!entry_parse(job->arena, entry->bytes, entry->length, &act) || !entry_is_ruling(act.kind) ||
        !reused_dice_read(job->arena, &act.ruling, &correcting->dice) ||
        !question_hash(intent->ruleset, intent->step, &job->ruled.ruling.question, &correcting->asks))
        return BASIS_DAMAGED;
    correcting->replaces = *act.ruling.subject.asks;
    correcting->read = true;
    return BASIS_JUDGE_AGAIN;
}

/* False after refusing: the dice that fell do not fit. */
static bool resolve_reused(struct job *job)
{
    if (job->ruled.intent.declared)
        violation_add(job->violations, ERROR_CONFLICTING_FIELDS, "/dice", "the decision reuses the dice of the ruling");
    else if (ruling_make_reused(&job->ruled.ruling, &job->ruled.correcting->dice, job->violations))
        return true;
    job_refuse_violations(job);
    return false;
}

static const struct action asked_correction;

static bool correction_prepare(struct job *job)
{
    const struct correcting *correcting = job->ruled.correcting;
    bool reuses = correcting->wanted == CORRECTION_REUSED_DICE;
    if (!units_bind(job))
        return false;
    job->ruled.grounds = (struct entry_ruling){
        .corrects = correcting->target, .decision = correcting->decision, .from = reuses ? correcting->target : 0};
    if (reuses && !resolve_reused(job))
        return false;
    if (!is_asked_for(job))
        return true;
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
/* Of a two-sided session: the same as a question, which waits for its dice. */
static const struct action asked_correction = {.kind = ENTRY_ASKED,
                                               .judged = true,
                                               .judge = correction_judge,
                                               .basis = correction_basis,
                                               .take_basis = correction_take_basis,
                                               .prepare = correction_prepare,
                                               .write = question_write};

enum job_state game_correct(struct job *job, int64_t decision)
{
    struct correcting *correcting = job_take(job, sizeof *correcting);
    if (!correcting || !job_cache(job) || !ruling_ready(job))
        return JOB_DONE;
    correcting->decision = decision;
    job->ruled.correcting = correcting;
    return append_start(job, &correction, job->ruled.intent.last_checkpoint);
}
