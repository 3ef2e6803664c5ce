/* Loading is idempotent: a checksum of all texts tells whether there is anything to do. */
#include "store/clauses.h"
#include "base/log.h"
#include "base/writer.h"
#include "store/connection.h"
#include <string.h>

enum { TEXTS_MAX = 64 << 20, COLUMNS = 5 };

/* In the order of the columns. */
static const char *column(const struct store_clause *clause, int index)
{
    const char *const columns[COLUMNS] = {clause->ruleset, clause->clause, clause->title, clause->body, clause->tags};
    return columns[index];
}

static bool checksum(const struct store_clause *clauses, size_t count, char ret[HASH_TEXT_SIZE])
{
    struct writer texts;
    writer_start(&texts, TEXTS_MAX);
    for (size_t i = 0; i < count; i++)
        for (int k = 0; k < COLUMNS; k++)
            write_raw(&texts, column(&clauses[i], k), strlen(column(&clauses[i], k)) + 1);
    struct hash hash = hash_of(texts.at ? texts.at : "", texts.used);
    bool whole = !texts.failed;
    hash_write(&hash, ret);
    writer_end(&texts);
    return whole;
}

/* Runs a statement whose parameters are texts or arrays of texts. NULL after logging its failure: rules are no secret.
 */
static PGresult *run(PGconn *connection, const char *sql, const Oid *types, const struct parameters *parameters)
{
    PGresult *result = PQexecParams(connection, sql, parameters->count, types, parameters->values, parameters->lengths,
                                    parameters_binary, 1);
    if (PQresultStatus(result) == PGRES_COMMAND_OK || PQresultStatus(result) == PGRES_TUPLES_OK)
        return result;
    log_event(LOG_ERROR, "store", "%s", PQerrorMessage(connection));
    PQclear(result);
    return NULL;
}

/* The number of rows; -1 if it failed. */
static int execute(PGconn *connection, const char *sql, const char *text)
{
    static const Oid types[] = {TYPE_TEXT};
    struct parameters parameters = {0};
    if (text)
        parameter_add_text(&parameters, text);
    PGresult *result = run(connection, sql, types, &parameters);
    int rows = result ? PQntuples(result) : -1;
    PQclear(result);
    return rows;
}

static bool insert(PGconn *connection, const struct store_clause *clauses, size_t count)
{
    static const Oid types[COLUMNS] = {TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY,
                                       TYPE_TEXT_ARRAY};
    struct array columns[COLUMNS] = {0};
    struct parameters parameters = {0};
    bool whole = true;
    for (int k = 0; k < COLUMNS; k++) {
        array_start(&columns[k], TYPE_TEXT);
        for (size_t i = 0; i < count; i++)
            array_add_text(&columns[k], column(&clauses[i], k));
        array_finish(&columns[k]);
        parameter_add_array(&parameters, &columns[k]);
        whole = whole && !columns[k].failed;
    }
    PGresult *result = whole ? run(connection,
                                   "INSERT INTO umpire.clause (ruleset, clause, title, body, tags)"
                                   " SELECT * FROM unnest($1, $2, $3, $4, $5)",
                                   types, &parameters)
                             : NULL;
    PQclear(result);
    for (int k = 0; k < COLUMNS; k++)
        array_end(&columns[k]);
    return result != NULL;
}

static bool replace(PGconn *connection, const struct store_clause *clauses, size_t count, const char *sum)
{
    return execute(connection, "DELETE FROM umpire.clause", NULL) >= 0 && insert(connection, clauses, count) &&
           execute(connection, "DELETE FROM umpire.word", NULL) >= 0 &&
           execute(connection,
                   "INSERT INTO umpire.word (word, clauses) SELECT word, ndoc FROM ts_stat("
                   "'SELECT to_tsvector(''simple'', title || '' '' || tags || '' '' || body) FROM umpire.clause')"
                   " WHERE word ~ '^[[:alpha:]]{3,}$' AND numnode(plainto_tsquery('english', word)) > 0",
                   NULL) >= 0 &&
           execute(connection, "DELETE FROM umpire.clause_source", NULL) >= 0 &&
           execute(connection, "INSERT INTO umpire.clause_source (checksum) VALUES ($1)", sum) >= 0;
}

static bool load(PGconn *connection, const struct store_clause *clauses, size_t count)
{
    char sum[HASH_TEXT_SIZE];
    if (!checksum(clauses, count, sum)) {
        log_event(LOG_ERROR, "store", "the rulebooks are too large to be loaded");
        return false;
    }
    if (execute(connection, "SELECT pg_advisory_xact_lock(hashtext('umpire.migration'))", NULL) < 0)
        return false;
    int same = execute(connection, "SELECT FROM umpire.clause_source WHERE checksum = $1", sum);
    if (same != 0)
        return same > 0;
    if (!replace(connection, clauses, count, sum))
        return false;
    log_event(LOG_INFO, "store", "loaded %zu clauses of the rulebooks", count);
    return true;
}

bool clauses_load(const char *url, const struct store_clause *clauses, size_t count)
{
    const char *why = NULL;
    PGconn *connection = connection_open_plain(url, true, &why);
    if (!connection) {
        log_event(LOG_ERROR, "store", "the rulebooks cannot be loaded: %s", why);
        return false;
    }
    bool loaded = execute(connection, "BEGIN", NULL) >= 0 && load(connection, clauses, count) &&
                  execute(connection, "COMMIT", NULL) >= 0;
    PQfinish(connection); /* what was not committed is undone with it */
    return loaded;
}
