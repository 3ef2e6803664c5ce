/* Joining a game: who may, what a seat may then do, retries, nonces, and a chain that is used up. */
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"
#define NONCE "0123456789abcdef0123456789abcdef"
#define SECRET_KEY "a-key-that-nobody-guesses"

static struct test_game open_game(struct ground *ground)
{
    struct test_game game;
    test_game_open(&ground->client, "tt", NULL, &game);
    return game;
}

static const struct response *post(struct ground *ground, const struct test_game *game, const char *token,
                                   const char *key, const char *path, const char *body)
{
    return client_ask(&ground->client,
                      &(struct ask){.path = game_path(game, "%s", path), .token = token, .key = key, .body = body});
}

static const struct response *join(struct ground *ground, const struct test_game *game, const char *key,
                                   const char *name, const char *rest)
{
    char body[512];
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"%s\"%s}",
             strstr(rest, "nonce") ? game->code : game->watch_code, name, rest);
    return post(ground, game, NULL, key, "/seats", body);
}

static void test_joining(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    const struct response *response = join(ground, &game, NULL, "blue", ",\"nonce\":\"" NONCE "\"");
    response_expect(response, 201);
    assert_string_equal(response_text(response, "seat"), "s1");
    assert_string_equal(response_text(response, "role"), "player");
    assert_string_equal(response_text(response, "side"), "red");
    assert_string_equal(response_text(response, "name"), "blue");
    const json_t *entry = json_object_get(response->json, "entry");
    assert_string_equal(json_string_value(json_object_get(entry, "kind")), "joined");
    assert_string_equal(json_string_value(json_object_get(entry, "nonce")), NONCE);
    assert_int_equal(json_integer_value(json_object_get(entry, "seq")), 1);
    assert_non_null(strstr(response_header(response, "Location"), "/entries/1"));
    response = client_ask(&ground->client, &(struct ask){.path = game.path, .token = game.token});
    response_expect(response, 200);
    assert_string_equal(response_text(response, "mode"), "sealed");
    const json_t *seats = json_object_get(response->json, "seats");
    assert_int_equal(json_array_size(seats), 2);
    assert_string_equal(json_string_value(json_object_get(json_array_get(seats, 1), "id")), "s1");
    assert_string_equal(json_string_value(json_object_get(json_array_get(seats, 1), "name")), "blue");
    assert_string_equal(json_string_value(json_object_get(json_array_get(seats, 1), "side")), "red");
}

static void test_refusals(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground), wrong = game;
    wrong.code[3] = wrong.code[3] == 'A' ? 'B' : 'A';
    static const struct {
        const char *name, *rest;
        int status;
        const char *code;
    } cases[] = {
        {"blue\xE2\x80\xAE", ",\"nonce\":\"" NONCE "\"", 422, "invalid_text"}, /* turns the text about */
        {"bl\xE2\x80\x8Bue", ",\"nonce\":\"" NONCE "\"", 422, "invalid_text"}, /* of no width */
        {"  ", ",\"nonce\":\"" NONCE "\"", 422, "invalid_text"},
        {"", ",\"nonce\":\"" NONCE "\"", 422, "wrong_length"},
        {"blue", ",\"nonce\":\"0123\"", 422, "wrong_length"},
        {"blue", ",\"nonce\":\"" NONCE "0\"", 422, "invalid_text"},
        {"blue", ",\"nonce\":\"0123456789ABCDEF0123456789ABCDEF\"", 422, "invalid_text"},
        {"blue", ",\"role\":\"umpire\",\"nonce\":\"" NONCE "\"", 422, "unknown_field"},
        {"blue", ",\"luck\":1,\"nonce\":\"" NONCE "\"", 422, "unknown_field"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        response_expect_problem(join(ground, &game, NULL, cases[i].name, cases[i].rest), cases[i].status,
                                cases[i].code);
    response_expect_problem(join(ground, &wrong, NULL, "blue", ",\"nonce\":\"" NONCE "\""), 403, "join_code_wrong");
    snprintf(wrong.watch_code, sizeof wrong.watch_code, "%s", game.code); /* a player's seat without a nonce, */
    response_expect_problem(join(ground, &wrong, NULL, "blue", ""), 422, "missing_field");
    snprintf(wrong.code, sizeof wrong.code, "%s", game.watch_code); /* and a spectator's with one */
    response_expect_problem(join(ground, &wrong, NULL, "blue", ",\"nonce\":\"" NONCE "\""), 422, "conflicting_fields");
    response_expect_problem(join(ground, &game, "short", "blue", ",\"nonce\":\"" NONCE "\""), 400, "bad_request");
    snprintf(wrong.path, sizeof wrong.path, "/v1/sessions/00000000-0000-7000-8000-000000000000");
    response_expect_problem(join(ground, &wrong, NULL, "blue", ""), 404, "session_unknown");
    response_expect(post(ground, &game, game.token, NULL, "/close", "{}"), 201);
    response_expect_problem(join(ground, &game, NULL, "blue", ""), 409, "session_closed");
}

static void test_what_seats_may_do(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    char player[64], spectator[64];
    seat_join(&ground->client, &game, "blue", NULL, 'b', player);
    seat_join(&ground->client, &game, "eye", "spectator", 0, spectator);
    response_expect(post(ground, &game, player, NULL, "/rulings", ROLL), 201);
    assert_string_equal(response_text(&ground->client.response, "seat"), "s1");
    response_expect_problem(post(ground, &game, player, NULL, "/close", "{}"), 403, "not_allowed");
    response_expect_problem(post(ground, &game, player, NULL, "/nonces", "{\"nonce\":\"" NONCE "\"}"), 409,
                            "nonce_already_given");
    response_expect_problem(post(ground, &game, spectator, NULL, "/rulings", ROLL), 403, "not_allowed");
    response_expect_problem(post(ground, &game, spectator, NULL, "/nonces", "{\"nonce\":\"" NONCE "\"}"), 403,
                            "not_allowed");
    response_expect(post(ground, &game, spectator, NULL, "/entries", NULL), 200);
    response_expect(post(ground, &game, game.token, NULL, "/nonces", "{\"nonce\":\"" NONCE "\"}"), 201);
    response_expect_problem(post(ground, &game, game.token, NULL, "/nonces", "{\"nonce\":\"" NONCE "\"}"), 409,
                            "nonce_already_given");
    response_expect_problem(post(ground, &game, game.token, NULL, "/nonces", "{\"nonce\":\"xyz\"}"), 422,
                            "wrong_length");
}

/* The lost answer comes again with the same token; another body is another request; the key stands in no entry. */
static void test_retries(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    const struct response *response = join(ground, &game, SECRET_KEY, "blue", ",\"nonce\":\"" NONCE "\"");
    response_expect(response, 201);
    assert_null(strstr(response->body, SECRET_KEY));
    char *first = strdup(response->body), token[64];
    snprintf(token, sizeof token, "%s", response_text(response, "token"));
    for (int i = 0; i < 3; i++) {
        response = join(ground, &game, SECRET_KEY, "blue", ",\"nonce\":\"" NONCE "\"");
        response_expect(response, 200);
        assert_string_equal(response->body, first);
    }
    response_expect_problem(join(ground, &game, SECRET_KEY, "blue", ""), 422, "idempotency_key_reused");
    response_expect_problem(join(ground, &game, "another-key-of-somebody", "blue", ",\"nonce\":\"" NONCE "\""), 409,
                            "name_taken");
    response_expect_problem(join(ground, &game, NULL, "blue", ",\"nonce\":\"" NONCE "\""), 409, "name_taken");
    response_expect(post(ground, &game, token, "nonces-key", "/rulings", ROLL), 201);
    free(first);
}

/* A seat that joined through one process is known to the others, and nobody guesses his way in. */
static void test_two_processes(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    struct test_service other;
    struct client second;
    char blue[64], red[64];
    service_start(&other, ground->database.url, NULL);
    service_await_ready(&other);
    client_start(&second, other.port);
    struct ask as_umpire = {.path = game.path, .token = game.token};
    response_expect(client_ask(&second, &as_umpire), 200); /* it has the session in its cache now */
    struct ask as_nobody = {.path = game.path, .token = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"};
    for (int i = 0; i < 5; i++) /* it has looked for somebody already */
        response_expect_problem(client_ask(&second, &as_nobody), 401, "token_invalid");
    seat_join(&ground->client, &game, "blue", NULL, 'b', blue);
    struct ask as_blue = {.path = game_path(&game, "/rulings"), .token = blue, .body = ROLL};
    response_expect(client_ask(&second, &as_blue), 201);
    seat_join(&second, &game, "red", NULL, 'c', red);
    response_expect(post(ground, &game, red, NULL, "/rulings", ROLL), 201);
    for (int i = 0; i < 5; i++)
        response_expect_problem(client_ask(&second, &as_nobody), 401, "token_invalid");
    client_end(&second);
    service_stop(&other);
    response_expect(post(ground, &game, blue, NULL, "/export", NULL), 200);
    assert_int_equal(export_check(ground->client.response.body, NULL), 6);
}

enum { SEATS = 31, SPECTATORS = 16 };

/* Whoever has the spectators' code shuts nobody out who plays. */
static void test_seats_stay_free_for_players(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    char body[100], token[64];
    for (int i = 0; i <= SPECTATORS; i++) {
        snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"eye %d\"}", game.watch_code, i);
        if (i < SPECTATORS)
            response_expect(post(ground, &game, NULL, NULL, "/seats", body), 201);
        else
            response_expect_problem(post(ground, &game, NULL, NULL, "/seats", body), 409, "seats_full");
    }
    seat_join(&ground->client, &game, "blue", NULL, 'b', token);
    for (int i = SPECTATORS + 1; i < SEATS; i++) {
        snprintf(body, sizeof body, "seat %d", i);
        seat_join(&ground->client, &game, body, NULL, 'd', token);
    }
    response_expect_problem(join(ground, &game, NULL, "late", ",\"nonce\":\"" NONCE "\""), 409, "seats_full");
    response_expect(post(ground, &game, token, NULL, "/rulings", ROLL), 201);
}

/* A side's own code does not shut the other side out, either: a place is kept for it. */
static void test_seats_are_bounded(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    char name[32], token[64];
    for (int i = 1; i < SEATS; i++) {
        snprintf(name, sizeof name, "seat %d", i);
        seat_join(&ground->client, &game, name, NULL, 'd', token);
    }
    response_expect_problem(join(ground, &game, NULL, "late", ",\"nonce\":\"" NONCE "\""), 409, "seats_full");
    response_expect_problem(join(ground, &game, NULL, "late", ""), 409, "seats_full");
    seat_join(&ground->client, &game, "blue", NULL, 'b', token);
    response_expect_problem(join(ground, &game, NULL, "late", ",\"nonce\":\"" NONCE "\""), 409, "seats_full");
    response_expect(post(ground, &game, token, NULL, "/rulings", ROLL), 201);
    response_expect(post(ground, &game, token, NULL, "/export", NULL), 200);
    assert_int_equal(export_check(ground->client.response.body, NULL), SEATS + 2);
}

enum { ROLLS = 4200, CHAIN = 4096 };

struct rolling {
    char path[128];
    const char *token;
    int recorded;
};

static void roll_ask(void *context, int32_t number, struct ask *ret)
{
    struct rolling *rolling = context;
    (void)number;
    *ret = (struct ask){.path = rolling->path, .token = rolling->token, .body = ROLL};
}

static bool roll_answer(void *context, int32_t number, const struct response *response)
{
    struct rolling *rolling = context;
    (void)number;
    rolling->recorded += response->status == 201;
    return true;
}

/* Two processes spend a whole chain together; the next one begins once, and nonces must be given anew. */
static void test_a_chain_that_is_used_up(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    struct test_service other;
    char blue[64];
    int sealed;
    service_start(&other, ground->database.url, NULL);
    service_await_ready(&other);
    seat_join(&ground->client, &game, "blue", NULL, 'e', blue);
    struct rolling rolling = {.token = blue};
    snprintf(rolling.path, sizeof rolling.path, "%s", game_path(&game, "/rulings"));
    struct crowd crowd = {.ports = (const uint16_t[]){ground->service.port, other.port},
                          .port_count = 2,
                          .connections = 16,
                          .count = ROLLS,
                          .context = &rolling,
                          .ask = roll_ask,
                          .answer = roll_answer};
    pause_ms(1100);
    crowd_run(&crowd);
    assert_int_equal(rolling.recorded, ROLLS);
    response_expect(post(ground, &game, blue, NULL, "/nonces", "{\"nonce\":\"" NONCE "\"}"), 201);
    response_expect(post(ground, &game, blue, NULL, "/rulings", ROLL), 201);
    const json_t *dice = json_object_get(ground->client.response.json, "dice");
    assert_int_equal(json_integer_value(json_object_get(dice, "link")), ROLLS + 1);
    response_expect(post(ground, &game, blue, NULL, "/entries?kind=rekey", NULL), 200);
    const json_t *rekeys = json_object_get(ground->client.response.json, "entries");
    assert_int_equal(json_array_size(rekeys), 1);
    assert_string_equal(json_string_value(json_object_get(json_array_get(rekeys, 0), "seat")), "server");
    response_expect(post(ground, &game, blue, NULL, "/export", NULL), 200);
    assert_int_equal(export_check(ground->client.response.body, &sealed), ROLLS + 5);
    assert_int_equal(sealed, ROLLS + 1);
    service_stop(&other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_joining),           cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_what_seats_may_do), cmocka_unit_test(test_retries),
        cmocka_unit_test(test_two_processes),     cmocka_unit_test(test_seats_stay_free_for_players),
        cmocka_unit_test(test_seats_are_bounded), cmocka_unit_test(test_a_chain_that_is_used_up),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
