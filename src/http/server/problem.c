/* Problems as replies: what base/problem_write.h says, with a status and headers. */
#include "problem.h"
#include "problem_write.h"
#include "reply.h"

static void retry_header(struct request *request, int status, enum umpire_error error)
{
    if (status == 401)
        reply_header(request, "WWW-Authenticate", "Bearer realm=\"umpire\"");
    if (status != 503 && status != 429)
        return;
    struct text text;
    int32_t usual = error == ERROR_OVERLOADED ? 1 : 2;
    text_start(&text, request->retry_words, sizeof request->retry_words);
    text_add_int(&text, request->retry_after ? request->retry_after : usual);
    reply_header(request, "Retry-After", request->retry_words);
}

static void excess_write(struct writer *out, const struct odds_excess *excess)
{
    write_key(out, "too_large");
    write_object(out);
    odds_excess_write(out, excess);
    write_object_end(out);
}

/* What is sent already cannot be taken back: a problem in the middle of a stream breaks it off and changes nothing else
 * of the reply. */
static bool comes_too_late(struct request *request)
{
    if (!request->reply.finished)
        return false;
    request->reply.broken = true;
    request->state = REQUEST_ANSWERED;
    return true;
}

/* Sends what was written, with what HTTP adds. */
static void send(struct request *request, enum umpire_error error)
{
    int status = error_entry(error)->status;
    request->reply.header_count = 0;
    reply_out(request, status);
    request->reply.content_type = "application/problem+json";
    retry_header(request, status, error);
    if (status == 401) /* here, so that no way of guessing tokens is forgotten */
        limits_charge(request, COST_FAILED - 1);
    if (request->input.access_token) /* RFC 6750 section 2.3 */
        reply_header(request, "Cache-Control", "no-store");
}

/* `violations` may be NULL. */
static void answer(struct request *request, enum umpire_error error, const char *detail,
                   const struct violations *violations)
{
    if (comes_too_late(request))
        return;
    writer_reset(&request->out);
    problem_write(&request->out, error, detail, violations);
    send(request, error);
}

void problem(struct request *request, enum umpire_error error, const char *detail)
{
    answer(request, error, detail, NULL);
}

void problem_violations(struct request *request)
{
    answer(request, violations_error(request->violations), NULL, request->violations);
}

void problem_odds(struct request *request, const struct odds_excess *excess)
{
    char words[512];
    struct text detail;
    if (comes_too_late(request))
        return;
    text_start(&detail, words, sizeof words);
    odds_excess_explain(excess, &detail);
    writer_reset(&request->out);
    problem_open(&request->out, ERROR_ODDS_TOO_LARGE, words, NULL);
    excess_write(&request->out, excess);
    write_object_end(&request->out);
    send(request, ERROR_ODDS_TOO_LARGE);
}

static void rested_on_write(struct writer *out, const struct job_refusal *refusal)
{
    write_key(out, "rested_on");
    write_array(out);
    for (size_t i = 0; i < refusal->rested_on_count; i++)
        write_int(out, refusal->rested_on[i]);
    write_array_end(out);
}

static void current_write(struct writer *out, const struct job_refusal *refusal)
{
    write_key(out, "current");
    write_object(out);
    write_member_int(out, "turn", refusal->turn);
    if (refusal->phase)
        write_member(out, "phase", refusal->phase);
    write_object_end(out);
}

void problem_refusal(struct request *request, const struct job_refusal *refusal)
{
    struct writer *out = &request->out;
    request->retry_after = refusal->retry_after;
    if (refusal->error == ERROR_NONE) {
        problem_violations(request);
        return;
    }
    if (comes_too_late(request))
        return;
    writer_reset(out);
    problem_write(out, refusal->error, refusal->detail, NULL);
    if (!out->failed) {
        out->used--; /* the brace that ends it */
        out->comma = true;
        if (refusal->rested_on_count)
            rested_on_write(out, refusal);
        if (refusal->error == ERROR_TURN_CHANGED)
            current_write(out, refusal);
        write_object_end(out);
    }
    send(request, refusal->error);
}

void problem_store(struct request *request, enum store_result result)
{
    problem(request, store_error(result), NULL);
}
