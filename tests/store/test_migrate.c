/* Migrations: applied once, in order, never edited, never older than the database; what they describe; and what the
 * service's role may do. */
#include "harness.h"

static int create(void **state)
{
    static struct test_database database;
    database_create_empty(&database);
    *state = &database;
    return 0;
}

static int drop(void **state)
{
    database_drop(*state);
    return 0;
}

static void migrates_once(void **state)
{
    const struct test_database *database = *state;
    assert_true(migrate_newest() >= 1);
    assert_int_equal(migrate_database(database->url), migrate_newest());
    assert_int_equal(migrate_database(database->url), migrate_newest());
    PGconn *owner = database_connect(database->url);
    assert_int_equal(database_number(owner, "SELECT max(version) FROM umpire.migration"), migrate_newest());
    assert_int_equal(database_number(owner, "SELECT count(*) FROM umpire.migration WHERE length(checksum) <> 64"), 0);
    PQfinish(owner);
}

static void refuses_an_edited_migration(void **state)
{
    const struct test_database *database = *state;
    migrate_database(database->url);
    PGconn *owner = database_connect(database->url);
    database_execute(owner, "UPDATE umpire.migration SET checksum = repeat('0', 64) WHERE version = 1");
    assert_int_equal(migrate_database(database->url), -1);
    PQfinish(owner);
}

/* Until the store says that it is not ready, and why. */
static void why_await(struct store *store, const char *words)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    for (const char *why = NULL; !why || !strstr(why, words); pause_ms(5)) {
        assert_false(store_ready(store, &why));
        assert_true(clock_monotonic_ms() < until);
    }
}

static void refuses_a_newer_database(void **state)
{
    const struct test_database *database = *state;
    migrate_database(database->url);
    PGconn *owner = database_connect(database->url);
    database_execute(owner, "INSERT INTO umpire.migration (version, name, checksum) VALUES (9999, 'later', '')");
    assert_int_equal(migrate_database(database->url), -1);

    struct store_settings settings = settings_for(database->url);
    struct store *store = store_begin(&settings);
    struct waited waited = {.mark = 1};
    why_await(store, "newer");
    assert_int_equal(append_one(store, &waited, uuid_new(), NULL), STORE_AWAY);

    /* The operator puts it right, and nobody has to restart anything. */
    database_execute(owner, "DELETE FROM umpire.migration WHERE version = 9999");
    wait_ready(store);
    store_stop(store);
    PQfinish(owner);
}

static void asks_for_a_migration(void **state)
{
    const struct test_database *database = *state;
    struct store_settings settings = settings_for(database->url);
    settings.role = NULL;
    struct store *store = store_begin(&settings);
    why_await(store, "umpire migrate");
    migrate_database(database->url);
    wait_ready(store);
    store_stop(store);
}

static void unreachable_is_an_error(void **state)
{
    (void)state;
    assert_int_equal(migrate_database("postgresql:///x?host=/nonexistent"), -1);
    assert_int_equal(migrate_database("postgresql://user:secret@[broken"), -1);
}

static void *migrate_main(void *argument)
{
    const struct test_database *database = argument;
    return migrate_database(database->url) == migrate_newest() ? argument : NULL;
}

static void several_at_once(void **state)
{
    pthread_t threads[8];
    void *result;
    for (int i = 0; i < 8; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, migrate_main, *state), 0);
    for (int i = 0; i < 8; i++) {
        pthread_join(threads[i], &result);
        assert_ptr_equal(result, *state);
    }
}

static void service_only_adds_and_reads(void **state)
{
    const struct test_database *database = *state;
    static const char *const tables[][2] = {{"entry", "bytes"},
                                            {"session", "options"},
                                            {"seat", "role"},
                                            {"session_secret", "box"},
                                            {"server_key", "words"}};
    static const char *const forbidden[] = {"DELETE FROM", "TRUNCATE", "DROP TABLE"};
    migrate_database(database->url);
    PGconn *service = database_connect(database->url);
    database_execute(service, "SET ROLE umpire_service");
    for (size_t table = 0; table < sizeof tables / sizeof tables[0]; table++) {
        const char *name = tables[table][0], *column = tables[table][1];
        char sql[128];
        for (size_t i = 0; i < sizeof forbidden / sizeof forbidden[0]; i++) {
            snprintf(sql, sizeof sql, "%s umpire.%s", forbidden[i], name);
            assert_string_equal(database_failure(service, sql), "42501");
        }
        snprintf(sql, sizeof sql, "UPDATE umpire.%s SET %s = %s", name, column, column);
        assert_string_equal(database_failure(service, sql), "42501");
        snprintf(sql, sizeof sql, "SELECT count(*) FROM umpire.%s", name);
        assert_int_equal(database_number(service, sql), 0);
    }
    assert_string_equal(database_failure(service, "INSERT INTO umpire.migration VALUES (2, 'x', 'x')"), "42501");
    assert_string_equal(database_failure(service, "CREATE TABLE umpire.other ()"), "42501");
    PQfinish(service);
}

static void tables_and_columns_are_described(void **state)
{
    const struct test_database *database = *state;
    migrate_database(database->url);
    PGconn *owner = database_connect(database->url);
    assert_int_equal(database_number(owner, "SELECT count(*) FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid"
                                            " WHERE c.relnamespace = 'umpire'::regnamespace AND c.relkind = 'r'"
                                            " AND a.attnum > 0 AND (obj_description(c.oid, 'pg_class') IS NULL"
                                            " OR col_description(c.oid, a.attnum) IS NULL)"),
                     0);
    PQfinish(owner);
}

/* Citus connects to its nodes as the owner, which must be able to log in: without it nothing is begun. Here only the
 * name of the extension stands in the catalogue. */
static void an_owner_that_citus_cannot_be(void **state)
{
    (void)state;
    struct test_database database;
    database_create_empty(&database);
    PGconn *connection = database_connect(database.url);
    database_execute(connection, "INSERT INTO pg_extension (oid, extname, extowner, extnamespace, extrelocatable,"
                                 " extversion) VALUES (99999, 'citus', 10, 11, false, '13.2')");
    assert_int_equal(migrate_database(database.url), -1);
    assert_int_equal(database_number(connection, "SELECT count(*) FROM pg_namespace WHERE nspname = 'umpire'"), 0);
    database_execute(connection, "DELETE FROM pg_extension WHERE extname = 'citus'");
    assert_int_equal(migrate_database(database.url), migrate_newest());
    PQfinish(connection);
    database_drop(&database);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(migrates_once, create, drop),
        cmocka_unit_test_setup_teardown(refuses_an_edited_migration, create, drop),
        cmocka_unit_test_setup_teardown(refuses_a_newer_database, create, drop),
        cmocka_unit_test_setup_teardown(asks_for_a_migration, create, drop),
        cmocka_unit_test(unreachable_is_an_error),
        cmocka_unit_test(an_owner_that_citus_cannot_be),
        cmocka_unit_test_setup_teardown(several_at_once, create, drop),
        cmocka_unit_test_setup_teardown(tables_and_columns_are_described, create, drop),
        cmocka_unit_test_setup_teardown(service_only_adds_and_reads, create, drop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
