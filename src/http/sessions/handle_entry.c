/* Reading one entry of the ledger, and with it, where asked for, the odds that a ruling's question had. */
#include "operation.h"
#include "problem.h"
#include "reply.h"
#include "request_query.h"
#include <stdlib.h>
#include <string.h>

enum { WITH_ODDS };

struct entry_query {
    int32_t with;
};

static const struct choice with_list[] = {
    [WITH_ODDS] = {"odds", "How likely each outcome of a ruling's question was. Other entries have none."},
};

static const struct choices with_choices = {"EntryWith", with_list, FIELDS_COUNT(with_list)};

static const struct field entry_query_list[] = {
    {.name = "with",
     .title = "With",
     .doc = "What is derived from the entry and answered with it; it is not recorded.",
     .kind = FIELD_ENUM,
     .presence = FIELD_OPTIONAL,
     .choices = &with_choices,
     .offset = FIELD_AT(struct entry_query, with, int32_t)},
};

const struct fields entry_query_fields = {.name = "EntryQuery",
                                          .list = entry_query_list,
                                          .count = FIELDS_COUNT(entry_query_list),
                                          .size = sizeof(struct entry_query)};

static void entry_reply(struct exchange *exchange, const struct store_entry *entry)
{
    const struct tree_head *tree = tree_of(&exchange->arena, entry->state, entry->state_length);
    if (!answer_write_entry(&exchange->out, &exchange->arena, entry->bytes, entry->length, tree)) {
        problem(exchange, ERROR_INTERNAL, NULL);
        return;
    }
    reply_out_private(exchange);
}

static void entry_answer(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    if (read->result == STORE_DONE)
        entry_reply(exchange, &read->entries[0]);
    else
        problem_store(exchange, read->result);
}

static void odds_work(struct exchange *exchange)
{
    exchange->odds_failure = odds_answer_recorded(&exchange->out, exchange->recorded, exchange->recorded_tree,
                                                  exchange->service->settings.odds_branches);
}

static void entry_odds_answer(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    struct recorded *recorded = arena_take(&exchange->arena, sizeof *recorded);
    if (!recorded)
        problem(exchange, ERROR_OVERLOADED, NULL);
    else if (!entry_open(&exchange->arena, read->entries[0].bytes, read->entries[0].length, recorded))
        problem(exchange, ERROR_INTERNAL, NULL);
    else if (recorded->resolved_again) {
        exchange->recorded = recorded;
        exchange->recorded_tree = tree_of(&exchange->arena, read->entries[0].state, read->entries[0].state_length);
        exchange_work(exchange, odds_work, reply_odds);
    } else
        entry_reply(exchange, &read->entries[0]);
}

bool entry_number(struct exchange *exchange, int64_t *ret)
{
    const char *number = exchange->path_values[1];
    *ret = strtoll(number, NULL, 10);
    if (strspn(number, "0123456789") == strlen(number) && strlen(number) <= 9 && (number[0] != '0' || !number[1]))
        return true;
    problem(exchange, ERROR_ENTRY_UNKNOWN, NULL);
    return false;
}

void handle_entry(struct exchange *exchange)
{
    int64_t seq;
    const struct entry_query *query = exchange_query(exchange);
    if (!query)
        return;
    if (exchange->violations->count) {
        problem_violations(exchange);
        return;
    }
    if (!entry_number(exchange, &seq))
        return;
    if (query->with == WITH_ODDS)
        limits_charge(exchange, COST_ODDS - 1);
    exchange->read = (struct store_read){.query = STORE_GET_ENTRY, .session = exchange->session_id, .seq = seq};
    exchange_read(exchange, query->with == WITH_ODDS ? entry_odds_answer : entry_answer);
}
