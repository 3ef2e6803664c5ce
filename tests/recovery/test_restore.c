/* A backup by pg_dump, as the role that is made for it, is restored into a fresh cluster, which has none of the roles:
 * what is wrong until `umpire migrate` has run is named truly, and afterwards the games go on. */
#include "recovery.h"
#include "sealed.h"

struct restoring {
    struct test_cluster from, to;
    struct test_database database;
    char url[320]; /* of the database of the same name in the other cluster */
    char dump[80];
    struct test_game game;
    char *opened; /* what the opening was answered with */
    int64_t entries;
};

static const char opening[] = "{\"ruleset\":\"tt\"}", opening_key[] = "opened-before-the-backup";

__attribute__((format(printf, 1, 2))) static int run(const char *format, ...)
{
    char command[900];
    va_list arguments;
    va_start(arguments, format);
    assert_in_range(vsnprintf(command, sizeof command, format, arguments), 1, sizeof command - 1);
    va_end(arguments);
    return system(command);
}

static const struct response *open_again(struct client *client)
{
    return client_ask(client, &(struct ask){.path = "/v1/sessions", .key = opening_key, .body = opening});
}

static void roll(const struct restoring *restoring, struct client *client)
{
    response_expect(client_ask(client, &(struct ask){.path = game_path(&restoring->game, "/rulings"),
                                                     .token = restoring->game.token,
                                                     .body = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"}),
                    201);
}

/* A game, and a dump of it. */
static int restoring_make(void **state)
{
    static struct restoring restoring;
    struct test_service service;
    struct client client;
    char login[400];
    cluster_create(&restoring.from);
    cluster_database(&restoring.from, &restoring.database);
    service_start(&service, restoring.database.url, NULL);
    service_await_ready(&service);
    client_start(&client, service.port);
    response_expect(open_again(&client), 201);
    restoring.opened = strdup(client.response.body);
    game_take(&client.response, &restoring.game);
    for (int i = 0; i < 3; i++)
        roll(&restoring, &client);
    client_end(&client);
    service_stop(&service);
    PGconn *connection = database_connect(restoring.database.url);
    restoring.entries = database_number(connection, "SELECT count(*) FROM umpire.entry");
    PQfinish(connection);
    snprintf(restoring.dump, sizeof restoring.dump, "%s.dump", restoring.from.directory);
    service_url_of(restoring.database.url, login, sizeof login);
    char *user = strstr(login, "umpire_service");
    assert_non_null(user);
    memcpy(user, "umpire_backup", sizeof "umpire_backup");
    assert_int_equal(run("pg_dump -Fc -f '%s' '%s'", restoring.dump, login), 0);
    *state = &restoring;
    return 0;
}

static int restoring_clear(void **state)
{
    struct restoring *restoring = *state;
    if (!restoring)
        return 0; /* it was never made */
    free(restoring->opened);
    assert_int_equal(run("rm -f '%s'", restoring->dump), 0);
    cluster_remove(&restoring->from);
    return 0;
}

/* Until /readyz says 503 with these words. */
static void unready_await(const struct test_service *service, const char *words)
{
    struct client client;
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    client_start(&client, service->port);
    for (const struct response *response;; pause_ms(10)) {
        response = client_get(&client, "/readyz");
        if (response->status == 503 && strstr(response->body, words))
            break;
        if (clock_monotonic_ms() > until)
            fail_msg("/readyz does not say '%s' but %s", words, response->body);
    }
    client_end(&client);
}

static void fresh_cluster(struct restoring *restoring)
{
    char sql[128];
    cluster_create(&restoring->to);
    assert_in_range(snprintf(restoring->url, sizeof restoring->url, "postgresql:///%s?host=%s&user=umpire",
                             restoring->database.name, restoring->to.directory),
                    1, sizeof restoring->url - 1);
    snprintf(sql, sizeof sql, "CREATE DATABASE %s", restoring->database.name);
    PGconn *connection = database_connect(restoring->to.url);
    database_execute(connection, sql);
    PQfinish(connection);
}

/* The keys stay, as in the next life of a database. */
static void fresh_cluster_end(struct restoring *restoring)
{
    cluster_stop(&restoring->to, true);
    assert_int_equal(run("rm -rf '%s'", restoring->to.directory), 0);
}

static void migrate(const struct restoring *restoring)
{
    char setting[400];
    struct program_end end;
    snprintf(setting, sizeof setting, "UMPIRE_DATABASE_URL=%s", restoring->url);
    program_run((const char *const[]){"migrate", NULL}, (const char *const[]){setting, NULL}, &end);
    if (end.status != 0)
        fail_msg("umpire migrate: %s", end.words);
}

/* The same tokens open the same record, and it goes on. */
static void goes_on(const struct restoring *restoring, const struct test_service *service)
{
    struct client client;
    service_await_ready(service);
    PGconn *connection = database_connect(restoring->url);
    assert_int_equal(database_number(connection, "SELECT count(*) FROM umpire.entry"), restoring->entries);
    PQfinish(connection);
    client_start(&client, service->port);
    response_expect(open_again(&client), 200);
    assert_string_equal(client.response.body, restoring->opened);
    roll(restoring, &client);
    response_expect(client_ask(&client, &(struct ask){.path = game_path(&restoring->game, "/export"),
                                                      .token = restoring->game.token}),
                    200);
    assert_int_equal(export_check(client.response.body, NULL), restoring->entries + 1);
    client_end(&client);
}

/* As it comes: pg_restore says of each role that it is missing, and restores the rest. */
static void test_restored_as_it_is(void **state)
{
    struct restoring *restoring = *state;
    struct test_service service;
    fresh_cluster(restoring);
    service_start(&service, restoring->url, NULL);
    unready_await(&service, "refuses the connection"); /* there is no such login */
    assert_int_not_equal(
        run("pg_restore -d '%s' '%s' 2>'%s.log'", restoring->url, restoring->dump, restoring->to.directory), 0);
    assert_int_equal(run("grep -q 'role \"umpire_service\" does not exist' '%s.log' && rm '%s.log'",
                         restoring->to.directory, restoring->to.directory),
                     0);
    migrate(restoring);
    goes_on(restoring, &service); /* it was never restarted */
    service_stop(&service);
    fresh_cluster_end(restoring);
}

/* Without owners and rights, and without a word of pg_restore's; the roles are there before. */
static void test_restored_without_rights(void **state)
{
    struct restoring *restoring = *state;
    struct test_service service;
    fresh_cluster(restoring);
    PGconn *connection = database_connect(restoring->url);
    database_execute(connection, "CREATE ROLE umpire_service LOGIN");
    PQfinish(connection);
    assert_int_equal(run("pg_restore --no-owner --no-privileges -d '%s' '%s'", restoring->url, restoring->dump), 0);
    service_start(&service, restoring->url, NULL);
    unready_await(&service, "may not read the schema: run `umpire migrate`");
    migrate(restoring);
    goes_on(restoring, &service);
    service_stop(&service);
    fresh_cluster_end(restoring);
}

static const struct response *ask(const struct restoring *restoring, struct client *client, const char *path,
                                  const char *body)
{
    return client_ask(
        client,
        &(struct ask){.path = game_path(&restoring->game, "%s", path), .token = restoring->game.token, .body = body});
}

/* The game went on behind the backup, and what it came to was told. From the restored database nothing of it is written
 * or signed: an export ends with a checkpoint, which would be a second one of its size as soon as entries follow. What
 * stands there can be read; and the umpire goes on with a new chain. */
static void test_restored_behind_what_was_told(void **state)
{
    static const char reason[] = "{\"reason\":\"The disk was lost; restored from last night.\"}";
    struct restoring *restoring = *state;
    char directory[] = "/tmp/umpire-restored-XXXXXX", setting[64];
    const char *settings[] = {setting, NULL};
    struct test_service service;
    struct client client;
    assert_non_null(mkdtemp(directory));
    snprintf(setting, sizeof setting, "UMPIRE_STATE_DIRECTORY=%s", directory);
    service_start(&service, restoring->database.url, settings);
    service_await_ready(&service);
    client_start(&client, service.port);
    roll(restoring, &client);
    roll(restoring, &client);
    response_expect(ask(restoring, &client, "/checkpoint", NULL), 200);
    client_end(&client);
    service_stop(&service);

    fresh_cluster(restoring);
    PGconn *connection = database_connect(restoring->url);
    database_execute(connection, "CREATE ROLE umpire_service LOGIN");
    PQfinish(connection);
    assert_int_equal(run("pg_restore --no-owner --no-privileges -d '%s' '%s'", restoring->url, restoring->dump), 0);
    migrate(restoring);
    service_start(&service, restoring->url, settings);
    service_await_ready(&service);
    client_start(&client, service.port);
    static const char *const stopped[][2] = {{"/rulings", "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"},
                                             {"/notes", "{\"text\":\"hello\"}"},
                                             {"/checkpoint", NULL},
                                             {"/entries/1/receipt", NULL}};
    for (size_t i = 0; i < sizeof stopped / sizeof stopped[0]; i++)
        response_expect_problem(ask(restoring, &client, stopped[i][0], stopped[i][1]), 409, "session_stopped");
    static const char *const read[] = {"", "/state", "/entries", "/entries/1", "/report", "/luck", "/export"};
    for (size_t i = 0; i < sizeof read / sizeof read[0]; i++)
        response_expect(ask(restoring, &client, read[i], NULL), 200);
    response_expect(ask(restoring, &client, "/rekey", reason), 201);
    roll(restoring, &client);
    response_expect(ask(restoring, &client, "/export", NULL), 200);
    assert_int_equal(export_check(client.response.body, NULL), restoring->entries + 2);
    client_end(&client);
    service_stop(&service);
    fresh_cluster_end(restoring);
    assert_int_equal(run("rm -r '%s'", directory), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_restored_as_it_is),
        cmocka_unit_test(test_restored_without_rights),
        cmocka_unit_test(test_restored_behind_what_was_told),
    };
    return cmocka_run_group_tests(tests, restoring_make, restoring_clear);
}
