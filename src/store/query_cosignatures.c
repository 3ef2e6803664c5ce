/* Devices' cosignatures: the newest of each seat, and the state beside the last entry that each covers. */
#include "store/query.h"

static enum store_result add(struct reader *reader, struct store_read *read)
{
    const struct store_cosignature *cosignature = read->cosigned;
    enum store_result result = STORE_BROKEN;
    struct parameters parameters = {0};
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    parameter_add_text(&parameters, cosignature->seat);
    parameter_add_int8(&parameters, cosignature->size);
    parameter_add(&parameters, cosignature->root.bytes, sizeof cosignature->root.bytes);
    parameter_add_text(&parameters, cosignature->line);
    PGresult *done = reader_run(reader, &query_add_cosignature, &parameters, read, &result);
    PQclear(done);
    return done ? STORE_DONE : result;
}

/* An older one that arrives late replaces nothing. */
const struct query query_add_cosignature = {
    {"add_cosignature",
     "INSERT INTO umpire.cosignature AS kept (session_id, seat, size, root, line) VALUES ($1, $2, $3, $4, $5)"
     " ON CONFLICT (session_id, seat) DO UPDATE SET size = excluded.size, root = excluded.root, line = excluded.line"
     " WHERE kept.size <= excluded.size",
     5,
     {TYPE_UUID, TYPE_TEXT, TYPE_INT8, TYPE_BYTEA, TYPE_TEXT}},
    add,
    STORE_AWAY,
};

static bool row_read(const PGresult *rows, int row, struct arena *arena, struct store_cosignature *ret)
{
    ret->seat = result_copy_text(rows, row, 0, arena);
    ret->size = result_int8(rows, row, 1);
    ret->line = result_copy_text(rows, row, 3, arena);
    ret->state_length = (size_t)PQgetlength(rows, row, 4);
    ret->state = arena_copy(arena, PQgetvalue(rows, row, 4), ret->state_length);
    return ret->seat && ret->line && ret->state && result_copy(rows, row, 2, ret->root.bytes, sizeof ret->root.bytes);
}

static enum store_result list(struct reader *reader, struct store_read *read)
{
    enum store_result result = STORE_BROKEN;
    struct parameters parameters = {0};
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    PGresult *rows = reader_run(reader, &query_cosignatures, &parameters, read, &result);
    if (!rows)
        return result;
    int32_t count = PQntuples(rows);
    struct store_cosignature *found = arena_take(read->arena, (size_t)(count + 1) * sizeof *found);
    bool whole = found != NULL;
    for (int32_t i = 0; whole && i < count; i++)
        whole = row_read(rows, i, read->arena, &found[i]);
    PQclear(rows);
    read->cosignatures = found;
    read->cosignature_count = count;
    return whole ? STORE_DONE : STORE_BROKEN;
}

const struct query query_cosignatures = {
    {"cosignatures",
     "SELECT c.seat, c.size, c.root, c.line, e.state FROM umpire.cosignature c"
     " JOIN umpire.entry e ON e.session_id = c.session_id AND e.seq = c.size - 1"
     " WHERE c.session_id = $1 ORDER BY c.size, c.seat",
     1,
     {TYPE_UUID}},
    list,
    STORE_AWAY,
};
