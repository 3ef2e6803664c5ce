/* The primary is killed under load and its synchronous standby is promoted: nothing that was acknowledged is lost, and
 * the service finds the new primary by its URL, which names both. */
#include "base/clock.h"
#include "recovery.h"
#include <unistd.h>

static const char *const settings[] = {"UMPIRE_DEADLINE_MS=1000", NULL};

struct pair {
    struct test_cluster primary, standby;
    struct test_database database;
    struct test_service service;
    char new_url[320]; /* of the database on what was the standby */
};

/* A copy of the primary that follows it. PostgreSQL's programs do not run as root. */
static void standby_create(struct pair *pair)
{
    char command[768];
    struct test_cluster *standby = &pair->standby;
    snprintf(standby->directory, sizeof standby->directory, "/tmp/umpire-test-XXXXXX");
    assert_non_null(mkdtemp(standby->directory));
    bool root = geteuid() == 0;
    snprintf(command, sizeof command,
             "cd / && %s'%s' && %s $(ls /usr/lib/postgresql/*/bin/pg_basebackup | sort -V | tail -n 1) -D '%s/data' -R"
             " -X stream -c fast -d 'host=%s user=umpire dbname=postgres application_name=standby'",
             root ? "chown postgres " : "test -d ", standby->directory, root ? "runuser -u postgres --" : "env",
             standby->directory, pair->primary.directory);
    assert_int_equal(system(command), 0);
    cluster_start(standby);
    snprintf(pair->new_url, sizeof pair->new_url, "postgresql:///%s?host=%s&user=umpire", pair->database.name,
             standby->directory);
}

/* From now on a commit waits for the standby. */
static void standby_becomes_synchronous(const struct pair *pair)
{
    PGconn *connection = database_connect(pair->primary.url);
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    database_execute(connection, "ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    database_execute(connection, "SELECT pg_reload_conf()");
    while (database_number(connection, "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == 0) {
        assert_true(clock_monotonic_ms() < until);
        pause_ms(20);
    }
    PQfinish(connection);
}

static void standby_promote(const struct pair *pair)
{
    PGconn *connection = database_connect(pair->new_url);
    assert_int_equal(database_number(connection, "SELECT pg_promote(true, 20)::integer"), 1);
    PQfinish(connection);
}

static void test_promoted_under_load(void **state)
{
    static struct pair pair;
    static struct players players;
    char url[320];
    (void)state;
    cluster_create(&pair.primary);
    cluster_database(&pair.primary, &pair.database);
    standby_create(&pair);
    standby_becomes_synchronous(&pair);
    snprintf(url, sizeof url, "postgresql:///%s?host=%s,%s&user=umpire&target_session_attrs=read-write",
             pair.database.name, pair.primary.directory, pair.standby.directory);
    service_start(&pair.service, url, settings);
    service_await_ready(&pair.service);
    players = (struct players){.game_count = 4, .thread_count = 8, .service_count = 1, .latest_ms = LATEST_MS};
    players.ports[0] = pair.service.port;
    players_start(&players);
    players_await(&players, 300, BACK_SECONDS);
    cluster_kill(&pair.primary);
    int64_t killed_at = clock_monotonic_ms();
    standby_promote(&pair);
    print_message("  promoted after %lld ms\n", (long long)(clock_monotonic_ms() - killed_at));
    players_await(&players, 1, BACK_SECONDS);
    print_message("  the next request is acknowledged after %lld ms\n", (long long)(clock_monotonic_ms() - killed_at));
    players_await(&players, 300, BACK_SECONDS);
    players_end(&players, BACK_SECONDS);
    players_check(&players, pair.new_url);
    players_free(&players);
    service_stop(&pair.service);
    cluster_remove(&pair.standby);
    cluster_remove(&pair.primary);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_promoted_under_load),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
