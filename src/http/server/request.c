/* The life of an exchange: its memory, from one request to the next. */
#include "exchange.h"
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
    if (exchange->release)
        exchange->release(exchange);
    store_session_free(exchange->session);
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
    exchange->release = NULL;
    exchange->gathering = NULL;
    exchange->listening = NULL;
    exchange->seat = NULL;
    exchange->club = NULL;
    exchange->then = NULL;
    exchange->violations = NULL;
    exchange->limited.by_address = exchange->limited.by_token = false;
    exchange->retry_after = 0;
    if (exchange->job.game)
        job_end(&exchange->job);
    exchange->job.game = NULL;
    arena_end(&exchange->page);
}

void exchange_end(struct exchange *exchange)
{
    exchange_reset(exchange);
    writer_end(&exchange->request.body);
    writer_end(&exchange->out);
    arena_end(&exchange->arena);
}

void exchange_shrink(struct exchange *exchange)
{
    writer_end(&exchange->out);
    arena_end(&exchange->arena);
    exchange->violations = NULL;
    exchange->request_data = NULL;
    memset(exchange->path_values, 0, sizeof exchange->path_values);
}
