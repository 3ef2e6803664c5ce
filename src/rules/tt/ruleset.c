/* Triumph & Tragedy, the addendum: its list of steps. */
#include "tt.h"
#include "tt_ruleset.h"

static const struct step *const steps[] = {
    &tt_initiative_order, &tt_suppression_penalties, &tt_damage_roll_step,
    &tt_melee_score_step, &tt_melee_size_modifier,   &tt_morale_check_step,
    &tt_pinned_charge,    &tt_melee_round,           NULL,
};

const struct ruleset ruleset_tt = {
    .name = "tt",
    .title = "Triumph & Tragedy",
    .doc = "The addendum to the rules for the wars between the world wars: initiative ties, suppression, melee and "
           "morale. "
           "Damage tables and morale targets are in the base book and must be supplied.",
    .version = 1,
    .options = &tt_option_fields,
    .steps = steps,
};
