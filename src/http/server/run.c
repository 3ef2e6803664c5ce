/* What happens to every request before its handler: is it for us, is it well-formed HTTP, who sent it. */
#include "run.h"
#include "club_access.h"
#include "entry.h"
#include "finish_reply.h"
#include "json.h"
#include "negotiate.h"
#include "operation.h"
#include "problem.h"
#include "request_query.h"
#include <string.h>
#include <strings.h>

enum { HEADERS_MAX = 4096, PATH_MAX_LENGTH = 1024, KEY_MAX = STORE_KEY_MAX - 1 };

/* RFC 6750: "Bearer" and the token. NULL when the header is something else. */
static const char *bearer_token(const char *authorization)
{
    if (!authorization || strncasecmp(authorization, "Bearer ", 7) != 0)
        return NULL;
    const char *token = authorization + 7 + strspn(authorization + 7, " ");
    return *token ? token : NULL;
}

/* The token that came with the request, in the header or in a link. NULL: none. */
static const char *request_token(const struct request *request)
{
    const char *bearer = bearer_token(request->authorization);
    return bearer ? bearer : request->access_token;
}

/* The seat whose token came. Links are passed on, stand in histories and in others' logs: they open nothing but what
 * spectators see. */
static const struct store_seat *seat_of(const struct exchange *exchange)
{
    const struct store_seat *found = session_seat_of_token(exchange->session, request_token(&exchange->request));
    bool linked = found && exchange->request.access_token;
    return linked && strcmp(found->role, "spectator") != 0 ? NULL : found;
}

static bool seat_may(const struct exchange *exchange)
{
    const struct store_seat *seat = exchange->seat;
    bool umpire = strcmp(seat->role, "umpire") == 0;
    switch (exchange->operation->access) {
    case ACCESS_ANYONE:
    case ACCESS_CODE:
    case ACCESS_SEAT:
        return true;
    case ACCESS_OPENER:
    case ACCESS_CLUB:
        return false; /* a club's business, whose key is no seat's token */
    case ACCESS_PLAYER:
        return umpire || strcmp(seat->role, "player") == 0;
    case ACCESS_UMPIRE:
        return umpire;
    case ACCESS_OWN: /* who holds a link holds it with others, and leaves for none of them */
        return umpire ||
               (strcmp(seat->name, exchange->path_values[1]) == 0 && strcmp(seat->name, ENTRY_SPECTATORS) != 0);
    }
    return false;
}

/* Who is asking is known, or need not be: may they? */
static void admit(struct exchange *exchange)
{
    const struct store_seat *seat = exchange->seat;
    if (seat && !limits_pass_token(exchange, &seat->token))
        return;
    exchange->ruleset = ruleset_find(exchange->session->ruleset);
    if (seat && !seat_may(exchange))
        problem(exchange, ERROR_NOT_ALLOWED, NULL);
    else if (!exchange->ruleset)
        problem(exchange, ERROR_RULESET_UNKNOWN, "this program does not know the session's ruleset");
    else
        exchange->operation->handle(exchange);
}

/* Who has left asks again whether that was recorded: the append finds the entry by its key, or refuses the seat. */
static bool asks_again(const struct exchange *exchange)
{
    return exchange->operation->access == ACCESS_OWN && exchange->request.idempotency_key;
}

/* What is known of the seats is new enough: does the token open anything? */
static void admit_seat(struct exchange *exchange)
{
    if (!exchange->seat)
        problem(exchange, ERROR_TOKEN_INVALID, NULL);
    else if (store_session_is_revoked(exchange->session, exchange->seat) && !asks_again(exchange))
        problem(exchange, ERROR_SEAT_REVOKED, NULL);
    else
        admit(exchange);
}

/* The session was read just now, for this request: nothing could be known better. */
static void session_arrived(struct exchange *exchange)
{
    if (exchange->read.result != STORE_DONE) {
        problem_store(exchange, exchange->read.result);
        return;
    }
    store_session_free(exchange->session);
    exchange->session = exchange->read.found;
    if (exchange->operation->access == ACCESS_CODE) {
        admit(exchange);
        return;
    }
    exchange->seat = seat_of(exchange);
    admit_seat(exchange);
}

/* The session was known: whose token is this? A seat may have joined, or have been revoked, through another process. */
static void identify(struct exchange *exchange)
{
    if (exchange->operation->access == ACCESS_CODE) {
        admit(exchange);
        return;
    }
    exchange->seat = seat_of(exchange);
    bool wanted = exchange->seat ? store_session_is_due(exchange->session) : store_session_may_look(exchange->session);
    if (!wanted) {
        admit_seat(exchange);
        return;
    }
    exchange->read = (struct store_read){.query = STORE_FIND_SESSION, .session = exchange->session_id, .afresh = true};
    exchange_read(exchange, session_arrived);
}

/* The session named by the path: from memory, or by asking the store and waiting. */
static void session_find(struct exchange *exchange)
{
    if (exchange->operation->access != ACCESS_CODE && !request_token(&exchange->request)) {
        problem(exchange, ERROR_TOKEN_MISSING, NULL);
        return;
    }
    if (!uuid_read(exchange->path_values[0], &exchange->session_id)) {
        problem(exchange, ERROR_SESSION_UNKNOWN, NULL);
        return;
    }
    exchange->session = store_session_cached(exchange->service->store, &exchange->session_id);
    if (exchange->session) {
        identify(exchange);
        return;
    }
    exchange->read = (struct store_read){.query = STORE_FIND_SESSION, .session = exchange->session_id};
    exchange_read(exchange, session_arrived);
}

bool operation_takes_link(const struct operation *operation)
{
    return operation->method == METHOD_GET && operation->access == ACCESS_SEAT;
}

/* Takes the token of a link out of the query (RFC 6750 section 2.3), so that handlers and what they link to know
 * nothing of it. False after answering that it came twice. */
static bool link_take(struct exchange *exchange)
{
    struct request *request = &exchange->request;
    int32_t count = 0;
    if (!operation_takes_link(exchange->operation) || request->parameter_count > PARAMETERS_MAX)
        return true;
    for (int32_t i = 0; i < request->parameter_count; i++) {
        const struct parameter *parameter = &request->parameters[i];
        if (strcmp(parameter->name, "access_token") != 0)
            request->parameters[count++] = *parameter;
        else if (!request->access_token && !bearer_token(request->authorization))
            request->access_token = parameter->value;
        else {
            problem(exchange, ERROR_BAD_REQUEST, "there is more than one token");
            return false;
        }
    }
    request->parameter_count = count;
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
static bool body_is_csv(const struct exchange *exchange)
{
    return exchange->operation->body == BODY_UNITS && is_csv(exchange->request.content_type);
}

/* Whether the body is nested no deeper than it may be; a violation says it, as of all that is wrong with a body. */
static bool depth_fits(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    int32_t most = exchange->service->settings.json_depth;
    if (most == 0 || body_is_csv(exchange) || json_depth_fits(body->at, body->used, most))
        return true;
    if (!exchange_violations(exchange))
        return false;
    violation_add(exchange->violations, ERROR_TOO_DEEP, "", "it is nested deeper than %d", (int)most);
    problem_violations(exchange);
    return false;
}

/* Answers and returns false where the request is not what the operation wants as HTTP. */
static bool request_fits(struct exchange *exchange)
{
    const struct operation *operation = exchange->operation;
    const struct request *request = &exchange->request;
    const char *media = operation->media;
    exchange->media = media_choose(request->accept, operation->readable ? MEDIA_COUNT : MEDIA_JSON + 1);
    if (request->length_unclear)
        problem(exchange, ERROR_BAD_REQUEST, "there is more than one word on where the body ends");
    else if (exchange->encodings == ENCODINGS_NONE)
        problem(exchange, ERROR_NOT_ACCEPTABLE, "gzip and identity are the encodings that there are");
    else if (media && !media_is_accepted(request->accept, media))
        problem(exchange, ERROR_NOT_ACCEPTABLE, media);
    else if (!media && exchange->media == MEDIA_COUNT)
        problem(exchange, ERROR_NOT_ACCEPTABLE,
                operation->readable ? "application/json, text/markdown and text/html are what there is"
                                    : "application/json is what there is");
    else if (operation->body != BODY_NONE && request->body_too_large)
        problem(exchange, ERROR_BODY_TOO_LARGE, NULL);
    else if (operation->body != BODY_NONE && request->body.used && !is_json(request->content_type) &&
             !body_is_csv(exchange))
        problem(exchange, ERROR_MEDIA_TYPE_UNSUPPORTED, NULL);
    else if (request->parameter_count > PARAMETERS_MAX)
        problem(exchange, ERROR_BAD_REQUEST, "there are too many query parameters");
    else if (operation->keyed && request->idempotency_key && !key_is_valid(request->idempotency_key))
        problem(exchange, ERROR_BAD_REQUEST, "an Idempotency-Key has 1 to 128 visible ASCII characters");
    else if (!operation->query && request->parameter_count && exchange_violations(exchange)) {
        violation_add(exchange->violations, ERROR_UNKNOWN_FIELD, "?", "this operation takes no query parameters");
        problem_violations(exchange);
    } else
        return exchange->state == EXCHANGE_OPEN && (operation->body == BODY_NONE || depth_fits(exchange));
    return false;
}

/* Finds the operation; answers and returns false where there is none. */
static bool request_route(struct exchange *exchange)
{
    exchange->operation = NULL;
    if (exchange->request.header_size > HEADERS_MAX)
        problem(exchange, ERROR_HEADERS_TOO_LARGE, NULL);
    else if (strlen(exchange->request.path) > PATH_MAX_LENGTH)
        problem(exchange, ERROR_URI_TOO_LONG, NULL);
    else
        exchange->operation = operation_route(exchange);
    return exchange->operation;
}

static void exchange_handle(struct exchange *exchange)
{
    bool routed = request_route(exchange);
    if (!limits_pass_address(exchange) || !routed || !link_take(exchange) || !request_fits(exchange))
        return;
    switch (exchange->operation->access) {
    case ACCESS_ANYONE:
        exchange->operation->handle(exchange);
        break;
    case ACCESS_OPENER:
    case ACCESS_CLUB:
        club_admit(exchange, bearer_token(exchange->request.authorization));
        break;
    default:
        session_find(exchange);
    }
}

void exchange_run(struct exchange *exchange)
{
    exchange->encodings = encodings_choose(exchange->request.accept_encoding);
    exchange_handle(exchange);
    if (exchange->state == EXCHANGE_ANSWERED)
        reply_finish(exchange);
}

void exchange_continue(struct exchange *exchange)
{
    exchange->state = EXCHANGE_OPEN;
    exchange->then(exchange);
    if (exchange->state == EXCHANGE_ANSWERED)
        reply_finish(exchange);
}
