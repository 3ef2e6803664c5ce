/* The field table of the options, with the words in which a form offers them. */
#include "options.h"
#include "field_kinds.h"
#include "tables.h"
#include <string.h>
#include <umpire/text.h>

static const struct choice no_yes_list[] = {{"no", "No"}, {"yes", "Yes"}};
static const struct choices no_yes = {"TftNoYes", no_yes_list, 2};

static const struct choice roll_under_list[] = {
    [TFT_UNDER_STRICT] = {"strict", "The dice must be less than the number"},
    [TFT_UNDER_INCLUSIVE] = {"inclusive", "The dice may also equal the number"},
};
static const struct choices roll_under = {"TftRollUnder", roll_under_list, 2};

static const struct choice damage_mode_list[] = {
    [TFT_DAMAGE_DICE] = {"dice", "The weapon's damage is a number of D6"},
    [TFT_DAMAGE_FLAT] = {"flat", "The weapon's damage is that many points, without dice"},
};
static const struct choices damage_mode = {"TftDamageMode", damage_mode_list, 2};

static const struct choice wounded_str_list[] = {
    [TFT_STR_HALVED] = {"halved", "Damage to a wounded figure is compared with its halved STR"},
    [TFT_STR_ORIGINAL] = {"original", "Damage to a wounded figure is compared with its full STR"},
};
static const struct choices wounded_str = {"TftWoundedStr", wounded_str_list, 2};

static const struct choice half_rounding_list[] = {
    [TFT_HALF_DOWN] = {"down", "Half of 13 is 6"},
    [TFT_HALF_UP] = {"up", "Half of 13 is 7"},
};
static const struct choices half_rounding = {"TftHalfRounding", half_rounding_list, 2};

static const struct choice double_stack_list[] = {
    [TFT_DOUBLE_MULTIPLY] = {"multiply", "Twice double is four times"},
    [TFT_DOUBLE_ADD] = {"add", "Twice double is three times"},
};
static const struct choices double_stack = {"TftDoubleStack", double_stack_list, 2};

static const struct choice aoe_is_list[] = {
    [TFT_AOE_RADIUS] = {"radius", "The printed area is the template's radius in inches"},
    [TFT_AOE_DIAMETER] = {"diameter", "The printed area is the template's diameter in inches"},
};
static const struct choices aoe_is = {"TftAoeIs", aoe_is_list, 2};

static const struct choice indirect_criticals_list[] = {
    [TFT_INDIRECT_FULL] = {"full", "On the table a 4 or a 3 also doubles the damage"},
    [TFT_INDIRECT_AUTO_HIT] = {"auto_hit", "Everywhere a 3, 4 or 5 is an automatic hit and no more"},
};
static const struct choices indirect_criticals = {"TftIndirectCriticals", indirect_criticals_list, 2};

static const struct choice blast_roll_list[] = {
    [TFT_BLAST_SHARED] = {"shared", "One roll for the blast, each target reduces it by its own cover"},
    [TFT_BLAST_EACH] = {"each", "One roll for each target"},
};
static const struct choices blast_roll = {"TftBlastRoll", blast_roll_list, 2};

static const struct choice ca_critical_list[] = {
    [TFT_CA_3_TO_5] = {"3_to_5", "A 3, 4 or 5 knocks the vehicle out"},
    [TFT_CA_3_ONLY] = {"3_only", "Only a 3 knocks the vehicle out"},
};
static const struct choices ca_critical = {"TftCaCritical", ca_critical_list, 2};

#define OVERRIDE struct tft_weapon_override
static const struct field override_list[] = {
    {NAMED("weapon", "Weapon", "TFT-WPN", "The row of the weapon table that is changed."),
     CHOICE(OVERRIDE, weapon, tft_weapon_choices)},
    {NAMED("damage", "Damage", "TFT-WPN", "Damage dice of the weapon."), .unit = "dice",
     NUMBER(OVERRIDE, damage, 1, TFT_DICE_MAX), OPTIONAL},
    {NAMED("range", "Effective range", "TFT-RNG-2", "Beyond it the range is extreme."),
     INCHES(OVERRIDE, range, TFT_INCHES_MAX), OPTIONAL},
    {NAMED("snap", "Snap shot", "TFT-RNG-6", "Modifier of a snap shot; giving one allows snap shots."),
     NUMBER(OVERRIDE, snap, -TFT_MODIFIER_MAX, 0), OPTIONAL},
    {NAMED("shots", "Shots", "TFT-WPN", "Shots in a round."), .unit = "shots",
     NUMBER(OVERRIDE, shots, 1, TFT_SHOTS_MAX), OPTIONAL},
};
static const struct fields override_fields =
    FIELDS("TftWeaponOverride", "A weapon that the club plays otherwise than printed.", override_list, OVERRIDE);
static const struct field override_item = {
    .title = "Weapon", .doc = "A changed weapon.", .kind = FIELD_GROUP, .of = &override_fields};

#define ATTRIBUTE(name_, title_, which, low)                                                                           \
    {                                                                                                                  \
        NAMED(name_, title_, "TFT-PROF-1", "Of a figure that is not wounded."),                                        \
            NUMBER(struct tft_profile, attributes.of[which], low, TFT_ATTRIBUTE_MAX), OPTIONAL                         \
    }
static const struct field profile_list[] = {
    {.name = "name",
     .title = "Name",
     .doc = "How questions name the profile.",
     .kind = FIELD_TEXT,
     .offset = FIELD_AT(struct tft_profile, name, char *),
     .min = 1,
     .max = TFT_NAME_MAX},
    ATTRIBUTE("strength", "STR", TFT_STR, 1),
    ATTRIBUTE("intelligence", "INT", TFT_INT, 0),
    ATTRIBUTE("dexterity", "DEX", TFT_DEX, 0),
    ATTRIBUTE("leadership", "LDR", TFT_LDR, 0),
    ATTRIBUTE("movement", "MOV", TFT_MOV, 0),
};
static const struct fields profile_fields =
    FIELDS("TftProfile", "Attributes of a figure that questions may name.", profile_list, struct tft_profile);
static const struct field profile_item = {
    .title = "Profile", .doc = "A named figure.", .kind = FIELD_GROUP, .of = &profile_fields};

#define AFV struct tft_afv
static const struct field afv_list[] = {
    {.name = "name",
     .title = "Name",
     .doc = "How questions name the vehicle.",
     .kind = FIELD_TEXT,
     .offset = FIELD_AT(AFV, name, char *),
     .min = 1,
     .max = TFT_NAME_MAX},
    {NAMED("drive", "Drive", "TFT-AFVM-1", "Wheeled or tracked."), CHOICE(AFV, drive, tft_drives), OPTIONAL},
    {NAMED("movement_points", "Movement points", "TFT-AFVM-1", "Movement points of a turn."), .unit = "points",
     NUMBER(AFV, movement_points, 0, TFT_ARMOUR_MAX), OPTIONAL},
    {NAMED("fire_control", "Fire Control", "TFT-AFVC-1", "The base number of its gun to hit."),
     NUMBER(AFV, fire_control, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("size", "Size", "TFT-AFVC-2", "What its size adds to the number of those who shoot at it."),
     NUMBER(AFV, size, -TFT_MODIFIER_MAX, TFT_MODIFIER_MAX), OPTIONAL},
    {NAMED("armour", "Armour", "TFT-PEN-1", "Its armour factor."), NUMBER(AFV, armour, 0, TFT_ARMOUR_MAX), OPTIONAL},
    {NAMED("penetration", "Penetration", "TFT-PEN-1", "The penetration value of its gun."),
     NUMBER(AFV, penetration, 0, TFT_ARMOUR_MAX), OPTIONAL},
    {NAMED("he_modifier", "HE modifier", "TFT-PEN-2", "What its gun takes off the three damage dice."),
     NUMBER(AFV, he_modifier, 0, TFT_MODIFIER_MAX), OPTIONAL},
    {NAMED("explosion_radius", "Explosion radius", "A-TFT-29", "How far its explosion reaches."),
     INCHES(AFV, explosion_radius, TFT_INCHES_MAX), OPTIONAL},
};
static const struct fields afv_fields =
    FIELDS("TftAfv", "Data of a vehicle that questions may name; the sources give none.", afv_list, AFV);
static const struct field afv_item = {
    .title = "Vehicle", .doc = "A named vehicle.", .kind = FIELD_GROUP, .of = &afv_fields};

#define READING(member, title_, clause_, choices_, fallback_, doc_)                                                    \
    {                                                                                                                  \
        NAMED(#member, title_, clause_, doc_), CHOICE(struct tft_options, member, choices_), DEFAULT(fallback_)        \
    }

static const struct field option_list[] = {
    READING(roll_under, "Roll under", "A-TFT-1", roll_under, TFT_UNDER_STRICT,
            "Whether 3D6 must be less than the number or may equal it: to hit and in every attribute roll."),
    READING(check_criticals, "Criticals in attribute rolls", "A-TFT-2", no_yes, TFT_NO,
            "Whether 3 to 5 always pass and 16 to 18 always fail a roll against an attribute as well."),
    READING(damage_mode, "Damage", "A-TFT-3", damage_mode, TFT_DAMAGE_DICE, "What a weapon's damage number means."),
    READING(wounded_str, "STR of the wounded", "A-TFT-15", wounded_str, TFT_STR_HALVED,
            "Which STR damage to an already wounded figure is compared with."),
    READING(half_rounding, "Halves", "A-TFT-17", half_rounding, TFT_HALF_DOWN,
            "How half of an odd attribute is rounded. Damage of scattered shots always rounds down, as stated."),
    {NAMED("auto_extra_target", "Automatic weapon, further target", "A-TFT-6",
           "Modifier of an automatic weapon's shot at a further target; its printed value is lost."),
     NUMBER(struct tft_options, auto_extra_target, -TFT_MODIFIER_MAX, 0), DEFAULT(-2)},
    READING(extra_target_cumulative, "Further targets add up", "A-TFT-7", no_yes, TFT_NO,
            "Whether the modifier for a further target counts twice for the third target, and so on."),
    READING(parry_criticals, "Parry of criticals", "A-TFT-12", no_yes, TFT_YES,
            "Whether a hit by a roll of 3 to 5 can be parried."),
    READING(double_stack, "Double damage twice", "A-TFT-14", double_stack, TFT_DOUBLE_MULTIPLY,
            "How the double damage of a charge and of a roll of 4 go together."),
    READING(aoe_is, "Area of effect", "A-TFT-21", aoe_is, TFT_AOE_RADIUS, "What the printed area of effect measures."),
    READING(thrown_range_mods, "Range of throws", "A-TFT-23", no_yes, TFT_YES,
            "Whether short range, extreme range and aiming modify a throw."),
    READING(indirect_criticals, "Indirect criticals", "A-TFT-22", indirect_criticals, TFT_INDIRECT_FULL,
            "What a roll of 3 to 5 does for weapons on the table."),
    READING(blast_roll, "Blast dice", "A-TFT-37", blast_roll, TFT_BLAST_SHARED,
            "Whether a blast is rolled once or for each target."),
    READING(ca_critical, "Close assault critical", "A-TFT-30", ca_critical, TFT_CA_3_TO_5,
            "Which rolls of a close assault knock the vehicle out."),
    READING(ca_autofail, "Close assault failure", "A-TFT-30", no_yes, TFT_NO,
            "Whether 16 to 18 always fail in a close assault."),
    {NAMED("weapons", "Changed weapons", "A-TFT-4",
           "Weapons that the club plays otherwise than printed, above all the auto rifle, whose row is partly blank."),
     LIST(struct tft_options, weapons, OVERRIDE, override_item, weapon_count, 0, TFT_OVERRIDES_MAX),
     .presence = FIELD_DEFAULTED},
    {NAMED("profiles", "Figures", "TFT-PROF-1",
           "Named figures, given once: a question may name one instead of repeating its attributes. They come before "
           "the printed private, nco and co."),
     LIST(struct tft_options, profiles, struct tft_profile, profile_item, profile_count, 0, TFT_PROFILES_MAX),
     .presence = FIELD_DEFAULTED},
    {NAMED("afvs", "Vehicles", "A-TFT-28",
           "Named vehicles, given once: a question may name one instead of repeating its data, which no source gives."),
     LIST(struct tft_options, afvs, AFV, afv_item, afv_count, 0, TFT_AFVS_MAX), .presence = FIELD_DEFAULTED},
};
const struct fields tft_option_fields = {
    .name = "TftOptions",
    .doc = "How a club plays the WW2 skirmish: readings that its text leaves open, and figures that it does not give.",
    .list = option_list,
    .count = FIELDS_COUNT(option_list),
    .size = sizeof(struct tft_options),
    .unknown = ERROR_UNKNOWN_OPTION,
};

/* A list of the options, of which no two items may be called the same. */
struct named_list {
    const char *list, *member; /* for the pointer */
    const void *items;         /* the member that names an item comes first in it */
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
