/* Lists of those who owe something. */
#include "connections.h"
#include "clock.h"
#include <sys/socket.h>

void connections_start(struct connections *connections, int32_t header_seconds, int32_t body_seconds,
                       int32_t idle_seconds)
{
    *connections = (struct connections){
        .patience = {[AWAITED_HEADER] = header_seconds * INT64_C(1000),
                     [AWAITED_BODY] = body_seconds * INT64_C(1000),
                     [AWAITED_REQUEST] = (idle_seconds + header_seconds) * INT64_C(1000)},
    };
}

static void list_leave(struct connections *connections, struct connection *connection)
{
    enum awaited list = connection->awaited;
    if (list == AWAITED_NOTHING)
        return;
    if (connection->before)
        connection->before->after = connection->after;
    else
        connections->first[list] = connection->after;
    if (connection->after)
        connection->after->before = connection->before;
    else
        connections->last[list] = connection->before;
    connection->before = connection->after = NULL;
    connection->awaited = AWAITED_NOTHING;
}

void connection_awaits(struct connections *connections, struct connection *connection, enum awaited awaited)
{
    list_leave(connections, connection);
    if (awaited == AWAITED_NOTHING)
        return;
    connection->awaited = awaited;
    connection->until = clock_monotonic_ms() + connections->patience[awaited];
    connection->before = connections->last[awaited];
    if (connection->before)
        connection->before->after = connection;
    else
        connections->first[awaited] = connection;
    connections->last[awaited] = connection;
}

int32_t connections_expire(struct connections *connections, int64_t now)
{
    int32_t count = 0;
    for (enum awaited list = 0; list < AWAITED_NOTHING; list++)
        for (struct connection *each; (each = connections->first[list]) && each->until <= now; count++) {
            list_leave(connections, each);
            shutdown(each->socket, SHUT_RDWR);
        }
    return count;
}
