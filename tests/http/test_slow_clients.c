/* Clients that take their time, and clients that take too many connections: a header and a body have a deadline for the
 * whole of them, however often a byte comes; an address has its share of connections; and nobody else notices. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include <arpa/inet.h>
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

#define GET_LIVEZ "GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"

/* Sends these bytes over and over, one at a time, until the service closes the connection; returns after how many
 * milliseconds. */
static int64_t drip(int connection, const char *bytes)
{
    int64_t since = clock_monotonic_ms();
    char waste[4096];
    for (size_t at = 0;; at = (at + 1) % strlen(bytes)) {
        ssize_t sent = send(connection, &bytes[at], 1, MSG_NOSIGNAL);
        ssize_t got = recv(connection, waste, sizeof waste, MSG_DONTWAIT);
        if (sent < 0 || got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK))
            return clock_monotonic_ms() - since;
        if (clock_monotonic_ms() - since > PATIENCE_MS)
            fail_msg("the service has let a client drip for a minute");
        pause_ms(50);
    }
}

static void expect_livez(uint16_t port)
{
    struct client client;
    client_start(&client, port);
    response_expect(client_get(&client, "/livez"), 200);
    client_end(&client);
}

static const char *const quick[] = {"UMPIRE_HEADER_SECONDS=2", "UMPIRE_BODY_SECONDS=2", "UMPIRE_IDLE_SECONDS=2", NULL};

static void test_dripping(void **state)
{
    static const char head[] =
        "POST /v1/rulesets/tt/melee-score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        "Content-Length: 60000\r\n\r\n";
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    assert_non_null(answer);
    service_start(&service, ground->database.url, quick);

    int connection = raw_connect(service.port); /* the request line never ends */
    assert_in_range(drip(connection, "x"), 1500, PATIENCE_MS);
    close(connection);

    connection = raw_connect(service.port); /* the header never ends */
    assert_int_equal(send(connection, GET_LIVEZ, strlen(GET_LIVEZ) - 2, MSG_NOSIGNAL), strlen(GET_LIVEZ) - 2);
    assert_in_range(drip(connection, "X-Y: z\r\n"), 1500, PATIENCE_MS);
    close(connection);

    connection = raw_connect(service.port); /* the body never ends */
    assert_int_equal(send(connection, head, strlen(head), MSG_NOSIGNAL), strlen(head));
    assert_in_range(drip(connection, " "), 1500, PATIENCE_MS);
    close(connection);

    connection = raw_connect(service.port); /* the second request never comes */
    assert_int_equal(send(connection, GET_LIVEZ, strlen(GET_LIVEZ), MSG_NOSIGNAL), strlen(GET_LIVEZ));
    raw_read(connection, 1, answer);
    assert_int_equal(answer->status, 200);
    assert_in_range(drip(connection, "x"), 1500, PATIENCE_MS);
    close(connection);

    expect_livez(service.port);
    struct client client;
    client_start(&client, service.port);
    const char *at = strstr(client_get(&client, "/metrics")->body, "\numpire_http_expired_connections_total ");
    assert_non_null(at);
    assert_int_equal(atoi(strchr(at, ' ') + 1), 4);
    client_end(&client);
    service_stop(&service);
    free(answer);
}

/* Who is only slow in asking again keeps his connection. */
static void test_patience(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    assert_non_null(answer);
    service_start(&service, ground->database.url,
                  (const char *const[]){"UMPIRE_HEADER_SECONDS=2", "UMPIRE_BODY_SECONDS=2", NULL});
    int connection = raw_connect(service.port);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(send(connection, GET_LIVEZ, strlen(GET_LIVEZ), MSG_NOSIGNAL), strlen(GET_LIVEZ));
        raw_read(connection, 1, answer);
        assert_int_equal(answer->status, 200);
        pause_ms(i == 0 ? 4000 : 0);
    }
    close(connection);
    service_stop(&service);
    free(answer);
}

/* Whether a request on it is answered; else the service has closed it. */
static bool is_served(int connection, struct raw_answer *answer)
{
    ssize_t sent = send(connection, GET_LIVEZ, strlen(GET_LIVEZ), MSG_NOSIGNAL);
    (void)sent;
    raw_read(connection, 1, answer);
    assert_true(answer->status == 200 || answer->closed);
    return answer->status == 200;
}

static void test_a_share_of_connections(void **state)
{
    enum { SHARE = 3 };
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    int held[SHARE];
    assert_non_null(answer);
    service_start(&service, ground->database.url,
                  (const char *const[]){"UMPIRE_CONNECTIONS_PER_ADDRESS=3", "UMPIRE_LOOPS=2", NULL});
    for (int i = 0; i < SHARE; i++) {
        held[i] = raw_connect_from("127.0.0.2", service.port);
        assert_true(is_served(held[i], answer));
    }
    int beyond = raw_connect_from("127.0.0.2", service.port);
    assert_false(is_served(beyond, answer));
    close(beyond);
    int other = raw_connect_from("127.0.0.3", service.port);
    assert_true(is_served(other, answer));
    close(other);
    close(held[0]); /* whoever gives one back may have another */
    for (int tries = 0;; tries++) {
        held[0] = raw_connect_from("127.0.0.2", service.port);
        if (is_served(held[0], answer))
            break;
        close(held[0]);
        assert_in_range(tries, 0, PATIENCE_MS / 50);
        pause_ms(50);
    }
    for (int i = 0; i < SHARE; i++)
        close(held[i]);
    service_stop(&service);
    free(answer);
}

/* Behind a proxy it is the requests in progress of whom the proxy names: streams of events, which last. */
static void test_a_share_behind_a_proxy(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    char request[1024];
    int streams[2];
    assert_non_null(answer);
    service_start(&service, ground->database.url,
                  (const char *const[]){"UMPIRE_CONNECTIONS_PER_ADDRESS=2", "UMPIRE_TRUSTED_PROXIES=127.0.0.1",
                                        "UMPIRE_OPEN_SESSIONS=nobody", NULL});
    service_await_ready(&service);
    for (int i = 0; i < 2; i++) {
        snprintf(request, sizeof request,
                 "GET %s HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nAuthorization: Bearer %s\r\n\r\n",
                 game_path(&ground->game, "/events"), ground->game.token);
        streams[i] = raw_connect(service.port);
        assert_int_equal(send(streams[i], request, strlen(request), MSG_NOSIGNAL), strlen(request));
        char first[16];
        assert_int_equal(recv(streams[i], first, 12, MSG_WAITALL), 12);
        assert_memory_equal(first, "HTTP/1.1 200", 12);
    }
    static const char asked[] = "GET /v1/rulesets HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.%d\r\n\r\n";
    for (int who = 1; who <= 2; who++) {
        snprintf(request, sizeof request, asked, who);
        raw_ask(service.port, request, strlen(request), 1, answer);
        assert_int_equal(answer->status, who == 1 ? 429 : 200);
        if (who == 1) {
            assert_non_null(strstr(answer->bytes, "too_many_requests"));
            assert_non_null(strstr(answer->bytes, "Retry-After: 1"));
        }
    }
    for (int i = 0; i < 2; i++)
        close(streams[i]);
    snprintf(request, sizeof request, asked, 1);
    for (int tries = 0; tries == 0 || answer->status != 200; tries++) {
        assert_in_range(tries, 0, PATIENCE_MS / 50);
        pause_ms(50);
        raw_ask(service.port, request, strlen(request), 1, answer);
    }
    service_stop(&service);
    free(answer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dripping),
        cmocka_unit_test(test_patience),
        cmocka_unit_test(test_a_share_of_connections),
        cmocka_unit_test(test_a_share_behind_a_proxy),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
