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

PLAYS(handle_commit, commitments_request, commitments_decode, game_commit)
PLAYS_ON_ENTRY(handle_reveal, reveal_request, reveal_decode, game_reveal)
PLAYS_ON_ENTRY(handle_give_up, give_up_request, give_up_decode, game_give_up)
