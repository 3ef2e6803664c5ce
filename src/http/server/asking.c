/* Limits of long requests by address. */
#include "http/server/asking.h"
#include "http/server/problem.h"

enum { RETRY_SECONDS = 1 };

bool asking_begin(struct request *request, struct shares *shares)
{
    if (!shares)
        return true;
    request->asker = holder_address(&request->input.client);
    enum shares_answer answer = shares_take(shares, &request->asker, 1);
    if (answer == SHARES_TAKEN) {
        request->asks = shares;
        return true;
    }
    request->retry_after = RETRY_SECONDS;
    if (answer == SHARES_EACH)
        problem(request, ERROR_TOO_MANY_REQUESTS, "of this kind at once from this address");
    else
        problem(request, ERROR_OVERLOADED, NULL);
    return false;
}

void asking_end(struct request *request)
{
    if (request->asks)
        shares_give(request->asks, &request->asker, 1);
    request->asks = NULL;
}
