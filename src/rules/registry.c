/* The registry of rulesets: one line each. */
#include "colonial/colonial_ruleset.h"
#include "tt/tt_ruleset.h"
#include <umpire/rules.h>

static const struct ruleset *const all[] = {
    &ruleset_tt,
    &ruleset_colonial,
    NULL,
};

const struct ruleset *const *rulesets(void)
{
    return all;
}
