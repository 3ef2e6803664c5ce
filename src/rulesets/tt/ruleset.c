/* Triumph & Tragedy, the addendum: its list of steps. */
#include "rulesets/tt/tt.h"
#include "rulesets/tt/tt_ruleset.h"

static const struct step *const steps[] = {
    &tt_initiative_order_step, &tt_suppression_penalties_step, &tt_damage_roll_step,
    &tt_melee_score_step,      &tt_melee_size_modifier_step,   &tt_morale_check_step,
    &tt_melee_round_step,      &tt_pinned_charge_step,         NULL,
};

static void check_options(const void *given, struct violations *violations)
{
    const struct tt_options *options = given;
    if (options->has_damage_table)
        tt_damage_table_check_rows(&options->damage_table, "/options/damage_table", violations);
}

const struct ruleset ruleset_tt = {
    .name = "tt",
    .title = "Triumph & Tragedy",
    .doc =
        "The addendum: who acts first, suppression, melee and morale. Damage tables and morale targets are in the base "
        "book and must be supplied.",
    .version = 1,
    .options = &tt_option_fields,
    .steps = steps,
    .check_options = check_options,
    .units = &tt_unit_type,
};
