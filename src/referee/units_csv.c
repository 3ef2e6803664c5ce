/* Units from comma-separated values: the first line names the members, each further line is a unit. */
#include "fields/cells.h"
#include "fields/decode.h"
#include "referee/unit_requests.h"
#include <stdlib.h>
#include <string.h>

/* A body while its units are read. */
struct importing {
    const struct cells *cells;
    struct unit_table table;
    const struct field *columns[CELLS_COLUMNS_MAX]; /* each column's member; NULL: unknown */
    struct violations *violations;
};

static void violate(struct violations *violations, int32_t line, int32_t column, enum umpire_error code,
                    const char *message)
{
    char pointer[VIOLATION_POINTER_MAX];
    cell_pointer(line, column, pointer);
    violation_add(violations, code, pointer, "%s", message);
}

/* The column with this name, from 1; 0: none. */
static int32_t column_of(const struct cells_row *header, const char *name)
{
    for (int32_t i = 0; i < header->count; i++)
        if (strcmp(header->texts[i], name) == 0)
            return i + 1;
    return 0;
}

static void column_take(struct importing *importing, int32_t number)
{
    const struct cells_row *header = &importing->cells->rows[0];
    const char *name = header->texts[number];
    char pointer[VIOLATION_POINTER_MAX];
    cell_pointer(header->line, number + 1, pointer);
    importing->columns[number] = field_named(&importing->table.fields, name, pointer, importing->violations);
    if (column_of(header, name) <= number)
        violate(importing->violations, header->line, number + 1, ERROR_DUPLICATE_FIELD,
                "another column already has this name");
}

static void header_read(struct importing *importing)
{
    const struct cells_row *header = &importing->cells->rows[0];
    for (int32_t i = 0; i < header->count; i++)
        column_take(importing, i);
    for (size_t i = 0; i < importing->table.fields.count; i++) {
        const struct field *field = &importing->table.list[i];
        char message[VIOLATION_MESSAGE_MAX];
        struct text text;
        text_start(&text, message, sizeof message);
        text_format(&text, "needs a column %s", field->name);
        if (field->presence == FIELD_REQUIRED && !column_of(header, field->name))
            violate(importing->violations, header->line, 0, ERROR_MISSING_FIELD, message);
    }
}

/* An empty cell counts as a missing member. */
static void cell_read(const struct importing *importing, const struct cells_row *row, int32_t number, void *unit)
{
    const struct field *field = importing->columns[number];
    char pointer[VIOLATION_POINTER_MAX];
    cell_pointer(row->line, number + 1, pointer);
    if (row->texts[number][0])
        text_member_decode(field, row->texts[number], pointer, unit, importing->violations);
    else if (field->presence == FIELD_REQUIRED)
        violation_add(importing->violations, ERROR_MISSING_FIELD, pointer, "is required");
}

static void unit_read(const struct importing *importing, const struct cells_row *row, struct roster_unit *ret)
{
    int32_t wanted = importing->cells->rows[0].count;
    fields_default(&importing->table.fields, ret);
    if (row->count != wanted)
        violate(importing->violations, row->line, (row->count < wanted ? row->count : wanted) + 1, ERROR_WRONG_LENGTH,
                "the line must have as many cells as the first line");
    for (int32_t i = 0; i < row->count && i < wanted; i++)
        if (importing->columns[i])
            cell_read(importing, row, i, ret);
}

void units_csv_blame(const struct cells *cells, const struct violations *found, struct violations *violations)
{
    static const char place[] = "/units/";
    for (int32_t i = 0; i < found->count; i++) {
        const struct violation *violation = &found->list[i];
        char *member;
        long unit = strtol(violation->pointer + strlen(place), &member, 10);
        int32_t column = *member == '/' ? column_of(&cells->rows[0], member + 1) : 0;
        violate(violations, cells->rows[unit + 1].line, column, violation->code, violation->message);
    }
    violations->omitted += found->omitted;
}

/* Checks beyond single cells run as for a list in JSON, and are reported by line and column. */
static void units_check_cells(struct arena *arena, const struct ruleset *ruleset, const void *options,
                              const struct units_request *request, struct violations *violations)
{
    struct violations *found = arena_take(arena, sizeof *found);
    if (!found) {
        violation_add_starved(violations);
        return;
    }
    violations_start(found);
    units_check(ruleset, options, request->units, request->count, "/units", found);
    units_csv_blame(request->cells, found, violations);
}

struct units_request *units_decode_csv(struct arena *arena, const struct ruleset *ruleset, const void *options,
                                       const char *body, size_t length, struct violations *violations)
{
    struct units_request *request = arena_take_zero(arena, sizeof *request);
    struct importing importing = {.cells = cells_read(arena, body, length, 1 + ROSTER_UNITS_MAX, violations),
                                  .violations = violations};
    if (request && importing.cells && importing.cells->count < 2)
        violate(violations, 1, 0, ERROR_MISSING_FIELD,
                "must have a line that names the members, and one line for each unit");
    else if (!request)
        violation_add_starved(violations);
    if (violations->count)
        return NULL;
    unit_table_make(ruleset, &importing.table);
    header_read(&importing);
    request->cells = importing.cells;
    request->count = importing.cells->count - 1;
    for (int32_t i = 0; i < request->count; i++)
        unit_read(&importing, &importing.cells->rows[i + 1], &request->units[i]);
    if (violations->count)
        return NULL;
    units_name(request->units, request->count);
    units_contacts_answer(ruleset->units, request->units, request->count);
    units_check_cells(arena, ruleset, options, request, violations);
    return violations->count ? NULL : request;
}
