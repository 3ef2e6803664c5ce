/* Reading a table of the rules for paper. */
#include "http/rulebook/sheet_tables.h"
#include "fields/schema.h"
#include <string.h>
#include <umpire/text.h>

enum { CELL_MAX = 600 };

const char sheet_tick[] = "\xE2\x9C\x93";

static int32_t number_at(const char *at)
{
    int32_t number;
    memcpy(&number, at, sizeof number);
    return number;
}

static const char *row_at(const struct table *table, int32_t row)
{
    return (const char *)table->rows + (size_t)row * table->row->size;
}

static bool is_letter(char byte)
{
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

/* Whether the word is in capitals in the text. */
static bool is_capital_in(const char *text, const char *word, size_t length)
{
    for (const char *at = text; at && *at; at++) {
        size_t same = 0;
        if (at > text && is_letter(at[-1]))
            continue;
        while (same < length && at[same] == word[same] + 'A' - 'a')
            same++;
        if (same == length && !is_letter(at[length]))
            return true;
    }
    return false;
}

/* Whether the ruleset's tables write the word in capitals: AFV, HE. */
static bool is_capital(const struct ruleset *ruleset, const char *word, size_t length)
{
    if (length < 2 || strspn(word, "abcdefghijklmnopqrstuvwxyz") < length)
        return false;
    for (const struct table *const *table = ruleset->tables; *table; table++) {
        if (is_capital_in((*table)->title, word, length))
            return true;
        for (size_t i = 0; i < (*table)->row->count; i++)
            if (is_capital_in((*table)->row->list[i].title, word, length))
                return true;
    }
    return false;
}

/* A word that programs use is written as one that people do. */
static void label_add(struct text *text, const struct ruleset *ruleset, const char *label)
{
    size_t begin = text->used;
    if (label[strspn(label, "abcdefghijklmnopqrstuvwxyz0123456789_")] != '\0') {
        text_add(text, label);
        return;
    }
    title_add(text, NULL, label);
    for (size_t length; *label && !text->cut; label += length, begin += length) {
        length = strcspn(label, "_");
        for (size_t i = 0; i < length && is_capital(ruleset, label, length); i++)
            text->at[begin + i] = (char)(label[i] + 'A' - 'a');
        length += label[length] != '\0';
    }
}

static void value_add(struct text *text, const struct ruleset *ruleset, const struct field *field, const char *base);

static void group_add(struct text *text, const struct ruleset *ruleset, const struct fields *fields, const char *base)
{
    const char *between = "";
    for (size_t i = 0; i < fields->count; i++) {
        if (!field_given(&fields->list[i], base))
            continue;
        text_add(text, between);
        value_add(text, ruleset, &fields->list[i], base);
        between = " – ";
    }
}

static void value_add(struct text *text, const struct ruleset *ruleset, const struct field *field, const char *base)
{
    const char *member = base + field->offset;
    switch (field->kind) {
    case FIELD_BOOL:
        text_add(text, *(const bool *)member ? sheet_tick : "");
        break;
    case FIELD_INT:
    case FIELD_DECIMAL:
        field_table_number_add(text, field, number_at(member));
        break;
    case FIELD_ENUM: {
        const struct choice *choice = &field->choices->list[number_at(member)];
        title_add(text, choice->title, choice->name ? choice->name : "");
        break;
    }
    case FIELD_TEXT:
        text_add(text, member);
        break;
    case FIELD_LABEL:
        label_add(text, ruleset, *(const char *const *)(const void *)member);
        break;
    case FIELD_FORM: /* no table of the rules has them */
        break;
    case FIELD_GROUP:
        group_add(text, ruleset, field->of, member);
        break;
    case FIELD_LIST:
        for (size_t i = 0, count = field_count(field, base); i < count; i++) {
            text_add(text, i > 0 ? ", " : "");
            value_add(text, ruleset, field->item, field_items(field, base) + i * field->item_size);
        }
        break;
    }
}

static const char *cell_read(struct arena *arena, const struct ruleset *ruleset, const struct field *field,
                             const char *row)
{
    char words[CELL_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    if (field_given(field, row))
        value_add(&text, ruleset, field, row);
    return arena_copy(arena, words, text.used);
}

static bool field_is_used(const struct table *table, const struct field *field)
{
    for (int32_t i = 0; i < table->count; i++)
        if (field_given(field, row_at(table, i)))
            return true;
    return false;
}

static const struct field *field_named(const struct table *table, const char *name)
{
    const struct field *field = field_find(table->row, name, strlen(name));
    return field && field_is_used(table, field) ? field : NULL;
}

static const struct field *field_titled(const struct table *table, const char *title)
{
    for (size_t i = 0; i < table->row->count; i++)
        if (table->row->list[i].title && strcmp(table->row->list[i].title, title) == 0)
            return &table->row->list[i];
    return NULL;
}

/* Rows of one kind are adjacent, under its name. If each row is a kind of its own, the kind is the row's name. */
enum kinds { KINDS_ONE, KINDS_SOME, KINDS_EACH };

static enum kinds kinds_of(const struct table *table, const char *const *kinds)
{
    int32_t count = 0;
    for (int32_t i = 0, before; i < table->count; i++) {
        for (before = 0; before < i && strcmp(kinds[before], kinds[i]) != 0;)
            before++;
        count += before == i;
    }
    return count == table->count ? KINDS_EACH : count > 1 ? KINDS_SOME : KINDS_ONE;
}

/* The kinds of the rows; NULL in `ret`: they have none. */
static bool kinds_read(struct arena *arena, const struct ruleset *ruleset, const struct table *table,
                       const char *const **ret)
{
    const struct field *field = field_named(table, "kind");
    const char **kinds = field ? arena_take(arena, (size_t)table->count * sizeof *kinds) : NULL;
    *ret = kinds;
    for (int32_t i = 0; kinds && i < table->count; i++)
        if (!(kinds[i] = cell_read(arena, ruleset, field, row_at(table, i))))
            return false;
    return kinds || !field;
}

static bool is_needless(const struct table *table, const struct field *field, enum kinds kinds)
{
    bool called = field_named(table, "title") || field_titled(table, "When");
    bool worded = field_titled(table, "In words");
    const char *name = field->name;
    return strcmp(name, "clause") == 0 || (strcmp(name, "kind") == 0 && kinds != KINDS_EACH) ||
           (called && strcmp(name, "name") == 0) || (worded && (strcmp(name, "lo") == 0 || strcmp(name, "hi") == 0)) ||
           !field_is_used(table, field);
}

static bool is_tight(const char *words)
{
    words += *words == '-' || *words == '+';
    words += strspn(words, "0123456789.");
    return *words == '\0' || strcmp(words, "+") == 0 || strcmp(words, sheet_tick) == 0;
}

static bool column_is_tight(const struct sheet_table *table, int32_t column)
{
    for (int32_t i = 0; i < table->table->count; i++)
        if (!is_tight(table->cells[i * table->column_count + column]))
            return false;
    return true;
}

/* The heading of a first column that needs no name besides the table's. */
static bool is_plain(const char *head)
{
    return strcmp(head, "Title") == 0 || strcmp(head, "When") == 0 || strcmp(head, "Result") == 0;
}

bool sheet_table_read(struct arena *arena, const struct ruleset *ruleset, const struct table *table,
                      struct sheet_table *ret)
{
    const struct field *fields[SHEET_COLUMNS_MAX];
    *ret = (struct sheet_table){.table = table};
    if (!kinds_read(arena, ruleset, table, &ret->kinds))
        return false;
    enum kinds kinds = ret->kinds ? kinds_of(table, ret->kinds) : KINDS_ONE;
    if (kinds != KINDS_SOME)
        ret->kinds = NULL;
    for (size_t i = 0; i < table->row->count && ret->column_count < SHEET_COLUMNS_MAX; i++)
        if (!is_needless(table, &table->row->list[i], kinds))
            fields[ret->column_count++] = &table->row->list[i];
    const char **cells = arena_take(arena, (size_t)(table->count * ret->column_count) * sizeof *cells);
    if (!cells)
        return false;
    ret->cells = cells;
    for (int32_t i = 0; i < table->count * ret->column_count; i++)
        if (!(cells[i] =
                  cell_read(arena, ruleset, fields[i % ret->column_count], row_at(table, i / ret->column_count))))
            return false;
    for (int32_t i = 0; i < ret->column_count; i++)
        ret->columns[i] = (struct sheet_column){.head = fields[i]->title ? fields[i]->title : fields[i]->name,
                                                .tight = column_is_tight(ret, i)};
    ret->named = ret->column_count > 0 && is_plain(ret->columns[0].head);
    if (ret->named)
        ret->columns[0].head = table->title;
    return true;
}

int32_t sheet_cell_span(const struct sheet_table *table, const char *const *row, int32_t column)
{
    int32_t span = 1;
    if (strchr(row[column], ' '))
        while (column + span < table->column_count && strcmp(row[column + span], row[column]) == 0)
            span++;
    return span;
}
