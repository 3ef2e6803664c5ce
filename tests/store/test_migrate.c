/* Migrations: applied once, in order, never edited, never behind the database; and what the service's role may do. */
#include "harness.h"
#include <glob.h>

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
    store_end(store);
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
    store_end(store);
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

/* Applies a migration and records it. */
static void apply_file(PGconn *owner, const char *path)
{
    static char text[65536];
    char checksum[HASH_TEXT_SIZE], sql[300];
    const char *name = strrchr(path, '/') + 1;
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = '\0';
    struct hash hash = hash_of(text, length);
    hash_write(&hash, checksum);
    snprintf(sql, sizeof sql, "INSERT INTO umpire.migration (version, name, checksum) VALUES (%ld, '%s', '%s')",
             strtol(name, NULL, 10), name, checksum);
    database_execute(owner, text);
    database_execute(owner, sql);
}

/* Migrates as a program did that had only those before `version`. */
static void migrate_before(PGconn *owner, int32_t version)
{
    glob_t files;
    database_execute(owner, "CREATE SCHEMA umpire");
    database_execute(owner, "CREATE TABLE umpire.migration (version integer PRIMARY KEY, name text NOT NULL,"
                            " checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())");
    assert_int_equal(glob(UMPIRE_SOURCE_DIR "/migrations/*.sql", 0, NULL, &files), 0);
    for (size_t i = 0; i < files.gl_pathc; i++)
        if (strtol(strrchr(files.gl_pathv[i], '/') + 1, NULL, 10) < version)
            apply_file(owner, files.gl_pathv[i]);
    globfree(&files);
}

/* Keys that were stored in clear stand there as hashes afterwards, and are found again. */
static void keys_become_hashes(void **state)
{
    const struct test_database *database = *state;
    struct uuid session = uuid_new();
    char id[UUID_TEXT_SIZE], sql[1000];
    PGconn *owner = database_connect(database->url);
    migrate_before(owner, 16);
    uuid_write(&session, id);
    snprintf(sql, sizeof sql,
             "INSERT INTO umpire.session (session_id, opened_at, ruleset_version, ruleset, options)"
             " VALUES ('%s', now(), 3, 'tt', '{}');"
             " INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes)"
             " VALUES ('%s', 0, now(), 'opened', 'umpire', '{}');"
             " INSERT INTO umpire.entry (session_id, seq, at, kind, seat, idem_key, digest, bytes)"
             " VALUES ('%s', 1, now(), 'ruling', 'umpire', E'back\\\\slash', sha256(int8send(1)), '{}');"
             " INSERT INTO umpire.opening VALUES ('Old Bones', 'an-opening-key', sha256('body'), '%s')",
             id, id, id, id);
    database_execute(owner, sql);
    assert_int_equal(migrate_database(database->url), migrate_newest());

    struct store *store = store_on(database->url);
    struct waited again = {.mark = 1};
    append_send(store, &again, session, NULL);
    assert_int_equal(append_wait(&again), STORE_DONE);
    struct waited repeated = {.mark = INT64_C(0x0100000000000000)}; /* its digest is that of int8send(1) */
    assert_int_equal(append_one(store, &repeated, session, "back\\slash"), STORE_REPEATED);
    assert_int_equal(repeated.append.seq, 1);
    free(repeated.append.bytes);
    struct waited_read find = {
        .read = {
            .query = STORE_FIND_OPENING, .owner = "Old Bones", .key = "an-opening-key", .digest = hash_of("body", 4)}};
    assert_int_equal(read_wait(store, &find), STORE_REPEATED);
    assert_true(uuid_equal(&find.read.before, &session));
    arena_end(&find.arena);
    store_end(store);
    PQfinish(owner);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(migrates_once, create, drop),
        cmocka_unit_test_setup_teardown(refuses_an_edited_migration, create, drop),
        cmocka_unit_test_setup_teardown(refuses_a_newer_database, create, drop),
        cmocka_unit_test_setup_teardown(asks_for_a_migration, create, drop),
        cmocka_unit_test(unreachable_is_an_error),
        cmocka_unit_test_setup_teardown(several_at_once, create, drop),
        cmocka_unit_test_setup_teardown(keys_become_hashes, create, drop),
        cmocka_unit_test_setup_teardown(service_only_adds_and_reads, create, drop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
