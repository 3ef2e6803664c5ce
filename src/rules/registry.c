/* The registry of rulesets: one line each. */
#include "tt/tt_ruleset.h"
#include <umpire/rules.h>

static const struct ruleset *const all[] = {
    &ruleset_tt,
    NULL,
};

const struct ruleset *const *rulesets(void)
{
    return all;
}
