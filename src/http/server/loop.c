/* The thread of an event loop, and what it does when it is told to stop. */
#include "http/server/loop.h"
#include "base/log.h"
#include "http/server/gzip.h"
#include "http/server/run.h"
#include "http/server/tls_identity.h"
#include "http/server/transport.h"
#include <errno.h>
#include <microhttpd.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

/* 8 KiB: the library clears the whole of it for every request; the default of 32 KiB halves throughput at 256
 * connections. It still takes 7 KiB of header fields. */
enum { CONNECTION_MEMORY = 8192, DRAIN_POLL_MS = 10, LISTEN_ON_MS = 50, STIRRED_MAX = 64, HANDED_MAX = 16 };

/* How many connections are given up at once: at most ROOM_AT_ONCE, and at most one in ROOM_PART. The library accepts
 * about ten in a turn, and clients that hardly keep us waiting should stay. */
enum { ROOM_AT_ONCE = 16, ROOM_PART = 8, SWIFT_TURNS = 2, GAVE_TELL_MS = 10000 };

/* What the system takes of an answer before the client reads it, for each connection; it makes twice as much of it, for
 * its own needs. Left alone it takes up to 4 MiB (docs/adr/0057-what-the-system-holds.md). */
enum { UNREAD_BYTES = 128 * 1024 };

/* Of what GnuTLS calls normal, without the versions that RFC 8996 ended, and with suites that encrypt and authenticate
 * in one, under keys that are forgotten: no CBC, no SHA-1, no RSA key exchange. */
#define TLS_PRIORITIES                                                                                                 \
    "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-RSA:-CIPHER-ALL:+AES-256-GCM:+CHACHA20-POLY1305:+AES-128-GCM"

/* While a TLS handshake waits for the client, the library (0.9.75) takes its connection for readable all the time and
 * wants to be called again at once: one client that connects and says nothing would take a whole processor. So after
 * IDLE_TURNS turns in which nothing happened, a turn rests for ten milliseconds, or until something does happen. */
enum { IDLE_TURNS = 64, IDLE_REST_MS = 10 };

static void loop_wake(struct loop *loop)
{
    uint64_t one = 1;
    ssize_t written = write(loop->wake_fd, &one, sizeof one);
    (void)written; /* it can only fail when the counter is full, and then the loop is awake */
}

void loop_give_back(struct request *request)
{
    struct loop *loop = request->owner;
    pthread_mutex_lock(&loop->lock);
    bool wake = loop->asleep;
    loop->asleep = false;
    request->next = loop->done;
    loop->done = request;
    pthread_mutex_unlock(&loop->lock);
    if (wake)
        loop_wake(loop);
}

/* From here on a thread that gives something back wakes the loop. False: something was given back already. */
static bool fall_asleep(struct loop *loop)
{
    pthread_mutex_lock(&loop->lock);
    loop->asleep = loop->done == NULL;
    bool asleep = loop->asleep;
    pthread_mutex_unlock(&loop->lock);
    return asleep;
}

static struct request *done_take(struct loop *loop)
{
    pthread_mutex_lock(&loop->lock);
    struct request *done = loop->done;
    loop->done = NULL;
    pthread_mutex_unlock(&loop->lock);
    return done;
}

static void request_go_on(struct loop *loop, struct request *request)
{
    request_continue(request);
    if (request->state == REQUEST_ANSWERED) {
        loop->waiting--;
        transport_resume(request);
    }
}

/* Goes on with everything whose waiting has ended; listeners get in line. */
static void done_continue(struct loop *loop)
{
    for (struct request *request = done_take(loop), *next; request; request = next) {
        next = request->next;
        if (listening_began(request->listening)) {
            request->next = loop->stirred;
            loop->stirred = request;
        } else
            request_go_on(loop, request);
    }
}

/* Goes on with some of the woken listeners: the thousand of one session would keep everybody else waiting. */
static void stirred_continue(struct loop *loop)
{
    for (int i = 0; i < STIRRED_MAX && loop->stirred; i++) {
        struct request *request = loop->stirred;
        loop->stirred = request->next;
        listeners_remove(request->listening);
        request_go_on(loop, request);
        if (request->state == REQUEST_WAITING)
            listeners_add(request->listening);
    }
}

static void listener_resume(struct request *request)
{
    request->state = REQUEST_ANSWERED;
    ((struct loop *)request->owner)->waiting--;
    transport_resume(request);
}

static void client_left(struct connection *connection)
{
    struct request *request = connection->request;
    if (!request || !listening_began(request->listening) || !listening_leave(request->listening))
        return;
    request->reply.broken = true;
    listener_resume(request);
}

/* Sends some of the heartbeats that are due: a thousand listeners that got the same event are due at the same time. */
static void heartbeats_send(struct loop *loop)
{
    int64_t patience = loop->service->settings.heartbeat_seconds * INT64_C(1000);
    struct request *due = NULL;
    int sent = 0;
    while (sent < STIRRED_MAX && (due = listeners_beat(&loop->listeners, patience))) {
        listener_resume(due);
        sent++;
    }
    loop->beats = due != NULL;
}

/* Whether something can be done at once. */
static bool has_more(const struct loop *loop)
{
    return loop->stirred || loop->beats || loop->swift > 0;
}

/* How long a turn may wait for something to happen. */
static int turn_wait(struct loop *loop, int longest_ms)
{
    MHD_UNSIGNED_LONG_LONG wanted;
    int wait = has_more(loop) ? 0 : longest_ms;
    int32_t expires = connections_wait(&loop->connections, clock_monotonic_ms());
    if (expires >= 0 && expires < wait)
        wait = expires + 1;
    if (MHD_get_timeout(loop->daemon, &wanted) == MHD_YES && wanted < (MHD_UNSIGNED_LONG_LONG)wait)
        wait = (int)wanted;
    return wait == 0 && !has_more(loop) && loop->idle_turns >= IDLE_TURNS ? IDLE_REST_MS : wait;
}

/* What a turn waits for. What the store's writer waits for comes last, where this loop drives it. */
enum { WAIT_DAEMON, WAIT_WAKE, WAIT_DEPARTURES, WAIT_NEWCOMERS, WAIT_STORE, WAITS = WAIT_STORE + STORE_WAITS };

/* Sleeps until something happens, and lets the store take its turn before and after. Returns how many descriptors are
 * ready. */
static int loop_wait(struct loop *loop, struct pollfd waits[WAITS], int longest_ms)
{
    loop->handed = 0;
    int wait = turn_wait(loop, longest_ms), of_store = loop->drives ? store_turn(loop->drives, waits + WAIT_STORE) : -1;
    if (of_store >= 0 && of_store < wait)
        wait = of_store;
    int ready = poll(waits, loop->drives ? WAITS : WAIT_STORE, fall_asleep(loop) ? wait : 0);
    pthread_mutex_lock(&loop->lock);
    loop->asleep = false;
    pthread_mutex_unlock(&loop->lock);
    if (ready > 0 && waits[WAIT_WAKE].revents) {
        uint64_t count;
        ssize_t got = read(loop->wake_fd, &count, sizeof count);
        (void)got; /* nothing to read is fine */
    }
    if (loop->drives)
        store_wake(loop->drives, waits + WAIT_STORE);
    return ready;
}

/* One run of the library may bring hundreds of requests. The database need not wait for the last of them. */
void loop_handed_over(struct loop *loop)
{
    loop->waiting++;
    if (!loop->drives || ++loop->handed < HANDED_MAX)
        return;
    struct pollfd waits[STORE_WAITS];
    loop->handed = 0;
    store_turn(loop->drives, waits);
    poll(waits, STORE_WAITS, 0);
    store_wake(loop->drives, waits);
}

static void gave_tell(struct loop *loop, const struct connection *last, int32_t others)
{
    int64_t now = clock_monotonic_ms();
    if (loop->gave_told && now - loop->gave_told < GAVE_TELL_MS)
        return;
    char address[IP_TEXT_SIZE];
    ip_write(&last->peer, address);
    log_event(LOG_WARNING, "http",
              "all %u connections of a loop are taken: %d that waited for their clients made room, the last one of %s, "
              "which has %d more such connections",
              (unsigned)loop->connections_max, (int)loop->gave, address, (int)others);
    loop->gave_told = now;
    loop->gave = 0;
}

static bool is_full(const struct loop *loop)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(loop->daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return info && info->num_connections >= loop->connections_max;
}

/* The listening socket, if the library is full, so that it does not watch it, and some connection can make room; else
 * -1. */
static int newcomers_of(struct loop *loop)
{
    return is_full(loop) && room_next(&loop->connections.room) ? overflow_listening(loop->daemon) : -1;
}

/* All connections are taken and clients wait to be accepted: those make room that keep us waiting. The library closes
 * them in its next run, and accepts others in the one after that. False: none did, or nobody needs it. */
static bool room_make(struct loop *loop)
{
    loop->swift -= loop->swift > 0;
    if (!is_full(loop))
        return false;
    int32_t part = (int32_t)loop->connections_max / ROOM_PART + 1, given = 0;
    int32_t waiting = overflow_waiting(loop->daemon, part < ROOM_AT_ONCE ? part : ROOM_AT_ONCE);
    const struct connection *last = NULL, *each = NULL;
    while (loop->connections.leaving < waiting && (each = connections_give(&loop->connections))) {
        last = each;
        given++;
    }
    if (last) {
        loop->gave += given;
        counter_add(&loop->counts->gave, (uint64_t)given);
        gave_tell(loop, last, room_count(&last->place));
    }
    if (loop->connections.leaving == 0)
        return false;
    loop->swift = SWIFT_TURNS;
    overflow_calm(&loop->overflow);
    return true;
}

static void loop_turn(struct loop *loop, int longest_ms)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(loop->daemon, MHD_DAEMON_INFO_EPOLL_FD);
    struct pollfd waits[WAITS] = {[WAIT_DAEMON] = {.fd = info->epoll_fd, .events = POLLIN},
                                  [WAIT_WAKE] = {.fd = loop->wake_fd, .events = POLLIN},
                                  [WAIT_DEPARTURES] = {.fd = loop->connections.departures, .events = POLLIN},
                                  [WAIT_NEWCOMERS] = {.fd = newcomers_of(loop), .events = POLLIN}};
    int ready = loop_wait(loop, waits, longest_ms);
    bool idle = ready == 0 && loop->service->settings.tls;
    loop->idle_turns = idle ? loop->idle_turns + (loop->idle_turns < IDLE_TURNS) : 0;
    done_continue(loop);
    if (ready > 0 && waits[WAIT_DEPARTURES].revents)
        connections_depart(&loop->connections, client_left);
    stirred_continue(loop);
    heartbeats_send(loop);
    MHD_run(loop->daemon);
    counter_add(&loop->counts->expired, (uint64_t)connections_expire(&loop->connections, clock_monotonic_ms()));
    if (!atomic_load(&loop->stopping) && !room_make(loop))
        counter_add(&loop->counts->shut,
                    (uint64_t)overflow_refuse(&loop->overflow, loop->daemon, loop->connections_max));
    info = MHD_get_daemon_info(loop->daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    gauge_set(&loop->counts->connections, info->num_connections);
    access_log_flush(&loop->access_log);
    atomic_fetch_add_explicit(&loop->turns, 1, memory_order_relaxed);
}

/* No new connections; what was accepted is answered. For a moment we go on reading what is already on its way. What
 * waits for the store is always answered, since the store keeps its deadline; sending the last answers is bounded by
 * drain_ms. A request that has arrived only in part is not waited for. Other loops may need this one's turns for
 * longer. */
static void loop_drain(struct loop *loop)
{
    int listening = MHD_quiesce_daemon(loop->daemon);
    int64_t now = clock_monotonic_ms(), until = now + loop->service->settings.drain_ms,
            listen_until = now + LISTEN_ON_MS;
    while (!atomic_load(&loop->ending) || loop->waiting > 0 || now < listen_until ||
           (loop->sending > 0 && now < until)) {
        loop_turn(loop, DRAIN_POLL_MS);
        now = clock_monotonic_ms();
    }
    if (listening >= 0)
        close(listening);
}

static void *loop_main(void *argument)
{
    struct loop *loop = argument;
    while (!atomic_load(&loop->stopping))
        loop_turn(loop, LOOP_TURN_MS_MAX);
    loop_drain(loop);
    MHD_stop_daemon(loop->daemon);
    access_log_end(&loop->access_log);
    return NULL;
}

__attribute__((format(printf, 2, 0))) static void library_log(void *nothing, const char *format, va_list arguments)
{
    char line[512];
    (void)nothing;
    vsnprintf(line, sizeof line, format, arguments);
    line[strcspn(line, "\n")] = '\0';
    log_event(LOG_DEBUG, "http", "libmicrohttpd: %s", line);
}

/* With TLS or without. */
static struct MHD_Daemon *daemon_start(struct loop *loop, const struct sockaddr *address, uint32_t connections)
{
    const struct service_settings *settings = &loop->service->settings;
    unsigned flags = MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG;
    struct MHD_OptionItem secure[] = {
        {MHD_OPTION_HTTPS_CERT_CALLBACK, 0, (void *)(uintptr_t)tls_identity_retrieve},
        {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)(uintptr_t)TLS_PRIORITIES},
        {MHD_OPTION_END, 0, NULL},
    };
    if (address->sa_family == AF_INET6)
        flags |= MHD_USE_IPv6;
    if (settings->tls)
        flags |= MHD_USE_TLS;
    else
        secure[0] = secure[2];
    return MHD_start_daemon(
        flags, 0, NULL, NULL, transport_request, loop, MHD_OPTION_EXTERNAL_LOGGER, library_log, NULL,
        MHD_OPTION_SOCK_ADDR, address, MHD_OPTION_NOTIFY_CONNECTION, transport_connected, loop,
        MHD_OPTION_NOTIFY_COMPLETED, transport_completed, loop, MHD_OPTION_URI_LOG_CALLBACK, transport_begin, loop,
        MHD_OPTION_UNESCAPE_CALLBACK, transport_unescape, NULL, MHD_OPTION_CONNECTION_LIMIT, (unsigned)connections,
        MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)settings->idle_seconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        (size_t)CONNECTION_MEMORY, MHD_OPTION_LISTENING_ADDRESS_REUSE, 1u, MHD_OPTION_ARRAY, secure, MHD_OPTION_END);
}

/* Connections inherit what is set on the listening socket. */
static bool unread_bound(struct MHD_Daemon *daemon)
{
    int bytes = UNREAD_BYTES;
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_LISTEN_FD);
    return info && setsockopt(info->listen_fd, SOL_SOCKET, SO_SNDBUF, &bytes, sizeof bytes) == 0;
}

bool loop_start(struct loop *loop, struct service *service, struct store *drives, struct loop_counts *counts,
                const struct sockaddr *address, uint32_t connections)
{
    *loop = (struct loop){
        .service = service, .drives = drives, .counts = counts, .wake_fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)};
    access_log_start(&loop->access_log, service->settings.access_log, &service->output, &counts->unlogged);
    pthread_mutex_init(&loop->lock, NULL);
    loop->gzip = gzip_new(GZIP_QUICK);
    loop->connections_max = connections;
    const struct service_settings *settings = &service->settings;
    bool spares = overflow_start(&loop->overflow);
    bool knows = connections_start(&loop->connections, (int32_t)connections, settings->header_seconds,
                                   settings->body_seconds, settings->idle_seconds);
    loop->daemon = daemon_start(loop, address, connections);
    const char *what = NULL;
    if (loop->wake_fd < 0 || !loop->gzip || !spares || !knows || !loop->daemon || !unread_bound(loop->daemon))
        what = "listen";
    else if (pthread_create(&loop->thread, NULL, loop_main, loop) != 0)
        what = "start an event loop";
    if (!what)
        return true;
    log_event(LOG_ERROR, "http", "cannot %s: %s", what, strerror(errno));
    if (loop->daemon)
        MHD_stop_daemon(loop->daemon);
    gzip_free(loop->gzip);
    return false;
}

uint16_t loop_port(const struct loop *loop)
{
    return MHD_get_daemon_info(loop->daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
}

void loop_stop(struct loop *loop)
{
    atomic_store(&loop->stopping, true);
    loop_wake(loop);
}

void loop_join(struct loop *loop)
{
    atomic_store(&loop->ending, true);
    pthread_join(loop->thread, NULL);
    close(loop->wake_fd);
    connections_end(&loop->connections);
    overflow_end(&loop->overflow);
    pthread_mutex_destroy(&loop->lock);
    for (struct request *request = loop->spare, *next; request; request = next) {
        next = request->next;
        request_end(request);
        free(request);
    }
    gzip_free(loop->gzip);
}
