/* What follows from earlier rulings (X-KNOW, the rows of kind R in section 9 of the catalogue), said once more and
 * independently of src/rules: inputs that are a member of the unit in a role, or follow from several. Given otherwise
 * they bar, whatever the option says; figures may be given fewer. */
#pragma once
#include "known.h"
#include "sides.h"

struct on_record {
    const char *ruleset, *step, *role, *input, *member;
    bool at_most;
    /* Where it is no member: a number or a flag, FIELD_ABSENT where the unit does not know it; a word, NULL likewise;
     * or whether a list is another. */
    int32_t (*known)(void);
    const char *(*word)(void);
    bool (*differs)(json_t *list);
    bool of_side; /* it stands where the unit of its side would (side_of) */
};

#define FIGURES_LEFT(ruleset, step, role)                                                                              \
    {                                                                                                                  \
        ruleset, step, role, "figures", "figures", true                                                                \
    }
#define CLOSE_ORDER(step, role)                                                                                        \
    {                                                                                                                  \
        "colonial", step, role, "close_order", "close_order", false                                                    \
    }
#define SAME(ruleset, step, role, input)                                                                               \
    {                                                                                                                  \
        ruleset, step, role, input, input, false                                                                       \
    }
#define FOLLOWS(ruleset, step, role, input, known)                                                                     \
    {                                                                                                                  \
        ruleset, step, role, input, NULL, false, known                                                                 \
    }
#define WORDED(ruleset, step, role, input, word)                                                                       \
    {                                                                                                                  \
        ruleset, step, role, input, NULL, false, NULL, word                                                            \
    }
#define OF_SIDE(step, role)                                                                                            \
    {"d12-skirmish", step, role, "starting_strength", .known = strength_of_side, .of_side = true},                     \
        {"d12-skirmish", step, role, "losses", .known = losses_of_side, .of_side = true},                              \
        {"d12-skirmish", step, role, "has_officer", .known = officer_of_side, .of_side = true},                        \
    {                                                                                                                  \
        "d12-skirmish", step, role, "wound_tested", .known = wound_of_side_tested, .of_side = true                     \
    }
static const struct on_record on_record[] = {
    {"tt", "melee-size-modifier", "winner", "winner_figures", "figures", false},
    {"tt", "melee-size-modifier", "loser", "loser_figures", "figures", false},
    {"tt", "morale-check", "loser", "loser_figures", "figures", false},
    {"tt", "morale-check", "winner", "winner_figures", "figures", false},
    {"tt", "morale-check", "unit", "after_melee", "owes", false},
    WORDED("tt", "damage-roll", "opponent", "cause", by_melee),
    WORDED("tt", "damage-roll", "by", "cause", by_fire),
    SAME("tt", "initiative-order", "units", "suppression"),
    SAME("tt", "suppression-penalties", "unit", "suppression"),
    FIGURES_LEFT("tt", "melee-round", "side1"),
    FIGURES_LEFT("tt", "melee-round", "side2"),
    FIGURES_LEFT("tt", "damage-roll", "target"),
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
    SAME("tft-ww2", "movement", "figure", "move_ended"),
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
    SAME("tft-ww2", "afv-movement", "vehicle", "immobilised"),
    {"tft-ww2", "afv-attack", "firer", "mp_spent", "points_spent", false},
    {"tft-ww2", "afv-attack", "target", "target_moved", "moved_inches", false},
    SAME("tft-ww2", "crew-check", "vehicle", "immobilised"),
    SAME("tft-ww2", "movement", "figure", "wounded"),
    SAME("tft-ww2", "movement", "figure", "dropped_state"),
    SAME("tft-ww2", "movement", "figure", "sidearm_dropped_state"),
    SAME("tft-ww2", "ranged-attack", "firer", "wounded"),
    {"tft-ww2", "ranged-attack", "firer", "in_hand", "weapon", false},
    SAME("tft-ww2", "ranged-attack", "firer", "sidearm"),
    SAME("tft-ww2", "ranged-attack", "firer", "sidearm_state"),
    SAME("tft-ww2", "ranged-attack", "firer", "dropped_state"),
    SAME("tft-ww2", "fire-action", "firer", "wounded"),
    {"tft-ww2", "fire-action", "firer", "in_hand", "weapon", false},
    SAME("tft-ww2", "fire-action", "firer", "sidearm"),
    SAME("tft-ww2", "fire-action", "firer", "sidearm_state"),
    SAME("tft-ww2", "fire-action", "firer", "dropped_state"),
    SAME("tft-ww2", "fire-action", "firer", "targets_shot"),
    SAME("tft-ww2", "fire-action", "targets", "wounded"),
    SAME("tft-ww2", "fire-action", "targets", "moved_inches"),
    SAME("tft-ww2", "fire-action", "targets", "prone"),
    SAME("tft-ww2", "fire-action", "targets", "shot_last_round"),
    {"tft-ww2", "melee-score", "attacker", "in_hand", "weapon", false},
    SAME("tft-ww2", "melee-score", "attacker", "sidearm"),
    SAME("tft-ww2", "melee-score", "attacker", "sidearm_state"),
    SAME("tft-ww2", "melee-score", "attacker", "dropped_state"),
    SAME("tft-ww2", "melee-score", "attacker", "bayonet_fixed"),
    SAME("tft-ww2", "melee-score", "defender", "wounded"),
    {"tft-ww2", "melee-score", "defender", "in_hand", "weapon", false},
    SAME("tft-ww2", "melee-score", "defender", "sidearm"),
    SAME("tft-ww2", "melee-score", "defender", "sidearm_state"),
    SAME("tft-ww2", "melee-score", "defender", "dropped_state"),
    SAME("tft-ww2", "melee-score", "defender", "bayonet_fixed"),
    SAME("tft-ww2", "clear-jam", "figure", "wounded"),
    SAME("tft-ww2", "clear-jam", "figure", "action_used"),
    {"tft-ww2", "morale-due", "commander", "members_down_this_round", "members_down", false},
    SAME("tft-ww2", "morale-due", "commander", "members_tested"),
    SAME("tft-ww2", "morale-check", "commander", "wounded"),
    SAME("tft-ww2", "rally-check", "co", "wounded"),
    SAME("tft-ww2", "indirect-fire", "thrower", "wounded"),
    SAME("tft-ww2", "indirect-fire", "thrower", "action"),
    {"tft-ww2", "indirect-fire", "thrower", "firer_under_fire", "under_fire_last_round", false},
    SAME("tft-ww2", "indirect-fire", "observer", "wounded"),
    SAME("tft-ww2", "indirect-fire", "spotter", "wounded"),
    {"tft-ww2", "indirect-fire", "spotter", "spotter_under_fire", "under_fire_last_round", false},
    {"tft-ww2", "indirect-fire", "firer", "firer_under_fire", "under_fire_last_round", false},
    SAME("tft-ww2", "indirect-fire", "firer", "served_state"),
    SAME("tft-ww2", "blast-damage", "targets", "wounded"),
    {"tft-ww2", "blast-damage", "by", "weapon", "owed_blast", false},
    {"tft-ww2", "afv-movement", "vehicle", "moved_before", "moved_inches", false},
    SAME("tft-ww2", "afv-attack", "firer", "moved_inches"),
    SAME("tft-ww2", "overrun", "target", "wounded"),
    {"d12-skirmish", "movement", "mover", "gives_way", "flight", false},
    SAME("d12-skirmish", "movement", "mover", "consecutive_runs"),
    SAME("d12-skirmish", "ranged-attack", "firer", "moved"),
    SAME("d12-skirmish", "stand-and-fire", "charged", "moved"),
    SAME("d12-skirmish", "reload", "unit", "moved"),
    SAME("d12-skirmish", "morale-check", "unit", "prior_failures"),
    SAME("d12-skirmish", "charge", "charged", "prior_failures"),
    SAME("d12-skirmish", "volley", "firers", "moved"),
    {"d12-skirmish", "volley", "target", "figures", "figures", true},
    {"d12-skirmish", "officer-casualty", "unit", "kills", "kills", true},
    SAME("d12-skirmish", "movement", "charged", "charged_by"),
    SAME("d12-skirmish", "morale-check", "unit", "officer_killed"),
    SAME("d12-skirmish", "charge", "chargers", "consecutive_runs"),
    SAME("d12-skirmish", "charge", "charged", "moved"),
    SAME("d12-skirmish", "charge", "charged", "officer_killed"),
    FIGURES_LEFT("colonial", "ranged-attack", "firer"),
    FIGURES_LEFT("colonial", "ranged-attack", "target"),
    FIGURES_LEFT("colonial", "rocket-fire", "firer"),
    FIGURES_LEFT("colonial", "melee-score", "attacker"),
    FIGURES_LEFT("colonial", "melee-score", "defender"),
    FIGURES_LEFT("colonial", "damage-roll", "target"),
    FIGURES_LEFT("colonial", "volley", "firer"),
    FIGURES_LEFT("colonial", "volley", "target"),
    FIGURES_LEFT("colonial", "assault", "attacker"),
    FIGURES_LEFT("colonial", "assault", "defender"),
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
    CLOSE_ORDER("melee-score", "attacker"),
    SAME("colonial", "melee-score", "attacker", "has_leader"),
    SAME("colonial", "melee-score", "defender", "pinned_markers"),
    SAME("colonial", "melee-score", "defender", "gone_to_ground"),
    SAME("colonial", "melee-score", "defender", "has_leader"),
    SAME("colonial", "morale-check", "after_fire", "pinned_markers"),
    SAME("colonial", "morale-check", "after_attack", "pinned_markers"),
    SAME("colonial", "morale-check", "witness", "pinned_markers"),
    CLOSE_ORDER("volley", "firer"),
    CLOSE_ORDER("volley", "target"),
    SAME("colonial", "volley", "target", "gone_to_ground"),
    SAME("colonial", "volley", "target", "pinned_markers"),
    SAME("colonial", "volley", "target", "has_leader"),
    CLOSE_ORDER("assault", "attacker"),
    SAME("colonial", "assault", "attacker", "has_leader"),
    SAME("colonial", "assault", "defender", "pinned_markers"),
    SAME("colonial", "assault", "defender", "gone_to_ground"),
    SAME("colonial", "assault", "defender", "has_leader"),
    {"tft-ww2", "movement", "figure", "fleeing", NULL, false, known_flight},
    WORDED("tft-ww2", "movement", "figure", "flees_to", known_goal),
    {"tft-ww2", "melee-score", "attacker", "fleeing", NULL, false, known_flight},
    {"tft-ww2", "melee-score", "defender", "fleeing", NULL, false, known_flight},
    {"tft-ww2", "rally-check", "co", "co_fleeing", NULL, false, known_flight},
    {"tft-ww2", "afv-movement", "vehicle", "fleeing", NULL, false, known_way_back},
    {"tft-ww2", "ranged-attack", "target", "hits_owed", NULL, false, known_hits},
    {"tft-ww2", "morale-due", "commander", "air_artillery_flame", NULL, false, known_attack},
    {"d12-skirmish", "movement", "mover", "wounds", NULL, false, known_wounds},
    {"d12-skirmish", "ranged-attack", "firer", "wounds", NULL, false, known_wounds},
    {"d12-skirmish", "damage-roll", "target", "wounds", NULL, false, known_wounds},
    {"d12-skirmish", "melee-score", "side1", "wounds", NULL, false, known_wounds},
    {"d12-skirmish", "melee-score", "side2", "wounds", NULL, false, known_wounds},
    {"d12-skirmish", "morale-check", "unit", "wounds", NULL, false, known_wounds},
    {"d12-skirmish", "volley", "firers", "wounds", NULL, false, known_wounds},
    {"d12-skirmish", "volley", "target", "wounds", NULL, false, known_wounds},
    {"d12-skirmish", "charge", "chargers", "wounds", NULL, false, known_wounds},
    {"d12-skirmish", "charge", "charged", "wounds", NULL, false, known_wounds},
    {"d12-skirmish", "morale-check", "unit", "in_combat", NULL, false, known_contact},
    {"d12-skirmish", "charge", "charged", "in_combat", NULL, false, known_contact},
    {"d12-skirmish", "charge", "charged", "gives_way", NULL, false, known_to_give_way},
    {"d12-skirmish", "morale-due", "unit", "wounded", NULL, false, known_wounded},
    {"d12-skirmish", "morale-due", "unit", "wound_tested", NULL, false, known_wound_tested},
    {"d12-skirmish", "morale-due", "unit", "charged", NULL, false, known_charged},
    {"colonial", "movement", "unit", "pinned_markers", NULL, false, known_unpinned},
    {"colonial", "ranged-attack", "firer", "pinned_markers", NULL, false, known_unpinned},
    {"colonial", "rocket-fire", "firer", "pinned_markers", NULL, false, known_unpinned},
    {"colonial", "melee-score", "attacker", "pinned_markers", NULL, false, known_unpinned},
    {"colonial", "volley", "firer", "pinned_markers", NULL, false, known_unpinned},
    {"colonial", "assault", "attacker", "pinned_markers", NULL, false, known_unpinned},
    {"colonial", "movement", "unit", "skirmishing", NULL, false, known_to_skirmish},
    {"colonial", "movement", "unit", "at_obstacle", NULL, false, known_to_go_on},
    {"colonial", "melee-score", "attacker", "gone_to_ground", NULL, false, known_to_stand},
    {"colonial", "assault", "attacker", "gone_to_ground", NULL, false, known_to_stand},
    {"tt", "melee-score", "side1", "side1", NULL, false, NULL, NULL, other_results},
    {"tt", "melee-score", "side2", "side2", NULL, false, NULL, NULL, other_results},
    FOLLOWS("tft-ww2", "ranged-attack", "firer", "shot_number", known_shot),
    SAME("tft-ww2", "ranged-attack", "firer", "first_target"),
    SAME("tft-ww2", "ranged-attack", "firer", "last_target"),
    SAME("tft-ww2", "fire-action", "firer", "first_target"),
    SAME("tft-ww2", "fire-action", "firer", "last_target"),
    WORDED("tft-ww2", "melee-score", "attacker", "action", known_action),
    WORDED("tft-ww2", "melee-score", "defender", "action", known_action),
    FOLLOWS("tft-ww2", "melee-score", "attacker", "owes", known_to_owe),
    FOLLOWS("tft-ww2", "melee-score", "defender", "owes", known_to_owe),
    WORDED("tft-ww2", "indirect-fire", "thrower", "weapon_state", known_grenade),
    WORDED("tft-ww2", "indirect-fire", "observer", "served_state", known_served),
    FOLLOWS("tft-ww2", "indirect-fire", "observer", "firer_under_fire", known_fire),
    FOLLOWS("tft-ww2", "blast-damage", "by", "multiplier", known_multiplier),
    FOLLOWS("tft-ww2", "blast-damage", "by", "scattered", known_scatter),
    WORDED("tft-ww2", "afv-attack", "firer", "gun", known_gun),
    WORDED("d12-skirmish", "movement", "mover", "kind", known_kind),
    WORDED("d12-skirmish", "stand-and-fire", "charger", "charger", known_kind),
    WORDED("d12-skirmish", "damage-roll", "target", "kind", known_kind),
    WORDED("d12-skirmish", "melee-score", "side1", "kind", known_kind),
    WORDED("d12-skirmish", "melee-score", "side2", "kind", known_kind),
    WORDED("d12-skirmish", "volley", "firers", "kind", known_kind),
    WORDED("d12-skirmish", "volley", "target", "kind", known_kind),
    WORDED("d12-skirmish", "charge", "chargers", "kind", known_kind),
    WORDED("d12-skirmish", "charge", "charged", "kind", known_kind),
    FOLLOWS("d12-skirmish", "movement", "mover", "pinned", known_pinned),
    FOLLOWS("d12-skirmish", "stand-and-fire", "charged", "pinned", known_pinned),
    FOLLOWS("d12-skirmish", "ranged-attack", "firer", "pinned", known_pinned),
    FOLLOWS("d12-skirmish", "reload", "unit", "pinned", known_pinned),
    FOLLOWS("d12-skirmish", "volley", "firers", "pinned", known_pinned),
    FOLLOWS("d12-skirmish", "charge", "chargers", "pinned", known_pinned),
    FOLLOWS("d12-skirmish", "melee-score", "side1", "pinned", known_pinned),
    FOLLOWS("d12-skirmish", "melee-score", "side2", "pinned", known_pinned),
    FOLLOWS("d12-skirmish", "charge", "charged", "pinned", known_pinned),
    FOLLOWS("d12-skirmish", "melee-score", "side1", "must_return", known_to_return),
    FOLLOWS("d12-skirmish", "melee-score", "side2", "must_return", known_to_return),
    FOLLOWS("d12-skirmish", "charge", "charged", "must_return", known_to_return),
    FOLLOWS("d12-skirmish", "stand-and-fire", "charged", "loaded", known_loaded),
    FOLLOWS("d12-skirmish", "ranged-attack", "firer", "loaded", known_loaded),
    FOLLOWS("d12-skirmish", "volley", "firers", "loaded", known_loaded),
    FOLLOWS("d12-skirmish", "charge", "charged", "loaded", known_loaded),
    FOLLOWS("d12-skirmish", "morale-check", "unit", "weapon_loaded", known_loaded),
    FOLLOWS("d12-skirmish", "coherency", "unit", "must_return", known_to_return),
    FOLLOWS("d12-skirmish", "reload", "unit", "fired", known_emptied),
    FOLLOWS("d12-skirmish", "reload", "unit", "loaded", known_all_loaded),
    {"d12-skirmish", "reload", "unit", "unloaded", NULL, true, to_load},
    FOLLOWS("d12-skirmish", "reload", "unit", "out_of_ammo", known_without_ammo),
    FOLLOWS("d12-skirmish", "morale-due", "unit", "losses", known_losses),
    WORDED("d12-skirmish", "morale-check", "unit", "charged_by", known_charge),
    OF_SIDE("volley", "firers"),
    OF_SIDE("volley", "target"),
    OF_SIDE("charge", "chargers"),
    OF_SIDE("charge", "charged"),
    FOLLOWS("d12-skirmish", "charge", "charged", "tests_morale", known_to_test),
    FOLLOWS("d12-skirmish", "charge", "charged", "stands_and_fires", known_to_shoot),
    FOLLOWS("d12-skirmish", "melee-score", "side1", "charged", known_to_have_charged),
    FOLLOWS("d12-skirmish", "melee-score", "side2", "charged", known_to_have_charged),
    WORDED("d12-skirmish", "ranged-attack", "target", "target_movement", known_movement),
    WORDED("d12-skirmish", "volley", "target", "movement", known_movement),
    FOLLOWS("colonial", "activation", "unit", "pinned_markers", known_markers),
    FOLLOWS("colonial", "movement", "unit", "at_the_double", known_to_double),
    FOLLOWS("colonial", "ranged-attack", "firer", "volley", known_volley),
    FOLLOWS("colonial", "volley", "firer", "volley", known_volley),
    WORDED("colonial", "morale-check", "after_fire", "trigger", by_fire),
    WORDED("colonial", "morale-check", "after_attack", "trigger", by_attack),
    WORDED("colonial", "morale-check", "witness", "trigger", as_witness),
    WORDED("colonial", "leader-casualty", "after_fire", "cause", by_fire),
    WORDED("colonial", "leader-casualty", "after_attack", "cause", by_attack),
    FOLLOWS("colonial", "leader-casualty", "after_fire", "casualties", known_lost_to_fire),
    FOLLOWS("colonial", "leader-casualty", "after_attack", "casualties", known_lost_to_attack),
};
enum { ON_RECORD = sizeof on_record / sizeof on_record[0] };

static inline bool is_text(const struct on_record *fact, const struct naive *naive)
{
    return fact->member &&
           naive->ruleset->units->fields->list[naive_member(naive->ruleset, fact->member)].kind == FIELD_TEXT;
}

/* A number or a flag, as the question gives it. */
static inline int32_t given_number(const struct on_record *fact, const struct naive *naive, json_t *value)
{
    if (!fact->known)
        return naive_number(&naive->ruleset->units->fields->list[naive_member(naive->ruleset, fact->member)], value);
    return json_is_boolean(value) ? json_is_true(value) : (int32_t)json_integer_value(value);
}

/* Whether a question gives it otherwise than the unit has it: `given` is where the role's inputs stand. */
static inline bool is_given_otherwise(const struct on_record *fact, const struct naive *naive,
                                      const struct naive_unit *unit, json_t *given)
{
    json_t *value = json_object_get(given, fact->input);
    asked_naive = naive;
    asked_unit = unit;
    if (fact->differs)
        return value && fact->differs(value);
    if (fact->word)
        return value && fact->word() && strcmp(fact->word(), json_string_value(value)) != 0;
    int32_t known = fact->known ? fact->known() : naive_get(naive, unit, fact->member);
    if (!value || known == FIELD_ABSENT || (is_text(fact, naive) && known == naive_text("")))
        return false;
    if (!fact->known && json_is_boolean(value) &&
        naive->ruleset->units->fields->list[naive_member(naive->ruleset, fact->member)].kind == FIELD_INT)
        return json_is_true(value) != (known > 0); /* whether there is any */
    int32_t number = given_number(fact, naive, value);
    return fact->at_most ? number > known : number != known;
}
