/* A question is asked as an entry of its own; its answer is made from that entry, whoever brings the last nonce. */
#include "questions.h"
#include "entry_read.h"
#include "problem.h"
#include "table_top.h"
#include <string.h>

static bool asked_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct intent *intent = &exchange->intent;
    const struct entry_ruling *grounds = &exchange->appending.grounds;
    if (!state)
        return append_refuse(exchange, ERROR_SESSION_NOT_SEALED);
    if (session_state_is_spent(state))
        return append_refuse_chain(exchange, REFUSAL_SPENT, state->chain + 1, state->spent);
    if (!grounds->corrects && !phase_allows(intent->ruleset, state, intent->step))
        return append_refuse(exchange, ERROR_PHASE_OTHER);
    exchange->entry.asked = (struct entry_asked){.link = state->spent + 1,
                                                 .shown = intent->reveals,
                                                 .index = intent->reveal_index,
                                                 .nonce = {intent->reveal_nonce, intent->reveal_length},
                                                 .corrects = grounds->corrects,
                                                 .decision = grounds->decision};
    entry_question_set(&exchange->entry.asked.subject, &exchange->ruling);
    entry_write(out, &exchange->entry);
    return true;
}

/* 202: the ruling comes when the nonces are there. */
static void asked_answer(struct exchange *exchange)
{
    const struct tree_head tree = tree_head_of(&exchange->appending.tree);
    answer_add_tree(&exchange->out, &tree);
    append_headers(exchange, exchange->entry.seq);
    reply_out(exchange, 202);
}

static enum objection asked_decide(struct exchange *exchange, const struct protocol *protocol)
{
    const struct intent *intent = &exchange->intent;
    struct entry act = act_begin(exchange, protocol, ENTRY_ASKED);
    act.asked.link = protocol->used + 1;
    act.asked.shown = intent->reveals;
    act.asked.index = intent->reveal_index;
    act.asked.nonce = (struct nonce_given){intent->reveal_nonce, intent->reveal_length};
    act.asked.corrects = exchange->appending.grounds.corrects;
    act.asked.decision = exchange->appending.grounds.decision;
    enum objection objection = protocol_check(protocol, &act);
    return objection == OBJECTION_CHAIN_SPENT ? OBJECTION_NONE : objection; /* the append begins the next one */
}

/* A player who asks shows a nonce, and the umpire has none. */
static bool reveal_fits(struct exchange *exchange)
{
    bool player = strcmp(exchange->seat->role, seat_role_name(SEAT_PLAYER)) == 0;
    if (player == exchange->intent.reveals)
        return true;
    if (player)
        violation_add(exchange->violations, ERROR_MISSING_FIELD, "/reveal",
                      "is required of a player who asks in mode both");
    else
        violation_add(exchange->violations, ERROR_CONFLICTING_FIELDS, "/reveal",
                      "is for players: the umpire has no nonce");
    problem_violations(exchange);
    return false;
}

void question_ask(struct exchange *exchange)
{
    struct appending *appending = &exchange->appending;
    if (!reveal_fits(exchange))
        return;
    appending->kind = ENTRY_ASKED;
    appending->step = NULL;
    appending->write = asked_write;
    appending->answer = asked_answer;
    if (appending->decide) { /* a correction, which is decided about already */
        append_start(exchange);
        return;
    }
    appending->decide = asked_decide;
    act_start(exchange);
}

static struct nonce nonce_copy(struct answering *answering, size_t place, const struct nonce *nonce)
{
    memcpy(answering->names[place], nonce->seat, strlen(nonce->seat) + 1);
    memcpy(answering->bytes[place], nonce->bytes, nonce->length);
    return (struct nonce){answering->names[place], answering->bytes[place], nonce->length};
}

static struct nonces nonces_copy(struct answering *answering, size_t place, const struct nonces *nonces)
{
    for (size_t i = 0; i < nonces->count; i++)
        answering->lists[place + i] = nonce_copy(answering, place + i, &nonces->list[i]);
    return (struct nonces){&answering->lists[place], nonces->count};
}

/* Puts the last nonce beside the one that is there, by the names of their seats. */
static void roll_add(struct nonces *roll, struct nonce list[PROTOCOL_PARTIES], const char *who,
                     const struct nonce_given *last)
{
    bool before = roll->count && strcmp(who, list[0].seat) < 0;
    if (before)
        list[1] = list[0];
    list[before ? 0 : roll->count] = (struct nonce){who, last->bytes, last->length};
    roll->count++;
}

void answering_take(struct exchange *exchange, const struct protocol *protocol, const char *who,
                    const struct nonce_given *last)
{
    struct nonce seats[PROTOCOL_SEATS_MAX], shown[PROTOCOL_PARTIES];
    struct nonces counting = protocol_nonces(protocol, protocol->question.seq, seats);
    struct nonces roll = protocol_roll(protocol, shown);
    struct answering *answering = exchange->answering;
    if (last)
        roll_add(&roll, shown, who, last);
    answering->read = answering->read && answering->question == protocol->question.seq;
    answering->question = protocol->question.seq;
    memcpy(answering->seat, protocol->seats[protocol->question.seat].name, sizeof answering->seat);
    answering->nonces.seats = nonces_copy(answering, 0, &counting);
    answering->nonces.roll = nonces_copy(answering, PROTOCOL_SEATS_MAX, &roll);
    exchange->appending.grounds = (struct entry_ruling){.roll = answering->nonces.roll,
                                                        .question = answering->question,
                                                        .corrects = protocol->question.corrects,
                                                        .decision = protocol->question.decision};
}

/* The question as it was recorded: it is answered under the options of the session. */
static bool asked_read(struct exchange *exchange, const struct store_entry *entry)
{
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    struct violations *violations = arena_take(&exchange->arena, sizeof *violations);
    struct entry asked;
    if (!kept || !violations)
        return false;
    violations_start(violations);
    bool read = entry_parse(&exchange->arena, entry->bytes, entry->length, &asked) && asked.kind == ENTRY_ASKED &&
                question_read(&exchange->arena, &asked.asked.subject, kept->options, &exchange->intent, violations) ==
                    READING_DONE;
    exchange->intent.declared = false;
    return read && ruling_prepare(&exchange->arena, &exchange->intent, &exchange->ruling);
}

static void asked_came(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    if (!asked_read(exchange, &read->entries[0])) {
        problem(exchange, ERROR_RECORD_DAMAGED, NULL);
        return;
    }
    exchange->answering->read = true;
    answering_prepare(exchange);
}

void answering_prepare(struct exchange *exchange)
{
    const struct answering *answering = exchange->answering;
    if (answering->question && !answering->read) {
        exchange->read =
            (struct store_read){.query = STORE_GET_ENTRY, .session = exchange->session_id, .seq = answering->question};
        exchange_read(exchange, asked_came);
        return;
    }
    if (exchange->appending.write_also)
        exchange->also.step = exchange->intent.step->name;
    else if (answering->question)
        exchange->appending.step = exchange->intent.step->name;
    append_start(exchange);
}
