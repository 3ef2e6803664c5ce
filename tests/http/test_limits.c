/* The caps that settings give, each at its bound: what is just allowed, and one more. The other rows of the table in
 * docs/operations.md name the tests of theirs. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

#define SCORE "/v1/rulesets/tt/melee-score"
#define QUESTION "{\"input\":{\"side1\":[\"kill\"],\"side2\":[]}}"
#define GET_LIVEZ "GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"

static void test_session_entries(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    struct test_game game;
    service_start(&service, ground->database.url, (const char *const[]){"UMPIRE_SESSION_ENTRIES=3", NULL});
    service_await_ready(&service);
    client_start(&client, service.port);
    test_game_open(&client, "tt", NULL, &game);
    struct ask note = {.path = game_path(&game, "/notes"), .token = game.token, .body = "{\"text\":\"a note\"}"};
    char path[100];
    snprintf(path, sizeof path, "%s", note.path);
    note.path = path;
    for (int seq = 1; seq <= 3; seq++) {
        response_expect(client_ask(&client, &note), 201);
        assert_int_equal(response_number(&client.response, "seq"), seq);
    }
    response_expect_problem(client_ask(&client, &note), 409, "session_full");
    /* another process allows more, and counts the same entries */
    note.path = path;
    response_expect(client_ask(&ground->client, &note), 201);
    assert_int_equal(response_number(&ground->client.response, "seq"), 4);
    /* what is full can still be closed, and checked */
    response_expect_problem(client_ask(&client, &note), 409, "session_full");
    response_expect(
        client_ask(&client, &(struct ask){.method = "POST", .path = game_path(&game, "/close"), .token = game.token}),
        201);
    assert_int_equal(response_number(&client.response, "seq"), 5);
    response_expect(client_ask(&client, &(struct ask){.path = game_path(&game, "/export"), .token = game.token}), 200);
    assert_int_equal(export_check(client.response.body, NULL), 6);
    client_end(&client);
    service_stop(&service);
}

/* A question of so many bytes. */
static int ask_padded(struct client *client, size_t length, bool chunked)
{
    char body[2000];
    assert_in_range(length, strlen(QUESTION), sizeof body);
    memset(body, ' ', sizeof body);
    memcpy(body, QUESTION, strlen(QUESTION));
    struct ask ask = {.path = SCORE, .body = body, .length = length};
    ask.headers[0] = chunked ? "Transfer-Encoding: chunked" : NULL;
    return client_ask(client, &ask)->status;
}

/* Lists in each other, so many deep with what is around them. */
static const struct response *ask_nested(struct client *client, int depth)
{
    char body[200] = "{\"input\":{\"side1\":";
    for (int i = 0; i < depth - 2; i++)
        strcat(body, "[");
    strcat(body, "\"]]]]]]{{{{{{\\\"[[[[\"");
    for (int i = 0; i < depth - 2; i++)
        strcat(body, "]");
    strcat(body, "}}");
    return client_ask(client, &(struct ask){.path = SCORE, .body = body});
}

static void test_bodies(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    service_start(&service, ground->database.url,
                  (const char *const[]){"UMPIRE_BODY_BYTES=1000", "UMPIRE_JSON_DEPTH=8", NULL});
    client_start(&client, service.port);
    for (int chunked = 0; chunked < 2; chunked++) {
        assert_int_equal(ask_padded(&client, 1000, chunked), 200);
        assert_int_equal(ask_padded(&client, 1001, chunked), 413);
        response_expect_problem(&client.response, 413, "body_too_large");
    }
    response_expect_problem(ask_nested(&client, 8), 422, "invalid_input");
    response_expect_problem(ask_nested(&client, 9), 422, "too_deep");
    response_expect_problem(ask_nested(&ground->client, 64), 422, "invalid_input");
    response_expect_problem(ask_nested(&ground->client, 65), 422, "too_deep");
    client_end(&client);
    service_stop(&service);
}

/* What the header and the target of a request may be. */
static void test_heads(void **state)
{
    struct ground *ground = *state;
    char target[1100] = "/v1/rulesets/", query[300] = "/v1/search?q=rally";
    memset(target + strlen(target), 'x', 1024 - strlen(target));
    response_expect_problem(client_get(&ground->client, target), 404, "ruleset_unknown");
    strcat(target, "x");
    response_expect_problem(client_get(&ground->client, target), 414, "uri_too_long");
    for (int i = 1; i < 16; i++)
        snprintf(strchr(query, '\0'), 8, "&x%d=1", i);
    response_expect_problem(client_get(&ground->client, query), 422, "unknown_field");
    strcat(query, "&x=1");
    response_expect_problem(client_get(&ground->client, query), 400, "bad_request");
}

/* So many lists of dice: one more than a ruling may declare. */
static void test_declared_dice(void **state)
{
    enum { MOST = 1024 };
    struct ground *ground = *state;
    char *body = malloc(100 + 2 * (MOST + 1));
    assert_non_null(body);
    for (int count = MOST; count <= MOST + 1; count++) {
        strcpy(body, "{\"input\":{\"target\":8},\"dice\":[1");
        char *at = strchr(body, '\0');
        for (int i = 1; i < count; i++, at += 2)
            memcpy(at, ",1", 2);
        strcpy(at, "]}");
        response_expect_problem(
            client_ask(&ground->client, &(struct ask){.path = "/v1/rulesets/tt/morale-check", .body = body}), 422,
            count > MOST ? "wrong_length" : "dice_surplus");
    }
    free(body);
}

/* One more than may be connected, while none can make room, waits a moment for another to go; then it is closed instead
 * of waiting for ever. */
static void test_connections(void **state)
{
    enum { MOST = 5 };
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    int streams[MOST];
    char listens[512], first[12];
    assert_non_null(answer);
    service_start(&service, ground->database.url,
                  (const char *const[]){"UMPIRE_CONNECTIONS=5", "UMPIRE_LOOPS=1", NULL});
    service_await_ready(&service);
    snprintf(listens, sizeof listens, "GET %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n",
             game_path(&ground->game, "/events"), ground->game.token);
    for (int i = 0; i < MOST; i++) {
        streams[i] = raw_connect(service.port);
        assert_int_equal(send(streams[i], listens, strlen(listens), MSG_NOSIGNAL), strlen(listens));
        assert_int_equal(recv(streams[i], first, sizeof first, MSG_WAITALL), sizeof first);
        assert_memory_equal(first, "HTTP/1.1 200", sizeof first);
    }
    int beyond = raw_connect(service.port);
    assert_int_equal(send(beyond, GET_LIVEZ, strlen(GET_LIVEZ), MSG_NOSIGNAL), strlen(GET_LIVEZ));
    raw_read_for(beyond, 1, 1000, answer);
    assert_true(answer->status == 0 && !answer->closed);
    close(streams[0]);
    raw_read(beyond, 1, answer);
    assert_int_equal(answer->status, 200);
    close(beyond);
    streams[0] = raw_connect(service.port);
    assert_int_equal(send(streams[0], listens, strlen(listens), MSG_NOSIGNAL), strlen(listens));
    assert_int_equal(recv(streams[0], first, sizeof first, MSG_WAITALL), sizeof first);
    beyond = raw_connect(service.port);
    assert_int_equal(send(beyond, GET_LIVEZ, strlen(GET_LIVEZ), MSG_NOSIGNAL), strlen(GET_LIVEZ));
    raw_read(beyond, 1, answer);
    assert_true(answer->closed && answer->answers == 0);
    close(beyond);
    for (int i = 0; i < MOST; i++)
        close(streams[i]);
    service_stop(&service);
    free(answer);
}

/* A connection that says nothing, before its first request or in the middle of it, is closed in time, and not before.
 */
static void test_idle_connections(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    assert_non_null(answer);
    service_start(&service, ground->database.url, (const char *const[]){"UMPIRE_IDLE_SECONDS=1", NULL});
    int64_t since = clock_monotonic_ms();
    int silent = raw_connect(service.port), half = raw_connect(service.port);
    assert_true(silent >= 0 && half >= 0);
    assert_int_equal(send(half, GET_LIVEZ, 20, MSG_NOSIGNAL), 20);
    raw_read(silent, 1, answer);
    assert_true(answer->closed);
    assert_in_range(clock_monotonic_ms() - since, 500, PATIENCE_MS);
    raw_read(half, 1, answer);
    assert_true(answer->closed);
    close(silent);
    close(half);
    service_stop(&service);
    free(answer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_session_entries), cmocka_unit_test(test_bodies),
        cmocka_unit_test(test_heads),           cmocka_unit_test(test_declared_dice),
        cmocka_unit_test(test_connections),     cmocka_unit_test(test_idle_connections),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
