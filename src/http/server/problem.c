/* Problems as replies: the text of answer/problem_write.h, with a status and headers. */
#include "http/server/problem.h"
#include "http/server/problem_page.h"
#include "http/server/reply.h"
#include "referee/problem_write.h"

static void retry_header(struct request *request, int status, enum umpire_error error)
{
    if (status == 401) /* RFC 6750 section 3.1: without a token the header names no error */
        reply_header(request, "WWW-Authenticate",
                     error == ERROR_TOKEN_MISSING ? "Bearer realm=\"umpire\""
                                                  : "Bearer realm=\"umpire\", error=\"invalid_token\"");
    if (status != 503 && status != 429)
        return;
    struct text text;
    int32_t usual = error == ERROR_OVERLOADED ? 1 : 2;
    text_start(&text, request->retry_words, sizeof request->retry_words);
    text_add_int(&text, request->retry_after ? request->retry_after : usual);
    reply_header(request, "Retry-After", request->retry_words);
}

/* What was sent cannot be taken back: a problem in the middle of a stream breaks it off and changes nothing else of
 * the reply. */
static bool comes_too_late(struct request *request)
{
    if (!request->reply.finished)
        return false;
    request->reply.broken = true;
    request->state = REQUEST_ANSWERED;
    return true;
}

/* Sends the written problem, with its headers. */
static void send(struct request *request, enum umpire_error error, bool page)
{
    int status = error_entry(error)->status;
    request->reply.header_count = 0;
    reply_out(request, status);
    if (page && request->reply.status == status)
        reply_page(request, MEDIA_HTML);
    else
        request->reply.content_type = "application/problem+json";
    request->reply.vary |= problem_may_be_page(request) ? VARY_ACCEPT : 0;
    retry_header(request, status, error);
    if (status == 401) /* here, so that every way of guessing tokens is charged */
        limits_charge(request, COST_FAILED - 1);
    reply_header(request, "Cache-Control", "no-store"); /* 404, 405 and 414 might be stored; RFC 6750 section 2.3 */
}

static void answer(struct request *request, const struct problem_occurrence *what)
{
    struct problem_occurrence occurrence = *what;
    bool page = problem_is_page(request);
    if (comes_too_late(request))
        return;
    occurrence.request_id = request->id;
    writer_reset(&request->out);
    if (page)
        problem_page_write(request, &occurrence);
    else
        problem_write_occurrence(&request->out, &occurrence);
    send(request, occurrence.error, page);
}

void problem(struct request *request, enum umpire_error error, const char *detail)
{
    answer(request, &(struct problem_occurrence){.error = error, .detail = detail});
}

void problem_violations(struct request *request)
{
    answer(request, &(struct problem_occurrence){.error = violations_error(request->violations),
                                                 .violations = request->violations});
}

void problem_ruling(struct request *request, const struct ruling *ruling)
{
    answer(request, &(struct problem_occurrence){.error = violations_error(request->violations),
                                                 .violations = request->violations,
                                                 .unfinished = ruling});
}

void problem_odds(struct request *request, const struct odds_excess *excess)
{
    answer(request, &(struct problem_occurrence){.error = ERROR_ODDS_TOO_LARGE, .excess = excess});
}

void problem_refusal(struct request *request, const struct job *job)
{
    const struct job_refusal *refusal = &job->refusal;
    request->retry_after = refusal->retry_after;
    if (refusal->error == ERROR_NONE)
        problem_ruling(request, job->ruled.ruling.dice ? &job->ruled.ruling : NULL);
    else
        answer(request, &(struct problem_occurrence){
                            .error = refusal->error,
                            .detail = refusal->detail,
                            .rested_on_count = refusal->rested_on_count,
                            .rested_on = refusal->rested_on,
                            .changed = refusal->error == ERROR_UNITS_CHANGED ? refusal->changed : NULL,
                            .changed_count = refusal->changed_count,
                            .current = refusal->error == ERROR_TURN_CHANGED ? &refusal->current : NULL,
                        });
}

void problem_store(struct request *request, enum store_result result)
{
    problem(request, store_error(result), NULL);
}
