/* Notes, disputes, decisions, corrections and taking back, over HTTP: what is recorded, who may, and what is refused.
 */
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"
#define OTHER "{\"step\":\"morale-check\",\"input\":{\"target\":9}}"
#define DECLARED "{\"step\":\"morale-check\",\"input\":{\"target\":9},\"dice\":[3,4]}"
#define UNITS(a, b)                                                                                                    \
    "{\"step\":\"initiative-order\",\"input\":{\"units\":[{\"id\":\"A\",\"initiative\":" #a                            \
    "},{\"id\":\"B\",\"initiative\":" #b "}]}"
#define ORDER UNITS(3, 4) "}"

/* A game with two players and one ruling, which is entry 4. */
struct table {
    struct client *client;
    struct test_game game;
    char red[64], blue[64], eve[64];
};

enum { RULING = 4 };

static const struct response *post(struct table *table, const char *token, const char *key, const char *body,
                                   const char *path)
{
    return client_ask(
        table->client,
        &(struct ask){
            .method = "POST", .path = game_path(&table->game, "%s", path), .token = token, .key = key, .body = body});
}

static void set_table(struct ground *ground, struct table *table)
{
    table->client = &ground->client;
    test_game_open(table->client, "tt", NULL, &table->game);
    seat_join(table->client, &table->game, "red", NULL, 'a', table->red);
    seat_join(table->client, &table->game, "blue", NULL, 'b', table->blue);
    seat_join(table->client, &table->game, "eve", "spectator", 0, table->eve);
    response_expect(post(table, table->red, NULL, ROLL, "/rulings"), 201);
    assert_int_equal(response_number(&table->client->response, "seq"), RULING);
}

/* What stands in the record under a number. */
static const struct response *entry(struct table *table, int seq)
{
    const struct response *response = client_ask(
        table->client, &(struct ask){.path = game_path(&table->game, "/entries/%d", seq), .token = table->eve});
    response_expect(response, 200);
    return response;
}

static void export_holds(struct table *table, int entries)
{
    const struct response *response =
        client_ask(table->client, &(struct ask){.path = game_path(&table->game, "/export"), .token = table->eve});
    response_expect(response, 200);
    assert_int_equal(export_check(response->body, NULL), entries);
}

static int64_t add(struct table *table, const char *token, const char *path, const char *body)
{
    const struct response *response = post(table, token, NULL, body, path);
    response_expect(response, 201);
    assert_non_null(json_object_get(response->json, "tree"));
    return response_number(response, "seq");
}

static void refused(struct table *table, const char *token, const char *path, const char *body, int status,
                    const char *code)
{
    response_expect_problem(post(table, token, NULL, body, path), status, code);
}

static void test_notes(void **state)
{
    struct table table;
    set_table(*state, &table);
    assert_int_equal(add(&table, table.blue, "/notes", "{\"text\":\"½ past, the left flank waits.\"}"), 5);
    assert_string_equal(response_text(entry(&table, 5), "text"), "½ past, the left flank waits.");
    assert_string_equal(response_text(&table.client->response, "kind"), "note");
    assert_string_equal(response_text(&table.client->response, "seat"), "s2");
    refused(&table, table.blue, "/notes", "{}", 422, "missing_field");
    refused(&table, table.blue, "/notes", "{\"text\":\"\"}", 422, "wrong_length");
    refused(&table, table.eve, "/notes", "{\"text\":\"I saw it.\"}", 403, "not_allowed");
    refused(&table, NULL, "/notes", "{\"text\":\"I saw it.\"}", 401, "token_missing");
    response_expect(post(&table, table.red, "n", "{\"text\":\"Once.\"}", "/notes"), 201);
    response_expect(post(&table, table.red, "n", "{\"text\":\"Once.\"}", "/notes"), 200);
    assert_int_equal(response_number(&table.client->response, "seq"), 6);
    response_expect_problem(post(&table, table.red, "n", "{\"text\":\"Twice.\"}", "/notes"), 422,
                            "idempotency_key_reused");
    export_holds(&table, 7);
}

static void test_a_dispute_that_is_rejected(void **state)
{
    struct table table;
    set_table(*state, &table);
    assert_int_equal(
        add(&table, table.blue, "/disputes", "{\"target\":4,\"claim\":\"It was eight.\",\"clause\":\"TT-MOR-2\"}"), 5);
    assert_string_equal(response_text(entry(&table, 5), "claim"), "It was eight.");
    assert_int_equal(response_number(&table.client->response, "target"), 4);
    refused(&table, table.red, "/disputes", "{\"target\":4,\"claim\":\"And mine.\"}", 409, "dispute_open");
    refused(&table, table.red, "/disputes/5/decision", "{\"upheld\":false,\"clause\":\"TT-MOR-2\"}", 403,
            "not_allowed");
    assert_int_equal(add(&table, table.game.token, "/disputes/5/decision",
                         "{\"upheld\":false,\"clause\":\"TT-MOR-2\",\"reason\":\"As it was said.\"}"),
                     6);
    assert_string_equal(response_text(entry(&table, 6), "clause"), "TT-MOR-2");
    assert_true(json_is_false(json_object_get(table.client->response.json, "upheld")));
    refused(&table, table.game.token, "/disputes/5/decision", "{\"upheld\":false,\"clause\":\"TT-MOR-2\"}", 409,
            "dispute_decided");
    refused(&table, table.game.token, "/decisions/6/correction", OTHER, 409, "correction_not_decided");
    assert_int_equal(add(&table, table.red, "/disputes", "{\"target\":4,\"claim\":\"Again.\"}"), 7);
    export_holds(&table, 8);
}

static void test_what_cannot_be_disputed(void **state)
{
    struct table table;
    set_table(*state, &table);
    static const char *const targets[] = {"1", "5", "99", "2147483647"};
    char body[80];
    for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++) {
        snprintf(body, sizeof body, "{\"target\":%s,\"claim\":\"No.\"}", targets[i]);
        refused(&table, table.red, "/disputes", body, 409, "ruling_not_in_force");
    }
    refused(&table, table.red, "/disputes", "{\"target\":0,\"claim\":\"No.\"}", 422, "out_of_range");
    refused(&table, table.red, "/disputes", "{\"target\":4}", 422, "missing_field");
    refused(&table, table.red, "/disputes", "{\"target\":4,\"claim\":\"No.\",\"clause\":\"TT-NO-1\"}", 422,
            "not_a_choice");
    refused(&table, table.red, "/disputes", "{\"target\":4,\"claim\":\"No.\",\"clause\":\"TFT-RNG-1\"}", 422,
            "not_a_choice"); /* of another book */
    refused(&table, table.eve, "/disputes", "{\"target\":4,\"claim\":\"No.\"}", 403, "not_allowed");
    const char *umpire = table.game.token;
    refused(&table, umpire, "/disputes/4/decision", "{\"upheld\":false,\"clause\":\"TT-MOR-2\"}", 404,
            "dispute_unknown");
    refused(&table, umpire, "/disputes/x/decision", "{\"upheld\":false,\"clause\":\"TT-MOR-2\"}", 404, "entry_unknown");
    refused(&table, umpire, "/disputes/4/decision", "{\"upheld\":true,\"clause\":\"TT-MOR-2\"}", 422, "missing_field");
    refused(&table, umpire, "/disputes/4/decision",
            "{\"upheld\":false,\"clause\":\"TT-MOR-2\",\"correction\":\"none\"}", 422, "conflicting_fields");
    refused(&table, umpire, "/disputes/4/decision", "{\"upheld\":false,\"clause\":\"TT-NO-1\"}", 422, "not_a_choice");
    refused(&table, umpire, "/disputes/4/decision", "{\"upheld\":false}", 422, "missing_field");
    refused(&table, umpire, "/disputes/4/decision",
            "{\"upheld\":true,\"clause\":\"TT-MOR-2\",\"correction\":\"sometimes\"}", 422, "not_a_choice");
    assert_int_equal(add(&table, table.red, "/notes", "{\"text\":\"Nothing of it stands.\"}"), 5);
}

/* Disputed as entry 5, upheld as entry 6. */
static void uphold(struct table *table, const char *correction)
{
    char body[120];
    add(table, table->blue, "/disputes", "{\"target\":4,\"claim\":\"It was nine.\"}");
    snprintf(body, sizeof body, "{\"upheld\":true,\"clause\":\"TT-MOR-2\",\"correction\":\"%s\"}", correction);
    assert_int_equal(add(table, table->game.token, "/disputes/5/decision", body), 6);
}

/* The faces of each draw, in their order; the caller frees it. */
static char *faces_of(const struct response *response)
{
    json_t *all = json_array();
    const json_t *draw;
    size_t index;
    json_array_foreach(json_object_get(response->json, "draws"), index, draw)
        json_array_append(all, json_object_get(draw, "faces"));
    char *faces = json_dumps(all, JSON_COMPACT);
    json_decref(all);
    return faces;
}

/* What the correction would come to, which is recorded nowhere. */
static const struct response *previewed(struct table *table, const char *path, const char *body)
{
    const struct response *response = post(table, table->game.token, "a-key", body, path);
    response_expect(response, 200);
    assert_int_equal(json_array_size(json_object_get(response->json, "needs")), 0);
    return response;
}

static void test_a_correction_is_previewed(void **state)
{
    static const char few[] = UNITS(3, 4) "}", tie[] = UNITS(3, 3) "}", one[] = UNITS(3, 3) ",\"dice\":[5]}",
                      both[] = UNITS(3, 3) ",\"dice\":[5,2]}";
    static const char preview[] = "{\"step\":\"morale-check\",\"input\":{\"target\":9}}",
                      nothing[] = "{\"step\":\"morale-check\",\"input\":{}}";
    struct table table;
    set_table(*state, &table);
    char *faces = faces_of(entry(&table, RULING));
    uphold(&table, "reused_dice");
    refused(&table, table.red, "/decisions/6/correction/preview", preview, 403, "not_allowed");
    refused(&table, table.game.token, "/decisions/5/correction/preview", preview, 409, "correction_not_decided");
    refused(&table, table.game.token, "/rulings/preview",
            "{\"step\":\"morale-check\",\"input\":{\"target\":9},\"decision\":6}", 422, "conflicting_fields");
    const struct response *response = post(&table, table.game.token, NULL, nothing, "/decisions/6/correction/preview");
    response_expect(response, 200);
    assert_int_equal(json_array_size(json_object_get(response->json, "needs")), 1);
    assert_null(json_object_get(response->json, "outcome"));
    response = previewed(&table, "/decisions/6/correction/preview", OTHER);
    char *again = faces_of(response);
    assert_string_equal(faces, again);
    assert_null(json_object_get(response->json, "next_draw"));
    char *summary = strdup(response_text(response, "summary"));
    json_t *outcome = json_deep_copy(json_object_get(response->json, "outcome"));
    assert_non_null(outcome);
    response = post(&table, table.game.token, "a-key", OTHER, "/decisions/6/correction"); /* the key is still free */
    response_expect(response, 201);
    assert_int_equal(response_number(response, "seq"), 7); /* and nothing was recorded in between */
    assert_string_equal(response_text(response, "summary"), summary);
    assert_true(json_equal(json_object_get(response->json, "outcome"), outcome));
    json_decref(outcome);
    free(faces);
    free(again);
    free(summary);

    /* Where further dice are wanted, it says which; and what it comes to once they are all there. */
    set_table(*state, &table);
    assert_int_equal(add(&table, table.red, "/rulings", few), 5);
    assert_int_equal(add(&table, table.blue, "/disputes", "{\"target\":5,\"claim\":\"They were equal.\"}"), 6);
    add(&table, table.game.token, "/disputes/6/decision",
        "{\"upheld\":true,\"clause\":\"TT-INI-1\",\"correction\":\"further_dice\"}");
    response = previewed(&table, "/decisions/7/correction/preview", tie);
    assert_null(json_object_get(response->json, "outcome"));
    assert_int_equal(json_integer_value(json_object_get(json_object_get(response->json, "next_draw"), "sides")), 6);
    response = previewed(&table, "/decisions/7/correction/preview", one);
    assert_null(json_object_get(response->json, "outcome"));
    assert_non_null(json_object_get(response->json, "next_draw"));
    response = previewed(&table, "/decisions/7/correction/preview", both);
    assert_non_null(json_object_get(response->json, "outcome"));
    assert_null(json_object_get(response->json, "next_draw"));
    refused(&table, table.game.token, "/decisions/7/correction/preview", UNITS(3, 3) ",\"dice\":[5,7]}", 422,
            "dice_impossible");
    refused(&table, table.game.token, "/decisions/7/correction/preview", UNITS(3, 3) ",\"dice\":[5,2,1]}", 422,
            "dice_surplus");
}

static void test_a_correction_with_kept_dice(void **state)
{
    struct table table;
    set_table(*state, &table);
    char *faces = faces_of(entry(&table, RULING));
    uphold(&table, "reused_dice");
    const char *umpire = table.game.token;
    refused(&table, table.red, "/decisions/6/correction", OTHER, 403, "not_allowed");
    refused(&table, umpire, "/decisions/6/correction", ROLL, 422, "input_unchanged");
    refused(&table, umpire, "/decisions/6/correction", ORDER, 422, "wrong_step");
    refused(&table, umpire, "/decisions/6/correction", DECLARED, 422, "conflicting_fields");
    refused(&table, umpire, "/decisions/5/correction", OTHER, 409, "correction_not_decided");
    refused(&table, umpire, "/decisions/99/correction", OTHER, 409, "correction_not_decided");
    refused(&table, umpire, "/decisions/x/correction", OTHER, 404, "entry_unknown");
    const struct response *response = post(&table, umpire, "c", OTHER, "/decisions/6/correction");
    response_expect(response, 201);
    char *first = strdup(response->body);
    assert_string_equal(response_text(response, "kind"), "correction");
    assert_int_equal(response_number(response, "corrects"), RULING);
    assert_int_equal(response_number(response, "decision"), 6);
    char *again = faces_of(response);
    assert_string_equal(faces, again);
    const json_t *dice = json_object_get(response->json, "dice");
    assert_string_equal(json_string_value(json_object_get(dice, "source")), "reused");
    assert_int_equal(json_integer_value(json_object_get(dice, "from_entry")), RULING);
    response = post(&table, umpire, "c", OTHER, "/decisions/6/correction"); /* a lost answer */
    response_expect(response, 200);
    assert_string_equal(response->body, first);
    refused(&table, umpire, "/decisions/6/correction", OTHER, 409, "already_corrected");
    refused(&table, table.red, "/disputes", "{\"target\":4,\"claim\":\"No.\"}", 409, "ruling_not_in_force");
    assert_int_equal(add(&table, table.red, "/disputes", "{\"target\":7,\"claim\":\"It was ten.\"}"), 8);
    export_holds(&table, 9);
    free(faces);
    free(again);
    free(first);
}

/* Dice that fell are too few, or of other sides, for another input. */
static void test_dice_that_do_not_fit(void **state)
{
    struct table table;
    set_table(*state, &table);
    struct ground *ground = *state;
    test_game_open(&ground->client, "tt", NULL, &table.game);
    static const char few[] = UNITS(3, 4) ",\"dice\":[]}", more[] = UNITS(3, 3) "}";
    const char *umpire = table.game.token;
    response_expect(post(&table, umpire, NULL, few, "/rulings"), 201);
    assert_int_equal(add(&table, umpire, "/disputes", "{\"target\":1,\"claim\":\"There were three.\"}"), 2);
    assert_int_equal(add(&table, umpire, "/disputes/2/decision",
                         "{\"upheld\":true,\"clause\":\"TT-INI-1\",\"correction\":\"reused_dice\"}"),
                     3);
    refused(&table, umpire, "/decisions/3/correction", more, 422, "dice_exhausted");
}

/* Each draw keeps the faces that fell; what it has too few is thrown, or declared. */
static void test_a_correction_with_further_dice(void **state)
{
    static const char few[] = UNITS(3, 4) "}", tie[] = UNITS(3, 3) "}";
    struct table table;
    char body[200];
    set_table(*state, &table);
    uphold(&table, "further_dice");
    refused(&table, table.game.token, "/decisions/6/correction", DECLARED, 422, "conflicting_fields");
    const struct response *response = post(&table, table.game.token, NULL, OTHER, "/decisions/6/correction");
    response_expect(response, 201);
    const json_t *dice = json_object_get(response->json, "dice");
    assert_string_equal(json_string_value(json_object_get(dice, "source")), "reused"); /* two are enough */
    assert_int_equal(json_integer_value(json_object_get(dice, "from_entry")), 4);
    assert_null(json_object_get(dice, "link"));
    response_expect(post(&table, table.red, NULL, ROLL, "/rulings"), 201);
    export_holds(&table, 9);
    for (int declared = 0; declared < 2; declared++) {
        set_table(*state, &table);
        assert_int_equal(add(&table, table.red, "/rulings", few), 5);
        assert_int_equal(add(&table, table.blue, "/disputes", "{\"target\":5,\"claim\":\"They were equal.\"}"), 6);
        assert_int_equal(add(&table, table.game.token, "/disputes/6/decision",
                             "{\"upheld\":true,\"clause\":\"TT-INI-1\",\"correction\":\"further_dice\"}"),
                         7);
        snprintf(body, sizeof body, "%.*s%s}", (int)strlen(tie) - 1, tie, declared ? ",\"dice\":[5,2]" : "");
        response = post(&table, table.game.token, NULL, body, "/decisions/7/correction");
        response_expect(response, 201);
        dice = json_object_get(response->json, "dice");
        assert_string_equal(json_string_value(json_object_get(dice, "source")), declared ? "declared" : "sealed");
        assert_int_equal(json_integer_value(json_object_get(dice, "from_entry")), 5);
        export_holds(&table, 9);
    }
    set_table(*state, &table);
    uphold(&table, "none");
    refused(&table, table.game.token, "/decisions/6/correction", OTHER, 409, "correction_not_decided");
}

static void test_taking_back(void **state)
{
    struct table table;
    set_table(*state, &table);
    response_expect(post(&table, table.blue, NULL, OTHER, "/rulings"), 201);
    refused(&table, table.red, "/undos", "{\"target\":3}", 409, "not_undoable");
    refused(&table, table.eve, "/undos", "{\"target\":5}", 403, "not_allowed");
    assert_int_equal(add(&table, table.red, "/undos", "{\"target\":5,\"reason\":\"I meant the others.\"}"), 6);
    refused(&table, table.blue, "/undos", "{\"target\":5}", 409, "proposal_open");
    refused(&table, table.red, "/undos/6/answer", "{\"consent\":true}", 403, "consent_not_requested");
    refused(&table, table.game.token, "/undos/6/answer", "{\"consent\":true}", 403, "consent_not_requested");
    refused(&table, table.blue, "/undos/5/answer", "{\"consent\":true}", 409, "proposal_not_open");
    refused(&table, table.blue, "/undos/6/answer", "{}", 422, "missing_field");
    assert_int_equal(add(&table, table.blue, "/undos/6/answer", "{\"consent\":false}"), 7);
    assert_int_equal(add(&table, table.red, "/undos", "{\"target\":5}"), 8);
    const struct response *response = post(&table, table.blue, "u", "{\"consent\":true}", "/undos/8/answer");
    response_expect(response, 201);
    response_expect(post(&table, table.blue, "u", "{\"consent\":true}", "/undos/8/answer"), 200);
    assert_int_equal(response_number(&table.client->response, "seq"), 9);
    response_expect_problem(post(&table, table.blue, "u", "{\"consent\":true}", "/undos/7/answer"), 422,
                            "idempotency_key_reused");
    refused(&table, table.blue, "/undos/8/answer", "{\"consent\":true}", 409, "proposal_not_open");
    refused(&table, table.red, "/disputes", "{\"target\":5,\"claim\":\"No.\"}", 409, "ruling_not_in_force");
    assert_int_equal(add(&table, table.blue, "/undos", "{\"target\":4}"), 10); /* the last that stands now */
    refused(&table, table.game.token, "/undos/10/answer", "{\"consent\":false}", 403, "consent_not_requested");
    assert_int_equal(add(&table, table.blue, "/undos/10/answer", "{\"consent\":false}"), 11); /* blue withdraws it */
    assert_int_equal(add(&table, table.red, "/undos", "{\"target\":4}"), 12);
    export_holds(&table, 13);
}

static void test_nobody_to_ask(void **state)
{
    struct ground *ground = *state;
    struct table table = {.client = &ground->client};
    test_game_open(table.client, "tt", NULL, &table.game);
    response_expect(post(&table, table.game.token, NULL, ROLL, "/rulings"), 201);
    refused(&table, table.game.token, "/undos", "{\"target\":1}", 409, "no_one_to_consent");
}

static void test_after_the_end(void **state)
{
    struct table table;
    set_table(*state, &table);
    response_expect(post(&table, table.blue, "d", "{\"target\":4,\"claim\":\"No.\"}", "/disputes"), 201);
    response_expect(post(&table, table.game.token, NULL, NULL, "/close"), 201);
    refused(&table, table.red, "/notes", "{\"text\":\"Late.\"}", 409, "session_closed");
    refused(&table, table.red, "/undos", "{\"target\":4}", 409, "session_closed");
    refused(&table, table.game.token, "/disputes/5/decision", "{\"upheld\":false,\"clause\":\"TT-MOR-2\"}", 409,
            "session_closed");
    response_expect(post(&table, table.blue, "d", "{\"target\":4,\"claim\":\"No.\"}", "/disputes"), 200);
    response_expect_problem(post(&table, table.blue, "e", "{\"target\":4,\"claim\":\"No.\"}", "/disputes"), 409,
                            "session_closed");
}

#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"

/* Two-sided mode's own in a session of sealed mode. */
static void test_the_other_mode(void **state)
{
    struct table table;
    set_table(*state, &table);
    refused(&table, table.red, "/commitments",
            "{\"anchor\":\"" ZEROS "\",\"first\":0,\"commitments\":[\"" ZEROS "\"],\"signature\":\"" ZEROS ZEROS "\"}",
            409, "wrong_mode");
    refused(&table, table.red, "/questions/4/reveal",
            "{\"index\":0,\"nonce\":\"0123456789abcdef0123456789abcdef\",\"signature\":\"" ZEROS ZEROS "\"}", 409,
            "wrong_mode");
    refused(&table, table.red, "/questions/4/give-up", "{\"signature\":\"" ZEROS ZEROS "\"}", 409, "wrong_mode");
    refused(&table, table.red, "/rulings",
            "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"place\":{\"index\":0,\"link\":1}}", 422,
            "conflicting_fields");
    refused(&table, table.red, "/rulings", "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"decision\":5}", 422,
            "conflicting_fields");
}

enum { AT_ONCE = 16 };

struct race {
    struct table *table;
    char path[96];
    int created, refused;
};

static void race_ask(void *context, int32_t number, struct ask *ret)
{
    struct race *race = context;
    (void)number;
    *ret = (struct ask){.path = race->path, .token = race->table->red, .body = "{\"target\":4,\"claim\":\"No.\"}"};
}

static bool race_answer(void *context, int32_t number, const struct response *response)
{
    struct race *race = context;
    (void)number;
    race->created += response->status == 201;
    race->refused += response->status == 409;
    return true;
}

/* Many at once through two processes: exactly one dispute is open. */
static void test_a_race(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    struct table table;
    service_start(&second, ground->database.url, NULL);
    service_await_ready(&second);
    for (int round = 0; round < 5; round++) {
        set_table(ground, &table);
        struct race race = {.table = &table};
        snprintf(race.path, sizeof race.path, "%s/disputes", table.game.path);
        const uint16_t ports[] = {ground->service.port, second.port};
        crowd_run(&(struct crowd){.ports = ports,
                                  .port_count = 2,
                                  .connections = AT_ONCE,
                                  .count = AT_ONCE,
                                  .context = &race,
                                  .ask = race_ask,
                                  .answer = race_answer});
        assert_int_equal(race.created, 1);
        assert_int_equal(race.refused, AT_ONCE - 1);
        export_holds(&table, 6);
    }
    service_stop(&second);
}

/* Those that were asked and answered later, by the fallback, or as corrections, too. */
static void test_every_ruling_is_counted(void **state)
{
    ground_check_counts(*state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_notes),
        cmocka_unit_test(test_a_dispute_that_is_rejected),
        cmocka_unit_test(test_what_cannot_be_disputed),
        cmocka_unit_test(test_a_correction_is_previewed),
        cmocka_unit_test(test_a_correction_with_kept_dice),
        cmocka_unit_test(test_dice_that_do_not_fit),
        cmocka_unit_test(test_a_correction_with_further_dice),
        cmocka_unit_test(test_taking_back),
        cmocka_unit_test(test_nobody_to_ask),
        cmocka_unit_test(test_after_the_end),
        cmocka_unit_test(test_the_other_mode),
        cmocka_unit_test(test_every_ruling_is_counted),
        cmocka_unit_test(test_a_race),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
