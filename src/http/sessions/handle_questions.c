/* Mode both: commitments ahead of questions, the nonces that are shown for them, and the ruling without one that was
 * withheld. Asking itself is recording a ruling (handle_rulings.c). */
#include "act_requests.h"
#include "operation.h"
#include "problem.h"
#include "questions.h"
#include <string.h>

static bool committed_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct commitments_request *request = exchange->request_data;
    (void)state;
    exchange->entry.committed = (struct entry_committed){
        .first = (uint64_t)request->first, .commitments = request->hashes, .count = (size_t)request->count};
    entry_write(out, &exchange->entry);
    return true;
}

static enum objection committed_decide(struct exchange *exchange, const struct protocol *protocol)
{
    const struct commitments_request *request = exchange->request_data;
    struct entry act = act_begin(exchange, protocol, ENTRY_COMMITTED);
    act.committed.first = (uint64_t)request->first;
    act.committed.commitments = request->hashes;
    act.committed.count = (size_t)request->count;
    return protocol_check(protocol, &act);
}

void handle_commit(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct violations *violations = exchange_violations(exchange);
    if (!violations)
        return;
    struct commitments_request *request = commitments_decode(&exchange->arena, body->at, body->used, violations);
    if (!request) {
        problem_violations(exchange);
        return;
    }
    exchange->request_data = request;
    exchange->appending = (struct appending){.kind = ENTRY_COMMITTED,
                                             .seat = exchange->seat->name,
                                             .seen = request->seen_head,
                                             .write = committed_write,
                                             .answer = append_reply,
                                             .decide = committed_decide};
    act_start(exchange);
}

/* A nonce for the question that the path names. */
struct revealing {
    const struct reveal_request *request;
    int64_t question;
};

static bool revealed_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct revealing *revealing = exchange->request_data;
    const struct reveal_request *request = revealing->request;
    (void)state;
    exchange->entry.revealed = (struct entry_revealed){.question = revealing->question,
                                                       .index = (uint64_t)request->index,
                                                       .nonce = {request->nonce_bytes, request->nonce_length}};
    entry_write(out, &exchange->entry);
    return true;
}

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

/* The last nonce brings the ruling with it, in the same append. */
static enum objection revealed_decide(struct exchange *exchange, const struct protocol *protocol)
{
    const struct revealing *revealing = exchange->request_data;
    const struct reveal_request *request = revealing->request;
    struct entry act = act_begin(exchange, protocol, ENTRY_REVEALED);
    act.revealed.question = revealing->question;
    act.revealed.index = (uint64_t)request->index;
    act.revealed.nonce = (struct nonce_given){request->nonce_bytes, request->nonce_length};
    enum objection objection = protocol_check(protocol, &act);
    exchange->appending.write_also = NULL;
    if (objection || !is_the_last(protocol, act.seat))
        return objection;
    answering_take(exchange, protocol, act.seat, &act.revealed.nonce);
    exchange->appending.write_also = ruling_write;
    exchange->appending.also_kind = protocol->question.corrects ? ENTRY_CORRECTION : ENTRY_RULING;
    exchange->also = (struct store_append){.kind = entry_kind_name(exchange->appending.also_kind),
                                           .seat = exchange->answering->seat};
    return OBJECTION_NONE;
}

void handle_reveal(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct violations *violations = exchange_violations(exchange);
    struct revealing *revealing = arena_take_zero(&exchange->arena, sizeof *revealing);
    exchange->answering = arena_take_zero(&exchange->arena, sizeof *exchange->answering);
    if (!violations)
        return;
    if (!revealing || !exchange->answering) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    if (!entry_number(exchange, &revealing->question))
        return;
    revealing->request = reveal_decode(&exchange->arena, body->at, body->used, violations);
    if (!revealing->request) {
        problem_violations(exchange);
        return;
    }
    exchange->request_data = revealing;
    exchange->appending = (struct appending){.kind = ENTRY_REVEALED,
                                             .seat = exchange->seat->name,
                                             .seen = revealing->request->seen_head,
                                             .write = revealed_write,
                                             .answer = append_reply,
                                             .decide = revealed_decide,
                                             .prepare = answering_prepare};
    act_start(exchange);
}

static enum objection fallback_decide(struct exchange *exchange, const struct protocol *protocol)
{
    const int64_t *question = exchange->request_data;
    bool corrects = protocol->question.corrects != 0;
    struct nonce list[PROTOCOL_PARTIES];
    struct entry act = act_begin(exchange, protocol, corrects ? ENTRY_CORRECTION : ENTRY_RULING);
    act.ruling.dice = DICE_KIND_SEALED;
    act.ruling.link = protocol->question.link;
    act.ruling.question = *question;
    act.ruling.roll = protocol_roll(protocol, list);
    act.ruling.fallback = true;
    act.ruling.corrects = protocol->question.corrects;
    act.ruling.decision = protocol->question.decision;
    enum objection objection = protocol_check(protocol, &act);
    if (objection)
        return objection;
    answering_take(exchange, protocol, NULL, NULL);
    exchange->appending.grounds.fallback = true;
    exchange->appending.kind = corrects ? ENTRY_CORRECTION : ENTRY_RULING;
    return OBJECTION_NONE;
}

void handle_fallback(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct violations *violations = exchange_violations(exchange);
    int64_t *question = arena_take(&exchange->arena, sizeof *question);
    exchange->answering = arena_take_zero(&exchange->arena, sizeof *exchange->answering);
    if (!violations)
        return;
    if (!question || !exchange->answering) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    if (!entry_number(exchange, question))
        return;
    const struct fallback_request *request = fallback_decode(&exchange->arena, body->at, body->used, violations);
    if (!request) {
        problem_violations(exchange);
        return;
    }
    exchange->request_data = question;
    exchange->appending = (struct appending){.kind = ENTRY_RULING,
                                             .seat = exchange->seat->name,
                                             .seen = request->seen_head,
                                             .write = ruling_write,
                                             .answer = ruling_answer,
                                             .decide = fallback_decide,
                                             .prepare = answering_prepare};
    act_start(exchange);
}
