/* The order of waiting, and departures. */
#include "http/server/listeners.h"
#include "base/clock.h"
#include "http/server/connections.h"
#include "http/server/request.h"
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <sys/socket.h>

struct listening *listening_new(struct request *request)
{
    struct listening *listening = calloc(1, sizeof *listening);
    if (listening)
        *listening = (struct listening){.listener = {.request = request}};
    return listening;
}

void listening_free(struct listening *listening)
{
    if (!listening)
        return;
    listeners_remove(listening);
    events_leave(listening->listener.request->service->events, &listening->listener);
    free(listening);
}

void listeners_begin(struct listeners *listeners, struct listening *listening, const struct connection *connection,
                     int32_t idle_seconds)
{
    unsigned patience = (unsigned)idle_seconds * 1000;
    listening->listeners = listeners;
    listening->gone = connection->gone;
    /* If this fails, it is found out later, when sending fails. */
    (void)setsockopt(connection->socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &patience, sizeof patience);
}

bool listening_began(const struct listening *listening)
{
    return listening && listening->listeners;
}

void listeners_add(struct listening *listening)
{
    struct listeners *listeners = listening->listeners;
    listening->listed = true;
    listening->since = clock_monotonic_ms();
    listening->previous = listeners->last;
    listening->later = NULL;
    if (listeners->last)
        listeners->last->later = listening;
    else
        listeners->first = listening;
    listeners->last = listening;
}

void listeners_remove(struct listening *listening)
{
    struct listeners *listeners = listening->listeners;
    if (!listening->listed)
        return;
    listening->listed = false;
    if (listening->previous)
        listening->previous->later = listening->later;
    else
        listeners->first = listening->later;
    if (listening->later)
        listening->later->previous = listening->previous;
    else
        listeners->last = listening->previous;
}

static bool unwait(struct listening *listening)
{
    return events_unwait(listening->listener.request->service->events, &listening->listener);
}

struct request *listeners_beat(struct listeners *listeners, int64_t heartbeat_ms)
{
    if (!listeners->first)
        return NULL;
    int64_t now = clock_monotonic_ms();
    while (listeners->first && listeners->first->since + heartbeat_ms <= now) {
        struct listening *listening = listeners->first;
        struct request *request = listening->listener.request;
        listeners_remove(listening);
        if (unwait(listening)) {
            write_raw(&request->out, ":\n\n", 3);
            return request;
        }
        listeners_add(listening); /* a page is being read for it, or it is on its way back */
    }
    return NULL;
}

bool listening_leave(struct listening *listening)
{
    listening->gone = true;
    if (!unwait(listening))
        return false;
    listeners_remove(listening);
    return true;
}
