/* The registry of rulesets: one line each. */
#include "rulesets/colonial/colonial_ruleset.h"
#include "rulesets/d12_skirmish/d12_skirmish_ruleset.h"
#include "rulesets/tft_ww2/tft_ww2_ruleset.h"
#include "rulesets/tt/tt_ruleset.h"
#include <umpire/rules.h>

static const struct ruleset *const all[] = {
    &ruleset_tt,           /* Triumph & Tragedy */
    &ruleset_tft_ww2,      /* WW2 man-to-man */
    &ruleset_d12_skirmish, /* black powder */
    &ruleset_colonial,     /* The Men Who Would Be Kings */
    NULL,
};

const struct ruleset *const *rulesets(void)
{
    return all;
}
