/* /metrics: what it says is what was asked, promtool finds nothing wrong with it, odd requests do not make it grow, and
 * it is not for everybody. Requests are counted when they are over, which their client may know a moment before. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define RESOLVE "/v1/rulesets/tt/melee-size-modifier"
#define INPUT "\"input\":{\"winner_figures\":6,\"loser_figures\":11}"
#define QUESTION "{" INPUT "}"
#define RECORDED "{\"step\":\"melee-size-modifier\"," INPUT "}"
#define REQUESTS(operation, status) "umpire_http_requests_total{operation=\"" operation "\",status=\"" status "\"}"
#define PROMETHEUS_ACCEPTS                                                                                             \
    "Accept: application/openmetrics-text;version=1.0.0,application/openmetrics-text;version=0.0.1;q=0.75,"            \
    "text/plain;version=0.0.4;q=0.5,*/*;q=0.1"

enum { CONNECTIONS = 60, HAMMERED = 3000 };

/* The value of one line, as text; NULL when there is none. */
static const char *value_of(const struct response *metrics, const char *series)
{
    size_t length = strlen(series);
    for (const char *line = metrics->body; line && *line; line = strchr(line, '\n'), line += line != NULL)
        if (strncmp(line, series, length) == 0 && line[length] == ' ')
            return line + length + 1;
    return NULL;
}

static long long number_of(const struct response *metrics, const char *series)
{
    const char *value = value_of(metrics, series);
    return value ? atoll(value) : 0;
}

static const struct response *scrape(struct client *client)
{
    const struct response *metrics = client_get(client, "/metrics");
    response_expect(metrics, 200);
    return metrics;
}

/* Asks until the series has the value, and fails when it does not come to that. */
static const struct response *await_number(struct client *client, const char *series, long long wanted)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    const struct response *metrics = scrape(client);
    while (number_of(metrics, series) != wanted) {
        if (clock_monotonic_ms() > until)
            fail_msg("%s is %lld, wanted %lld", series, number_of(metrics, series), wanted);
        pause_ms(10);
        metrics = scrape(client);
    }
    return metrics;
}

/* The sum of all lines that begin so. */
static long long sum_of(const struct response *metrics, const char *start)
{
    long long sum = 0;
    for (const char *line = metrics->body; line && *line; line = strchr(line, '\n'), line += line != NULL)
        if (strncmp(line, start, strlen(start)) == 0)
            sum += atoll(strchr(line, ' ') + 1);
    return sum;
}

/* A histogram's buckets grow to its count; returns it. */
static long long histogram_check(const struct response *metrics, const char *name, const char *label)
{
    char start[160], count[160];
    long long last = 0, buckets = 0;
    snprintf(start, sizeof start, "%s_bucket{%s%s", name, label, label[0] ? "," : "");
    snprintf(count, sizeof count, label[0] ? "%s_count{%s}" : "%s_count%s", name, label);
    for (const char *line = metrics->body; line && *line; line = strchr(line, '\n'), line += line != NULL) {
        if (strncmp(line, start, strlen(start)) != 0)
            continue;
        long long value = atoll(strchr(line, ' ') + 1);
        assert_true(value >= last);
        last = value;
        buckets++;
    }
    assert_true(buckets > 5);
    assert_int_equal(last, number_of(metrics, count));
    return last;
}

static void ask_times(struct client *client, int times, int status, struct ask ask)
{
    for (int i = 0; i < times; i++)
        response_expect(client_ask(client, &ask), status);
}

/* A service of its own, so that nothing else is counted. */
struct counted {
    struct test_service service;
    struct client client;
    struct test_game game;
    char rulings[96];
};

static void counted_start(struct counted *counted, struct ground *ground)
{
    service_start(&counted->service, ground->database.url, (const char *const[]){"UMPIRE_LOOPS=3", NULL});
    service_await_ready(&counted->service);
    client_start(&counted->client, counted->service.port);
    test_game_open(&counted->client, "tt", NULL, &counted->game);
    snprintf(counted->rulings, sizeof counted->rulings, "%s/rulings", counted->game.path);
}

static void counted_stop(struct counted *counted)
{
    client_end(&counted->client);
    service_stop(&counted->service);
}

static void counts_check(const struct response *metrics, const char *series, long long wanted)
{
    if (number_of(metrics, series) != wanted)
        fail_msg("%s is %lld, wanted %lld", series, number_of(metrics, series), wanted);
}

static void test_counts_are_what_was_asked(void **state)
{
    struct counted counted;
    struct client *client = &counted.client;
    counted_start(&counted, *state);
    const char *rulings = counted.rulings, *token = counted.game.token;
    ask_times(client, 7, 200, (struct ask){.path = RESOLVE, .body = QUESTION});
    ask_times(client, 3, 422, (struct ask){.path = RESOLVE, .body = "{\"input\":{}}"});
    ask_times(client, 5, 201, (struct ask){.path = rulings, .body = RECORDED, .token = token});
    ask_times(client, 1, 201, (struct ask){.path = rulings, .body = RECORDED, .token = token, .key = "one"});
    ask_times(client, 4, 200, (struct ask){.path = rulings, .body = RECORDED, .token = token, .key = "one"});
    ask_times(client, 2, 422, (struct ask){.path = rulings, .body = "{\"step\":\"none\"}", .token = token});
    ask_times(client, 6, 401, (struct ask){.path = rulings, .body = RECORDED, .token = "wrong"});
    ask_times(client, 8, 404, (struct ask){.path = "/nothing"});
    ask_times(client, 2, 405, (struct ask){.path = "/livez", .method = "DELETE"});
    ask_times(client, 3, 200, (struct ask){.path = "/livez", .method = "HEAD"});
    ask_times(client, 1, 200, (struct ask){.path = "/livez"});

    const struct response *metrics = await_number(client, REQUESTS("isAlive", "200"), 4);
    counts_check(metrics, REQUESTS("openSession", "201"), 1);
    counts_check(metrics, REQUESTS("resolve", "200"), 7);
    counts_check(metrics, REQUESTS("resolve", "422"), 3);
    counts_check(metrics, REQUESTS("recordRuling", "201"), 6);
    counts_check(metrics, REQUESTS("recordRuling", "200"), 4);
    counts_check(metrics, REQUESTS("recordRuling", "422"), 2);
    counts_check(metrics, REQUESTS("recordRuling", "401"), 6);
    counts_check(metrics, REQUESTS("none", "404"), 8);
    counts_check(metrics, REQUESTS("none", "405"), 2);
    /* A ruling that is answered again was made once. */
    counts_check(metrics, "umpire_rulings_total{ruleset=\"tt\",step=\"melee-size-modifier\",recorded=\"true\"}", 6);
    counts_check(metrics, "umpire_rulings_total{ruleset=\"tt\",step=\"melee-size-modifier\",recorded=\"false\"}", 7);
    assert_int_equal(sum_of(metrics, "umpire_rulings_total{"), 13);
    counts_check(metrics, "umpire_store_appends_total{result=\"done\"}", 6);
    counts_check(metrics, "umpire_store_appends_total{result=\"repeated\"}", 4);
    counts_check(metrics, "umpire_store_batch_entries_sum", 6);
    counts_check(metrics, "umpire_store_up", 1);
    counts_check(metrics, "umpire_store_queue_appends", 0);
    counts_check(metrics, "umpire_store_cached_sessions", 1);
    counts_check(metrics, "umpire_http_loops", 3);
    counts_check(metrics, "umpire_http_listeners", 0);
    counts_check(metrics, "umpire_http_displaced_connections_total", 0);
    counts_check(metrics, "umpire_access_log_dropped_lines_total", 0);
    assert_int_equal(histogram_check(metrics, "umpire_http_request_seconds", "operation=\"recordRuling\""), 18);
    assert_int_equal(histogram_check(metrics, "umpire_http_request_seconds", "operation=\"none\""), 10);
    long long batches = number_of(metrics, "umpire_store_batches_total");
    assert_in_range(batches, 1, 6);
    assert_int_equal(histogram_check(metrics, "umpire_store_batch_entries", ""), batches);
    assert_int_equal(histogram_check(metrics, "umpire_store_commit_seconds", ""), batches);
    counted_stop(&counted);
}

/* Declines, exchanges of two entries in one append, and what another process wrote are counted for what they are. */
static void test_all_rulings_are_counted(void **state)
{
    struct counted counted;
    char odds[96];
    counted_start(&counted, *state);
    snprintf(odds, sizeof odds, "%s/odds", RESOLVE);
    ask_times(&counted.client, 2, 200, (struct ask){.path = odds, .body = QUESTION}); /* are no rulings */
    ask_times(&counted.client, 1, 422,
              (struct ask){.path = "/v1/rulesets/tt/morale-check", .body = "{\"input\":{\"target\":8},\"dice\":[6]}"});
    ask_times(
        &counted.client, 1, 200,
        (struct ask){.path = "/v1/rulesets/tt/morale-check", .body = "{\"input\":{\"target\":8},\"dice\":[6,1]}"});
    ask_times(&counted.client, 1, 201,
              (struct ask){.path = counted.rulings,
                           .token = counted.game.token,
                           .body = "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"dice\":[6,1]}"});
    ask_times(&counted.client, 1, 201,
              (struct ask){.path = game_path(&counted.game, "/notes"),
                           .token = counted.game.token,
                           .body = "{\"text\":\"no ruling\"}"});
    const struct response *metrics = await_number(&counted.client, "umpire_store_appends_total{result=\"done\"}", 2);
    counts_check(metrics, "umpire_rulings_total{ruleset=\"tt\",step=\"morale-check\",recorded=\"false\"}", 1);
    counts_check(metrics, "umpire_rulings_total{ruleset=\"tt\",step=\"morale-check\",recorded=\"true\"}", 1);
    assert_int_equal(sum_of(metrics, "umpire_rulings_total{"), 2);
    counted_stop(&counted);
}

/* Debian's prometheus has it. It complains about names, types and helps that are against its conventions, too. */
static void test_promtool_finds_nothing_wrong(void **state)
{
    struct ground *ground = *state;
    FILE *promtool = popen("promtool check metrics 2>&1", "w");
    assert_non_null(promtool);
    for (int i = 0; i < 3; i++)
        response_expect(ground_ask(ground, "/rulings", RECORDED), 201);
    const struct response *metrics = scrape(&ground->client);
    assert_string_equal(response_header(metrics, "Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
    assert_string_equal(response_header(metrics, "Cache-Control"), "no-store");
    assert_int_equal(fwrite(metrics->body, 1, metrics->length, promtool), metrics->length);
    assert_int_equal(pclose(promtool), 0);
    response_expect(client_ask(&ground->client, &(struct ask){.path = "/metrics", .headers = {PROMETHEUS_ACCEPTS}}),
                    200);
    response_expect_problem(
        client_ask(&ground->client, &(struct ask){.path = "/metrics", .headers = {"Accept: application/json"}}), 406,
        "not_acceptable");
    metrics = scrape(&ground->client);
    assert_non_null(value_of(metrics, "process_resident_memory_bytes"));
    assert_in_range(number_of(metrics, "process_open_fds"), 5, 1000);
    assert_true(number_of(metrics, "process_start_time_seconds") > 1700000000);
}

static int lines_of(const struct response *metrics)
{
    int count = 0;
    for (const char *at = metrics->body; (at = strchr(at, '\n')); at++)
        count++;
    return count;
}

/* Whatever paths, methods and steps are made up, they are told under "none", or under the operation that refused them.
 */
static void test_odd_requests_do_not_make_it_grow(void **state)
{
    struct counted counted;
    struct client *client = &counted.client;
    int before = 0;
    counted_start(&counted, *state);
    for (int i = 0; i < 400; i++) {
        char path[160], method[16];
        snprintf(path, sizeof path, "/made/up/%d%%22%%0A%%7D", i);
        response_expect(client_get(client, path), 404);
        snprintf(path, sizeof path, "/v1/rulesets/tt/step-%d", i);
        response_expect(client_ask(client, &(struct ask){.path = path, .body = QUESTION}), 404);
        snprintf(path, sizeof path, "/v1/sessions/00000000-0000-7000-8000-%012d", i);
        response_expect(client_ask(client, &(struct ask){.path = path, .token = "x"}), 404);
        snprintf(method, sizeof method, "METHOD%d", i);
        response_expect(client_ask(client, &(struct ask){.method = method, .path = "/livez"}), 405);
        if (i == 0) {
            await_number(client, REQUESTS("getMetrics", "200"), 1); /* which has a line of its own from then on */
            before = lines_of(await_number(client, REQUESTS("none", "405"), 1));
        }
    }
    const struct response *metrics = await_number(client, REQUESTS("none", "405"), 400);
    counts_check(metrics, REQUESTS("none", "404"), 400);
    counts_check(metrics, REQUESTS("resolve", "404"), 400);
    counts_check(metrics, REQUESTS("getSession", "404"), 400);
    assert_int_equal(lines_of(metrics), before);
    counted_stop(&counted);
}

static void test_it_is_not_for_everybody(void **state)
{
    struct ground *ground = *state;
    struct test_service elsewhere, behind;
    struct client client;
    service_start(&elsewhere, ground->database.url,
                  (const char *const[]){"UMPIRE_METRICS_ALLOWED_FROM=192.0.2.0/24", NULL});
    client_start(&client, elsewhere.port);
    response_expect_problem(client_get(&client, "/metrics"), 403, "metrics_forbidden");
    const char *const forged[] = {"X-Forwarded-For: 192.0.2.7", "Forwarded: for=192.0.2.7", "X-Real-IP: 192.0.2.7"};
    for (size_t i = 0; i < sizeof forged / sizeof forged[0]; i++)
        response_expect_problem(client_ask(&client, &(struct ask){.path = "/metrics", .headers = {forged[i]}}), 403,
                                "metrics_forbidden");
    client_end(&client);
    service_stop(&elsewhere);
    /* Behind a proxy: the client is whom the proxy names. */
    service_start(&behind, ground->database.url,
                  (const char *const[]){"UMPIRE_METRICS_ALLOWED_FROM=192.0.2.0/24", "UMPIRE_TRUSTED_PROXIES=127.0.0.1",
                                        "UMPIRE_OPEN_SESSIONS=nobody", NULL});
    client_start(&client, behind.port);
    response_expect_problem(client_get(&client, "/metrics"), 403, "metrics_forbidden");
    response_expect(client_ask(&client, &(struct ask){.path = "/metrics", .headers = {"X-Forwarded-For: 192.0.2.7"}}),
                    200);
    response_expect_problem(
        client_ask(&client, &(struct ask){.path = "/metrics", .headers = {"X-Forwarded-For: 192.0.2.7, 198.51.100.1"}}),
        403, "metrics_forbidden");
    client_end(&client);
    service_stop(&behind);
}

static void test_a_database_that_is_away_is_told(void **state)
{
    struct test_service away;
    struct client client;
    (void)state;
    service_start(&away, "postgresql:///nothing?host=/nonexistent", NULL);
    client_start(&client, away.port);
    const struct response *metrics = scrape(&client);
    counts_check(metrics, "umpire_store_up", 0);
    counts_check(metrics, "umpire_store_connections_total", 0);
    client_end(&client);
    service_stop(&away);
}

static void test_connections_come_and_go(void **state)
{
    struct counted counted;
    int open[20];
    counted_start(&counted, *state);
    await_number(&counted.client, "umpire_http_connections", 1);
    for (size_t i = 0; i < 20; i++)
        open[i] = raw_connect(counted.service.port);
    await_number(&counted.client, "umpire_http_connections", 21);
    for (size_t i = 0; i < 20; i++)
        close(open[i]);
    await_number(&counted.client, "umpire_http_connections", 1);
    counted_stop(&counted);
}

/* A crowd on several loops, among them some who watch. */
struct hammer {
    const struct counted *counted;
    int scrapes;
};

static void hammer_ask(void *context, int32_t number, struct ask *ret)
{
    const struct hammer *hammer = context;
    const struct ask asks[] = {
        {.path = RESOLVE, .body = QUESTION},
        {.path = hammer->counted->rulings, .body = RECORDED, .token = hammer->counted->game.token},
        {.path = "/nothing"},
        {.path = "/metrics"},
        {.path = hammer->counted->game.path, .token = hammer->counted->game.token},
    };
    *ret = asks[number % 5];
}

static bool hammer_answer(void *context, int32_t number, const struct response *response)
{
    static const int statuses[] = {200, 201, 404, 200, 200};
    struct hammer *hammer = context;
    response_expect(response, statuses[number % 5]);
    if (number % 5 == 3) {
        histogram_check(response, "umpire_store_commit_seconds", "");
        hammer->scrapes++;
    }
    return true;
}

static void test_a_crowd_is_counted(void **state)
{
    struct counted counted;
    struct hammer hammer = {.counted = &counted};
    counted_start(&counted, *state);
    crowd_run(&(struct crowd){.ports = &counted.service.port,
                              .port_count = 1,
                              .connections = CONNECTIONS,
                              .count = HAMMERED,
                              .context = &hammer,
                              .ask = hammer_ask,
                              .answer = hammer_answer});
    assert_int_equal(hammer.scrapes, HAMMERED / 5);
    const struct response *metrics = await_number(&counted.client, REQUESTS("none", "404"), HAMMERED / 5);
    metrics = await_number(&counted.client, REQUESTS("resolve", "200"), HAMMERED / 5);
    metrics = await_number(&counted.client, REQUESTS("recordRuling", "201"), HAMMERED / 5);
    metrics = await_number(&counted.client, REQUESTS("getSession", "200"), HAMMERED / 5);
    counts_check(metrics, "umpire_store_appends_total{result=\"done\"}", HAMMERED / 5);
    counts_check(metrics, "umpire_store_batch_entries_sum", HAMMERED / 5);
    assert_int_equal(sum_of(metrics, "umpire_rulings_total{"), 2 * HAMMERED / 5);
    assert_int_equal(histogram_check(metrics, "umpire_http_request_seconds", "operation=\"resolve\""), HAMMERED / 5);
    assert_int_equal(histogram_check(metrics, "umpire_store_batch_entries", ""),
                     number_of(metrics, "umpire_store_batches_total"));
    counted_stop(&counted);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts_are_what_was_asked),    cmocka_unit_test(test_all_rulings_are_counted),
        cmocka_unit_test(test_promtool_finds_nothing_wrong), cmocka_unit_test(test_odd_requests_do_not_make_it_grow),
        cmocka_unit_test(test_it_is_not_for_everybody),      cmocka_unit_test(test_a_database_that_is_away_is_told),
        cmocka_unit_test(test_connections_come_and_go),      cmocka_unit_test(test_a_crowd_is_counted),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
