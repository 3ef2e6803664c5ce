/* Sets, changes or (an empty name) erases a display name. Idempotent. Two statements, as a distributed database takes
 * no row to insert from a SELECT without a table. */
#include "store/query.h"

static enum store_result run(struct reader *reader, struct store_read *read)
{
    const char *display = read->named->display;
    bool named = display && display[0];
    enum store_result result = STORE_BROKEN;
    struct parameters parameters = {0};
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    parameter_add_text(&parameters, read->named->name);
    if (named) {
        parameter_add_text(&parameters, display);
        parameter_add_text(&parameters, read->named->display_key);
    }
    PGresult *done = reader_run(reader, named ? &query_set_name : &query_erase_name, &parameters, read, &result);
    PQclear(done);
    return done ? STORE_DONE : result;
}

const struct query query_set_name = {
    {"set_name",
     "INSERT INTO umpire.seat_name (session_id, seat, name, name_key) VALUES ($1, $2, $3, $4)"
     " ON CONFLICT (session_id, seat) DO UPDATE SET name = excluded.name, name_key = excluded.name_key",
     4,
     {TYPE_UUID, TYPE_TEXT, TYPE_TEXT, TYPE_TEXT}},
    run,
    STORE_AWAY,
};
const struct query query_erase_name = {
    {"erase_name", "DELETE FROM umpire.seat_name WHERE session_id = $1 AND seat = $2", 2, {TYPE_UUID, TYPE_TEXT}},
    run,
    STORE_AWAY,
};
