/* The operations on rules and for those who run the service, and all operations as one list. Literal path segments
 * stand before parameters where both would match. */
#include "metrics_text.h"
#include "operation_table.h"

static const struct operation operations[] = {
    {
        .method = METHOD_GET,
        .path = "/v1/rulesets",
        .id = "listRulesets",
        .tag = "rules",
        .summary = "The game systems",
        .doc = "Every ruleset with its steps.",
        .answer = ANSWER_RULESETS,
        .status = 200,
        .errors = ERRORS(),
        .tagged = true,
        .handle = handle_document,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/rulesets/{ruleset}",
        .id = "getRuleset",
        .tag = "rules",
        .summary = "One game system",
        .doc = "Its version, its options with their defaults and meanings, and its steps.",
        .answer = ANSWER_RULESET,
        .status = 200,
        .errors = ERRORS(ERROR_RULESET_UNKNOWN),
        .tagged = true,
        .handle = handle_document,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/rulesets/{ruleset}/steps/{step}",
        .id = "getStep",
        .tag = "rules",
        .summary = "One step",
        .doc = "The JSON Schemas of its input and outcome, the options that it reads, its dice, its clauses and an "
               "example.",
        .answer = ANSWER_STEP,
        .status = 200,
        .errors = ERRORS(ERROR_RULESET_UNKNOWN, ERROR_STEP_NOT_DEFINED),
        .tagged = true,
        .handle = handle_document,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/rulesets/{ruleset}/tables",
        .id = "listTables",
        .tag = "look-up",
        .summary = "The tables of a game system",
        .doc = "Profiles, weapons, modifiers, ranges: what the sources print as tables.",
        .answer = ANSWER_TABLES,
        .status = 200,
        .tagged = true,
        .errors = ERRORS(ERROR_RULESET_UNKNOWN),
        .handle = handle_document,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/rulesets/{ruleset}/tables/{table}",
        .id = "getTable",
        .tag = "look-up",
        .summary = "One table",
        .doc = "Its rows, which are the very figures that rulings are made with, and the JSON Schema of a row.",
        .answer = ANSWER_TABLE,
        .status = 200,
        .tagged = true,
        .errors = ERRORS(ERROR_RULESET_UNKNOWN, ERROR_TABLE_UNKNOWN),
        .handle = handle_document,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/rulesets/{ruleset}/clauses",
        .id = "listClauses",
        .tag = "look-up",
        .summary = "The clauses of a rulebook",
        .doc = "Every clause in the rulebook's order, or those that fit all filters.",
        .answer = ANSWER_CLAUSES,
        .status = 200,
        .query = &clauses_query_fields,
        .tagged = true,
        .errors = ERRORS(ERROR_RULESET_UNKNOWN, QUERY_ERRORS, ERROR_OVERLOADED),
        .handle = handle_clauses,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/rulesets/{ruleset}/clauses/{clause}",
        .id = "getClause",
        .tag = "look-up",
        .summary = "One clause",
        .doc = "Its text in our own words, where it comes from, the options that read it otherwise, what it refers to, "
               "and "
               "which steps apply it. As Markdown and as a page too.",
        .answer = ANSWER_CLAUSE,
        .status = 200,
        .tagged = true,
        .readable = true,
        .errors = ERRORS(ERROR_RULESET_UNKNOWN, ERROR_CLAUSE_UNKNOWN),
        .handle = handle_document,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/rulesets/{ruleset}/book",
        .id = "getBook",
        .tag = "look-up",
        .summary = "A whole game system",
        .doc = "Introduction, clauses, tables, steps with their schemas, and options, as one download for a table "
               "without a "
               "network. As Markdown and as a page too.",
        .answer = ANSWER_BOOK,
        .status = 200,
        .tagged = true,
        .readable = true,
        .errors = ERRORS(ERROR_RULESET_UNKNOWN),
        .handle = handle_document,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/search",
        .id = "search",
        .tag = "look-up",
        .summary = "Search the rulebooks",
        .doc = "The clauses of all rulesets that fit the words best, the best first. Common words do not count, "
               "endings do "
               "not matter, and a word that no rulebook has is taken for the most similar one that some has.",
        .answer = ANSWER_SEARCH,
        .cost = 3,
        .status = 200,
        .query = &search_query_fields,
        .tagged = true,
        .errors = ERRORS(QUERY_ERRORS, ERROR_OVERLOADED, ERROR_DATABASE_AWAY, ERROR_STOPPING),
        .handle = handle_search,
    },
    {
        .method = METHOD_POST,
        .path = "/v1/rulesets/{ruleset}/{step}",
        .id = "resolve",
        .tag = "rulings",
        .summary = "A ruling that is not recorded",
        .doc = "Resolves the step for the situation given. Without declared dice the service rolls.",
        .body = BODY_QUESTION,
        .body_limit = 64 * KIB,
        .answer = ANSWER_RULING,
        .status = 200,
        .errors = ERRORS(QUESTION_ERRORS, ERROR_RULESET_UNKNOWN, ERROR_STEP_NOT_DEFINED, ERROR_OVERLOADED),
        .handle = handle_resolve,
    },
    {
        .method = METHOD_POST,
        .path = "/v1/rulesets/{ruleset}/{step}/odds",
        .id = "getOdds",
        .tag = "rulings",
        .summary = "The odds of a question",
        .doc = "How likely each outcome is, exactly, and the chance of each way in which it may end. `vary` asks for "
               "several cases at once. A question that takes too much work is refused with an estimate; the method "
               "sample answers it nearly.",
        .body = BODY_ODDS,
        .body_limit = 64 * KIB,
        .answer = ANSWER_ODDS,
        .cost = COST_ODDS,
        .status = 200,
        .errors = ERRORS(QUESTION_ERRORS, ERROR_RULESET_UNKNOWN, ERROR_STEP_NOT_DEFINED, ERROR_ODDS_TOO_LARGE,
                         ERROR_OVERLOADED, ERROR_STOPPING),
        .handle = handle_odds,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/keys",
        .id = "listKeys",
        .tag = "ledger",
        .summary = "The keys that sign checkpoints",
        .doc =
            "The server's name and its public keys in words, the present one first, with the time since when each was "
            "used and, of earlier ones, until when.",
        .answer = ANSWER_KEYS,
        .status = 200,
        .errors = ERRORS(ERROR_KEYS_MISSING),
        .handle = handle_keys,
    },
    {
        .method = METHOD_GET,
        .path = "/livez",
        .id = "isAlive",
        .tag = "operations",
        .summary = "Is the process alive?",
        .doc = "200 as long as it can answer at all.",
        .answer = ANSWER_STATE,
        .cost = COST_UNLIMITED,
        .status = 200,
        .errors = ERRORS(),
        .handle = handle_alive,
    },
    {
        .method = METHOD_GET,
        .path = "/readyz",
        .id = "isReady",
        .tag = "operations",
        .summary = "Can games be recorded?",
        .doc = "200 when the database answers and has the schema of this program. Rulings that are not recorded work "
               "either way.",
        .answer = ANSWER_STATE,
        .cost = COST_UNLIMITED,
        .status = 200,
        .errors = ERRORS(ERROR_DATABASE_AWAY, ERROR_KEYS_MISSING, ERROR_STOPPING),
        .handle = handle_ready,
    },
    {
        .method = METHOD_GET,
        .path = "/metrics",
        .id = "getMetrics",
        .tag = "operations",
        .summary = "Counters for monitoring",
        .doc =
            "In Prometheus's text format, for clients whose address is in `metrics_from`. docs/operations.md says what "
            "they mean.",
        .answer = ANSWER_METRICS,
        .status = 200,
        .cost = COST_UNLIMITED,
        .errors = ERRORS(ERROR_METRICS_FORBIDDEN),
        .handle = handle_metrics,
    },
    {
        .method = METHOD_GET,
        .path = "/openapi.json",
        .id = "getOpenapi",
        .tag = "operations",
        .summary = "This description",
        .doc = "The OpenAPI 3.1 document of this service.",
        .answer = ANSWER_OPENAPI,
        .status = 200,
        .errors = ERRORS(),
        .tagged = true,
        .handle = handle_document,
    },
};

static const size_t operation_count = sizeof operations / sizeof operations[0];

/* One file's part of the table. */
static const struct part {
    const struct operation *list;
    const size_t *count;
} parts[] = {
    {operations, &operation_count},           {session_operations, &session_operation_count},
    {act_operations, &act_operation_count},   {club_operations, &club_operation_count},
    {unit_operations, &unit_operation_count},
};

enum { PART_COUNT = sizeof parts / sizeof parts[0] };

const struct operation *operation_at(size_t index)
{
    for (size_t i = 0; i < PART_COUNT; i++) {
        if (index < *parts[i].count)
            return &parts[i].list[index];
        index -= *parts[i].count;
    }
    return NULL;
}

size_t operation_place(const struct operation *operation)
{
    size_t before = 0;
    for (size_t i = 0; i < PART_COUNT; i++) {
        /* What stands in another part gives an index beyond this one, also below it. */
        size_t index = ((uintptr_t)operation - (uintptr_t)parts[i].list) / sizeof *operation;
        if (index < *parts[i].count)
            return before + index;
        before += *parts[i].count;
    }
    return SIZE_MAX;
}

const char *operation_media(const struct operation *operation)
{
    switch (operation->answer) {
    case ANSWER_CHECKPOINT:
        return "text/plain";
    case ANSWER_METRICS:
        return METRICS_MEDIA;
    case ANSWER_EXPORT:
        return "application/x-ndjson";
    case ANSWER_EVENTS:
        return "text/event-stream";
    default:
        return NULL;
    }
}
