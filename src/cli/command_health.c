/* umpire health: asks /livez of the service at the configured address. For container engines, whose images have no
 * curl. */
#include "cli/commands.h"
#include "cli/settings.h"
#include <gnutls/gnutls.h>
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

static const char request[] = "GET /livez HTTP/1.0\r\n\r\n";
enum { REQUEST_LENGTH = sizeof request - 1, STATUS_LENGTH = sizeof "HTTP/1.1 200" - 1 };

static bool ask(int connection, char status[STATUS_LENGTH])
{
    return send(connection, request, REQUEST_LENGTH, MSG_NOSIGNAL) == REQUEST_LENGTH &&
           recv(connection, status, STATUS_LENGTH, MSG_WAITALL) == STATUS_LENGTH;
}

/* The certificate is not checked: it has the service's name, not that of the loopback address. */
static bool session_ask(gnutls_session_t session, gnutls_certificate_credentials_t credentials, int connection,
                        char status[STATUS_LENGTH])
{
    if (gnutls_set_default_priority(session) < 0 ||
        gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, credentials) < 0)
        return false;
    gnutls_transport_set_int(session, connection);
    return gnutls_handshake(session) >= 0 && gnutls_record_send(session, request, REQUEST_LENGTH) == REQUEST_LENGTH &&
           gnutls_record_recv(session, status, STATUS_LENGTH) == STATUS_LENGTH;
}

static bool ask_by_tls(int connection, char status[STATUS_LENGTH])
{
    gnutls_certificate_credentials_t credentials;
    gnutls_session_t session;
    bool asked = false;
    if (gnutls_certificate_allocate_credentials(&credentials) < 0)
        return false;
    if (gnutls_init(&session, GNUTLS_CLIENT | GNUTLS_NO_SIGNAL) >= 0) {
        asked = session_ask(session, credentials, connection, status);
        gnutls_deinit(session);
    }
    gnutls_certificate_free_credentials(credentials);
    return asked;
}

static bool is_alive(int connection, bool secure)
{
    static const char wanted[] = "HTTP/1.";
    char status[STATUS_LENGTH];
    return (secure ? ask_by_tls : ask)(connection, status) && memcmp(status, wanted, sizeof wanted - 1) == 0 &&
           memcmp(status + 8, " 200", 4) == 0;
}

int command_health(int count, char *const *flags)
{
    struct settings settings;
    bool check;
    if (!settings_load(&settings, count, flags, &check))
        return 2;
    int connection = connect_to(&settings);
    bool alive = connection >= 0 && is_alive(connection, settings.tls_certificate[0] != '\0');
    if (connection >= 0)
        close(connection);
    if (!alive)
        fprintf(stderr, "umpire: no service answers on %s\n", settings.listen);
    return alive ? 0 : 1;
}
