/* A figure or a vehicle of the WW2 skirmish through the game: when it is out of it, what it owes, what lasts for a
 * turn, whom the fate of a friend concerns, and the phases of the turn. */
#include "tft_roster.h"
#include <string.h>

const char *tft_unit_out(const void *unit)
{
    const struct tft_unit *known = unit;
    if (known->fate != TFT_IN_PLAY)
        return tft_fates.list[known->fate].name;
    bool removed = known->kind == TFT_KIND_FIGURE && known->flight == TFT_TO_EDGE && known->at_goal;
    return removed ? tft_fates.list[TFT_FATE_FLED].name : NULL;
}

int32_t tft_hits_owed(const struct tft_unit *unit)
{
    int32_t count = 0;
    while (count < TFT_OWED_HITS_MAX && unit->owed_hits[count] != FIELD_ABSENT)
        count++;
    return count;
}

bool tft_unit_flees(const struct tft_unit *unit)
{
    return unit->flight != TFT_NOT_FLEEING && !unit->at_goal;
}

static bool is_still(int32_t kind, const struct tft_unit *unit)
{
    return unit->kind == kind && !tft_unit_out(unit);
}

static bool commands(const struct tft_unit *unit)
{
    return unit->commands && is_still(TFT_KIND_FIGURE, unit);
}

static int32_t afv_hits_owed(const struct tft_unit *unit)
{
    return unit->hits + unit->vulnerable_hits + unit->blast_hits;
}

OWES(owes_damage, struct tft_unit, is_still(TFT_KIND_FIGURE, unit) && unit->owed_hits[0] != FIELD_ABSENT)
OWES(owes_blast, struct tft_unit, is_still(TFT_KIND_FIGURE, unit) && unit->in_hand)
OWES(owes_morale_for_co, struct tft_unit, commands(unit) && unit->cos_down > 0)
OWES(owes_morale_for_members, struct tft_unit, commands(unit) && unit->members_down > 1 && unit->members_tested <= 1)
OWES(owes_morale_for_attack, struct tft_unit, commands(unit) && unit->attacks > 0)
OWES(owes_flight, struct tft_unit,
     is_still(TFT_KIND_FIGURE, unit) && tft_unit_flees(unit) && unit->action == FIELD_ABSENT)
OWES(owes_afv_damage, struct tft_unit, is_still(TFT_KIND_AFV, unit) && afv_hits_owed(unit) > 0)
OWES(owes_crew_test, struct tft_unit, is_still(TFT_KIND_AFV, unit) && unit->crew_tests > 0)
OWES(owes_reverse, struct tft_unit,
     is_still(TFT_KIND_AFV, unit) && tft_unit_flees(unit) && !unit->reversed && !unit->immobilised)

static const struct unit_due dues[] = {
    {"damage_roll", "Take the damage of a hit", "TFT-DMG-1", "damage-roll", "target", NULL, true, owes_damage},
    {"blast_in_hand", "Take the blast of the grenade that went off in the hand", "TFT-CRIT-2", "blast-damage", "by",
     NULL, true, owes_blast},
    {"morale_for_co", "Test morale: a CO was incapacitated or killed", "TFT-MOR-1", "morale-check", "commander",
     "it was the nearest CO", false, owes_morale_for_co},
    {"morale_for_members", "Test morale: more than one member of the squad was incapacitated or killed", "TFT-MOR-1",
     "morale-check", "commander", NULL, false, owes_morale_for_members},
    {"morale_for_attack", "Test morale: the squad is under air, artillery or flamethrower attack", "TFT-MOR-1",
     "morale-check", "commander", NULL, false, owes_morale_for_attack},
    {"flight", "Flee on until a CO rallies the figure or the flight is over", "TFT-MOR-4", "movement", "figure", NULL,
     true, owes_flight},
    {"afv_damage", "Take the damage of a hit", "TFT-PEN-1", "afv-damage", "target", NULL, true, owes_afv_damage},
    {"crew_test", "Test the crew after a hit", "TFT-CREW-1", "crew-check", "vehicle", NULL, true, owes_crew_test},
    {"reverse", "Go back towards the table edge: the crew failed", "TFT-CREW-1", "afv-movement", "vehicle", NULL, true,
     owes_reverse},
    NO_MORE_DUES,
};

bool tft_unit_is_co(const struct tft_unit *unit)
{
    return unit->rank == FIELD_ABSENT ? strcmp(unit->profile, tft_profile_rows[TFT_CO].name) == 0
                                      : unit->rank == TFT_CO;
}

/* ---- what it is barred from (X-DUE, X-TURN) ---- */

/* The number that the question gives in the role's place, or the unit; FIELD_ABSENT where the step asks for no such. */
static int32_t asked(const struct barring *it, const char *member)
{
    const struct field *field = field_find(it->step->input, member, strlen(member));
    return field ? unit_number(field, it->input) : FIELD_ABSENT;
}

BARRED(is_in_flight, struct tft_unit, is_still(TFT_KIND_FIGURE, unit) && tft_unit_flees(unit))
BARRED(does_not_flee, struct tft_unit,
       is_still(TFT_KIND_FIGURE, unit) && tft_unit_flees(unit) && asked(it, "action") != TFT_FLEE)
/* Whose base it crosses on its way back is run over all the same. */
static bool runs_over_in_reverse(const struct barring *it, const struct tft_unit *unit)
{
    return strcmp(it->step->name, "overrun") == 0 && unit->reversed;
}
BARRED(crew_is_in_flight, struct tft_unit,
       is_still(TFT_KIND_AFV, unit) && tft_unit_flees(unit) && !runs_over_in_reverse(it, unit))
BARRED(has_not_driven, struct tft_unit, unit->immobilised && unit->moved_inches == 0)
BARRED(does_not_reverse, struct tft_unit,
       is_still(TFT_KIND_AFV, unit) && tft_unit_flees(unit) && asked(it, "reverse") == 0)
BARRED(is_hit, struct tft_unit, owes_damage(unit, it->options))
BARRED(holds_a_blast, struct tft_unit, owes_blast(unit, it->options))
static bool has_role(uint32_t roles, const struct barring *it, const char *role)
{
    return roles >> unit_role_find(it->step, role) & 1;
}
/* It is centred on the thrower (A-TFT-22), whoever else it touches. */
BARRED(blast_misses_its_thrower, struct tft_unit, owes_blast(unit, it->options) && !has_role(it->roles, it, "targets"))
/* The blast that it threw before is still to be resolved, whatever it owes. */
static bool owes_no_blast(const struct tft_unit *unit)
{
    return unit->owed_blast == FIELD_ABSENT && !unit->in_hand;
}
BARRED(has_thrown_nothing, struct tft_unit, owes_no_blast(unit))
BARRED(is_hit_and_throws, struct tft_unit, owes_damage(unit, it->options) && owes_no_blast(unit))
BARRED(flees_and_throws, struct tft_unit,
       is_still(TFT_KIND_FIGURE, unit) && tft_unit_flees(unit) && owes_no_blast(unit))
BARRED(has_thrown, struct tft_unit, unit->owed_blast != FIELD_ABSENT && unit->owed_blast_new)
/* Who observes or spots owes the blast of a weapon off the table, and of one on it that nobody else is named at. */
BARRED(has_called, struct tft_unit,
       unit->owed_blast != FIELD_ABSENT && unit->owed_blast_new &&
           (asked(it, "on_table") == 0 || !has_role(it->taken, it, "firer")))
static bool is_throw(const struct barring *it)
{
    return it->whole && tft_indirect_rows[asked(it, "weapon")].scatters == TFT_THROWN;
}
static bool fires_as_thrower(const struct barring *it)
{
    return it->whole && !is_throw(it);
}
BARRED(afv_is_hit, struct tft_unit, owes_afv_damage(unit, it->options))
BARRED(crew_is_untested, struct tft_unit, owes_crew_test(unit, it->options))
BARRED(has_no_crew_test, struct tft_unit, unit->crew_tests == 0 && afv_hits_owed(unit) == 0)
/* Whether its crew tests the damage says: it may blow up. */
BARRED(tests_before_damage, struct tft_unit, unit->crew_tests == 0 && afv_hits_owed(unit) > 0)
/* A blast that nobody was named for is on no record; it has an AP factor, and no vehicle fired it. */
static bool is_by_indirect_fire(const struct barring *it)
{
    int32_t penetration = asked(it, "penetration"), most = 0;
    for (int32_t i = 0; i < TFT_INDIRECT_WEAPONS; i++)
        most = tft_indirect_rows[i].ap > most ? tft_indirect_rows[i].ap : most;
    return penetration != FIELD_ABSENT && penetration <= most && asked(it, "critical") == TFT_NOTHING_SPECIAL &&
           !has_role(it->taken, it, "firer");
}
BARRED(was_not_hit, struct tft_unit, afv_hits_owed(unit) == 0 && !is_by_indirect_fire(it))
static int32_t hits_like_that(const struct tft_unit *unit, int32_t hit_by, int32_t critical)
{
    if (hit_by == TFT_HIT_BY_BLAST)
        return critical == TFT_NOTHING_SPECIAL ? unit->blast_hits : 0;
    return critical == TFT_ROLLED_4 ? unit->vulnerable_hits : critical == TFT_ROLLED_3 ? 0 : unit->hits;
}
static bool is_by_unknown_blast(const struct barring *it)
{
    return asked(it, "hit_by") == TFT_HIT_BY_BLAST && is_by_indirect_fire(it);
}
BARRED(was_hit_otherwise, struct tft_unit,
       afv_hits_owed(unit) > 0 && hits_like_that(unit, asked(it, "hit_by"), asked(it, "critical")) == 0 &&
           !is_by_unknown_blast(it))
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
BARRED(has_acted, struct tft_unit, unit->action != FIELD_ABSENT && asked(it, "action") != unit->action)
BARRED(acts_apart, struct tft_unit, unit->action != FIELD_ABSENT && !tft_action_rows[unit->action].close_combat)
BARRED(has_changed_position, struct tft_unit,
       unit->action == TFT_CHANGE_POSITION && asked(it, "action") == TFT_CHANGE_POSITION)
static int32_t state_of_cleared(const struct tft_unit *unit, const struct barring *it)
{
    return asked(it, "served") > 0    ? unit->served_state
           : asked(it, "sidearm") > 0 ? unit->sidearm_state
                                      : unit->weapon_state;
}
BARRED(jammed_otherwise, struct tft_unit,
       asked(it, "severity") != FIELD_ABSENT && asked(it, "severity") != tft_severity_by(state_of_cleared(unit, it)))
BARRED(has_no_rifle, struct tft_unit,
       unit->weapon != FIELD_ABSENT && unit->weapon != TFT_RIFLE && tft_movement_fixes_bayonet(it->input))
static bool takes_up_a_third(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    const struct tft_arms arms = {.weapon_state = unit->weapon_state,
                                  .in_hand = unit->weapon,
                                  .sidearm = unit->sidearm,
                                  .sidearm_state = unit->sidearm_state};
    return asked(it, "weapon") != FIELD_ABSENT && tft_is_third(&arms, asked(it, "weapon"));
}
BARRED(has_handled, struct tft_unit, unit->kind == TFT_KIND_FIGURE && unit->action_used && asked(it, "handles") != 0)

static const char *const figure_moves[] = {"movement/figure", NULL};
static const char *const afv_moves[] = {"afv-movement/vehicle", NULL};
static const char *const fires[] = {"ranged-attack/firer", "fire-action/firer", NULL};
static const char *const clears[] = {"clear-jam/figure", NULL};
static const char *const crew_tests[] = {"crew-check/vehicle", NULL};
static const char *const throws[] = {"indirect-fire/thrower", "indirect-fire/firer", NULL};
static const char *const calls[] = {"indirect-fire/observer", "indirect-fire/spotter", NULL};
static const char *const throwers[] = {"indirect-fire/thrower", NULL};
static const char *const no_throwers[] = {"indirect-fire/observer", "indirect-fire/spotter", "indirect-fire/firer",
                                          NULL};
static const char *const assaults[] = {"close-assault/attackers", NULL};
static const char *const runs_over[] = {"overrun/vehicle", NULL};
static const char *const blasts[] = {"blast-damage/by", NULL};
static const char *const hits_on_afvs[] = {"afv-damage/target", NULL};
static const char *const commanders[] = {"morale-check/commander", NULL};
static const char *const members[] = {"morale-check/members", NULL};
static const char *const rallied[] = {"rally-check/fleeing", NULL};
static const char *const handles[] = {"movement/figure", "clear-jam/figure", NULL};
static const struct unit_bar bars[] = {
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
     .holds = blast_misses_its_thrower},
    {.name = "hit_owes_no_blast",
     .clause = "TFT-DMG-1",
     .text = "it was hit, and the damage is rolled before it does anything else",
     .step = "damage-roll",
     .role = "target",
     .only = blasts,
     .holds = is_hit_and_throws},
    {.name = "flees_owes_no_blast",
     .clause = "TFT-MOR-4",
     .text = "it flees and does nothing else until it is where it flees to or a CO rallies it",
     .step = "movement",
     .role = "figure",
     .only = blasts,
     .holds = flees_and_throws},
    {.name = "threw_nothing",
     .clause = "A-TFT-46",
     .text = "nothing that it threw, fired or called down is on record whose blast is still to be resolved",
     .rule = BAR_TURN,
     .only = blasts,
     .holds = has_thrown_nothing},
    {.name = "has_thrown",
     .clause = "A-TFT-46",
     .text = "the blast of what it threw or fired in this turn is resolved before it throws or fires again",
     .rule = BAR_TURN,
     .step = "blast-damage",
     .role = "by",
     .only = throws,
     .holds = has_thrown},
    {.name = "has_called",
     .clause = "A-TFT-46",
     .text = "the blast of what it threw or fired in this turn is resolved before it throws or fires again",
     .rule = BAR_TURN,
     .step = "blast-damage",
     .role = "by",
     .only = calls,
     .holds = has_called},
    {.name = "throws_as_another",
     .clause = "TFT-IND-2",
     .text = "a grenade is thrown: who throws it is its thrower",
     .rule = BAR_TURN,
     .only = no_throwers,
     .holds = is_throw},
    {.name = "fires_as_thrower",
     .clause = "TFT-IND-2",
     .text = "only a grenade has a thrower: who is at another weapon is its firer",
     .rule = BAR_TURN,
     .only = throwers,
     .holds = fires_as_thrower},
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
     .only = afv_moves,
     .holds = does_not_reverse},
    {.name = "stands_still",
     .clause = "TFT-PEN-2",
     .text = "it is immobilised and has not moved in this turn",
     .rule = BAR_TURN,
     .only = runs_over,
     .holds = has_not_driven},
    {.name = "no_crew_test",
     .clause = "TFT-CREW-1",
     .text = "its crew tests after a hit, and none is on record for which it has not tested",
     .rule = BAR_TURN,
     .only = crew_tests,
     .holds = has_no_crew_test},
    {.name = "crew_before_damage",
     .clause = "TFT-CREW-1",
     .text = "it was hit, and the damage is rolled before its crew tests",
     .rule = BAR_TURN,
     .step = "afv-damage",
     .role = "target",
     .only = crew_tests,
     .holds = tests_before_damage},
    {.name = "not_hit",
     .clause = "TFT-PEN-1",
     .text = "no hit on it is on record whose damage is not rolled; of a shell or a bomb give the AP factor as the "
             "penetration, and name no firer",
     .rule = BAR_TURN,
     .only = hits_on_afvs,
     .holds = was_not_hit},
    {.name = "hit_otherwise",
     .clause = "TFT-AFVC-5",
     .text = "it was hit by another roll than that, or by something else; leave them out, and the record says it",
     .rule = BAR_TURN,
     .only = hits_on_afvs,
     .holds = was_hit_otherwise},
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
     .only = members,
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
     .only = assaults,
     .holds = is_counted_twice},
    {.name = "has_acted",
     .clause = "TFT-ACT-0",
     .text = TFT_HAS_ACTED,
     .rule = BAR_TURN,
     .only = figure_moves,
     .holds = has_acted},
    {.name = "acts_apart",
     .clause = "TFT-ACT-0",
     .text = "its action of this turn allows no close combat, and it may choose again in the next",
     .rule = BAR_TURN,
     .only = assaults,
     .holds = acts_apart},
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
     .only = handles,
     .holds = has_handled},
    {.name = "no_rifle",
     .clause = "A-TFT-47",
     .text = "a bayonet is fixed to a rifle, and it has another weapon in hand",
     .rule = BAR_TURN,
     .only = figure_moves,
     .holds = has_no_rifle},
    {.name = "jammed_otherwise",
     .clause = "TFT-CRIT-2",
     .text = "it is jammed in another way than that, or not at all",
     .rule = BAR_TURN,
     .only = clears,
     .holds = jammed_otherwise},
    {.name = "third_weapon",
     .clause = "TFT-CRIT-2",
     .text = "neither weapon that it carries is ready: an Action clears or picks up one first",
     .rule = BAR_TURN,
     .only = fires,
     .holds = takes_up_a_third},
    NO_MORE_BARS,
};

/* What befalls a figure concerns its own squad, and of a CO all figures of its side: who commands them now or later
 * tests for it. Who is down already does not go down again. */
static bool reaches(const void *unit, const void *friend_unit, const char *member)
{
    const struct tft_unit *struck = unit, *other = friend_unit;
    if (other->kind != TFT_KIND_FIGURE || struck->kind != TFT_KIND_FIGURE || tft_unit_out(struck))
        return false;
    return strcmp(member, "cos_down") == 0 ? tft_unit_is_co(struck) : strcmp(struck->squad, other->squad) == 0;
}

static void new_turn(void *unit, const void *options)
{
    (void)options;
    struct tft_unit *known = unit;
    known->shot_last_round = known->shots > 0;
    known->under_fire_last_round = known->under_fire;
    known->under_fire = known->reversed = known->action_used = known->owed_blast_new = false;
    known->action = FIELD_ABSENT;
    known->aimed_at.first_target[0] = known->aimed_at.last_target[0] = '\0';
    known->aimed_at.targets_shot = 0;
    known->shots = known->moved_inches = known->points_spent = 0;
    known->members_down = known->members_tested = known->cos_down = known->attacks = 0;
}

static const char *const moving[] = {"movement", "afv-movement", "overrun", "clear-jam", NULL};
static const char *const shooting[] = {"ranged-attack",   "fire-action", "damage-roll", "indirect-fire", "blast-damage",
                                       "building-damage", "afv-attack",  "afv-damage",  "clear-jam",     NULL};
static const char *const fighting[] = {"melee-score", "damage-roll", "close-assault", NULL};
static const char *const testing[] = {"morale-due", "morale-check", "rally-check", "crew-check", NULL};
static const struct turn_phase phases[] = {
    {"movement_and_actions", "Movement and actions", "Each figure takes one action.", "TFT-TURN-1", PHASE_ALTERNATELY,
     moving},
    {"ranged_combat", "Ranged combat", "Figures whose action allows it shoot, and vehicles.", "TFT-TURN-1",
     PHASE_ALTERNATELY, shooting},
    {"close_combat", "Close combat", "Figures in base contact fight, with riposte or parry.", "TFT-TURN-1",
     PHASE_ALTERNATELY, fighting},
    {"morale_check", "Morale check", "Commanders and crews test where a test is due.", "TFT-TURN-1", PHASE_ALTERNATELY,
     testing},
    {.name = NULL},
};

/* Hits that a unit owes stand without a gap: where a ruling that is corrected brought none, those behind it move up.
 * Without a cover there is no full one: a correction, or a hand, may have taken away what it was of. A bayonet stays
 * with its rifle. */
static void settle(void *unit, const void *options)
{
    struct tft_unit *known = unit;
    int32_t count = 0;
    (void)options;
    for (int32_t i = 0; i < TFT_OWED_HITS_MAX; i++) {
        int32_t hit = known->owed_hits[i];
        known->owed_hits[i] = FIELD_ABSENT;
        if (hit != FIELD_ABSENT)
            known->owed_hits[count++] = hit;
    }
    known->full_cover = known->full_cover && known->cover != TFT_COVER_NONE;
    known->bayonet_fixed = known->bayonet_fixed && (known->weapon == FIELD_ABSENT || known->weapon == TFT_RIFLE);
}

const struct unit_type tft_unit_type = {
    .fields = &tft_unit_fields,
    .check = tft_unit_check,
    .out = tft_unit_out,
    .reaches = reaches,
    .follows = tft_unit_follows,
    .new_turn = new_turn,
    .settle = settle,
    .dues = dues,
    .bars = bars,
    .phases = phases,
};
