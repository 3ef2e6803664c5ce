/* Collecting reasons. */
#include <umpire/ruling.h>

static void reason_add(struct explanation *why, const char *clause, const char *text, int32_t value, int32_t total)
{
    if (!why)
        return;
    if (why->count == REASONS_MAX) {
        why->cut = true;
        return;
    }
    why->reasons[why->count++] = (struct reason){
        .part = why->part, .clause = clause, .subject = why->subject, .text = text, .value = value, .total = total};
}

static int32_t thousandths_of(int32_t number)
{
    return number == FIELD_ABSENT ? FIELD_ABSENT : number * FIELD_THOUSANDTHS;
}

void explain_total(struct explanation *why, const char *clause, const char *text, int32_t value, int32_t total)
{
    reason_add(why, clause, text, thousandths_of(value), thousandths_of(total));
}

void explain_parts(struct explanation *why, const char *clause, const char *text, int64_t value, int32_t scale)
{
    reason_add(why, clause, text, (int32_t)thousandths_of_parts(value, scale), FIELD_ABSENT);
}

void explain_value(struct explanation *why, const char *clause, const char *text, int32_t value)
{
    explain_total(why, clause, text, value, FIELD_ABSENT);
}

void explain(struct explanation *why, const char *clause, const char *text)
{
    reason_add(why, clause, text, FIELD_ABSENT, FIELD_ABSENT);
}

void explain_subject(struct explanation *why, const char *subject)
{
    if (why)
        why->subject = subject;
}

void exchange_part(struct dice *dice, struct explanation *why, const char *part)
{
    dice->part = part;
    if (why) {
        why->part = part;
        why->subject = NULL;
    }
}
