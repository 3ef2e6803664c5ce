/* Right edges of a session's tree: a leaf, hashed by the database, and the state that the entry before it left, which
 * has the edge before that leaf. So a proof reads as many rows as it has hashes, however long the session is. */
#include "store/query.h"

static bool edge_take(struct store_read *read, const PGresult *rows, int row)
{
    int64_t seq = result_int8(rows, row, 0);
    for (int32_t i = 0; i < read->edge_count; i++) {
        struct store_edge *edge = &read->edges[i];
        if (edge->size == seq + 1) {
            edge->found = result_copy(rows, row, 1, &edge->leaf, sizeof edge->leaf);
        } else if (edge->size == seq + 2 && !edge->before) {
            edge->before_length = (size_t)PQgetlength(rows, row, 2);
            edge->before = arena_copy(read->arena, PQgetvalue(rows, row, 2), edge->before_length);
            if (!edge->before)
                return false;
        }
    }
    return true;
}

static enum store_result rows_take(struct store_read *read, const PGresult *rows)
{
    for (int row = 0; row < PQntuples(rows); row++)
        if (!edge_take(read, rows, row))
            return STORE_BROKEN;
    for (int32_t i = 0; i < read->edge_count; i++)
        if (!read->edges[i].found || (read->edges[i].size > 1 && !read->edges[i].before))
            return STORE_UNKNOWN_ENTRY;
    return STORE_DONE;
}

static enum store_result run(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    struct array numbers = {0};
    enum store_result result = STORE_BROKEN;
    array_start(&numbers, TYPE_INT8);
    for (int32_t i = 0; i < read->edge_count; i++) {
        array_add_int(&numbers, read->edges[i].size - 1);
        array_add_int(&numbers, read->edges[i].size - 2);
    }
    array_finish(&numbers);
    if (numbers.failed) {
        array_end(&numbers);
        return result;
    }
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    parameter_add_array(&parameters, &numbers);
    PGresult *rows = reader_run(reader, &query_edges, &parameters, read, &result);
    if (rows)
        result = rows_take(read, rows);
    PQclear(rows);
    array_end(&numbers);
    return result;
}

const struct query query_edges = {
    {"edges",
     "SELECT seq, sha256('\\x00'::bytea || bytes), state FROM umpire.entry WHERE session_id = $1 AND seq = ANY($2)",
     2,
     {TYPE_UUID, TYPE_INT8_ARRAY}},
    run,
    STORE_AWAY,
};
