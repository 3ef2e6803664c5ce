/* The ways to reply. finish_reply.c adds what every reply gets when it is complete. */
#include "http/server/reply.h"
#include "http/page/page_files.h"
#include "http/server/gzip.h"
#include "http/server/operation.h"
#include <string.h>

void reply_header(struct request *request, const char *name, const char *value)
{
    struct reply *reply = &request->reply;
    if (reply->header_count < REPLY_HEADERS_MAX)
        reply->headers[reply->header_count++] = (struct parameter){name, value};
}

static void reply_internal(struct request *request)
{
    static const char words[] = "{\"type\":\"/v1/problems/internal\",\"title\":\"An internal error occurred\","
                                "\"status\":500,\"code\":\"internal\"}";
    request->reply.status = 500;
    request->reply.content_type = "application/problem+json";
    request->reply.body = words;
    request->reply.length = sizeof words - 1;
}

void reply_nothing(struct request *request)
{
    request->state = REQUEST_ANSWERED;
    request->reply.status = 204;
}

void reply_out(struct request *request, int status)
{
    struct reply *reply = &request->reply;
    request->state = REQUEST_ANSWERED;
    reply->tag = NULL;
    reply->packed = NULL;
    reply->document = NULL;
    reply->stream = NULL;
    reply->vary = 0;
    if (request->out.failed) {
        reply_internal(request);
        return;
    }
    reply->status = status;
    reply->content_type = "application/json";
    reply->body = request->out.at;
    reply->length = request->out.used;
}

/* The headers that say which caches may store the reply. Only a `tagged` operation has a tag: an append is never
 * answered 304, whatever If-None-Match says. */
static void reply_cacheable(struct request *request, const char *tag, const char *cache_control)
{
    request->reply.tag = request->operation->tagged ? tag : NULL;
    request->reply.vary |= request->operation->readable || request->operation->site ? VARY_ACCEPT : 0;
    reply_header(request, "Cache-Control", cache_control);
}

static void reply_public(struct request *request, const char *tag)
{
    reply_cacheable(request, tag, "public, max-age=300");
}

/* Nobody may cache what a link leads to: its address holds a token. */
void reply_private(struct request *request, const char *tag)
{
    reply_cacheable(request, tag, request->input.access_token ? "no-store" : "private, no-cache");
}

/* A page loads nothing, runs nothing, sends nothing and is in no frame, whatever it contains. Its own address may
 * hold a token, so it is sent to no other page. */
void reply_page(struct request *request, enum media media)
{
    request->reply.content_type = media_type(media);
    if (media != MEDIA_HTML)
        return;
    reply_header(request, "Content-Security-Policy",
                 "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; "
                 "frame-ancestors 'none'");
    reply_header(request, "Referrer-Policy", "no-referrer");
}

void reply_static(struct request *request, const struct document *document)
{
    struct reply *reply = &request->reply;
    request->state = REQUEST_ANSWERED;
    reply->status = 200;
    reply->body = document->bytes;
    reply->document = document->bytes ? NULL : document;
    reply->length = document->length;
    reply->packed = document->packed;
    reply->packed_length = document->packed_length;
    reply_public(request, document->tag);
    reply_page(request, document->media);
}

void reply_page_file(struct request *request, const struct page_file *file, const char *policy)
{
    struct reply *reply = &request->reply;
    request->state = REQUEST_ANSWERED;
    reply->status = 200;
    reply->content_type = page_file_type(file->name);
    reply->body = file->bytes;
    reply->length = file->length;
    reply->packed = file->packed;
    reply->packed_length = file->packed_length;
    reply_cacheable(request, file->tag, file->hashed ? "public, max-age=31536000, immutable" : "no-cache");
    reply_header(request, "Content-Security-Policy", policy);
    reply_header(request, "Referrer-Policy", "no-referrer");
    if (file->saved)
        reply_header(request, "Content-Disposition", "attachment");
}

/* The tag of the content of `out`; NULL when out of memory, and then the reply has none. */
static const char *tag_of_out(struct request *request)
{
    char *made = arena_take(&request->arena, DOCUMENT_TAG_MAX);
    if (made)
        tag_of(request->out.at, request->out.used, made);
    return made;
}

void reply_out_public(struct request *request, const char *tag)
{
    reply_out(request, 200);
    if (request->reply.status == 200)
        reply_public(request, tag ? tag : tag_of_out(request));
}

void reply_out_private(struct request *request)
{
    reply_out(request, 200);
    if (request->reply.status == 200)
        reply_private(request, tag_of_out(request));
}

void reply_out_public_readable(struct request *request)
{
    reply_out(request, 200);
    if (request->reply.status != 200)
        return;
    reply_public(request, tag_of_out(request));
    reply_page(request, request->media);
}

void reply_out_readable(struct request *request, const char *tag)
{
    reply_out(request, 200);
    if (request->reply.status != 200)
        return;
    reply_private(request, tag ? tag : tag_of_out(request));
    reply_page(request, request->media);
}

void reply_packing_end(struct request *request)
{
    if (!request->packing)
        return;
    gzip_free(request->packing);
    request->packing = NULL;
    atomic_fetch_sub(&request->service->gzip_streams, 1);
}

void reply_document_close(struct request *request)
{
    if (request->reading)
        document_close(&request->service->documents, request->reading);
    request->reading = NULL;
}
