/* The next version comes to a database that is being played on: migrated while somebody reads a table for seconds, old
 * processes going on, then new ones beside them and in their place. No player loses anything, or waits longer than
 * answers may take. */
#include "recovery.h"
#include <unistd.h>

static const char *const settings[] = {"UMPIRE_DEADLINE_MS=2000", NULL};
static const char *const next_settings[] = {SERVICE_PROGRAM UMPIRE_NEXT_PROGRAM, "UMPIRE_DEADLINE_MS=2000", NULL};

enum { HELD_MS = 4000 };

struct upgrade {
    struct test_database database;
    struct test_service old[2], next[2];
    struct players players;
    PGconn *owner, *reader;
};

static int database_make(void **state)
{
    static struct upgrade upgrade;
    database_create(&upgrade.database);
    upgrade.owner = database_connect(upgrade.database.url);
    upgrade.reader = database_connect(upgrade.database.url);
    *state = &upgrade;
    return 0;
}

static int database_end(void **state)
{
    struct upgrade *upgrade = *state;
    PQfinish(upgrade->owner);
    PQfinish(upgrade->reader);
    database_drop(&upgrade->database);
    return 0;
}

static void *migrate(void *context)
{
    static struct program_end end;
    char url[400];
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ((struct upgrade *)context)->database.url);
    program_run((const char *const[]){"migrate", NULL},
                (const char *const[]){url, SERVICE_PROGRAM UMPIRE_NEXT_PROGRAM, NULL}, &end);
    return &end;
}

/* While a backup, say, holds the tables; the players must not notice. */
static void migrate_beside_a_reader(struct upgrade *upgrade)
{
    pthread_t thread;
    void *ended;
    database_execute(upgrade->reader, "BEGIN");
    database_number(upgrade->reader, "SELECT count(*) FROM umpire.entry");
    database_number(upgrade->reader, "SELECT count(*) FROM umpire.session");
    assert_int_equal(pthread_create(&thread, NULL, migrate, upgrade), 0);
    int64_t until = clock_monotonic_ms() + HELD_MS;
    while (clock_monotonic_ms() < until)
        players_await(&upgrade->players, 1, BACK_SECONDS);
    assert_int_equal(database_number(upgrade->owner, "SELECT count(*) FROM umpire.migration WHERE version = 9999"), 0);
    database_execute(upgrade->reader, "COMMIT");
    assert_int_equal(pthread_join(thread, &ended), 0);
    const struct program_end *end = ended;
    if (end->status != 0)
        fail_msg("umpire migrate: %s", end->words);
    assert_non_null(strstr(end->words, "something else uses its tables"));
    assert_int_equal(database_number(upgrade->owner, "SELECT count(*) FROM umpire.migration WHERE version = 9999"), 1);
}

/* One after the other, as a load balancer would be told. */
static void replace(struct upgrade *upgrade, int place)
{
    service_start(&upgrade->next[place], upgrade->database.url, next_settings);
    service_await_ready(&upgrade->next[place]);
    atomic_store(&upgrade->players.ports[place], upgrade->next[place].port);
    players_await(&upgrade->players, 200, BACK_SECONDS);
    service_stop(&upgrade->old[place]);
}

static void test_upgraded_under_load(void **state)
{
    struct upgrade *upgrade = *state;
    struct players *players = &upgrade->players;
    *players = (struct players){.game_count = 4, .thread_count = 4, .service_count = 2, .latest_ms = LATEST_MS};
    for (int i = 0; i < 2; i++) {
        service_start(&upgrade->old[i], upgrade->database.url, settings);
        service_await_ready(&upgrade->old[i]);
        players->ports[i] = upgrade->old[i].port;
    }
    players_start(players);
    players_await(players, 200, BACK_SECONDS);
    migrate_beside_a_reader(upgrade);
    players_await(players, 200, BACK_SECONDS); /* the old ones go on with the connections that they have */
    replace(upgrade, 0);
    players_await(players, 200, BACK_SECONDS); /* old and new beside each other */
    replace(upgrade, 1);
    players_await(players, 200, BACK_SECONDS);
    players_end(players, BACK_SECONDS);
    players_check(players, upgrade->database.url);
    players_free(players);
    service_stop(&upgrade->next[0]);
    service_stop(&upgrade->next[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_upgraded_under_load, database_make, database_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
