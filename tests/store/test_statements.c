/* Every statement that the service and the operator's commands prepare, and its shape: which of a session's tables it
 * touches, and how. What has another shape than these is not known to run where the tables are distributed by
 * session_id (docs/scaling.md). A new statement needs a line here. */
#include "distributed.h"
#include "harness.h"

#include "store/club_keys.h"
#include "store/connection.h"
#include "store/diagnosis.h"
#include "store/follow.h"
#include "store/operator_sessions.h"
#include "store/readers.h"
#include "store/server_keys.h"
#include "store/shard.h"
#include <glob.h>

enum shape {
    NO_SESSION,  /* none of a session's tables; LATERAL is allowed, as all that it reads lies in one place */
    ONE_SESSION, /* one session, named by a parameter */
    SESSIONS,    /* a list of sessions, in a plain join with unnest */
    ROWS,        /* rows of several sessions are added, from unnest */
    CLUB,     /* a club's sessions: looked for across sessions, where they are kept together or the service asks all */
    OPERATOR, /* of all sessions those that an operator means, now and then: every node is asked */
    ERASING,  /* one session, and with it rows of tables that are kept in one place */
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
    {"still_there", SESSIONS},
    {"open_session", CLUB}, /* it counts what the club has opened */
    {"find_opening", ONE_SESSION},
    {"find_session", ONE_SESSION},
    {"find_code", NO_SESSION},
    {"set_name", ONE_SESSION},
    {"erase_name", ONE_SESSION},
    {"add_cosignature", ONE_SESSION},
    {"cosignatures", ONE_SESSION},
    {"session_state", ONE_SESSION},
    {"get_entry", ONE_SESSION},
    {"list_entries", ONE_SESSION},
    {"list_newest", ONE_SESSION},
    {"find_secret", ONE_SESSION},
    {"edges", ONE_SESSION},
    {"find_club", NO_SESSION},
    {"club", CLUB},
    {"club_sessions", CLUB},
    {"club_described", SESSIONS},
    {"list_house_rules", NO_SESSION},
    {"get_house_rules", NO_SESSION},
    {"add_house_rules", NO_SESSION},
    {"list_armies", NO_SESSION},
    {"get_army", NO_SESSION},
    {"set_army", NO_SESSION},
    {"remove_army", NO_SESSION},
    {"operator_list", OPERATOR},
    {"operator_find_seats", OPERATOR},
    {"operator_find_erased", ONE_SESSION},
    {"operator_hide", ERASING},
    {"operator_hidden", OPERATOR},
    {"operator_empty", ONE_SESSION},
    {"published_there", SESSIONS},
    {"published_erased", SESSIONS},
    {"read_keys", NO_SESSION},
    {"add_keys", NO_SESSION},
    {"add_club_key", NO_SESSION},
    {"list_club_keys", NO_SESSION},
    {"revoke_club_keys", NO_SESSION},
};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

static bool says(const struct sql_statement *statement, const char *words)
{
    return strstr(statement->sql, words) != NULL;
}

/* What no statement on a session's tables may have, and what one of its shape must. */
static const char *fault_of(const struct sql_statement *statement, enum shape shape)
{
    bool first = says(statement, "session_id = $1") || says(statement, "VALUES ($1,") || says(statement, "SELECT $1,");
    if ((sessions_tables_named(statement->sql) > 0) != (shape != NO_SESSION))
        return shape == NO_SESSION ? "it touches a session's table" : "it touches no session's table";
    if (shape == NO_SESSION)
        return NULL;
    if (says(statement, "LATERAL"))
        return "LATERAL";
    if (looks_from_nowhere(statement->sql))
        return "a subquery that depends on a list alone";
    if (adds_from_nothing(statement->sql))
        return "rows from a SELECT without a table";
    if (has_no_columns(statement->sql))
        return "a SELECT without columns";
    if (joins_are_apart(statement->sql))
        return "a join that is not by session_id";
    if (says(statement, "FOR UPDATE") || says(statement, "FOR SHARE") || says(statement, "nextval"))
        return "locks and sequences";
    if (says(statement, "FULL JOIN") || says(statement, "RIGHT JOIN"))
        return "an outer join that begins at a list";
    if (shape == SESSIONS && (!says(statement, "FROM unnest($1, ") || !says(statement, "session_id")))
        return "a list of sessions comes from unnest, joined by session_id";
    if (shape == ROWS && (!says(statement, "INSERT INTO") || !says(statement, " SELECT *") ||
                          !says(statement, " FROM unnest($1, ") || says(statement, "JOIN")))
        return "rows come from unnest";
    if ((shape == ONE_SESSION || shape == ERASING) && !first && !says(statement, "e.session_id = o.session_id"))
        return "it does not name one session";
    if (shape == ERASING && tables_named(statement->sql, beside, sizeof beside / sizeof beside[0]) == 0)
        return "it names one session and nothing beside it";
    return NULL;
}

enum { LISTS = 8 };

static void list_all(const struct sql_statement *const *ret[LISTS])
{
    const struct sql_statement *const *const all[LISTS] = {
        writer_statements, follow_statements,    readers_reading.statements, operator_reading,
        operator_erasing,  diagnosis_statements, server_keys_statements,     club_keys_statements,
    };
    memcpy(ret, all, sizeof all);
}

/* Its line; SHAPES: it has none. */
static size_t shape_find(const char *name, size_t length)
{
    size_t i = 0;
    while (i < SHAPES && (strncmp(shapes[i].name, name, length) != 0 || shapes[i].name[length]))
        i++;
    return i;
}

static void each_has_its_shape(void **state)
{
    (void)state;
    const struct sql_statement *const *lists[LISTS];
    bool met[SHAPES] = {false};
    list_all(lists);
    for (int list = 0; list < LISTS; list++)
        for (const struct sql_statement *const *at = lists[list]; *at; at++) {
            size_t i = shape_find((*at)->name, strlen((*at)->name));
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

/* What is asked without a struct sql_statement: by `umpire migrate`, by the start, by `umpire doctor`. How often such a
 * file names a session's table: of statements that have a line above, and where it asks what a login may. */
static const struct {
    const char *file;
    int named;
} asking_plainly[] = {{"clauses.c", 0}, {"migrate.c", 0}, {"connection.c", 3}, {"diagnosis.c", 2}};
enum { ASKING_PLAINLY = sizeof asking_plainly / sizeof asking_plainly[0] };

/* Malloc'd. */
static char *source_read(const char *path)
{
    enum { SOURCE_MAX = 1 << 20 };
    FILE *file = fopen(path, "re");
    char *words = calloc(1, SOURCE_MAX);
    assert_non_null(file);
    assert_non_null(words);
    assert_true(fread(words, 1, SOURCE_MAX - 1, file) > 0);
    assert_true(feof(file));
    fclose(file);
    return words;
}

static void source_look(const char *path)
{
    static const char begin[] = "static const struct sql_statement ";
    char *words = source_read(path), *name = strrchr(path, '/') + 1;
    size_t plain = 0;
    for (const char *at = strstr(words, begin); at; at = strstr(at + 1, begin)) {
        if (at[sizeof begin - 1] == '*')
            continue;
        const char *quoted = strchr(at, '"') + 1;
        size_t length = strcspn(quoted, "\"");
        if (shape_find(quoted, length) == SHAPES)
            fail_msg("%s: the statement %.*s has no line here", name, (int)length, quoted);
    }
    while (plain < ASKING_PLAINLY && strcmp(asking_plainly[plain].file, name) != 0)
        plain++;
    if (plain < ASKING_PLAINLY)
        assert_int_equal(sessions_tables_named(words), asking_plainly[plain].named);
    else if (strstr(words, "PQexec(") || strstr(words, "PQexecParams(") || strstr(words, "PQsendQuery("))
        fail_msg("%s asks what is no statement; give it a line here", name);
    free(words);
}

static void none_is_left_out(void **state)
{
    (void)state;
    glob_t files;
    assert_int_equal(glob(UMPIRE_SOURCE_DIR "/src/store/*.c", 0, NULL, &files), 0);
    for (size_t i = 0; i < files.gl_pathc; i++)
        source_look(files.gl_pathv[i]);
    globfree(&files);
}

/* The rule itself is held against what was refused. */
static void rule_finds_what_was_refused(void **state)
{
    (void)state;
    static const struct sql_statement lateral = {
        "keys",
        "SELECT found.seq FROM unnest($1, $2) AS asked (session_id, seq) CROSS JOIN LATERAL (SELECT e.seq FROM"
        " umpire.entry e WHERE e.session_id = asked.session_id LIMIT 1) found",
        2,
        {0}};
    static const struct sql_statement everywhere = {"all", "SELECT count(*) FROM umpire.entry e", 0, {0}};
    static const struct sql_statement local = {
        "local",
        "SELECT f.name FROM umpire.house_rules f CROSS JOIN LATERAL (SELECT h.name "
        "FROM umpire.house_rules h LIMIT 1) h",
        0,
        {0}};
    assert_string_equal(fault_of(&lateral, SESSIONS), "LATERAL");
    assert_null(fault_of(&local, NO_SESSION));
    assert_non_null(fault_of(&everywhere, ONE_SESSION));
    assert_non_null(fault_of(&everywhere, NO_SESSION));
}

/* What Citus 13 refused, and why, with the words of its refusal. */
static const struct {
    const char *sql, *fault;
    enum shape shape;
} refused_there[] = {
    /* correlated subqueries are not supported when the FROM clause contains a set returning function */
    {"SELECT known.session_id FROM unnest($1, $2) AS known (session_id, seq) WHERE known.seq > 0 AND NOT EXISTS"
     " (SELECT 1 FROM umpire.entry e WHERE e.session_id = known.session_id AND e.seq = known.seq - 1)",
     "a subquery that depends on a list alone", SESSIONS},
    /* the same of a WITH */
    {"WITH scanned AS MATERIALIZED (SELECT session_id FROM umpire.session WHERE club = $1 LIMIT $2)"
     " SELECT scanned.*, (SELECT e.at FROM umpire.entry e WHERE e.session_id = scanned.session_id) AS at FROM scanned",
     "a subquery that depends on a list alone", CLUB},
    /* complex joins are only supported when all distributed tables are co-located */
    {"SELECT count(*) FROM unnest($1, $2) AS published (session_id, size) WHERE NOT EXISTS (SELECT 1 FROM umpire.entry "
     "e"
     " WHERE e.session_id = published.session_id) AND NOT EXISTS (SELECT 1 FROM umpire.erased_session x"
     " WHERE x.session_id = published.session_id)",
     "a subquery that depends on a list alone", SESSIONS},
    {"SELECT e.seq FROM unnest($1, $2) AS asked (session_id, seq) JOIN umpire.entry e ON e.seq = asked.seq",
     "a join that is not by session_id", SESSIONS},
    /* could not find valid entry for shard */
    {"WITH erased AS (DELETE FROM umpire.seat_name WHERE $3 = '' AND session_id = $1)"
     " INSERT INTO umpire.seat_name (session_id, name) SELECT $1, $2 WHERE $3 <> '' ON CONFLICT DO NOTHING",
     "rows from a SELECT without a table", ONE_SESSION},
    /* a syntax error on the node */
    {"SELECT count(*) FROM (SELECT FROM umpire.session WHERE club = $1 LIMIT $2) s", "a SELECT without columns", CLUB},
};

static void what_citus_refused_is_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof refused_there / sizeof refused_there[0]; i++) {
        const struct sql_statement statement = {.name = "refused", .sql = refused_there[i].sql};
        const char *fault = fault_of(&statement, refused_there[i].shape);
        if (!fault || strcmp(fault, refused_there[i].fault) != 0)
            fail_msg("%s: %s", refused_there[i].sql, fault ? fault : "nothing is found");
    }
}

/* How a statement would be run whatever its parameters are. */
static bool plan_reads_whole_tables(PGconn *connection, const struct sql_statement *statement, char ret[8192])
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
    const struct sql_statement *const *const lists[] = {writer_statements, follow_statements, diagnosis_statements};
    for (size_t which = 0; which < sizeof lists / sizeof lists[0]; which++) {
        const struct sql_statement *const *list = lists[which];
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
        cmocka_unit_test(each_has_its_shape),           cmocka_unit_test(none_is_left_out),
        cmocka_unit_test(rule_finds_what_was_refused),  cmocka_unit_test(what_citus_refused_is_refused),
        cmocka_unit_test(lists_are_looked_up_by_index),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
