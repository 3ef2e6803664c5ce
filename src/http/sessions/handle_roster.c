/* What stands on the table: the roster at any entry, and what is due. */
#include "field_write.h"
#include "operation.h"
#include "play.h"
#include "problem.h"
#include "reply.h"
#include "request_query.h"
#include <string.h>

struct roster_query {
    int32_t at;
};

static const struct field roster_query_list[] = {
    {.name = "as_of",
     .title = "At",
     .doc = "The number of an entry: the roster as of that entry. The current roster by default.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .max = STORE_SESSION_ENTRIES_MAX,
     .offset = FIELD_AT(struct roster_query, at, int32_t)},
};
const struct fields roster_query_fields = {.name = "RosterQuery",
                                           .doc = "Which roster.",
                                           .list = roster_query_list,
                                           .count = FIELDS_COUNT(roster_query_list),
                                           .size = sizeof(struct roster_query)};

static void unit_write(struct writer *out, const struct roster *roster, int32_t unit, const void *options)
{
    const struct roster_unit *each = &roster->units[unit];
    const char *gone = roster_out(roster, unit);
    int32_t points = roster->type->points ? roster->type->points(each->own, options) : FIELD_ABSENT;
    write_object(out);
    write_member(out, "id", each->id);
    write_member(out, "name", each->name);
    write_member(out, "seat", each->seat);
    fields_write_members(out, roster->type->fields, each->own, FIELD_ORDER_TABLE);
    if (gone)
        write_member(out, "out", gone);
    if (points != FIELD_ABSENT)
        write_member_int(out, "points", points);
    write_object_end(out);
}

/* Point totals by seat, in the order in which seats come; of the units that are in the game. */
static void points_write(struct writer *out, const struct roster *roster, const void *options)
{
    write_key(out, "points");
    write_object(out);
    for (int32_t i = 0; i < roster->count; i++) {
        const char *seat = roster->units[i].seat;
        int64_t sum = 0;
        bool before = false;
        for (int32_t k = 0; k < i; k++)
            before = before || strcmp(roster->units[k].seat, seat) == 0;
        for (int32_t k = i; !before && k < roster->count; k++) {
            int32_t points = strcmp(roster->units[k].seat, seat) == 0 && !roster_out(roster, k)
                                 ? roster->type->points(roster->units[k].own, options)
                                 : 0;
            sum += points == FIELD_ABSENT ? 0 : points;
        }
        if (!before)
            write_member_int(out, seat, sum);
    }
    write_object_end(out);
}

static void place_write(struct request *request, const struct looked *looked)
{
    struct writer *out = &request->out;
    const char *phase = phase_name(request->ruleset, looked->roster.turn ? looked->roster.phase : -1);
    write_member(out, "ruleset", request->ruleset->name);
    write_member_int(out, "as_of", looked->as_of);
    if (looked->roster.turn)
        write_member_int(out, "turn", looked->roster.turn);
    if (phase)
        write_member(out, "phase", phase);
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

static void due_write(struct writer *out, const struct roster_unit *unit, const struct unit_due *due)
{
    write_object(out);
    write_member(out, "unit", unit->id);
    write_member(out, "seat", unit->seat);
    write_member(out, "due", due->name);
    write_member(out, "title", due->title);
    write_member(out, "clause", due->clause);
    write_member(out, "step", due->step);
    write_member(out, "role", due->role);
    if (due->only_if)
        write_member(out, "only_if", due->only_if);
    write_member_bool(out, "compulsory", due->compulsory);
    write_object_end(out);
}

static void dues_reply(struct request *request)
{
    enum { DUES_MAX = 32 };
    struct writer *out = &request->out;
    const struct looked *looked = request->job.looked;
    const struct unit_due *list[DUES_MAX];
    writer_reset(out);
    write_object(out);
    place_write(request, looked);
    write_key(out, "due");
    write_array(out);
    for (int32_t i = 0; i < looked->roster.count; i++) {
        int32_t count = roster_dues(&looked->roster, i, list, DUES_MAX);
        for (int32_t k = 0; k < count; k++)
            due_write(out, &looked->roster.units[i], list[k]);
    }
    write_array_end(out);
    write_object_end(out);
    reply_out_private(request);
}

void handle_due(struct request *request)
{
    struct job *job = play_begin(request);
    if (job)
        play(request, game_look_at_roster(job, FIELD_ABSENT), dues_reply);
}
