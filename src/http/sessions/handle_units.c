/* Units that come in, a change by hand, a turn that begins: entries that change the roster without dice. */
#include "append.h"
#include "casting.h"
#include "negotiate.h"
#include "operation.h"
#include "problem.h"
#include "table_top.h"
#include "unit_requests.h"
#include <string.h>

/* Appends what `appending` says beyond what these acts have in common, once the roster is at hand. */
static void units_append(struct exchange *exchange, const struct tree_head *seen, const struct appending *appending)
{
    exchange->appending = *appending;
    exchange->appending.seat = exchange->seat->name;
    exchange->appending.seen = seen;
    roster_need(exchange, false, append_start);
}

/* A copy of the roster at the head, to be changed. NULL after declining. */
static struct roster *roster_change_begin(struct exchange *exchange, const struct session_state *state)
{
    const struct roster *head;
    struct roster *after;
    if (!state) {
        append_refuse(exchange, ERROR_SESSION_NOT_SEALED);
        return NULL;
    }
    head = roster_at_head(exchange, state);
    after = head ? arena_take(&exchange->arena, sizeof *after) : NULL;
    if (head && !after)
        append_refuse(exchange, ERROR_OVERLOADED);
    if (after)
        roster_copy(after, head);
    return after;
}

static bool is_player(const struct exchange *exchange)
{
    return strcmp(exchange->seat->role, seat_role_name(SEAT_UMPIRE)) != 0;
}

/* A list of what is wrong with units. NULL after adding that there is no memory for it. */
static struct violations *blame_start(struct exchange *exchange)
{
    struct violations *found = arena_take(&exchange->arena, sizeof *found);
    if (found)
        violations_start(found);
    else
        violation_add(exchange->violations, ERROR_OVERLOADED, "", "there is no memory for this request just now");
    return found;
}

static void blame_unit(struct violations *found, int32_t unit, const char *member, enum umpire_error code,
                       const char *message)
{
    char pointer[32];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/units/%d/%s", unit, member);
    violation_add(found, code, pointer, "%s", message);
}

/* Tells it where the request has these units: in a list, or in cells. True when nothing is wrong. */
static bool blame_end(struct exchange *exchange, const struct units_request *request, const struct violations *found)
{
    if (request->cells)
        units_csv_blame(request->cells, found, exchange->violations);
    else
        *exchange->violations = *found;
    return found->count == 0;
}

/* Each unit has an id of its own in the game. */
static bool ids_fit(struct exchange *exchange, const struct units_request *request, const struct roster *roster)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    struct violations *found = blame_start(exchange);
    if (!found)
        return false;
    for (int32_t i = 0; i < request->count; i++) {
        text_start(&text, message, sizeof message);
        text_format(&text, "the session has a unit %s already", request->units[i].id);
        if (roster_find(roster, request->units[i].id) >= 0)
            blame_unit(found, i, "id", ERROR_UNIT_ID_TAKEN, message);
    }
    return blame_end(exchange, request, found);
}

static bool units_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct units_request *request = exchange->request_data;
    struct roster *after = roster_change_begin(exchange, state);
    struct units_entered entered;
    if (!after || !ids_fit(exchange, request, after))
        return false;
    for (int32_t i = 0; i < request->count; i++)
        if (!roster_add(after, &request->units[i]))
            return append_refuse(exchange, ERROR_UNITS_FULL);
    if (is_player(exchange) && roster_count_of(after, exchange->seat->name) > ROSTER_SEAT_UNITS_MAX)
        return append_refuse(exchange, ERROR_SEAT_UNITS_FULL);
    if (!units_enter(&exchange->arena, exchange->ruleset->units, request->units, request->count, &entered))
        return append_refuse(exchange, ERROR_OVERLOADED);
    exchange->entry.units_added.units = entered;
    entry_write(out, &exchange->entry);
    roster_follow(exchange, state, out, after);
    return true;
}

/* A player brings units of the own seat. */
static void seats_check(struct exchange *exchange, const struct units_request *request)
{
    struct violations *found = blame_start(exchange);
    if (!found)
        return;
    for (int32_t i = 0; i < request->count; i++)
        if (strcmp(request->units[i].seat, exchange->seat->name) != 0)
            blame_unit(found, i, "seat", ERROR_NOT_A_CHOICE, "a player brings units of the own seat");
    blame_end(exchange, request, found);
}

/* Violations, and the session's options; NULL after answering. */
static const struct kept *kept_for(struct exchange *exchange)
{
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    if (!exchange->ruleset->units)
        problem(exchange, ERROR_UNITS_NOT_HERE, "the ruleset knows no units");
    else if (!kept)
        problem(exchange, ERROR_OVERLOADED, NULL);
    else if (exchange_violations(exchange))
        return kept;
    return NULL;
}

void handle_add_units(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    const struct kept *kept = kept_for(exchange);
    if (!kept)
        return;
    struct units_request *request = (is_csv(exchange->request.content_type) ? units_decode_csv : units_decode)(
        &exchange->arena, exchange->ruleset, kept->options, body->at, body->used, exchange->violations);
    if (request && is_player(exchange))
        seats_check(exchange, request);
    if (exchange->violations->count) {
        problem_violations(exchange);
        return;
    }
    exchange->request_data = request;
    units_append(exchange, request->seen_head,
                 &(struct appending){.kind = ENTRY_UNITS_ADDED, .write = units_write, .answer = append_reply});
}

/* False after adding violations, or declining: there is no memory for what the session keeps. */
static bool unit_fits(struct exchange *exchange, const struct roster_unit *before, const struct roster_unit *after)
{
    const struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    if (!kept)
        return append_refuse(exchange, ERROR_OVERLOADED);
    unit_change_check(exchange->ruleset, kept->options, before, after, "/changes", exchange->violations);
    return exchange->violations->count == 0;
}

/* Declines, naming the unit that the path names. */
static bool unit_unknown(struct exchange *exchange, const char *id)
{
    static const char words[] = "the session has no unit ";
    size_t size = sizeof words + strlen(id);
    char *detail = arena_take(&exchange->arena, size);
    struct text text;
    if (detail) {
        text_start(&text, detail, size);
        text_add(&text, words);
        text_add(&text, id);
    }
    return append_refuse_saying(exchange, ERROR_UNIT_UNKNOWN, detail);
}

static bool change_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    struct unit_change_request *request = exchange->request_data;
    struct roster *after = roster_change_begin(exchange, state);
    struct unit_changed changed[UNIT_FIELDS_MAX];
    if (!after)
        return false;
    int32_t unit = roster_find(after, exchange->path_values[1]);
    if (unit < 0)
        return unit_unknown(exchange, exchange->path_values[1]);
    const struct roster_unit before = after->units[unit];
    for (int32_t i = 0; i < request->count; i++) {
        struct roster_change *change = &request->changes[i];
        bool number = change->member->kind != FIELD_TEXT;
        change->unit = unit;
        change->before = number ? unit_number(change->member, after->units[unit].own) : FIELD_ABSENT;
        change->after = number ? change->value : FIELD_ABSENT;
        changed[i] = unit_changed_of(exchange->path_values[1], change);
        roster_change(after, change);
    }
    if (!unit_fits(exchange, &before, &after->units[unit]))
        return false;
    exchange->entry.unit_changed = (struct entry_unit_changed){
        .unit = exchange->path_values[1], .reason = request->reason, .changes = {request->count, changed}};
    entry_write(out, &exchange->entry);
    roster_follow(exchange, state, out, after);
    return true;
}

void handle_change_unit(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    if (!kept_for(exchange))
        return;
    struct unit_change_request *request =
        unit_change_decode(&exchange->arena, exchange->ruleset, body->at, body->used, exchange->violations);
    if (!request) {
        problem_violations(exchange);
        return;
    }
    exchange->request_data = request;
    units_append(exchange, request->seen_head,
                 &(struct appending){.kind = ENTRY_UNIT_CHANGED, .write = change_write, .answer = append_reply});
}

/* How many phases the ruleset has. */
static int32_t phase_count(const struct unit_type *type)
{
    int32_t count = 0;
    while (type->phases && type->phases[count].name)
        count++;
    return count;
}

static int32_t phase_find(const struct unit_type *type, const char *name)
{
    for (int32_t i = 0; i < phase_count(type); i++)
        if (strcmp(type->phases[i].name, name) == 0)
            return i;
    return -1;
}

/* What begins: what is asked for, else what comes next. */
static void turn_find(const struct unit_type *type, const struct session_state *state,
                      const struct turn_request *request, int32_t *ret_turn, int32_t *ret_phase)
{
    int32_t phases = phase_count(type);
    bool next = request->turn == FIELD_ABSENT && !request->phase[0];
    bool over = state->turn == 0 || state->phase + 1 >= phases;
    *ret_turn = request->turn != FIELD_ABSENT ? request->turn : state->turn + (next ? over : state->turn == 0);
    *ret_phase = request->phase[0] ? phase_find(type, request->phase)
                 : phases == 0     ? -1
                 : next && !over   ? state->phase + 1
                                   : 0;
}

static bool turn_write(struct exchange *exchange, struct session_state *state, struct writer *out)
{
    const struct turn_request *request = exchange->request_data;
    struct roster *after = roster_change_begin(exchange, state);
    int32_t turn, phase;
    if (!after)
        return false;
    turn_find(exchange->ruleset->units, state, request, &turn, &phase);
    if (turn < state->turn || turn > 9999)
        return append_refuse(exchange, ERROR_TURN_PAST);
    if (is_player(exchange) && !turn_follows(exchange->ruleset->units, state->turn, state->phase, turn, phase))
        return append_refuse_saying(exchange, ERROR_NOT_ALLOWED,
                                    "a player begins the next phase or the next turn; the umpire may begin any later");
    roster_turn(after, turn, phase);
    state->turn = turn;
    state->phase = phase;
    exchange->entry.turn = (struct entry_turn){.turn = turn, .phase = phase_name(exchange->ruleset, phase)};
    entry_write(out, &exchange->entry);
    roster_follow(exchange, state, out, after);
    return true;
}

void handle_begin_turn(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    if (!kept_for(exchange))
        return;
    struct turn_request *request = turn_decode(&exchange->arena, body->at, body->used, exchange->violations);
    if (request && request->phase[0] && phase_find(exchange->ruleset->units, request->phase) < 0)
        violation_add(exchange->violations, ERROR_NOT_A_CHOICE, "/phase", "the ruleset has no such phase");
    if (exchange->violations->count) {
        problem_violations(exchange);
        return;
    }
    exchange->request_data = request;
    units_append(exchange, request->seen_head,
                 &(struct appending){.kind = ENTRY_TURN, .write = turn_write, .answer = append_reply});
}
