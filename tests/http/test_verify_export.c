/* What the service records and exports is what `umpire verify` finds in order; and it finds out when somebody writes
 * into the database. */
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"
#define DECLARED "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"dice\":[3,4]}"

static char export_path[] = "/tmp/umpire-export-XXXXXX", note_path[] = "/tmp/umpire-note-XXXXXX";

static const struct response *ask(struct ground *ground, const struct test_game *game, const char *token,
                                  const char *path, const char *body, const char *key)
{
    return client_ask(&ground->client,
                      &(struct ask){.path = game_path(game, "%s", path), .token = token, .body = body, .key = key});
}

static void file_write(const char *path, const struct response *response)
{
    FILE *file = fopen(path, "we");
    assert_non_null(file);
    assert_int_equal(fwrite(response->body, 1, response->length, file), response->length);
    assert_int_equal(fclose(file), 0);
}

static void export_save(struct ground *ground, const struct test_game *game)
{
    response_expect(ask(ground, game, game->token, "/export", NULL, NULL), 200);
    file_write(export_path, &ground->client.response);
}

/* The signing key that the service names. */
static const char *server_key(struct ground *ground)
{
    static char words[512];
    response_expect(client_get(&ground->client, "/v1/keys"), 200);
    const json_t *keys = json_object_get(ground->client.response.json, "keys");
    const char *key = json_string_value(json_object_get(json_array_get(keys, 0), "key"));
    if (!key)
        fail_msg("no key: %s", ground->client.response.body);
    else
        snprintf(words, sizeof words, "%s", key);
    return words;
}

static void expect_verified(struct ground *ground, int status, const char *said)
{
    char key[512];
    struct program_end end;
    snprintf(key, sizeof key, "%s", server_key(ground));
    const char *const words[] = {"verify", export_path, "--key", key, "--checkpoint", note_path, NULL};
    program_run(words, NULL, &end);
    if (end.status != status || !strstr(end.words, said))
        fail_msg("exit status %d, wanted %d and \"%s\":\n%s", end.status, status, said, end.words);
}

/* A game with everything that the service records today; a checkpoint of it is saved in its course. */
static struct test_game play(struct ground *ground)
{
    struct test_game game;
    char blue[64], watcher[64];
    test_game_open(&ground->client, "tt", "{\"morale_compare\":\"gt\"}", &game);
    response_expect(ask(ground, &game, game.token, "/rulings", ROLL, "one"), 201);
    seat_join(&ground->client, &game, "blue", NULL, 'a', blue);
    seat_join(&ground->client, &game, "a watcher", "spectator", 0, watcher);
    response_expect(ask(ground, &game, game.token, "/nonces", "{\"nonce\":\"0123456789abcdef0123456789abcdef\"}", NULL),
                    201);
    for (int i = 0; i < 5; i++)
        response_expect(ask(ground, &game, i % 2 ? blue : game.token, "/rulings", ROLL, NULL), 201);
    response_expect(ask(ground, &game, blue, "/checkpoint", NULL, NULL), 200);
    file_write(note_path, &ground->client.response);
    response_expect(ask(ground, &game, blue, "/rulings", DECLARED, "one"), 201);
    response_expect(ask(ground, &game, game.token, "/rulings", ROLL, NULL), 201);
    response_expect(ask(ground, &game, game.token, "/close", "{}", NULL), 201);
    return game;
}

static void a_game_is_in_order(void **state)
{
    struct ground *ground = *state;
    struct test_game game = play(ground);
    export_save(ground, &game);
    expect_verified(ground, 0, "14 entries: nothing is wrong.");
}

/* The owner of the database changes a byte of an entry. */
static void an_entry_is_changed_in_the_database(void **state)
{
    struct ground *ground = *state;
    struct test_game game = play(ground);
    char sql[512];
    snprintf(sql, sizeof sql,
             "UPDATE umpire.entry SET bytes = convert_to(replace(convert_from(bytes, 'UTF8'), '\"faces\":[3,4]', "
             "'\"faces\":[3,5]'), 'UTF8') WHERE session_id = '%s' AND seq = 11",
             game.id);
    database_execute(ground->connection, sql);
    export_save(ground, &game);
    expect_verified(ground, 1, "FAILED. First failure: rulings, at entry 11");
    expect_verified(ground, 1, "tree               FAILED");
}

/* A process that remembers nothing of what was told. */
static void restart(struct ground *ground)
{
    client_end(&ground->client);
    service_stop(&ground->service);
    service_start(&ground->service, ground->database.url, NULL);
    service_await_ready(&ground->service);
    client_start(&ground->client, ground->service.port);
}

/* The process that told of the entries signs nothing more: what is left can be exported, and never passes. One that
 * starts anew knows no better. */
static void an_entry_is_deleted_in_the_database(void **state)
{
    struct ground *ground = *state;
    struct test_game game = play(ground);
    char sql[512];
    snprintf(sql, sizeof sql, "DELETE FROM umpire.entry WHERE session_id = '%s' AND seq = 13", game.id);
    database_execute(ground->connection, sql);
    response_expect_problem(ask(ground, &game, game.token, "/checkpoint", NULL, NULL), 409, "session_stopped");
    export_save(ground, &game);
    expect_verified(ground, 3, "nothing is signed; the file says \"stopped\"");
    restart(ground);
    export_save(ground, &game);
    expect_verified(ground, 0, "13 entries: nothing is wrong"); /* nobody had saved a checkpoint that covers it */
    snprintf(sql, sizeof sql, "DELETE FROM umpire.entry WHERE session_id = '%s' AND seq > 7", game.id);
    database_execute(ground->connection, sql);
    export_save(ground, &game);
    expect_verified(ground, 1, "the end is missing");
    restart(ground);
    export_save(ground, &game);
    expect_verified(ground, 1, "the end is missing");
}

static int setup(void **state)
{
    close(mkstemp(export_path));
    close(mkstemp(note_path));
    return ground_make(state);
}

static int teardown(void **state)
{
    unlink(export_path);
    unlink(note_path);
    return ground_clear(state);
}

/* Whoever opens or joins learns the key, in words, too: the one that signs. */
static void the_key_is_told_at_once(void **state)
{
    struct ground *ground = *state;
    char key[512], fingerprint[FINGERPRINT_TEXT_SIZE];
    struct test_game game;
    struct note_key parsed;
    snprintf(key, sizeof key, "%s", server_key(ground));
    assert_true(note_key_read(key, &parsed));
    fingerprint_write(parsed.bytes, fingerprint);
    test_game_open(&ground->client, "tt", NULL, &game);
    for (int i = 0; i < 2; i++) {
        char blue[64];
        const json_t *told = json_object_get(ground->client.response.json, "server_key");
        assert_string_equal(json_string_value(json_object_get(told, "key")), key);
        assert_string_equal(json_string_value(json_object_get(told, "fingerprint")), fingerprint);
        if (i == 0)
            seat_join(&ground->client, &game, "blue", NULL, 'a', blue);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_key_is_told_at_once),
        cmocka_unit_test(a_game_is_in_order),
        cmocka_unit_test(an_entry_is_changed_in_the_database),
        cmocka_unit_test(an_entry_is_deleted_in_the_database),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
