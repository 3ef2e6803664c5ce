/* House rules over HTTP: versions, the page in its three forms, games that are opened with them, and what they leave in
 * the record. */
#include "club.h"
#include "cluster.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define RULES "/v1/club/house-rules/tt/monday"
#define GREATER "{\"options\":{\"morale_compare\":\"gt\"},\"note\":\"Agreed in May.\"}"
#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

struct club {
    struct test_database database;
    struct test_service service;
    struct client client;
    char key[CLUB_KEY_TEXT];
};

static int club_make(void **state)
{
    struct club *club = calloc(1, sizeof *club);
    assert_non_null(club);
    database_create(&club->database);
    club_add(club->database.url, "Old Bones", club->key);
    service_start(&club->service, club->database.url, (const char *const[]){"UMPIRE_OPEN_SESSIONS=club-key", NULL});
    service_await_ready(&club->service);
    client_start(&club->client, club->service.port);
    *state = club;
    return 0;
}

static int club_clear(void **state)
{
    struct club *club = *state;
    client_end(&club->client);
    service_stop(&club->service);
    database_drop(&club->database);
    free(club);
    return 0;
}

static const struct response *ask(struct club *club, const char *path, const char *body)
{
    return client_ask(&club->client, &(struct ask){.path = path, .token = club->key, .body = body});
}

static const struct response *ask_for(struct club *club, const char *token, const char *path, const char *accept)
{
    return client_ask(&club->client, &(struct ask){.path = path, .token = token, .headers = {accept}});
}

static void expect_version(const struct response *response, int status, int version)
{
    response_expect(response, status);
    assert_int_equal(response_number(response, "version"), version);
}

/* The options that differ, in their order, joined by blanks. */
static const char *differing(const struct response *response)
{
    static char names[512];
    const json_t *list = json_object_get(response->json, "differences");
    size_t used = 0;
    names[0] = '\0';
    for (size_t i = 0; i < json_array_size(list); i++)
        used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", i ? " " : "",
                                 json_string_value(json_object_get(json_array_get(list, i), "name")));
    return names;
}

static void test_versions(void **state)
{
    struct club *club = *state;
    const struct response *response = ask(club, RULES, GREATER);
    expect_version(response, 201, 1);
    assert_string_equal(response_header(response, "Location"), RULES "?version=1");
    expect_version(ask(club, RULES, GREATER), 200, 1); /* a retry */
    expect_version(ask(club, RULES, "{\"options\":{\"one_sided\":\"score\"}}"), 201, 2);
    expect_version(ask(club, RULES, NULL), 200, 2);
    assert_string_equal(differing(&club->client.response), "one_sided");
    response = ask(club, RULES "?version=1", NULL);
    expect_version(response, 200, 1);
    assert_int_equal(response_number(response, "latest_version"), 2);
    assert_string_equal(response_text(response, "note"), "Agreed in May.");
    assert_string_equal(response_text(response, "club"), "Old Bones");
    assert_string_equal(differing(response), "morale_compare");
    const json_t *first = json_array_get(json_object_get(response->json, "differences"), 0);
    assert_string_equal(json_string_value(json_object_get(first, "value")), "gt");
    assert_string_equal(json_string_value(json_object_get(first, "default")), "ge");
    assert_string_equal(json_string_value(json_object_get(json_object_get(first, "clause"), "id")), "A-TT-5");
    assert_non_null(json_object_get(json_object_get(first, "clause"), "text"));
    response_expect_problem(ask(club, RULES "?version=3", NULL), 404, "house_rules_unknown");
    response_expect_problem(ask(club, RULES "?version=0", NULL), 422, "out_of_range");
    response = ask(club, "/v1/club/house-rules", NULL);
    response_expect(response, 200);
    const json_t *line = json_array_get(json_object_get(response->json, "house_rules"), 0);
    assert_int_equal(json_integer_value(json_object_get(line, "version")), 2);
    assert_string_equal(json_string_value(json_object_get(line, "href")), RULES "?version=2");
}

static void test_refusals(void **state)
{
    struct club *club = *state;
    response_expect_problem(ask(club, "/v1/club/house-rules/chess/monday", "{}"), 404, "ruleset_unknown");
    response_expect_problem(ask(club, "/v1/club/house-rules/chess/monday", NULL), 404, "ruleset_unknown");
    response_expect_problem(ask(club, "/v1/club/house-rules/tt/Monday", "{}"), 422, "invalid_text");
    response_expect_problem(ask(club, "/v1/club/house-rules/tt/never", NULL), 404, "house_rules_unknown");
    response_expect_problem(ask(club, "/v1/club/house-rules/tt/%FF", NULL), 400, "bad_request");
    response_expect_problem(ask(club, "/v1/club/house-rules/tt/%FF", "{}"), 400, "bad_request");
    response_expect_problem(ask(club, "/v1/club/house-rules/%FF/monday", NULL), 400, "bad_request");
    response_expect_problem(ask(club, RULES, "nonsense"), 400, "malformed_json");
    response_expect_problem(ask(club, RULES, ""), 400, "malformed_json");
    response_expect_problem(ask(club, RULES, "{\"options\":{\"luck\":1}}"), 422, "unknown_option");
    response_expect_problem(ask(club, RULES, "{\"options\":{\"one_sided\":\"x\"},\"note\":7}"), 422, "invalid_input");
    response_expect_problem(ask_for(club, club->key, RULES, "Accept: image/png"), 406, "not_acceptable");
    struct ask remove = {.method = "DELETE", .path = RULES, .token = club->key};
    response_expect_problem(client_ask(&club->client, &remove), 405, "method_not_allowed");
    assert_string_equal(response_header(&club->client.response, "Allow"), "GET, HEAD, POST, OPTIONS");
}

static void test_the_page(void **state)
{
    struct club *club = *state;
    static const char path[] = "/v1/club/house-rules/tt/page";
    expect_version(ask(club, path, GREATER), 201, 1);
    const struct response *response = ask_for(club, club->key, path, "Accept: text/markdown");
    response_expect(response, 200);
    assert_non_null(strstr(response_header(response, "Content-Type"), "text/markdown"));
    assert_non_null(strstr(response->body, "# How we play Triumph & Tragedy"));
    assert_non_null(strstr(response->body, "Old Bones"));
    assert_non_null(strstr(response->body, "> Agreed in May."));
    assert_non_null(strstr(response->body, "[A-TT-5](/v1/rulesets/tt/clauses/A-TT-5)"));
    assert_null(strstr(response->body, "A-TT-10"));
    response = ask_for(club, club->key, path, "Accept: text/html");
    response_expect(response, 200);
    assert_non_null(strstr(response_header(response, "Content-Type"), "text/html"));
    assert_non_null(response_header(response, "Content-Security-Policy"));
    assert_non_null(strstr(response->body, "<a href=\"/rules/tt/clauses/A-TT-5\">A-TT-5</a>"));
    assert_non_null(strstr(response->body, "</html>"));
    char tag[128], accept[] = "Accept: text/html";
    snprintf(tag, sizeof tag, "If-None-Match: %s", response_header(response, "ETag"));
    struct ask again = {.path = path, .token = club->key, .headers = {accept, tag}};
    response_expect(client_ask(&club->client, &again), 304);
    again.headers[0] = "Accept: text/markdown"; /* another page */
    response_expect(client_ask(&club->client, &again), 200);
}

/* Entry 0 as it is recorded, and what the session's page says. */
static void expect_session(struct club *club, const struct test_game *game, const char *token, int version,
                           const char *names)
{
    const struct response *response = ask_for(club, token, game_path(game, "/entries/0"), NULL);
    response_expect(response, 200);
    const json_t *used = json_object_get(response->json, "house_rules");
    assert_int_equal(json_integer_value(json_object_get(used, "version")), version);
    if (version) {
        assert_string_equal(json_string_value(json_object_get(used, "club")), "Old Bones");
        assert_string_equal(json_string_value(json_object_get(used, "name")), "game");
    }
    response = ask_for(club, token, game_path(game, "/house-rules"), NULL);
    response_expect(response, 200);
    assert_string_equal(differing(response), names);
    used = json_object_get(response->json, "house_rules");
    assert_int_equal(json_integer_value(json_object_get(used, "version")), version);
    response = ask_for(club, token, game_path(game, "/house-rules"), "Accept: text/markdown");
    response_expect(response, 200);
    assert_true((strstr(response->body, "House rules **game**") != NULL) == (version != 0));
}

static void export_verify(struct club *club, const struct test_game *game)
{
    char path[] = "/tmp/umpire-export-XXXXXX";
    struct program_end end;
    const struct response *response = ask_for(club, game->token, game_path(game, "/export"), NULL);
    response_expect(response, 200);
    export_check(response->body, NULL);
    int file = mkstemp(path);
    assert_int_equal(write(file, response->body, response->length), response->length);
    close(file);
    program_run((const char *const[]){"verify", path, NULL}, NULL, &end);
    unlink(path);
    if (end.status != 0 || !strstr(end.words, "nothing is wrong"))
        fail_msg("exit status %d: %s", end.status, end.words);
}

/* What is chosen at the opening holds, whatever versions come later; what is given beside it wins. */
static void test_games_with_house_rules(void **state)
{
    struct club *club = *state;
    static const char path[] = "/v1/club/house-rules/tt/game", newest[] = "\"house_rules\":{\"name\":\"game\"}";
    struct test_game first, second, third, plain;
    char blue[64], eye[64];
    expect_version(ask(club, path, GREATER), 201, 1);
    club_open(&club->client, club->key, newest, &first);
    const json_t *used = json_object_get(club->client.response.json, "house_rules");
    assert_int_equal(json_integer_value(json_object_get(used, "version")), 1);
    expect_version(ask(club, path, "{\"options\":{\"one_sided\":\"score\"}}"), 201, 2);
    club_open(&club->client, club->key, newest, &second);
    club_open(&club->client, club->key,
              "\"house_rules\":{\"name\":\"game\",\"version\":1},"
              "\"options\":{\"morale_compare\":\"ge\",\"casualty_counts\":\"any_unsaved\"}",
              &third);
    club_open(&club->client, club->key, "\"options\":{\"one_sided\":\"score\"}", &plain);
    seat_join(&club->client, &first, "blue", NULL, 'b', blue);
    seat_join(&club->client, &first, "eye", "spectator", 0, eye);
    expect_session(club, &first, first.token, 1, "morale_compare");
    expect_session(club, &first, blue, 1, "morale_compare");
    expect_session(club, &first, eye, 1, "morale_compare");
    expect_session(club, &second, second.token, 2, "one_sided");
    expect_session(club, &third, third.token, 1, "casualty_counts");
    expect_session(club, &plain, plain.token, 0, "one_sided");
    response_expect_problem(ask_for(club, NULL, game_path(&first, "/house-rules"), NULL), 401, "token_missing");
    response_expect_problem(ask_for(club, second.token, game_path(&first, "/house-rules"), NULL), 401, "token_invalid");
    struct ask roll = {.path = game_path(&first, "/rulings"), .token = blue, .body = ROLL};
    response_expect(client_ask(&club->client, &roll), 201);
    const json_t *options = json_object_get(club->client.response.json, "options");
    assert_string_equal(json_string_value(json_object_get(options, "morale_compare")), "gt");
    export_verify(club, &first);
    export_verify(club, &third);
    export_verify(club, &plain);
}

/* Units that come with the opening are held against the options that the house rules set. */
static void test_units_by_house_rules(void **state)
{
    static const char rules[] = "{\"options\":{\"profiles\":[{\"name\":\"zulu\",\"kind\":\"tribal_infantry\"}]}}";
    static const char with[] =
        "{\"ruleset\":\"colonial\",\"house_rules\":{\"name\":\"zulu-war\"},\"units\":[{\"id\":\"impi\",\"side\":"
        "\"blue\",\"profile\":\"zulu\",\"figures\":16}]}";
    static const char without[] = "{\"ruleset\":\"colonial\",\"units\":[{\"id\":\"impi\",\"side\":\"blue\","
                                  "\"profile\":\"zulu\",\"figures\":16}]}";
    struct club *club = *state;
    expect_version(ask(club, "/v1/club/house-rules/colonial/zulu-war", rules), 201, 1);
    response_expect(ask(club, "/v1/sessions", with), 201);
    const struct response *response = ask(club, "/v1/sessions", without);
    response_expect_problem(response, 422, "not_a_choice");
    assert_non_null(strstr(response->body, "\"/units/0/profile\""));
}

/* An opening that is told again says what it took then, not what is the newest now. */
static void test_an_opening_again(void **state)
{
    struct club *club = *state;
    static const char path[] = "/v1/club/house-rules/tt/again";
    struct ask open = {.path = "/v1/sessions",
                       .token = club->key,
                       .key = "a-key-that-nobody-guesses",
                       .body = "{\"ruleset\":\"tt\",\"house_rules\":{\"name\":\"again\"}}"};
    expect_version(ask(club, path, GREATER), 201, 1);
    response_expect(client_ask(&club->client, &open), 201);
    char *first = strdup(club->client.response.body);
    assert_non_null(strstr(first, "\"version\":1"));
    expect_version(ask(club, path, "{\"options\":{\"one_sided\":\"score\"}}"), 201, 2);
    response_expect(client_ask(&club->client, &open), 200);
    assert_string_equal(club->client.response.body, first);
    free(first);
}

/* Nor is it refused for what the newest rules lack by now. */
static void test_an_opening_again_without_its_profile(void **state)
{
    struct club *club = *state;
    static const char path[] = "/v1/club/house-rules/colonial/profiles";
    struct ask open = {.path = "/v1/sessions",
                       .token = club->key,
                       .key = "a-key-with-a-profile",
                       .body = "{\"ruleset\":\"colonial\",\"house_rules\":{\"name\":\"profiles\"},\"units\":["
                               "{\"id\":\"foot\",\"side\":\"red\",\"profile\":\"24th Foot\",\"figures\":12}]}"};
    expect_version(
        ask(club, path,
            "{\"options\":{\"profiles\":[{\"name\":\"24th Foot\",\"kind\":\"regular_infantry\",\"leadership\":6,"
            "\"weapon\":\"modern_rifle\"}]}}"),
        201, 1);
    response_expect(client_ask(&club->client, &open), 201);
    char *first = strdup(club->client.response.body);
    expect_version(ask(club, path, "{}"), 201, 2);
    response_expect(client_ask(&club->client, &open), 200);
    assert_string_equal(club->client.response.body, first);
    open.key = NULL;
    assert_int_equal(client_ask(&club->client, &open)->status, 422);
    free(first);
}

static void test_openings_that_are_refused(void **state)
{
    struct club *club = *state;
    expect_version(ask(club, "/v1/club/house-rules/tt/known", GREATER), 201, 1);
    static const char *const cases[][3] = {
        {"\"ruleset\":\"tt\",\"house_rules\":{\"name\":\"unknown\"}", "not_a_choice", "/house_rules/name"},
        {"\"ruleset\":\"colonial\",\"house_rules\":{\"name\":\"known\"}", "not_a_choice", "/house_rules/name"},
        {"\"ruleset\":\"tt\",\"house_rules\":{\"name\":\"known\",\"version\":2}", "not_a_choice",
         "/house_rules/version"},
        {"\"ruleset\":\"tt\",\"house_rules\":{\"name\":\"known\",\"version\":0}", "out_of_range",
         "/house_rules/version"},
        {"\"ruleset\":\"tt\",\"house_rules\":{}", "missing_field", "/house_rules/name"},
        {"\"ruleset\":\"tt\",\"house_rules\":\"known\"", "wrong_type", "/house_rules"},
        {"\"ruleset\":\"tt\",\"house_rules\":{\"name\":\"known\"},\"options\":{\"luck\":1}", "unknown_option",
         "/options/luck"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char body[256];
        snprintf(body, sizeof body, "{%s}", cases[i][0]);
        const struct response *response = ask(club, "/v1/sessions", body);
        response_expect_problem(response, 422, cases[i][1]);
        const json_t *violation = json_array_get(json_object_get(response->json, "violations"), 0);
        assert_string_equal(json_string_value(json_object_get(violation, "pointer")), cases[i][2]);
    }
}

enum { ADDED = 60 };

struct adding {
    const char *key;
    char bodies[ADDED][64];
    int seen[ADDED + 2];
};

static void adding_ask(void *context, int32_t number, struct ask *ret)
{
    struct adding *adding = context;
    snprintf(adding->bodies[number], sizeof adding->bodies[number], "{\"note\":\"number %d\"}", number);
    *ret =
        (struct ask){.path = "/v1/club/house-rules/tt/crowded", .token = adding->key, .body = adding->bodies[number]};
}

static bool adding_answer(void *context, int32_t number, const struct response *response)
{
    struct adding *adding = context;
    (void)number;
    response_expect(response, 201);
    long long version = response_number(response, "version");
    assert_in_range(version, 1, ADDED);
    adding->seen[version]++;
    return true;
}

/* Over two processes: each version is given once. */
static void test_versions_at_once(void **state)
{
    struct club *club = *state;
    struct test_service other;
    struct adding adding = {.key = club->key};
    service_start(&other, club->database.url, (const char *const[]){"UMPIRE_OPEN_SESSIONS=club-key", NULL});
    service_await_ready(&other);
    const uint16_t ports[] = {club->service.port, other.port};
    crowd_run(&(struct crowd){.ports = ports,
                              .port_count = 2,
                              .connections = 12,
                              .count = ADDED,
                              .context = &adding,
                              .ask = adding_ask,
                              .answer = adding_answer});
    for (int version = 1; version <= ADDED; version++)
        assert_int_equal(adding.seen[version], 1);
    service_stop(&other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_versions),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_the_page),
        cmocka_unit_test(test_games_with_house_rules),
        cmocka_unit_test(test_units_by_house_rules),
        cmocka_unit_test(test_an_opening_again),
        cmocka_unit_test(test_an_opening_again_without_its_profile),
        cmocka_unit_test(test_openings_that_are_refused),
        cmocka_unit_test(test_versions_at_once),
    };
    return cmocka_run_group_tests(tests, club_make, club_clear);
}
