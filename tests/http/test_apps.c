/* What apps in browsers and on telephones live on, through the running service: CORS, conditional reads of sessions,
 * and gzip. */
#include "ground.h"
#include "http/server/operation.h"
#include "raw.h"
#include "unzip.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define CLUB "https://club.example"
#define OTHER "https://other.example"

/* A page of them is compressed as a whole, all of them as they are sent. */
enum { RULINGS = 150, PATH_SIZE = 300 };

static const char ruling[] = "{\"step\":\"morale-check\",\"input\":{\"target\":8,\"modifiers\":[{\"name\":\"behind a "
                             "wall\",\"value\":1}],\"winner_figures\":6,\"loser_figures\":10}}";

static int apps_make(void **state)
{
    struct ground *ground = calloc(1, sizeof *ground);
    assert_non_null(ground);
    *state = ground;
    database_create(&ground->database);
    ground->connection = database_connect(ground->database.url);
    service_start(&ground->service, ground->database.url,
                  (const char *const[]){"UMPIRE_CORS_ORIGINS=http://localhost:5173 " CLUB, NULL});
    service_await_ready(&ground->service);
    client_start(&ground->client, ground->service.port);
    test_game_open(&ground->client, "tt", NULL, &ground->game);
    for (int i = 0; i < RULINGS; i++)
        response_expect(ground_ask(ground, "/rulings", ruling), 201);
    response_expect(ground_ask(ground, "/units", "{\"units\":[{\"id\":\"guard\",\"side\":\"red\",\"figures\":10}]}"),
                    201);
    return 0;
}

static const char *header_of(const struct ground *ground, const char *name)
{
    return response_header(&ground->client.response, name);
}

/* The answer to somebody's preflight. */
static const struct response *preflight(struct ground *ground, const char *path, const char *origin)
{
    char line[100];
    snprintf(line, sizeof line, "Origin: %s", origin);
    return client_ask(&ground->client, &(struct ask){.method = "OPTIONS",
                                                     .path = path,
                                                     .headers = {line, "Access-Control-Request-Method: POST",
                                                                 "Access-Control-Request-Headers: authorization"}});
}

static void test_preflight(void **state)
{
    struct ground *ground = *state;
    const char *rulings = game_path(&ground->game, "/rulings");
    response_expect(preflight(ground, rulings, CLUB), 204);
    assert_string_equal(header_of(ground, "Access-Control-Allow-Origin"), CLUB);
    assert_string_equal(header_of(ground, "Access-Control-Allow-Methods"), "POST, OPTIONS");
    assert_string_equal(header_of(ground, "Access-Control-Max-Age"), "7200");
    assert_non_null(strstr(header_of(ground, "Access-Control-Allow-Headers"), "Authorization"));
    assert_non_null(strstr(header_of(ground, "Vary"), "Origin"));
    assert_null(header_of(ground, "Access-Control-Allow-Credentials"));
    response_expect(preflight(ground, "/v1/search", CLUB), 204);
    assert_string_equal(header_of(ground, "Access-Control-Allow-Methods"), "GET, HEAD, OPTIONS");
    response_expect(preflight(ground, rulings, OTHER), 204);
    assert_null(header_of(ground, "Access-Control-Allow-Origin"));
    assert_null(header_of(ground, "Access-Control-Allow-Methods"));
    assert_non_null(strstr(header_of(ground, "Vary"), "Origin"));
    response_expect_problem(preflight(ground, "/v1/nothing", CLUB), 404, "not_found");
}

/* A page that cannot read an error cannot tell it to anybody. */
static void test_errors_can_be_read(void **state)
{
    struct ground *ground = *state;
    static const struct {
        struct ask ask;
        int status;
    } cases[] = {
        {{.path = "/v1/nothing", .headers = {"Origin: " CLUB}}, 404},
        {{.path = "/v1/sessions", .body = "{", .headers = {"Origin: " CLUB}}, 400},
        {{.path = "/v1/sessions", .body = "{}", .headers = {"Origin: " CLUB}}, 422},
        {{.path = "/v1/sessions", .method = "DELETE", .headers = {"Origin: " CLUB}}, 405},
        {{.path = "/v1/sessions/01234567-89ab-7def-8123-456789abcdef", .headers = {"Origin: " CLUB}}, 401},
        {{.path = "/v1/rulesets", .headers = {"Origin: " CLUB, "Accept: image/png"}}, 406},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        response_expect(client_ask(&ground->client, &cases[i].ask), cases[i].status);
        assert_string_equal(header_of(ground, "Access-Control-Allow-Origin"), CLUB);
        assert_non_null(strstr(header_of(ground, "Access-Control-Expose-Headers"), "Retry-After"));
    }
    response_expect(client_ask(&ground->client, &(struct ask){.path = "/v1/nothing", .headers = {"Origin: " OTHER}}),
                    404);
    assert_null(header_of(ground, "Access-Control-Allow-Origin"));
}

/* Asks as the game's umpire, with up to three headers. */
static const struct response *get(struct ground *ground, const char *path, const char *first, const char *second,
                                  const char *third)
{
    struct ask ask = {.path = path, .token = ground->game.token};
    size_t count = 0;
    const char *const headers[] = {first, second, third};
    for (size_t i = 0; i < 3; i++)
        if (headers[i])
            ask.headers[count++] = headers[i];
    return client_ask(&ground->client, &ask);
}

/* "If-None-Match: " and the tag of the last answer. */
static void condition_take(const struct ground *ground, char ret[80])
{
    const char *tag = header_of(ground, "ETag");
    assert_non_null(tag);
    assert_in_range(snprintf(ret, 80, "If-None-Match: %s", tag), 30, 79);
}

static void assert_private(const struct ground *ground)
{
    assert_string_equal(header_of(ground, "Cache-Control"), "private, no-cache");
    assert_non_null(strstr(header_of(ground, "Vary"), "Accept-Encoding"));
}

static void assert_conditional(struct ground *ground, const char *path, const char *accept, const char *encoding)
{
    char condition[80];
    response_expect(get(ground, path, accept, encoding, NULL), 200);
    assert_true(ground->client.response.length > 0);
    assert_private(ground);
    condition_take(ground, condition);
    assert_int_equal(strstr(condition, "-gzip") != NULL, header_of(ground, "Content-Encoding") != NULL);
    const struct response *response = get(ground, path, accept, encoding, condition);
    response_expect(response, 304);
    assert_int_equal(response->length, 0);
    assert_string_equal(response_header(response, "ETag"), condition + strlen("If-None-Match: "));
    assert_private(ground);
    assert_null(header_of(ground, "Content-Encoding"));
    response_expect(get(ground, path, accept, encoding, "If-None-Match: \"another\""), 200);
}

/* The path of an operation on the game: of entry 1, the umpire's seat, or the unit that there is. */
static void path_fill(const struct ground *ground, const struct operation *operation, char ret[PATH_SIZE])
{
    static const char *const values[][2] = {{"{entry}", "1"}, {"{seat}", "umpire"}, {"{unit}", "guard"}};
    const char *rest = operation->path + strlen("/v1/sessions/{session}"), *name = strchr(rest, '{'), *value = "";
    int before = (int)(name ? (size_t)(name - rest) : strlen(rest));
    bool sizes = strcmp(operation->id, "getConsistency") == 0;
    for (size_t i = 0; name && i < sizeof values / sizeof values[0]; i++)
        if (strncmp(name, values[i][0], strlen(values[i][0])) == 0)
            value = values[i][1];
    snprintf(ret, PATH_SIZE, "%s%.*s%s%s%s", ground->game.path, before, rest, value, name ? strchr(name, '}') + 1 : "",
             sizes ? "?from=1" : "");
}

/* The next operation of the table that reads a session and says that it has a tag. */
static const struct operation *session_read(size_t *index)
{
    const struct operation *operation;
    while ((operation = operation_at((*index)++)))
        if (operation->method == METHOD_GET && operation->access == ACCESS_SEAT && operation->tagged &&
            strncmp(operation->path, "/v1/sessions/{session}", 22) == 0)
            return operation;
    return NULL;
}

static void test_every_session_read_is_conditional(void **state)
{
    struct ground *ground = *state;
    const struct operation *operation;
    char path[PATH_SIZE];
    int count = 0;
    for (size_t i = 0; (operation = session_read(&i)); count++) {
        path_fill(ground, operation, path);
        assert_conditional(ground, path, NULL, NULL);
        assert_conditional(ground, path, NULL, "Accept-Encoding: gzip");
        if (operation->readable) {
            assert_conditional(ground, path, "Accept: text/html", "Accept-Encoding: gzip");
            assert_conditional(ground, path, "Accept: text/markdown", NULL);
        }
    }
    assert_in_range(count, 9, 100);
    assert_conditional(ground, game_path(&ground->game, "/entries/1?with=odds"), NULL, NULL);
    assert_conditional(ground, game_path(&ground->game, "/entries?kind=ruling&limit=3"), NULL, NULL);
}

/* Each copy of before the entry is out of date behind it; but the entry before it is what it was, and so is how the
 * game is played. */
static void test_a_tag_changes_when_an_entry_comes(void **state)
{
    enum { READS_MAX = 32 };
    struct ground *ground = *state;
    const struct operation *operation;
    static char conditions[READS_MAX][80];
    char path[PATH_SIZE];
    for (size_t i = 0, k = 0; (operation = session_read(&i)); k++) {
        assert_in_range(k, 0, READS_MAX - 1);
        path_fill(ground, operation, path);
        response_expect(get(ground, path, NULL, NULL, NULL), 200);
        condition_take(ground, conditions[k]);
    }
    /* the ledger's page must not be full already */
    char page[PATH_SIZE], last[80];
    snprintf(page, sizeof page, "%s", game_path(&ground->game, "/entries?limit=200"));
    response_expect(get(ground, page, NULL, NULL, NULL), 200);
    condition_take(ground, last);
    response_expect(ground_ask(ground, "/rulings", ruling), 201);
    response_expect(get(ground, page, last, NULL, NULL), 200);
    for (size_t i = 0, k = 0; (operation = session_read(&i)); k++) {
        bool lasting = strcmp(operation->id, "getEntry") == 0 || strcmp(operation->id, "listEntries") == 0 ||
                       strcmp(operation->id, "getSeat") == 0 || strcmp(operation->id, "getSessionHouseRules") == 0;
        path_fill(ground, operation, path);
        if (get(ground, path, conditions[k], NULL, NULL)->status != (lasting ? 304 : 200))
            fail_msg("%s: %d", path, ground->client.response.status);
    }
}

/* Both forms of an answer say the same, byte by byte. */
static void assert_same_packed(struct ground *ground, const char *path, const char *accept, size_t least)
{
    response_expect(get(ground, path, accept, NULL, NULL), 200);
    struct response *response = &ground->client.response;
    size_t length = response->length, found;
    char *plain = response->body;
    assert_null(header_of(ground, "Content-Encoding"));
    if (length < least)
        fail_msg("%s has only %zu bytes", path, length);
    response->body = NULL;
    response_expect(get(ground, path, accept, "Accept-Encoding: br, gzip", NULL), 200);
    assert_string_equal(header_of(ground, "Content-Encoding"), "gzip");
    assert_true(response->length < length);
    char *said = unzip(response->body, response->length, &found);
    assert_int_equal(found, length);
    assert_memory_equal(said, plain, length);
    free(said);
    free(plain);
}

static void test_gzip_says_the_same(void **state)
{
    struct ground *ground = *state;
    static const char *const documents[] = {"/openapi.json", "/v1/rulesets/tft-ww2/book", "/v1/rulesets/tt/clauses?q=e",
                                            "/v1/rulesets/colonial/steps/volley"};
    for (size_t i = 0; i < sizeof documents / sizeof documents[0]; i++)
        assert_same_packed(ground, documents[i], NULL, 1400);
    assert_same_packed(ground, documents[1], "Accept: text/html", 1400);
    assert_same_packed(ground, game_path(&ground->game, "/entries?limit=10"), NULL, 1400);
    assert_same_packed(ground, game_path(&ground->game, "/entries?limit=200"), NULL, 100000);
    assert_same_packed(ground, game_path(&ground->game, "/report"), "Accept: text/html", 33000);
    assert_same_packed(ground, game_path(&ground->game, "/export"), NULL, 100000);
}

static void test_encodings_that_are_refused(void **state)
{
    struct ground *ground = *state;
    const char *page = game_path(&ground->game, "/entries?limit=200");
    static const char *const plain[] = {"Accept-Encoding: gzip;q=0", "Accept-Encoding: identity, gzip;q=0.5",
                                        "Accept-Encoding:", "Accept-Encoding: *, gzip;q=0"};
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        response_expect(get(ground, page, plain[i], NULL, NULL), 200);
        assert_null(header_of(ground, "Content-Encoding"));
        assert_non_null(ground->client.response.json);
    }
    response_expect(get(ground, "/livez", "Accept-Encoding: gzip", NULL, NULL), 200);
    assert_null(header_of(ground, "Content-Encoding"));
    response_expect(get(ground, "/livez", "Accept-Encoding: gzip, identity;q=0", NULL, NULL), 200);
    assert_string_equal(header_of(ground, "Content-Encoding"), "gzip");
    response_expect_problem(get(ground, page, "Accept-Encoding: br, identity;q=0", NULL, NULL), 406, "not_acceptable");
}

/* A token that is new stands in no compressed answer. */
static void test_tokens_are_not_compressed(void **state)
{
    struct ground *ground = *state;
    const struct response *response =
        client_ask(&ground->client, &(struct ask){.path = "/v1/sessions",
                                                  .body = "{\"ruleset\":\"tft-ww2\"}",
                                                  .headers = {"Accept-Encoding: gzip, identity;q=0"}});
    response_expect(response, 201);
    assert_null(response_header(response, "Content-Encoding"));
    assert_string_equal(response_header(response, "Cache-Control"), "no-store");
}

/* HEAD has the headers of GET and no body, with either encoding, however the answer is sent. */
static void test_head(void **state)
{
    struct ground *ground = *state;
    static const char *const names[] = {"ETag", "Content-Type", "Content-Encoding", "Cache-Control", "Vary"};
    static const char *const encodings[] = {"Accept-Encoding: gzip", "Accept-Encoding: identity"};
    char paths[4][PATH_SIZE] = {"/v1/rulesets/tt/book"};
    snprintf(paths[1], PATH_SIZE, "%s", game_path(&ground->game, "/entries?limit=200"));
    snprintf(paths[2], PATH_SIZE, "%s", game_path(&ground->game, "/export"));
    snprintf(paths[3], PATH_SIZE, "%s", ground->game.path);
    for (size_t i = 0; i < 8; i++) {
        char wanted[5][200];
        const char *path = paths[i / 2];
        response_expect(get(ground, path, encodings[i % 2], NULL, NULL), 200);
        for (size_t k = 0; k < 5; k++)
            snprintf(wanted[k], sizeof wanted[k], "%s", header_of(ground, names[k]) ? header_of(ground, names[k]) : "");
        const struct response *response = client_ask(
            &ground->client,
            &(struct ask){.method = "HEAD", .path = path, .token = ground->game.token, .headers = {encodings[i % 2]}});
        response_expect(response, 200);
        assert_int_equal(response->length, 0);
        for (size_t k = 0; k < 5; k++)
            assert_string_equal(header_of(ground, names[k]) ? header_of(ground, names[k]) : "", wanted[k]);
    }
}

/* Of a long answer, too, nothing comes behind the header: it would be taken for the beginning of the next. */
static void test_nothing_comes_behind_a_head(void **state)
{
    struct ground *ground = *state;
    struct raw_answer *answer = malloc(sizeof *answer);
    static const char *const encodings[] = {"identity", "gzip"};
    assert_non_null(answer);
    for (size_t i = 0; i < 2; i++) {
        char request[600];
        int length = snprintf(request, sizeof request,
                              "HEAD %s/export HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %s\r\n"
                              "Accept-Encoding: %s\r\n\r\nGET /livez HTTP/1.1\r\nHost: a\r\n\r\n",
                              ground->game.path, ground->game.token, encodings[i]);
        raw_ask(ground->service.port, request, (size_t)length, 2, answer);
        const char *end = strstr(answer->bytes, "\r\n\r\n");
        assert_non_null(end);
        if (answer->closed)
            assert_string_equal(end, "\r\n\r\n");
        else
            assert_int_equal(strncmp(end, "\r\n\r\nHTTP/1.1 200", 16), 0);
    }
    free(answer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_preflight),
        cmocka_unit_test(test_errors_can_be_read),
        cmocka_unit_test(test_every_session_read_is_conditional),
        cmocka_unit_test(test_a_tag_changes_when_an_entry_comes),
        cmocka_unit_test(test_gzip_says_the_same),
        cmocka_unit_test(test_encodings_that_are_refused),
        cmocka_unit_test(test_tokens_are_not_compressed),
        cmocka_unit_test(test_head),
        cmocka_unit_test(test_nothing_comes_behind_a_head),
    };
    return cmocka_run_group_tests(tests, apps_make, ground_clear);
}
