/* The leaves of a session's tree: the database hashes the entries, so that a proof reads 32 bytes of each. */
#include "query.h"

static enum store_result run(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    parameter_add_int8(&parameters, read->limit);
    PGresult *rows = reader_run(reader, &query_leaves, &parameters, read, &result);
    if (!rows)
        return result;
    size_t length = PQntuples(rows) == 1 ? (size_t)PQgetlength(rows, 0, 0) : 0;
    read->leaves = (const void *)arena_copy(read->arena, PQgetvalue(rows, 0, 0), length);
    read->leaf_count = (int32_t)(length / HASH_SIZE);
    PQclear(rows);
    if (!read->leaves)
        return STORE_BROKEN;
    return read->leaf_count == read->limit ? STORE_DONE : STORE_UNKNOWN_ENTRY;
}

const struct query query_leaves = {
    {"leaves",
     "SELECT string_agg(sha256('\\x00'::bytea || bytes), ''::bytea ORDER BY seq)"
     " FROM umpire.entry WHERE session_id = $1 AND seq < $2",
     2,
     {TYPE_UUID, TYPE_INT8}},
    run,
    STORE_AWAY,
};
