/* What is said about a game: notes, disputes, decisions, taking back by consent, and its end. */
#include "operation.h"
#include "play.h"
#include "problem.h"
#include <string.h>

/* A clause that is named must stand in the session's rulebook. */
static void clause_check(struct exchange *exchange, const char *clause)
{
    const struct rulebook *book = rulebook_find(&exchange->service->documents.books, exchange->session->ruleset);
    if (clause[0] && !clause_find(book, clause, strlen(clause)))
        violation_add(exchange->violations, ERROR_NOT_A_CHOICE, "/clause", "the rulebook of %s has no clause %s",
                      exchange->session->ruleset, clause);
}

void handle_note(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct job *job = play_begin(exchange);
    if (!job)
        return;
    const struct note_request *request = note_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_note(job, request), reply_appended);
}

void handle_dispute(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct job *job = play_begin(exchange);
    if (!job)
        return;
    const struct dispute_request *request = dispute_decode(job->arena, body->at, body->used, job->violations);
    if (request)
        clause_check(exchange, request->clause);
    if (play_decoded(exchange, request))
        play(exchange, game_dispute(job, request), reply_appended);
}

void handle_decide(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    int64_t dispute;
    struct job *job = play_begin(exchange);
    if (!job || !entry_number(exchange, &dispute))
        return;
    const struct decision_request *request = decision_decode(job->arena, body->at, body->used, job->violations);
    if (request)
        clause_check(exchange, request->clause);
    if (play_decoded(exchange, request))
        play(exchange, game_decide(job, dispute, request), reply_appended);
}

void handle_undo(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct job *job = play_begin(exchange);
    if (!job)
        return;
    const struct undo_request *request = undo_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_propose_undo(job, request), reply_appended);
}

void handle_undo_answer(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    int64_t proposal;
    struct job *job = play_begin(exchange);
    if (!job || !entry_number(exchange, &proposal))
        return;
    const struct undo_answer_request *request = undo_answer_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_answer_undo(job, proposal, request), reply_appended);
}

void handle_close(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct job *job = play_begin(exchange);
    if (!job)
        return;
    const struct close_request *request = close_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_close(job, request), reply_appended);
}
