/* Two-sided dice: commitments made before questions, the question as an entry of its own, the revealed nonces, and
 * the ruling, which is appended together with the last nonce. */
#include "game/question.h"
#include "game/refusal_words.h"
#include "game/ruling.h"
#include "referee/acts.h"
#include "referee/entry_read.h"
#include "referee/reused_dice.h"
#include <string.h>

/* Commitments. */

/* A chain that was begun meanwhile is a different one. */
static enum objection committed_judge(struct job *job, const struct protocol *protocol)
{
    struct entry entry = entry_begin(job, protocol, ENTRY_COMMITTED);
    enum objection objection = protocol_check(protocol, &entry);
    if (!objection && !hash_equal(&job->append.act->anchor, &protocol->anchor))
        return OBJECTION_COMMITMENTS;
    return objection ? objection : protocol_signature(protocol, &entry);
}

enum job_state game_commit(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_COMMITTED, .judged = true, .judge = committed_judge};
    return append_act(job, &action, act);
}

/* The question. */

struct entry question_act(const struct job *job, const struct protocol *protocol)
{
    const struct intent *intent = &job->ruled.intent;
    struct entry act = entry_begin(job, protocol, ENTRY_ASKED);
    act.signature = intent->signature;
    act.asked.body = intent->body;
    act.asked.link = (uint64_t)intent->place.link;
    act.asked.index = (uint64_t)intent->place.index;
    return act;
}

enum objection question_judge(const struct protocol *protocol, const struct entry *act)
{
    enum objection objection = protocol_check(protocol, act);
    if (objection && objection != OBJECTION_CHAIN_SPENT)
        return objection;
    return protocol_signature(protocol, act); /* if the chain is spent, the append begins the next one */
}

static enum objection asked_judge(struct job *job, const struct protocol *protocol)
{
    const struct entry act = question_act(job, protocol);
    return question_judge(protocol, &act);
}

bool question_write(struct job *job, struct ledger_end *end)
{
    const struct ruled *ruled = &job->ruled;
    const struct intent *intent = &ruled->intent;
    const struct session_state *state = end->state;
    const struct roster *roster;
    if (!state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (session_state_is_spent(state))
        return append_wait_for_chain(job, OBSTACLE_CHAIN_SPENT, state->chain + 1, state->spent);
    if (!ruling_bind(job, end, &roster) || !ruling_fits_phase(job, state, roster))
        return false;
    struct ruling ruling = ruled->ruling;
    ruling.question = ruled->binding.question;
    job->append.entry.signature = intent->signature;
    job->append.entry.asked = (struct entry_asked){.body = intent->body,
                                                   .link = state->spent + 1,
                                                   .index = (uint64_t)intent->place.index,
                                                   .corrects = ruled->grounds.corrects,
                                                   .decision = ruled->grounds.decision};
    if (roster)
        job->append.entry.asked.units = ruled->binding.units->stated;
    entry_question_set(&job->append.entry.asked.subject, &ruling);
    entry_write(end->out, &job->append.entry);
    return true;
}

const struct action question_action = {
    .kind = ENTRY_ASKED, .judged = true, .judge = asked_judge, .write = question_write};

bool question_may_be_asked(struct job *job)
{
    const struct intent *intent = &job->ruled.intent;
    if (strcmp(job->seat->role, seat_role_name(SEAT_PLAYER)) != 0) {
        job_refuse(job, ERROR_NOT_ALLOWED,
                   "in two-sided mode only the two players ask for sealed dice; for those of a correction, too");
        return false;
    }
    if (!intent->placed)
        violation_add(job->violations, ERROR_MISSING_FIELD, "/place",
                      "is required from a player who asks in two-sided mode");
    if (!intent->signature.bytes)
        violation_add(job->violations, ERROR_MISSING_FIELD, "/signature",
                      "is required from a player who asks in two-sided mode");
    if (job->violations->count)
        job_refuse_violations(job);
    return job->violations->count == 0;
}

/* The ruling of an open question. */

static struct nonce nonce_copy(struct open_ruling *open, size_t place, const struct nonce *nonce)
{
    memcpy(open->names[place], nonce->seat, strlen(nonce->seat) + 1);
    memcpy(open->bytes[place], nonce->bytes, nonce->length);
    return (struct nonce){open->names[place], open->bytes[place], nonce->length};
}

static struct nonces nonces_copy(struct open_ruling *open, const struct nonces *nonces)
{
    for (size_t i = 0; i < nonces->count; i++)
        open->list[i] = nonce_copy(open, i, &nonces->list[i]);
    return (struct nonces){open->list, nonces->count};
}

/* Adds the last nonce to the one that is there, in the order of their seats' names. */
static void roll_add(struct nonces *roll, struct nonce list[PROTOCOL_PARTIES], const char *who,
                     const struct nonce_already_given *last)
{
    bool before = roll->count && strcmp(who, list[0].seat) < 0;
    if (before)
        list[1] = list[0];
    list[before ? 0 : roll->count] = (struct nonce){who, last->bytes, last->length};
    roll->count++;
}

/* The roster that the corrected ruling used. The protocol is locked, and the fold of units with it. */
static void basis_take(struct job *job, const struct protocol *protocol)
{
    const struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    struct roster *basis = cache ? arena_take(job->arena, sizeof *basis) : NULL;
    if (basis)
        job->ruled.basis_hash = session_cache_roster_before(cache, job->ruleset->units, protocol->question.corrects,
                                                            protocol->next - 1, basis);
    job->ruled.basis = basis; /* NULL: ruling_bind declines */
}

/* Stores what the ruling depends on. With the nonce that this party reveals now; NULL: without nonces. */
static void open_ruling_take(struct job *job, const struct protocol *protocol, const char *who,
                             const struct nonce_already_given *last)
{
    struct nonce shown[PROTOCOL_PARTIES];
    struct nonces roll = last ? protocol_roll(protocol, shown) : (struct nonces){0};
    struct open_ruling *open = job->ruled.open;
    if (last)
        roll_add(&roll, shown, who, last);
    if (open->question != protocol->question.seq) {
        open->read = false;
        job->ruled.reused = NULL;
    }
    open->question = protocol->question.seq;
    memcpy(open->seat, protocol->seats[protocol->question.seat].name, sizeof open->seat);
    open->roll = last ? nonces_copy(open, &roll) : roll;
    if (protocol->question.corrects && protocol->question.named_count)
        basis_take(job, protocol);
    job->ruled.grounds = (struct entry_ruling){.roll = open->roll,
                                               .question = open->question,
                                               .corrects = protocol->question.corrects,
                                               .decision = protocol->question.decision,
                                               .from = protocol->question.corrects};
}

/* Reads the question from the record, unless it was read or no ruling follows; and then what it corrects. */
static int64_t open_basis(const struct job *job)
{
    const struct open_ruling *open = job->ruled.open;
    if (!open->question || !open->read)
        return open->question;
    return job->ruled.reused ? 0 : job->ruled.grounds.corrects;
}

/* The dice that a correction reuses. */
static enum basis reused_take(struct job *job, const struct entry *replaced)
{
    struct reused_dice *reused = arena_take(job->arena, sizeof *reused);
    if (!reused || !entry_is_ruling(replaced->kind) || !reused_dice_read(job->arena, &replaced->ruling, reused))
        return BASIS_DAMAGED;
    job->ruled.reused = reused;
    return BASIS_TAKEN;
}

/* Agreed dice are tried at the end of the ledger, like a ruling with declared dice that names units. */
static void declared_take(struct job *job)
{
    const struct entry_faces *faces = &job->append.act->entry.declared_agreed.faces;
    job->ruled.intent.declared = true;
    job->ruled.intent.faces = (struct dice_declared){.faces = faces->list, .count = faces->count};
}

/* It is answered by the session's options. */
static enum basis open_take_basis(struct job *job, const struct store_entry *entry)
{
    struct ruled *ruled = &job->ruled;
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    struct violations *violations = arena_take(job->arena, sizeof *violations);
    struct entry asked;
    if (!cache || !violations)
        return BASIS_DAMAGED;
    violations_start(violations);
    if (!entry_parse(job->arena, entry->bytes, entry->length, &asked))
        return BASIS_DAMAGED;
    if (ruled->open->read)
        return reused_take(job, &asked);
    if (asked.kind != ENTRY_ASKED || question_read(job->arena, &asked.asked.subject, &asked.asked.units, cache->options,
                                                   &ruled->intent, violations) != READING_DONE)
        return BASIS_DAMAGED;
    ruled->intent.declared = false;
    if (asked.asked.units.named) {
        ruled->intent.units =
            named_units_recorded(job->arena, ruled->intent.step, &asked.asked.units, ruled->intent.question.input);
        if (!ruled->intent.units)
            return BASIS_DAMAGED;
    }
    ruled->open->read = ruling_ready(job);
    if (!ruled->open->read)
        return BASIS_DAMAGED;
    if (ruled->open->declared)
        declared_take(job);
    return ruled->grounds.corrects ? BASIS_JUDGE_AGAIN : BASIS_TAKEN; /* what it corrects is read next */
}

/* Revealing. */

/* Whether no other party has to reveal. */
static bool is_the_last(const struct protocol *protocol, const char *who)
{
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        if (protocol_awaits(protocol, party) && strcmp(protocol->seats[party->seat].name, who) != 0)
            return false;
    }
    return true;
}

/* The ruling is appended together with the last nonce. */
static enum objection reveal_judge(struct job *job, const struct protocol *protocol)
{
    static const struct action ruling = {.kind = ENTRY_RULING, .write = ruling_write};
    static const struct action correction = {.kind = ENTRY_CORRECTION, .write = ruling_write};
    struct append *append = &job->append;
    struct entry act = entry_begin(job, protocol, ENTRY_REVEALED);
    enum objection objection = entry_judge(protocol, &act);
    append->second = NULL;
    if (objection || !is_the_last(protocol, act.seat))
        return objection;
    open_ruling_take(job, protocol, act.seat, &act.revealed.nonce);
    append->second = protocol->question.corrects ? &correction : &ruling;
    append->second_seat = job->ruled.open->seat;
    return OBJECTION_NONE;
}

enum job_state game_reveal(struct job *job, int64_t question, struct act *act)
{
    static const struct action action = {.kind = ENTRY_REVEALED,
                                         .judged = true,
                                         .judge = reveal_judge,
                                         .basis = open_basis,
                                         .take_basis = open_take_basis};
    job->ruled.open = job_take(job, sizeof *job->ruled.open);
    if (!job->ruled.open)
        return JOB_DONE;
    act->entry.revealed.question = job->append.about = question;
    return append_act(job, &action, act);
}

/* The entry ends the open question, and its link is spent without dice. */
static bool link_end(struct job *job, struct ledger_end *end)
{
    if (job->append.ends_link && end->state)
        end->state->spent = job->append.ends_link;
    return true;
}

/* Declared dice. */

/* When both have agreed to the same dice, the ruling follows in the same append, and the link is spent. */
static enum objection declared_judge(struct job *job, const struct protocol *protocol)
{
    static const struct action ruling = {.kind = ENTRY_RULING, .write = ruling_write};
    static const struct action correction = {.kind = ENTRY_CORRECTION, .write = ruling_write};
    struct append *append = &job->append;
    struct entry act = entry_begin(job, protocol, ENTRY_DECLARED_AGREED);
    enum objection objection = entry_judge(protocol, &act);
    append->second = NULL;
    append->ends_link = 0;
    if (objection)
        return objection;
    open_ruling_take(job, protocol, act.seat, NULL);
    if (!protocol_declares_last(protocol, act.seat, &act.declared_agreed.faces))
        return OBJECTION_NONE;
    append->second = protocol->question.corrects ? &correction : &ruling;
    append->second_seat = job->ruled.open->seat;
    append->ends_link = protocol->question.link;
    return OBJECTION_NONE;
}

/* An agreement to dice that do not answer the question is refused. */
static bool declared_write(struct job *job, struct ledger_end *end)
{
    if (!job->append.second && !ruling_try(job, end))
        return false;
    entry_write(end->out, &job->append.entry);
    return link_end(job, end);
}

enum job_state game_agree_declared(struct job *job, int64_t question, struct act *act)
{
    static const struct action action = {.kind = ENTRY_DECLARED_AGREED,
                                         .judged = true,
                                         .judge = declared_judge,
                                         .basis = open_basis,
                                         .take_basis = open_take_basis,
                                         .write = declared_write};
    job->ruled.open = job_take(job, sizeof *job->ruled.open);
    if (!job->ruled.open)
        return JOB_DONE;
    job->ruled.open->declared = true;
    act->entry.declared_agreed.question = job->append.about = question;
    return append_act(job, &action, act);
}

/* Giving up. */

/* When both have given it up, its link is spent. */
static enum objection give_up_judge(struct job *job, const struct protocol *protocol)
{
    struct entry act = entry_begin(job, protocol, ENTRY_GAVE_UP);
    job->append.ends_link = protocol_gives_up_last(protocol, act.seat) ? protocol->question.link : 0;
    return entry_judge(protocol, &act);
}

enum job_state game_give_up(struct job *job, int64_t question, struct act *act)
{
    static const struct action action = {
        .kind = ENTRY_GAVE_UP, .judged = true, .judge = give_up_judge, .admit = link_end};
    act->entry.gave_up.question = job->append.about = question;
    return append_act(job, &action, act);
}
