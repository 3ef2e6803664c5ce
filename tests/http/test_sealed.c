/* A sealed game over HTTP: dice that follow from published secrets and nonces, trees, checkpoints, proofs, the export.
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
#define DECLARED "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"dice\":[3,4]}"

static const struct response *ask(struct ground *ground, const struct test_game *game, const char *token,
                                  const char *path, const char *body)
{
    return client_ask(&ground->client,
                      &(struct ask){.path = game_path(game, "%s", path), .token = token, .body = body});
}

static struct test_game open_game(struct ground *ground)
{
    struct test_game game;
    test_game_open(&ground->client, "tt", NULL, &game);
    return game;
}

/* Opens with an anchor and a tree; a player's nonce counts from its entry on. */
static void test_a_game_verifies(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    char blue[64], watcher[64];
    int sealed;
    assert_int_equal(strlen(game.code), 19);
    response_expect(ask(ground, &game, game.token, "/rulings", ROLL), 201);
    assert_int_equal(json_integer_value(json_object_get(json_object_get(ground->client.response.json, "tree"), "size")),
                     2);
    seat_join(&ground->client, &game, "blue", NULL, 'a', blue);
    seat_join(&ground->client, &game, "a watcher", "spectator", 0, watcher);
    response_expect(ask(ground, &game, game.token, "/nonces", "{\"nonce\":\"0123456789abcdef0123456789abcdef\"}"), 201);
    for (int i = 0; i < 5; i++)
        response_expect(ask(ground, &game, i % 2 ? blue : game.token, "/rulings", ROLL), 201);
    response_expect(ask(ground, &game, blue, "/rulings", DECLARED), 201);
    const json_t *dice = json_object_get(ground->client.response.json, "dice");
    assert_string_equal(json_string_value(json_object_get(dice, "source")), "declared");
    assert_null(json_object_get(dice, "link"));
    response_expect(ask(ground, &game, blue, "/rulings", ROLL), 201);
    dice = json_object_get(ground->client.response.json, "dice");
    assert_int_equal(json_integer_value(json_object_get(dice, "link")), 7); /* declared dice spend no link */
    response_expect(ask(ground, &game, watcher, "/export", NULL), 200);
    assert_string_equal(response_header(&ground->client.response, "Content-Type"), "application/x-ndjson");
    assert_int_equal(export_check(ground->client.response.body, &sealed),
                     13) /* with the chain that blue, who came late, began */;
    assert_int_equal(sealed, 7);
}

/* More than one page, many entries at once through two processes. */
static void test_a_long_game_verifies(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    struct test_service other;
    struct client second;
    int sealed;
    service_start(&other, ground->database.url, NULL);
    service_await_ready(&other);
    client_start(&second, other.port);
    for (int i = 0; i < 230; i++) {
        struct ask question = {.path = game_path(&game, "/rulings"), .token = game.token, .body = ROLL};
        response_expect(client_ask(i % 3 ? &ground->client : &second, &question), 201);
    }
    response_expect(ask(ground, &game, game.token, "/export", NULL), 200);
    assert_int_equal(export_check(ground->client.response.body, &sealed), 231);
    assert_int_equal(sealed, 230);
    client_end(&second);
    service_stop(&other);
}

/* Whether what is new behind an entry is the export without those before. */
static void record_is_the_rest(struct ground *ground, const struct test_game *game, const char *whole, int after)
{
    const char *rest = strchr(whole, '\n') + 1;
    char path[40];
    for (int i = 0; i <= after && strncmp(rest, "{\"checkpoint\":", 14) != 0; i++)
        rest = strchr(rest, '\n') + 1;
    snprintf(path, sizeof path, "/record?after=%d", after);
    const struct response *response = ask(ground, game, game->token, path, NULL);
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Type"), "application/x-ndjson");
    const char *behind = strchr(response->body, '\n') + 1;
    assert_memory_equal(response->body, whole, (size_t)(behind - response->body)); /* the header */
    assert_string_equal(behind, rest);
}

/* A device reads what it has not read yet: at the beginning, in the middle, behind the last entry and beyond. */
static void test_what_is_new(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    for (int i = 0; i < 4; i++)
        response_expect(ask(ground, &game, game.token, "/rulings", ROLL), 201);
    response_expect(ask(ground, &game, game.token, "/export", NULL), 200);
    char *whole = strdup(ground->client.response.body);
    assert_non_null(whole);
    static const int places[] = {-1, 0, 3, 4, 5, 90};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        record_is_the_rest(ground, &game, whole, places[i]);
    free(whole);
    response_expect_problem(ask(ground, &game, game.token, "/record?after=-2", NULL), 422, "out_of_range");
    response_expect_problem(ask(ground, &game, game.token, "/record?after=x", NULL), 422, "wrong_type");
}

/* The note, as text, by a key that /v1/keys lists; the root is that of the last answer. */
static void test_the_checkpoint(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    char root[HASH_TEXT_SIZE], hex[HASH_TEXT_SIZE];
    struct note_key key;
    struct uuid session;
    struct checkpoint checkpoint;
    response_expect(ask(ground, &game, game.token, "/rulings", ROLL), 201);
    const json_t *tree = json_object_get(ground->client.response.json, "tree");
    snprintf(root, sizeof root, "%s", json_string_value(json_object_get(tree, "root")));
    response_expect(client_get(&ground->client, "/v1/keys"), 200);
    assert_string_equal(response_text(&ground->client.response, "server"), "localhost");
    const json_t *keys = json_object_get(ground->client.response.json, "keys");
    assert_int_equal(json_array_size(keys), 1);
    assert_true(note_key_read(json_string_value(json_object_get(json_array_get(keys, 0), "key")), &key));
    const struct response *response = ask(ground, &game, game.token, "/checkpoint", NULL);
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Type"), "text/plain; charset=utf-8");
    assert_true(uuid_read(game.id, &session));
    assert_int_equal(checkpoint_open(response->body, response->length, &key, 1, &session, &checkpoint),
                     CHECKPOINT_SIGNED);
    assert_int_equal(checkpoint.head.size, 2);
    hash_write(&checkpoint.head.root, hex);
    assert_string_equal(hex, root);
    char *first = strdup(response->body);
    response_expect(ask(ground, &game, game.token, "/checkpoint", NULL), 200);
    assert_string_equal(ground->client.response.body, first);
    free(first);
}

static void head_take(const json_t *object, struct tree_head *ret)
{
    ret->size = (uint64_t)json_integer_value(json_object_get(object, "size"));
    assert_true(hash_read(json_string_value(json_object_get(object, "root")), &ret->root));
}

static void proof_take(const json_t *list, struct tree_proof *ret)
{
    ret->count = json_array_size(list);
    assert_in_range(ret->count, 0, TREE_PROOF_MAX);
    for (size_t i = 0; i < ret->count; i++)
        assert_true(hash_read(json_string_value(json_array_get(list, i)), &ret->path[i]));
}

enum { SIZES = 12 };

/* Between every two sizes; the roots are those that the answers gave when they were written. */
static void test_consistency(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    struct tree_head heads[SIZES + 1], from, to;
    struct tree_proof proof;
    char path[64];
    for (int size = 2; size <= SIZES; size++) {
        response_expect(ask(ground, &game, game.token, "/rulings", DECLARED), 201);
        head_take(json_object_get(ground->client.response.json, "tree"), &heads[size]);
        assert_int_equal(heads[size].size, size);
    }
    for (int first = 2; first <= SIZES; first++)
        for (int second = first; second <= SIZES; second++) {
            snprintf(path, sizeof path, "/consistency?from=%d&to=%d", first, second);
            response_expect(ask(ground, &game, game.token, path, NULL), 200);
            const json_t *answer = ground->client.response.json;
            head_take(json_object_get(answer, "from"), &from);
            head_take(json_object_get(answer, "to"), &to);
            proof_take(json_object_get(answer, "proof"), &proof);
            assert_true(hash_equal(&from.root, &heads[first].root) && hash_equal(&to.root, &heads[second].root));
            assert_true(tree_verify_consistency(&heads[first], &heads[second], &proof));
        }
    response_expect_problem(ask(ground, &game, game.token, "/consistency?from=0", NULL), 422, "out_of_range");
    response_expect_problem(ask(ground, &game, game.token, "/consistency?from=3&to=2", NULL), 422, "out_of_range");
    response_expect_problem(ask(ground, &game, game.token, "/consistency?from=1&to=13", NULL), 422, "out_of_range");
    response_expect_problem(ask(ground, &game, game.token, "/consistency", NULL), 422, "missing_field");
}

/* Each entry's receipt leads to the signed root. */
static void test_receipts(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    struct note_key key;
    struct uuid session;
    char path[64];
    assert_true(uuid_read(game.id, &session));
    response_expect(client_get(&ground->client, "/v1/keys"), 200);
    const json_t *keys = json_object_get(ground->client.response.json, "keys");
    assert_true(note_key_read(json_string_value(json_object_get(json_array_get(keys, 0), "key")), &key));
    for (int i = 0; i < 6; i++)
        response_expect(ask(ground, &game, game.token, "/rulings", ROLL), 201);
    for (int seq = 0; seq < 7; seq++) {
        struct checkpoint checkpoint;
        struct tree_proof proof;
        snprintf(path, sizeof path, "/entries/%d/receipt", seq);
        response_expect(ask(ground, &game, game.token, path, NULL), 200);
        const json_t *receipt = ground->client.response.json;
        const char *note = json_string_value(json_object_get(receipt, "checkpoint"));
        const char *entry = json_string_value(json_object_get(receipt, "entry"));
        struct hash leaf = tree_leaf(entry, strlen(entry));
        proof_take(json_object_get(receipt, "proof"), &proof);
        assert_int_equal(checkpoint_open(note, strlen(note), &key, 1, &session, &checkpoint), CHECKPOINT_SIGNED);
        assert_int_equal(checkpoint.head.size, 7);
        assert_true(tree_verify_inclusion(&leaf, (uint64_t)seq, &checkpoint.head, &proof));
    }
    response_expect_problem(ask(ground, &game, game.token, "/entries/7/receipt", NULL), 404, "entry_unknown");
    response_expect_problem(ask(ground, &game, game.token, "/entries/x/receipt", NULL), 404, "entry_unknown");
}

/* What the client saw last is recorded, or refused when the ledger is another one. */
static void test_what_was_seen(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    char body[512], root[HASH_TEXT_SIZE], wrong[HASH_TEXT_SIZE];
    response_expect(ask(ground, &game, game.token, "/rulings", ROLL), 201);
    snprintf(root, sizeof root, "%s",
             json_string_value(json_object_get(json_object_get(ground->client.response.json, "tree"), "root")));
    snprintf(wrong, sizeof wrong, "%s", root);
    wrong[5] = wrong[5] == '0' ? '1' : '0';
    static const struct {
        int size;
        bool right, known;
        int status;
        const char *code;
    } cases[] = {
        {2, true, true, 201, NULL},
        {2, false, true, 409, "checkpoint_inconsistent"},
        {1, true, true, 409, "checkpoint_inconsistent"},
        {9, true, true, 409, "checkpoint_inconsistent"},
        {0, true, true, 422, "out_of_range"},
        {2, true, false, 422, "wrong_length"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        snprintf(
            body, sizeof body,
            "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"last_checkpoint\":{\"size\":%d,\"root\":\"%s\"}}",
            cases[i].size,
            !cases[i].known  ? "abc"
            : cases[i].right ? root
                             : wrong);
        const struct response *response = ask(ground, &game, game.token, "/rulings", body);
        if (cases[i].code) {
            response_expect_problem(response, cases[i].status, cases[i].code);
            continue;
        }
        response_expect(response, 201);
        const json_t *seen = json_object_get(response->json, "last_checkpoint");
        assert_string_equal(json_string_value(json_object_get(seen, "root")), root);
    }
    snprintf(body, sizeof body, "{\"remark\":\"done\",\"last_checkpoint\":{\"size\":2,\"root\":\"%s\"}}", root);
    response_expect(ask(ground, &game, game.token, "/close", body), 201);
    response_expect(ask(ground, &game, game.token, "/export", NULL), 200);
    assert_int_equal(export_check(ground->client.response.body, NULL), 4);
}

/* What somebody changed in the database is not signed as if it were the record. */
static void test_a_changed_entry_is_found(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    char sql[256];
    response_expect(ask(ground, &game, game.token, "/rulings", ROLL), 201);
    snprintf(sql, sizeof sql,
             "UPDATE umpire.entry SET bytes = set_byte(bytes, 40, 65) WHERE session_id = '%s' AND seq = 1", game.id);
    database_execute(ground->connection, sql);
    response_expect_problem(ask(ground, &game, game.token, "/entries/0/receipt", NULL), 500, "record_damaged");
    response_expect_problem(ask(ground, &game, game.token, "/consistency?from=1", NULL), 500, "record_damaged");
    snprintf(sql, sizeof sql, "DELETE FROM umpire.entry WHERE session_id = '%s' AND seq = 0", game.id);
    database_execute(ground->connection, sql);
    response_expect_problem(ask(ground, &game, game.token, "/entries/1/receipt", NULL), 500, "record_damaged");
}

/* A process from before sealing went on with a session of ours, and so left no state: it is not taken for an older
 * session, whose dice are the system's. */
static void test_a_state_that_is_missing(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    char sql[512];
    response_expect(ask(ground, &game, game.token, "/rulings", ROLL), 201);
    snprintf(sql, sizeof sql,
             "INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes) SELECT session_id, 2, at, kind, seat,"
             " bytes FROM umpire.entry WHERE session_id = '%s' AND seq = 1",
             game.id);
    database_execute(ground->connection, sql);
    response_expect_problem(ask(ground, &game, game.token, "/rulings", ROLL), 500, "record_damaged");
    response_expect_problem(ask(ground, &game, game.token, "/rulings", DECLARED), 500, "record_damaged");
}

/* A session from before: as it was, and nothing is claimed of it. */
static void test_an_older_session(void **state)
{
    struct ground *ground = *state;
    struct test_game game = open_game(ground);
    char sql[1024], before[sizeof game.id];
    memcpy(before, game.id, sizeof before);
    memcpy(game.id, "01900000", 8);
    snprintf(game.path, sizeof game.path, "/v1/sessions/%s", game.id);
    snprintf(sql, sizeof sql,
             "INSERT INTO umpire.session (session_id, opened_at, ruleset_version, ruleset, options) SELECT '%s',"
             " opened_at, ruleset_version, ruleset, options FROM umpire.session WHERE session_id = '%s';"
             "INSERT INTO umpire.seat (session_id, name, role, token_hash) SELECT '%s', name, role, token_hash"
             " FROM umpire.seat WHERE session_id = '%s' AND name = 'umpire';" /* nor was there a link */
             "INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes) SELECT '%s', seq, at, kind, seat, bytes"
             " FROM umpire.entry WHERE session_id = '%s'",
             game.id, before, game.id, before, game.id, before);
    database_execute(ground->connection, sql);
    const struct response *response = ask(ground, &game, game.token, "/rulings", ROLL);
    response_expect(response, 201);
    assert_null(json_object_get(response->json, "tree"));
    assert_string_equal(json_string_value(json_object_get(json_object_get(response->json, "dice"), "source")),
                        "system");
    static const char *const proofs[] = {"/checkpoint", "/consistency?from=1", "/entries/1/receipt", "/export"};
    for (size_t i = 0; i < 4; i++)
        response_expect_problem(ask(ground, &game, game.token, proofs[i], NULL), 409, "session_not_sealed");
    response_expect_problem(
        ask(ground, &game, game.token, "/nonces", "{\"nonce\":\"0123456789abcdef0123456789abcdef\"}"), 409,
        "session_not_sealed");
    response = ask(ground, &game, game.token, "", NULL);
    response_expect(response, 200);
    assert_null(json_object_get(response->json, "mode"));
    assert_int_equal(json_array_size(json_object_get(response->json, "seats")), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_game_verifies),
        cmocka_unit_test(test_a_long_game_verifies),
        cmocka_unit_test(test_what_is_new),
        cmocka_unit_test(test_the_checkpoint),
        cmocka_unit_test(test_consistency),
        cmocka_unit_test(test_receipts),
        cmocka_unit_test(test_what_was_seen),
        cmocka_unit_test(test_a_changed_entry_is_found),
        cmocka_unit_test(test_a_state_that_is_missing),
        cmocka_unit_test(test_an_older_session),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
