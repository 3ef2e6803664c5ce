/* A page of a club's sessions, newest first. Only a limited number of sessions is examined for a page, however few
 * of them fit the filter; then the page is short, or empty, and there may be more after it. */
#include "store/query.h"

static bool take_session(struct arena *arena, const PGresult *rows, int row, struct store_club_session *ret)
{
    bool described = !PQgetisnull(rows, row, 8);
    ret->described_length = (size_t)PQgetlength(rows, row, 8);
    ret->described = described ? arena_copy(arena, PQgetvalue(rows, row, 8), ret->described_length) : NULL;
    if (described && !ret->described)
        return false;
    ret->version = result_int4(rows, row, 4);
    ret->opened_at = result_instant(rows, row, 5);
    ret->two_sided = result_int4(rows, row, 6) != 0;
    ret->closed_at = result_instant(rows, row, 7);
    return result_copy(rows, row, 2, ret->id.bytes, sizeof ret->id.bytes) &&
           result_text(rows, row, 3, ret->ruleset, sizeof ret->ruleset);
}

/* One row more than wanted tells that there are further ones; so does a scan that has reached its bound. */
static enum store_result take_page(struct store_clubs *clubs, struct arena *arena, const PGresult *rows, int32_t limit)
{
    int count = PQntuples(rows);
    clubs->list = arena_take_zero(arena, ((size_t)count + 1) * sizeof *clubs->list);
    if (!clubs->list)
        return STORE_BROKEN;
    for (int row = 0; row < count && row < limit && !PQgetisnull(rows, row, 2); row++)
        if (!take_session(arena, rows, row, &clubs->list[clubs->count++]))
            return STORE_BROKEN;
    if (count > limit) {
        clubs->more = true;
        clubs->last = clubs->list[clubs->count - 1].id;
    } else if (count && result_int8(rows, 0, 0) == STORE_CLUB_SCAN_MAX) {
        clubs->more = true;
        result_copy(rows, 0, 1, clubs->last.bytes, sizeof clubs->last.bytes);
    }
    return STORE_DONE;
}

static enum store_result run(struct reader *reader, struct store_read *read)
{
    static const char *const states[] = {[STORE_CLUB_OPEN] = "open", [STORE_CLUB_CLOSED] = "closed"};
    struct store_clubs *clubs = &read->clubs;
    struct parameters parameters = {0};
    enum store_result result;
    int32_t limit = clubs->limit < 1 ? 1 : clubs->limit > STORE_CLUB_PAGE_MAX ? STORE_CLUB_PAGE_MAX : clubs->limit;
    parameter_add_text(&parameters, clubs->club);
    parameter_add(&parameters, clubs->before.bytes, sizeof clubs->before.bytes);
    parameter_add_text(&parameters, clubs->ruleset);
    parameter_add_text(&parameters, states[clubs->state]);
    parameter_add_int8(&parameters, (int64_t)limit + 1);
    parameter_add_int8(&parameters, STORE_CLUB_SCAN_MAX);
    PGresult *rows = reader_run(reader, &query_club_sessions, &parameters, read, &result);
    if (!rows)
        return result;
    result = take_page(clubs, read->arena, rows, limit);
    PQclear(rows);
    return result;
}

const struct query query_club_sessions = {
    {"club_sessions",
     "WITH scanned AS MATERIALIZED (SELECT session_id, ruleset, ruleset_version, opened_at, mode FROM umpire.session"
     " WHERE club IS NOT NULL AND (club, session_id) < ($1, $2)"
     " AND (club, session_id) >= ($1, '00000000-0000-0000-0000-000000000000')"
     " ORDER BY club DESC, session_id DESC LIMIT $6),"
     " found AS (SELECT s.session_id, s.ruleset, s.ruleset_version, s.opened_at, (s.mode = 'two_sided')::integer AS "
     "is_both,"
     " s.at, (SELECT d.bytes FROM umpire.entry d WHERE d.session_id = s.session_id AND d.kind = 'described'"
     " ORDER BY d.seq DESC LIMIT 1) AS described"
     " FROM (SELECT scanned.*, (SELECT e.at FROM umpire.entry e WHERE e.session_id = scanned.session_id"
     " AND e.kind = 'closed') AS at FROM scanned) s"
     " WHERE ($3 IS NULL OR s.ruleset = $3)"
     " AND ($4 IS NULL OR $4 = CASE WHEN s.at IS NULL THEN 'open' ELSE 'closed' END)"
     " ORDER BY s.session_id DESC LIMIT $5)"
     " SELECT edge.*, found.* FROM (SELECT (SELECT count(*) FROM scanned),"
     " (SELECT session_id FROM scanned ORDER BY session_id LIMIT 1)) edge LEFT JOIN found ON true"
     " ORDER BY found.session_id DESC",
     6,
     {TYPE_TEXT, TYPE_UUID, TYPE_TEXT, TYPE_TEXT, TYPE_INT8, TYPE_INT8}},
    run,
    STORE_AWAY,
};
