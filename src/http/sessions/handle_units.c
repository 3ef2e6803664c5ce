/* Units that come in, a manual change, a turn that begins. */
#include "negotiate.h"
#include "operation.h"
#include "play.h"
#include "problem.h"

/* The job, and the options that the session is played by. NULL after answering. */
static struct job *units_begin(struct exchange *exchange, const void **ret_options)
{
    struct job *job = play_begin(exchange);
    *ret_options = job ? session_options(exchange->session, exchange->ruleset) : NULL;
    if (!job)
        return NULL;
    if (!exchange->ruleset->units)
        problem(exchange, ERROR_UNITS_NOT_HERE, "the ruleset knows no units");
    else if (!*ret_options)
        problem(exchange, ERROR_OVERLOADED, NULL);
    else
        return job;
    return NULL;
}

void handle_add_units(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    const void *options;
    struct job *job = units_begin(exchange, &options);
    if (!job)
        return;
    const struct units_request *request = (is_csv(exchange->request.content_type) ? units_decode_csv : units_decode)(
        job->arena, exchange->ruleset, options, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_add_units(job, request), reply_appended);
}

void handle_change_unit(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    const void *options;
    struct job *job = units_begin(exchange, &options);
    if (!job)
        return;
    const struct unit_change_request *request =
        unit_change_decode(job->arena, exchange->ruleset, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_change_unit(job, exchange->path_values[1], request), reply_appended);
}

void handle_begin_turn(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    const void *options;
    struct job *job = units_begin(exchange, &options);
    if (!job)
        return;
    const struct turn_request *request = turn_decode(job->arena, body->at, body->used, job->violations);
    if (play_decoded(exchange, request))
        play(exchange, game_begin_turn(job, request), reply_appended);
}
