/* Two connections, one after the other: as the login is, and as the service would be. */
#include "diagnosis.h"
#include "clock.h"
#include "connection.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SERVER, LOGIN, SUPERUSER, READ_ONLY, ALLOWED, OPEN, COMMIT, CLOCK, BYTES };

static const char ABOUT_SERVER[] =
    "SELECT current_setting('server_version_num'), session_user,"
    " (SELECT rolsuper FROM pg_roles WHERE rolname = session_user),"
    " pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on',"
    " current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,"
    " (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'),"
    " current_setting('synchronous_commit'), (extract(epoch FROM clock_timestamp()) * 1000000)::bigint,"
    " pg_database_size(current_database())";

/* As a role and as the login that could go back to being itself. */
static const char ABOUT_RIGHTS[] = "SELECT bool_or(has_table_privilege(who, 'umpire.entry', 'UPDATE') OR "
                                   "has_table_privilege(who, 'umpire.entry', 'DELETE'))"
                                   " FROM unnest(ARRAY[current_user, session_user]) who";

static bool is_true(const PGresult *rows, int column)
{
    return strcmp(PQgetvalue(rows, 0, column), "t") == 0;
}

static void server_ask(PGconn *connection, struct store_diagnosis *ret)
{
    int64_t before = clock_now();
    PGresult *rows = PQexec(connection, ABOUT_SERVER);
    int64_t after = clock_now();
    if (PQresultStatus(rows) == PGRES_TUPLES_OK) {
        ret->server = (int32_t)strtol(PQgetvalue(rows, 0, SERVER), NULL, 10);
        snprintf(ret->login, sizeof ret->login, "%s", PQgetvalue(rows, 0, LOGIN));
        ret->superuser = is_true(rows, SUPERUSER);
        ret->read_only = is_true(rows, READ_ONLY);
        ret->connections_allowed = (int32_t)strtol(PQgetvalue(rows, 0, ALLOWED), NULL, 10);
        ret->connections_open = (int32_t)strtol(PQgetvalue(rows, 0, OPEN), NULL, 10);
        snprintf(ret->synchronous_commit, sizeof ret->synchronous_commit, "%s", PQgetvalue(rows, 0, COMMIT));
        int64_t there = strtoll(PQgetvalue(rows, 0, CLOCK), NULL, 10);
        ret->clock_ahead_us = there > after ? there - after : there < before ? there - before : 0;
        ret->bytes = strtoll(PQgetvalue(rows, 0, BYTES), NULL, 10);
    } else {
        ret->away = "the database does not answer questions about itself";
    }
    PQclear(rows);
}

static void rights_ask(PGconn *connection, struct store_diagnosis *ret)
{
    PGresult *rows = PQexec(connection, ABOUT_RIGHTS);
    if (PQresultStatus(rows) == PGRES_TUPLES_OK)
        ret->may_change = is_true(rows, 0);
    else
        ret->refused = "the rights on the ledger cannot be read";
    PQclear(rows);
}

void store_diagnose(const struct store_settings *settings, struct store_diagnosis *ret)
{
    static const struct statement *const none[] = {NULL};
    struct connection_settings served = {
        .url = settings->url, .role = settings->role, .deadline_ms = settings->deadline_ms, .writes = true};
    *ret = (struct store_diagnosis){0};
    PGconn *connection = connection_open_plain(settings->url, false, &ret->away);
    if (!connection)
        return;
    ret->away = NULL;
    server_ask(connection, ret);
    PQfinish(connection);
    if (ret->away)
        return;
    connection = connection_open(&served, none, false, &ret->refused);
    if (!connection)
        return;
    ret->refused = NULL;
    rights_ask(connection, ret);
    PQfinish(connection);
}
