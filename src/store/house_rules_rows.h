/* House rules from rows, for the queries that find them. */
#pragma once
#include "query.h"

/* The columns that result_house_rules reads, in their order. `newest` and `options` are the query's own expressions. */
#define HOUSE_RULES_COLUMNS(newest, options)                                                                           \
    "r.ruleset, r.name, r.version, " newest ", r.ruleset_version, r.made_at, " options ", r.words"

/* All rows into read->clubs.rules. */
enum store_result result_house_rules(const PGresult *rows, struct store_read *read);
