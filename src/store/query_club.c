/* A club's keys, newest first, and how many sessions it has opened lately: the count is in every row, even in the
 * only one of a club without keys. */
#include "store/query.h"

static enum store_result take_keys(struct store_clubs *clubs, struct arena *arena, const PGresult *rows)
{
    int count = PQntuples(rows);
    clubs->opened = count ? (int32_t)result_int8(rows, 0, 0) : 0;
    clubs->keys = arena_take_zero(arena, ((size_t)count + 1) * sizeof *clubs->keys);
    if (!clubs->keys)
        return STORE_BROKEN;
    for (int row = 0; row < count && !PQgetisnull(rows, row, 1); row++) {
        struct store_club_key *key = &clubs->keys[clubs->count++];
        result_copy(rows, row, 1, key->id.bytes, sizeof key->id.bytes);
        key->created_at = result_instant(rows, row, 2);
        key->revoked_at = result_instant(rows, row, 3);
    }
    return STORE_DONE;
}

static enum store_result run(struct reader *reader, struct store_read *read)
{
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add_text(&parameters, read->clubs.club);
    parameter_add(&parameters, read->clubs.since.bytes, sizeof read->clubs.since.bytes);
    parameter_add_int8(&parameters, read->clubs.cap);
    parameter_add_int8(&parameters, STORE_CLUB_KEYS_MAX);
    PGresult *rows = reader_run(reader, &query_club, &parameters, read, &result);
    if (!rows)
        return result;
    result = take_keys(&read->clubs, read->arena, rows);
    PQclear(rows);
    return result;
}

const struct query query_club = {
    {"club",
     "SELECT recent.count, k.id, k.created_at, k.revoked_at FROM"
     " (SELECT count(*) FROM (SELECT 1 FROM umpire.session WHERE club IS NOT NULL AND (club, session_id) >= ($1, $2)"
     " AND (club, session_id) <= ($1, 'ffffffff-ffff-ffff-ffff-ffffffffffff')"
     " ORDER BY club, session_id LIMIT $3) s) recent"
     " LEFT JOIN (SELECT id, created_at, revoked_at FROM umpire.club_key WHERE club = $1 ORDER BY id DESC LIMIT $4) k"
     " ON true ORDER BY k.id DESC",
     4,
     {TYPE_TEXT, TYPE_UUID, TYPE_INT8, TYPE_INT8}},
    run,
    STORE_AWAY,
};
