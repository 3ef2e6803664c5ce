/* Tags, encodings and what goes with them. The order matters: which encoding is sent decides the tag, and the tag
 * decides whether anything is sent. */
#include "finish_reply.h"
#include "cors.h"
#include "gzip.h"
#include "operation.h"
#include "problem.h"
#include "reply.h"
#include "request_limits.h"
#include <string.h>

/* A longer body is compressed piece by piece as it is sent, so that no answer keeps a loop from the others. */
enum { WHOLE_MAX = 32768, STREAMS_MAX = 64, TAG_END = sizeof "-gzip\"" };

/* Events must not wait in a compressor, and a picture would not shrink. */
static bool type_shrinks(const char *type)
{
    static const char *const types[] = {"application/json", "application/problem+json", "application/x-ndjson"};
    if (!type)
        return false;
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (strcmp(type, types[i]) == 0)
            return true;
    return strncmp(type, "text/", 5) == 0 && strncmp(type, "text/event-stream", 17) != 0;
}

/* How long something becomes under compression tells of what stands beside it. So a new token is never compressed
 * together with words that somebody else may have chosen (BREACH). */
static bool holds_secret(const struct exchange *exchange)
{
    const struct operation *operation = exchange->operation;
    return operation && operation->secret;
}

static bool is_packed(const struct exchange *exchange)
{
    const struct reply *reply = &exchange->reply;
    if (exchange->encodings != ENCODINGS_GZIP && exchange->encodings != ENCODINGS_GZIP_ONLY)
        return false;
    if (!exchange->gzip || !type_shrinks(reply->content_type) || holds_secret(exchange))
        return false;
    return reply->stream || reply->length >= GZIP_LEAST ||
           (reply->length && exchange->encodings == ENCODINGS_GZIP_ONLY);
}

/* Called when the body is sent. */
static void nothing_follows(struct exchange *exchange)
{
    exchange->state = EXCHANGE_ANSWERED;
}

/* A reply that is compressed as it is sent. Each takes memory for as long as the client takes to read, hence no more
 * than a few of them. */
static bool packing_start(struct exchange *exchange)
{
    _Atomic int32_t *streams = &exchange->service->gzip_streams;
    if (atomic_fetch_add(streams, 1) < STREAMS_MAX)
        exchange->packing = gzip_new(GZIP_QUICK);
    if (!exchange->packing)
        atomic_fetch_sub(streams, 1);
    else if (!exchange->reply.stream)
        exchange->reply.stream = nothing_follows;
    return exchange->packing != NULL;
}

/* Sees to the memory that compressing takes; `ret_into` stays NULL where the body is compressed already or as it is
 * sent. False: there is none. */
static bool packing_prepare(struct exchange *exchange, char **ret_into)
{
    struct reply *reply = &exchange->reply;
    if (reply->packed)
        return true;
    if (reply->stream || (reply->length > WHOLE_MAX && reply->body == exchange->out.at))
        return packing_start(exchange);
    *ret_into = arena_take(&exchange->arena, gzip_bound(exchange->gzip, reply->length));
    return *ret_into != NULL;
}

static void body_pack(struct exchange *exchange, char *into)
{
    struct reply *reply = &exchange->reply;
    if (into) {
        reply->packed_length =
            gzip_whole(exchange->gzip, reply->body, reply->length, into, gzip_bound(exchange->gzip, reply->length));
        reply->packed = into;
    }
    if (reply->packed) {
        reply->body = reply->packed;
        reply->length = reply->packed_length;
    }
    reply_header(exchange, "Content-Encoding", "gzip");
}

/* "abc" of the body as it is, "abc-gzip" of the compressed one: other bytes want another tag. */
static const char *tag_of_packed(struct exchange *exchange, const char *tag)
{
    size_t length = strlen(tag) - 1;
    char *at = arena_take(&exchange->arena, length + TAG_END);
    if (!at)
        return tag;
    memcpy(at, tag, length);
    memcpy(at + length, "-gzip\"", TAG_END);
    return at;
}

/* Whether If-None-Match names the tag, or any ("*"). Tags are compared weakly (RFC 9110 section 13.1.2). */
static bool tag_matches(const char *if_none_match, const char *tag)
{
    return if_none_match && (strcmp(if_none_match, "*") == 0 || strstr(if_none_match, tag));
}

/* The client's copy is the present one: nothing is sent again. */
static void reply_unchanged(struct exchange *exchange)
{
    struct reply *reply = &exchange->reply;
    reply_packing_end(exchange);
    reply->status = 304;
    reply->content_type = NULL;
    reply->body = NULL;
    reply->length = 0;
    reply->stream = NULL;
}

static void vary_add(struct exchange *exchange)
{
    static const char *const words[] = {
        [VARY_ACCEPT] = "Accept",
        [VARY_ENCODING] = "Accept-Encoding",
        [VARY_ACCEPT | VARY_ENCODING] = "Accept, Accept-Encoding",
        [VARY_ORIGIN] = "Origin",
        [VARY_ACCEPT | VARY_ORIGIN] = "Accept, Origin",
        [VARY_ENCODING | VARY_ORIGIN] = "Accept-Encoding, Origin",
        [VARY_ACCEPT | VARY_ENCODING | VARY_ORIGIN] = "Accept, Accept-Encoding, Origin",
    };
    if (exchange->reply.vary)
        reply_header(exchange, "Vary", words[exchange->reply.vary]);
}

void reply_finish(struct exchange *exchange)
{
    struct reply *reply = &exchange->reply;
    char *into = NULL;
    if (reply->finished)
        return;
    bool wanted = is_packed(exchange), packed = wanted && packing_prepare(exchange, &into);
    if (wanted && !packed && exchange->encodings == ENCODINGS_GZIP_ONLY)
        problem(exchange, ERROR_OVERLOADED, NULL);
    if (reply->tag || packed)
        reply->vary |= VARY_ENCODING;
    if (reply->tag) {
        const char *tag = packed ? tag_of_packed(exchange, reply->tag) : reply->tag;
        reply_header(exchange, "ETag", tag);
        if (tag_matches(exchange->request.if_none_match, tag))
            reply_unchanged(exchange);
    }
    if (packed && reply->status != 304)
        body_pack(exchange, into);
    limits_tell(exchange);
    cors_add(exchange);
    vary_add(exchange);
    reply->finished = true;
}
