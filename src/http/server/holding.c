/* Bytes by token or address. */
#include "http/server/holding.h"
#include "http/server/operation.h"
#include "http/server/problem.h"

enum { RETRY_SECONDS = 5 };

static struct holder holder_of(const struct request *request)
{
    return request->seat ? holder_token(&request->seat->token) : holder_address(&request->input.client);
}

bool holding_set(struct request *request, int64_t bytes)
{
    struct shares *held = request->service->held;
    int64_t more = bytes - request->held;
    if (!held || more == 0)
        return true;
    if (request->held == 0)
        request->holder = holder_of(request);
    enum shares_answer answer = SHARES_TAKEN;
    if (more < 0)
        shares_give(held, &request->holder, -more);
    else
        answer = shares_take(held, &request->holder, more);
    if (answer == SHARES_TAKEN) {
        request->held = bytes;
        return true;
    }
    shares_give(held, &request->holder, request->held);
    request->held = 0;
    request_shrink(request);
    request->retry_after = RETRY_SECONDS;
    if (answer == SHARES_ALL)
        problem(request, ERROR_OVERLOADED, NULL);
    else
        problem(request, ERROR_TOO_MANY_REQUESTS, "whose answers are still being read");
    return false;
}

void holding_settle(struct request *request)
{
    int64_t bytes = (int64_t)(request->out.size + request->arena.taken);
    if (request->reply.stream)
        return;
    if (request->reply.status != 200 || (request->operation && request->operation->keyed) || bytes < HOLDING_LEAST)
        bytes = 0;
    holding_set(request, bytes);
}
