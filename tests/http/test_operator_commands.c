/* `umpire session` and `umpire seat` beside a running service: what they print, what they refuse, what stands in the
 * record afterwards, and that nothing of an erased game is left but its last checkpoint. */
#include "ground.h"
#include "patience.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define ROLL "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

/* As the operator: the owner's URL, the service's keys. Erasing waits as long as a request may take, and some seconds.
 */
static void run(const struct ground *ground, const char *const *words, struct program_end *ret)
{
    char url[400], keys[KEYS_DIRECTORY_SIZE], directory[KEYS_DIRECTORY_SIZE + 32];
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    keys_directory_of(ground->database.url, keys);
    snprintf(directory, sizeof directory, "UMPIRE_KEYS_DIRECTORY=%s", keys);
    program_run(words,
                (const char *const[]){url, directory, "UMPIRE_RETENTION_DAYS=30", "UMPIRE_DEADLINE_MS=10000", NULL},
                ret);
}

#define RUN(ground, end, ...) run(ground, (const char *const[]){__VA_ARGS__, NULL}, end)

/* Runs it; the exit status, and words that must stand in what it said. */
#define EXPECT(ground, status_, words_, ...)                                                                           \
    do {                                                                                                               \
        struct program_end end_;                                                                                       \
        RUN(ground, &end_, __VA_ARGS__);                                                                               \
        if (end_.status != (status_) || !strstr(end_.words, words_))                                                   \
            fail_msg("exit status %d, wanted %d and \"%s\": %s", end_.status, status_, words_, end_.words);            \
    } while (0)

static const struct response *ask(struct ground *ground, const struct test_game *game, const char *token,
                                  const char *path, const char *body)
{
    return client_ask(&ground->client,
                      &(struct ask){.path = game_path(game, "%s", path), .token = token, .body = body});
}

/* A game with a player who has rolled. */
static void game_begin(struct ground *ground, struct test_game *game, char red[64])
{
    test_game_open(&ground->client, "tt", NULL, game);
    seat_join(&ground->client, game, "Rosa", NULL, 'a', red);
    response_expect(ask(ground, game, red, "/rulings", ROLL), 201);
}

/* Until the service answers so: what it knows of seats may be five seconds old. */
static void await_status(struct ground *ground, const struct test_game *game, const char *token, int status)
{
    for (int i = 0; i < PATIENCE_MS / 100; i++) {
        if (ask(ground, game, token, "/entries", NULL)->status == status)
            return;
        pause_ms(100);
    }
    fail_msg("the service still answers %d", ground->client.response.status);
}

static int64_t rows(struct ground *ground, const char *table, const char *id)
{
    char sql[200];
    snprintf(sql, sizeof sql, "SELECT count(*) FROM umpire.%s WHERE session_id = '%s'", table, id);
    return database_number(ground->connection, sql);
}

static void test_list_and_show(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    char red[64];
    game_begin(ground, &game, red);
    response_expect(ask(ground, &game, game.token, "/description", "{\"title\":\"The bridge\",\"place\":\"Hall 2\"}"),
                    201);
    EXPECT(ground, 0, game.id, "session", "list");
    EXPECT(ground, 0, "  open  ", "session", "list", "--open", "--limit", "5");
    EXPECT(ground, 0, game.id, "session", "list", "--ids");
    struct program_end end;
    RUN(ground, &end, "session", "list", "--closed");
    assert_null(strstr(end.words, game.id));
    RUN(ground, &end, "session", "list", "--idle", "1");
    assert_null(strstr(end.words, game.id));
    RUN(ground, &end, "session", "list", "--club", "Nobody's");
    assert_string_equal(end.words, "");
    EXPECT(ground, 0, "entries      4\n", "session", "show", game.id);
    EXPECT(ground, 0, "title        The bridge\nplace        Hall 2\n", "session", "show", game.id);
    EXPECT(ground, 0, "Rosa\n", "session", "show", game.id);
    EXPECT(ground, 1, "there is no such session", "session", "show", "01934abc-def0-7fff-8000-090aa00aff10");
    EXPECT(ground, 1, "a session is named by its id", "session", "show", "x");
}

/* No list ends without a word: ids are all there, and a list for people says that there is more. */
static void test_long_lists(void **state)
{
    enum { MORE = 105, ID_LINE = 37 };
    struct ground *ground = *state;
    struct program_end end;
    int64_t wanted = MORE;
    for (int i = 0; i < MORE; i++)
        response_expect(
            client_ask(&ground->client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"}), 201);
    wanted = database_number(ground->connection, "SELECT count(*) FROM umpire.session");
    RUN(ground, &end, "session", "list", "--ids");
    assert_int_equal(strlen(end.words), wanted * ID_LINE);
    EXPECT(ground, 0, "these are the newest 100, and there are more: --limit N", "session", "list");
    EXPECT(ground, 0, "these are the newest 7, and there are more: --limit N", "session", "list", "--ids", "--limit",
           "7");
    RUN(ground, &end, "session", "list", "--ids", "--limit", "100000");
    assert_null(strstr(end.words, "newest"));
}

static void test_usage(void **state)
{
    struct ground *ground = *state;
    EXPECT(ground, 2, "usage", "session");
    EXPECT(ground, 2, "usage", "session", "open");
    EXPECT(ground, 2, "usage", "session", "show");
    EXPECT(ground, 2, "usage", "session", "list", "--open", "--closed");
    EXPECT(ground, 2, "usage", "session", "list", "x");
    EXPECT(ground, 2, "usage", "session", "erase");
    EXPECT(ground, 2, "usage", "session", "erase", "x", "--expired");
    EXPECT(ground, 2, "--idle must be a whole number", "session", "list", "--idle", "soon");
    EXPECT(ground, 2, "--limit must be a whole number", "session", "list", "--limit", "0");
    EXPECT(ground, 2, "--remark must be at most", "session", "close", ground->game.id, "--remark", "\xff");
    EXPECT(ground, 2, "usage", "seat");
    EXPECT(ground, 2, "usage", "seat", "list");
    EXPECT(ground, 2, "usage", "seat", "revoke", ground->game.id);
    EXPECT(ground, 2, "usage", "seat", "list", ground->game.id, "--reason", "x", "y");
}

static void test_close_and_export(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    char red[64], file[] = "/tmp/umpire-export-XXXXXX";
    game_begin(ground, &game, red);
    EXPECT(ground, 0, "closed", "session", "close", game.id, "--remark", "Nobody came back.");
    EXPECT(ground, 1, "closed", "session", "close", game.id);
    response_expect_problem(ask(ground, &game, red, "/rulings", ROLL), 409, "session_closed");
    response_expect(ask(ground, &game, red, "/entries", NULL), 200);
    assert_non_null(strstr(ground->client.response.body, "Closed by the operator of the service. Nobody came back."));
    /* The same file as the service's own. */
    close(mkstemp(file));
    EXPECT(ground, 1, "is there already", "session", "export", game.id, file);
    unlink(file);
    EXPECT(ground, 0, "", "session", "export", game.id, file);
    response_expect(ask(ground, &game, game.token, "/export", NULL), 200);
    struct program_end end;
    program_run((const char *const[]){"verify", file, NULL}, NULL, &end);
    assert_int_equal(end.status, 0);
    assert_int_equal(export_check(ground->client.response.body, NULL), 4);
    FILE *in = fopen(file, "r");
    char *bytes = calloc(1, ground->client.response.length + 2);
    assert_int_equal(fread(bytes, 1, ground->client.response.length + 1, in), ground->client.response.length);
    assert_string_equal(bytes, ground->client.response.body);
    fclose(in);
    free(bytes);
    unlink(file);
}

static void test_seats(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    char red[64], found[200];
    struct program_end end;
    game_begin(ground, &game, red);
    EXPECT(ground, 0, "Rosa\n", "seat", "list", game.id);
    snprintf(found, sizeof found, "%s s1 Rosa\n", game.id);
    EXPECT(ground, 0, found, "seat", "find", " rosa ");
    RUN(ground, &end, "seat", "re-issue", game.id, "s1", "--reason", "The phone fell into a river.");
    if (end.status != 0)
        fail_msg("%s", end.words);
    char token[64] = "";
    assert_int_equal(sscanf(end.words, "%63[A-Za-z0-9_-]", token), 1);
    await_status(ground, &game, red, 401);
    response_expect(ask(ground, &game, token, "/rulings", ROLL), 201);
    response_expect(ask(ground, &game, token, "/entries", NULL), 200);
    assert_non_null(strstr(ground->client.response.body,
                           "The operator of the service re-issued seat s1: The phone fell into a river."));
    EXPECT(ground, 2, "64 hexadecimal", "seat", "re-issue", game.id, "s1", "--device-key", "abc");
    EXPECT(ground, 1, "no such seat", "seat", "re-issue", game.id, "s9");
    EXPECT(ground, 1, "umpire:", "seat", "re-issue", game.id, "umpire");
    EXPECT(ground, 0, "the name of s1 is gone", "seat", "forget", game.id, "s1");
    assert_int_equal(rows(ground, "seat_name", game.id), 0);
    RUN(ground, &end, "seat", "find", "Rosa");
    assert_null(strstr(end.words, game.id));
    EXPECT(ground, 0, "revoked s1", "seat", "revoke", game.id, "s1");
    EXPECT(ground, 0, "revoked", "seat", "list", game.id);
    EXPECT(ground, 1, "umpire:", "seat", "revoke", game.id, "s1");
    EXPECT(ground, 1, "umpire:", "seat", "revoke", game.id, "umpire");
    await_status(ground, &game, token, 401);
    response_expect(ask(ground, &game, game.token, "/export", NULL), 200);
    assert_int_equal(export_check(ground->client.response.body, NULL), 8);
    assert_null(strstr(ground->client.response.body, "Rosa"));
}

static const char *const tables[] = {"session",   "seat",    "seat_name",  "entry",   "session_secret",
                                     "join_code", "opening", "revocation", "reissue", "cosignature"};

static void expect_nothing_left(struct ground *ground, const char *id)
{
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        if (rows(ground, tables[i], id) != 0)
            fail_msg("umpire.%s still has rows of it", tables[i]);
    assert_int_equal(rows(ground, "erased_session", id), 1);
}

/* Nothing of the session is found in any table of the schema by its id: a table that comes later cannot be forgotten.
 */
static void expect_no_table_forgotten(struct ground *ground)
{
    char sql[400];
    snprintf(
        sql, sizeof sql,
        "SELECT count(*) FROM information_schema.columns WHERE table_schema = 'umpire' AND column_name = 'session_id'"
        " AND table_name <> 'erased_session'");
    assert_int_equal(database_number(ground->connection, sql), sizeof tables / sizeof tables[0]);
}

static void test_erase(void **state)
{
    struct ground *ground = *state;
    struct test_game game, other;
    char red[64], line[200];
    game_begin(ground, &game, red);
    game_begin(ground, &other, red);
    EXPECT(ground, 1, "the session is open: close it first", "session", "erase", game.id);
    assert_int_equal(rows(ground, "entry", game.id), 3);
    response_expect(ask(ground, &game, game.token, "/close", "{}"), 201);
    EXPECT(ground, 0, "erased", "session", "erase", game.id);
    expect_nothing_left(ground, game.id);
    expect_no_table_forgotten(ground);
    EXPECT(ground, 1, "No such session", "session", "erase", game.id);
    snprintf(line, sizeof line, "%s\n4\n", game.id);
    EXPECT(ground, 0, line, "session", "show", game.id);
    EXPECT(ground, 0, "\xe2\x80\x94 localhost ", "session", "show", game.id);
    /* The service has forgotten it as well, and the other game goes on. */
    await_status(ground, &game, game.token, 404);
    response_expect_problem(ask(ground, &game, game.token, "", NULL), 404, "session_unknown");
    response_expect(ask(ground, &other, red, "/rulings", ROLL), 201);
    assert_int_equal(rows(ground, "entry", other.id), 4);
}

/* What is hidden from now on counts as hidden for so long that it may be emptied at once: test_erase waits. */
static void hide_long_ago(struct ground *ground)
{
    database_execute(ground->connection, "CREATE FUNCTION pg_temp.long_ago() RETURNS trigger LANGUAGE plpgsql AS"
                                         " 'BEGIN NEW.erased_at := now() - interval ''1 hour''; RETURN NEW; END'");
    database_execute(ground->connection, "CREATE TRIGGER long_ago BEFORE INSERT ON umpire.erased_session"
                                         " FOR EACH ROW EXECUTE FUNCTION pg_temp.long_ago()");
}

/* What was closed a month ago goes, what is open stays however old it is; and what an append that was late left behind
 * goes the next time. */
static void test_expired(void **state)
{
    struct ground *ground = *state;
    struct test_game old, young, open;
    char red[64], sql[400];
    struct program_end end;
    game_begin(ground, &old, red);
    game_begin(ground, &young, red);
    game_begin(ground, &open, red);
    response_expect(ask(ground, &old, old.token, "/close", "{}"), 201);
    response_expect(ask(ground, &young, young.token, "/close", "{}"), 201);
    snprintf(sql, sizeof sql, "UPDATE umpire.entry SET at = at - interval '31 days' WHERE session_id IN ('%s', '%s')",
             old.id, open.id);
    database_execute(ground->connection, sql);
    snprintf(sql, sizeof sql,
             "UPDATE umpire.session SET opened_at = opened_at - interval '31 days' WHERE session_id IN ('%s', '%s')",
             old.id, open.id);
    database_execute(ground->connection, sql);
    RUN(ground, &end, "session", "list", "--idle", "30", "--open", "--ids");
    assert_non_null(strstr(end.words, open.id));
    assert_null(strstr(end.words, young.id));
    hide_long_ago(ground);
    EXPECT(ground, 0, old.id, "session", "erase", "--expired");
    expect_nothing_left(ground, old.id);
    assert_int_equal(rows(ground, "entry", young.id), 4);
    assert_int_equal(rows(ground, "entry", open.id), 3);
    /* The command was interrupted between its steps. */
    snprintf(sql, sizeof sql, "UPDATE umpire.erased_session SET emptied_at = NULL WHERE session_id = '%s'", old.id);
    database_execute(ground->connection, sql);
    EXPECT(ground, 0, "some may still be there", "session", "show", old.id);
    EXPECT(ground, 0, "", "session", "erase", "--expired");
    assert_int_equal(
        database_number(ground->connection, "SELECT count(*) FROM umpire.erased_session WHERE emptied_at IS NULL"), 0);
    /* With its default nothing ever expires. */
    EXPECT(ground, 0, "nothing expires", "session", "erase", "--expired", "--retention-days", "0");
}

/* The service's login can close and revoke, as it can append; it cannot erase. */
static void test_a_login_without_the_right(void **state)
{
    struct ground *ground = *state;
    struct program_end end;
    struct test_game game;
    char red[64], keys[KEYS_DIRECTORY_SIZE], directory[KEYS_DIRECTORY_SIZE + 32], url[480];
    game_begin(ground, &game, red);
    response_expect(ask(ground, &game, game.token, "/close", "{}"), 201);
    keys_directory_of(ground->database.url, keys);
    snprintf(directory, sizeof directory, "UMPIRE_KEYS_DIRECTORY=%s", keys);
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s&options=-c%%20role%%3Dumpire_service", ground->database.url);
    program_run((const char *const[]){"session", "erase", game.id, NULL}, (const char *const[]){url, directory, NULL},
                &end);
    assert_int_equal(end.status, 1);
    assert_non_null(strstr(end.words, "the login may lack the privilege"));
    assert_int_equal(rows(ground, "entry", game.id), 4);
    program_run((const char *const[]){"session", "list", NULL},
                (const char *const[]){"UMPIRE_DATABASE_URL=postgresql:///nothing?host=/nonexistent", NULL}, &end);
    assert_int_equal(end.status, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_list_and_show, ground_make, ground_clear),
        cmocka_unit_test_setup_teardown(test_long_lists, ground_make, ground_clear),
        cmocka_unit_test_setup_teardown(test_usage, ground_make, ground_clear),
        cmocka_unit_test_setup_teardown(test_close_and_export, ground_make, ground_clear),
        cmocka_unit_test_setup_teardown(test_seats, ground_make, ground_clear),
        cmocka_unit_test_setup_teardown(test_erase, ground_make, ground_clear),
        cmocka_unit_test_setup_teardown(test_expired, ground_make, ground_clear),
        cmocka_unit_test_setup_teardown(test_a_login_without_the_right, ground_make, ground_clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
