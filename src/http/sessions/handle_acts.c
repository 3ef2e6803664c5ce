/* What is said about a game: notes, disputes, decisions, taking back by consent, and its end. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/sessions/play.h"
#include <string.h>

/* A named clause must be in the session's rulebook. */
static void clause_check(struct request *request, const char *clause)
{
    const struct rulebook *book = rulebook_find(&request->service->documents.books, request->session->ruleset);
    if (clause[0] && !clause_find(book, clause, strlen(clause)))
        violation_add(request->violations, ERROR_NOT_A_CHOICE, "/clause", "the rulebook of %s has no clause %s",
                      request->session->ruleset, clause);
}

PLAYS(handle_note, note_request, note_decode, game_note)
PLAYS(handle_describe, description_request, description_decode, game_describe)

void handle_dispute(struct request *request)
{
    const struct writer *body = &request->input.body;
    struct job *job = play_begin(request);
    if (!job)
        return;
    const struct dispute_request *input = dispute_decode(job->arena, body->at, body->used, job->violations);
    if (input)
        clause_check(request, input->clause);
    if (play_decoded(request, input))
        play(request, game_dispute(job, input), reply_appended);
}

void handle_decide(struct request *request)
{
    const struct writer *body = &request->input.body;
    int64_t dispute;
    struct job *job = play_begin(request);
    if (!job || !entry_number(request, &dispute))
        return;
    const struct decision_request *input = decision_decode(job->arena, body->at, body->used, job->violations);
    if (input)
        clause_check(request, input->clause);
    if (play_decoded(request, input))
        play(request, game_decide(job, dispute, input), reply_appended);
}

PLAYS(handle_undo, undo_request, undo_decode, game_propose_undo)
PLAYS_ON_ENTRY(handle_undo_answer, undo_answer_request, undo_answer_decode, game_answer_undo)
PLAYS(handle_close, close_request, close_decode, game_close)
PLAYS(handle_rekey, rekey_request, rekey_decode, game_rekey)
