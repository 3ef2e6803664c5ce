#include "problem_write.h"
#include <stdio.h>
#include <umpire/text.h>

#define PROBLEM_TYPE "/v1/problems/" /* where the code is explained */

/* Where the violation is: a pointer into the body, a query parameter, or a cell of comma-separated values. */
static void place_write(struct writer *out, const char *pointer)
{
    int line, column;
    if (pointer[0] == '#' && sscanf(pointer, "#%d,%d", &line, &column) == 2) {
        write_member_int(out, "line", line);
        if (column)
            write_member_int(out, "column", column);
    } else if (pointer[0] == '?')
        write_member(out, "parameter", pointer + 1);
    else
        write_member(out, "pointer", pointer);
}

/* The first violation as a sentence that can be read without the list, and how many there are besides. */
static void detail_write(struct writer *out, const struct violations *violations)
{
    const struct violation *first = &violations->list[0];
    const char *pointer = first->pointer;
    int line, column, more = violations->count - 1 + violations->omitted;
    char detail[VIOLATION_POINTER_MAX + VIOLATION_MESSAGE_MAX + 64];
    struct text text;
    text_start(&text, detail, sizeof detail);
    if (pointer[0] == '#' && sscanf(pointer, "#%d,%d", &line, &column) == 2) {
        text_format(&text, "line %d", line);
        if (column)
            text_format(&text, ", cell %d", column);
    } else if (pointer[0] == '?')
        text_format(&text, "the parameter %s", pointer + 1);
    else
        text_add(&text, pointer[0] ? pointer : "the body");
    text_format(&text, ": %s", first->message);
    if (more > 0)
        text_format(&text, " (and %d more)", more);
    write_member(out, "detail", detail);
}

static void violations_write(struct writer *out, const struct violations *violations)
{
    write_key(out, "violations");
    write_array(out);
    for (int32_t i = 0; i < violations->count; i++) {
        const struct violation *violation = &violations->list[i];
        write_object(out);
        place_write(out, violation->pointer);
        write_member(out, "code", error_entry(violation->code)->code);
        write_member(out, "message", violation->message);
        write_object_end(out);
    }
    write_array_end(out);
    if (violations->omitted)
        write_member_int(out, "violations_omitted", violations->omitted);
}

void problem_open(struct writer *out, enum umpire_error error, const char *detail, const struct violations *violations)
{
    const struct error_entry *entry = error_entry(error);
    char type[80];
    struct text text;
    text_start(&text, type, sizeof type);
    text_add(&text, PROBLEM_TYPE);
    text_add(&text, entry->code);
    write_object(out);
    write_member(out, "type", type);
    write_member(out, "title", entry->title);
    write_member_int(out, "status", entry->status);
    write_member(out, "code", entry->code);
    if (detail)
        write_member(out, "detail", detail);
    else if (violations && violations->count)
        detail_write(out, violations);
    if (violations)
        violations_write(out, violations);
}

void problem_write(struct writer *out, enum umpire_error error, const char *detail, const struct violations *violations)
{
    problem_open(out, error, detail, violations);
    write_object_end(out);
}
