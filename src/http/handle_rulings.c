/* What is appended by those who play: rulings, nonces, and the entry that closes the session. The handler validates;
 * resolving happens in the append, in the session's order (store.h). */
#include "append.h"
#include "operation.h"
#include "problem.h"
#include "requests.h"

static bool refuse(struct exchange *exchange, enum umpire_error error)
{
    exchange->appending.error = error;
    return false;
}

/* The chain that is wanted stands in exchange->appending. */
static bool refuse_chain(struct exchange *exchange, enum refusal refusal, uint32_t number, uint64_t from)
{
    exchange->appending.refusal = refusal;
    exchange->appending.chain = number;
    exchange->appending.chain_from = from;
    return false;
}

static bool ruling_make_in(struct exchange *exchange, struct session_state *state)
{
    struct appending *appending = &exchange->appending;
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    struct kept_chain *chain = kept ? kept_chain(kept, state->chain) : NULL;
    switch (ruling_make_sealed(&exchange->ruling, &exchange->intent, state, &exchange->session_id,
                               chain ? &chain->chain : NULL, &appending->spent, exchange->violations)) {
    case SEALING_DONE:
        return true;
    case SEALING_WANTS_CHAIN:
        return refuse_chain(exchange, REFUSAL_NO_CHAIN, state->chain, state->chain_from);
    case SEALING_WANTS_REKEY:
        return refuse_chain(exchange, REFUSAL_SPENT, state->chain + 1, state->spent);
    case SEALING_FAILED:
        return false;
    }
    return false;
}

static struct grounds grounds_of(const struct exchange *exchange)
{
    const struct link_spent *spent = &exchange->appending.spent;
    return (struct grounds){.link = spent->link, .secret = spent->link ? &spent->secret : NULL};
}

static bool ruling_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    exchange->appending.spent = (struct link_spent){0};
    bool made = state ? ruling_make_in(exchange, state)
                      : ruling_make(&exchange->ruling, &exchange->intent, &exchange->service->writer_dice,
                                    exchange->violations);
    if (!made)
        return false;
    struct grounds grounds = grounds_of(exchange);
    entry_write_ruling_on(out, &exchange->envelope, &exchange->ruling, &grounds);
    return true;
}

static void ruling_answer(struct exchange *exchange)
{
    struct grounds grounds = grounds_of(exchange);
    writer_reset(&exchange->out);
    instant_write(exchange->envelope.at, exchange->at);
    answer_write_recorded(&exchange->out, &exchange->envelope, exchange->at, &exchange->ruling, &grounds,
                          exchange->appending.sealed ? &exchange->appending.tree : NULL);
    append_headers(exchange, exchange->envelope.seq);
    reply_out(exchange, 201);
}

void handle_record(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    struct violations *violations = kept ? exchange_violations(exchange) : NULL;
    struct intent *intent = &exchange->intent;
    if (!kept)
        problem(exchange, ERROR_INTERNAL, NULL);
    if (!violations)
        return;
    if (!intent_decode_recorded(&exchange->arena, exchange->ruleset, kept->options, body->at, body->used, intent,
                                violations)) {
        problem_violations(exchange);
        return;
    }
    if (!ruling_prepare(&exchange->arena, intent, &exchange->ruling)) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    /* Declared dice are tried here, so that a wrong one is never queued. */
    if (intent->declared && !ruling_make(&exchange->ruling, intent, exchange->dice, violations)) {
        problem_violations(exchange);
        return;
    }
    exchange->appending = (struct appending){.kind = "ruling",
                                             .seat = exchange->seat->name,
                                             .step = intent->step->name,
                                             .seen = intent->seen,
                                             .write = ruling_write,
                                             .answer = ruling_answer};
    append_start(exchange);
}

static bool nonce_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct nonce_request *request = exchange->request_data;
    struct session_seat *seat = state ? session_state_seat(state, exchange->append.seat) : NULL;
    if (!state)
        return refuse(exchange, ERROR_SESSION_NOT_SEALED);
    if (!seat)
        return refuse(exchange, ERROR_RECORD_DAMAGED);
    if (seat->nonce_length)
        return refuse(exchange, ERROR_NONCE_GIVEN);
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
                                             .answer = append_reply};
    append_start(exchange);
}
