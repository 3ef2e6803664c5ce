/* The Men Who Would Be Kings, the colonial quick sheet: its lists of steps and tables. */
#include "rulesets/colonial/colonial_roster.h"
#include "rulesets/colonial/colonial_ruleset.h"

static const struct step *const steps[] = {
    &colonial_activation_step,  &colonial_movement_step,        &colonial_ranged_attack_step,
    &colonial_rocket_fire_step, &colonial_melee_score_step,     &colonial_morale_check_step,
    &colonial_rally_step,       &colonial_leader_casualty_step, &colonial_damage_roll_step,
    &colonial_volley_step,      &colonial_assault_step,         NULL,
};

static const struct table *const tables[] = {
    &colonial_units_table, &colonial_actions_table, &colonial_weapons_table, &colonial_hits_required_table, NULL,
};

static const struct step_hint hints[] = {{"initiative-order", "activation"}, {NULL, NULL}};

static void check_options(const void *options, struct violations *violations)
{
    colonial_profiles_check(options, violations);
}

const struct ruleset ruleset_colonial = {
    .name = "colonial",
    .title = "The Men Who Would Be Kings",
    .doc = "The colonial quick sheet: what units may do, fire, attacks, pinning and rallying. Leadership is not on the "
           "sheet and must be supplied.",
    .version = 1,
    .options = &colonial_option_fields,
    .check_options = check_options,
    .steps = steps,
    .tables = tables,
    .hints = hints,
    .units = &colonial_unit_type,
};
