/* The schemas of answers that no field table describes. */
#include "openapi_frame.h"
#include "schema.h"
#include <umpire/error.h>
#include <umpire/ruling.h>

/* What every ruling says, recorded or not. */
void openapi_write_ruling_members(struct writer *out)
{
    schema_member(out, "ruleset_version", "integer", "The version of the rules that was applied.");
    schema_reference(out, "status", "RulingStatus");
    schema_member(out, "summary", "string", "One line to read aloud.");
    schema_list(out, "reasons", "Reason", "Every clause that was applied, in order.");
    schema_list(out, "draws", "Draw", "Every die thrown, in order.");
    schema_reference(out, "dice", "DiceSource");
}

static void enumeration_open(struct writer *out, const char *name, const char *doc)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "title", name);
    write_member(out, "description", doc);
    write_member(out, "type", "string");
    write_key(out, "oneOf");
    write_array(out);
}

static void enumeration_close(struct writer *out)
{
    write_array_end(out);
    write_object_end(out);
}

static void enumerations_write(struct writer *out)
{
    enumeration_open(out, "ProblemCode", "Stable; for programs.");
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++) {
        const struct error_entry *entry = error_entry((enum umpire_error)error);
        choice_write(out, entry->code, entry->title, NULL);
    }
    enumeration_close(out);
}

static void problems_write(struct writer *out)
{
    static const char *const problem[] = {"type", "title", "status", "code", NULL};
    static const char *const violation[] = {"code", "message", NULL};
    schema_open(out, "Problem", "RFC 9457 problem details.", problem);
    schema_member(out, "type", "string", "urn:umpire:problem: and the code.");
    schema_member(out, "title", "string", "The same for every occurrence.");
    schema_member(out, "status", "integer", "The HTTP status.");
    schema_reference(out, "code", "ProblemCode");
    schema_member(out, "detail", "string", "What happened in this case.");
    schema_list(out, "violations", "Violation", "Everything that is wrong with the request.");
    schema_member(out, "violations_omitted", "integer", "How many more violations there were.");
    schema_reference(out, "too_large", "OddsExcess");
    schema_plain_list(out, "rested_on", "integer",
                      "Of not_undoable and unit_in_use: entries that stand in the way, the newest first, at most 16.");
    schema_reference(out, "current", "CurrentTurn");
    schema_close(out);
    schema_open(out, "Violation", "What is wrong with one field.", violation);
    schema_member(out, "pointer", "string", "RFC 6901 pointer into the body.");
    schema_member(out, "parameter", "string", "The query parameter, when it is one.");
    schema_member(out, "line", "integer", "In a CSV body: the line, from 1.");
    schema_member(out, "column", "integer",
                  "In a CSV body: the cell of that line, from 1; absent when the whole line is meant.");
    schema_reference(out, "code", "ProblemCode");
    schema_member(out, "message", "string", "What is wrong, and what is expected.");
    schema_close(out);
}

/* What is JSON Schema or OpenAPI itself is an open object here. */
static void document_write(struct writer *out)
{
    write_key(out, "OpenapiDocument");
    write_object(out);
    write_member(out, "title", "OpenapiDocument");
    write_member(out, "description", "An OpenAPI 3.1 document.");
    write_member(out, "type", "object");
    write_member_bool(out, "additionalProperties", true);
    write_object_end(out);
}

void openapi_write_answers(struct writer *out)
{
    openapi_write_ledger(out);
    enumerations_write(out);
    problems_write(out);
    document_write(out);
}
