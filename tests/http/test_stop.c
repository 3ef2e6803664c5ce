/* Stopping: under load, everything that was accepted is answered and everything answered is in the database, the
 * program ends with 0 within seconds, and nobody is let in any more. And starting where it cannot: a taken port, bad
 * settings. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

enum { CLIENTS = 64, REQUESTS = 100000, STOP_AFTER = 500, WAITING_MAX = 8 };

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

struct load {
    struct ground *ground;
    struct test_service *service;
    char path[80];
    int created, stopping, refused, broken, other;
    int64_t stopped_at;
    char *seen; /* by seq: answered with 201 */
};

/* Longer than any test waits: a service that ends has not waited for these. */
static const char *const patient[] = {"UMPIRE_DRAIN_MS=600000", NULL};

static void load_ask(void *context, int32_t number, struct ask *ret)
{
    struct load *load = context;
    (void)number;
    *ret = (struct ask){.path = load->path, .token = load->ground->game.token, .body = ROLL};
}

static bool load_answer(void *context, int32_t number, const struct response *response)
{
    struct load *load = context;
    (void)number;
    long long seq = response_number(response, "seq");
    if (response->status == 201) {
        assert_in_range(seq, 1, REQUESTS);
        assert_int_equal(load->seen[seq], 0);
        load->seen[seq] = 1;
        load->created++;
    } else if (response->status == 503) {
        assert_string_equal(response_text(response, "code"), "stopping");
        load->stopping++;
    } else if (response->status == 0) {
        /* Refused, or closed between two requests: nothing of an answer may have come. */
        load->broken += response->header_length > 0;
        load->refused++;
    } else {
        load->other++;
    }
    if (load->created == STOP_AFTER && !load->stopped_at) {
        service_signal(load->service, SIGTERM);
        load->stopped_at = clock_monotonic_ms();
    }
    return response->status == 201;
}

static void test_stopping_under_load(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct load load = {.ground = ground, .service = &service, .seen = calloc(REQUESTS + 1, 1)};
    char sql[160];
    assert_non_null(load.seen);
    service_start(&service, ground->database.url, patient);
    service_await_ready(&service);
    test_game_open(&ground->client, "tt", NULL, &ground->game);
    snprintf(load.path, sizeof load.path, "%s", game_path(&ground->game, "/rulings"));
    crowd_run(&(struct crowd){.ports = &service.port,
                              .port_count = 1,
                              .connections = CLIENTS,
                              .count = REQUESTS,
                              .context = &load,
                              .ask = load_ask,
                              .answer = load_answer});
    uint16_t port = service.port;
    service_await_end(&service, PATIENCE_SECONDS);
    assert_true(clock_monotonic_ms() - load.stopped_at < PATIENCE_MS);
    assert_int_equal(raw_connect(port), -1);
    print_message("  %d recorded, %d told that it stops, %d not let in\n", load.created, load.stopping, load.refused);
    assert_int_equal(load.broken, 0);
    assert_int_equal(load.other, 0);
    assert_true(load.created >= STOP_AFTER);
    snprintf(sql, sizeof sql, "SELECT count(*) FROM umpire.entry WHERE kind = 'ruling' AND session_id = '%s'",
             ground->game.id);
    int64_t recorded = database_number(ground->connection, sql);
    assert_int_equal(recorded, load.created);
    for (int64_t seq = 1; seq <= recorded; seq++)
        assert_int_equal(load.seen[seq], 1);
    free(load.seen);
}

/* Until the service has looked for the session of so many requests, which then wait for the database. */
static void requests_await(const struct test_service *service, int count)
{
    struct client client;
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    client_start(&client, service->port);
    for (int looked = 0; looked < count; pause_ms(10)) {
        looked = 0;
        for (const char *at = client_get(&client, "/metrics")->body;
             (at = strstr(at, "\numpire_store_session_lookups"));)
            looked += atoi(strchr(++at, ' ') + 1);
        if (clock_monotonic_ms() > until)
            fail_msg("%d requests wait, %d should", looked, count);
    }
    client_end(&client);
}

/* Until the documents are written: a start that is asked to stop finishes the one that it writes. */
static void documents_await(const struct test_service *service)
{
    struct client client;
    client_start(&client, service->port);
    response_expect(client_get(&client, "/v1/rulesets"), 200);
    client_end(&client);
}

/* Appends that wait for a locked table when the service is asked to stop are still answered, and those answered with
 * 201 are recorded. */
static void assert_waiting_is_finished(struct ground *ground, const char *const *settings, int waiting)
{
    static const char head[] = "POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n"
                               "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s";
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    char request[1024];
    int connections[WAITING_MAX];
    assert_non_null(answer);
    service_start(&service, ground->database.url, settings);
    service_await_ready(&service);
    documents_await(&service);
    test_game_open(&ground->client, "tt", NULL, &ground->game);
    int length = snprintf(request, sizeof request, head, game_path(&ground->game, "/rulings"), ground->game.token,
                          strlen(ROLL), ROLL);
    database_execute(ground->connection, "BEGIN; LOCK TABLE umpire.entry IN SHARE MODE");
    for (int i = 0; i < waiting; i++) {
        connections[i] = raw_connect(service.port);
        assert_true(connections[i] >= 0);
        assert_int_equal(send(connections[i], request, (size_t)length, MSG_NOSIGNAL), length);
    }
    requests_await(&service, waiting);
    service_signal(&service, SIGTERM);
    pause_ms(300);
    assert_int_equal(kill(service.pid, 0), 0);
    database_execute(ground->connection, "COMMIT");
    for (int i = 0; i < waiting; i++) {
        raw_read(connections[i], 1, answer);
        if (answer->status != 201)
            fail_msg("status %d: %.500s", answer->status, answer->bytes);
        assert_non_null(strcasestr(answer->bytes, "Connection: close"));
        close(connections[i]);
    }
    service_await_end(&service, PATIENCE_SECONDS);
    snprintf(request, sizeof request, "SELECT count(*) FROM umpire.entry WHERE kind = 'ruling' AND session_id = '%s'",
             ground->game.id);
    assert_int_equal(database_number(ground->connection, request), waiting);
    free(answer);
}

static void test_what_waits_for_the_database_is_finished(void **state)
{
    assert_waiting_is_finished(*state, patient, WAITING_MAX);
}

/* The first loop takes the writer's turns until the other one is done, though it has nothing left to answer itself. The
 * kernel chooses the loop of a connection, so a single request is tried several times. */
static void test_what_waits_on_another_loop_is_finished(void **state)
{
    static const char *const two_loops[] = {"UMPIRE_DRAIN_MS=600000", "UMPIRE_LOOPS=2", NULL};
    for (int i = 0; i < 8; i++)
        assert_waiting_is_finished(*state, two_loops, 1);
}

static void test_sigint_stops_too(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    service_start(&service, ground->database.url, patient);
    service_signal(&service, SIGINT);
    service_await_end(&service, PATIENCE_SECONDS);
}

static void test_a_taken_port(void **state)
{
    struct ground *ground = *state;
    struct program_end end;
    char listen[64], url[400], directory[KEYS_DIRECTORY_SIZE], keys[KEYS_DIRECTORY_SIZE + 32];
    keys_directory_of(ground->database.url, directory);
    snprintf(keys, sizeof keys, "UMPIRE_KEYS_DIRECTORY=%s", directory);
    snprintf(listen, sizeof listen, "UMPIRE_LISTEN=127.0.0.1:%u", ground->service.port);
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    program_run((const char *const[]){"serve", NULL}, (const char *const[]){listen, url, keys, NULL}, &end);
    assert_int_equal(end.status, 1);
    assert_non_null(strstr(end.words, "cannot listen: Address already in use"));
    response_expect(client_get(&ground->client, "/livez"), 200);
}

static void test_bad_settings(void **state)
{
    static const struct {
        const char *setting;
        const char *words; /* what the message says */
    } settings[] = {
        {"UMPIRE_LISTEN=localhost:80", "listen"},
        {"UMPIRE_LISTEN=127.0.0.1:99999", "listen"},
        {"UMPIRE_DEADLINE_MS=5", "UMPIRE_DEADLINE_MS"},
        {"UMPIRE_OPEN_SESSIONS=everyone", "UMPIRE_OPEN_SESSIONS"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof settings / sizeof settings[0]; i++) {
        struct program_end end;
        program_run((const char *const[]){"serve", "--check-config", NULL},
                    (const char *const[]){settings[i].setting, NULL}, &end);
        assert_int_equal(end.status, 2);
        assert_non_null(strstr(end.words, settings[i].words));
    }
    struct program_end end;
    program_run((const char *const[]){"serve", NULL},
                (const char *const[]){"UMPIRE_LISTEN=0.0.0.0:0", "UMPIRE_OPEN_SESSIONS=anyone", NULL}, &end);
    assert_int_equal(end.status, 2);
    assert_non_null(strstr(end.words, "loopback"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_stopping_under_load),
        cmocka_unit_test(test_what_waits_for_the_database_is_finished),
        cmocka_unit_test(test_what_waits_on_another_loop_is_finished),
        cmocka_unit_test(test_sigint_stops_too),
        cmocka_unit_test(test_a_taken_port),
        cmocka_unit_test(test_bad_settings),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
