/* Opening: the session, its seats, its secret and its first entry, in one statement and so in one transaction. */
#include "query.h"
#include <stdatomic.h>
#include <string.h>

static struct store_session *session_copy(const struct store_session *opening)
{
    struct store_session *session = session_new(opening->options_length);
    if (!session)
        return NULL;
    session->id = opening->id;
    memcpy(session->ruleset, opening->ruleset, sizeof session->ruleset);
    session->version = opening->version;
    session->opened_at = opening->opened_at;
    session->both = opening->both;
    session->joinable = opening->joinable;
    session->join_code = opening->join_code;
    session->seat_count = opening->seat_count;
    memcpy(session->seats, opening->seats, sizeof session->seats);
    memcpy(session->options, opening->options, opening->options_length);
    return session;
}

struct seat_arrays {
    struct array names, roles, tokens;
};

static bool seats_list(struct seat_arrays *seats, const struct store_session *opening)
{
    array_start(&seats->names, TYPE_TEXT);
    array_start(&seats->roles, TYPE_TEXT);
    array_start(&seats->tokens, TYPE_BYTEA);
    for (int32_t i = 0; i < opening->seat_count; i++) {
        array_add_text(&seats->names, opening->seats[i].name);
        array_add_text(&seats->roles, opening->seats[i].role);
        array_add(&seats->tokens, opening->seats[i].token.bytes, sizeof opening->seats[i].token.bytes);
    }
    array_finish(&seats->names);
    array_finish(&seats->roles);
    array_finish(&seats->tokens);
    return !seats->names.failed && !seats->roles.failed && !seats->tokens.failed;
}

static void seats_end(struct seat_arrays *seats)
{
    array_end(&seats->names);
    array_end(&seats->roles);
    array_end(&seats->tokens);
}

/* After a lost connection: whether the session that is there is the one we sent. */
static enum store_result was_ours(struct reader *reader, const struct store_read *read)
{
    enum store_result result = STORE_BROKEN;
    struct parameters parameters = {0};
    parameter_add(&parameters, read->opening->id.bytes, sizeof read->opening->id.bytes);
    parameter_add_int8(&parameters, 1);
    PGresult *found = reader_run(reader, &query_get_entry, &parameters, read, &result);
    if (found) {
        bool ours = PQntuples(found) == 1 && (size_t)PQgetlength(found, 0, 1) == read->entry_length &&
                    memcmp(PQgetvalue(found, 0, 1), read->entry, read->entry_length) == 0;
        result = ours ? STORE_DONE : STORE_REFUSED;
    }
    PQclear(found);
    return result;
}

static void secret_parameters(struct parameters *parameters, const struct store_secret *secret)
{
    parameter_add(parameters, secret ? secret->fingerprint : NULL, sizeof secret->fingerprint);
    parameter_add(parameters, secret ? secret->nonce : NULL, sizeof secret->nonce);
    parameter_add(parameters, secret ? secret->box : NULL, sizeof secret->box);
}

static enum store_result run(struct reader *reader, struct store_read *read)
{
    const struct store_session *opening = read->opening;
    uint32_t generation = atomic_load(&reader->sessions->generation);
    struct seat_arrays seats = {0};
    struct parameters parameters = {0};
    enum store_result result = STORE_BROKEN;
    PGresult *done = NULL;
    if (seats_list(&seats, opening)) {
        parameter_add(&parameters, opening->id.bytes, sizeof opening->id.bytes);
        parameter_add_instant(&parameters, opening->opened_at);
        parameter_add_int4(&parameters, opening->version);
        parameter_add_text(&parameters, opening->ruleset);
        parameter_add(&parameters, opening->options, opening->options_length);
        parameter_add_array(&parameters, &seats.names);
        parameter_add_array(&parameters, &seats.roles);
        parameter_add_array(&parameters, &seats.tokens);
        parameter_add_text(&parameters, read->seat);
        parameter_add(&parameters, read->entry, read->entry_length);
        parameter_add(&parameters, read->left_length ? read->left : NULL, read->left_length);
        parameter_add(&parameters, opening->joinable ? opening->join_code.bytes : NULL, HASH_SIZE);
        secret_parameters(&parameters, read->secret);
        parameter_add_text(&parameters, opening->both ? "both" : "single");
        done = reader_run(reader, &query_open_session, &parameters, read, &result);
    }
    seats_end(&seats);
    if (done)
        result = STORE_DONE;
    else if (result == STORE_REFUSED && reader->attempt > 0)
        result = was_ours(reader, read);
    PQclear(done);
    struct store_session *session = result == STORE_DONE ? session_copy(opening) : NULL;
    if (session) {
        session->generation = generation;
        sessions_add(reader->sessions, session);
    }
    store_session_free(session);
    return result;
}

const struct query query_open_session = {
    {"open_session",
     "WITH session AS (INSERT INTO umpire.session (session_id, opened_at, ruleset_version, ruleset, options, join_hash,"
     " mode) VALUES ($1, $2, $3, $4, $5, $12, $16)),"
     " seats AS (INSERT INTO umpire.seat (session_id, name, role, token_hash)"
     " SELECT $1, name, role, token_hash FROM unnest($6, $7, $8) AS given (name, role, token_hash)),"
     " secret AS (INSERT INTO umpire.session_secret (session_id, fingerprint, nonce, box)"
     " SELECT $1, $13, $14, $15 WHERE $13 IS NOT NULL)"
     " INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes, state)"
     " VALUES ($1, 0, $2, 'opened', $9, $10, $11)",
     16,
     {TYPE_UUID, TYPE_TIMESTAMPTZ, TYPE_INT4, TYPE_TEXT, TYPE_BYTEA, TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY, TYPE_BYTEA_ARRAY,
      TYPE_TEXT, TYPE_BYTEA, TYPE_BYTEA, TYPE_BYTEA, TYPE_BYTEA, TYPE_BYTEA, TYPE_BYTEA, TYPE_TEXT}},
    run,
    STORE_UNCERTAIN,
};
