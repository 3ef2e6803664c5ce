/* What the state of a figure or a vehicle bars it from in the WW2 skirmish (X-DUE, X-TURN): one row for each bar. */
#include "rulesets/tft_ww2/tft_roster.h"
#include <string.h>

BARRED(is_in_flight, struct tft_unit, tft_unit_is_still(TFT_KIND_FIGURE, unit) && tft_unit_flees(unit))
BARRED(does_not_flee, struct tft_unit,
       tft_unit_is_still(TFT_KIND_FIGURE, unit) && tft_unit_flees(unit) && tft_asked(it, "action") != TFT_FLEE)
/* A flight that ended in cover used up this turn. */
BARRED(has_fled, struct tft_unit,
       tft_unit_is_still(TFT_KIND_FIGURE, unit) && unit->flight == TFT_TO_COVER && unit->at_goal &&
           unit->action == TFT_FLEE)
/* A retreating vehicle still runs over the figures in its way. */
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
BARRED(does_not_command, struct tft_unit, !unit->commands && (!it->input || tft_morale_is_seen(it->input)))
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
/* Reported once, for the first unit that the question names. */
static bool is_counted_twice(const struct barring *it)
{
    return it->item == 0 && tft_assault_figures(it->input) > it->count;
}
BARRED(has_acted, struct tft_unit, unit->action != FIELD_ABSENT && tft_asked(it, "action") != unit->action)
BARRED(run_is_over, struct tft_unit, unit->action == TFT_RUN && unit->move_ended)
BARRED(charge_is_over, struct tft_unit, unit->action == TFT_CHARGE && unit->move_ended)
BARRED(acts_apart, struct tft_unit, unit->action != FIELD_ABSENT && !tft_action_rows[unit->action].close_combat)
/* With enforce_due = warn, that it flees bars nothing, but its action is to flee all the same. */
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
/* Its weapons, none of them jammed; another bar covers a jam that the players give. */
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

static int32_t shots_of_a_gun(const void *known)
{
    const struct tft_options *options = known;
    return options->afv_shots == TFT_AFV_ONE_SHOT ? 1 : FIELD_ABSENT;
}

const struct unit_deed tft_deeds[] = {
    {{"gun", "A-TFT-55", "it has fired its gun this turn; the next turn lets it fire again", .rule = BAR_TURN},
     .member = "shots",
     .times = shots_of_a_gun},
    {{"indirect", "A-TFT-52",
      "it has thrown a grenade, fired indirectly or called fire this turn, and may again in the next",
      .rule = BAR_TURN}},
    {{"attacked", "A-TFT-53", "it has attacked hand to hand this turn; the next turn lets it attack again",
      .rule = BAR_TURN}},
    {{"gun_handled", "A-TFT-41", "its crew has tried to clear the gun this turn, and may again in the next",
      .rule = BAR_TURN}},
    {{"rally_tried", "A-TFT-54", "a CO has tried to rally it this turn; the next turn makes it possible again",
      .rule = BAR_TURN}},
    {{0}},
};

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
    {"hit", "TFT-DMG-1", "it was hit, and the damage is rolled before it does anything else", is_hit,
     .step = "damage-roll", .role = "target"},
    {"blast_in_hand", "TFT-CRIT-2",
     "a grenade went off in its hand, and that blast is resolved before it does anything else", holds_a_blast,
     .step = "blast-damage", .role = "by"},
    {"blast_elsewhere", "TFT-CRIT-2", "the grenade went off in its hand, so it is among those that the blast touches",
     tft_blast_misses_its_thrower, .rule = BAR_TURN, .step = "blast-damage", .role = "targets", .only = blasts},
    {"hit_owes_no_blast", "TFT-DMG-1", "it was hit, and the damage is rolled before it does anything else",
     tft_is_hit_and_throws, .step = "damage-roll", .role = "target", .only = blasts},
    {"flees_owes_no_blast", "TFT-MOR-4",
     "it flees and does nothing else until it is where it flees to or a CO rallies it", tft_flees_and_throws,
     .step = "movement", .role = "figure", .only = blasts},
    {"threw_nothing", "A-TFT-46",
     "nothing that it threw, fired or called down is on record whose blast is still to be resolved",
     tft_has_thrown_nothing, .rule = BAR_TURN, .only = blasts},
    {"has_thrown", "A-TFT-46",
     "the blast of what it threw or fired in this turn is resolved before it throws or fires again", tft_has_thrown,
     .rule = BAR_TURN, .step = "blast-damage", .role = "by",
     .only = STRINGS("indirect-fire/thrower", "indirect-fire/firer")},
    {"has_called", "A-TFT-46",
     "the blast of what it threw or fired in this turn is resolved before it throws or fires again", tft_has_called,
     .rule = BAR_TURN, .step = "blast-damage", .role = "by",
     .only = STRINGS("indirect-fire/observer", "indirect-fire/spotter")},
    {"blast_lapses", "A-TFT-46",
     "the blast of what it threw or fired before was not resolved, and lapses where this goes off",
     tft_lets_a_blast_lapse, .rule = BAR_TOLD,
     .only =
         STRINGS("indirect-fire/thrower", "indirect-fire/firer", "indirect-fire/observer", "indirect-fire/spotter")},
    {"throws_as_another", "TFT-IND-2", "a grenade is thrown: who throws it is its thrower", tft_throws_as_another,
     .rule = BAR_TURN, .only = STRINGS("indirect-fire/observer", "indirect-fire/spotter", "indirect-fire/firer")},
    {"fires_as_thrower", "TFT-IND-2", "only a grenade has a thrower: who is at another weapon is its firer",
     tft_fires_as_thrower, .rule = BAR_TURN, .only = throwers},
    {"in_flight", "TFT-MOR-4", "it flees and does nothing else until it is where it flees to or a CO rallies it",
     is_in_flight, .step = "movement", .role = "figure"},
    {"only_flees", "TFT-MOR-4", "it flees and does nothing else until it is where it flees to or a CO rallies it",
     does_not_flee, .only = figure_moves},
    {"has_fled", "A-TFT-44", "it has fled to its cover in this turn, and acts again from the next", has_fled,
     .rule = BAR_TURN},
    {"afv_hit", "TFT-PEN-1", "it was hit, and the damage is rolled before it does anything else", afv_is_hit,
     .step = "afv-damage", .role = "target"},
    {"crew_untested", "TFT-CREW-1", "it was hit, and its crew tests before it does anything else", crew_is_untested,
     .step = "crew-check", .role = "vehicle"},
    {"goes_back", "TFT-CREW-1", "its crew failed, and it does nothing but reverse to the table edge", crew_is_in_flight,
     .step = "afv-movement", .role = "vehicle"},
    {"only_reverses", "TFT-CREW-1", "its crew failed, and it does nothing but reverse to the table edge",
     does_not_reverse, .only = STRINGS("afv-movement/vehicle")},
    {"stands_still", "TFT-PEN-2", "it is immobilised and has not moved in this turn", has_not_driven, .rule = BAR_TURN,
     .only = STRINGS("overrun/vehicle")},
    {"no_crew_test", "TFT-CREW-1", "its crew tests after a hit, and none is on record for which it has not tested",
     tft_has_no_crew_test, .rule = BAR_TURN, .only = crew_tests},
    {"crew_before_damage", "TFT-CREW-1", "it was hit, and the damage is rolled before its crew tests",
     tft_tests_before_damage, .rule = BAR_TURN, .step = "afv-damage", .role = "target", .only = crew_tests},
    {"not_hit", "TFT-PEN-1",
     "no hit on it is on record whose damage is not rolled; of a shell or a bomb give the AP factor as the "
     "penetration, and name no firer",
     tft_was_not_hit, .rule = BAR_TURN, .only = hits_on_afvs},
    {"hit_otherwise", "TFT-AFVC-5",
     "it was hit by another roll than that; leave out the critical, and the record fills it in", tft_was_hit_otherwise,
     .rule = BAR_TURN, .only = hits_on_afvs},
    {"hit_by_another", "TFT-AFVC-5", "it was hit by something else; leave out what hit it, and the record fills it in",
     tft_was_hit_by_another, .rule = BAR_TURN, .only = hits_on_afvs},
    {"no_morale_due", "TFT-MOR-1",
     "nothing calls for a morale check of its squad; an attack that the ledger cannot see, from the air or by "
     "a flamethrower, is said by the step Morale due first",
     has_no_morale_due, .rule = BAR_TURN, .step = "morale-due", .role = "commander", .only = commanders},
    {"not_the_commander", "TFT-MOR-1",
     "it does not command its squad, whose commander tests; if the commander fell, make the successor the "
     "commander by a manual change",
     does_not_command, .rule = BAR_TURN, .only = commanders},
    {"another_squad", "TFT-MOR-1",
     "it is not of the squad of the commander who tests, and so neither holds nor flees with it", is_of_another_squad,
     .rule = BAR_TURN, .only = STRINGS("morale-check/members")},
    {"does_not_flee", "TFT-MOR-4", "it does not flee, so there is nothing to rally it from", does_not_need_a_rally,
     .rule = BAR_TURN, .only = rallied},
    {"another_side", "TFT-MOR-4", "it is of another side than the CO, who rallies only its own", is_of_another_side,
     .rule = BAR_TURN, .only = rallied},
    {"counted_twice", "TFT-CA-1",
     "it is named with fewer figures than the question counts, and each that is named counts once", is_counted_twice,
     .rule = BAR_TURN, .only = STRINGS("close-assault/attackers")},
    {"has_acted", "TFT-ACT-0", TFT_HAS_ACTED, has_acted, .rule = BAR_TURN, .only = figure_moves},
    {"run_is_over", "TFT-ACT-1", "it has turned at the end of its run, and may move again in the next turn",
     run_is_over, .rule = BAR_TURN, .only = figure_moves},
    {"charge_is_over", "TFT-ACT-4", "it has fought at the end of its charge, and may move again in the next turn",
     charge_is_over, .rule = BAR_TURN, .only = figure_moves},
    {"acts_apart", "TFT-ACT-0", "its action of this turn allows no close combat, and it may choose again in the next",
     acts_apart, .rule = BAR_TURN, .only = STRINGS("close-assault/attackers", "melee-score/attacker")},
    {"flees_and_fights", "TFT-ACT-3", "a figure that flees does not fight", flees_and_fights, .rule = BAR_TURN,
     .only = STRINGS("melee-score/attacker")},
    {"shoots_apart", "TFT-ACT-0", "its action of this turn allows no shooting, and it may choose again in the next",
     shoots_apart, .rule = BAR_TURN,
     .only = STRINGS("ranged-attack/firer", "fire-action/firer", "indirect-fire/thrower")},
    {"serves_apart", "TFT-ACT-0", "its action of this turn allows no shooting, and it may choose again in the next",
     tft_serves_apart, .rule = BAR_TURN, .only = STRINGS("indirect-fire/firer", "indirect-fire/observer")},
    {"snaps_again", "TFT-ACT-2",
     "its walk and snap shot allows a single shot, which it has fired; it may fire again in the next turn", snaps_again,
     .rule = BAR_TURN, .only = fires},
    {"snaps_a_throw", "TFT-RNG-6",
     "a grenade has no snap shot, and its action of this turn is to walk and snap a shot; it may choose again "
     "in the next",
     snaps_a_throw, .rule = BAR_TURN, .only = throwers},
    {"snaps_what_cannot", "TFT-RNG-6",
     "its weapon cannot fire snap shots, and its action of this turn is to walk and snap one; it may choose "
     "again in the next",
     tft_snaps_what_cannot, .rule = BAR_TURN, .only = fires},
    {"aims_an_automatic", "TFT-ACT-7",
     "automatic weapons cannot be aimed, and its action of this turn is to aim; it may choose again in the next",
     tft_aims_an_automatic, .rule = BAR_TURN, .only = fires},
    {"no_firearm", "TFT-WPN", "what it has in hand does not shoot; a grenade is thrown by indirect fire",
     tft_has_no_firearm, .rule = BAR_TURN, .only = fires},
    {"no_more_shots", "TFT-WPN", "its weapon has no more shots in this round, and has them again in the next",
     tft_has_shot_all, .rule = BAR_TURN, .only = fires},
    {"weapon_jammed", "TFT-CRIT-2", "its " TFT_IS_JAMMED, tft_uses_a_jammed, .rule = BAR_TURN, .step = "clear-jam",
     .role = "figure", .only = uses_of_weapons},
    {"weapon_jammed_hard", "TFT-CRIT-2", "its " TFT_IS_JAMMED_HARD, tft_uses_a_jammed_hard, .rule = BAR_TURN,
     .step = "clear-jam", .role = "figure", .only = uses_of_weapons},
    {"weapon_dropped", "TFT-CRIT-2", "its " TFT_IS_DROPPED, tft_uses_a_dropped, .rule = BAR_TURN, .step = "movement",
     .role = "figure", .only = uses_of_weapons},
    {"weapon_broken", "TFT-CRIT-2", "its " TFT_IS_BROKEN, tft_uses_a_broken, .rule = BAR_TURN, .only = uses_of_weapons},
    {"gun_jammed", "TFT-AFVC-5", "its gun is jammed, and does not fire before its crew has cleared it", gun_is_jammed,
     .rule = BAR_TURN, .step = "clear-jam", .role = "figure", .only = guns},
    {"gun_destroyed", "TFT-PEN-2", "its main gun is destroyed", gun_is_destroyed, .rule = BAR_TURN, .only = guns},
    {"has_driven_too_far", "TFT-AFVC-1",
     "it has spent more than half of its movement points in this turn, and fires in the next", has_driven_too_far,
     .rule = BAR_TURN, .only = guns},
    {"has_changed_position", "TFT-ACT-0", "it has changed its position in this turn, and may again in the next",
     has_changed_position, .rule = BAR_TURN, .only = figure_moves},
    {"has_handled", "TFT-ACT-9", "it has handled an item in this turn, and may again in the next", has_handled,
     .rule = BAR_TURN, .only = STRINGS("movement/figure", "clear-jam/figure")},
    {"no_rifle", "A-TFT-47", "a bayonet is fixed to a rifle, and it has another weapon in hand", has_no_rifle,
     .rule = BAR_TURN, .only = figure_moves},
    {"handles_nothing", "TFT-ACT-9",
     "clearing a jam takes the Action of the turn, and its action of this turn is another; it may choose again "
     "in the next",
     handles_nothing, .rule = BAR_TURN, .only = clears},
    {"no_jam", "TFT-CRIT-2", "nothing that it has is jammed", has_no_jam, .rule = BAR_TURN, .only = clears},
    {"not_jammed", "TFT-CRIT-2", "what it would clear is not jammed", is_not_jammed, .rule = BAR_TURN, .only = clears},
    {"jammed_otherwise", "TFT-CRIT-2",
     "it is jammed in another way than that; leave the severity out, and the record fills it in", jammed_otherwise,
     .rule = BAR_TURN, .only = clears},
    {"third_weapon", "TFT-CRIT-2",
     "the weapon in its hand is jammed or dropped, and it carries a second one: it draws that where it is "
     "ready, or an Action clears or picks up one first",
     tft_takes_up_a_third, .rule = BAR_TURN, .only = fires},
    {0},
};
