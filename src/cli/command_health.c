/* umpire health: asks /livez of the service at the configured address. For container engines, whose images have no
 * curl. */
#include "commands.h"
#include "settings.h"
#include <netdb.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

/* An address that listens everywhere is asked on the loopback. */
static const char *reachable(const char *address)
{
    if (strcmp(address, "0.0.0.0") == 0)
        return "127.0.0.1";
    return strcmp(address, "::") == 0 ? "::1" : address;
}

static int connect_to(const struct settings *settings)
{
    char port[8];
    struct addrinfo *found = NULL, hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_NUMERICHOST | AI_NUMERICSERV};
    struct timeval patience = {.tv_sec = 2};
    snprintf(port, sizeof port, "%d", (int)settings->port);
    if (getaddrinfo(reachable(settings->address), port, &hints, &found) != 0)
        return -1;
    int connection = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection >= 0) {
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        if (connect(connection, found->ai_addr, found->ai_addrlen) != 0) {
            close(connection);
            connection = -1;
        }
    }
    freeaddrinfo(found);
    return connection;
}

static bool is_alive(int connection)
{
    static const char request[] = "GET /livez HTTP/1.0\r\n\r\n";
    static const char wanted[] = "HTTP/1.";
    char status[12];
    if (send(connection, request, sizeof request - 1, MSG_NOSIGNAL) != sizeof request - 1)
        return false;
    return recv(connection, status, sizeof status, MSG_WAITALL) == sizeof status &&
           memcmp(status, wanted, sizeof wanted - 1) == 0 && memcmp(status + 8, " 200", 4) == 0;
}

int command_health(int count, char *const *flags)
{
    struct settings settings;
    bool check;
    if (!settings_load(&settings, count, flags, &check))
        return 2;
    int connection = connect_to(&settings);
    bool alive = connection >= 0 && is_alive(connection);
    if (connection >= 0)
        close(connection);
    if (!alive)
        fprintf(stderr, "umpire: nothing alive answers on %s\n", settings.listen);
    return alive ? 0 : 1;
}
