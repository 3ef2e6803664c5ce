/* The ways to reply. What every reply gets besides, when it is complete, is in finish_reply.c. */
#include "reply.h"
#include "gzip.h"
#include "operation.h"
#include <string.h>

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

void reply_packing_end(struct exchange *exchange)
{
    if (!exchange->packing)
        return;
    gzip_free(exchange->packing);
    exchange->packing = NULL;
    atomic_fetch_sub(&exchange->service->gzip_streams, 1);
}
