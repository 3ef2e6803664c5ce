/* The writer's statements. Each is one transaction and one round trip, whatever the number of rows. */
#include "base/clock.h"
#include "store/shard.h"

/* The head of each existing session. An entry closes a session; an index of its own finds it. */
static const struct sql_statement HEADS = {
    "heads",
    "SELECT asked.place,"
    " (SELECT max(e.seq) FROM umpire.entry e WHERE e.session_id = s.session_id),"
    " (SELECT e.at FROM umpire.entry e WHERE e.session_id = s.session_id ORDER BY e.seq DESC LIMIT 1),"
    " (SELECT count(*) FROM umpire.entry e WHERE e.session_id = s.session_id AND e.kind = 'closed'),"
    " (SELECT e.state FROM umpire.entry e WHERE e.session_id = s.session_id ORDER BY e.seq DESC LIMIT 1)"
    " FROM unnest($1, $2) AS asked (session_id, place) JOIN umpire.session s USING (session_id)",
    2,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY},
};

/* A joining has no seat yet: its key is looked up among those that joined. Unique indexes ensure one entry for each
 * key. Plain joins, here and below, as a distributed database takes them (docs/scaling.md); the connection's
 * settings ensure that each is one look into an index, whatever statistics there are. */
static const struct sql_statement KEYS = {
    "keys",
    "SELECT asked.place, e.seq, e.digest, e.bytes, e.state"
    " FROM unnest($1, $2, $3, $4) AS asked (session_id, place, seat, key_hash)"
    " JOIN umpire.entry e ON e.session_id = asked.session_id AND e.key_hash = asked.key_hash"
    " WHERE e.key_hash IS NOT NULL AND (e.seat = asked.seat OR (asked.seat = '' AND e.kind = 'joined'))",
    4,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY, TYPE_TEXT_ARRAY, TYPE_BYTEA_ARRAY},
};

/* There are three statements for rows, and the common cases are cheaper than the general one: a row by itself (a
 * third of PostgreSQL's work for a transaction), and rows without keys that share instant and kind (a tenth to a
 * fifth). */
static const struct sql_statement ROW = {
    "row",
    "INSERT INTO umpire.entry (session_id, seq, at, kind, seat, step, key_hash, digest, bytes, state)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    10,
    {TYPE_UUID, TYPE_INT8, TYPE_TIMESTAMPTZ, TYPE_TEXT, TYPE_TEXT, TYPE_TEXT, TYPE_BYTEA, TYPE_BYTEA, TYPE_BYTEA,
     TYPE_BYTEA},
};
static const struct sql_statement ROWS_ALIKE = {
    "rows_alike",
    "INSERT INTO umpire.entry (session_id, seq, seat, step, bytes, state, at, kind)"
    " SELECT *, $7, $8 FROM unnest($1, $2, $3, $4, $5, $6)",
    8,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY, TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY, TYPE_BYTEA_ARRAY, TYPE_BYTEA_ARRAY,
     TYPE_TIMESTAMPTZ, TYPE_TEXT},
};
static const struct sql_statement ROWS = {
    "rows",
    "INSERT INTO umpire.entry (session_id, seq, at, kind, seat, step, key_hash, digest, bytes, state)"
    " SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    10,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY, TYPE_TIMESTAMPTZ_ARRAY, TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY,
     TYPE_BYTEA_ARRAY, TYPE_BYTEA_ARRAY, TYPE_BYTEA_ARRAY, TYPE_BYTEA_ARRAY},
};

/* Seats that join by entries; sent before these, in the same transaction. */
static const struct sql_statement SEATS = {
    "seats",
    "INSERT INTO umpire.seat (session_id, name, role, token_hash, side) SELECT * FROM unnest($1, $2, $3, $4, $5)",
    5,
    {TYPE_UUID_ARRAY, TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY, TYPE_BYTEA_ARRAY, TYPE_TEXT_ARRAY},
};

/* Their display names. A taken name must not look like a lost race, which is tried again: it is made to fail as a
 * null in a NOT NULL column, and that refuses its entry only. */
static const struct sql_statement NAMES = {
    "names",
    "INSERT INTO umpire.seat_name (session_id, seat, name, name_key) SELECT * FROM unnest($1, $2, $3, $4)"
    " ON CONFLICT (session_id, name_key) DO UPDATE SET name_key = NULL",
    4,
    {TYPE_UUID_ARRAY, TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY, TYPE_TEXT_ARRAY},
};

/* Seats that are revoked with entries. */
static const struct sql_statement REVOCATIONS = {
    "revocations",
    "INSERT INTO umpire.revocation (session_id, seat) SELECT * FROM unnest($1, $2)",
    2,
    {TYPE_UUID_ARRAY, TYPE_TEXT_ARRAY},
};

static const struct sql_statement REISSUES = {
    "reissues",
    "INSERT INTO umpire.reissue (session_id, seq, seat, token_hash) SELECT * FROM unnest($1, $2, $3, $4)",
    4,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY, TYPE_TEXT_ARRAY, TYPE_BYTEA_ARRAY},
};

/* How many of the rows are there exactly as they were sent. */
static const struct sql_statement PROBE = {
    "probe",
    "SELECT count(*) FROM unnest($1, $2, $3, $4, $5, $6) AS sent (session_id, seq, at, seat, key_hash, bytes)"
    " JOIN umpire.entry e ON e.session_id = sent.session_id AND e.seq = sent.seq"
    " WHERE e.at = sent.at AND e.seat = sent.seat AND e.key_hash IS NOT DISTINCT FROM sent.key_hash"
    " AND e.bytes = sent.bytes",
    6,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY, TYPE_TIMESTAMPTZ_ARRAY, TYPE_TEXT_ARRAY, TYPE_BYTEA_ARRAY, TYPE_BYTEA_ARRAY},
};

/* How many of these entries are there as they are known. The state distinguishes one history from another. */
static const struct sql_statement BEHIND = {
    "behind",
    "SELECT count(*) FROM unnest($1, $2, $3, $4) AS known (session_id, seq, at, state)"
    " JOIN umpire.entry e ON e.session_id = known.session_id AND e.seq = known.seq"
    " WHERE e.at = known.at AND e.state IS NOT DISTINCT FROM known.state",
    4,
    {TYPE_UUID_ARRAY, TYPE_INT8_ARRAY, TYPE_TIMESTAMPTZ_ARRAY, TYPE_BYTEA_ARRAY},
};

/* Tries what appending needs, in one transaction that leaves nothing: the rights (1: all of them; those of
 * migrations/always/rights.sql), room for a page, and a commit as durable as any: it writes to the WAL. */
static const struct sql_statement WRITE_CHECK_RIGHTS = {
    "write_check_rights",
    "SELECT bool_and(has_table_privilege('umpire.' || name, 'SELECT')"
    " AND has_table_privilege('umpire.' || name, privilege))::int FROM (VALUES"
    " ('session', 'INSERT'), ('seat', 'INSERT'), ('entry', 'INSERT'), ('session_secret', 'INSERT'),"
    " ('server_key', 'INSERT'), ('revocation', 'INSERT'), ('reissue', 'INSERT'), ('opening', 'INSERT'),"
    " ('join_code', 'INSERT'), ('house_rules', 'INSERT'), ('seat_name', 'INSERT'), ('seat_name', 'UPDATE'),"
    " ('seat_name', 'DELETE'), ('write_check', 'INSERT'), ('write_check', 'DELETE'), ('club_army', 'INSERT'),"
    " ('club_army', 'UPDATE'), ('club_army', 'DELETE'), ('cosignature', 'INSERT'), ('cosignature', 'UPDATE'))"
    " AS needed (name, privilege)",
    0,
    {0},
};
static const struct sql_statement WRITE_CHECK_ROW = {
    "write_check_row", "INSERT INTO umpire.write_check (filler) VALUES (repeat('.', 8000))", 0, {0}};
static const struct sql_statement WRITE_CHECK_SWEEP = {"write_check_sweep", "DELETE FROM umpire.write_check", 0, {0}};
static const struct sql_statement WRITE_CHECK_MESSAGE = {
    "write_check_message", "SELECT pg_logical_emit_message(true, 'umpire.write_check', '')", 0, {0}};

const struct sql_statement *const writer_statements[] = {&HEADS,
                                                         &KEYS,
                                                         &SEATS,
                                                         &NAMES,
                                                         &REVOCATIONS,
                                                         &REISSUES,
                                                         &ROW,
                                                         &ROWS_ALIKE,
                                                         &ROWS,
                                                         &PROBE,
                                                         &BEHIND,
                                                         &WRITE_CHECK_RIGHTS,
                                                         &WRITE_CHECK_ROW,
                                                         &WRITE_CHECK_SWEEP,
                                                         &WRITE_CHECK_MESSAGE,
                                                         NULL};

static bool send(struct shard *shard, const struct sql_statement *statement, const struct parameters *parameters)
{
    return PQsendQueryPrepared(shard->link.connection, statement->name, parameters->count, parameters->values,
                               parameters->lengths, parameters_binary, 1);
}

/* Ends the transaction and adds the batch to the pipeline. */
static bool send_end(struct shard *shard, struct batch *batch)
{
    if (!PQpipelineSync(shard->link.connection) || PQflush(shard->link.connection) < 0)
        return false;
    batch->sent_at = clock_monotonic_ms();
    shard->pipeline[shard->pipeline_count++] = batch;
    return true;
}

static void list_heads(struct batch *batch)
{
    const struct head *last = NULL;
    array_start(&batch->session, TYPE_UUID);
    array_start(&batch->seq, TYPE_INT8);
    for (int32_t i = batch->from; i < batch->to; i++) {
        const struct head *head = batch->slots[i].head;
        if (head != last) {
            array_add(&batch->session, head->session.bytes, sizeof head->session.bytes);
            array_add_int(&batch->seq, i);
        }
        last = head;
    }
    array_finish(&batch->session);
    array_finish(&batch->seq);
}

static void list_keys(struct batch *batch)
{
    array_start(&batch->session, TYPE_UUID);
    array_start(&batch->seq, TYPE_INT8);
    array_start(&batch->seat, TYPE_TEXT);
    array_start(&batch->key, TYPE_BYTEA);
    for (int32_t i = batch->from; i < batch->to; i++) {
        const struct store_append *append = batch->slots[i].append;
        if (!append || !append->key)
            continue;
        array_add(&batch->session, append->session.bytes, sizeof append->session.bytes);
        array_add_int(&batch->seq, i);
        array_add_text(&batch->seat, append->seat);
        array_add(&batch->key, append->key_hash.bytes, sizeof append->key_hash.bytes);
    }
    array_finish(&batch->session);
    array_finish(&batch->seq);
    array_finish(&batch->seat);
    array_finish(&batch->key);
}

static bool send_heads(struct shard *shard, struct batch *batch)
{
    struct parameters parameters = {0};
    list_heads(batch);
    parameter_add_array(&parameters, &batch->session);
    parameter_add_array(&parameters, &batch->seq);
    return !batch->session.failed && !batch->seq.failed && send(shard, &HEADS, &parameters);
}

static bool send_keys(struct shard *shard, struct batch *batch)
{
    struct parameters parameters = {0};
    list_keys(batch);
    if (batch->session.failed || batch->seq.failed || batch->seat.failed || batch->key.failed)
        return false;
    if (batch->session.count == 0)
        return true;
    parameter_add_array(&parameters, &batch->session);
    parameter_add_array(&parameters, &batch->seq);
    parameter_add_array(&parameters, &batch->seat);
    parameter_add_array(&parameters, &batch->key);
    return send(shard, &KEYS, &parameters);
}

/* Heads before keys: if a session is seen closed, the later query sees all its keys. */
bool send_question(struct shard *shard, struct batch *batch)
{
    return send_heads(shard, batch) && send_keys(shard, batch) && send_end(shard, batch);
}

static bool send_seats(struct shard *shard, const struct batch *batch)
{
    struct parameters parameters = {0};
    if (batch->joining.session.count == 0)
        return true;
    parameter_add_array(&parameters, &batch->joining.session);
    parameter_add_array(&parameters, &batch->joining.name);
    parameter_add_array(&parameters, &batch->joining.role);
    parameter_add_array(&parameters, &batch->joining.token);
    parameter_add_array(&parameters, &batch->joining.side);
    return send(shard, &SEATS, &parameters);
}

static bool send_names(struct shard *shard, const struct batch *batch)
{
    struct parameters parameters = {0};
    if (batch->naming.session.count == 0)
        return true;
    parameter_add_array(&parameters, &batch->naming.session);
    parameter_add_array(&parameters, &batch->naming.seat);
    parameter_add_array(&parameters, &batch->naming.name);
    parameter_add_array(&parameters, &batch->naming.key);
    return send(shard, &NAMES, &parameters);
}

static bool send_revocations(struct shard *shard, const struct batch *batch)
{
    struct parameters parameters = {0};
    if (batch->revoking.session.count == 0)
        return true;
    parameter_add_array(&parameters, &batch->revoking.session);
    parameter_add_array(&parameters, &batch->revoking.seat);
    return send(shard, &REVOCATIONS, &parameters);
}

static bool send_reissues(struct shard *shard, const struct batch *batch)
{
    struct parameters parameters = {0};
    if (batch->reissuing.session.count == 0)
        return true;
    parameter_add_array(&parameters, &batch->reissuing.session);
    parameter_add_array(&parameters, &batch->reissuing.seq);
    parameter_add_array(&parameters, &batch->reissuing.seat);
    parameter_add_array(&parameters, &batch->reissuing.token);
    return send(shard, &REISSUES, &parameters);
}

/* All columns, as ROW and ROWS name them; `add` adds the array or its one element. */
static void add_columns(struct parameters *parameters, const struct batch *batch,
                        void (*add)(struct parameters *parameters, const struct array *array))
{
    const struct array *const columns[] = {&batch->session, &batch->seq, &batch->at,     &batch->kind,  &batch->seat,
                                           &batch->step,    &batch->key, &batch->digest, &batch->bytes, &batch->left};
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++)
        add(parameters, columns[i]);
}

static bool send_rows_alike(struct shard *shard, const struct batch *batch)
{
    struct parameters parameters = {0};
    parameter_add_array(&parameters, &batch->session);
    parameter_add_array(&parameters, &batch->seq);
    parameter_add_array(&parameters, &batch->seat);
    parameter_add_array(&parameters, &batch->step);
    parameter_add_array(&parameters, &batch->bytes);
    parameter_add_array(&parameters, &batch->left);
    parameter_add_first(&parameters, &batch->at);
    parameter_add_first(&parameters, &batch->kind);
    return send(shard, &ROWS_ALIKE, &parameters);
}

static bool send_entries(struct shard *shard, const struct batch *batch)
{
    struct parameters parameters = {0};
    if (batch->rows > 1 && !batch->keyed && array_is_uniform(&batch->at) && array_is_uniform(&batch->kind))
        return send_rows_alike(shard, batch);
    bool alone = batch->rows == 1;
    add_columns(&parameters, batch, alone ? parameter_add_first : parameter_add_array);
    return send(shard, alone ? &ROW : &ROWS, &parameters);
}

bool send_rows(struct shard *shard, struct batch *batch)
{
    return send_seats(shard, batch) && send_revocations(shard, batch) && send_reissues(shard, batch) &&
           /* The names last: for a repeated joining, the key must be found before the name. */
           send_entries(shard, batch) && send_names(shard, batch) && send_end(shard, batch);
}

/* A head does not change while its batch is not settled: it is the entry before the rows. */
static void list_behind(struct batch *batch)
{
    const struct head *last = NULL;
    for (int32_t i = batch->from; i < batch->to; i++) {
        const struct head *head = batch->slots[i].head;
        if (batch->slots[i].outcome != STORE_DONE || head == last)
            continue;
        array_add(&batch->behind.session, head->session.bytes, sizeof head->session.bytes);
        array_add_int(&batch->behind.seq, head->seq);
        array_add_instant(&batch->behind.at, head->at);
        if (head->state_length)
            array_add(&batch->behind.state, head->state, head->state_length);
        else
            array_add_null(&batch->behind.state);
        last = head;
    }
}

bool send_comparison(struct shard *shard, struct batch *batch)
{
    struct parameters parameters = {0};
    const struct array *behind[] = {&batch->behind.session, &batch->behind.seq, &batch->behind.at,
                                    &batch->behind.state};
    array_start(&batch->behind.session, TYPE_UUID);
    array_start(&batch->behind.seq, TYPE_INT8);
    array_start(&batch->behind.at, TYPE_TIMESTAMPTZ);
    array_start(&batch->behind.state, TYPE_BYTEA);
    list_behind(batch);
    array_finish(&batch->behind.session);
    array_finish(&batch->behind.seq);
    array_finish(&batch->behind.at);
    array_finish(&batch->behind.state);
    for (size_t i = 0; i < sizeof behind / sizeof behind[0]; i++) {
        if (behind[i]->failed)
            return false;
        parameter_add_array(&parameters, behind[i]);
    }
    return send(shard, &BEHIND, &parameters) && send_end(shard, batch);
}

bool send_probe(struct shard *shard, struct batch *batch)
{
    struct parameters parameters = {0};
    parameter_add_array(&parameters, &batch->session);
    parameter_add_array(&parameters, &batch->seq);
    parameter_add_array(&parameters, &batch->at);
    parameter_add_array(&parameters, &batch->seat);
    parameter_add_array(&parameters, &batch->key);
    parameter_add_array(&parameters, &batch->bytes);
    return send(shard, &PROBE, &parameters) && send_end(shard, batch);
}

bool send_write_check(struct shard *shard, struct batch *write_check)
{
    struct parameters none = {0};
    return send(shard, &WRITE_CHECK_RIGHTS, &none) && send(shard, &WRITE_CHECK_ROW, &none) &&
           send(shard, &WRITE_CHECK_SWEEP, &none) && send(shard, &WRITE_CHECK_MESSAGE, &none) &&
           send_end(shard, write_check);
}
