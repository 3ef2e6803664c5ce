/* Rulings that are recorded, corrections, and what two-sided dice want beside. A question is decoded here; what its
 * units know and its dice follow when it is appended. */
#include "operation.h"
#include "play.h"
#include "problem.h"

/* The question in the body. False after answering what is wrong with it. */
static bool question_decode(struct exchange *exchange, struct job *job)
{
    const struct writer *body = &exchange->request.body;
    const void *options = session_options(exchange->session, exchange->ruleset);
    if (!options) {
        problem(exchange, ERROR_INTERNAL, NULL);
        return false;
    }
    return play_decoded(exchange, intent_decode_recorded(job->arena, exchange->ruleset, options, body->at, body->used,
                                                         &job->ruled.intent, job->violations)
                                      ? &job->ruled.intent
                                      : NULL);
}

void handle_record(struct exchange *exchange)
{
    struct job *job = play_begin(exchange);
    if (job && question_decode(exchange, job))
        play(exchange, game_record(job), reply_appended);
}

void handle_correct(struct exchange *exchange)
{
    int64_t decision;
    struct job *job = play_begin(exchange);
    if (job && entry_number(exchange, &decision) && question_decode(exchange, job))
        play(exchange, game_correct(job, decision), reply_appended);
}

void handle_commit(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct job *job = play_begin(exchange);
    if (!job)
        return;
    const struct commitments_request *request = commitments_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_commit(job, request), reply_appended);
}

void handle_reveal(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    int64_t question;
    struct job *job = play_begin(exchange);
    if (!job || !entry_number(exchange, &question))
        return;
    const struct reveal_request *request = reveal_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_reveal(job, question, request), reply_appended);
}

void handle_fallback(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    int64_t question;
    struct job *job = play_begin(exchange);
    if (!job || !entry_number(exchange, &question))
        return;
    const struct fallback_request *request = fallback_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_fall_back(job, question, request), reply_appended);
}
