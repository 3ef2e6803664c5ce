/* Two PostgreSQL under Patroni, and the one that writes is killed with its Patroni under load, again and again: nobody
 * promotes by hand, nothing that was acknowledged is lost, and the service finds its way by haproxy. Slow, and only
 * where Debian's patroni, etcd and haproxy are (tests/recovery/patroni). */
#include "recovery.h"
#include "store/migrate.h"
#include <unistd.h>

#define SCRIPT UMPIRE_SOURCE_DIR "/tests/recovery/patroni"

static const char *const settings[] = {"UMPIRE_DEADLINE_MS=1000", NULL};

static char directory[] = "/tmp/umpire-test-XXXXXX";

/* What the script printed, without the newline. */
static void patroni(const char *verb, char *ret, size_t size)
{
    char command[400];
    snprintf(command, sizeof command, "'%s' %s '%s'", SCRIPT, verb, directory);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    size_t used = fread(ret, 1, size - 1, pipe);
    ret[used] = '\0';
    ret[strcspn(ret, "\n")] = '\0';
    assert_int_equal(pclose(pipe), 0);
}

/* A database of its own on the node that writes: the URL is by haproxy. */
static void database_make(const char *url, char *ret, size_t size)
{
    PGconn *connection = database_connect(url);
    const char *rest = strchr(url, '?');
    database_execute(connection, "CREATE DATABASE umpire");
    PQfinish(connection);
    snprintf(ret, size, "postgresql:///umpire%s", rest);
    assert_int_equal(migrate_database(ret), migrate_newest());
}

/* Waits for so many more acknowledged requests; the longest time in which there was none, in milliseconds. */
static int64_t watch(struct players *players, int64_t more)
{
    long long last = atomic_load(&players->acknowledged), until = last + more;
    int64_t begun = clock_monotonic_ms(), at = begun, longest = 0;
    while (last < until) {
        long long seen = atomic_load(&players->acknowledged);
        int64_t now = clock_monotonic_ms();
        if (now - at > longest)
            longest = now - at;
        if (seen > last)
            at = now;
        last = seen;
        assert_true(now - begun < BACK_SECONDS * INT64_C(1000));
        pause_ms(10);
    }
    return longest;
}

static void test_failed_over_under_load(void **state)
{
    static struct players players;
    struct test_service service;
    char said[200], url[320], node[16];
    int64_t longest = 0;
    int times = rounds(2); /* there and back */
    (void)state;
    patroni("start", said, sizeof said);
    database_make(said, url, sizeof url);
    service_start(&service, url, settings);
    service_await_ready(&service);
    players = (struct players){.game_count = 4, .thread_count = 8, .service_count = 1, .latest_ms = LATEST_MS};
    players.ports[0] = service.port;
    players_start(&players);
    for (int i = 0; i < times; i++) {
        players_await(&players, 200, BACK_SECONDS);
        patroni("kill", node, sizeof node);
        int64_t gap = watch(&players, 200);
        print_message("  %s was killed; the longest time without an answer was %lld ms\n", node, (long long)gap);
        longest = gap > longest ? gap : longest;
        patroni("mend", said, sizeof said);
    }
    players_end(&players, BACK_SECONDS);
    players_check(&players, url);
    print_message("  %d failovers: %lld acknowledged, 0 lost, longest gap %lld ms\n", times,
                  (long long)atomic_load(&players.acknowledged), (long long)longest);
    players_free(&players);
    service_stop(&service);
}

static int directory_make(void **state)
{
    (void)state;
    return mkdtemp(directory) ? 0 : -1;
}

/* Also after a failure: nothing goes on by itself. */
static int all_stop(void **state)
{
    char said[200];
    (void)state;
    patroni("stop", said, sizeof said);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_failed_over_under_load, directory_make, all_stop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
