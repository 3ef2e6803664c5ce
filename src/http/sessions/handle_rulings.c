/* Recorded rulings, corrections, and the acts of two-sided dice. A question is decoded here; binding its units and
 * throwing its dice follow when it is appended. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/sessions/play.h"

/* Decodes the question in the body. False after answering what is wrong with it; of a preview the violations say it. */
static bool question_decode(struct request *request, struct job *job, bool previewed)
{
    const struct writer *body = &request->input.body;
    const void *options = session_options(request->session, request->ruleset);
    struct intent *intent = &job->ruled.intent;
    if (!options) {
        problem(request, ERROR_INTERNAL, NULL);
        return false;
    }
    *intent = (struct intent){.step = NULL};
    bool decoded =
        intent_decode_recorded(job->arena, request->ruleset, options, body->at, body->used, intent, job->violations);
    intent->question.version = request->session->version; /* a game is played by the version it began with */
    intent->previewed = previewed;
    return (previewed && intent->step) || play_decoded(request, decoded ? intent : NULL);
}

/* The roster has been read. */
static void preview_bind(struct request *request)
{
    struct binding binding;
    const struct job *job = &request->job;
    const struct intent *intent = &job->ruled.intent;
    if (!binding_start(&binding, &request->arena, intent)) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    binding_bind(&binding, &job->looked->roster, request->violations);
    const char *wrong_phase = game_wrong_phase(job, &binding.units->assignment);
    if (wrong_phase) {
        problem(request, ERROR_WRONG_PHASE, wrong_phase);
        return;
    }
    reply_preview(request, intent, &binding);
}

static void preview_look(struct request *request)
{
    struct job *job = &request->job;
    const struct intent *intent = &job->ruled.intent;
    if (intent->units && request->violations->count == 0)
        play(request, game_look_at_roster(job, FIELD_ABSENT), preview_bind);
    else
        reply_preview(request, intent, NULL);
}

void handle_preview_ruling(struct request *request)
{
    struct job *job = play_begin(request);
    if (!job || !question_decode(request, job, true))
        return;
    const struct intent *intent = &job->ruled.intent;
    if (intent->decision) /* the reused dice are not known here */
        violation_add(request->violations, ERROR_CONFLICTING_FIELDS, "/decision",
                      "a correction is previewed by the umpire, at the decision");
    else if (intent->step && request->ruleset->units && request->ruleset->units->phases) {
        play(request, game_look_at_phase(job), preview_look);
        return;
    }
    preview_look(request);
}

/* The roster that the client has seen has been read. */
static void seen_record(struct request *request)
{
    struct job *job = &request->job;
    job->ruled.seen = &job->looked->roster;
    play(request, game_record(job), reply_appended);
}

void handle_record(struct request *request)
{
    struct job *job = play_begin(request);
    if (!job || !question_decode(request, job, false))
        return;
    if (job->ruled.intent.units && job->ruled.intent.as_of != FIELD_ABSENT)
        play(request, game_look_at_roster(job, job->ruled.intent.as_of), seen_record);
    else
        play(request, game_record(job), reply_appended);
}

/* The corrected ruling and its dice have been read. */
static void correction_foreseen(struct request *request)
{
    const struct job *job = &request->job;
    reply_preview_of(request, &job->ruled.intent, &job->ruled.binding, &job->ruled.ruling, job->ruled.resolved);
}

/* The job of a correction, its question decoded and its decision named; NULL after answering. */
static struct job *correction_begin(struct request *request, bool previewed, int64_t *ret_decision)
{
    struct job *job = play_begin(request);
    if (!job || !entry_number(request, ret_decision) || !question_decode(request, job, previewed))
        return NULL;
    if (job->ruled.intent.as_of == FIELD_ABSENT)
        return job;
    violation_add(request->violations, ERROR_CONFLICTING_FIELDS, "/as_of",
                  "is not for corrections, which meet the units as they were then");
    problem_violations(request);
    return NULL;
}

void handle_correct(struct request *request)
{
    int64_t decision;
    struct job *job = correction_begin(request, false, &decision);
    if (job)
        play(request, game_correct(job, decision), reply_appended);
}

void handle_preview_correction(struct request *request)
{
    int64_t decision;
    struct job *job = correction_begin(request, true, &decision);
    if (job && request->violations->count)
        reply_preview(request, &job->ruled.intent, NULL);
    else if (job)
        play(request, game_preview_correction(job, decision), correction_foreseen);
}

void handle_commit(struct request *request)
{
    play_act(request, &commitments_fields, game_commit);
}

void handle_reveal(struct request *request)
{
    play_act_on_entry(request, &reveal_fields, game_reveal);
}

void handle_give_up(struct request *request)
{
    play_act_on_entry(request, &give_up_fields, game_give_up);
}

void handle_agree_declared(struct request *request)
{
    play_act_on_entry(request, &declared_request_fields, game_agree_declared);
}
