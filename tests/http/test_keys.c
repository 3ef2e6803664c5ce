/* The server's keys: made once, by one process; needed by every other; rotated while old games go on. */
#include "ground.h"
#include "sealed.h"
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

/* Runs `umpire WORDS…` on the ground's database; `directory` NULL: with its keys. */
static void run(struct ground *ground, const char *const *words, const char *directory, const char *more,
                struct program_end *end)
{
    char url[400], own[KEYS_DIRECTORY_SIZE], keys[256];
    keys_directory_of(ground->database.url, own);
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    snprintf(keys, sizeof keys, "UMPIRE_KEYS_DIRECTORY=%s", directory ? directory : own);
    program_run(words, (const char *const[]){url, keys, "UMPIRE_LISTEN=127.0.0.1:0", more, NULL}, end);
}

static void serve_refuses(struct ground *ground, const char *directory, const char *more, const char *why)
{
    struct program_end end;
    run(ground, (const char *const[]){"serve", NULL}, directory, more, &end);
    assert_int_equal(end.status, 1);
    if (!strstr(end.words, why))
        fail_msg("%s", end.words);
}

/* How many files the directory has; `ret` (may be NULL) gets the path of one that begins so. */
static int files_count(const char *directory, const char *start, char ret[512])
{
    int count = 0;
    DIR *list = opendir(directory);
    assert_non_null(list);
    for (const struct dirent *each; (each = readdir(list));) {
        if (each->d_name[0] == '.')
            continue;
        count++;
        if (ret && strncmp(each->d_name, start, strlen(start)) == 0)
            snprintf(ret, 512, "%s/%s", directory, each->d_name);
    }
    closedir(list);
    return count;
}

static void test_keys_are_made_once(void **state)
{
    struct ground *ground = *state;
    char directory[KEYS_DIRECTORY_SIZE], path[512] = "";
    struct stat about;
    keys_directory_of(ground->database.url, directory);
    assert_int_equal(files_count(directory, "signing-", path), 2);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
    assert_int_equal(stat(directory, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0700);
    assert_int_equal(database_number(ground->connection, "SELECT count(*) FROM umpire.server_key"), 2);
}

static void test_what_does_not_match_is_refused(void **state)
{
    struct ground *ground = *state;
    char directory[KEYS_DIRECTORY_SIZE], path[512] = "", elsewhere[] = "/tmp/umpire-keys-XXXXXX";
    keys_directory_of(ground->database.url, directory);
    assert_non_null(mkdtemp(elsewhere));
    serve_refuses(ground, elsewhere, NULL, "give this process a copy of the key directory that contains it");
    assert_int_equal(files_count(elsewhere, "", NULL), 0); /* and it makes none of its own */
    assert_int_equal(rmdir(elsewhere), 0);
    serve_refuses(ground, NULL, "UMPIRE_LEDGER_NAME=another.example", "belong to \\\"localhost\\\"");
    files_count(directory, "encryption-", path);
    assert_int_equal(chmod(path, 0640), 0);
    serve_refuses(ground, NULL, NULL, "its mode must be 0600");
    assert_int_equal(chmod(path, 0600), 0);
    assert_int_equal(truncate(path, 60), 0);
    serve_refuses(ground, NULL, NULL, "is not a key");
}

static void test_bad_names_make_no_keys(void **state)
{
    struct test_database database;
    struct ground other = {.game = {.id = ""}};
    struct program_end end;
    char directory[KEYS_DIRECTORY_SIZE];
    (void)state;
    database_create(&database);
    other.database = database;
    serve_refuses(&other, NULL, "UMPIRE_LEDGER_NAME=two words", "cannot be the name of a key");
    run(&other, (const char *const[]){"keys", "replace", "signing", NULL}, NULL, NULL, &end); /* half of the keys */
    assert_int_equal(end.status, 1);
    keys_directory_of(database.url, directory);
    assert_int_not_equal(access(directory, F_OK), 0);
    database_drop(&database);
}

/* Several processes at an empty database at once: with one directory all of them serve, with the same keys. */
static void test_several_at_once(void **state)
{
    enum { COUNT = 4 };
    struct test_database database;
    struct test_service services[COUNT];
    struct client client;
    char keys[512] = "", directory[KEYS_DIRECTORY_SIZE];
    (void)state;
    database_create(&database);
    for (int i = 0; i < COUNT; i++)
        service_launch(&services[i], database.url, NULL);
    for (int i = 0; i < COUNT; i++)
        service_await_port(&services[i]);
    for (int i = 0; i < COUNT; i++) {
        service_await_ready(&services[i]);
        client_start(&client, services[i].port);
        response_expect(client_get(&client, "/v1/keys"), 200);
        if (i == 0)
            snprintf(keys, sizeof keys, "%s", client.response.body);
        assert_string_equal(client.response.body, keys);
        client_end(&client);
        service_stop(&services[i]);
    }
    keys_directory_of(database.url, directory);
    assert_int_equal(files_count(directory, "", NULL), 2);
    database_drop(&database);
}

static void restart(struct ground *ground)
{
    client_end(&ground->client);
    service_stop(&ground->service);
    service_start(&ground->service, ground->database.url, NULL);
    service_await_ready(&ground->service);
    client_start(&ground->client, ground->service.port);
}

static void game_goes_on(struct ground *ground, const struct test_game *game, int entries)
{
    struct ask roll = {.path = game_path(game, "/rulings"), .token = game->token, .body = ROLL};
    response_expect(client_ask(&ground->client, &roll), 201);
    response_expect(
        client_ask(&ground->client, &(struct ask){.path = game_path(game, "/export"), .token = game->token}), 200);
    assert_int_equal(export_check(ground->client.response.body, NULL), entries);
}

/* Games of before go on under their old key; checkpoints carry the signatures of both signing keys. */
static void test_rotation(void **state)
{
    struct ground *ground = *state;
    struct test_game old = ground->game, new;
    struct program_end end;
    struct note_key keys[2];
    struct uuid session;
    struct checkpoint checkpoint;
    game_goes_on(ground, &old, 2);
    run(ground, (const char *const[]){"keys", "rotate", "encryption", NULL}, NULL, NULL, &end);
    assert_int_equal(end.status, 0);
    run(ground, (const char *const[]){"keys", "rotate", "signing", NULL}, NULL, NULL, &end);
    assert_int_equal(end.status, 0);
    game_goes_on(ground, &old, 3); /* before the restart nothing changes */
    restart(ground);
    test_game_open(&ground->client, "tt", NULL, &new);
    game_goes_on(ground, &old, 4);
    game_goes_on(ground, &new, 2);
    assert_int_equal(
        database_number(ground->connection, "SELECT count(DISTINCT fingerprint) FROM umpire.session_secret"), 2);

    response_expect(client_get(&ground->client, "/v1/keys"), 200);
    const json_t *list = json_object_get(ground->client.response.json, "keys");
    assert_int_equal(json_array_size(list), 2);
    assert_null(json_object_get(json_array_get(list, 0), "retired_at"));
    assert_non_null(json_object_get(json_array_get(list, 1), "retired_at"));
    for (size_t i = 0; i < 2; i++)
        assert_true(note_key_read(json_string_value(json_object_get(json_array_get(list, i), "key")), &keys[i]));
    response_expect(
        client_ask(&ground->client, &(struct ask){.path = game_path(&old, "/checkpoint"), .token = old.token}), 200);
    const struct response *note = &ground->client.response;
    assert_true(uuid_read(old.id, &session));
    for (size_t i = 0; i < 2; i++)
        assert_int_equal(checkpoint_open(note->body, note->length, &keys[i], 1, &session, &checkpoint),
                         CHECKPOINT_SIGNED);

    run(ground, (const char *const[]){"keys", "list", NULL}, NULL, NULL, &end);
    assert_int_equal(end.status, 0);
    int lines = 0, present = 0;
    for (const char *at = end.words; (at = strchr(at, '\n')); at++)
        lines++;
    for (const char *at = end.words; (at = strstr(at, " present ")); at++)
        present++;
    assert_int_equal(lines, 4);
    assert_int_equal(present, 4);
}

static void test_wrong_calls(void **state)
{
    struct ground *ground = *state;
    struct program_end end;
    run(ground, (const char *const[]){"keys", NULL}, NULL, NULL, &end);
    assert_int_equal(end.status, 2);
    run(ground, (const char *const[]){"keys", "rotate", "teapot", NULL}, NULL, NULL, &end);
    assert_int_equal(end.status, 2);
    run(ground, (const char *const[]){"keys", "rotate", "signing", NULL}, "/proc/nothing", NULL, &end);
    assert_int_equal(end.status, 1);
    run(ground, (const char *const[]){"keys", "replace", "signing", NULL}, "/proc/nothing", NULL, &end);
    assert_int_equal(end.status, 1);
    run(ground, (const char *const[]){"keys", "replace", "signing", NULL}, NULL, "UMPIRE_LEDGER_NAME=another.example",
        &end);
    assert_int_equal(end.status, 1);
    assert_non_null(strstr(end.words, "belong to \"localhost\""));
    assert_int_equal(database_number(ground->connection, "SELECT count(*) FROM umpire.server_key"), 4);
}

/* The key of open games is lost: they go on with declared dice, new ones as ever. */
static void test_a_lost_key(void **state)
{
    struct ground *ground = *state;
    struct test_game old, new;
    struct program_end end;
    char directory[KEYS_DIRECTORY_SIZE], path[512] = "";
    test_game_open(&ground->client, "tt", NULL, &old);
    keys_directory_of(ground->database.url, directory);
    while (path[0] = '\0', files_count(directory, "encryption-", path), path[0])
        assert_int_equal(unlink(path), 0);
    serve_refuses(ground, NULL, NULL, "give this process a copy of the key directory");
    run(ground, (const char *const[]){"keys", "rotate", "encryption", NULL}, NULL, NULL, &end);
    assert_int_equal(end.status, 1);
    run(ground, (const char *const[]){"keys", "replace", "encryption", NULL}, NULL, NULL, &end);
    assert_int_equal(end.status, 0);
    restart(ground);
    test_game_open(&ground->client, "tt", NULL, &new);
    game_goes_on(ground, &new, 2);
    struct ask roll = {.path = game_path(&old, "/rulings"), .token = old.token, .body = ROLL};
    response_expect_problem(client_ask(&ground->client, &roll), 503, "keys_missing");
    roll.body = "{\"step\":\"morale-check\",\"input\":{\"target\":8},\"dice\":[1,2]}";
    response_expect(client_ask(&ground->client, &roll), 201);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_keys_are_made_once),
        cmocka_unit_test(test_bad_names_make_no_keys),
        cmocka_unit_test(test_several_at_once),
        cmocka_unit_test(test_rotation),
        cmocka_unit_test(test_wrong_calls),
        cmocka_unit_test(test_a_lost_key),
        cmocka_unit_test(test_what_does_not_match_is_refused),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
