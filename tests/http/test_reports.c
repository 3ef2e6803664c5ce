/* The report and the luck of a game through the running service: in each media type, over several pages of the ledger,
 * and where the record is longer than either reads. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { RULINGS = 430, LONG = 10500 };

static const char *const questions[] = {
    "{\"step\":\"morale-check\",\"input\":{\"target\":8}}",
    "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"dice\":[6,6]}",
};

static const char *const what[] = {"/report", "/luck"};

static int game_play(void **state)
{
    int failed = ground_make(state);
    struct ground *ground = *state;
    for (int i = 0; i < RULINGS; i++)
        response_expect(ground_ask(ground, "/rulings", questions[i % 10 == 0]), 201);
    response_expect(ground_ask(ground, "/close", "{\"remark\":\"<b>Red</b> & co. hold the hill\"}"), 201);
    return failed;
}

static const struct response *read_as(struct ground *ground, const char *path, const char *media)
{
    char accept[60];
    snprintf(accept, sizeof accept, "Accept: %s", media);
    return client_ask(
        &ground->client,
        &(struct ask){.path = game_path(&ground->game, "%s", path), .token = ground->game.token, .headers = {accept}});
}

static void the_report_holds_the_whole_game(void **state)
{
    struct ground *ground = *state;
    const struct response *response = ground_ask(ground, "/report", NULL);
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Type"), "application/json");
    assert_int_equal(response_number(response, "count"), RULINGS + 2);
    assert_int_equal(response_number(response, "rulings"), RULINGS);
    assert_int_equal(response_number(response, "dice"), 2 * RULINGS);
    assert_int_equal(response_number(response, "declared"), RULINGS / 10);
    assert_true(json_is_false(json_object_get(response->json, "truncated")));
    assert_string_equal(response_text(response, "remark"), "<b>Red</b> & co. hold the hill");
    long long next = 0;
    size_t number, index;
    json_t *part, *entry;
    json_array_foreach(json_object_get(response->json, "chapters"), number, part)
        json_array_foreach(json_object_get(part, "entries"), index, entry)
            assert_int_equal(json_integer_value(json_object_get(entry, "seq")), next++);
    assert_int_equal(next, RULINGS + 2);
}

static void it_is_a_page_too(void **state)
{
    struct ground *ground = *state;
    const struct response *response = read_as(ground, "/report", "text/html");
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Type"), "text/html; charset=utf-8");
    assert_string_equal(response_header(response, "Cache-Control"), "private, no-cache");
    assert_string_equal(response_header(response, "Vary"), "Accept, Accept-Encoding");
    assert_string_equal(
        response_header(response, "Content-Security-Policy"),
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'");
    assert_non_null(strstr(response->body, "id=\"entry-430\""));
    assert_non_null(strstr(response->body, "&lt;b&gt;Red&lt;/b&gt; &amp; co. hold the hill"));
    assert_null(strstr(response->body, "<script"));
    response = read_as(ground, "/report", "text/markdown");
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Type"), "text/markdown; charset=utf-8");
    assert_null(response_header(response, "Content-Security-Policy"));
    assert_non_null(strstr(response->body, "### 430. Morale check"));
}

static void the_luck_of_both_kinds_of_dice(void **state)
{
    struct ground *ground = *state;
    const struct response *response = ground_ask(ground, "/luck", NULL);
    response_expect(response, 200);
    assert_int_equal(response_number(response, "entries"), RULINGS + 2);
    assert_string_equal(response_text(response, "verdict"), "stands_out"); /* nobody throws so many sixes */
    const json_t *service = json_object_get(response->json, "service");
    const json_t *declared = json_object_get(response->json, "declared");
    assert_int_equal(json_integer_value(json_object_get(service, "dice")), 2 * (RULINGS - RULINGS / 10));
    assert_int_equal(json_integer_value(json_object_get(declared, "dice")), 2 * (RULINGS / 10));
    const json_t *all = json_array_get(json_object_get(declared, "throws"), 0);
    assert_string_equal(json_string_value(json_object_get(all, "verdict")), "stands_out");
    assert_true(json_number_value(json_object_get(all, "observed")) == 2 * RULINGS / 10);
    assert_true(json_number_value(json_object_get(all, "expected")) == RULINGS / 10);
    response = read_as(ground, "/luck", "text/html");
    response_expect(response, 200);
    assert_non_null(strstr(response->body, "<h2>Declared dice</h2>"));
    assert_non_null(strstr(response->body, "below 0.001"));
    response = read_as(ground, "/luck", "text/markdown");
    response_expect(response, 200);
    assert_non_null(strstr(response->body, "# Luck\n"));
}

static void who_may_read_it(void **state)
{
    struct ground *ground = *state;
    for (int i = 0; i < 2; i++) {
        const char *path = game_path(&ground->game, "%s", what[i]);
        response_expect_problem(client_get(&ground->client, path), 401, "token_missing");
        response_expect_problem(client_ask(&ground->client, &(struct ask){.path = path, .token = "x"}), 401,
                                "token_invalid");
        response_expect_problem(read_as(ground, what[i], "image/png"), 406, "not_acceptable");
        path = game_path(&ground->game, "%s?x=1", what[i]);
        response_expect_problem(client_ask(&ground->client, &(struct ask){.path = path, .token = ground->game.token}),
                                422, "unknown_field");
        path = game_path(&ground->game, "%s", what[i]);
        response_expect(
            client_ask(&ground->client, &(struct ask){.path = path, .token = ground->game.token, .method = "DELETE"}),
            405);
    }
}

/* A game of more entries than are read, written past the service. */
static void a_long_game_is_cut_and_said_to_be(void **state)
{
    struct ground *ground = *state;
    char sql[800];
    test_game_open(&ground->client, "tt", NULL, &ground->game);
    snprintf(sql, sizeof sql,
             "INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes) SELECT '%s', n, now(), 'note', 'red', "
             "convert_to(format('{\"at\":\"2026-11-21T10:00:00.000Z\",\"format\":1,\"kind\":\"note\",\"seat\":\"red\","
             "\"seq\":%%s,\"session\":\"%s\",\"text\":\"Step %%s\"}', n, n), 'UTF8') FROM generate_series(1, %d) n",
             ground->game.id, ground->game.id, LONG);
    PGresult *result = PQexec(ground->connection, sql);
    assert_int_equal(PQresultStatus(result), PGRES_COMMAND_OK);
    PQclear(result);
    for (int i = 0; i < 2; i++) {
        const struct response *response = ground_ask(ground, what[i], NULL);
        response_expect(response, 200);
        assert_true(json_is_true(json_object_get(response->json, "truncated")));
        assert_int_equal(response_number(response, i ? "entries" : "count"), 10000);
    }
    assert_non_null(strstr(read_as(ground, "/report", "text/html")->body, "longer than the first 10000 entries"));
    assert_non_null(strstr(read_as(ground, "/luck", "text/html")->body, "is longer than what is compared"));
}

/* What is in the table and is no entry is our fault, and told. */
static void what_is_no_entry_is_our_fault(void **state)
{
    struct ground *ground = *state;
    char sql[400];
    test_game_open(&ground->client, "tt", NULL, &ground->game);
    snprintf(sql, sizeof sql,
             "INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes) VALUES ('%s', 1, now(), 'note', 'red', "
             "'nonsense')",
             ground->game.id);
    PQclear(PQexec(ground->connection, sql));
    for (int i = 0; i < 2; i++)
        response_expect_problem(ground_ask(ground, what[i], NULL), 500, "internal");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_report_holds_the_whole_game),   cmocka_unit_test(it_is_a_page_too),
        cmocka_unit_test(the_luck_of_both_kinds_of_dice),    cmocka_unit_test(who_may_read_it),
        cmocka_unit_test(a_long_game_is_cut_and_said_to_be), cmocka_unit_test(what_is_no_entry_is_our_fault),
    };
    return cmocka_run_group_tests(tests, game_play, ground_clear);
}
