/* Three statements on a connection of their own. */
#include "store/club_keys.h"
#include "base/clock.h"
#include "base/log.h"
#include "store/connection.h"

static const struct sql_statement ADD = {
    "add_club_key",
    "WITH club AS (INSERT INTO umpire.club (name) VALUES ($1) ON CONFLICT DO NOTHING)"
    " INSERT INTO umpire.club_key (id, club, hash) VALUES ($2, $1, $3)",
    3,
    {TYPE_TEXT, TYPE_UUID, TYPE_BYTEA},
};

static const struct sql_statement LIST = {
    "list_club_keys",
    "SELECT c.name, k.id, k.created_at, k.revoked_at FROM umpire.club c LEFT JOIN umpire.club_key k ON k.club = c.name"
    " ORDER BY c.name COLLATE \"C\", k.id",
    0,
    {0},
};

static const struct sql_statement REVOKE = {
    "revoke_club_keys",
    "WITH meant AS (SELECT id FROM umpire.club_key WHERE club = $1 OR id = $2),"
    " revoked AS (UPDATE umpire.club_key k SET revoked_at = now() FROM meant"
    " WHERE k.id = meant.id AND k.revoked_at IS NULL RETURNING k.id)"
    " SELECT (SELECT count(*) FROM meant), (SELECT count(*) FROM revoked)",
    2,
    {TYPE_TEXT, TYPE_UUID},
};

const struct sql_statement *const club_keys_statements[] = {&ADD, &LIST, &REVOKE, NULL};

/* Runs one of them. NULL after setting `ret_why`; `ret_result` is then how it failed. */
static PGresult *run(const struct store_settings *settings, const struct sql_statement *statement,
                     const struct parameters *parameters, enum store_result *ret_result, const char **ret_why)
{
    struct connection_settings connection = {
        .url = settings->url, .deadline_ms = settings->deadline_ms, .writes = statement != &LIST};
    *ret_result = STORE_AWAY;
    PGconn *opened = connection_open(&connection, club_keys_statements, false, ret_why);
    if (!opened)
        return NULL;
    PGresult *result = connection_run(opened, statement, parameters, clock_monotonic_ms() + settings->deadline_ms);
    PQfinish(opened);
    if (PQresultStatus(result) == PGRES_TUPLES_OK || PQresultStatus(result) == PGRES_COMMAND_OK) {
        *ret_result = STORE_DONE;
        return result;
    }
    *ret_why = result ? "the database refused it; the login may lack the privilege" : "the database does not answer";
    if (result)
        log_event(LOG_WARNING, "store", "the statement %s failed: %s", statement->name, failure_state(result));
    else if (statement != &LIST)
        *ret_result = STORE_UNCERTAIN;
    PQclear(result);
    return NULL;
}

enum store_result club_key_add(const struct store_settings *settings, const char *club, const struct uuid *id,
                               const struct hash *key, const char **ret_why)
{
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add_text(&parameters, club);
    parameter_add(&parameters, id->bytes, sizeof id->bytes);
    parameter_add(&parameters, key->bytes, sizeof key->bytes);
    PQclear(run(settings, &ADD, &parameters, &result, ret_why));
    return result;
}

static void row_show(const PGresult *rows, int row, void (*show)(const char *club, const struct store_club_key *key))
{
    struct store_club_key key = {.created_at = result_instant(rows, row, 2),
                                 .revoked_at = result_instant(rows, row, 3)};
    char club[STORE_NAME_MAX];
    if (result_text(rows, row, 0, club, sizeof club))
        show(club, result_copy(rows, row, 1, key.id.bytes, sizeof key.id.bytes) ? &key : NULL);
}

enum store_result club_keys_list(const struct store_settings *settings,
                                 void (*show)(const char *club, const struct store_club_key *key), const char **ret_why)
{
    struct parameters none = {0};
    enum store_result result;
    PGresult *rows = run(settings, &LIST, &none, &result, ret_why);
    for (int row = 0; rows && row < PQntuples(rows); row++)
        row_show(rows, row, show);
    PQclear(rows);
    return result;
}

enum store_result club_keys_revoke(const struct store_settings *settings, const char *club, const struct uuid *id,
                                   int64_t *ret_meant, int64_t *ret_revoked, const char **ret_why)
{
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add_text(&parameters, club);
    parameter_add(&parameters, id ? id->bytes : NULL, sizeof id->bytes);
    PGresult *rows = run(settings, &REVOKE, &parameters, &result, ret_why);
    *ret_meant = rows ? result_int8(rows, 0, 0) : 0;
    *ret_revoked = rows ? result_int8(rows, 0, 1) : 0;
    PQclear(rows);
    return result;
}
