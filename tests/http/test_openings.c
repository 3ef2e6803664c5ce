/* Opening under an Idempotency-Key: one session, and the same answer to the letter, whenever and wherever it is asked
 * for again. */
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "raw.h"

#define BODY "{\"ruleset\":\"tt\",\"options\":{\"morale_compare\":\"ge\"}}"
#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

static const struct response *open_with(struct client *client, const char *key, const char *body)
{
    return client_ask(client, &(struct ask){.path = "/v1/sessions", .key = key, .body = body});
}

/* Keys are stored as hashes (src/store/key_hash.h). */
static int64_t sessions_of(struct ground *ground, const char *key)
{
    char sql[300];
    snprintf(
        sql, sizeof sql,
        "SELECT count(*) FROM umpire.session JOIN umpire.opening USING (session_id) WHERE key_hash ="
        " sha256('umpire/v1/opening-key\\000'::bytea || convert_to(owner, 'UTF8') || '\\000'::bytea || '%s'::bytea)",
        key);
    return database_number(ground->connection, sql);
}

static int64_t sessions(struct ground *ground)
{
    return database_number(ground->connection, "SELECT count(*) FROM umpire.session");
}

/* Everything that the opening gave away opens what it should. */
static void answer_works(struct client *client, const char *answer)
{
    json_t *opened = json_loads(answer, 0, NULL);
    struct test_game game = {.id = ""};
    char token[64];
    assert_non_null(opened);
    game_take_json(opened, &game);
    const json_t *spectator = json_object_get(opened, "spectator");
    seat_join(client, &game, "blue", NULL, 'b', token);
    response_expect(
        client_ask(client, &(struct ask){.path = game_path(&game, "/rulings"), .token = game.token, .body = ROLL}),
        201);
    response_expect(client_get(client, json_string_value(json_object_get(spectator, "link"))), 200);
    snprintf(token, sizeof token, "%s", json_string_value(json_object_get(spectator, "token")));
    response_expect(client_ask(client, &(struct ask){.path = game.path, .token = token}), 200);
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/export"), .token = game.token}), 200);
    assert_int_equal(export_check(client->response.body, NULL), 3);
    json_decref(opened);
}

static void test_asked_again(void **state)
{
    struct ground *ground = *state;
    static const char key[] = "opened-once-and-again";
    int64_t before = sessions(ground);
    const struct response *response = open_with(&ground->client, key, BODY);
    response_expect(response, 201);
    assert_null(strstr(response->body, key));
    char *first = strdup(response->body), location[128];
    snprintf(location, sizeof location, "%s", response_header(response, "Location"));
    for (int i = 0; i < 3; i++) {
        response = open_with(&ground->client, key, BODY);
        response_expect(response, 200);
        assert_string_equal(response->body, first);
        assert_string_equal(response_header(response, "Location"), location);
        assert_string_equal(response_header(response, "Cache-Control"), "no-store");
    }
    assert_int_equal(sessions(ground), before + 1);
    answer_works(&ground->client, first);
    response_expect(open_with(&ground->client, key, BODY), 200); /* the game has gone on; the answer has not */
    assert_string_equal(ground->client.response.body, first);
    free(first);
}

static void test_other_requests(void **state)
{
    struct ground *ground = *state;
    static const char key[] = "a-key-of-its-own-body";
    response_expect(open_with(&ground->client, key, BODY), 201);
    int64_t before = sessions(ground);
    response_expect_problem(open_with(&ground->client, key, "{\"ruleset\":\"colonial\"}"), 422,
                            "idempotency_key_reused");
    response_expect_problem(open_with(&ground->client, key, BODY " "), 422, "idempotency_key_reused");
    response_expect_problem(open_with(&ground->client, "fifteen-letters", BODY), 400, "bad_request");
    response_expect_problem(open_with(&ground->client, "a key with blanks in it", BODY), 400, "bad_request");
    response_expect_problem(open_with(&ground->client, "refused-and-then-used", "{\"ruleset\":\"chess\"}"), 422,
                            "not_a_choice");
    assert_int_equal(sessions(ground), before);
    response_expect(open_with(&ground->client, "refused-and-then-used", BODY), 201);
    response_expect(open_with(&ground->client, "A-key-of-its-own-body", BODY), 201); /* case tells them apart */
    response_expect(open_with(&ground->client, NULL, BODY), 201);
    response_expect(open_with(&ground->client, NULL, BODY), 201);
    assert_int_equal(sessions(ground), before + 4);
}

/* Nothing at rest opens anything: neither tokens nor codes stand in the database, nor the keys under which they are
 * told again. */
static void test_what_is_stored(void **state)
{
    struct ground *ground = *state;
    static const char opening_key[] = "what-is-stored-of-it", joining_key[] = "what-is-stored-of-him";
    response_expect(open_with(&ground->client, opening_key, BODY), 201);
    const struct response *response = &ground->client.response;
    const json_t *spectator = json_object_get(response->json, "spectator");
    struct test_game game;
    char watching[64], body[200];
    game_take(response, &game);
    snprintf(watching, sizeof watching, "%s", json_string_value(json_object_get(spectator, "token")));
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"Ann\",\"nonce\":\"0123456789abcdef0123456789abcdef\"}",
             game.code);
    response_expect(client_ask(&ground->client,
                               &(struct ask){.path = game_path(&game, "/seats"), .key = joining_key, .body = body}),
                    201);
    const char *const secrets[] = {game.token, game.code,   game.blue_code, game.watch_code,
                                   watching,   opening_key, joining_key};
    static const char *const tables[] = {"session",        "seat",      "entry",     "opening",
                                         "session_secret", "join_code", "seat_name", "revocation"};
    for (size_t i = 0; i < sizeof secrets / sizeof secrets[0]; i++)
        for (size_t k = 0; k < sizeof tables / sizeof tables[0]; k++) {
            char sql[300];
            snprintf(sql, sizeof sql,
                     "SELECT count(*) FROM umpire.%s t WHERE t::text LIKE '%%%s%%' OR t::text LIKE '%%' ||"
                     " encode('%s', 'hex') || '%%'",
                     tables[k], secrets[i], secrets[i]);
            assert_true(strlen(secrets[i]) >= 16);
            assert_int_equal(database_number(ground->connection, sql), 0);
        }
}

enum { AT_ONCE = 24 };

static void test_two_processes_at_once(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    service_start(&second, ground->database.url, NULL);
    service_await_ready(&second);
    const uint16_t ports[] = {ground->service.port, second.port};
    for (int round = 0; round < 5; round++) {
        char key[40];
        struct retry race = {.ask = {.path = "/v1/sessions", .key = key, .body = BODY}};
        snprintf(key, sizeof key, "two-processes-at-once-%d", round);
        crowd_run(&(struct crowd){.ports = ports,
                                  .port_count = 2,
                                  .connections = AT_ONCE,
                                  .count = 2 * AT_ONCE,
                                  .context = &race,
                                  .ask = retry_ask,
                                  .answer = retry_answer});
        retried_expect(&race.told, 2 * AT_ONCE);
        assert_int_equal(sessions_of(ground, key), 1);
        if (round == 0)
            answer_works(&ground->client, race.told.body);
        free(race.told.body);
    }
    service_stop(&second);
}

/* While the first is at the database, which keeps it waiting, the others wait for it: in its process and in another. */
static void test_during_the_first(void **state)
{
    struct ground *ground = *state;
    static struct raw_answer answers[4];
    static const char key[] = "sent-again-too-early";
    struct test_service second;
    int connections[4], created = 0;
    service_start(&second, ground->database.url, NULL);
    service_await_ready(&second);
    database_execute(ground->connection, "BEGIN; LOCK TABLE umpire.session IN SHARE MODE");
    for (int i = 0; i < 4; i++) {
        connections[i] = raw_post(i % 2 ? second.port : ground->service.port, "/v1/sessions", NULL, key, BODY);
        pause_ms(50);
    }
    database_execute(ground->connection, "COMMIT");
    for (int i = 0; i < 4; i++) {
        raw_read(connections[i], 1, &answers[i]);
        assert_true(answers[i].status == 201 || answers[i].status == 200);
        created += answers[i].status == 201;
        assert_string_equal(raw_body(&answers[i]), raw_body(&answers[0]));
        close(connections[i]);
    }
    assert_int_equal(created, 1);
    assert_int_equal(sessions_of(ground, key), 1);
    service_stop(&second);
}

static void service_kill(struct test_service *service)
{
    assert_int_equal(kill(service->pid, SIGKILL), 0);
    assert_int_equal(waitpid(service->pid, NULL, 0), service->pid);
    unlink(service->log_path);
}

/* The process is killed at any moment of an opening: asked again, there is one session, and an answer that was given is
 * given again. */
static void test_after_a_kill(void **state)
{
    enum { ROUNDS = 8 };
    struct ground *ground = *state;
    static struct raw_answer answer;
    struct client client;
    int answered = 0;
    for (int round = 0; round < ROUNDS; round++) {
        struct test_service service;
        char key[40];
        snprintf(key, sizeof key, "killed-in-the-middle-%d", round);
        service_start(&service, ground->database.url, NULL);
        service_await_ready(&service);
        int connection = raw_post(service.port, "/v1/sessions", NULL, key, BODY);
        if (round % 4 == 3)
            raw_read(connection, 1, &answer);
        else
            usleep((useconds_t)(round * 400));
        service_kill(&service);
        if (round % 4 != 3)
            raw_read(connection, 1, &answer);
        close(connection);

        service_start(&service, ground->database.url, NULL);
        service_await_ready(&service);
        client_start(&client, service.port);
        const struct response *response = open_with(&client, key, BODY);
        assert_true(response->status == 200 || response->status == 201);
        if (answer.status == 201) {
            answered++;
            assert_int_equal(response->status, 200);
            assert_string_equal(response->body, raw_body(&answer));
        }
        assert_int_equal(sessions_of(ground, key), 1);
        char *body = strdup(response->body);
        answer_works(&client, body);
        free(body);
        client_end(&client);
        service_stop(&service);
    }
    assert_in_range(answered, ROUNDS / 4, ROUNDS);
}

/* The server's key has been replaced since: the one of before tells the same. */
static void test_after_a_rotation(void **state)
{
    struct ground *ground = *state;
    static const char key[] = "older-than-the-server-key";
    char url[400], directory[KEYS_DIRECTORY_SIZE], keys[KEYS_DIRECTORY_SIZE + 32];
    struct program_end end;
    response_expect(open_with(&ground->client, key, BODY), 201);
    char *first = strdup(ground->client.response.body);
    keys_directory_of(ground->database.url, directory);
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    snprintf(keys, sizeof keys, "UMPIRE_KEYS_DIRECTORY=%s", directory);
    program_run((const char *const[]){"keys", "rotate", "encryption", NULL}, (const char *const[]){url, keys, NULL},
                &end);
    assert_int_equal(end.status, 0);
    client_end(&ground->client);
    service_stop(&ground->service);
    service_start(&ground->service, ground->database.url, NULL);
    service_await_ready(&ground->service);
    client_start(&ground->client, ground->service.port);
    response_expect(open_with(&ground->client, key, BODY), 200);
    assert_string_equal(ground->client.response.body, first);
    free(first);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_asked_again),      cmocka_unit_test(test_other_requests),
        cmocka_unit_test(test_what_is_stored),   cmocka_unit_test(test_two_processes_at_once),
        cmocka_unit_test(test_during_the_first), cmocka_unit_test(test_after_a_kill),
        cmocka_unit_test(test_after_a_rotation),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
