/* The golden files of tests/tables, laid out: units, what was played before, and the question that is asked then. For
 * tests that hold the answer against something. */
#pragma once
#include "bound.h"
#include "referee/options_read.h"
#include "referee/unit_requests.h"
#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

struct laid {
    const struct ruleset *ruleset;
    struct arena arena;
    void *options;
    struct roster roster;
    struct violations violations;
    struct intent intent;
    struct binding binding;
    struct ruling ruling;
    const char *where;
};

static inline void refused(const struct laid *table, const char *what)
{
    const struct violation *first = &table->violations.list[0];
    fail_msg("%s: %s: %s: %s", table->where, what, table->violations.count > 0 ? first->pointer : "",
             table->violations.count > 0 ? first->message : "");
}

static inline void units_lay(struct laid *table, const json_t *units)
{
    json_t *request = json_pack("{s:O}", "units", units);
    char *body = json_dumps(request, JSON_COMPACT);
    const struct units_request *decoded =
        units_decode(&table->arena, table->ruleset, table->options, body, strlen(body), &table->violations);
    if (!decoded)
        refused(table, "units");
    roster_start(&table->roster, table->ruleset->units, table->options);
    for (int32_t i = 0; i < decoded->count; i++)
        assert_true(roster_add(&table->roster, &decoded->units[i]));
    json_decref(request);
    free(body);
}

static inline void question_ask_at(struct laid *table, const json_t *question)
{
    char *body = json_dumps(question, JSON_COMPACT);
    if (!bound_decode(&table->arena, table->ruleset, table->options, &table->roster, body, &table->intent,
                      &table->binding, &table->violations))
        refused(table, body);
    table->intent.declared = true; /* what throws dice says them: there are none of the service */
    if (!bound_prepare(&table->arena, &table->binding, &table->ruling) ||
        !ruling_make(&table->ruling, &table->intent, NULL, &table->violations))
        refused(table, body);
    free(body);
}

static inline void ruling_apply(struct laid *table)
{
    assert_true(binding_affect(&table->binding, &table->roster, &table->ruling));
    roster_change_all(&table->roster, table->binding.units->changes, table->binding.units->stated.changes.count);
}

/* {"turn": 2}, or a question. */
static inline void played(struct laid *table, const json_t *one)
{
    const json_t *turn = json_object_get(one, "turn");
    if (turn) {
        roster_turn(&table->roster, (int32_t)json_integer_value(turn), 0);
        return;
    }
    question_ask_at(table, one);
    if (table->ruling.status != RULING_RESOLVED)
        fail_msg("%s: what was played before is not permitted", table->where);
    ruling_apply(table);
}

/* Lays what a case of the file names, and asks its question behind what was played before. */
static inline void case_ask(struct laid *table, const struct ruleset *ruleset, const json_t *wanted)
{
    json_t *given = json_object_get(wanted, "options"), *one;
    char *text = given ? json_dumps(given, JSON_COMPACT) : strdup("{}");
    size_t index;
    table->ruleset = ruleset;
    table->where = json_string_value(json_object_get(wanted, "name"));
    arena_start(&table->arena, 1 << 24);
    violations_start(&table->violations);
    table->options = options_read(ruleset, text, strlen(text));
    if (!table->options)
        fail_msg("%s: %s are no options", table->where, text);
    free(text);
    units_lay(table, json_object_get(wanted, "units"));
    json_array_foreach(json_object_get(wanted, "played"), index, one) played(table, one);
    question_ask_at(table, json_object_get(wanted, "question"));
}

static inline void case_end(struct laid *table)
{
    free(table->options);
    arena_end(&table->arena);
}
