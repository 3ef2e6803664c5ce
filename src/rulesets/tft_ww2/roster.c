/* A figure or a vehicle of the WW2 skirmish through the game: when it leaves the game, what it owes, what lasts for a
 * turn, whose tests a friend's fate causes, and the phases of the turn. roster_bars.c has what it is barred from. */
#include "rulesets/tft_ww2/tft_roster.h"
#include <stddef.h>
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

bool tft_crew_goes_back(const struct tft_unit *unit)
{
    return unit->kind == TFT_KIND_AFV && tft_unit_flees(unit) && !unit->immobilised;
}

bool tft_unit_is_still(int32_t kind, const struct tft_unit *unit)
{
    return unit->kind == kind && !tft_unit_out(unit);
}

static bool commands(const struct tft_unit *unit)
{
    return unit->commands && tft_unit_is_still(TFT_KIND_FIGURE, unit);
}

static bool is_commanded(const struct tft_unit *unit)
{
    return !unit->commands && tft_unit_is_still(TFT_KIND_FIGURE, unit);
}

/* Causes of a squad's test, whoever commands it. */
static bool has_lost_members(const struct tft_unit *unit)
{
    return unit->members_down > 1 && unit->members_tested <= 1;
}

int32_t tft_afv_hits_owed(const struct tft_unit *unit)
{
    return unit->hits + unit->vulnerable_hits + unit->blast_hits;
}

bool tft_owes_damage(const struct tft_unit *unit)
{
    return tft_unit_is_still(TFT_KIND_FIGURE, unit) && unit->owed_hits[0] != FIELD_ABSENT;
}

bool tft_owes_blast_in_hand(const struct tft_unit *unit)
{
    return tft_unit_is_still(TFT_KIND_FIGURE, unit) && unit->in_hand;
}

bool tft_owes_afv_damage(const struct tft_unit *unit)
{
    return tft_unit_is_still(TFT_KIND_AFV, unit) && tft_afv_hits_owed(unit) > 0;
}

bool tft_owes_crew_test(const struct tft_unit *unit)
{
    return tft_unit_is_still(TFT_KIND_AFV, unit) && unit->crew_tests > 0;
}

/* If its movement points are not known, it may have some left. */
static bool has_points_left(const struct tft_unit *unit, const struct tft_options *options)
{
    const int32_t points = tft_afv_figure(TFT_AFV_POINTS, unit->afv.movement_points, unit->profile, options);
    return points == FIELD_ABSENT || unit->points_spent < points * 1000;
}

OWES(owes_damage, struct tft_unit, tft_owes_damage(unit))
OWES(owes_blast, struct tft_unit, tft_owes_blast_in_hand(unit))
OWES(owes_morale_for_co, struct tft_unit, commands(unit) && unit->cos_down > 0)
OWES(owes_morale_for_members, struct tft_unit, commands(unit) && has_lost_members(unit))
OWES(owes_morale_for_attack, struct tft_unit, commands(unit) && unit->attacks > 0)
OWES(wants_commander_for_co, struct tft_unit, is_commanded(unit) && unit->cos_down > 0)
OWES(wants_commander, struct tft_unit, is_commanded(unit) && (has_lost_members(unit) || unit->attacks > 0))
OWES(owes_flight, struct tft_unit,
     tft_unit_is_still(TFT_KIND_FIGURE, unit) && tft_unit_flees(unit) && unit->action == FIELD_ABSENT)
OWES(owes_afv_damage, struct tft_unit, tft_owes_afv_damage(unit))
OWES(owes_crew_test, struct tft_unit, tft_owes_crew_test(unit))
OWES(owes_reverse, struct tft_unit,
     tft_unit_is_still(TFT_KIND_AFV, unit) && tft_crew_goes_back(unit) && !unit->reversed &&
         has_points_left(unit, options))

static bool commands_squad_of(const struct unit_due *due, const void *unit, const void *friend_unit)
{
    (void)due;
    const struct tft_unit *known = unit, *other = friend_unit;
    return other->kind == TFT_KIND_FIGURE && other->commands && strcmp(known->squad, other->squad) == 0;
}

static const struct unit_sort sorts[] = {
    {"figure", tft_not_a_figure}, {"vehicle", tft_not_an_afv}, {"co", tft_not_a_co}, {0}};

static const struct unit_due dues[] = {
    {"damage_roll", "Take the damage of a hit", "TFT-DMG-1", "damage-roll", "target", NULL, true, owes_damage},
    {"blast_in_hand", "Take the blast of the grenade that went off in the hand", "TFT-CRIT-2", "blast-damage", "by",
     NULL, true, owes_blast},
    {"morale_for_co", "Test morale: a CO was incapacitated or killed", "TFT-MOR-1", "morale-check", "commander",
     "it was the nearest CO", false, owes_morale_for_co, .not_so = "Was not the nearest"},
    {"morale_for_members", "Test morale: more than one member of the squad was incapacitated or killed", "TFT-MOR-1",
     "morale-check", "commander", NULL, false, owes_morale_for_members},
    {"morale_for_attack", "Test morale: the squad is under air, artillery or flamethrower attack", "TFT-MOR-1",
     "morale-check", "commander", NULL, false, owes_morale_for_attack},
    {"commander_for_co", "Make somebody the commander, who tests morale: a CO was incapacitated or killed", "TFT-MOR-1",
     "morale-check", "commander", "it was the nearest CO", false, wants_commander_for_co, commands_squad_of,
     "Was not the nearest"},
    {"commander",
     "Make somebody the commander, who tests morale: more than one member of the squad was incapacitated or killed, or "
     "it is under air, artillery or flamethrower attack",
     "TFT-MOR-1", "morale-check", "commander", NULL, false, wants_commander, commands_squad_of},
    {"flight", "Flee on until a CO rallies the figure or the flight is over", "TFT-MOR-4", "movement", "figure", NULL,
     true, owes_flight},
    {"afv_damage", "Take the damage of a hit", "TFT-PEN-1", "afv-damage", "target", NULL, true, owes_afv_damage},
    {"crew_test", "Test the crew after a hit", "TFT-CREW-1", "crew-check", "vehicle", NULL, true, owes_crew_test},
    {"reverse", "Go back towards the table edge: the crew failed", "TFT-CREW-1", "afv-movement", "vehicle", NULL, true,
     owes_reverse},
    {0},
};

bool tft_unit_is_co(const struct tft_unit *unit)
{
    return unit->rank == FIELD_ABSENT ? strcmp(unit->profile, tft_profile_rows[TFT_CO].name) == 0
                                      : unit->rank == TFT_CO;
}

/* A figure's fate matters to its own squad, and a CO's to all figures of its side: their current or later commander
 * tests for it. A figure that is down already does not go down again. */
static bool reaches(const void *unit, const void *friend_unit, const char *member)
{
    const struct tft_unit *struck = unit, *other = friend_unit;
    if (other->kind != TFT_KIND_FIGURE || struck->kind != TFT_KIND_FIGURE || tft_unit_out(struck))
        return false;
    return strcmp(member, "cos_down") == 0 ? tft_unit_is_co(struck) : strcmp(struck->squad, other->squad) == 0;
}

/* A unit whose flight has ended acts again (A-TFT-44). */
static void end_turn(void *unit, const void *options)
{
    struct tft_unit *known = unit;
    (void)options;
    if (known->at_goal && (known->flight != TFT_TO_EDGE || known->kind == TFT_KIND_AFV)) {
        known->flight = TFT_NOT_FLEEING;
        known->at_goal = false;
    }
}

static void new_turn(const void *before, void *unit)
{
    const struct tft_unit *was = before;
    struct tft_unit *known = unit;
    known->shot_last_round = was->shots > 0;
    known->under_fire_last_round = was->under_fire;
}

static int32_t repaired(int32_t state)
{
    return state == TFT_HELD_BROKEN ? TFT_HELD_BROKEN : TFT_HELD_READY;
}

/* Jams are cleared, and what was dropped is picked up. A unit that fled over the edge is out, though its flight is
 * over. */
static void new_battle(const void *before, void *unit)
{
    const struct tft_unit *was = before;
    struct tft_unit *known = unit;
    known->weapon_state = repaired(was->weapon_state);
    known->sidearm_state = repaired(was->sidearm_state);
    known->served_state = TFT_READY;
    if (tft_unit_out(was) && !tft_unit_out(known))
        known->fate = TFT_FATE_FLED;
}

static const struct turn_phase phases[] = {
    {"movement_and_actions", "Movement and actions", "Each figure takes one action.", "TFT-TURN-1", PHASE_ALTERNATELY,
     STRINGS("movement", "afv-movement", "overrun", "clear-jam")},
    {"ranged_combat", "Ranged combat", "Figures whose action allows it shoot, and vehicles.", "TFT-TURN-1",
     PHASE_ALTERNATELY,
     STRINGS("ranged-attack", "fire-action", "damage-roll", "indirect-fire", "blast-damage", "building-damage",
             "afv-attack", "afv-damage", "clear-jam")},
    {"close_combat", "Close combat", "Figures in base contact fight, with riposte or parry.", "TFT-TURN-1",
     PHASE_ALTERNATELY, STRINGS("melee-score", "damage-roll", "close-assault")},
    {"morale_check", "Morale check", "Commanders and crews test where a test is due.", "TFT-TURN-1", PHASE_ALTERNATELY,
     STRINGS("morale-due", "morale-check", "rally-check", "crew-check")},
    {0},
};

/* Hits that a unit owes have no gaps: if a corrected ruling brought none, those after it move up. Full cover needs
 * cover: a correction or a manual change may have removed it. A bayonet stays with its rifle. */
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
    .end_turn = end_turn,
    .new_turn = new_turn,
    .new_battle = new_battle,
    .settle = settle,
    .run = {offsetof(struct tft_unit, owed_hits), TFT_OWED_HITS_MAX},
    .sorts = sorts,
    .dues = dues,
    .bars = tft_bars,
    .deeds = tft_deeds,
    .phases = phases,
};
