/* What a reference sheet shows of a table: no name for programs beside what players call a row, no number of its
 * clause, no bounds beside words that state them; each cell in words. */
#pragma once
#include "base/arena.h"
#include <umpire/rules.h>

enum { SHEET_COLUMNS_MAX = 32 };

struct sheet_column {
    const char *head;
    bool tight; /* marks and numbers alone: it takes no more room than they need */
};

struct sheet_table {
    const struct table *table;
    struct sheet_column columns[SHEET_COLUMNS_MAX];
    int32_t column_count;
    const char *const *cells; /* row by row */
    const char *const *kinds; /* the kind of each row: rows of one kind are adjacent; NULL: there are no kinds */
    bool named;               /* the head of the first column says nothing, and is the table's title instead */
};

/* A mark where a rule holds; an empty cell where it does not: words for both would make the widest columns. */
extern const char sheet_tick[];

/* False when out of memory. */
bool sheet_table_read(struct arena *arena, const struct ruleset *ruleset, const struct table *table,
                      struct sheet_table *ret);
/* How many columns this cell spans, since its neighbours have the same words. */
int32_t sheet_cell_span(const struct sheet_table *table, const char *const *row, int32_t column);
