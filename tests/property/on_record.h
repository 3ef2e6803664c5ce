/* What follows from earlier rulings (X-KNOW, the rows of kind R in section 9 of the catalogue), said once more and
 * independently of src/rules: inputs that are a member of the unit in a role. Given otherwise they bar, whatever the
 * option says; figures may be given fewer. */
#pragma once
#include "demands.h"

struct on_record {
    const char *ruleset, *step, *role, *input, *member;
    bool at_most;
};
#define FIGURES_LEFT(step, role)                                                                                       \
    {                                                                                                                  \
        "colonial", step, role, "figures", "figures", true                                                             \
    }
#define CLOSE_ORDER(step, role)                                                                                        \
    {                                                                                                                  \
        "colonial", step, role, "close_order", "close_order", false                                                    \
    }
#define SAME(ruleset, step, role, input)                                                                               \
    {                                                                                                                  \
        ruleset, step, role, input, input, false                                                                       \
    }
static const struct on_record on_record[] = {
    {"tt", "melee-size-modifier", "winner", "winner_figures", "figures", false},
    {"tt", "melee-size-modifier", "loser", "loser_figures", "figures", false},
    {"tt", "morale-check", "loser", "loser_figures", "figures", false},
    {"tt", "morale-check", "winner", "winner_figures", "figures", false},
    {"tt", "morale-check", "unit", "after_melee", "owes", false},
    SAME("tt", "initiative-order", "units", "suppression"),
    SAME("tt", "suppression-penalties", "unit", "suppression"),
    SAME("tt", "melee-round", "side1", "figures"),
    SAME("tt", "melee-round", "side2", "figures"),
    SAME("tft-ww2", "ranged-attack", "firer", "action"),
    SAME("tft-ww2", "fire-action", "firer", "action"),
    SAME("tft-ww2", "clear-jam", "figure", "action"),
    {"tft-ww2", "movement", "figure", "taken", "action", false},
    {"tft-ww2", "movement", "figure", "moved_before", "moved_inches", false},
    SAME("tft-ww2", "movement", "figure", "points_spent"),
    SAME("tft-ww2", "movement", "figure", "prone"),
    SAME("tft-ww2", "movement", "figure", "weapon_state"),
    SAME("tft-ww2", "movement", "figure", "sidearm_state"),
    SAME("tft-ww2", "movement", "figure", "bayonet_fixed"),
    SAME("tft-ww2", "movement", "figure", "action_used"),
    SAME("tft-ww2", "ranged-attack", "firer", "weapon_state"),
    SAME("tft-ww2", "fire-action", "firer", "weapon_state"),
    {"tft-ww2", "fire-action", "firer", "shots_before", "shots", false},
    SAME("tft-ww2", "ranged-attack", "firer", "targets_shot"),
    SAME("tft-ww2", "ranged-attack", "target", "moved_inches"),
    SAME("tft-ww2", "ranged-attack", "target", "prone"),
    SAME("tft-ww2", "ranged-attack", "target", "shot_last_round"),
    SAME("tft-ww2", "melee-score", "attacker", "weapon_state"),
    SAME("tft-ww2", "melee-score", "defender", "weapon_state"),
    SAME("tft-ww2", "melee-score", "attacker", "wounded"),
    SAME("tft-ww2", "damage-roll", "target", "wounded"),
    {"tft-ww2", "damage-roll", "target", "owed_hit", "owed_hit_1", false},
    SAME("tft-ww2", "clear-jam", "figure", "weapon_state"),
    SAME("tft-ww2", "clear-jam", "figure", "sidearm_state"),
    SAME("tft-ww2", "clear-jam", "figure", "served_state"),
    SAME("tft-ww2", "morale-check", "commander", "casualties"),
    {"tft-ww2", "morale-check", "commander", "members_down_this_round", "members_down", false},
    SAME("tft-ww2", "afv-movement", "vehicle", "points_spent"),
    {"tft-ww2", "afv-attack", "firer", "mp_spent", "points_spent", false},
    {"tft-ww2", "afv-attack", "target", "target_moved", "moved_inches", false},
    SAME("tft-ww2", "crew-check", "vehicle", "immobilised"),
    {"d12-skirmish", "movement", "mover", "gives_way", "flight", false},
    SAME("d12-skirmish", "movement", "mover", "consecutive_runs"),
    SAME("d12-skirmish", "ranged-attack", "firer", "moved"),
    SAME("d12-skirmish", "stand-and-fire", "charged", "moved"),
    SAME("d12-skirmish", "reload", "unit", "moved"),
    SAME("d12-skirmish", "morale-check", "unit", "prior_failures"),
    SAME("d12-skirmish", "charge", "charged", "prior_failures"),
    SAME("d12-skirmish", "volley", "firers", "moved"),
    {"d12-skirmish", "volley", "target", "figures", "figures", true},
    SAME("d12-skirmish", "volley", "target_unit", "losses"),
    SAME("d12-skirmish", "charge", "charged_unit", "losses"),
    SAME("d12-skirmish", "charge", "charged_unit", "has_officer"),
    FIGURES_LEFT("ranged-attack", "firer"),
    FIGURES_LEFT("ranged-attack", "target"),
    FIGURES_LEFT("rocket-fire", "firer"),
    FIGURES_LEFT("melee-score", "attacker"),
    FIGURES_LEFT("melee-score", "defender"),
    FIGURES_LEFT("damage-roll", "target"),
    FIGURES_LEFT("volley", "firer"),
    FIGURES_LEFT("volley", "target"),
    FIGURES_LEFT("assault", "attacker"),
    FIGURES_LEFT("assault", "defender"),
    CLOSE_ORDER("ranged-attack", "firer"),
    CLOSE_ORDER("ranged-attack", "target"),
    CLOSE_ORDER("melee-score", "defender"),
    CLOSE_ORDER("assault", "defender"),
    SAME("colonial", "ranged-attack", "firer", "skirmishing"),
    SAME("colonial", "volley", "firer", "skirmishing"),
    SAME("colonial", "ranged-attack", "target", "gone_to_ground"),
    SAME("colonial", "ranged-attack", "target", "has_leader"),
    SAME("colonial", "damage-roll", "target", "has_leader"),
    SAME("colonial", "rocket-fire", "target", "pinned_markers"),
    SAME("colonial", "rally", "unit", "pinned_markers"),
    SAME("colonial", "morale-check", "after_fire", "fire_casualties"),
    SAME("colonial", "morale-check", "after_attack", "attack_casualties"),
    SAME("colonial", "volley", "target", "fire_casualties"),
};
enum { ON_RECORD = sizeof on_record / sizeof on_record[0] };

/* Whether a question gives it otherwise than the unit has it: `given` is where the role's inputs stand. */
static inline bool is_given_otherwise(const struct on_record *fact, const struct naive *naive,
                                      const struct naive_unit *unit, json_t *given)
{
    int32_t member = naive_member(naive->ruleset, fact->member), known = unit->number[member];
    json_t *value = json_object_get(given, fact->input);
    if (!value || known == FIELD_ABSENT)
        return false;
    if (json_is_boolean(value) && naive->ruleset->units->fields->list[member].kind == FIELD_INT)
        return json_is_true(value) != (known > 0); /* whether there is any */
    int32_t number = naive_number(&naive->ruleset->units->fields->list[member], value);
    return fact->at_most ? number > known : number != known;
}
