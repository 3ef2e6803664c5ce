/* A single shot of a weapon in hand: what forbids it, and what makes it harder or easier. */
#include "field_kinds.h"
#include "tft.h"

static const struct choice cover_list[] = {
    [TFT_COVER_NONE] = {"none", "No cover"},
    [TFT_COVER_SOFT] = {"soft", "Soft cover"},
    [TFT_COVER_HARD] = {"hard", "Hard cover"},
};
const struct choices tft_covers = {"TftCover", cover_list, TFT_COVERS};

static const struct field target_list[] = {TFT_TARGET_FIELDS(struct tft_target, )};
const struct fields tft_target_fields =
    FIELDS("TftTarget", "What the target did, and where it stands.", target_list, struct tft_target);

void tft_target_check(const struct tft_target *target, const char *at, struct violations *violations)
{
    if (!target->full_cover || target->cover != TFT_COVER_NONE)
        return;
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "%s/full_cover", at);
    violation_add(violations, ERROR_CONFLICTING_FIELDS, pointer, "Full cover needs a cover: say soft or hard.");
}

static bool refuse(struct explanation *why, const char *clause, const char *text)
{
    explain(why, clause, text);
    return true;
}

static bool snap_is_refused(const struct tft_weapon_row *weapon, struct explanation *why)
{
    if (weapon->snap != FIELD_ABSENT)
        return false;
    return refuse(why, "TFT-RNG-6",
                  weapon->shots != FIELD_ABSENT ? "This weapon cannot fire snap shots"
                                                : "This weapon has no snap shot (A-TFT-9)");
}

bool tft_firing_is_refused(const struct tft_weapon_row *weapon, bool thrown, int32_t action, struct explanation *why)
{
    const struct tft_action_row *row = &tft_action_rows[action];
    if (!row->ranged)
        return refuse(why, row->clause, row->no_ranged);
    if (action == TFT_WALK_AND_SNAP_SHOT && snap_is_refused(weapon, why))
        return true;
    if (thrown)
        return refuse(why, "TFT-IND-2", "A grenade is thrown at a spot, not shot at a figure: see indirect-fire");
    if (weapon->shots == FIELD_ABSENT)
        return refuse(why, "TFT-WPN", "This weapon does not shoot");
    if (action == TFT_AIM && weapon->automatic)
        return refuse(why, "TFT-ACT-7", "Automatic weapons cannot be aimed (A-TFT-8)");
    return false;
}

bool tft_shot_is_refused(const struct tft_shot *shot, struct explanation *why)
{
    const struct tft_target *target = shot->target;
    if (shot->action == TFT_WALK_AND_SNAP_SHOT && shot->number > 1)
        return refuse(why, "TFT-ACT-2", "Walk and snap shot allows a single shot");
    if (shot->number > shot->weapon->shots)
        return refuse(why, "TFT-WPN", "The weapon has no more shots in this round");
    if (shot->targets_before > 0 && shot->gap > TFT_NEXT_TARGET_MAX)
        return refuse(why, "TFT-RNG-10", "A further target must be within 4\" of the previous one");
    if (target->cover == TFT_COVER_HARD && target->full_cover && !target->shot_last_round)
        return refuse(why, "TFT-RNG-9", "A target in full hard cover that did not shoot last round cannot be shot at");
    return false;
}

void tft_roll_apply_range(struct tft_roll *roll, int32_t range, int32_t effective, int32_t action,
                          struct explanation *why)
{
    if (range <= TFT_SHORT_RANGE_MAX)
        tft_roll_apply(roll, TFT_SHORT_RANGE, why);
    if (range > effective)
        tft_roll_apply(roll, TFT_EXTREME_RANGE, why);
    if (action == TFT_AIM)
        tft_roll_apply(roll, TFT_AIMED, why);
}

static void apply_cover(struct tft_roll *roll, const struct tft_target *target, struct explanation *why)
{
    if (target->cover == TFT_COVER_SOFT)
        tft_roll_apply(roll, target->full_cover && !target->shot_last_round ? TFT_SOFT_COVER_FULL : TFT_SOFT_COVER,
                       why);
    if (target->cover == TFT_COVER_HARD)
        tft_roll_apply(roll, TFT_HARD_COVER, why);
}

static void apply_further_target(struct tft_roll *roll, const struct tft_shot *shot, const struct tft_options *options,
                                 struct explanation *why)
{
    int32_t times = options->extra_target_cumulative == TFT_YES ? shot->targets_before : 1;
    if (shot->weapon->automatic)
        tft_roll_modify(roll, "TFT-RNG-5", "A further target of an automatic weapon (A-TFT-6)",
                        times * options->auto_extra_target, why);
    else
        tft_roll_modify(roll, "TFT-RNG-10", tft_modifier_rows[TFT_ADDITIONAL_TARGET].text,
                        times * tft_modifier_rows[TFT_ADDITIONAL_TARGET].value, why);
}

void tft_shot_modify(struct tft_roll *roll, const struct tft_shot *shot, const struct tft_options *options,
                     struct explanation *why)
{
    tft_roll_apply_range(roll, shot->range, shot->weapon->range, shot->action, why);
    if (shot->target->moved_inches > TFT_FAST_ABOVE)
        tft_roll_apply(roll, TFT_MOVED_FAST, why);
    if (shot->action == TFT_WALK_AND_SNAP_SHOT)
        tft_roll_modify(roll, "TFT-RNG-6", "A snap shot with this weapon", shot->weapon->snap, why);
    if (shot->target->prone)
        tft_roll_apply(roll, TFT_PRONE, why);
    apply_cover(roll, shot->target, why);
    if (shot->targets_before > 0)
        apply_further_target(roll, shot, options, why);
}
