/* Queries by field tables, and the violations of a request. */
#include "request_query.h"
#include "decode.h"
#include "operation.h"
#include "problem.h"

struct violations *request_violations(struct request *request)
{
    request->violations = arena_take(&request->arena, sizeof *request->violations);
    if (!request->violations) {
        problem(request, ERROR_OVERLOADED, NULL);
        return NULL;
    }
    violations_start(request->violations);
    return request->violations;
}

void *request_query(struct request *request)
{
    const struct fields *fields = request->operation->query;
    const struct request_input *input = &request->input;
    if (!request_violations(request))
        return NULL;
    void *query = arena_take(&request->arena, fields->size);
    if (!query) {
        problem(request, ERROR_OVERLOADED, NULL);
        return NULL;
    }
    fields_default(fields, query);
    for (int32_t i = 0; i < input->parameter_count; i++)
        parameter_decode(fields, input->parameters[i].name, input->parameters[i].value, query, request->violations);
    return query;
}
