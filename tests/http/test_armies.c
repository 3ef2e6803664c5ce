/* A club's armies over HTTP: kept, read, changed by those who have seen them, removed, and brought to a game. */
#include "club.h"
#include "cluster.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ARMY "/v1/club/armies/colonial/column"
#define UNIT(id)                                                                                                       \
    "{\"id\":\"" id "\",\"name\":\"Black Watch\",\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\","           \
    "\"leadership\":7,\"figures\":12}"
#define WATCH UNIT("watch")
#define LANCERS "{\"id\":\"lancers\",\"kind\":\"regular_cavalry\",\"leadership\":6,\"figures\":8}"
#define COLUMN "{\"name\":\"The Column\",\"units\":[" WATCH "," LANCERS "]}"

struct hall {
    struct test_database database;
    struct test_service service;
    struct client client;
    char key[CLUB_KEY_TEXT], other[CLUB_KEY_TEXT];
};

static int hall_make(void **state)
{
    struct hall *hall = calloc(1, sizeof *hall);
    assert_non_null(hall);
    database_create(&hall->database);
    club_add(hall->database.url, "Old Bones", hall->key);
    club_add(hall->database.url, "New Bones", hall->other);
    service_start(&hall->service, hall->database.url, (const char *const[]){"UMPIRE_OPEN_SESSIONS=club-key", NULL});
    service_await_ready(&hall->service);
    client_start(&hall->client, hall->service.port);
    *state = hall;
    return 0;
}

static int hall_clear(void **state)
{
    struct hall *hall = *state;
    client_end(&hall->client);
    service_stop(&hall->service);
    database_drop(&hall->database);
    free(hall);
    return 0;
}

static const struct response *ask(struct hall *hall, const char *path, const char *body)
{
    return client_ask(&hall->client, &(struct ask){.path = path, .token = hall->key, .body = body});
}

static void expect_version(const struct response *response, int status, int version)
{
    response_expect(response, status);
    assert_int_equal(response_number(response, "version"), version);
}

static void test_kept_and_read(void **state)
{
    struct hall *hall = *state;
    const struct response *response = ask(hall, ARMY, COLUMN);
    expect_version(response, 201, 1);
    assert_string_equal(response_header(response, "Location"), ARMY);
    expect_version(ask(hall, ARMY, COLUMN), 200, 1); /* a retry */
    response = ask(hall, ARMY, NULL);
    expect_version(response, 200, 1);
    assert_string_equal(response_text(response, "name"), "The Column");
    assert_int_equal(response_number(response, "unit_count"), 2);
    assert_int_equal(response_number(response, "points"), 12); /* 6 for each, by the rule book's table */
    json_t *units = json_loads("[" WATCH "," LANCERS "]", 0, NULL);
    assert_true(json_equal(json_object_get(response->json, "units"), units));
    json_decref(units);
    response = ask(hall, "/v1/club/armies", NULL);
    response_expect(response, 200);
    const json_t *line = json_array_get(json_object_get(response->json, "armies"), 0);
    assert_string_equal(json_string_value(json_object_get(line, "href")), ARMY);
    assert_null(json_object_get(line, "units"));
    struct ask other = {.path = ARMY, .token = hall->other};
    response_expect_problem(client_ask(&hall->client, &other), 404, "army_unknown");
    response_expect(ask(hall, ARMY "/removal", ""), 200);
}

/* Of two phones that have seen the same version the second is told; whoever does not say what was seen replaces all. */
static void test_changed_by_two(void **state)
{
    struct hall *hall = *state;
    expect_version(ask(hall, ARMY, "{\"name\":\"A\",\"replaces\":0,\"units\":[" WATCH "]}"), 201, 1);
    response_expect_problem(ask(hall, ARMY, "{\"name\":\"B\",\"replaces\":0,\"units\":[" WATCH "]}"), 409,
                            "army_changed");
    expect_version(ask(hall, ARMY, "{\"name\":\"B\",\"replaces\":1,\"units\":[" WATCH "]}"), 200, 2);
    expect_version(ask(hall, ARMY, "{\"name\":\"B\",\"replaces\":1,\"units\":[" WATCH "]}"), 200, 2); /* a retry */
    response_expect_problem(ask(hall, ARMY, "{\"name\":\"C\",\"replaces\":1,\"units\":[" WATCH "]}"), 409,
                            "army_changed");
    expect_version(ask(hall, ARMY, "{\"name\":\"D\",\"units\":[" LANCERS "]}"), 200, 3);
    const struct response *gone = ask(hall, ARMY "/removal", "");
    expect_version(gone, 200, 3);
    assert_string_equal(response_text(gone, "name"), "D");
    response_expect_problem(ask(hall, ARMY "/removal", ""), 404, "army_unknown");
    response_expect_problem(ask(hall, ARMY, NULL), 404, "army_unknown");
    response_expect_problem(ask(hall, ARMY, "{\"name\":\"E\",\"replaces\":3,\"units\":[" WATCH "]}"), 409,
                            "army_changed");
}

static void test_refusals(void **state)
{
    struct hall *hall = *state;
    response_expect_problem(ask(hall, "/v1/club/armies/chess/column", COLUMN), 404, "ruleset_unknown");
    response_expect_problem(ask(hall, "/v1/club/armies/chess/column", NULL), 404, "ruleset_unknown");
    response_expect_problem(ask(hall, "/v1/club/armies/colonial/Column", COLUMN), 422, "invalid_text");
    response_expect_problem(ask(hall, "/v1/club/armies/colonial/Column", NULL), 404, "army_unknown");
    response_expect_problem(ask(hall, "/v1/club/armies/colonial/%FF", COLUMN), 400, "bad_request");
    response_expect_problem(ask(hall, ARMY, "{\"name\":\"x\",\"units\":[]}"), 422, "wrong_length");
    response_expect_problem(ask(hall, ARMY, "{\"name\":\" \",\"units\":[" WATCH "]}"), 422, "invalid_text");
    response_expect_problem(ask(hall, ARMY, "{\"name\":\"x\"}"), 422, "missing_field");
    response_expect_problem(ask(hall, ARMY, "{\"name\":\"x\",\"units\":[" WATCH "," WATCH "]}"), 422, "not_unique");
    response_expect_problem(ask(hall, ARMY, "{\"name\":\"x\",\"units\":[" UNIT("-a") "]}"), 422, "invalid_text");
    response_expect_problem(ask(hall, ARMY, "{\"name\":\"x\",\"units\":[" UNIT("a\",\"side\":\"red") "]}"), 422,
                            "unknown_field");
    response_expect_problem(ask(hall, "/v1/club/armies/tt/column", "{\"name\":\"x\",\"units\":[" WATCH "]}"), 422,
                            "unknown_field");
    struct ask remove = {.method = "DELETE", .path = ARMY, .token = hall->key};
    response_expect_problem(client_ask(&hall->client, &remove), 405, "method_not_allowed");
    response_expect(ask(hall, "/v1/club/armies", NULL), 200);
    assert_int_equal(json_array_size(json_object_get(hall->client.response.json, "armies")), 0);
}

/* What was read is brought to a game as it is, with a side. */
static void test_brought_to_a_game(void **state)
{
    struct hall *hall = *state;
    response_expect(ask(hall, ARMY, COLUMN), 201);
    json_t *opening =
        json_pack("{s:s,s:O}", "ruleset", "colonial", "units", json_object_get(hall->client.response.json, "units"));
    size_t index;
    json_t *unit;
    assert_non_null(opening);
    json_array_foreach(json_object_get(opening, "units"), index, unit)
        json_object_set_new(unit, "side", json_string("red"));
    char *body = json_dumps(opening, 0);
    response_expect(ask(hall, "/v1/sessions", body), 201);
    free(body);
    json_decref(opening);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_kept_and_read, hall_make, hall_clear),
        cmocka_unit_test_setup_teardown(test_changed_by_two, hall_make, hall_clear),
        cmocka_unit_test_setup_teardown(test_refusals, hall_make, hall_clear),
        cmocka_unit_test_setup_teardown(test_brought_to_a_game, hall_make, hall_clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
