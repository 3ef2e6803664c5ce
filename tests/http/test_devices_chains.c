/* Sealed games over the end of a chain: the nonces that were given before it count no more, so a device gives another
 * one and asks then, without anybody's help. */
#include "devices.h"
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define OPENING "{\"ruleset\":\"tt\"}"
#define MORALE "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

enum { CHAIN = 4096, CONNECTIONS = 64 };

static void roll_ask(void *context, int32_t number, struct ask *ret)
{
    (void)number;
    *ret = *(const struct ask *)context;
}

static bool roll_answer(void *context, int32_t number, const struct response *response)
{
    (void)context;
    (void)number;
    return response->status == 201;
}

/* Somebody without a device rolls so often. */
static void rolls(struct ground *ground, const struct test_game *game, const char *token, int32_t count)
{
    char path[128];
    snprintf(path, sizeof path, "%s", game_path(game, "/rulings"));
    struct ask roll = {.path = path, .token = token, .body = MORALE};
    const struct crowd crowd = {.ports = &ground->service.port,
                                .port_count = 1,
                                .connections = CONNECTIONS,
                                .count = count,
                                .context = &roll,
                                .ask = roll_ask,
                                .answer = roll_answer};
    crowd_run(&crowd);
    assert_int_equal(game_kind_count(&ground->client, game, "ruling"), count);
}

static void test_a_chain_that_is_used_up(void **state)
{
    static const char *const once[] = {"--once", NULL};
    struct ground *ground = *state;
    struct client *client = &ground->client;
    struct test_device red;
    struct test_game game;
    struct program_end end;
    char blue[64];
    game_take(client_ask(client, &(struct ask){.path = "/v1/sessions", .body = OPENING}), &game);
    device_join_game(&red, "red", ground->service.port, &game, NULL, &end);
    assert_int_equal(end.status, 0);
    seat_join(client, &game, "blue", NULL, 'b', blue);
    rolls(ground, &game, blue, CHAIN);
    device_do(&red, "watch", once); /* nothing is due yet */
    assert_int_equal(game_kind_count(client, &game, "nonce"), 0);
    device_ask_question(&red, MORALE, &end); /* the next chain begins with this question */
    if (end.status != 0 || !strstr(end.words, "asked at link 4097, index 0"))
        fail_msg("%d: %s", end.status, end.words);
    assert_int_equal(game_kind_count(client, &game, "rekey"), 1);
    assert_int_equal(game_kind_count(client, &game, "nonce"), 1);
    assert_int_equal(game_kind_count(client, &game, "ruling"), CHAIN + 1);
    device_do(&red, "watch", once); /* once is enough */
    device_ask_question(&red, MORALE, &end);
    assert_int_equal(end.status, 0);
    assert_int_equal(game_kind_count(client, &game, "nonce"), 1);
    assert_int_equal(export_check(game_read(client, &game, "/export")->body, NULL), 1 + 2 + CHAIN + 2 + 2);
    device_clear(&red);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_chain_that_is_used_up),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
