/* Applying rows of modifiers and refusals. */
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

void modifiers_apply(const struct modifier *rows, size_t count, const void *it, int32_t *total, struct explanation *why)
{
    for (size_t i = 0; i < count; i++) {
        int32_t times = rows[i].times ? rows[i].times(it) : 0;
        if (times != 0)
            modifier_apply(&rows[i], times, total, why);
    }
}

bool refusals_apply(const struct refusal *rows, size_t count, const void *it, struct explanation *why)
{
    for (size_t i = 0; i < count; i++) {
        int32_t number = rows[i].holds(it);
        if (number == 0)
            continue;
        explain_value(why, rows[i].clause, rows[i].text, rows[i].counted ? number : FIELD_ABSENT);
        return true;
    }
    return false;
}
