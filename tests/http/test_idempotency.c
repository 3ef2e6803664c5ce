/* A request that is sent again under its Idempotency-Key is answered again and never resolved again: one entry, the
 * same dice, the same words. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8,\"winner_figures\":4,\"loser_figures\":12}}"
#define OTHER "{\"step\":\"morale-check\",\"input\":{\"target\":9,\"winner_figures\":4,\"loser_figures\":12}}"

static const struct response *keyed(struct ground *ground, const struct test_game *game, const char *what,
                                    const char *key, const char *body)
{
    return client_ask(
        &ground->client,
        &(struct ask){
            .method = "POST", .path = game_path(game, "/%s", what), .token = game->token, .key = key, .body = body});
}

static void test_a_repeated_request_is_answered_again(void **state)
{
    struct ground *ground = *state;
    const struct test_game *game = &ground->game;
    for (int i = 0; i < 20; i++) {
        char key[32], *first, location[128];
        snprintf(key, sizeof key, "roll-%d", i);
        const struct response *response = keyed(ground, game, "rulings", key, ROLL);
        response_expect(response, 201);
        assert_string_equal(response_text(response, "idempotency_key"), key);
        first = strdup(response->body);
        assert_non_null(first);
        snprintf(location, sizeof location, "%s", response_header(response, "Location"));
        int64_t before = ground_entries(ground);
        for (int again = 0; again < 3; again++) {
            response = keyed(ground, game, "rulings", key, ROLL);
            response_expect(response, 200);
            assert_string_equal(response->body, first);
            assert_string_equal(response_header(response, "Location"), location);
        }
        assert_int_equal(ground_entries(ground), before);
        free(first);
    }
}

static void test_another_request_under_the_key_is_refused(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    test_game_open(&ground->client, "tt", NULL, &game);
    response_expect(keyed(ground, &game, "rulings", "k", ROLL), 201);
    int64_t before = ground_entries(ground);
    response_expect_problem(keyed(ground, &game, "rulings", "k", OTHER), 422, "idempotency_key_reused");
    response_expect_problem(keyed(ground, &game, "rulings", "k", ROLL " "), 422, "idempotency_key_reused");
    response_expect_problem(keyed(ground, &game, "close", "k", NULL), 422, "idempotency_key_reused");
    assert_int_equal(ground_entries(ground), before);
    response_expect(keyed(ground, &game, "rulings", "K", OTHER), 201); /* keys are told apart by case */
}

/* A key belongs to its session; a request that was refused does not use it up. */
static void test_where_a_key_holds(void **state)
{
    struct ground *ground = *state;
    struct test_game first, second;
    test_game_open(&ground->client, "tt", NULL, &first);
    test_game_open(&ground->client, "tt", NULL, &second);
    response_expect(keyed(ground, &first, "rulings", "one", ROLL), 201);
    response_expect(keyed(ground, &second, "rulings", "one", OTHER), 201);
    response_expect(keyed(ground, &first, "rulings", "two", "{\"step\":\"morale-check\",\"input\":{}}"), 422);
    response_expect(keyed(ground, &first, "rulings", "two", ROLL), 201);
    assert_int_equal(response_number(&ground->client.response, "seq"), 2);
}

static void test_closing(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    test_game_open(&ground->client, "tt", NULL, &game);
    response_expect(keyed(ground, &game, "rulings", "roll", ROLL), 201);
    char *roll = strdup(ground->client.response.body);
    response_expect(keyed(ground, &game, "close", "end", "{\"remark\":\"Red wins.\"}"), 201);
    char *end = strdup(ground->client.response.body);
    assert_string_equal(response_text(&ground->client.response, "kind"), "closed");
    assert_string_equal(response_text(&ground->client.response, "remark"), "Red wins.");
    assert_int_equal(response_number(&ground->client.response, "seq"), 2);
    int64_t before = ground_entries(ground);

    response_expect(keyed(ground, &game, "close", "end", "{\"remark\":\"Red wins.\"}"), 200);
    assert_string_equal(ground->client.response.body, end);
    response_expect(keyed(ground, &game, "rulings", "roll", ROLL), 200);
    assert_string_equal(ground->client.response.body, roll);
    response_expect_problem(keyed(ground, &game, "close", "end", "{}"), 422, "idempotency_key_reused");
    response_expect_problem(keyed(ground, &game, "rulings", "late", ROLL), 409, "session_closed");
    response_expect_problem(keyed(ground, &game, "rulings", NULL, ROLL), 409, "session_closed");
    response_expect_problem(keyed(ground, &game, "close", NULL, NULL), 409, "session_closed");
    response_expect_problem(keyed(ground, &game, "close", "other", NULL), 409, "session_closed");
    assert_int_equal(ground_entries(ground), before);

    const struct response *response =
        client_ask(&ground->client, &(struct ask){.path = game.path, .token = game.token});
    assert_string_equal(response_text(response, "state"), "closed");
    assert_int_equal(response_number(response, "entries"), 3);
    free(roll);
    free(end);
}

static const struct response *minimal(struct ground *ground, const struct test_game *game, const char *what,
                                      const char *key, const char *body)
{
    return client_ask(&ground->client, &(struct ask){.path = game_path(game, "/%s", what),
                                                     .token = game->token,
                                                     .key = key,
                                                     .body = body,
                                                     .headers = {"Prefer: respond-async, return=minimal"}});
}

/* Where the entry is, and nothing that it says. `again`: the key was used before. */
static void minimal_expect(const struct response *response, bool again, int64_t seq)
{
    response_expect(response, 204);
    assert_string_equal(response_header(response, "Preference-Applied"), "return=minimal");
    const char *entry = strstr(response_header(response, "Location"), "/entries/");
    assert_non_null(entry);
    assert_int_equal(strtoll(entry + strlen("/entries/"), NULL, 10), seq);
    assert_int_equal(response->length, 0);
    const char *replayed = response_header(response, "Idempotent-Replayed");
    assert_string_equal(replayed ? replayed : "false", again ? "true" : "false");
}

/* A client that hears of rulings by events need not be told them twice; one under a key is the same, however it is
 * answered. */
static void test_only_which_entry_it_is(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    const char *corrected = "{\"step\":\"morale-check\",\"input\":{\"target\":7}}";
    test_game_open(&ground->client, "tt", NULL, &game);
    minimal_expect(minimal(ground, &game, "rulings", "one", ROLL), false, 1);
    minimal_expect(minimal(ground, &game, "rulings", "one", ROLL), true, 1);
    response_expect(keyed(ground, &game, "rulings", "one", ROLL), 200); /* as before, for whoever wants it */
    assert_null(response_header(&ground->client.response, "Preference-Applied"));
    assert_string_equal(response_header(&ground->client.response, "Idempotent-Replayed"), "true");
    assert_non_null(json_object_get(ground->client.response.json, "outcome"));
    response_expect(keyed(ground, &game, "rulings", "two", ROLL), 201);
    assert_null(response_header(&ground->client.response, "Idempotent-Replayed"));
    minimal_expect(minimal(ground, &game, "rulings", "two", ROLL), true, 2);

    response_expect(minimal(ground, &game, "disputes", "d", "{\"target\":1,\"claim\":\"It was seven.\"}"), 201);
    assert_null(response_header(&ground->client.response, "Preference-Applied")); /* says little anyway */
    assert_string_equal(response_text(&ground->client.response, "claim"), "It was seven.");
    response_expect(keyed(ground, &game, "disputes/3/decision", NULL,
                          "{\"upheld\":true,\"clause\":\"TT-MOR-2\",\"correction\":\"reused_dice\"}"),
                    201);
    minimal_expect(minimal(ground, &game, "decisions/4/correction", "c", corrected), false, 5);
    minimal_expect(minimal(ground, &game, "decisions/4/correction", "c", corrected), true, 5);

    response_expect(minimal(ground, &game, "rulings/preview", NULL, "{\"step\":\"morale-check\",\"input\":{}}"), 200);
    assert_null(response_header(&ground->client.response, "Preference-Applied"));
    assert_int_equal(json_array_size(json_object_get(ground->client.response.json, "needs")), 1);
    response_expect_problem(minimal(ground, &game, "rulings/preview", NULL, "{}"), 422, "missing_field");
    response_expect_problem(minimal(ground, &game, "rulings", NULL, "{\"step\":\"morale-check\",\"input\":{}}"), 422,
                            "target_required");
}

enum { AT_ONCE = 32 };

static void race_run(struct ground *ground, const uint16_t *ports, int32_t port_count, int32_t count)
{
    char path[128];
    struct retry race = {.ask = {.path = path, .token = ground->game.token, .key = "race", .body = ROLL}};
    snprintf(path, sizeof path, "%s", game_path(&ground->game, "/rulings"));
    int64_t before = ground_entries(ground);
    crowd_run(&(struct crowd){.ports = ports,
                              .port_count = port_count,
                              .connections = AT_ONCE,
                              .count = count,
                              .context = &race,
                              .ask = retry_ask,
                              .answer = retry_answer});
    retried_expect(&race.told, count);
    assert_int_equal(ground_entries(ground), before + 1);
    free(race.told.body);
}

static void test_32_requests_at_once_make_one_entry(void **state)
{
    struct ground *ground = *state;
    test_game_open(&ground->client, "tt", NULL, &ground->game);
    race_run(ground, &ground->service.port, 1, AT_ONCE);
}

static void test_two_processes_make_one_entry(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    service_start(&second, ground->database.url, NULL);
    service_await_ready(&second);
    const uint16_t ports[] = {ground->service.port, second.port};
    for (int round = 0; round < 10; round++) {
        test_game_open(&ground->client, "tt", NULL, &ground->game);
        race_run(ground, ports, 2, 4 * AT_ONCE);
    }
    service_stop(&second);
}

struct race {
    struct ground *ground;
    char path[128];
    int created, closed;
};

/* Two clients that close at the same moment: one closes. */
static bool closing_answer(void *context, int32_t number, const struct response *response)
{
    struct race *race = context;
    (void)number;
    race->created += response->status == 201;
    race->closed += response->status == 409;
    return true;
}

static void closing_ask(void *context, int32_t number, struct ask *ret)
{
    struct race *race = context;
    (void)number;
    *ret = (struct ask){.path = race->path, .token = race->ground->game.token, .body = "{}"};
}

static void test_a_session_closes_once(void **state)
{
    struct ground *ground = *state;
    test_game_open(&ground->client, "tt", NULL, &ground->game);
    struct race race = {.ground = ground};
    snprintf(race.path, sizeof race.path, "%s", game_path(&ground->game, "/close"));
    crowd_run(&(struct crowd){.ports = &ground->service.port,
                              .port_count = 1,
                              .connections = AT_ONCE,
                              .count = AT_ONCE,
                              .context = &race,
                              .ask = closing_ask,
                              .answer = closing_answer});
    assert_int_equal(race.created, 1);
    assert_int_equal(race.closed, AT_ONCE - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_repeated_request_is_answered_again),
        cmocka_unit_test(test_another_request_under_the_key_is_refused),
        cmocka_unit_test(test_where_a_key_holds),
        cmocka_unit_test(test_closing),
        cmocka_unit_test(test_only_which_entry_it_is),
        cmocka_unit_test(test_32_requests_at_once_make_one_entry),
        cmocka_unit_test(test_two_processes_make_one_entry),
        cmocka_unit_test(test_a_session_closes_once),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
