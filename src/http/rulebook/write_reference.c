/* Reference sheets: what one looks up at the table, of one ruleset. */
#include "embedded_reference.h"
#include "fields/answer_rows.h"
#include "http/rulebook/sheet_tables.h"
#include "http/rulebook/write_rules.h"
#include "referee/sheet.h"
#include <string.h>

enum {
    ADDRESS_MAX = 160,
    FRAME_MAX = 4096,
    HEAD_MAX = 80,
    HEADS_MAX = 400,           /* of the columns that a cell covers */
    SHEET_ARENA_MAX = 1 << 20, /* of one table */
    NARROW_COLUMNS = 6,        /* a table with more is as wide as the page */
};

/* Whether a ruleset without tables has the clause on its sheet: examples, readings of what the sources leave open (A-…)
 * and what the umpire remembers (X-…) stay in the book. */
static bool clause_is_printed(const struct clause *clause)
{
    if (strncmp(clause->id, "A-", 2) == 0 || strncmp(clause->id, "X-", 2) == 0)
        return false;
    for (const char *const *tag = clause->tags; *tag; tag++)
        if (strcmp(*tag, "example") == 0)
            return false;
    return !clause->table_only || strncmp(clause->table_only, "an example", strlen("an example")) != 0;
}

/* The next clause of the sheet after this one, the first after NULL; NULL after the last. */
static const struct clause *clause_next(const struct ruleset *ruleset, const struct rulebook *book,
                                        const struct clause *clause)
{
    bool has_tables = ruleset->tables && *ruleset->tables;
    if (!book || has_tables)
        return NULL;
    for (clause = clause ? clause + 1 : book->clauses; clause < book->clauses + book->clause_count; clause++)
        if (clause_is_printed(clause))
            return clause;
    return NULL;
}

static const struct turn_phase *phases_of(const struct ruleset *ruleset)
{
    for (const struct table *const *table = ruleset->tables; table && *table; table++)
        if (strcmp((*table)->name, "turn-sequence") == 0)
            return NULL;
    return ruleset->units ? ruleset->units->phases : NULL;
}

/* ---- JSON ---- */

struct reference_answer {
    const struct ruleset *of;
    const struct rulebook *book;
    struct ruleset ruleset;
    char href[ADDRESS_MAX];
};

WRITES(phase_titles_write, struct reference_answer)
{
    write_array(out);
    for (const struct turn_phase *phase = phases_of(it->of); phase && phase->name; phase++)
        write_string(out, phase->title);
    write_array_end(out);
}

WRITES(reference_tables_write, struct reference_answer)
{
    write_array(out);
    for (const struct table *const *table = it->of->tables; table && *table; table++)
        table_write(out, it->of, *table);
    write_array_end(out);
}

WRITES(reference_clauses_write, struct reference_answer)
{
    write_array(out);
    for (const struct clause *clause = NULL; (clause = clause_next(it->of, it->book, clause)) != NULL;)
        clause_write(out, it->of, clause);
    write_array_end(out);
}

static const struct field reference_rows[] = {
    WORD_AS(struct reference_answer, ruleset.name, "ruleset", NULL),
    WORD_AS(struct reference_answer, ruleset.title, "title", NULL),
    COUNT_AS(struct reference_answer, ruleset.version, "version", "Increased only when some outcome changes."),
    EACH_WORD("phases", "The phases of a turn, where no table has them.", phase_titles_write),
    EACH("tables", table_fields, "With their rows.", reference_tables_write),
    EACH("clauses", clause_fields, "The rules, where there are no tables.", reference_clauses_write),
    SPELLED(struct reference_answer, href, "Its address."),
};
const struct fields reference_fields =
    FIELDS("ReferenceSheet", "What is looked up at the table.", reference_rows, struct reference_answer);

void reference_write(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book)
{
    struct reference_answer answer = {.of = ruleset, .book = book, .ruleset = *ruleset};
    struct text text;
    text_start(&text, answer.href, sizeof answer.href);
    text_format(&text, "/v1/rulesets/%s/sheet", ruleset->name);
    ANSWER(out, reference_fields, answer);
}

/* ---- to be read ---- */

/* The heads of the columns that a cell covers: what a narrow screen shows before it. The first column needs none if it
 * names the row. */
static const char *heads_of(const struct sheet_table *table, int32_t column, int32_t span, char ret[HEADS_MAX])
{
    struct text text;
    if (column == 0 && !table->columns[0].tight)
        return NULL;
    text_start(&text, ret, HEADS_MAX);
    for (int32_t i = column; i < column + span; i++) {
        text_add(&text, i > column ? ", " : "");
        text_add(&text, table->columns[i].head);
    }
    return ret;
}

static bool is_wide(const struct sheet_table *table)
{
    return table->column_count > NARROW_COLUMNS;
}

static void row_write(struct sheet *sheet, const struct sheet_table *table, const char *const *row)
{
    char heads[HEADS_MAX];
    sheet_row(sheet);
    for (int32_t i = 0, span; i < table->column_count; i += span) {
        span = sheet->html ? sheet_cell_span(table, row, i) : 1;
        const char *tight = table->columns[i].tight ? "tight" : NULL;
        sheet_cell_across(sheet, span > 1 ? "across" : tight, span,
                          is_wide(table) && row[i][0] ? heads_of(table, i, span, heads) : NULL);
        sheet_add(sheet, row[i]);
        sheet_cell_across_end(sheet, span);
    }
    sheet_row_end(sheet);
}

static void kind_write(struct sheet *sheet, const struct sheet_table *table, const char *kind)
{
    sheet_row(sheet);
    sheet_cell_across(sheet, "kind", table->column_count, NULL);
    sheet_add(sheet, kind);
    sheet_cell_across_end(sheet, table->column_count);
    sheet_row_end(sheet);
}

/* The words of a head are below each other where its column is narrow. */
static void head_copy(const struct sheet *sheet, const struct sheet_column *column, char ret[HEAD_MAX])
{
    struct text text;
    text_start(&text, ret, HEAD_MAX);
    text_add(&text, column->head);
    for (char *at = ret; sheet->html && column->tight && (at = strchr(at, ' ')) != NULL;)
        *at = '\n';
}

static void table_paper(struct sheet *sheet, const struct sheet_table *table)
{
    char heads[SHEET_COLUMNS_MAX][HEAD_MAX];
    const char *pointers[SHEET_COLUMNS_MAX];
    sheet_section(sheet, table->named ? "paper named" : "paper", table->table->name);
    sheet_heading(sheet, 2, table->table->title);
    sheet_paragraph(sheet, "about");
    sheet_add(sheet, table->table->doc);
    sheet_paragraph_end(sheet);
    for (int32_t i = 0; i < table->column_count; i++) {
        head_copy(sheet, &table->columns[i], heads[i]);
        pointers[i] = heads[i];
    }
    sheet_table(sheet, pointers, table->column_count);
    for (int32_t i = 0; i < table->table->count; i++) {
        if (table->kinds && (i == 0 || strcmp(table->kinds[i], table->kinds[i - 1]) != 0))
            kind_write(sheet, table, table->kinds[i]);
        row_write(sheet, table, table->cells + i * table->column_count);
    }
    sheet_table_end(sheet);
    sheet_section_end(sheet);
}

/* Writes the tables that are as wide as the page, or those that are in its columns; in Markdown, all of them. False
 * when out of memory. */
static bool tables_paper(struct sheet *sheet, const struct ruleset *ruleset, bool wide)
{
    bool fine = true;
    sheet_section(sheet, wide ? "whole" : "columns", NULL);
    for (const struct table *const *table = ruleset->tables; fine && table && *table; table++) {
        struct arena arena;
        struct sheet_table read;
        arena_start(&arena, SHEET_ARENA_MAX);
        fine = sheet_table_read(&arena, ruleset, *table, &read);
        if (fine && (!sheet->html || is_wide(&read) == wide))
            table_paper(sheet, &read);
        arena_end(&arena);
    }
    sheet_section_end(sheet);
    return fine;
}

/* Its heading, its number, which leads to it, and its text. */
static void clause_paper(struct sheet *sheet, const struct ruleset *ruleset, const struct rulebook *book,
                         const struct clause *clause)
{
    char base[ADDRESS_MAX], href[ADDRESS_MAX];
    struct text text;
    text_start(&text, base, sizeof base);
    text_format(&text, "/v1/rulesets/%s/clauses/", ruleset->name);
    text_start(&text, href, sizeof href);
    text_format(&text, "%s%s", base, clause->id);
    sheet_section(sheet, "paper rule", clause->id);
    sheet_heading(sheet, 2, clause->title);
    sheet_paragraph(sheet, "number");
    sheet_link(sheet, href, clause->id);
    sheet_paragraph_end(sheet);
    if (sheet->html)
        page_write_part(sheet->out, &(struct page){.book = book, .link_base = base}, clause->markdown);
    else
        write_words(sheet->out, clause->markdown);
    if (!sheet->html)
        write_words(sheet->out, "\n\n");
    sheet_section_end(sheet);
}

static void clauses_paper(struct sheet *sheet, const struct ruleset *ruleset, const struct rulebook *book)
{
    sheet_section(sheet, "columns", NULL);
    for (const struct clause *clause = NULL; (clause = clause_next(ruleset, book, clause)) != NULL;)
        clause_paper(sheet, ruleset, book, clause);
    sheet_section_end(sheet);
}

/* The way back to the ruleset, which only a screen needs. */
static void up_write(struct sheet *sheet, const struct ruleset *ruleset)
{
    char up[ADDRESS_MAX];
    struct text text;
    text_start(&text, up, sizeof up);
    text_format(&text, "/v1/rulesets/%s", ruleset->name);
    sheet_paragraph(sheet, "up");
    sheet_link(sheet, up, ruleset->title);
    sheet_add(sheet, ": reference sheet, one page of A4 when it is printed");
    sheet_paragraph_end(sheet);
}

static void phases_paper(struct sheet *sheet, const struct ruleset *ruleset)
{
    const struct turn_phase *phases = phases_of(ruleset);
    if (!phases)
        return;
    sheet_paragraph(sheet, "phases");
    for (const struct turn_phase *phase = phases; phase->name; phase++) {
        sheet_add(sheet, phase > phases ? " → " : "");
        sheet_add(sheet, phase->title);
    }
    sheet_paragraph_end(sheet);
}

static void sheet_paper(struct sheet *sheet, const struct ruleset *ruleset, const struct rulebook *book)
{
    bool has_tables = ruleset->tables && *ruleset->tables;
    sheet_open_with(sheet, ruleset->title, embedded_reference[0].bytes);
    if (sheet->html)
        up_write(sheet, ruleset);
    sheet_section(sheet, "reference", NULL);
    sheet_heading(sheet, 1, ruleset->title);
    phases_paper(sheet, ruleset);
    if (!has_tables)
        clauses_paper(sheet, ruleset, book);
    else if (!tables_paper(sheet, ruleset, true) || (sheet->html && !tables_paper(sheet, ruleset, false)))
        sheet->out->failed = true;
    sheet_paragraph(sheet, "foot");
    sheet_format(sheet, "umpire · version %d of these rules", ruleset->version);
    sheet_paragraph_end(sheet);
    sheet_section_end(sheet);
    sheet_close(sheet);
}

void reference_markdown(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book)
{
    sheet_paper(&(struct sheet){.out = out}, ruleset, book);
}

/* A part of the frame as a text, by the function that writes it. NULL when out of memory. */
static const char *framed(struct writer *part, const struct page *page,
                          void (*write)(struct writer *out, const struct page *page))
{
    writer_start(part, FRAME_MAX);
    write(part, page);
    write_raw(part, "", 1);
    return part->failed ? NULL : part->at;
}

void reference_page(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book, const char *origin)
{
    struct writer parts[3];
    char address[ADDRESS_MAX];
    struct text text;
    text_start(&text, address, sizeof address);
    text_format(&text, "/v1/rulesets/%s/sheet", ruleset->name);
    const struct page page = {
        .book = book, .title = ruleset->title, .about = ruleset->doc, .origin = origin, .address = address};
    sheet_paper(&(struct sheet){.out = out,
                                .html = true,
                                .head = framed(&parts[0], &page, page_meta_write),
                                .top = framed(&parts[1], &page, page_search_write),
                                .foot = framed(&parts[2], &page, page_foot_write)},
                ruleset, book);
    for (int i = 0; i < 3; i++) {
        out->failed |= parts[i].failed;
        writer_end(&parts[i]);
    }
}
