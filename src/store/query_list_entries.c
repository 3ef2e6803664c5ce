/* A page of entries, in order. One row more than wanted tells whether there are further ones. */
#include "store/query.h"

enum { LIMIT_MAX = 1000 };
#define NAMED " LEFT JOIN umpire.seat_name n ON n.session_id = e.session_id AND n.seat = e.seat"

/* Copies rows while the arena has room. A page that ends for that sets `more`, like one that ends at the limit. */
static enum store_result take_page(struct store_read *read, const PGresult *rows, int32_t limit)
{
    int32_t count = PQntuples(rows);
    read->more = count > limit;
    if (count > limit)
        count = limit;
    read->entries = arena_take_zero(read->arena, (size_t)count * sizeof *read->entries);
    for (int32_t row = 0; read->entries && row < count; row++) {
        if (!result_entry(rows, row, read->arena, &read->entries[read->entry_count])) {
            read->more = true;
            break;
        }
        read->entry_count++;
    }
    return read->entry_count > 0 ? STORE_DONE : STORE_BROKEN;
}

/* Nothing found: is there such a session? */
static enum store_result explain_nothing(struct reader *reader, const struct store_read *read)
{
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    PGresult *rows = reader_run(reader, &query_session_state, &parameters, read, &result);
    if (rows)
        result = PQntuples(rows) ? STORE_DONE : STORE_UNKNOWN_SESSION;
    PQclear(rows);
    return result;
}

static enum store_result run(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    enum store_result result;
    int32_t limit = read->limit < 1 ? 1 : read->limit > LIMIT_MAX ? LIMIT_MAX : read->limit;
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    parameter_add_int8(&parameters, read->seq);
    parameter_add_text(&parameters, read->step);
    parameter_add_text(&parameters, read->seat);
    parameter_add_text(&parameters, read->kind);
    parameter_add_int8(&parameters, (int64_t)limit + 1);
    bool newest = read->query == STORE_LIST_NEWEST;
    if (newest)
        parameter_add_int8(&parameters, read->floor);
    PGresult *rows = reader_run(reader, newest ? &query_list_newest : &query_list_entries, &parameters, read, &result);
    if (!rows)
        return result;
    result = PQntuples(rows) ? take_page(read, rows, limit) : explain_nothing(reader, read);
    PQclear(rows);
    return result;
}

const struct query query_list_entries = {
    {"list_entries",
     "SELECT e.seq, e.bytes, e.state, n.name FROM umpire.entry e" NAMED " WHERE e.session_id = $1 AND e.seq >= $2"
     " AND ($3 IS NULL OR e.step = $3) AND ($4 IS NULL OR e.seat = $4) AND ($5 IS NULL OR e.kind = $5)"
     " ORDER BY e.seq LIMIT $6",
     6,
     {TYPE_UUID, TYPE_INT8, TYPE_TEXT, TYPE_TEXT, TYPE_TEXT, TYPE_INT8}},
    run,
    STORE_AWAY,
};

const struct query query_list_newest = {
    {"list_newest",
     "SELECT e.seq, e.bytes, e.state, n.name FROM umpire.entry e" NAMED
     " WHERE e.session_id = $1 AND e.seq <= $2 AND e.seq > $7"
     " AND ($3 IS NULL OR e.step = $3) AND ($4 IS NULL OR e.seat = $4) AND ($5 IS NULL OR e.kind = $5)"
     " ORDER BY e.seq DESC LIMIT $6",
     7,
     {TYPE_UUID, TYPE_INT8, TYPE_TEXT, TYPE_TEXT, TYPE_TEXT, TYPE_INT8, TYPE_INT8}},
    run,
    STORE_AWAY,
};
