/* Opening a game, and seeing it. */
#include "field_write.h"
#include "opening.h"
#include "operation.h"
#include "problem.h"
#include <string.h>

/* What an opening keeps while the store writes it. */
struct opened {
    struct store_session session;
    const struct ruleset *ruleset;
    char token[TOKEN_TEXT_SIZE];
};

static void session_write(struct writer *out, const struct store_session *session)
{
    char id[UUID_TEXT_SIZE], at[INSTANT_TEXT_SIZE];
    uuid_write(&session->id, id);
    instant_write(session->opened_at, at);
    write_member(out, "id", id);
    write_member(out, "ruleset", session->ruleset);
    write_member_int(out, "ruleset_version", session->version);
    write_key(out, "options");
    write_json(out, session->options, session->options_length);
    write_member(out, "opened_at", at);
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

static void opened_answer(struct exchange *exchange)
{
    const struct opened *opened =
        (const void *)((const char *)exchange->read.opening - offsetof(struct opened, session));
    struct writer *out = &exchange->out;
    if (exchange->read.result != STORE_DONE) {
        problem_store(exchange, exchange->read.result);
        return;
    }
    writer_reset(out);
    write_object(out);
    session_write(out, &opened->session);
    write_member(out, "seat", opened->session.seats[0].name);
    write_member(out, "token", opened->token);
    write_object_end(out);
    reply_header(exchange, "Location", session_location(exchange, &opened->session.id));
    reply_header(exchange, "Cache-Control", "no-store");
    reply_out(exchange, 201);
}

/* The session as it will be stored: a new id, the umpire's seat with a new token, the options as canonical bytes. */
static bool opened_fill(struct exchange *exchange, struct opened *opened, const struct opening *opening)
{
    struct store_session *session = &opened->session;
    struct writer *out = &exchange->out;
    struct text name;
    opened->ruleset = opening->ruleset;
    session->id = uuid_new();
    session->version = opening->ruleset->version;
    session->opened_at = clock_now();
    text_start(&name, session->ruleset, sizeof session->ruleset);
    text_add(&name, opening->ruleset->name);

    struct store_seat *seat = &session->seats[session->seat_count++];
    text_start(&name, seat->name, sizeof seat->name);
    text_add(&name, "umpire");
    text_start(&name, seat->role, sizeof seat->role);
    text_add(&name, "umpire");
    token_new(opened->token);
    seat->token = hash_of(opened->token, strlen(opened->token));

    writer_reset(out);
    fields_write(out, opening->ruleset->options, opening->options, FIELD_ORDER_CANONICAL);
    session->options = out->failed ? NULL : arena_copy(&exchange->arena, out->at, out->used);
    session->options_length = out->used;
    return session->options != NULL;
}

void handle_open(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct violations *violations;
    struct opening opening;
    if (exchange->service->settings.open_sessions != OPEN_SESSIONS_ANYONE) {
        problem(exchange, ERROR_SESSIONS_CLOSED, NULL);
        return;
    }
    if (!(violations = exchange_violations(exchange)))
        return;
    if (!opening_decode(&exchange->arena, body->at, body->used, &opening, violations)) {
        problem_violations(exchange);
        return;
    }
    struct opened *opened = arena_take_zero(&exchange->arena, sizeof *opened);
    if (!opened || !opened_fill(exchange, opened, &opening)) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    struct envelope envelope = {
        .kind = "opened", .session = opened->session.id, .seq = 0, .at = opened->session.opened_at, .seat = "umpire"};
    writer_reset(&exchange->out); /* free until the reply is written: it carries the entry to the store */
    entry_write_opened(&exchange->out, &envelope, opening.ruleset, opening.options);
    if (exchange->out.failed) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    exchange->read = (struct store_read){
        .query = STORE_OPEN_SESSION,
        .session = opened->session.id,
        .opening = &opened->session,
        .entry = exchange->out.at,
        .entry_length = exchange->out.used,
        .seat = "umpire",
    };
    exchange_read(exchange, opened_answer);
}

static void seats_write(struct writer *out, const struct store_session *session)
{
    write_key(out, "seats");
    write_array(out);
    for (int32_t i = 0; i < session->seat_count; i++) {
        write_object(out);
        write_member(out, "name", session->seats[i].name);
        write_member(out, "role", session->seats[i].role);
        write_object_end(out);
    }
    write_array_end(out);
}

static void session_answer(struct exchange *exchange)
{
    struct writer *out = &exchange->out;
    if (exchange->read.result != STORE_DONE) {
        problem_store(exchange, exchange->read.result);
        return;
    }
    write_object(out);
    session_write(out, exchange->session);
    write_member(out, "state", exchange->read.state.closed ? "closed" : "open");
    if (exchange->read.state.closed) {
        char at[INSTANT_TEXT_SIZE];
        instant_write(exchange->read.state.closed_at, at);
        write_member(out, "closed_at", at);
    }
    write_member_int(out, "entries", exchange->read.state.entries);
    seats_write(out, exchange->session);
    write_object_end(out);
    reply_header(exchange, "Cache-Control", "no-store");
    reply_out(exchange, 200);
}

void handle_session(struct exchange *exchange)
{
    exchange->read = (struct store_read){.query = STORE_SESSION_STATE, .session = exchange->session_id};
    exchange_read(exchange, session_answer);
}
