/* Comma-separated values in: a body by RFC 4180 becomes rows of texts in the request's arena. Their meaning is not
 * known here; text_member_decode (decode.h) makes values of them. */
#pragma once
#include "base/arena.h"
#include <umpire/violation.h>

enum { CELLS_COLUMNS_MAX = 128 };

struct cells_row {
    int32_t line; /* where it begins, from 1; a quoted cell may span several */
    int32_t count;
    const char *const *texts; /* without quotes; blanks around what is not quoted are not part of it */
};

struct cells {
    int32_t count;
    const struct cells_row *rows;
};

/* NULL after adding violations: it is not such a table, holds U+0000, or has more than `rows_max` rows that are not
 * empty lines. A byte order mark at the beginning is skipped. */
const struct cells *cells_read(struct arena *arena, const char *bytes, size_t length, int32_t rows_max,
                               struct violations *violations);

/* How a violation names a place in such a body: "#line,column", both from 1; column 0: the whole line. */
void cell_pointer(int32_t line, int32_t column, char ret[VIOLATION_POINTER_MAX]);
