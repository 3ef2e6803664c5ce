/* The modifiers to hit and those of morale. Rolls apply the rows of the tables that people look up. */
#include "rulesets/tft_ww2/tft.h"

/* ---- to hit ---- */

static bool is_hidden(const struct tft_target *target)
{
    return target->full_cover && !target->shot_last_round;
}

static int32_t further_targets(const struct tft_shot *shot)
{
    bool add_up = shot->options->extra_target_cumulative == TFT_YES;
    return add_up || shot->targets_before == 0 ? shot->targets_before : 1;
}

WHEN(short_range, struct tft_shot, it->range <= TFT_SHORT_RANGE_MAX)
WHEN(extreme_range, struct tft_shot, it->range > it->weapon->range)
WHEN(aimed, struct tft_shot, it->action == TFT_AIM)
WHEN(target_moved_fast, struct tft_shot, it->target->moved_inches > TFT_FAST_ABOVE)
WHEN(target_prone, struct tft_shot, it->target->prone)
WHEN(soft_cover, struct tft_shot, it->target->cover == TFT_COVER_SOFT && !is_hidden(it->target))
WHEN(soft_cover_full, struct tft_shot, it->target->cover == TFT_COVER_SOFT && is_hidden(it->target))
WHEN(hard_cover, struct tft_shot, it->target->cover == TFT_COVER_HARD)
WHEN(additional_target, struct tft_shot, it->weapon->automatic ? 0 : further_targets(it))

WHEN(charging, struct tft_strike, it->action == TFT_CHARGE)

WHEN(firer_under_fire, struct tft_indirect_shot, it->firer_under_fire)
WHEN(spotter_under_fire, struct tft_indirect_shot, it->spotter_under_fire)
WHEN(through_window, struct tft_indirect_shot, it->window)

WHEN(buttoned, struct tft_afv_shot, it->buttoned_or_under_fire)
WHEN(afv_moved_fast, struct tft_afv_shot, it->target_moved > TFT_FAST_ABOVE)
WHEN(afv_in_soft_cover, struct tft_afv_shot, it->cover == TFT_COVER_SOFT)
WHEN(afv_in_hard_cover, struct tft_afv_shot, it->cover == TFT_COVER_HARD)
WHEN(on_the_move, struct tft_afv_shot, it->moved)

/* One table for readers, of which each roll applies its own part. A snap shot, whose modifier is the weapon's, comes
 * between both parts of a shot. */
static const struct {
    struct modifier before_snap[4], after_snap[5], close_combat[1], indirect[3], afv[5], afv_he[2];
} to_hit = {
    .before_snap =
        {
            {"short_range", "TFT-RNG-1", "Short range: the target is within 6\"", 3, short_range, .kind = "ranged"},
            {"extreme_range", "TFT-RNG-2", "Extreme range: the target is beyond the weapon's effective range", -6,
             extreme_range, .kind = "ranged"},
            {"aimed", "TFT-RNG-3", "An aimed shot", 4, aimed, .kind = "ranged"},
            {"target_moved_fast", "TFT-RNG-4", "The target moved more than 6\"", -2, target_moved_fast,
             .kind = "ranged"},
        },
    .after_snap =
        {
            {"target_prone", "TFT-RNG-7", "The target is prone", -3, target_prone, .kind = "ranged"},
            {"soft_cover", "TFT-RNG-8", "The target is in soft cover", -2, soft_cover, .kind = "ranged"},
            {"soft_cover_full", "TFT-RNG-8", "The target is in full soft cover and did not shoot last round", -6,
             soft_cover_full, .kind = "ranged"},
            {"hard_cover", "TFT-RNG-9",
             "The target is in hard cover; in full hard cover it cannot be shot at unless it shot last round", -4,
             hard_cover, .kind = "ranged"},
            {"additional_target", "TFT-RNG-10", "A target other than the first, within 4\" of the previous one", -2,
             additional_target, .kind = "ranged"},
        },
    .close_combat =
        {
            {"charging", "TFT-CC-1", "Charging into combat; a hit does double damage", -3, charging,
             .kind = "close_combat"},
        },
    .indirect =
        {
            {"firer_under_fire", "TFT-IND-5", "The firer was under fire last round", -2, firer_under_fire,
             .kind = "indirect"},
            {"spotter_under_fire", "TFT-IND-5", "The spotter was under fire last round", -2, spotter_under_fire,
             .kind = "indirect"},
            {"through_window", "TFT-IND-5", "Thrown through a window", -6, through_window, .kind = "indirect"},
        },
    .afv =
        {
            {"buttoned", "TFT-AFVC-2", "The vehicle is buttoned or was under fire last round", -2, buttoned,
             .kind = "afv"},
            {"target_moved_fast", "TFT-AFVC-2", "The target moved more than 6\"", -2, afv_moved_fast, .kind = "afv"},
            {"soft_cover", "TFT-AFVC-2", "The target is in soft cover", -2, afv_in_soft_cover, .kind = "afv"},
            {"hard_cover", "TFT-AFVC-2", "The target is in hard cover", -4, afv_in_hard_cover, .kind = "afv"},
            {"firer_on_the_move", "TFT-AFVC-2", "The firer is on the move", -4, on_the_move, .kind = "afv"},
        },
    .afv_he =
        {
            {"buttoned", "TFT-AFVC-3", "The vehicle is buttoned or was under fire last round", -2, buttoned,
             .kind = "afv_he"},
            {"firer_on_the_move", "TFT-AFVC-3", "The firer is on the move", -4, on_the_move, .kind = "afv_he"},
        },
};

void tft_shot_modify(struct tft_roll *roll, const struct tft_shot *shot, struct explanation *why)
{
    MODIFY(to_hit.before_snap, shot, &roll->needed, why);
    if (shot->action == TFT_WALK_AND_SNAP_SHOT)
        modifier_add("TFT-RNG-6", "A snap shot with this weapon", shot->weapon->snap, &roll->needed, why);
    MODIFY(to_hit.after_snap, shot, &roll->needed, why);
    if (shot->targets_before > 0 && shot->weapon->automatic)
        modifier_add("TFT-RNG-5", "A further target of an automatic weapon",
                     further_targets(shot) * shot->options->auto_extra_target, &roll->needed, why);
}

void tft_strike_modify(struct tft_roll *roll, const struct tft_strike *strike, struct explanation *why)
{
    MODIFY(to_hit.close_combat, strike, &roll->needed, why);
}

void tft_indirect_shot_modify(struct tft_roll *roll, const struct tft_indirect_shot *shot, struct explanation *why)
{
    MODIFY(to_hit.indirect, shot, &roll->needed, why);
}

void tft_afv_shot_modify(struct tft_roll *roll, const struct tft_afv_shot *shot, struct explanation *why)
{
    if (shot->he)
        MODIFY(to_hit.afv_he, shot, &roll->needed, why);
    else
        MODIFY(to_hit.afv, shot, &roll->needed, why);
}

static const struct field modifier_rows[] = {
    LABEL(struct modifier, kind, "Kind", NULL, "Which rolls it belongs to."),
    LABEL(struct modifier, name, "Name", NULL, "Its name."),
    LABEL(struct modifier, clause, "Clause", NULL, "The clause that it rests on."),
    LABEL(struct modifier, text, "When", NULL, "When it applies."),
    NUMBER(struct modifier, value, -TFT_MODIFIER_MAX, TFT_MODIFIER_MAX, "Value", NULL, "What it adds to the number."),
};
static const struct fields modifier_fields =
    FIELDS("TftModifierRow", "A modifier of the number that the dice must stay under.", modifier_rows, struct modifier);
const struct table tft_to_hit_modifiers_table = {
    .name = "to-hit-modifiers",
    .title = "Modifiers to hit",
    .doc = "What changes a number to hit. Snap shots stand in the weapon table; a target's size is in its own data; "
           "the value for an automatic weapon's further target is lost and an option.",
    .clause = "TFT-HIT-1",
    .row = &modifier_fields,
    .rows = &to_hit,
    .count = sizeof to_hit / sizeof(struct modifier),
};
/* ---- of morale ---- */

WHEN(co_within_6, struct tft_morale_basis, it->co_within_6)
WHEN(casualties, struct tft_morale_basis, it->casualties)
WHEN(in_cover, struct tft_morale_basis, it->in_cover)
WHEN(air_flame_rocket, struct tft_morale_basis, it->air_flame_rocket)
WHEN(afv_within_12, struct tft_morale_basis, it->afv_within_12)
WHEN(green, struct tft_morale_basis, it->green)
WHEN(elite, struct tft_morale_basis, it->elite)
static const struct modifier morale[] = {
    {"co_within_6", "TFT-MOR-2", "A CO or political officer is within 6\"", 2, co_within_6, .kind = "morale"},
    {"casualties", "TFT-MOR-2", "Each casualty that the unit has suffered", -2, casualties, .kind = "morale"},
    {"in_cover", "TFT-MOR-2", "The unit is in cover", 2, in_cover, .kind = "morale"},
    {"air_flame_rocket", "TFT-MOR-2", "Under air, flame or rocket attack", -4, air_flame_rocket, .kind = "morale"},
    {"afv_within_12", "TFT-MOR-2", "An AFV supports the unit within 12\"", 2, afv_within_12, .kind = "morale"},
    {"green", "TFT-MOR-2", "Green or lesser trained troops", -4, green, .kind = "morale"},
    {"elite", "TFT-MOR-2", "Elite troops", 4, elite, .kind = "morale"},
};

void tft_morale_basis_check(const struct tft_morale_basis *basis, const char *at, struct violations *violations)
{
    if (basis->green && basis->elite)
        tft_member_refuse(at, "elite", ERROR_CONFLICTING_FIELDS, "Troops are green or elite, not both.", violations);
}

void tft_morale_modify(struct tft_roll *roll, const struct tft_morale_basis *basis, struct explanation *why)
{
    MODIFY(morale, basis, &roll->needed, why);
    house_modify(&basis->house, &roll->needed, why);
}

const struct table tft_morale_modifiers_table = {
    .name = "morale-modifiers",
    .title = "Modifiers of morale",
    .doc = "What changes LDR when a unit's morale is tested.",
    .clause = "TFT-MOR-2",
    .row = &modifier_fields,
    .rows = morale,
    .count = FIELDS_COUNT(morale),
};
