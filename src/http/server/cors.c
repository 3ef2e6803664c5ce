/* Tokens are sent in a header that pages set themselves, never as cookies: so "credentials" are not allowed to anyone,
 * and an origin that may not read answers can do nothing that any other client could not. */
#include "http/server/cors.h"
#include "http/server/operation.h"
#include "http/server/reply.h"
#include <string.h>

#define PREFLIGHT_SECONDS "7200" /* as long as browsers keep it at most */

static const char request_headers[] =
    "Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, Prefer, traceparent, tracestate";
static const char reply_headers[] =
    "ETag, Idempotent-Replayed, Link, Location, Preference-Applied, RateLimit, RateLimit-Policy, Retry-After, "
    "WWW-Authenticate, X-Request-Id";

static bool is_listed(const char *origins, const char *origin)
{
    size_t length = strlen(origin);
    for (const char *at = origins + strspn(origins, " "); *at; at += strspn(at, " ")) {
        size_t item = strcspn(at, " ");
        if (item == length && memcmp(at, origin, length) == 0)
            return true;
        at += item;
    }
    return false;
}

void cors_add(struct request *request)
{
    const char *origins = request->service->settings.cors_origins, *origin = request->input.origin;
    if (!origins || !*origins)
        return;
    bool everyone = strcmp(origins, "*") == 0;
    if (!everyone)
        request->reply.vary |= VARY_ORIGIN;
    if (!everyone && !(origin && is_listed(origins, origin)))
        return;
    reply_header(request, "Access-Control-Allow-Origin", everyone ? "*" : origin);
    if (request->input.method != METHOD_OPTIONS || request->reply.status != 204) {
        reply_header(request, "Access-Control-Expose-Headers", reply_headers);
        return;
    }
    reply_header(request, "Access-Control-Allow-Methods", operation_methods(request->input.path));
    reply_header(request, "Access-Control-Allow-Headers", request_headers);
    reply_header(request, "Access-Control-Max-Age", PREFLIGHT_SECONDS);
}

/* Scheme, host and maybe a port, in small letters: what a browser sends is compared byte by byte. */
static bool is_origin(const char *at, size_t length)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789", host[] = "-._[]";
    size_t scheme = strspn(at, "abcdefghijklmnopqrstuvwxyz0123456789+-."), used = scheme + 3, colons = 0;
    if (scheme == 0 || strncmp(at + scheme, "://", 3) != 0 || used >= length)
        return false;
    bool bracketed = at[used] == '[';
    for (; used < length; used++) {
        colons += at[used] == ':';
        if (at[used] != ':' && !strchr(letters, at[used]) && !strchr(host, at[used]))
            return false;
    }
    return at[length - 1] != ':' && (colons <= 1 || bracketed);
}

bool cors_origins_check(const char *origins, char ret_message[CORS_MESSAGE_MAX])
{
    struct text message;
    text_start(&message, ret_message, CORS_MESSAGE_MAX);
    if (strcmp(origins, "*") == 0)
        return true;
    for (const char *at = origins + strspn(origins, " "); *at; at += strspn(at, " ")) {
        size_t item = strcspn(at, " ");
        if (!is_origin(at, item)) {
            text_format(&message, "must be origins such as https://club.example, or * alone, not \"%.*s\"",
                        item < 100 ? (int)item : 100, at);
            return false;
        }
        at += item;
    }
    return true;
}
