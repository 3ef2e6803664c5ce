/* House rules from rows, for the queries that find them. */
#pragma once
#include "store/query.h"

/* All rows into read->clubs.rules. The columns are ruleset, name, version, the newest version, the ruleset's version,
 * created_at, options (null: not asked for), words, and whatever follows. */
enum store_result result_house_rules(const PGresult *rows, struct store_read *read);
