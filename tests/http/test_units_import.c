/* Units imported as comma-separated values over HTTP: what comes in, who may bring what, and violations by line and
 * column. */
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define CSV "Content-Type: text/csv"
#define HEAD "id,name,side,kind,leadership,figures\r\n"

static const struct response *import(struct client *client, const struct test_game *game, const char *token,
                                     const char *type, const char *body)
{
    return client_ask(
        client, &(struct ask){.path = game_path(game, "/units"), .token = token, .body = body, .headers = {type}});
}

static const json_t *violation_of(const struct response *response)
{
    return json_array_get(json_object_get(response->json, "violations"), 0);
}

static int64_t number_of(const json_t *object, const char *member)
{
    const json_t *value = json_object_get(object, member);
    return value ? json_integer_value(value) : -1;
}

static void units_come_in(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game game;
    test_game_open(client, "colonial", NULL, &game);
    const struct response *response =
        import(client, &game, game.token, "Content-Type: text/csv; charset=utf-8; header=present",
               HEAD "watch,\"Watch, Black\",red,regular_infantry,6,12\r\nimpi,,blue,tribal_infantry,5,16\r\n");
    response_expect(response, 201);
    assert_string_equal(response_text(response, "kind"), "units_added");
    response = client_ask(client, &(struct ask){.path = game_path(&game, "/roster"), .token = game.token});
    response_expect(response, 200);
    const json_t *units = json_object_get(response->json, "units");
    assert_int_equal(json_array_size(units), 2);
    const json_t *watch = json_array_get(units, 0), *impi = json_array_get(units, 1);
    assert_string_equal(json_string_value(json_object_get(watch, "name")), "Watch, Black");
    assert_int_equal(number_of(watch, "figures"), 12);
    assert_string_equal(json_string_value(json_object_get(impi, "name")), "impi");
    assert_int_equal(number_of(impi, "leadership"), 5);
    response = client_ask(client, &(struct ask){.path = game_path(&game, "/export"), .token = game.token});
    response_expect(response, 200);
    export_check(response->body, NULL);
}

static void places_are_told(void **state)
{
    struct client *client = &((struct ground *)*state)->client;
    struct test_game game;
    char blue[64];
    test_game_open(client, "colonial", NULL, &game);
    seat_join(client, &game, "blue", NULL, 'b', blue);
    const struct response *response =
        import(client, &game, game.token, CSV, HEAD "a,,blue,tribal_infantry,5,16\r\nb,,blue,tribal_infantry,5,x\r\n");
    response_expect_problem(response, 422, "wrong_type");
    assert_int_equal(number_of(violation_of(response), "line"), 3);
    assert_int_equal(number_of(violation_of(response), "column"), 6);
    assert_null(json_object_get(violation_of(response), "pointer"));
    response = import(client, &game, game.token, CSV, "id,side,kind\r\na,blue,tribal_infantry\r\n");
    response_expect_problem(response, 422, "missing_field");
    assert_int_equal(number_of(violation_of(response), "line"), 1);
    assert_null(json_object_get(violation_of(response), "column"));
    response = import(client, &game, game.token, CSV, "id,\"side\r\n");
    response_expect_problem(response, 400, "malformed_csv");
    assert_int_equal(number_of(violation_of(response), "column"), 2);
    /* a player may only add units of the player's own side, whichever way they come */
    response = import(client, &game, blue, CSV, HEAD "a,,blue,tribal_infantry,5,16\r\nb,,red,tribal_infantry,5,16\r\n");
    response_expect_problem(response, 422, "not_a_choice");
    assert_int_equal(number_of(violation_of(response), "line"), 3);
    assert_int_equal(number_of(violation_of(response), "column"), 3);
    response_expect(import(client, &game, blue, CSV, HEAD "a,,blue,tribal_infantry,5,16\r\n"), 201);
    response =
        import(client, &game, blue, CSV, HEAD "c,,blue,tribal_infantry,5,16\r\na,,blue,tribal_infantry,5,16\r\n");
    response_expect_problem(response, 409, "unit_id_taken");
    assert_int_equal(number_of(violation_of(response), "line"), 3);
    assert_int_equal(number_of(violation_of(response), "column"), 1);
    response = import(client, &game, blue, "Content-Type: application/json",
                      "{\"units\":[{\"id\":\"c\",\"side\":\"red\",\"kind\":\"tribal_infantry\",\"figures\":16}]}");
    response_expect_problem(response, 422, "not_a_choice");
    assert_string_equal(json_string_value(json_object_get(violation_of(response), "pointer")), "/units/0/side");
}

/* This operation alone takes it, in UTF-8 alone; deep brackets in it are letters. */
static void where_it_is_taken(void **state)
{
    struct ground *ground = *state;
    struct client *client = &ground->client;
    struct test_game game;
    char deep[400] = "id,name,side,kind,figures\na,\"";
    test_game_open(client, "colonial", NULL, &game);
    response_expect_problem(import(client, &game, game.token, "Content-Type: text/csv; charset=latin1", HEAD), 415,
                            "media_type_unsupported");
    response_expect_problem(import(client, &game, game.token, "Content-Type: text/plain", HEAD), 415,
                            "media_type_unsupported");
    const struct ask turn = {
        .path = game_path(&game, "/turns"), .token = game.token, .body = "turn\n1\n", .headers = {CSV}};
    response_expect_problem(client_ask(client, &turn), 415, "media_type_unsupported");
    memset(deep + strlen(deep), '[', 50);
    strcat(deep, "\",red,tribal_infantry,16\n");
    response_expect(import(client, &game, game.token, CSV, deep), 201);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_come_in),
        cmocka_unit_test(places_are_told),
        cmocka_unit_test(where_it_is_taken),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
