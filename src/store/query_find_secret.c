/* A session's secret as it was stored when it was opened. */
#include "store/query.h"

static enum store_result run(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    struct store_secret *secret = &read->found_secret;
    enum store_result result;
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    PGresult *rows = reader_run(reader, &query_find_secret, &parameters, read, &result);
    if (!rows)
        return result;
    bool found = PQntuples(rows) == 1 && result_copy(rows, 0, 0, secret->fingerprint, sizeof secret->fingerprint) &&
                 result_copy(rows, 0, 1, secret->nonce, sizeof secret->nonce) &&
                 result_copy(rows, 0, 2, secret->box, sizeof secret->box);
    PQclear(rows);
    return found ? STORE_DONE : STORE_UNKNOWN_ENTRY;
}

const struct query query_find_secret = {
    {"find_secret", "SELECT fingerprint, nonce, box FROM umpire.session_secret WHERE session_id = $1", 1, {TYPE_UUID}},
    run,
    STORE_AWAY,
};
