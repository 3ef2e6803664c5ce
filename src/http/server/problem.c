/* RFC 9457 problems from the one error registry. */
#include "problem.h"
#include "reply.h"
#include <stdio.h>
#include <string.h>

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

/* Where the violation is: a pointer into the body, a query parameter, or a cell of comma-separated values. */
static void place_write(struct writer *out, const char *pointer)
{
    int line, column;
    if (pointer[0] == '#' && sscanf(pointer, "#%d,%d", &line, &column) == 2) {
        write_member_int(out, "line", line);
        if (column)
            write_member_int(out, "column", column);
    } else if (pointer[0] == '?')
        write_member(out, "parameter", pointer + 1);
    else
        write_member(out, "pointer", pointer);
}

static void violations_write(struct writer *out, const struct violations *violations)
{
    write_key(out, "violations");
    write_array(out);
    for (int32_t i = 0; i < violations->count; i++) {
        const struct violation *violation = &violations->list[i];
        write_object(out);
        place_write(out, violation->pointer);
        write_member(out, "code", error_entry(violation->code)->code);
        write_member(out, "message", violation->message);
        write_object_end(out);
    }
    write_array_end(out);
    if (violations->omitted)
        write_member_int(out, "violations_omitted", violations->omitted);
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

/* `violations` and `excess` may be NULL. */
static void answer(struct exchange *exchange, enum umpire_error error, const char *detail,
                   const struct violations *violations, const struct odds_excess *excess)
{
    const struct error_entry *entry = error_entry(error);
    struct writer *out = &exchange->out;
    char type[80] = "urn:umpire:problem:";
    struct text name;
    if (comes_too_late(exchange))
        return;
    text_start(&name, type + strlen(type), sizeof type - strlen(type));
    text_add(&name, entry->code);

    writer_reset(out);
    write_object(out);
    write_member(out, "type", type);
    write_member(out, "title", entry->title);
    write_member_int(out, "status", entry->status);
    write_member(out, "code", entry->code);
    if (detail)
        write_member(out, "detail", detail);
    if (violations)
        violations_write(out, violations);
    if (excess)
        excess_write(out, excess);
    write_object_end(out);
    exchange->reply.header_count = 0;
    reply_out(exchange, entry->status);
    exchange->reply.content_type = "application/problem+json";
    retry_header(exchange, entry->status, error);
    if (entry->status == 401) /* here, so that no way of guessing tokens is forgotten */
        limits_charge(exchange, COST_FAILED - 1);
    if (exchange->request.access_token) /* RFC 6750 section 2.3 */
        reply_header(exchange, "Cache-Control", "no-store");
}

void problem(struct exchange *exchange, enum umpire_error error, const char *detail)
{
    answer(exchange, error, detail, NULL, NULL);
}

/* What the list as a whole is called, and so its status. */
static enum umpire_error shared_code(const struct violations *violations)
{
    enum umpire_error code = violations->count ? violations->list[0].code : ERROR_INTERNAL;
    for (int32_t i = 1; i < violations->count; i++)
        if (violations->list[i].code != code)
            return ERROR_INVALID_INPUT;
    return code;
}

void problem_violations(struct exchange *exchange)
{
    const struct violations *violations = exchange->violations;
    const char *detail = violations->count ? violations->list[0].message : NULL;
    answer(exchange, shared_code(violations), detail, violations, NULL);
}

void problem_odds(struct exchange *exchange, const struct odds_excess *excess)
{
    char words[512];
    struct text detail;
    text_start(&detail, words, sizeof words);
    odds_excess_explain(excess, &detail);
    answer(exchange, ERROR_ODDS_TOO_LARGE, words, NULL, excess);
}

void problem_store(struct exchange *exchange, enum store_result result)
{
    problem(exchange, store_error(result), NULL);
}
