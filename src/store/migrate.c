/* Applies the embedded files in the order of their numbers and compares those that were applied before. */
#include "migrate.h"
#include "connection.h"
#include "embedded_migrations.h"
#include "log.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static int32_t version_of(const char *path)
{
    return (int32_t)strtol(base_name(path), NULL, 10);
}

int32_t migrate_newest(void)
{
    return embedded_migrations_count ? version_of(embedded_migrations[embedded_migrations_count - 1].name) : 0;
}

/* True when the statement succeeds. What it says goes to the log: a migration holds no secrets. */
static bool execute(PGconn *connection, const char *sql)
{
    PGresult *result = PQexec(connection, sql);
    ExecStatusType status = PQresultStatus(result);
    PQclear(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
        return true;
    log_event(LOG_ERROR, "store", "%s", PQerrorMessage(connection));
    return false;
}

static bool record(PGconn *connection, int32_t version, const char *name, const char *checksum)
{
    struct parameters parameters = {0};
    static const Oid types[] = {TYPE_INT4, TYPE_TEXT, TYPE_TEXT};
    static const int binary[] = {1, 1, 1};
    parameter_add_int4(&parameters, version);
    parameter_add_text(&parameters, name);
    parameter_add_text(&parameters, checksum);
    PGresult *result =
        PQexecParams(connection, "INSERT INTO umpire.migration (version, name, checksum) VALUES ($1, $2, $3)", 3, types,
                     parameters.values, parameters.lengths, binary, 1);
    bool recorded = PQresultStatus(result) == PGRES_COMMAND_OK;
    if (!recorded)
        log_event(LOG_ERROR, "store", "%s", PQerrorMessage(connection));
    PQclear(result);
    return recorded;
}

static bool apply(PGconn *connection, const struct embedded_migrations *file, const char *checksum)
{
    const char *name = base_name(file->name);
    bool applied = execute(connection, "BEGIN") && execute(connection, file->bytes) &&
                   record(connection, version_of(file->name), name, checksum) && execute(connection, "COMMIT");
    if (!applied) {
        execute(connection, "ROLLBACK");
        log_event(LOG_ERROR, "store", "the migration %s failed; nothing of it was applied", name);
        return false;
    }
    log_event(LOG_INFO, "store", "applied the migration %s", name);
    return true;
}

/* Which row of what was applied has this version; -1: none. */
static int applied_row(const PGresult *applied, int32_t version)
{
    for (int row = 0; row < PQntuples(applied); row++)
        if (result_int4(applied, row, 0) == version)
            return row;
    return -1;
}

static bool step(PGconn *connection, const struct embedded_migrations *file, const PGresult *applied)
{
    char checksum[HASH_TEXT_SIZE];
    struct hash hash = hash_of(file->bytes, file->size);
    hash_write(&hash, checksum);
    int row = applied_row(applied, version_of(file->name));
    if (row < 0)
        return apply(connection, file, checksum);
    if (strcmp(PQgetvalue(applied, row, 1), checksum) == 0)
        return true;
    log_event(LOG_ERROR, "store",
              "the migration %s was applied in a different form: applied migrations must not be edited",
              base_name(file->name));
    return false;
}

static bool migrate_all(PGconn *connection)
{
    PGresult *applied = PQexecParams(connection, "SELECT version, checksum FROM umpire.migration ORDER BY version", 0,
                                     NULL, NULL, NULL, NULL, 1);
    int count = PQntuples(applied);
    bool fine = PQresultStatus(applied) == PGRES_TUPLES_OK;
    if (!fine)
        log_event(LOG_ERROR, "store", "%s", PQerrorMessage(connection));
    if (count > 0 && result_int4(applied, count - 1, 0) > migrate_newest()) {
        log_event(LOG_ERROR, "store", "the database has migration %" PRId32 ", this program knows %" PRId32 " at most",
                  result_int4(applied, count - 1, 0), migrate_newest());
        fine = false;
    }
    for (size_t i = 0; fine && i < embedded_migrations_count; i++)
        fine = step(connection, &embedded_migrations[i], applied);
    PQclear(applied);
    return fine;
}

int32_t migrate_database(const char *url)
{
    const char *why = NULL;
    PGconn *connection = connection_open_plain(url, true, &why);
    if (!connection) {
        log_event(LOG_ERROR, "store", "migrations cannot be applied: %s", why);
        return -1;
    }
    /* The lock is the connection's and goes with it. Whoever comes second finds the work done. */
    bool fine = execute(connection, "SELECT pg_advisory_lock(hashtext('umpire.migration'))") &&
                execute(connection, "CREATE SCHEMA IF NOT EXISTS umpire") &&
                execute(connection, "CREATE TABLE IF NOT EXISTS umpire.migration ("
                                    " version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL,"
                                    " applied_at timestamptz NOT NULL DEFAULT now())") &&
                migrate_all(connection);
    PQfinish(connection);
    return fine ? migrate_newest() : -1;
}
