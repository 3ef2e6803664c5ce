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

OWES(owes_damage, struct tft_unit, is_still(TFT_KIND_FIGURE, unit) && unit->hits + unit->double_hits > 0)
OWES(owes_blast, struct tft_unit, is_still(TFT_KIND_FIGURE, unit) && unit->in_hand)
OWES(owes_morale_for_co, struct tft_unit, commands(unit) && unit->cos_down > 0)
OWES(owes_morale_for_members, struct tft_unit, commands(unit) && unit->members_down > 1 && unit->members_tested <= 1)
OWES(owes_morale_for_attack, struct tft_unit, commands(unit) && unit->attacks > 0)
OWES(owes_flight, struct tft_unit, is_still(TFT_KIND_FIGURE, unit) && tft_unit_flees(unit) && unit->action != TFT_FLEE)
OWES(owes_afv_damage, struct tft_unit, is_still(TFT_KIND_AFV, unit) && unit->hits + unit->vulnerable_hits > 0)
OWES(owes_crew_test, struct tft_unit, is_still(TFT_KIND_AFV, unit) && unit->crew_tests > 0)
OWES(owes_reverse, struct tft_unit,
     is_still(TFT_KIND_AFV, unit) && tft_unit_flees(unit) && !unit->reversed && !unit->immobilised)

static const struct unit_due dues[] = {
    {"damage_roll", "Takes the damage of a hit", "TFT-DMG-1", "damage-roll", "target", NULL, false, owes_damage},
    {"blast_in_hand", "Takes the blast of the grenade that went off in its hand", "TFT-CRIT-2", "blast-damage",
     "targets", NULL, false, owes_blast},
    {"morale_for_co", "Tests morale: a CO is incapacitated or killed", "TFT-MOR-1", "morale-check", "commander",
     "it was the nearest CO", false, owes_morale_for_co},
    {"morale_for_members", "Tests morale: more than one member of its squad is incapacitated or killed", "TFT-MOR-1",
     "morale-check", "commander", NULL, false, owes_morale_for_members},
    {"morale_for_attack", "Tests morale: its squad is under air, artillery or flamethrower attack", "TFT-MOR-1",
     "morale-check", "commander", NULL, false, owes_morale_for_attack},
    {"flight", "Flees on, until a CO rallies it or it is where it flees to", "TFT-MOR-4", "movement", "figure", NULL,
     true, owes_flight},
    {"afv_damage", "Takes the damage of a hit", "TFT-PEN-1", "afv-damage", "target", NULL, false, owes_afv_damage},
    {"crew_test", "Its crew tests: it was hit", "TFT-CREW-1", "crew-check", "vehicle", NULL, false, owes_crew_test},
    {"reverse", "Goes back towards the table edge: its crew failed", "TFT-CREW-1", "afv-movement", "vehicle", NULL,
     true, owes_reverse},
    NO_MORE_DUES,
};

bool tft_unit_is_co(const struct tft_unit *unit)
{
    return unit->rank == FIELD_ABSENT ? strcmp(unit->profile, tft_profile_rows[TFT_CO].name) == 0
                                      : unit->rank == TFT_CO;
}

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
    known->under_fire = known->reversed = known->action_used = false;
    known->action = FIELD_ABSENT;
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

const struct unit_type tft_unit_type = {
    .fields = &tft_unit_fields,
    .check = tft_unit_check,
    .out = tft_unit_out,
    .reaches = reaches,
    .new_turn = new_turn,
    .dues = dues,
    .phases = phases,
};
