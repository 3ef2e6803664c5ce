/* Revoking a seat: by the umpire, or by itself when somebody leaves. The entry and what the store keeps of it are one
 * transaction; this process forgets the token as soon as that is certain. */
#include "act_requests.h"
#include "append.h"
#include "operation.h"
#include "problem.h"
#include <string.h>

struct revoking {
    const struct revocation_request *request;
    const char *who;
    uint64_t link; /* of an open question that ends with it; 0: none does */
};

/* A party takes the question with it that needs its nonce. */
static enum objection revoke_decide(struct exchange *exchange, const struct protocol *protocol)
{
    struct revoking *revoking = exchange->request_data;
    struct entry act = act_begin(exchange, protocol, ENTRY_REVOKED);
    act.revoked.who = revoking->who;
    bool ends = protocol->question.seq && protocol_party(protocol, revoking->who);
    revoking->link = ends ? protocol->question.link : 0;
    return protocol_check(protocol, &act);
}

static bool revoke_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct revoking *revoking = exchange->request_data;
    if (!state)
        return append_refuse(exchange, ERROR_SESSION_NOT_SEALED);
    if (!session_state_revoke(state, revoking->who))
        return append_refuse(exchange, ERROR_REVOKED_ALREADY);
    if (revoking->link)
        state->spent = revoking->link;
    exchange->entry.revoked.who = revoking->who;
    entry_write(out, &exchange->entry);
    return true;
}

static void revoked_answer(struct exchange *exchange)
{
    const struct revoking *revoking = exchange->request_data;
    store_session_revoke(exchange->service->store, exchange->session, revoking->who);
    append_reply(exchange);
}

static bool seat_is_there(const struct store_session *session, const char *name)
{
    for (int32_t i = 0; i < session->seat_count; i++)
        if (strcmp(session->seats[i].name, name) == 0)
            return true;
    return false;
}

static void revoke_start(struct exchange *exchange)
{
    const struct revoking *revoking = exchange->request_data;
    exchange->appending = (struct appending){.kind = ENTRY_REVOKED,
                                             .seat = exchange->seat->name,
                                             .revokes = revoking->who,
                                             .seen = revoking->request->seen_head,
                                             .decide = revoke_decide,
                                             .write = revoke_write,
                                             .answer = revoked_answer};
    act_start(exchange);
}

/* Somebody may have joined through another process a moment ago. */
static void seats_came(struct exchange *exchange)
{
    const struct revoking *revoking = exchange->request_data;
    enum store_result result = exchange->read.result;
    struct store_session *found = exchange->read.found;
    bool there = result == STORE_DONE && seat_is_there(found, revoking->who);
    if (result == STORE_DONE)
        store_session_free(found);
    if (result != STORE_DONE)
        problem_store(exchange, result);
    else if (!there)
        problem(exchange, ERROR_SEAT_UNKNOWN, NULL);
    else
        revoke_start(exchange);
}

void handle_revoke(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct revoking *revoking = arena_take_zero(&exchange->arena, sizeof *revoking);
    if (!exchange_violations(exchange))
        return;
    if (!revoking) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    revoking->who = exchange->path_values[1];
    revoking->request = revocation_decode(&exchange->arena, body->at, body->used, exchange->violations);
    exchange->request_data = revoking;
    if (!revoking->request)
        problem_violations(exchange);
    else if (strcmp(exchange->seat->role, seat_role_name(SEAT_UMPIRE)) == 0 &&
             strcmp(exchange->seat->name, revoking->who) == 0)
        problem(exchange, ERROR_NOT_ALLOWED, "the umpire's own seat is not revoked: close the game");
    else if (seat_is_there(exchange->session, revoking->who))
        revoke_start(exchange);
    else {
        exchange->read =
            (struct store_read){.query = STORE_FIND_SESSION, .session = exchange->session_id, .afresh = true};
        exchange_read(exchange, seats_came);
    }
}
