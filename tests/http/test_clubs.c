/* Clubs: who may open sessions, whose sessions and house rules are whose, what a revoked key still does, and the caps
 * at their bounds. */
#include "base/clock.h"
#include "club.h"
#include "cluster.h"
#include "patience.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define NOBODYS_KEY "umpire_club_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
#define OPENING "{\"ruleset\":\"tt\"}"
#define RULES "/v1/club/house-rules/tt/monday"

enum { CAP = 20 };

/* Two clubs on a service that opens sessions for them alone, with a cap. */
struct clubs {
    struct test_database database;
    struct test_service service;
    struct client client;
    char old[CLUB_KEY_TEXT], new[CLUB_KEY_TEXT];
};

static const char *const settings[] = {"UMPIRE_OPEN_SESSIONS=club-key", "UMPIRE_CLUB_SESSIONS_PER_DAY=20", NULL};

static int clubs_make(void **state)
{
    struct clubs *clubs = calloc(1, sizeof *clubs);
    assert_non_null(clubs);
    database_create(&clubs->database);
    club_add(clubs->database.url, "Old Bones", clubs->old);
    club_add(clubs->database.url, "New Bones", clubs->new);
    service_start(&clubs->service, clubs->database.url, settings);
    service_await_ready(&clubs->service);
    client_start(&clubs->client, clubs->service.port);
    *state = clubs;
    return 0;
}

/* What the service has logged says nothing of keys. */
static void log_expect_no_key(const struct test_service *service)
{
    char line[8192];
    FILE *log = fopen(service->log_path, "re");
    assert_non_null(log);
    while (fgets(line, sizeof line, log))
        assert_null(strstr(line, "umpire_club_"));
    fclose(log);
}

static int clubs_clear(void **state)
{
    struct clubs *clubs = *state;
    client_end(&clubs->client);
    log_expect_no_key(&clubs->service);
    service_stop(&clubs->service);
    database_drop(&clubs->database);
    free(clubs);
    return 0;
}

static const struct response *ask(struct clubs *clubs, const char *key, const char *path, const char *body)
{
    return client_ask(&clubs->client, &(struct ask){.path = path, .token = key, .body = body});
}

/* How many items a list of the answer has. */
static int count_of(const struct response *response, const char *list)
{
    response_expect(response, 200);
    return (int)json_array_size(json_object_get(response->json, list));
}

static void test_who_may_open(void **state)
{
    struct clubs *clubs = *state;
    struct test_game game;
    response_expect_problem(ask(clubs, NULL, "/v1/sessions", OPENING), 401, "token_missing");
    assert_non_null(response_header(&clubs->client.response, "WWW-Authenticate"));
    response_expect_problem(ask(clubs, "x", "/v1/sessions", OPENING), 401, "club_key_invalid");
    response_expect_problem(ask(clubs, NOBODYS_KEY, "/v1/sessions", OPENING), 401, "club_key_invalid");
    assert_non_null(response_header(&clubs->client.response, "WWW-Authenticate"));
    struct ask basic = {.path = "/v1/sessions", .body = OPENING, .headers = {"Authorization: Basic eDp5"}};
    response_expect_problem(client_ask(&clubs->client, &basic), 401, "token_missing");
    club_open(&clubs->client, clubs->old, NULL, &game);
    response_expect(ask(clubs, game.token, game.path, NULL), 200);
    /* A key is no seat, and a seat's token is no key. */
    response_expect_problem(ask(clubs, clubs->old, game.path, NULL), 401, "token_invalid");
    response_expect_problem(ask(clubs, game.token, "/v1/sessions", OPENING), 401, "club_key_invalid");
    static const char *const paths[] = {"/v1/club", "/v1/club/sessions", "/v1/club/house-rules", RULES};
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        response_expect_problem(ask(clubs, NULL, paths[i], NULL), 401, "token_missing");
        response_expect_problem(ask(clubs, game.token, paths[i], NULL), 401, "club_key_invalid");
        response_expect_problem(ask(clubs, NOBODYS_KEY, paths[i], NULL), 401, "club_key_invalid");
    }
}

static void test_other_settings(void **state)
{
    struct clubs *clubs = *state;
    struct test_service other;
    struct client client;
    struct ask open = {.path = "/v1/sessions", .body = OPENING};
    service_start(&other, clubs->database.url, (const char *const[]){"UMPIRE_OPEN_SESSIONS=nobody", NULL});
    service_await_ready(&other);
    client_start(&client, other.port);
    open.token = clubs->new;
    response_expect_problem(client_ask(&client, &open), 403, "opening_disabled");
    response_expect(client_ask(&client, &(struct ask){.path = "/v1/club", .token = clubs->new}), 200);
    client_end(&client);
    service_stop(&other);
    service_start(&other, clubs->database.url, (const char *const[]){"UMPIRE_OPEN_SESSIONS=anyone", NULL});
    service_await_ready(&other);
    client_start(&client, other.port);
    int before = count_of(ask(clubs, clubs->new, "/v1/club/sessions", NULL), "sessions");
    response_expect(client_ask(&client, &open), 201);
    open.token = NULL;
    response_expect(client_ask(&client, &open), 201);
    open.token = NOBODYS_KEY;
    response_expect_problem(client_ask(&client, &open), 401, "club_key_invalid");
    open = (struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\",\"house_rules\":{\"name\":\"monday\"}}"};
    response_expect_problem(client_ask(&client, &open), 422, "conflicting_fields");
    assert_int_equal(count_of(ask(clubs, clubs->new, "/v1/club/sessions", NULL), "sessions"), before + 1);
    client_end(&client);
    log_expect_no_key(&other);
    service_stop(&other);
}

static void test_clubs_do_not_see_each_other(void **state)
{
    struct clubs *clubs = *state;
    struct test_game game;
    char old[CLUB_KEY_TEXT], new[CLUB_KEY_TEXT];
    club_add(clubs->database.url, "Left", old);
    club_add(clubs->database.url, "Right", new);
    club_open(&clubs->client, old, NULL, &game);
    response_expect(ask(clubs, old, RULES, "{\"options\":{\"one_sided\":\"score\"},\"note\":\"left\"}"), 201);
    struct ask describe = {
        .path = game_path(&game, "/description"), .token = game.token, .body = "{\"title\":\"Isandlwana\"}"};
    response_expect(client_ask(&clubs->client, &describe), 201);
    const struct response *list = ask(clubs, old, "/v1/club/sessions", NULL);
    assert_int_equal(count_of(list, "sessions"), 1);
    const json_t *line = json_array_get(json_object_get(list->json, "sessions"), 0);
    assert_string_equal(json_string_value(json_object_get(json_object_get(line, "description"), "title")),
                        "Isandlwana");
    assert_int_equal(count_of(ask(clubs, new, "/v1/club/sessions", NULL), "sessions"), 0);
    assert_int_equal(count_of(ask(clubs, old, "/v1/club/house-rules", NULL), "house_rules"), 1);
    assert_int_equal(count_of(ask(clubs, new, "/v1/club/house-rules", NULL), "house_rules"), 0);
    response_expect_problem(ask(clubs, new, RULES, NULL), 404, "house_rules_unknown");
    response_expect_problem(
        ask(clubs, new, "/v1/sessions", "{\"ruleset\":\"tt\",\"house_rules\":{\"name\":\"monday\"}}"), 422,
        "not_a_choice");
    response_expect(ask(clubs, new, RULES, "{\"note\":\"right\"}"), 201);
    assert_int_equal(response_number(&clubs->client.response, "version"), 1);
    response_expect(ask(clubs, old, RULES, NULL), 200);
    assert_string_equal(response_text(&clubs->client.response, "note"), "left");
    response_expect(ask(clubs, new, RULES, NULL), 200);
    assert_string_equal(response_text(&clubs->client.response, "note"), "right");
    assert_string_equal(response_text(&clubs->client.response, "club"), "Right");
}

/* At once where the key was not seen lately, within five seconds where it was. */
static void test_a_revoked_key(void **state)
{
    struct clubs *clubs = *state;
    char first[CLUB_KEY_TEXT], second[CLUB_KEY_TEXT], id[64];
    club_add(clubs->database.url, "Short Lived", first);
    club_add(clubs->database.url, "Short Lived", second);
    response_expect(ask(clubs, first, "/v1/club", NULL), 200);
    const json_t *keys = json_object_get(clubs->client.response.json, "keys");
    assert_int_equal(json_array_size(keys), 2);
    snprintf(id, sizeof id, "%s", json_string_value(json_object_get(json_array_get(keys, 0), "id")));
    club_revoke(clubs->database.url, id); /* the second, the newest */
    response_expect_problem(ask(clubs, second, "/v1/club", NULL), 401, "club_key_invalid");
    response_expect(ask(clubs, first, "/v1/club", NULL), 200);
    keys = json_object_get(clubs->client.response.json, "keys");
    assert_non_null(json_object_get(json_array_get(keys, 0), "revoked_at"));
    assert_null(json_object_get(json_array_get(keys, 1), "revoked_at"));
    club_revoke(clubs->database.url, "Short Lived");
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (ask(clubs, first, "/v1/sessions", "{}")->status == 422 && clock_monotonic_ms() < until)
        pause_ms(50);
    response_expect_problem(ask(clubs, first, "/v1/sessions", "{}"), 401, "club_key_invalid");
}

/* By Link; each session once, the newest first. */
static int pages_walk(struct clubs *clubs, const char *key, const char *path, int limit)
{
    char at[512], newest[64] = "~";
    int count = 0;
    snprintf(at, sizeof at, "%s", path);
    while (at[0]) {
        const struct response *response = ask(clubs, key, at, NULL);
        response_expect(response, 200);
        const json_t *sessions = json_object_get(response->json, "sessions"), *session;
        size_t index;
        assert_in_range(json_array_size(sessions), 0, limit);
        json_array_foreach((json_t *)(uintptr_t)sessions, index, session)
        {
            const char *id = json_string_value(json_object_get(session, "id"));
            assert_true(strcmp(id, newest) < 0);
            snprintf(newest, sizeof newest, "%s", id);
            count++;
        }
        const char *link = response_header(response, "Link");
        assert_true((link != NULL) == (response_text(response, "next")[0] != '\0'));
        snprintf(at, sizeof at, "%.*s", link ? (int)strcspn(link + 1, ">") : 0, link ? link + 1 : "");
    }
    return count;
}

static void test_pages_and_filters(void **state)
{
    static const char *const wrong[][2] = {
        {"?limit=0", "out_of_range"},      {"?limit=201", "out_of_range"},
        {"?cursor=short", "wrong_length"}, {"?cursor=**********************", "invalid_text"},
        {"?state=lost", "not_a_choice"},   {"?ruleset=chess", "not_a_choice"},
        {"?colour=red", "unknown_field"},
    };
    struct clubs *clubs = *state;
    char key[CLUB_KEY_TEXT], path[128];
    struct test_game game;
    club_add(clubs->database.url, "Paging", key);
    for (int i = 0; i < 7; i++) {
        club_open(&clubs->client, key, NULL, &game);
        if (i % 3 == 0)
            response_expect(ask(clubs, game.token, game_path(&game, "/close"), "{}"), 201);
    }
    response_expect(ask(clubs, key, "/v1/sessions", "{\"ruleset\":\"colonial\"}"), 201);
    static const int limits[] = {1, 3, 7, 8, 200};
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        snprintf(path, sizeof path, "/v1/club/sessions?limit=%d", limits[i]);
        assert_int_equal(pages_walk(clubs, key, path, limits[i]), 8);
    }
    assert_int_equal(pages_walk(clubs, key, "/v1/club/sessions?state=closed&limit=2", 2), 3);
    assert_int_equal(pages_walk(clubs, key, "/v1/club/sessions?state=open&limit=2", 2), 5);
    assert_int_equal(pages_walk(clubs, key, "/v1/club/sessions?state=open&ruleset=tt&limit=2", 2), 4);
    assert_int_equal(pages_walk(clubs, key, "/v1/club/sessions?ruleset=colonial", 50), 1);
    assert_int_equal(pages_walk(clubs, key, "/v1/club/sessions?ruleset=tft-ww2", 50), 0);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        snprintf(path, sizeof path, "/v1/club/sessions%s", wrong[i][0]);
        response_expect_problem(ask(clubs, key, path, NULL), 422, wrong[i][1]);
    }
}

static void test_the_cap_of_a_day(void **state)
{
    struct clubs *clubs = *state;
    char key[CLUB_KEY_TEXT];
    struct test_game game;
    club_add(clubs->database.url, "Busy", key);
    struct ask last = {.path = "/v1/sessions", .token = key, .key = "the-last-one-of-the-day", .body = OPENING};
    for (int i = 1; i < CAP; i++)
        club_open(&clubs->client, key, NULL, &game);
    response_expect(client_ask(&clubs->client, &last), 201);
    char *first = strdup(clubs->client.response.body);
    response_expect_problem(ask(clubs, key, "/v1/sessions", OPENING), 429, "club_session_limit");
    const char *after = response_header(&clubs->client.response, "Retry-After");
    assert_non_null(after);
    assert_in_range(atol(after), 86400 - 60, 86401);
    response_expect(client_ask(&clubs->client, &last), 200); /* what was opened is told again */
    assert_string_equal(clubs->client.response.body, first);
    free(first);
    last.key = "one-more-than-that";
    response_expect_problem(client_ask(&clubs->client, &last), 429, "club_session_limit");
    last = (struct ask){.path = "/v1/sessions", .token = clubs->new, .key = "the-last-one-of-the-day", .body = OPENING};
    response_expect(client_ask(&clubs->client, &last), 201); /* another club's key is another one */
    response_expect(ask(clubs, key, "/v1/club", NULL), 200);
    assert_int_equal(response_number(&clubs->client.response, "sessions_last_24h"), CAP);
    const json_t *caps = json_object_get(clubs->client.response.json, "limits");
    assert_int_equal(json_integer_value(json_object_get(caps, "sessions_per_day")), CAP);
    assert_int_equal(pages_walk(clubs, key, "/v1/club/sessions", 50), CAP);
    club_open(&clubs->client, clubs->new, NULL, &game); /* another club's day is its own */
}

/* A key counts as a token, each for itself; also where nobody needs one. */
static void test_the_rate_of_a_key(void **state)
{
    struct clubs *clubs = *state;
    struct test_service slow;
    struct client client;
    struct ask open = {.path = "/v1/sessions", .body = "{}", .token = clubs->old};
    service_start(&slow, clubs->database.url,
                  (const char *const[]){"UMPIRE_TOKEN_RATE=1", "UMPIRE_TOKEN_BURST=3", NULL});
    service_await_ready(&slow);
    client_start(&client, slow.port);
    for (int i = 0; i < 3; i++)
        response_expect_problem(client_ask(&client, &open), 422, "missing_field");
    response_expect_problem(client_ask(&client, &open), 429, "too_many_requests");
    assert_non_null(response_header(&client.response, "Retry-After"));
    open.token = clubs->new;
    response_expect_problem(client_ask(&client, &open), 422, "missing_field");
    open.token = NULL;
    response_expect_problem(client_ask(&client, &open), 422, "missing_field");
    client_end(&client);
    service_stop(&slow);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_who_may_open),
        cmocka_unit_test(test_other_settings),
        cmocka_unit_test(test_clubs_do_not_see_each_other),
        cmocka_unit_test(test_a_revoked_key),
        cmocka_unit_test(test_pages_and_filters),
        cmocka_unit_test(test_the_cap_of_a_day),
        cmocka_unit_test(test_the_rate_of_a_key),
    };
    return cmocka_run_group_tests(tests, clubs_make, clubs_clear);
}
