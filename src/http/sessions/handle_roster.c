/* What stands on the table: the roster at any entry, and what is due. */
#include "field_write.h"
#include "fold.h"
#include "operation.h"
#include "problem.h"
#include "table_top.h"
#include <string.h>

struct roster_query {
    int32_t at;
};

static const struct field roster_query_list[] = {
    {.name = "at",
     .title = "At",
     .doc = "The number of an entry: the roster as the entries up to it left it. Without it as it stands.",
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

/* What is asked, and the roster once it is folded. */
struct roster_asked {
    int32_t at;   /* FIELD_ABSENT: the present */
    int64_t last; /* the number of the last entry */
    struct roster roster;
};

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

static void place_write(struct exchange *exchange, const struct roster_asked *asked)
{
    struct writer *out = &exchange->out;
    const char *phase = phase_name(exchange->ruleset, asked->roster.turn ? asked->roster.phase : -1);
    write_member(out, "ruleset", exchange->ruleset->name);
    write_member_int(out, "at", asked->at == FIELD_ABSENT ? asked->last : asked->at);
    if (asked->roster.turn)
        write_member_int(out, "turn", asked->roster.turn);
    if (phase)
        write_member(out, "phase", phase);
}

static void roster_write(struct exchange *exchange, const struct roster_asked *asked)
{
    struct writer *out = &exchange->out;
    const struct roster *roster = &asked->roster;
    const void *options = kept_of(exchange->session, exchange->ruleset)->options;
    writer_reset(out);
    write_object(out);
    place_write(exchange, asked);
    write_key(out, "units");
    write_array(out);
    for (int32_t i = 0; i < roster->count; i++)
        unit_write(out, roster, i, options);
    write_array_end(out);
    if (roster->type->points)
        points_write(out, roster, options);
    write_object_end(out);
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

static void dues_write(struct exchange *exchange, const struct roster_asked *asked)
{
    enum { DUES_MAX = 32 };
    struct writer *out = &exchange->out;
    const struct unit_due *list[DUES_MAX];
    writer_reset(out);
    write_object(out);
    place_write(exchange, asked);
    write_key(out, "due");
    write_array(out);
    for (int32_t i = 0; i < asked->roster.count; i++) {
        int32_t count = roster_dues(&asked->roster, i, list, DUES_MAX);
        for (int32_t k = 0; k < count; k++)
            due_write(out, &asked->roster.units[i], list[k]);
    }
    write_array_end(out);
    write_object_end(out);
}

static void roster_look(struct exchange *exchange, const struct protocol *protocol)
{
    const struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    struct roster_asked *asked = exchange->request_data;
    asked->last = protocol->next - 1;
    kept_roster_at(kept, exchange->ruleset->units, asked->at == FIELD_ABSENT ? asked->last : asked->at, &asked->roster);
}

static void looked(struct exchange *exchange, void (*write)(struct exchange *, const struct roster_asked *))
{
    const struct roster_asked *asked = exchange->request_data;
    if (asked->at != FIELD_ABSENT && asked->at > asked->last) {
        problem(exchange, ERROR_ENTRY_UNKNOWN, NULL);
        return;
    }
    write(exchange, asked);
    reply_out_private(exchange);
}

static void roster_looked(struct exchange *exchange)
{
    looked(exchange, roster_write);
}

static void due_looked(struct exchange *exchange)
{
    looked(exchange, dues_write);
}

static void look_start(struct exchange *exchange, int32_t at, void (*then)(struct exchange *exchange))
{
    struct roster_asked *asked = arena_take(&exchange->arena, sizeof *asked);
    exchange->request_data = asked;
    if (!exchange->ruleset->units)
        problem(exchange, ERROR_UNITS_NOT_HERE, "the ruleset knows no units");
    else if (!asked || !kept_of(exchange->session, exchange->ruleset))
        problem(exchange, ERROR_OVERLOADED, NULL);
    else {
        asked->at = at;
        fold_start(exchange, roster_look, then);
    }
}

void handle_roster(struct exchange *exchange)
{
    const struct roster_query *query = exchange_query(exchange);
    if (!query)
        return;
    if (exchange->violations->count)
        problem_violations(exchange);
    else
        look_start(exchange, query->at, roster_looked);
}

void handle_due(struct exchange *exchange)
{
    look_start(exchange, FIELD_ABSENT, due_looked);
}
