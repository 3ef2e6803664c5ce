/* What stands on the table: the roster at any entry, and what is due. */
#include "answer_rows.h"
#include "operation.h"
#include "play.h"
#include "problem.h"
#include "reply.h"
#include "request_query.h"
#include <string.h>

struct roster_query {
    int32_t at;
};

static const struct field roster_query_rows[] = {
    NUMBER_AS(struct roster_query, at, "as_of", 0, STORE_SESSION_ENTRIES_MAX, "At", NULL,
              "The number of an entry: the roster as of that entry. The current roster by default.", OPTIONAL),
};
const struct fields roster_query_fields =
    FIELDS("RosterQuery", "Which roster.", roster_query_rows, struct roster_query);

static void unit_write(struct writer *out, const struct roster *roster, int32_t unit, const void *options)
{
    const struct roster_unit *each = &roster->units[unit];
    const char *gone = roster_out(roster, unit);
    int32_t points = roster->type->points ? roster->type->points(each->own, options) : FIELD_ABSENT;
    write_object(out);
    write_member(out, "id", each->id);
    write_member(out, "name", each->name);
    write_member(out, "side", each->side);
    fields_write_members(out, roster->type->fields, each->own, FIELD_ORDER_TABLE);
    if (gone)
        write_member(out, "out", gone);
    if (points != FIELD_ABSENT)
        write_member_int(out, "points", points);
    write_object_end(out);
}

/* Point totals by side, in the order in which sides come; of the units that are in the game. */
static void points_write(struct writer *out, const struct roster *roster, const void *options)
{
    write_key(out, "points");
    write_object(out);
    for (int32_t i = 0; i < roster->count; i++) {
        const char *side = roster->units[i].side;
        int64_t sum = 0;
        bool before = false;
        for (int32_t k = 0; k < i; k++)
            before = before || strcmp(roster->units[k].side, side) == 0;
        for (int32_t k = i; !before && k < roster->count; k++) {
            int32_t points = strcmp(roster->units[k].side, side) == 0 && !roster_out(roster, k)
                                 ? roster->type->points(roster->units[k].own, options)
                                 : 0;
            sum += points == FIELD_ABSENT ? 0 : points;
        }
        if (!before)
            write_member_int(out, side, sum);
    }
    write_object_end(out);
}

/* Where in the game it is. */
struct place {
    const char *ruleset, *phase; /* phase NULL: the ruleset has none */
    int32_t as_of, turn;
};
struct due_list {
    struct place place;
    const struct roster *roster;
};
#define PLACE_ROWS(type)                                                                                               \
    WORD_AS(type, place.ruleset, "ruleset", NULL),                                                                     \
        COUNT_AS(type, place.as_of, "as_of", "The number of the last entry that counts."),                             \
        COUNT_AS(type, place.turn, "turn", "The current turn; absent before the first.", OPTIONAL, .zero = true),      \
        WORD_AS(type, place.phase, "phase", "The phase of that turn, where the ruleset has phases.", OPTIONAL)

static struct place place_of(const struct request *request, const struct looked *looked)
{
    return (struct place){.ruleset = request->ruleset->name,
                          .phase = phase_name(request->ruleset, looked->roster.turn ? looked->roster.phase : -1),
                          .as_of = (int32_t)looked->as_of,
                          .turn = looked->roster.turn};
}

static void place_write(struct request *request, const struct looked *looked)
{
    static const struct field rows[] = {PLACE_ROWS(struct due_list)};
    static const struct fields fields = FIELDS("Place", NULL, rows, struct due_list);
    fields_write_members(&request->out, &fields, &(struct due_list){place_of(request, looked), NULL},
                         FIELD_ORDER_TABLE);
}

static void roster_reply(struct request *request)
{
    struct writer *out = &request->out;
    const struct looked *looked = request->job.looked;
    const struct roster *roster = &looked->roster;
    const void *options = session_options(request->session, request->ruleset);
    writer_reset(out);
    write_object(out);
    place_write(request, looked);
    write_key(out, "units");
    write_array(out);
    for (int32_t i = 0; i < roster->count; i++)
        unit_write(out, roster, i, options);
    write_array_end(out);
    if (roster->type->points)
        points_write(out, roster, options);
    write_object_end(out);
    reply_out_private(request);
}

void handle_roster(struct request *request)
{
    const struct roster_query *query = request_query(request);
    struct violations *violations = request->violations;
    struct job *job = query && violations->count == 0 ? play_begin(request) : NULL;
    if (job)
        play(request, game_look_at_roster(job, query->at), roster_reply);
    else if (query && violations->count)
        problem_violations(request);
}

/* ---- what is due ---- */

struct due_answer {
    const char *unit, *side;
    struct unit_due due;
};
static const struct field due_rows[] = {
    WORD(struct due_answer, unit, "The unit's id."),
    WORD(struct due_answer, side, "The side that it fights for, by its id."),
    WORD_AS(struct due_answer, due.name, "due", "What is due, by its name in the ruleset."),
    WORD_AS(struct due_answer, due.title, "title", "The same as a sentence, without a full stop."),
    WORD_AS(struct due_answer, due.clause, "clause", "The clause that demands it."),
    WORD_AS(struct due_answer, due.step, "step", "The step that does it."),
    WORD_AS(struct due_answer, due.role, "role", "The role that the unit takes in that step."),
    WORD_AS(struct due_answer, due.only_if, "only_if",
            "A condition that only the players can judge; absent when there is none.", OPTIONAL),
    YES_NO_AS(struct due_answer, due.compulsory, "compulsory", "Whether the unit may do nothing else first."),
};
static const struct fields due_fields =
    FIELDS("Due", "Something that the rules demand of a unit.", due_rows, struct due_answer);

WRITES(dues_write, struct due_list)
{
    enum { DUES_MAX = 32 };
    const struct unit_due *list[DUES_MAX];
    write_array(out);
    for (int32_t i = 0; i < it->roster->count; i++) {
        const struct roster_unit *unit = &it->roster->units[i];
        int32_t count = roster_dues(it->roster, i, list, DUES_MAX);
        for (int32_t k = 0; k < count; k++)
            ANSWER(out, due_fields, (struct due_answer){unit->id, unit->side, *list[k]});
    }
    write_array_end(out);
}

static const struct field due_list_rows[] = {
    PLACE_ROWS(struct due_list),
    EACH("due", due_fields, "By unit, in the order of the roster.", dues_write),
};
const struct fields due_list_fields = FIELDS("DueList", "What the rules demand next.", due_list_rows, struct due_list);

static void dues_reply(struct request *request)
{
    const struct looked *looked = request->job.looked;
    writer_reset(&request->out);
    ANSWER(&request->out, due_list_fields, (struct due_list){place_of(request, looked), &looked->roster});
    reply_out_private(request);
}

void handle_due(struct request *request)
{
    struct job *job = play_begin(request);
    if (job)
        play(request, game_look_at_roster(job, FIELD_ABSENT), dues_reply);
}
