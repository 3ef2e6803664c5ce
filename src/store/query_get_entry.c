/* One entry. If it is not there, a row without an entry shows that the session exists. */
#include "store/query.h"

static enum store_result run(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    parameter_add_int8(&parameters, read->seq);
    PGresult *rows = reader_run(reader, &query_get_entry, &parameters, read, &result);
    if (!rows)
        return result;
    result = PQntuples(rows) == 0 ? STORE_UNKNOWN_SESSION : STORE_UNKNOWN_ENTRY;
    if (PQntuples(rows) == 1 && !PQgetisnull(rows, 0, 0)) {
        read->entries = arena_take(read->arena, sizeof *read->entries);
        result = read->entries && result_entry(rows, 0, read->arena, read->entries) ? STORE_DONE : STORE_BROKEN;
        read->entry_count = result == STORE_DONE;
    }
    PQclear(rows);
    return result;
}

const struct query query_get_entry = {
    {"get_entry",
     "SELECT e.seq, e.bytes, e.state, n.name FROM umpire.session s"
     " LEFT JOIN umpire.entry e ON e.session_id = s.session_id AND e.seq = $2"
     " LEFT JOIN umpire.seat_name n ON n.session_id = e.session_id AND n.seat = e.seat WHERE s.session_id = $1",
     2,
     {TYPE_UUID, TYPE_INT8}},
    run,
    STORE_AWAY,
};
