/* Asking the whole stack in memory: no socket, no database. */
#pragma once
#include "http/rulebook/write_documents.h"
#include "http/server/gzip.h"
#include "http/server/operation.h"
#include "http/server/request.h"
#include "http/server/run.h"
#include "unit.h"
#include <jansson.h>

/* A request to be made; what is NULL is not sent. */
struct asking {
    enum method method;
    const char *path, *body;
    const char *accept, *accept_encoding, *origin, *content_type, *authorization, *if_none_match, *idempotency_key;
    const char *parameter, *value; /* of the query */
};

static struct service service;
static struct request request;
static struct dice_pool pool;
static struct gzip *packer;

/* A request that nothing was asked with before. */
static inline void request_renew(void)
{
    request_start(&request, &service);
    request.dice = &pool;
    request.gzip = packer;
}

static inline int request_setup(void **state)
{
    (void)state;
    service = (struct service){
        .settings = {.odds_branches = 1000000,
                     .odds_samples = 1000000,
                     .work_wait_ms = 5000,
                     .body_bytes = BODY_MAX,
                     .json_depth = 64},
    };
    if (!documents_start(&service.documents, "") || !documents_write(&service.documents, NULL))
        return 1;
    packer = gzip_new(GZIP_QUICK);
    request_renew();
    return packer == NULL;
}

static inline int request_teardown(void **state)
{
    (void)state;
    request_end(&request);
    gzip_free(packer);
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

static inline void request_fill(struct request_input *input, const struct asking *asking)
{
    input->method = asking->method;
    input->path = asking->path;
    input->accept = asking->accept;
    input->accept_encoding = asking->accept_encoding;
    input->origin = asking->origin;
    input->content_type = asking->content_type;
    input->authorization = asking->authorization;
    input->if_none_match = asking->if_none_match;
    input->idempotency_key = asking->idempotency_key;
    if (asking->parameter)
        input->parameters[input->parameter_count++] = (struct parameter){asking->parameter, asking->value};
    if (asking->body)
        write_raw(&input->body, asking->body, strlen(asking->body));
}

/* Answers the request; the reply stays until the next one. */
static inline int ask(const struct asking *asking)
{
    request_reset(&request);
    request_fill(&request.input, asking);
    request_run(&request);
    assert_int_equal(request.state, REQUEST_ANSWERED);
    return request.reply.status;
}

static inline const char *reply_header_of(const char *name)
{
    for (int32_t i = 0; i < request.reply.header_count; i++)
        if (strcmp(request.reply.headers[i].name, name) == 0)
            return request.reply.headers[i].value;
    return NULL;
}

/* Whether the reply's body, which nothing terminates, holds the text. */
static inline bool reply_holds(const char *text)
{
    return memmem(request.reply.body, request.reply.length, text, strlen(text)) != NULL;
}

/* The reply's body, parsed; to be given back with json_decref. */
static inline json_t *reply_json(void)
{
    json_t *root = json_loadb(request.reply.body, request.reply.length, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(root);
    return root;
}
