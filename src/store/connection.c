/* Connections: settings that a URL leaves open, the first queries on a new connection, errors by SQLSTATE. */
#include "store/connection.h"
#include "base/clock.h"
#include "base/log.h"
#include "store/migrate.h"
#include "store/pooler.h"
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A dead peer is noticed within seconds, unless the URL says otherwise. */
static const struct {
    const char *name, *value;
} DEFAULTS[] = {
    {"connect_timeout", "2"},  {"keepalives_idle", "5"},     {"keepalives_interval", "2"},
    {"keepalives_count", "3"}, {"tcp_user_timeout", "8000"}, {"fallback_application_name", "umpire"},
};
static const char NO_ANSWER[] = "the database does not answer";
enum { DEFAULT_COUNT = sizeof DEFAULTS / sizeof DEFAULTS[0] };

bool failure_is_ours(const PGresult *result)
{
    ExecStatusType status = PQresultStatus(result);
    return (status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE) && failure_state(result)[0] == '\0';
}

static void ignore_notice(void *unused, const PGresult *result)
{
    (void)unused;
    (void)result;
}

static bool url_sets(const PQconninfoOption *options, const char *name)
{
    for (; options->keyword; options++)
        if (strcmp(options->keyword, name) == 0)
            return options->val != NULL;
    return false;
}

/* Connects without printing: libpq would write a server's notices during the connection to standard error, and that
 * can be changed only on an existing connection. So the connection is begun, changed, and begun again by PQreset,
 * which waits as PQconnectdbParams does: for each host of the URL as long as `connect_timeout` allows. */
static PGconn *connect_silently(const char *const *names, const char *const *values)
{
    PGconn *connection = PQconnectStartParams(names, values, 1);
    if (!connection)
        return NULL;
    PQsetNoticeReceiver(connection, ignore_notice, NULL);
    PQreset(connection);
    return connection;
}

PGconn *connection_open_plain(const char *url, bool loud, const char **ret_why)
{
    const char *names[DEFAULT_COUNT + 2] = {"dbname"}, *values[DEFAULT_COUNT + 2] = {url};
    int count = 1;
    /* The parser's message quotes the URL, so it is not logged. */
    PQconninfoOption *options = PQconninfoParse(url, NULL);
    if (!options) {
        *ret_why = "the database URL is not valid";
        return NULL;
    }
    for (int i = 0; i < DEFAULT_COUNT; i++) {
        if (url_sets(options, DEFAULTS[i].name))
            continue;
        names[count] = DEFAULTS[i].name;
        values[count++] = DEFAULTS[i].value;
    }
    PQconninfoFree(options);
    PGconn *connection = connect_silently(names, values);
    if (PQstatus(connection) == CONNECTION_OK)
        return connection;
    /* Only libpq's message shows whether the server refused. */
    bool refused = connection && strstr(PQerrorMessage(connection), "FATAL:");
    *ret_why = refused ? "the database refuses the connection: the log says why" : "the database cannot be reached";
    if (loud)
        log_event(LOG_ERROR, "store", "%s: %s", *ret_why, connection ? PQerrorMessage(connection) : "out of memory");
    PQfinish(connection);
    return NULL;
}

/* Waits until a result can be had without blocking. */
static bool connection_wait(PGconn *connection, int64_t deadline)
{
    for (;;) {
        int unsent = PQflush(connection);
        if (unsent < 0)
            return false;
        if (unsent == 0 && !PQisBusy(connection))
            return true;
        int64_t left = deadline - clock_monotonic_ms();
        if (left <= 0)
            return false;
        struct pollfd wait = {PQsocket(connection), (short)(POLLIN | (unsent ? POLLOUT : 0)), 0};
        if (poll(&wait, 1, (int)left) > 0 && !PQconsumeInput(connection))
            return false;
    }
}

/* The result of the one statement that was sent; the last one, if there are several. */
static PGresult *connection_result(PGconn *connection, int64_t deadline)
{
    PGresult *last = NULL;
    for (;;) {
        if (!connection_wait(connection, deadline)) {
            PQclear(last);
            return NULL;
        }
        PGresult *result = PQgetResult(connection);
        if (!result)
            break;
        PQclear(last);
        last = result;
    }
    if (PQstatus(connection) == CONNECTION_OK && !failure_is_ours(last))
        return last;
    PQclear(last);
    return NULL;
}

PGresult *connection_run(PGconn *connection, const struct sql_statement *statement, const struct parameters *parameters,
                         int64_t deadline)
{
    if (!PQsendQueryPrepared(connection, statement->name, parameters->count, parameters->values, parameters->lengths,
                             parameters_binary, 1))
        return NULL;
    return connection_result(connection, deadline);
}

PGresult *connection_ask(PGconn *connection, const char *sql, int64_t deadline)
{
    return PQsendQuery(connection, sql) ? connection_result(connection, deadline) : NULL;
}

static const char *check_version(PGconn *connection, int64_t deadline)
{
    const char *why = NO_ANSWER;
    PGresult *result = connection_ask(connection, "SELECT coalesce(max(version), 0) FROM umpire.migration", deadline);
    if (PQresultStatus(result) == PGRES_TUPLES_OK) {
        int32_t version = 0, newest = migrate_newest();
        sscanf(PQgetvalue(result, 0, 0), "%" SCNd32, &version);
        why = version == newest  ? NULL
              : version < newest ? "the database's schema is older than this program: run `umpire migrate`"
                                 : "the database's schema is newer than this program";
    } else if (strcmp(failure_state(result), "42P01") == 0 || strcmp(failure_state(result), "3F000") == 0) {
        why = "the database has no schema yet: run `umpire migrate`";
    } else if (result) {
        why = "the service's role may not read the schema: run `umpire migrate`, which grants its rights again";
    }
    PQclear(result);
    return why;
}

/* Why the role could not be taken. */
static const char *role_words(const PGresult *result)
{
    if (strcmp(failure_state(result), "22023") == 0)
        return "the role of database_role does not exist: run `umpire migrate`";
    if (strcmp(failure_state(result), "42501") == 0)
        return "the login may not take the role of database_role: GRANT that role to it";
    return "the connection cannot be set up";
}

/* Sets the role, and a time-out for statements that hang on the server: they then surely wrote nothing, which is a
 * better answer than a lost connection. The server, too, notices within seconds that we are dead: until then an
 * unfinished transaction holds its session's next number. */
static const char *set_up(PGconn *connection, const struct connection_settings *settings, int64_t deadline)
{
    char timeout[16];
    const char *values[] = {timeout, settings->role, settings->by_index ? "off" : NULL};
    snprintf(timeout, sizeof timeout, "%" PRId32, settings->deadline_ms - settings->deadline_ms / 4);
    if (!PQsendQueryParams(connection,
                           "SELECT set_config('statement_timeout', $1, false),"
                           " set_config('role', coalesce($2, current_setting('role')), false),"
                           " set_config('synchronous_commit', CASE current_setting('synchronous_commit')"
                           " WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false),"
                           " set_config('enable_seqscan', coalesce($3, current_setting('enable_seqscan')), false),"
                           " set_config('enable_hashjoin', coalesce($3, current_setting('enable_hashjoin')), false),"
                           " set_config('enable_mergejoin', coalesce($3, current_setting('enable_mergejoin')), false),"
                           " set_config('jit', coalesce($3, current_setting('jit')), false),"
                           " set_config('tcp_keepalives_idle', '5', false),"
                           " set_config('tcp_keepalives_interval', '2', false),"
                           " set_config('tcp_keepalives_count', '3', false),"
                           " current_setting('transaction_read_only')",
                           3, NULL, values, NULL, NULL, 0))
        return NO_ANSWER;
    const char *why = NULL;
    PGresult *result = connection_result(connection, deadline);
    if (!result)
        why = NO_ANSWER;
    else if (PQresultStatus(result) != PGRES_TUPLES_OK)
        why = role_words(result);
    else if (settings->writes && strcmp(PQgetvalue(result, 0, 10), "on") == 0)
        why = "the database is read-only";
    PQclear(result);
    return why;
}

static const char *prepare(PGconn *connection, const struct sql_statement *const *statements, int64_t deadline)
{
    for (; *statements; statements++) {
        const struct sql_statement *statement = *statements;
        if (!PQsendPrepare(connection, statement->name, statement->sql, statement->count, statement->types))
            return NO_ANSWER;
        PGresult *result = connection_result(connection, deadline);
        bool prepared = PQresultStatus(result) == PGRES_COMMAND_OK;
        PQclear(result);
        if (!prepared)
            return "the database rejected a prepared statement";
    }
    return NULL;
}

/* What the login can do itself or as any role that it can become: the role that was set can be reset at any time. */
const char *connection_login_excess(PGconn *connection, int64_t deadline)
{
    static const char *const words[] = {
        "",
        "the login is a superuser, which could change what is recorded (docs/operations.md, The database)",
        "the login can make roles, and so become the owner of the schema (docs/operations.md, The database)",
        "the login is the owner of the schema, or can become it (docs/operations.md, The database)",
        "the login can change or delete what is recorded (docs/operations.md, The database)",
    };
    enum { WORDS = sizeof words / sizeof words[0] };
    if (!PQsendQuery(connection,
                     "SELECT CASE"
                     " WHEN bool_or(r.rolsuper OR r.rolname IN ('pg_execute_server_program',"
                     " 'pg_write_server_files')) THEN 1"
                     " WHEN bool_or(r.rolcreaterole) THEN 2"
                     " WHEN bool_or(r.oid = n.nspowner OR EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = n.oid"
                     " AND c.relowner = r.oid)) THEN 3"
                     " WHEN bool_or(has_table_privilege(r.oid, 'umpire.entry', 'UPDATE')"
                     " OR has_table_privilege(r.oid, 'umpire.entry', 'DELETE')"
                     " OR has_table_privilege(r.oid, 'umpire.entry', 'TRUNCATE')) THEN 4"
                     " ELSE 0 END"
                     " FROM pg_roles r, pg_namespace n"
                     " WHERE n.nspname = 'umpire' AND pg_has_role(session_user, r.oid, 'MEMBER')"))
        return NO_ANSWER;
    const char *why = NO_ANSWER;
    PGresult *result = connection_result(connection, deadline);
    if (PQresultStatus(result) == PGRES_TUPLES_OK) {
        long found = strtol(PQgetvalue(result, 0, 0), NULL, 10);
        why = found > 0 && found < WORDS ? words[found] : NULL;
    } else if (result) {
        why = "the rights of the login cannot be read";
    }
    PQclear(result);
    return why;
}

PGconn *connection_open(const struct connection_settings *settings, const struct sql_statement *const *statements,
                        bool loud, const char **ret_why)
{
    PGconn *connection = connection_open_plain(settings->url, loud, ret_why);
    if (!connection)
        return NULL;
    int64_t deadline = clock_monotonic_ms() + settings->deadline_ms;
    if (settings->until && settings->until < deadline)
        deadline = settings->until;
    const char *why = PQsetnonblocking(connection, 1) == 0 ? NULL : "the connection cannot be set to non-blocking";
    if (!why)
        why = pooler_refuse(connection, settings->url, deadline);
    if (!why)
        why = set_up(connection, settings, deadline);
    if (!why)
        why = check_version(connection, deadline);
    if (!why && settings->least_rights)
        why = connection_login_excess(connection, deadline);
    if (!why)
        why = prepare(connection, statements, deadline);
    if (!why)
        return connection;
    if (loud)
        log_event(LOG_ERROR, "store", "%s", why);
    PQfinish(connection);
    *ret_why = why;
    return NULL;
}

const char *failure_state(const PGresult *result)
{
    const char *state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : NULL;
    return state ? state : "";
}

const char *failure_constraint(const PGresult *result)
{
    const char *constraint = PQresultErrorField(result, PG_DIAG_CONSTRAINT_NAME);
    return constraint ? constraint : "no constraint";
}

enum failure failure_of(const PGresult *result)
{
    /* A prefix each; the first that fits holds. */
    static const struct {
        const char *prefix;
        enum failure failure;
    } table[] = {
        {"23505", FAILURE_CONFLICT}, /* unique violation */
        {"40", FAILURE_CONFLICT},    /* serialization failure, deadlock */
        {"08", FAILURE_AWAY},        /* connection exception */
        {"53", FAILURE_AWAY},        /* disk full, out of memory, too many connections */
        {"57", FAILURE_AWAY},        /* statement timeout, cancelled, shutting down */
        {"55", FAILURE_AWAY},        /* in use, lock not available */
        {"25", FAILURE_AWAY},        /* read-only transaction */
        {"58", FAILURE_AWAY},        /* its own files fail */
        {"42", FAILURE_AWAY},        /* a table or a right is missing: the operator has to act */
        {"26", FAILURE_AWAY},        /* a prepared statement is missing: a pooler in transaction mode */
        {"", FAILURE_REFUSED},
    };
    const char *state = failure_state(result);
    size_t i = 0;
    while (strncmp(state, table[i].prefix, strlen(table[i].prefix)) != 0)
        i++;
    return table[i].failure;
}

const char failure_words_rights[] =
    "the role of the service lacks rights: run `umpire migrate`, which grants them again";

const char *failure_words(const PGresult *result)
{
    /* A prefix each; the first that fits holds. */
    static const struct {
        const char *prefix, *words;
    } table[] = {
        {"53100", "the database's disk is full"},
        {"53", "the database is out of memory or connections"},
        {"25", "the database is read-only"},
        {"42501", failure_words_rights},
        {"42", "tables or functions are missing from the schema: run `umpire migrate`"},
        {"3F", "the schema umpire is missing: run `umpire migrate`"},
        {"26", "prepared statements get lost: a pooler in transaction mode is in between"},
        {"55", "the tables are locked by somebody else"},
        {"57014", "statements take too long and are cancelled"},
        {"57", "the database is stopping"},
        {"58", "the database cannot write its own files"},
        {"", "the database cannot write"},
    };
    const char *state = failure_state(result);
    size_t i = 0;
    while (strncmp(state, table[i].prefix, strlen(table[i].prefix)) != 0)
        i++;
    return table[i].words;
}

bool failure_is_taken(const PGresult *result)
{
    return strcmp(failure_state(result), "23505") == 0;
}

bool failure_is_read_only(const PGresult *result)
{
    return strncmp(failure_state(result), "25", 2) == 0;
}
