/* Is the process alive, and can it record? */
#include "fields/answer_rows.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"

struct health_answer {
    const char *state;
};
static const struct field state_rows[] = {
    WORD(struct health_answer, state, "alive or ready."),
};
const struct fields state_fields = FIELDS("State", "The state of the service.", state_rows, struct health_answer);

static void reply_state(struct request *request, const char *state)
{
    ANSWER(&request->out, state_fields, (struct health_answer){state});
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, 200);
}

void handle_alive(struct request *request)
{
    reply_state(request, "alive");
}

void handle_ready(struct request *request)
{
    const char *why = NULL;
    if (atomic_load(&request->service->stopping))
        problem(request, ERROR_STOPPING, NULL);
    else if (!store_ready(request->service->store, &why))
        problem(request, ERROR_DATABASE_UNAVAILABLE, why);
    else if (!atomic_load(&request->service->game.keys))
        problem(request, ERROR_KEYS_MISSING, NULL);
    else
        reply_state(request, "ready");
}
