/* Who speaks for a side: a second seat beside the opponent's, a seat that is sent away, one that is taken over. Whoever
 * opens a game holds the codes of all sides, so each of these is what he could try; and what people who share a side
 * honestly do. */
#include "parties.h"
#include "units.h"
#include <unistd.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"
#define YES "{\"consent\":true}"

/* Red is the opener's own, blue the opponent's. */
static void open_it(void **state, struct table *table)
{
    struct ground *ground = *state;
    table_open(table, &ground->client, "{\"ruleset\":\"tt\"}"); /* entries 0 to 2 */
}

/* Joins blue, whoever sits there. `key`: an Idempotency-Key, or NULL. */
static const struct response *join_blue(const struct table *table, const char *name, const char *key, char token[64])
{
    char body[300];
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"%s\",\"nonce\":\"cccccccccccccccccccccccccccccccc\"}",
             table->game.blue_code, name);
    const struct response *response =
        client_ask(table->client, &(struct ask){.path = game_path(&table->game, "/seats"), .key = key, .body = body});
    if (response->status != 200)
        response_expect(response, 201);
    snprintf(token, 64, "%s", response_text(response, "token"));
    return response;
}

static int64_t appends(const struct table *table, const char *token, const char *path, const char *body)
{
    response_expect(table_ask_as(table, token, path, body), 201);
    return response_number(&table->client->response, "seq");
}

static void refused(const struct table *table, const char *token, const char *path, const char *body, int status,
                    const char *code)
{
    response_expect_problem(table_ask_as(table, token, path, body), status, code);
}

static int64_t proposes(const struct table *table, const char *token, int64_t target, char path[64])
{
    char body[64];
    snprintf(body, sizeof body, "{\"target\":%lld}", (long long)target);
    int64_t proposal = appends(table, token, "/undos", body);
    snprintf(path, 64, "/undos/%lld/answer", (long long)proposal);
    return proposal;
}

static void proposes_in_vain(const struct table *table, const char *token, int64_t target, const char *code)
{
    char body[64];
    snprintf(body, sizeof body, "{\"target\":%lld}", (long long)target);
    refused(table, token, "/undos", body, strcmp(code, "guest") == 0 ? 403 : 409, code);
}

/* What `umpire verify` counts under this name. */
static int64_t counted(const struct table *table, const char *name)
{
    char path[] = "/tmp/umpire-guests-XXXXXX";
    int descriptor = mkstemp(path);
    struct program_end end;
    response_expect(table_ask(table, "/export", NULL), 200);
    FILE *file = fdopen(descriptor, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(table->client->response.body, 1, table->client->response.length, file),
                     table->client->response.length);
    assert_int_equal(fclose(file), 0);
    program_run((const char *const[]){"verify", path, "--json", NULL}, NULL, &end);
    unlink(path);
    assert_int_equal(end.status, 0);
    json_t *verdict = json_loads(end.words, 0, NULL);
    assert_non_null(verdict);
    const json_t *notices = json_object_get(verdict, "counts");
    int64_t count = 0;
    for (size_t i = 0; i < json_array_size(notices); i++) {
        const json_t *notice = json_array_get(notices, i);
        if (strcmp(json_string_value(json_object_get(notice, "what")), name) == 0)
            count = json_integer_value(json_object_get(notice, "count"));
    }
    json_decref(verdict);
    return count;
}

/* The opener joins beside the opponent, and has his word: for nothing. */
static void test_a_second_seat(void **state)
{
    struct table table;
    char bo[64], path[64];
    open_it(state, &table);
    const struct response *response = join_blue(&table, "Bo", NULL, bo); /* 3 */
    assert_true(json_is_true(json_object_get(response->json, "guest")));
    assert_string_equal(response_text(response, "speaker"), "s2");
    assert_non_null(
        strstr(response_text(response, "notice"), "\"blue\" already speaks for Blue: if that is nobody of "));
    int64_t roll = appends(&table, table.blue, "/rulings", ROLL); /* 4: the opponent's */
    proposes_in_vain(&table, bo, roll, "guest");
    proposes(&table, table.red, roll, path);
    refused(&table, bo, path, YES, 403, "guest");
    refused(&table, bo, path, "{\"consent\":false}", 403, "guest");
    refused(&table, bo, "/admissions", "{\"admitted_seat\":\"s3\"}", 403, "guest");
    refused(&table, table.red, "/admissions", "{\"admitted_seat\":\"s3\"}", 403, "not_allowed");
    refused(&table, table.game.token, "/admissions", "{\"admitted_seat\":\"s3\"}", 403, "not_allowed");
    refused(&table, table.blue, "/admissions", "{\"admitted_seat\":\"s2\"}", 409, "not_a_guest");
    refused(&table, table.blue, "/admissions", "{\"admitted_seat\":\"s9\"}", 404, "seat_unknown");
    response_expect(table_ask(&table, "", NULL), 200);
    assert_true(json_is_true(json_object_get(answer_find(&table, "seats", "id", "s3"), "guest")));
    assert_null(json_object_get(answer_find(&table, "seats", "id", "s2"), "guest"));
    refused(&table, bo, "/rulings", "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"dice\":[6,6]}", 403,
            "guest");
    appends(&table, bo, "/rulings", ROLL); /* a guest rolls */
    assert_int_equal(counted(&table, "guests"), 1);
    assert_int_equal(counted(&table, "taken_back"), 0);
}

/* Nor does he act with the side's units, or in its name: until he is admitted he rolls, and writes notes. */
static void test_what_a_guest_does(void **state)
{
    static const struct {
        const char *path, *body;
    } acts[] = {{"/units", "{\"units\":[" WARRIORS("band-2", "16") "]}"},
                {"/units/band-1/name", "{\"name\":\"Lost\"}"},
                {"/units/band-1/removal", "{}"},
                {"/turns", "{}"},
                {"/disputes", "{\"target\":5,\"claim\":\"Wrong.\"}"}};
    struct ground *ground = *state;
    struct table table;
    char bo[64];
    table_open(&table, &ground->client, COLONIAL); /* entries 0 to 2 */
    join_blue(&table, "Bo", NULL, bo);
    appends(&table, table.blue, "/units", "{\"units\":[" WARRIORS("band-1", "16") "]}");
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++)
        refused(&table, bo, acts[i].path, acts[i].body, 403, "guest");
    appends(&table, bo, "/notes", "{\"text\":\"I am here.\"}");
    refused(&table, bo, "/seats/s2/revocation", "{}", 403, "not_allowed");
    refused(&table, table.red, "/seats/s3/revocation", "{}", 403, "not_allowed");
    appends(&table, table.blue, "/seats/s3/revocation", "{}"); /* who speaks for the side sends him away */
    refused(&table, bo, "/notes", "{\"text\":\"And now?\"}", 401, "seat_revoked");
    refused(&table, table.blue, "/seats/s1/revocation", "{}", 403, "not_allowed");
}

/* Two friends on one side: who came first admits the other, and then either speaks. */
static void test_friends_on_a_side(void **state)
{
    struct table table;
    char bo[64], path[64];
    open_it(state, &table);
    join_blue(&table, "Bo", NULL, bo);
    appends(&table, table.blue, "/admissions", "{\"admitted_seat\":\"s3\"}");
    response_expect(table_ask(&table, "", NULL), 200);
    assert_null(json_object_get(answer_find(&table, "seats", "id", "s3"), "guest"));
    refused(&table, table.blue, "/admissions", "{\"admitted_seat\":\"s3\"}", 409, "not_a_guest");
    int64_t roll = appends(&table, table.red, "/rulings", ROLL);
    proposes(&table, table.red, roll, path);
    appends(&table, bo, path, YES);
    assert_int_equal(counted(&table, "taken_back"), 1);
    assert_int_equal(counted(&table, "guests"), 1);
    assert_int_equal(counted(&table, "admitted_by_umpire"), 0);
}

/* He joins before the opponent: who comes then is told, and the lost answer tells it again. */
static void test_a_seat_before_the_opponents(void **state)
{
    struct ground *ground = *state;
    struct table table = {.client = &ground->client};
    char bo[64], bob[64];
    game_take(client_ask(table.client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"}),
              &table.game);
    assert_null(json_object_get(join_blue(&table, "BO", NULL, bo)->json, "guest"));
    for (int i = 0; i < 2; i++) {
        const struct response *response = join_blue(&table, "Bob", "0123456789abcdef-guest", bob);
        assert_true(json_is_true(json_object_get(response->json, "guest")));
        assert_non_null(strstr(response_text(response, "notice"),
                               "\"BO\" already speaks for Blue: if that is nobody of "
                               "your side, do not play."));
    }
    assert_int_equal(counted(&table, "guests"), 1);
    char last[64];
    join_blue(&table, "Carl", "0123456789abcdef-carl", last);
    table_append(&table, "/seats/s1/revocation", "{}");
    const struct response *response = join_blue(&table, "Carl", "0123456789abcdef-carl", last);
    assert_null(json_object_get(response->json, "speaker")); /* Bob is a guest, and speaks for nobody */
    assert_true(json_is_true(json_object_get(response->json, "guest")));
    appends(&table, table.game.token, "/admissions", "{\"admitted_seat\":\"s2\"}");
    response = join_blue(&table, "Carl", "0123456789abcdef-carl", last);
    assert_string_equal(response_text(response, "speaker"), "s2");
    response = join_blue(&table, "Bob", "0123456789abcdef-guest", bob);
    assert_null(json_object_get(response->json, "guest"));
}

/* With keys of their devices: only the key that speaks for the side admits. */
static void test_with_keys(void **state)
{
    struct ground *ground = *state;
    struct pair pair = {.client = &ground->client, .entries = 1};
    struct pair_seat bo = {.name = ""};
    game_take(client_ask(pair.client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"}),
              &pair.game);
    pair_sit(&pair, &pair.red, "red", 'a', "");
    pair_sit(&pair, &pair.blue, "blue", 'b', "");
    pair_anchor(&pair);
    snprintf(pair.game.code, sizeof pair.game.code, "%s", pair.game.blue_code);
    pair_sit(&pair, &bo, "Bo", 'c', "");
    assert_string_equal(response_text(&pair.client->response, "speaker"), "s2");
    static const char admits[] = "\"admitted_seat\":\"s3\"";
    response_expect_problem(pair_sign(&pair, &bo, STATEMENT_ADMIT, NULL, 0, NULL, "/admissions", admits), 403, "guest");
    response_expect_problem(pair_post(&pair, pair.blue.token, NULL, "/admissions", "{\"admitted_seat\":\"s3\"}"), 422,
                            "signature_wrong");
    struct pair_seat forger = pair.blue; /* who has the token and not the key, as the server's owner does */
    forger.secret = bo.secret;
    response_expect_problem(pair_sign(&pair, &forger, STATEMENT_ADMIT, NULL, 0, NULL, "/admissions", admits), 422,
                            "signature_wrong");
    char members[200], hex[2 * DEVICE_KEY_SIZE + 1];
    uint8_t seed[DEVICE_SEED_SIZE] = {7};
    struct pair_seat another;
    device_key_make(seed, &another.secret, &another.key);
    hex_write(another.key.bytes, DEVICE_KEY_SIZE, hex);
    snprintf(members, sizeof members, "\"device_key\":\"%s\"", hex);
    response_expect_problem(pair_sign(&pair, &bo, STATEMENT_HAND_OVER, NULL, 0, NULL, "/hand-over", members), 403,
                            "guest");
    const struct statement admission = {.operation = STATEMENT_ADMIT, .key = "held"};
    static char held[1000], body[300];
    pair_signed_body(&pair, &pair.blue, &admission, admits, held, sizeof held);
    snprintf(body, sizeof body, "{%s}", members);
    response_expect(pair_post(&pair, pair.game.token, NULL, "/seats/s3/reissue", body), 201);
    pair.entries++;
    snprintf(bo.token, sizeof bo.token, "%s", response_text(&pair.client->response, "token"));
    bo.secret = another.secret;
    response_expect_problem(pair_post(&pair, pair.blue.token, "held", "/admissions", held), 409, "checkpoint_too_old");
    pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/notes", "{\"text\":\"Bo has another phone.\"}"), 201);
    pair_comes(&pair, pair_sign(&pair, &pair.blue, STATEMENT_ADMIT, NULL, 0, NULL, "/admissions", admits), 201);
    pair_comes(&pair, pair_sign(&pair, &bo, STATEMENT_NOTE, NULL, 0, NULL, "/notes", "\"text\":\"Two of us.\""), 201);
    pair_export_holds(&pair);
}

/* A neutral umpire sends the opponent away and speaks for the empty side: not about what was before. */
static void test_revoke_then_consent(void **state)
{
    struct table table;
    char bo[64], path[64];
    open_it(state, &table);
    int64_t roll = appends(&table, table.blue, "/rulings", ROLL);
    proposes(&table, table.red, roll, path);
    table_append(&table, "/seats/s2/revocation", "{}");
    refused(&table, table.game.token, path, YES, 409, "proposal_not_open");
    proposes_in_vain(&table, table.red, roll, "voice_lost");
    proposes_in_vain(&table, table.game.token, roll, "voice_lost");
    const struct response *response = join_blue(&table, "Bo", NULL, bo); /* by the code that he holds */
    assert_null(json_object_get(response->json, "speaker"));
    assert_non_null(strstr(response_text(response, "notice"), "Nobody is left who speaks for Blue."));
    refused(&table, table.red, "/admissions", "{\"admitted_seat\":\"s3\"}", 403, "not_allowed");
    appends(&table, table.game.token, "/admissions", "{\"admitted_seat\":\"s3\"}");
    proposes_in_vain(&table, table.red, roll, "voice_lost");
    proposes_in_vain(&table, bo, roll, "voice_lost");
    roll = appends(&table, table.red, "/rulings", ROLL); /* what comes after is for those who are there */
    proposes(&table, table.red, roll, path);
    appends(&table, bo, path, YES);
    assert_int_equal(counted(&table, "revoked"), 1);
    assert_int_equal(counted(&table, "guests"), 1);
    assert_int_equal(counted(&table, "admitted_by_umpire"), 1);
    assert_int_equal(counted(&table, "taken_back"), 1);
}

/* He gives himself the opponent's seat: neither consents nor proposes about what the opponent did. */
static void test_reissue_then_consent(void **state)
{
    struct table table;
    char taken[64], path[64];
    open_it(state, &table);
    int64_t roll = appends(&table, table.blue, "/rulings", ROLL);
    proposes(&table, table.red, roll, path);
    response_expect(table_ask(&table, "/seats/s2/reissue", "{}"), 201);
    snprintf(taken, sizeof taken, "%s", response_text(&table.client->response, "token"));
    refused(&table, taken, path, YES, 409, "proposal_not_open");
    proposes_in_vain(&table, table.red, roll, "voice_lost");
    proposes_in_vain(&table, taken, roll, "voice_lost");
    roll = appends(&table, taken, "/rulings", ROLL); /* a player whose phone died plays on */
    proposes(&table, table.red, roll, path);
    appends(&table, taken, path, YES);
    assert_int_equal(counted(&table, "reissued"), 1);
}

/* What an umpire who plays proposes is counted; he speaks for no other side, and admits to one only where nobody is
 * left to do it. */
static void test_an_umpire_who_plays(void **state)
{
    struct ground *ground = *state;
    struct table table = {.client = &ground->client};
    char mate[64], path[64];
    game_take(client_ask(table.client,
                         &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\",\"umpire_side\":\"red\"}"}),
              &table.game);
    seat_join(table.client, &table.game, "blue", NULL, 'b', table.blue);
    seat_join(table.client, &table.game, "red", NULL, 'a', mate); /* 2: beside the umpire */
    assert_string_equal(response_text(&table.client->response, "speaker"), "umpire");
    int64_t roll = table_append(&table, "/rulings", ROLL);
    proposes_in_vain(&table, mate, roll, "guest");
    appends(&table, table.game.token, "/admissions", "{\"admitted_seat\":\"s2\"}");
    assert_int_equal(counted(&table, "umpire_who_plays"), 0);
    proposes(&table, table.game.token, roll, path);
    appends(&table, table.blue, path, YES);
    assert_int_equal(counted(&table, "umpire_who_plays"), 1);
    table_append(&table, "/seats/s1/revocation", "{}");
    roll = table_append(&table, "/rulings", ROLL);
    proposes_in_vain(&table, table.game.token, roll, "no_one_to_consent");
    char bo[64];
    join_blue(&table, "Bo", NULL, bo);
    table_append(&table, "/admissions", "{\"admitted_seat\":\"s3\"}");
    assert_int_equal(counted(&table, "admitted_by_umpire"), 1);
    assert_int_equal(counted(&table, "umpire_who_plays"), 3); /* the proposal, the revocation, the admission */
}

/* Nobody is called like somebody else to a reader, nor like a seat of the record; nor is a unit. */
static void test_names_that_look_alike(void **state)
{
    static const char *const taken[] = {"\xD0\x92lue", "BIue",
                                        "b1ue"}; /* a Cyrillic V is no Latin B, but looks like it */
    static const char *const reserved[] = {"ump\xC4\xB1re", "\xD1\x95"
                                                            "1"};
    struct table table;
    char body[300];
    open_it(state, &table);
    for (size_t i = 0; i < sizeof taken / sizeof taken[0]; i++) {
        snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"%s\",\"nonce\":\"cccccccccccccccccccccccccccccccc\"}",
                 table.game.blue_code, taken[i]);
        response_expect_problem(
            client_ask(table.client, &(struct ask){.path = game_path(&table.game, "/seats"), .body = body}), 409,
            "name_taken");
    }
    snprintf(body, sizeof body, "{\"name\":\"%s\"}", taken[0]);
    refused(&table, table.red, "/seats/s1/name", body, 409, "name_taken");
    for (size_t i = 0; i < sizeof reserved / sizeof reserved[0]; i++) {
        snprintf(body, sizeof body, "{\"name\":\"%s\"}", reserved[i]);
        refused(&table, table.red, "/seats/s1/name", body, 422, "invalid_text");
    }
    response_expect(table_ask_as(&table, table.red, "/seats/s1/name", "{\"name\":\"SL\"}"), 200);
    response_expect(table_ask_as(&table, table.red, "/seats/s1/name",
                                 "{\"name\":\"\xF0\x9F\x8F\xB4\xE2\x80\x8D\xE2\x98\xA0\xEF\xB8\x8F Jack\"}"),
                    200);
    table_open(&table, table.client, COLONIAL);
    table_append(&table, "/units", "{\"units\":[" WARRIORS("band-1", "16") "]}");
    table_refuse(&table, "/units", "{\"units\":[" WARRIORS("band-l", "16") "]}", 409, "unit_id_taken");
    table_refuse(&table, "/units", "{\"units\":[" WARRIORS("o1", "16") "," WARRIORS("0l", "16") "]}", 422,
                 "not_unique");
}

/* One person tries both sides out. */
static void test_alone(void **state)
{
    struct table table;
    char path[64];
    open_it(state, &table);
    int64_t roll = appends(&table, table.red, "/rulings", ROLL);
    proposes(&table, table.red, roll, path);
    appends(&table, table.blue, path, YES);
    assert_int_equal(counted(&table, "guests"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_second_seat),
        cmocka_unit_test(test_what_a_guest_does),
        cmocka_unit_test(test_friends_on_a_side),
        cmocka_unit_test(test_a_seat_before_the_opponents),
        cmocka_unit_test(test_with_keys),
        cmocka_unit_test(test_revoke_then_consent),
        cmocka_unit_test(test_reissue_then_consent),
        cmocka_unit_test(test_an_umpire_who_plays),
        cmocka_unit_test(test_alone),
        cmocka_unit_test(test_names_that_look_alike),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
