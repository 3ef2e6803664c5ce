/* Clauses, tables and whole books as JSON. */
#include "fields/answer_rows.h"
#include "fields/schema.h"
#include "http/rulebook/write_rules.h"
#include <string.h>

enum { ADDRESS_MAX = 160 };

static void address_set(char ret[ADDRESS_MAX], const struct ruleset *ruleset, const char *kind, const char *name)
{
    struct text text;
    text_start(&text, ret, ADDRESS_MAX);
    text_format(&text, "/v1/rulesets/%s/%s/%s", ruleset->name, kind, name);
}

bool step_applies(const struct step *step, const char *clause)
{
    for (const char *const *each = step->clauses; *each; each++)
        if (strcmp(*each, clause) == 0)
            return true;
    return false;
}

/* ---- clauses ---- */

struct clause_answer {
    const struct ruleset *of;
    const char *ruleset;
    struct clause clause;
    char href[ADDRESS_MAX];
};

WRITES(applying_write, struct clause_answer)
{
    write_array(out);
    for (const struct step *const *step = it->of->steps; *step; step++)
        if (step_applies(*step, it->clause.id))
            write_string(out, (*step)->name);
    write_array_end(out);
}

static const struct field clause_rows[] = {
    WORD(struct clause_answer, ruleset, NULL),
    WORD_AS(struct clause_answer, clause.id, "id", "Stable; what reasons name."),
    WORD_AS(struct clause_answer, clause.title, "title", NULL),
    WORD_AS(struct clause_answer, clause.markdown, "text", "Markdown."),
    WORD_AS(struct clause_answer, clause.source, "source", "The document and section that it comes from."),
    NAMES_AS(struct clause_answer, clause.options, "options", "The options that decide how it is read."),
    NAMES_AS(struct clause_answer, clause.see, "see", "Clauses of the same rulebook that it refers to."),
    NAMES_AS(struct clause_answer, clause.tags, "tags", "What it is about."),
    EACH_WORD("steps", "The steps that apply it.", applying_write),
    WORD_AS(struct clause_answer, clause.table_only, "table_only",
            "Why no step applies it: it is handled at the table.", OPTIONAL),
    SPELLED(struct clause_answer, href, "Its address."),
};
const struct fields clause_fields = FIELDS(
    "Clause", "One rule, or one ambiguity of the sources (its id begins with A-).", clause_rows, struct clause_answer);

void clause_write(struct writer *out, const struct ruleset *ruleset, const struct clause *clause)
{
    struct clause_answer answer = {.of = ruleset, .ruleset = ruleset->name, .clause = *clause};
    address_set(answer.href, ruleset, "clauses", clause->id);
    ANSWER(out, clause_fields, answer);
}

struct clause_list {
    const struct ruleset *of;
    const char *ruleset;
    const struct rulebook *book;
    bool (*wanted)(const struct clause *clause, const void *context);
    const void *context;
};

static void clause_list_write(struct writer *out, const struct clause_list *list)
{
    const struct rulebook *book = list->book;
    write_array(out);
    for (size_t i = 0; book && i < book->clause_count; i++)
        if (!list->wanted || list->wanted(&book->clauses[i], list->context))
            clause_write(out, list->of, &book->clauses[i]);
    write_array_end(out);
}

WRITES(clauses_of_list, struct clause_list)
{
    clause_list_write(out, it);
}

static const struct field clause_list_rows[] = {
    WORD(struct clause_list, ruleset, NULL),
    EACH("clauses", clause_fields, "All, or those that fit the filters.", clauses_of_list),
};
const struct fields clause_list_fields =
    FIELDS("ClauseList", "Clauses in the rulebook's order.", clause_list_rows, struct clause_list);

void clauses_write(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book,
                   bool (*wanted)(const struct clause *clause, const void *context), const void *context)
{
    ANSWER(out, clause_list_fields, (struct clause_list){ruleset, ruleset->name, book, wanted, context});
}

/* ---- tables ---- */

struct table_answer {
    const char *ruleset;
    struct table table;
    char href[ADDRESS_MAX];
};

WRITES(row_write, struct table_answer)
{
    schema_write(out, it->table.row, NULL, false);
}

WRITES(rows_write, struct table_answer)
{
    const struct table *table = &it->table;
    write_array(out);
    for (int32_t i = 0; i < table->count; i++)
        fields_write(out, table->row, (const char *)table->rows + (size_t)i * table->row->size, FIELD_ORDER_TABLE);
    write_array_end(out);
}

/* What a list of tables says, and the table itself. */
#define TABLE_ROWS                                                                                                     \
    WORD(struct table_answer, ruleset, NULL), WORD_AS(struct table_answer, table.name, "name", NULL),                  \
        WORD_AS(struct table_answer, table.title, "title", NULL),                                                      \
        WORD_AS(struct table_answer, table.doc, "doc", NULL),                                                          \
        WORD_AS(struct table_answer, table.clause, "clause", "The clause that it belongs to.", OPTIONAL),              \
        SPELLED(struct table_answer, href, "Its address.")
static const struct field table_summary_rows[] = {TABLE_ROWS};
static const struct fields table_summary_fields =
    FIELDS("TableSummary", "A table in a list.", table_summary_rows, struct table_answer);
static const struct field table_rows[] = {
    TABLE_ROWS,
    MADE_OBJECT("row", "The JSON Schema of a row.", row_write),
    EACH_OBJECT("rows", "Its rows in order.", rows_write),
};
const struct fields table_fields = FIELDS("Table", "A table with its rows.", table_rows, struct table_answer);

static struct table_answer table_answer(const struct ruleset *ruleset, const struct table *table)
{
    struct table_answer answer = {.ruleset = ruleset->name, .table = *table};
    address_set(answer.href, ruleset, "tables", table->name);
    return answer;
}

void table_write(struct writer *out, const struct ruleset *ruleset, const struct table *table)
{
    struct table_answer answer = table_answer(ruleset, table);
    ANSWER(out, table_fields, answer);
}

struct table_list {
    const struct ruleset *of;
    const char *ruleset;
};

WRITES(summaries_write, struct table_list)
{
    write_array(out);
    for (const struct table *const *table = it->of->tables; table && *table; table++) {
        struct table_answer answer = table_answer(it->of, *table);
        ANSWER(out, table_summary_fields, answer);
    }
    write_array_end(out);
}

static const struct field table_list_rows[] = {
    WORD(struct table_list, ruleset, NULL),
    EACH("tables", table_summary_fields, "What they are; the rows are at each one's address.", summaries_write),
};
const struct fields table_list_fields =
    FIELDS("TableList", "The tables of a ruleset.", table_list_rows, struct table_list);

void tables_write(struct writer *out, const struct ruleset *ruleset)
{
    ANSWER(out, table_list_fields, (struct table_list){ruleset, ruleset->name});
}

/* ---- the whole book ---- */

/* The name of the table of a turn's phases, in whichever ruleset has one. */
static const char turn_sequence[] = "turn-sequence";

static const char *turn_sequence_of(const struct ruleset *ruleset)
{
    for (const struct table *const *table = ruleset->tables; table && *table; table++)
        if (strcmp((*table)->name, turn_sequence) == 0)
            return turn_sequence;
    return NULL;
}

struct book_answer {
    const struct ruleset *of;
    const struct rulebook *book;
    struct ruleset ruleset;
    const char *introduction, *turn_sequence;
};

WRITES(book_clauses_write, struct book_answer)
{
    clause_list_write(out, &(struct clause_list){.of = it->of, .book = it->book});
}

WRITES(book_tables_write, struct book_answer)
{
    write_array(out);
    for (const struct table *const *table = it->of->tables; table && *table; table++)
        table_write(out, it->of, *table);
    write_array_end(out);
}

WRITES(book_steps_write, struct book_answer)
{
    write_array(out);
    for (const struct step *const *step = it->of->steps; *step; step++)
        step_write(out, it->of, *step);
    write_array_end(out);
}

WRITES(book_options_write, struct book_answer)
{
    schema_write(out, it->of->options, NULL, true);
}

static const struct field book_rows[] = {
    WORD_AS(struct book_answer, ruleset.name, "ruleset", NULL),
    WORD_AS(struct book_answer, ruleset.title, "title", NULL),
    WORD_AS(struct book_answer, ruleset.doc, "doc", NULL),
    COUNT_AS(struct book_answer, ruleset.version, "version", "Increased only when some outcome changes."),
    WORD(struct book_answer, introduction, "Markdown."),
    EACH("clauses", clause_fields, "In the rulebook's order.", book_clauses_write),
    EACH("tables", table_fields, "With their rows.", book_tables_write),
    WORD(struct book_answer, turn_sequence, "The name of the table of a turn's phases, if there is one.", OPTIONAL),
    EACH("steps", step_fields, "With their schemas.", book_steps_write),
    MADE_OBJECT("options", "The JSON Schema of its options.", book_options_write),
};
const struct fields book_fields = FIELDS("Book", "A whole ruleset.", book_rows, struct book_answer);

void book_write(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book)
{
    ANSWER(out, book_fields,
           (struct book_answer){.of = ruleset,
                                .book = book,
                                .ruleset = *ruleset,
                                .introduction = book ? book->introduction : "",
                                .turn_sequence = turn_sequence_of(ruleset)});
}
