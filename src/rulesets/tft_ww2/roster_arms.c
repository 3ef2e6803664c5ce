/* Weapons that a figure cannot use: not ready, or without another shot in this turn. The question says which weapon it
 * is about, else it is the one in hand. */
#include "rulesets/tft_ww2/tft_roster.h"
#include <string.h>

static int32_t weapon_asked(const struct barring *it)
{
    const struct unit_role *role = &it->step->roles[it->role];
    const struct fields *fields = it->step->input;
    if (role->place[0])
        fields = field_find(fields, role->place, strlen(role->place))->of;
    return unit_number(field_find(fields, "weapon", strlen("weapon")), it->at);
}

static struct tft_arms arms_of(const struct tft_unit *unit)
{
    return (struct tft_arms){.in_hand = unit->weapon,
                             .weapon_state = unit->weapon_state,
                             .sidearm = unit->sidearm,
                             .sidearm_state = unit->sidearm_state};
}

bool tft_takes_up_a_third(const struct barring *it)
{
    const struct tft_arms arms = arms_of(it->unit);
    return tft_is_third(&arms, weapon_asked(it));
}

/* By the action that it has taken, even if it has points left. */
static bool aims_an_automatic(const struct tft_unit *unit, int32_t weapon)
{
    return unit->action == TFT_AIM && tft_weapon_rows[weapon].automatic;
}

static bool snaps_what_cannot(const struct tft_unit *unit, int32_t weapon, const struct barring *it)
{
    const struct tft_weapon_row row = tft_weapon(weapon, it->options);
    return unit->action == TFT_WALK_AND_SNAP_SHOT && row.shots != FIELD_ABSENT && row.snap == FIELD_ABSENT;
}

static bool has_shot_all(const struct tft_unit *unit, int32_t weapon, const struct barring *it)
{
    const struct tft_weapon_row row = tft_weapon(weapon, it->options);
    return row.shots != FIELD_ABSENT && unit->shots >= row.shots;
}

/* Close combat uses everything that is still in hand. */
static bool shoots(const struct barring *it)
{
    return it->step != &tft_melee_score_step;
}

/* Whether the question, so far, may still be about the other weapon that it carries. */
static bool may_use_its_sidearm(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    if (it->whole || unit->weapon == FIELD_ABSENT || unit->sidearm == FIELD_ABSENT || weapon_asked(it) == unit->sidearm)
        return false;
    if (!shoots(it))
        return unit->sidearm_state != TFT_HELD_DROPPED;
    return unit->sidearm_state == TFT_HELD_READY && tft_weapon_rows[unit->sidearm].shots != FIELD_ABSENT &&
           !has_shot_all(unit, unit->sidearm, it) && !aims_an_automatic(unit, unit->sidearm) &&
           !snaps_what_cannot(unit, unit->sidearm, it);
}

/* Whether the weapon is certain: the question may not have named one yet. */
static bool is_certain(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    return (it->whole || unit->weapon != FIELD_ABSENT) && !may_use_its_sidearm(it);
}

bool tft_has_shot_all(const struct barring *it)
{
    return is_certain(it) && has_shot_all(it->unit, weapon_asked(it), it);
}

bool tft_has_no_firearm(const struct barring *it)
{
    return is_certain(it) && tft_weapon_rows[weapon_asked(it)].shots == FIELD_ABSENT;
}

bool tft_aims_an_automatic(const struct barring *it)
{
    return is_certain(it) && aims_an_automatic(it->unit, weapon_asked(it));
}

bool tft_snaps_what_cannot(const struct barring *it)
{
    return is_certain(it) && snaps_what_cannot(it->unit, weapon_asked(it), it);
}

/* Whether it is named at the weapon: as its firer, or as the observer if there is no firer. */
static bool is_at_the_weapon(const struct barring *it)
{
    const int32_t firer = unit_role_find(it->step, "firer");
    return it->role == firer || !(it->taken >> firer & 1);
}

/* Until the weapon is named, it may be one off the table. */
static bool serves(const struct barring *it)
{
    const struct tft_indirect_asked asked = tft_indirect_asked(it->input);
    return it->whole && is_at_the_weapon(it) && asked.on_table && !asked.thrown;
}

bool tft_serves_apart(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    return serves(it) && unit->action != FIELD_ABSENT && !tft_action_rows[unit->action].ranged;
}

/* A grenade is the thrower's, who has it in hand; a weapon on the table is that of the unit that serves it. */
static int32_t state_of_indirect(const struct barring *it)
{
    const struct tft_unit *unit = it->unit;
    if (strcmp(it->step->roles[it->role].name, "thrower") == 0)
        return unit->weapon == TFT_GRENADE ? unit->weapon_state : (int32_t)TFT_HELD_READY;
    return serves(it) ? unit->served_state : (int32_t)TFT_HELD_READY;
}

static int32_t state_of_used(const struct barring *it)
{
    const struct tft_arms arms = arms_of(it->unit);
    if (it->step == &tft_indirect_fire_step)
        return state_of_indirect(it);
    return may_use_its_sidearm(it) ? (int32_t)TFT_HELD_READY : tft_arms_state(&arms, weapon_asked(it));
}

bool tft_uses_a_jammed(const struct barring *it)
{
    return shoots(it) && state_of_used(it) == TFT_HELD_JAMMED;
}

bool tft_uses_a_jammed_hard(const struct barring *it)
{
    return shoots(it) && state_of_used(it) == TFT_HELD_JAMMED_HARD;
}

bool tft_uses_a_dropped(const struct barring *it)
{
    return state_of_used(it) == TFT_HELD_DROPPED;
}

bool tft_uses_a_broken(const struct barring *it)
{
    return shoots(it) && state_of_used(it) == TFT_HELD_BROKEN;
}
