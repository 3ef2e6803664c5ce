/* The operator's list among many sessions: what is found, how few entries are read for it, and by which plan. */
#include "harness.h"

#include "store/connection.h"
#include "store/operator_sessions.h"

enum { SESSIONS = 2000, OPEN_EACH = 100, OLD_DAYS = 100 };

/* All but each hundredth are closed; half of them are old. Their entries are those that opened them and the last. */
static void sessions_make(PGconn *owner)
{
    char sql[1200];
    snprintf(
        sql, sizeof sql,
        "WITH made AS (INSERT INTO umpire.session (session_id, opened_at, ruleset_version, ruleset, options)"
        " SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid,"
        " now() - CASE i %% 2 WHEN 0 THEN %d ELSE 1 END * interval '1 day', 1, 'tt', '{}'"
        " FROM generate_series(1, %d) i RETURNING session_id, opened_at)"
        " INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes)"
        " SELECT session_id, seq, opened_at, CASE WHEN seq = 0 THEN 'opened' WHEN row %% %d < 2 THEN 'ruling'"
        " ELSE 'closed' END, 'umpire', repeat('x', 500)::bytea"
        " FROM (SELECT *, row_number() OVER (ORDER BY session_id) AS row FROM made) made, generate_series(0, 1) seq",
        OLD_DAYS, SESSIONS, OPEN_EACH);
    database_execute(owner, sql);
    database_execute(owner, "VACUUM ANALYZE umpire.entry");
    database_execute(owner, "VACUUM ANALYZE umpire.session");
}

/* Blocks of the table of entries that this connection has read since. */
static int64_t blocks_read(PGconn *connection)
{
    database_execute(connection, "SELECT pg_stat_force_next_flush()");
    database_execute(connection, "SELECT 1");
    return database_number(connection, "SELECT heap_blks_read + heap_blks_hit FROM pg_statio_all_tables"
                                       " WHERE schemaname = 'umpire' AND relname = 'entry'");
}

static void count(void *context, const struct operator_session *session)
{
    (void)session;
    ++*(int *)context;
}

/* Whether a session is closed is one look into an index, for those that are listed. A list of all that are closed would
 * be read from the whole table of entries (a hashed subplan), however few are wanted. */
static void closed_ones_are_looked_up_one_by_one(const char *url)
{
    const char *why = NULL;
    char plan[8192];
    PGconn *connection =
        connection_open(&(struct connection_settings){.url = url, .deadline_ms = PATIENCE_MS, .by_index = true},
                        operator_reading, true, &why);
    assert_non_null(connection);
    PQsetnonblocking(connection, 0);
    for (int state = 1; state <= 2; state++) {
        char sql[128];
        size_t used = 0;
        snprintf(sql, sizeof sql, "EXPLAIN EXECUTE operator_list(NULL, %d, now(), NULL, 3)", state);
        PGresult *rows = PQexec(connection, sql);
        assert_int_equal(PQresultStatus(rows), PGRES_TUPLES_OK);
        for (int row = 0; row < PQntuples(rows) && used < sizeof plan; row++)
            used += (size_t)snprintf(plan + used, sizeof plan - used, "%s\n", PQgetvalue(rows, row, 0));
        PQclear(rows);
        if (!strstr(plan, "using entry_closed") || strstr(plan, "hashed"))
            fail_msg("%s", plan);
    }
    PQfinish(connection);
}

static void idle_sessions_are_found_among_many(void **state)
{
    (void)state;
    struct test_database database;
    database_create(&database);
    PGconn *owner = database_connect(database.url);
    sessions_make(owner);
    closed_ones_are_looked_up_one_by_one(database.url);
    int64_t before = blocks_read(owner);
    struct store_settings settings = settings_for(database.url);
    struct operator_filter filter = {.state = 1, .quiet_since = clock_now() - INT64_C(90) * 86400 * 1000000};
    bool more = true;
    const char *why = NULL;
    int found = 0;
    if (operator_sessions_list(&settings, &filter, count, &found, &more, &why) != STORE_DONE)
        fail_msg("%s", why);
    assert_int_equal(found, SESSIONS / OPEN_EACH);
    assert_false(more);
    /* Whoever ends tells what it has read before it is gone. */
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS;
         database_number(owner, "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()") > 1;
         pause_ms(2))
        assert_true(clock_monotonic_ms() < until);
    int64_t read = blocks_read(owner) - before;
    if (read < found || read > 8 * found)
        fail_msg("for %d of %d sessions %d blocks of entries were read", found, SESSIONS, (int)read);
    PQfinish(owner);
    database_drop(&database);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(idle_sessions_are_found_among_many)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
