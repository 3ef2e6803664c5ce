/* Clients that wait show up at the listening socket, which the library does not watch while it accepts nobody. */
#include "http/server/overflow.h"
#include "base/clock.h"
#include "base/log.h"
#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { CHECK_MS = 500, PATIENCE_MS = 3000, TELL_MS = 10000, REFUSED_AT_ONCE = 256 };

bool overflow_start(struct overflow *overflow)
{
    *overflow = (struct overflow){.spare = open("/dev/null", O_RDONLY | O_CLOEXEC)};
    return overflow->spare >= 0;
}

void overflow_end(struct overflow *overflow)
{
    if (overflow->spare >= 0)
        close(overflow->spare);
    overflow->spare = -1;
}

static bool somebody_waits(int listening)
{
    struct pollfd waiting = {.fd = listening, .events = POLLIN};
    return poll(&waiting, 1, 0) > 0;
}

/* With the descriptor that was reserved for this. False: nobody was there. */
static bool refuse_by_spare(struct overflow *overflow, int listening)
{
    overflow_end(overflow);
    int client = accept4(listening, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (client >= 0)
        close(client);
    struct overflow fresh;
    if (overflow_start(&fresh))
        overflow->spare = fresh.spare;
    return client >= 0;
}

enum taken { TAKEN_NOBODY, TAKEN_REFUSED, TAKEN_SERVED };

/* Leaves the client to the library, which accepts or closes it. */
static enum taken take_one(struct overflow *overflow, struct MHD_Daemon *daemon, int listening)
{
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    int client = accept4(listening, (struct sockaddr *)&address, &length, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (client < 0 && (errno == EMFILE || errno == ENFILE))
        return refuse_by_spare(overflow, listening) ? TAKEN_REFUSED : TAKEN_NOBODY;
    if (client < 0)
        return TAKEN_NOBODY;
    return MHD_add_connection(daemon, client, (struct sockaddr *)&address, length) == MHD_YES ? TAKEN_SERVED
                                                                                              : TAKEN_REFUSED;
}

static void tell(struct overflow *overflow, int32_t refused, uint32_t open, uint32_t most, int64_t now)
{
    if (refused == 0 || (overflow->logged_at && now - overflow->logged_at < TELL_MS))
        return;
    overflow->logged_at = now;
    log_event(LOG_WARNING, "http", "%d waiting connections were closed: a loop has %u open, of at most %u%s",
              (int)refused, (unsigned)open, (unsigned)most, open < most ? ", and no descriptor is left" : "");
}

int overflow_listening(struct MHD_Daemon *daemon)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_LISTEN_FD);
    return info ? info->listen_fd : -1;
}

int32_t overflow_waiting(struct MHD_Daemon *daemon, int32_t most)
{
    int listening = overflow_listening(daemon);
    struct tcp_info queue = {0};
    socklen_t length = sizeof queue;
    if (listening < 0 || !somebody_waits(listening))
        return 0;
    /* For a listening socket Linux states here how many clients are in its queue. */
    if (getsockopt(listening, IPPROTO_TCP, TCP_INFO, &queue, &length) != 0 || queue.tcpi_unacked == 0)
        return 1;
    return queue.tcpi_unacked < (uint32_t)most ? (int32_t)queue.tcpi_unacked : most;
}

void overflow_calm(struct overflow *overflow)
{
    overflow->since = 0;
}

int32_t overflow_refuse(struct overflow *overflow, struct MHD_Daemon *daemon, uint32_t most)
{
    int64_t now = clock_monotonic_ms();
    int32_t refused = 0;
    if (now < overflow->checked + CHECK_MS)
        return 0;
    overflow->checked = now;
    int listening = overflow_listening(daemon);
    if (listening < 0 || !somebody_waits(listening)) {
        overflow->since = 0;
        return 0;
    }
    if (overflow->since == 0)
        overflow->since = now;
    if (now - overflow->since < PATIENCE_MS)
        return 0;
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    uint32_t open = info ? info->num_connections : 0;
    for (int i = 0; i < REFUSED_AT_ONCE; i++) {
        enum taken taken = take_one(overflow, daemon, listening);
        if (taken == TAKEN_NOBODY)
            break;
        refused += taken == TAKEN_REFUSED;
    }
    tell(overflow, refused, open, most, now);
    return refused;
}
