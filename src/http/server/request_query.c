/* Queries by field tables, and the violations of a request. */
#include "http/server/request_query.h"
#include "fields/decode.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include <string.h>
#include <strings.h>

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

bool parameter_tracks(const char *name)
{
    static const char *const names[] = {
        "fbclid",  "gclid",  "gclsrc",  "gbraid",   "wbraid",     "dclid",          "msclkid",    "mc_cid",
        "mc_eid",  "igshid", "igsh",    "twclid",   "ttclid",     "yclid",          "_ga",        "_gl",
        "_hsenc",  "_hsmi",  "vero_id", "wickedid", "mkt_tok",    "oly_anon_id",    "oly_enc_id", "li_fat_id",
        "rdt_cid", "ScCid",  "srsltid", "epik",     "gad_source", "gad_campaignid",
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcasecmp(name, names[i]) == 0)
            return true;
    return strncasecmp(name, "utm_", 4) == 0;
}

/* It would be ambiguous which of two values counts. */
static bool is_again(const struct request_input *input, int32_t place)
{
    for (int32_t i = 0; i < place; i++)
        if (strcmp(input->parameters[i].name, input->parameters[place].name) == 0)
            return true;
    return false;
}

static void parameter_again(const char *name, struct violations *violations)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "?%s", name);
    violation_add(violations, ERROR_DUPLICATE_FIELD, pointer, "is given twice");
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
        if (is_again(input, i))
            parameter_again(input->parameters[i].name, request->violations);
        else
            parameter_decode(fields, input->parameters[i].name, input->parameters[i].value, query, request->violations);
    return query;
}
