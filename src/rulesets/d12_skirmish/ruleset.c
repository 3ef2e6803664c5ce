/* The d12 skirmish: its lists of steps and tables. */
#include "rulesets/d12_skirmish/d12_roster.h"
#include "rulesets/d12_skirmish/d12_skirmish_ruleset.h"

static const struct step *const steps[] = {
    &d12_initiative_order_step,
    &d12_movement_step,
    &d12_stand_and_fire_step,
    &d12_coherency_step,
    &d12_ranged_attack_step,
    &d12_reload_step,
    &d12_misfire_step,
    &d12_damage_roll_step,
    &d12_melee_score_step,
    &d12_morale_due_step,
    &d12_morale_check_step,
    &d12_officer_casualty_step,
    &d12_troop_type_step,
    &d12_ability_step,
    &d12_volley_step,
    &d12_charge_step,
    NULL,
};

static const struct table *const tables[] = {
    &d12_moves_table,
    &d12_terrain_table,
    &d12_wounds_allowed_table,
    &d12_weapons_table,
    &d12_shooting_modifiers_table,
    &d12_misfire_table,
    &d12_wounds_foot_table,
    &d12_wounds_cavalry_table,
    &d12_melee_modifiers_table,
    &d12_melee_effects_table,
    &d12_morale_situations_table,
    &d12_morale_table,
    &d12_morale_modifiers_table,
    &d12_troop_types_table,
    &d12_abilities_table,
    NULL,
};

const struct ruleset ruleset_d12_skirmish = {
    .name = "d12-skirmish",
    .title = "Black-powder d12 skirmish",
    .doc = "Skirmishes of the black-powder age, figure against figure, with one twelve-sided die for everything.",
    .version = 1,
    .options = &d12_option_fields,
    .steps = steps,
    .tables = tables,
    .units = &d12_unit_type,
};
