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

static void rulebook_write(struct writer *out)
{
    static const char *const list[] = {"rulesets", NULL};
    static const char *const ruleset[] = {"name", "title", "doc", "version", "steps", NULL};
    static const char *const summary[] = {"name", "title", "doc", "href", NULL};
    static const char *const step[] = {"ruleset", "name", "title", "doc",     "dice", "clauses",
                                       "options", "ends", "input", "outcome", NULL};
    static const char *const end[] = {"name", "title", NULL};
    schema_open(out, "RulesetList", "All game systems.", list);
    schema_list(out, "rulesets", "Ruleset", "In the order of the catalogue.");
    schema_close(out);
    schema_open(out, "Ruleset", "One game system.", ruleset);
    schema_member(out, "name", "string", "Its name in paths.");
    schema_member(out, "title", "string", NULL);
    schema_member(out, "doc", "string", NULL);
    schema_member(out, "version", "integer", "Increased only when some outcome changes.");
    schema_member(out, "options", "object", "The JSON Schema of its options.");
    schema_list(out, "steps", "StepSummary", "What can be resolved.");
    schema_close(out);
    schema_open(out, "StepSummary", "A step in a list.", summary);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "title", "string", NULL);
    schema_member(out, "doc", "string", NULL);
    schema_member(out, "family", "string", "Which of the four common families it belongs to, if any.");
    schema_member(out, "href", "string", "Where it is described.");
    schema_close(out);
    schema_open(out, "Step", "One thing that can be resolved.", step);
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "title", "string", NULL);
    schema_member(out, "doc", "string", NULL);
    schema_member(out, "family", "string", "Which of the four common families it belongs to, if any.");
    schema_member(out, "dice", "string", "The dice that it asks for, in order.");
    schema_plain_list(out, "clauses", "string", "The clauses that it may name.");
    schema_plain_list(out, "options", "string", "The options that it reads.");
    schema_list(out, "ends", "StepEnd", "The named ways in which it may end; its odds give the chance of each.");
    schema_member(out, "input", "object", "The JSON Schema of its input.");
    schema_member(out, "outcome", "object", "The JSON Schema of its outcome.");
    schema_member(out, "example", "object", "A question with its outcome.");
    schema_close(out);
    schema_open(out, "StepEnd", "A way in which a step may end.", end);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "title", "string", "A sentence, without a full stop.");
    schema_close(out);
}

static void table_list_write(struct writer *out)
{
    static const char *const list[] = {"ruleset", "tables", NULL};
    schema_open(out, "TableList", "The tables of a ruleset.", list);
    schema_member(out, "ruleset", "string", NULL);
    schema_list(out, "tables", "TableSummary", "What they are; the rows are at each one's address.");
    schema_close(out);
}

/* A table, with its rows or in a list. */
static void table_write(struct writer *out, bool whole)
{
    static const char *const summary[] = {"ruleset", "name", "title", "doc", "href", NULL};
    static const char *const table[] = {"ruleset", "name", "title", "doc", "href", "row", "rows", NULL};
    schema_open(out, whole ? "Table" : "TableSummary", whole ? "A table with its rows." : "A table in a list.",
                whole ? table : summary);
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "title", "string", NULL);
    schema_member(out, "doc", "string", NULL);
    schema_member(out, "clause", "string", "The clause that it belongs to.");
    schema_member(out, "href", "string", "Its address.");
    if (whole) {
        schema_member(out, "row", "object", "The JSON Schema of a row.");
        schema_plain_list(out, "rows", "object", "Its rows in order.");
    }
    schema_close(out);
}

static void clauses_write(struct writer *out)
{
    static const char *const list[] = {"ruleset", "clauses", NULL};
    static const char *const clause[] = {"ruleset", "id",   "title", "text", "source", "options",
                                         "see",     "tags", "steps", "href", NULL};
    schema_open(out, "ClauseList", "Clauses in the rulebook's order.", list);
    schema_member(out, "ruleset", "string", NULL);
    schema_list(out, "clauses", "Clause", "All, or those that fit the filters.");
    schema_close(out);
    schema_open(out, "Clause", "One rule, or one ambiguity of the sources (its id begins with A-).", clause);
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "id", "string", "Stable; what reasons name.");
    schema_member(out, "title", "string", NULL);
    schema_member(out, "text", "string", "Markdown.");
    schema_member(out, "source", "string", "The document and section that it comes from.");
    schema_plain_list(out, "options", "string", "The options that decide how it is read.");
    schema_plain_list(out, "see", "string", "Clauses of the same rulebook that it refers to.");
    schema_plain_list(out, "tags", "string", "What it is about.");
    schema_plain_list(out, "steps", "string", "The steps that apply it.");
    schema_member(out, "table_only", "string", "Why no step applies it: it is handled at the table.");
    schema_member(out, "href", "string", "Its address.");
    schema_close(out);
}

static void book_write(struct writer *out)
{
    static const char *const book[] = {"ruleset", "title",  "doc",   "version", "introduction",
                                       "clauses", "tables", "steps", "options", NULL};
    schema_open(out, "Book", "A whole ruleset.", book);
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "title", "string", NULL);
    schema_member(out, "doc", "string", NULL);
    schema_member(out, "version", "integer", "Increased only when some outcome changes.");
    schema_member(out, "introduction", "string", "Markdown.");
    schema_list(out, "clauses", "Clause", "In the rulebook's order.");
    schema_list(out, "tables", "Table", "With their rows.");
    schema_member(out, "turn_sequence", "string", "The name of the table of a turn's phases, if there is one.");
    schema_list(out, "steps", "Step", "With their schemas.");
    schema_member(out, "options", "object", "The JSON Schema of its options.");
    schema_close(out);
}

static void search_write(struct writer *out)
{
    static const char *const result[] = {"query", "corrections", "results", NULL};
    static const char *const correction[] = {"asked", "used", NULL};
    static const char *const found[] = {"ruleset", "id", "title", "snippet", "href", NULL};
    schema_open(out, "SearchResult", "What a search found.", result);
    schema_member(out, "query", "string", "The query, in lower case and with single spaces.");
    schema_list(out, "corrections", "SearchCorrection",
                "Words that occur in no rulebook, and what was searched for instead.");
    schema_list(out, "results", "FoundClause", "Best match first.");
    schema_close(out);
    schema_open(out, "SearchCorrection", "A word that was replaced by a similar one.", correction);
    schema_member(out, "asked", "string", NULL);
    schema_member(out, "used", "string", NULL);
    schema_close(out);
    schema_open(out, "FoundClause", "A clause that a search found.", found);
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "id", "string", NULL);
    schema_member(out, "title", "string", "Plain text.");
    schema_member(
        out, "snippet", "string",
        "HTML: escaped text in which <mark> encloses the words that were found; it contains no other element.");
    schema_member(out, "href", "string", "The clause's address.");
    schema_close(out);
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
    static const char *const state[] = {"state", NULL};
    schema_open(out, "Problem", "RFC 9457 problem details.", problem);
    schema_member(out, "type", "string", "urn:umpire:problem: and the code.");
    schema_member(out, "title", "string", "The same for every occurrence.");
    schema_member(out, "status", "integer", "The HTTP status.");
    schema_reference(out, "code", "ProblemCode");
    schema_member(out, "detail", "string", "What happened in this case.");
    schema_list(out, "violations", "Violation", "Everything that is wrong with the request.");
    schema_member(out, "violations_omitted", "integer", "How many more violations there were.");
    schema_reference(out, "too_large", "OddsExcess");
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
    schema_open(out, "State", "The state of the service.", state);
    schema_member(out, "state", "string", "alive or ready.");
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
    openapi_write_clubs(out);
    openapi_write_units(out);
    rulebook_write(out);
    table_list_write(out);
    table_write(out, false);
    table_write(out, true);
    clauses_write(out);
    book_write(out);
    search_write(out);
    enumerations_write(out);
    problems_write(out);
    document_write(out);
}
