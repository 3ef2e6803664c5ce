/* What a unit's state bars it from in the colonial rules (X-DUE, X-TURN): one row for each bar, and the action of the
 * turn that most of them check. */
#include "rulesets/colonial/colonial_roster.h"
#include <string.h>

int32_t colonial_roster_kind(const struct colonial_roster_unit *unit, const struct colonial_options *options)
{
    return colonial_kind_of(&unit->who, options);
}

static bool any_actions(const struct colonial_options *options)
{
    return options->actions_per_turn == COLONIAL_ANY_ACTIONS;
}

/* Whether the action for which it was activated, and which is still open, has this in it; or a follow-up. */
static bool is_open(const struct colonial_roster_unit *unit, int32_t deed, const struct colonial_options *options)
{
    int32_t kind = colonial_roster_kind(unit, options);
    if (deed == COLONIAL_DO_ATTACK && unit->follow_up != COLONIAL_NO_FOLLOW_UP)
        return true;
    if (!unit->action_open)
        return false;
    switch (unit->action) {
    case COLONIAL_DO_SKIRMISH:
        return (deed == COLONIAL_DO_MOVE && !unit->moved) || (deed == COLONIAL_DO_FIRE && !unit->fired);
    case COLONIAL_DO_AT_THE_DOUBLE:
        return (deed == COLONIAL_DO_AT_THE_DOUBLE && !unit->moved) ||
               (deed == COLONIAL_DO_ATTACK && kind != FIELD_ABSENT && colonial_may_attack_after_double(kind));
    case COLONIAL_DO_VOLLEY:
        return deed == COLONIAL_DO_VOLLEY || deed == COLONIAL_DO_FIRE;
    default:
        return deed == unit->action;
    }
}

bool colonial_may_rally(const struct colonial_roster_unit *unit, const struct colonial_options *options)
{
    if (unit->rallied || (unit->test_failed && options->failed_activation == COLONIAL_FAILED_NOTHING))
        return false;
    return unit->action == FIELD_ABSENT || any_actions(options) || is_open(unit, COLONIAL_DO_RALLY, options);
}

/* ---- what the question asks of the unit ---- */

static bool activates(const struct barring *it)
{
    return it->step == &colonial_activation_step;
}

static int32_t deed_of(const struct barring *it)
{
    if (activates(it))
        return ((const struct colonial_activation_input *)it->input)->action;
    if (it->step == &colonial_movement_step)
        return ((const struct colonial_movement_input *)it->input)->at_the_double ? COLONIAL_DO_AT_THE_DOUBLE
                                                                                  : COLONIAL_DO_MOVE;
    if (it->step == &colonial_rally_step)
        return COLONIAL_DO_RALLY;
    if (it->step == &colonial_melee_score_step || it->step == &colonial_assault_step)
        return COLONIAL_DO_ATTACK;
    if (it->step == &colonial_rocket_fire_step)
        return COLONIAL_DO_FIRE;
    return colonial_fire_deed(&((const struct colonial_ranged_attack_input *)it->input)->firer);
}

/* Markers are left out: another bar covers pinned units. */
static bool deed_is(const struct barring *it, enum colonial_permission permission)
{
    int32_t kind = colonial_roster_kind(it->unit, it->options);
    return kind != FIELD_ABSENT && colonial_permission(kind, (enum colonial_action)deed_of(it), 0) == permission;
}

/* ---- the bars ---- */

#define UNIT const struct colonial_roster_unit *unit = it->unit

/* It may be activated to rally as long as a rally is allowed. */
static bool is_pinned(const struct barring *it)
{
    UNIT;
    if (activates(it) && !it->whole)
        return unit->pinned_markers > 0 && !colonial_may_rally(unit, it->options);
    return unit->pinned_markers > 0 && deed_of(it) != COLONIAL_DO_RALLY;
}

BARRED(leader_after_fire, struct colonial_roster_unit, unit->has_leader && unit->leader_fire_tests > 0)
BARRED(leader_after_attack, struct colonial_roster_unit, unit->has_leader && unit->leader_attack_tests > 0)
BARRED(pin_after_fire, struct colonial_roster_unit, unit->fire_casualties > 0)
BARRED(pin_after_attack, struct colonial_roster_unit, unit->beaten > 0)
/* Tests that are not due (X-KNOW). */
BARRED(no_leader_after_fire, struct colonial_roster_unit, !unit->has_leader || unit->leader_fire_tests == 0)
BARRED(no_leader_after_attack, struct colonial_roster_unit, !unit->has_leader || unit->leader_attack_tests == 0)
BARRED(not_beaten, struct colonial_roster_unit, unit->beaten == 0)
BARRED(saw_nobody_removed, struct colonial_roster_unit, unit->friends_removed == 0)
BARRED(has_rallied, struct colonial_roster_unit, unit->rallied && unit->pinned_markers == 0)
BARRED(rallies_again, struct colonial_roster_unit,
       unit->rallied && unit->pinned_markers > 0 && deed_of(it) == COLONIAL_DO_RALLY)

static bool has_failed(const struct barring *it)
{
    UNIT;
    const struct colonial_options *options = it->options;
    bool is_free = (activates(it) && !it->whole) || deed_is(it, COLONIAL_FREE) ||
                   (unit->pinned_markers > 0 && deed_of(it) == COLONIAL_DO_RALLY);
    return unit->test_failed && !(options->failed_activation == COLONIAL_FAILED_FREE && is_free);
}

static bool action_forbids(const struct barring *it)
{
    UNIT;
    if (unit->rallied || unit->action == FIELD_ABSENT || any_actions(it->options))
        return false;
    return activates(it) || !is_open(unit, deed_of(it), it->options);
}

/* Whether its action of the turn is over, or this part of it. */
static bool has_done_that(const struct colonial_roster_unit *unit, int32_t deed)
{
    bool moves = deed == COLONIAL_DO_MOVE || deed == COLONIAL_DO_AT_THE_DOUBLE;
    bool in_parts = unit->action == COLONIAL_DO_SKIRMISH || unit->action == deed;
    return !unit->action_open || (in_parts && ((moves && unit->moved) || (deed == COLONIAL_DO_FIRE && unit->fired)));
}
BARRED(has_acted, struct colonial_roster_unit, action_forbids(it) && has_done_that(unit, deed_of(it)))
BARRED(acts_otherwise, struct colonial_roster_unit, action_forbids(it) && !has_done_that(unit, deed_of(it)))

/* The unit that it may attack again is recorded, and this is another one. If the recorded one was removed, by any
 * cause, it may attack any unit. */
static bool follows_up_elsewhere(const struct barring *it)
{
    UNIT;
    const char *defender = it->ids[COLONIAL_DEFENDER][0];
    return unit->follow_up == COLONIAL_SAME_UNIT && defender && strcmp(unit->follow_up_unit, defender) != 0 &&
           !any_actions(it->options);
}

/* A unit that has used its action gets this bar only. */
static bool is_untested(const struct barring *it)
{
    UNIT;
    if (activates(it) || it->step == &colonial_rally_step || unit->pinned_markers > 0 || unit->rallied ||
        unit->test_failed || action_forbids(it))
        return false;
    return deed_is(it, COLONIAL_TESTED) && !is_open(unit, deed_of(it), it->options);
}

static bool is_unlisted(const struct barring *it)
{
    return !activates(it) && deed_is(it, COLONIAL_NOT_LISTED);
}

static int32_t own_weapon(const struct barring *it)
{
    UNIT;
    return colonial_weapon_of(&unit->who, unit->weapon, it->options);
}

/* Its own weapon, where it fires that one. */
static int32_t own_weapon_fired(const struct barring *it)
{
    const struct colonial_firer *firer = &((const struct colonial_ranged_attack_input *)it->input)->firer;
    int32_t weapon = own_weapon(it);
    return colonial_weapon_of(&firer->who, firer->weapon, it->options) == weapon ? weapon : FIELD_ABSENT;
}
static bool fires_other_than(const struct barring *it, int32_t weapon)
{
    int32_t kind = colonial_roster_kind(it->unit, it->options), fired = own_weapon_fired(it);
    return kind != FIELD_ABSENT && fired != FIELD_ABSENT && fired != weapon && colonial_units[kind].fires_as == weapon;
}
static bool fires_no_modern_rifles(const struct barring *it)
{
    return fires_other_than(it, COLONIAL_MODERN_RIFLE);
}
static bool fires_no_obsolete_rifles(const struct barring *it)
{
    return fires_other_than(it, COLONIAL_OBSOLETE_RIFLE);
}
static bool is_no_crew(const struct barring *it)
{
    int32_t kind = colonial_roster_kind(it->unit, it->options);
    return kind != FIELD_ABSENT && colonial_units[kind].class != COLONIAL_CREWED;
}
static bool fires_a_gun_of_others(const struct barring *it)
{
    return own_weapon_fired(it) == COLONIAL_FIELD_GUN && is_no_crew(it);
}
static bool hits_with_a_rocket(const struct barring *it)
{
    return own_weapon_fired(it) == COLONIAL_ROCKET;
}
static bool serves_no_rocket(const struct barring *it)
{
    int32_t weapon = own_weapon(it);
    return is_no_crew(it) || (weapon != FIELD_ABSENT && weapon != COLONIAL_ROCKET);
}

static bool volleys_in_open_order(const struct barring *it)
{
    UNIT;
    const struct colonial_options *options = it->options;
    return unit->action_open && unit->action == COLONIAL_DO_VOLLEY && !unit->close_order &&
           options->volley_requires_close_order == COLONIAL_YES;
}
/* As a stance it ends by a move (A-MWK-30). */
static bool stays_to_skirmish(const struct barring *it)
{
    const struct colonial_options *options = it->options;
    return colonial_roster_skirmishes(it->unit, options) && options->skirmish_move == COLONIAL_SKIRMISH_NO_MOVE;
}
BARRED(doubles_and_skirmishes, struct colonial_roster_unit,
       colonial_roster_skirmishes(unit, it->options) && unit->action_open && unit->action == COLONIAL_DO_AT_THE_DOUBLE)
BARRED(lost_nobody_to_fire, struct colonial_roster_unit, unit->fire_casualties == 0)

/* The activation's action is recorded, and bars go by the unit's own kind. */
static bool acts_as_another_kind(const struct barring *it)
{
    const struct colonial_activation_input *input = it->input;
    return colonial_kind_of(&input->who, it->options) != colonial_roster_kind(it->unit, it->options);
}

/* Hits by fire that the players give for a known unit: no more than its dice. In an attack both sides throw before
 * either loses figures, and the number of figures at that time is not known. */
static bool hits_beyond_dice(const struct barring *it)
{
    UNIT;
    const struct colonial_damage_roll_input *input = it->input;
    if (input->cause != COLONIAL_BY_FIRE || input->weapon == FIELD_ABSENT || input->hits == FIELD_ABSENT)
        return false;
    return input->hits > colonial_fire_dice(unit->figures, unit->skirmishing, input->weapon, it->options);
}

static const char *const fires[] = {"ranged-attack/firer", "volley/firer", NULL};
static const char *const moves[] = {"movement/unit", NULL};

const struct unit_bar colonial_bars[] = {
    {COLONIAL_PINNED_BAR, "MWK-ACT-3", "it is pinned, and may only rally", is_pinned, .step = "rally", .role = "unit"},
    {"leader_open_after_fire", "MWK-FIR-9", "it lost figures to fire, and throws for its leader before anything else",
     leader_after_fire, .step = "leader-casualty", .role = "after_fire"},
    {"leader_open_after_attack", "MWK-ATT-7",
     "it lost figures in an attack, and throws for its leader before anything else", leader_after_attack,
     .step = "leader-casualty", .role = "after_attack"},
    {"pin_test_open_after_fire", "MWK-PIN-1", "it lost figures to fire, and tests for pinning before anything else",
     pin_after_fire, .step = "morale-check", .role = "after_fire"},
    {"pin_test_open_after_attack", "MWK-PIN-1",
     "it was beaten in an attack, and tests for pinning before anything else", pin_after_attack, .step = "morale-check",
     .role = "after_attack"},
    {"has_rallied", "MWK-RAL-2", "it rallied this turn; the next turn lets it act again", has_rallied,
     .rule = BAR_TURN},
    {"rallies_again", "A-MWK-28", "it has tried to rally this turn; the next turn makes it possible again",
     rallies_again, .rule = BAR_TURN},
    {"test_failed", "A-MWK-27", "it failed its test of this turn; the next turn lets it act again", has_failed,
     .rule = BAR_TURN},
    {"has_acted", "MWK-UNIT", "it has carried out its action of this turn; the next turn lets it act again", has_acted,
     .rule = BAR_TURN},
    {"acts_otherwise", "MWK-UNIT", "it has chosen another action for this turn; the next turn makes it possible again",
     acts_otherwise, .rule = BAR_TURN},
    {"follows_up_elsewhere", "MWK-ATT-5",
     "as cavalry that won it may attack again only the unit that it beat; the next turn lets it attack another",
     follows_up_elsewhere, .rule = BAR_TURN, .only = STRINGS("melee-score/attacker", "assault/attacker"),
     .of_unit = "follow_up_unit"},
    {"untested", "MWK-ACT-1", "it may do this only after a test, and has passed none for it this turn", is_untested,
     .step = "activation", .role = "unit"},
    {"unlisted", "MWK-UNIT", "this is on neither list of its kind of unit", is_unlisted, .rule = BAR_TURN},
    {"no_modern_rifles", "MWK-UNIT",
     "regular mounted infantry fire as modern rifles, on foot, and it has another weapon", fires_no_modern_rifles,
     .rule = BAR_TURN, .only = fires},
    {"no_obsolete_rifles", "MWK-UNIT",
     "irregular mounted infantry fire as obsolete rifles, on foot, and it has another weapon", fires_no_obsolete_rifles,
     .rule = BAR_TURN, .only = fires},
    {"gun_without_crew", "MWK-FIR-7", "only the crewmen of a crewed weapon fire a field gun, and it is no such crew",
     fires_a_gun_of_others, .rule = BAR_TURN, .only = fires},
    {"rocket_makes_no_hits", "MWK-FIR-8", "it fires rockets, which make no hits: ask for rocket fire",
     hits_with_a_rocket, .rule = BAR_TURN, .only = fires},
    {"serves_no_rocket", "MWK-FIR-8", "only the crew of a rocket fires one, and it serves no rocket", serves_no_rocket,
     .rule = BAR_TURN, .only = STRINGS("rocket-fire/firer")},
    {"volley_in_open_order", "MWK-FIR-3", "only a unit in close order may fire a volley, and it is not in close order",
     volleys_in_open_order, .rule = BAR_TURN, .only = fires},
    {"stays_to_skirmish", "A-MWK-30", "a unit that skirmishes does not move; the next turn lets it move again",
     stays_to_skirmish, .rule = BAR_TURN, .only = moves},
    {"doubles_and_skirmishes", "MWK-UNIT",
     "skirmishing and moving at the double are two actions, and it skirmishes; the next turn lets it do the other",
     doubles_and_skirmishes, .rule = BAR_TURN, .only = moves},
    {"other_kind", "MWK-UNIT", "it is of another kind than that, and acts by the lists of its own",
     acts_as_another_kind, .rule = BAR_TURN, .only = STRINGS("activation/unit")},
    {"hits_beyond_dice", "MWK-FIR-3", "it cannot have made more hits than it throws dice", hits_beyond_dice,
     .rule = BAR_TURN, .only = STRINGS("damage-roll/by")},
    {"no_leader_test_after_fire", "MWK-FIR-9", "it owes no throw for its leader because of fire", no_leader_after_fire,
     .rule = BAR_TURN, .only = STRINGS("leader-casualty/after_fire")},
    {"no_leader_test_after_attack", "MWK-ATT-7", "it owes no throw for its leader because of an attack",
     no_leader_after_attack, .rule = BAR_TURN, .only = STRINGS("leader-casualty/after_attack")},
    {"no_pin_test_after_fire", "MWK-PIN-1", "it owes no pin test because of fire", lost_nobody_to_fire,
     .rule = BAR_TURN, .only = STRINGS("morale-check/after_fire")},
    {"no_pin_test_after_attack", "MWK-PIN-1", "it owes no pin test because of an attack", not_beaten, .rule = BAR_TURN,
     .only = STRINGS("morale-check/after_attack")},
    {"no_pin_test_as_witness", "MWK-PIN-1", "it owes no pin test because of a friendly unit", saw_nobody_removed,
     .rule = BAR_TURN, .only = STRINGS("morale-check/witness")},
    {0},
};
