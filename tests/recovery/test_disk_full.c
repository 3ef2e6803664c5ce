/* PostgreSQL's disk is full, under load: of its data files, where single statements fail, and of its write-ahead log,
 * where the whole server falls (PANIC) and is started again when there is room. */
#include "recovery.h"
#include <sys/stat.h>
#include <unistd.h>

enum { FULL_MS = 1500 };

struct filling {
    char directory[32]; /* of the library and its flags: PostgreSQL's user must be able to enter it */
    struct test_cluster cluster;
    struct test_database database;
    struct test_service service;
};

static const char *const settings[] = {"UMPIRE_DEADLINE_MS=1000", SESSION_MEMORY, NULL};

__attribute__((format(printf, 1, 2))) static void run(const char *format, ...)
{
    char command[768];
    va_list arguments;
    va_start(arguments, format);
    assert_in_range(vsnprintf(command, sizeof command, format, arguments), 1, sizeof command - 1);
    va_end(arguments);
    assert_int_equal(system(command), 0);
}

/* The server, and whatever starts it, is started with the library. */
static void cluster_start_preloaded(const struct filling *filling)
{
    char library[64];
    snprintf(library, sizeof library, "%s/full_disk.so", filling->directory);
    setenv("LD_PRELOAD", library, 1);
    setenv("UMPIRE_FULL_DISK", filling->directory, 1);
    cluster_start(&filling->cluster);
    unsetenv("LD_PRELOAD");
}

static int filling_make(void **state)
{
    struct filling *filling = calloc(1, sizeof *filling);
    assert_non_null(filling);
    strcpy(filling->directory, "/tmp/umpire-full-XXXXXX");
    assert_non_null(mkdtemp(filling->directory));
    assert_int_equal(chmod(filling->directory, 0755), 0);
    run("cp '%s' '%s/full_disk.so'", UMPIRE_FULL_DISK_LIBRARY, filling->directory);
    cluster_create(&filling->cluster);
    cluster_stop(&filling->cluster, false);
    cluster_start_preloaded(filling);
    cluster_database(&filling->cluster, &filling->database);
    service_start(&filling->service, filling->database.url, settings);
    service_await_ready(&filling->service);
    *state = filling;
    return 0;
}

static int filling_clear(void **state)
{
    struct filling *filling = *state;
    if (!filling)
        return 0; /* it was never made */
    service_stop(&filling->service);
    cluster_remove(&filling->cluster);
    run("rm -rf '%s'", filling->directory);
    free(filling);
    return 0;
}

static void disk_fill(const struct filling *filling, const char *flag)
{
    run("touch '%s/%s'", filling->directory, flag);
}

static void disk_clear(const struct filling *filling, const char *flag)
{
    run("rm '%s/%s'", filling->directory, flag);
}

/* How often the server's log has the word. */
static int server_said(const struct filling *filling, const char *word)
{
    char path[96], line[1024];
    int count = 0;
    snprintf(path, sizeof path, "%s/server.log", filling->cluster.directory);
    FILE *log = fopen(path, "r");
    assert_non_null(log);
    while (fgets(line, sizeof line, log))
        count += strstr(line, word) != NULL;
    fclose(log);
    return count;
}

static void reads_go_on(const struct filling *filling, const struct test_game *game)
{
    struct client client;
    client_start(&client, filling->service.port);
    response_expect(client_ask(&client, &(struct ask){.path = game_path(game, "/entries"), .token = game->token}), 200);
    client_end(&client);
}

/* Until /readyz says 503 with these words, and the metric agrees. */
static void unready_await(const struct filling *filling, const char *words)
{
    struct client client;
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    client_start(&client, filling->service.port);
    for (const struct response *response;; pause_ms(20)) {
        response = client_get(&client, "/readyz");
        if (response->status == 503 && strstr(response->body, words))
            break;
        if (clock_monotonic_ms() > until)
            fail_msg("/readyz does not say '%s' but %d %s", words, response->status, response->body);
    }
    assert_non_null(strstr(client_get(&client, "/metrics")->body, "\numpire_store_up 0\n"));
    client_end(&client);
}

/* Nobody appends anything, and still it is told, and that it is over. */
static void test_full_while_idle(void **state)
{
    struct filling *filling = *state;
    for (int round = 0; round < 2; round++) {
        disk_fill(filling, "data");
        unready_await(filling, "disk is full");
        pause_ms(FULL_MS);
        unready_await(filling, "disk is full"); /* it stays so */
        disk_clear(filling, "data");
        service_await_ready(&filling->service);
    }
}

static struct players players;

/* Until the server has met its full disk, and somebody was told so. */
static void full_await(const struct filling *filling, const char *word, int said, long long away)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (server_said(filling, word) <= said || atomic_load(&players.away) <= away) {
        assert_true(clock_monotonic_ms() < until);
        pause_ms(20);
    }
}

static void test_full_under_load(void **state)
{
    struct filling *filling = *state;
    struct holdings first = {0}, last;
    players = (struct players){.game_count = 4, .thread_count = 8, .service_count = 1, .latest_ms = LATEST_MS};
    players.ports[0] = filling->service.port;
    players_start(&players);
    for (int round = 0, count = 2 * rounds(1); round < count; round++) {
        const char *flag = round % 2 == 0 ? "data" : "wal", *word = round % 2 == 0 ? "could not extend" : "PANIC";
        int said = server_said(filling, word);
        players_await(&players, 150 + 37 * round, BACK_SECONDS);
        long long away = atomic_load(&players.away);
        disk_fill(filling, flag);
        pause_ms(FULL_MS);
        full_await(filling, word, said, away);
        unready_await(filling, round % 2 == 0 ? "disk is full" : "the database");
        if (round % 2 == 0)
            reads_go_on(filling, &players.games[0]);
        disk_clear(filling, flag);
        if (round % 2 == 1)
            cluster_start_preloaded(filling); /* it has given up, as its recovery found no room either */
        players_await(&players, 150, BACK_SECONDS);
        service_await_ready(&filling->service);
        sessions_expect_bounded(filling->service.port);
        if (round == 1)
            first = holdings_of(filling->service.pid);
    }
    last = holdings_of(filling->service.pid);
    players_end(&players, BACK_SECONDS);
    players_check(&players, filling->database.url);
    players_free(&players);
    holdings_expect_steady(&first, &last);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_full_while_idle),
        cmocka_unit_test(test_full_under_load),
    };
    return cmocka_run_group_tests(tests, filling_make, filling_clear);
}
