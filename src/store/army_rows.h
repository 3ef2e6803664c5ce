/* Armies from rows, for the queries that find them. */
#pragma once
#include "store/query.h"

/* What such a query selects, from a table or its like named `r`. */
#define ARMY_COLUMNS                                                                                                   \
    "r.ruleset, r.id, r.name, r.version, r.ruleset_version, r.updated_at, r.unit_count, r.points, r.units"

/* All rows of these columns (units null: not asked for), and whatever follows, into read->clubs.armies. */
enum store_result result_armies(const PGresult *rows, struct store_read *read);
