/* The network between the service and PostgreSQL is cut under load: in both directions, in each alone, by resets, and
 * between a transaction's last row and its end. What was stalled arrives late, when the service has long given up and
 * sent it again. */
#include "cut.h"
#include "recovery.h"
#include "store/connection.h"
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

struct cutting {
    struct test_cluster cluster;
    struct test_database database;
    struct test_service service;
    struct cut *cut;
};

static const char *const settings[] = {"UMPIRE_DEADLINE_MS=1000", SESSION_MEMORY, NULL};

static int cutting_make(void **state)
{
    struct cutting *cutting = calloc(1, sizeof *cutting);
    char path[96], url[320];
    assert_non_null(cutting);
    cluster_create(&cutting->cluster);
    cluster_database(&cutting->cluster, &cutting->database);
    snprintf(path, sizeof path, "%s/.s.PGSQL.5432", cutting->cluster.directory);
    cutting->cut = cut_start(path);
    snprintf(url, sizeof url, "postgresql:///%s?host=127.0.0.1&port=%u&user=umpire", cutting->database.name,
             (unsigned)cut_port(cutting->cut));
    service_start(&cutting->service, url, settings);
    service_await_ready(&cutting->service);
    *state = cutting;
    return 0;
}

static int cutting_clear(void **state)
{
    struct cutting *cutting = *state;
    if (!cutting)
        return 0; /* it was never made */
    service_stop(&cutting->service);
    cut_end(cutting->cut);
    cluster_remove(&cutting->cluster);
    free(cutting);
    return 0;
}

static const struct {
    const char *name;
    struct cut_state state;
    int lasts_ms;
} cuts[] = {
    {"stalled in both directions", {.stalls_to_server = true, .stalls_to_client = true}, 2000},
    {"stalled to the server", {.stalls_to_server = true}, 2000},
    {"stalled to the service", {.stalls_to_client = true}, 2000},
    {"reset", {.refuses = true}, 50},
    {"reset and refused", {.refuses = true}, 1500},
    {"held before the end of a transaction", {.holds_ends = true}, 2000},
    {"stalled for a moment", {.stalls_to_server = true, .stalls_to_client = true}, 300},
};
enum { CUT_COUNT = sizeof cuts / sizeof cuts[0] };

static void test_cut_under_load(void **state)
{
    struct cutting *cutting = *state;
    struct holdings first = {0}, last;
    static struct players players;
    players = (struct players){.game_count = 4, .thread_count = 8, .service_count = 1, .latest_ms = LATEST_MS};
    players.ports[0] = cutting->service.port;
    players_start(&players);
    for (int round = 0, count = rounds(1) * CUT_COUNT; round < count; round++) {
        players_await(&players, 150 + 37 * (round % 4), BACK_SECONDS);
        cut_set(cutting->cut, cuts[round % CUT_COUNT].state);
        pause_ms(cuts[round % CUT_COUNT].lasts_ms);
        int64_t until = clock_monotonic_ms() + PATIENCE_MS;
        while (cuts[round % CUT_COUNT].state.holds_ends && cut_held(cutting->cut) == 0) {
            assert_true(clock_monotonic_ms() < until);
            pause_ms(20);
        }
        cut_set(cutting->cut, (struct cut_state){0});
        int64_t healed_at = clock_monotonic_ms();
        players_await(&players, 50, BACK_SECONDS);
        print_message("  %s: back after %lld ms\n", cuts[round % CUT_COUNT].name,
                      (long long)(clock_monotonic_ms() - healed_at));
        service_await_ready(&cutting->service);
        sessions_expect_bounded(cutting->service.port);
        if (round == (count > CUT_COUNT ? CUT_COUNT - 1 : 2)) /* where there are so many: each kind was there once */
            first = holdings_of(cutting->service.pid);
    }
    last = holdings_of(cutting->service.pid);
    players_end(&players, BACK_SECONDS);
    assert_true(players.away > 0);
    assert_true(players.unknown > 0);
    players_check(&players, cutting->database.url);
    players_free(&players);
    holdings_expect_steady(&first, &last);
}

/* Below those that the system gives to whoever asks for any: it stays free until the server has started. */
static uint16_t free_port(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), port = 20000 + getpid() % 10000;
    assert_true(probe >= 0);
    do {
        assert_in_range(++port, 20000, 31000);
        address.sin_port = htons((uint16_t)port);
    } while (bind(probe, (struct sockaddr *)&address, sizeof address) != 0);
    close(probe);
    return (uint16_t)port;
}

/* A server whose client has vanished finds it out within seconds, so that what that client began holds up nobody. Only
 * over TCP, so in a cluster that listens there. */
static void test_the_server_watches_too(void **state)
{
    struct test_cluster cluster;
    struct test_database database;
    const struct sql_statement *const none[] = {NULL};
    const char *why = "nothing";
    char sql[96], url[320];
    uint16_t port = free_port();
    (void)state;
    cluster_create(&cluster);
    cluster_database(&cluster, &database);
    PGconn *owner = database_connect(cluster.url);
    snprintf(sql, sizeof sql, "ALTER SYSTEM SET port = %u", (unsigned)port);
    database_execute(owner, sql);
    database_execute(owner, "ALTER SYSTEM SET listen_addresses = '127.0.0.1'");
    PQfinish(owner);
    cluster_stop(&cluster, false);
    cluster_start(&cluster);
    snprintf(url, sizeof url, "postgresql:///%s?host=127.0.0.1&port=%u&user=umpire", database.name, (unsigned)port);
    const struct connection_settings given = {.url = url, .role = "umpire_service", .deadline_ms = 5000};
    PGconn *connection = connection_open(&given, none, true, &why);
    if (!connection)
        fail_msg("%s", why);
    assert_int_equal(database_number(connection, "SHOW tcp_keepalives_idle"), 5);
    assert_int_equal(database_number(connection, "SHOW tcp_keepalives_interval"), 2);
    assert_int_equal(database_number(connection, "SHOW tcp_keepalives_count"), 3);
    PQfinish(connection);
    cluster_remove(&cluster);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_cut_under_load, cutting_make, cutting_clear),
        cmocka_unit_test(test_the_server_watches_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
