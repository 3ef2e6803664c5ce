/* Two-sided dice: commitments ahead of questions, the question as an entry of its own, the nonces that are shown for
 * it, and the ruling, which whoever brings the last nonce brings with it. */
#include "question.h"
#include "act_requests.h"
#include "entry_read.h"
#include "ruling.h"
#include <string.h>

/* Commitments. */

static void committed_say(const struct job *job, struct entry *entry)
{
    const struct commitments_request *request = job->append.request;
    entry->committed = (struct entry_committed){
        .first = (uint64_t)request->first, .commitments = request->hashes, .count = (size_t)request->count};
}

enum job_state game_commit(struct job *job, const struct commitments_request *request)
{
    static const struct action action = {.kind = ENTRY_COMMITTED, .judged = true, .say = committed_say};
    job->append.request = request;
    return append_start(job, &action, request->last_checkpoint_head);
}

/* The question. */

static enum objection asked_judge(struct job *job, const struct protocol *protocol)
{
    const struct ruled *ruled = &job->ruled;
    struct entry act = entry_begin(job, protocol, ENTRY_ASKED);
    act.asked.link = protocol->used + 1;
    act.asked.shown = ruled->intent.reveals;
    act.asked.index = ruled->intent.reveal_index;
    act.asked.nonce = (struct nonce_already_given){ruled->intent.reveal_nonce, ruled->intent.reveal_length};
    enum objection objection = protocol_check(protocol, &act);
    return objection == OBJECTION_CHAIN_SPENT ? OBJECTION_NONE : objection; /* the append begins the next one */
}

bool question_write(struct job *job, struct ledger_end *end)
{
    const struct ruled *ruled = &job->ruled;
    const struct intent *intent = &ruled->intent;
    const struct session_state *state = end->state;
    if (!state)
        return append_decline(job, ERROR_SESSION_NOT_SEALED, NULL);
    if (session_state_is_spent(state))
        return append_wait_for_chain(job, OBSTACLE_CHAIN_SPENT, state->chain + 1, state->spent);
    if (!ruled->grounds.corrects && !phase_allows(job->ruleset, state, intent->step))
        return append_decline(job, ERROR_WRONG_PHASE, NULL);
    job->append.entry.asked = (struct entry_asked){.link = state->spent + 1,
                                                   .shown = intent->reveals,
                                                   .index = intent->reveal_index,
                                                   .nonce = {intent->reveal_nonce, intent->reveal_length},
                                                   .corrects = ruled->grounds.corrects,
                                                   .decision = ruled->grounds.decision};
    entry_question_set(&job->append.entry.asked.subject, &ruled->ruling);
    entry_write(end->out, &job->append.entry);
    return true;
}

const struct action question_action = {
    .kind = ENTRY_ASKED, .judged = true, .judge = asked_judge, .write = question_write};

/* A player who asks shows a nonce, and the umpire has none. */
bool question_may_be_asked(struct job *job)
{
    bool player = strcmp(job->seat->role, seat_role_name(SEAT_PLAYER)) == 0;
    if (player == job->ruled.intent.reveals)
        return true;
    if (player)
        violation_add(job->violations, ERROR_MISSING_FIELD, "/reveal",
                      "is required from a player who asks in two-sided mode");
    else
        violation_add(job->violations, ERROR_CONFLICTING_FIELDS, "/reveal",
                      "is only for players: the umpire has no nonce");
    job_refuse_violations(job);
    return false;
}

/* The ruling of an open question. */

static struct nonce nonce_copy(struct open_ruling *open, size_t place, const struct nonce *nonce)
{
    memcpy(open->names[place], nonce->seat, strlen(nonce->seat) + 1);
    memcpy(open->bytes[place], nonce->bytes, nonce->length);
    return (struct nonce){open->names[place], open->bytes[place], nonce->length};
}

static struct nonces nonces_copy(struct open_ruling *open, size_t place, const struct nonces *nonces)
{
    for (size_t i = 0; i < nonces->count; i++)
        open->lists[place + i] = nonce_copy(open, place + i, &nonces->list[i]);
    return (struct nonces){&open->lists[place], nonces->count};
}

/* Puts the last nonce beside the one that is there, by the names of their seats. */
static void roll_add(struct nonces *roll, struct nonce list[PROTOCOL_PARTIES], const char *who,
                     const struct nonce_already_given *last)
{
    bool before = roll->count && strcmp(who, list[0].seat) < 0;
    if (before)
        list[1] = list[0];
    list[before ? 0 : roll->count] = (struct nonce){who, last->bytes, last->length};
    roll->count++;
}

/* Remembers what the ruling rests on. `last` NULL: what was shown; else with the nonce that this party shows now. */
static void open_ruling_take(struct job *job, const struct protocol *protocol, const char *who,
                             const struct nonce_already_given *last)
{
    struct nonce seats[PROTOCOL_SEATS_MAX], shown[PROTOCOL_PARTIES];
    struct nonces counting = protocol_nonces(protocol, protocol->question.seq, seats);
    struct nonces roll = protocol_roll(protocol, shown);
    struct open_ruling *open = job->ruled.open;
    if (last)
        roll_add(&roll, shown, who, last);
    open->read = open->read && open->question == protocol->question.seq;
    open->question = protocol->question.seq;
    memcpy(open->seat, protocol->seats[protocol->question.seat].name, sizeof open->seat);
    open->nonces.seats = nonces_copy(open, 0, &counting);
    open->nonces.roll = nonces_copy(open, PROTOCOL_SEATS_MAX, &roll);
    job->ruled.grounds = (struct entry_ruling){.roll = open->nonces.roll,
                                               .question = open->question,
                                               .corrects = protocol->question.corrects,
                                               .decision = protocol->question.decision};
}

/* The question is read from the record, unless that was done or no ruling follows. */
static int64_t open_basis(const struct job *job)
{
    const struct open_ruling *open = job->ruled.open;
    return open->question && !open->read ? open->question : 0;
}

/* It is answered under the options of the session. */
static enum basis open_take_basis(struct job *job, const struct store_entry *entry)
{
    struct ruled *ruled = &job->ruled;
    struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    struct violations *violations = arena_take(job->arena, sizeof *violations);
    struct entry asked;
    if (!cache || !violations)
        return BASIS_DAMAGED;
    violations_start(violations);
    if (!entry_parse(job->arena, entry->bytes, entry->length, &asked) || asked.kind != ENTRY_ASKED ||
        question_read(job->arena, &asked.asked.subject, cache->options, &ruled->intent, violations) != READING_DONE)
        return BASIS_DAMAGED;
    ruled->intent.declared = false;
    ruled->open->read = ruling_ready(job);
    return ruled->open->read ? BASIS_TAKEN : BASIS_DAMAGED;
}

/* Revealing. */

/* Whether nobody else is awaited. */
static bool is_the_last(const struct protocol *protocol, const char *who)
{
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        if (protocol_awaits(protocol, party) && strcmp(protocol->seats[party->seat].name, who) != 0)
            return false;
    }
    return true;
}

static void reveal_say(const struct job *job, struct entry *entry)
{
    const struct reveal_request *request = job->append.request;
    entry->revealed = (struct entry_revealed){.question = job->append.about,
                                              .index = (uint64_t)request->index,
                                              .nonce = {request->nonce_bytes, request->nonce_length}};
}

/* The last nonce brings the ruling with it, in the same append. */
static enum objection reveal_judge(struct job *job, const struct protocol *protocol)
{
    static const struct action ruling = {.kind = ENTRY_RULING, .write = ruling_write};
    static const struct action correction = {.kind = ENTRY_CORRECTION, .write = ruling_write};
    struct append *append = &job->append;
    struct entry act = entry_begin(job, protocol, ENTRY_REVEALED);
    reveal_say(job, &act);
    enum objection objection = protocol_check(protocol, &act);
    append->second = NULL;
    if (objection || !is_the_last(protocol, act.seat))
        return objection;
    open_ruling_take(job, protocol, act.seat, &act.revealed.nonce);
    append->second = protocol->question.corrects ? &correction : &ruling;
    append->second_seat = job->ruled.open->seat;
    return OBJECTION_NONE;
}

enum job_state game_reveal(struct job *job, int64_t question, const struct reveal_request *request)
{
    static const struct action action = {.kind = ENTRY_REVEALED,
                                         .judged = true,
                                         .say = reveal_say,
                                         .judge = reveal_judge,
                                         .basis = open_basis,
                                         .take_basis = open_take_basis};
    job->ruled.open = job_take(job, sizeof *job->ruled.open);
    if (!job->ruled.open)
        return JOB_DONE;
    job->append.request = request;
    job->append.about = question;
    return append_start(job, &action, request->last_checkpoint_head);
}

/* The ruling without a nonce that was withheld. */

static const struct action fallback_ruling, fallback_correction;

static enum objection fallback_judge(struct job *job, const struct protocol *protocol)
{
    bool corrects = protocol->question.corrects != 0;
    struct nonce list[PROTOCOL_PARTIES];
    struct entry act = entry_begin(job, protocol, corrects ? ENTRY_CORRECTION : ENTRY_RULING);
    act.ruling.dice = DICE_KIND_SEALED;
    act.ruling.link = protocol->question.link;
    act.ruling.question = job->append.about;
    act.ruling.roll = protocol_roll(protocol, list);
    act.ruling.fallback = true;
    act.ruling.corrects = protocol->question.corrects;
    act.ruling.decision = protocol->question.decision;
    enum objection objection = protocol_check(protocol, &act);
    if (objection)
        return objection;
    open_ruling_take(job, protocol, NULL, NULL);
    job->ruled.grounds.fallback = true;
    job->append.action = corrects ? &fallback_correction : &fallback_ruling;
    return OBJECTION_NONE;
}

static const struct action fallback_ruling = {.kind = ENTRY_RULING,
                                              .judged = true,
                                              .judge = fallback_judge,
                                              .basis = open_basis,
                                              .take_basis = open_take_basis,
                                              .write = ruling_write};
static const struct action fallback_correction = {.kind = ENTRY_CORRECTION,
                                                  .judged = true,
                                                  .judge = fallback_judge,
                                                  .basis = open_basis,
                                                  .take_basis = open_take_basis,
                                                  .write = ruling_write};

enum job_state game_fall_back(struct job *job, int64_t question, const struct fallback_request *request)
{
    job->ruled.open = job_take(job, sizeof *job->ruled.open);
    if (!job->ruled.open)
        return JOB_DONE;
    job->append.about = question;
    return append_start(job, &fallback_ruling, request->last_checkpoint_head);
}
