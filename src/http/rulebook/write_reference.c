/* Reference sheets: what one looks up at the table, of one ruleset. */
#include "answer_rows.h"
#include "reference_style.h"
#include "sheet.h"
#include "sheet_fit.h"
#include "write_rules.h"
#include <string.h>

enum { ADDRESS_MAX = 160, WORDS_MAX = 400, STYLE_MAX = 4096, CELL_MAX = 640, SHEET_ARENA_MAX = 1 << 22 };

/* Whether a ruleset without tables has the clause on its sheet: examples, readings of what the sources leave open (A-…)
 * and what the umpire remembers (X-…) stay in the book. */
static bool clause_is_told(const struct clause *clause)
{
    if (strncmp(clause->id, "A-", 2) == 0 || strncmp(clause->id, "X-", 2) == 0)
        return false;
    for (const char *const *tag = clause->tags; *tag; tag++)
        if (strcmp(*tag, "example") == 0)
            return false;
    return !clause->table_only || strncmp(clause->table_only, "an example", strlen("an example")) != 0;
}

/* The next clause of the sheet behind this one, from the first on where it is NULL; NULL behind the last. */
static const struct clause *clause_next(const struct ruleset *ruleset, const struct rulebook *book,
                                        const struct clause *clause)
{
    bool has_tables = ruleset->tables && *ruleset->tables;
    if (!book || has_tables)
        return NULL;
    for (clause = clause ? clause + 1 : book->clauses; clause < book->clauses + book->clause_count; clause++)
        if (clause_is_told(clause))
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

/* What is being written. */
struct reference {
    const struct ruleset *ruleset;
    const struct rulebook *book;
    struct arena arena;
    struct sheet_parts parts;
    struct sheet_fit fit;
    const struct clause *clauses[1 << 8];
    char below[WORDS_MAX];
};

static bool clauses_read(struct reference *reference)
{
    enum { MOST = sizeof reference->clauses / sizeof reference->clauses[0] };
    const char **titles = arena_take(&reference->arena, MOST * sizeof *titles);
    const char **texts = arena_take(&reference->arena, MOST * sizeof *texts);
    int32_t count = 0;
    if (!titles || !texts)
        return false;
    for (const struct clause *clause = NULL;
         count < MOST && (clause = clause_next(reference->ruleset, reference->book, clause)) != NULL; count++) {
        reference->clauses[count] = clause;
        titles[count] = clause->title;
        texts[count] = clause->plain;
    }
    reference->parts.titles = titles;
    reference->parts.texts = texts;
    reference->parts.clause_count = count;
    return true;
}

static void phases_read(struct reference *reference)
{
    struct text text;
    text_start(&text, reference->below, sizeof reference->below);
    for (const struct turn_phase *phase = phases_of(reference->ruleset); phase && phase->name; phase++) {
        text_add(&text, text.used ? " → " : "");
        text_add(&text, phase->title);
    }
    reference->parts.below = text.used ? reference->below : NULL;
}

static bool reference_read(struct reference *reference)
{
    struct sheet_parts *parts = &reference->parts;
    for (const struct table *const *table = reference->ruleset->tables; table && *table; table++)
        if (parts->table_count == SHEET_TABLES_MAX ||
            !sheet_table_read(&reference->arena, reference->ruleset, *table, &parts->tables[parts->table_count++]))
            return false;
    phases_read(reference);
    return clauses_read(reference);
}

/* The blanks of short words do not break. */
static void cell_add(struct sheet *sheet, const char *words)
{
    char whole[CELL_MAX];
    struct text text;
    text_start(&text, whole, sizeof whole);
    bool is_short = sheet->html && strlen(words) <= SHEET_WHOLE;
    for (const char *at = words; *at; at++)
        text_add_bytes(&text, is_short && *at == ' ' ? "\xC2\xA0" : at, is_short && *at == ' ' ? 2 : 1);
    sheet_add(sheet, whole);
}

static void row_write(struct sheet *sheet, const struct sheet_table *table, const char *const *row)
{
    sheet_row(sheet);
    for (int32_t i = 0, span; i < table->column_count; i += span) {
        span = sheet->html ? sheet_cell_span(table, row, i) : 1;
        sheet_cell_across(sheet, span > 1 ? "across" : table->columns[i].tight ? "tight" : NULL, span);
        cell_add(sheet, row[i]);
        sheet_cell_across_end(sheet, span);
    }
    sheet_row_end(sheet);
}

static void kind_write(struct sheet *sheet, const struct sheet_table *table, const char *kind)
{
    sheet_row(sheet);
    sheet_cell_across(sheet, "kind", table->column_count);
    sheet_add(sheet, kind);
    sheet_cell_across_end(sheet, table->column_count);
    sheet_row_end(sheet);
}

static void table_paper(struct sheet *sheet, const struct reference *reference, const struct sheet_table *table)
{
    const char *heads[SHEET_COLUMNS_MAX];
    char href[ADDRESS_MAX];
    struct text text;
    text_start(&text, href, sizeof href);
    text_format(&text, "/v1/rulesets/%s/tables/%s", reference->ruleset->name, table->table->name);
    sheet_section(sheet, table->named ? "paper named" : "paper", table->table->name);
    sheet_heading(sheet, 2, table->table->title);
    sheet_paragraph(sheet, "screen faint");
    sheet_add(sheet, table->table->doc);
    sheet_add(sheet, " ");
    sheet_link(sheet, href, "By itself");
    sheet_paragraph_end(sheet);
    for (int32_t i = 0; i < table->column_count; i++)
        heads[i] = table->columns[i].head;
    sheet_table(sheet, heads, table->column_count);
    for (int32_t i = 0; i < table->table->count; i++) {
        if (table->kinds && (i == 0 || strcmp(table->kinds[i], table->kinds[i - 1]) != 0))
            kind_write(sheet, table, table->kinds[i]);
        row_write(sheet, table, table->cells + i * table->column_count);
    }
    sheet_table_end(sheet);
    sheet_section_end(sheet);
}

static void shares_paper(struct sheet *sheet, const struct reference *reference, int32_t share)
{
    static const char *const classes[SHEET_SHARES] = {"shares", "shares of-2", "shares of-3"};
    const struct sheet_column_of *columns = reference->fit.columns[share - 1];
    sheet_section(sheet, classes[share - 1], NULL);
    for (int32_t column = 0; column < share; column++) {
        sheet_section(sheet, NULL, NULL);
        for (int32_t i = 0; i < columns[column].count; i++)
            table_paper(sheet, reference, &reference->parts.tables[columns[column].tables[i]]);
        sheet_section_end(sheet);
    }
    sheet_section_end(sheet);
}

/* Its heading, its number, which leads to it, and its text. */
static void clause_paper(struct sheet *sheet, const struct reference *reference, const struct clause *clause)
{
    char base[ADDRESS_MAX], href[ADDRESS_MAX];
    struct text text;
    text_start(&text, base, sizeof base);
    text_format(&text, "/v1/rulesets/%s/clauses/", reference->ruleset->name);
    text_start(&text, href, sizeof href);
    text_format(&text, "%s%s", base, clause->id);
    sheet_section(sheet, "paper clause", clause->id);
    sheet_heading(sheet, 2, clause->title);
    sheet_paragraph(sheet, "number");
    sheet_link(sheet, href, clause->id);
    sheet_paragraph_end(sheet);
    if (sheet->html)
        page_write_part(sheet->out, &(struct page){.book = reference->book, .link_base = base}, clause->markdown);
    else
        write_words(sheet->out, clause->markdown);
    if (!sheet->html)
        write_words(sheet->out, "\n\n");
    sheet_section_end(sheet);
}

/* The way back to the ruleset, which only a screen needs. */
static void up_write(struct sheet *sheet, const struct reference *reference)
{
    char up[ADDRESS_MAX];
    struct text text;
    text_start(&text, up, sizeof up);
    text_format(&text, "/v1/rulesets/%s", reference->ruleset->name);
    sheet_paragraph(sheet, "screen");
    sheet_link(sheet, up, reference->ruleset->title);
    sheet_add(sheet, ": reference sheet, one page of A4 when it is printed");
    sheet_paragraph_end(sheet);
}

static void head_write(struct sheet *sheet, const struct reference *reference)
{
    if (sheet->html)
        up_write(sheet, reference);
    sheet_heading(sheet, 1, reference->ruleset->title);
    if (reference->parts.below) {
        sheet_paragraph(sheet, "below");
        sheet_add(sheet, reference->parts.below);
        sheet_paragraph_end(sheet);
    }
}

static void foot_write(struct sheet *sheet, const struct reference *reference)
{
    sheet_paragraph(sheet, "foot");
    sheet_format(sheet, "umpire · version %d of these rules", reference->ruleset->version);
    sheet_paragraph_end(sheet);
}

static void clauses_paper(struct sheet *sheet, const struct reference *reference)
{
    if (reference->parts.clause_count == 0)
        return;
    sheet_section(sheet, "clauses", NULL);
    for (int32_t i = 0; i < reference->parts.clause_count; i++)
        clause_paper(sheet, reference, reference->clauses[i]);
    sheet_section_end(sheet);
}

static void page_paper(struct sheet *sheet, struct reference *reference)
{
    char style[STYLE_MAX];
    struct text text;
    sheet_fit(&reference->parts, &reference->fit);
    text_start(&text, style, sizeof style);
    text_add(&text, reference_style);
    text_add(&text, "main{font-size:");
    text_add_thousandths(&text, (int64_t)reference->fit.tenths * 100);
    text_add(&text, "pt;line-height:");
    text_add_thousandths(&text, reference->fit.line);
    text_add(&text, "}}");
    sheet_open_with(sheet, reference->ruleset->title, style);
    head_write(sheet, reference);
    for (int32_t share = 1; share <= SHEET_SHARES; share++)
        shares_paper(sheet, reference, share);
    clauses_paper(sheet, reference);
    foot_write(sheet, reference);
    sheet_close(sheet);
}

static void text_paper(struct sheet *sheet, struct reference *reference)
{
    head_write(sheet, reference);
    for (int32_t i = 0; i < reference->parts.table_count; i++)
        table_paper(sheet, reference, &reference->parts.tables[i]);
    clauses_paper(sheet, reference);
    foot_write(sheet, reference);
}

static void either_write(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book, bool html)
{
    struct arena arena;
    struct sheet sheet = {.out = out, .html = html};
    arena_start(&arena, SHEET_ARENA_MAX);
    struct reference *reference = arena_take_zero(&arena, sizeof *reference);
    if (reference) {
        reference->ruleset = ruleset;
        reference->book = book;
        arena_start(&reference->arena, SHEET_ARENA_MAX);
    }
    if (!reference || !reference_read(reference))
        out->failed = true;
    else if (html)
        page_paper(&sheet, reference);
    else
        text_paper(&sheet, reference);
    if (reference)
        arena_end(&reference->arena);
    arena_end(&arena);
}

void reference_markdown(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book)
{
    either_write(out, ruleset, book, false);
}

void reference_page(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book)
{
    either_write(out, ruleset, book, true);
}
