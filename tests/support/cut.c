/* One thread polls all connections; it looks at the state of the network every few milliseconds. */
#include "cut.h"
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cmocka.h>

enum { PAIRS_MAX = 128, BUFFER_SIZE = 65536, LOOK_MS = 5, SYNC_SIZE = 5 };

enum direction { TO_SERVER, TO_CLIENT, DIRECTIONS };

/* One direction of a connection: what was read from `from` and is still to be written to `to`. */
struct stream {
    int from, to;
    bool ended; /* `from` says nothing more */
    bool told;  /* and `to` knows */
    size_t start, end;
    char bytes[BUFFER_SIZE];
};

struct pair {
    struct stream streams[DIRECTIONS];
    bool held;   /* before a Sync, which stays in the buffer */
    bool exempt; /* it came while others are held */
};

struct cut {
    int listener;
    uint16_t port;
    struct sockaddr_un server;
    pthread_t thread;
    atomic_bool ending, stalls[DIRECTIONS], refuses, holds_ends;
    atomic_int held;
    struct pair *pairs[PAIRS_MAX]; /* the thread's own */
};

static void pair_close(struct cut *cut, int place, bool reset)
{
    struct pair *pair = cut->pairs[place];
    int client = pair->streams[TO_SERVER].from;
    if (reset)
        setsockopt(client, SOL_SOCKET, SO_LINGER, &(struct linger){.l_onoff = 1}, sizeof(struct linger));
    close(client);
    close(pair->streams[TO_SERVER].to);
    if (pair->held)
        atomic_fetch_sub(&cut->held, 1);
    free(pair);
    cut->pairs[place] = NULL;
}

static int connect_to_server(const struct cut *cut)
{
    int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (server >= 0 && connect(server, (const struct sockaddr *)&cut->server, sizeof cut->server) == 0)
        return server;
    close(server);
    return -1;
}

static void pair_accept(struct cut *cut)
{
    int client = accept4(cut->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK), place = 0;
    if (client < 0)
        return;
    while (place < PAIRS_MAX && cut->pairs[place])
        place++;
    struct pair *pair = place < PAIRS_MAX ? calloc(1, sizeof *pair) : NULL;
    int server = pair ? connect_to_server(cut) : -1;
    if (server < 0) {
        close(client);
        free(pair);
        return;
    }
    fcntl(server, F_SETFL, O_NONBLOCK);
    setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
    pair->streams[TO_SERVER].from = pair->streams[TO_CLIENT].to = client;
    pair->streams[TO_SERVER].to = pair->streams[TO_CLIENT].from = server;
    pair->exempt = atomic_load(&cut->holds_ends);
    cut->pairs[place] = pair;
    if (atomic_load(&cut->refuses))
        pair_close(cut, place, true);
}

/* Whether what was read ends with a Sync; then that is kept back. */
static bool ends_with_sync(const struct stream *stream)
{
    static const char sync[SYNC_SIZE] = {'S', 0, 0, 0, 4};
    return stream->end - stream->start > SYNC_SIZE &&
           memcmp(stream->bytes + stream->end - SYNC_SIZE, sync, SYNC_SIZE) == 0;
}

/* False when the connection is over. */
static bool stream_read(struct stream *stream)
{
    if (stream->start == stream->end)
        stream->start = stream->end = 0;
    if (stream->ended || stream->end == BUFFER_SIZE)
        return true;
    ssize_t got = recv(stream->from, stream->bytes + stream->end, BUFFER_SIZE - stream->end, 0);
    if (got < 0)
        return errno == EAGAIN || errno == EINTR;
    stream->ended = got == 0;
    stream->end += (size_t)got;
    return true;
}

static bool stream_write(struct stream *stream, size_t kept_back)
{
    while (stream->end - stream->start > kept_back) {
        size_t count = stream->end - stream->start - kept_back;
        ssize_t sent = send(stream->to, stream->bytes + stream->start, count, MSG_NOSIGNAL);
        if (sent < 0)
            return errno == EAGAIN || errno == EINTR;
        stream->start += (size_t)sent;
    }
    if (stream->ended && !stream->told && stream->start == stream->end) {
        shutdown(stream->to, SHUT_WR);
        stream->told = true;
    }
    return true;
}

/* Passes on what may pass. False when the connection is over. */
static bool pair_pass(struct cut *cut, struct pair *pair)
{
    bool holds = atomic_load(&cut->holds_ends);
    if (pair->held && !holds) {
        pair->held = false;
        atomic_fetch_sub(&cut->held, 1);
    }
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        struct stream *stream = &pair->streams[direction];
        if (pair->held || atomic_load(&cut->stalls[direction]))
            continue;
        if (!stream_read(stream))
            return false;
        bool hold = holds && !pair->exempt && direction == TO_SERVER && ends_with_sync(stream);
        if (!stream_write(stream, hold ? SYNC_SIZE : 0))
            return false;
        if (hold && stream->end - stream->start == SYNC_SIZE) {
            pair->held = true;
            atomic_fetch_add(&cut->held, 1);
        }
    }
    return !(pair->streams[TO_SERVER].told && pair->streams[TO_CLIENT].told);
}

/* What to wait for; a stalled direction is not listened to. */
static nfds_t list_waits(const struct cut *cut, struct pollfd *waits)
{
    nfds_t count = 0;
    waits[count++] = (struct pollfd){.fd = cut->listener, .events = POLLIN};
    for (int i = 0; i < PAIRS_MAX; i++)
        for (int direction = 0; cut->pairs[i] && direction < DIRECTIONS; direction++) {
            const struct stream *stream = &cut->pairs[i]->streams[direction];
            bool listens = !stream->ended && !cut->pairs[i]->held && !atomic_load(&cut->stalls[direction]);
            if (listens)
                waits[count++] = (struct pollfd){.fd = stream->from, .events = POLLIN};
        }
    return count;
}

static void *cut_main(void *argument)
{
    struct cut *cut = argument;
    static struct pollfd waits[2 * PAIRS_MAX + 1];
    while (!atomic_load(&cut->ending)) {
        nfds_t count = list_waits(cut, waits);
        if (poll(waits, count, LOOK_MS) > 0 && waits[0].revents)
            pair_accept(cut);
        for (int i = 0; i < PAIRS_MAX; i++) {
            if (!cut->pairs[i])
                continue;
            if (atomic_load(&cut->refuses))
                pair_close(cut, i, true);
            else if (!pair_pass(cut, cut->pairs[i]))
                pair_close(cut, i, false);
        }
    }
    for (int i = 0; i < PAIRS_MAX; i++)
        if (cut->pairs[i])
            pair_close(cut, i, false);
    return NULL;
}

struct cut *cut_start(const char *socket_path)
{
    struct cut *cut = calloc(1, sizeof *cut);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    assert_non_null(cut);
    assert_in_range(strlen(socket_path), 1, sizeof cut->server.sun_path - 1);
    cut->server.sun_family = AF_UNIX;
    memcpy(cut->server.sun_path, socket_path, strlen(socket_path) + 1);
    cut->listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    assert_true(cut->listener >= 0);
    assert_int_equal(bind(cut->listener, (struct sockaddr *)&address, length), 0);
    assert_int_equal(listen(cut->listener, 64), 0);
    assert_int_equal(getsockname(cut->listener, (struct sockaddr *)&address, &length), 0);
    cut->port = ntohs(address.sin_port);
    assert_int_equal(pthread_create(&cut->thread, NULL, cut_main, cut), 0);
    return cut;
}

uint16_t cut_port(const struct cut *cut)
{
    return cut->port;
}

void cut_set(struct cut *cut, struct cut_state state)
{
    atomic_store(&cut->stalls[TO_SERVER], state.stalls_to_server);
    atomic_store(&cut->stalls[TO_CLIENT], state.stalls_to_client);
    atomic_store(&cut->refuses, state.refuses);
    atomic_store(&cut->holds_ends, state.holds_ends);
}

int cut_held(const struct cut *cut)
{
    return atomic_load(&cut->held);
}

void cut_end(struct cut *cut)
{
    atomic_store(&cut->ending, true);
    pthread_join(cut->thread, NULL);
    close(cut->listener);
    free(cut);
}
