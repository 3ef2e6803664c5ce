/* What is appended by those who play: rulings, nonces, and the entry that closes the session. The handler validates;
 * resolving happens in the append, in the session's order (store.h). */
#include "append.h"
#include "operation.h"
#include "problem.h"
#include "questions.h"
#include "requests.h"
#include "ruling_units.h"

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
    struct grounds *grounds = &appending->grounds;
    const struct roster *roster;
    appending->spent = (struct link_spent){0};
    if (!units_bind(exchange, state, &roster))
        return false;
    bool made = grounds->kept_from ? true /* resolved already: its dice are known */
                : state            ? ruling_make_in(exchange, state)
                                   : ruling_make(&exchange->ruling, &exchange->intent, &exchange->service->writer_dice,
                                                 exchange->violations);
    if (!made)
        return false;
    grounds->link = appending->spent.link;
    grounds->secret = appending->spent.link ? &appending->spent.secret : NULL;
    if (!units_affect(exchange, roster))
        return false;
    entry_write_ruling_on(out, &exchange->envelope, &exchange->ruling, grounds);
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
    instant_write(exchange->envelope.at, exchange->at);
    answer_write_recorded(&exchange->out, &exchange->envelope, exchange->at, &exchange->ruling,
                          &exchange->appending.grounds, sealed ? &tree : NULL);
    append_headers(exchange, exchange->envelope.seq);
    reply_out(exchange, 201);
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
    if (intent_decode_recorded(&exchange->arena, exchange->ruleset, kept->options, body->at, body->used, intent,
                               violations) &&
        intent->reveals && (intent->declared || !exchange->session->both))
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/reveal",
                      "is for mode both and dice that are not declared");
    if (violations->count) {
        problem_violations(exchange);
        return false;
    }
    if (!binding_start(&exchange->binding, &exchange->arena, intent) ||
        !ruling_prepare(&exchange->arena, intent, &exchange->ruling)) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return false;
    }
    exchange->ruling.question = exchange->binding.question;
    /* Declared dice are tried here, so that a wrong one is never queued; where units are named the question is not
     * whole before it is bound to the roster at the head. */
    if (intent->declared && !intent->units && !ruling_make(&exchange->ruling, intent, exchange->dice, violations)) {
        problem_violations(exchange);
        return false;
    }
    return true;
}

void handle_record(struct exchange *exchange)
{
    const struct intent *intent = &exchange->intent;
    if (!question_decode(exchange))
        return;
    if (intent->units && exchange->session->both) {
        problem(exchange, ERROR_UNITS_NOT_HERE, "in mode both questions wait for nonces while the table moves on");
        return;
    }
    exchange->appending = (struct appending){.kind = "ruling",
                                             .seat = exchange->seat->name,
                                             .step = intent->step->name,
                                             .seen = intent->seen,
                                             .write = ruling_write,
                                             .answer = ruling_answer};
    if (exchange->session->both && !intent->declared)
        question_ask(exchange);
    else
        append_start(exchange);
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
    entry_write_nonce(out, &exchange->envelope, request->nonce_bytes, request->nonce_length);
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
    exchange->appending = (struct appending){.kind = "nonce",
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
    entry_write_closed(out, &exchange->envelope, request->words[0] ? request->words : NULL);
    return true;
}

/* In mode both it must wait for an open question. */
static enum objection closing_decide(struct exchange *exchange, const struct protocol *protocol)
{
    struct act act = act_begin(exchange, protocol, ACT_CLOSED);
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
    exchange->appending = (struct appending){.kind = "closed",
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
