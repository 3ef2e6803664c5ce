/* What happens to every request before its handler: routing, checking the HTTP, identifying the sender. */
#include "http/server/run.h"
#include "fields/decode.h"
#include "fields/json.h"
#include "http/clubs/club_access.h"
#include "http/server/negotiate.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "ledger/entry.h"
#include <string.h>
#include <strings.h>

enum { HEADERS_MAX = 4096, PATH_MAX_LENGTH = 1024, KEY_MAX = STORE_KEY_MAX - 1 };

/* RFC 6750: "Bearer" and the token. NULL if the header is something else. */
static const char *bearer_token(const char *authorization)
{
    if (!authorization || strncasecmp(authorization, "Bearer ", 7) != 0)
        return NULL;
    const char *token = authorization + 7 + strspn(authorization + 7, " ");
    return *token ? token : NULL;
}

/* The token that came with the request, in the header or in a link. NULL: none. */
static const char *request_token(const struct request_input *input)
{
    const char *bearer = bearer_token(input->authorization);
    return bearer ? bearer : input->access_token;
}

/* The seat of the request's token. Links are passed on, and are in histories and in others' logs, so they give only
 * a spectator's access. */
static const struct store_seat *seat_of(const struct request *request)
{
    const struct store_seat *found = session_seat_of_token(request->session, request_token(&request->input));
    bool linked = found && request->input.access_token;
    return linked && strcmp(found->role, "spectator") != 0 ? NULL : found;
}

/* Also notes since which entry the token is valid: another process may know of a later one, and the append checks
 * that. */
static void seat_take(struct request *request)
{
    request->seat = seat_of(request);
    request->token_since =
        request->seat ? session_token_since(request->session, request->seat, request_token(&request->input)) : 0;
}

static bool seat_may(const struct request *request)
{
    const struct store_seat *seat = request->seat;
    bool umpire = strcmp(seat->role, "umpire") == 0, player = strcmp(seat->role, "player") == 0;
    switch (request->operation->access) {
    case ACCESS_ANYONE:
    case ACCESS_CODE:
    case ACCESS_SEAT:
        return true;
    case ACCESS_OPENER:
    case ACCESS_CLUB:
        return false; /* for clubs, whose keys are not tokens of seats */
    case ACCESS_PLAYER:
        return umpire || player;
    case ACCESS_UMPIRE:
        return umpire;
    case ACCESS_SIDE: /* the protocol knows who is whose guest */
        if (umpire || player)
            return true;
        /* fall through */
    case ACCESS_OWN: /* spectators share one token: nobody leaves the session for all of them */
        return umpire ||
               (strcmp(seat->name, request->path_values[1]) == 0 && strcmp(seat->name, ENTRY_SPECTATORS) != 0);
    }
    return false;
}

/* The sender is known, or need not be: checks their role. */
static void admit(struct request *request)
{
    const struct store_seat *seat = request->seat;
    if (seat && !limits_pass_token(request, &seat->token))
        return;
    request->ruleset = ruleset_find(request->session->ruleset);
    if (seat && !seat_may(request))
        problem(request, ERROR_NOT_ALLOWED, NULL);
    else if (!request->ruleset)
        problem(request, ERROR_RULESET_UNKNOWN, "this program does not know the session's ruleset");
    else
        request->operation->handle(request);
}

/* A seat that has left may ask again whether that was recorded: the append finds the entry by its key, or refuses
 * the seat. */
static bool refreshes_seats(const struct request *request)
{
    enum access access = request->operation->access;
    return (access == ACCESS_OWN || access == ACCESS_SIDE) && request->input.idempotency_key;
}

/* The cached seats are new enough: checks the token. */
static void admit_seat(struct request *request)
{
    if (!request->seat)
        problem(request, ERROR_TOKEN_INVALID, NULL);
    else if (store_session_is_revoked(request->session, request->seat) && !refreshes_seats(request))
        problem(request, ERROR_SEAT_REVOKED, NULL);
    else
        admit(request);
}

/* The session was just read for this request: nothing is more recent. */
static void session_arrived(struct request *request)
{
    if (request->read.result != STORE_DONE) {
        problem_store(request, request->read.result);
        return;
    }
    store_session_free(request->session);
    request->session = request->read.found;
    if (request->operation->access == ACCESS_CODE) {
        admit(request);
        return;
    }
    seat_take(request);
    admit_seat(request);
}

/* The session was cached: finds the token's seat. A seat may have joined, or have been revoked, through another
 * process. */
static void identify(struct request *request)
{
    if (request->operation->access == ACCESS_CODE) {
        admit(request);
        return;
    }
    seat_take(request);
    bool wanted = request->seat ? store_session_is_due(request->session) : store_session_may_refresh(request->session);
    if (!wanted) {
        admit_seat(request);
        return;
    }
    request->read = (struct store_read){.query = STORE_FIND_SESSION, .session = request->session_id, .afresh = true};
    request_read(request, session_arrived);
}

/* The session named by the path: from memory, or by asking the store and waiting. */
static void session_find(struct request *request)
{
    if (request->operation->access != ACCESS_CODE && !request_token(&request->input)) {
        problem(request, ERROR_TOKEN_MISSING, NULL);
        return;
    }
    if (!uuid_read(request->path_values[0], &request->session_id)) {
        problem(request, ERROR_SESSION_UNKNOWN, NULL);
        return;
    }
    request->session = store_session_cached(request->service->store, &request->session_id);
    if (request->session) {
        identify(request);
        return;
    }
    request->read = (struct store_read){.query = STORE_FIND_SESSION, .session = request->session_id};
    request_read(request, session_arrived);
}

bool operation_takes_link(const struct operation *operation)
{
    return operation->method == METHOD_GET && operation->access == ACCESS_SEAT;
}

/* A page for people is answered whatever its address has besides. */
static bool parameter_counts(const struct operation *operation, const char *name)
{
    for (size_t i = 0; operation->site && operation->query && i < operation->query->count; i++)
        if (strcmp(operation->query->list[i].name, name) == 0)
            return true;
    return !operation->site && !parameter_tracks(name);
}

/* Takes out of the query what sites have added to a link that people open in a browser, or that a program looks at to
 * show what is behind it. All else that is unknown is refused. */
static void tracking_drop(struct request *request)
{
    struct request_input *input = &request->input;
    int32_t count = 0;
    if (!(request->operation->readable || request->operation->site) || input->parameter_count > PARAMETERS_MAX)
        return;
    for (int32_t i = 0; i < input->parameter_count; i++)
        if (parameter_counts(request->operation, input->parameters[i].name))
            input->parameters[count++] = input->parameters[i];
    input->parameter_count = count;
}

/* Takes the token of a link out of the query (RFC 6750 section 2.3), so that handlers and their links do not see it.
 * False after answering that there are two. */
static bool link_take(struct request *request)
{
    struct request_input *input = &request->input;
    int32_t count = 0;
    if (!operation_takes_link(request->operation) || input->parameter_count > PARAMETERS_MAX)
        return true;
    for (int32_t i = 0; i < input->parameter_count; i++) {
        const struct parameter *parameter = &input->parameters[i];
        if (strcmp(parameter->name, "access_token") != 0)
            input->parameters[count++] = *parameter;
        else if (!input->access_token && !bearer_token(input->authorization))
            input->access_token = parameter->value;
        else {
            problem(request, ERROR_BAD_REQUEST, "there is more than one token");
            return false;
        }
    }
    input->parameter_count = count;
    return true;
}

static bool key_is_valid(const char *key)
{
    size_t length = strlen(key);
    for (const char *at = key; *at; at++)
        if (*at < 0x21 || *at > 0x7E)
            return false;
    return length >= 1 && length <= KEY_MAX;
}

/* Bodies are JSON; units may come as comma-separated values, too. */
static bool body_is_csv(const struct request *request)
{
    return request->operation->body == BODY_UNITS && is_csv(request->input.content_type);
}

/* Whether the body's nesting is within the limit; if not, that is a violation like all that is wrong with a body. */
static bool depth_fits(struct request *request)
{
    const struct writer *body = &request->input.body;
    int32_t most = request->service->settings.json_depth;
    if (most == 0 || body_is_csv(request) || json_depth_fits(body->at, body->used, most))
        return true;
    if (!request_violations(request))
        return false;
    violation_add(request->violations, ERROR_TOO_DEEP, "", "it is nested deeper than %d", (int)most);
    problem_violations(request);
    return false;
}

/* A problem's page may use them. */
static bool parameters_are_utf8(const struct request_input *input)
{
    for (int32_t i = 0; i < input->parameter_count; i++)
        if (!text_is_utf8(input->parameters[i].name))
            return false;
    return true;
}

static bool is_encoded(const char *content_encoding)
{
    return content_encoding && *content_encoding && strcasecmp(content_encoding, "identity") != 0;
}

/* What a newcomer's curl sends (-d says that it is a form) gets an answer that says what to send. */
static void unsupported(struct request *request)
{
    bool csv = request->operation->body == BODY_UNITS;
    problem(request, ERROR_MEDIA_TYPE_UNSUPPORTED,
            csv ? "send Content-Type: application/json, or text/csv for units; both in UTF-8"
                : "send Content-Type: application/json, in UTF-8");
    reply_header(request, "Accept-Post", csv ? "application/json, text/csv" : "application/json");
}

/* Answers and returns false if the HTTP request does not fit the operation. */
static bool request_fits(struct request *request)
{
    const struct operation *operation = request->operation;
    const struct request_input *input = &request->input;
    const char *media = operation->media;
    request->media =
        operation->site
            ? media_choose_page(input->accept)
            : media_choose(input->accept, operation->readable || operation->page ? MEDIA_COUNT : MEDIA_JSON + 1);
    if (input->length_unclear)
        problem(request, ERROR_BAD_REQUEST, "the length of the body is ambiguous");
    else if (input->malformed)
        problem(request, ERROR_BAD_REQUEST, input->malformed);
    else if (request->encodings == ENCODINGS_NONE)
        problem(request, ERROR_NOT_ACCEPTABLE, "the available encodings are gzip and identity");
    else if (media && !media_is_accepted(input->accept, media))
        problem(request, ERROR_NOT_ACCEPTABLE, media);
    else if (!media && !operation->page && request->media == MEDIA_COUNT)
        problem(request, ERROR_NOT_ACCEPTABLE,
                operation->readable ? "the available media types are application/json, text/markdown and text/html"
                                    : "the available media type is application/json");
    else if (operation->body != BODY_NONE && input->body_too_large)
        problem(request, ERROR_BODY_TOO_LARGE, NULL);
    else if (operation->body != BODY_NONE && is_encoded(input->content_encoding)) {
        problem(request, ERROR_MEDIA_TYPE_UNSUPPORTED, "bodies are accepted as they are, without a Content-Encoding");
        reply_header(request, "Accept-Encoding", "identity"); /* RFC 9110 section 15.5.16 */
    } else if (operation->body != BODY_NONE && input->body.used && !is_json(input->content_type) &&
               !body_is_csv(request))
        unsupported(request);
    else if (operation->page && !operation->query) /* even if a query was added to its address */
        return request->state == REQUEST_OPEN;
    else if (input->parameter_count > PARAMETERS_MAX)
        problem(request, ERROR_BAD_REQUEST, "there are too many query parameters");
    else if (!parameters_are_utf8(input))
        problem(request, ERROR_BAD_REQUEST, "the query is not UTF-8");
    else if (operation->keyed && input->idempotency_key && !key_is_valid(input->idempotency_key))
        problem(request, ERROR_BAD_REQUEST, "an Idempotency-Key must have 1 to 128 visible ASCII characters");
    else if (!operation->query && input->parameter_count && request_violations(request)) {
        static const struct fields none = {.name = "NoQuery"};
        for (int32_t i = 0; i < input->parameter_count; i++)
            parameter_decode(&none, input->parameters[i].name, input->parameters[i].value, NULL, request->violations);
        problem_violations(request);
    } else
        return request->state == REQUEST_OPEN && (operation->body == BODY_NONE || depth_fits(request));
    return false;
}

/* Finds the operation; answers and returns false if there is none. */
static bool request_route(struct request *request)
{
    request->operation = NULL;
    if (request->input.header_size > HEADERS_MAX)
        problem(request, ERROR_HEADERS_TOO_LARGE, NULL);
    else if (strlen(request->input.path) > PATH_MAX_LENGTH)
        problem(request, ERROR_URI_TOO_LONG, NULL);
    else if (!text_is_utf8(request->input.path))
        problem(request, ERROR_BAD_REQUEST, "the path is not UTF-8");
    else
        request->operation = operation_route(request);
    return request->operation;
}

static void request_handle(struct request *request)
{
    bool routed = request_route(request);
    if (routed && request->input.too_many) {
        request->retry_after = 1;
        problem(request, ERROR_TOO_MANY_REQUESTS, "at once from this address");
        return;
    }
    if (!limits_pass_address(request) || !routed)
        return;
    tracking_drop(request);
    if (!link_take(request) || !request_fits(request))
        return;
    switch (request->operation->access) {
    case ACCESS_ANYONE:
        request->operation->handle(request);
        break;
    case ACCESS_OPENER:
    case ACCESS_CLUB:
        club_admit(request, bearer_token(request->input.authorization));
        break;
    default:
        session_find(request);
    }
}

/* A UUID of version 8 (RFC 9562 section 5.8): random bytes of this run, and the request's number. */
static void request_name(struct request *request)
{
    struct uuid id = request->service->boot;
    uint64_t number = atomic_fetch_add_explicit(&request->service->requests, 1, memory_order_relaxed) + 1;
    id.bytes[6] = (uint8_t)(0x80 | (id.bytes[6] & 0x0F));
    id.bytes[8] = (uint8_t)(0x80 | (id.bytes[8] & 0x3F));
    for (size_t at = sizeof id.bytes - 1; at > 8; at--, number >>= 8)
        id.bytes[at] = (uint8_t)number;
    uuid_write(&id, request->id);
}

void request_run(struct request *request)
{
    request_name(request);
    request->encodings = encodings_choose(request->input.accept_encoding);
    request_handle(request);
    if (request->state == REQUEST_ANSWERED)
        reply_finish(request);
}

void request_continue(struct request *request)
{
    request->state = REQUEST_OPEN;
    request->then(request);
    if (request->state == REQUEST_ANSWERED)
        reply_finish(request);
}
