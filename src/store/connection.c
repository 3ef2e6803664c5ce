/* Connections: settings that a URL leaves open, the first questions on a new connection, errors by SQLSTATE. */
#include "connection.h"
#include "clock.h"
#include "log.h"
#include "migrate.h"
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>

/* A dead peer is noticed within seconds, unless the URL says otherwise. */
static const struct {
    const char *name, *value;
} DEFAULTS[] = {
    {"connect_timeout", "2"},  {"keepalives_idle", "5"},     {"keepalives_interval", "2"},
    {"keepalives_count", "3"}, {"tcp_user_timeout", "8000"}, {"fallback_application_name", "umpire"},
};
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

/* Connects, and never prints: what a server says while it is being connected to, libpq would write to standard error,
 * and only a connection that exists can be told otherwise. So it is begun, told, and begun again by PQreset, which
 * waits as PQconnectdbParams does: for each host of the URL as long as `connect_timeout` allows. */
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
    *ret_why = "the database cannot be reached";
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

PGresult *connection_run(PGconn *connection, const struct statement *statement, const struct parameters *parameters,
                         int64_t deadline)
{
    if (!PQsendQueryPrepared(connection, statement->name, parameters->count, parameters->values, parameters->lengths,
                             parameters_binary, 1))
        return NULL;
    return connection_result(connection, deadline);
}

static const char *check_version(PGconn *connection, int64_t deadline)
{
    const char *why = "the database does not answer";
    if (!PQsendQuery(connection, "SELECT coalesce(max(version), 0) FROM umpire.migration"))
        return why;
    PGresult *result = connection_result(connection, deadline);
    if (PQresultStatus(result) == PGRES_TUPLES_OK) {
        int32_t version = 0, newest = migrate_newest();
        sscanf(PQgetvalue(result, 0, 0), "%" SCNd32, &version);
        why = version == newest  ? NULL
              : version < newest ? "the database's schema is older than this program: run `umpire migrate`"
                                 : "the database's schema is newer than this program";
    } else if (strcmp(failure_state(result), "42P01") == 0 || strcmp(failure_state(result), "3F000") == 0) {
        why = "the database has no schema yet: run `umpire migrate`";
    } else if (result) {
        why = "this role cannot read the database's schema";
    }
    PQclear(result);
    return why;
}

/* The role, and an end to statements that hang on the server: they then surely wrote nothing, which is a better answer
 * than a lost connection. The server, too, notices within seconds that we are dead: a transaction of which the end
 * never came holds its session's next number until then. */
static const char *set_up(PGconn *connection, const struct connection_settings *settings, int64_t deadline)
{
    char timeout[16];
    const char *values[] = {timeout, settings->role};
    snprintf(timeout, sizeof timeout, "%" PRId32, settings->deadline_ms - settings->deadline_ms / 4);
    if (!PQsendQueryParams(connection,
                           "SELECT set_config('statement_timeout', $1, false),"
                           " set_config('role', coalesce($2, current_setting('role')), false),"
                           " set_config('synchronous_commit', CASE current_setting('synchronous_commit')"
                           " WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false),"
                           " set_config('tcp_keepalives_idle', '5', false),"
                           " set_config('tcp_keepalives_interval', '2', false),"
                           " set_config('tcp_keepalives_count', '3', false),"
                           " current_setting('transaction_read_only')",
                           2, NULL, values, NULL, NULL, 0))
        return "the database does not answer";
    const char *why = NULL;
    PGresult *result = connection_result(connection, deadline);
    if (!result)
        why = "the database does not answer";
    else if (PQresultStatus(result) != PGRES_TUPLES_OK)
        why = "SET ROLE failed: the login must be a member of the role";
    else if (settings->writes && strcmp(PQgetvalue(result, 0, 6), "on") == 0)
        why = "the database is read-only";
    PQclear(result);
    return why;
}

static const char *prepare(PGconn *connection, const struct statement *const *statements, int64_t deadline)
{
    for (; *statements; statements++) {
        const struct statement *statement = *statements;
        if (!PQsendPrepare(connection, statement->name, statement->sql, statement->count, statement->types))
            return "the database does not answer";
        PGresult *result = connection_result(connection, deadline);
        bool prepared = PQresultStatus(result) == PGRES_COMMAND_OK;
        PQclear(result);
        if (!prepared)
            return "the database rejected a prepared statement";
    }
    return NULL;
}

PGconn *connection_open(const struct connection_settings *settings, const struct statement *const *statements,
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
        why = set_up(connection, settings, deadline);
    if (!why)
        why = check_version(connection, deadline);
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
