/* What follows from earlier rulings (X-KNOW, the rows of kind R in section 9 of the catalogue), said once more and
 * independently of src/rules: inputs that are a member of the unit in a role, or follow from several. Given otherwise
 * they bar, whatever the option says; figures may be given fewer. */
#pragma once
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

static inline int32_t known_flight(void)
{
    return flees();
}

static inline int32_t known_hits(void)
{
    return hits_owed(asked_naive, asked_unit);
}

/* Of others than those on record the players say it. */
static inline int32_t known_attack(void)
{
    return of("attacks") > 0 ? true : FIELD_ABSENT;
}

/* Of a unit of several figures nobody knows whose wounds they are. */
static inline int32_t known_wounds(void)
{
    return is_individual() || of("officer") ? of("wounds") : FIELD_ABSENT;
}

static inline int32_t known_contact(void)
{
    static const char *const contacts[] = {"contact_1", "contact_2", "contact_3",
                                           "contact_4", "contact_5", "contact_6"};
    for (size_t i = 0; i < sizeof contacts / sizeof contacts[0]; i++)
        if (naive_get(asked_naive, asked_unit, contacts[i]) != naive_text(""))
            return true;
    return false;
}

static inline int32_t known_to_flee(void)
{
    return !is("flight", "none");
}

/* Who has retreated this turn, and is not in cover yet, is met where he is (A-D12-28). */
static inline int32_t known_to_give_way(void)
{
    return known_to_flee() && !(is("flight", "retreat") && of("retreated"));
}

static inline int32_t known_wounded(void)
{
    return of("new_wounds") > 0;
}

static inline int32_t known_wound_tested(void)
{
    return wound_was_tested();
}

static inline int32_t known_charged(void)
{
    return demand_charged();
}

/* What a pinned unit may not do is said by its ban. */
static inline int32_t known_unpinned(void)
{
    return of("pinned_markers") ? FIELD_ABSENT : 0;
}

/* From an obstacle at which it halted in an earlier turn. */
static inline int32_t known_to_go_on(void)
{
    return of("at_obstacle") && !of("moved");
}

static inline int32_t known_to_skirmish(void)
{
    return of("skirmishing");
}

/* Who attacks has risen (A-MWK-29). */
static inline int32_t known_to_stand(void)
{
    return false;
}

static inline const char *word_of(const char *member)
{
    const struct field *field = &asked_naive->ruleset->units->fields->list[naive_member(asked_naive->ruleset, member)];
    int32_t number = naive_get(asked_naive, asked_unit, member);
    return number == FIELD_ABSENT ? NULL : field->choices->list[number].name;
}

/* ---- tt: what the damage rolls of a round gave (A-TT-20) ---- */

enum { RESULTS_MOST = 200 }; /* in an input */

/* In this order, as many of them as an input holds. */
static inline bool other_results(json_t *list)
{
    static const char *const words[][2] = {{"kill", "round_kills"},
                                           {"wound", "round_wounds"},
                                           {"suppressed", "round_suppressed"},
                                           {"save", "round_saves"}};
    int32_t room = RESULTS_MOST, all = 0;
    bool differ = false;
    for (int32_t i = 0; i < 4; i++) {
        int32_t given = 0, known = the_less(of(words[i][1]), room);
        for (size_t k = 0; k < json_array_size(list); k++)
            given += strcmp(json_string_value(json_array_get(list, k)), words[i][0]) == 0;
        differ = differ || given != known;
        room -= known;
        all += known;
    }
    return all > 0 && differ;
}

/* ---- tft-ww2 ---- */

/* No weapon fires more than six shots in a turn; whatever comes behind them is the seventh. */
static inline int32_t known_shot(void)
{
    return the_less(of("shots"), 6) + 1;
}

/* Its action, else flight, which is one (A-TFT-44). */
static inline const char *known_action(void)
{
    return word_of("action") ? word_of("action") : flees() ? "flee" : NULL;
}

static inline int32_t known_to_owe(void)
{
    return !only_warned && (hits_owed(asked_naive, asked_unit) > 0 || of("in_hand"));
}

static inline const char *known_goal(void)
{
    return flees() ? word_of("flight") : "none";
}

static inline const char *known_grenade(void)
{
    const char *weapon = word_of("weapon");
    return weapon && strcmp(weapon, "grenade") == 0 ? word_of("weapon_state") : NULL;
}

/* Who observes is at the weapon where nobody else is, and where one is on the table. */
static inline bool observes_alone(void)
{
    const char *weapon = asked_word("weapon");
    return tft_on_table() && !named_as("firer") && strcmp(weapon, "grenade") != 0 &&
           strcmp(weapon, "smoke_grenade") != 0;
}

static inline const char *known_served(void)
{
    return observes_alone() ? word_of("served_state") : NULL;
}

static inline int32_t known_fire(void)
{
    return observes_alone() ? of("under_fire_last_round") : FIELD_ABSENT;
}

static inline int32_t known_blast(const char *member)
{
    return word_of("owed_blast") ? of(member) : FIELD_ABSENT;
}

static inline int32_t known_multiplier(void)
{
    return known_blast("owed_blast_multiplier");
}

static inline int32_t known_scatter(void)
{
    return known_blast("owed_blast_scattered");
}

static inline const char *known_gun(void)
{
    const char *state = word_of("weapon_state");
    if (of("main_gun_destroyed"))
        return "destroyed";
    return state && (strcmp(state, "jammed") == 0 || strcmp(state, "jammed_hard") == 0) ? "jammed" : "ready";
}

/* ---- d12-skirmish ---- */

/* Whether all who live are among the counted. */
static inline int32_t known_all(int32_t count, const char *alive)
{
    if (most_living(count) == 0 || most_living(count) < of("figures"))
        return false;
    return least_living(count, alive) < of("figures") ? FIELD_ABSENT : true;
}

static inline const char *known_kind(void)
{
    int32_t thrown = known_all(of("thrown"), "thrown_alive");
    if (is("kind", "foot"))
        return "foot";
    return thrown == FIELD_ABSENT ? NULL : thrown ? "foot" : "cavalry";
}

static inline int32_t known_pinned(void)
{
    return of("pinned_by_morale") ? true : known_all(of("pinned"), "pinned_alive");
}

static inline int32_t known_loaded(void)
{
    int32_t none = known_all(cannot_fire(), "unready_alive");
    return !word_of("weapon") || none == FIELD_ABSENT ? FIELD_ABSENT : !none;
}

static inline int32_t known_to_return(void)
{
    return is("coherency", "must_return");
}

/* Who gives way, must return, or is pinned only blocks (A-D12-32, D12-COH-1). */
static inline int32_t known_to_block(void)
{
    return known_to_flee() || known_to_return() ? true : known_pinned();
}

static inline int32_t to_load(void)
{
    return most_living(of("unloaded") + of("jammed"));
}

/* Where those who are not may all be dead, nobody knows. */
static inline int32_t known_all_loaded(void)
{
    int32_t empty = of("unloaded") + of("jammed") + of("out_of_ammo");
    int32_t alive = least_living(cannot_fire(), "unready_alive") - of("reloading");
    int32_t left = empty - of("losses") > alive ? empty - of("losses") : alive;
    if (!word_of("weapon") || empty == 0)
        return word_of("weapon") ? true : FIELD_ABSENT;
    return the_less(left, most_living(empty)) > 0 ? false : FIELD_ABSENT;
}

static inline int32_t known_emptied(void)
{
    return of("emptied") > 0 && of("emptied") >= to_load();
}

static inline int32_t known_without_ammo(void)
{
    return of("out_of_ammo") > 0 && to_load() == 0;
}

/* Once, by the loss that reaches the quarter (A-D12-33). */
static inline int32_t known_losses(void)
{
    return losses_call() ? of("losses") : FIELD_ABSENT;
}

static inline const char *known_charge(void)
{
    return of("charge_tested") ? "none" : word_of("charged_by");
}

static inline int32_t known_strength(void)
{
    int32_t sum = of("figures") + of("losses"), strength = naive_get(asked_naive, asked_unit, "starting_strength");
    if (is_individual())
        return FIELD_ABSENT;
    return strength != FIELD_ABSENT ? strength : sum ? sum : FIELD_ABSENT;
}

/* One test a turn, by the first charge (A-D12-28). */
static inline int32_t known_to_test(void)
{
    return !of("charge_tested");
}

/* Where several may have charged and several not, nobody knows which they are. */
static inline bool is_partly_charging(void)
{
    bool several = !is_individual() && !of("officer");
    return several && of("charging") > 0 && least_living(of("charging"), "charging_alive") < of("figures");
}

static inline int32_t known_to_have_charged(void)
{
    return is_partly_charging() ? FIELD_ABSENT : of("charging") > 0 || is("movement", "charging");
}

static inline const char *known_movement(void)
{
    return is_partly_charging() ? NULL : word_of("movement");
}

/* Nobody shoots who owes dice, only blocks, or of whom all have fired or cannot (A-D12-35). */
static inline int32_t known_to_shoot(void)
{
    int32_t fired = least_living(of("fired"), "fired_alive"), unready = least_living(cannot_fire(), "unready_alive");
    bool owes = !only_warned && (demand_misfire() || demand_wound() || demand_officer());
    bool nobody = fired >= of("figures") || unready >= of("figures");
    return owes || nobody || known_to_block() == true ? false : FIELD_ABSENT;
}

/* ---- colonial ---- */

/* Who is pinned acts, where that is only told, as if it were not. */
static inline int32_t known_markers(void)
{
    return only_warned && of("pinned_markers") ? FIELD_ABSENT : of("pinned_markers");
}

static inline bool is_open_action(const char *action)
{
    return of("action_open") && word_of("action") && is("action", action);
}

/* The action of the turn says how it moves (A-MWK-26), and that its fire is a volley (A-MWK-31). */
static inline int32_t known_to_double(void)
{
    return is_open_action("move") ? false : is_open_action("at_the_double") ? true : FIELD_ABSENT;
}

static inline int32_t known_volley(void)
{
    return is_open_action("volley_fire") ? true : FIELD_ABSENT;
}

static inline const char *by_fire(void)
{
    return "fire";
}

static inline const char *by_attack(void)
{
    return "attack";
}

static inline const char *as_witness(void)
{
    return "witness";
}

static inline int32_t known_lost(const char *tests, const char *lost)
{
    return of(tests) > 0 && of(lost) > 0 ? of(lost) : FIELD_ABSENT;
}

static inline int32_t known_lost_to_fire(void)
{
    return known_lost("leader_fire_tests", "leader_fire_casualties");
}

static inline int32_t known_lost_to_attack(void)
{
    return known_lost("leader_attack_tests", "leader_attack_casualties");
}

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
    {                                                                                                                  \
        "d12-skirmish", step, role, "wound_tested", .known = wound_of_side_tested, .of_side = true                     \
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
    SAME("d12-skirmish", "volley", "target_unit", "losses"),
    SAME("d12-skirmish", "charge", "charged_unit", "losses"),
    SAME("d12-skirmish", "charge", "charged_unit", "has_officer"),
    SAME("d12-skirmish", "movement", "charged", "charged_by"),
    SAME("d12-skirmish", "morale-check", "unit", "officer_killed"),
    SAME("d12-skirmish", "volley", "firing_unit", "losses"),
    SAME("d12-skirmish", "volley", "firing_unit", "has_officer"),
    SAME("d12-skirmish", "volley", "target_unit", "has_officer"),
    SAME("d12-skirmish", "charge", "chargers", "consecutive_runs"),
    SAME("d12-skirmish", "charge", "charged", "moved"),
    SAME("d12-skirmish", "charge", "charged", "officer_killed"),
    SAME("d12-skirmish", "charge", "charging_unit", "losses"),
    SAME("d12-skirmish", "charge", "charging_unit", "has_officer"),
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
    {"tft-ww2", "afv-movement", "vehicle", "fleeing", NULL, false, known_flight},
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
    FOLLOWS("d12-skirmish", "volley", "firing_unit", "wound_tested", known_wound_tested),
    FOLLOWS("d12-skirmish", "volley", "target_unit", "wound_tested", known_wound_tested),
    FOLLOWS("d12-skirmish", "charge", "charging_unit", "wound_tested", known_wound_tested),
    FOLLOWS("d12-skirmish", "charge", "charged_unit", "wound_tested", known_wound_tested),
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
    FOLLOWS("d12-skirmish", "melee-score", "side1", "pinned", known_to_block),
    FOLLOWS("d12-skirmish", "melee-score", "side2", "pinned", known_to_block),
    FOLLOWS("d12-skirmish", "charge", "charged", "pinned", known_to_block),
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
    FOLLOWS("d12-skirmish", "volley", "firing_unit", "starting_strength", known_strength),
    FOLLOWS("d12-skirmish", "volley", "target_unit", "starting_strength", known_strength),
    FOLLOWS("d12-skirmish", "charge", "charging_unit", "starting_strength", known_strength),
    FOLLOWS("d12-skirmish", "charge", "charged_unit", "starting_strength", known_strength),
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
