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

/* The places in the list of those that exist, and of those that were erased: two plain joins, as a distributed
 * database takes them. */
static const struct sql_statement PUBLISHED_THERE = {
    "published_there",
    "SELECT published.place FROM unnest($1, $2, $3) AS published (session_id, place, size)"
    " JOIN umpire.entry e ON e.session_id = published.session_id AND e.seq = published.size - 1",
    3,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY, TYPE_INT8_ARRAY},
};
static const struct sql_statement PUBLISHED_ERASED = {
    "published_erased",
    "SELECT published.place FROM unnest($1, $2) AS published (session_id, place)"
    " JOIN umpire.erased_session x ON x.session_id = published.session_id",
    2,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY},
};

const struct sql_statement *const diagnosis_statements[] = {&PUBLISHED_THERE, &PUBLISHED_ERASED, NULL};

struct published_arrays {
    struct array sessions, places, sizes;
};

static bool published_list(const struct store_published *list, struct published_arrays *ret)
{
    array_start(&ret->sessions, TYPE_UUID);
    array_start(&ret->places, TYPE_INT8);
    array_start(&ret->sizes, TYPE_INT8);
    for (size_t i = 0; i < list->count; i++) {
        array_add(&ret->sessions, list->sessions[i].bytes, sizeof list->sessions[i].bytes);
        array_add_int(&ret->places, (int64_t)i);
        array_add_int(&ret->sizes, list->sizes[i]);
    }
    array_finish(&ret->sessions);
    array_finish(&ret->places);
    array_finish(&ret->sizes);
    return !ret->sessions.failed && !ret->places.failed && !ret->sizes.failed;
}

/* Marks those that a statement finds. False: it did not answer. */
static bool published_find(PGconn *connection, const struct sql_statement *statement,
                           const struct published_arrays *arrays, int64_t deadline, bool *found)
{
    struct parameters parameters = {0};
    parameter_add_array(&parameters, &arrays->sessions);
    parameter_add_array(&parameters, &arrays->places);
    if (statement->count > parameters.count)
        parameter_add_array(&parameters, &arrays->sizes);
    PGresult *rows = connection_run(connection, statement, &parameters, deadline);
    bool answered = PQresultStatus(rows) == PGRES_TUPLES_OK;
    for (int row = 0; answered && row < PQntuples(rows); row++)
        found[result_int8(rows, row, 0)] = true;
    PQclear(rows);
    return answered;
}

int64_t store_published_lost(const struct store_settings *settings, const struct store_published *list)
{
    struct connection_settings connection = {
        .url = settings->url, .role = settings->role, .deadline_ms = settings->deadline_ms, .by_index = true};
    struct published_arrays arrays = {0};
    const char *why = NULL;
    int64_t lost = -1;
    bool *found = calloc(list->count + 1, sizeof *found);
    PGconn *opened =
        published_list(list, &arrays) && found ? connection_open(&connection, diagnosis_statements, false, &why) : NULL;
    int64_t deadline = clock_monotonic_ms() + settings->deadline_ms;
    if (opened && published_find(opened, &PUBLISHED_THERE, &arrays, deadline, found) &&
        published_find(opened, &PUBLISHED_ERASED, &arrays, deadline, found)) {
        lost = 0;
        for (size_t i = 0; i < list->count; i++)
            lost += !found[i];
    }
    PQfinish(opened);
    free(found);
    array_end(&arrays.sessions);
    array_end(&arrays.places);
    array_end(&arrays.sizes);
    return lost;
}
