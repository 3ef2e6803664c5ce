/* The limits of a service, and their headers in replies (draft-ietf-httpapi-ratelimit-headers-10). */
#include "http/server/request_limits.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include <string.h>

enum { NAMES_MAX = 65536 /* that a table holds at once */ };

#define US_PER_SECOND INT64_C(1000000)

static int32_t seconds_of(int64_t microseconds)
{
    return (int32_t)((microseconds + US_PER_SECOND - 1) / US_PER_SECOND);
}

static void policy_add(struct text *text, const char *name, int32_t rate, int32_t burst)
{
    if (rate == 0)
        return;
    text_format(text, "%s\"%s\";q=%d;w=%d", text->used ? ", " : "", name, (int)burst, (int)((burst + rate - 1) / rate));
}

bool limits_start(struct limits *limits, const struct service_settings *settings)
{
    struct text policies;
    *limits = (struct limits){0};
    text_start(&policies, limits->policies, sizeof limits->policies);
    policy_add(&policies, "address", settings->address_rate, settings->address_burst);
    policy_add(&policies, "token", settings->token_rate, settings->token_burst);
    if (settings->address_rate)
        limits->address = limiter_new(settings->address_rate, settings->address_burst, NAMES_MAX);
    if (settings->token_rate)
        limits->token = limiter_new(settings->token_rate, settings->token_burst, NAMES_MAX);
    if ((limits->address || !settings->address_rate) && (limits->token || !settings->token_rate))
        return true;
    limits_end(limits);
    return false;
}

void limits_end(struct limits *limits)
{
    limiter_free(limits->address);
    limiter_free(limits->token);
    *limits = (struct limits){0};
}

static int32_t cost_of(const struct operation *operation)
{
    return operation && operation->cost ? operation->cost : 1;
}

static bool pass(struct request *request, const struct limit_state *state, const char *whose)
{
    if (state->passed)
        return true;
    request->retry_after = seconds_of(state->until);
    problem(request, ERROR_TOO_MANY_REQUESTS, whose);
    return false;
}

bool limits_pass_address(struct request *request)
{
    const struct limits *limits = &request->service->limits;
    const struct ip_address client = ip_client(&request->input.client);
    int32_t cost = cost_of(request->operation);
    if (!limits->address || cost == COST_UNLIMITED)
        return true;
    struct limited *limited = &request->limited;
    limited->by_address = true;
    limited->address = limiter_take(limits->address, client.bytes, sizeof client.bytes, cost, clock_monotonic_us());
    return pass(request, &limited->address, "from this address");
}

bool limits_pass_token(struct request *request, const struct hash *token)
{
    const struct limits *limits = &request->service->limits;
    struct limited *limited = &request->limited;
    if (!limits->token)
        return true;
    limited->by_token = true;
    limited->token =
        limiter_take(limits->token, token->bytes, HASH_SIZE, cost_of(request->operation), clock_monotonic_us());
    return pass(request, &limited->token, "with this token");
}

void limits_charge(struct request *request, int32_t cost)
{
    const struct limits *limits = &request->service->limits;
    const struct ip_address client = ip_client(&request->input.client);
    if (request->limited.by_address)
        request->limited.address =
            limiter_charge(limits->address, client.bytes, sizeof client.bytes, cost, clock_monotonic_us());
}

static void state_add(struct text *text, const char *name, const struct limit_state *state)
{
    text_add(text, text->used ? ", \"" : "\"");
    text_add(text, name);
    text_add(text, "\";r=");
    text_add_int(text, state->left);
    text_add(text, ";t=");
    text_add_int(text, seconds_of(state->full));
}

void limits_write_headers(struct request *request)
{
    struct limited *limited = &request->limited;
    struct text text;
    if (!limited->by_address && !limited->by_token)
        return;
    text_start(&text, limited->words, sizeof limited->words);
    if (limited->by_address)
        state_add(&text, "address", &limited->address);
    if (limited->by_token)
        state_add(&text, "token", &limited->token);
    reply_header(request, "RateLimit-Policy", request->service->limits.policies);
    reply_header(request, "RateLimit", limited->words);
}
