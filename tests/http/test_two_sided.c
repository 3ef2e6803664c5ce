/* A game in two-sided mode between two players with devices: commitments, questions, reveals, what does not come in
 * time, and giving up. Each game's export is checked with nothing but libumpire. */
#include "ground.h"
#include "parties.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define QUESTION "\"step\":\"morale-check\",\"input\":{\"target\":8}"
#define OTHER "\"step\":\"morale-check\",\"input\":{\"target\":9}"
#define DECLARED "{" QUESTION ",\"dice\":[3,4]}"
#define OPENING(rest) "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"" rest "}"

/* The names in a list of the open question. */
static void question_awaits(struct pair *pair, const char *awaited)
{
    const json_t *question = json_object_get(pair_state(pair)->json, "open_question");
    assert_non_null(question);
    char *found = json_dumps(json_object_get(question, "awaited"), JSON_COMPACT | JSON_REAL_PRECISION(15));
    assert_string_equal(found, awaited);
    free(found);
}

static void test_a_whole_game(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING(""));
    const struct response *response = pair_state(&pair);
    assert_null(json_object_get(response->json, "open_question"));
    assert_int_equal(
        json_integer_value(json_object_get(json_array_get(json_object_get(response->json, "parties"), 1), "unused")),
        8);

    response = pair_ask(&pair, &pair.red, "first", QUESTION);
    assert_int_equal(response_number(response, "link"), 1);
    assert_int_equal(response_number(response, "index"), 0);
    assert_null(json_object_get(response->json, "nonce"));
    assert_null(json_object_get(response->json, "outcome"));
    assert_non_null(strstr(response_header(response, "Location"), "/entries/5"));
    int64_t question = pair_asked(&pair, response);
    question_awaits(&pair, "[\"s1\",\"s2\"]");
    pair_next(&pair);
    response_expect_problem(pair_ask_at(&pair, &pair.blue, &pair.next, NULL, QUESTION), 409, "question_open");
    pair_refused(&pair, pair.game.token, "/rulings", "{" QUESTION "}", 403, "not_allowed");
    pair.asked_place.index = 0;
    response_expect_problem(pair_reveal(&pair, &pair.blue, question, 1, NULL), 422, "nonce_mismatch");
    response_expect_problem(pair_reveal(&pair, &pair.blue, question - 1, 0, NULL), 409, "question_not_open");
    pair_comes(&pair, pair_post(&pair, pair.blue.token, NULL, "/notes", "{\"text\":\"A moment.\"}"), 201);
    pair_comes(&pair, pair_post(&pair, pair.blue.token, NULL, "/rulings", DECLARED), 201); /* needs no question */

    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    question_awaits(&pair, "[\"s1\"]");
    response_expect_problem(pair_reveal(&pair, &pair.blue, question, 0, NULL), 409, "reveal_not_expected");
    response = pair_reveal(&pair, &pair.red, question, 0, "shown");
    pair_comes(&pair, response, 201);
    char *shown = strdup(response->body);
    pair_ruled(&pair, question, "ruling", "red");
    response = pair_reveal(&pair, &pair.red, question, 0, "shown");
    response_expect(response, 200);
    assert_string_equal(response->body, shown);
    free(shown);
    response_expect_problem(pair_reveal(&pair, &pair.blue, question, 0, NULL), 409, "question_not_open");

    pair_ruled(&pair, pair_roll(&pair, &pair.blue, QUESTION), "ruling", "blue");
    pair_export_holds(&pair);
    pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/close", "{}"), 201);
    pair_export_holds(&pair);
}

static void test_a_lost_answer(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING(""));
    const struct statement_place place = pair.next;
    const struct tree_head head = pair.head;
    pair_asked(&pair, pair_ask_at(&pair, &pair.red, &place, "first", QUESTION));
    pair.head = head; /* the device sends again what it sent */
    response_expect(pair_ask_at(&pair, &pair.red, &place, "first", QUESTION), 202);
    assert_string_equal(response_header(&pair.client->response, "Idempotent-Replayed"), "true");
    response_expect_problem(pair_ask_at(&pair, &pair.red, &place, "first", OTHER), 422, "idempotency_key_reused");
}

static void test_before_the_first_question(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    char body[400];
    pair_open(&pair, &ground->client, OPENING(""));
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"red\",\"nonce\":\"0123456789abcdef0123456789abcdef\"}",
             pair.game.code);
    pair_refused(&pair, NULL, "/seats", body, 422, "missing_field"); /* no key */
    snprintf(
        body, sizeof body,
        "{\"code\":\"%s\",\"name\":\"red\",\"nonce\":\"0123456789abcdef0123456789abcdef\",\"device_key\":\"%064d\"}",
        pair.game.code, 0);
    pair_refused(&pair, NULL, "/seats", body, 422, "invalid_text"); /* one whose secret nobody has */
    pair_join(&pair, &pair.red, "red", 'a', "");
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, QUESTION), 409, "two_players_required");
    struct pair_seat again = pair.red; /* the same device on the other side */
    char key[HASH_TEXT_SIZE];
    hex_write(again.key.bytes, sizeof again.key.bytes, key);
    snprintf(body, sizeof body,
             "{\"code\":\"%s\",\"name\":\"blue\",\"nonce\":\"0123456789abcdef0123456789abcdef\",\"device_key\":\"%s\"}",
             pair.game.blue_code, key);
    pair_refused(&pair, NULL, "/seats", body, 422, "device_key_needed");
    pair_join(&pair, &pair.blue, "blue", 'b', "");
    /* Of RFC 8032, section 7.1. */
    snprintf(key, sizeof key, "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    snprintf(
        body, sizeof body,
        "{\"code\":\"%s\",\"name\":\"green\",\"nonce\":\"0123456789abcdef0123456789abcdef\",\"device_key\":\"%s\"}",
        pair.game.code, key);
    pair_refused(&pair, NULL, "/seats", body, 409, "side_taken");
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, QUESTION), 409, "commitments_missing");
    pair_commit(&pair, &pair.red, 1);
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, QUESTION), 409, "commitments_missing");
    response_expect_problem(pair_commitments(&pair, &pair.blue, 1, 1), 409, "commitments_invalid");
    struct hash anchor = pair.next.anchor;
    pair.next.anchor.bytes[0] ^= 1; /* of another chain */
    response_expect_problem(pair_commitments(&pair, &pair.blue, 0, 1), 409, "commitments_invalid");
    pair.next.anchor = anchor;
    pair_refused(&pair, pair.blue.token, "/commitments", "{\"first\":0,\"commitments\":[]}", 422, "invalid_input");
    pair_commit(&pair, &pair.blue, 256);
    response_expect_problem(pair_commitments(&pair, &pair.blue, 256, 1), 409, "commitments_invalid"); /* too far */
    pair_ruled(&pair, pair_roll(&pair, &pair.red, QUESTION), "ruling", "red");
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, QUESTION), 409, "commitments_missing");
    pair_export_holds(&pair);
}

/* Only both together end a question without dice, at any time; its link and its index are spent. */
static void test_giving_up(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING(""));
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, QUESTION));
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    response_expect_problem(pair_give_up(&pair, &pair.blue, question), 409, "agreement_awaited"); /* its nonce is out */
    pair_comes(&pair, pair_give_up(&pair, &pair.red, question), 201);
    response_expect_problem(pair_give_up(&pair, &pair.red, question), 409, "already_given_up");
    pair_refused(&pair, pair.game.token, "/questions/5/give-up", "{\"signature\":\"00\"}", 422, "wrong_length");
    question_awaits(&pair, "[]"); /* nobody reveals any more */
    pair_comes(&pair, pair_give_up(&pair, &pair.blue, question), 201);
    assert_null(json_object_get(pair_state(&pair)->json, "open_question"));
    response_expect_problem(pair_reveal(&pair, &pair.red, question, 0, NULL), 409, "question_not_open");
    response_expect_problem(pair_give_up(&pair, &pair.blue, question), 409, "question_not_open");
    pair_next(&pair);
    assert_int_equal(pair.next.link, 2);
    assert_int_equal(pair.next.index, 1);
    pair_ruled(&pair, pair_roll(&pair, &pair.blue, QUESTION), "ruling", "blue");
    pair_export_holds(&pair);
}

/* Once somebody gave up nobody reveals: who has that signature, and knows the dice, would have the choice. */
static void test_giving_up_alone(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING(""));
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, QUESTION));
    pair_comes(&pair, pair_give_up(&pair, &pair.blue, question), 201);
    response_expect_problem(pair_reveal(&pair, &pair.blue, question, 0, NULL), 409, "reveal_not_expected");
    response_expect_problem(pair_reveal(&pair, &pair.red, question, 0, NULL), 409, "reveal_not_expected");
    pair_comes(&pair, pair_give_up(&pair, &pair.red, question), 201);
    pair_ruled(&pair, pair_roll(&pair, &pair.red, QUESTION), "ruling", "red");
    pair_export_holds(&pair);
}

/* Dice on the table answer an open question once both have agreed to the same ones. */
static void test_agreeing_to_declared_dice(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING(""));
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, QUESTION));
    response_expect_problem(pair_declare(&pair, &pair.blue, question, "3"), 422, "dice_exhausted");
    response_expect_problem(pair_declare(&pair, &pair.blue, question, "3,4,5"), 422, "dice_surplus");
    response_expect_problem(pair_declare(&pair, &pair.blue, question, "3,7"), 422, "dice_impossible");
    response_expect_problem(pair_declare(&pair, &pair.blue, question, ""), 422, "wrong_length");
    response_expect_problem(pair_declare(&pair, &pair.blue, question - 1, "3,4"), 409, "question_not_open");
    pair_refused(&pair, pair.game.token, "/questions/5/declared-dice", "{\"dice\":[3,4],\"signature\":\"00\"}", 422,
                 "wrong_length");
    pair_comes(&pair, pair_declare(&pair, &pair.blue, question, "3,5"), 201);
    const json_t *open = json_object_get(pair_state(&pair)->json, "open_question");
    assert_int_equal(json_array_size(json_object_get(open, "declared")), 1);
    assert_int_equal(json_array_size(json_object_get(open, "awaited")), 0);
    response_expect_problem(pair_reveal(&pair, &pair.red, question, 0, NULL), 409, "reveal_not_expected");
    response_expect_problem(pair_reveal(&pair, &pair.blue, question, 0, NULL), 409, "reveal_not_expected");
    pair_comes(&pair, pair_declare(&pair, &pair.red, question, "3,4"), 201); /* not the same */
    pair_comes(&pair, pair_declare(&pair, &pair.blue, question, "3,4"), 201);
    pair_ruled_declared(&pair, question, "ruling", "red");
    response_expect_problem(pair_declare(&pair, &pair.blue, question, "3,4"), 409, "question_not_open");
    pair_next(&pair);
    assert_int_equal(pair.next.link, 2); /* link and nonces are spent */
    assert_int_equal(pair.next.index, 1);
    pair_ruled(&pair, pair_roll(&pair, &pair.blue, QUESTION), "ruling", "blue");
    pair_export_holds(&pair);
}

/* While a question is open no party is revoked; afterwards there are declared dice alone. The end does not wait. */
static void test_a_party_is_revoked(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING(""));
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, QUESTION));
    pair_refused(&pair, pair.game.token, "/seats/s2/revocation", NULL, 409, "question_open");
    pair_refused(&pair, pair.blue.token, "/seats/s2/revocation", NULL, 409, "question_open");
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 0, NULL), 201);
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    pair_ruled(&pair, question, "ruling", "red");
    pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/seats/s2/revocation", NULL), 201);
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, QUESTION), 409, "two_players_required");
    pair_comes(&pair, pair_post(&pair, pair.red.token, NULL, "/rulings", DECLARED), 201);
    pair_export_holds(&pair);
    pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/close", "{}"), 201);
    pair_export_holds(&pair);
}

static void test_closed_over_an_open_question(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING(""));
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, QUESTION));
    pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/close", "{}"), 201);
    response_expect_problem(pair_reveal(&pair, &pair.blue, question, 0, NULL), 409, "session_closed");
    pair_export_holds(&pair);
}

static void test_taking_back(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING(""));
    int64_t question = pair_roll(&pair, &pair.red, QUESTION);
    int64_t ruling = pair.entries;
    pair_ruled(&pair, question, "ruling", "red");
    pair_refused(&pair, pair.red.token, "/undos", "{\"target\":8}", 422, "signature_wrong");
    pair_refused(&pair, pair.game.token, "/undos", "{\"target\":8}", 403, "not_allowed"); /* the parties alone */
    int64_t proposal = pair_comes(&pair, pair_propose_undo(&pair, &pair.red, ruling), 201);
    char path[80];
    snprintf(path, sizeof path, "/undos/%d/answer", (int)proposal);
    pair_refused(&pair, pair.game.token, path, "{\"consent\":true}", 403, "consent_not_requested");
    pair_refused(&pair, pair.blue.token, path, "{\"consent\":true}", 422, "signature_wrong");
    pair_comes(&pair, pair_answer_undo(&pair, &pair.blue, proposal, true), 201);
    pair_refused(&pair, pair.red.token, "/disputes", "{\"target\":8,\"claim\":\"Gone.\"}", 409, "ruling_not_in_force");
    pair_export_holds(&pair);
}

/* A correction keeps the dice that fell. Where they are enough the umpire makes it, and nobody throws anew; others are
 * asked for by a party (test_two_sided_units.c). */
static void test_a_correction(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING(""));
    int64_t question = pair_roll(&pair, &pair.red, QUESTION);
    pair_ruled(&pair, question, "ruling", "red"); /* 8 */
    pair_comes(&pair, pair_post(&pair, pair.blue.token, NULL, "/disputes", "{\"target\":8,\"claim\":\"It was nine.\"}"),
               201);
    pair_comes(&pair,
               pair_post(&pair, pair.game.token, NULL, "/disputes/9/decision",
                         "{\"upheld\":true,\"clause\":\"TT-MOR-2\",\"correction\":\"further_dice\"}"),
               201);
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, QUESTION ",\"decision\":10"), 422, "conflicting_fields");
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, OTHER ",\"decision\":10"), 422, "conflicting_fields");
    pair_refused(&pair, pair.game.token, "/decisions/10/correction", "{" QUESTION "}", 422, "input_unchanged");
    pair_refused(&pair, pair.game.token, "/decisions/10/correction", "{" OTHER ",\"dice\":[6,6]}", 422,
                 "conflicting_fields");
    const struct response *response =
        pair_post(&pair, pair.game.token, NULL, "/decisions/10/correction", "{" OTHER "}");
    pair_comes(&pair, response, 201);
    assert_string_equal(json_string_value(json_object_get(json_object_get(response->json, "dice"), "source")),
                        "reused");
    pair_export_holds(&pair);
}

static void test_openings(void **state)
{
    struct ground *ground = *state;
    static const struct {
        const char *rest, *code;
    } cases[] = {
        {"\"mode\":\"many\"", "not_a_choice"},
        {"\"mode\":\"two_sided\",\"reveal_seconds\":60", "unknown_field"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char body[200];
        snprintf(body, sizeof body, "{\"ruleset\":\"tt\",%s}", cases[i].rest);
        response_expect_problem(client_ask(&ground->client, &(struct ask){.path = "/v1/sessions", .body = body}), 422,
                                cases[i].code);
    }
}

/* The two parties ask and reveal at two processes that share the database. */
static void test_two_processes(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    struct client other;
    struct pair pair;
    service_start(&second, ground->database.url, NULL);
    service_await_ready(&second);
    client_start(&other, second.port);
    pair_set(&pair, &ground->client, OPENING(""));
    for (unsigned index = 0; index < 8; index++) {
        struct pair_seat *asks = index % 2 ? &pair.red : &pair.blue, *shows = index % 2 ? &pair.blue : &pair.red;
        pair.client = &ground->client;
        int64_t question = pair_asked(&pair, pair_ask(&pair, asks, NULL, QUESTION));
        pair_comes(&pair, pair_reveal(&pair, asks, question, index, NULL), 201);
        pair.client = &other;
        pair_comes(&pair, pair_reveal(&pair, shows, question, index, NULL), 201);
        pair_ruled(&pair, question, "ruling", asks->name);
    }
    pair_export_holds(&pair);
    client_end(&other);
    service_stop(&second);
}

/* Those that were asked and answered later, or as corrections, too. */
static void test_every_ruling_is_counted(void **state)
{
    ground_check_counts(*state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_whole_game),
        cmocka_unit_test(test_a_lost_answer),
        cmocka_unit_test(test_before_the_first_question),
        cmocka_unit_test(test_giving_up),
        cmocka_unit_test(test_giving_up_alone),
        cmocka_unit_test(test_agreeing_to_declared_dice),
        cmocka_unit_test(test_a_party_is_revoked),
        cmocka_unit_test(test_closed_over_an_open_question),
        cmocka_unit_test(test_taking_back),
        cmocka_unit_test(test_a_correction),
        cmocka_unit_test(test_openings),
        cmocka_unit_test(test_every_ruling_is_counted),
        cmocka_unit_test(test_two_processes),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
