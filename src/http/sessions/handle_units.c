/* Adding units, a manual change, beginning a turn. */
#include "http/server/negotiate.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/sessions/play.h"

/* False after answering. */
static bool has_units(struct request *request)
{
    if (!request->ruleset->units)
        problem(request, ERROR_UNITS_NOT_ACCEPTED, "the ruleset has no units");
    return request->ruleset->units != NULL;
}

void handle_add_units(struct request *request)
{
    const struct writer *body = &request->input.body;
    struct job *job = has_units(request) ? play_begin(request) : NULL;
    const void *options = job ? session_options(request->session, request->ruleset) : NULL;
    if (job && !options)
        problem(request, ERROR_OVERLOADED, NULL);
    if (!options)
        return;
    const struct units_request *input = (is_csv(request->input.content_type) ? units_decode_csv : units_decode)(
        job->arena, request->ruleset, options, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_add_units(job, input), reply_appended);
}

void handle_change_unit(struct request *request)
{
    const struct writer *body = &request->input.body;
    struct job *job = has_units(request) ? play_begin(request) : NULL;
    if (!job)
        return;
    const struct unit_change_request *input =
        unit_change_decode(job->arena, request->ruleset, body->at, body->used, job->violations);
    if (play_decoded(request, input))
        play(request, game_change_unit(job, request->path_values[1], input), reply_appended);
}

/* An act about the unit that the path names. */
static void play_on_unit(struct request *request, const struct fields *fields,
                         enum job_state (*play_it)(struct job *job, const char *unit, struct act *act))
{
    struct act *act = has_units(request) ? play_body(request, fields) : NULL;
    if (act)
        play(request, play_it(&request->job, request->path_values[1], act), reply_appended);
}

void handle_rename_unit(struct request *request)
{
    play_on_unit(request, &unit_name_fields, game_rename_unit);
}

void handle_remove_unit(struct request *request)
{
    play_on_unit(request, &unit_removal_fields, game_remove_unit);
}

void handle_reassign_unit(struct request *request)
{
    play_on_unit(request, &unit_side_fields, game_reassign_unit);
}

void handle_begin_turn(struct request *request)
{
    if (has_units(request))
        play_act(request, &turn_fields, game_begin_turn);
}
