/* A connection of its own for each call. */
#include "store/operator_sessions.h"
#include "base/clock.h"
#include "base/log.h"
#include "store/connection.h"
#include <stdlib.h>
#include <string.h>

/* A session may have a hundred thousand entries. */
enum { PATIENCE_MS = 120000 };

#define CLOSED "FROM umpire.entry c WHERE c.session_id = s.session_id AND c.kind = 'closed')"
#define LAST                                                                                                           \
    "coalesce((SELECT c.at " CLOSED ", (SELECT e.at FROM umpire.entry e WHERE e.session_id = s.session_id"             \
    " ORDER BY e.seq DESC LIMIT 1))"

/* Entries lie scattered, so they are looked at of few sessions: not of those that were opened too late, nor, where only
 * open ones are wanted, of closed ones, which an index alone knows. PostgreSQL may answer an EXISTS from a list of all
 * closed sessions, which it reads from the whole table of entries; a value it looks up for each row. */
static const struct sql_statement LIST = {
    "operator_list",
    "SELECT s.session_id, s.ruleset, s.ruleset_version, (s.mode = 'two_sided')::integer, s.opened_at,"
    " (SELECT c.at " CLOSED ", " LAST
    ", (SELECT max(e.seq) + 1 FROM umpire.entry e WHERE e.session_id = s.session_id), coalesce(s.club, '')"
    " FROM umpire.session s WHERE ($1 IS NULL OR s.club = $1)"
    " AND ($3 IS NULL OR s.opened_at < $3) AND ($4 IS NULL OR s.opened_at < $4)"
    " AND ($2 <> 1 OR (SELECT 1 " CLOSED " IS NULL) AND ($2 <> 2 OR (SELECT 1 " CLOSED " IS NOT NULL)"
    " AND ($4 IS NULL OR (SELECT c.at " CLOSED " < $4) AND ($3 IS NULL OR " LAST " < $3)"
    " ORDER BY s.session_id DESC LIMIT $5",
    5,
    {TYPE_TEXT, TYPE_INT4, TYPE_TIMESTAMPTZ, TYPE_TIMESTAMPTZ, TYPE_INT8},
};

static const struct sql_statement FIND_SEATS = {
    "operator_find_seats",
    "SELECT session_id, seat, name FROM umpire.seat_name WHERE name_key = $1 ORDER BY session_id, seat",
    1,
    {TYPE_TEXT},
};

static const struct sql_statement FIND_ERASED = {
    "operator_find_erased",
    "SELECT opened_at, closed_at, erased_at, emptied_at, size, checkpoint FROM umpire.erased_session"
    " WHERE session_id = $1",
    1,
    {TYPE_UUID},
};

static const struct sql_statement HIDE = {
    "operator_hide",
    "WITH gone AS (DELETE FROM umpire.session s USING umpire.entry c WHERE s.session_id = $1 AND c.session_id = $1"
    " AND c.kind = 'closed' AND (SELECT max(e.seq) + 1 FROM umpire.entry e WHERE e.session_id = $1) = $2"
    " RETURNING s.opened_at, c.at AS closed_at),"
    " kept AS (INSERT INTO umpire.erased_session (session_id, opened_at, closed_at, erased_at, size, checkpoint)"
    " SELECT $1, opened_at, closed_at, now(), $2, $3 FROM gone),"
    " names AS (DELETE FROM umpire.seat_name n USING gone WHERE n.session_id = $1),"
    " seats AS (DELETE FROM umpire.seat n USING gone WHERE n.session_id = $1),"
    " codes AS (DELETE FROM umpire.join_code n USING gone WHERE n.session_id = $1),"
    " secrets AS (DELETE FROM umpire.session_secret n USING gone WHERE n.session_id = $1),"
    " openings AS (DELETE FROM umpire.opening n USING gone WHERE n.session_id = $1)"
    " SELECT count(*) FROM gone",
    3,
    {TYPE_UUID, TYPE_INT8, TYPE_TEXT},
};

static const struct sql_statement HIDDEN = {
    "operator_hidden",
    "SELECT session_id, (erased_at <= clock_timestamp() - $1 * interval '1 millisecond')::integer"
    " FROM umpire.erased_session WHERE emptied_at IS NULL ORDER BY erased_at",
    1,
    {TYPE_INT8},
};

/* A joining that was in progress when the session was deleted may have added a seat and a name again. */
static const struct sql_statement EMPTY = {
    "operator_empty",
    "WITH entries AS (DELETE FROM umpire.entry WHERE session_id = $1),"
    " names AS (DELETE FROM umpire.seat_name WHERE session_id = $1),"
    " seats AS (DELETE FROM umpire.seat WHERE session_id = $1),"
    " revoked AS (DELETE FROM umpire.revocation WHERE session_id = $1),"
    " reissued AS (DELETE FROM umpire.reissue WHERE session_id = $1),"
    " cosigned AS (DELETE FROM umpire.cosignature WHERE session_id = $1)"
    " UPDATE umpire.erased_session SET emptied_at = now() WHERE session_id = $1",
    1,
    {TYPE_UUID},
};

const struct sql_statement *const operator_reading[] = {&LIST, &FIND_SEATS, &FIND_ERASED, NULL};
const struct sql_statement *const operator_erasing[] = {&HIDE, &HIDDEN, &EMPTY, NULL};

static PGconn *connect_for(const struct store_settings *settings, bool writes, const char **ret_why)
{
    struct connection_settings connection = {
        .url = settings->url, .deadline_ms = PATIENCE_MS, .writes = writes, .by_index = true};
    return connection_open(&connection, writes ? operator_erasing : operator_reading, false, ret_why);
}

/* Runs one of them. NULL after setting `ret_why`; `ret_result` is then how it failed. */
static PGresult *run(PGconn *connection, const struct sql_statement *statement, const struct parameters *parameters,
                     enum store_result *ret_result, const char **ret_why)
{
    PGresult *result = connection_run(connection, statement, parameters, clock_monotonic_ms() + PATIENCE_MS);
    *ret_result = STORE_DONE;
    if (PQresultStatus(result) == PGRES_TUPLES_OK || PQresultStatus(result) == PGRES_COMMAND_OK)
        return result;
    *ret_result = result ? STORE_AWAY : STORE_UNCERTAIN;
    *ret_why = result ? "the database refused it; the login may lack the privilege" : "the database does not answer";
    if (result)
        log_event(LOG_WARNING, "store", "the statement %s failed: %s", statement->name, failure_state(result));
    PQclear(result);
    return NULL;
}

/* The same on a connection of its own, for one that reads. */
static PGresult *ask(const struct store_settings *settings, const struct sql_statement *statement,
                     const struct parameters *parameters, enum store_result *ret_result, const char **ret_why)
{
    PGconn *connection = connect_for(settings, false, ret_why);
    *ret_result = STORE_AWAY;
    if (!connection)
        return NULL;
    PGresult *rows = run(connection, statement, parameters, ret_result, ret_why);
    if (!rows)
        *ret_result = STORE_AWAY;
    PQfinish(connection);
    return rows;
}

static void parameter_add_instant_or_null(struct parameters *parameters, int64_t microseconds)
{
    if (microseconds)
        parameter_add_instant(parameters, microseconds);
    else
        parameter_add(parameters, NULL, 0);
}

static bool session_row(const PGresult *rows, int row, struct operator_session *ret)
{
    ret->version = result_int4(rows, row, 2);
    ret->two_sided = result_int4(rows, row, 3) != 0;
    ret->opened_at = result_instant(rows, row, 4);
    ret->closed_at = result_instant(rows, row, 5);
    ret->last_at = result_instant(rows, row, 6);
    ret->entries = result_int8(rows, row, 7);
    return result_copy(rows, row, 0, ret->id.bytes, sizeof ret->id.bytes) &&
           result_text(rows, row, 1, ret->ruleset, sizeof ret->ruleset) &&
           result_text(rows, row, 8, ret->club, sizeof ret->club);
}

enum store_result operator_sessions_list(const struct store_settings *settings, const struct operator_filter *filter,
                                         void (*show)(void *context, const struct operator_session *session),
                                         void *context, bool *ret_more, const char **ret_why)
{
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add_text(&parameters, filter->club);
    parameter_add_int4(&parameters, (int32_t)filter->state);
    parameter_add_instant_or_null(&parameters, filter->quiet_since);
    parameter_add_instant_or_null(&parameters, filter->closed_before);
    if (filter->limit) /* one more shows whether that was all */
        parameter_add_int8(&parameters, filter->limit + INT64_C(1));
    else
        parameter_add(&parameters, NULL, 0);
    PGresult *rows = ask(settings, &LIST, &parameters, &result, ret_why);
    int found = rows ? PQntuples(rows) : 0;
    *ret_more = filter->limit && found > filter->limit;
    for (int row = 0; row < found - *ret_more; row++) {
        struct operator_session session;
        if (session_row(rows, row, &session))
            show(context, &session);
    }
    PQclear(rows);
    return result;
}

enum store_result operator_seats_find(const struct store_settings *settings, const char *name_key,
                                      void (*show)(const struct operator_seat *seat), const char **ret_why)
{
    struct parameters parameters = {0};
    enum store_result result;
    parameter_add_text(&parameters, name_key);
    PGresult *rows = ask(settings, &FIND_SEATS, &parameters, &result, ret_why);
    for (int row = 0; rows && row < PQntuples(rows); row++) {
        struct operator_seat seat;
        if (result_copy(rows, row, 0, seat.session.bytes, sizeof seat.session.bytes) &&
            result_text(rows, row, 1, seat.seat, sizeof seat.seat) &&
            result_text(rows, row, 2, seat.name, sizeof seat.name))
            show(&seat);
    }
    PQclear(rows);
    return result;
}

enum store_result operator_erased_find(const struct store_settings *settings, const struct uuid *session,
                                       struct operator_erased *ret, const char **ret_why)
{
    struct parameters parameters = {0};
    enum store_result result;
    *ret = (struct operator_erased){0};
    parameter_add(&parameters, session->bytes, sizeof session->bytes);
    PGresult *rows = ask(settings, &FIND_ERASED, &parameters, &result, ret_why);
    if (rows && PQntuples(rows) == 1) {
        ret->opened_at = result_instant(rows, 0, 0);
        ret->closed_at = result_instant(rows, 0, 1);
        ret->erased_at = result_instant(rows, 0, 2);
        ret->emptied_at = result_instant(rows, 0, 3);
        ret->size = result_int8(rows, 0, 4);
        if (!PQgetisnull(rows, 0, 5))
            ret->checkpoint = strndup(PQgetvalue(rows, 0, 5), (size_t)PQgetlength(rows, 0, 5));
    } else if (rows) {
        result = STORE_UNKNOWN_SESSION;
    }
    PQclear(rows);
    return result;
}

enum store_result operator_session_hide(const struct store_settings *settings, const struct uuid *session, int64_t size,
                                        const char *checkpoint, const char **ret_why)
{
    struct parameters parameters = {0};
    enum store_result result = STORE_AWAY;
    PGconn *connection = connect_for(settings, true, ret_why);
    if (!connection)
        return result;
    parameter_add(&parameters, session->bytes, sizeof session->bytes);
    parameter_add_int8(&parameters, size);
    parameter_add_text(&parameters, checkpoint);
    PGresult *rows = run(connection, &HIDE, &parameters, &result, ret_why);
    if (rows && result_int8(rows, 0, 0) != 1)
        result = STORE_MOVED;
    PQclear(rows);
    PQfinish(connection);
    return result;
}

static enum store_result empty_each(PGconn *connection, const PGresult *hidden, int64_t *ret_emptied, int64_t *ret_left,
                                    const char **ret_why)
{
    enum store_result result = STORE_DONE;
    for (int row = 0; row < PQntuples(hidden) && result == STORE_DONE; row++) {
        struct parameters parameters = {0};
        struct uuid session;
        bool due = result_int4(hidden, row, 1) != 0 && result_copy(hidden, row, 0, session.bytes, sizeof session.bytes);
        if (!due) {
            (*ret_left)++;
            continue;
        }
        parameter_add(&parameters, session.bytes, sizeof session.bytes);
        PQclear(run(connection, &EMPTY, &parameters, &result, ret_why));
        *ret_emptied += result == STORE_DONE;
    }
    return result;
}

enum store_result operator_sessions_empty(const struct store_settings *settings, int64_t hidden_ms,
                                          int64_t *ret_emptied, int64_t *ret_left, const char **ret_why)
{
    struct parameters parameters = {0};
    enum store_result result = STORE_AWAY;
    *ret_emptied = *ret_left = 0;
    PGconn *connection = connect_for(settings, true, ret_why);
    if (!connection)
        return result;
    parameter_add_int8(&parameters, hidden_ms);
    PGresult *hidden = run(connection, &HIDDEN, &parameters, &result, ret_why);
    if (hidden)
        result = empty_each(connection, hidden, ret_emptied, ret_left, ret_why);
    PQclear(hidden);
    PQfinish(connection);
    return result;
}
