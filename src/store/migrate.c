/* Applies the embedded files in the order of their numbers and compares those that were applied before; first the
 * roles, and last their rights. */
#include "store/migrate.h"
#include "base/log.h"
#include "embedded_migrations.h"
#include "embedded_rights.h"
#include "embedded_roles.h"
#include "store/connection.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* How long games may be blocked by a migration that waits for a table, and how often it is tried: for ten minutes. */
static const char LOCK_TIMEOUT[] = "SET LOCAL lock_timeout = '1s'";
enum { LOCK_ATTEMPTS = 200, LOCK_PAUSE_SECONDS = 2 };

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

/* True when the statement succeeds. Its messages are logged: a migration holds no secrets. `ret_locked`: it failed
 * because somebody else holds a lock on a table, which is not logged. */
static bool execute_unless_locked(PGconn *connection, const char *sql, bool *ret_locked)
{
    PGresult *result = PQexec(connection, sql);
    ExecStatusType status = PQresultStatus(result);
    *ret_locked = strcmp(failure_state(result), "55P03") == 0;
    PQclear(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
        return true;
    if (!*ret_locked)
        log_event(LOG_ERROR, "store", "%s", PQerrorMessage(connection));
    return false;
}

static bool execute(PGconn *connection, const char *sql)
{
    bool locked;
    bool fine = execute_unless_locked(connection, sql, &locked);
    if (locked)
        log_event(LOG_ERROR, "store", "%s", PQerrorMessage(connection));
    return fine;
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

/* One attempt. While it waits for a table that somebody reads, all later queries wait for it: so it does not wait
 * for long, and gives way in between. */
static bool apply_once(PGconn *connection, const struct embedded_migrations *file, const char *checksum,
                       bool *ret_locked)
{
    *ret_locked = false;
    bool applied = execute(connection, "BEGIN") && execute(connection, LOCK_TIMEOUT) &&
                   execute_unless_locked(connection, file->bytes, ret_locked) &&
                   record(connection, version_of(file->name), base_name(file->name), checksum) &&
                   execute(connection, "COMMIT");
    if (!applied)
        execute(connection, "ROLLBACK");
    return applied;
}

static bool apply(PGconn *connection, const struct embedded_migrations *file, const char *checksum)
{
    const char *name = base_name(file->name);
    bool locked = false, applied = apply_once(connection, file, checksum, &locked);
    for (int attempt = 1; !applied && locked && attempt < LOCK_ATTEMPTS; attempt++) {
        if (attempt == 1)
            log_event(LOG_WARNING, "store", "the migration %s waits: something else uses its tables (a backup?)", name);
        nanosleep(&(struct timespec){.tv_sec = LOCK_PAUSE_SECONDS}, NULL);
        applied = apply_once(connection, file, checksum, &locked);
    }
    if (!applied) {
        log_event(LOG_ERROR, "store", "the migration %s failed; nothing of it was applied%s", name,
                  locked ? ": something else uses its tables, try again later" : "");
        return false;
    }
    log_event(LOG_INFO, "store", "applied the migration %s", name);
    return true;
}

/* The row of the applied migrations that has this version; -1: none. */
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

/* The first value of a query about the database, "" if there is none. */
static void ask(PGconn *connection, const char *sql, char *ret, size_t size)
{
    PGresult *result = PQexec(connection, sql);
    snprintf(ret, size, "%s", PQntuples(result) ? PQgetvalue(result, 0, 0) : "");
    PQclear(result);
}

/* The statements that make the missing roles; "" if all are there. */
static const char ROLES_MISSING[] =
    "SELECT coalesce(string_agg('CREATE ROLE ' || name || how, '; '), '') FROM (VALUES ('umpire_service', ' LOGIN'),"
    " ('umpire_owner', ''), ('umpire_backup', ' LOGIN')) AS wanted (name, how) WHERE to_regrole(name) IS NULL";

/* Whether umpire_owner owns everything here or can create it, and the login can become umpire_owner. */
static const char OWNER_READY[] =
    "SELECT to_regrole('umpire_owner') IS NOT NULL AND pg_has_role(current_user, to_regrole('umpire_owner'), 'MEMBER')"
    " AND has_database_privilege(to_regrole('umpire_owner'), current_database(), 'CREATE')"
    " AND NOT EXISTS (SELECT FROM pg_namespace WHERE nspname = 'umpire' AND nspowner <> to_regrole('umpire_owner'))"
    " AND NOT EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'umpire'"
    " AND c.relkind IN ('r', 'p') AND c.relowner <> to_regrole('umpire_owner'))";

/* Citus connects to its nodes as the role that creates or owns a table, and that role must be able to log in. */
static const char OWNER_SHUT_OUT[] =
    "SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'citus')"
    " AND EXISTS (SELECT FROM pg_roles WHERE rolname = 'umpire_owner' AND NOT rolcanlogin)";

/* Makes the roles if the login may, and becomes the owner of what follows. False if the service's role is missing. */
static bool take_role(PGconn *connection)
{
    char missing[256], ready[8];
    if (!execute(connection, embedded_roles[0].bytes))
        return false;
    ask(connection, ROLES_MISSING, missing, sizeof missing);
    if (missing[0])
        log_event(strstr(missing, "umpire_service") ? LOG_ERROR : LOG_WARNING, "store",
                  "roles are missing that this login may not create; with one that may, run: %s; GRANT umpire_owner TO "
                  "the login that migrates; then migrate again",
                  missing);
    if (strstr(missing, "umpire_service"))
        return false;
    ask(connection, OWNER_SHUT_OUT, ready, sizeof ready);
    if (strcmp(ready, "t") == 0) {
        log_event(LOG_ERROR, "store",
                  "Citus connects to its nodes as the owner of the schema: say ALTER ROLE umpire_owner LOGIN, let it "
                  "log in from node to node alone (pg_hba.conf), and migrate again (docs/scaling.md)");
        return false;
    }
    ask(connection, OWNER_READY, ready, sizeof ready);
    if (strcmp(ready, "t") == 0)
        return execute(connection, "SET ROLE umpire_owner");
    log_event(LOG_WARNING, "store",
              "the schema is the login's, not umpire_owner's: the login cannot become that role, "
              "or it may not create schemas in this database");
    return true;
}

/* In one transaction, so that rights are never missing in between. */
static bool grant_rights(PGconn *connection)
{
    if (execute(connection, "BEGIN") && execute(connection, embedded_rights[0].bytes) && execute(connection, "COMMIT"))
        return true;
    execute(connection, "ROLLBACK");
    log_event(LOG_ERROR, "store",
              "the rights of the roles cannot be granted: migrate as the owner of the schema, or "
              "as a superuser");
    return false;
}

int32_t migrate_database(const char *url)
{
    const char *why = NULL;
    PGconn *connection = connection_open_plain(url, true, &why);
    if (!connection) {
        log_event(LOG_ERROR, "store", "migrations cannot be applied: %s", why);
        return -1;
    }
    /* The lock belongs to the connection and ends with it. A second process finds the work done. */
    bool fine = execute(connection, "SELECT pg_advisory_lock(hashtext('umpire.migration'))") && take_role(connection) &&
                execute(connection, "CREATE SCHEMA IF NOT EXISTS umpire") &&
                execute(connection, "CREATE TABLE IF NOT EXISTS umpire.migration ("
                                    " version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL,"
                                    " applied_at timestamptz NOT NULL DEFAULT now())") &&
                migrate_all(connection) && grant_rights(connection);
    PQfinish(connection);
    return fine ? migrate_newest() : -1;
}
