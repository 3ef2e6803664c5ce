/* Collecting reasons. */
#include <umpire/ruling.h>

/* Adds a reason without numbers, which the caller fills in. NULL when nobody wants reasons, or when there are too
 * many. */
static struct reason *reason_add(struct explanation *why, const char *clause, const char *text)
{
    if (!why)
        return NULL;
    if (why->count == REASONS_MAX) {
        why->cut = true;
        return NULL;
    }
    struct reason *reason = &why->reasons[why->count++];
    *reason = (struct reason){.part = why->part,
                              .clause = clause,
                              .subject = why->subject,
                              .text = text,
                              .value = FIELD_ABSENT,
                              .total = FIELD_ABSENT,
                              .needed = FIELD_ABSENT,
                              .compare = FIELD_ABSENT,
                              .result = FIELD_ABSENT,
                              .count = FIELD_ABSENT};
    return reason;
}

static int32_t thousandths(int64_t parts, int32_t scale)
{
    return parts == FIELD_ABSENT ? FIELD_ABSENT : (int32_t)thousandths_of_parts(parts, scale);
}

void explain(struct explanation *why, const char *clause, const char *text)
{
    reason_add(why, clause, text);
}

void explain_resume(struct explanation *why, const char *of)
{
    if (why)
        why->of = of;
}

void explain_total_parts(struct explanation *why, const char *clause, const char *text, int64_t value, int64_t total,
                         int32_t scale)
{
    struct reason *reason = reason_add(why, clause, text);
    if (!reason)
        return;
    reason->value = thousandths(value, scale);
    reason->total = thousandths(total, scale);
    reason->of = why->of;
}

void explain_base_parts(struct explanation *why, const char *clause, const char *text, const char *of, int64_t base,
                        int32_t scale)
{
    explain_resume(why, of);
    explain_total_parts(why, clause, text, base, base, scale);
}

void explain_base(struct explanation *why, const char *clause, const char *text, const char *of, int32_t base)
{
    explain_base_parts(why, clause, text, of, base, 1);
}

void explain_total(struct explanation *why, const char *clause, const char *text, int32_t value, int32_t total)
{
    explain_total_parts(why, clause, text, value, total, 1);
}

void explain_judged_parts(struct explanation *why, const char *clause, const char *text, int64_t result, int64_t needed,
                          int32_t scale, enum compare compare)
{
    struct reason *reason = reason_add(why, clause, text);
    if (!reason)
        return;
    reason->result = thousandths(result, scale);
    reason->needed = thousandths(needed, scale);
    reason->compare = (int32_t)compare;
}

void explain_judged(struct explanation *why, const char *clause, const char *text, int32_t result, int32_t needed,
                    enum compare compare)
{
    explain_judged_parts(why, clause, text, result, needed, 1, compare);
}

void explain_needed(struct explanation *why, const char *clause, const char *text, int32_t needed, enum compare compare)
{
    explain_judged_parts(why, clause, text, FIELD_ABSENT, needed, 1, compare);
}

void explain_number_parts(struct explanation *why, const char *clause, const char *text, int64_t result, int32_t scale)
{
    struct reason *reason = reason_add(why, clause, text);
    if (reason)
        reason->result = thousandths(result, scale);
}

void explain_number(struct explanation *why, const char *clause, const char *text, int32_t result)
{
    explain_number_parts(why, clause, text, result, 1);
}

void explain_word(struct explanation *why, const char *clause, const char *text, const char *word)
{
    struct reason *reason = reason_add(why, clause, text);
    if (reason)
        reason->word = word;
}

void explain_count(struct explanation *why, const char *clause, const char *text, int32_t count)
{
    struct reason *reason = reason_add(why, clause, text);
    if (reason)
        reason->count = count;
}

void explain_parts(struct explanation *why, const char *clause, const char *text, int64_t value, int32_t scale)
{
    struct reason *reason = reason_add(why, clause, text);
    if (reason)
        reason->value = thousandths(value, scale);
}

void explain_value(struct explanation *why, const char *clause, const char *text, int32_t value)
{
    explain_parts(why, clause, text, value, 1);
}

void explain_subject(struct explanation *why, const char *subject)
{
    if (why)
        why->subject = subject;
}

void exchange_part(struct dice *dice, struct explanation *why, const char *part)
{
    dice->part = part;
    dice_for_nobody(dice);
    if (why) {
        why->part = part;
        why->subject = NULL;
        why->of = NULL;
    }
}
