/* Is the process alive, and can it record? */
#include "operation.h"
#include "problem.h"
#include "reply.h"

static void reply_state(struct request *request, const char *state)
{
    write_object(&request->out);
    write_member(&request->out, "state", state);
    write_object_end(&request->out);
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
