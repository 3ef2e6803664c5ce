/* Collecting reasons. */
#include <umpire/ruling.h>

void explain_total(struct explanation *why, const char *clause, const char *text, int32_t value, int32_t total)
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

void explain_value(struct explanation *why, const char *clause, const char *text, int32_t value)
{
    explain_total(why, clause, text, value, FIELD_ABSENT);
}

void explain(struct explanation *why, const char *clause, const char *text)
{
    explain_total(why, clause, text, FIELD_ABSENT, FIELD_ABSENT);
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
