/* A single shot of a weapon in hand: its target, what forbids it, and the weapon's state after it. tables_modifiers.c
 * has what changes its number. */
#include "rulesets/tft_ww2/tft.h"

CHOICES(tft_weapon_states, "TftWeaponState", TFT_WEAPON_STATE_VALUES);
CHOICES(tft_covers, "TftCover", TFT_COVER_VALUES);

void tft_target_check(const struct tft_target *target, const char *at, struct violations *violations)
{
    if (target->full_cover && target->cover == TFT_COVER_NONE)
        tft_member_refuse(at, "full_cover", ERROR_CONFLICTING_FIELDS, "Full cover needs a cover: say soft or hard.",
                          violations);
}

bool tft_action_forbids_shooting(int32_t action, struct explanation *why)
{
    const struct tft_action_row *row = &tft_action_rows[action];
    if (!row->ranged)
        explain(why, row->clause, row->no_ranged);
    return !row->ranged;
}

static bool is_snapped_without(const struct tft_shot *shot, bool firearm)
{
    return shot->action == TFT_WALK_AND_SNAP_SHOT && shot->weapon->snap == FIELD_ABSENT &&
           (shot->weapon->shots != FIELD_ABSENT) == firearm;
}

WHEN(snaps_no_firearm, struct tft_shot, is_snapped_without(it, false))
WHEN(snaps_what_cannot, struct tft_shot, is_snapped_without(it, true))
WHEN(throws, struct tft_shot, it->thrown)
WHEN(shoots_no_firearm, struct tft_shot, it->weapon->shots == FIELD_ABSENT)
WHEN(aims_an_automatic, struct tft_shot, it->action == TFT_AIM && it->weapon->automatic)
static const struct refusal any_shot[] = {
    {"TFT-RNG-6", "This weapon has no snap shot", snaps_no_firearm},
    {"TFT-RNG-6", "This weapon cannot fire snap shots", snaps_what_cannot},
    {"TFT-IND-2", "A grenade is thrown at a spot, not shot at a figure: that is indirect fire", throws},
    {"TFT-WPN", "This weapon does not shoot", shoots_no_firearm},
    {"TFT-ACT-7", "Automatic weapons cannot be aimed", aims_an_automatic},
};

bool tft_firing_is_refused(const struct tft_shot *shot, struct explanation *why)
{
    return tft_action_forbids_shooting(shot->action, why) || IS_REFUSED(any_shot, shot, why) ||
           tft_state_forbids(shot->held_state, why);
}

WHEN(snaps_again, struct tft_shot, it->action == TFT_WALK_AND_SNAP_SHOT && it->number > 1)
WHEN(has_shot_all, struct tft_shot, it->number > it->weapon->shots)
WHEN(goes_too_far, struct tft_shot, it->gap > TFT_NEXT_TARGET_MAX)
WHEN(sees_nobody, struct tft_shot,
     it->target->cover == TFT_COVER_HARD && it->target->full_cover && !it->target->shot_last_round)
static const struct refusal this_shot[] = {
    {"TFT-ACT-2", "Walk and snap shot allows a single shot", snaps_again},
    {"TFT-WPN", "The weapon has no more shots in this round", has_shot_all},
    {"TFT-RNG-10", "A further target must be within 4 inches of the previous one", goes_too_far},
    {"TFT-RNG-9", "A target in full hard cover that did not shoot last round cannot be shot at", sees_nobody},
};

bool tft_shot_is_refused(const struct tft_shot *shot, struct explanation *why)
{
    return IS_REFUSED(this_shot, shot, why);
}

int32_t tft_weapon_state_after(const struct tft_roll *roll)
{
    return roll->failure == TFT_ROLLED_18 ? TFT_JAMMED_HARD : roll->failure == TFT_ROLLED_17 ? TFT_JAMMED : TFT_READY;
}
