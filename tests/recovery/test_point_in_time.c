/* Recovery to a point in time: a base backup and the archived write-ahead log bring back every entry until somebody's
 * mistake, in another cluster, and the games go on there (docs/operations.md, Backup). */
#include "recovery.h"
#include "sealed.h"
#include <unistd.h>

struct recovering {
    struct test_cluster from, to;
    struct test_database database;
    struct test_service service;
    struct client client;
    struct test_game game;
    char archive[80], url[320];
};

__attribute__((format(printf, 1, 2))) static void run(const char *format, ...)
{
    char command[1200];
    va_list arguments;
    va_start(arguments, format);
    assert_in_range(vsnprintf(command, sizeof command, format, arguments), 1, sizeof command - 1);
    va_end(arguments);
    if (system(command) != 0)
        fail_msg("%s", command);
}

/* As the user that PostgreSQL's programs run as. */
static const char *as_server(void)
{
    return geteuid() == 0 ? "runuser -u postgres --" : "env";
}

static void directory_make(char *ret, size_t size)
{
    snprintf(ret, size, "/tmp/umpire-test-XXXXXX");
    assert_non_null(mkdtemp(ret));
    if (geteuid() == 0)
        run("chown postgres '%s'", ret);
}

/* Every finished piece of the log is copied away. */
static void archive_begin(struct recovering *recovering)
{
    char sql[300];
    directory_make(recovering->archive, sizeof recovering->archive);
    PGconn *connection = database_connect(recovering->from.url);
    snprintf(sql, sizeof sql, "ALTER SYSTEM SET archive_command = 'test ! -f %s/%%f && cp %%p %s/%%f'",
             recovering->archive, recovering->archive);
    database_execute(connection, sql);
    database_execute(connection, "ALTER SYSTEM SET archive_mode = on");
    database_execute(connection, "ALTER SYSTEM SET full_page_writes = on");
    PQfinish(connection);
    cluster_stop(&recovering->from, false);
    cluster_start(&recovering->from);
}

static void roll(struct recovering *recovering, int count)
{
    for (int i = 0; i < count; i++)
        response_expect(client_ask(&recovering->client,
                                   &(struct ask){.path = game_path(&recovering->game, "/rulings"),
                                                 .token = recovering->game.token,
                                                 .body = "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"}),
                        201);
}

static void serve(struct recovering *recovering, const char *url)
{
    service_start(&recovering->service, url, NULL);
    service_await_ready(&recovering->service);
    client_start(&recovering->client, recovering->service.port);
}

static void serve_end(struct recovering *recovering)
{
    client_end(&recovering->client);
    service_stop(&recovering->service);
}

/* A name for this moment, then the mistake, and the log up to there is in the archive. */
static void make_mistake(const struct recovering *recovering)
{
    PGconn *connection = database_connect(recovering->database.url);
    database_execute(connection, "SELECT pg_create_restore_point('before_the_mistake')");
    database_execute(connection, "DELETE FROM umpire.entry WHERE seq > 1");
    int64_t archived = database_number(connection, "SELECT archived_count FROM pg_stat_archiver");
    database_execute(connection, "SELECT pg_switch_wal()");
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (database_number(connection, "SELECT archived_count FROM pg_stat_archiver") == archived) {
        assert_true(clock_monotonic_ms() < until);
        pause_ms(20);
    }
    PQfinish(connection);
}

static void recover(struct recovering *recovering)
{
    directory_make(recovering->to.directory, sizeof recovering->to.directory);
    run("cd / && cp -a '%s.base' '%s/data'", recovering->from.directory, recovering->to.directory);
    run("cd / && %s tee -a '%s/data/postgresql.auto.conf' >/dev/null <<'C'\n"
        "archive_mode = off\n"
        "restore_command = 'cp %s/%%f %%p'\n"
        "recovery_target_name = 'before_the_mistake'\n"
        "recovery_target_action = promote\n"
        "C",
        as_server(), recovering->to.directory, recovering->archive);
    run("cd / && %s touch '%s/data/recovery.signal'", as_server(), recovering->to.directory);
    cluster_start(&recovering->to);
    snprintf(recovering->url, sizeof recovering->url, "postgresql:///%s?host=%s&user=umpire", recovering->database.name,
             recovering->to.directory);
    PGconn *connection = database_connect(recovering->url);
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (database_number(connection, "SELECT pg_is_in_recovery()::integer")) {
        assert_true(clock_monotonic_ms() < until);
        pause_ms(20);
    }
    assert_int_equal(database_number(connection, "SELECT count(*) FROM umpire.entry"), 7);
    PQfinish(connection);
}

static void test_back_to_before_the_mistake(void **state)
{
    static struct recovering recovering;
    (void)state;
    cluster_create(&recovering.from);
    archive_begin(&recovering);
    cluster_database(&recovering.from, &recovering.database);
    serve(&recovering, recovering.database.url);
    test_game_open(&recovering.client, "tt", NULL, &recovering.game);
    roll(&recovering, 3);
    run("cd / && %s $(ls /usr/lib/postgresql/*/bin/pg_basebackup | sort -V | tail -n 1) -D '%s.base' -X none -c fast"
        " --no-manifest -d '%s' 2>/dev/null",
        as_server(), recovering.from.directory, recovering.from.url);
    roll(&recovering, 3);
    make_mistake(&recovering);
    serve_end(&recovering);
    recover(&recovering);
    serve(&recovering, recovering.url);
    roll(&recovering, 1);
    response_expect(client_ask(&recovering.client, &(struct ask){.path = game_path(&recovering.game, "/export"),
                                                                 .token = recovering.game.token}),
                    200);
    assert_int_equal(export_check(recovering.client.response.body, NULL), 8);
    serve_end(&recovering);
    cluster_stop(&recovering.to, true);
    run("rm -rf '%s' '%s' '%s.base'", recovering.to.directory, recovering.archive, recovering.from.directory);
    cluster_remove(&recovering.from);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_back_to_before_the_mistake),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
