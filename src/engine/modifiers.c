/* Applies rows of modifiers and refusals. */
#include <umpire/modifiers.h>

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
