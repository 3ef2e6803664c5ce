/* Notes, disputes, decisions, and taking back by consent. Each is decoded here, decided by the protocol, and answered
 * as it is recorded. */
#include "act_requests.h"
#include "append.h"
#include "operation.h"
#include "problem.h"
#include "table_top.h"
#include <string.h>

/* What an act about another entry keeps: the body, and the entry that the path names. */
struct acting {
    const void *request;
    int64_t about;
    uint64_t link; /* of a question that is given up; 0: none */
};

/* The body's struct, or NULL after answering what is wrong with it. */
static const void *body_of(struct exchange *exchange, const void *request)
{
    if (exchange->violations->count || !request)
        problem_violations(exchange);
    return exchange->violations->count ? NULL : request;
}

/* A clause that is named must stand in the session's rulebook. */
static void clause_check(struct exchange *exchange, const char *clause)
{
    const struct rulebook *book = rulebook_find(&exchange->service->documents.books, exchange->session->ruleset);
    if (clause[0] && !clause_find(book, clause, strlen(clause)))
        violation_add(exchange->violations, ERROR_NOT_A_CHOICE, "/clause", "the rulebook of %s has no clause %s",
                      exchange->session->ruleset, clause);
}

static const char *given(const char *words)
{
    return words[0] ? words : NULL;
}

/* Appends what `appending` says beyond what all acts have in common. */
static void act_append(struct exchange *exchange, const struct tree_head *seen, const struct appending *appending)
{
    exchange->appending = *appending;
    exchange->appending.seat = exchange->seat->name;
    exchange->appending.seen = seen;
    exchange->appending.answer = append_reply;
    if (appending->decide)
        act_start(exchange);
    else
        append_start(exchange);
}

/* Memory for an act, and violations; the entry that the path names, where it names one. NULL after answering. */
static struct acting *acting_new(struct exchange *exchange)
{
    struct acting *acting = arena_take_zero(&exchange->arena, sizeof *acting);
    if (!exchange_violations(exchange))
        return NULL;
    if (!acting) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return NULL;
    }
    if (exchange->path_values[1] && !entry_number(exchange, &acting->about))
        return NULL;
    exchange->request_data = acting;
    return acting;
}

static bool note_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct acting *acting = exchange->request_data;
    const struct note_request *request = acting->request;
    (void)state;
    exchange->entry.note.words = request->words;
    entry_write(out, &exchange->entry);
    return true;
}

void handle_note(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct acting *acting = acting_new(exchange);
    if (!acting)
        return;
    const struct note_request *request =
        body_of(exchange, note_decode(&exchange->arena, body->at, body->used, exchange->violations));
    if (!request)
        return;
    acting->request = request;
    act_append(exchange, request->seen_head, &(struct appending){.kind = ENTRY_NOTE, .write = note_write});
}

static enum objection dispute_decide(struct exchange *exchange, const struct protocol *protocol)
{
    const struct acting *acting = exchange->request_data;
    const struct dispute_request *request = acting->request;
    struct entry act = act_begin(exchange, protocol, ENTRY_DISPUTE);
    act.dispute.target = request->target;
    return protocol_check(protocol, &act);
}

static bool dispute_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct acting *acting = exchange->request_data;
    const struct dispute_request *request = acting->request;
    (void)state;
    exchange->entry.dispute =
        (struct entry_dispute){.target = request->target, .claim = request->claim, .clause = given(request->clause)};
    entry_write(out, &exchange->entry);
    return true;
}

void handle_dispute(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct acting *acting = acting_new(exchange);
    if (!acting)
        return;
    const struct dispute_request *request =
        dispute_decode(&exchange->arena, body->at, body->used, exchange->violations);
    if (request)
        clause_check(exchange, request->clause);
    if (!(request = body_of(exchange, request)))
        return;
    acting->request = request;
    act_append(exchange, request->seen_head,
               &(struct appending){.kind = ENTRY_DISPUTE, .write = dispute_write, .decide = dispute_decide});
}

static enum objection decision_decide(struct exchange *exchange, const struct protocol *protocol)
{
    const struct acting *acting = exchange->request_data;
    const struct decision_request *request = acting->request;
    struct entry act = act_begin(exchange, protocol, ENTRY_DECISION);
    act.decision.dispute = acting->about;
    act.decision.upheld = request->upheld;
    act.decision.correction = request->correction;
    return protocol_check(protocol, &act);
}

static bool decision_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct acting *acting = exchange->request_data;
    const struct decision_request *request = acting->request;
    (void)state;
    exchange->entry.decision = (struct entry_decision){.dispute = acting->about,
                                                       .upheld = request->upheld,
                                                       .clause = request->clause,
                                                       .correction = request->correction,
                                                       .words = given(request->words)};
    entry_write(out, &exchange->entry);
    return true;
}

void handle_decide(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct acting *acting = acting_new(exchange);
    if (!acting)
        return;
    const struct decision_request *request =
        decision_decode(&exchange->arena, body->at, body->used, exchange->violations);
    if (request)
        clause_check(exchange, request->clause);
    if (!(request = body_of(exchange, request)))
        return;
    acting->request = request;
    act_append(exchange, request->seen_head,
               &(struct appending){.kind = ENTRY_DECISION, .write = decision_write, .decide = decision_decide});
}

static enum objection undo_decide(struct exchange *exchange, const struct protocol *protocol)
{
    const struct acting *acting = exchange->request_data;
    const struct undo_request *request = acting->request;
    struct entry act = act_begin(exchange, protocol, ENTRY_UNDO_PROPOSED);
    act.undo_proposed.target = request->target;
    return protocol_check(protocol, &act);
}

static bool undo_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct acting *acting = exchange->request_data;
    const struct undo_request *request = acting->request;
    (void)state;
    exchange->entry.undo_proposed =
        (struct entry_undo_proposed){.target = request->target, .words = given(request->words)};
    entry_write(out, &exchange->entry);
    return true;
}

void handle_undo(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct acting *acting = acting_new(exchange);
    if (!acting)
        return;
    const struct undo_request *request =
        body_of(exchange, undo_decode(&exchange->arena, body->at, body->used, exchange->violations));
    if (!request)
        return;
    acting->request = request;
    act_append(exchange, request->seen_head,
               &(struct appending){.kind = ENTRY_UNDO_PROPOSED, .write = undo_write, .decide = undo_decide});
}

static enum objection undo_answer_decide(struct exchange *exchange, const struct protocol *protocol)
{
    struct acting *acting = exchange->request_data;
    const struct undo_answer_request *request = acting->request;
    struct entry act = act_begin(exchange, protocol, ENTRY_UNDO_ANSWERED);
    act.undo_answered.proposal = acting->about;
    act.undo_answered.consent = request->consent;
    bool gives_up = request->consent && protocol->question.seq && protocol->proposal.target == protocol->question.seq;
    acting->link = gives_up ? protocol->question.link : 0;
    return protocol_check(protocol, &act);
}

/* A question that is given up has spent its link. */
static bool undo_answer_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct acting *acting = exchange->request_data;
    const struct undo_answer_request *request = acting->request;
    if (acting->link && state)
        state->spent = acting->link;
    exchange->entry.undo_answered =
        (struct entry_undo_answered){.proposal = acting->about, .consent = request->consent};
    entry_write(out, &exchange->entry);
    if (request->consent && state && exchange->ruleset->units)
        roster_follow(exchange, state, out, NULL);
    return true;
}

void handle_undo_answer(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct acting *acting = acting_new(exchange);
    if (!acting)
        return;
    const struct undo_answer_request *request =
        body_of(exchange, undo_answer_decode(&exchange->arena, body->at, body->used, exchange->violations));
    if (!request)
        return;
    acting->request = request;
    act_append(
        exchange, request->seen_head,
        &(struct appending){.kind = ENTRY_UNDO_ANSWERED, .write = undo_answer_write, .decide = undo_answer_decide});
}
