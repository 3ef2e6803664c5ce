/* Acts about a game: notes, disputes, decisions, taking back by consent, and its end. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/sessions/play.h"
#include <string.h>

/* A named clause must be in the session's rulebook. */
static void clause_check(struct request *request, const char *clause)
{
    const struct rulebook *book = rulebook_find(&request->service->documents.books, request->session->ruleset);
    if (!clause_find(book, clause, strlen(clause)))
        violation_add(request->violations, ERROR_NOT_A_CHOICE, "/clause", "the rulebook of %s has no clause %s",
                      request->session->ruleset, clause);
}

void handle_note(struct request *request)
{
    play_act(request, &note_fields, game_note);
}

void handle_describe(struct request *request)
{
    play_act(request, &description_fields, game_describe);
}

void handle_dispute(struct request *request)
{
    struct act *act = play_body(request, &dispute_fields);
    if (act && act->entry.dispute.clause)
        clause_check(request, act->entry.dispute.clause);
    if (act && play_decoded(request, act))
        play(request, game_dispute(&request->job, act), reply_appended);
}

void handle_decide(struct request *request)
{
    int64_t dispute;
    struct act *act = entry_number(request, &dispute) ? play_body(request, &decision_fields) : NULL;
    if (!act)
        return;
    decision_check(&act->entry.decision, request->violations);
    if (!request->violations->count)
        clause_check(request, act->entry.decision.clause);
    if (play_decoded(request, act))
        play(request, game_decide(&request->job, dispute, act), reply_appended);
}

void handle_undo(struct request *request)
{
    play_act(request, &undo_fields, game_propose_undo);
}

void handle_undo_answer(struct request *request)
{
    play_act_on_entry(request, &undo_answer_fields, game_answer_undo);
}

void handle_close(struct request *request)
{
    play_act(request, &close_fields, game_close);
}

void handle_rekey(struct request *request)
{
    play_act(request, &rekey_request_fields, game_rekey);
}
