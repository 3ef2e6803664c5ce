/* Problems as replies: what base/problem_write.h says, with a status and headers. */
#include "problem.h"
#include "problem_write.h"
#include "reply.h"

static void retry_header(struct exchange *exchange, int status, enum umpire_error error)
{
    if (status == 401)
        reply_header(exchange, "WWW-Authenticate", "Bearer realm=\"umpire\"");
    if (status != 503 && status != 429)
        return;
    struct text text;
    int32_t usual = error == ERROR_OVERLOADED ? 1 : 2;
    text_start(&text, exchange->retry_words, sizeof exchange->retry_words);
    text_add_int(&text, exchange->retry_after ? exchange->retry_after : usual);
    reply_header(exchange, "Retry-After", exchange->retry_words);
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
static bool comes_too_late(struct exchange *exchange)
{
    if (!exchange->reply.finished)
        return false;
    exchange->reply.broken = true;
    exchange->state = EXCHANGE_ANSWERED;
    return true;
}

/* Sends what was written, with what HTTP adds. */
static void send(struct exchange *exchange, enum umpire_error error)
{
    int status = error_entry(error)->status;
    exchange->reply.header_count = 0;
    reply_out(exchange, status);
    exchange->reply.content_type = "application/problem+json";
    retry_header(exchange, status, error);
    if (status == 401) /* here, so that no way of guessing tokens is forgotten */
        limits_charge(exchange, COST_FAILED - 1);
    if (exchange->request.access_token) /* RFC 6750 section 2.3 */
        reply_header(exchange, "Cache-Control", "no-store");
}

/* `violations` may be NULL. */
static void answer(struct exchange *exchange, enum umpire_error error, const char *detail,
                   const struct violations *violations)
{
    if (comes_too_late(exchange))
        return;
    writer_reset(&exchange->out);
    problem_write(&exchange->out, error, detail, violations);
    send(exchange, error);
}

void problem(struct exchange *exchange, enum umpire_error error, const char *detail)
{
    answer(exchange, error, detail, NULL);
}

void problem_violations(struct exchange *exchange)
{
    const struct violations *violations = exchange->violations;
    const char *detail = violations->count ? violations->list[0].message : NULL;
    answer(exchange, violations_error(violations), detail, violations);
}

void problem_odds(struct exchange *exchange, const struct odds_excess *excess)
{
    char words[512];
    struct text detail;
    if (comes_too_late(exchange))
        return;
    text_start(&detail, words, sizeof words);
    odds_excess_explain(excess, &detail);
    writer_reset(&exchange->out);
    problem_open(&exchange->out, ERROR_ODDS_TOO_LARGE, words, NULL);
    excess_write(&exchange->out, excess);
    write_object_end(&exchange->out);
    send(exchange, ERROR_ODDS_TOO_LARGE);
}

void problem_store(struct exchange *exchange, enum store_result result)
{
    problem(exchange, store_error(result), NULL);
}
