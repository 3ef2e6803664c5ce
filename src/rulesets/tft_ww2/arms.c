/* The weapons that a figure carries, and its targets in a round: shared by single shots, fire actions and fights
 * (A-TFT-43, A-TFT-45). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"
#include <string.h>

/* ---- weapons ---- */

enum tft_carried tft_carried(const struct tft_arms *arms, int32_t weapon)
{
    if (arms->in_hand == FIELD_ABSENT || arms->in_hand == weapon)
        return TFT_IN_HAND;
    return arms->sidearm == weapon ? TFT_SIDEARM : TFT_TAKEN_UP;
}

int32_t tft_arms_state(const struct tft_arms *arms, int32_t weapon)
{
    const int32_t states[] = {
        [TFT_IN_HAND] = arms->weapon_state, [TFT_SIDEARM] = arms->sidearm_state, [TFT_TAKEN_UP] = TFT_HELD_READY};
    return states[tft_carried(arms, weapon)];
}

int32_t tft_severity_by(int32_t held_state)
{
    return held_state == TFT_HELD_JAMMED ? 17 : held_state == TFT_HELD_JAMMED_HARD ? 18 : FIELD_ABSENT;
}

WHEN(is_jammed, int32_t, *it == TFT_HELD_JAMMED)
WHEN(is_jammed_hard, int32_t, *it == TFT_HELD_JAMMED_HARD)
WHEN(is_dropped, int32_t, *it == TFT_HELD_DROPPED)
WHEN(is_broken, int32_t, *it == TFT_HELD_BROKEN)
static const struct refusal states[] = {
    {"TFT-CRIT-2", "The " TFT_IS_JAMMED, is_jammed},
    {"TFT-CRIT-2", "The " TFT_IS_JAMMED_HARD, is_jammed_hard},
    {"TFT-CRIT-2", "The " TFT_IS_DROPPED, is_dropped},
    {"TFT-CRIT-2", "The " TFT_IS_BROKEN, is_broken},
};

bool tft_state_forbids(int32_t held_state, struct explanation *why)
{
    return IS_REFUSED(states, &held_state, why);
}

_Static_assert((int)TFT_HELD_JAMMED == (int)TFT_JAMMED && (int)TFT_HELD_JAMMED_HARD == (int)TFT_JAMMED_HARD,
               "a shot leaves the weapon in one of the first states");

/* Whether a weapon that is put down can be remembered. */
static bool has_room(const struct tft_arms *arms)
{
    return arms->sidearm == FIELD_ABSENT;
}

/* A weapon that is broken for good may be left behind. */
bool tft_is_third(const struct tft_arms *arms, int32_t weapon)
{
    return tft_carried(arms, weapon) == TFT_TAKEN_UP && arms->weapon_state != TFT_HELD_READY &&
           arms->weapon_state != TFT_HELD_BROKEN && !has_room(arms);
}

/* A weapon that is put down and not ready is carried as the sidearm: when it is named again, it is as it was. A figure
 * with a sidearm leaves a weapon behind that is broken for good. */
static void put_down(const struct tft_arms *arms, int32_t weapon, int32_t role, struct tabletop *tabletop)
{
    if (arms->weapon_state == TFT_HELD_READY || !has_room(arms))
        return;
    unit_set(tabletop, role, 0, "sidearm", weapon, "A-TFT-43");
    unit_set(tabletop, role, 0, "sidearm_state", arms->weapon_state, "TFT-CRIT-2");
    if (arms->weapon_state == TFT_HELD_DROPPED)
        unit_set(tabletop, role, 0, "sidearm_dropped_state", arms->dropped_state, "TFT-CRIT-2");
}

void tft_weapon_effects(const struct tft_arms *arms, int32_t weapon, int32_t becomes, int32_t held_state, int32_t role,
                        struct tabletop *tabletop)
{
    const enum tft_carried carried = tft_carried(arms, weapon);
    const bool drawn = carried == TFT_SIDEARM;
    const int32_t before = tft_arms_state(arms, weapon);
    if (tft_is_third(arms, weapon))
        return; /* what it carries has priority over what it fought with once */
    if (carried == TFT_TAKEN_UP)
        put_down(arms, arms->in_hand, role, tabletop);
    else if (carried == TFT_IN_HAND && becomes != weapon)
        put_down(arms, weapon, role, tabletop);
    if (!drawn || becomes != weapon)
        unit_set(tabletop, role, 0, drawn ? "sidearm" : "weapon", becomes, "A-TFT-43");
    if (!drawn && becomes != TFT_RIFLE)
        unit_set(tabletop, role, 0, "bayonet_fixed", false, "A-TFT-47");
    unit_set(tabletop, role, 0, drawn ? "sidearm_state" : "weapon_state", held_state, "TFT-CRIT-2");
    if (held_state == TFT_HELD_DROPPED)
        unit_set(tabletop, role, 0, drawn ? "sidearm_dropped_state" : "dropped_state",
                 tft_severity_by(before) == FIELD_ABSENT ? TFT_READY : before, "TFT-CRIT-2");
}

/* ---- targets ---- */

static bool is_first(const struct tft_aimed_at *round, const char *name)
{
    return !round->first_target[0] || strcmp(round->first_target, name) == 0;
}

static bool is_last(const struct tft_aimed_at *round, const char *name)
{
    return !round->last_target[0] || strcmp(round->last_target, name) == 0;
}

/* Between the first and the last target the round stores only their number. */
int32_t tft_targets_before(const struct tft_aimed_at *round, const char *name)
{
    if (is_first(round, name))
        return 0;
    const int32_t others = is_last(round, name) ? round->targets_shot - 1 : round->targets_shot;
    return others > 1 ? others : 1;
}

bool tft_shifts(const struct tft_aimed_at *round, const char *name)
{
    return !is_last(round, name);
}

void tft_aim_at(struct tft_aimed_at *round, const char *name)
{
    const bool another = !round->first_target[0] || (!is_first(round, name) && !is_last(round, name));
    if (!round->first_target[0])
        memcpy(round->first_target, name, strlen(name) + 1);
    memcpy(round->last_target, name, strlen(name) + 1);
    if (another && round->targets_shot < TFT_COUNT_MAX)
        round->targets_shot++;
}

void tft_aimed_effects(const struct tft_aimed_at *before, const char *name, int32_t item, struct tabletop *tabletop)
{
    struct tft_aimed_at after = *before;
    tft_aim_at(&after, name);
    if (!before->first_target[0])
        unit_name(tabletop, 0, 0, "first_target", 1, item, "A-TFT-45");
    unit_name(tabletop, 0, 0, "last_target", 1, item, "A-TFT-45");
    unit_add(tabletop, 0, 0, "targets_shot", after.targets_shot - before->targets_shot, "A-TFT-45");
}
