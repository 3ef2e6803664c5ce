/* How a reference sheet is laid on one page of A4: which tables stand beside each other, and how large letters may be.
 * Reckoned when the program starts, from the widths of letters, since a page runs nothing that could measure. */
#pragma once
#include "sheet_tables.h"

enum {
    SHEET_TABLES_MAX = 64,
    SHEET_TENTHS_LEAST = 65, /* of a point: below that nobody reads it at a table */
    SHEET_TENTHS_MOST = 95,
    SHEET_LINE_LEAST = 1200, /* of a line, in thousandths of its letters */
    SHEET_LINE_MOST = 1500,
    SHEET_SHARES = 3,
};

/* What is on the sheet beside its title and its foot. */
struct sheet_parts {
    struct sheet_table tables[SHEET_TABLES_MAX];
    int32_t table_count;
    const char *below;                        /* below the title; NULL: none */
    const char *const *titles, *const *texts; /* of clauses, in three columns where there are no tables */
    int32_t clause_count;
};

/* The tables that stand in one column: their places in the parts. */
struct sheet_column_of {
    int32_t tables[SHEET_TABLES_MAX], count;
};

struct sheet_fit {
    int32_t tenths; /* of a point: how large its letters are */
    int32_t line;   /* how high its lines */
    /* Those that take the whole width, half of it, a third. */
    struct sheet_column_of columns[SHEET_SHARES][SHEET_SHARES];
};

void sheet_fit(const struct sheet_parts *parts, struct sheet_fit *ret);
