/* Odds inside a session: by units as they stand, with the session's options; nothing is recorded, no link is spent. */
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define WATCH                                                                                                          \
    "{\"id\":\"watch\",\"side\":\"red\",\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\","                    \
    "\"leadership\":6,\"figures\":12}"
#define IMPI "{\"id\":\"impi\",\"side\":\"blue\",\"kind\":\"tribal_infantry\",\"leadership\":6,\"figures\":16}"
#define FIRE "\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"}"

static void table_open(struct client *client, struct test_game *ret)
{
    const struct ask ask = {.path = "/v1/sessions",
                            .body = "{\"ruleset\":\"colonial\",\"units\":[" WATCH "," IMPI "]}"};
    const struct response *response = client_ask(client, &ask);
    game_take(response, ret);
}

static const struct response *post(struct client *client, const struct test_game *game, const char *below,
                                   const char *body)
{
    return client_ask(client, &(struct ask){.path = game_path(game, "%s", below), .token = game->token, .body = body});
}

/* What is said beyond the odds, where units are named. */
static const char *const of_units[] = {"as_of", "input", "autofilled"};

/* What the same question says outside a session, with everything written out. */
static void assert_odds(struct client *client, const struct test_game *game, const char *body, const char *written_out)
{
    const struct response *response =
        client_ask(client, &(struct ask){.path = "/v1/rulesets/colonial/ranged-attack/odds", .body = written_out});
    response_expect(response, 200);
    json_t *wanted = json_deep_copy(response->json);
    response = post(client, game, "/odds", body);
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Cache-Control"), "no-store");
    for (size_t i = 0; i < sizeof of_units / sizeof of_units[0]; i++)
        json_object_del(response->json, of_units[i]);
    if (!json_equal(response->json, wanted))
        fail_msg("%s", response->body);
    json_decref(wanted);
}

#define WRITTEN(figures)                                                                                               \
    "\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"range\":8,\"figures\":" figures                       \
    ",\"target\":{\"figures\":16}"

/* They are those of the question with what the units know written out, and follow the roster. */
static void odds_are_those_of_the_units(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game game;
    table_open(client, &game);
    assert_odds(client, &game, "{" FIRE ",\"input\":{\"range\":8}}", "{\"input\":{" WRITTEN("12") "}}");
    response_expect(
        post(client, &game, "/units/watch/changes", "{\"changes\":{\"figures\":3},\"reason\":\"Counted again.\"}"),
        201);
    assert_odds(client, &game, "{" FIRE ",\"input\":{\"range\":8},\"of\":[\"/hits\"]}",
                "{\"input\":{" WRITTEN("3") "},\"of\":[\"/hits\"]}");
}

static void assert_autofilled(const json_t *answer, const char *pointer, bool wanted)
{
    const json_t *autofilled = json_object_get(answer, "autofilled");
    bool found = false;
    for (size_t i = 0; i < json_array_size(autofilled); i++)
        found = found || strcmp(json_string_value(json_array_get(autofilled, i)), pointer) == 0;
    if (found != wanted)
        fail_msg("%s is %s", pointer, found ? "autofilled" : "not autofilled");
}

/* The answer can be read without the roster: what the units filled in, and when they stood so. */
static void the_answer_says_what_was_filled_in(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game game;
    table_open(client, &game);
    response_expect(post(client, &game, "/units/watch/changes", "{\"changes\":{\"figures\":3},\"reason\":\"Fever.\"}"),
                    201);
    const struct response *response =
        post(client, &game, "/odds",
             "{" FIRE ",\"input\":{\"range\":8,\"weapon\":\"ragtag\"},\"vary\":{\"/input/target/figures\":[4,9]}}");
    response_expect(response, 200);
    assert_int_equal(response_number(response, "as_of"), 1);
    const json_t *input = json_object_get(response->json, "input");
    assert_int_equal(json_integer_value(json_object_get(input, "figures")), 3);
    assert_int_equal(json_integer_value(json_object_get(json_object_get(input, "target"), "figures")), 16);
    assert_autofilled(response->json, "/input/figures", true);
    assert_autofilled(response->json, "/input/weapon", false);
    assert_autofilled(response->json, "/input/target/figures", false);
    response = post(client, &game, "/odds", "{\"step\":\"ranged-attack\",\"input\":{" WRITTEN("4") "}}");
    for (size_t i = 0; i < sizeof of_units / sizeof of_units[0]; i++)
        assert_null(json_object_get(response->json, of_units[i]));
}

/* What a phone shows before a shot: the ends alone, which are those of the whole answer, in a few bytes. */
static void ends_come_alone(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game game;
    table_open(client, &game);
    const struct response *response = post(client, &game, "/odds",
                                           "{\"step\":\"volley\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                                           "\"input\":{\"range\":8}}");
    response_expect(response, 200);
    size_t whole = response->length;
    json_t *ends = json_deep_copy(json_object_get(response->json, "ends"));
    response = post(client, &game, "/odds",
                    "{\"step\":\"volley\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                    "\"input\":{\"range\":8},\"of\":[]}");
    response_expect(response, 200);
    print_message("odds of a volley: %zu bytes, its ends alone %zu\n", whole, response->length);
    assert_int_equal(json_array_size(json_object_get(response->json, "distributions")), 0);
    assert_true(json_array_size(ends) > 2);
    assert_true(json_equal(json_object_get(response->json, "ends"), ends));
    assert_in_range(response->length, 1, 3000);
    json_decref(ends);
}

/* What is given wins over the unit, and so does what is varied. */
static void what_is_given_wins(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game game;
    table_open(client, &game);
    assert_odds(client, &game, "{" FIRE ",\"input\":{\"range\":8,\"figures\":5}}", "{\"input\":{" WRITTEN("5") "}}");
    assert_odds(client, &game, "{" FIRE ",\"input\":{\"range\":8},\"vary\":{\"/input/figures\":[2,7]}}",
                "{\"input\":{" WRITTEN("1") "},\"vary\":{\"/input/figures\":[2,7]}}");
    assert_odds(client, &game, "{\"step\":\"ranged-attack\",\"input\":{" WRITTEN("4") "},\"joint\":false}",
                "{\"input\":{" WRITTEN("4") "}}");
    assert_odds(client, &game,
                "{" FIRE ",\"input\":{\"range\":8},\"of\":[\"/removed\",\"/pin_test_due\"],\"joint\":true}",
                "{\"input\":{" WRITTEN("12") "},\"of\":[\"/removed\",\"/pin_test_due\"],\"joint\":true}");
}

/* Any seat may ask; the ledger does not grow, and no link of the chain is spent. */
static void nothing_is_recorded(void **state)
{
    struct ground *ground = *state;
    struct client *client = &ground->client;
    struct test_game game;
    char token[64];
    table_open(client, &game);
    seat_join(client, &game, "eye", "spectator", 0, token);
    int64_t entries = ground_entries(ground);
    const struct ask ask = {
        .path = game_path(&game, "/odds"), .token = token, .body = "{" FIRE ",\"input\":{\"range\":8}}"};
    response_expect(client_ask(client, &ask), 200);
    assert_int_equal(ground_entries(ground), entries);
    const struct response *response = post(client, &game, "/rulings", "{" FIRE ",\"input\":{\"range\":8}}");
    response_expect(response, 201);
    const json_t *dice = json_object_get(response->json, "dice");
    assert_int_equal(json_integer_value(json_object_get(dice, "link")), 1); /* the first */
}

static void assert_violation(struct client *client, const struct test_game *game, const char *body, const char *code,
                             const char *pointer)
{
    const struct response *response = post(client, game, "/odds", body);
    response_expect_problem(response, 422, code);
    const json_t *violation = json_array_get(json_object_get(response->json, "violations"), 0);
    assert_string_equal(json_string_value(json_object_get(violation, "pointer")), pointer);
}

static void what_is_refused(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game game;
    table_open(client, &game);
    static const struct {
        const char *body, *code, *pointer;
    } cases[] = {
        {"{\"input\":{}}", "missing_field", "/step"},
        {"{\"step\":\"ranged-atack\",\"input\":{}}", "not_a_choice", "/step"},
        {"{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"nobody\"}}", "unit_unknown", "/units/firer"},
        {"{\"step\":\"ranged-attack\",\"units\":{\"rider\":\"watch\"}}", "unknown_field", "/units/rider"},
        {"{" FIRE ",\"input\":{\"range\":8},\"options\":{}}", "unknown_field", "/options"},
        {"{" FIRE ",\"input\":{\"range\":8},\"apply\":false}", "unknown_field", "/apply"},
        {"{" FIRE ",\"input\":{\"range\":8},\"dice\":[1]}", "unknown_field", "/dice"},
        {"{" FIRE ",\"input\":{\"range\":8},\"vary\":{\"/options/x\":[1]}}", "conflicting_fields", "/vary"},
        {"{" FIRE ",\"input\":{\"range\":8},\"of\":[\"/hit\"]}", "not_a_choice", "/of/0"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_violation(client, &game, cases[i].body, cases[i].code, cases[i].pointer);
    response_expect(post(client, &game, "/units/watch/changes", "{\"changes\":{\"figures\":0},\"reason\":\"Gone.\"}"),
                    201);
    assert_violation(client, &game, "{" FIRE ",\"input\":{\"range\":8}}", "unit_out", "/units/firer");
}

/* The options are those that the session was opened with. */
static void the_options_are_the_sessions(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game game;
    test_game_open(client, "tt", "{\"morale_compare\":\"gt\"}", &game);
    const char *question = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}";
    const struct response *response = post(client, &game, "/odds", question);
    response_expect(response, 200);
    json_t *here = json_deep_copy(response->json);
    response = client_ask(client, &(struct ask){.path = "/v1/rulesets/tt/morale-check/odds",
                                                .body = "{\"input\":{\"target\":8},\"options\":{\"morale_compare\":"
                                                        "\"gt\"}}"});
    response_expect(response, 200);
    assert_true(json_equal(response->json, here));
    response = client_ask(
        client, &(struct ask){.path = "/v1/rulesets/tt/morale-check/odds", .body = "{\"input\":{\"target\":8}}"});
    response_expect(response, 200);
    assert_false(json_equal(response->json, here));
    json_decref(here);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_are_those_of_the_units),
        cmocka_unit_test(the_answer_says_what_was_filled_in),
        cmocka_unit_test(ends_come_alone),
        cmocka_unit_test(what_is_given_wins),
        cmocka_unit_test(nothing_is_recorded),
        cmocka_unit_test(what_is_refused),
        cmocka_unit_test(the_options_are_the_sessions),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
