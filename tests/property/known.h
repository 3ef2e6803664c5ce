/* What units know by earlier rulings where it is no member of theirs but follows from several: a number or a flag,
 * FIELD_ABSENT where the unit does not know it; a word, NULL likewise; or whether a list is another. */
#pragma once
#include "living.h"

static inline int32_t known_flight(void)
{
    return flees();
}

/* A vehicle that is immobilised goes back nowhere. */
static inline int32_t known_way_back(void)
{
    return known_flight() && !of("immobilised");
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

/* Nobody shoots who owes dice, is in flight, must return or is pinned, or of whom all have fired or cannot (A-D12-35,
 * A-D12-36). */
static inline int32_t known_to_shoot(void)
{
    int32_t fired = least_living(of("fired"), "fired_alive"), unready = least_living(cannot_fire(), "unready_alive");
    bool owes = !only_warned && (demand_misfire() || demand_wound() || demand_officer());
    bool nobody = fired >= of("figures") || unready >= of("figures");
    bool acts = !known_to_flee() && !known_to_return() && known_pinned() != true;
    return owes || nobody || !acts ? false : FIELD_ABSENT;
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

static inline const char *by_melee(void)
{
    return "melee";
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
