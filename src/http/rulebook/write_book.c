/* Clauses, tables and whole books as JSON. */
#include "field_write.h"
#include "schema.h"
#include "write_rules.h"
#include <string.h>

enum { ADDRESS_MAX = 160 };

static void address_write(struct writer *out, const struct ruleset *ruleset, const char *kind, const char *name)
{
    char href[ADDRESS_MAX];
    struct text text;
    text_start(&text, href, sizeof href);
    text_format(&text, "/v1/rulesets/%s/%s/%s", ruleset->name, kind, name);
    write_member(out, "href", href);
}

bool step_applies(const struct step *step, const char *clause)
{
    for (const char *const *each = step->clauses; *each; each++)
        if (strcmp(*each, clause) == 0)
            return true;
    return false;
}

void clause_write(struct writer *out, const struct ruleset *ruleset, const struct clause *clause)
{
    write_object(out);
    write_member(out, "ruleset", ruleset->name);
    write_member(out, "id", clause->id);
    write_member(out, "title", clause->title);
    write_member(out, "text", clause->markdown);
    write_member(out, "source", clause->source);
    names_write(out, "options", clause->options);
    names_write(out, "see", clause->see);
    names_write(out, "tags", clause->tags);
    write_key(out, "steps");
    write_array(out);
    for (const struct step *const *step = ruleset->steps; *step; step++)
        if (step_applies(*step, clause->id))
            write_string(out, (*step)->name);
    write_array_end(out);
    if (clause->table_only)
        write_member(out, "table_only", clause->table_only);
    address_write(out, ruleset, "clauses", clause->id);
    write_object_end(out);
}

static void clause_list_write(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book,
                              bool (*wanted)(const struct clause *clause, const void *context), const void *context)
{
    write_key(out, "clauses");
    write_array(out);
    for (size_t i = 0; book && i < book->clause_count; i++)
        if (!wanted || wanted(&book->clauses[i], context))
            clause_write(out, ruleset, &book->clauses[i]);
    write_array_end(out);
}

void clauses_write(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book,
                   bool (*wanted)(const struct clause *clause, const void *context), const void *context)
{
    write_object(out);
    write_member(out, "ruleset", ruleset->name);
    clause_list_write(out, ruleset, book, wanted, context);
    write_object_end(out);
}

/* What a table's list and the table itself say. */
static void table_members_write(struct writer *out, const struct ruleset *ruleset, const struct table *table)
{
    write_member(out, "ruleset", ruleset->name);
    write_member(out, "name", table->name);
    write_member(out, "title", table->title);
    write_member(out, "doc", table->doc);
    if (table->clause)
        write_member(out, "clause", table->clause);
    address_write(out, ruleset, "tables", table->name);
}

void tables_write(struct writer *out, const struct ruleset *ruleset)
{
    write_object(out);
    write_member(out, "ruleset", ruleset->name);
    write_key(out, "tables");
    write_array(out);
    for (const struct table *const *table = ruleset->tables; table && *table; table++) {
        write_object(out);
        table_members_write(out, ruleset, *table);
        write_object_end(out);
    }
    write_array_end(out);
    write_object_end(out);
}

void table_write(struct writer *out, const struct ruleset *ruleset, const struct table *table)
{
    write_object(out);
    table_members_write(out, ruleset, table);
    write_key(out, "row");
    schema_write(out, table->row, NULL, false);
    write_key(out, "rows");
    write_array(out);
    for (int32_t i = 0; i < table->count; i++)
        fields_write(out, table->row, (const char *)table->rows + (size_t)i * table->row->size, FIELD_ORDER_TABLE);
    write_array_end(out);
    write_object_end(out);
}

/* The name of the table of a turn's phases, in whichever ruleset has one. */
static const char turn_sequence[] = "turn-sequence";

static void book_tables_write(struct writer *out, const struct ruleset *ruleset)
{
    write_key(out, "tables");
    write_array(out);
    for (const struct table *const *table = ruleset->tables; table && *table; table++)
        table_write(out, ruleset, *table);
    write_array_end(out);
    for (const struct table *const *table = ruleset->tables; table && *table; table++)
        if (strcmp((*table)->name, turn_sequence) == 0)
            write_member(out, "turn_sequence", turn_sequence);
}

void book_write(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book)
{
    write_object(out);
    write_member(out, "ruleset", ruleset->name);
    write_member(out, "title", ruleset->title);
    write_member(out, "doc", ruleset->doc);
    write_member_int(out, "version", ruleset->version);
    write_member(out, "introduction", book ? book->introduction : "");
    clause_list_write(out, ruleset, book, NULL, NULL);
    book_tables_write(out, ruleset);
    write_key(out, "steps");
    write_array(out);
    for (const struct step *const *step = ruleset->steps; *step; step++)
        step_write(out, ruleset, *step);
    write_array_end(out);
    write_key(out, "options");
    schema_write(out, ruleset->options, NULL, true);
    write_object_end(out);
}
