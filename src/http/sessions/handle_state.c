/* A whole game in one answer, for an app that shows it: the session, who asks, the table, what is due, and the
 * newest entries. Three separate reads, each of what is committed; changes in between show up in the next request,
 * whose tag then differs. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "http/sessions/play.h"
#include "http/sessions/session_rows.h"
#include "http/sessions/table_rows.h"
#include "referee/roster_answer.h"

enum { LAST_SEQ = 999999999 };

struct state_query {
    int32_t entries;
};
static const struct field state_query_rows[] = {
    NUMBER(struct state_query, entries, 0, 100, "Entries", NULL, "How many of the newest entries.", .unit = "entries",
           DEFAULT(10)),
};
const struct fields state_query_fields = FIELDS("StateQuery", "How much.", state_query_rows, struct state_query);

/* What was seen so far; in the request's arena. */
struct seen {
    int32_t wanted;
    struct session_seen session;
    const struct looked *looked; /* NULL: the ruleset has no units */
};

struct you_answer {
    const char *seat, *role;
    const char *side; /* NULL: none */
    const char *name; /* NULL: none */
};
static const struct field you_rows[] = {
    WORD(struct you_answer, seat, "The id of the seat whose token it is."),
    WORD(struct you_answer, name, "What the others call who sits there; absent where nobody has said.", OPTIONAL),
    WORD(struct you_answer, role, "umpire, player or spectator."),
    WORD(struct you_answer, side, "The side that it plays on, by its id; absent where it plays on none.", OPTIONAL),
};
static const struct fields you_fields = FIELDS("You", "Who asks.", you_rows, struct you_answer);

struct state_answer {
    struct request *request;
    const struct seen *seen;
    bool *written;
    int64_t as_of;
};

WRITES(session_part_write, struct state_answer)
{
    session_seen_write(out, &it->seen->session);
}

WRITES(roster_part_write, struct state_answer)
{
    roster_seen_write(out, it->request, it->seen->looked);
}

WRITES(due_part_write, struct state_answer)
{
    dues_seen_write(out, &it->seen->looked->roster);
}

WRITES(entries_part_write, struct state_answer)
{
    *it->written = entries_read_write(out, it->request);
}

WRITES(you_write, struct state_answer)
{
    const struct store_seat *seat = it->request->seat;
    ANSWER(out, you_fields,
           (struct you_answer){seat->name, seat->role, seat->side[0] ? seat->side : NULL,
                               seat_name_of(it->seen->session.names, seat->name)});
}
GIVEN(has_table, struct state_answer, it->seen->looked != NULL)

static const struct field state_rows[] = {
    LONG(struct state_answer, as_of, "The number of the newest entry that counts in it."),
    MADE("you", you_fields, NULL, you_write),
    MADE("session", session_fields, NULL, session_part_write),
    MADE("roster", any_roster_fields, "As getRoster answers it; absent where the ruleset has no units.",
         roster_part_write, ONLY_IF(has_table)),
    EACH("due", due_fields, "What the rules demand next, by unit.", due_part_write, ONLY_IF(has_table)),
    EACH("entries", any_entry_fields, "The newest entries, the newest first.", entries_part_write),
};
const struct fields game_state_fields = FIELDS("GameState", "A game as it stands.", state_rows, struct state_answer);

static void state_reply(struct request *request)
{
    const struct seen *seen = request->handler_data;
    bool written = true;
    struct state_answer answer = {.request = request, .seen = seen, .written = &written};
    if (request->read.result != STORE_DONE) {
        problem_store(request, request->read.result);
        return;
    }
    answer.as_of = seen->looked                ? seen->looked->as_of
                   : request->read.entry_count ? request->read.entries[0].seq
                                               : seen->session.state.entries - 1;
    writer_reset(&request->out);
    ANSWER(&request->out, game_state_fields, answer);
    if (written)
        reply_out_private(request);
    else
        problem(request, ERROR_INTERNAL, NULL);
}

/* Entries no newer than the table. */
static void entries_ask(struct request *request)
{
    const struct seen *seen = request->handler_data;
    if (!seen->wanted) {
        request->read = (struct store_read){.result = STORE_DONE};
        state_reply(request);
        return;
    }
    request->read = (struct store_read){.query = STORE_LIST_NEWEST,
                                        .session = request->session_id,
                                        .seq = seen->looked ? seen->looked->as_of : LAST_SEQ,
                                        .floor = -1,
                                        .limit = seen->wanted};
    request_read(request, state_reply);
}

static void table_seen(struct request *request)
{
    ((struct seen *)request->handler_data)->looked = request->job.looked;
    entries_ask(request);
}

static void session_seen_now(struct request *request)
{
    struct seen *seen = request->handler_data;
    seen->session = session_seen(request);
    if (request->ruleset->units)
        play(request, game_look_at_roster(&request->job, FIELD_ABSENT), table_seen);
    else
        entries_ask(request);
}

void handle_state(struct request *request)
{
    const struct state_query *query = request_query(request);
    struct violations *violations = request->violations;
    struct seen *seen = query && violations->count == 0 ? arena_take_zero(&request->arena, sizeof *seen) : NULL;
    if (query && violations->count) {
        problem_violations(request);
        return;
    }
    if (query && !seen)
        problem(request, ERROR_OVERLOADED, NULL);
    struct job *job = seen ? play_begin(request) : NULL;
    if (!job)
        return;
    seen->wanted = query->entries;
    request->handler_data = seen;
    play(request, game_look_at_session(job), session_seen_now);
}
