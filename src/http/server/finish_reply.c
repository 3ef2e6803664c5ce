/* Tags, encodings and their headers. The order matters: the encoding decides the tag, and the tag decides whether
 * anything is sent. */
#include "http/server/cors.h"
#include "http/server/gzip.h"
#include "http/server/holding.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_limits.h"
#include <string.h>

/* A longer body is compressed piece by piece as it is sent, so that no answer blocks a loop. */
enum { WHOLE_MAX = 32768, STREAMS_MAX = 64, TAG_END = sizeof "-gzip\"" };

/* Events must not wait in a compressor, and a picture would not shrink. */
static bool type_shrinks(const char *type)
{
    static const char *const types[] = {"application/json", "application/problem+json",  "application/x-ndjson",
                                        "application/wasm", "application/manifest+json", "image/svg+xml"};
    if (!type)
        return false;
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (strcmp(type, types[i]) == 0)
            return true;
    return strncmp(type, "text/", 5) == 0 && strncmp(type, "text/event-stream", 17) != 0;
}

/* The compressed length reveals something of neighbouring text. So a new token is never compressed together with
 * words that somebody else may have chosen (BREACH). */
static bool holds_secret(const struct request *request)
{
    const struct operation *operation = request->operation;
    return operation && operation->secret;
}

static bool is_packed(const struct request *request)
{
    const struct reply *reply = &request->reply;
    if (request->encodings != ENCODINGS_GZIP && request->encodings != ENCODINGS_GZIP_ONLY)
        return false;
    if (!request->gzip || !type_shrinks(reply->content_type) || holds_secret(request))
        return false;
    return reply->stream || reply->length >= GZIP_LEAST || (reply->length && request->encodings == ENCODINGS_GZIP_ONLY);
}

/* Called when the body is sent. */
static void nothing_follows(struct request *request)
{
    request->state = REQUEST_ANSWERED;
}

/* A reply that is compressed as it is sent. Each takes memory for as long as the client takes to read, so there are
 * only a few of them. */
static bool packing_start(struct request *request)
{
    _Atomic int32_t *streams = &request->service->gzip_streams;
    if (atomic_fetch_add(streams, 1) < STREAMS_MAX)
        request->packing = gzip_new(GZIP_QUICK);
    if (!request->packing)
        atomic_fetch_sub(streams, 1);
    else if (!request->reply.stream)
        request->reply.stream = nothing_follows;
    return request->packing != NULL;
}

/* Takes memory for compressing; `ret_into` stays NULL if the body is compressed already or as it is sent. False:
 * there is none. */
static bool packing_prepare(struct request *request, char **ret_into)
{
    struct reply *reply = &request->reply;
    if (reply->packed)
        return true;
    if (reply->stream || (reply->length > WHOLE_MAX && reply->body == request->out.at))
        return packing_start(request);
    *ret_into = arena_take(&request->arena, gzip_bound(request->gzip, reply->length));
    return *ret_into != NULL;
}

static void body_pack(struct request *request, char *into)
{
    struct reply *reply = &request->reply;
    if (into) {
        reply->packed_length =
            gzip_whole(request->gzip, reply->body, reply->length, into, gzip_bound(request->gzip, reply->length));
        reply->packed = into;
    }
    if (reply->packed) {
        reply->body = reply->packed;
        reply->length = reply->packed_length;
    }
    reply_header(request, "Content-Encoding", "gzip");
}

/* The body of a document that is sent uncompressed. */
static void body_open(struct request *request)
{
    struct reply *reply = &request->reply;
    const struct document *document = reply->document;
    if (!document)
        return;
    reply->body = document_open(&request->service->documents, document);
    if (reply->body)
        request->reading = document;
    else
        problem(request, ERROR_OVERLOADED, NULL);
}

/* "abc" for the plain body, "abc-gzip" for the compressed one: other bytes need another tag. */
static const char *tag_of_packed(struct request *request, const char *tag)
{
    size_t length = strlen(tag) - 1;
    char *at = arena_take(&request->arena, length + TAG_END);
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

/* The client's copy is current: nothing is sent again. */
static void reply_unchanged(struct request *request)
{
    struct reply *reply = &request->reply;
    reply_packing_end(request);
    reply->status = 304;
    reply->content_type = NULL;
    reply->body = NULL;
    reply->length = 0;
    reply->stream = NULL;
}

static void vary_add(struct request *request)
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
    if (request->reply.vary)
        reply_header(request, "Vary", words[request->reply.vary]);
}

void reply_finish(struct request *request)
{
    struct reply *reply = &request->reply;
    char *into = NULL;
    if (reply->finished)
        return;
    holding_settle(request);
    bool wanted = is_packed(request), packed = wanted && packing_prepare(request, &into);
    if (wanted && !packed && request->encodings == ENCODINGS_GZIP_ONLY)
        problem(request, ERROR_OVERLOADED, NULL);
    if (reply->tag || packed)
        reply->vary |= VARY_ENCODING;
    if (reply->tag) {
        const char *tag = packed ? tag_of_packed(request, reply->tag) : reply->tag;
        reply_header(request, "ETag", tag);
        if (tag_matches(request->input.if_none_match, tag))
            reply_unchanged(request);
    }
    if (packed && reply->status != 304)
        body_pack(request, into);
    if (!packed && reply->status != 304)
        body_open(request);
    reply_header(request, "X-Content-Type-Options", "nosniff");
    if (request->id[0])
        reply_header(request, "X-Request-Id", request->id);
    limits_write_headers(request);
    cors_add(request);
    vary_add(request);
    reply->finished = true;
}
