/* The state of a session: the number of its entries, when it was closed, the state that the last entry left, and its
 * description. */
#include "store/query.h"

static enum store_result run(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    PGresult *rows = reader_run(reader, &query_session_state, &parameters, read, &result);
    if (!rows)
        return result;
    bool known = PQntuples(rows) == 1;
    if (known) {
        read->state.entries = result_int8(rows, 0, 0);
        read->state.closed = !PQgetisnull(rows, 0, 1);
        read->state.closed_at = result_instant(rows, 0, 1);
        read->state.left_length = (size_t)PQgetlength(rows, 0, 2);
        read->state.left = arena_copy(read->arena, PQgetvalue(rows, 0, 2), read->state.left_length);
    }
    bool described = known && !PQgetisnull(rows, 0, 3);
    if (described) {
        read->state.described_length = (size_t)PQgetlength(rows, 0, 3);
        read->state.described = arena_copy(read->arena, PQgetvalue(rows, 0, 3), read->state.described_length);
    }
    PQclear(rows);
    if (known && (!read->state.left || (described && !read->state.described)))
        return STORE_BROKEN;
    return known ? STORE_DONE : STORE_UNKNOWN_SESSION;
}

const struct query query_session_state = {
    {"session_state",
     "SELECT (SELECT max(e.seq) + 1 FROM umpire.entry e WHERE e.session_id = s.session_id),"
     " (SELECT e.at FROM umpire.entry e WHERE e.session_id = s.session_id AND e.kind = 'closed'),"
     " (SELECT e.state FROM umpire.entry e WHERE e.session_id = s.session_id ORDER BY e.seq DESC LIMIT 1),"
     " (SELECT e.bytes FROM umpire.entry e WHERE e.session_id = s.session_id AND e.kind = 'described'"
     " ORDER BY e.seq DESC LIMIT 1)"
     " FROM umpire.session s WHERE s.session_id = $1",
     1,
     {TYPE_UUID}},
    run,
    STORE_AWAY,
};
