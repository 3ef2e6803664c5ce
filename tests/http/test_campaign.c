/* A game that begins with the roster that another one left: who comes along, what is recorded, what is refused. */
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define UNITS                                                                                                          \
    "{\"id\":\"watch\",\"side\":\"red\",\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\","                    \
    "\"leadership\":6,\"figures\":12},"                                                                                \
    "{\"id\":\"impi\",\"name\":\"Third Impi\",\"side\":\"blue\",\"kind\":\"tribal_infantry\",\"leadership\":6,"        \
    "\"figures\":16}"

static const struct response *post(struct client *client, const struct test_game *game, const char *below,
                                   const char *body)
{
    return client_ask(client, &(struct ask){.path = game_path(game, "%s", below), .token = game->token, .body = body});
}

/* A game in which the watch lost six (entry 1) and the impi all (entry 2). */
static void first_play(struct client *client, struct test_game *ret)
{
    const struct ask ask = {.path = "/v1/sessions", .body = "{\"ruleset\":\"colonial\",\"units\":[" UNITS "]}"};
    game_take(client_ask(client, &ask), ret);
    response_expect(
        post(client, ret, "/units/watch/changes", "{\"changes\":{\"figures\":6},\"reason\":\"The ambush.\"}"), 201);
    response_expect(post(client, ret, "/units/impi/changes", "{\"changes\":{\"figures\":0},\"reason\":\"Routed.\"}"),
                    201);
}

/* Opens the next one; `more` goes into roster_from, `beside` beside it. */
static const struct response *next_ask(struct client *client, const struct test_game *before, const char *token,
                                       const char *more, const char *beside, const char *key)
{
    static char body[600];
    snprintf(body, sizeof body, "{\"ruleset\":\"colonial\",\"roster_from\":{\"session\":\"%s\",\"token\":\"%s\"%s}%s}",
             before->id, token, more, beside);
    return client_ask(client, &(struct ask){.path = "/v1/sessions", .body = body, .key = key});
}

/* "id:figures:name" of each unit of the roster. */
static const char *roster_of(struct client *client, const struct test_game *game)
{
    static char words[400];
    const struct response *response =
        client_ask(client, &(struct ask){.path = game_path(game, "/roster"), .token = game->token});
    size_t index, used = 0;
    json_t *unit;
    response_expect(response, 200);
    words[0] = '\0';
    json_array_foreach(json_object_get(response->json, "units"), index, unit) used += (size_t)snprintf(
        words + used, sizeof words - used, "%s%s:%lld:%s", index ? " " : "",
        json_string_value(json_object_get(unit, "id")), (long long)json_integer_value(json_object_get(unit, "figures")),
        json_string_value(json_object_get(unit, "name")));
    return words;
}

static void those_who_are_left_come_along(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game before, game;
    first_play(client, &before);
    game_take(next_ask(client, &before, before.token, "", "", NULL), &game);
    assert_string_equal(roster_of(client, &game), "watch:6:watch");
    game_take(next_ask(client, &before, before.token, ",\"include_fallen\":true", "", NULL), &game);
    assert_string_equal(roster_of(client, &game), "watch:6:watch impi:0:Third Impi");
    game_take(next_ask(client, &before, before.token, ",\"as_of\":0", "", NULL), &game);
    assert_string_equal(roster_of(client, &game), "watch:12:watch impi:16:Third Impi");
    assert_string_equal(roster_of(client, &before), "watch:6:watch impi:0:Third Impi"); /* is as it was */
}

/* A member of a unit of the roster, 0 where it is left out. */
static long long number_of(struct client *client, const struct test_game *game, const char *id, const char *member)
{
    const struct response *response =
        client_ask(client, &(struct ask){.path = game_path(game, "/roster"), .token = game->token});
    size_t index;
    json_t *unit;
    response_expect(response, 200);
    json_array_foreach(json_object_get(response->json, "units"), index,
                       unit) if (strcmp(json_string_value(json_object_get(unit, "id")), id) ==
                                 0) return json_integer_value(json_object_get(unit, member));
    fail_msg("%s is not there", id);
    return 0;
}

#define FIRE "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},\"input\":{\"range\":8}}"

/* Whoever has fired in one game fires in the first turn of the next. What the fire made due belongs to the battle. */
static void no_turn_is_one_of_another_game(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    static const char *const carries[] = {"", ",\"carry\":\"survivors\"", ",\"carry\":\"as_it_stood\""};
    struct test_game before, game;
    const struct ask ask = {.path = "/v1/sessions", .body = "{\"ruleset\":\"colonial\",\"units\":[" UNITS "]}"};
    game_take(client_ask(client, &ask), &before);
    const struct response *response =
        post(client, &before, "/rulings",
             "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},\"input\":{\"range\":8},"
             "\"dice\":[6,6,6,6,6,6,1,1,1,1,1,1]}");
    assert_string_equal(response_text(response, "status"), "resolved");
    const long long left = number_of(client, &before, "impi", "figures");
    assert_in_range(left, 1, 15);
    assert_string_equal(response_text(post(client, &before, "/rulings", FIRE), "status"), "not_permitted");
    for (size_t i = 0; i < sizeof carries / sizeof carries[0]; i++) {
        const bool stood = i == 2;
        game_take(next_ask(client, &before, before.token, carries[i], "", NULL), &game);
        assert_int_equal(number_of(client, &game, "impi", "figures"), left);
        assert_int_equal(number_of(client, &game, "impi", "fire_casualties"), stood ? 16 - left : 0);
        response = client_ask(client, &(struct ask){.path = game_path(&game, "/due"), .token = game.token});
        assert_int_equal(json_array_size(json_object_get(response->json, "due")) > 0, stood);
        assert_string_equal(response_text(post(client, &game, "/rulings", FIRE), "status"), "resolved");
    }
}

/* The opening says where the units came from, and stands by itself; the game goes on and verifies. */
static void what_is_recorded(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game before, game;
    first_play(client, &before);
    game_take(next_ask(client, &before, before.token, ",\"as_of\":1", ",\"enforce_phases\":false", NULL), &game);
    const struct response *response =
        client_ask(client, &(struct ask){.path = game_path(&game, "/entries/0"), .token = game.token});
    response_expect(response, 200);
    const json_t *from = json_object_get(response->json, "roster_from");
    assert_int_equal(json_object_size(from), 2);
    assert_string_equal(json_string_value(json_object_get(from, "session")), before.id);
    assert_int_equal(json_integer_value(json_object_get(from, "as_of")), 1);
    assert_int_equal(json_array_size(json_object_get(response->json, "units")), 2);
    assert_null(strstr(response->body, before.token));
    response_expect(post(client, &game, "/rulings",
                         "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                         "\"input\":{\"range\":8},\"dice\":[6,6,6,1,1,1]}"),
                    201);
    response = client_ask(
        client,
        &(struct ask){.path = game_path(&game, "/report"), .token = game.token, .headers = {"Accept: text/markdown"}});
    response_expect(response, 200);
    assert_non_null(strstr(response->body, ", as of entry 1."));
    assert_non_null(strstr(response->body, "Firer: **watch**; Target: **Third Impi**"));
    assert_non_null(strstr(response->body, "- **Third Impi**: Figures 16 \xE2\x86\x92 13, "));
    response = client_ask(client, &(struct ask){.path = game_path(&game, "/export"), .token = game.token});
    response_expect(response, 200);
    assert_int_equal(export_check(response->body, NULL), 2);
}

/* Any seat that reads the game may take its roster along; a retry is the same session though the game went on. */
static void who_may(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game before, game;
    char eye[64], gone[64];
    first_play(client, &before);
    seat_join(client, &before, "eye", "spectator", 0, eye);
    seat_join(client, &before, "gone", "spectator", 0, gone);
    response_expect(post(client, &before, "/seats/s2/revocation", "{}"), 201);
    game_take(next_ask(client, &before, eye, "", "", "a-key-for-this-opening"), &game);
    response_expect(
        post(client, &before, "/units/watch/changes", "{\"changes\":{\"figures\":1},\"reason\":\"Fever.\"}"), 201);
    const struct response *response = next_ask(client, &before, eye, "", "", "a-key-for-this-opening");
    response_expect(response, 200);
    assert_string_equal(response_text(response, "id"), game.id);
    assert_string_equal(roster_of(client, &game), "watch:6:watch");
    response_expect_problem(next_ask(client, &before, gone, "", "", NULL), 422, "not_a_choice");
    response_expect_problem(next_ask(client, &before, game.token, "", "", NULL), 422, "not_a_choice");
}

/* A retry is answered before what the opening rested on is looked at: it may be gone by then. */
static void a_retry_after_the_other_game_closed_its_doors(void **state)
{
    static const char key[] = "a-key-for-a-lost-eye";
    struct client *client = &((struct ground *)*state)->client;
    struct test_game before, game;
    char eye[64];
    first_play(client, &before);
    seat_join(client, &before, "eye", "spectator", 0, eye);
    game_take(next_ask(client, &before, eye, "", "", key), &game);
    response_expect(post(client, &before, "/seats/s1/revocation", "{}"), 201);
    response_expect_problem(next_ask(client, &before, eye, "", "", NULL), 422, "not_a_choice");
    const struct response *response = next_ask(client, &before, eye, "", "", key);
    response_expect(response, 200);
    assert_string_equal(response_text(response, "id"), game.id);
    assert_string_equal(response_text(response, "token"), game.token);
    response_expect_problem(next_ask(client, &before, eye, ",\"as_of\":1", "", key), 422, "idempotency_key_reused");
    response_expect_problem(next_ask(client, &before, eye, "", "", "a-key-never-used-yet"), 422, "not_a_choice");
}

static void assert_refused(const struct response *response, const char *code, const char *pointer)
{
    response_expect_problem(response, 422, code);
    const json_t *violation = json_array_get(json_object_get(response->json, "violations"), 0);
    assert_string_equal(json_string_value(json_object_get(violation, "pointer")), pointer);
}

static void what_is_refused(void **state)
{
    struct ground *ground = *state;
    struct client *client = &ground->client;
    struct test_game before, other = {.id = "01890a5d-ac96-774b-bcce-b302099a8057"}, odd = {.id = "x"};
    first_play(client, &before);
    assert_refused(next_ask(client, &before, before.token, ",\"as_of\":3", "", NULL), "out_of_range",
                   "/roster_from/as_of");
    assert_refused(next_ask(client, &before, before.token, ",\"carry\":\"all\"", "", NULL), "not_a_choice",
                   "/roster_from/carry");
    assert_refused(next_ask(client, &before, before.token, "", ",\"units\":[" UNITS "]", NULL), "conflicting_fields",
                   "/units");
    assert_refused(next_ask(client, &other, before.token, "", "", NULL), "not_a_choice", "/roster_from");
    assert_refused(next_ask(client, &odd, before.token, "", "", NULL), "wrong_length", "/roster_from/session");
    memset(odd.id, 'x', 36);
    assert_refused(next_ask(client, &odd, before.token, "", "", NULL), "invalid_text", "/roster_from/session");
    assert_refused(next_ask(client, &ground->game, ground->game.token, "", "", NULL), "conflicting_fields",
                   "/roster_from/session"); /* plays tt */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(those_who_are_left_come_along),
        cmocka_unit_test(no_turn_is_one_of_another_game),
        cmocka_unit_test(what_is_recorded),
        cmocka_unit_test(who_may),
        cmocka_unit_test(a_retry_after_the_other_game_closed_its_doors),
        cmocka_unit_test(what_is_refused),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
