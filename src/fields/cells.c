/* Reading comma-separated values with libcsv. It gets one byte at a time, since it does not report the line. */
#include "fields/cells.h"
#include <csv.h>
#include <string.h>
#include <umpire/text.h>

struct cells_reading {
    struct arena *arena;
    struct violations *violations;
    struct cells_row *rows;
    int32_t rows_max, row_count;
    int32_t line;       /* the line of the byte that is read */
    int32_t begun_line; /* the line on which the row begins; 0: it has not begun */
    int32_t count;      /* the bytes of the row's cells so far */
    const char *texts[CELLS_COLUMNS_MAX];
    bool starved;
};

void cell_pointer(int32_t line, int32_t column, char ret[VIOLATION_POINTER_MAX])
{
    struct text text;
    text_start(&text, ret, VIOLATION_POINTER_MAX);
    text_format(&text, "#%d,%d", line, column);
}

static void violate(struct cells_reading *reading, int32_t line, int32_t column, enum umpire_error code,
                    const char *message)
{
    char pointer[VIOLATION_POINTER_MAX];
    cell_pointer(line, column, pointer);
    violation_add(reading->violations, code, pointer, "%s", message);
}

static void cell_take(void *bytes, size_t length, void *context)
{
    struct cells_reading *reading = context;
    int32_t line = reading->begun_line, column = ++reading->count;
    if (column > CELLS_COLUMNS_MAX)
        return; /* reported once, with the row */
    if (memchr(bytes, '\0', length))
        violate(reading, line, column, ERROR_INVALID_TEXT, "must not contain U+0000");
    reading->texts[column - 1] = arena_copy(reading->arena, bytes, length);
    reading->starved = reading->starved || !reading->texts[column - 1];
}

static void row_take(int ended_by, void *context)
{
    struct cells_reading *reading = context;
    int32_t line = reading->begun_line, count = reading->count, number = reading->row_count++;
    (void)ended_by;
    reading->begun_line = reading->count = 0;
    if (number == reading->rows_max)
        violate(reading, line, 0, ERROR_WRONG_LENGTH, "is one line too many");
    if (count > CELLS_COLUMNS_MAX)
        violate(reading, line, CELLS_COLUMNS_MAX + 1, ERROR_WRONG_LENGTH, "is one column too many");
    if (number >= reading->rows_max || count > CELLS_COLUMNS_MAX)
        return;
    size_t size = (size_t)count * sizeof reading->texts[0];
    const char **texts = arena_take(reading->arena, size);
    reading->starved = reading->starved || !texts;
    if (texts)
        memcpy(texts, reading->texts, size);
    reading->rows[number] = (struct cells_row){.line = line, .count = count, .texts = texts};
}

static void bytes_read(struct cells_reading *reading, struct csv_parser *parser, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        bool ends_line = bytes[i] == '\n' || (bytes[i] == '\r' && (i + 1 == length || bytes[i + 1] != '\n'));
        if (!reading->begun_line && !memchr(" \t\r\n", bytes[i], 4))
            reading->begun_line = reading->line;
        if (csv_parse(parser, bytes + i, 1, cell_take, row_take, reading) != 1)
            return;
        reading->line += ends_line;
    }
    csv_fini(parser, cell_take, row_take, reading);
}

static const struct cells *cells_make(struct cells_reading *reading)
{
    struct cells *cells = arena_take(reading->arena, sizeof *cells);
    if (reading->starved || !cells) {
        violation_add_starved(reading->violations);
        return NULL;
    }
    *cells = (struct cells){.count = reading->row_count, .rows = reading->rows};
    return cells;
}

const struct cells *cells_read(struct arena *arena, const char *bytes, size_t length, int32_t rows_max,
                               struct violations *violations)
{
    static const char mark[] = "\xEF\xBB\xBF";
    struct csv_parser parser;
    struct cells_reading reading = {.arena = arena, .violations = violations, .rows_max = rows_max, .line = 1};
    int32_t before = violations->count;
    size_t skipped = length >= 3 && memcmp(bytes, mark, 3) == 0 ? 3 : 0;
    reading.rows = arena_take(arena, (size_t)rows_max * sizeof *reading.rows);
    reading.starved = !reading.rows || csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI) != 0;
    if (!reading.starved) {
        bytes_read(&reading, &parser, bytes + skipped, length - skipped);
        int error = csv_error(&parser);
        csv_free(&parser);
        reading.starved = reading.starved || error == CSV_ENOMEM || error == CSV_ETOOBIG;
        if (error == CSV_EPARSE)
            violate(&reading, reading.begun_line, reading.count + 1, ERROR_MALFORMED_CSV,
                    "has a misplaced or unclosed quotation mark");
    }
    const struct cells *cells = cells_make(&reading);
    return violations->count == before ? cells : NULL;
}
