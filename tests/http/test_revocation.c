/* Revoking seats: what such a seat is refused, exactly in the ledger and within a bound for what it reads, also through
 * other processes and while it is acting. */
#include "base/clock.h"
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

enum { BOUND_MS = 5000 };

/* A game with a player, another one and a spectator. */
struct table {
    struct client *client;
    struct test_game game;
    char red[64], blue[64], eye[64], link[64];
};

static struct table set_table(struct ground *ground)
{
    struct table table = {.client = &ground->client};
    test_game_open(table.client, "tt", NULL, &table.game);
    const json_t *spectator = json_object_get(table.client->response.json, "spectator");
    snprintf(table.link, sizeof table.link, "%s", json_string_value(json_object_get(spectator, "token")));
    seat_join(table.client, &table.game, "red", NULL, 'a', table.red);
    seat_join(table.client, &table.game, "blue", NULL, 'b', table.blue);
    seat_join(table.client, &table.game, "eye", "spectator", 0, table.eye);
    return table;
}

static const struct response *post(struct table *table, const char *token, const char *key, const char *path,
                                   const char *body)
{
    return client_ask(
        table->client,
        &(struct ask){
            .method = "POST", .path = game_path(&table->game, "%s", path), .token = token, .key = key, .body = body});
}

static const struct response *get(struct table *table, const char *token, const char *path)
{
    return client_ask(table->client, &(struct ask){.path = game_path(&table->game, "%s", path), .token = token});
}

static const struct response *revoke(struct table *table, const char *token, const char *who)
{
    char path[200];
    snprintf(path, sizeof path, "/seats/%s/revocation", who);
    return post(table, token, NULL, path, NULL);
}

/* The export, checked by libumpire alone. */
static void export_holds(struct table *table, int entries)
{
    response_expect(get(table, table->game.token, "/export"), 200);
    assert_int_equal(export_check(table->client->response.body, NULL), entries);
}

static void opens_nothing(struct table *table, const char *token)
{
    static const char *const reads[] = {"", "/entries", "/entries/0", "/report", "/luck", "/checkpoint", "/export"};
    static const struct {
        const char *path, *body;
    } writes[] = {{"/rulings", ROLL}, {"/notes", "{\"text\":\"x\"}"}, {"/seats/s1/revocation", "{}"}};
    for (size_t i = 0; i < sizeof reads / sizeof reads[0]; i++)
        response_expect_problem(get(table, token, reads[i]), 401, "seat_revoked");
    for (size_t i = 0; i < sizeof writes / sizeof writes[0]; i++)
        response_expect_problem(post(table, token, NULL, writes[i].path, writes[i].body), 401, "seat_revoked");
}

static void test_by_the_umpire(void **state)
{
    struct table table = set_table(*state);
    response_expect(post(&table, table.red, NULL, "/rulings", ROLL), 201);
    const struct response *response = revoke(&table, table.game.token, "s1");
    response_expect(response, 201);
    assert_string_equal(response_text(response, "kind"), "revoked");
    assert_string_equal(response_text(response, "revoked_seat"), "s1");
    assert_string_equal(response_text(response, "seat"), "umpire");
    assert_int_equal(response_number(response, "seq"), 5);
    assert_non_null(json_object_get(response->json, "tree"));
    opens_nothing(&table, table.red);
    response_expect(post(&table, table.blue, NULL, "/rulings", ROLL), 201);
    response = get(&table, table.eye, "");
    response_expect(response, 200);
    const json_t *seats = json_object_get(response->json, "seats");
    assert_int_equal(json_array_size(seats), 4);
    for (size_t i = 0; i < 4; i++) {
        const json_t *seat = json_array_get(seats, i);
        bool red = strcmp(json_string_value(json_object_get(seat, "id")), "s1") == 0;
        assert_int_equal(json_object_get(seat, "revoked") != NULL, red);
    }
    response_expect(client_ask(table.client, &(struct ask){.path = game_path(&table.game, "/report"),
                                                           .token = table.blue,
                                                           .headers = {"Accept: text/markdown"}}),
                    200);
    assert_non_null(strstr(table.client->response.body, "A seat was revoked"));
    export_holds(&table, 7);
}

static void test_leaving(void **state)
{
    struct table table = set_table(*state);
    response_expect(revoke(&table, table.red, "s1"), 201);
    assert_string_equal(response_text(&table.client->response, "seat"), "s1");
    opens_nothing(&table, table.red);
    response_expect(revoke(&table, table.eye, "s3"), 201);
    opens_nothing(&table, table.eye);
    export_holds(&table, 6);
}

static void test_refusals(void **state)
{
    struct table table = set_table(*state);
    response_expect_problem(revoke(&table, table.game.token, "umpire"), 403, "not_allowed");
    response_expect_problem(revoke(&table, table.game.token, "nobody"), 404, "seat_unknown");
    response_expect_problem(revoke(&table, table.game.token, "server"), 404, "seat_unknown");
    response_expect_problem(revoke(&table, table.red, "s2"), 403, "not_allowed");
    response_expect_problem(revoke(&table, table.red, "umpire"), 403, "not_allowed");
    response_expect_problem(revoke(&table, table.eye, "s1"), 403, "not_allowed");
    response_expect_problem(revoke(&table, table.link, "spectators"), 403, "not_allowed");
    response_expect_problem(revoke(&table, NULL, "s1"), 401, "token_missing");
    response_expect_problem(post(&table, table.game.token, NULL, "/seats/s1/revocation", "{\"why\":1}"), 422,
                            "unknown_field");
    response_expect(revoke(&table, table.game.token, "s1"), 201);
    response_expect_problem(revoke(&table, table.game.token, "s1"), 409, "seat_already_revoked");
    response_expect(post(&table, table.game.token, NULL, "/close", NULL), 201);
    response_expect_problem(revoke(&table, table.game.token, "s2"), 409, "session_closed");
    export_holds(&table, 6);
}

static void test_retries(void **state)
{
    struct table table = set_table(*state);
    response_expect(post(&table, table.game.token, "out", "/seats/s1/revocation", NULL), 201);
    char *first = strdup(table.client->response.body);
    response_expect(post(&table, table.game.token, "out", "/seats/s1/revocation", NULL), 200);
    assert_string_equal(table.client->response.body, first);
    response_expect_problem(post(&table, table.game.token, "out", "/seats/s2/revocation", NULL), 422,
                            "idempotency_key_reused");
    free(first);
    export_holds(&table, 5);
}

/* Who has left and did not hear the answer asks again with the same key; with another one nothing is to be had. */
static void test_leaving_again(void **state)
{
    struct table table = set_table(*state);
    response_expect(post(&table, table.red, "gone", "/seats/s1/revocation", NULL), 201);
    char *first = strdup(table.client->response.body);
    response_expect(post(&table, table.red, "gone", "/seats/s1/revocation", NULL), 200);
    assert_string_equal(table.client->response.body, first);
    free(first);
    response_expect_problem(post(&table, table.red, "more", "/seats/s1/revocation", NULL), 401, "seat_revoked");
    response_expect_problem(post(&table, table.red, "roll", "/rulings", ROLL), 401, "seat_revoked");
    export_holds(&table, 5);
}

/* The token that a retried joining would tell again opens nothing any more, and the name stays taken. */
static void test_joining_again(void **state)
{
    struct table table = set_table(*state);
    char body[200];
    static const char key[] = "kept-secret-by-green";
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"green\"}", table.game.watch_code);
    response_expect(post(&table, NULL, key, "/seats", body), 201);
    response_expect(revoke(&table, table.game.token, "s4"), 201);
    response_expect_problem(post(&table, NULL, key, "/seats", body), 401, "seat_revoked");
    response_expect_problem(post(&table, NULL, NULL, "/seats", body), 409, "name_taken");
}

static void test_the_link(void **state)
{
    struct table table = set_table(*state);
    char path[200];
    snprintf(path, sizeof path, "%s?access_token=%s", table.game.path, table.link);
    response_expect(client_get(table.client, path), 200);
    response_expect(revoke(&table, table.game.token, "spectators"), 201);
    response_expect_problem(client_get(table.client, path), 401, "seat_revoked");
    response_expect_problem(get(&table, table.link, ""), 401, "seat_revoked");
    response_expect(get(&table, table.eye, ""), 200);
    response_expect_problem(revoke(&table, table.game.token, "spectators"), 409, "seat_already_revoked");
    export_holds(&table, 5);
}

/* Whatever somebody is called, the seat has an id that a path can name. */
static void test_names(void **state)
{
    struct table table = set_table(*state);
    char token[64];
    seat_join(table.client, &table.game, "a/b ?#%\xC3\xA9", "spectator", 0, token);
    response_expect(revoke(&table, table.game.token, "s4"), 201);
    response_expect_problem(get(&table, token, ""), 401, "seat_revoked");
}

static void second_start(struct ground *ground, struct test_service *service, struct table *table,
                         struct client *client)
{
    service_start(service, ground->database.url, NULL);
    service_await_ready(service);
    client_start(client, service->port);
    *table = set_table(ground);
    struct ask look = {.path = table->game.path, .token = table->red};
    response_expect(client_ask(client, &look), 200); /* it knows the session and its seats now */
}

/* Through a process that has not heard of it: appends are refused at once, reads within the bound, however busy it is
 * or idle. */
static void test_two_processes(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    struct table table;
    struct client client;
    second_start(ground, &second, &table, &client);
    struct ask read = {.path = table.game.path, .token = table.red};
    response_expect(revoke(&table, table.game.token, "s1"), 201);
    int64_t from = clock_monotonic_ms();
    struct ask roll = {.path = "", .token = table.red, .body = ROLL};
    char path[128];
    snprintf(path, sizeof path, "%s/rulings", table.game.path);
    roll.path = path;
    response_expect_problem(client_ask(&client, &roll), 401, "seat_revoked");
    snprintf(path, sizeof path, "%s/undos", table.game.path); /* what the protocol is asked about before */
    roll.body = "{\"target\":1}";
    response_expect_problem(client_ask(&client, &roll), 401, "seat_revoked");
    for (int64_t asked_at = from; client_ask(&client, &read)->status == 200; asked_at = clock_monotonic_ms()) {
        if (asked_at - from > BOUND_MS)
            fail_msg("a revoked seat still reads after %lld ms", (long long)(asked_at - from));
        pause_ms(20);
    }
    response_expect_problem(&client.response, 401, "seat_revoked");

    struct ask idle = {.path = table.game.path, .token = table.blue};
    response_expect(client_ask(&client, &idle), 200);
    response_expect(revoke(&table, table.game.token, "s2"), 201);
    pause_ms(BOUND_MS + 100);
    response_expect_problem(client_ask(&client, &idle), 401, "seat_revoked"); /* the very first */
    client_end(&client);
    service_stop(&second);
    export_holds(&table, 6);
}

enum { ROLLS = 600 };

struct race {
    struct table *table;
    char path[128];
    int64_t last;    /* the highest seq of an answer */
    int64_t revoked; /* the seq of the revocation; 0: not yet */
    int recorded, refused, other;
};

static void race_ask(void *context, int32_t number, struct ask *ret)
{
    struct race *race = context;
    if (number == ROLLS / 3) {
        response_expect(revoke(race->table, race->table->game.token, "s1"), 201);
        race->revoked = response_number(&race->table->client->response, "seq");
    }
    *ret = (struct ask){.path = race->path, .token = race->table->red, .body = ROLL};
}

static bool race_answer(void *context, int32_t number, const struct response *response)
{
    struct race *race = context;
    (void)number;
    race->recorded += response->status == 201;
    race->refused += response->status == 401 && strcmp(response_text(response, "code"), "seat_revoked") == 0;
    race->other += response->status != 201 && response->status != 401;
    if (response->status == 201 && response_number(response, "seq") > race->last)
        race->last = response_number(response, "seq");
    return true;
}

/* A player rolls through two processes as fast as it can while it is revoked: not one entry of its own stands behind
 * the revocation, and what was answered stands before it. */
static void test_a_race(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    struct table table;
    struct client client;
    char sql[300];
    second_start(ground, &second, &table, &client);
    for (int round = 0; round < 3; round++) {
        struct race race = {.table = &table};
        const uint16_t ports[] = {ground->service.port, second.port};
        table = set_table(ground);
        snprintf(race.path, sizeof race.path, "%s/rulings", table.game.path);
        struct ask look = {.path = race.path, .token = table.red, .body = ROLL};
        response_expect(client_ask(&client, &look), 201);
        crowd_run(&(struct crowd){.ports = ports,
                                  .port_count = 2,
                                  .connections = 16,
                                  .count = ROLLS,
                                  .context = &race,
                                  .ask = race_ask,
                                  .answer = race_answer});
        assert_int_equal(race.other, 0);
        assert_int_equal(race.recorded + race.refused, ROLLS);
        assert_in_range(race.recorded, ROLLS / 3 - 16, ROLLS - 1);
        assert_true(race.revoked > 0 && race.last < race.revoked);
        snprintf(sql, sizeof sql,
                 "SELECT count(*) FROM umpire.entry WHERE session_id = '%s' AND seat = 's1' AND seq > %lld",
                 table.game.id, (long long)race.revoked);
        assert_int_equal(database_number(ground->connection, sql), 0);
        export_holds(&table, race.recorded + 6);
    }
    client_end(&client);
    service_stop(&second);
}

static bool revocations_answer(void *context, int32_t number, const struct response *response)
{
    struct race *race = context;
    (void)number;
    race->recorded += response->status == 201;
    race->refused += response->status == 409;
    race->other += response->status != 201 && response->status != 409;
    return true;
}

static void revocations_ask(void *context, int32_t number, struct ask *ret)
{
    struct race *race = context;
    (void)number;
    *ret = (struct ask){.path = race->path, .token = race->table->game.token, .body = "{}"};
}

/* Asked for many times at once, by two processes, it happens once. */
static void test_once(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    struct table table;
    struct client client;
    second_start(ground, &second, &table, &client);
    struct race race = {.table = &table};
    const uint16_t ports[] = {ground->service.port, second.port};
    snprintf(race.path, sizeof race.path, "%s/seats/s1/revocation", table.game.path);
    crowd_run(&(struct crowd){.ports = ports,
                              .port_count = 2,
                              .connections = 16,
                              .count = 64,
                              .context = &race,
                              .ask = revocations_ask,
                              .answer = revocations_answer});
    assert_int_equal(race.recorded, 1);
    assert_int_equal(race.refused, 63);
    export_holds(&table, 5);
    client_end(&client);
    service_stop(&second);
}

/* The service's role adds revocations and takes none back. */
static void test_rights(void **state)
{
    struct table table = set_table(*state);
    struct ground *ground = *state;
    response_expect(revoke(&table, table.game.token, "s1"), 201);
    database_execute(ground->connection, "SET ROLE umpire_service");
    static const char *const forbidden[] = {"DELETE FROM umpire.revocation", "UPDATE umpire.revocation SET seat = 'x'",
                                            "DELETE FROM umpire.opening", "UPDATE umpire.opening SET owner = 'x'"};
    for (size_t i = 0; i < sizeof forbidden / sizeof forbidden[0]; i++)
        assert_string_equal(database_failure(ground->connection, forbidden[i]), "42501");
    database_execute(ground->connection, "RESET ROLE");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_the_umpire), cmocka_unit_test(test_leaving),
        cmocka_unit_test(test_refusals),      cmocka_unit_test(test_retries),
        cmocka_unit_test(test_leaving_again), cmocka_unit_test(test_joining_again),
        cmocka_unit_test(test_the_link),      cmocka_unit_test(test_names),
        cmocka_unit_test(test_two_processes), cmocka_unit_test(test_a_race),
        cmocka_unit_test(test_once),          cmocka_unit_test(test_rights),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
