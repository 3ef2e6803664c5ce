/* `umpire doctor`: what it finds in order, and each thing that it finds wrong, with what to do. */
#include "ground.h"
#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static char plain_url[400], keys[KEYS_DIRECTORY_SIZE + 32];
static char url[480]; /* as a login that may serve and no more */

static int make(void **state)
{
    if (ground_make(state) != 0)
        return -1;
    struct ground *ground = *state;
    char directory[KEYS_DIRECTORY_SIZE], *user;
    service_await_ready(&ground->service);
    keys_directory_of(ground->database.url, directory);
    snprintf(keys, sizeof keys, "UMPIRE_KEYS_DIRECTORY=%s", directory);
    snprintf(plain_url, sizeof plain_url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    database_execute(ground->connection,
                     "DO $$ BEGIN CREATE ROLE umpire_doctor LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;"
                     "GRANT umpire_service TO umpire_doctor");
    snprintf(url, sizeof url, "%s", plain_url);
    user = strstr(url, "user=umpire");
    assert_non_null(user);
    memmove(user + strlen("user=umpire_doctor"), user + strlen("user=umpire"),
            strlen(user + strlen("user=umpire")) + 1);
    memcpy(user, "user=umpire_doctor", strlen("user=umpire_doctor"));
    return 0;
}

/* Runs it with these settings; it must end so and say all of `words` (ending with NULL). */
static void expect(const char *const *settings, int status, const char *const *words)
{
    struct program_end end;
    program_run((const char *const[]){"doctor", NULL}, settings, &end);
    bool all = end.status == status;
    for (; *words; words++)
        all = all && strstr(end.words, *words);
    if (!all)
        fail_msg("exit status %d, wanted %d: %s", end.status, status, end.words);
}

static void test_all_is_well(void **state)
{
    (void)state;
    expect((const char *const[]){url, keys, NULL}, 0,
           (const char *const[]){"ok       settings", "ok       database     PostgreSQL 1", "ok       schema",
                                 "ok       rights", "ok       connections", "ok       clock", "ok       keys",
                                 "ok       disk",
                                 "ok       disk         how much is free where the database is, is not known: "
                                 "the login may not read data_directory",
                                 "ok       certificate", NULL});
}

static void test_a_login_that_may_too_much(void **state)
{
    (void)state;
    expect((const char *const[]){plain_url, keys, NULL}, 1,
           (const char *const[]){"WRONG    rights       the login is a superuser", "-> Serve as umpire_service", NULL});
    expect((const char *const[]){plain_url, keys, "UMPIRE_PRIVILEGED_LOGIN=allowed", NULL}, 0,
           (const char *const[]){"warning  rights       the login is a superuser", NULL});
}

/* A login that may see where the database is: the cluster of the tests is on this machine. */
static void test_the_databases_disk(void **state)
{
    struct ground *ground = *state;
    char words[1100], *directory;
    PGresult *shown = PQexec(ground->connection, "SHOW data_directory");
    assert_int_equal(PQresultStatus(shown), PGRES_TUPLES_OK);
    directory = PQgetvalue(shown, 0, 0);
    snprintf(words, sizeof words, "MB are free where the database is, %s\n", directory);
    database_execute(ground->connection, "GRANT pg_read_all_settings TO umpire_doctor");
    expect((const char *const[]){url, keys, NULL}, 0, (const char *const[]){words, "ok       rights", NULL});
    database_execute(ground->connection, "REVOKE pg_read_all_settings FROM umpire_doctor");
    PQclear(shown);
}

static void test_no_database(void **state)
{
    (void)state;
    expect((const char *const[]){"UMPIRE_DATABASE_URL=postgresql:///nothing?host=/nonexistent", keys, NULL}, 1,
           (const char *const[]){"WRONG    database     the database cannot be reached", "-> Start PostgreSQL", NULL});
}

static void test_an_old_schema(void **state)
{
    struct ground *ground = *state;
    database_execute(ground->connection, "UPDATE umpire.migration SET version = version - 100");
    expect((const char *const[]){url, keys, NULL}, 1,
           (const char *const[]){"WRONG    schema       the database's schema is older", "`umpire migrate`", NULL});
    database_execute(ground->connection, "UPDATE umpire.migration SET version = version + 100");
}

static void test_a_missing_key(void **state)
{
    char pattern[KEYS_DIRECTORY_SIZE + 40], aside[KEYS_DIRECTORY_SIZE + 400];
    glob_t found;
    (void)state;
    snprintf(pattern, sizeof pattern, "%s/encryption*", strchr(keys, '=') + 1);
    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    snprintf(aside, sizeof aside, "%s.aside", found.gl_pathv[0]);
    assert_int_equal(rename(found.gl_pathv[0], aside), 0);
    expect((const char *const[]){url, keys, NULL}, 1,
           (const char *const[]){"WRONG    keys         encryption key 1:", "-> Restore the file", NULL});
    assert_int_equal(rename(aside, found.gl_pathv[0]), 0);
    assert_int_equal(chmod(found.gl_pathv[0], 0644), 0);
    expect((const char *const[]){url, keys, NULL}, 1, (const char *const[]){"WRONG    keys", NULL});
    assert_int_equal(chmod(found.gl_pathv[0], 0600), 0);
    globfree(&found);
}

static void test_too_few(void **state)
{
    (void)state;
    expect((const char *const[]){url, keys, "UMPIRE_CONNECTIONS=100000", NULL}, 0,
           (const char *const[]){"warning  descriptors", "-> Raise LimitNOFILE", NULL});
    expect((const char *const[]){url, keys, "UMPIRE_READERS=64", NULL}, 0,
           (const char *const[]){"a process takes 67", NULL});
}

/* A process that remembers what it told of, on the same database; then the newest entry of its game is gone. */
static void test_a_database_that_went_back(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct client client;
    struct test_game game;
    char directory[] = "/tmp/umpire-state-XXXXXX", setting[80], sql[160], path[80];
    assert_non_null(mkdtemp(directory));
    snprintf(setting, sizeof setting, "UMPIRE_STATE_DIRECTORY=%s", directory);
    expect((const char *const[]){url, keys, NULL}, 0, (const char *const[]){"ok       restore      not known", NULL});
    service_start(&service, ground->database.url, (const char *const[]){setting, NULL});
    service_await_ready(&service);
    client_start(&client, service.port);
    test_game_open(&client, "tt", NULL, &game);
    response_expect(client_ask(&client, &(struct ask){.path = game_path(&game, "/notes"),
                                                      .token = game.token,
                                                      .body = "{\"text\":\"The last word.\"}"}),
                    201);
    expect((const char *const[]){url, keys, setting, NULL}, 0,
           (const char *const[]){"ok       restore      of 1 sessions that this machine told of 0 lack entries", NULL});
    snprintf(sql, sizeof sql, "DELETE FROM umpire.entry WHERE session_id = '%s' AND seq = 1", game.id);
    database_execute(ground->connection, sql);
    expect((const char *const[]){url, keys, setting, NULL}, 1,
           (const char *const[]){"WRONG    restore      of 1 sessions that this machine told of 1 lack entries",
                                 "-> The database went back", NULL});
    client_end(&client);
    service_stop(&service);
    snprintf(path, sizeof path, "%s/known-heads-0", directory);
    assert_int_equal(truncate(path, 10), 0);
    expect((const char *const[]){url, keys, setting, NULL}, 0,
           (const char *const[]){"warning  restore      what was told cannot be compared: a file there is not umpire's",
                                 NULL});
    unlink(path);
    rmdir(directory);
}

static void test_wrongly_called(void **state)
{
    struct program_end end;
    (void)state;
    program_run((const char *const[]){"doctor", "--nonsense", "1", NULL}, NULL, &end);
    assert_int_equal(end.status, 2);
    program_run((const char *const[]){"doctor", "--help", NULL}, NULL, &end);
    assert_int_equal(end.status, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_is_well),
        cmocka_unit_test(test_a_login_that_may_too_much),
        cmocka_unit_test(test_the_databases_disk),
        cmocka_unit_test(test_no_database),
        cmocka_unit_test(test_an_old_schema),
        cmocka_unit_test(test_a_missing_key),
        cmocka_unit_test(test_too_few),
        cmocka_unit_test(test_wrongly_called),
        cmocka_unit_test(test_a_database_that_went_back),
    };
    return cmocka_run_group_tests(tests, make, ground_clear);
}
