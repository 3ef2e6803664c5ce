/* Queries by field tables, and the violations of a request. */
#include "request_query.h"
#include "decode.h"
#include "operation.h"
#include "problem.h"

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
