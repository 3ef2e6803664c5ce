/* The games of a device: it holds a token for each, and asks for their headlines at once. The sessions are looked at
 * one after the other; what is wrong with one is reported in its line and stops no other. */
#include "fields/answer_rows.h"
#include "fields/decode.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_limits.h"
#include "http/server/request_query.h"
#include "referee/described.h"
#include "referee/session_state.h"
#include <string.h>

enum { MINE_MAX = 20, MINE_TOKEN_MAX = 100, SESSION_TEXT_MAX = UUID_TEXT_SIZE - 1 };

struct mine_item {
    char session[SESSION_TEXT_MAX + 1];
    char token[MINE_TOKEN_MAX + 1];
};
static const struct field mine_item_rows[] = {
    TEXT(struct mine_item, session, SESSION_TEXT_MAX, SESSION_TEXT_MAX, "Session", NULL, "The session's UUID.",
         .pattern = FIELD_ASCII),
    TEXT(struct mine_item, token, 1, MINE_TOKEN_MAX, "Token", NULL, "Of any seat of that session.",
         .pattern = FIELD_ASCII),
};
static const struct fields mine_item_fields =
    FIELDS("HeldToken", "A session and a token of it.", mine_item_rows, struct mine_item);

struct mine_request {
    int32_t count;
    struct mine_item items[MINE_MAX];
};
static const struct field mine_item_field = {.kind = FIELD_GROUP, .of = &mine_item_fields};
static const struct field mine_rows[] = {
    LIST_AS(struct mine_request, items, "sessions", struct mine_item, mine_item_field, count, 1, MINE_MAX, "Sessions",
            NULL, "The sessions whose tokens the device holds."),
};
const struct fields my_sessions_request_fields =
    FIELDS("MySessionsRequest", "Whose headlines are wanted.", mine_rows, struct mine_request);

/* ---- one line of the answer ---- */

struct headline {
    const char *session, *code; /* code NULL: all is well, and the rest is there */
    const char *ruleset, *mode, *state, *seat, *role, *phase;
    int64_t opened_at, closed_at, entries;
    int32_t turn;
    const struct entry_described *described; /* NULL: nothing was said */
};

WRITES(description_write, struct headline)
{
    ANSWER(out, session_description_fields, *it->described);
}
GIVEN(is_described, struct headline, it->described != NULL)

static const struct field headline_rows[] = {
    WORD(struct headline, session, "The session's UUID, as it was sent."),
    WORD(struct headline, code, "Why nothing is said of it, as a problem's code; absent when all is well.", OPTIONAL),
    WORD(struct headline, ruleset, NULL, OPTIONAL),
    WORD(struct headline, mode, "sealed or two_sided.", OPTIONAL),
    WORD(struct headline, state, "open or closed.", OPTIONAL),
    WORD(struct headline, seat, "Whose token it is.", OPTIONAL),
    WORD(struct headline, role, "umpire, player or spectator.", OPTIONAL),
    INSTANT(struct headline, opened_at, "RFC 3339, UTC.", OPTIONAL),
    INSTANT(struct headline, closed_at, "RFC 3339, UTC; only when closed.", OPTIONAL),
    LONG(struct headline, entries, "How many entries the ledger has.", OPTIONAL, .zero = true),
    COUNT(struct headline, turn, "The current turn; absent before the first.", OPTIONAL, .zero = true),
    WORD(struct headline, phase, "The phase of that turn, where the ruleset has phases.", OPTIONAL),
    MADE("description", session_description_fields, NULL, description_write, ONLY_IF(is_described)),
};
static const struct fields headline_fields =
    FIELDS("SessionHeadline", "A game in few words.", headline_rows, struct headline);

struct mine {
    const struct mine_request *asked;
    int32_t next;
    struct headline lines[MINE_MAX];
    struct store_session *held; /* of the line that is being worked on */
};

WRITES(lines_write, struct mine)
{
    write_array(out);
    for (int32_t i = 0; i < it->asked->count; i++)
        ANSWER(out, headline_fields, it->lines[i]);
    write_array_end(out);
}

static const struct field my_sessions_rows[] = {
    EACH("sessions", headline_fields, "In the order in which they were asked for.", lines_write),
};
const struct fields my_sessions_fields =
    FIELDS("MySessions", "The headlines of a device's games.", my_sessions_rows, struct mine);

/* ---- one after the other ---- */

static void mine_go_on(struct request *request);

static void mine_release(struct request *request)
{
    struct mine *mine = request->handler_data;
    store_session_free(mine->held);
    mine->held = NULL;
}

static void line_fail(struct request *request, enum umpire_error error)
{
    struct mine *mine = request->handler_data;
    mine->lines[mine->next].code = error_entry(error)->code;
    if (error == ERROR_TOKEN_INVALID)
        limits_charge(request, COST_FAILED);
    mine_release(request);
    mine->next++;
    mine_go_on(request);
}

static void state_found(struct request *request)
{
    struct mine *mine = request->handler_data;
    struct headline *line = &mine->lines[mine->next];
    const struct store_read *read = &request->read;
    if (read->result != STORE_DONE) {
        line_fail(request, store_error(read->result));
        return;
    }
    const struct ruleset *ruleset = ruleset_find(line->ruleset);
    struct session_state *state = arena_take(&request->arena, sizeof *state);
    if (state && read->state.left_length && session_state_read(read->state.left, read->state.left_length, state)) {
        line->turn = state->turn;
        line->phase = ruleset && state->turn ? phase_name(ruleset, state->phase) : NULL;
    }
    line->state = read->state.closed ? "closed" : "open";
    line->closed_at = read->state.closed ? read->state.closed_at : 0;
    line->entries = read->state.entries;
    line->described = described_read(&request->arena, read->state.described, read->state.described_length);
    mine_release(request);
    mine->next++;
    mine_go_on(request);
}

/* The session is cached or read: is the token one of its seats', and still valid? */
static void session_check(struct request *request)
{
    struct mine *mine = request->handler_data;
    const struct mine_item *item = &mine->asked->items[mine->next];
    struct headline *line = &mine->lines[mine->next];
    const struct store_session *session = mine->held;
    const struct store_seat *seat = session_seat_of_token(session, item->token);
    if (!seat || store_session_is_revoked(session, seat)) {
        line_fail(request, seat ? ERROR_SEAT_REVOKED : ERROR_TOKEN_INVALID);
        return;
    }
    line->ruleset = arena_copy(&request->arena, session->ruleset, strlen(session->ruleset));
    line->seat = arena_copy(&request->arena, seat->name, strlen(seat->name));
    line->role = arena_copy(&request->arena, seat->role, strlen(seat->role));
    line->mode = session->two_sided ? "two_sided" : "sealed";
    line->opened_at = session->opened_at;
    request->read = (struct store_read){.query = STORE_SESSION_STATE, .session = session->id};
    request_read(request, state_found);
}

static void session_found(struct request *request)
{
    struct mine *mine = request->handler_data;
    mine->held = request->read.found;
    if (request->read.result == STORE_DONE)
        session_check(request);
    else
        line_fail(request, store_error(request->read.result));
}

/* Seats are read again if the session is not cached, or its seats are too old. */
static void mine_go_on(struct request *request)
{
    struct mine *mine = request->handler_data;
    if (mine->next == mine->asked->count) {
        writer_reset(&request->out);
        ANSWER(&request->out, my_sessions_fields, *mine);
        reply_header(request, "Cache-Control", "no-store");
        reply_out(request, 200);
        return;
    }
    const struct mine_item *item = &mine->asked->items[mine->next];
    struct uuid id;
    mine->lines[mine->next].session = item->session;
    if (!uuid_read(item->session, &id)) {
        line_fail(request, ERROR_SESSION_UNKNOWN);
        return;
    }
    request->read = (struct store_read){.query = STORE_FIND_SESSION, .session = id, .afresh = true};
    request_read(request, session_found);
}

void handle_my_sessions(struct request *request)
{
    const struct writer *body = &request->input.body;
    struct violations *violations = request_violations(request);
    const struct json_t *root = violations ? json_read(&request->arena, body->at, body->used, violations) : NULL;
    struct mine_request *asked = root ? arena_take_zero(&request->arena, sizeof *asked) : NULL;
    struct mine *mine = asked ? arena_take_zero(&request->arena, sizeof *mine) : NULL;
    if (!violations)
        return;
    if (root && !mine) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    if (!root || !fields_decode(&my_sessions_request_fields, root, "", asked, violations)) {
        problem_violations(request);
        return;
    }
    mine->asked = asked;
    request->handler_data = mine;
    request->release = mine_release;
    mine_go_on(request);
}
