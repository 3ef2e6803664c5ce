/* A session with its seats, in the order of their names. */
#include "base/clock.h"
#include "store/query.h"
#include <stdatomic.h>
#include <string.h>

static const char *display_of(const PGresult *rows, int row, int column)
{
    return PQgetisnull(rows, row, column) ? NULL : PQgetvalue(rows, row, column);
}

static bool read_seats(struct store_session *session, const PGresult *rows)
{
    for (int row = 0; row < PQntuples(rows) && !PQgetisnull(rows, row, 5); row++) {
        struct store_seat seat = {.display = display_of(rows, row, 12), .display_key = display_of(rows, row, 13)};
        if (session->seat_count == STORE_SEATS_MAX || session->reissue_count == STORE_REISSUES_MAX ||
            !result_text(rows, row, 5, seat.name, sizeof seat.name) ||
            !result_text(rows, row, 6, seat.role, sizeof seat.role) ||
            !result_copy(rows, row, 7, seat.token.bytes, sizeof seat.token.bytes))
            return false;
        result_text(rows, row, 11, seat.side, sizeof seat.side); /* null: it is on none */
        if (!PQgetisnull(rows, row, 14)) {
            session->reissues[session->reissue_count].seat = session->seat_count;
            session->reissues[session->reissue_count].since = result_int8(rows, row, 15);
            if (!result_copy(rows, row, 14, session->reissues[session->reissue_count++].token.bytes, HASH_SIZE))
                return false;
        }
        if (result_int4(rows, row, 9))
            session->revoked |= UINT64_C(1) << session->seat_count;
        session_add_seat(session, &seat);
    }
    return true;
}

static struct store_session *read_session(const struct uuid *id, const PGresult *rows)
{
    size_t length = (size_t)PQgetlength(rows, 0, 3);
    struct store_session *session = session_new(length);
    if (!session)
        return NULL;
    session->id = *id;
    session->opened_at = result_instant(rows, 0, 0);
    session->version = result_int4(rows, 0, 1);
    memcpy(session->options, PQgetvalue(rows, 0, 3), length);
    int codes = PQgetlength(rows, 0, 4); /* null: 0 */
    if (codes <= (int)sizeof session->join_codes)
        memcpy(session->join_codes, PQgetvalue(rows, 0, 4), (size_t)codes);
    session->code_count = codes / HASH_SIZE;
    if (PQgetlength(rows, 0, 10) < (int)sizeof session->sides)
        memcpy(session->sides, PQgetvalue(rows, 0, 10), (size_t)PQgetlength(rows, 0, 10));
    session->two_sided = result_int4(rows, 0, 8) != 0;
    if (session->code_count <= STORE_CODES_MAX && result_text(rows, 0, 2, session->ruleset, sizeof session->ruleset) &&
        read_seats(session, rows))
        return session;
    store_session_free(session);
    return NULL;
}

static enum store_result run(struct reader *reader, struct store_read *read)
{
    /* Another reader may have found it while this query was queued. */
    read->found = sessions_find(reader->sessions, &read->session);
    if (read->found && (!read->afresh || atomic_load(&read->found->read_at) > read->asked_at))
        return STORE_DONE;
    store_session_free(read->found);
    read->found = NULL;
    struct parameters parameters = {0};
    enum store_result result;
    int64_t now = clock_monotonic_ms();
    parameter_add(&parameters, read->session.bytes, sizeof read->session.bytes);
    PGresult *rows = reader_run(reader, &query_find_session, &parameters, read, &result);
    if (!rows)
        return result;
    if (PQntuples(rows) == 0) {
        PQclear(rows);
        return STORE_UNKNOWN_SESSION;
    }
    read->found = read_session(&read->session, rows);
    PQclear(rows);
    if (!read->found)
        return STORE_BROKEN;
    read->found->generation = reader->generation; /* of the connection that it was read by */
    read->found->read_at = now;
    sessions_add(reader->sessions, read->found);
    /* Uses the cached one, with what the caller has attached to it. */
    struct store_session *cached = sessions_find(reader->sessions, &read->session);
    if (cached) {
        store_session_free(read->found);
        read->found = cached;
    }
    return STORE_DONE;
}

const struct query query_find_session = {
    {"find_session",
     "SELECT s.opened_at, s.ruleset_version, s.ruleset, s.options, s.join_hashes, t.name, t.role, t.token_hash,"
     " (s.mode = 'two_sided')::integer, (r.seat IS NOT NULL)::integer,"
     " s.sides, t.side, n.name, n.name_key, i.token_hash, i.seq"
     " FROM umpire.session s LEFT JOIN umpire.seat t USING (session_id)"
     " LEFT JOIN umpire.revocation r ON r.session_id = s.session_id AND r.seat = t.name"
     " LEFT JOIN umpire.seat_name n ON n.session_id = s.session_id AND n.seat = t.name"
     " LEFT JOIN (SELECT DISTINCT ON (session_id, seat) session_id, seat, seq, token_hash FROM umpire.reissue"
     " WHERE session_id = $1 ORDER BY session_id, seat, seq DESC) i ON i.session_id = s.session_id AND i.seat = t.name"
     " WHERE s.session_id = $1 ORDER BY t.name COLLATE \"C\"",
     1,
     {TYPE_UUID}},
    run,
    STORE_AWAY,
};
