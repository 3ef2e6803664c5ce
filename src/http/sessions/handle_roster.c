/* The roster as of any entry, and what is due. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "http/sessions/play.h"
#include "http/sessions/table_rows.h"
#include "referee/roster_answer.h"

struct roster_query {
    int32_t at;
};

static const struct field roster_query_rows[] = {
    NUMBER_AS(struct roster_query, at, "as_of", 0, STORE_SESSION_ENTRIES_MAX, "At", NULL,
              "The number of an entry: the roster as of that entry. The current roster by default.", OPTIONAL),
};
const struct fields roster_query_fields =
    FIELDS("RosterQuery", "Which roster.", roster_query_rows, struct roster_query);

static struct roster_place place_of(const struct request *request, const struct looked *looked)
{
    return (struct roster_place){.ruleset = request->ruleset->name,
                                 .phase = phase_name(request->ruleset, looked->roster.turn ? looked->roster.phase : -1),
                                 .as_of = (int32_t)looked->as_of,
                                 .turn = looked->roster.turn};
}

void roster_seen_write(struct writer *out, const struct request *request, const struct looked *looked)
{
    const struct roster_place place = place_of(request, looked);
    roster_answer_write(out, request->ruleset, &place, &looked->roster,
                        session_options(request->session, request->ruleset));
}

static void roster_reply(struct request *request)
{
    writer_reset(&request->out);
    roster_seen_write(&request->out, request, request->job.looked);
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
    const char *unit, *name, *side;
    struct unit_due due;
};
static const struct field due_rows[] = {
    WORD(struct due_answer, unit, "The unit's id."),
    WORD_AS(struct due_answer, name, "unit_name", "What the players call it."),
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
const struct fields due_fields =
    FIELDS("Due", "Something that the rules demand of a unit.", due_rows, struct due_answer);

struct due_list {
    struct roster_place place;
    const struct roster *roster;
};

static void unit_dues_add(struct writer *out, const struct roster *roster, int32_t place)
{
    enum { DUES_MAX = 32 };
    const struct unit_due *list[DUES_MAX];
    const struct roster_unit *unit = &roster->units[place];
    int32_t count = roster_dues(roster, place, list, DUES_MAX);
    for (int32_t k = 0; k < count; k++)
        ANSWER(out, due_fields, (struct due_answer){unit->id, unit->name, unit->side, *list[k]});
}

void unit_dues_write(struct writer *out, const struct roster *roster, int32_t unit)
{
    write_array(out);
    unit_dues_add(out, roster, unit);
    write_array_end(out);
}

void dues_seen_write(struct writer *out, const struct roster *roster)
{
    write_array(out);
    for (int32_t i = 0; i < roster->count; i++)
        unit_dues_add(out, roster, i);
    write_array_end(out);
}

WRITES(dues_write, struct due_list)
{
    dues_seen_write(out, it->roster);
}

static const struct field due_list_rows[] = {
    ROSTER_PLACE_ROWS(struct due_list),
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
