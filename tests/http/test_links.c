/* The spectators' link: opens what spectators may read, in a browser, and nothing else; its token gets nowhere by
 * itself.
 */
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

struct linked {
    struct test_game game;
    char link[200], token[64];
};

static struct linked open_linked(struct ground *ground)
{
    struct linked linked;
    test_game_open(&ground->client, "tt", NULL, &linked.game);
    const json_t *spectator = json_object_get(ground->client.response.json, "spectator");
    assert_string_equal(json_string_value(json_object_get(spectator, "seat")), "spectators");
    snprintf(linked.link, sizeof linked.link, "%s", json_string_value(json_object_get(spectator, "link")));
    snprintf(linked.token, sizeof linked.token, "%s", json_string_value(json_object_get(spectator, "token")));
    assert_int_equal(strlen(linked.token), 43);
    return linked;
}

static const struct response *get(struct ground *ground, const struct test_game *game, const char *below,
                                  const char *token)
{
    char path[300];
    snprintf(path, sizeof path, "%s%s%caccess_token=%s", game->path, below, strchr(below, '?') ? '&' : '?', token);
    return client_get(&ground->client, path);
}

static void test_the_link(void **state)
{
    struct ground *ground = *state;
    struct linked linked = open_linked(ground);
    char wanted[200];
    snprintf(wanted, sizeof wanted, "%s/report?access_token=%s", linked.game.path, linked.token);
    assert_string_equal(linked.link, wanted);
    const struct response *response =
        client_ask(&ground->client, &(struct ask){.path = linked.link, .headers = {"Accept: text/html"}});
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Type"), "text/html; charset=utf-8");
    assert_string_equal(response_header(response, "Referrer-Policy"), "no-referrer");
    assert_string_equal(response_header(response, "Cache-Control"), "no-store");
    assert_null(strstr(response->body, linked.token));
}

/* Where a link of a page leads that has these words, in a static buffer. */
static const char *href_of(const char *page, const char *words)
{
    static char href[300];
    char ending[100];
    snprintf(ending, sizeof ending, "\">%s</a>", words);
    const char *end = strstr(page, ending), *begin = end;
    assert_non_null(end);
    while (begin > page && begin[-1] != '"')
        begin--;
    snprintf(href, sizeof href, "%.*s", (int)(end - begin), begin);
    return href;
}

/* Who reads the report by the link comes from a ruling to its page and back, and from there to nothing else. */
static void test_the_pages_of_a_link(void **state)
{
    static const char roll[] = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}";
    struct ground *ground = *state;
    struct linked linked = open_linked(ground);
    char wanted[200];
    struct ask ask = {.path = game_path(&linked.game, "/rulings"), .token = linked.game.token, .body = roll};
    response_expect(client_ask(&ground->client, &ask), 201);
    long long seq = response_number(&ground->client.response, "seq");
    ask = (struct ask){.path = linked.link, .headers = {"Accept: text/html"}};
    response_expect(client_ask(&ground->client, &ask), 200);
    char why[40];
    snprintf(why, sizeof why, "Roll %lld: why", seq);
    snprintf(wanted, sizeof wanted, "%s/entries/%lld?access_token=%s", linked.game.path, seq, linked.token);
    ask.path = href_of(ground->client.response.body, why);
    assert_string_equal(ask.path, wanted);
    response_expect(client_ask(&ground->client, &ask), 200);
    assert_non_null(strstr(ground->client.response.body, "<h1>Roll "));
    assert_string_equal(response_header(&ground->client.response, "Cache-Control"), "no-store");
    assert_string_equal(href_of(ground->client.response.body, "The whole game"), linked.link);
    /* with a token in the header, there is none to carry on */
    ask = (struct ask){
        .path = game_path(&linked.game, "/report"), .token = linked.token, .headers = {"Accept: text/html"}};
    response_expect(client_ask(&ground->client, &ask), 200);
    assert_null(strstr(ground->client.response.body, "access_token"));
    assert_null(strstr(ground->client.response.body, linked.token));
}

/* Every answer to a link is for nobody to keep, and none repeats the token but the links of pages to read. */
static void test_what_it_opens(void **state)
{
    struct ground *ground = *state;
    struct linked linked = open_linked(ground);
    static const char *const reads[] = {
        "",      "/entries",    "/entries?limit=1",         "/entries/0", "/entries/0/receipt",
        "/luck", "/checkpoint", "/consistency?from=1&to=1", "/export",    "/report"};
    for (size_t i = 0; i < sizeof reads / sizeof reads[0]; i++) {
        const struct response *response = get(ground, &linked.game, reads[i], linked.token);
        response_expect(response, 200);
        assert_string_equal(response_header(response, "Cache-Control"), "no-store");
        assert_null(strstr(response->body, linked.token));
        assert_null(strstr(response->header, linked.token));
    }
    response_expect_problem(get(ground, &linked.game, "/entries/99", linked.token), 404, "entry_unknown");
    assert_string_equal(response_header(&ground->client.response, "Cache-Control"), "no-store");
    struct ask note = {.path = game_path(&linked.game, "/notes"), .token = linked.token, .body = "{\"text\":\"x\"}"};
    response_expect_problem(client_ask(&ground->client, &note), 403, "not_allowed");
    struct ask leave = {
        .path = game_path(&linked.game, "/seats/spectators/revocation"), .token = linked.token, .body = "{}"};
    response_expect_problem(client_ask(&ground->client, &leave), 403, "not_allowed");
}

/* In a query nothing else is a token: not those of seats that act, nor in what writes, nor beside a header. */
static void test_what_it_does_not(void **state)
{
    struct ground *ground = *state;
    struct linked linked = open_linked(ground), other = open_linked(ground);
    char blue[64], eye[64], path[300];
    seat_join(&ground->client, &linked.game, "blue", NULL, 'b', blue);
    seat_join(&ground->client, &linked.game, "eye", "spectator", 0, eye);
    response_expect(get(ground, &linked.game, "", eye), 200);
    response_expect_problem(get(ground, &linked.game, "", blue), 401, "token_invalid");
    response_expect_problem(get(ground, &linked.game, "", linked.game.token), 401, "token_invalid");
    response_expect_problem(get(ground, &linked.game, "", other.token), 401, "token_invalid");
    response_expect_problem(get(ground, &linked.game, "", ""), 401, "token_invalid");
    snprintf(path, sizeof path, "%s/notes?access_token=%s", linked.game.path, linked.game.token);
    response_expect_problem(client_ask(&ground->client, &(struct ask){.path = path, .body = "{\"text\":\"x\"}"}), 422,
                            "unknown_field");
    snprintf(path, sizeof path, "/v1/rulesets?access_token=%s", linked.token);
    response_expect_problem(client_get(&ground->client, path), 422, "unknown_field");
    snprintf(path, sizeof path, "%s?access_token=%s", linked.game.path, linked.token);
    response_expect_problem(client_ask(&ground->client, &(struct ask){.path = path, .token = linked.token}), 400,
                            "bad_request");
    snprintf(path, sizeof path, "%s?access_token=%s&access_token=%s", linked.game.path, linked.token, linked.token);
    response_expect_problem(client_get(&ground->client, path), 400, "bad_request");
    response_expect_problem(get(ground, &linked.game, "?what=1", linked.token), 422, "unknown_field");
}

static const struct response *link_ask(struct ground *ground, const struct test_game *game, const char *token)
{
    return client_ask(&ground->client, &(struct ask){.path = game_path(game, "/spectators"), .token = token});
}

/* Whoever plays is told it again, as the opener was; who watches is not; nobody once it is revoked. */
static void test_who_passes_it_on(void **state)
{
    struct ground *ground = *state;
    struct linked linked = open_linked(ground);
    const struct test_game *game = &linked.game;
    json_t *told = json_deep_copy(json_object_get(ground->client.response.json, "spectator"));
    char blue[64], eye[64];
    seat_join(&ground->client, game, "blue", NULL, 'b', blue);
    seat_join(&ground->client, game, "eye", "spectator", 0, eye);
    const char *const players[] = {blue, game->token};
    for (size_t i = 0; i < 2; i++) {
        const struct response *response = link_ask(ground, game, players[i]);
        response_expect(response, 200);
        assert_string_equal(response_header(response, "Cache-Control"), "no-store");
        assert_true(json_equal(response->json, told));
    }
    response_expect_problem(link_ask(ground, game, eye), 403, "not_allowed");
    response_expect_problem(link_ask(ground, game, linked.token), 403, "not_allowed");
    response_expect_problem(get(ground, game, "/spectators", linked.token), 422, "unknown_field");
    struct linked other = open_linked(ground);
    assert_string_not_equal(other.token, linked.token);
    struct ask revoke = {.path = game_path(game, "/seats/spectators/revocation"), .token = game->token, .body = "{}"};
    response_expect(client_ask(&ground->client, &revoke), 201);
    response_expect_problem(link_ask(ground, game, blue), 409, "seat_already_revoked");
    json_decref(told);
}

/* Its seat stands in no entry. */
static void test_its_seat(void **state)
{
    struct ground *ground = *state;
    struct linked linked = open_linked(ground);
    response_expect(get(ground, &linked.game, "/export", linked.token), 200);
    assert_null(strstr(ground->client.response.body, "spectators"));
    assert_int_equal(export_check(ground->client.response.body, NULL), 1);
}

/* Beside it there is room for as many seats as ever. */
static void test_it_takes_nobodys_seat(void **state)
{
    enum { SEATS = 31, SPECTATORS = 16 };
    struct ground *ground = *state;
    struct linked linked = open_linked(ground);
    char name[32], token[64];
    for (int i = 1; i < SEATS; i++) {
        snprintf(name, sizeof name, "seat %d", i);
        seat_join(&ground->client, &linked.game, name, i < SPECTATORS ? "spectator" : NULL, i < SPECTATORS ? 0 : 'a',
                  token);
    }
    seat_join(&ground->client, &linked.game, "blue", NULL, 'b', token); /* its side's place was kept */
    response_expect(client_ask(&ground->client, &(struct ask){.path = linked.game.path, .token = token}), 200);
    response_expect(get(ground, &linked.game, "", linked.token), 200);
}

static void assert_not_logged(const struct test_service *service, const char *token)
{
    char line[8192];
    FILE *log = fopen(service->log_path, "r");
    assert_non_null(log);
    while (fgets(line, sizeof line, log))
        assert_null(strstr(line, token));
    fclose(log);
}

/* Also where something about the request is worth a line. */
static void test_it_is_not_logged(void **state)
{
    struct ground *ground = *state;
    struct linked linked = open_linked(ground);
    response_expect(get(ground, &linked.game, "", linked.token), 200);
    char sql[200];
    snprintf(sql, sizeof sql, "UPDATE umpire.entry SET state = '\\x02' WHERE session_id = '%s'", linked.game.id);
    database_execute(ground->connection, sql);
    struct ask roll = {.path = game_path(&linked.game, "/rulings"), .token = linked.game.token, .body = ROLL};
    response_expect_problem(client_ask(&ground->client, &roll), 500, "record_damaged");
    response_expect_problem(get(ground, &linked.game, "", linked.token), 500, "record_damaged");
    assert_not_logged(&ground->service, linked.token);
    assert_not_logged(&ground->service, linked.game.token);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_link),
        cmocka_unit_test(test_the_pages_of_a_link),
        cmocka_unit_test(test_what_it_opens),
        cmocka_unit_test(test_what_it_does_not),
        cmocka_unit_test(test_who_passes_it_on),
        cmocka_unit_test(test_its_seat),
        cmocka_unit_test(test_it_takes_nobodys_seat),
        cmocka_unit_test(test_it_is_not_logged),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
