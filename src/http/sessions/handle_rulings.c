/* Rulings that are recorded, corrections, and what two-sided dice want beside. A question is decoded here; what its
 * units know and its dice follow when it is appended. */
#include "operation.h"
#include "play.h"
#include "problem.h"

/* The question in the body. False after answering what is wrong with it. */
static bool question_decode(struct request *request, struct job *job)
{
    const struct writer *body = &request->input.body;
    const void *options = session_options(request->session, request->ruleset);
    if (!options) {
        problem(request, ERROR_INTERNAL, NULL);
        return false;
    }
    return play_decoded(request, intent_decode_recorded(job->arena, request->ruleset, options, body->at, body->used,
                                                        &job->ruled.intent, job->violations)
                                     ? &job->ruled.intent
                                     : NULL);
}

void handle_record(struct request *request)
{
    struct job *job = play_begin(request);
    if (job && question_decode(request, job))
        play(request, game_record(job), reply_appended);
}

void handle_correct(struct request *request)
{
    int64_t decision;
    struct job *job = play_begin(request);
    if (job && entry_number(request, &decision) && question_decode(request, job))
        play(request, game_correct(job, decision), reply_appended);
}

void handle_commit(struct request *request)
{
    const struct writer *body = &request->input.body;
    struct job *job = play_begin(request);
    if (!job)
        return;
    const struct commitments_request *input = commitments_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_commit(job, input), reply_appended);
}

void handle_reveal(struct request *request)
{
    const struct writer *body = &request->input.body;
    int64_t question;
    struct job *job = play_begin(request);
    if (!job || !entry_number(request, &question))
        return;
    const struct reveal_request *input = reveal_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_reveal(job, question, input), reply_appended);
}

void handle_give_up(struct request *request)
{
    const struct writer *body = &request->input.body;
    int64_t question;
    struct job *job = play_begin(request);
    if (!job || !entry_number(request, &question))
        return;
    const struct give_up_request *input = give_up_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_give_up(job, question, input), reply_appended);
}
