/* Reading one entry of the ledger, and with it, where asked for, the odds that a ruling's question had. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "referee/report/report.h"
#include <stdlib.h>
#include <string.h>
#include <umpire/rows.h>

enum { WITH_ODDS };

struct entry_query {
    int32_t with;
};

static const struct choice with_list[] = {
    [WITH_ODDS] = {"odds", "How likely each outcome of a ruling's question was. Other entries have no odds."},
};

static const struct choices with_choices = {"EntryWith", with_list, FIELDS_COUNT(with_list)};

static const struct field entry_query_list[] = {
    CHOICE(struct entry_query, with, with_choices, "With", NULL,
           "What to derive from the entry and add to the answer; it is not recorded.", OPTIONAL),
};

const struct fields entry_query_fields = FIELDS("EntryQuery", NULL, entry_query_list, struct entry_query);

/* A page to read: the entry alone, without what JSON has beside it. */
static void entry_page(struct request *request, const struct store_entry *entry)
{
    enum report_form form = request->media == MEDIA_HTML ? REPORT_HTML : REPORT_MARKDOWN;
    writer_reset(&request->out);
    const struct seat_names *names =
        session_seat_names(request->service->game.store, request->session, &request->arena);
    struct report *report = report_new(form, request->ruleset, &request->session_id, names);
    if (report)
        report_linked(report, request->input.access_token);
    if (report_write_entry(&request->out, report, entry->bytes, entry->length))
        reply_out_readable(request, NULL);
    else
        problem(request, ERROR_INTERNAL, NULL);
}

static void entry_reply(struct request *request, const struct store_entry *entry)
{
    if (request->media != MEDIA_JSON) {
        entry_page(request, entry);
        return;
    }
    const struct entry_beside beside = {.seat_name = entry->seat_name,
                                        .tree = tree_of(&request->arena, entry->state, entry->state_length),
                                        .ruleset = request->ruleset};
    if (!answer_write_entry(&request->out, &request->arena, entry->bytes, entry->length, &beside)) {
        problem(request, ERROR_INTERNAL, NULL);
        return;
    }
    reply_out_private(request);
}

static void entry_answer(struct request *request)
{
    const struct store_read *read = &request->read;
    if (read->result == STORE_DONE)
        entry_reply(request, &read->entries[0]);
    else
        problem_store(request, read->result);
}

static void odds_work(struct request *request)
{
    request->odds_failure =
        odds_answer_recorded(&request->out, request->recorded,
                             (struct entry_beside){.seat_name = request->recorded_name, .tree = request->recorded_tree},
                             request->odds_branches);
}

static void entry_odds_answer(struct request *request)
{
    const struct store_read *read = &request->read;
    if (read->result != STORE_DONE) {
        problem_store(request, read->result);
        return;
    }
    struct recorded *recorded = arena_take(&request->arena, sizeof *recorded);
    if (!recorded)
        problem(request, ERROR_OVERLOADED, NULL);
    else if (!entry_open(&request->arena, read->entries[0].bytes, read->entries[0].length, recorded))
        problem(request, ERROR_INTERNAL, NULL);
    else if (recorded->resolved_again) {
        request->recorded = recorded;
        request->recorded_name = read->entries[0].seat_name;
        request->recorded_tree = tree_of(&request->arena, read->entries[0].state, read->entries[0].state_length);
        request_odds(request, odds_work);
    } else
        entry_reply(request, &read->entries[0]);
}

bool entry_number(struct request *request, int64_t *ret)
{
    const char *number = request->path_values[1];
    *ret = strtoll(number, NULL, 10);
    if (strspn(number, "0123456789") == strlen(number) && strlen(number) <= 9 && (number[0] != '0' || !number[1]))
        return true;
    problem(request, ERROR_ENTRY_UNKNOWN, NULL);
    return false;
}

void handle_entry(struct request *request)
{
    int64_t seq;
    const struct entry_query *query = request_query(request);
    if (!query)
        return;
    if (request->violations->count) {
        problem_violations(request);
        return;
    }
    if (!entry_number(request, &seq))
        return;
    if (query->with == WITH_ODDS)
        limits_charge(request, COST_ODDS - 1);
    request->read = (struct store_read){.query = STORE_GET_ENTRY, .session = request->session_id, .seq = seq};
    bool odds = query->with == WITH_ODDS && request->media == MEDIA_JSON;
    request_read(request, odds ? entry_odds_answer : entry_answer);
}
