/* What many operations share: the responses to problems and appends, the parameters of paths and headers, the headers
 * of replies. */
#include "openapi_frame.h"
#include "openapi_parts.h"
#include <string.h>

static const struct problem_response {
    int status;
    const char *name, *doc;
    const char *headers[4]; /* by their names in `headers` below */
} problem_responses[] = {
    {0, "Problem", "What every operation can answer; `x-problem-codes` at the root lists the codes.", {NULL}},
    {400, "BadRequest", "The request cannot be read.", {NULL}},
    {401, "Unauthorized", "The token is missing, not valid for this, or revoked.", {"WWW-Authenticate"}},
    {403, "Forbidden", "The seat or client is not allowed to do this.", {NULL}},
    {404, "NotFound", "What the path names does not exist.", {NULL}},
    {405, "MethodNotAllowed", "The resource does not support this method.", {NULL}},
    {406, "NotAcceptable", "None of the accepted media types is available.", {NULL}},
    {409, "Conflict", "The game is not in a state that allows it.", {NULL}},
    {411, "LengthRequired", "The body has no length.", {NULL}},
    {413, "ContentTooLarge", "The body is too large.", {NULL}},
    {414, "UriTooLong", "The request target is too long.", {NULL}},
    {415, "UnsupportedMediaType", "The operation does not accept the media type of the body.", {NULL}},
    {422, "Unprocessable", "The request can be read, but not answered. The violations say why.", {NULL}},
    {429, "TooManyRequests", "Ask again later.", {"Retry-After", "RateLimit", "RateLimit-Policy"}},
    {431, "HeadersTooLarge", "The header fields are too large.", {NULL}},
    {500, "InternalError", "A defect of the service.", {NULL}},
    {503, "Unavailable", "The service cannot answer just now. Ask again later.", {"Retry-After"}},
};

static const struct shared_header {
    const char *name, *doc;
    bool number, required;
} headers[] = {
    {"ETag", "The version of the answer; send it as If-None-Match.", false, true},
    {"Location", "The address of what was created.", false, true},
    {"Link", "The next page, with the relation `next`; absent on the last.", false, false},
    {"WWW-Authenticate", "That a bearer token is required.", false, true},
    {"Retry-After", "How many seconds to wait before asking again.", true, true},
    {"X-Request-Id", "The request in the service's log.", false, true},
    {"RateLimit", "What is left of each limit.", false, false},
    {"RateLimit-Policy", "The limits.", false, false},
};

static const struct shared_parameter {
    const char *in, *key, *name, *doc, *type, *format;
} parameters[] = {
    {"path", "ruleset", "ruleset", "A game system, such as tt.", "string", NULL},
    {"path", "step", "step", "A step of that ruleset.", "string", NULL},
    {"path", "table", "table", "A table of that ruleset.", "string", NULL},
    {"path", "clause", "clause", "The id of a clause of its rulebook, such as TT-PIN-1.", "string", NULL},
    {"path", "code", "code", "The code of an error.", "string", NULL},
    {"path", "session", "session", "The session's UUID.", "string", "uuid"},
    {"path", "entry", "entry", "The entry's number; 0 is the opening.", "integer", NULL},
    {"path", "name", "name", "The name of house rules: lower-case letters, digits and hyphens.", "string", NULL},
    {"path", "seat", "seat", "The seat's name.", "string", NULL},
    {"path", "unit", "unit", "The unit's id.", "string", NULL},
    {"header", "IdempotencyKey", "Idempotency-Key",
     "Chosen by the client; a retry with the same key and body gets the existing entry.", "string", NULL},
    {"header", "LastEventId", "Last-Event-ID",
     "The number of the last entry received; browsers send it when they reconnect.", "integer", NULL},
};

const char *problem_response_name(int status)
{
    for (size_t i = 0; i < sizeof problem_responses / sizeof problem_responses[0]; i++)
        if (problem_responses[i].status == status)
            return problem_responses[i].name;
    return NULL;
}

static void content_write(struct writer *out, const char *media, const char *schema)
{
    write_key(out, "content");
    write_object(out);
    write_key(out, media);
    write_object(out);
    schema_reference(out, "schema", schema);
    write_object_end(out);
    write_object_end(out);
}

static void problem_response_write(struct writer *out, const struct problem_response *response)
{
    write_key(out, response->name);
    write_object(out);
    write_member(out, "description", response->doc);
    if (response->headers[0]) {
        write_key(out, "headers");
        write_object(out);
        for (size_t i = 0; response->headers[i]; i++)
            part_reference(out, response->headers[i], "headers", response->headers[i]);
        write_object_end(out);
    }
    content_write(out, "application/problem+json", "Problem");
    write_object_end(out);
}

/* The answers to what appends an entry. */
static void entry_response_write(struct writer *out, const char *name, const char *doc, bool made)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "description", doc);
    if (made) {
        write_key(out, "headers");
        write_object(out);
        part_reference(out, "Location", "headers", "Location");
        write_object_end(out);
    }
    content_write(out, "application/json", "Entry");
    write_object_end(out);
}

static void responses_write(struct writer *out)
{
    write_key(out, "responses");
    write_object(out);
    entry_response_write(out, "Appended", "The entry that was appended.", true);
    entry_response_write(out, "Repeated", "The entry that an earlier request with this Idempotency-Key appended.",
                         false);
    entry_response_write(out, "Waiting", "Two-sided mode: the open question, which waits for nonces.", false);
    write_key(out, "NotModified");
    write_object(out);
    write_member(out, "description", "The client's copy is up to date.");
    write_key(out, "headers");
    write_object(out);
    part_reference(out, "ETag", "headers", "ETag");
    write_object_end(out);
    write_object_end(out);
    for (size_t i = 0; i < sizeof problem_responses / sizeof problem_responses[0]; i++)
        problem_response_write(out, &problem_responses[i]);
    write_object_end(out);
}

static void headers_write(struct writer *out)
{
    write_key(out, "headers");
    write_object(out);
    for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++) {
        write_key(out, headers[i].name);
        write_object(out);
        write_member(out, "description", headers[i].doc);
        write_member_bool(out, "required", headers[i].required);
        write_key(out, "schema");
        write_object(out);
        write_member(out, "type", headers[i].number ? "integer" : "string");
        write_object_end(out);
        write_object_end(out);
    }
    write_object_end(out);
}

static void parameter_bounds_write(struct writer *out, const struct shared_parameter *parameter)
{
    if (parameter->format)
        write_member(out, "format", parameter->format);
    if (strcmp(parameter->key, "IdempotencyKey") == 0) {
        write_member_int(out, "minLength", 1);
        write_member_int(out, "maxLength", STORE_KEY_MAX - 1);
    }
    if (strcmp(parameter->key, "LastEventId") == 0) {
        write_member_int(out, "minimum", 0);
        write_member_int(out, "maximum", 999999999);
    }
}

static void parameters_write(struct writer *out)
{
    write_key(out, "parameters");
    write_object(out);
    for (size_t i = 0; i < sizeof parameters / sizeof parameters[0]; i++) {
        const struct shared_parameter *parameter = &parameters[i];
        write_key(out, parameter->key);
        write_object(out);
        write_member(out, "name", parameter->name);
        write_member(out, "in", parameter->in);
        write_member_bool(out, "required", strcmp(parameter->in, "path") == 0);
        write_member(out, "description", parameter->doc);
        write_key(out, "schema");
        write_object(out);
        write_member(out, "type", parameter->type);
        parameter_bounds_write(out, parameter);
        write_object_end(out);
        write_object_end(out);
    }
    write_object_end(out);
}

void openapi_write_shared(struct writer *out)
{
    responses_write(out);
    headers_write(out);
    parameters_write(out);
}
