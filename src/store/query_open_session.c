/* Opening: the session, its seats, its secret, its first entry and its Idempotency-Key, in one statement and so in
 * one transaction. If the key is there already, nothing is written; while another transaction is writing that key,
 * the database waits for its end. Nothing is written either if the club has opened its maximum. Openings at the same
 * moment do not see each other, so a few more may pass. */
#include "store/key_hash.h"
#include "store/query.h"
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
    session->two_sided = opening->two_sided;
    session->code_count = opening->code_count;
    memcpy(session->join_codes, opening->join_codes, sizeof session->join_codes);
    memcpy(session->sides, opening->sides, sizeof session->sides);
    for (int32_t i = 0; i < opening->seat_count; i++)
        session_add_seat(session, &opening->seats[i]);
    memcpy(session->options, opening->options, opening->options_length);
    return session;
}

struct seat_arrays {
    struct array names, roles, tokens, sides, displays, keys, codes;
};

static const char *given(const char *text)
{
    return text[0] ? text : NULL;
}

static bool seats_list(struct seat_arrays *seats, const struct store_session *opening)
{
    array_start(&seats->names, TYPE_TEXT);
    array_start(&seats->roles, TYPE_TEXT);
    array_start(&seats->tokens, TYPE_BYTEA);
    array_start(&seats->sides, TYPE_TEXT);
    array_start(&seats->displays, TYPE_TEXT);
    array_start(&seats->keys, TYPE_TEXT);
    array_start(&seats->codes, TYPE_BYTEA);
    for (int32_t i = 0; i < opening->seat_count; i++) {
        array_add_text(&seats->names, opening->seats[i].name);
        array_add_text(&seats->roles, opening->seats[i].role);
        array_add(&seats->tokens, opening->seats[i].token.bytes, sizeof opening->seats[i].token.bytes);
        array_add_text(&seats->sides, given(opening->seats[i].side));
        array_add_text(&seats->displays, opening->seats[i].display);
        array_add_text(&seats->keys, opening->seats[i].display_key);
    }
    for (int32_t i = 0; i < opening->code_count; i++)
        array_add(&seats->codes, opening->join_codes[i].bytes, HASH_SIZE);
    array_finish(&seats->sides);
    array_finish(&seats->displays);
    array_finish(&seats->keys);
    array_finish(&seats->codes);
    array_finish(&seats->names);
    array_finish(&seats->roles);
    array_finish(&seats->tokens);
    return !seats->names.failed && !seats->roles.failed && !seats->tokens.failed && !seats->sides.failed &&
           !seats->displays.failed && !seats->keys.failed && !seats->codes.failed;
}

static void seats_end(struct seat_arrays *seats)
{
    array_end(&seats->names);
    array_end(&seats->roles);
    array_end(&seats->tokens);
    array_end(&seats->sides);
    array_end(&seats->displays);
    array_end(&seats->keys);
    array_end(&seats->codes);
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
        result = ours ? STORE_DONE : STORE_TAKEN;
    }
    PQclear(found);
    return result;
}

/* Why nothing was written. The session that the key opened is found even if the club may open no more; and what was
 * sent before the connection was lost may be there: then a second try finds it, or counts it. */
static enum store_result refused(struct reader *reader, struct store_read *read, enum store_result why)
{
    enum store_result result = read->key ? opening_find(reader, read) : STORE_UNKNOWN_SESSION;
    if (result != STORE_UNKNOWN_SESSION)
        return result;
    result = reader->attempt > 0 ? was_ours(reader, read) : STORE_TAKEN;
    return result == STORE_TAKEN ? why : result;
}

static void secret_parameters(struct parameters *parameters, const struct store_secret *secret)
{
    parameter_add(parameters, secret ? secret->fingerprint : NULL, sizeof secret->fingerprint);
    parameter_add(parameters, secret ? secret->nonce : NULL, sizeof secret->nonce);
    parameter_add(parameters, secret ? secret->box : NULL, sizeof secret->box);
}

static enum store_result opened_or_spent(const PGresult *rows, struct store_read *read)
{
    if (result_int8(rows, 0, 0) == 1)
        return STORE_DONE;
    result_copy(rows, 0, 1, read->clubs.oldest.bytes, sizeof read->clubs.oldest.bytes);
    return STORE_SPENT;
}

static enum store_result run(struct reader *reader, struct store_read *read)
{
    const struct store_session *opening = read->opening;
    struct seat_arrays seats = {0};
    struct parameters parameters = {0};
    enum store_result result = STORE_BROKEN;
    struct hash key;
    PGresult *done = NULL;
    if (read->key)
        key = key_hash_of_opening(read->owner, read->key);
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
        parameter_add(&parameters, opening->code_count ? opening->join_codes : NULL,
                      (size_t)opening->code_count * HASH_SIZE);
        secret_parameters(&parameters, read->secret);
        parameter_add_text(&parameters, opening->two_sided ? "two_sided" : "sealed");
        parameter_add_text(&parameters, read->clubs.club);
        parameter_add(&parameters, read->clubs.since.bytes, sizeof read->clubs.since.bytes);
        parameter_add_int8(&parameters, read->clubs.cap);
        parameter_add_text(&parameters, read->owner);
        parameter_add(&parameters, read->key ? key.bytes : NULL, sizeof key.bytes);
        parameter_add(&parameters, read->key ? read->digest.bytes : NULL, HASH_SIZE);
        parameter_add(&parameters, opening->sides[0] ? opening->sides : NULL, strlen(opening->sides));
        parameter_add_array(&parameters, &seats.sides);
        parameter_add_array(&parameters, &seats.displays);
        parameter_add_array(&parameters, &seats.keys);
        parameter_add_array(&parameters, &seats.codes);
        parameter_add(&parameters, read->described.entry, read->described.length);
        parameter_add(&parameters, read->described.entry ? read->described.left : NULL, read->described.left_length);
        done = reader_run(reader, &query_open_session, &parameters, read, &result);
    }
    seats_end(&seats);
    if (done)
        result = opened_or_spent(done, read);
    if (result == STORE_TAKEN || result == STORE_REFUSED || result == STORE_SPENT)
        result = refused(reader, read, result);
    PQclear(done);
    struct store_session *session = result == STORE_DONE ? session_copy(opening) : NULL;
    if (session) {
        session->generation = reader->generation; /* of the connection that it was sent by */
        sessions_add(reader->sessions, session);
    }
    store_session_free(session);
    return result;
}

const struct query query_open_session = {
    {"open_session",
     "WITH recent AS MATERIALIZED (SELECT session_id FROM umpire.session WHERE club IS NOT NULL"
     " AND (club, session_id) >= ($17, $18) AND (club, session_id) <= ($17, 'ffffffff-ffff-ffff-ffff-ffffffffffff')"
     " ORDER BY club, session_id LIMIT $19),"
     " session AS (INSERT INTO umpire.session (session_id, opened_at, ruleset_version, ruleset, options, join_hashes,"
     " mode, club, sides) SELECT $1, $2, $3, $4, $5, $12, $16, $17, $23"
     " WHERE $17 IS NULL OR (SELECT count(*) FROM recent) < $19 RETURNING session_id),"
     " seats AS (INSERT INTO umpire.seat (session_id, name, role, token_hash, side)"
     " SELECT session_id, name, role, token_hash, side"
     " FROM session, unnest($6, $7, $8, $24) AS given (name, role, token_hash, side)),"
     " names AS (INSERT INTO umpire.seat_name (session_id, seat, name, name_key)"
     " SELECT session_id, seat, name, name_key"
     " FROM session, unnest($6, $25, $26) AS given (seat, name, name_key) WHERE name IS NOT NULL),"
     " codes AS (INSERT INTO umpire.join_code (code_hash, session_id)"
     " SELECT code_hash, session_id FROM session, unnest($27) AS given (code_hash)),"
     " secret AS (INSERT INTO umpire.session_secret (session_id, fingerprint, nonce, box)"
     " SELECT session_id, $13, $14, $15 FROM session WHERE $13 IS NOT NULL),"
     " opening AS (INSERT INTO umpire.opening (owner, key_hash, digest, session_id)"
     " SELECT $20, $21, $22, session_id FROM session WHERE $21 IS NOT NULL),"
     " entry AS (INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes, state)"
     " SELECT session_id, 0, $2, 'opened', $9, $10, $11 FROM session RETURNING session_id),"
     " described AS (INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes, state)"
     " SELECT session_id, 1, $2, 'described', $9, $28, $29 FROM session WHERE $28 IS NOT NULL)"
     " SELECT (SELECT count(*) FROM entry), (SELECT session_id FROM recent ORDER BY session_id LIMIT 1)",
     29,
     {TYPE_UUID,       TYPE_TIMESTAMPTZ, TYPE_INT4,        TYPE_TEXT,  TYPE_BYTEA, TYPE_TEXT_ARRAY,
      TYPE_TEXT_ARRAY, TYPE_BYTEA_ARRAY, TYPE_TEXT,        TYPE_BYTEA, TYPE_BYTEA, TYPE_BYTEA,
      TYPE_BYTEA,      TYPE_BYTEA,       TYPE_BYTEA,       TYPE_TEXT,  TYPE_TEXT,  TYPE_UUID,
      TYPE_INT8,       TYPE_TEXT,        TYPE_BYTEA,       TYPE_BYTEA, TYPE_BYTEA, TYPE_TEXT_ARRAY,
      TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY,  TYPE_BYTEA_ARRAY, TYPE_BYTEA, TYPE_BYTEA}},
    run,
    STORE_UNCERTAIN,
};
