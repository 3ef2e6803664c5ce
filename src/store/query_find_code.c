/* The session that a join code opens. */
#include "store/query.h"

static enum store_result run(struct reader *reader, struct store_read *read)
{
    enum store_result result = STORE_BROKEN;
    struct parameters parameters = {0};
    parameter_add(&parameters, read->digest.bytes, sizeof read->digest.bytes);
    PGresult *found = reader_run(reader, &query_find_code, &parameters, read, &result);
    if (!found)
        return result;
    bool known = PQntuples(found) == 1 && result_copy(found, 0, 0, read->before.bytes, sizeof read->before.bytes);
    PQclear(found);
    return known ? STORE_DONE : STORE_UNKNOWN_SESSION;
}

const struct query query_find_code = {
    {"find_code", "SELECT session_id FROM umpire.join_code WHERE code_hash = $1", 1, {TYPE_BYTEA}},
    run,
    STORE_AWAY,
};
