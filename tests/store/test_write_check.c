/* Ready means that an append would be taken: what would stop one is told while nobody appends anything, with its
 * reason, and that it is over likewise. In a cluster of the test's own, whose settings it changes. */
#include "harness.h"
#include "store/measures.h"

struct world {
    struct test_cluster cluster;
    struct test_database database;
    struct store *store, *impatient; /* a deadline that a slow machine may miss */
    PGconn *owner;
};

static int create(void **state)
{
    static struct world world;
    cluster_create(&world.cluster);
    cluster_database(&world.cluster, &world.database);
    world.owner = database_connect(world.database.url);
    struct store_settings settings = settings_for(world.database.url);
    settings.write_check_ms = 100;
    world.store = store_begin(&settings);
    settings.deadline_ms = 500;
    world.impatient = store_begin(&settings);
    assert_non_null(world.store);
    assert_non_null(world.impatient);
    wait_ready(world.store);
    *state = &world;
    return 0;
}

static int end(void **state)
{
    struct world *world = *state;
    store_stop(world->store);
    store_stop(world->impatient);
    PQfinish(world->owner);
    cluster_remove(&world->cluster);
    return 0;
}

static void why_await(struct store *store, const char *words)
{
    const char *why = "";
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    for (; store_ready(store, &why) || !strstr(why, words); pause_ms(5))
        if (clock_monotonic_ms() > until)
            fail_msg("expected to read '%s', the last was: %s", words, why);
}

static void set_and_reload(struct world *world, const char *sql)
{
    database_execute(world->owner, sql);
    database_execute(world->owner, "SELECT pg_reload_conf()");
}

static enum store_result open_try(struct store *store)
{
    static char options[] = "{}";
    struct store_session opening = {
        .id = uuid_new(), .ruleset = "tt", .version = 1, .options = options, .options_length = 2};
    struct waited_read open = {
        .read = {.query = STORE_OPEN_SESSION, .opening = &opening, .entry = "{}", .entry_length = 2, .seat = "umpire"}};
    enum store_result result = read_wait(store, &open);
    arena_end(&open.arena);
    return result;
}

/* While nobody can write to a session nobody opens one, whatever the reader could do; whoever reads goes on. */
static void nobody_opens_what_nobody_can_write_to(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    database_execute(world->owner, "REVOKE INSERT ON umpire.write_check FROM umpire_service");
    why_await(world->store, "lacks rights");
    assert_int_equal(open_try(world->store), STORE_AWAY);
    struct waited_read found = {.read = {.query = STORE_GET_ENTRY, .session = session}};
    assert_int_equal(read_wait(world->store, &found), STORE_DONE);
    arena_end(&found.arena);
    database_execute(world->owner, "GRANT INSERT ON umpire.write_check TO umpire_service");
    wait_ready(world->store);
    assert_int_equal(open_try(world->store), STORE_DONE);
}

/* Each in turn, while nobody appends. */
static void told_while_idle(void **state)
{
    struct world *world = *state;
    static const char *const tables[] = {"entry", "seat", "opening", "write_check"};
    char sql[128];
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        snprintf(sql, sizeof sql, "REVOKE INSERT ON umpire.%s FROM umpire_service", tables[i]);
        database_execute(world->owner, sql);
        why_await(world->store, "lacks rights");
        snprintf(sql, sizeof sql, "GRANT INSERT ON umpire.%s TO umpire_service", tables[i]);
        database_execute(world->owner, sql);
        wait_ready(world->store);
    }

    set_and_reload(world, "ALTER SYSTEM SET default_transaction_read_only = on");
    why_await(world->store, "read-only");
    database_execute(world->owner, "SET default_transaction_read_only = off");
    set_and_reload(world, "ALTER SYSTEM RESET default_transaction_read_only");
    wait_ready(world->store);

    /* A standby that must confirm, and is not there. */
    set_and_reload(world, "ALTER SYSTEM SET synchronous_standby_names = 'nobody'");
    why_await(world->impatient, "does not answer");
    set_and_reload(world, "ALTER SYSTEM RESET synchronous_standby_names");
    wait_ready(world->impatient);
    wait_ready(world->store);
}

/* An append tells at once, and one that fits all the same does not take it back. */
static void told_by_appends(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    const char *why = NULL;
    assert_int_equal(append_kind(world->store, session, "note", 1), STORE_DONE);
    database_execute(world->owner, "REVOKE INSERT ON umpire.entry FROM umpire_service");
    assert_int_equal(append_kind(world->store, session, "note", 2), STORE_AWAY);
    assert_false(store_ready(world->store, &why));
    assert_non_null(strstr(why, "lacks rights"));
    database_execute(world->owner, "GRANT INSERT ON umpire.entry TO umpire_service");
    wait_ready(world->store);
    assert_int_equal(append_kind(world->store, session, "note", 3), STORE_DONE);
    assert_true(store_ready(world->store, NULL));
    assert_whole(world->owner, session, 3);
}

/* A check leaves nothing that anybody reads, and is no append. */
static void leaves_nothing(void **state)
{
    struct world *world = *state;
    struct store_measures before, after;
    store_measure(world->store, &before);
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    int64_t size = database_number(world->owner, "SELECT pg_relation_size('umpire.write_check')");
    while (database_number(world->owner, "SELECT pg_relation_size('umpire.write_check')") ==
           size) { /* it needs new room */
        assert_true(clock_monotonic_ms() < until);
        pause_ms(20);
    }
    store_measure(world->store, &after);
    assert_int_equal(after.batches, before.batches);
    assert_int_equal(database_number(world->owner, "SELECT count(*) FROM umpire.write_check"), 0);
    assert_int_equal(database_number(world->owner, "SELECT count(*) FROM umpire.entry"), 0);
    do { /* one that meets a check leaves the room where it is */
        assert_true(clock_monotonic_ms() < until);
        database_execute(world->owner, "VACUUM umpire.write_check");
    } while (database_number(world->owner, "SELECT pg_relation_size('umpire.write_check')") > 8192);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(told_while_idle, create, end),
        cmocka_unit_test_setup_teardown(nobody_opens_what_nobody_can_write_to, create, end),
        cmocka_unit_test_setup_teardown(told_by_appends, create, end),
        cmocka_unit_test_setup_teardown(leaves_nothing, create, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
