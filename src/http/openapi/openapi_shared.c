/* What many operations share: the responses to problems and appends, the parameters of paths and headers, the headers
 * of replies. */
#include "game/opening_secrets.h"
#include "http/openapi/openapi_frame.h"
#include "http/openapi/openapi_parts.h"
#include "ledger/club_name.h"
#include "ledger/entry.h"
#include <string.h>
#include <umpire/field.h>
#include <umpire/units.h>

enum { CLAUSE_LENGTH_MAX = 32, ENTRY_LAST = 999999999 };

static const struct problem_response {
    int status;
    const char *name, *doc;
    const char *headers[2]; /* by their names in `headers` below */
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
    {429, "TooManyRequests", "Ask again later.", {"Retry-After"}},
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
    {"Preference-Applied", "`return=minimal`, where the request preferred it.", false, true},
    {"Idempotent-Replayed", "`true`, where an earlier request with this Idempotency-Key did what was asked.", false,
     false},
    {"Link", "The next page, with the relation `next`; absent on the last.", false, false},
    {"WWW-Authenticate", "That a bearer token is required.", false, true},
    {"Retry-After", "How many seconds to wait before asking again.", true, true},
    {"X-Request-Id", "The request in the service's log.", false, true},
    {"RateLimit", "What is left of each limit (draft-ietf-httpapi-ratelimit-headers-10); absent where no limit is set.",
     false, false},
    {"RateLimit-Policy", "The limits; absent where none is set.", false, false},
};

/* A path's text is compared with names, whose characters and length are known: a text that does not fit is answered
 * 404, like any name that does not exist. */
static const struct shared_parameter {
    const char *in, *key, *name, *doc, *type, *format, *pattern, *example;
    int32_t min, max; /* of a number; of a text its length, 0: any */
} parameters[] = {
    {"path", "ruleset", "ruleset", "A game system, such as tt.", "string", NULL, RULES_NAME, "tt", 1,
     RULES_NAME_LENGTH},
    {"path", "step", "step", "A step of that ruleset.", "string", NULL, RULES_NAME, "morale-check", 1,
     RULES_NAME_LENGTH},
    {"path", "table", "table", "A table of that ruleset.", "string", NULL, RULES_NAME, NULL, 1, RULES_NAME_LENGTH},
    {"path", "clause", "clause", "The id of a clause of its rulebook, such as TT-PIN-1.", "string", NULL,
     "^[A-Za-z0-9-]+$", NULL, 1, CLAUSE_LENGTH_MAX},
    {"path", "code", "code", "The code of an error.", "string", NULL, "^[a-z_]+$", "dice_exhausted", 1,
     RULES_NAME_LENGTH},
    {"path", "session", "session", "The session's UUID.", "string", "uuid", NULL, NULL, 0, 0},
    {"path", "entry", "entry", "The entry's number; 0 is the opening.", "integer", NULL, NULL, NULL, 0, ENTRY_LAST},
    {"path", "name", "name", "The name of house rules: lower-case letters, digits and hyphens.", "string", NULL,
     "^[a-z0-9-]+$", NULL, 1, HOUSE_RULES_NAME_MAX},
    {"path", "army", "army", "The army's id: lower-case letters, digits and hyphens.", "string", NULL, "^[a-z0-9-]+$",
     NULL, 1, ARMY_ID_MAX},
    {"path", "seat", "seat", "The seat's id.", "string", NULL, FIELD_SIDE_ID, NULL, 1, SEAT_ID_MAX},
    {"path", "unit", "unit", "The unit's id.", "string", NULL, FIELD_UNIT_ID, NULL, 1, UNIT_ID_MAX},
    {"header", "IdempotencyKey", "Idempotency-Key",
     "Chosen by the client; a retry with the same key and body gets the existing entry.", "string", NULL, "^[!-~]*$",
     NULL, 1, STORE_KEY_MAX - 1},
    {"header", "SecretIdempotencyKey", "Idempotency-Key",
     "Random, and kept secret by the client: a retry with the same key and body gets the same token again.", "string",
     NULL, "^[!-~]*$", NULL, SECRET_KEY_MIN, STORE_KEY_MAX - 1},
    {"header", "Prefer", "Prefer",
     "`return=minimal` (RFC 7240): the answer is 204 and says only where the entry is. For clients that hear of "
     "entries "
     "by events. A question that waits for nonces is answered with 202 all the same.",
     "string", NULL, NULL, NULL, 0, 0},
    {"header", "LastEventId", "Last-Event-ID",
     "The number of the last entry received; browsers send it when they reconnect.", "integer", NULL, NULL, NULL, 0,
     ENTRY_LAST},
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

void openapi_write_limit_headers(struct writer *out)
{
    part_reference(out, "RateLimit", "headers", "RateLimit");
    part_reference(out, "RateLimit-Policy", "headers", "RateLimit-Policy");
}

static void problem_response_write(struct writer *out, const struct problem_response *response)
{
    write_key(out, response->name);
    write_object(out);
    write_member(out, "description", response->doc);
    write_key(out, "headers");
    write_object(out);
    for (size_t i = 0; response->headers[i]; i++)
        part_reference(out, response->headers[i], "headers", response->headers[i]);
    openapi_write_limit_headers(out);
    write_object_end(out);
    content_write(out, "application/problem+json", "Problem");
    write_object_end(out);
}

/* An answer without content. */
static void empty_response_write(struct writer *out, const char *name, const char *doc, const char *const *headers_of)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "description", doc);
    write_key(out, "headers");
    write_object(out);
    for (; *headers_of; headers_of++)
        part_reference(out, *headers_of, "headers", *headers_of);
    openapi_write_limit_headers(out);
    write_object_end(out);
    write_object_end(out);
}

static void responses_write(struct writer *out)
{
    write_key(out, "responses");
    write_object(out);
    empty_response_write(out, "Recorded", "With `Prefer: return=minimal`: the entry is at Location.",
                         (const char *const[]){"Location", "Preference-Applied", "Idempotent-Replayed", NULL});
    empty_response_write(out, "NotModified", "The client's copy is up to date.", (const char *const[]){"ETag", NULL});
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
    bool number = strcmp(parameter->type, "integer") == 0;
    if (parameter->format)
        write_member(out, "format", parameter->format);
    if (number || parameter->max > 0) {
        write_member_int(out, number ? "minimum" : "minLength", parameter->min);
        write_member_int(out, number ? "maximum" : "maxLength", parameter->max);
    }
    if (parameter->pattern)
        write_member(out, "pattern", parameter->pattern);
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
        if (parameter->example)
            write_member(out, "example", parameter->example);
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
