/* What its state keeps a figure or a vehicle of the WW2 skirmish from (X-DUE, X-TURN): a row each. */
#include "rulesets/tft_ww2/tft_roster.h"
#include <string.h>

BARRED(is_in_flight, struct tft_unit, tft_unit_is_still(TFT_KIND_FIGURE, unit) && tft_unit_flees(unit))
BARRED(does_not_flee, struct tft_unit,
       tft_unit_is_still(TFT_KIND_FIGURE, unit) && tft_unit_flees(unit) && tft_asked(it, "action") != TFT_FLEE)
/* The flight that ended at its cover was all of this turn. */
BARRED(has_fled, struct tft_unit,
       tft_unit_is_still(TFT_KIND_FIGURE, unit) && unit->flight == TFT_TO_COVER && unit->at_goal &&
           unit->action == TFT_FLEE)
/* Whose base it crosses on its way back is run over all the same. */
static bool runs_over_in_reverse(const struct barring *it, const struct tft_unit *unit)
{
    return strcmp(it->step->name, "overrun") == 0 && unit->reversed;
}
BARRED(crew_is_in_flight, struct tft_unit,
       tft_unit_is_still(TFT_KIND_AFV, unit) && tft_crew_goes_back(unit) && !runs_over_in_reverse(it, unit))
BARRED(has_not_driven, struct tft_unit, unit->immobilised && unit->moved_inches == 0)
BARRED(does_not_reverse, struct tft_unit,
       tft_unit_is_still(TFT_KIND_AFV, unit) && tft_crew_goes_back(unit) && tft_asked(it, "reverse") == 0)
BARRED(is_hit, struct tft_unit, tft_owes_damage(unit))
BARRED(holds_a_blast, struct tft_unit, tft_owes_blast_in_hand(unit))
bool tft_has_role(uint32_t roles, const struct barring *it, const char *role)
{
    return roles >> unit_role_find(it->step, role) & 1;
}
BARRED(afv_is_hit, struct tft_unit, tft_owes_afv_damage(unit))
BARRED(crew_is_untested, struct tft_unit, tft_owes_crew_test(unit))
BARRED(has_no_morale_due, struct tft_unit,
       unit->cos_down == 0 && unit->attacks == 0 && (unit->members_down <= 1 || unit->members_tested > 1))
BARRED(does_not_command, struct tft_unit, !unit->commands)
static bool is_of_another_squad(const struct barring *it)
{
    const struct tft_unit *unit = it->unit, *commander = it->leader;
    return commander && !(it->leader_is_friend && strcmp(unit->squad, commander->squad) == 0);
}
BARRED(does_not_need_a_rally, struct tft_unit, !tft_unit_flees(unit))
static bool is_of_another_side(const struct barring *it)
{
    return it->leader && !it->leader_is_friend;
}
/* Told once, of whom the question names first. */
static bool is_counted_twice(const struct barring *it)
{
    return it->item == 0 && tft_assault_figures(it->input) > it->count;
}
BARRED(has_acted, struct tft_unit, unit->action != FIELD_ABSENT && tft_asked(it, "action") != unit->action)
BARRED(run_is_over, struct tft_unit, unit->action == TFT_RUN && unit->move_ended)
BARRED(charge_is_over, struct tft_unit, unit->action == TFT_CHARGE && unit->move_ended)
BARRED(acts_apart, struct tft_unit, unit->action != FIELD_ABSENT && !tft_action_rows[unit->action].close_combat)
/* Where that it flees is only told, its action is to flee all the same. */
static bool flees_and_fights(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    const struct tft_options *options = it->options;
    return unit->action == FIELD_ABSENT && tft_unit_flees(unit) && options->enforce_due == ENFORCE_DUE_WARN;
}
BARRED(shoots_apart, struct tft_unit, unit->action != FIELD_ABSENT && !tft_action_rows[unit->action].ranged)
BARRED(snaps_again, struct tft_unit, unit->action == TFT_WALK_AND_SNAP_SHOT && unit->shots > 0)
BARRED(snaps_a_throw, struct tft_unit, unit->action == TFT_WALK_AND_SNAP_SHOT)
BARRED(gun_is_jammed, struct tft_unit, !unit->main_gun_destroyed && tft_severity_by(unit->weapon_state) != FIELD_ABSENT)
BARRED(gun_is_destroyed, struct tft_unit, unit->main_gun_destroyed)
BARRED(has_driven_too_far, struct tft_unit, tft_afv_has_gone_too_far(unit->points_spent, it->input, it->options))
BARRED(has_changed_position, struct tft_unit,
       unit->action == TFT_CHANGE_POSITION && tft_asked(it, "action") == TFT_CHANGE_POSITION)
/* What it has, none of it jammed; of a jam that is typed another bar speaks. */
BARRED(has_no_jam, struct tft_unit,
       tft_asked(it, "severity") == FIELD_ABSENT && tft_severity_by(unit->weapon_state) == FIELD_ABSENT &&
           tft_severity_by(unit->sidearm_state) == FIELD_ABSENT && tft_severity_by(unit->served_state) == FIELD_ABSENT)
BARRED(handles_nothing, struct tft_unit,
       unit->kind == TFT_KIND_FIGURE && unit->action != FIELD_ABSENT && unit->action != TFT_ACTION)
static int32_t state_of_cleared(const struct tft_unit *unit, const struct barring *it)
{
    return tft_asked(it, "served") > 0    ? unit->served_state
           : tft_asked(it, "sidearm") > 0 ? unit->sidearm_state
                                          : unit->weapon_state;
}
BARRED(is_not_jammed, struct tft_unit,
       tft_asked(it, "severity") != FIELD_ABSENT && tft_severity_by(state_of_cleared(unit, it)) == FIELD_ABSENT)
BARRED(jammed_otherwise, struct tft_unit,
       tft_asked(it, "severity") != FIELD_ABSENT && !is_not_jammed(it) &&
           tft_asked(it, "severity") != tft_severity_by(state_of_cleared(unit, it)))
BARRED(has_no_rifle, struct tft_unit,
       unit->weapon != FIELD_ABSENT && unit->weapon != TFT_RIFLE && tft_movement_fixes_bayonet(it->input))
BARRED(has_handled, struct tft_unit,
       unit->kind == TFT_KIND_FIGURE && unit->action_used && tft_asked(it, "handles") != 0)

static const char *const figure_moves[] = {"movement/figure", NULL};
static const char *const fires[] = {"ranged-attack/firer", "fire-action/firer", NULL};
static const char *const clears[] = {"clear-jam/figure", NULL};
static const char *const crew_tests[] = {"crew-check/vehicle", NULL};
static const char *const throwers[] = {"indirect-fire/thrower", NULL};
static const char *const uses_of_weapons[] = {"ranged-attack/firer",
                                              "fire-action/firer",
                                              "indirect-fire/thrower",
                                              "indirect-fire/firer",
                                              "indirect-fire/observer",
                                              "melee-score/attacker",
                                              NULL};
static const char *const guns[] = {"afv-attack/firer", NULL};
static const char *const blasts[] = {"blast-damage/by", NULL};
static const char *const hits_on_afvs[] = {"afv-damage/target", NULL};
static const char *const commanders[] = {"morale-check/commander", NULL};
static const char *const rallied[] = {"rally-check/fleeing", NULL};
const struct unit_bar tft_bars[] = {
    {.name = "hit",
     .clause = "TFT-DMG-1",
     .text = "it was hit, and the damage is rolled before it does anything else",
     .step = "damage-roll",
     .role = "target",
     .holds = is_hit},
    {.name = "blast_in_hand",
     .clause = "TFT-CRIT-2",
     .text = "a grenade went off in its hand, and that blast is resolved before it does anything else",
     .step = "blast-damage",
     .role = "by",
     .holds = holds_a_blast},
    {.name = "blast_elsewhere",
     .clause = "TFT-CRIT-2",
     .text = "the grenade went off in its hand, so it is among those that the blast touches",
     .rule = BAR_TURN,
     .step = "blast-damage",
     .role = "targets",
     .only = blasts,
     .holds = tft_blast_misses_its_thrower},
    {.name = "hit_owes_no_blast",
     .clause = "TFT-DMG-1",
     .text = "it was hit, and the damage is rolled before it does anything else",
     .step = "damage-roll",
     .role = "target",
     .only = blasts,
     .holds = tft_is_hit_and_throws},
    {.name = "flees_owes_no_blast",
     .clause = "TFT-MOR-4",
     .text = "it flees and does nothing else until it is where it flees to or a CO rallies it",
     .step = "movement",
     .role = "figure",
     .only = blasts,
     .holds = tft_flees_and_throws},
    {.name = "threw_nothing",
     .clause = "A-TFT-46",
     .text = "nothing that it threw, fired or called down is on record whose blast is still to be resolved",
     .rule = BAR_TURN,
     .only = blasts,
     .holds = tft_has_thrown_nothing},
    {.name = "has_thrown",
     .clause = "A-TFT-46",
     .text = "the blast of what it threw or fired in this turn is resolved before it throws or fires again",
     .rule = BAR_TURN,
     .step = "blast-damage",
     .role = "by",
     .only = STRINGS("indirect-fire/thrower", "indirect-fire/firer"),
     .holds = tft_has_thrown},
    {.name = "has_called",
     .clause = "A-TFT-46",
     .text = "the blast of what it threw or fired in this turn is resolved before it throws or fires again",
     .rule = BAR_TURN,
     .step = "blast-damage",
     .role = "by",
     .only = STRINGS("indirect-fire/observer", "indirect-fire/spotter"),
     .holds = tft_has_called},
    {.name = "blast_lapses",
     .clause = "A-TFT-46",
     .text = "the blast of what it threw or fired before was not resolved, and lapses where this goes off",
     .rule = BAR_TOLD,
     .only = STRINGS("indirect-fire/thrower", "indirect-fire/firer", "indirect-fire/observer", "indirect-fire/spotter"),
     .holds = tft_lets_a_blast_lapse},
    {.name = "throws_as_another",
     .clause = "TFT-IND-2",
     .text = "a grenade is thrown: who throws it is its thrower",
     .rule = BAR_TURN,
     .only = STRINGS("indirect-fire/observer", "indirect-fire/spotter", "indirect-fire/firer"),
     .holds = tft_throws_as_another},
    {.name = "fires_as_thrower",
     .clause = "TFT-IND-2",
     .text = "only a grenade has a thrower: who is at another weapon is its firer",
     .rule = BAR_TURN,
     .only = throwers,
     .holds = tft_fires_as_thrower},
    {.name = "in_flight",
     .clause = "TFT-MOR-4",
     .text = "it flees and does nothing else until it is where it flees to or a CO rallies it",
     .step = "movement",
     .role = "figure",
     .holds = is_in_flight},
    {.name = "only_flees",
     .clause = "TFT-MOR-4",
     .text = "it flees and does nothing else until it is where it flees to or a CO rallies it",
     .only = figure_moves,
     .holds = does_not_flee},
    {.name = "has_fled",
     .clause = "A-TFT-44",
     .text = "it has fled to its cover in this turn, and acts again from the next",
     .rule = BAR_TURN,
     .holds = has_fled},
    {.name = "afv_hit",
     .clause = "TFT-PEN-1",
     .text = "it was hit, and the damage is rolled before it does anything else",
     .step = "afv-damage",
     .role = "target",
     .holds = afv_is_hit},
    {.name = "crew_untested",
     .clause = "TFT-CREW-1",
     .text = "it was hit, and its crew tests before it does anything else",
     .step = "crew-check",
     .role = "vehicle",
     .holds = crew_is_untested},
    {.name = "goes_back",
     .clause = "TFT-CREW-1",
     .text = "its crew failed, and it does nothing but reverse to the table edge",
     .step = "afv-movement",
     .role = "vehicle",
     .holds = crew_is_in_flight},
    {.name = "only_reverses",
     .clause = "TFT-CREW-1",
     .text = "its crew failed, and it does nothing but reverse to the table edge",
     .only = STRINGS("afv-movement/vehicle"),
     .holds = does_not_reverse},
    {.name = "stands_still",
     .clause = "TFT-PEN-2",
     .text = "it is immobilised and has not moved in this turn",
     .rule = BAR_TURN,
     .only = STRINGS("overrun/vehicle"),
     .holds = has_not_driven},
    {.name = "no_crew_test",
     .clause = "TFT-CREW-1",
     .text = "its crew tests after a hit, and none is on record for which it has not tested",
     .rule = BAR_TURN,
     .only = crew_tests,
     .holds = tft_has_no_crew_test},
    {.name = "crew_before_damage",
     .clause = "TFT-CREW-1",
     .text = "it was hit, and the damage is rolled before its crew tests",
     .rule = BAR_TURN,
     .step = "afv-damage",
     .role = "target",
     .only = crew_tests,
     .holds = tft_tests_before_damage},
    {.name = "not_hit",
     .clause = "TFT-PEN-1",
     .text = "no hit on it is on record whose damage is not rolled; of a shell or a bomb give the AP factor as the "
             "penetration, and name no firer",
     .rule = BAR_TURN,
     .only = hits_on_afvs,
     .holds = tft_was_not_hit},
    {.name = "hit_otherwise",
     .clause = "TFT-AFVC-5",
     .text = "it was hit by another roll than that; leave out the critical, and the record says it",
     .rule = BAR_TURN,
     .only = hits_on_afvs,
     .holds = tft_was_hit_otherwise},
    {.name = "hit_by_another",
     .clause = "TFT-AFVC-5",
     .text = "it was hit by something else; leave out what hit it, and the record says it",
     .rule = BAR_TURN,
     .only = hits_on_afvs,
     .holds = tft_was_hit_by_another},
    {.name = "no_morale_due",
     .clause = "TFT-MOR-1",
     .text = "nothing calls for a morale check of its squad; an attack that the ledger cannot see, from the air or by "
             "a flamethrower, is said by the step Morale due first",
     .rule = BAR_TURN,
     .step = "morale-due",
     .role = "commander",
     .only = commanders,
     .holds = has_no_morale_due},
    {.name = "not_the_commander",
     .clause = "TFT-MOR-1",
     .text = "it does not command its squad, whose commander tests; who succeeds one that fell is made the commander "
             "by a change of that unit",
     .rule = BAR_TURN,
     .only = commanders,
     .holds = does_not_command},
    {.name = "another_squad",
     .clause = "TFT-MOR-1",
     .text = "it is not of the squad of the commander who tests, and so neither holds nor flees with it",
     .rule = BAR_TURN,
     .only = STRINGS("morale-check/members"),
     .holds = is_of_another_squad},
    {.name = "does_not_flee",
     .clause = "TFT-MOR-4",
     .text = "it does not flee, so there is nothing to rally it from",
     .rule = BAR_TURN,
     .only = rallied,
     .holds = does_not_need_a_rally},
    {.name = "another_side",
     .clause = "TFT-MOR-4",
     .text = "it is of another side than the CO, who rallies only its own",
     .rule = BAR_TURN,
     .only = rallied,
     .holds = is_of_another_side},
    {.name = "counted_twice",
     .clause = "TFT-CA-1",
     .text = "it is named with fewer figures than the question counts, and each that is named counts once",
     .rule = BAR_TURN,
     .only = STRINGS("close-assault/attackers"),
     .holds = is_counted_twice},
    {.name = "has_acted",
     .clause = "TFT-ACT-0",
     .text = TFT_HAS_ACTED,
     .rule = BAR_TURN,
     .only = figure_moves,
     .holds = has_acted},
    {.name = "run_is_over",
     .clause = "TFT-ACT-1",
     .text = "it has turned at the end of its run, and may move again in the next turn",
     .rule = BAR_TURN,
     .only = figure_moves,
     .holds = run_is_over},
    {.name = "charge_is_over",
     .clause = "TFT-ACT-4",
     .text = "it has fought at the end of its charge, and may move again in the next turn",
     .rule = BAR_TURN,
     .only = figure_moves,
     .holds = charge_is_over},
    {.name = "acts_apart",
     .clause = "TFT-ACT-0",
     .text = "its action of this turn allows no close combat, and it may choose again in the next",
     .rule = BAR_TURN,
     .only = STRINGS("close-assault/attackers", "melee-score/attacker"),
     .holds = acts_apart},
    {.name = "flees_and_fights",
     .clause = "TFT-ACT-3",
     .text = "a figure that flees does not fight",
     .rule = BAR_TURN,
     .only = STRINGS("melee-score/attacker"),
     .holds = flees_and_fights},
    {.name = "shoots_apart",
     .clause = "TFT-ACT-0",
     .text = "its action of this turn allows no shooting, and it may choose again in the next",
     .rule = BAR_TURN,
     .only = STRINGS("ranged-attack/firer", "fire-action/firer", "indirect-fire/thrower"),
     .holds = shoots_apart},
    {.name = "serves_apart",
     .clause = "TFT-ACT-0",
     .text = "its action of this turn allows no shooting, and it may choose again in the next",
     .rule = BAR_TURN,
     .only = STRINGS("indirect-fire/firer", "indirect-fire/observer"),
     .holds = tft_serves_apart},
    {.name = "snaps_again",
     .clause = "TFT-ACT-2",
     .text = "its walk and snap shot allows a single shot, which it has fired; it may fire again in the next turn",
     .rule = BAR_TURN,
     .only = fires,
     .holds = snaps_again},
    {.name = "snaps_a_throw",
     .clause = "TFT-RNG-6",
     .text = "a grenade has no snap shot, and its action of this turn is to walk and snap a shot; it may choose again "
             "in the next",
     .rule = BAR_TURN,
     .only = throwers,
     .holds = snaps_a_throw},
    {.name = "snaps_what_cannot",
     .clause = "TFT-RNG-6",
     .text = "its weapon cannot fire snap shots, and its action of this turn is to walk and snap one; it may choose "
             "again in the next",
     .rule = BAR_TURN,
     .only = fires,
     .holds = tft_snaps_what_cannot},
    {.name = "aims_an_automatic",
     .clause = "TFT-ACT-7",
     .text =
         "automatic weapons cannot be aimed, and its action of this turn is to aim; it may choose again in the next",
     .rule = BAR_TURN,
     .only = fires,
     .holds = tft_aims_an_automatic},
    {.name = "no_firearm",
     .clause = "TFT-WPN",
     .text = "what it has in hand does not shoot; a grenade is thrown by indirect fire",
     .rule = BAR_TURN,
     .only = fires,
     .holds = tft_has_no_firearm},
    {.name = "no_more_shots",
     .clause = "TFT-WPN",
     .text = "its weapon has no more shots in this round, and has them again in the next",
     .rule = BAR_TURN,
     .only = fires,
     .holds = tft_has_shot_all},
    {.name = "weapon_jammed",
     .clause = "TFT-CRIT-2",
     .text = "its " TFT_IS_JAMMED,
     .rule = BAR_TURN,
     .step = "clear-jam",
     .role = "figure",
     .only = uses_of_weapons,
     .holds = tft_uses_a_jammed},
    {.name = "weapon_jammed_hard",
     .clause = "TFT-CRIT-2",
     .text = "its " TFT_IS_JAMMED_HARD,
     .rule = BAR_TURN,
     .step = "clear-jam",
     .role = "figure",
     .only = uses_of_weapons,
     .holds = tft_uses_a_jammed_hard},
    {.name = "weapon_dropped",
     .clause = "TFT-CRIT-2",
     .text = "its " TFT_IS_DROPPED,
     .rule = BAR_TURN,
     .step = "movement",
     .role = "figure",
     .only = uses_of_weapons,
     .holds = tft_uses_a_dropped},
    {.name = "weapon_broken",
     .clause = "TFT-CRIT-2",
     .text = "its " TFT_IS_BROKEN,
     .rule = BAR_TURN,
     .only = uses_of_weapons,
     .holds = tft_uses_a_broken},
    {.name = "gun_jammed",
     .clause = "TFT-AFVC-5",
     .text = "its gun is jammed, and does not fire before its crew has cleared it",
     .rule = BAR_TURN,
     .step = "clear-jam",
     .role = "figure",
     .only = guns,
     .holds = gun_is_jammed},
    {.name = "gun_destroyed",
     .clause = "TFT-PEN-2",
     .text = "its main gun is destroyed",
     .rule = BAR_TURN,
     .only = guns,
     .holds = gun_is_destroyed},
    {.name = "has_driven_too_far",
     .clause = "TFT-AFVC-1",
     .text = "it has spent more than half of its movement points in this turn, and fires in the next",
     .rule = BAR_TURN,
     .only = guns,
     .holds = has_driven_too_far},
    {.name = "has_changed_position",
     .clause = "TFT-ACT-0",
     .text = "it has changed its position in this turn, and may again in the next",
     .rule = BAR_TURN,
     .only = figure_moves,
     .holds = has_changed_position},
    {.name = "has_handled",
     .clause = "TFT-ACT-9",
     .text = "it has handled an item in this turn, and may again in the next",
     .rule = BAR_TURN,
     .only = STRINGS("movement/figure", "clear-jam/figure"),
     .holds = has_handled},
    {.name = "no_rifle",
     .clause = "A-TFT-47",
     .text = "a bayonet is fixed to a rifle, and it has another weapon in hand",
     .rule = BAR_TURN,
     .only = figure_moves,
     .holds = has_no_rifle},
    {.name = "handles_nothing",
     .clause = "TFT-ACT-9",
     .text = "clearing a jam takes the Action of the turn, and its action of this turn is another; it may choose again "
             "in the next",
     .rule = BAR_TURN,
     .only = clears,
     .holds = handles_nothing},
    {.name = "no_jam",
     .clause = "TFT-CRIT-2",
     .text = "nothing that it has is jammed",
     .rule = BAR_TURN,
     .only = clears,
     .holds = has_no_jam},
    {.name = "not_jammed",
     .clause = "TFT-CRIT-2",
     .text = "what it would clear is not jammed",
     .rule = BAR_TURN,
     .only = clears,
     .holds = is_not_jammed},
    {.name = "jammed_otherwise",
     .clause = "TFT-CRIT-2",
     .text = "it is jammed in another way than that; leave the severity out, and the record says it",
     .rule = BAR_TURN,
     .only = clears,
     .holds = jammed_otherwise},
    {.name = "third_weapon",
     .clause = "TFT-CRIT-2",
     .text = "the weapon in its hand is jammed or dropped, and it carries a second one: it draws that where it is "
             "ready, or an Action clears or picks up one first",
     .rule = BAR_TURN,
     .only = fires,
     .holds = tft_takes_up_a_third},
    {0},
};
