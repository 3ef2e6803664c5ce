/* Options in words, from the field table: a choice in its own words, numbers with their unit, lists as tables. */
#include "referee/house_rules.h"
#include <string.h>

enum { NUMBER_MAX = 64, HEADS_MAX = 64 };

static int32_t number_at(const void *base, size_t offset)
{
    int32_t number;
    memcpy(&number, (const char *)base + offset, sizeof number);
    return number;
}

static const char *title_of(const struct field *field)
{
    return field->title ? field->title : field->name;
}

static void number_say(struct sheet *sheet, const struct field *field, int32_t number)
{
    char words[NUMBER_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    field_players_number_add(&text, field, number);
    if (field->unit)
        text_format(&text, " %s", field->unit);
    sheet_add(sheet, words);
}

/* The place of lists in a group: within the line, or in tables after it. */
enum lists { LISTS_HERE, LISTS_APART };

static void group_say(struct sheet *sheet, const struct fields *fields, const char *base, enum lists lists);

/* Whether a member is a list with items. */
static bool is_table(const struct field *field, const void *base)
{
    return field->kind == FIELD_LIST && field->item->kind == FIELD_GROUP && number_at(base, field->count) > 0;
}

static const char *item_at(const struct field *list, const void *base, int32_t number)
{
    return (const char *)base + list->offset + (size_t)number * list->item_size;
}

static void value_say(struct sheet *sheet, const struct field *field, const void *base);

static void list_say(struct sheet *sheet, const struct field *field, const void *base)
{
    int32_t count = number_at(base, field->count);
    for (int32_t i = 0; i < count; i++) {
        sheet_add(sheet, i ? ", " : "");
        sheet_add(sheet, field->item->kind == FIELD_GROUP ? "(" : "");
        value_say(sheet, field->item, item_at(field, base, i));
        sheet_add(sheet, field->item->kind == FIELD_GROUP ? ")" : "");
    }
    if (count == 0)
        sheet_add(sheet, "none");
}

/* A value within a line. */
static void value_say(struct sheet *sheet, const struct field *field, const void *base)
{
    const char *member = (const char *)base + field->offset;
    if (!field_given(field, base)) {
        sheet_add(sheet, "none");
        return;
    }
    switch (field->kind) {
    case FIELD_BOOL:
        sheet_add(sheet, *(const bool *)member ? "yes" : "no");
        break;
    case FIELD_INT:
    case FIELD_DECIMAL:
        number_say(sheet, field, number_at(base, field->offset));
        break;
    case FIELD_ENUM:
        sheet_add(sheet, field->choices->list[number_at(base, field->offset)].name);
        break;
    case FIELD_TEXT:
        sheet_add(sheet, member);
        break;
    case FIELD_FORM:
    case FIELD_LABEL:
        sheet_add(sheet, *(const char *const *)(const void *)member);
        break;
    case FIELD_GROUP:
        group_say(sheet, field->of, member, LISTS_HERE);
        break;
    case FIELD_LIST:
        list_say(sheet, field, base);
        break;
    }
}

/* "Raw: 5; Trained: 6"; absent members are left out. */
static void group_say(struct sheet *sheet, const struct fields *fields, const char *base, enum lists lists)
{
    bool begun = false;
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        if (!field_given(field, base) || (lists == LISTS_APART && is_table(field, base)))
            continue;
        sheet_add(sheet, begun ? "; " : "");
        begun = true;
        sheet_add(sheet, title_of(field));
        sheet_add(sheet, ": ");
        value_say(sheet, field, base);
    }
    sheet_add(sheet, begun ? "" : "as follows");
}

static bool column_is_used(const struct field *list, const void *base, const struct field *column)
{
    for (int32_t i = 0; i < number_at(base, list->count); i++)
        if (field_given(column, item_at(list, base, i)))
            return true;
    return false;
}

static void cell_say(struct sheet *sheet, const struct field *column, const char *row)
{
    sheet_cell(sheet);
    if (field_given(column, row))
        value_say(sheet, column, row);
    sheet_cell_end(sheet);
}

/* A list of groups: a row for each, and a column for each member that any of them has. */
static void table_say(struct sheet *sheet, const struct field *field, const void *base)
{
    const struct fields *row = field->item->of;
    const struct field *columns[HEADS_MAX];
    const char *heads[HEADS_MAX];
    int32_t count = 0;
    for (size_t i = 0; i < row->count && count < HEADS_MAX; i++)
        if (column_is_used(field, base, &row->list[i])) {
            heads[count] = title_of(&row->list[i]);
            columns[count++] = &row->list[i];
        }
    sheet_table(sheet, heads, count);
    for (int32_t i = 0; i < number_at(base, field->count); i++) {
        sheet_row(sheet);
        for (int32_t k = 0; k < count; k++)
            cell_say(sheet, columns[k], item_at(field, base, i));
        sheet_row_end(sheet);
    }
    sheet_table_end(sheet);
}

static void tables_say(struct sheet *sheet, const struct fields *fields, const void *base)
{
    for (size_t i = 0; i < fields->count; i++)
        if (is_table(&fields->list[i], base))
            table_say(sheet, &fields->list[i], base);
}

void option_say_shortly(struct sheet *sheet, const struct field *field, const void *options)
{
    const struct choice *choice = field->kind == FIELD_ENUM && field_given(field, options)
                                      ? &field->choices->list[number_at(options, field->offset)]
                                      : NULL;
    if (choice && choice->doc) {
        sheet_add(sheet, choice->doc);
        sheet_format(sheet, " (%s)", choice->name);
    } else {
        value_say(sheet, field, options);
    }
}

/* For lists in a table, only a note that they follow. */
static void lead_say(struct sheet *sheet, const struct field *field, const void *options)
{
    if (is_table(field, options))
        sheet_add(sheet, "as follows");
    else if (field->kind == FIELD_GROUP && field_given(field, options))
        group_say(sheet, field->of, (const char *)options + field->offset, LISTS_APART);
    else
        option_say_shortly(sheet, field, options);
}

void option_say(struct sheet *sheet, const char *lead, const struct field *field, const void *options)
{
    sheet_paragraph(sheet, NULL);
    sheet_strong(sheet, lead);
    sheet_add(sheet, ": ");
    lead_say(sheet, field, options);
    sheet_paragraph_end(sheet);
    if (is_table(field, options))
        table_say(sheet, field, options);
    else if (field->kind == FIELD_GROUP && field_given(field, options))
        tables_say(sheet, field->of, (const char *)options + field->offset);
}
