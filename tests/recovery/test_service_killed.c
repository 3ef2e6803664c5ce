/* The service is killed under load, again and again: its clients ask the next process under their keys, and nothing
 * that was acknowledged is lost or comes twice. */
#include "recovery.h"
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *const settings[] = {"UMPIRE_DEADLINE_MS=1000", NULL};

static void service_kill(struct test_service *service)
{
    service_signal(service, SIGKILL);
    assert_int_equal(waitpid(service->pid, NULL, 0), service->pid);
    unlink(service->log_path);
}

static void test_killed_under_load(void **state)
{
    struct test_database database;
    struct test_service service;
    static struct players players;
    (void)state;
    players = (struct players){
        .game_count = 4, .thread_count = 8, .service_count = 1, .latest_ms = LATEST_MS, .may_break = true};
    database_create(&database);
    service_start(&service, database.url, settings);
    service_await_ready(&service);
    players.ports[0] = service.port;
    players_start(&players);
    for (int round = 0, count = rounds(3); round < count; round++) {
        players_await(&players, 150 + 37 * round, BACK_SECONDS);
        service_kill(&service);
        service_start(&service, database.url, settings);
        players.ports[0] = service.port;
    }
    players_await(&players, 100, BACK_SECONDS);
    players_end(&players, BACK_SECONDS);
    assert_true(players.broken > 0);
    assert_true(players.repeated > 0);
    players_check(&players, database.url);
    players_free(&players);
    service_stop(&service);
    database_drop(&database);
}

/* Two processes share the database, one of them is killed and comes back: its clients go on with the other. */
static void test_one_of_two_is_killed(void **state)
{
    struct test_database database;
    struct test_service services[2];
    static struct players players;
    (void)state;
    players = (struct players){
        .game_count = 4, .thread_count = 8, .service_count = 2, .latest_ms = LATEST_MS, .may_break = true};
    database_create(&database);
    for (int i = 0; i < 2; i++) {
        service_start(&services[i], database.url, settings);
        service_await_ready(&services[i]);
        players.ports[i] = services[i].port;
    }
    players_start(&players);
    for (int round = 0, count = rounds(3); round < count; round++) {
        struct test_service *killed = &services[round % 2];
        players_await(&players, 150 + 37 * round, BACK_SECONDS);
        service_kill(killed);
        players_await(&players, 100, BACK_SECONDS); /* the other one goes on */
        service_start(killed, database.url, settings);
        players.ports[round % 2] = killed->port;
    }
    players_await(&players, 100, BACK_SECONDS);
    players_end(&players, BACK_SECONDS);
    assert_true(players.broken > 0);
    for (int i = 0; i < 2; i++)
        service_await_ready(&services[i]);
    players_check(&players, database.url);
    players_free(&players);
    for (int i = 0; i < 2; i++)
        service_stop(&services[i]);
    database_drop(&database);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_killed_under_load),
        cmocka_unit_test(test_one_of_two_is_killed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
