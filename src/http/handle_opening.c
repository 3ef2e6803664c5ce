/* Opening a game: its root and first chain are drawn, its first entry is written, its umpire gets a token, the code
 * that lets others join and the link that lets others watch. A key that opened a session before is answered with that
 * one. */
#include "append.h"
#include "derive.h"
#include "field_write.h"
#include "opening.h"
#include "opening_secrets.h"
#include "operation.h"
#include "problem.h"
#include "session_write.h"
#include <sodium.h>
#include <string.h>

/* What an opening keeps while the store writes it. */
struct opened {
    struct store_session session;
    const struct ruleset *ruleset;
    const void *options;
    int32_t reveal_seconds;
    struct opening_secrets told;
    struct store_secret secret;
    struct tree_head tree;
};

/* The chain need not be derived again for the first ruling. */
static void chain_keep(struct exchange *exchange, const struct opened *opened)
{
    struct store_session *session = store_session_cached(exchange->service->store, &opened->session.id);
    struct kept *kept = session ? kept_of(session, opened->ruleset) : NULL;
    if (kept) {
        kept_add_chain(kept, exchange->appending.derived);
        exchange->appending.derived = NULL;
    }
    store_session_free(session);
}

static const char *session_location(struct exchange *exchange, const struct uuid *id)
{
    static const char base[] = "/v1/sessions/";
    char *location = arena_take(&exchange->arena, sizeof base + UUID_TEXT_SIZE);
    if (!location)
        return base;
    memcpy(location, base, sizeof base);
    uuid_write(id, location + sizeof base - 1);
    return location;
}

static void spectator_write(struct writer *out, const struct uuid *session, const char *token)
{
    char id[UUID_TEXT_SIZE], link[160];
    struct text text;
    uuid_write(session, id);
    text_start(&text, link, sizeof link);
    text_format(&text, "/v1/sessions/%s/report?access_token=%s", id, token);
    write_key(out, "spectator");
    write_object(out);
    write_member(out, "seat", ENTRY_SPECTATORS);
    write_member(out, "token", token);
    write_member(out, "link", link);
    write_object_end(out);
}

static void opened_reply(struct exchange *exchange, const struct store_session *session, int status)
{
    const struct opened *opened = exchange->request_data;
    struct writer *out = &exchange->out;
    writer_reset(out);
    write_object(out);
    session_write(out, session);
    write_member(out, "mode", session->both ? "both" : "single");
    spectator_write(out, &session->id, opened->told.spectators); /* the last token is the umpire's */
    write_member(out, "seat", seat_role_name(SEAT_UMPIRE));
    write_member(out, "token", opened->told.umpire);
    write_member(out, "join_code", opened->told.code);
    write_key(out, "tree");
    answer_write_tree(out, &opened->tree);
    write_object_end(out);
    reply_header(exchange, "Location", session_location(exchange, &session->id));
    reply_header(exchange, "Cache-Control", "no-store");
    reply_out(exchange, status);
}

/* The session that the key opened before; its secrets are made again. */
static void before_came(struct exchange *exchange)
{
    struct opened *opened = exchange->request_data;
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    enum store_result result = exchange->read.result;
    if (result != STORE_DONE) {
        problem_store(exchange, result);
        return;
    }
    exchange->session = exchange->read.found;
    if (opening_secrets_again(keys, exchange->session, exchange->request.idempotency_key, &opened->told))
        opened_reply(exchange, exchange->session, 200);
    else
        problem(exchange, ERROR_KEYS_MISSING, NULL);
}

static void opened_before(struct exchange *exchange)
{
    struct opened *opened = exchange->request_data;
    const struct store_entry *entry = &exchange->read.entries[0];
    const struct tree_head *tree = tree_of(exchange, entry->state, entry->state_length);
    if (!tree) {
        problem(exchange, ERROR_RECORD_DAMAGED, NULL);
        return;
    }
    opened->tree = *tree;
    exchange->read = (struct store_read){.query = STORE_FIND_SESSION, .session = exchange->read.before};
    exchange_read(exchange, before_came);
}

static void opened_answer(struct exchange *exchange)
{
    const struct opened *opened = exchange->request_data;
    if (exchange->read.result == STORE_REPEATED) {
        opened_before(exchange);
        return;
    }
    if (exchange->read.result != STORE_DONE) {
        problem_store(exchange, exchange->read.result);
        return;
    }
    chain_keep(exchange, opened);
    opened_reply(exchange, &opened->session, 201);
}

static void text_set(char *ret, size_t size, const char *words)
{
    struct text text;
    text_start(&text, ret, size);
    text_add(&text, words);
}

static void seat_add(struct store_session *session, const char *name, enum seat_role role, const char *token)
{
    struct store_seat *seat = &session->seats[session->seat_count++];
    text_set(seat->name, sizeof seat->name, name);
    text_set(seat->role, sizeof seat->role, seat_role_name(role));
    seat->token = hash_of(token, strlen(token));
}

/* The session as it will be stored: a new id, the seats of the umpire and of those with the link, the options as
 * canonical bytes. */
static bool opened_fill(struct exchange *exchange, struct opened *opened, const struct opening *opening,
                        const struct key_ring *keys)
{
    struct store_session *session = &opened->session;
    struct writer *out = &exchange->out;
    opened->ruleset = opening->ruleset;
    opened->options = opening->options;
    session->id = uuid_new();
    session->version = opening->ruleset->version;
    session->opened_at = clock_now();
    session->both = opening->both;
    opened->reveal_seconds = opening->reveal_seconds;
    text_set(session->ruleset, sizeof session->ruleset, opening->ruleset->name);
    opening_secrets_make(keys, &session->id, exchange->request.idempotency_key, &opened->told);
    session->joinable = true;
    session->join_code = hash_of(opened->told.code, strlen(opened->told.code));
    seat_add(session, seat_role_name(SEAT_UMPIRE), SEAT_UMPIRE, opened->told.umpire);
    seat_add(session, ENTRY_SPECTATORS, SEAT_SPECTATOR, opened->told.spectators);

    writer_reset(out);
    fields_write(out, opening->ruleset->options, opening->options, FIELD_ORDER_CANONICAL);
    session->options = out->failed ? NULL : arena_copy(&exchange->arena, out->at, out->used);
    session->options_length = out->used;
    return session->options != NULL;
}

/* Entry 0 into the arena. NULL when memory is out. */
static const char *entry_write(struct exchange *exchange, const struct opened *opened, size_t *ret_length)
{
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    struct writer *out = &exchange->out;
    char origin[CHECKPOINT_ORIGIN_MAX];
    struct sealing sealing = {.origin = origin,
                              .chain = exchange->appending.derived->chain.anchor,
                              .both = opened->session.both,
                              .reveal_seconds = opened->reveal_seconds};
    struct envelope envelope = {.kind = "opened",
                                .session = opened->session.id,
                                .at = opened->session.opened_at,
                                .seat = opened->session.seats[0].name};
    if (!checkpoint_origin(keys->server, &opened->session.id, origin))
        return NULL;
    writer_reset(out); /* free until the reply is written */
    entry_write_opened_sealed(out, &envelope, opened->ruleset, opened->options, &sealing);
    *ret_length = out->used;
    return out->failed ? NULL : arena_copy(&exchange->arena, out->at, out->used);
}

/* What it leaves for the next one, into exchange->out. */
static bool state_write(struct exchange *exchange, struct opened *opened, const char *entry, size_t length)
{
    struct session_state *state = arena_take(&exchange->arena, sizeof *state);
    if (!state)
        return false;
    session_state_start(state, CHAIN_LENGTH);
    session_state_extend(state, entry, length);
    opened->tree = tree_head_of(&state->tree);
    writer_reset(&exchange->out);
    session_state_write(state, &exchange->out);
    return !exchange->out.failed;
}

static void chain_came(struct exchange *exchange)
{
    struct opened *opened = exchange->request_data;
    size_t length = 0;
    const char *entry = exchange->appending.derived ? entry_write(exchange, opened, &length) : NULL;
    if (!entry || !state_write(exchange, opened, entry, length)) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    exchange->read = (struct store_read){
        .query = STORE_OPEN_SESSION,
        .session = opened->session.id,
        .opening = &opened->session,
        .entry = entry,
        .entry_length = length,
        .left = exchange->out.at,
        .left_length = exchange->out.used,
        .secret = &opened->secret,
        .seat = opened->session.seats[0].name,
        .owner = "",
        .key = exchange->request.idempotency_key,
    };
    if (exchange->read.key)
        exchange->read.digest = request_digest(exchange);
    exchange_read(exchange, opened_answer);
}

static void root_draw(struct exchange *exchange, struct opened *opened, const struct key_ring *keys)
{
    struct root_box box;
    uint8_t root[ROOT_SIZE];
    root_make(keys, &opened->session.id, root, &box);
    memcpy(opened->secret.fingerprint, box.fingerprint, sizeof box.fingerprint);
    memcpy(opened->secret.nonce, box.nonce, sizeof box.nonce);
    memcpy(opened->secret.box, box.bytes, sizeof box.bytes);
    exchange->request_data = opened;
    chain_derive(exchange, &opened->session.id, root, 0, 0, chain_came);
    sodium_memzero(root, sizeof root);
}

void handle_open(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    struct violations *violations;
    struct opening opening;
    if (exchange->service->settings.open_sessions != OPEN_SESSIONS_ANYONE) {
        problem(exchange, ERROR_SESSIONS_CLOSED, NULL);
        return;
    }
    if (exchange->request.idempotency_key && strlen(exchange->request.idempotency_key) < SECRET_KEY_MIN) {
        problem(exchange, ERROR_BAD_REQUEST, "who opens keeps the Idempotency-Key secret: at least 16 characters");
        return;
    }
    if (!(violations = exchange_violations(exchange)))
        return;
    if (!opening_decode(&exchange->arena, body->at, body->used, &opening, violations)) {
        problem_violations(exchange);
        return;
    }
    if (!keys) {
        problem(exchange, store_ready(exchange->service->store, NULL) ? ERROR_KEYS_MISSING : ERROR_DATABASE_AWAY, NULL);
        return;
    }
    struct opened *opened = arena_take_zero(&exchange->arena, sizeof *opened);
    if (!opened || !opened_fill(exchange, opened, &opening, keys)) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    root_draw(exchange, opened, keys);
}
