/* Opening a game: the club's house rules are fetched where they are asked for, its root and first chain are drawn, its
 * first entry is written, its umpire gets a token and the code that lets others join. */
#include "append.h"
#include "club_day.h"
#include "derive.h"
#include "field_write.h"
#include "json.h"
#include "opening.h"
#include "operation.h"
#include "problem.h"
#include "session_write.h"
#include <sodium.h>
#include <string.h>

enum { CODE_SIZE = 17 };

/* What an opening keeps while the store writes it. */
struct opened {
    struct opening opening;
    struct house_rules_used house_rules; /* name NULL: none */
    struct store_session session;
    char token[TOKEN_TEXT_SIZE];
    char code[CODE_SIZE];
    struct store_secret secret;
    struct tree_head tree;
    const char *entry; /* the first one, as it is recorded */
    size_t entry_length;
};

/* The chain need not be derived again for the first ruling. */
static void chain_keep(struct exchange *exchange, const struct opened *opened)
{
    struct store_session *session = store_session_cached(exchange->service->store, &opened->session.id);
    struct kept *kept = session ? kept_of(session, opened->opening.ruleset) : NULL;
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

/* Which house rules the session was opened with, as its first entry says. */
static void rules_used_write(struct exchange *exchange, const struct opened *opened)
{
    const struct json_t *entry = json_read(&exchange->arena, opened->entry, opened->entry_length, exchange->violations);
    const struct json_t *used = json_member(entry, "house_rules");
    if (!used)
        return;
    write_key(&exchange->out, "house_rules");
    json_write(&exchange->out, used);
}

static void opened_answer(struct exchange *exchange)
{
    const struct opened *opened = exchange->request_data;
    struct writer *out = &exchange->out;
    if (exchange->read.result == STORE_SPENT)
        exchange->retry_after = club_day_left(&exchange->read.clubs.oldest, clock_now());
    if (exchange->read.result != STORE_DONE) {
        problem_store(exchange, exchange->read.result);
        return;
    }
    chain_keep(exchange, opened);
    writer_reset(out);
    write_object(out);
    session_write(out, &opened->session);
    write_member(out, "mode", opened->session.both ? "both" : "single");
    if (opened->opening.house_rules)
        rules_used_write(exchange, opened);
    write_member(out, "seat", opened->session.seats[0].name);
    write_member(out, "token", opened->token);
    write_member(out, "join_code", opened->code);
    write_key(out, "tree");
    answer_write_tree(out, &opened->tree);
    write_object_end(out);
    reply_header(exchange, "Location", session_location(exchange, &opened->session.id));
    reply_header(exchange, "Cache-Control", "no-store");
    reply_out(exchange, 201);
}

/* Letters and digits that are not taken for each other: 16 of 31 are 79 bits. */
static void code_new(char ret[CODE_SIZE])
{
    static const char letters[] = "23456789abcdefghjkmnpqrstuvwxyz";
    for (size_t i = 0; i < CODE_SIZE - 1; i++)
        ret[i] = letters[randombytes_uniform(sizeof letters - 1)];
    ret[CODE_SIZE - 1] = '\0';
}

static void text_set(char *ret, size_t size, const char *words)
{
    struct text text;
    text_start(&text, ret, size);
    text_add(&text, words);
}

/* The session as it will be stored: a new id, the umpire's seat with a new token, the options as canonical bytes. */
static bool opened_fill(struct exchange *exchange, struct opened *opened)
{
    const struct opening *opening = &opened->opening;
    struct store_session *session = &opened->session;
    struct writer *out = &exchange->out;
    session->id = uuid_new();
    session->version = opening->ruleset->version;
    session->opened_at = clock_now();
    session->both = opening->both;
    text_set(session->ruleset, sizeof session->ruleset, opening->ruleset->name);
    code_new(opened->code);
    session->joinable = true;
    session->join_code = hash_of(opened->code, strlen(opened->code));

    struct store_seat *seat = &session->seats[0];
    session->seat_count = 1;
    text_set(seat->name, sizeof seat->name, seat_role_name(SEAT_UMPIRE));
    text_set(seat->role, sizeof seat->role, seat_role_name(SEAT_UMPIRE));
    token_new(opened->token);
    seat->token = hash_of(opened->token, strlen(opened->token));

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
                              .reveal_seconds = opened->opening.reveal_seconds,
                              .house_rules = opened->house_rules.name ? &opened->house_rules : NULL};
    struct envelope envelope = {.kind = "opened",
                                .session = opened->session.id,
                                .at = opened->session.opened_at,
                                .seat = opened->session.seats[0].name};
    if (!checkpoint_origin(keys->server, &opened->session.id, origin))
        return NULL;
    writer_reset(out); /* free until the reply is written */
    entry_write_opened_sealed(out, &envelope, opened->opening.ruleset, opened->opening.options, &sealing);
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
    opened->entry = entry;
    opened->entry_length = length;
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
        .clubs = {.club = exchange->club,
                  .since = club_day_begin(opened->session.opened_at),
                  .cap = exchange->service->settings.club_sessions_a_day},
    };
    exchange_read(exchange, opened_answer);
}

static void root_draw(struct exchange *exchange, struct opened *opened)
{
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    struct root_box box;
    uint8_t root[ROOT_SIZE];
    root_make(keys, &opened->session.id, root, &box);
    memcpy(opened->secret.fingerprint, box.fingerprint, sizeof box.fingerprint);
    memcpy(opened->secret.nonce, box.nonce, sizeof box.nonce);
    memcpy(opened->secret.box, box.bytes, sizeof box.bytes);
    chain_derive(exchange, &opened->session.id, root, 0, 0, chain_came);
    sodium_memzero(root, sizeof root);
}

/* Everything is known: the session is made. */
static void opened_make(struct exchange *exchange, struct opened *opened)
{
    if (exchange->violations->count)
        problem_violations(exchange);
    else if (!opened_fill(exchange, opened))
        problem(exchange, ERROR_OVERLOADED, NULL);
    else
        root_draw(exchange, opened);
}

static void rules_came(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    const struct store_house_rules *rules = read->clubs.rules;
    struct opened *opened = exchange->request_data;
    struct opening *opening = &opened->opening;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    if (read->clubs.count) {
        opened->house_rules = (struct house_rules_used){exchange->club, rules->name, rules->version};
        opening_take_rules(&exchange->arena, opening, rules->options, rules->options_length, exchange->violations);
    } else if (read->clubs.version) {
        violation_add(exchange->violations, ERROR_NOT_A_CHOICE, "/house_rules/version",
                      "is no version of house rules of this name that the club has for %s", opening->ruleset->name);
    } else {
        violation_add(exchange->violations, ERROR_NOT_A_CHOICE, "/house_rules/name",
                      "is not the name of house rules of the club for %s", opening->ruleset->name);
    }
    opened_make(exchange, opened);
}

static void rules_ask(struct exchange *exchange, const struct opening *opening)
{
    const struct rules_choice *choice = &opening->choice;
    if (!exchange->club) {
        violation_add(exchange->violations, ERROR_CONFLICTING_FIELDS, "/house_rules",
                      "are a club's: they need its key as the bearer token");
        problem_violations(exchange);
        return;
    }
    exchange->read = (struct store_read){.query = STORE_GET_HOUSE_RULES,
                                         .clubs = {.club = exchange->club,
                                                   .ruleset = opening->ruleset->name,
                                                   .name = choice->name,
                                                   .version = choice->version == FIELD_ABSENT ? 0 : choice->version}};
    exchange_read(exchange, rules_came);
}

void handle_open(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct violations *violations = exchange_violations(exchange);
    struct opened *opened = violations ? arena_take_zero(&exchange->arena, sizeof *opened) : NULL;
    if (!violations)
        return;
    if (!opened) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    exchange->request_data = opened;
    if (!opening_decode(&exchange->arena, body->at, body->used, &opened->opening, violations))
        problem_violations(exchange);
    else if (!atomic_load(&exchange->service->keys))
        problem(exchange, store_ready(exchange->service->store, NULL) ? ERROR_KEYS_MISSING : ERROR_DATABASE_AWAY, NULL);
    else if (opened->opening.house_rules)
        rules_ask(exchange, &opened->opening);
    else
        opened_make(exchange, opened);
}
