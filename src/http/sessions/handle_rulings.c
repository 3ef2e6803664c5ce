/* What is appended by those who play: rulings, nonces, and the entry that closes the session. The handler validates;
 * resolving happens in the append, in the session's order (store.h). */
#include "append.h"
#include "operation.h"
#include "problem.h"
#include "questions.h"
#include "requests.h"
#include "ruling_units.h"
#include "table_top.h"

/* Why a chain is not at hand, or the ruling as it is made with it. */
static bool ruling_make_in(struct exchange *exchange, struct session_state *state)
{
    struct appending *appending = &exchange->appending;
    const struct answering *answering = exchange->answering;
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    struct kept_chain *chain = kept ? kept_chain(kept, state->chain) : NULL;
    switch (ruling_make_sealed(&exchange->ruling, &exchange->intent, state, &exchange->session_id,
                               chain ? &chain->chain : NULL, answering ? &answering->nonces : NULL, &appending->spent,
                               exchange->violations)) {
    case SEALING_DONE:
        return true;
    case SEALING_WANTS_CHAIN:
        return append_refuse_chain(exchange, REFUSAL_NO_CHAIN, state->chain, state->chain_from);
    case SEALING_WANTS_REKEY:
        return append_refuse_chain(exchange, REFUSAL_SPENT, state->chain + 1, state->spent);
    case SEALING_FAILED:
        return false;
    }
    return false;
}

bool ruling_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    struct appending *appending = &exchange->appending;
    struct entry_ruling *grounds = &appending->grounds;
    const struct roster *roster;
    appending->spent = (struct link_spent){0};
    if (!units_settle(exchange, state, &roster))
        return false;
    bool made = grounds->from ? true /* resolved already: its dice are known */
                : state       ? ruling_make_in(exchange, state)
                              : ruling_make(&exchange->ruling, &exchange->intent, &exchange->service->writer_dice,
                                            exchange->violations);
    if (!made)
        return false;
    grounds->link = appending->spent.link;
    grounds->secret = appending->spent.link ? &appending->spent.secret : NULL;
    if (!units_affect(exchange, roster))
        return false;
    exchange->entry.ruling = *grounds;
    entry_ruling_set(&exchange->entry.ruling, &exchange->ruling);
    entry_write(out, &exchange->entry);
    units_follow(exchange, state, out, roster);
    return true;
}

void ruling_answer(struct exchange *exchange)
{
    bool sealed = exchange->appending.sealed;
    struct tree_head tree;
    if (sealed)
        tree = tree_head_of(&exchange->appending.tree);
    writer_reset(&exchange->out);
    answer_write_recorded(&exchange->out, &exchange->entry, sealed ? &tree : NULL);
    append_headers(exchange, exchange->entry.seq);
    reply_out(exchange, 201);
}

/* Writes nothing: the key was not used before, so that the question is what it seems. */
static bool refused_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    (void)state, (void)out;
    *exchange->violations = *(const struct violations *)exchange->request_data;
    return false;
}

/* Looks for the entry of the same key before the violations are answered: what the units knew when the question was
 * asked first they may not know any more. */
static void question_look_for(struct exchange *exchange)
{
    struct violations *found = arena_take(&exchange->arena, sizeof *found);
    if (!found) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    *found = *exchange->violations;
    exchange->request_data = found;
    exchange->appending = (struct appending){
        .kind = ENTRY_RULING, .seat = exchange->seat->name, .write = refused_write, .answer = append_reply};
    append_start(exchange);
}

/* False, always. A question that names units is held against the roster that this process knows: what is wrong with it
 * counts only after the roster was read from the record, where another process may have written, or a correction. */
static bool question_refuse(struct exchange *exchange)
{
    bool named = exchange->roster && units_are_named(exchange);
    if (named && !exchange->roster_is_afresh)
        roster_need(exchange, true, exchange->roster_came);
    else if (named && exchange->request.idempotency_key)
        question_look_for(exchange);
    else
        problem_violations(exchange);
    return false;
}

bool question_decode(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    struct violations *violations = kept ? exchange_violations(exchange) : NULL;
    struct intent *intent = &exchange->intent;
    if (!kept)
        problem(exchange, ERROR_INTERNAL, NULL);
    if (!violations)
        return false;
    const struct table_top table = {.ruleset = exchange->ruleset,
                                    .options = kept->options,
                                    .roster = exchange->roster ? &exchange->roster->roster : NULL};
    if (intent_decode_recorded(&exchange->arena, &table, body->at, body->used, intent, violations) && intent->reveals &&
        (intent->declared || !exchange->session->both))
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/reveal",
                      "is for mode both and dice that are not declared");
    if (violations->count)
        return question_refuse(exchange);
    if (!ruling_prepare(&exchange->arena, intent, &exchange->ruling)) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return false;
    }
    /* Declared dice are tried here, so that a wrong one is never queued. */
    if (intent->declared && !ruling_make(&exchange->ruling, intent, exchange->dice, violations))
        return question_refuse(exchange);
    return true;
}

static void record_again(struct exchange *exchange);

static void record_by(struct exchange *exchange, void (*again)(struct exchange *exchange))
{
    const struct intent *intent = &exchange->intent;
    if (!question_decode(exchange))
        return;
    if (intent->casting && exchange->session->both) {
        problem(exchange, ERROR_UNITS_NOT_HERE, "in mode both questions wait for nonces while the table moves on");
        return;
    }
    exchange->appending = (struct appending){.kind = ENTRY_RULING,
                                             .seat = exchange->seat->name,
                                             .step = intent->step->name,
                                             .seen = intent->seen,
                                             .write = ruling_write,
                                             .answer = ruling_answer,
                                             .decode_again = intent->casting ? again : NULL};
    if (exchange->session->both && !intent->declared)
        question_ask(exchange);
    else
        append_start(exchange);
}

static void record(struct exchange *exchange)
{
    record_by(exchange, record_again);
}

static void record_again(struct exchange *exchange)
{
    record_by(exchange, NULL);
}

void handle_record(struct exchange *exchange)
{
    if (units_are_named(exchange))
        roster_need(exchange, false, record);
    else
        record(exchange);
}

static bool nonce_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct nonce_request *request = exchange->request_data;
    struct session_seat *seat = state ? session_state_seat(state, exchange->append.seat) : NULL;
    if (!state)
        return append_refuse(exchange, ERROR_SESSION_NOT_SEALED);
    if (!seat)
        return append_refuse(exchange, ERROR_RECORD_DAMAGED);
    if (seat->nonce_length)
        return append_refuse(exchange, ERROR_NONCE_GIVEN);
    session_seat_give(seat, request->nonce_bytes, request->nonce_length);
    exchange->entry.nonce = (struct nonce_given){request->nonce_bytes, request->nonce_length};
    entry_write(out, &exchange->entry);
    return true;
}

void handle_nonce(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct violations *violations = exchange_violations(exchange);
    if (!violations)
        return;
    struct nonce_request *request = nonce_decode(&exchange->arena, body->at, body->used, violations);
    if (!request) {
        problem_violations(exchange);
        return;
    }
    exchange->request_data = request;
    exchange->appending = (struct appending){.kind = ENTRY_NONCE,
                                             .seat = exchange->seat->name,
                                             .seen = request->seen_head,
                                             .write = nonce_write,
                                             .answer = append_reply};
    append_start(exchange);
}

static bool closing_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct close_request *request = exchange->request_data;
    (void)state;
    exchange->entry.closed.words = request->words[0] ? request->words : NULL;
    entry_write(out, &exchange->entry);
    return true;
}

/* In mode both it must wait for an open question. */
static enum objection closing_decide(struct exchange *exchange, const struct protocol *protocol)
{
    struct entry act = act_begin(exchange, protocol, ENTRY_CLOSED);
    return protocol_check(protocol, &act);
}

void handle_close(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct violations *violations = exchange_violations(exchange);
    if (!violations)
        return;
    struct close_request *request = close_decode(&exchange->arena, body->at, body->used, violations);
    if (!request) {
        problem_violations(exchange);
        return;
    }
    exchange->request_data = request;
    exchange->appending = (struct appending){.kind = ENTRY_CLOSED,
                                             .seat = exchange->seat->name,
                                             .seen = request->seen_head,
                                             .write = closing_write,
                                             .answer = append_reply,
                                             .decide = closing_decide};
    if (exchange->session->both)
        act_start(exchange);
    else
        append_start(exchange);
}
