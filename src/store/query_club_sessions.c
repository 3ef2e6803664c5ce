/* A page of a club's sessions, newest first. Only a limited number of sessions is examined for a page, however few
 * of them fit the filter; then the page is short, or empty, and there may be more after it. Two statements, as a
 * distributed database takes them: what is examined, and then how the chosen ones are described. */
#include "store/query.h"
#include <string.h>

/* The columns of query_club_sessions. */
enum { ID, RULESET, VERSION, OPENED_AT, IS_TWO_SIDED, CLOSED_AT };

static bool take_session(const PGresult *rows, int row, struct store_club_session *ret)
{
    ret->version = result_int4(rows, row, VERSION);
    ret->opened_at = result_instant(rows, row, OPENED_AT);
    ret->two_sided = result_int4(rows, row, IS_TWO_SIDED) != 0;
    ret->closed_at = result_instant(rows, row, CLOSED_AT);
    return result_copy(rows, row, ID, ret->id.bytes, sizeof ret->id.bytes) &&
           result_text(rows, row, RULESET, ret->ruleset, sizeof ret->ruleset);
}

static bool fits(const struct store_clubs *clubs, const struct store_club_session *session)
{
    bool closed = session->closed_at != 0;
    return (!clubs->ruleset || strcmp(clubs->ruleset, session->ruleset) == 0) &&
           (clubs->state == STORE_CLUB_ALL || closed == (clubs->state == STORE_CLUB_CLOSED));
}

/* One that fits and has no place any more tells that there are further ones; so does a scan that has reached its
 * bound. */
static enum store_result take_page(struct store_clubs *clubs, struct arena *arena, const PGresult *rows, int32_t limit,
                                   int32_t scanned)
{
    int count = PQntuples(rows);
    clubs->list = arena_take_zero(arena, ((size_t)limit + 1) * sizeof *clubs->list);
    if (!clubs->list)
        return STORE_BROKEN;
    for (int row = 0; row < count && !clubs->more; row++) {
        struct store_club_session session = {.described = NULL};
        if (!take_session(rows, row, &session))
            return STORE_BROKEN;
        if (!fits(clubs, &session))
            continue;
        clubs->more = clubs->count == limit;
        if (!clubs->more)
            clubs->list[clubs->count++] = session;
    }
    if (clubs->more) {
        clubs->last = clubs->list[clubs->count - 1].id;
    } else if (count == scanned) {
        clubs->more = true;
        result_copy(rows, count - 1, ID, clubs->last.bytes, sizeof clubs->last.bytes);
    }
    return STORE_DONE;
}

/* Erased since: it has no row here, and remains without a description. */
static bool take_described(struct store_clubs *clubs, struct arena *arena, const PGresult *rows)
{
    for (int row = 0; row < PQntuples(rows); row++) {
        int64_t place = result_int8(rows, row, 0);
        if (place < 0 || place >= clubs->count || PQgetisnull(rows, row, 1))
            continue;
        struct store_club_session *session = &clubs->list[place];
        session->described_length = (size_t)PQgetlength(rows, row, 1);
        session->described = arena_copy(arena, PQgetvalue(rows, row, 1), session->described_length);
        if (!session->described)
            return false;
    }
    return true;
}

static enum store_result describe(struct reader *reader, struct store_read *read)
{
    struct store_clubs *clubs = &read->clubs;
    struct array sessions = {0}, places = {0};
    struct parameters parameters = {0};
    enum store_result result = STORE_BROKEN;
    PGresult *rows = NULL;
    if (clubs->count == 0)
        return STORE_DONE;
    array_start(&sessions, TYPE_UUID);
    array_start(&places, TYPE_INT8);
    for (int32_t i = 0; i < clubs->count; i++) {
        array_add(&sessions, clubs->list[i].id.bytes, sizeof clubs->list[i].id.bytes);
        array_add_int(&places, i);
    }
    array_finish(&sessions);
    array_finish(&places);
    parameter_add_array(&parameters, &sessions);
    parameter_add_array(&parameters, &places);
    if (!sessions.failed && !places.failed)
        rows = reader_run(reader, &query_club_described, &parameters, read, &result);
    if (rows)
        result = take_described(clubs, read->arena, rows) ? STORE_DONE : STORE_BROKEN;
    PQclear(rows);
    array_end(&sessions);
    array_end(&places);
    return result;
}

static enum store_result run(struct reader *reader, struct store_read *read)
{
    struct store_clubs *clubs = &read->clubs;
    struct parameters parameters = {0};
    enum store_result result;
    int32_t limit = clubs->limit < 1 ? 1 : clubs->limit > STORE_CLUB_PAGE_MAX ? STORE_CLUB_PAGE_MAX : clubs->limit;
    parameter_add_text(&parameters, clubs->club);
    parameter_add(&parameters, clubs->before.bytes, sizeof clubs->before.bytes);
    int32_t scanned = clubs->ruleset || clubs->state != STORE_CLUB_ALL ? STORE_CLUB_SCAN_MAX : limit + 1;
    parameter_add_int8(&parameters, scanned);
    clubs->count = 0;
    clubs->more = false;
    PGresult *rows = reader_run(reader, &query_club_sessions, &parameters, read, &result);
    if (!rows)
        return result;
    result = take_page(clubs, read->arena, rows, limit, scanned);
    PQclear(rows);
    return result == STORE_DONE ? describe(reader, read) : result;
}

const struct query query_club_sessions = {
    {"club_sessions",
     "SELECT s.session_id, s.ruleset, s.ruleset_version, s.opened_at, (s.mode = 'two_sided')::integer,"
     " (SELECT c.at FROM umpire.entry c WHERE c.session_id = s.session_id AND c.kind = 'closed')"
     " FROM umpire.session s WHERE s.club IS NOT NULL AND (s.club, s.session_id) < ($1, $2)"
     " AND (s.club, s.session_id) >= ($1, '00000000-0000-0000-0000-000000000000')"
     " ORDER BY s.club DESC, s.session_id DESC LIMIT $3",
     3,
     {TYPE_TEXT, TYPE_UUID, TYPE_INT8}},
    run,
    STORE_AWAY,
};
const struct query query_club_described = {
    {"club_described",
     "SELECT asked.place, (SELECT d.bytes FROM umpire.entry d WHERE d.session_id = s.session_id"
     " AND d.kind = 'described' ORDER BY d.seq DESC LIMIT 1)"
     " FROM unnest($1, $2) AS asked (session_id, place) JOIN umpire.session s USING (session_id)",
     2,
     {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY}},
    run,
    STORE_AWAY,
};
