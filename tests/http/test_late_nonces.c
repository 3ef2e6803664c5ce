/* Nonces that come late in sealed mode, when whoever knows the secrets can try them until the next dice suit: a
 * question that a device signed takes only those that the device saw, a seat that joins ends the chain, and what is
 * late all the same is named. */
#include "devices.h"
#include "ground.h"
#include "parties.h"
#include "sealed.h"
#include "verify/verify.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define OPENING "{\"ruleset\":\"tt\"}"
#define QUESTION "\"step\":\"morale-check\",\"input\":{\"target\":8}"

/* Red has a device; blue has none. */
struct table {
    struct pair pair;
    char blue[64];
};

static void table_open(struct ground *ground, struct table *table)
{
    struct pair *pair = &table->pair;
    *table = (struct table){.pair = {.client = &ground->client, .entries = 1}};
    game_take(client_ask(pair->client, &(struct ask){.path = "/v1/sessions", .body = OPENING}), &pair->game);
    seat_join(pair->client, &pair->game, "blue", NULL, 'b', table->blue);
    pair->entries++;
    pair_sit(pair, &pair->red, "red", 'a', ""); /* whose checkpoint covers both */
    pair_anchor(pair);
}

/* What red's device signs over the newest checkpoint that it saw. */
static void signs(struct table *table, uint64_t link, const char *key, char *body, size_t size)
{
    char members[300];
    const struct statement_place place = {.anchor = table->pair.next.anchor, .link = link};
    const struct statement statement = {.operation = STATEMENT_RULE, .key = key, .place = &place};
    snprintf(members, sizeof members,
             "\"input\":{\"target\":8},\"place\":{\"index\":0,\"link\":%u},\"step\":\"morale-check\"", (unsigned)link);
    pair_signed_body(&table->pair, &table->pair.red, &statement, members, body, size);
}

static const struct response *umpire_gives(struct pair *pair, int number)
{
    char body[80];
    snprintf(body, sizeof body, "{\"nonce\":\"%032d\"}", number);
    return pair_post(pair, pair->game.token, NULL, "/nonces", body);
}

/* The export, as `umpire verify` counts it. */
static struct verify_noticed counted(struct pair *pair, enum verify_warning warning)
{
    static const struct verify_trust nobody;
    struct verifier *verifier = verifier_new(&nobody);
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "/export"), .token = pair->game.token});
    response_expect(response, 200);
    assert_non_null(verifier);
    verify_bytes(verifier, response->body, response->length);
    assert_true(verify_end(verifier));
    assert_null(verify_first(verifier));
    struct verify_noticed ret = *verify_noticed(verifier, warning);
    verifier_free(verifier);
    return ret;
}

/* The owner holds red's question, and records a nonce of the umpire's: it changes none of its dice. It would count for
 * later questions, and is named. */
static void test_a_nonce_for_a_signed_question(void **state)
{
    static char held[1000];
    struct ground *ground = *state;
    struct table table;
    table_open(ground, &table);
    struct pair *pair = &table.pair;
    signs(&table, 1, "held", held, sizeof held);
    pair_comes(pair, umpire_gives(pair, 1), 201);                                      /* 3 */
    pair_comes(pair, pair_post(pair, pair->red.token, "held", "/rulings", held), 201); /* 4 */
    pair_export_holds(pair); /* with plain dice of red's and blue's nonces alone */
    struct verify_noticed late = counted(pair, VERIFY_WARNING_LATE_NONCES);
    assert_int_equal(late.count, 1);
    assert_int_equal(late.first, 3);
}

/* What has counted once counts for every later link: nobody chooses between dice with it and without. */
static void test_what_counted_once(void **state)
{
    static char old[1000], new[1000];
    struct ground *ground = *state;
    struct table table;
    table_open(ground, &table);
    struct pair *pair = &table.pair;
    signs(&table, 2, "old", old, sizeof old); /* before the umpire's nonce */
    pair_comes(pair, umpire_gives(pair, 1), 201);
    pair_comes(pair, pair_post(pair, table.blue, NULL, "/rulings", "{" QUESTION "}"), 201); /* link 1, with it */
    response_expect_problem(pair_post(pair, pair->red.token, "old", "/rulings", old), 409, "checkpoint_too_old");
    signs(&table, 2, "new", new, sizeof new);
    pair_comes(pair, pair_post(pair, pair->red.token, "new", "/rulings", new), 201);
    pair_export_holds(pair);
    assert_int_equal(counted(pair, VERIFY_WARNING_LATE_NONCES).count, 0); /* it came before the first roll */
}

/* The umpire's nonce between two rolls counts for unsigned questions, and is named. */
static void test_a_nonce_between_rolls(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(ground, &table);
    struct pair *pair = &table.pair;
    pair_comes(pair, pair_post(pair, table.blue, NULL, "/rulings", "{" QUESTION "}"), 201); /* 3 */
    pair_comes(pair, umpire_gives(pair, 1), 201);                                           /* 4 */
    pair_comes(pair, pair_post(pair, table.blue, NULL, "/rulings", "{" QUESTION "}"), 201);
    pair_export_holds(pair);
    struct verify_noticed late = counted(pair, VERIFY_WARNING_LATE_NONCES);
    assert_int_equal(late.count, 1);
    assert_int_equal(late.first, 4);
}

/* A seat that was made up joins between two rolls: its nonce was known to whoever knows the secrets, so the chain ends
 * with it, and the next one begins before anybody rolls. */
static void test_a_seat_between_rolls(void **state)
{
    struct ground *ground = *state;
    struct table table;
    char ghost[64];
    table_open(ground, &table);
    struct pair *pair = &table.pair;
    pair_comes(pair, pair_post(pair, table.blue, NULL, "/rulings", "{" QUESTION "}"), 201);
    seat_join(pair->client, &pair->game, "ghost", NULL, 'c', ghost);
    game_await_kind(pair->client, &pair->game, "rekey", 1);
    pair->entries += 2;
    pair_comes(pair, pair_post(pair, ghost, NULL, "/nonces", "{\"nonce\":\"01234567890123456789012345678901\"}"), 201);
    pair_comes(pair, pair_post(pair, table.blue, NULL, "/rulings", "{" QUESTION "}"), 201);
    pair_export_holds(pair);
    struct verify_noticed late = counted(pair, VERIFY_WARNING_LATE_NONCES);
    assert_int_equal(late.count, 1); /* or seat after seat could begin chains until the first dice suit */
    assert_int_equal(late.first, 4);
    assert_int_equal(counted(pair, VERIFY_WARNING_REKEYS).count, 1);
    char another[64];
    seat_join(pair->client, &pair->game, "ghosts", NULL, 'e', another);
    game_await_kind(pair->client, &pair->game, "rekey", 2);
    pair->entries += 2;
    pair_comes(pair, pair_post(pair, table.blue, NULL, "/rulings", "{" QUESTION "}"), 201);
    late = counted(pair, VERIFY_WARNING_LATE_NONCES);
    assert_int_equal(late.count, 2);
    assert_int_equal(late.listed[0], 4);
    assert_true(late.listed[1] > 4);                                          /* each is named */
    seat_join(pair->client, &pair->game, "watcher", "spectator", 'd', ghost); /* gives none, and ends nothing */
    pair->entries++;
    pair_comes(pair, pair_post(pair, table.blue, NULL, "/rulings", "{" QUESTION "}"), 201);
    assert_int_equal(counted(pair, VERIFY_WARNING_REKEYS).count, 2);
}

/* The device says it before it cosigns. */
static void test_the_device_warns(void **state)
{
    static const char *const once[] = {"--once", NULL};
    struct ground *ground = *state;
    struct test_device device;
    struct program_end end;
    struct table table;
    table_open(ground, &table);
    struct pair *pair = &table.pair;
    device_join_game(&device, "carol", ground->service.port, &pair->game, NULL, &end);
    pair->entries++;
    device_do(&device, "watch", once);
    pair_comes(pair, pair_post(pair, table.blue, NULL, "/rulings", "{" QUESTION "}"), 201); /* 4 */
    pair_comes(pair, umpire_gives(pair, 1), 201);                                           /* 5 */
    device_run(&device, "watch", once, &end);
    assert_int_equal(end.status, 0);
    assert_non_null(strstr(end.words, "entry 5 brings a nonce after the first roll"));
    device_run(&device, "watch", once, &end); /* once is enough */
    assert_null(strstr(end.words, "WARNING"));
    device_run(&device, "cosign", NULL, &end);
    assert_non_null(strstr(end.words, "WARNING"));
    device_run(&device, "show", NULL, &end);
    assert_non_null(strstr(end.words, "the newest is entry 5"));

    /* Or a seat joins, which ends the chain. */
    char ghost[64];
    seat_join(pair->client, &pair->game, "ghost", NULL, 'c', ghost); /* 6 */
    game_await_kind(pair->client, &pair->game, "rekey", 1);
    device_run(&device, "watch", once, &end);
    assert_int_equal(end.status, 0);
    assert_non_null(strstr(end.words, "entry 6 brings a nonce after the first roll"));

    /* It knows whose its own is, which comes after somebody's roll. */
    response_expect(pair_post(pair, table.blue, NULL, "/rulings", "{" QUESTION "}"), 201); /* 9 */
    seat_join(pair->client, &pair->game, "another", NULL, 'd', ghost);                     /* 10 */
    game_await_kind(pair->client, &pair->game, "rekey", 2);
    response_expect(pair_post(pair, table.blue, NULL, "/rulings", "{" QUESTION "}"), 201); /* 12 */
    device_run(&device, "watch", once, &end);
    assert_non_null(strstr(end.words, "gave a nonce for the new chain"));
    assert_non_null(strstr(end.words, "entry 10 brings a nonce after the first roll"));
    assert_null(strstr(end.words, "entry 13 brings"));
    device_run(&device, "show", NULL, &end);
    assert_non_null(strstr(end.words, "the newest is entry 10"));
    device_clear(&device);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_nonce_for_a_signed_question),
        cmocka_unit_test(test_what_counted_once),
        cmocka_unit_test(test_a_nonce_between_rolls),
        cmocka_unit_test(test_a_seat_between_rolls),
        cmocka_unit_test(test_the_device_warns),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
