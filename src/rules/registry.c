/* The registry of rulesets: one line each. */
#include "tft_ww2/tft_ww2_ruleset.h"
#include "tt/tt_ruleset.h"
#include <stdlib.h>
#include <string.h>
#include <umpire/rules.h>

static const struct ruleset *const all[] = {
    &ruleset_tt,
    &ruleset_tft_ww2,
    NULL,
};

const struct ruleset *const *rulesets(void)
{
    return all;
}

const struct ruleset *ruleset_find(const char *name)
{
    for (const struct ruleset *const *ruleset = all; *ruleset; ruleset++)
        if (strcmp((*ruleset)->name, name) == 0)
            return *ruleset;
    return NULL;
}

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
