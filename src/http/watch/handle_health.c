/* Is the process alive, and can it record? */
#include "operation.h"
#include "problem.h"
#include "reply.h"

static void reply_state(struct exchange *exchange, const char *state)
{
    write_object(&exchange->out);
    write_member(&exchange->out, "state", state);
    write_object_end(&exchange->out);
    reply_header(exchange, "Cache-Control", "no-store");
    reply_out(exchange, 200);
}

void handle_alive(struct exchange *exchange)
{
    reply_state(exchange, "alive");
}

void handle_ready(struct exchange *exchange)
{
    const char *why = NULL;
    if (atomic_load(&exchange->service->stopping))
        problem(exchange, ERROR_STOPPING, NULL);
    else if (!store_ready(exchange->service->store, &why))
        problem(exchange, ERROR_DATABASE_AWAY, why);
    else if (!atomic_load(&exchange->service->game.keys))
        problem(exchange, ERROR_KEYS_MISSING, NULL);
    else
        reply_state(exchange, "ready");
}
