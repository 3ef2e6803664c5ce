/* One entry. When it is not there, whether the session is: a row without an entry tells. */
#include "query.h"

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
        size_t length = (size_t)PQgetlength(rows, 0, 1);
        struct store_entry *entry = arena_take_zero(read->arena, sizeof *entry);
        const char *bytes = arena_copy(read->arena, PQgetvalue(rows, 0, 1), length);
        result = entry && bytes ? STORE_DONE : STORE_BROKEN;
        if (result == STORE_DONE) {
            *entry = (struct store_entry){read->seq, bytes, length};
            read->entries = entry;
            read->entry_count = 1;
        }
    }
    PQclear(rows);
    return result;
}

const struct query query_get_entry = {
    {"get_entry",
     "SELECT e.seq, e.bytes FROM umpire.session s"
     " LEFT JOIN umpire.entry e ON e.session_id = s.session_id AND e.seq = $2 WHERE s.session_id = $1",
     2,
     {TYPE_UUID, TYPE_INT8}},
    run,
    STORE_AWAY,
};
