/* Starting and stopping the loops on one address. */
#include "http/server/server.h"
#include "base/log.h"
#include "base/process.h"
#include "crypto/crypto.h"
#include "http/server/loop.h"
#include "http/sessions/events.h"
#include <arpa/inet.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LOOPS_MAX = 64 };

struct server {
    struct service *service;
    int32_t count;
    struct loop loops[LOOPS_MAX];
    uint32_t turns[LOOPS_MAX]; /* of each loop, at the last call of server_turns */
};

union address {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
};

static bool address_fill(union address *address, const struct service_settings *settings, uint16_t port)
{
    memset(address, 0, sizeof *address);
    if (inet_pton(AF_INET, settings->address, &address->v4.sin_addr) == 1) {
        address->v4.sin_family = AF_INET;
        address->v4.sin_port = htons(port);
        return true;
    }
    if (inet_pton(AF_INET6, settings->address, &address->v6.sin6_addr) == 1) {
        address->v6.sin6_family = AF_INET6;
        address->v6.sin6_port = htons(port);
        return true;
    }
    log_event(LOG_ERROR, "http", "%s is not a numeric address", settings->address);
    return false;
}

/* The loops share the port, and another program of the same user could share it unnoticed. A plain bind finds that
 * out. */
static bool address_is_free(const union address *address)
{
    int one = 1, probe = socket(address->any.sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    socklen_t length = address->any.sa_family == AF_INET ? sizeof address->v4 : sizeof address->v6;
    if (probe < 0)
        return false;
    setsockopt(probe, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    bool free_address = bind(probe, &address->any, length) == 0;
    if (!free_address)
        log_event(LOG_ERROR, "http", "cannot listen: %s", strerror(errno));
    close(probe);
    return free_address;
}

int32_t server_loops(int32_t wanted)
{
    int32_t spare = process_processors() - 1, count = wanted > 0 ? wanted : spare > 0 ? spare : 1;
    return count > LOOPS_MAX ? LOOPS_MAX : count;
}

struct server *server_start(struct service *service)
{
    const struct service_settings *settings = &service->settings;
    union address address;
    int32_t count = server_loops(settings->loops);
    struct server *server = calloc(1, sizeof *server);
    service->counts = counts_new(count);
    if (!server || !service->counts || !address_fill(&address, settings, settings->port) ||
        !address_is_free(&address)) {
        counts_free(service->counts);
        service->counts = NULL;
        free(server);
        return NULL;
    }
    server->service = service;
    random_fill(&service->boot, sizeof service->boot);
    for (int32_t i = 0; i < count; i++) {
        uint32_t share = (uint32_t)((settings->connections + count - 1) / count);
        struct store *drives = i == 0 ? service->store : NULL;
        if (!loop_start(&server->loops[i], service, drives, &service->counts->loops[i], &address.any, share)) {
            server_stop(server);
            return NULL;
        }
        server->count++;
        if (i == 0)
            address_fill(&address, settings, loop_port(&server->loops[0]));
    }
    return server;
}

uint16_t server_port(const struct server *server)
{
    return loop_port(&server->loops[0]);
}

bool server_turns(struct server *server)
{
    bool all = true;
    for (int32_t i = 0; i < server->count; i++) {
        uint32_t turns = atomic_load_explicit(&server->loops[i].turns, memory_order_relaxed);
        all = all && turns != server->turns[i];
        server->turns[i] = turns;
    }
    return all;
}

void server_stop(struct server *server)
{
    if (!server)
        return;
    atomic_store(&server->service->stopping, true);
    if (server->service->events)
        events_stop(server->service->events);
    for (int32_t i = 0; i < WORK_LINES; i++)
        workers_help(server->service->workers[i]); /* requests whose work was not begun are answered at once */
    for (int32_t i = 0; i < server->count; i++)
        loop_stop(&server->loops[i]);
    for (int32_t i = server->count - 1; i >= 0; i--) /* the first takes the writer's turns for the others' requests */
        loop_join(&server->loops[i]);
    counts_free(server->service->counts);
    server->service->counts = NULL;
    free(server);
}
