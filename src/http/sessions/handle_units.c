/* Units that come in, a manual change, a turn that begins. */
#include "http/server/negotiate.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/sessions/play.h"

/* The job, and the options that the session is played by. NULL after answering. */
static struct job *units_begin(struct request *request, const void **ret_options)
{
    struct job *job = play_begin(request);
    *ret_options = job ? session_options(request->session, request->ruleset) : NULL;
    if (!job)
        return NULL;
    if (!request->ruleset->units)
        problem(request, ERROR_UNITS_NOT_ACCEPTED, "the ruleset has no units");
    else if (!*ret_options)
        problem(request, ERROR_OVERLOADED, NULL);
    else
        return job;
    return NULL;
}

void handle_add_units(struct request *request)
{
    const struct writer *body = &request->input.body;
    const void *options;
    struct job *job = units_begin(request, &options);
    if (!job)
        return;
    const struct units_request *input = (is_csv(request->input.content_type) ? units_decode_csv : units_decode)(
        job->arena, request->ruleset, options, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_add_units(job, input), reply_appended);
}

void handle_change_unit(struct request *request)
{
    const struct writer *body = &request->input.body;
    const void *options;
    struct job *job = units_begin(request, &options);
    if (!job)
        return;
    const struct unit_change_request *input =
        unit_change_decode(job->arena, request->ruleset, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_change_unit(job, request->path_values[1], input), reply_appended);
}

void handle_rename_unit(struct request *request)
{
    const struct writer *body = &request->input.body;
    const void *options;
    struct job *job = units_begin(request, &options);
    if (!job)
        return;
    const struct unit_name_request *input = unit_name_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_rename_unit(job, request->path_values[1], input), reply_appended);
}

void handle_remove_unit(struct request *request)
{
    const struct writer *body = &request->input.body;
    const void *options;
    struct job *job = units_begin(request, &options);
    if (!job)
        return;
    const struct unit_removal_request *input = unit_removal_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_remove_unit(job, request->path_values[1], input), reply_appended);
}

void handle_reassign_unit(struct request *request)
{
    const struct writer *body = &request->input.body;
    const void *options;
    struct job *job = units_begin(request, &options);
    if (!job)
        return;
    const struct unit_side_request *input = unit_side_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_reassign_unit(job, request->path_values[1], input), reply_appended);
}

void handle_begin_turn(struct request *request)
{
    const struct writer *body = &request->input.body;
    const void *options;
    struct job *job = units_begin(request, &options);
    if (!job)
        return;
    const struct turn_request *input = turn_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_begin_turn(job, input), reply_appended);
}
