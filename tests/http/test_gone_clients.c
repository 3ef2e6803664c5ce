/* Clients that have gone away, and clients that only say that they have sent all: the first keep no connection, the
 * others get their answer. Deadlines are an hour, so that only what is noticed ends. */
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

#define GET_LIVEZ "GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"
#define POST_HEAD "POST /v1/rulesets/tt/melee-score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"

static const char *const patient[] = {"UMPIRE_HEADER_SECONDS=3600", "UMPIRE_BODY_SECONDS=3600",
                                      "UMPIRE_IDLE_SECONDS=3600", NULL};

/* Sends these bytes and the end of them in one packet. */
static int send_all_of_it(uint16_t port, const char *bytes)
{
    int connection = raw_connect(port);
    assert_true(connection >= 0);
    assert_int_equal(send(connection, bytes, strlen(bytes), MSG_NOSIGNAL | MSG_MORE), strlen(bytes));
    assert_int_equal(shutdown(connection, SHUT_WR), 0);
    return connection;
}

static void test_half_requests_end(void **state)
{
    enum { EACH = 20 };
    static const char *const halves[] = {
        POST_HEAD "Content-Length: 500\r\n\r\n{",
        POST_HEAD "Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        POST_HEAD,
        "GET /livez HTT",
        GET_LIVEZ POST_HEAD "Content-Length: 2\r\n\r\n{",
        GET_LIVEZ "GET ",
        GET_LIVEZ,
        "",
    };
    enum { HALVES = sizeof halves / sizeof halves[0] };
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    int connections[HALVES][EACH];
    assert_non_null(answer);
    service_start(&service, ground->database.url, patient);
    for (int half = 0; half < HALVES; half++)
        for (int i = 0; i < EACH; i++)
            connections[half][i] = send_all_of_it(service.port, halves[half]);
    for (int half = 0; half < HALVES; half++)
        for (int i = 0; i < EACH; i++) {
            raw_read(connections[half][i], 2, answer);
            if (!answer->closed)
                fail_msg("the service holds the connection %d of \"%s\"", i, halves[half]);
            assert_int_equal(answer->answers, strncmp(halves[half], GET_LIVEZ, strlen(GET_LIVEZ)) == 0);
            close(connections[half][i]);
        }
    service_stop(&service);
    free(answer);
}

/* Who goes away later, in the middle of whatever he is at. */
static void test_later(void **state)
{
    static const char *const halves[] = {POST_HEAD "Content-Length: 500\r\n\r\n{", POST_HEAD, GET_LIVEZ, ""};
    enum { HALVES = sizeof halves / sizeof halves[0] };
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    assert_non_null(answer);
    service_start(&service, ground->database.url, patient);
    for (int half = 0; half < HALVES; half++) {
        int connection = raw_connect(service.port);
        assert_int_equal(send(connection, halves[half], strlen(halves[half]), MSG_NOSIGNAL), strlen(halves[half]));
        raw_read_for(connection, 1, 100, answer);
        assert_false(answer->closed);
        assert_int_equal(shutdown(connection, SHUT_WR), 0);
        raw_read(connection, 1, answer);
        assert_true(answer->closed);
        close(connection);
    }
    service_stop(&service);
    free(answer);
}

static void expect_answers(uint16_t port, const char *bytes, int answers, int status)
{
    struct raw_answer *answer = malloc(sizeof *answer);
    assert_non_null(answer);
    int connection = send_all_of_it(port, bytes);
    raw_read(connection, answers, answer);
    if (answer->answers != answers || answer->status != status)
        fail_msg("%d answers, status %d: %s", answer->answers, answer->status, bytes);
    close(connection);
    free(answer);
}

/* The whole request is there, and the client listens still. */
static void test_whole_requests_are_answered(void **state)
{
    struct ground *ground = *state;
    const uint16_t port = ground->service.port;
    static const char body[] = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}";
    static const char odds[] =
        "{\"input\":{\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"range\":20,\"figures\":16,"
        "\"target\":{\"kind\":\"tribal_infantry\",\"leadership\":7,\"figures\":16}}}";
    enum { LONG = 60000 };
    char *bytes = malloc(LONG + 1000);
    assert_non_null(bytes);
    expect_answers(port, GET_LIVEZ, 1, 200);
    expect_answers(port, GET_LIVEZ GET_LIVEZ GET_LIVEZ, 3, 200);
    for (int i = 0; i < 10; i++) { /* it waits for the database */
        snprintf(bytes, 1000,
                 "POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\n"
                 "Content-Length: %zu\r\n\r\n%s",
                 game_path(&ground->game, "/rulings"), ground->game.token, strlen(body), body);
        expect_answers(port, bytes, 1, 201);
    }
    snprintf(bytes, 1000, /* it waits for a worker */
             "POST /v1/rulesets/colonial/volley/odds HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
             "Content-Length: %zu\r\n\r\n%s",
             strlen(odds), odds);
    expect_answers(port, bytes, 1, 200);
    snprintf(bytes, 1000, POST_HEAD "Content-Length: %d\r\n\r\n", LONG); /* it comes in many pieces */
    size_t head = strlen(bytes);
    memset(bytes + head, ' ', LONG);
    bytes[head + LONG] = '\0';
    expect_answers(port, bytes, 1, 400);
    snprintf(bytes, 1000, POST_HEAD "Content-Length: 2\r\nExpect: 100-continue\r\n\r\n{}");
    expect_answers(port, bytes, 1, 422);
    ground_check_counts(ground);
    free(bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_half_requests_end),
        cmocka_unit_test(test_later),
        cmocka_unit_test(test_whole_requests_are_answered),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
