/* TLS by certificate files: real requests by libcurl, many at once, clients that stall, and files that are wrong. The
 * certificates are made for the run, with openssl's command. */
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

enum { CONNECTIONS = 256, REQUESTS = 2048, SILENT = 20, NAME_SIZE = 160, SETTING_SIZE = 200 };

/* A directory with what the service gets: a certificate with its key, another key, and what is neither. */
struct ground_tls {
    struct ground ground;
    char directory[64];
    char certificate[NAME_SIZE], key[NAME_SIZE], other[NAME_SIZE], neither[NAME_SIZE];
};

__attribute__((format(printf, 1, 2))) static void command_run(const char *format, ...)
{
    char line[1000];
    va_list arguments;
    va_start(arguments, format);
    assert_in_range(vsnprintf(line, sizeof line, format, arguments), 1, sizeof line - 1);
    va_end(arguments);
    if (system(line) != 0)
        fail_msg("%s", line);
}

static void files_make(struct ground_tls *tls)
{
    snprintf(tls->directory, sizeof tls->directory, "/tmp/umpire-tls-XXXXXX");
    assert_non_null(mkdtemp(tls->directory));
    snprintf(tls->certificate, NAME_SIZE, "%s/certificate.pem", tls->directory);
    snprintf(tls->key, NAME_SIZE, "%s/key.pem", tls->directory);
    snprintf(tls->other, NAME_SIZE, "%s/other.pem", tls->directory);
    snprintf(tls->neither, NAME_SIZE, "%s/neither.pem", tls->directory);
    command_run("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=umpire "
                "-addext subjectAltName=IP:127.0.0.1 -keyout %s -out %s 2>/dev/null",
                tls->key, tls->certificate);
    command_run("openssl ecparam -name prime256v1 -genkey -noout -out %s", tls->other);
    command_run("echo nothing > %s", tls->neither);
}

/* Asks the game's umpire's questions by TLS. */
static const struct response *ask(struct ground_tls *tls, struct ask ask)
{
    ask.authority = tls->certificate;
    return client_ask(&tls->ground.client, &ask);
}

static void ready_await(struct ground_tls *tls)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (ask(tls, (struct ask){.path = "/readyz"})->status != 200) {
        assert_true(clock_monotonic_ms() < until);
        pause_ms(10);
    }
}

static int tls_make(void **state)
{
    struct ground_tls *tls = calloc(1, sizeof *tls);
    struct ground *ground = &tls->ground;
    char certificate[SETTING_SIZE], key[SETTING_SIZE];
    assert_non_null(tls);
    *state = tls;
    files_make(tls);
    snprintf(certificate, sizeof certificate, "UMPIRE_TLS_CERTIFICATE=%s", tls->certificate);
    snprintf(key, sizeof key, "UMPIRE_TLS_KEY=%s", tls->key);
    database_create(&ground->database);
    ground->connection = database_connect(ground->database.url);
    service_start(&ground->service, ground->database.url, (const char *const[]){certificate, key, NULL});
    client_start(&ground->client, ground->service.port);
    ready_await(tls);
    return 0;
}

static int tls_clear(void **state)
{
    struct ground_tls *tls = *state;
    command_run("rm -r %s", tls->directory);
    return ground_clear(state);
}

static void test_a_game_by_tls(void **state)
{
    struct ground_tls *tls = *state;
    const struct response *response = ask(tls, (struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"});
    char path[200], token[100];
    response_expect(response, 201);
    snprintf(token, sizeof token, "%s", response_text(response, "token"));
    snprintf(path, sizeof path, "/v1/sessions/%s/rulings", response_text(response, "id"));
    response =
        ask(tls,
            (struct ask){.path = path, .token = token, .body = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"});
    response_expect(response, 201);
    snprintf(strrchr(path, '/'), 20, "/export");
    response = ask(tls, (struct ask){.path = path, .token = token, .headers = {"Accept-Encoding: gzip"}});
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Encoding"), "gzip");
    response = ask(tls, (struct ask){.path = "/v1/rulesets/tft-ww2/book"});
    response_expect(response, 200);
    assert_true(response->length > 100000);
    assert_non_null(response->json);
}

/* Who speaks no TLS is told nothing, and does no harm. */
static void test_plain_requests(void **state)
{
    struct ground_tls *tls = *state;
    struct raw_answer *answer = malloc(sizeof *answer);
    static const char request[] = "GET /livez HTTP/1.1\r\nHost: a\r\n\r\n";
    assert_non_null(answer);
    raw_ask(tls->ground.service.port, request, sizeof request - 1, 1, answer);
    assert_int_equal(answer->answers, 0);
    assert_true(answer->closed);
    free(answer);
    response_expect(ask(tls, (struct ask){.path = "/livez"}), 200);
}

static void test_old_versions_are_refused(void **state)
{
    struct ground_tls *tls = *state;
    char line[500];
    for (int version = 1; version <= 3; version++) {
        snprintf(line, sizeof line,
                 "openssl s_client -tls1_%d -cipher ALL:@SECLEVEL=0 -connect 127.0.0.1:%u </dev/null >/dev/null 2>&1",
                 version, tls->ground.service.port);
        assert_int_equal(system(line) == 0, version >= 2);
    }
}

/* Suites that encrypt without authenticating in one, or that sign by SHA-1: none of them is spoken any more. */
static void test_only_suites_of_today(void **state)
{
    struct ground_tls *tls = *state;
    static const struct {
        const char *suite;
        bool fits;
    } suites[] = {
        {"ECDHE-ECDSA-AES128-SHA", false},       {"ECDHE-ECDSA-AES256-SHA", false},
        {"ECDHE-ECDSA-AES128-SHA256", false},    {"ECDHE-ECDSA-AES256-SHA384", false},
        {"ECDHE-ECDSA-AES128-GCM-SHA256", true}, {"ECDHE-ECDSA-AES256-GCM-SHA384", true},
        {"ECDHE-ECDSA-CHACHA20-POLY1305", true},
    };
    char line[500];
    for (size_t i = 0; i < sizeof suites / sizeof suites[0]; i++) {
        snprintf(line, sizeof line,
                 "openssl s_client -tls1_2 -cipher %s:@SECLEVEL=0 -connect 127.0.0.1:%u </dev/null >/dev/null 2>&1",
                 suites[i].suite, tls->ground.service.port);
        if ((system(line) == 0) != suites[i].fits)
            fail_msg("%s", suites[i].suite);
    }
}

static void test_health(void **state)
{
    struct ground_tls *tls = *state;
    char listen[SETTING_SIZE], certificate[SETTING_SIZE], key[SETTING_SIZE];
    static const char *const words[] = {"health", NULL};
    struct program_end end;
    snprintf(listen, sizeof listen, "UMPIRE_LISTEN=127.0.0.1:%u", tls->ground.service.port);
    snprintf(certificate, sizeof certificate, "UMPIRE_TLS_CERTIFICATE=%s", tls->certificate);
    snprintf(key, sizeof key, "UMPIRE_TLS_KEY=%s", tls->key);
    program_run(words, (const char *const[]){listen, certificate, key, NULL}, &end);
    assert_int_equal(end.status, 0);
    program_run(words, (const char *const[]){listen, NULL}, &end); /* without TLS nothing alive answers */
    assert_int_equal(end.status, 1);
}

struct crowd_tls {
    const struct ground_tls *tls;
    int32_t answered;
};

static void crowd_ask(void *context, int32_t number, struct ask *ret)
{
    const struct crowd_tls *crowd = context;
    static const char *const paths[] = {"/livez", "/readyz", "/v1/rulesets/tt/book"};
    *ret = (struct ask){.path = paths[number % 3], .authority = crowd->tls->certificate};
    if (number % 4 == 0)
        *ret = (struct ask){.path = "/v1/rulesets/tt/morale-check",
                            .body = "{\"input\":{\"target\":8}}",
                            .authority = crowd->tls->certificate};
}

static bool crowd_answer(void *context, int32_t number, const struct response *response)
{
    struct crowd_tls *crowd = context;
    if (response->status != 200)
        fail_msg("request %d: %d", (int)number, response->status);
    crowd->answered++;
    return true;
}

/* Also more than the 128 events of one wait of the library's. */
static void test_many_connections(void **state)
{
    struct ground_tls *tls = *state;
    struct crowd_tls crowd = {.tls = tls};
    int64_t begun = clock_monotonic_ms();
    crowd_run(&(struct crowd){.ports = &tls->ground.service.port,
                              .port_count = 1,
                              .connections = CONNECTIONS,
                              .count = REQUESTS,
                              .context = &crowd,
                              .ask = crowd_ask,
                              .answer = crowd_answer});
    assert_int_equal(crowd.answered, REQUESTS);
    print_message("%d requests over %d connections: %lld ms\n", REQUESTS, CONNECTIONS,
                  (long long)(clock_monotonic_ms() - begun));
}

/* Hundredths of a second of processor time that the service took so far. */
static long processor_time(const struct test_service *service)
{
    char name[64], line[1000];
    unsigned long user = 0, kernel = 0;
    snprintf(name, sizeof name, "/proc/%d/stat", (int)service->pid);
    FILE *file = fopen(name, "r");
    assert_non_null(file);
    assert_non_null(fgets(line, sizeof line, file));
    fclose(file);
    const char *at = strrchr(line, ')'); /* the name may hold blanks */
    assert_non_null(at);
    assert_int_equal(sscanf(at + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &kernel), 2);
    return (long)((user + kernel) * 100 / (unsigned long)sysconf(_SC_CLK_TCK));
}

/* Clients that connect and say nothing, or half of a hello, take no processor: once what they have said is read, there
 * is a second in which the service does not even take half of one. */
static void test_silent_clients(void **state)
{
    struct ground_tls *tls = *state;
    static const char hello[] = {0x16, 0x03, 0x01, 0x02, 0x00, 0x01};
    int connections[SILENT];
    for (int i = 0; i < SILENT; i++) {
        connections[i] = raw_connect(tls->ground.service.port);
        assert_true(connections[i] >= 0);
        if (i % 2)
            assert_int_equal(send(connections[i], hello, sizeof hello, MSG_NOSIGNAL), sizeof hello);
    }
    long taken = 100;
    for (int second = 0; second < 10 && taken > 50; second++) {
        long before = processor_time(&tls->ground.service);
        pause_ms(1000);
        taken = processor_time(&tls->ground.service) - before;
    }
    response_expect(ask(tls, (struct ask){.path = "/livez"}), 200);
    for (int i = 0; i < SILENT; i++)
        close(connections[i]);
    if (taken > 50)
        fail_msg("%ld hundredths of a second of processor time in one second", taken);
}

/* What `umpire serve` says of two files, and of one. */
static void assert_refused(const char *certificate, const char *key, bool check, const char *wanted)
{
    char certificate_setting[SETTING_SIZE], key_setting[SETTING_SIZE];
    const char *const words[] = {"serve", check ? "--check-config" : NULL, NULL};
    struct program_end end;
    snprintf(certificate_setting, sizeof certificate_setting, "UMPIRE_TLS_CERTIFICATE=%s", certificate);
    snprintf(key_setting, sizeof key_setting, "UMPIRE_TLS_KEY=%s", key);
    program_run(words, (const char *const[]){certificate_setting, key_setting, "UMPIRE_LISTEN=127.0.0.1:0", NULL},
                &end);
    if (end.status != (wanted ? 2 : 0) || (wanted && !strstr(end.words, wanted)))
        fail_msg("exit %d, said %s wanted %s", end.status, end.words, wanted);
}

static void test_wrong_files(void **state)
{
    struct ground_tls *tls = *state;
    char missing[NAME_SIZE + 10];
    snprintf(missing, sizeof missing, "%s.missing", tls->key);
    for (int check = 0; check < 2; check++) {
        assert_refused(tls->certificate, "", check, "tls_certificate and tls_key must be set together");
        assert_refused("", tls->key, check, "tls_certificate and tls_key must be set together");
        assert_refused(missing, tls->key, check, "tls_certificate: ");
        assert_refused(missing, tls->key, check, ".missing: No such file or directory");
        assert_refused(tls->certificate, missing, check, "tls_key: ");
        assert_refused(tls->certificate, tls->directory, check, "Is a directory");
        assert_refused(tls->neither, tls->key, check, "is not a certificate");
        assert_refused(tls->certificate, tls->neither, check, "is not a usable private key");
        assert_refused(tls->certificate, tls->other, check, "is not the key of the certificate");
    }
    assert_refused(tls->certificate, tls->key, true, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_game_by_tls),
        cmocka_unit_test(test_plain_requests),
        cmocka_unit_test(test_old_versions_are_refused),
        cmocka_unit_test(test_only_suites_of_today),
        cmocka_unit_test(test_health),
        cmocka_unit_test(test_many_connections),
        cmocka_unit_test(test_silent_clients),
        cmocka_unit_test(test_wrong_files),
    };
    return cmocka_run_group_tests(tests, tls_make, tls_clear);
}
