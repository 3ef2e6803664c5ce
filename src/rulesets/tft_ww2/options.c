/* The field table of the options, with the words in which a form offers them. */
#include "rulesets/tft_ww2/tables.h"
#include <string.h>
#include <umpire/text.h>

LOCAL_CHOICES(no_yes, "TftNoYes", TFT_NO_YES_VALUES);
LOCAL_CHOICES(roll_under, "TftRollUnder", TFT_ROLL_UNDER_VALUES);
LOCAL_CHOICES(damage_mode, "TftDamageMode", TFT_DAMAGE_MODE_VALUES);
LOCAL_CHOICES(wounded_str, "TftWoundedStr", TFT_WOUNDED_STR_VALUES);
LOCAL_CHOICES(half_rounding, "TftHalfRounding", TFT_HALF_ROUNDING_VALUES);
LOCAL_CHOICES(double_stack, "TftDoubleStack", TFT_DOUBLE_STACK_VALUES);
LOCAL_CHOICES(aoe_is, "TftAoeIs", TFT_AOE_IS_VALUES);
LOCAL_CHOICES(indirect_criticals, "TftIndirectCriticals", TFT_INDIRECT_CRITICALS_VALUES);
LOCAL_CHOICES(blast_roll, "TftBlastRoll", TFT_BLAST_ROLL_VALUES);
LOCAL_CHOICES(ca_critical, "TftCaCritical", TFT_CA_CRITICAL_VALUES);
static const struct choice afv_shots_list[] = {
    [TFT_AFV_ONE_SHOT] = {"one", "A vehicle fires its gun once a turn"},
    [TFT_AFV_SHOTS_AS_ASKED] = {"as_asked", "A vehicle fires its gun as often as the players ask"},
};
static const struct choices afv_shots = {"TftAfvShots", afv_shots_list, FIELDS_COUNT(afv_shots_list)};
CHOICES(tft_drives, "TftDrive", TFT_DRIVE_VALUES);

static const struct field override_rows[] = {
    CHOICE(struct tft_weapon_override, weapon, tft_weapon_choices, "Weapon", "TFT-WPN",
           "The row of the weapon table that is changed."),
    NUMBER(struct tft_weapon_override, damage, 1, TFT_DICE_MAX, "Damage", "TFT-WPN", "Damage dice of the weapon.",
           .unit = "dice", OPTIONAL),
    INCHES(struct tft_weapon_override, range, TFT_INCHES_MAX, "Effective range", "TFT-RNG-2",
           "Beyond it the range is extreme.", OPTIONAL),
    NUMBER(struct tft_weapon_override, snap, -TFT_MODIFIER_MAX, 0, "Snap shot", "TFT-RNG-6",
           "Modifier of a snap shot; giving one allows snap shots.", OPTIONAL),
    NUMBER(struct tft_weapon_override, shots, 1, TFT_SHOTS_MAX, "Shots", "TFT-WPN", "Shots in a round.",
           .unit = "shots", OPTIONAL),
};
static const struct fields override_fields =
    FIELDS("TftWeaponOverride", "A weapon that the club plays otherwise than printed.", override_rows,
           struct tft_weapon_override);
static const struct field override_item = ITEM_GROUP(override_fields, "Weapon", NULL, "A changed weapon.");

static const struct field profile_rows[] = {
    TEXT(struct tft_profile, name, 1, TFT_NAME_MAX, "Name", NULL, "How questions name the profile."),
    NUMBER_AS(struct tft_profile, attributes.of[TFT_STR], "strength", 1, TFT_ATTRIBUTE_MAX, "STR", "TFT-PROF-1",
              "Of a figure that is not wounded.", OPTIONAL),
    TFT_ATTRIBUTE_ROWS(struct tft_profile, attributes., "TFT-PROF-1", "Of a figure that is not wounded.", OPTIONAL),
};
static const struct fields profile_fields =
    FIELDS("TftProfile", "Attributes of a figure that questions may name.", profile_rows, struct tft_profile);
static const struct field profile_item = ITEM_GROUP(profile_fields, "Profile", NULL, "A named figure.");

static const struct field afv_rows[] = {
    TEXT(struct tft_afv, name, 1, TFT_NAME_MAX, "Name", NULL, "How questions name the vehicle."),
    CHOICE(struct tft_afv, drive, tft_drives, "Drive", "TFT-AFVM-1", "Wheeled or tracked.", OPTIONAL),
    NUMBER(struct tft_afv, movement_points, 0, TFT_ARMOUR_MAX, "Movement points", "TFT-AFVM-1",
           "Movement points of a turn.", .unit = "points", OPTIONAL),
    NUMBER(struct tft_afv, fire_control, 0, TFT_ATTRIBUTE_MAX, "Fire Control", "TFT-AFVC-1",
           "The base number of its gun to hit.", OPTIONAL),
    NUMBER(struct tft_afv, size, -TFT_MODIFIER_MAX, TFT_MODIFIER_MAX, "Size", "TFT-AFVC-2",
           "What its size adds to the number of those who shoot at it.", OPTIONAL),
    NUMBER(struct tft_afv, armour, 0, TFT_ARMOUR_MAX, "Armour", "TFT-PEN-1", "Its armour factor.", OPTIONAL),
    NUMBER(struct tft_afv, penetration, 0, TFT_ARMOUR_MAX, "Penetration", "TFT-PEN-1",
           "The penetration value of its gun.", OPTIONAL),
    NUMBER(struct tft_afv, he_modifier, 0, TFT_MODIFIER_MAX, "HE modifier", "TFT-PEN-2",
           "What its gun takes off the three damage dice.", OPTIONAL),
    INCHES(struct tft_afv, explosion_radius, TFT_INCHES_MAX, "Explosion radius", "A-TFT-29",
           "How far its explosion reaches.", OPTIONAL),
};
static const struct fields afv_fields =
    FIELDS("TftAfv", "Data of a vehicle that questions may name; the sources give none.", afv_rows, struct tft_afv);
static const struct field afv_item = ITEM_GROUP(afv_fields, "Vehicle", NULL, "A named vehicle.");

static const struct field option_rows[] = {
    CHOICE(struct tft_options, roll_under, roll_under, "Roll under", "A-TFT-1",
           "Whether 3D6 must be less than the number or may equal it: to hit and in every attribute roll.",
           DEFAULT(TFT_UNDER_STRICT)),
    CHOICE(struct tft_options, check_criticals, no_yes, "Criticals in attribute rolls", "A-TFT-2",
           "Whether 3 to 5 always pass and 16 to 18 always fail a roll against an attribute as well.", DEFAULT(TFT_NO)),
    CHOICE(struct tft_options, damage_mode, damage_mode, "Damage", "A-TFT-3", "What a weapon's damage number means.",
           DEFAULT(TFT_DAMAGE_DICE)),
    CHOICE(struct tft_options, wounded_str, wounded_str, "STR of the wounded", "A-TFT-15",
           "Which STR damage to an already wounded figure is compared with.", DEFAULT(TFT_STR_HALVED)),
    CHOICE(struct tft_options, half_rounding, half_rounding, "Halves", "A-TFT-17",
           "How half of an odd attribute is rounded. Damage of scattered shots always rounds down, as stated.",
           DEFAULT(TFT_HALF_DOWN)),
    NUMBER(struct tft_options, auto_extra_target, -TFT_MODIFIER_MAX, 0, "Automatic weapon, further target", "A-TFT-6",
           "Modifier of an automatic weapon's shot at a further target; its printed value is lost.", DEFAULT(-2)),
    CHOICE(struct tft_options, extra_target_cumulative, no_yes, "Further targets add up", "A-TFT-7",
           "Whether the modifier for a further target counts twice for the third target, and so on.", DEFAULT(TFT_NO)),
    CHOICE(struct tft_options, parry_criticals, no_yes, "Parry of criticals", "A-TFT-12",
           "Whether a hit by a roll of 3 to 5 can be parried.", DEFAULT(TFT_YES)),
    CHOICE(struct tft_options, double_stack, double_stack, "Double damage twice", "A-TFT-14",
           "How the double damage of a charge and of a roll of 4 go together.", DEFAULT(TFT_DOUBLE_MULTIPLY)),
    CHOICE(struct tft_options, aoe_is, aoe_is, "Area of effect", "A-TFT-21",
           "What the printed area of effect measures.", DEFAULT(TFT_AOE_RADIUS)),
    CHOICE(struct tft_options, thrown_range_mods, no_yes, "Range of throws", "A-TFT-23",
           "Whether short range, extreme range and aiming modify a throw.", DEFAULT(TFT_YES)),
    CHOICE(struct tft_options, indirect_criticals, indirect_criticals, "Indirect criticals", "A-TFT-22",
           "What a roll of 3 to 5 does for weapons on the table.", DEFAULT(TFT_INDIRECT_FULL)),
    CHOICE(struct tft_options, blast_roll, blast_roll, "Blast dice", "A-TFT-37",
           "Whether a blast is rolled once or for each target.", DEFAULT(TFT_BLAST_SHARED)),
    CHOICE(struct tft_options, ca_critical, ca_critical, "Close assault critical", "A-TFT-30",
           "Which rolls of a close assault knock the vehicle out.", DEFAULT(TFT_CA_3_TO_5)),
    CHOICE(struct tft_options, ca_autofail, no_yes, "Close assault failure", "A-TFT-30",
           "Whether 16 to 18 always fail in a close assault.", DEFAULT(TFT_NO)),
    CHOICE(struct tft_options, afv_shots, afv_shots, "Shots of a gun", "A-TFT-55",
           "How often a vehicle fires its gun in a turn.", DEFAULT(TFT_AFV_ONE_SHOT)),
    ENFORCE_DUE_ROW(struct tft_options),
    LIST(struct tft_options, weapons, struct tft_weapon_override, override_item, weapon_count, 0, TFT_OVERRIDES_MAX,
         "Changed weapons", "A-TFT-4",
         "Weapons that the club plays otherwise than printed, above all the auto rifle, whose row is partly blank.",
         .presence = FIELD_DEFAULTED),
    LIST(struct tft_options, profiles, struct tft_profile, profile_item, profile_count, 0, TFT_PROFILES_MAX, "Figures",
         "TFT-PROF-1",
         "Named figures, given once: a question may name one instead of repeating its attributes. They come before "
         "the printed private, nco and co.",
         .presence = FIELD_DEFAULTED),
    LIST(struct tft_options, afvs, struct tft_afv, afv_item, afv_count, 0, TFT_AFVS_MAX, "Vehicles", "A-TFT-28",
         "Named vehicles, given once: a question may name one instead of repeating its data, which no source gives.",
         .presence = FIELD_DEFAULTED),
};
const struct fields tft_option_fields =
    FIELDS("TftOptions",
           "How a club plays the WW2 skirmish: readings that its text leaves open, and figures that it does not give.",
           option_rows, struct tft_options, .unknown = ERROR_UNKNOWN_OPTION);

/* A list of the options in which no two items may have the same name. */
struct named_list {
    const char *list, *member; /* for the pointer */
    const void *items;         /* an item's first member is its name */
    size_t item_size;
    int32_t count;
    bool (*same)(const void *one, const void *other);
};

static bool is_same_name(const void *one, const void *other)
{
    return strcmp(one, other) == 0;
}

static bool is_same_number(const void *one, const void *other)
{
    return *(const int32_t *)one == *(const int32_t *)other;
}

static bool stands_before(const struct named_list *named, int32_t index)
{
    const char *items = named->items;
    for (int32_t i = 0; i < index; i++)
        if (named->same(items + (size_t)i * named->item_size, items + (size_t)index * named->item_size))
            return true;
    return false;
}

static void named_list_check(const struct named_list *named, struct violations *violations)
{
    for (int32_t i = 1; i < named->count; i++) {
        char pointer[VIOLATION_POINTER_MAX];
        struct text text;
        if (!stands_before(named, i))
            continue;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/options/%s/%d/%s", named->list, i, named->member);
        violation_add(violations, ERROR_NOT_UNIQUE, pointer, "It stands in the list already; give each one once.");
    }
}

void tft_weapons_check(const struct tft_options *options, struct violations *violations)
{
    named_list_check(&(struct named_list){"weapons", "weapon", options->weapons, sizeof options->weapons[0],
                                          options->weapon_count, is_same_number},
                     violations);
}

void tft_profiles_check(const struct tft_options *options, struct violations *violations)
{
    named_list_check(&(struct named_list){"profiles", "name", options->profiles, sizeof options->profiles[0],
                                          options->profile_count, is_same_name},
                     violations);
}

void tft_afvs_check(const struct tft_options *options, struct violations *violations)
{
    named_list_check(
        &(struct named_list){"afvs", "name", options->afvs, sizeof options->afvs[0], options->afv_count, is_same_name},
        violations);
}
