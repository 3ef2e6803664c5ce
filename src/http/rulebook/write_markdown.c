/* Clauses and whole books as Markdown: the book as it was written, and what the program's own tables say. */
#include "base/markup.h"
#include "http/rulebook/write_rules.h"
#include <string.h>
#include <umpire/text.h>

static void number_write(struct writer *out, const struct field *field, int32_t number)
{
    char digits[32];
    struct text text;
    text_start(&text, digits, sizeof digits);
    field_table_number_add(&text, field, number);
    write_words(out, digits);
}

static int32_t number_at(const char *at)
{
    int32_t number;
    memcpy(&number, at, sizeof number);
    return number;
}

static void group_write(struct writer *out, const struct fields *fields, const char *base);

static void value_write(struct writer *out, const struct field *field, const char *base)
{
    const char *member = base + field->offset;
    switch (field->kind) {
    case FIELD_BOOL:
        write_words(out, *(const bool *)member ? "yes" : "no");
        break;
    case FIELD_INT:
    case FIELD_DECIMAL:
        number_write(out, field, number_at(member));
        break;
    case FIELD_ENUM:
        markup_add_markdown(out, field->choices->list[number_at(member)].name);
        break;
    case FIELD_TEXT:
        markup_add_markdown(out, member);
        break;
    case FIELD_LABEL:
        markup_add_markdown(out, *(const char *const *)(const void *)member);
        break;
    case FIELD_FORM: /* no table of the rules has them */
        break;
    case FIELD_GROUP:
        group_write(out, field->of, member);
        break;
    case FIELD_LIST:
        for (int32_t i = 0, count = number_at(base + field->count); i < count; i++) {
            write_words(out, i > 0 ? ", " : "");
            value_write(out, field->item, member + (size_t)i * field->item_size);
        }
        break;
    }
}

/* A group inside a cell: "Short: 4; Long: 5". */
static void group_write(struct writer *out, const struct fields *fields, const char *base)
{
    const char *between = "";
    for (size_t i = 0; i < fields->count; i++) {
        if (!field_given(&fields->list[i], base))
            continue;
        write_words(out, between);
        markup_add_markdown(out, fields->list[i].title ? fields->list[i].title : fields->list[i].name);
        write_words(out, ": ");
        value_write(out, &fields->list[i], base);
        between = "; ";
    }
}

static void row_write(struct writer *out, const struct fields *fields, const char *row)
{
    for (size_t i = 0; i < fields->count; i++) {
        write_words(out, i == 0 ? "| " : " | ");
        if (field_given(&fields->list[i], row))
            value_write(out, &fields->list[i], row);
    }
    write_words(out, " |\n");
}

static void table_markdown(struct writer *out, const struct table *table, const char *heading)
{
    write_words(out, heading);
    markup_add_markdown(out, table->title);
    write_words(out, "\n\n");
    markup_add_markdown(out, table->doc);
    if (table->clause) {
        write_words(out, " (");
        write_words(out, table->clause);
        write_words(out, ")");
    }
    write_words(out, "\n\n");
    for (size_t i = 0; i < table->row->count; i++) {
        write_words(out, i == 0 ? "| " : " | ");
        markup_add_markdown(out, table->row->list[i].title ? table->row->list[i].title : table->row->list[i].name);
    }
    write_words(out, " |\n");
    for (size_t i = 0; i < table->row->count; i++)
        write_words(out, "|---");
    write_words(out, "|\n");
    for (int32_t i = 0; i < table->count; i++)
        row_write(out, table->row, (const char *)table->rows + (size_t)i * table->row->size);
}

/* Fields as a table: name and what it means. */
static void fields_markdown(struct writer *out, const struct fields *fields)
{
    if (fields->count == 0)
        return;
    write_words(out, "\n| name | meaning |\n|---|---|\n");
    for (size_t i = 0; i < fields->count; i++) {
        write_words(out, "| `");
        write_words(out, fields->list[i].name);
        write_words(out, "` | ");
        if (fields->list[i].doc)
            markup_add_markdown(out, fields->list[i].doc);
        write_words(out, " |\n");
    }
}

static void names_markdown(struct writer *out, const char *before, const char *const *names, const char *quote)
{
    if (!*names)
        return;
    write_words(out, before);
    for (const char *const *name = names; *name; name++) {
        write_words(out, name == names ? "" : ", ");
        write_words(out, quote);
        write_words(out, *name);
        write_words(out, quote);
    }
    write_words(out, "\n");
}

static void step_markdown(struct writer *out, const struct step *step, const char *heading)
{
    write_words(out, heading);
    markup_add_markdown(out, step->title);
    write_words(out, "\n\n");
    markup_add_markdown(out, step->doc);
    write_words(out, "\n\n- step: `");
    write_words(out, step->name);
    write_words(out, "`\n- dice: ");
    markup_add_markdown(out, step->dice);
    write_words(out, "\n");
    names_markdown(out, "- clauses: ", step->clauses, "");
    names_markdown(out, "- options: ", step->options, "`");
    fields_markdown(out, step->input);
}

/* The items that the program adds to a clause: which steps apply it. */
static void steps_markdown(struct writer *out, const struct ruleset *ruleset, const struct clause *clause)
{
    const char *between = "- Applied by: ";
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        if (!step_applies(*step, clause->id))
            continue;
        write_words(out, between);
        write_words(out, "[");
        markup_add_markdown(out, (*step)->title);
        write_words(out, "](/v1/rulesets/");
        write_words(out, ruleset->name);
        write_words(out, "/steps/");
        write_words(out, (*step)->name);
        write_words(out, ")");
        between = ", ";
    }
    write_words(out, between[0] == ',' ? "\n" : "");
}

void clause_markdown(struct writer *out, const struct ruleset *ruleset, const struct clause *clause)
{
    write_words(out, "## ");
    write_words(out, clause->id);
    write_words(out, ": ");
    markup_add_markdown(out, clause->title);
    write_words(out, "\n\n");
    write_words(out, clause->markdown);
    write_words(out, "\n\n- Source: ");
    markup_add_markdown(out, clause->source);
    write_words(out, "\n");
    names_markdown(out, "- House rule: ", clause->options, "`");
    names_markdown(out, "- See also: ", clause->see, "");
    if (clause->table_only) {
        write_words(out, "- At the table: ");
        markup_add_markdown(out, clause->table_only);
        write_words(out, "\n");
    }
    steps_markdown(out, ruleset, clause);
}

void book_markdown(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book)
{
    write_words(out, "# ");
    markup_add_markdown(out, ruleset->title);
    write_words(out, "\n\n");
    write_words(out, book ? book->introduction : ruleset->doc);
    write_words(out, "\n\n[Reference sheet, to be printed](/v1/rulesets/");
    write_words(out, ruleset->name);
    write_words(out, "/sheet)\n");
    for (size_t i = 0; book && i < book->clause_count; i++) {
        write_words(out, "\n");
        clause_markdown(out, ruleset, &book->clauses[i]);
    }
    if (ruleset->tables && *ruleset->tables)
        write_words(out, "\n## Tables\n");
    for (const struct table *const *table = ruleset->tables; table && *table; table++)
        table_markdown(out, *table, "\n### ");
    write_words(out, "\n## Steps\n");
    for (const struct step *const *step = ruleset->steps; *step; step++)
        step_markdown(out, *step, "\n### ");
    write_words(out, "\n## Options\n");
    fields_markdown(out, ruleset->options);
}

/* ---- what stands by itself ---- */

static void heading(struct writer *out, const char *mark, const char *words)
{
    write_words(out, mark);
    markup_add_markdown(out, words);
    write_words(out, "\n\n");
}

/* "- [words](address)" and what it is. */
static void line_add(struct writer *out, const char *words, const char *address, const char *name, const char *doc)
{
    write_words(out, "- [");
    markup_add_markdown(out, words);
    write_words(out, "](");
    write_words(out, address);
    write_words(out, name);
    write_words(out, ")");
    if (doc) {
        write_words(out, ": ");
        markup_add_markdown(out, doc);
    }
    write_words(out, "\n");
}

void rulesets_markdown(struct writer *out)
{
    heading(out, "# ", "Rules");
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        line_add(out, (*ruleset)->title, "/v1/rulesets/", (*ruleset)->name, (*ruleset)->doc);
}

void ruleset_markdown(struct writer *out, const struct ruleset *ruleset)
{
    char base[96];
    struct text text;
    text_start(&text, base, sizeof base);
    text_format(&text, "/v1/rulesets/%s/", ruleset->name);
    heading(out, "# ", ruleset->title);
    write_words(out, ruleset->doc);
    write_words(out, "\n\n");
    line_add(out, "The whole book", base, "book", NULL);
    line_add(out, "Clauses", base, "clauses", NULL);
    line_add(out, "Tables", base, "tables", NULL);
    line_add(out, "Reference sheet, to be printed", base, "sheet", NULL);
    heading(out, "\n## ", "Steps");
    text_add(&text, "steps/");
    for (const struct step *const *step = ruleset->steps; *step; step++)
        line_add(out, (*step)->title, base, (*step)->name, (*step)->doc);
    const struct turn_phase *phase = ruleset->units ? ruleset->units->phases : NULL;
    if (phase)
        heading(out, "\n## ", "Phases of a turn");
    for (; phase && phase->name; phase++) {
        write_words(out, "1. ");
        markup_add_markdown(out, phase->title);
        write_words(out, phase->doc ? ": " : "");
        markup_add_markdown(out, phase->doc ? phase->doc : "");
        write_words(out, "\n");
    }
    heading(out, "\n## ", "Options");
    fields_markdown(out, ruleset->options);
}

void step_page_markdown(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    (void)ruleset;
    step_markdown(out, step, "# ");
    if (step->roles)
        heading(out, "\n## ", "Units");
    for (const struct unit_role *role = step->roles; role && role->name; role++) {
        write_words(out, "- `");
        write_words(out, role->name);
        write_words(out, "`: ");
        markup_add_markdown(out, role->doc);
        write_words(out, "\n");
    }
}

void tables_markdown(struct writer *out, const struct ruleset *ruleset)
{
    char base[96];
    struct text text;
    text_start(&text, base, sizeof base);
    text_format(&text, "/v1/rulesets/%s/tables/", ruleset->name);
    heading(out, "# ", "Tables");
    for (const struct table *const *table = ruleset->tables; table && *table; table++)
        line_add(out, (*table)->title, base, (*table)->name, (*table)->doc);
}

void table_page_markdown(struct writer *out, const struct table *table)
{
    table_markdown(out, table, "# ");
}

void clauses_markdown(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book,
                      bool (*wanted)(const struct clause *clause, const void *context), const void *context)
{
    char base[96];
    struct text text;
    text_start(&text, base, sizeof base);
    text_format(&text, "/v1/rulesets/%s/clauses/", ruleset->name);
    heading(out, "# ", "Clauses");
    for (size_t i = 0; book && i < book->clause_count; i++) {
        if (wanted && !wanted(&book->clauses[i], context))
            continue;
        write_words(out, "- [");
        write_words(out, book->clauses[i].id);
        write_words(out, "](");
        write_words(out, base);
        write_words(out, book->clauses[i].id);
        write_words(out, "): ");
        markup_add_markdown(out, book->clauses[i].title);
        write_words(out, "\n");
    }
}
