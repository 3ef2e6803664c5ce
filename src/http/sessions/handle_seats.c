/* Joining a session: a seat, its token and its entry. */
#include "append.h"
#include "opening_secrets.h"
#include "operation.h"
#include "problem.h"
#include "requests.h"
#include <string.h>

/* What a joining keeps until it is answered. */
struct joining_seat {
    const struct join_request *request;
    struct store_seat seat;
    char token[TOKEN_TEXT_SIZE];
};

static size_t players_count(const struct session_state *state)
{
    size_t count = 0;
    for (size_t i = 0; i < state->seat_count; i++)
        count += state->seats[i].role == SEAT_PLAYER;
    return count;
}

/* The spectators' seat stands in no entry, but has its name all the same. */
static bool is_the_link(const struct store_session *session, const char *name)
{
    for (int32_t i = 0; i < session->seat_count; i++)
        if (strcmp(name, ENTRY_SPECTATORS) == 0 && strcmp(session->seats[i].name, name) == 0)
            return true;
    return false;
}

static bool join_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct joining_seat *joining = exchange->request_data;
    const struct join_request *request = joining->request;
    if (!state)
        return append_refuse(exchange, ERROR_SESSION_NOT_SEALED);
    if (session_state_seat(state, request->name) || is_the_link(exchange->session, request->name))
        return append_refuse(exchange, ERROR_SEAT_TAKEN);
    if (exchange->session->both && request->as == SEAT_PLAYER && players_count(state) == PROTOCOL_PARTIES)
        return append_refuse(exchange, ERROR_PARTIES_WRONG);
    if (!session_state_join(state, request->name, request->as, request->nonce_bytes, request->nonce_length))
        return append_refuse(exchange, ERROR_SEATS_FULL);
    exchange->entry.joined = (struct entry_joined){.role = request->as,
                                                   .nonce = {request->nonce_bytes, request->nonce_length},
                                                   .fallback = request->fallback,
                                                   .keeper = request->keeper};
    entry_write(out, &exchange->entry);
    return true;
}

/* `exchange->out` holds the entry as it is answered. */
static void joined_reply(struct exchange *exchange, const char *token, int status)
{
    const struct joining_seat *joining = exchange->request_data;
    struct writer *out = &exchange->out;
    size_t length = out->used;
    const char *entry = out->failed ? NULL : arena_copy(&exchange->arena, out->at, length);
    if (!entry) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    writer_reset(out);
    write_object(out);
    write_member(out, "seat", joining->seat.name);
    write_member(out, "role", joining->seat.role);
    write_member(out, "token", token);
    write_key(out, "entry");
    write_json(out, entry, length);
    write_object_end(out);
    append_headers(exchange, exchange->append.seq);
    reply_out(exchange, status);
}

static void joined_answer(struct exchange *exchange)
{
    const struct joining_seat *joining = exchange->request_data;
    store_session_add_seat(exchange->service->store, exchange->session, &joining->seat);
    struct tree_head tree = tree_head_of(&exchange->appending.tree);
    answer_add_tree(&exchange->out, &tree);
    joined_reply(exchange, joining->token, 201);
}

/* The token of which the seat has the hash: from the present key, or from one of before. */
static enum umpire_error token_again(struct exchange *exchange, const struct store_session *session,
                                     char ret[TOKEN_TEXT_SIZE])
{
    const struct joining_seat *joining = exchange->request_data;
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    for (int32_t i = 0; keys && i < session->seat_count; i++) {
        if (strcmp(session->seats[i].name, joining->seat.name) != 0)
            continue;
        if (store_session_is_revoked(session, &session->seats[i]))
            return ERROR_SEAT_REVOKED;
        for (size_t place = 0; token_derive(keys, place, &exchange->session_id, joining->seat.name,
                                            exchange->request.idempotency_key, ret);
             place++) {
            struct hash hash = hash_of(ret, strlen(ret));
            if (hash_equal(&hash, &session->seats[i].token))
                return ERROR_NONE;
        }
    }
    return ERROR_KEYS_MISSING;
}

static void seats_came(struct exchange *exchange)
{
    char token[TOKEN_TEXT_SIZE];
    struct store_session *session = exchange->read.found;
    enum store_result result = exchange->read.result;
    enum umpire_error error = result == STORE_DONE ? token_again(exchange, session, token) : ERROR_NONE;
    if (result == STORE_DONE)
        store_session_free(session);
    exchange->append.seq = exchange->appending.repeated_seq; /* shares its memory with the read */
    if (result != STORE_DONE)
        problem_store(exchange, result);
    else if (error)
        problem(exchange, error, NULL);
    else
        joined_reply(exchange, token, 200);
}

/* The answer was lost and is asked for again: the entry stands in exchange->out, the token must be made again. */
static void joined_again(struct exchange *exchange)
{
    exchange->read = (struct store_read){.query = STORE_FIND_SESSION, .session = exchange->session_id, .afresh = true};
    exchange_read(exchange, seats_came);
}

/* False after answering what is wrong with the code or the key. */
static bool join_fits(struct exchange *exchange, const struct join_request *request)
{
    const char *key = exchange->request.idempotency_key;
    struct hash code = hash_of(request->code, strlen(request->code));
    bool right = hash_equal(&code, &exchange->session->join_code);
    if (!exchange->session->joinable)
        problem(exchange, ERROR_SESSION_NOT_SEALED, NULL);
    else if (!limits_pass_code(exchange, right))
        return false;
    else if (!right)
        problem(exchange, ERROR_JOIN_CODE_WRONG, NULL);
    else if (!atomic_load(&exchange->service->keys))
        problem(exchange, ERROR_KEYS_MISSING, NULL);
    else if (key && strlen(key) < SECRET_KEY_MIN)
        problem(exchange, ERROR_BAD_REQUEST, "who joins keeps the Idempotency-Key secret: at least 16 characters");
    else
        return true;
    return false;
}

static struct joining_seat *seat_make(struct exchange *exchange, const struct join_request *request)
{
    struct joining_seat *joining = arena_take_zero(&exchange->arena, sizeof *joining);
    const char *key = exchange->request.idempotency_key;
    struct text text;
    if (!joining)
        return NULL;
    joining->request = request;
    text_start(&text, joining->seat.name, sizeof joining->seat.name);
    text_add(&text, request->name);
    text_start(&text, joining->seat.role, sizeof joining->seat.role);
    text_add(&text, seat_role_name(request->as));
    if (key)
        token_derive(atomic_load(&exchange->service->keys), 0, &exchange->session_id, request->name, key,
                     joining->token);
    else
        token_new(joining->token);
    joining->seat.token = hash_of(joining->token, strlen(joining->token));
    return joining;
}

void handle_join(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct violations *violations = exchange_violations(exchange);
    if (!violations)
        return;
    struct join_request *request = join_decode(&exchange->arena, body->at, body->used, violations);
    if (request && !exchange->session->both && (request->fallback || request->keeper))
        violation_add(violations, ERROR_CONFLICTING_FIELDS, request->fallback ? "/fallback" : "/keeper",
                      "is for mode both");
    if (violations->count) {
        problem_violations(exchange);
        return;
    }
    if (!join_fits(exchange, request))
        return;
    struct joining_seat *joining = seat_make(exchange, request);
    if (!joining) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    exchange->request_data = joining;
    exchange->appending = (struct appending){.kind = ENTRY_JOINED,
                                             .seat = joining->seat.name,
                                             .joins = &joining->seat,
                                             .seen = request->seen_head,
                                             .key_is_secret = true,
                                             .write = join_write,
                                             .answer = joined_answer,
                                             .repeat = joined_again};
    append_start(exchange);
}
