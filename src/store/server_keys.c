/* Two statements on a connection of their own. */
#include "store/server_keys.h"
#include "base/clock.h"
#include "base/log.h"
#include "store/connection.h"

static const struct sql_statement READ = {
    "read_keys",
    "SELECT kind, number, fingerprint, words, created_at FROM umpire.server_key ORDER BY kind, number DESC",
    0,
    {0},
};

static const struct sql_statement ADD = {
    "add_keys",
    "INSERT INTO umpire.server_key (kind, number, fingerprint, words) SELECT * FROM unnest($1, $2::int8[], $3, $4)",
    4,
    {TYPE_TEXT_ARRAY, TYPE_INT8_ARRAY, TYPE_BYTEA_ARRAY, TYPE_TEXT_ARRAY},
};

const struct sql_statement *const server_keys_statements[] = {&READ, &ADD, NULL};

static PGconn *connect_with(const struct store_settings *settings, bool writes, const char **ret_why)
{
    struct connection_settings connection = {
        .url = settings->url, .role = settings->role, .deadline_ms = settings->deadline_ms, .writes = writes};
    return connection_open(&connection, server_keys_statements, false, ret_why);
}

static bool read_row(const PGresult *rows, int row, struct store_key *ret)
{
    ret->number = result_int4(rows, row, 1);
    ret->created_at = result_instant(rows, row, 4);
    return result_text(rows, row, 0, ret->kind, sizeof ret->kind) &&
           result_copy(rows, row, 2, ret->fingerprint, sizeof ret->fingerprint) &&
           result_text(rows, row, 3, ret->words, sizeof ret->words);
}

static enum store_result read_rows(const PGresult *rows, struct store_keys *ret, const char **ret_why)
{
    if (PQresultStatus(rows) != PGRES_TUPLES_OK)
        return STORE_AWAY;
    ret->count = 0;
    if (PQntuples(rows) > STORE_KEYS_MAX) {
        *ret_why = "the database lists more keys than this program can hold";
        return STORE_AWAY;
    }
    for (int row = 0; row < PQntuples(rows); row++)
        if (!read_row(rows, row, &ret->list[ret->count++]))
            return STORE_AWAY;
    return STORE_DONE;
}

enum store_result server_keys_read(const struct store_settings *settings, struct store_keys *ret, const char **ret_why)
{
    struct parameters none = {0};
    PGconn *connection = connect_with(settings, false, ret_why);
    if (!connection)
        return STORE_AWAY;
    *ret_why = "the list of keys cannot be read";
    PGresult *rows = connection_run(connection, &READ, &none, clock_monotonic_ms() + settings->deadline_ms);
    enum store_result result = read_rows(rows, ret, ret_why);
    PQclear(rows);
    PQfinish(connection);
    return result;
}

struct key_arrays {
    struct array kinds, numbers, fingerprints, words;
};

static bool list_keys(struct key_arrays *arrays, const struct store_keys *keys)
{
    array_start(&arrays->kinds, TYPE_TEXT);
    array_start(&arrays->numbers, TYPE_INT8);
    array_start(&arrays->fingerprints, TYPE_BYTEA);
    array_start(&arrays->words, TYPE_TEXT);
    for (size_t i = 0; i < keys->count; i++) {
        array_add_text(&arrays->kinds, keys->list[i].kind);
        array_add_int(&arrays->numbers, keys->list[i].number);
        array_add(&arrays->fingerprints, keys->list[i].fingerprint, sizeof keys->list[i].fingerprint);
        array_add_text(&arrays->words, keys->list[i].words);
    }
    array_finish(&arrays->kinds);
    array_finish(&arrays->numbers);
    array_finish(&arrays->fingerprints);
    array_finish(&arrays->words);
    return !arrays->kinds.failed && !arrays->numbers.failed && !arrays->fingerprints.failed && !arrays->words.failed;
}

static void end_keys(struct key_arrays *arrays)
{
    array_end(&arrays->kinds);
    array_end(&arrays->numbers);
    array_end(&arrays->fingerprints);
    array_end(&arrays->words);
}

static enum store_result result_of(const PGresult *added)
{
    if (!added)
        return STORE_UNCERTAIN;
    if (PQresultStatus(added) == PGRES_COMMAND_OK)
        return STORE_DONE;
    log_event(LOG_WARNING, "store", "keys could not be added: %s", failure_state(added));
    return failure_of(added) == FAILURE_CONFLICT ? STORE_REFUSED : STORE_AWAY;
}

enum store_result server_keys_add(const struct store_settings *settings, const struct store_keys *keys,
                                  const char **ret_why)
{
    struct key_arrays arrays = {0};
    struct parameters parameters = {0};
    enum store_result result = STORE_AWAY;
    PGconn *connection = connect_with(settings, true, ret_why);
    if (!connection)
        return STORE_AWAY;
    *ret_why = "the keys cannot be added to the database";
    if (list_keys(&arrays, keys)) {
        parameter_add_array(&parameters, &arrays.kinds);
        parameter_add_array(&parameters, &arrays.numbers);
        parameter_add_array(&parameters, &arrays.fingerprints);
        parameter_add_array(&parameters, &arrays.words);
        PGresult *added = connection_run(connection, &ADD, &parameters, clock_monotonic_ms() + settings->deadline_ms);
        result = result_of(added);
        PQclear(added);
    }
    end_keys(&arrays);
    PQfinish(connection);
    return result;
}
