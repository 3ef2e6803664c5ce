/* The life of a request: its memory, from one request to the next. */
#include "http/server/request.h"
#include "http/server/asking.h"
#include "http/server/holding.h"
#include "http/server/reply.h"
#include <string.h>

enum { KEPT_BODY = 4096, KEPT_OUT = 65536 };

void request_start(struct request *request, struct service *service)
{
    memset(request, 0, sizeof *request);
    request->service = service;
    arena_start(&request->arena, REQUEST_ARENA_MAX);
    writer_start(&request->out, REPLY_MAX);
    writer_start(&request->input.body, BODY_MAX);
}

/* Small memory is reused for the next request, large memory is freed. */
static void writer_recycle(struct writer *writer, size_t limit)
{
    if (writer->size > limit)
        writer_end(writer);
    writer_reset(writer);
}

void request_reset(struct request *request)
{
    struct writer body = request->input.body;
    if (request->release)
        request->release(request);
    store_session_free(request->session);
    writer_recycle(&body, KEPT_BODY);
    writer_recycle(&request->out, KEPT_OUT);
    reply_packing_end(request);
    reply_document_close(request);
    arena_reset(&request->arena);
    request->id[0] = '\0';
    request->input = (struct request_input){.body = body};
    request->reply = (struct reply){0};
    request->state = REQUEST_OPEN;
    request->worked = WORKERS_ACCEPTED;
    request->listens_since = 0;
    request->session_id = (struct uuid){0};
    request->operation = NULL;
    request->ruleset = NULL;
    request->session = NULL;
    request->release = NULL;
    request->gathering = NULL;
    request->listening = NULL;
    request->seat = NULL;
    request->token_since = 0;
    request->club = NULL;
    request->then = NULL;
    request->violations = NULL;
    request->limited.by_address = request->limited.by_token = false;
    request->retry_after = 0;
    holding_set(request, 0);
    asking_end(request);
    if (request->job.game)
        job_end(&request->job);
    request->job.game = NULL;
    arena_end(&request->page);
}

void request_end(struct request *request)
{
    request_reset(request);
    writer_end(&request->input.body);
    writer_end(&request->out);
    arena_end(&request->arena);
}

void request_shrink(struct request *request)
{
    writer_end(&request->out);
    arena_end(&request->arena);
    request->violations = NULL;
    request->handler_data = NULL;
    memset(request->path_values, 0, sizeof request->path_values);
}
