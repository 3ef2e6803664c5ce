/* A game in two-sided mode between two clients: commitments, questions, reveals, what is withheld, the fallback, and
 * giving up. Each game's export is checked with nothing but libumpire. */
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#define QUESTION "\"step\":\"morale-check\",\"input\":{\"target\":8}"
#define ROLL "{" QUESTION "}"
#define OTHER "{\"step\":\"morale-check\",\"input\":{\"target\":9}}"
#define DECLARED "{" QUESTION ",\"dice\":[3,4]}"

/* A seat's device. */
struct player {
    const char *name;
    char token[64];
    uint64_t committed;
};

struct table {
    struct client *client;
    struct test_game game;
    struct player red, blue;
    int entries; /* in the ledger */
};

static const struct response *post(struct table *table, const char *token, const char *key, const char *path,
                                   const char *body)
{
    return client_ask(
        table->client,
        &(struct ask){
            .method = "POST", .path = game_path(&table->game, "%s", path), .token = token, .key = key, .body = body});
}

static const struct response *state_of(struct table *table)
{
    const struct response *response =
        client_ask(table->client, &(struct ask){.path = table->game.path, .token = table->game.token});
    response_expect(response, 200);
    assert_string_equal(response_text(response, "mode"), "two_sided");
    return response;
}

static void refused(struct table *table, const char *token, const char *path, const char *body, int status,
                    const char *code)
{
    response_expect_problem(post(table, token, NULL, path, body), status, code);
}

/* An entry comes; its number. */
static int64_t comes(struct table *table, const struct response *response, int status)
{
    response_expect(response, status);
    assert_int_equal(response_number(response, "seq"), table->entries);
    return table->entries++;
}

/* The nonce of a device for a question, in hexadecimal: nobody would choose it so, but it is the player's own. */
static void nonce_of(const struct player *player, uint64_t index, char hex[2 * NONCE_MIN + 1])
{
    char bytes[NONCE_MIN + 1];
    snprintf(bytes, sizeof bytes, "%-8.8s%08u", player->name, (unsigned)index);
    hex_write((const uint8_t *)bytes, NONCE_MIN, hex);
}

static void commitment_of(const struct table *table, const struct player *player, uint64_t index,
                          char hex[HASH_TEXT_SIZE])
{
    struct uuid session;
    struct hash commitment;
    uint8_t bytes[NONCE_MAX];
    char text[2 * NONCE_MIN + 1];
    struct nonce nonce = {.seat = player->name, .bytes = bytes};
    nonce_of(player, index, text);
    assert_true(hex_read(text, bytes, sizeof bytes, &nonce.length));
    assert_true(uuid_read(table->game.id, &session));
    assert_true(sealed_commitment(&session, index, &nonce, &commitment));
    hash_write(&commitment, hex);
}

static void commit_body(const struct table *table, const struct player *player, uint64_t first, uint64_t count,
                        char *body, size_t size)
{
    char hex[HASH_TEXT_SIZE];
    size_t used = (size_t)snprintf(body, size, "{\"first\":%u,\"commitments\":[", (unsigned)first);
    for (uint64_t i = 0; i < count; i++) {
        commitment_of(table, player, first + i, hex);
        used += (size_t)snprintf(body + used, size - used, "%s\"%s\"", i ? "," : "", hex);
    }
    snprintf(body + used, size - used, "]}");
}

static void commit(struct table *table, struct player *player, uint64_t count)
{
    static char body[32768];
    commit_body(table, player, player->committed, count, body, sizeof body);
    comes(table, post(table, player->token, NULL, "/commitments", body), 201);
    player->committed += count;
}

static void join(struct table *table, struct player *player, const char *name, char digit, const char *rest)
{
    char body[400], nonce[33] = "";
    memset(nonce, digit, 32);
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"%s\",\"nonce\":\"%s\"%s}", table->game.code, name, nonce,
             rest);
    response_expect(post(table, NULL, NULL, "/seats", body), 201);
    *player = (struct player){.name = name};
    snprintf(player->token, sizeof player->token, "%s", response_text(&table->client->response, "token"));
    table->entries++;
}

static void open_both(struct ground *ground, struct table *table, const char *rest)
{
    char body[200];
    *table = (struct table){.client = &ground->client, .entries = 1};
    snprintf(body, sizeof body, "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"%s}", rest);
    const struct response *response = client_ask(table->client, &(struct ask){.path = "/v1/sessions", .body = body});
    response_expect(response, 201);
    assert_string_equal(response_text(response, "mode"), "two_sided");
    snprintf(table->game.id, sizeof table->game.id, "%s", response_text(response, "id"));
    snprintf(table->game.token, sizeof table->game.token, "%s", response_text(response, "token"));
    snprintf(table->game.path, sizeof table->game.path, "/v1/sessions/%s", table->game.id);
    snprintf(table->game.code, sizeof table->game.code, "%s", response_text(response, "join_code"));
}

/* Both players there, each with eight commitments. */
static void set_table(struct ground *ground, struct table *table, const char *opening, const char *red,
                      const char *blue)
{
    open_both(ground, table, opening);
    join(table, &table->red, "red", 'a', red);
    join(table, &table->blue, "blue", 'b', blue);
    commit(table, &table->red, 8);
    commit(table, &table->blue, 8);
}

static const struct response *ask(struct table *table, const struct player *player, unsigned index, const char *key)
{
    char body[300], nonce[2 * NONCE_MIN + 1];
    nonce_of(player, index, nonce);
    snprintf(body, sizeof body, "{" QUESTION ",\"reveal\":{\"index\":%u,\"nonce\":\"%s\"}}", index, nonce);
    return post(table, player->token, key, "/rulings", body);
}

static const struct response *reveal(struct table *table, const struct player *player, int64_t question, unsigned index,
                                     const char *key)
{
    char body[200], path[80], nonce[2 * NONCE_MIN + 1];
    nonce_of(player, index, nonce);
    snprintf(body, sizeof body, "{\"index\":%u,\"nonce\":\"%s\"}", index, nonce);
    snprintf(path, sizeof path, "/questions/%d/reveal", (int)question);
    return post(table, player->token, key, path, body);
}

/* The entry under this number is a ruling of the question. */
static void is_ruled(struct table *table, int64_t question, const char *kind, const char *seat, int nonces)
{
    const struct response *response =
        client_ask(table->client, &(struct ask){.path = game_path(&table->game, "/entries/%d", table->entries),
                                                .token = table->game.token});
    response_expect(response, 200);
    table->entries++;
    const json_t *dice = json_object_get(response->json, "dice");
    assert_string_equal(response_text(response, "kind"), kind);
    assert_string_equal(response_text(response, "seat"), seat);
    assert_int_equal(json_integer_value(json_object_get(dice, "question")), question);
    assert_int_equal(json_array_size(json_object_get(dice, "nonces")), nonces);
    assert_true(strlen(response_text(response, "summary")) > 0); /* it reads back as it was made */
}

static void export_holds(struct table *table)
{
    const struct response *response = client_ask(
        table->client, &(struct ask){.path = game_path(&table->game, "/export"), .token = table->game.token});
    response_expect(response, 200);
    assert_int_equal(export_check(response->body, NULL), table->entries);
}

/* The names in a list of the open question. */
static void question_says(struct table *table, const char *state, const char *awaited, const char *withheld)
{
    const json_t *question = json_object_get(state_of(table)->json, "open_question");
    assert_non_null(question);
    assert_string_equal(json_string_value(json_object_get(question, "state")), state);
    char *found = json_dumps(json_object_get(question, "awaited"), JSON_COMPACT | JSON_REAL_PRECISION(15));
    assert_string_equal(found, awaited);
    free(found);
    found = json_dumps(json_object_get(question, "withheld"), JSON_COMPACT | JSON_REAL_PRECISION(15));
    assert_string_equal(found, withheld);
    free(found);
}

static void test_a_whole_game(void **state)
{
    struct table table;
    set_table(*state, &table, "", "", "");
    const struct response *response = state_of(&table);
    assert_int_equal(response_number(response, "reveal_seconds"), 120);
    assert_true(json_is_false(json_object_get(response->json, "fallback")));
    assert_null(json_object_get(response->json, "open_question"));
    assert_int_equal(
        json_integer_value(json_object_get(json_array_get(json_object_get(response->json, "parties"), 1), "unused")),
        8);

    response = ask(&table, &table.red, 0, "first");
    int64_t question = comes(&table, response, 202);
    assert_string_equal(response_text(response, "kind"), "asked");
    assert_int_equal(response_number(response, "link"), 1);
    assert_null(json_object_get(response->json, "outcome"));
    assert_non_null(strstr(response_header(response, "Location"), "/entries/5"));
    response_expect(ask(&table, &table.red, 0, "first"), 200); /* a lost answer */
    question_says(&table, "waiting", "[\"blue\"]", "[]");
    refused(&table, table.red.token, "/rulings", ROLL, 422, "missing_field");
    response_expect_problem(ask(&table, &table.blue, 1, NULL), 409, "question_open");
    refused(&table, table.game.token, "/rulings", ROLL, 409, "question_open");
    refused(&table, table.game.token, "/close", "{}", 409, "question_open");
    response_expect_problem(reveal(&table, &table.red, question, 0, NULL), 409, "reveal_not_expected");
    response_expect_problem(reveal(&table, &table.blue, question, 1, NULL), 422, "nonce_mismatch");
    response_expect_problem(reveal(&table, &table.blue, question - 1, 0, NULL), 409, "question_not_open");
    comes(&table, post(&table, table.blue.token, NULL, "/notes", "{\"text\":\"A moment.\"}"), 201);
    comes(&table, post(&table, table.blue.token, NULL, "/rulings", DECLARED), 201); /* needs no question */

    response = reveal(&table, &table.blue, question, 0, "shown");
    comes(&table, response, 201);
    char *shown = strdup(response->body);
    is_ruled(&table, question, "ruling", "red", 2);
    response = reveal(&table, &table.blue, question, 0, "shown");
    response_expect(response, 200);
    assert_string_equal(response->body, shown);
    free(shown);
    response_expect_problem(reveal(&table, &table.blue, question, 0, NULL), 409, "question_not_open");

    question = comes(&table, ask(&table, &table.blue, 1, NULL), 202);
    comes(&table, reveal(&table, &table.red, question, 1, NULL), 201);
    is_ruled(&table, question, "ruling", "blue", 2);
    question = comes(&table, post(&table, table.game.token, NULL, "/rulings", ROLL), 202);
    question_says(&table, "waiting", "[\"red\",\"blue\"]", "[]");
    comes(&table, reveal(&table, &table.blue, question, 2, NULL), 201);
    comes(&table, reveal(&table, &table.red, question, 2, NULL), 201);
    is_ruled(&table, question, "ruling", "umpire", 2);
    export_holds(&table);
    comes(&table, post(&table, table.game.token, NULL, "/close", "{}"), 201);
    export_holds(&table);
}

static void test_before_the_first_question(void **state)
{
    struct table table;
    struct player third;
    char body[400];
    open_both(*state, &table, "");
    refused(&table, table.game.token, "/rulings", ROLL, 409, "two_players_required");
    join(&table, &table.red, "red", 'a', "");
    join(&table, &table.blue, "blue", 'b', "");
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"green\",\"nonce\":\"0123456789abcdef0123456789abcdef\"}",
             table.game.code);
    refused(&table, NULL, "/seats", body, 409, "two_players_required");
    refused(&table, table.game.token, "/rulings", ROLL, 409, "commitments_missing");
    commit(&table, &table.red, 1);
    refused(&table, table.game.token, "/rulings", ROLL, 409, "commitments_missing");
    commit_body(&table, &table.blue, 1, 1, body, sizeof body);
    refused(&table, table.blue.token, "/commitments", body, 409, "commitments_invalid");
    refused(&table, table.blue.token, "/commitments", "{\"first\":0,\"commitments\":[]}", 422, "wrong_length");
    refused(&table, table.blue.token, "/commitments",
            "{\"first\":0,\"commitments\":[\"XY00000000000000000000000000000000000000000000000000000000000000\"]}", 422,
            "invalid_text");
    refused(&table, table.game.token, "/commitments", body, 403, "not_allowed");
    commit(&table, &table.blue, 256);
    commit_body(&table, &table.blue, 256, 1, body, sizeof body);
    refused(&table, table.blue.token, "/commitments", body, 409, "commitments_invalid"); /* too far ahead */
    refused(&table, table.game.token, "/rulings",
            "{" QUESTION ",\"reveal\":{\"index\":0,\"nonce\":\"0123456789abcdef0123456789abcdef\"}}", 422,
            "conflicting_fields");
    response_expect_problem(ask(&table, &table.red, 1, NULL), 422, "nonce_mismatch");
    third = table.red;
    third.name = "blue"; /* another one's nonce */
    response_expect_problem(ask(&table, &third, 0, NULL), 422, "nonce_mismatch");
    int64_t question = comes(&table, ask(&table, &table.red, 0, NULL), 202);
    comes(&table, reveal(&table, &table.blue, question, 0, NULL), 201);
    is_ruled(&table, question, "ruling", "red", 2);
    response_expect_problem(ask(&table, &table.red, 1, NULL), 409, "commitments_missing");
    export_holds(&table);
}

static void let_time_pass(int seconds)
{
    nanosleep(&(struct timespec){.tv_sec = seconds, .tv_nsec = 100000000}, NULL);
}

/* Nobody answers in time; whoever looks next makes it an entry. The nonce that comes after all gives the same dice. */
static void test_withheld_and_revealed_after_all(void **state)
{
    struct table table;
    set_table(*state, &table, ",\"reveal_seconds\":5", "", "");
    int64_t question = comes(&table, ask(&table, &table.red, 0, NULL), 202);
    refused(&table, table.red.token, "/undos", "{\"target\":5}", 409, "question_not_stopped"); /* in time */
    let_time_pass(5);
    question_says(&table, "stopped", "[\"blue\"]", "[\"blue\"]");
    const struct response *response =
        client_ask(table.client, &(struct ask){.path = game_path(&table.game, "/entries/%d", table.entries),
                                               .token = table.game.token});
    assert_string_equal(response_text(response, "kind"), "withheld");
    assert_string_equal(response_text(response, "withheld_by"), "blue");
    assert_string_equal(response_text(response, "seat"), "server");
    table.entries++;
    question_says(&table, "stopped", "[\"blue\"]", "[\"blue\"]"); /* named once */
    response_expect_problem(ask(&table, &table.red, 0, NULL), 409, "question_open");
    refused(&table, table.red.token, "/questions/5/fallback", "{}", 409, "fallback_unavailable");
    comes(&table, reveal(&table, &table.blue, question, 0, NULL), 201);
    is_ruled(&table, question, "ruling", "red", 2);
    export_holds(&table);
}

/* The reveal itself comes too late: first the record says so. */
static void test_revealed_too_late(void **state)
{
    struct table table;
    set_table(*state, &table, ",\"reveal_seconds\":1", "", "");
    int64_t question = comes(&table, ask(&table, &table.red, 0, NULL), 202);
    let_time_pass(1);
    table.entries++; /* withheld */
    comes(&table, reveal(&table, &table.blue, question, 0, NULL), 201);
    is_ruled(&table, question, "ruling", "red", 2);
    export_holds(&table);
}

static void test_the_fallback(void **state)
{
    struct table table;
    set_table(*state, &table, ",\"reveal_seconds\":5", ",\"fallback\":true", ",\"fallback\":true");
    assert_true(json_is_true(json_object_get(state_of(&table)->json, "fallback")));
    int64_t question = comes(&table, ask(&table, &table.red, 0, NULL), 202);
    refused(&table, table.red.token, "/questions/5/fallback", "{}", 409, "fallback_unavailable"); /* in time */
    let_time_pass(5);
    refused(&table, table.blue.token, "/questions/5/fallback", "{}", 409, "fallback_unavailable"); /* who withheld */
    table.entries++;                                                                               /* withheld */
    refused(&table, table.red.token, "/questions/4/fallback", "{}", 409, "question_not_open");
    refused(&table, table.red.token, "/questions/x/fallback", "{}", 404, "entry_unknown");
    const struct response *response = post(&table, table.red.token, "f", "/questions/5/fallback", NULL);
    response_expect(response, 201);
    assert_string_equal(response_text(response, "kind"), "ruling");
    assert_true(json_is_true(json_object_get(json_object_get(response->json, "dice"), "fallback")));
    char *first = strdup(response->body);
    response = post(&table, table.red.token, "f", "/questions/5/fallback", NULL);
    response_expect(response, 200);
    assert_string_equal(response->body, first);
    free(first);
    is_ruled(&table, question, "ruling", "red", 1);
    export_holds(&table);
    question = comes(&table, ask(&table, &table.blue, 1, NULL), 202); /* the game goes on */
    comes(&table, reveal(&table, &table.red, question, 1, NULL), 201);
    is_ruled(&table, question, "ruling", "blue", 2);
    export_holds(&table);
}

/* Never for a keeper of the server's keys, nor when only one agreed. */
static void test_no_fallback(void **state)
{
    static const char *const said[][2] = {{",\"fallback\":true", ",\"fallback\":true,\"key_holder\":true"},
                                          {",\"fallback\":true", ""}};
    struct table table;
    for (int i = 0; i < 2; i++) {
        set_table(*state, &table, ",\"reveal_seconds\":1", said[i][0], said[i][1]);
        assert_true(json_is_false(json_object_get(state_of(&table)->json, "fallback")));
        comes(&table, ask(&table, &table.red, 0, NULL), 202);
        let_time_pass(1);
        refused(&table, table.red.token, "/questions/5/fallback", "{}", 409, "fallback_unavailable");
    }
}

static void test_giving_up(void **state)
{
    struct table table;
    set_table(*state, &table, ",\"reveal_seconds\":1", "", "");
    comes(&table, ask(&table, &table.red, 0, NULL), 202);
    let_time_pass(1);
    refused(&table, table.game.token, "/undos", "{\"target\":5}", 403, "not_allowed"); /* the parties alone */
    table.entries++;                                                                   /* withheld */
    comes(&table, post(&table, table.red.token, NULL, "/undos", "{\"target\":5}"), 201);
    refused(&table, table.game.token, "/undos/7/answer", "{\"consent\":true}", 403, "consent_not_requested");
    comes(&table, post(&table, table.blue.token, NULL, "/undos/7/answer", "{\"consent\":true}"), 201);
    assert_null(json_object_get(state_of(&table)->json, "open_question"));
    response_expect_problem(reveal(&table, &table.blue, 5, 0, NULL), 409, "question_not_open");
    const struct response *response = ask(&table, &table.blue, 1, NULL); /* link and index are spent */
    int64_t question = comes(&table, response, 202);
    assert_int_equal(response_number(response, "link"), 2);
    comes(&table, reveal(&table, &table.red, question, 1, NULL), 201);
    is_ruled(&table, question, "ruling", "blue", 2);
    export_holds(&table);
}

/* The open question ends with a party, whoever asked; then there are declared dice alone, and the game can be closed.
 */
static void test_a_party_is_revoked(void **state)
{
    static const char *const by[] = {"umpire", "blue"};
    struct table table;
    for (int i = 0; i < 2; i++) {
        set_table(*state, &table, "", "", "");
        comes(&table, ask(&table, i ? &table.blue : &table.red, 0, NULL), 202);
        const char *token = strcmp(by[i], "blue") == 0 ? table.blue.token : table.game.token;
        comes(&table, post(&table, token, NULL, "/seats/blue/revocation", NULL), 201);
        assert_null(json_object_get(state_of(&table)->json, "open_question"));
        response_expect_problem(reveal(&table, i ? &table.red : &table.blue, 5, 0, NULL), i ? 409 : 401,
                                i ? "question_not_open" : "seat_revoked");
        response_expect_problem(ask(&table, &table.red, 1, NULL), 409, "two_players_required");
        refused(&table, table.game.token, "/rulings", ROLL, 409, "two_players_required");
        comes(&table, post(&table, table.red.token, NULL, "/rulings", DECLARED), 201);
        export_holds(&table);
        comes(&table, post(&table, table.game.token, NULL, "/close", "{}"), 201);
        export_holds(&table);
    }
}

/* The dice of a correction are asked for as any others. */
static void test_a_correction(void **state)
{
    struct table table;
    set_table(*state, &table, "", "", "");
    int64_t question = comes(&table, ask(&table, &table.red, 0, NULL), 202);
    comes(&table, reveal(&table, &table.blue, question, 0, NULL), 201);
    is_ruled(&table, question, "ruling", "red", 2); /* 7 */
    comes(&table, post(&table, table.blue.token, NULL, "/disputes", "{\"target\":7,\"claim\":\"It was nine.\"}"), 201);
    comes(&table,
          post(&table, table.game.token, NULL, "/disputes/8/decision",
               "{\"upheld\":true,\"clause\":\"TT-MOR-2\",\"correction\":\"new_dice\"}"),
          201);
    refused(&table, table.game.token, "/decisions/9/correction", ROLL, 422, "input_unchanged");
    const struct response *response = post(&table, table.game.token, NULL, "/decisions/9/correction", OTHER);
    question = comes(&table, response, 202);
    assert_int_equal(response_number(response, "corrects"), 7);
    assert_int_equal(response_number(response, "decision"), 9);
    refused(&table, table.red.token, "/undos", "{\"target\":7}", 409, "ruling_not_in_force");
    comes(&table, reveal(&table, &table.red, question, 1, NULL), 201);
    comes(&table, reveal(&table, &table.blue, question, 1, NULL), 201);
    is_ruled(&table, question, "correction", "umpire", 2);
    export_holds(&table);
}

static void test_openings(void **state)
{
    struct ground *ground = *state;
    static const struct {
        const char *rest, *code;
    } cases[] = {
        {"\"mode\":\"many\"", "not_a_choice"},
        {"\"mode\":\"two_sided\",\"reveal_seconds\":0", "out_of_range"},
        {"\"mode\":\"two_sided\",\"reveal_seconds\":604801", "out_of_range"},
        {"\"mode\":\"sealed\",\"reveal_seconds\":60", "conflicting_fields"},
        {"\"reveal_seconds\":60", "conflicting_fields"},
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
    struct table table;
    service_start(&second, ground->database.url, NULL);
    service_await_ready(&second);
    client_start(&other, second.port);
    set_table(ground, &table, "", "", "");
    for (unsigned index = 0; index < 8; index++) {
        struct player *asks = index % 2 ? &table.red : &table.blue, *shows = index % 2 ? &table.blue : &table.red;
        table.client = &ground->client;
        int64_t question = comes(&table, ask(&table, asks, index, NULL), 202);
        table.client = &other;
        comes(&table, reveal(&table, shows, question, index, NULL), 201);
        is_ruled(&table, question, "ruling", asks->name, 2);
    }
    export_holds(&table);
    client_end(&other);
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
        cmocka_unit_test(test_a_whole_game),
        cmocka_unit_test(test_before_the_first_question),
        cmocka_unit_test(test_withheld_and_revealed_after_all),
        cmocka_unit_test(test_revealed_too_late),
        cmocka_unit_test(test_the_fallback),
        cmocka_unit_test(test_no_fallback),
        cmocka_unit_test(test_giving_up),
        cmocka_unit_test(test_a_party_is_revoked),
        cmocka_unit_test(test_a_correction),
        cmocka_unit_test(test_openings),
        cmocka_unit_test(test_every_ruling_is_counted),
        cmocka_unit_test(test_two_processes),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
