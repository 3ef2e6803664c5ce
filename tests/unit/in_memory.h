/* Asking the whole stack in memory: no socket, no database. */
#pragma once
#include "exchange.h"
#include "gzip.h"
#include "operation.h"
#include "run.h"
#include "unit.h"
#include "write_documents.h"
#include <jansson.h>

/* A request to be made; what is NULL is not sent. */
struct asking {
    enum method method;
    const char *path, *body;
    const char *accept, *accept_encoding, *origin, *content_type, *authorization, *if_none_match, *idempotency_key;
    const char *parameter, *value; /* of the query */
};

static struct service service;
static struct exchange exchange;
static struct dice_pool pool;

static inline int exchange_setup(void **state)
{
    (void)state;
    service = (struct service){
        .settings = {.odds_branches = 1000000,
                     .odds_samples = 1000000,
                     .odds_wait_ms = 5000,
                     .body_bytes = BODY_MAX,
                     .json_depth = 64},
    };
    if (!documents_start(&service.documents))
        return 1;
    exchange_start(&exchange, &service);
    exchange.dice = &pool;
    exchange.gzip = gzip_new(GZIP_QUICK);
    return exchange.gzip == NULL;
}

static inline int exchange_teardown(void **state)
{
    (void)state;
    exchange_end(&exchange);
    gzip_free(exchange.gzip);
    documents_end(&service.documents);
    return 0;
}

static inline size_t operation_count(void)
{
    size_t count = 0;
    while (operation_at(count))
        count++;
    return count;
}

static inline void request_fill(struct request *request, const struct asking *asking)
{
    request->method = asking->method;
    request->path = asking->path;
    request->accept = asking->accept;
    request->accept_encoding = asking->accept_encoding;
    request->origin = asking->origin;
    request->content_type = asking->content_type;
    request->authorization = asking->authorization;
    request->if_none_match = asking->if_none_match;
    request->idempotency_key = asking->idempotency_key;
    if (asking->parameter)
        request->parameters[request->parameter_count++] = (struct parameter){asking->parameter, asking->value};
    if (asking->body)
        write_raw(&request->body, asking->body, strlen(asking->body));
}

/* Answers the request; the reply stays until the next one. */
static inline int ask(const struct asking *asking)
{
    exchange_reset(&exchange);
    request_fill(&exchange.request, asking);
    exchange_run(&exchange);
    assert_int_equal(exchange.state, EXCHANGE_ANSWERED);
    return exchange.reply.status;
}

static inline const char *reply_header_of(const char *name)
{
    for (int32_t i = 0; i < exchange.reply.header_count; i++)
        if (strcmp(exchange.reply.headers[i].name, name) == 0)
            return exchange.reply.headers[i].value;
    return NULL;
}

/* The reply's body, parsed; to be given back with json_decref. */
static inline json_t *reply_json(void)
{
    json_t *root = json_loadb(exchange.reply.body, exchange.reply.length, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(root);
    return root;
}
