/* What of a table stands on a reference sheet: no name for programs beside what players call a row, no number of its
 * clause, no bounds beside words that say them; each cell in words. */
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
    const char *const *kinds; /* what kind each row is of: those of one stand together; NULL: they are not told apart */
    bool named;               /* the head of the first column says nothing, and is the table's title instead */
};

/* A mark where a rule holds; nothing stands where it does not: words for both would make the widest columns. */
extern const char sheet_tick[];

/* False when out of memory. */
bool sheet_table_read(struct arena *arena, const struct ruleset *ruleset, const struct table *table,
                      struct sheet_table *ret);
/* Over how many columns the words of this cell stand, since its neighbours say the same. */
int32_t sheet_cell_span(const struct sheet_table *table, const char *const *row, int32_t column);
