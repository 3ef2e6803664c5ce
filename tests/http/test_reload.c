/* SIGHUP: certificate, keys and log level are read again while connections stay; what is wrong stays as it was. The
 * certificates are made for the run, with openssl's command. */
#include "base/clock.h"
#include "ground.h"
#include "patience.h"
#include "raw.h"
#include "stream.h"
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

enum { NAME_SIZE = 160, SETTING_SIZE = 220 };

#define GET_LIVEZ "GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"

__attribute__((format(printf, 1, 2))) static int command_run(const char *format, ...)
{
    char line[1000];
    va_list arguments;
    va_start(arguments, format);
    assert_in_range(vsnprintf(line, sizeof line, format, arguments), 1, sizeof line - 1);
    va_end(arguments);
    return system(line);
}

/* How often the words stand in what the service has logged. */
static int logged(const struct test_service *service, const char *words)
{
    char line[2048];
    int count = 0;
    FILE *file = fopen(service->log_path, "re");
    assert_non_null(file);
    while (fgets(line, sizeof line, file))
        count += strstr(line, words) != NULL;
    fclose(file);
    return count;
}

static void await_logged(const struct test_service *service, const char *words, int count)
{
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; logged(service, words) < count; pause_ms(5))
        if (clock_monotonic_ms() > until)
            fail_msg("it never said \"%s\"", words);
}

static void reload(const struct test_service *service, const char *words, int count)
{
    service_signal(service, SIGHUP);
    await_logged(service, words, count);
}

static void livez_on(int connection, struct raw_answer *answer)
{
    assert_int_equal(send(connection, GET_LIVEZ, strlen(GET_LIVEZ), MSG_NOSIGNAL), strlen(GET_LIVEZ));
    raw_read(connection, 1, answer);
    assert_int_equal(answer->status, 200);
}

static void file_write(const char *name, const char *words)
{
    FILE *file = fopen(name, "we");
    assert_non_null(file);
    assert_true(fputs(words, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static void test_log_level_and_keys(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct raw_answer *answer = malloc(sizeof *answer);
    char file[] = "/tmp/umpire-reload-XXXXXX", config[100], url[400], keys[KEYS_DIRECTORY_SIZE], directory[200];
    struct program_end end;
    struct client client;
    int made = mkstemp(file);
    assert_true(made >= 0 && answer);
    close(made);
    snprintf(config, sizeof config, "UMPIRE_CONFIG=%s", file);
    file_write(file, "log_level = info\n");
    service_start(&service, ground->database.url, (const char *const[]){config, NULL});
    service_await_ready(&service);
    int connection = raw_connect(service.port);
    livez_on(connection, answer);
    client_start(&client, service.port);
    response_expect(client_get(&client, "/v1/keys"), 200);
    assert_int_equal(json_array_size(json_object_get(client.response.json, "keys")), 1);

    keys_directory_of(ground->database.url, keys);
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    snprintf(directory, sizeof directory, "UMPIRE_KEYS_DIRECTORY=%s", keys);
    program_run((const char *const[]){"keys", "rotate", "signing", NULL}, (const char *const[]){url, directory, NULL},
                &end);
    assert_int_equal(end.status, 0);
    file_write(file, "log_level = warning\n");
    service_signal(&service, SIGHUP); /* of which nothing is logged any more */
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; clock_monotonic_ms() < until; pause_ms(20)) {
        response_expect(client_get(&client, "/v1/keys"), 200);
        if (json_array_size(json_object_get(client.response.json, "keys")) == 2)
            break;
    }
    assert_int_equal(json_array_size(json_object_get(client.response.json, "keys")), 2);
    assert_int_equal(logged(&service, "reloaded: "), 0);
    file_write(file, "log_level = info\n");
    reload(&service, "reloaded: ", 1);
    file_write(file, "log_level = loud\n");
    reload(&service, "everything stays as it was", 1);
    livez_on(connection, answer); /* the same connection all the time */
    close(connection);
    client_end(&client);
    service_signal(&service, SIGTERM);
    for (int i = 0; i < 5; i++)
        service_signal(&service, SIGHUP); /* while it drains */
    unlink(file);
    free(answer);
    service_await_end(&service, 60);
}

enum { BEFORE = 30 };

#define RULING "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

/* The header of a ruling and the first half of its body. */
static int ruling_begin(const struct test_game *game, uint16_t port)
{
    char words[600];
    int connection = raw_connect(port);
    int length =
        snprintf(words, sizeof words,
                 "POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\n"
                 "Content-Length: %zu\r\n\r\n%.*s",
                 game_path(game, "/rulings"), game->token, strlen(RULING), BEFORE, RULING);
    assert_in_range(length, 1, sizeof words - 1);
    assert_int_equal(send(connection, words, (size_t)length, MSG_NOSIGNAL), length);
    return connection;
}

/* A request of which half has come, one that waits for the database, and a stream of events, all of them before the
 * reload and behind it. */
static void test_what_is_under_way(void **state)
{
    struct ground *ground = *state;
    const struct test_game *game = &ground->game;
    struct test_service service;
    struct client client;
    struct raw_answer *answer = malloc(sizeof *answer);
    struct stream stream = {.last = -2};
    char report[400];
    assert_non_null(answer);
    int length = snprintf(report, sizeof report, "GET %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n",
                          game_path(game, "/report"), game->token);
    service_start(&service, ground->database.url, (const char *const[]){"UMPIRE_BODY_SECONDS=600", NULL});
    service_await_ready(&service);
    client_start(&client, service.port);
    assert_true(stream_open(&stream, service.port, game->path, game->token, -1, NULL));
    streams_await_status(&stream, 1, 200);
    PQclear(PQexec(ground->connection, "BEGIN; LOCK TABLE umpire.entry IN ACCESS EXCLUSIVE MODE"));
    int waiting = raw_connect(service.port), half = ruling_begin(game, service.port);
    assert_int_equal(send(waiting, report, (size_t)length, MSG_NOSIGNAL), length);
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS;
         client_metric(&client, "umpire_work_queue_jobs{line=\"report\"}") < 1; pause_ms(2))
        assert_true(clock_monotonic_ms() < until);

    reload(&service, "reloaded: ", 1);
    assert_int_equal(client_metric(&client, "umpire_work_queue_jobs{line=\"report\"}"), 1); /* it still waits */
    PQclear(PQexec(ground->connection, "ROLLBACK"));
    raw_read(waiting, 1, answer);
    assert_int_equal(answer->status, 200);
    size_t rest = strlen(RULING) - BEFORE;
    assert_int_equal(send(half, &RULING[BEFORE], rest, MSG_NOSIGNAL), rest);
    raw_read(half, 1, answer);
    assert_int_equal(answer->status, 201);
    stream_await(&stream, 1);
    assert_int_equal(stream.events, 1);
    assert_string_equal(stream.kind, "ruling");
    assert_false(stream.ended || stream.broken);
    close(waiting);
    close(half);
    stream_close(&stream);
    client_end(&client);
    service_stop(&service);
    free(answer);
}

static void certificate_make(const char *directory, const char *name)
{
    assert_int_equal(
        command_run("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=%s "
                    "-addext subjectAltName=IP:127.0.0.1 -keyout %s/key.pem -out %s/certificate.pem 2>/dev/null",
                    name, directory, directory),
        0);
}

/* Whether handshakes show the certificate of this name. */
static bool shows(const struct test_service *service, const char *name)
{
    return command_run("openssl s_client -connect 127.0.0.1:%u </dev/null 2>/dev/null | "
                       "openssl x509 -noout -subject 2>/dev/null | grep -q %s",
                       service->port, name) == 0;
}

static void test_certificate(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    char directory[] = "/tmp/umpire-tls-XXXXXX", trusted[NAME_SIZE], certificate[SETTING_SIZE], key[SETTING_SIZE];
    assert_non_null(mkdtemp(directory));
    certificate_make(directory, "first");
    snprintf(trusted, sizeof trusted, "%s/trusted.pem", directory);
    assert_int_equal(command_run("cp %s/certificate.pem %s", directory, trusted), 0);
    snprintf(certificate, sizeof certificate, "UMPIRE_TLS_CERTIFICATE=%s/certificate.pem", directory);
    snprintf(key, sizeof key, "UMPIRE_TLS_KEY=%s/key.pem", directory);
    service_start(&service, ground->database.url, (const char *const[]){certificate, key, NULL});
    client_start(&client, service.port);
    const struct ask livez = {.path = "/livez", .authority = trusted};
    response_expect(client_ask(&client, &livez), 200);
    assert_true(shows(&service, "first"));

    certificate_make(directory, "second");
    reload(&service, "reloaded: ", 1);
    assert_true(shows(&service, "second"));
    response_expect(client_ask(&client, &livez), 200); /* on its connection, whose handshake showed the first */

    assert_int_equal(command_run("echo nothing > %s/key.pem", directory), 0);
    reload(&service, "the certificate stays as it was", 1);
    assert_true(shows(&service, "second"));
    client_end(&client);
    service_stop(&service);
    assert_int_equal(command_run("rm -r %s", directory), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_log_level_and_keys),
        cmocka_unit_test(test_what_is_under_way),
        cmocka_unit_test(test_certificate),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
