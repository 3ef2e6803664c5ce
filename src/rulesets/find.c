/* Finds a ruleset by its name. */
#include <string.h>
#include <umpire/rules.h>

const struct ruleset *ruleset_find(const char *name)
{
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        if (strcmp((*ruleset)->name, name) == 0)
            return *ruleset;
    return NULL;
}
