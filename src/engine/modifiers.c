/* Applies rows of modifiers and refusals. */
#include <umpire/modifiers.h>
#include <umpire/rows.h>

void modifier_add(const char *clause, const char *text, int32_t value, int32_t *total, struct explanation *why)
{
    *total += value;
    explain_total(why, clause, text, value, *total);
}

void modifier_apply(const struct modifier *row, int32_t times, int32_t *total, struct explanation *why)
{
    modifier_add(row->clause, row->text, times * row->value, total, why);
}

void modifiers_apply_group(const struct modifier *rows, size_t count, int32_t group, const void *it, int32_t *total,
                           struct explanation *why)
{
    for (const struct modifier *row = rows; row < rows + count; row++) {
        int32_t times = row->group == group && row->times ? row->times(it) : 0;
        if (times != 0)
            modifier_apply(row, times, total, why);
    }
}

const struct modifier *modifiers_find(const struct modifier *rows, size_t count, int32_t group, const void *it)
{
    for (const struct modifier *row = rows; row < rows + count; row++)
        if (row->group == group && row->times && row->times(it) != 0)
            return row;
    return NULL;
}

const struct refusal *refusals_find(const struct refusal *rows, size_t count, const void *it)
{
    for (size_t i = 0; i < count; i++)
        if (rows[i].holds(it))
            return &rows[i];
    return NULL;
}

bool refusals_apply(const struct refusal *rows, size_t count, const void *it, struct explanation *why)
{
    const struct refusal *refusal = refusals_find(rows, count, it);
    if (refusal)
        explain(why, refusal->clause, refusal->text);
    return refusal != NULL;
}

static const struct field house_rows[] = {
    TEXT(struct house_modifier, name, 1, HOUSE_MODIFIER_NAME_MAX, "Name", "X-HOUSE", "What the modifier is for."),
    NUMBER(struct house_modifier, value, -HOUSE_MODIFIER_MAX, HOUSE_MODIFIER_MAX, "Value", "X-HOUSE", "What it adds."),
};
static const struct fields house_fields =
    FIELDS("HouseModifier", "A modifier that the table agrees on beside the rules.", house_rows, struct house_modifier);
const struct field house_modifier_item =
    ITEM_GROUP(house_fields, "Modifier", "X-HOUSE", "A modifier that the table agrees on beside the rules.");

int32_t house_modifiers_sum(const struct house_modifiers *house)
{
    int32_t sum = 0;
    for (int32_t i = 0; i < house->count; i++)
        sum += house->of[i].value;
    return sum;
}

void house_modify(const struct house_modifiers *house, int32_t *total, struct explanation *why)
{
    const char *subject = why ? why->subject : NULL;
    for (int32_t i = 0; i < house->count; i++) {
        explain_subject(why, house->of[i].name);
        modifier_add("X-HOUSE", "A modifier that the table agrees on", house->of[i].value, total, why);
    }
    explain_subject(why, subject);
}
