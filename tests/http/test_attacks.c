/* Attacks on the dice and on the record, played against the running service by whoever could gain by them: the owner
 * of the server who plays, a player with two seats, the umpire. Each is refused, or the record names it. */
#include "ground.h"
#include "parties.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define QUESTION "\"step\":\"morale-check\",\"input\":{\"target\":8}"
#define OTHER "\"step\":\"morale-check\",\"input\":{\"target\":9}"
#define TWO_SIDED "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}"

/* Everything that the owner can read in the database, as one text. */
static bool owner_reads(struct ground *ground, const struct pair *pair, const char *text)
{
    char sql[600];
    snprintf(sql, sizeof sql,
             "SELECT count(*) FROM umpire.entry WHERE session_id = '%s' AND convert_from(bytes, 'UTF8') LIKE '%%%s%%'",
             pair->game.id, text);
    return database_number(ground->connection, sql) > 0;
}

static const struct response *give_nonce(struct pair *pair, int number)
{
    char body[80];
    snprintf(body, sizeof body, "{\"nonce\":\"%032d\"}", number);
    return pair_post(pair, pair->game.token, NULL, "/nonces", body);
}

/* The faces of the newest entry, which is a ruling. */
static void faces_of(struct pair *pair, long long ret[2])
{
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "/entries/%d", pair->entries - 1),
                                               .token = pair->game.token});
    response_expect(response, 200);
    const json_t *draw = json_array_get(json_object_get(response->json, "draws"), 0);
    for (size_t i = 0; i < 2; i++)
        ret[i] = json_integer_value(json_array_get(json_object_get(draw, "faces"), i));
}

/* 1. The owner, who is red, would choose the dice of blue's question: it would need blue's nonce before the question
 * stands in the record, and a nonce of its own besides the one that it committed to. */
static void test_choosing_the_dice_of_the_opponent(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    char nonce[2 * NONCE_MIN + 1], old[300];
    pair_set(&pair, &ground->client, TWO_SIDED);
    pair_nonce(&pair.blue, 0, nonce);
    snprintf(old, sizeof old, "{" QUESTION ",\"reveal\":{\"index\":0,\"nonce\":\"%s\"}}", nonce);
    pair_refused(&pair, pair.blue.token, "/rulings", old, 422, "unknown_field"); /* it is not asked for */
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.blue, NULL, QUESTION));
    assert_false(owner_reads(ground, &pair, nonce));
    response_expect_problem(give_nonce(&pair, 1), 409, "wrong_mode"); /* no seat gives one: each roll has its own */
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 0, NULL), 201);
    assert_false(owner_reads(ground, &pair, nonce)); /* and red is bound by its commitment */
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    pair_ruled(&pair, question, "ruling", "blue");
    pair_export_holds(&pair);
}

/* 2. It keeps blue's request back, and asks a question of its own at that place. Nothing in the request lets it work
 * out dice; and what was held back fits no other place. */
static void test_holding_a_question_back(void **state)
{
    static char held[2000], moved[2000];
    struct ground *ground = *state;
    struct pair pair;
    char nonce[2 * NONCE_MIN + 1];
    pair_set(&pair, &ground->client, TWO_SIDED);
    const struct statement statement = {.operation = STATEMENT_ASK, .key = "held", .place = &pair.next};
    pair_signed_body(&pair, &pair.blue, &statement, QUESTION ",\"place\":{\"index\":0,\"link\":1}", held, sizeof held);
    for (uint64_t index = 0; index < 8; index++) {
        pair_nonce(&pair.blue, index, nonce);
        assert_null(strstr(held, nonce));
    }
    pair_ruled(&pair, pair_roll(&pair, &pair.red, OTHER), "ruling", "red");
    response_expect_problem(pair_post(&pair, pair.blue.token, "held", "/rulings", held), 409, "place_taken");
    strcpy(moved, held);
    memcpy(strstr(moved, "\"index\":0,\"link\":1"), "\"index\":1,\"link\":2", strlen("\"index\":0,\"link\":1"));
    response_expect_problem(pair_post(&pair, pair.blue.token, "held", "/rulings", moved), 422, "signature_wrong");
    memcpy(strstr(moved, "\"target\":8"), "\"target\":7", strlen("\"target\":8")); /* nor for another question */
    response_expect_problem(pair_post(&pair, pair.blue.token, "held", "/rulings", moved), 422, "signature_wrong");
    pair_export_holds(&pair);
}

/* The same in blue's name, with blue's token, which the owner of the server sees go by: it has no key to sign with. */
static void test_asking_in_the_name_of_another(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, TWO_SIDED);
    struct pair_seat forger = pair.red;
    snprintf(forger.name, sizeof forger.name, "%s", pair.blue.name);
    snprintf(forger.token, sizeof forger.token, "%s", pair.blue.token);
    response_expect_problem(pair_ask(&pair, &forger, NULL, QUESTION), 422, "signature_wrong");
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, QUESTION));
    response_expect_problem(pair_give_up(&pair, &forger, question), 422, "signature_wrong");
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 0, NULL), 201);
    response_expect_problem(pair_reveal(&pair, &forger, question, 0, NULL), 422, "signature_wrong");
    struct pair elsewhere = pair; /* blue signed for a record with another question, or another past */
    elsewhere.asked_leaf.bytes[0] ^= 1;
    response_expect_problem(pair_reveal(&elsewhere, &pair.blue, question, 0, NULL), 422, "signature_wrong");
    elsewhere = pair;
    elsewhere.asked_root.bytes[0] ^= 1;
    response_expect_problem(pair_reveal(&elsewhere, &pair.blue, question, 0, NULL), 422, "signature_wrong");
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    pair_ruled(&pair, question, "ruling", "red");
    pair_export_holds(&pair);
}

/* 4. One client takes two seats with one join code and consents to its own undos. */
static void test_consenting_to_oneself(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    struct client *client = &ground->client;
    char red[64], again[64], blue[64];
    test_game_open(client, "tt", NULL, &game);
    seat_join(client, &game, "red", NULL, 'a', red);
    seat_join(client, &game, "blue", NULL, 'b', blue);
    seat_join(client, &game, "red-again", NULL, 'c', again);
    response_expect(
        client_ask(client, &(struct ask){.path = game_path(&game, "/rulings"), .token = red, .body = "{" QUESTION "}"}),
        201); /* 4 */
    response_expect(
        client_ask(client, &(struct ask){.path = game_path(&game, "/undos"), .token = red, .body = "{\"target\":4}"}),
        201); /* 5 */
    response_expect_problem(client_ask(client, &(struct ask){.path = game_path(&game, "/undos/5/answer"),
                                                             .token = again,
                                                             .body = "{\"consent\":true}"}),
                            403, "guest");
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/admissions"),
                                                     .token = red,
                                                     .body = "{\"admitted_seat\":\"s3\"}"}),
                    201); /* 6 */
    response_expect_problem(client_ask(client, &(struct ask){.path = game_path(&game, "/undos/5/answer"),
                                                             .token = again,
                                                             .body = "{\"consent\":true}"}),
                            403, "consent_not_requested");
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/undos/5/answer"),
                                                     .token = blue,
                                                     .body = "{\"consent\":false}"}),
                    201);
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/disputes"),
                                                     .token = blue,
                                                     .body = "{\"target\":4,\"claim\":\"It stands.\"}"}),
                    201);
    response_expect(client_ask(client, &(struct ask){.path = game_path(&game, "/export"), .token = game.token}), 200);
    export_check(client->response.body, NULL);
}

/* 5. An umpire throws anew, alone, until it pleases: a dispute, a decision, and a correction with a modifier that adds
 * nothing, or with one that does and the next that undoes it. The faces that fell stay. */
#define RIVER                                                                                                          \
    "{\"step\":\"morale-check\",\"input\":{\"target\":8,\"modifiers\":[{\"name\":\"nothing\",\"value\":0},{\"name\":"  \
    "\"river\","                                                                                                       \
    "\"value\":1}]}}"

static void test_throwing_until_it_pleases(void **state)
{
    static const char *const inputs[] = {
        "{\"target\":8,\"modifiers\":[{\"name\":\"river\",\"value\":1}]}",
        "{\"target\":8}",
        "{\"target\":8,\"modifiers\":[{\"name\":\"hill\",\"value\":2}]}",
    };
    struct ground *ground = *state;
    struct pair pair = {.client = &ground->client, .entries = 1};
    char path[80], body[300];
    long long fell[2], faces[2];
    test_game_open(pair.client, "tt", NULL, &pair.game);
    pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/rulings", "{" QUESTION "}"), 201);
    faces_of(&pair, fell);
    int64_t ruling = 1;
    for (size_t i = 0; i < sizeof inputs / sizeof inputs[0]; i++) {
        snprintf(body, sizeof body, "{\"target\":%d,\"claim\":\"No.\"}", (int)ruling);
        int64_t dispute = pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/disputes", body), 201);
        snprintf(path, sizeof path, "/disputes/%d/decision", (int)dispute);
        int64_t decision =
            pair_comes(&pair,
                       pair_post(&pair, pair.game.token, NULL, path,
                                 "{\"upheld\":true,\"clause\":\"TT-MOR-2\",\"correction\":\"further_dice\"}"),
                       201);
        snprintf(path, sizeof path, "/decisions/%d/correction", (int)decision);
        pair_refused(&pair, pair.game.token, path,
                     i % 2 ? RIVER
                           : "{\"step\":\"morale-check\",\"input\":{\"target\":8,\"modifiers\":[{\"name\":"
                             "\"nothing\",\"value\":0}]}}",
                     422, "input_unchanged");
        snprintf(body, sizeof body, "{\"step\":\"morale-check\",\"input\":%s,\"dice\":[6,6]}", inputs[i]);
        pair_refused(&pair, pair.game.token, path, body, 422, "conflicting_fields"); /* nor are others declared */
        snprintf(body, sizeof body, "{\"step\":\"morale-check\",\"input\":%s}", inputs[i]);
        ruling = pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, path, body), 201);
        faces_of(&pair, faces);
        assert_memory_equal(faces, fell, sizeof fell);
    }
    pair_export_holds(&pair);
}

static int64_t dispute_upheld(struct pair *pair, int64_t ruling, const char *correction)
{
    char path[80], body[300];
    snprintf(body, sizeof body, "{\"target\":%d,\"claim\":\"No.\"}", (int)ruling);
    int64_t dispute = pair_comes(pair, pair_post(pair, pair->game.token, NULL, "/disputes", body), 201);
    snprintf(path, sizeof path, "/disputes/%d/decision", (int)dispute);
    snprintf(body, sizeof body, "{\"upheld\":true,\"clause\":\"TT-DMG-1\",\"correction\":\"%s\"}", correction);
    return pair_comes(pair, pair_post(pair, pair->game.token, NULL, path, body), 201);
}

#define DAMAGE_BY(hits, sides, half, next)                                                                             \
    "{\"step\":\"damage-roll\",\"input\":{\"hits\":" hits ",\"table\":{\"sides\":" sides                               \
    ",\"rows\":[{\"lo\":1,\"hi\":" half ",\"result\":\"kill\"},{\"lo\":" next ",\"hi\":" sides                         \
    ",\"result\":\"save\"}]}}"

/* The same with a table of other dice, of which none has fallen: a correction keeps the sides, too. */
static void test_throwing_other_dice(void **state)
{
    struct ground *ground = *state;
    struct pair pair = {.client = &ground->client, .entries = 1};
    char path[80];
    long long fell[2], faces[2];
    test_game_open(pair.client, "tt", NULL, &pair.game);
    int64_t ruling =
        pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/rulings", DAMAGE_BY("2", "6", "3", "4") "}"), 201);
    faces_of(&pair, fell);
    int64_t decision = dispute_upheld(&pair, ruling, "further_dice");
    snprintf(path, sizeof path, "/decisions/%d/correction", (int)decision);
    pair_refused(&pair, pair.game.token, path, DAMAGE_BY("2", "8", "4", "5") "}", 422, "conflicting_fields");
    pair_refused(&pair, pair.game.token, path, DAMAGE_BY("5", "4", "2", "3") "}", 422, "conflicting_fields");
    pair_refused(&pair, pair.game.token, path, DAMAGE_BY("1", "12", "4", "5") ",\"dice\":[12]}", 422,
                 "conflicting_fields");
    pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, path, DAMAGE_BY("3", "6", "2", "3") "}"), 201);
    faces_of(&pair, faces);
    assert_memory_equal(faces, fell, sizeof fell);
    pair_export_holds(&pair);
}

/* An umpire alone would choose among the results of the same dice, by naming the same units in another order. */
#define UNITS(first, one, second, other)                                                                               \
    "{\"step\":\"initiative-order\",\"input\":{\"units\":[{\"id\":\"" first "\",\"initiative\":" one                   \
    "},{\"id\":\"" second "\",\"initiative\":" other "}]}}"

static void test_choosing_an_order(void **state)
{
    struct ground *ground = *state;
    struct pair pair = {.client = &ground->client, .entries = 1};
    char path[80];
    test_game_open(pair.client, "tt", NULL, &pair.game);
    int64_t ruling =
        pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/rulings", UNITS("ann", "3", "bob", "3")), 201);
    int64_t decision = dispute_upheld(&pair, ruling, "reused_dice");
    snprintf(path, sizeof path, "/decisions/%d/correction", (int)decision);
    pair_refused(&pair, pair.game.token, path, UNITS("bob", "3", "ann", "3"), 422, "conflicting_fields");
    pair_refused(&pair, pair.game.token, path, UNITS("bob", "4", "ann", "4"), 422, "conflicting_fields");
    pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, path, UNITS("ann", "4", "bob", "4")), 201);
    pair_export_holds(&pair);
}

/* 6. The owner drops blue's reveal, having worked out the dice. There is no second result;
 * whenever the reveal comes, the dice are the same. */
static void test_dropping_a_reveal(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    char dropped[400];
    pair_set(&pair, &ground->client, "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}");
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, QUESTION));
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 0, NULL), 201);
    pair_reveal_body(&pair, &pair.blue, 0, dropped, sizeof dropped);
    response_expect_problem(pair_post(&pair, pair.red.token, NULL, "/questions/5/fallback", "{}"), 404, "not_found");
    response_expect_problem(pair_give_up(&pair, &pair.red, question), 409, "agreement_awaited"); /* its nonce is out */
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, QUESTION), 409, "question_open");
    pair.asked_place.index = 0;
    pair_comes(&pair, pair_post(&pair, pair.blue.token, NULL, "/questions/5/reveal", dropped), 201);
    pair_ruled(&pair, question, "ruling", "red");
    long long faces[2];
    faces_of(&pair, faces);
    assert_true(faces[0] >= 1 && faces[0] <= 6 && faces[1] >= 1 && faces[1] <= 6);
    pair_export_holds(&pair);
}

/* An owner who plays has blue's nonce, knows the dice, and would rather have others: blue agrees to declared dice only
 * behind red's own word, after which nobody reveals. So red never has the choice. */
static void test_choosing_between_sealed_and_declared(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}");
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, QUESTION));
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    response_expect_problem(pair_declare(&pair, &pair.blue, question, "6,6"), 409, "agreement_awaited");
    pair_comes(&pair, pair_declare(&pair, &pair.red, question, "6,6"), 201);
    response_expect_problem(pair_declare(&pair, &pair.blue, question, "1,1"), 409, "agreement_awaited");
    response_expect_problem(pair_reveal(&pair, &pair.red, question, 0, NULL), 409, "reveal_not_expected");
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, QUESTION), 409, "question_open");
    pair_comes(&pair, pair_declare(&pair, &pair.blue, question, "6,6"), 201);
    pair_ruled_declared(&pair, question, "ruling", "red");
    pair_export_holds(&pair);
}

/* 8. What an owner who plays could do to an open question: none of it is possible while it is open. What is done to its
 * units: test_two_sided_units.c. */
static void test_moving_the_ground(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    char body[400];
    pair_set(&pair, &ground->client, TWO_SIDED);
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.blue, NULL, QUESTION));
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    pair_refused(&pair, pair.game.token, "/seats/s2/revocation", NULL, 409, "question_open");
    pair_refused(&pair, pair.red.token, "/seats/s1/revocation", NULL, 409, "question_open");
    snprintf(body, sizeof body,
             "{\"code\":\"%s\",\"name\":\"blue-2\",\"nonce\":\"0123456789abcdef0123456789abcdef\",\"device_key\":"
             "\"d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a\"}",
             pair.game.code);
    pair_refused(&pair, NULL, "/seats", body, 409, "side_taken");
    pair_next(&pair);
    response_expect_problem(pair_ask_at(&pair, &pair.red, &pair.next, NULL, OTHER), 409, "question_open");
    /* An umpire who plays takes nothing back, with whatever seat. */
    pair_refused(&pair, pair.game.token, "/undos", "{\"target\":5}", 403, "not_allowed");
    pair_refused(&pair, pair.game.token, "/questions/5/give-up", "{\"signature\":\"\"}", 422, "wrong_length");
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 0, NULL), 201);
    pair_ruled(&pair, question, "ruling", "blue");
    pair_export_holds(&pair);
}

/* 7, 8. A re-key that the owner wishes for, once a nonce was shown: nothing is lost, so there is none. What happens
 * after a restore: tests/recovery/test_gone_back.c. */
static void test_a_rekey_after_a_reveal(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, TWO_SIDED);
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.blue, NULL, QUESTION));
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    pair_refused(&pair, pair.game.token, "/rekey", "{\"reason\":\"I lost the disk.\"}", 409, "session_not_stopped");
    pair_refused(&pair, pair.red.token, "/rekey", "{\"reason\":\"I lost the disk.\"}", 403, "not_allowed");
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 0, NULL), 201);
    pair_ruled(&pair, question, "ruling", "blue");
    pair_export_holds(&pair);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_choosing_the_dice_of_the_opponent),
        cmocka_unit_test(test_holding_a_question_back),
        cmocka_unit_test(test_asking_in_the_name_of_another),
        cmocka_unit_test(test_consenting_to_oneself),
        cmocka_unit_test(test_throwing_until_it_pleases),
        cmocka_unit_test(test_throwing_other_dice),
        cmocka_unit_test(test_choosing_an_order),
        cmocka_unit_test(test_dropping_a_reveal),
        cmocka_unit_test(test_choosing_between_sealed_and_declared),
        cmocka_unit_test(test_moving_the_ground),
        cmocka_unit_test(test_a_rekey_after_a_reveal),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
