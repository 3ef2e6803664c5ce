/* What a session is about: title, place, points and a note, said by the umpire and told wherever games are looked at.
 */
#include "sealed.h"
#include "units.h"

#define FIRST "{\"title\":\"Isandlwana\",\"place\":\"At the club\",\"points\":1200,\"note\":\"Bring dice.\"}"

/* The description in an object of the last answer; NULL: none. */
static const json_t *description_in(const json_t *object)
{
    return json_object_get(object, "description");
}

static void expect_first(const json_t *object)
{
    const json_t *said = description_in(object);
    assert_string_equal(json_string_value(json_object_get(said, "title")), "Isandlwana");
    assert_string_equal(json_string_value(json_object_get(said, "place")), "At the club");
    assert_int_equal(member_of(said, "points"), 1200);
    assert_string_equal(json_string_value(json_object_get(said, "note")), "Bring dice.");
}

static const json_t *seen(const struct table *table, const char *path)
{
    response_expect(table_ask(table, path, NULL), 200);
    return table->client->response.json;
}

static const json_t *headline(const struct table *table)
{
    char body[256];
    snprintf(body, sizeof body, "{\"sessions\":[{\"session\":\"%s\",\"token\":\"%s\"}]}", table->game.id, table->blue);
    response_expect(client_ask(table->client, &(struct ask){.path = "/v1/my-sessions", .body = body}), 200);
    return json_array_get(json_object_get(table->client->response.json, "sessions"), 0);
}

static const json_t *preview(const struct table *table)
{
    char body[128];
    snprintf(body, sizeof body, "{\"code\":\"%s\"}", table->game.code);
    response_expect(client_ask(table->client, &(struct ask){.path = "/v1/join/preview", .body = body}), 200);
    return table->client->response.json;
}

static void page_says(const struct table *table, const char *wanted)
{
    struct ask ask = {
        .path = game_path(&table->game, "/report"), .token = table->game.token, .headers = {"Accept: text/markdown"}};
    response_expect(client_ask(table->client, &ask), 200);
    if (!strstr(table->client->response.body, wanted))
        fail_msg("no \"%s\" in %s", wanted, table->client->response.body);
}

static void test_it_is_told_everywhere(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, COLONIAL);
    assert_null(description_in(seen(&table, "")));
    assert_null(description_in(headline(&table)));
    assert_null(description_in(preview(&table)));
    assert_int_equal(table_append(&table, "/description", FIRST), 3);
    assert_string_equal(response_text(&table.client->response, "kind"), "described");
    expect_first(seen(&table, ""));
    expect_first(json_object_get(seen(&table, "/state"), "session"));
    expect_first(headline(&table));
    expect_first(preview(&table));
    expect_first(seen(&table, "/report"));
    page_says(&table, "# Isandlwana. ");
    page_says(&table, "At the club");
    page_says(&table, "1200 points");
    table_verify(&table);
}

/* The newest holds, as a whole; nothing at all takes it away. */
static void test_it_is_said_again(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, COLONIAL);
    table_append(&table, "/description", FIRST);
    table_append(&table, "/description", "{\"title\":\"Rorke's Drift\",\"points\":0}");
    const json_t *said = description_in(seen(&table, ""));
    assert_string_equal(json_string_value(json_object_get(said, "title")), "Rorke's Drift");
    assert_int_equal(member_of(said, "points"), 0);
    assert_null(json_object_get(said, "place"));
    table_append(&table, "/description", "{}");
    assert_null(description_in(seen(&table, "")));
    assert_null(description_in(seen(&table, "/report")));
    table_verify(&table);
}

static void test_refusals(void **state)
{
    struct ground *ground = *state;
    struct table table;
    char body[256], words[128];
    table_open(&table, &ground->client, COLONIAL);
    response_expect_problem(table_ask_as(&table, table.red, "/description", FIRST), 403, "not_allowed");
    table_refuse(&table, "/description", "{\"points\":-1}", 422, "out_of_range");
    table_refuse(&table, "/description", "{\"points\":1000001}", 422, "out_of_range");
    table_refuse(&table, "/description", "{\"titel\":\"x\"}", 422, "unknown_field");
    table_refuse(&table, "/description", "{\"title\":\"a\\u0007\"}", 422, "invalid_text");
    memset(words, 'x', 81);
    words[81] = '\0';
    snprintf(body, sizeof body, "{\"title\":\"%s\"}", words);
    table_refuse(&table, "/description", body, 422, "wrong_length");
    snprintf(body, sizeof body, "{\"title\":\"%s\"}", words + 1);
    table_append(&table, "/description", body);
    table_append(&table, "/close", "{}");
    table_refuse(&table, "/description", FIRST, 409, "session_closed");
}

/* An opening that says it has a second entry, in the same transaction; asked for again it is the same session. */
static void test_in_the_opening(void **state)
{
    struct ground *ground = *state;
    static const char body[] = "{\"ruleset\":\"tt\",\"description\":" FIRST "}";
    struct client *client = &ground->client;
    struct test_game game;
    const struct ask opens = {.path = "/v1/sessions", .body = body, .key = "a-secret-key-of-the-opener"};
    const struct response *response = client_ask(client, &opens);
    response_expect(response, 201);
    game_take(response, &game);
    char *first = strdup(response->body);
    response_expect(client_ask(client, &opens), 200);
    assert_string_equal(client->response.body, first);
    free(first);
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/state"), .token = game.token}), 200);
    expect_first(json_object_get(client->response.json, "session"));
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/entries/1"), .token = game.token}),
                    200);
    assert_string_equal(response_text(&client->response, "kind"), "described");
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/rulings"),
                                                     .token = game.token,
                                                     .body = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"}),
                    201);
    assert_int_equal(json_integer_value(json_object_get(client->response.json, "seq")), 2);
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/export"), .token = game.token}), 200);
    assert_int_equal(export_check(client->response.body, NULL), 3);
    response_expect_problem(
        client_ask(client, &(struct ask){.path = "/v1/sessions",
                                         .body = "{\"ruleset\":\"tt\",\"description\":{\"points\":-1}}"}),
        422, "out_of_range");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_is_told_everywhere),
        cmocka_unit_test(test_it_is_said_again),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_in_the_opening),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
