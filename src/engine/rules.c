/* Steps, and the one place where a resolver is called. */
#include <string.h>
#include <umpire/rules.h>

const struct step *step_find(const struct ruleset *ruleset, const char *name)
{
    for (const struct step *const *step = ruleset->steps; *step; step++)
        if (strcmp((*step)->name, name) == 0)
            return *step;
    return NULL;
}

bool step_reads_option(const struct step *step, const char *option)
{
    for (const char *const *name = step->options; *name; name++)
        if (strcmp(*name, option) == 0)
            return true;
    return false;
}

const char *ruling_status_name(enum ruling_status status)
{
    return status == RULING_RESOLVED ? "resolved" : "not_permitted";
}

void ruling_resolve(struct ruling *ruling, struct dice *dice)
{
    struct explanation *why = ruling->why;
    why->part = NULL;
    why->subject = NULL;
    why->of = NULL;
    why->count = 0;
    why->cut = false;
    fields_default(ruling->step->outcome, ruling->outcome);
    ruling->source = dice->source->name;
    ruling->status = question_resolve(ruling->step, &ruling->question, dice, why, ruling->outcome);
}

bool step_end_holds(const struct step_end *end, const struct question *question, const void *outcome)
{
    const char *member = (const char *)outcome + end->reads[0].offset;
    if (end->holds)
        return end->holds(question, outcome);
    return end->value == (end->reads[0].size == sizeof(bool) ? *(const bool *)member : *(const int32_t *)member);
}
