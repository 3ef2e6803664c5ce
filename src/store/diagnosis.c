/* Two connections, one after the other: as the login, and as the service's role. */
#include "store/diagnosis.h"
#include "base/clock.h"
#include "store/connection.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SERVER, LOGIN, READ_ONLY, ALLOWED, OPEN, COMMIT, CLOCK, BYTES, BY_SOCKET, DIRECTORY };

/* The view leaves out what the login may not see, while SHOW would fail. */
static const char ABOUT_SERVER[] =
    "SELECT current_setting('server_version_num'), session_user,"
    " pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on',"
    " current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,"
    " (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'),"
    " current_setting('synchronous_commit'), (extract(epoch FROM clock_timestamp()) * 1000000)::bigint,"
    " pg_database_size(current_database()), inet_server_addr() IS NULL,"
    " (SELECT setting FROM pg_settings WHERE name = 'data_directory')";

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
        ret->read_only = is_true(rows, READ_ONLY);
        ret->connections_allowed = (int32_t)strtol(PQgetvalue(rows, 0, ALLOWED), NULL, 10);
        ret->connections_open = (int32_t)strtol(PQgetvalue(rows, 0, OPEN), NULL, 10);
        snprintf(ret->synchronous_commit, sizeof ret->synchronous_commit, "%s", PQgetvalue(rows, 0, COMMIT));
        int64_t there = strtoll(PQgetvalue(rows, 0, CLOCK), NULL, 10);
        ret->clock_ahead_us = there > after ? there - after : there < before ? there - before : 0;
        ret->bytes = strtoll(PQgetvalue(rows, 0, BYTES), NULL, 10);
        ret->by_socket = is_true(rows, BY_SOCKET);
        snprintf(ret->data_directory, sizeof ret->data_directory, "%s", PQgetvalue(rows, 0, DIRECTORY));
    } else {
        ret->away = "the database does not answer questions about itself";
    }
    PQclear(rows);
}

void store_diagnose(const struct store_settings *settings, struct store_diagnosis *ret)
{
    static const struct sql_statement *const none[] = {NULL};
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
    ret->excess = connection_login_excess(connection, clock_monotonic_ms() + settings->deadline_ms);
    PQfinish(connection);
}

static const struct sql_statement LOST = {
    "lost",
    "SELECT count(*) FROM unnest($1, $2) AS told (session_id, size)"
    " WHERE NOT EXISTS (SELECT FROM umpire.entry e WHERE e.session_id = told.session_id AND e.seq = told.size - 1)"
    " AND NOT EXISTS (SELECT FROM umpire.erased_session x WHERE x.session_id = told.session_id)",
    2,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY},
};

const struct sql_statement *const diagnosis_statements[] = {&LOST, NULL};

int64_t store_published_lost(const struct store_settings *settings, const struct store_published *published)
{
    struct connection_settings connection = {
        .url = settings->url, .role = settings->role, .deadline_ms = settings->deadline_ms, .by_index = true};
    struct array sessions = {0}, sizes = {0};
    struct parameters parameters = {0};
    const char *why = NULL;
    int64_t lost = -1;
    array_start(&sessions, TYPE_UUID);
    array_start(&sizes, TYPE_INT8);
    for (size_t i = 0; i < published->count; i++) {
        array_add(&sessions, published->sessions[i].bytes, sizeof published->sessions[i].bytes);
        array_add_int(&sizes, published->sizes[i]);
    }
    array_finish(&sessions);
    array_finish(&sizes);
    parameter_add_array(&parameters, &sessions);
    parameter_add_array(&parameters, &sizes);
    bool whole = !sessions.failed && !sizes.failed;
    PGconn *opened = whole ? connection_open(&connection, diagnosis_statements, false, &why) : NULL;
    if (opened) {
        PGresult *rows = connection_run(opened, &LOST, &parameters, clock_monotonic_ms() + settings->deadline_ms);
        if (PQresultStatus(rows) == PGRES_TUPLES_OK)
            lost = result_int8(rows, 0, 0);
        PQclear(rows);
    }
    PQfinish(opened);
    array_end(&sessions);
    array_end(&sizes);
    return lost;
}
