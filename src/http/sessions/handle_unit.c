/* One unit by itself, and what it may do now. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/sessions/play.h"
#include "http/sessions/table_rows.h"
#include "referee/actions.h"
#include "referee/roster_answer.h"

/* The place of the unit that the path names; -1 after answering that there is none. */
static int32_t path_unit(struct request *request)
{
    int32_t place = roster_find(&request->job.looked->roster, request->path_values[1]);
    if (place < 0)
        problem(request, ERROR_NOT_FOUND, "the session has no such unit");
    return place;
}

struct unit_answer {
    struct roster_place place;
    struct request *request;
    const struct roster *roster;
    int32_t unit;
    const char *name;
};

WRITES(unit_write, struct unit_answer)
{
    roster_unit_write(out, it->request->ruleset, it->roster, it->unit,
                      session_options(it->request->session, it->request->ruleset));
}

WRITES(due_write, struct unit_answer)
{
    unit_dues_write(out, it->roster, it->unit);
}

static const struct field unit_rows[] = {
    ROSTER_PLACE_ROWS(struct unit_answer),
    MADE("unit", any_unit_state_fields, "The unit as the roster has it.", unit_write),
    EACH("due", due_fields, "What the rules demand of it next.", due_write),
};
const struct fields unit_fields = FIELDS("UnitOnTable", "One unit as it stands.", unit_rows, struct unit_answer);

static struct unit_answer unit_answer(struct request *request, int32_t unit)
{
    const struct looked *looked = request->job.looked;
    const struct roster *roster = &looked->roster;
    return (struct unit_answer){.place = {.ruleset = request->ruleset->name,
                                          .phase = phase_name(request->ruleset, roster->turn ? roster->phase : -1),
                                          .as_of = (int32_t)looked->as_of,
                                          .turn = roster->turn},
                                .request = request,
                                .roster = roster,
                                .unit = unit,
                                .name = roster->units[unit].name};
}

static void unit_reply(struct request *request)
{
    int32_t place = path_unit(request);
    if (place < 0)
        return;
    writer_reset(&request->out);
    const struct unit_answer answer = unit_answer(request, place);
    ANSWER(&request->out, unit_fields, answer);
    reply_out_private(request);
}

void handle_unit(struct request *request)
{
    struct job *job = play_begin(request);
    if (job)
        play(request, game_look_at_roster(job, FIELD_ABSENT), unit_reply);
}

/* ---- what it may do ---- */

WRITES(actions_write, struct unit_answer)
{
    unit_actions_write(out, it->request->ruleset, session_options(it->request->session, it->request->ruleset),
                       it->roster, it->unit, true);
}

WRITES(refused_write, struct unit_answer)
{
    unit_actions_write(out, it->request->ruleset, session_options(it->request->session, it->request->ruleset),
                       it->roster, it->unit, false);
}

WRITES(id_write, struct unit_answer)
{
    write_string(out, it->roster->units[it->unit].id);
}

static const struct field actions_rows[] = {
    ROSTER_PLACE_ROWS(struct unit_answer),
    MADE_WORD("unit", "The unit's id.", id_write),
    WORD(struct unit_answer, name, "What the players call it."),
    EACH("may", action_fields, "What it may do now, as far as the record knows.", actions_write),
    EACH("may_not", action_fields, "What its state bars it from, and why.", refused_write),
};
const struct fields actions_fields = FIELDS("Actions", "What a unit may do.", actions_rows, struct unit_answer);

static void actions_reply(struct request *request)
{
    int32_t place = path_unit(request);
    if (place < 0)
        return;
    writer_reset(&request->out);
    const struct unit_answer answer = unit_answer(request, place);
    ANSWER(&request->out, actions_fields, answer);
    if (request->out.failed)
        problem(request, ERROR_OVERLOADED, NULL);
    else
        reply_out_private(request);
}

void handle_actions(struct request *request)
{
    struct job *job = play_begin(request);
    if (job)
        play(request, game_look_at_roster(job, FIELD_ABSENT), actions_reply);
}
