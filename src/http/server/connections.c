/* Lists of those who owe something, departures, and the ends of connections. */
#include "http/server/connections.h"
#include "base/clock.h"
#include <gnutls/gnutls.h>
#include <microhttpd.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utlist.h>

/* REST_MS: once all that a client sent is in the socket, the library reads it in its next turn; this much time is added
 * for what it does in several turns. */
enum { REST_MS = 200, REST_TURNS = 3, DEPARTURES_AT_ONCE = 64, DEPARTURES_MAX = 1024 };

bool connections_start(struct connections *connections, int32_t most, int32_t header_seconds, int32_t body_seconds,
                       int32_t idle_seconds)
{
    *connections = (struct connections){
        .patience = {[AWAITED_HEADER] = header_seconds * INT64_C(1000),
                     [AWAITED_BODY] = body_seconds * INT64_C(1000),
                     [AWAITED_REQUEST] = (idle_seconds + header_seconds) * INT64_C(1000),
                     [AWAITED_REST] = REST_MS},
        .departures = epoll_create1(EPOLL_CLOEXEC),
    };
    return room_start(&connections->room, most) && connections->departures >= 0;
}

void connections_end(struct connections *connections)
{
    room_end(&connections->room);
    if (connections->departures >= 0)
        close(connections->departures);
}

struct connection *connection_new(struct connections *connections, struct MHD_Connection *library, int socket,
                                  const struct ip_address *peer)
{
    struct connection *connection = calloc(1, sizeof *connection);
    struct epoll_event event = {.events = EPOLLRDHUP | EPOLLET, .data.ptr = connection};
    const struct holder holder = holder_address(peer);
    if (!connection)
        return NULL;
    connection->library = library;
    connection->socket = socket;
    connection->awaited = AWAITED_NOTHING;
    connection->peer = *peer;
    room_enter(&connections->room, &connection->place, &holder);
    /* If this fails, the deadlines find out later who has gone. */
    (void)epoll_ctl(connections->departures, EPOLL_CTL_ADD, socket, &event);
    return connection;
}

/* The list that it is in; AWAITED_LISTS: none. */
static enum awaited list_of(const struct connection *connection)
{
    if (connection->awaited >= AWAITED_LISTS)
        return AWAITED_LISTS;
    return connection->gone ? AWAITED_REST : connection->awaited;
}

static void list_leave(struct connections *connections, struct connection *connection)
{
    enum awaited list = list_of(connection);
    if (list < AWAITED_LISTS)
        DL_DELETE(connections->lists[list], connection);
}

static void list_join(struct connections *connections, struct connection *connection)
{
    enum awaited list = list_of(connection);
    if (list == AWAITED_LISTS)
        return;
    connection->until = clock_monotonic_ms() + connections->patience[list];
    connection->turn = connections->turns;
    DL_APPEND(connections->lists[list], connection);
}

void connection_awaits(struct connections *connections, struct connection *connection, enum awaited awaited)
{
    static const enum room_kind kinds[] = {
        [AWAITED_HEADER] = ROOM_UNFINISHED, [AWAITED_BODY] = ROOM_UNFINISHED, [AWAITED_REQUEST] = ROOM_IDLE,
        [AWAITED_REST] = ROOM_UNFINISHED,   [AWAITED_READER] = ROOM_UNREAD,   [AWAITED_NOTHING] = ROOM_NONE,
    };
    if (connection->leaving)
        return;
    list_leave(connections, connection);
    connection->awaited = awaited;
    list_join(connections, connection);
    room_set(&connections->room, &connection->place, kinds[awaited]);
}

void connection_speaks(struct connections *connections, struct connection *connection)
{
    if (connection->awaited == AWAITED_REQUEST)
        room_set(&connections->room, &connection->place, ROOM_UNFINISHED);
}

void connection_shut(struct connections *connections, struct connection *connection)
{
    if (connection->leaving)
        return;
    connection_awaits(connections, connection, AWAITED_NOTHING);
    connection->leaving = true;
    connections->leaving++;
    shutdown(connection->socket, SHUT_RDWR);
}

void connection_free(struct connections *connections, struct connection *connection)
{
    connections->leaving -= connection->leaving;
    connection->leaving = false;
    connection_awaits(connections, connection, AWAITED_NOTHING);
    room_leave(&connections->room, &connection->place);
    (void)epoll_ctl(connections->departures, EPOLL_CTL_DEL, connection->socket, NULL);
    free(connection);
}

static void connection_departs(struct connections *connections, struct connection *connection)
{
    list_leave(connections, connection);
    connection->gone = true;
    list_join(connections, connection);
}

void connections_depart(struct connections *connections, void (*left)(struct connection *connection))
{
    struct epoll_event gone[DEPARTURES_AT_ONCE];
    int count = DEPARTURES_AT_ONCE;
    for (int all = 0; count == DEPARTURES_AT_ONCE && all < DEPARTURES_MAX; all += count) {
        count = epoll_wait(connections->departures, gone, DEPARTURES_AT_ONCE, 0);
        for (int i = 0; i < count; i++) {
            struct connection *connection = gone[i].data.ptr;
            if (!connection->gone)
                connection_departs(connections, connection);
            left(connection);
        }
    }
}

/* Whether the library has not read all of what the client sent. */
static bool has_unread(const struct connection *connection)
{
    char byte;
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection->library, MHD_CONNECTION_INFO_GNUTLS_SESSION);
    if (info && info->tls_session && gnutls_record_check_pending(info->tls_session) > 0)
        return true;
    return recv(connection->socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

/* Whether its deadline is over. On a busy loop, the time alone does not show whether the library has read from it. */
static bool is_over(const struct connections *connections, const struct connection *connection, int64_t now)
{
    bool seen = list_of(connection) != AWAITED_REST || connections->turns - connection->turn >= REST_TURNS;
    return connection->until <= now && seen;
}

int32_t connections_expire(struct connections *connections, int64_t now)
{
    int32_t count = 0;
    connections->turns++;
    for (enum awaited list = 0; list < AWAITED_LISTS; list++)
        for (struct connection *each; (each = connections->lists[list]) && is_over(connections, each, now);) {
            if (list == AWAITED_REST && has_unread(each)) {
                list_leave(connections, each);
                list_join(connections, each);
                continue;
            }
            connection_shut(connections, each);
            count += list != AWAITED_REST;
        }
    return count;
}

int32_t connections_wait(const struct connections *connections, int64_t now)
{
    const struct connection *first = connections->lists[AWAITED_REST];
    if (!first)
        return -1;
    return first->until > now ? (int32_t)(first->until - now) : 0;
}

const struct connection *connections_give(struct connections *connections)
{
    struct room_place *place;
    while ((place = room_next(&connections->room))) {
        struct connection *connection =
            (struct connection *)(void *)((char *)place - offsetof(struct connection, place));
        /* What an idle client has sent just now is the beginning of a request. */
        if (place->kind == ROOM_IDLE && !connection->gone && has_unread(connection)) {
            room_set(&connections->room, place, ROOM_UNFINISHED);
            continue;
        }
        connection_shut(connections, connection);
        return connection;
    }
    return NULL;
}
