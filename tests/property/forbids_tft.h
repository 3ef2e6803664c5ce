/* What the state of a figure or a vehicle of tft-ww2 forbids. */
#pragma once
#include "bans.h"

static inline int32_t tft_jammed(const char *state)
{
    return !known(state) ? 0 : is(state, "jammed") ? 17 : is(state, "jammed_hard") ? 18 : 0;
}

/* The roll that jammed what is cleared; 0: it is not jammed. */
static inline int32_t tft_jammed_by(void)
{
    const char *state = json_is_true(asked("served"))    ? "served_state"
                        : json_is_true(asked("sidearm")) ? "sidearm_state"
                                                         : "weapon_state";
    return tft_jammed(state);
}

/* A weapon of indirect fire stands on the table where it may, unless the question says otherwise. */
static inline bool tft_on_table(void)
{
    return asked("on_table") ? json_is_true(asked("on_table"))
                             : !strstr(asked_word("weapon"), "artillery") && !strstr(asked_word("weapon"), "bomb");
}

/* Whether the blast will be its own: the thrower's, that of who is at a weapon on the table, or of who calls down fire
 * from off it. Smoke does no damage. */
static inline bool tft_will_owe_a_blast(void)
{
    bool firer = place_is("indirect-fire", "firer"), observer = place_is("indirect-fire", "observer");
    if (asked_for("weapon", "grenade") || asked_for("weapon", "smoke_grenade"))
        return place_is("indirect-fire", "thrower") && asked_for("weapon", "grenade");
    if (tft_on_table())
        return firer || (observer && !named_as("firer"));
    return observer || place_is("indirect-fire", "spotter");
}

/* A grenade is thrown by the thrower, and nothing else is; whose blast of this turn is still to come does not throw,
 * fire or call down another one, but may observe for who is named at the weapon; an earlier one lapses. */
static inline void tft_throw_bans(void)
{
    bool grenade = asked_for("weapon", "grenade") || asked_for("weapon", "smoke_grenade");
    bool thrower = place_is("indirect-fire", "thrower"), firer = place_is("indirect-fire", "firer");
    bool helps = tft_on_table() && named_as("firer");
    ban(TOLD, "A-TFT-46", known("owed_blast") && tft_will_owe_a_blast());
    ban(ON_FILE, "A-TFT-46", known("owed_blast") && of("owed_blast_new") && (thrower || firer || !helps));
    ban(ON_FILE, "TFT-IND-2", thrower != grenade);
}

/* Shots that a weapon has in a round; 0: it does not shoot. */
static inline int32_t tft_shots_of(const char *weapon)
{
    static const struct {
        const char *weapon;
        int32_t shots;
    } shots[] = {{"rifle", 1}, {"auto_rifle", 2}, {"pistol", 2}, {"smg", 3}, {"lmg", 4}, {"hmg", 4}};
    for (size_t i = 0; i < sizeof shots / sizeof shots[0]; i++)
        if (strcmp(shots[i].weapon, weapon) == 0)
            return shots[i].shots;
    return 0;
}

/* The member that says how what it shoots, throws, serves or strikes with is; NULL: nothing does. */
static inline const char *tft_state_of_used(void)
{
    const char *weapon =
        step_is("melee-score") ? json_string_value(json_object_get(asked("attacker"), "weapon")) : asked_word("weapon");
    bool grenade = asked_for("weapon", "grenade") || asked_for("weapon", "smoke_grenade");
    if (place_is("indirect-fire", "thrower"))
        return known("weapon") && is("weapon", "grenade") ? "weapon_state" : NULL;
    bool serves = place_is("indirect-fire", "firer") || (place_is("indirect-fire", "observer") && !named_as("firer"));
    if (serves)
        return tft_on_table() && !grenade ? "served_state" : NULL;
    if (!step_is("ranged-attack") && !step_is("fire-action") && !step_is("melee-score"))
        return NULL;
    if (!known("weapon") || is("weapon", weapon))
        return "weapon_state";
    return known("sidearm") && is("sidearm", weapon) ? "sidearm_state" : NULL;
}

static inline bool is_served(const char *state)
{
    return strcmp(state, "served_state") == 0;
}

static inline bool tft_is_heavy(void)
{
    return asked_for("weapon", "lmg") || asked_for("weapon", "hmg");
}

/* Whoever shoots or throws has an action that allows it, a shot left and a weapon that is ready; whoever strikes has
 * not dropped it. */
static inline void tft_weapon_bans(void)
{
    bool fires = step_is("ranged-attack") || step_is("fire-action"), throws = place_is("indirect-fire", "thrower");
    bool snaps = known("action") && is("action", "walk_and_snap_shot");
    int32_t shots = tft_shots_of(asked_word("weapon"));
    const char *state = tft_state_of_used();
    ban(ON_FILE, "TFT-ACT-0",
        (fires || throws || (state && is_served(state))) && known("action") && !snaps && !is("action", "pivot") &&
            !is("action", "aim"));
    ban(ON_FILE, "TFT-ACT-2", fires && snaps && of("shots") > 0);
    ban(ON_FILE, "TFT-RNG-6", throws && snaps);
    bool automatic = asked_for("weapon", "auto_rifle") || asked_for("weapon", "smg") || tft_is_heavy();
    ban(ON_FILE, "TFT-RNG-6", fires && snaps && tft_is_heavy());
    ban(ON_FILE, "TFT-ACT-7", fires && known("action") && is("action", "aim") && automatic);
    ban(ON_FILE, "TFT-WPN", fires && (!shots || of("shots") >= shots));
    ban(ON_FILE, "TFT-CRIT-2", state && (is(state, "dropped") || (!step_is("melee-score") && !is(state, "ready"))));
}

/* Of a figure: hits and a blast in the hand come first, who flees does nothing else, nor who fled to its cover in this
 * turn, a turn has one action, and one handling of an item. */
static inline void tft_figure_bans(void)
{
    bool moves = step_is("movement"), clears = step_is("clear-jam");
    ban(OWED, "TFT-DMG-1", hits_owed(asked_naive, asked_unit) > 0);
    ban(OWED, "TFT-CRIT-2", of("in_hand"));
    ban(OWED, "TFT-MOR-4", flees() && !(moves && asked_for("action", "flee")));
    ban(ON_FILE, "A-TFT-44", is("flight", "to_cover") && of("at_goal") && known("action") && is("action", "flee"));
    ban(ON_FILE, "TFT-ACT-0", moves && known("action") && !is("action", asked_word("action")));
    ban(ON_FILE, "TFT-ACT-1", moves && known("action") && is("action", "run") && of("move_ended"));
    ban(ON_FILE, "TFT-ACT-4", moves && known("action") && is("action", "charge") && of("move_ended"));
    ban(ON_FILE, "TFT-ACT-0",
        moves && known("action") && is("action", "change_position") && asked_for("action", "change_position"));
    ban(ON_FILE, "A-TFT-47", moves && asked_for("handles", "fix_bayonet") && known("weapon") && !is("weapon", "rifle"));
    if (step_is("indirect-fire"))
        tft_throw_bans();
    ban(ON_FILE, "TFT-ACT-0",
        (step_is("close-assault") || step_is("melee-score")) && known("action") && !is("action", "charge") &&
            !is("action", "pivot") && !is("action", "close_combat"));
    ban(ON_FILE, "TFT-ACT-3", step_is("melee-score") && only_warned && flees() && !known("action"));
    ban(ON_FILE, "TFT-ACT-9", clears && known("action") && !is("action", "action"));
    tft_weapon_bans();
    ban(ON_FILE, "TFT-ACT-9", of("action_used") && (clears || (moves && !asked_for("handles", "none"))));
}

static inline void tft_afv_bans(void)
{
    ban(OWED, "TFT-PEN-1", of("hits") + of("vulnerable_hits") + of("blast_hits") > 0);
    ban(OWED, "TFT-CREW-1", of("crew_tests") > 0);
    bool crosses = step_is("overrun"), reverses = step_is("afv-movement") && json_is_true(asked("reverse"));
    ban(OWED, "TFT-CREW-1", flees() && !of("immobilised") && !reverses && !(crosses && of("reversed")));
    ban(ON_FILE, "TFT-PEN-2", crosses && of("immobilised") && of("moved_inches") == 0);
    if (!step_is("afv-attack"))
        return;
    json_t *points = asked("mp_total");
    ban(ON_FILE, "TFT-PEN-2", of("main_gun_destroyed"));
    ban(ON_FILE, "TFT-AFVC-5",
        !of("main_gun_destroyed") && (is("weapon_state", "jammed") || is("weapon_state", "jammed_hard")));
    ban(ON_FILE, "TFT-AFVC-1",
        points && of("points_spent") > 0 && 2 * of("points_spent") > 1000 * json_number_value(points));
}

/* Whether it shoots with neither weapon that it carries while the one in hand is or can be made ready: what is broken
 * for good it may leave behind (A-TFT-43). */
static inline bool tft_shoots_with_a_third(void)
{
    bool shoots = place_is("ranged-attack", "firer") || place_is("fire-action", "firer");
    return shoots && known("weapon") && known("sidearm") && !is("weapon", asked_word("weapon")) &&
           !is("sidearm", asked_word("weapon")) && !is("weapon_state", "ready") && !is("weapon_state", "broken");
}

static inline void tft_bans(void)
{
    json_t *severity = asked("severity");
    if (is("kind", "figure"))
        tft_figure_bans();
    else
        tft_afv_bans();
    ban(ON_FILE, "TFT-CRIT-2", tft_shoots_with_a_third());
    ban(ON_FILE, "TFT-CRIT-2",
        step_is("clear-jam") && !severity && !tft_jammed("weapon_state") && !tft_jammed("sidearm_state") &&
            !tft_jammed("served_state"));
    ban(ON_FILE, "TFT-CRIT-2", step_is("clear-jam") && severity && json_integer_value(severity) != tft_jammed_by());
}

/* Whether the question has the unit in this role, too. */
static inline bool is_also(const char *role)
{
    json_t *named = json_object_get(json_object_get(asked_place->entry, "roles"), role);
    for (size_t i = 0; i < json_array_size(named); i++)
        if (strcmp(json_string_value(json_array_get(named, i)), asked_unit->id) == 0)
            return true;
    return json_is_string(named) && strcmp(json_string_value(named), asked_unit->id) == 0;
}

/* Whose blast it is: what goes off in the hand touches the thrower (A-TFT-22). Nothing that is owed holds up a blast
 * that has been thrown (A-TFT-46), but another one. */
static inline void tft_blast_bans(void)
{
    bool none = is("kind", "figure") && !known("owed_blast") && !of("in_hand");
    ban(OWED, "TFT-DMG-1", none && hits_owed(asked_naive, asked_unit) > 0);
    ban(OWED, "TFT-MOR-4", none && flees());
    ban(ON_FILE, "A-TFT-46", none);
    ban(ON_FILE, "TFT-CRIT-2", is("kind", "figure") && of("in_hand") && !is_also("targets"));
}

/* Whether it is of the side of who takes this role, and of the squad, where that is asked; true where nobody does. */
static inline bool goes_with(const char *role, bool squad)
{
    const struct naive_unit *other = named_as(role);
    return !other ||
           (strcmp(other->side, asked_unit->side) == 0 &&
            (!squad || naive_get(asked_naive, other, "squad") == naive_get(asked_naive, asked_unit, "squad")));
}

/* Damage of a vehicle is of a hit on record, by such a roll or by a blast; or of a shell or bomb that is on none: with
 * its AP factor, 5 at most, and nobody who fired. */
static inline void tft_damage_bans(void)
{
    int32_t hits = of("hits"), vulnerable = of("vulnerable_hits"), blasts = of("blast_hits");
    json_t *penetration = asked("penetration");
    bool spot = asked_for("critical", "vulnerable"), kills = asked_for("critical", "knocked_out");
    bool blast = asked_for("hit_by", "blast"), plain = asked_for("critical", "none");
    bool shell =
        penetration && json_integer_value(penetration) <= 5 && asked_for("critical", "none") && !named_as("firer");
    ban(ON_FILE, "TFT-PEN-1", !hits && !vulnerable && !blasts && !shell);
    if (hits || vulnerable || blasts)
        ban(ON_FILE, "TFT-AFVC-5", blast ? !shell && !(plain && blasts) : kills || (spot ? !vulnerable : !hits));
}

/* What is done once a turn. */
static inline void tft_deed_bans(void)
{
    if (place_is("afv-attack", "firer"))
        ban(ON_FILE, "A-TFT-55", of("shots") > 0);
    if (step_is("indirect-fire") && !place_is("indirect-fire", "inside"))
        ban(ON_FILE, "A-TFT-52", of("indirect") > 0);
    if (place_is("melee-score", "attacker") || place_is("close-assault", "attackers"))
        ban(ON_FILE, "A-TFT-53", of("attacked") > 0);
    if (place_is("clear-jam", "figure"))
        ban(ON_FILE, "A-TFT-41", json_is_true(asked("afv_gun")) && of("gun_handled") > 0);
}

/* Nobody tests, is rallied or damaged without a cause, and each figure assaults once. */
static inline void tft_uncalled_bans(void)
{
    int32_t figures = 0, named = 0;
    json_t *attackers = asked("attackers"), *roles = json_object_get(asked_place->entry, "roles");
    if (place_is("crew-check", "vehicle"))
        ban(ON_FILE, "TFT-CREW-1", of("crew_tests") == 0);
    if (place_is("morale-check", "commander")) {
        ban(ON_FILE, "TFT-MOR-1",
            !of("cos_down") && !of("attacks") && !(of("members_down") >= 2 && of("members_tested") < 2));
        ban(ON_FILE, "TFT-MOR-1", !of("commands") && !json_is_false(asked("seen")));
    }
    if (place_is("morale-check", "members"))
        ban(ON_FILE, "TFT-MOR-1", !goes_with("commander", true));
    if (place_is("rally-check", "fleeing")) {
        ban(ON_FILE, "TFT-MOR-4", !flees());
        ban(ON_FILE, "TFT-MOR-4", !goes_with("co", false));
        ban(ON_FILE, "A-TFT-54", of("rally_tried"));
    }
    if (place_is("afv-damage", "target"))
        tft_damage_bans();
    if (!place_is("close-assault", "attackers") || asked_place->item > 0)
        return;
    for (size_t i = 0; i < json_array_size(attackers); i++)
        figures += (int32_t)json_integer_value(json_object_get(json_array_get(attackers, i), "count"));
    figures += (int32_t)(json_integer_value(asked("plus_1")) + json_integer_value(asked("plus_2")) +
                         json_integer_value(asked("plus_3")));
    while (id_in(roles, "attackers", named))
        named++;
    ban(ON_FILE, "TFT-CA-1", figures > named);
}
