/* The access log of the running service: exactly one line for each request, however it ends, and in none of them
 * anything that a token, a code or a key could be read from. Requests are told apart by their traceparent. */
#include "ground.h"
#include "lines.h"
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

#define RESOLVE "/v1/rulesets/tt/melee-size-modifier"
#define INPUT "\"input\":{\"winner_figures\":6,\"loser_figures\":11}"
#define QUESTION "{" INPUT "}"
#define RECORDED "{\"step\":\"melee-size-modifier\"," INPUT "}"
#define TRACE "0af7651916cd43dd8448eb211c80319c"

enum { CROWD = 2000, FUZZED = 1500 };

static struct lines lines;

/* A service of its own and a game on it. */
struct heard {
    struct test_service service;
    struct client client;
    struct test_game game;
    size_t count; /* requests so far */
};

static void heard_start(struct heard *heard, struct ground *ground, const char *setting)
{
    const char *const settings[] = {"UMPIRE_LOOPS=2", setting, NULL};
    service_start(&heard->service, ground->database.url, settings);
    client_start(&heard->client, heard->service.port);
    for (heard->count = 1; client_get(&heard->client, "/readyz")->status != 200; heard->count++)
        pause_ms(20);
    test_game_open(&heard->client, "tt", NULL, &heard->game);
    heard->count++;
}

static void heard_stop(struct heard *heard)
{
    lines_free(&lines);
    client_end(&heard->client);
    service_stop(&heard->service);
}

static void parent_of(size_t number, char ret[17])
{
    snprintf(ret, 17, "%016zx", number);
}

/* Sends one request under a number of its own and holds its line against the answer. */
static void heard_ask(struct heard *heard, struct ask ask, int status, const char *path, const char *operation,
                      const char *role)
{
    char header[80], parent[17];
    const char *method = ask.method ? ask.method : ask.body ? "POST" : "GET";
    parent_of(++heard->count, parent);
    snprintf(header, sizeof header, "traceparent: 00-" TRACE "-%s-01", parent);
    ask.headers[0] = header;
    const struct response *response = client_ask(&heard->client, &ask);
    response_expect(response, status);
    size_t length = strcmp(method, "HEAD") == 0 ? 0 : response->length;
    lines_await(&heard->service, heard->count, &lines);
    const json_t *line = lines_find(&lines, "parent_id", parent);
    assert_string_equal(line_text(line, "trace_id"), TRACE);
    assert_string_equal(line_text(line, "request_id"), response_header(response, "X-Request-Id"));
    assert_string_equal(line_text(line, "method"), method);
    assert_string_equal(line_text(line, "path"), path);
    assert_string_equal(line_text(line, "operation"), operation);
    assert_string_equal(line_text(line, "role"), role);
    assert_string_equal(line_text(line, "client"), "127.0.0.1");
    assert_int_equal(line_number(line, "status"), status);
    assert_int_equal(line_number(line, "bytes"), length);
    assert_in_range(line_number(line, "duration_us"), 1, 20000000);
    assert_null(json_object_get(line, "incomplete"));
    assert_null(json_object_get(line, "stream_ms"));
    bool of_game = strncmp(path, heard->game.path, strlen(heard->game.path)) == 0;
    assert_string_equal(line_text(line, "session"), of_game ? heard->game.id : "");
    lines_free(&lines);
}

static void test_a_line_says_what_was_answered(void **state)
{
    struct heard heard;
    heard_start(&heard, *state, NULL);
    const char *path = heard.game.path, *token = heard.game.token;
    char rulings[96], page[96], entries[96], export[96];
    snprintf(rulings, sizeof rulings, "%s/rulings", path);
    snprintf(entries, sizeof entries, "%s/entries", path);
    snprintf(page, sizeof page, "%s/entries?limit=1", path);
    snprintf(export, sizeof export, "%s/export", path);
    heard_ask(&heard, (struct ask){.path = "/livez"}, 200, "/livez", "isAlive", "");
    heard_ask(&heard, (struct ask){.path = "/livez", .method = "HEAD"}, 200, "/livez", "isAlive", "");
    heard_ask(&heard, (struct ask){.path = RESOLVE, .body = QUESTION}, 200, RESOLVE, "resolve", "");
    heard_ask(&heard, (struct ask){.path = RESOLVE, .body = "{"}, 400, RESOLVE, "resolve", "");
    heard_ask(&heard, (struct ask){.path = "/v1/rulesets?x=1"}, 422, "/v1/rulesets", "listRulesets", "");
    heard_ask(&heard, (struct ask){.path = "/no%2fthing/%e2%82%ac"}, 404, "/no%252fthing/%E2%82%AC", "", "");
    heard_ask(&heard, (struct ask){.path = "/livez", .method = "DELETE"}, 405, "/livez", "", "");
    heard_ask(&heard, (struct ask){.path = rulings, .body = RECORDED, .token = token}, 201, rulings, "recordRuling",
              "umpire");
    heard_ask(&heard, (struct ask){.path = page, .token = token}, 200, entries, "listEntries", "umpire");
    heard_ask(&heard, (struct ask){.path = export, .token = token}, 200, export, "exportSession", "umpire");
    heard_ask(&heard, (struct ask){.path = path, .token = "wrong"}, 401, path, "getSession", "");
    heard_stop(&heard);
}

/* The session whose roster an opening reads is not that of the opening: neither refused nor admitted is it logged under
 * that one's id. */
static void test_an_opening_is_no_other_session(void **state)
{
    struct heard heard;
    char body[400];
    heard_start(&heard, *state, NULL);
    const char *wrong[] = {"\"at\":9999", "\"at\":0"};
    for (size_t i = 0; i < 2; i++) {
        snprintf(body, sizeof body, "{\"ruleset\":\"%s\",\"roster_from\":{\"session\":\"%s\",\"token\":\"%s\",%s}}",
                 i ? "colonial" : "tt", heard.game.id, heard.game.token, wrong[i]);
        heard_ask(&heard, (struct ask){.path = "/v1/sessions", .body = body}, 422, "/v1/sessions", "openSession", "");
    }
    heard_stop(&heard);
}

/* A trace that is not valid is none; the request is answered all the same. */
static void test_traces_that_are_none(void **state)
{
    static const char *const headers[] = {
        "traceparent: ff-" TRACE "-b7ad6b7169203331-01",
        "traceparent: 00-00000000000000000000000000000000-b7ad6b7169203331-01",
        "traceparent: 00-" TRACE "-0000000000000000-01",
        "traceparent: 00-" TRACE "-b7ad6b7169203331-01-more",
        "traceparent: \"},{\"trace_id\":\"x",
        "traceparent;",
        "tracestate: a=b",
    };
    struct heard heard;
    size_t count = sizeof headers / sizeof headers[0];
    heard_start(&heard, *state, NULL);
    for (size_t i = 0; i < count; i++)
        response_expect(client_ask(&heard.client, &(struct ask){.path = "/livez", .headers = {headers[i]}}), 200);
    lines_await(&heard.service, heard.count + count, &lines);
    for (size_t i = 0; i < lines.count; i++) {
        assert_null(json_object_get(lines.list[i], "trace_id"));
        assert_null(json_object_get(lines.list[i], "parent_id"));
    }
    heard_stop(&heard);
}

static void raw_send(const struct heard *heard, const char *bytes, int answers, struct raw_answer *answer)
{
    raw_ask(heard->service.port, bytes, strlen(bytes), answers, answer);
}

/* An opening knows its session only at its end, and again when it is repeated. */
static void test_openings(void **state)
{
    struct heard heard;
    heard_start(&heard, *state, NULL);
    const struct ask opening = {.path = "/v1/sessions", .key = "the-key-of-an-opening", .body = "{\"ruleset\":\"tt\"}"};
    for (int again = 0; again < 2; again++) {
        int status = again ? 200 : 201;
        response_expect(client_ask(&heard.client, &opening), status);
        lines_await(&heard.service, ++heard.count, &lines);
        const json_t *line = lines.list[lines.count - 1];
        assert_string_equal(line_text(line, "operation"), "openSession");
        assert_int_equal(line_number(line, "status"), status);
        assert_string_equal(line_text(line, "session"), response_text(&heard.client.response, "id"));
        lines_free(&lines);
    }
    heard_stop(&heard);
}

/* Requests that no client would send, and those that the library refuses before we see them. */
static void test_requests_that_end_otherwise(void **state)
{
    struct heard heard;
    struct raw_answer answer;
    heard_start(&heard, *state, NULL);
    raw_send(
        &heard,
        "GET /a1 HTTP/1.1\r\nHost: x\r\n\r\nGET /a2 HTTP/1.1\r\nHost: x\r\n\r\nGET /a3 HTTP/1.1\r\nHost: x\r\n\r\n", 3,
        &answer);
    assert_int_equal(answer.answers, 3);
    raw_send(&heard, "POST /badlength HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n", 1, &answer);
    assert_int_equal(answer.status, 400);
    raw_send(&heard, "POST " RESOLVE " HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 1,
             &answer);
    assert_int_equal(answer.status, 400);
    char *large = malloc(30000);
    assert_non_null(large);
    memset(large, 'x', 29999);
    large[29999] = '\0';
    int start = snprintf(large, 100, "GET /large?token=x HTTP/1.1\r\nHost: x\r\nX: ");
    large[start] = 'x';
    memcpy(large + 29990, "\r\n\r\n", 5);
    raw_send(&heard, large, 1, &answer);
    assert_int_equal(answer.status, 431);
    free(large);
    /* It goes away before its body is there. */
    static const char half[] = "POST /v1/rulesets/tt/half HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{";
    int connection = raw_connect(heard.service.port);
    assert_int_equal(send(connection, half, sizeof half - 1, MSG_NOSIGNAL), sizeof half - 1);
    pause_ms(100);
    close(connection);

    lines_await(&heard.service, heard.count + 7, &lines);
    static const char *const pipelined[] = {"/a1", "/a2", "/a3"};
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(line_number(lines_find(&lines, "path", pipelined[i]), "status"), 404);
    assert_int_equal(line_number(lines_find(&lines, "path", "/badlength"), "status"), 400);
    assert_int_equal(line_number(lines_find(&lines, "path", RESOLVE), "status"), 400);
    assert_int_equal(line_number(lines_find(&lines, "path", "/large"), "status"), 431);
    const json_t *broken = lines_find(&lines, "path", "/v1/rulesets/tt/half");
    assert_int_equal(line_number(broken, "status"), 0);
    assert_true(json_is_true(json_object_get(broken, "incomplete")));
    assert_int_equal(line_number(broken, "bytes"), 0);
    heard_stop(&heard);
}

/* Many at once, on two loops. */
struct crowded {
    char header[CROWD][80];
};

static void crowd_ask(void *context, int32_t number, struct ask *ret)
{
    struct crowded *crowded = context;
    char parent[17];
    parent_of((size_t)number + 1, parent);
    snprintf(crowded->header[number], sizeof crowded->header[number], "traceparent: 00-" TRACE "-%s-00", parent);
    *ret = (struct ask){.path = number % 3 ? RESOLVE : "/nothing",
                        .body = number % 3 ? QUESTION : NULL,
                        .headers = {crowded->header[number]}};
}

static bool crowd_answer(void *context, int32_t number, const struct response *response)
{
    (void)context;
    response_expect(response, number % 3 ? 200 : 404);
    return true;
}

static void test_a_crowd_has_a_line_each(void **state)
{
    struct heard heard;
    struct crowded *crowded = calloc(1, sizeof *crowded);
    bool seen[CROWD + 1] = {false};
    assert_non_null(crowded);
    heard_start(&heard, *state, NULL);
    crowd_run(&(struct crowd){.ports = &heard.service.port,
                              .port_count = 1,
                              .connections = 64,
                              .count = CROWD,
                              .context = crowded,
                              .ask = crowd_ask,
                              .answer = crowd_answer});
    lines_await(&heard.service, heard.count + CROWD, &lines);
    for (size_t i = 0; i < lines.count; i++) {
        unsigned long number = strtoul(line_text(lines.list[i], "parent_id"), NULL, 16);
        if (number == 0)
            continue; /* of the start */
        assert_in_range(number, 1, CROWD);
        assert_false(seen[number]);
        seen[number] = true;
        assert_int_equal(line_number(lines.list[i], "status"), (number - 1) % 3 ? 200 : 404);
    }
    free(crowded);
    heard_stop(&heard);
}

/* What it writes when it stops is written, too. */
static void test_the_last_lines_are_not_lost(void **state)
{
    struct heard heard;
    char copy[64];
    heard_start(&heard, *state, NULL);
    snprintf(copy, sizeof copy, "/tmp/umpire-service-copy-%d", (int)heard.service.pid);
    assert_int_equal(link(heard.service.log_path, copy), 0);
    response_expect(client_get(&heard.client, "/the-last-one"), 404);
    client_end(&heard.client);
    service_stop(&heard.service);
    snprintf(heard.service.log_path, sizeof heard.service.log_path, "%s", copy);
    lines_await(&heard.service, heard.count + 1, &lines);
    lines_find(&lines, "path", "/the-last-one");
    lines_free(&lines);
    unlink(copy);
}

static void test_only_errors(void **state)
{
    struct heard heard;
    heard_start(&heard, *state, "UMPIRE_ACCESS_LOG=errors");
    lines_await(&heard.service, heard.count - 2, &lines); /* /readyz while it was not */
    size_t before = lines.count;
    lines_free(&lines);
    response_expect(client_get(&heard.client, "/livez"), 200);
    response_expect(client_get(&heard.client, "/nothing"), 404);
    response_expect(client_ask(&heard.client, &(struct ask){.path = RESOLVE, .body = QUESTION}), 200);
    response_expect(client_ask(&heard.client, &(struct ask){.path = RESOLVE, .body = "{"}), 400);
    lines_await(&heard.service, before + 2, &lines);
    assert_int_equal(line_number(lines_find(&lines, "path", "/nothing"), "status"), 404);
    assert_int_equal(line_number(lines_find(&lines, "path", RESOLVE), "status"), 400);
    heard_stop(&heard);
}

static void test_none(void **state)
{
    struct heard heard;
    heard_start(&heard, *state, "UMPIRE_ACCESS_LOG=none");
    response_expect(client_get(&heard.client, "/nothing"), 404);
    lines_await(&heard.service, 0, &lines);
    heard_stop(&heard);
}

/* Everything that must not be found in what the service writes. */
struct secrets {
    const char *token, *player, *code, *key;
    const char *wrong; /* a token of nobody */
};

static uint32_t next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return (uint32_t)(*seed >> 20);
}

/* A request with secrets where they belong and where they do not, and with bytes that do not belong anywhere. */
static void request_make(const struct heard *heard, const struct secrets *secrets, uint64_t *seed, int number,
                         char *ret, size_t size)
{
    const char *const some[] = {secrets->token, secrets->player, secrets->wrong, secrets->code};
    const char *const paths[] = {"",           "/rulings", "/seats",      "/entries",   "/report",  "/export",
                                 "/entries/0", "/close/x", "/nothing/\"", "/%22%0a%ff", "/\x01\xff"};
    const char *const parameters[] = {
        "?access_token=", "?token=", "?x=1&code=", "%3Faccess_token=", ";access_token=", "&token=", "/", "?", "#",
        "/%22%20"};
    const char *const methods[] = {"GET", "GET", "POST", "POST", "PUT", "OPTIONS", "BREW"};
    const char *secret = some[next_random(seed) % 4], *other = some[next_random(seed) % 4];
    bool in_path = next_random(seed) % 2;
    char body[200];
    int length = snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"%s\"}", secrets->code, secret);
    snprintf(
        ret, size,
        "%s %s%s%s%s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nCookie: token=%s\r\n"
        "Referer: http://x/?code=%s\r\nIdempotency-Key: %s-%d\r\ntraceparent: %s%s\r\nUser-Agent: %s\r\n"
        "X-Forwarded-For: %s\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
        methods[next_random(seed) % 7], heard->game.path, paths[next_random(seed) % 11],
        in_path ? parameters[next_random(seed) % 10] : "", in_path ? secret : "", other, secret, secrets->code,
        secrets->key, number, next_random(seed) % 2 ? "00-" : "", secret, other, secrets->code, length, body);
}

static void file_lacks(const char *path, const char *const *secrets, size_t count)
{
    static char bytes[4 << 20];
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    size_t length = fread(bytes, 1, sizeof bytes - 1, file);
    assert_in_range(length, 1, sizeof bytes - 2);
    fclose(file);
    for (size_t i = 0; i < count; i++) {
        assert_true(strlen(secrets[i]) >= 5);
        const char *found = memmem(bytes, length, secrets[i], strlen(secrets[i]));
        if (found)
            fail_msg("a secret was written: %.*s", 300, found > bytes + 150 ? found - 150 : bytes);
    }
}

static void test_no_secret_is_written(void **state)
{
    struct heard heard;
    char player[64];
    uint64_t seed = 0x9E3779B97F4A7C15;
    heard_start(&heard, *state, NULL);
    char body[256];
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"red\"}", heard.game.watch_code);
    const struct response *joined = client_ask(
        &heard.client,
        &(struct ask){.path = game_path(&heard.game, "/seats"), .body = body, .key = "a-key-of-some-length"});
    response_expect(joined, 201);
    heard.count++;
    snprintf(player, sizeof player, "%s", response_text(joined, "token"));
    const struct secrets secrets = {.token = heard.game.token,
                                    .player = player,
                                    .code = heard.game.code,
                                    .key = "idempotency-key-of-a-seat",
                                    .wrong = "Zm9vYmFyYmF6cXV4MDEyMzQ1Njc4OWFiY2RlZmdoaWo"};
    for (int i = 0; i < FUZZED; i++) {
        char request[2048];
        struct raw_answer answer;
        request_make(&heard, &secrets, &seed, i, request, sizeof request);
        raw_send(&heard, request, 1, &answer);
        assert_in_range(answer.status, 200, 599);
    }
    lines_await(&heard.service, heard.count + FUZZED, &lines);
    const char *const all[] = {secrets.token, secrets.player, secrets.code, secrets.key,
                               secrets.wrong, "access_token", "code="};
    file_lacks(heard.service.log_path, all, sizeof all / sizeof all[0]);
    heard_stop(&heard);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_line_says_what_was_answered),
        cmocka_unit_test(test_openings),
        cmocka_unit_test(test_an_opening_is_no_other_session),
        cmocka_unit_test(test_traces_that_are_none),
        cmocka_unit_test(test_requests_that_end_otherwise),
        cmocka_unit_test(test_a_crowd_has_a_line_each),
        cmocka_unit_test(test_the_last_lines_are_not_lost),
        cmocka_unit_test(test_only_errors),
        cmocka_unit_test(test_none),
        cmocka_unit_test(test_no_secret_is_written),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
