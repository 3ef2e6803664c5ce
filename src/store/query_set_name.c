/* Sets, changes or (an empty name) erases a display name. Idempotent. */
#include "store/query.h"

static enum store_result run(struct reader *reader, struct store_read *read)
{
    enum store_result result = STORE_BROKEN;
    struct parameters parameters = {0};
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    parameter_add_text(&parameters, read->named->name);
    parameter_add_text(&parameters, read->named->display ? read->named->display : "");
    parameter_add_text(&parameters, read->named->display_key ? read->named->display_key : "");
    PGresult *done = reader_run(reader, &query_set_name, &parameters, read, &result);
    PQclear(done);
    return done ? STORE_DONE : result;
}

const struct query query_set_name = {
    {"set_name",
     "WITH erased AS (DELETE FROM umpire.seat_name WHERE $3 = '' AND session_id = $1 AND seat = $2)"
     " INSERT INTO umpire.seat_name (session_id, seat, name, name_key) SELECT $1, $2, $3, $4 WHERE $3 <> ''"
     " ON CONFLICT (session_id, seat) DO UPDATE SET name = excluded.name, name_key = excluded.name_key",
     4,
     {TYPE_UUID, TYPE_TEXT, TYPE_TEXT, TYPE_TEXT}},
    run,
    STORE_AWAY,
};
