/* Finds steps, and the options that they read, by name. */
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
