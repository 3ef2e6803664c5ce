/* The club of a key, by its hash. A revoked key belongs to none. */
#include "store/query.h"

static enum store_result run(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add(&parameters, read->clubs.key.bytes, sizeof read->clubs.key.bytes);
    PGresult *rows = reader_run(reader, &query_find_club, &parameters, read, &result);
    if (!rows)
        return result;
    result = STORE_DONE;
    if (PQntuples(rows) && !(read->clubs.found = result_copy_text(rows, 0, 0, read->arena)))
        result = STORE_BROKEN;
    PQclear(rows);
    return result;
}

const struct query query_find_club = {
    {"find_club", "SELECT club FROM umpire.club_key WHERE hash = $1 AND revoked_at IS NULL", 1, {TYPE_BYTEA}},
    run,
    STORE_AWAY,
};
