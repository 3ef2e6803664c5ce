/* Every statement that the service prepares, and its shape: which of a session's tables it touches, and how. What has
 * another shape than these is not known to run where the tables are distributed by session_id (docs/scaling.md). A new
 * statement needs a line here. */
#include "harness.h"

#include "connection.h"
#include "follow.h"
#include "readers.h"
#include "shard.h"

enum shape {
    NO_SESSION,  /* none of a session's tables */
    ONE_SESSION, /* one session, named by a parameter */
    SESSIONS,    /* a list of sessions, in a plain join with unnest */
    ROWS,        /* rows of several sessions are added, from unnest */
    CLUB, /* a club's sessions: looked for across sessions, where they are kept together or the service asks all */
};

static const struct {
    const char *name;
    enum shape shape;
} shapes[] = {
    {"heads", SESSIONS},
    {"keys", SESSIONS},
    {"seats", ROWS},
    {"names", ROWS},
    {"revocations", ROWS},
    {"reissues", ROWS},
    {"row", ONE_SESSION},
    {"rows_alike", ROWS},
    {"rows", ROWS},
    {"probe", SESSIONS},
    {"behind", SESSIONS},
    {"write_check_rights", NO_SESSION},
    {"write_check_row", NO_SESSION},
    {"write_check_sweep", NO_SESSION},
    {"write_check_message", NO_SESSION},
    {"follow", SESSIONS},
    {"gone", SESSIONS},
    {"open_session", CLUB}, /* it counts what the club has opened */
    {"find_opening", ONE_SESSION},
    {"find_session", ONE_SESSION},
    {"find_code", NO_SESSION},
    {"set_name", ONE_SESSION},
    {"add_cosignature", ONE_SESSION},
    {"cosignatures", ONE_SESSION},
    {"session_state", ONE_SESSION},
    {"get_entry", ONE_SESSION},
    {"list_entries", ONE_SESSION},
    {"list_newest", ONE_SESSION},
    {"search", NO_SESSION},
    {"find_secret", ONE_SESSION},
    {"edges", ONE_SESSION},
    {"find_club", NO_SESSION},
    {"club", CLUB},
    {"club_sessions", CLUB},
    {"list_house_rules", NO_SESSION},
    {"get_house_rules", NO_SESSION},
    {"add_house_rules", NO_SESSION},
    {"list_armies", NO_SESSION},
    {"get_army", NO_SESSION},
    {"set_army", NO_SESSION},
    {"remove_army", NO_SESSION},
};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

/* The tables that are distributed by session_id. */
static const char *const tables[] = {"umpire.session ",        "umpire.seat ",       "umpire.entry ",
                                     "umpire.session_secret ", "umpire.revocation ", "umpire.seat_name ",
                                     "umpire.cosignature ",    "umpire.reissue "};

static bool of_sessions(const struct statement *statement)
{
    char padded[8192];
    assert_in_range(snprintf(padded, sizeof padded, "%s ", statement->sql), 1, sizeof padded - 1);
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        if (strstr(padded, tables[i]))
            return true;
    return false;
}

static bool says(const struct statement *statement, const char *words)
{
    return strstr(statement->sql, words) != NULL;
}

/* What no statement on a session's tables may have, and what one of its shape must. */
static const char *fault_of(const struct statement *statement, enum shape shape)
{
    bool first = says(statement, "session_id = $1") || says(statement, "VALUES ($1,") || says(statement, "SELECT $1,");
    if (of_sessions(statement) != (shape != NO_SESSION))
        return shape == NO_SESSION ? "it touches a session's table" : "it touches no session's table";
    if (shape == NO_SESSION)
        return NULL;
    if (says(statement, "LATERAL"))
        return "LATERAL";
    if (says(statement, "FOR UPDATE") || says(statement, "FOR SHARE") || says(statement, "nextval"))
        return "locks and sequences";
    if (says(statement, "FULL JOIN") || says(statement, "RIGHT JOIN"))
        return "an outer join that begins at a list";
    if (shape == SESSIONS && (!says(statement, "FROM unnest($1, ") || !says(statement, "session_id")))
        return "a list of sessions comes from unnest, joined by session_id";
    if (shape == ROWS && (!says(statement, "INSERT INTO") || !says(statement, " SELECT *") ||
                          !says(statement, " FROM unnest($1, ") || says(statement, "JOIN")))
        return "rows come from unnest";
    if (shape == ONE_SESSION && !first && !says(statement, "e.session_id = o.session_id"))
        return "it does not name one session";
    return NULL;
}

static int list_all(const struct statement *const *ret[4])
{
    ret[0] = writer_statements;
    ret[1] = follow_statements;
    ret[2] = readers_reading.statements;
    ret[3] = readers_searching.statements;
    return 4;
}

static void each_has_its_shape(void **state)
{
    (void)state;
    const struct statement *const *lists[4];
    bool met[SHAPES] = {false};
    for (int list = list_all(lists) - 1; list >= 0; list--)
        for (const struct statement *const *at = lists[list]; *at; at++) {
            size_t i = 0;
            while (i < SHAPES && strcmp(shapes[i].name, (*at)->name) != 0)
                i++;
            if (i == SHAPES)
                fail_msg("the statement %s has no line here", (*at)->name);
            met[i] = true;
            const char *fault = fault_of(*at, shapes[i].shape);
            if (fault)
                fail_msg("%s: %s", (*at)->name, fault);
        }
    for (size_t i = 0; i < SHAPES; i++)
        if (!met[i])
            fail_msg("there is no statement %s", shapes[i].name);
}

/* The rule itself is held against what was refused. */
static void rule_finds_what_was_refused(void **state)
{
    (void)state;
    static const struct statement lateral = {
        "keys",
        "SELECT found.seq FROM unnest($1, $2) AS asked (session_id, seq) CROSS JOIN LATERAL (SELECT e.seq FROM"
        " umpire.entry e WHERE e.session_id = asked.session_id LIMIT 1) found",
        2,
        {0}};
    static const struct statement everywhere = {"all", "SELECT count(*) FROM umpire.entry e", 0, {0}};
    assert_string_equal(fault_of(&lateral, SESSIONS), "LATERAL");
    assert_non_null(fault_of(&everywhere, ONE_SESSION));
    assert_non_null(fault_of(&everywhere, NO_SESSION));
}

/* How a statement would be run whatever its parameters are. */
static bool plan_reads_whole_tables(PGconn *connection, const struct statement *statement, char ret[8192])
{
    char sql[256];
    int length = snprintf(sql, sizeof sql, "EXPLAIN EXECUTE %s(", statement->name);
    for (int i = 0; i < statement->count; i++)
        length += snprintf(sql + length, sizeof sql - (size_t)length, i ? ", NULL" : "NULL");
    snprintf(sql + length, sizeof sql - (size_t)length, ")");
    PGresult *plan = PQexec(connection, sql);
    if (PQresultStatus(plan) != PGRES_TUPLES_OK)
        fail_msg("%s: %s", sql, PQerrorMessage(connection));
    size_t used = 0;
    for (int row = 0; row < PQntuples(plan) && used < 8000; row++)
        used += (size_t)snprintf(ret + used, 8192 - used, "%s\n", PQgetvalue(plan, row, 0));
    PQclear(plan);
    return strstr(ret, "Seq Scan on") || strstr(ret, "Hash Join") || strstr(ret, "Merge Join");
}

/* One look into an index for each key, also while nothing is known of the tables. */
static void lists_are_looked_up_by_index(void **state)
{
    (void)state;
    struct test_database database;
    database_create(&database);
    for (int follower = 0; follower < 2; follower++) {
        const struct statement *const *list = follower ? follow_statements : writer_statements;
        const char *why = NULL;
        char plan[8192];
        PGconn *connection = connection_open(
            &(struct connection_settings){
                .url = database.url, .role = "umpire_service", .deadline_ms = 60000, .by_index = true},
            list, true, &why);
        assert_non_null(connection);
        PQsetnonblocking(connection, 0);
        database_execute(connection, "SET plan_cache_mode = force_generic_plan");
        for (; *list; list++)
            for (size_t i = 0; i < SHAPES; i++)
                if (shapes[i].shape == SESSIONS && strcmp(shapes[i].name, (*list)->name) == 0 &&
                    plan_reads_whole_tables(connection, *list, plan))
                    fail_msg("%s: %s", (*list)->name, plan);
        PQfinish(connection);
    }
    database_drop(&database);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_has_its_shape),
        cmocka_unit_test(rule_finds_what_was_refused),
        cmocka_unit_test(lists_are_looked_up_by_index),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
