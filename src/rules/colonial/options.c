/* The field table of the options, with the words in which a form offers them. */
#include "fields.h"
#include <umpire/error.h>

static const struct choice attack_loser_list[] = {
    [COLONIAL_LOSER_BY_CASUALTIES] = {"casualties", "The side that loses more figures loses the attack"},
    [COLONIAL_LOSER_BY_HITS] = {"hits", "The side that suffers more hits loses the attack, whatever they remove"},
};
static const struct choices attack_loser = {"ColonialAttackLoser", attack_loser_list, 2};

static const struct choice half_rounding_list[] = {
    [COLONIAL_HALF_DOWN] = {"down", "Half of nine figures are four"},
    [COLONIAL_HALF_UP] = {"up", "Half of nine figures are five"},
};
static const struct choices half_rounding = {"ColonialHalfRounding", half_rounding_list, 2};

static const struct choice pin_attack_casualties_list[] = {
    [COLONIAL_NO] = {"no", "Only figures lost to fire count against a pin test"},
    [COLONIAL_YES] = {"yes", "Figures lost in the attack count against the pin test of its loser, too"},
};
static const struct choices pin_attack_casualties = {"ColonialPinAttackCasualties", pin_attack_casualties_list, 2};

static const struct choice mounted_infantry_list[] = {
    [COLONIAL_NO] = {"no", "Mounted infantry remove a cavalry figure with each hit, and gain nothing by defending"},
    [COLONIAL_YES] = {"yes", "Mounted infantry hit and defend as infantry do"},
};
static const struct choices mounted_infantry_hits_as_infantry = {"ColonialMountedInfantryHitsAsInfantry",
                                                                 mounted_infantry_list, 2};

static const struct choice gun_target_mods_list[] = {
    [COLONIAL_NO] = {"no", "Neither close order nor going to ground makes a difference to a field gun"},
    [COLONIAL_YES] = {"yes", "Close order and going to ground count for field guns as for small arms"},
};
static const struct choices gun_target_mods = {"ColonialGunTargetMods", gun_target_mods_list, 2};

static const struct choice atd_list[] = {
    [COLONIAL_ATD_DOUBLE] = {"double", "A unit at the double moves twice its move"},
    [COLONIAL_ATD_PLUS_D6] = {"plus_d6", "A unit at the double moves its move and a D6 of inches"},
};
static const struct choices atd = {"ColonialAtd", atd_list, 2};

static const struct choice volley_list[] = {
    [COLONIAL_NO] = {"no", "Volley fire may be given in any formation"},
    [COLONIAL_YES] = {"yes", "Only a unit in close order may fire a volley"},
};
static const struct choices volley_requires_close_order = {"ColonialVolleyRequiresCloseOrder", volley_list, 2};

static const struct field profile_list[] = {
    {.name = "name",
     .title = "Name",
     .doc = "What the unit is called; a step's input names it as its profile.",
     .kind = FIELD_TEXT,
     .offset = FIELD_AT(struct colonial_profile, name, char *),
     .min = 1,
     .max = COLONIAL_NAME_MAX},
    COLONIAL_UNIT_FIELD(struct colonial_profile, unit,
                        "The kind of unit. It gives the figures that the profile does not."),
    COLONIAL_LEADERSHIP_FIELD(struct colonial_profile, number, "The number that the unit's tests must reach."),
    COLONIAL_DISCIPLINE_FIELD(struct colonial_profile, number),
    COLONIAL_FIRE_VALUE_FIELD(struct colonial_profile, number),
    COLONIAL_FIGHT_VALUE_FIELD(struct colonial_profile, number),
    COLONIAL_MOVE_FIELD(struct colonial_profile, number),
    {.name = "weapon",
     .title = "Weapon",
     .doc = "What the unit fires.",
     .clause = "A-MWK-23",
     .kind = FIELD_ENUM,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct colonial_profile, weapon, int32_t),
     .choices = &colonial_weapon_choices},
};
static const struct fields profile_fields = {
    .name = "ColonialProfile",
    .doc = "A unit of the game, named once.",
    .list = profile_list,
    .count = FIELDS_COUNT(profile_list),
    .size = sizeof(struct colonial_profile),
};
static const struct field profile_item = {
    .title = "Profile", .doc = "A unit of the game.", .kind = FIELD_GROUP, .of = &profile_fields};

#define READING(member, title_, clause_, doc_)                                                                         \
    {                                                                                                                  \
        .name = #member, .title = title_, .doc = doc_, .clause = clause_, .kind = FIELD_ENUM,                          \
        .presence = FIELD_DEFAULTED, .offset = FIELD_AT(struct colonial_options, member, int32_t),                     \
        .choices = &(member)                                                                                           \
    }

static const struct field option_list[] = {
    READING(attack_loser, "Loser of an attack", "A-MWK-3", "What is compared to see who loses an attack."),
    READING(half_rounding, "Half of an odd number", "A-MWK-4",
            "How half the figures of a skirmishing unit, or of one gone to ground, are rounded."),
    READING(pin_attack_casualties, "Casualties of an attack", "A-MWK-8",
            "Whether figures lost in an attack count against the pin test of its loser."),
    READING(mounted_infantry_hits_as_infantry, "Mounted infantry in an attack", "A-MWK-10",
            "Whether mounted infantry hit cavalry, and defend, as infantry do."),
    {.name = "gun_target_mods",
     .title = "Targets of field guns",
     .doc = "Whether close order and going to ground of the target count for a field gun.",
     .clause = "A-MWK-7",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .fallback = COLONIAL_YES,
     .offset = FIELD_AT(struct colonial_options, gun_target_mods, int32_t),
     .choices = &gun_target_mods},
    READING(atd, "At the double", "A-MWK-16", "How far a unit moves at the double."),
    READING(volley_requires_close_order, "Volley and close order", "A-MWK-17",
            "Whether volley fire is only for units in close order."),
    {.name = "profiles",
     .title = "Profiles",
     .doc = "The units of the game, each with a name and with the figures that the sheet does not give. What an input "
            "gives itself wins.",
     .clause = "A-MWK-19",
     .kind = FIELD_LIST,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct colonial_options, profiles, struct colonial_profile *),
     .max = COLONIAL_PROFILES_MAX,
     .item = &profile_item,
     .item_size = sizeof(struct colonial_profile),
     .count = FIELD_AT(struct colonial_options, profile_count, int32_t)},
};
const struct fields colonial_option_fields = {
    .name = "ColonialOptions",
    .doc = "How a club plays the colonial rules: readings that the sheet leaves open, and the units of the game.",
    .list = option_list,
    .count = FIELDS_COUNT(option_list),
    .size = sizeof(struct colonial_options),
    .unknown = ERROR_UNKNOWN_OPTION,
};
