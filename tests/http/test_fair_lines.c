/* What takes long has lines of its own, in which everybody has a share: whoever asks for more of it than that is told
 * to come again, and nobody else waits for it. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

enum { FLOOD = 12 };

#define MORALE_ODDS "/v1/rulesets/tt/morale-check/odds"
#define SMALL "{\"input\":{\"target\":8}}"
#define LARGE "{\"input\":{\"target\":8},\"method\":\"sample\",\"samples\":1000000}"
#define REPORTS "umpire_work_queue_jobs{line=\"report\"}"
#define OTHER "127.0.0.2"
#define THIRD "127.0.0.3"

/* Requests that somebody else has sent and whose answers he has not read. */
struct flood {
    int connections[FLOOD];
    struct raw_answer answers[FLOOD];
};

static struct flood *flood_new(void)
{
    struct flood *flood = calloc(1, sizeof *flood);
    assert_non_null(flood);
    return flood;
}

/* Closes them; how many were answered so. */
static int flood_end(struct flood *flood, int status, const char *code)
{
    int count = 0;
    for (int i = 0; i < FLOOD; i++) {
        struct raw_answer *answer = &flood->answers[i];
        if (answer->answers == 0)
            raw_read(flood->connections[i], 1, answer);
        assert_int_equal(answer->answers, 1);
        count += answer->status == status && strstr(answer->bytes, code);
        if (answer->status == 429 || answer->status == 503)
            assert_non_null(strstr(answer->bytes, "\r\nRetry-After: "));
        close(flood->connections[i]);
    }
    free(flood);
    return count;
}

static long long gauge_of(struct client *client, const char *line)
{
    char start[128];
    snprintf(start, sizeof start, "\n%s ", line);
    const struct response *response = client_get(client, "/metrics");
    const char *at = strstr(response->body, start);
    assert_non_null(at);
    return atoll(at + strlen(start));
}

/* One address has asked for all the sampled odds that it may: others get theirs, small ones and large ones, while most
 * of these still wait. */
static void test_odds(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    service_start(&service, ground->database.url, NULL);
    client_start(&client, service.port);
    struct flood *flood = flood_new();
    for (int i = 0; i < FLOOD; i++) {
        flood->connections[i] = raw_connect_from(OTHER, service.port);
        raw_post_on(flood->connections[i], MORALE_ODDS, NULL, NULL, LARGE);
    }
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS;
         gauge_of(&client, "umpire_work_queue_jobs{line=\"odds\"}") < 5 && clock_monotonic_ms() < until;)
        pause_ms(1);
    response_expect(client_ask(&client, &(struct ask){.path = MORALE_ODDS, .body = SMALL}), 200);
    response_expect(client_ask(&client, &(struct ask){.path = MORALE_ODDS, .body = LARGE}), 200);
    assert_true(gauge_of(&client, "umpire_work_queue_jobs{line=\"odds\"}") >= 1); /* the other's, behind ours */
    assert_int_equal(flood_end(flood, 429, "too_many_requests"), FLOOD - 8);
    client_end(&client);
    service_stop(&service);
}

static void get_send(struct flood *flood, int i, const char *from, uint16_t port, const char *path, const char *token)
{
    char words[512];
    int length = snprintf(words, sizeof words, "GET %s HTTP/1.1\r\nHost: x\r\n", path);
    if (token)
        length += snprintf(words + length, sizeof words - (size_t)length, "Authorization: Bearer %s\r\n", token);
    length += snprintf(words + length, sizeof words - (size_t)length, "\r\n");
    flood->connections[i] = raw_connect_from(from, port);
    assert_int_equal(send(flood->connections[i], words, (size_t)length, MSG_NOSIGNAL), length);
}

static void line_await(struct client *client, const char *line, int count)
{
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS;
         gauge_of(client, line) < count && clock_monotonic_ms() < until;)
        pause_ms(1);
}

static void reports_send(struct flood *flood, const char *from, uint16_t port, const struct test_game *game)
{
    for (int i = 0; i < FLOOD; i++)
        get_send(flood, i, from, port, game_path(game, i % 2 ? "/luck" : "/report"), game->token);
}

/* Reports and luck that cannot read their entries: an address has four of them, all together six, and the others come
 * when there is room again. */
static void test_reports(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    struct flood *flood = flood_new(), *third = flood_new();
    const struct test_game *game = &ground->game;
    char path[128];
    snprintf(path, sizeof path, "%s", game_path(game, "/report"));
    const struct ask report = {.path = path, .token = game->token};
    service_start(&service, ground->database.url,
                  (const char *const[]){"UMPIRE_TOKEN_RATE=0", "UMPIRE_ANSWER_MB_PER_TOKEN=4096",
                                        "UMPIRE_ANSWER_MB=65536", "UMPIRE_REPORT_QUEUE=6",
                                        "UMPIRE_REPORTS_PER_ADDRESS=4", NULL});
    client_start(&client, service.port);
    response_expect(client_ask(&client, &report), 200); /* the session is known from now on */
    PQclear(PQexec(ground->connection, "BEGIN; LOCK TABLE umpire.entry IN ACCESS EXCLUSIVE MODE"));
    reports_send(flood, OTHER, service.port, game);
    line_await(&client, REPORTS, 4);
    reports_send(third, THIRD, service.port, game);
    line_await(&client, REPORTS, 6);
    response_expect(client_ask(&client, &report), 503);
    response_expect(client_ask(&client, &(struct ask){.path = MORALE_ODDS, .body = SMALL}), 200);
    assert_int_equal(gauge_of(&client, REPORTS), 6);
    PQclear(PQexec(ground->connection, "ROLLBACK"));
    assert_int_equal(flood_end(flood, 429, "too_many_requests"), FLOOD - 4);
    assert_int_equal(flood_end(third, 503, "overloaded"), FLOOD - 2);
    response_expect(client_ask(&client, &report), 200);
    assert_int_equal(gauge_of(&client, REPORTS), 0);
    client_end(&client);
    service_stop(&service);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_odds),
        cmocka_unit_test(test_reports),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
