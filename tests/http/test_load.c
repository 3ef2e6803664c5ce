/* A thousand rulings by 64 clients at once come back as entries 1 to 1,000 of their session, no gap and no repetition,
 * each with the content that its client was told; with one service process and with two on the same database, in one
 * session and in 64. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { CLIENTS = 64, RULINGS = 1000, SESSIONS = 64, PAGE = 200 };

struct load {
    struct ground *ground;
    struct test_game *games; /* rulings take turns over them */
    int game_count;
    json_t *answers[RULINGS]; /* by number of the request */
    char path[RULINGS][80];
    char body[RULINGS][160];
};

static void load_ask(void *context, int32_t number, struct ask *ret)
{
    struct load *load = context;
    const struct test_game *game = &load->games[number % load->game_count];
    snprintf(load->path[number], sizeof load->path[number], "%s/rulings", game->path);
    /* The figures carry the request's number, so that an answer can be told from every other. */
    snprintf(
        load->body[number], sizeof load->body[number],
        "{\"step\":\"morale-check\",\"input\":{\"target\":8,\"modifiers\":[{\"name\":\"request %d\",\"value\":1}]}}",
        number);
    *ret = (struct ask){.path = load->path[number], .token = game->token, .body = load->body[number]};
}

static bool load_answer(void *context, int32_t number, const struct response *response)
{
    struct load *load = context;
    response_expect(response, 201);
    const json_t *modifiers = json_object_get(json_object_get(response->json, "input"), "modifiers");
    int told = -1;
    sscanf(json_string_value(json_object_get(json_array_get(modifiers, 0), "name")), "request %d", &told);
    assert_int_equal(told, number);
    load->answers[number] = json_incref(response->json);
    return true;
}

/* Reads a game's ledger; each entry is the one that its request was told, and each number comes once. */
static int game_check(struct load *load, const struct test_game *game, json_t **by_seq)
{
    char path[512];
    int rulings = 0;
    snprintf(path, sizeof path, "%s", game_path(game, "/entries?limit=%d", PAGE));
    for (long long seq = 0; path[0];) {
        const struct response *response =
            client_ask(&load->ground->client, &(struct ask){.path = path, .token = game->token});
        size_t index;
        json_t *entry;
        response_expect(response, 200);
        json_array_foreach(json_object_get(response->json, "entries"), index, entry)
        {
            assert_int_equal(json_integer_value(json_object_get(entry, "seq")), seq);
            if (seq > 0 && !json_equal(entry, by_seq[seq]))
                fail_msg("entry %lld is not what its request was told", seq);
            rulings += seq++ > 0;
        }
        const char *next = response_text(response, "next");
        if (next[0])
            snprintf(path, sizeof path, "%s", game_path(game, "/entries?limit=%d&cursor=%s", PAGE, next));
        else
            path[0] = '\0';
    }
    return rulings;
}

/* The answers of one game by their numbers. */
static void answers_place(const struct load *load, int game, json_t **ret)
{
    memset(ret, 0, (RULINGS + 1) * sizeof *ret);
    for (int i = game; i < RULINGS; i += load->game_count) {
        long long seq = json_integer_value(json_object_get(load->answers[i], "seq"));
        assert_in_range(seq, 1, RULINGS);
        assert_null(ret[seq]);
        ret[seq] = load->answers[i];
    }
}

static void load_run(struct ground *ground, const uint16_t *ports, int32_t port_count, int game_count)
{
    struct load *load = calloc(1, sizeof *load);
    json_t **by_seq = calloc(RULINGS + 1, sizeof *by_seq);
    struct test_game games[SESSIONS];
    assert_true(load && by_seq);
    load->ground = ground;
    load->games = games;
    load->game_count = game_count;
    for (int i = 0; i < game_count; i++)
        test_game_open(&ground->client, "tt", NULL, &games[i]);
    crowd_run(&(struct crowd){.ports = ports,
                              .port_count = port_count,
                              .connections = CLIENTS,
                              .count = RULINGS,
                              .context = load,
                              .ask = load_ask,
                              .answer = load_answer});
    int rulings = 0;
    for (int i = 0; i < game_count; i++) {
        answers_place(load, i, by_seq);
        rulings += game_check(load, &games[i], by_seq);
    }
    assert_int_equal(rulings, RULINGS);
    for (int i = 0; i < RULINGS; i++)
        json_decref(load->answers[i]);
    free(by_seq);
    free(load);
}

static void test_one_session_one_process(void **state)
{
    struct ground *ground = *state;
    load_run(ground, &ground->service.port, 1, 1);
}

static void test_64_sessions_one_process(void **state)
{
    struct ground *ground = *state;
    load_run(ground, &ground->service.port, 1, SESSIONS);
}

static void test_two_processes(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    service_start(&second, ground->database.url, NULL);
    service_await_ready(&second);
    const uint16_t ports[] = {ground->service.port, second.port};
    load_run(ground, ports, 2, 1);
    load_run(ground, ports, 2, SESSIONS);
    service_stop(&second);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_session_one_process),
        cmocka_unit_test(test_64_sessions_one_process),
        cmocka_unit_test(test_two_processes),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
