/* Tables of what changes a number or a roll: modifiers to hit, modifiers of morale, the special rolls of 3D6. */
#include "field_kinds.h"
#include "tables.h"

const struct tft_modifier_row tft_modifier_rows[TFT_MODIFIERS] = {
    [TFT_SHORT_RANGE] = {"ranged", "short_range", "TFT-RNG-1", "Short range: the target is within 6\"", 3},
    [TFT_EXTREME_RANGE] = {"ranged", "extreme_range", "TFT-RNG-2",
                           "Extreme range: the target is beyond the weapon's effective range", -6},
    [TFT_AIMED] = {"ranged", "aimed", "TFT-RNG-3", "An aimed shot", 4},
    [TFT_MOVED_FAST] = {"ranged", "target_moved_fast", "TFT-RNG-4", "The target moved more than 6\"", -2},
    [TFT_PRONE] = {"ranged", "target_prone", "TFT-RNG-7", "The target is prone", -3},
    [TFT_SOFT_COVER] = {"ranged", "soft_cover", "TFT-RNG-8", "The target is in soft cover", -2},
    [TFT_SOFT_COVER_FULL] = {"ranged", "soft_cover_full", "TFT-RNG-8",
                             "The target is in full soft cover and did not shoot last round", -6},
    [TFT_HARD_COVER] =
        {"ranged", "hard_cover", "TFT-RNG-9",
         "The target is in hard cover; in full hard cover it cannot be shot at unless it shot last round", -4},
    [TFT_ADDITIONAL_TARGET] = {"ranged", "additional_target", "TFT-RNG-10",
                               "A target other than the first, within 4\" of the previous one", -2},
    [TFT_CHARGING] = {"close_combat", "charging", "TFT-CC-1", "Charging into combat; a hit does double damage", -3},
    [TFT_FIRER_UNDER_FIRE] = {"indirect", "firer_under_fire", "TFT-IND-5", "The firer was under fire last round", -2},
    [TFT_SPOTTER_UNDER_FIRE] = {"indirect", "spotter_under_fire", "TFT-IND-5", "The spotter was under fire last round",
                                -2},
    [TFT_THROUGH_WINDOW] = {"indirect", "through_window", "TFT-IND-5", "Thrown through a window", -6},
    [TFT_AFV_BUTTONED] = {"afv", "buttoned", "TFT-AFVC-2", "The vehicle is buttoned or was under fire last round", -2},
    [TFT_AFV_TARGET_FAST] = {"afv", "target_moved_fast", "TFT-AFVC-2", "The target moved more than 6\"", -2},
    [TFT_AFV_SOFT_COVER] = {"afv", "soft_cover", "TFT-AFVC-2", "The target is in soft cover", -2},
    [TFT_AFV_HARD_COVER] = {"afv", "hard_cover", "TFT-AFVC-2", "The target is in hard cover", -4},
    [TFT_AFV_ON_THE_MOVE] = {"afv", "firer_on_the_move", "TFT-AFVC-2", "The firer is on the move", -4},
    [TFT_AFV_HE_BUTTONED] = {"afv_he", "buttoned", "TFT-AFVC-3", "The vehicle is buttoned or was under fire last round",
                             -2},
    [TFT_AFV_HE_ON_THE_MOVE] = {"afv_he", "firer_on_the_move", "TFT-AFVC-3", "The firer is on the move", -4},
};

const struct tft_modifier_row tft_morale_rows[TFT_MORALE_MODIFIERS] = {
    [TFT_MORALE_CO_NEAR] = {"morale", "co_within_6", "TFT-MOR-2", "A CO or political officer is within 6\"", 2},
    [TFT_MORALE_CASUALTY] = {"morale", "casualties", "TFT-MOR-2", "Each casualty that the unit has suffered", -2},
    [TFT_MORALE_IN_COVER] = {"morale", "in_cover", "TFT-MOR-2", "The unit is in cover", 2},
    [TFT_MORALE_ATTACK] = {"morale", "air_flame_rocket", "TFT-MOR-2", "Under air, flame or rocket attack", -4},
    [TFT_MORALE_AFV] = {"morale", "afv_within_12", "TFT-MOR-2", "An AFV supports the unit within 12\"", 2},
    [TFT_MORALE_GREEN] = {"morale", "green", "TFT-MOR-2", "Green or lesser trained troops", -4},
    [TFT_MORALE_ELITE] = {"morale", "elite", "TFT-MOR-2", "Elite troops", 4},
};

#define MODIFIER struct tft_modifier_row
static const struct field modifier_list[] = {
    {NAMED("kind", "Kind", NULL, "Which rolls it belongs to."), LABEL(MODIFIER, kind)},
    {NAMED("name", "Name", NULL, "Its name."), LABEL(MODIFIER, name)},
    {NAMED("clause", "Clause", NULL, "The clause that it rests on."), LABEL(MODIFIER, clause)},
    {NAMED("text", "When", NULL, "When it applies."), LABEL(MODIFIER, text)},
    {NAMED("value", "Value", NULL, "What it adds to the number."),
     NUMBER(MODIFIER, value, -TFT_MODIFIER_MAX, TFT_MODIFIER_MAX)},
};
static const struct fields modifier_fields =
    FIELDS("TftModifierRow", "A modifier of the number that the dice must stay under.", modifier_list, MODIFIER);
const struct table tft_to_hit_modifiers_table = {
    .name = "to-hit-modifiers",
    .title = "Modifiers to hit",
    .doc = "What changes a number to hit. Snap shots stand in the weapon table; a target's size is in its own data; "
           "the value for an automatic weapon's further target is lost and an option.",
    .clause = "TFT-HIT-1",
    .row = &modifier_fields,
    .rows = tft_modifier_rows,
    .count = TFT_MODIFIERS,
};
const struct table tft_morale_modifiers_table = {
    .name = "morale-modifiers",
    .title = "Modifiers of morale",
    .doc = "What changes LDR when a unit's morale is tested.",
    .clause = "TFT-MOR-2",
    .row = &modifier_fields,
    .rows = tft_morale_rows,
    .count = TFT_MORALE_MODIFIERS,
};

#define AUTOMATIC "An automatic hit, whatever was needed"
const struct tft_critical_row tft_critical_rows[TFT_CRITICAL_ROWS] = {
    {3,
     {[TFT_FIREARM] = "A hit, and the target is killed outright",
      [TFT_BLADE] = "A hit, and the target is killed outright",
      [TFT_THROW] = "A hit with double damage; a building that was its target collapses",
      [TFT_MORTAR] = "A hit with double damage; a building that was its target collapses",
      [TFT_OFF_TABLE] = "An automatic hit; a building that was its target collapses",
      [TFT_AFV_GUN] = "The target is knocked out at once",
      [TFT_AFV_HE_SHELL] = AUTOMATIC}},
    {4,
     {[TFT_FIREARM] = "A hit with double damage",
      [TFT_BLADE] = "A hit with double damage",
      [TFT_THROW] = "A hit with double damage",
      [TFT_MORTAR] = "A hit with double damage",
      [TFT_OFF_TABLE] = AUTOMATIC,
      [TFT_AFV_GUN] = "A vulnerable spot: the shot penetrates",
      [TFT_AFV_HE_SHELL] = AUTOMATIC}},
    {5,
     {[TFT_FIREARM] = AUTOMATIC,
      [TFT_BLADE] = AUTOMATIC,
      [TFT_THROW] = AUTOMATIC,
      [TFT_MORTAR] = AUTOMATIC,
      [TFT_OFF_TABLE] = AUTOMATIC,
      [TFT_AFV_GUN] = AUTOMATIC,
      [TFT_AFV_HE_SHELL] = AUTOMATIC}},
    {16,
     {[TFT_FIREARM] = "A misfire: this shot is lost",
      [TFT_BLADE] = "An automatic miss",
      [TFT_THROW] = "A dud",
      [TFT_MORTAR] = "A misfire: the shot is lost",
      [TFT_OFF_TABLE] = "The shot is not fired",
      [TFT_AFV_GUN] = "A misfire",
      [TFT_AFV_HE_SHELL] = "A misfire"}},
    {17,
     {[TFT_FIREARM] = "The weapon jams; an Action and a roll under INT clear it",
      [TFT_BLADE] = "A miss, and the weapon is dropped",
      [TFT_THROW] = "A dud",
      [TFT_MORTAR] = "The weapon jams; an Action and a roll under INT clear it",
      [TFT_OFF_TABLE] = "The shot is not fired",
      [TFT_AFV_GUN] = "The gun jams; a roll under INT clears it",
      [TFT_AFV_HE_SHELL] = "The gun jams; a roll under INT clears it"}},
    {18,
     {[TFT_FIREARM] = "The weapon jams; an Action and a roll under INT -4 clear it",
      [TFT_BLADE] = "A miss, and the weapon breaks",
      [TFT_THROW] = "It goes off in the thrower's hand",
      [TFT_MORTAR] = "The weapon jams; an Action and a roll under INT -4 clear it",
      [TFT_OFF_TABLE] = "The shot is not fired",
      [TFT_AFV_GUN] = "The gun jams; a roll under INT -4 clears it",
      [TFT_AFV_HE_SHELL] = "The gun jams; a roll under INT -4 clears it"}},
};
#define CRITICAL struct tft_critical_row
static const struct field critical_list[] = {
    {NAMED("natural", "Roll", NULL, "The sum of the three dice as they lie."), NUMBER(CRITICAL, natural, 3, 18)},
    {NAMED("firearm", "Firearm", "TFT-CRIT-1", "With a firearm."), LABEL(CRITICAL, texts[TFT_FIREARM])},
    {NAMED("close_combat", "Close combat", "TFT-CRIT-2", "With a close combat weapon."),
     LABEL(CRITICAL, texts[TFT_BLADE])},
    {NAMED("thrown", "Thrown", "A-TFT-22", "With a thrown weapon."), LABEL(CRITICAL, texts[TFT_THROW])},
    {NAMED("mortar", "Mortar on the table", "A-TFT-22", "With an indirect weapon on the table."),
     LABEL(CRITICAL, texts[TFT_MORTAR])},
    {NAMED("off_table", "Off the table", "TFT-IND-3", "With a weapon off the table."),
     LABEL(CRITICAL, texts[TFT_OFF_TABLE])},
    {NAMED("afv", "AFV", "TFT-AFVC-5", "With the gun of an AFV at a vehicle."), LABEL(CRITICAL, texts[TFT_AFV_GUN])},
    {NAMED("afv_he", "AFV, HE", "TFT-AFVC-5", "With the gun of an AFV at soft targets."),
     LABEL(CRITICAL, texts[TFT_AFV_HE_SHELL])},
};
static const struct fields critical_fields =
    FIELDS("TftCriticalRow", "What a special roll does.", critical_list, CRITICAL);
const struct table tft_criticals_table = {
    .name = "criticals",
    .title = "Critical hits and failures",
    .doc = "What rolls to hit of 3 to 5 and of 16 to 18 do. They need no comparison with the number.",
    .clause = "TFT-CRIT-1",
    .row = &critical_fields,
    .rows = tft_critical_rows,
    .count = TFT_CRITICAL_ROWS,
};
