/* Bad requests as HTTP: bodies, headers, methods, paths, media types, tokens and cursors that are not what they should
 * be. Each gets a problem of the registry, none a 500, and nothing is recorded. */
#include "ground.h"
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

#define SCORE "/v1/rulesets/tt/melee-score"
#define SIZE "/v1/rulesets/tt/melee-size-modifier"
#define QUESTION "{\"input\":{\"side1\":[\"kill\"],\"side2\":[]}}"
#define RECORDED "{\"step\":\"melee-score\",\"input\":{\"side1\":[\"kill\"],\"side2\":[]}}"

static char *filled(char byte, size_t length)
{
    char *text = malloc(length + 1);
    assert_non_null(text);
    memset(text, byte, length);
    text[length] = '\0';
    return text;
}

static const struct response *ask(struct ground *ground, const struct ask *request)
{
    return client_ask(&ground->client, request);
}

/* A body for the stateless ruling, and for a recorded one, is refused alike. */
static void body_refused(struct ground *ground, const char *body, size_t length, int status, const char *code)
{
    char path[128];
    snprintf(path, sizeof path, "%s", game_path(&ground->game, "/rulings"));
    response_expect_problem(ask(ground, &(struct ask){.path = SCORE, .body = body, .length = length}), status, code);
    response_expect_problem(
        ask(ground, &(struct ask){.path = path, .token = ground->game.token, .body = body, .length = length}), status,
        code);
    response_expect_problem(ask(ground, &(struct ask){.path = "/v1/sessions", .body = body, .length = length}), status,
                            code);
}

static void test_nonsense_bodies(void **state)
{
    static const struct {
        const char *body;
        int status;
        const char *code;
    } bodies[] = {
        {"", 400, "malformed_json"},
        {" ", 400, "malformed_json"},
        {"nonsense", 400, "malformed_json"},
        {"{", 400, "malformed_json"},
        {"{}}", 400, "malformed_json"},
        {"{} {}", 400, "malformed_json"},
        {"{\"input\":{\"side1\":[01]}}", 400, "malformed_json"},
        {"{\"input\":{\"side1\":[123456789012345678901234567890]}}", 422, "out_of_range"},
        {"{\"input\":NaN}", 400, "malformed_json"},
        {"{\"in\xff\xfeput\":1}", 400, "malformed_json"},
        {"{\"a\":\"\\ud800\"}", 400, "malformed_json"},
        {"{\"a\":\"\\u0000\"}", 422, "invalid_text"},
        {"{'a':1}", 400, "malformed_json"},
        {"{\"a\":1,}", 400, "malformed_json"},
        {"// {}", 400, "malformed_json"},
    };
    struct ground *ground = *state;
    int64_t before = ground_entries(ground);
    for (size_t i = 0; i < sizeof bodies / sizeof bodies[0]; i++)
        body_refused(ground, bodies[i].body, 0, bodies[i].status, bodies[i].code);
    body_refused(ground, "{\"a\":\0}", 7, 400, "malformed_json");
    body_refused(ground, "\xEF\xBB\xBF" QUESTION, 0, 400, "malformed_json");
    assert_non_null(strstr(response_text(&ground->client.response, "detail"), "byte order mark"));
    body_refused(ground, "{\"input\":{},\"input\":{}}", 0, 422, "duplicate_field");
    static const char *const roots[] = {"[]", "1", "\"x\"", "null", "true"};
    for (size_t i = 0; i < sizeof roots / sizeof roots[0]; i++)
        assert_int_equal(ask(ground, &(struct ask){.path = SCORE, .body = roots[i]})->status, 422);
    static const char huge[] = "{\"input\":{\"side1\":[1e400],\"side2\":[]}}"; /* JSON, but no damage result */
    response_expect_problem(ask(ground, &(struct ask){.path = SCORE, .body = huge}), 422, "wrong_type");
    static const char large[] = "{\"input\":{\"winner_figures\":1e400,\"loser_figures\":1}}";
    response_expect_problem(ask(ground, &(struct ask){.path = SIZE, .body = large}), 422, "out_of_range");
    assert_int_equal(ground_entries(ground), before);
}

/* Deeper than the parser goes, closed and not, lists and objects. */
static void test_deep_bodies(void **state)
{
    enum { LISTS = 15000, OBJECTS = 6000 };
    struct ground *ground = *state;
    char *open_lists = filled('[', LISTS), *lists = filled(']', 2 * LISTS), *objects = malloc(OBJECTS * 5 + 1);
    assert_non_null(objects);
    memset(lists, '[', LISTS);
    for (size_t i = 0; i < OBJECTS; i++)
        memcpy(objects + i * 5, "{\"a\":", 6);
    body_refused(ground, open_lists, 0, 422, "too_deep");
    response_expect_problem(ask(ground, &(struct ask){.path = SCORE, .body = lists}), 422, "too_deep");
    response_expect_problem(ask(ground, &(struct ask){.path = SCORE, .body = objects}), 422, "too_deep");
    free(open_lists);
    free(lists);
    free(objects);
}

static void test_large_bodies(void **state)
{
    struct ground *ground = *state;
    static const size_t lengths[] = {65537, 70000, 200000, 2000000};
    char *spaces = filled(' ', 2000000);
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
        body_refused(ground, spaces, lengths[i], 413, "body_too_large");
    static const size_t chunked[] = {65537, 200000, 2000000};
    for (size_t i = 0; i < sizeof chunked / sizeof chunked[0]; i++)
        response_expect_problem(ask(ground, &(struct ask){.path = SCORE,
                                                          .body = spaces,
                                                          .length = chunked[i],
                                                          .headers = {"Transfer-Encoding: chunked"}}),
                                413, "body_too_large");
    memcpy(spaces, QUESTION, strlen(QUESTION)); /* 64 KiB fit */
    response_expect(ask(ground, &(struct ask){.path = SCORE, .body = spaces, .length = 65536}), 200);
    response_expect(
        ask(ground,
            &(struct ask){.path = SCORE, .body = spaces, .length = 65536, .headers = {"Transfer-Encoding: chunked"}}),
        200);
    /* Where no body is wanted, one means nothing (RFC 9110 section 9.3.1). */
    response_expect(ask(ground, &(struct ask){.path = "/livez", .method = "GET", .body = "x"}), 200);
    free(spaces);
}

static void test_media_types(void **state)
{
    static const char *const good[] = {"Content-Type: application/json",
                                       "Content-Type: application/json; charset=utf-8",
                                       "Content-Type: Application/JSON;charset=\"UTF-8\""};
    static const char *const bad[] = {"Content-Type:", "Content-Type: text/plain", "Content-Type: application/jsonp",
                                      "Content-Type: application/json; charset=latin1",
                                      "Content-Type: application/x-www-form-urlencoded"};
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        response_expect(ask(ground, &(struct ask){.path = SCORE, .body = QUESTION, .headers = {good[i]}}), 200);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        const struct response *response =
            ask(ground, &(struct ask){.path = SCORE, .body = QUESTION, .headers = {bad[i]}});
        response_expect_problem(response, 415, "media_type_unsupported");
        assert_non_null(strstr(response_text(response, "detail"), "application/json"));
        assert_string_equal(response_header(response, "Accept-Post"), "application/json");
        assert_string_equal(response_header(response, "Cache-Control"), "no-store");
    }
}

static void test_accept(void **state)
{
    static const char *const good[] = {"Accept: application/json", "Accept: */*",
                                       "Accept: text/html, application/*;q=0.1", "Accept: text/html,*/*;q=0.8"};
    static const char *const bad[] = {"Accept: text/html", "Accept: application/json;q=0", "Accept: image/*, text/*",
                                      "Accept: application/xml;q=0.9, application/json;q=0.0"};
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        response_expect(ask(ground, &(struct ask){.path = "/openapi.json", .headers = {good[i]}}), 200);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        response_expect_problem(ask(ground, &(struct ask){.path = "/openapi.json", .headers = {bad[i]}}), 406,
                                "not_acceptable");
        response_expect_problem(ask(ground, &(struct ask){.path = SCORE, .body = QUESTION, .headers = {bad[i]}}), 406,
                                "not_acceptable");
    }
}

static void test_unknown_paths(void **state)
{
    static const char *const paths[] = {"/v1",
                                        "/v1/",
                                        "/v2/rulesets",
                                        "/livez/",
                                        "//livez",
                                        "/Livez",
                                        "/v1/rulesets/",
                                        "/v1/rulesets/tt/steps/",
                                        "/livez%00x",
                                        "/livez%zz",
                                        "/%",
                                        "/v1/sessions/",
                                        "/..",
                                        "/../livez"};
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        const struct response *response = client_get(&ground->client, paths[i]);
        if (response->status != 404)
            fail_msg("%s: %d", paths[i], response->status);
        response_expect_problem(response, 404, response_text(response, "code"));
    }
    response_expect_problem(client_get(&ground->client, "/%ff%fe"), 400, "bad_request");
    response_expect_problem(client_get(&ground->client, "/v1/rulesets/chess"), 404, "ruleset_unknown");
    response_expect_problem(client_get(&ground->client, "/v1/rulesets/chess/steps/mate"), 404, "ruleset_unknown");
    response_expect_problem(ask(ground, &(struct ask){.path = "/v1/rulesets/chess/mate", .body = QUESTION}), 404,
                            "ruleset_unknown");
    response_expect_problem(ask(ground, &(struct ask){.path = "/v1/rulesets/tt/melee-scor", .body = QUESTION}), 404,
                            "step_not_defined");
    assert_non_null(strstr(response_text(&ground->client.response, "detail"), "melee-score"));
    response_expect_problem(client_get(&ground->client, "/v1/rulesets/tt/steps/moral-check"), 404, "step_not_defined");
    assert_non_null(strstr(response_text(&ground->client.response, "detail"), "morale-check"));
}

/* What a name that does not exist was probably meant to be. */
static void test_unknown_names_have_a_nearest(void **state)
{
    static const struct {
        const char *path, *detail;
    } names[] = {
        {"/v1/rulesets/TT", "the nearest is tt"},
        {"/v1/rulesets/colonail/clauses", "the nearest is colonial"},
        {"/v1/rulesets/chess", ""},
        {"/v1/rulesets/tt/clauses/tt-mel-2", "the nearest is TT-MEL-2"},
        {"/v1/rulesets/tt/clauses/zebra", ""},
        {"/v1/rulesets/tft-ww2/tables/afv_damge", "the nearest is afv-damage"},
    };
    struct ground *ground = *state;
    char path[3 * 300 + 32] = "/v1/rulesets/";
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const struct response *response = client_get(&ground->client, names[i].path);
        response_expect_problem(response, 404, response_text(response, "code"));
        assert_string_equal(response_text(response, "detail"), names[i].detail);
    }
    memset(path + strlen(path), 't', 300);
    response_expect_problem(client_get(&ground->client, path), 404, "ruleset_unknown");
}

/* What is not there is not there for any method; a browser's question beforehand is let through to that answer. */
static void test_unknown_steps_by_any_method(void **state)
{
    static const char *const methods[] = {"GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "TRACE"};
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++) {
        const struct response *response =
            ask(ground, &(struct ask){.method = methods[i], .path = "/v1/rulesets/tt/moral-check"});
        assert_int_equal(response->status, 404);
        if (strcmp(methods[i], "HEAD") != 0)
            assert_string_equal(response_text(response, "code"), "step_not_defined");
        assert_int_equal(
            ask(ground, &(struct ask){.method = methods[i], .path = "/v1/rulesets/chess/mate/odds"})->status, 404);
        assert_int_equal(ask(ground, &(struct ask){.method = methods[i], .path = "/v1/rulesets/chess"})->status, 404);
    }
    response_expect(ask(ground, &(struct ask){.method = "OPTIONS", .path = "/v1/rulesets/tt/moral-check"}), 204);
}

/* A slash that is escaped belongs to a name and separates none; in a query it is a slash like any other. */
static void test_escaped_slashes(void **state)
{
    struct ground *ground = *state;
    response_expect_problem(client_get(&ground->client, "/v1%2Frulesets"), 404, "not_found");
    response_expect_problem(client_get(&ground->client, "/v1/rulesets%2ftt"), 404, "not_found");
    response_expect_problem(client_get(&ground->client, "/v1/rulesets/tt%2Fsteps"), 404, "ruleset_unknown");
    response_expect(client_get(&ground->client, "/v1/rulesets/%74t"), 200);
    response_expect(client_get(&ground->client, "/v1/search?q=%2Fpin"), 200);
    assert_string_equal(response_text(&ground->client.response, "query"), "/pin");
}

static void test_encoded_bodies(void **state)
{
    struct ground *ground = *state;
    const struct response *response =
        ask(ground, &(struct ask){.path = SCORE, .body = QUESTION, .headers = {"Content-Encoding: gzip"}});
    response_expect_problem(response, 415, "media_type_unsupported");
    assert_string_equal(response_header(response, "Accept-Encoding"), "identity");
    response_expect(
        ask(ground, &(struct ask){.path = SCORE, .body = QUESTION, .headers = {"Content-Encoding: identity"}}), 200);
}

/* Who sent a token that is not valid is told so in the header, too; who sent none is only asked for one. */
static void test_authentication_header(void **state)
{
    struct ground *ground = *state;
    char path[128];
    snprintf(path, sizeof path, "%s", ground->game.path);
    response_expect_problem(client_get(&ground->client, path), 401, "token_missing");
    assert_string_equal(response_header(&ground->client.response, "WWW-Authenticate"), "Bearer realm=\"umpire\"");
    response_expect_problem(ask(ground, &(struct ask){.path = path, .token = "nonsense"}), 401, "token_invalid");
    assert_string_equal(response_header(&ground->client.response, "WWW-Authenticate"),
                        "Bearer realm=\"umpire\", error=\"invalid_token\"");
}

/* Headers that a proxy may have understood otherwise (RFC 9112): refused, and nothing after them is taken for a
 * request. */
static void test_headers_of_two_meanings(void **state)
{
    static const char *const heads[] = {
        "GET /livez HTTP/1.1\r\n\r\n",
        "GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "POST " SCORE " HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: gzip\r\n\r\n",
        "POST " SCORE " HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: xchunked\r\n\r\n",
        "POST " SCORE " HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length : 2\r\n\r\n{}",
        "GET /v1/club HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer x\r\nauthorization: Bearer y\r\n\r\n",
        "GET /livez HTTP/1.1\r\nHost: a\r\nLast-Event-ID: 1\r\nLast-Event-ID: 2\r\n\r\n",
        "POST " SCORE " HTTP/1.1\r\nHost: a\r\nIdempotency-Key: a\r\nIdempotency-Key: b\r\nContent-Length: 2\r\n\r\n{}",
    };
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
        static struct raw_answer answer;
        raw_ask(ground->service.port, heads[i], strlen(heads[i]), 1, &answer);
        if (answer.status != 400)
            fail_msg("%s: %d %s", heads[i], answer.status, answer.bytes);
    }
}

static void test_methods(void **state)
{
    static const struct {
        const char *path, *allow;
    } resources[] = {
        {"/v1/rulesets", "GET, HEAD, OPTIONS"},
        {"/v1/rulesets/tt", "GET, HEAD, OPTIONS"},
        {"/v1/rulesets/tt/steps/melee-score", "GET, HEAD, OPTIONS"},
        {"/v1/rulesets/tt/tables", "GET, HEAD, OPTIONS"}, /* no step of this name */
        {SCORE, "POST, OPTIONS"},
        {"/v1/problems/internal", "GET, HEAD, OPTIONS"},
        {"/v1/sessions", "POST, OPTIONS"},
        {"/livez", "GET, HEAD, OPTIONS"},
        {"/readyz", "GET, HEAD, OPTIONS"},
        {"/openapi.json", "GET, HEAD, OPTIONS"},
    };
    static const char *const methods[] = {"DELETE", "PUT", "PATCH", "options", "TRACE", "BREW"};
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof resources / sizeof resources[0]; i++) {
        const char *path = resources[i].path;
        for (size_t k = 0; k < sizeof methods / sizeof methods[0]; k++) {
            response_expect_problem(ask(ground, &(struct ask){.method = methods[k], .path = path}), 405,
                                    "method_not_allowed");
            assert_string_equal(response_header(&ground->client.response, "Allow"), resources[i].allow);
        }
        bool get = strstr(resources[i].allow, "GET") != NULL;
        response_expect(ask(ground, &(struct ask){.method = "OPTIONS", .path = path}), 204);
        assert_string_equal(response_header(&ground->client.response, "Allow"), resources[i].allow);
        const struct response *head = ask(ground, &(struct ask){.method = "HEAD", .path = path});
        assert_int_equal(head->status, get ? 200 : 405);
        assert_int_equal(head->length, 0);
        assert_int_equal(ask(ground, &(struct ask){.method = get ? "POST" : "GET", .path = path})->status, 405);
    }
    const struct response *full = client_get(&ground->client, "/v1/rulesets/tt");
    char length[32];
    snprintf(length, sizeof length, "%zu", full->length);
    const struct response *head = ask(ground, &(struct ask){.method = "HEAD", .path = "/v1/rulesets/tt"});
    assert_string_equal(response_header(head, "Content-Length"), length);
    response_expect_problem(ask(ground, &(struct ask){.method = "DELETE",
                                                      .path = game_path(&ground->game, "/entries/0"),
                                                      .token = ground->game.token}),
                            405, "method_not_allowed");
}

static void test_documents_are_cached(void **state)
{
    static const char *const paths[] = {"/v1/rulesets", "/v1/rulesets/tt", "/v1/rulesets/tt/steps/melee-round",
                                        "/openapi.json"};
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        char tag[80], header[200];
        const struct response *response = client_get(&ground->client, paths[i]);
        response_expect(response, 200);
        assert_non_null(response->json);
        assert_string_equal(response_header(response, "Cache-Control"), "public, max-age=300");
        snprintf(tag, sizeof tag, "%s", response_header(response, "ETag"));
        assert_true(tag[0] == '"' && strlen(tag) > 10);
        const char *const matching[] = {"%s", "\"other\", %s", "W/%s", "*"};
        for (size_t k = 0; k < sizeof matching / sizeof matching[0]; k++) {
            int at = snprintf(header, sizeof header, "If-None-Match: ");
            const char *place = strstr(matching[k], "%s");
            snprintf(header + at, sizeof header - (size_t)at, "%.*s%s",
                     (int)(place ? place - matching[k] : (long)strlen(matching[k])), matching[k], place ? tag : "");
            response = ask(ground, &(struct ask){.path = paths[i], .headers = {header}});
            response_expect(response, 304);
            assert_int_equal(response->length, 0);
            assert_string_equal(response_header(response, "ETag"), tag);
        }
        response = ask(ground, &(struct ask){.path = paths[i], .headers = {"If-None-Match: \"other\""}});
        response_expect(response, 200);
    }
    static const char *const fresh[] = {"/livez", "/readyz"};
    for (size_t i = 0; i < 2; i++)
        assert_string_equal(response_header(client_get(&ground->client, fresh[i]), "Cache-Control"), "no-store");
    assert_string_equal(response_header(ground_ask(ground, "", NULL), "Cache-Control"), "private, no-cache");
    assert_string_equal(response_header(ground_ask(ground, "/entries/0", NULL), "Cache-Control"), "private, no-cache");
}

static void test_query_parameters(void **state)
{
    static const struct {
        const char *query, *parameter, *code;
    } queries[] = {
        {"?colour=red", "colour", "unknown_field"},
        {"?limit=0", "limit", "out_of_range"},
        {"?limit=201", "limit", "out_of_range"},
        {"?limit=-1", "limit", "out_of_range"},
        {"?limit=", "limit", "wrong_type"},
        {"?limit=ten", "limit", "wrong_type"},
        {"?limit=1.5", "limit", "wrong_type"},
        {"?limit=+1", "limit", "wrong_type"},
        {"?limit", "limit", "wrong_type"},
        {"?limit=99999999999999999999", "limit", "wrong_type"},
        {"?step=", "step", "wrong_length"},
        {"?seat=", "seat", "wrong_length"},
        {"?seat=a%0ab", "seat", "invalid_text"},
        {"?seat=a%00b", "seat", "invalid_text"},
        {"?kind=a%0ab", "kind", "not_a_choice"},
        {"?kind=rulings", "kind", "not_a_choice"},
        {"?limit=1&limit=2", "limit", "duplicate_field"},
        {"?cursor=", "cursor", "wrong_length"},
        {"?cursor=AAAAAAAAAA", "cursor", "wrong_length"},
        {"?cursor=AAAAAAAAAAAA", "cursor", "wrong_length"},
        {"?cursor=AAAA*AAAAAA", "cursor", "invalid_text"},
        {"?cursor=AAAAAAAAAAB", "cursor", "invalid_text"}, /* bits beyond the last byte */
        {"?cursor=_________w8", "cursor", NULL},
        {"?cursor=__________8", "cursor", "invalid_text"}, /* below zero */
    };
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof queries / sizeof queries[0]; i++) {
        char path[128];
        snprintf(path, sizeof path, "/entries%s", queries[i].query);
        const struct response *response = ground_ask(ground, path, NULL);
        if (!queries[i].code) {
            assert_in_range(response->status, 200, 422);
            continue;
        }
        const json_t *only = json_array_get(json_object_get(response->json, "violations"), 0);
        if (response->status != 422 || !only)
            fail_msg("%s: %d %s", path, response->status, response->body);
        assert_string_equal(json_string_value(json_object_get(only, "parameter")), queries[i].parameter);
        if (strcmp(json_string_value(json_object_get(only, "code")), queries[i].code) != 0)
            fail_msg("%s: %s", path, response->body);
    }
    const struct response *none = client_get(&ground->client, "/livez?x=1&y");
    response_expect_problem(none, 422, "unknown_field");
    for (size_t i = 0; i < 2; i++) {
        const json_t *each = json_array_get(json_object_get(none->json, "violations"), i);
        assert_string_equal(json_string_value(json_object_get(each, "parameter")), i ? "y" : "x");
    }
    response_expect_problem(ask(ground, &(struct ask){.path = SCORE "?dry=1", .body = QUESTION}), 422, "unknown_field");
    char many[400] = "/entries?";
    for (int i = 0; i < 40; i++)
        strcat(many, "limit=1&");
    response_expect_problem(ground_ask(ground, many, NULL), 400, "bad_request");
}

static void test_entries_that_are_not_there(void **state)
{
    static const char *const numbers[] = {"00",         "01",  "-1",  "10000000000", "9223372036854775808",
                                          "2147483648", "1.0", "1e3", "one",         "%20",
                                          "0%00",       "+1",  "999"};
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        char path[64];
        snprintf(path, sizeof path, "/entries/%s", numbers[i]);
        response_expect_problem(ground_ask(ground, path, NULL), 404, "entry_unknown");
    }
}

static void test_sessions_and_tokens(void **state)
{
    static const char *const ids[] = {"x",
                                      "00000000-0000-7000-8000-00000000000",
                                      "00000000-0000-7000-8000-000000000000",
                                      "00000000000070008000000000000000",
                                      "00000000-0000-7000-8000-0000000000000",
                                      "0000000-00000-7000-8000-000000000000",
                                      "%00",
                                      "g0000000-0000-7000-8000-000000000000"};
    struct ground *ground = *state;
    struct test_game other;
    char header[128];
    const char *path = ground->game.path;
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        char unknown[128];
        snprintf(unknown, sizeof unknown, "/v1/sessions/%s", ids[i]);
        response_expect_problem(ask(ground, &(struct ask){.path = unknown, .token = ground->game.token}), 404,
                                "session_unknown");
    }
    test_game_open(&ground->client, "tt", NULL, &other);
    int64_t before = ground_entries(ground);
    static const char *const missing[] = {"Authorization: Basic dTpw", "Authorization: Bearer", "Authorization: x",
                                          "Authorization: Bearer    "};
    response_expect_problem(client_get(&ground->client, path), 401, "token_missing");
    assert_non_null(strstr(response_header(&ground->client.response, "WWW-Authenticate"), "Bearer"));
    for (size_t i = 0; i < sizeof missing / sizeof missing[0]; i++)
        response_expect_problem(ask(ground, &(struct ask){.path = path, .headers = {missing[i]}}), 401,
                                "token_missing");
    char spoilt[64];
    snprintf(spoilt, sizeof spoilt, "%s", ground->game.token);
    spoilt[20] = spoilt[20] == 'A' ? 'B' : 'A';
    const char *const invalid[] = {other.token, spoilt, "x"};
    for (size_t i = 0; i < sizeof invalid / sizeof invalid[0]; i++) {
        response_expect_problem(ask(ground, &(struct ask){.path = path, .token = invalid[i]}), 401, "token_invalid");
        response_expect_problem(
            ask(ground,
                &(struct ask){.path = game_path(&ground->game, "/rulings"), .token = invalid[i], .body = RECORDED}),
            401, "token_invalid");
        response_expect_problem(
            ask(ground,
                &(struct ask){.method = "POST", .path = game_path(&ground->game, "/close"), .token = invalid[i]}),
            401, "token_invalid");
    }
    static const char *const schemes[] = {"bearer", "BEARER", "Bearer  "};
    for (size_t i = 0; i < sizeof schemes / sizeof schemes[0]; i++) {
        snprintf(header, sizeof header, "Authorization: %s %s", schemes[i], ground->game.token);
        response_expect(ask(ground, &(struct ask){.path = path, .headers = {header}}), 200);
    }
    assert_int_equal(ground_entries(ground), before);
}

static void test_keys_that_are_none(void **state)
{
    struct ground *ground = *state;
    char *long_key = filled('k', 129);
    const char *const keys[] = {"two words", "k\xc3\xa9", long_key};
    int64_t before = ground_entries(ground);
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        response_expect_problem(ask(ground, &(struct ask){.path = game_path(&ground->game, "/rulings"),
                                                          .token = ground->game.token,
                                                          .key = keys[i],
                                                          .body = RECORDED}),
                                400, "bad_request");
    response_expect_problem(ask(ground, &(struct ask){.path = game_path(&ground->game, "/rulings"),
                                                      .token = ground->game.token,
                                                      .headers = {"Idempotency-Key;"},
                                                      .body = RECORDED}),
                            400, "bad_request");
    assert_int_equal(ground_entries(ground), before);
    response_expect(ask(ground, &(struct ask){.path = game_path(&ground->game, "/rulings"),
                                              .token = ground->game.token,
                                              .key = long_key + 1,
                                              .body = RECORDED}),
                    201);
    free(long_key);
}

static void test_large_headers_and_paths(void **state)
{
    struct ground *ground = *state;
    char *padding = filled('a', 12000), request[16384];
    struct raw_answer *answer = malloc(sizeof *answer);
    assert_non_null(answer);
    static const struct {
        int length, status;
    } headers[] = {{3000, 200}, {5000, 431}, {12000, 431}}, paths[] = {{2000, 414}, {9000, 414}};
    for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++) {
        int length = snprintf(request, sizeof request, "GET /livez HTTP/1.1\r\nHost: x\r\nX-Padding: %.*s\r\n\r\n",
                              headers[i].length, padding);
        raw_ask(ground->service.port, request, (size_t)length, 1, answer);
        assert_int_equal(answer->status, headers[i].status);
    }
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        int length =
            snprintf(request, sizeof request, "GET /%.*s HTTP/1.1\r\nHost: x\r\n\r\n", paths[i].length, padding);
        raw_ask(ground->service.port, request, (size_t)length, 1, answer);
        assert_int_equal(answer->status, paths[i].status);
    }
    free(answer);
    free(padding);
}

#define SMUGGLED "GET /v1/none HTTP/1.1\r\n\r\n" /* 25 bytes: a body, or another request */
#define POST_HEAD "POST " SCORE " HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"

/* Not HTTP: versions of the library refuse it with an answer of their own, or by closing. */
enum { NO_HTTP = 0 };

static void test_raw_requests(void **state)
{
    static const struct {
        const char *request;
        int answers, status, continues;
    } requests[] = {
        {POST_HEAD
         "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"inp\r\n25\r\nut\":{\"side1\":[\"kill\"],\"side2\":[]}}   \r\n"
         "0\r\n\r\n",
         1, 200, 0},
        {POST_HEAD "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 1, 400, 0},
        {POST_HEAD "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n", 1, 400, 0},
        {POST_HEAD "Expect: 100-continue\r\nContent-Length: 39\r\n\r\n" QUESTION, 1, 200, 1},
        {POST_HEAD "Expect: 100-continue\r\nContent-Length: 70000\r\n\r\n", 1, 413, 0},
        {POST_HEAD "Content-Length: 20000000\r\n\r\n", 1, 413, 0},
        {POST_HEAD "Content-Length: 99999999999999999999\r\n\r\n{}", 1, 413, 0},
        {POST_HEAD "Content-Length: none\r\n\r\n{}", 1, 400, 0},
        {POST_HEAD "Content-Length: -2\r\n\r\n{}", 1, 400, 0},
        {POST_HEAD "Content-Length: 39\r\nContent-Length: 2\r\n\r\n" QUESTION, 1, 400, 0},
        {POST_HEAD "Content-Length: 39\r\nTransfer-Encoding: chunked\r\n\r\n27\r\n" QUESTION "\r\n0\r\n\r\n", 1, 400,
         0},
        {"GET /livez HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 25\r\n\r\n" SMUGGLED, 1, 400, 0},
        {"GET /livez HTTP/1.1\r\nHost: x\r\nContent-Length: 25\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" SMUGGLED,
         1, 400, 0},
        {POST_HEAD "\r\n", 1, 400, 0},
        {"GET /livez HTTP/1.1\r\nHost: x\r\n\r\nGET /v1/none HTTP/1.1\r\nHost: x\r\n\r\n"
         "GET /v1/rulesets HTTP/1.1\r\nHost: x\r\n\r\n",
         3, 200, 0},
        {"hello world\r\n\r\n", 0, NO_HTTP, 0},
        {"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 0, NO_HTTP, 0},
        {"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", 1, 204, 0},
        {"GET * HTTP/1.1\r\nHost: x\r\n\r\n", 1, 404, 0},
        {"GET http://x/livez HTTP/1.1\r\nHost: y\r\n\r\n", 1, 200, 0}, /* RFC 9112 section 3.2.2 */
        {"GET HTTPS://x:1/v1/search?q=http://y HTTP/1.1\r\nHost: x\r\n\r\n", 1, 200, 0},
        {"OPTIONS http://x HTTP/1.1\r\nHost: x\r\n\r\n", 1, 204, 0},
        {"GET ftp://x/livez HTTP/1.1\r\nHost: x\r\n\r\n", 1, 404, 0},
        {"GET /http://x/livez HTTP/1.1\r\nHost: x\r\n\r\n", 1, 404, 0},
        {"GET /livez HTTP/1.0\r\n\r\n", 1, 200, 0},
        {"GET /livez?%zz=%q&&=&%00 HTTP/1.1\r\nHost: x\r\n\r\n", 1, 422, 0},
    };
    struct ground *ground = *state;
    struct raw_answer *answer = malloc(sizeof *answer);
    assert_non_null(answer);
    for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++) {
        const char *request = requests[i].request;
        raw_ask(ground->service.port, request, strlen(request), requests[i].answers, answer);
        bool right = requests[i].status == NO_HTTP ? answer->status == 0 || answer->status >= 400
                                                   : answer->status == requests[i].status;
        /* No 100 is due where the body is there already. */
        if (answer->answers < requests[i].answers || !right || answer->continues > requests[i].continues)
            fail_msg("%.300s\n%d answers, status %d, %d continues: %.600s", request, answer->answers, answer->status,
                     answer->continues, answer->bytes);
    }
    free(answer);
    response_expect(client_get(&ground->client, "/livez"), 200);
}

static void give_up(struct ground *ground, const char *request)
{
    struct raw_answer *answer = malloc(sizeof *answer);
    int connection = raw_connect(ground->service.port);
    assert_non_null(answer);
    assert_true(connection >= 0);
    assert_int_equal(send(connection, request, strlen(request), MSG_NOSIGNAL), strlen(request));
    raw_read_for(connection, 1, 2000, answer); /* nothing may come */
    assert_true(answer->status == 0 || answer->status >= 400);
    close(connection);
    free(answer);
}

/* The library gives such a query up without a word; nothing of it may be left (a sanitizer sees that at the end).
 * Either the query is long, or the method has left no room for a short one. */
static void test_query_beyond_memory(void **state)
{
    struct ground *ground = *state;
    char *parameters = filled('&', 800), *request = malloc(10000);
    assert_non_null(request);
    for (size_t i = 0; i < 800; i += 2)
        parameters[i] = 'a';
    snprintf(request, 10000, "GET /livez?%s HTTP/1.1\r\nHost: x\r\n\r\n", parameters);
    give_up(ground, request);
    for (size_t length = 7200; length <= 8000; length += 200) {
        char *method = filled('M', length);
        snprintf(request, 10000, "%s /livez?a&b&c&d&e&f&g&h&i&j&k&l&m&n HTTP/1.1\r\nHost: x\r\n\r\n", method);
        give_up(ground, request);
        free(method);
    }
    free(parameters);
    free(request);
    response_expect(client_get(&ground->client, "/livez"), 200);
}

/* Requests that break off anywhere leave the service as it was, and one that stays half does not hold up its end. */
static void test_broken_off_requests(void **state)
{
    static const char request[] = POST_HEAD "Content-Length: 39\r\n\r\n" QUESTION;
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    service_start(&service, ground->database.url, (const char *const[]){"UMPIRE_DRAIN_MS=600000", NULL});
    for (size_t length = 0; length < sizeof request - 1; length += 7) {
        int connection = raw_connect(service.port);
        assert_true(connection >= 0);
        assert_int_equal(send(connection, request, length, MSG_NOSIGNAL), length);
        close(connection);
    }
    client_start(&client, service.port);
    response_expect(client_get(&client, "/livez"), 200);
    client_end(&client);
    int half = raw_connect(service.port);
    assert_int_equal(send(half, request, sizeof request - 9, MSG_NOSIGNAL), sizeof request - 9);
    service_signal(&service, SIGTERM);
    service_await_end(&service, 60);
    close(half);
}

static void test_nobody_opens_sessions(void **state)
{
    struct ground *ground = *state;
    struct test_service closed;
    struct client client;
    service_start(&closed, ground->database.url, (const char *const[]){"UMPIRE_OPEN_SESSIONS=nobody", NULL});
    service_await_ready(&closed);
    client_start(&client, closed.port);
    int64_t before = ground_entries(ground);
    response_expect_problem(client_ask(&client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"}),
                            403, "opening_disabled");
    assert_int_equal(ground_entries(ground), before);
    response_expect(client_ask(&client, &(struct ask){.path = ground->game.path, .token = ground->game.token}), 200);
    client_end(&client);
    service_stop(&closed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nonsense_bodies),
        cmocka_unit_test(test_deep_bodies),
        cmocka_unit_test(test_large_bodies),
        cmocka_unit_test(test_media_types),
        cmocka_unit_test(test_accept),
        cmocka_unit_test(test_unknown_paths),
        cmocka_unit_test(test_unknown_names_have_a_nearest),
        cmocka_unit_test(test_unknown_steps_by_any_method),
        cmocka_unit_test(test_escaped_slashes),
        cmocka_unit_test(test_encoded_bodies),
        cmocka_unit_test(test_authentication_header),
        cmocka_unit_test(test_headers_of_two_meanings),
        cmocka_unit_test(test_methods),
        cmocka_unit_test(test_documents_are_cached),
        cmocka_unit_test(test_query_parameters),
        cmocka_unit_test(test_entries_that_are_not_there),
        cmocka_unit_test(test_sessions_and_tokens),
        cmocka_unit_test(test_keys_that_are_none),
        cmocka_unit_test(test_large_headers_and_paths),
        cmocka_unit_test(test_raw_requests),
        cmocka_unit_test(test_query_beyond_memory),
        cmocka_unit_test(test_broken_off_requests),
        cmocka_unit_test(test_nobody_opens_sessions),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
