/* The life of an exchange, and the ways to reply. */
#include "exchange.h"
#include "decode.h"
#include "gathering.h"
#include "kept_session.h"
#include "listeners.h"
#include "operation.h"
#include "problem.h"
#include "reply.h"
#include <string.h>

enum { KEPT_BODY = 4096, KEPT_OUT = 65536 };

void exchange_start(struct exchange *exchange, struct service *service)
{
    memset(exchange, 0, sizeof *exchange);
    exchange->service = service;
    arena_start(&exchange->arena, EXCHANGE_ARENA_MAX);
    writer_start(&exchange->out, REPLY_MAX);
    writer_start(&exchange->request.body, BODY_MAX);
}

/* Small memory is kept for the next request, large memory is given back. */
static void writer_recycle(struct writer *writer, size_t keep)
{
    if (writer->size > keep)
        writer_end(writer);
    writer_reset(writer);
}

void exchange_reset(struct exchange *exchange)
{
    struct writer body = exchange->request.body;
    listening_free(exchange->listening);
    store_session_free(exchange->session);
    gathering_free(exchange->gathering);
    writer_recycle(&body, KEPT_BODY);
    writer_recycle(&exchange->out, KEPT_OUT);
    reply_packing_end(exchange);
    arena_reset(&exchange->arena);
    exchange->request = (struct request){.body = body};
    exchange->reply = (struct reply){0};
    exchange->state = EXCHANGE_OPEN;
    exchange->listens_since = 0;
    exchange->session_id = (struct uuid){0};
    exchange->operation = NULL;
    exchange->ruleset = NULL;
    exchange->session = NULL;
    exchange->gathering = NULL;
    exchange->listening = NULL;
    exchange->seat = NULL;
    exchange->club = NULL;
    exchange->then = NULL;
    exchange->violations = NULL;
    exchange->answering = NULL;
    exchange->limited.by_address = exchange->limited.by_token = false;
    exchange->retry_after = 0;
    kept_chain_free(exchange->appending.derived); /* where it was derived for nothing */
    exchange->appending.derived = NULL;
    kept_roster_free(exchange->roster);
    kept_roster_free(exchange->roster_after);
    exchange->roster = exchange->roster_after = NULL;
    exchange->roster_is_lost = false;
    arena_end(&exchange->page);
}

void exchange_end(struct exchange *exchange)
{
    exchange_reset(exchange);
    writer_end(&exchange->request.body);
    writer_end(&exchange->out);
    arena_end(&exchange->arena);
}

void exchange_run(struct exchange *exchange)
{
    exchange->encodings = encodings_choose(exchange->request.accept_encoding);
    exchange_handle(exchange);
    if (exchange->state == EXCHANGE_ANSWERED)
        reply_finish(exchange);
}

void exchange_shrink(struct exchange *exchange)
{
    writer_end(&exchange->out);
    arena_end(&exchange->arena);
    exchange->violations = NULL;
    exchange->request_data = NULL;
    memset(exchange->path_values, 0, sizeof exchange->path_values);
}

void exchange_continue(struct exchange *exchange)
{
    exchange->state = EXCHANGE_OPEN;
    exchange->then(exchange);
    if (exchange->state == EXCHANGE_ANSWERED)
        reply_finish(exchange);
}

void reply_header(struct exchange *exchange, const char *name, const char *value)
{
    struct reply *reply = &exchange->reply;
    if (reply->header_count < REPLY_HEADERS_MAX)
        reply->headers[reply->header_count++] = (struct parameter){name, value};
}

static void reply_internal(struct exchange *exchange)
{
    static const char words[] =
        "{\"type\":\"urn:umpire:problem:internal\",\"title\":\"Something went wrong on our side\","
        "\"status\":500,\"code\":\"internal\"}";
    exchange->reply.status = 500;
    exchange->reply.content_type = "application/problem+json";
    exchange->reply.body = words;
    exchange->reply.length = sizeof words - 1;
}

void reply_out(struct exchange *exchange, int status)
{
    struct reply *reply = &exchange->reply;
    exchange->state = EXCHANGE_ANSWERED;
    reply->tag = NULL;
    reply->packed = NULL;
    reply->stream = NULL;
    reply->vary = 0;
    if (exchange->out.failed) {
        reply_internal(exchange);
        return;
    }
    reply->status = status;
    reply->content_type = "application/json";
    reply->body = exchange->out.at;
    reply->length = exchange->out.used;
}

/* The headers of what may be kept, and by whom. */
static void reply_kept(struct exchange *exchange, const char *tag, const char *cache_control)
{
    exchange->reply.tag = tag;
    exchange->reply.vary |= exchange->operation->readable ? VARY_ACCEPT : 0;
    reply_header(exchange, "Cache-Control", cache_control);
}

static void reply_public(struct exchange *exchange, const char *tag)
{
    reply_kept(exchange, tag, "public, max-age=300");
}

/* What a link leads to is kept by nobody: the address under which it would be found holds a token. */
void reply_private(struct exchange *exchange, const char *tag)
{
    reply_kept(exchange, tag, exchange->request.access_token ? "no-store" : "private, no-cache");
}

/* A page loads nothing from anywhere and runs nothing, whatever may stand in it. */
static void reply_page(struct exchange *exchange, enum media media)
{
    exchange->reply.content_type = media_type(media);
    if (media == MEDIA_HTML)
        reply_header(exchange, "Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    if (media == MEDIA_HTML && exchange->request.access_token)
        reply_header(exchange, "Referrer-Policy", "no-referrer"); /* the page's own address has the token */
}

void reply_static(struct exchange *exchange, const struct document *document)
{
    struct reply *reply = &exchange->reply;
    exchange->state = EXCHANGE_ANSWERED;
    reply->status = 200;
    reply->body = document->bytes;
    reply->length = document->length;
    reply->packed = document->packed;
    reply->packed_length = document->packed_length;
    reply_public(exchange, document->tag);
    reply_page(exchange, document->media);
}

/* The tag of what stands in `out`; NULL when memory is out, and then the reply has none. */
static const char *tag_of_out(struct exchange *exchange)
{
    char *made = arena_take(&exchange->arena, DOCUMENT_TAG_MAX);
    if (made)
        tag_of(exchange->out.at, exchange->out.used, made);
    return made;
}

void reply_out_public(struct exchange *exchange, const char *tag)
{
    reply_out(exchange, 200);
    if (exchange->reply.status == 200)
        reply_public(exchange, tag ? tag : tag_of_out(exchange));
}

void reply_out_private(struct exchange *exchange)
{
    reply_out(exchange, 200);
    if (exchange->reply.status == 200)
        reply_private(exchange, tag_of_out(exchange));
}

void reply_out_readable(struct exchange *exchange, const char *tag)
{
    reply_out(exchange, 200);
    if (exchange->reply.status != 200)
        return;
    reply_private(exchange, tag ? tag : tag_of_out(exchange));
    reply_page(exchange, exchange->media);
}

struct violations *exchange_violations(struct exchange *exchange)
{
    exchange->violations = arena_take(&exchange->arena, sizeof *exchange->violations);
    if (!exchange->violations) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return NULL;
    }
    violations_start(exchange->violations);
    return exchange->violations;
}

void *exchange_query(struct exchange *exchange)
{
    const struct fields *fields = exchange->operation->query;
    const struct request *request = &exchange->request;
    if (!exchange_violations(exchange))
        return NULL;
    void *query = arena_take(&exchange->arena, fields->size);
    if (!query) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return NULL;
    }
    fields_default(fields, query);
    for (int32_t i = 0; i < request->parameter_count; i++)
        parameter_decode(fields, request->parameters[i].name, request->parameters[i].value, query,
                         exchange->violations);
    return query;
}
