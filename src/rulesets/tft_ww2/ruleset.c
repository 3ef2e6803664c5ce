/* The WW2 man-to-man skirmish: its lists of steps and tables. */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"
#include "rulesets/tft_ww2/tft_ww2_ruleset.h"

static const struct step *const steps[] = {
    &tft_movement_step,
    &tft_ranged_attack_step,
    &tft_fire_action_step,
    &tft_melee_score_step,
    &tft_damage_roll_step,
    &tft_clear_jam_step,
    &tft_morale_due_step,
    &tft_morale_check_step,
    &tft_rally_check_step,
    &tft_indirect_fire_step,
    &tft_blast_damage_step,
    &tft_building_damage_step,
    &tft_afv_movement_step,
    &tft_afv_attack_step,
    &tft_afv_damage_step,
    &tft_crew_check_step,
    &tft_overrun_step,
    &tft_close_assault_step,
    NULL,
};

static const struct table *const tables[] = {
    &tft_turn_sequence_table,
    &tft_profiles_table,
    &tft_actions_table,
    &tft_weapons_table,
    &tft_to_hit_modifiers_table,
    &tft_criticals_table,
    &tft_damage_table,
    &tft_morale_modifiers_table,
    &tft_indirect_weapons_table,
    &tft_scatter_table,
    &tft_buildings_table,
    &tft_afv_movement_table,
    &tft_afv_damage_table,
    &tft_afv_parts_table,
    &tft_close_assault_weapons_table,
    NULL,
};

/* No die decides who acts first: the sides take turns, and the turn sequence is a table. */
static const struct step_hint hints[] = {{"initiative-order", "movement"}, {NULL, NULL}};

static void check_options(const void *options, struct violations *violations)
{
    tft_weapons_check(options, violations);
    tft_profiles_check(options, violations);
    tft_afvs_check(options, violations);
}

const struct ruleset ruleset_tft_ww2 = {
    .name = "tft-ww2",
    .title = "WW2 man-to-man skirmish",
    .doc = "Single figures of the Second World War: actions, shooting, close combat, morale, indirect fire and AFVs. "
           "Data of vehicles are not in the source and must be supplied.",
    .version = 1,
    .options = &tft_option_fields,
    .check_options = check_options,
    .steps = steps,
    .tables = tables,
    .hints = hints,
    .units = &tft_unit_type,
};
