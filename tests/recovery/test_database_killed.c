/* PostgreSQL is killed under load, in every way that a process can die, and started again: nothing that was
 * acknowledged is lost or comes twice, clients are told within the deadline, and the service gets ready by itself. */
#include "recovery.h"
#include <signal.h>

struct killing {
    struct test_cluster cluster;
    struct test_database database;
    struct test_service service;
};

static const char *const settings[] = {"UMPIRE_DEADLINE_MS=1000", NULL};

static int killing_make(void **state)
{
    struct killing *killing = calloc(1, sizeof *killing);
    assert_non_null(killing);
    cluster_create(&killing->cluster);
    cluster_database(&killing->cluster, &killing->database);
    service_start(&killing->service, killing->database.url, settings);
    service_await_ready(&killing->service);
    *state = killing;
    return 0;
}

static int killing_clear(void **state)
{
    struct killing *killing = *state;
    if (!killing)
        return 0; /* it was never made */
    service_stop(&killing->service);
    cluster_remove(&killing->cluster);
    free(killing);
    return 0;
}

/* SIGKILL to one of the service's backends: PostgreSQL ends all of them and recovers by itself. */
static void kill_a_backend(const struct killing *killing)
{
    PGconn *connection = database_connect(killing->database.url);
    int64_t pid = database_number(connection, "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
                                              " AND application_name = 'umpire' ORDER BY random() LIMIT 1");
    PQfinish(connection);
    if (pid) /* there is none while the service connects again */
        kill((pid_t)pid, SIGKILL);
}

static void kill_the_database(const struct killing *killing, int round)
{
    switch (round % 3) {
    case 0:
        cluster_kill(&killing->cluster);
        pause_ms(100);
        cluster_start(&killing->cluster);
        break;
    case 1:
        cluster_stop(&killing->cluster, true);
        pause_ms(100);
        cluster_start(&killing->cluster);
        break;
    case 2:
        kill_a_backend(killing);
        break;
    }
}

static void test_killed_under_load(void **state)
{
    struct killing *killing = *state;
    struct holdings first = {0}, last;
    static struct players players;
    players = (struct players){.game_count = 4, .thread_count = 8, .service_count = 1, .latest_ms = LATEST_MS};
    players.ports[0] = killing->service.port;
    players_start(&players);
    for (int round = 0, count = rounds(5); round < count; round++) {
        players_await(&players, 150 + 37 * round, BACK_SECONDS);
        kill_the_database(killing, round);
        players_await(&players, 150, BACK_SECONDS);
        service_await_ready(&killing->service);
        if (round == 2) /* once each way */
            first = holdings_of(killing->service.pid);
    }
    last = holdings_of(killing->service.pid);
    players_end(&players, BACK_SECONDS);
    assert_true(players.away + players.unknown > 0);
    players_check(&players, killing->database.url);
    players_free(&players);
    holdings_expect_steady(&first, &last);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_killed_under_load),
    };
    return cmocka_run_group_tests(tests, killing_make, killing_clear);
}
