/* The options of the WW2 skirmish: readings that its text leaves open, and a club's own data: changed weapons, named
 * figures and named vehicles, whose values no source gives. */
#pragma once
#include <umpire/dialect.h>

enum { TFT_NAME_MAX = 40, TFT_PROFILES_MAX = 16, TFT_AFVS_MAX = 16, TFT_OVERRIDES_MAX = 11 };

enum { TFT_ATTRIBUTE_MAX = 30, TFT_DICE_MAX = 8, TFT_SHOTS_MAX = 6, TFT_MODIFIER_MAX = 20 };
enum { TFT_INCHES_MAX = 999000, TFT_ARMOUR_MAX = 99 };
enum { TFT_COUNT_MAX = 99 }; /* limit of everything that is counted in a unit */

#define TFT_ROLL_UNDER_VALUES(X)                                                                                       \
    X(TFT_UNDER_STRICT, "strict", "The dice must be less than the number")                                             \
    X(TFT_UNDER_INCLUSIVE, "inclusive", "The dice may also equal the number")
ENUM(tft_roll_under, TFT_ROLL_UNDER_VALUES, TFT_ROLL_UNDERS);
#define TFT_DAMAGE_MODE_VALUES(X)                                                                                      \
    X(TFT_DAMAGE_DICE, "dice", "The weapon's damage is a number of D6")                                                \
    X(TFT_DAMAGE_FLAT, "flat", "The weapon's damage is that many points, without dice")
ENUM(tft_damage_mode, TFT_DAMAGE_MODE_VALUES, TFT_DAMAGE_MODES);
#define TFT_WOUNDED_STR_VALUES(X)                                                                                      \
    X(TFT_STR_HALVED, "halved", "Damage to a wounded figure is compared with its halved STR")                          \
    X(TFT_STR_ORIGINAL, "original", "Damage to a wounded figure is compared with its full STR")
ENUM(tft_wounded_str, TFT_WOUNDED_STR_VALUES, TFT_WOUNDED_STRS);
#define TFT_HALF_ROUNDING_VALUES(X)                                                                                    \
    X(TFT_HALF_DOWN, "down", "Half of 13 is 6")                                                                        \
    X(TFT_HALF_UP, "up", "Half of 13 is 7")
ENUM(tft_half_rounding, TFT_HALF_ROUNDING_VALUES, TFT_HALF_ROUNDINGS);
#define TFT_DOUBLE_STACK_VALUES(X)                                                                                     \
    X(TFT_DOUBLE_MULTIPLY, "multiply", "Twice double is four times")                                                   \
    X(TFT_DOUBLE_ADD, "add", "Twice double is three times")
ENUM(tft_double_stack, TFT_DOUBLE_STACK_VALUES, TFT_DOUBLE_STACKS);
#define TFT_AOE_IS_VALUES(X)                                                                                           \
    X(TFT_AOE_RADIUS, "radius", "The printed area is the template's radius in inches")                                 \
    X(TFT_AOE_DIAMETER, "diameter", "The printed area is the template's diameter in inches")
ENUM(tft_aoe_is, TFT_AOE_IS_VALUES, TFT_AOE_READINGS);
#define TFT_INDIRECT_CRITICALS_VALUES(X)                                                                               \
    X(TFT_INDIRECT_FULL, "full", "On the table a 4 or a 3 also doubles the damage")                                    \
    X(TFT_INDIRECT_AUTO_HIT, "auto_hit", "Everywhere a 3, 4 or 5 is an automatic hit and no more", "Automatic hit")
ENUM(tft_indirect_criticals, TFT_INDIRECT_CRITICALS_VALUES, TFT_INDIRECT_CRITICAL_READINGS);
#define TFT_BLAST_ROLL_VALUES(X)                                                                                       \
    X(TFT_BLAST_SHARED, "shared", "One roll for the blast, each target reduces it by its own cover")                   \
    X(TFT_BLAST_EACH, "each", "One roll for each target")
ENUM(tft_blast_roll, TFT_BLAST_ROLL_VALUES, TFT_BLAST_ROLLS);
#define TFT_CA_CRITICAL_VALUES(X)                                                                                      \
    X(TFT_CA_3_TO_5, "3_to_5", "A 3, 4 or 5 knocks the vehicle out")                                                   \
    X(TFT_CA_3_ONLY, "3_only", "Only a 3 knocks the vehicle out", "Only a 3")
ENUM(tft_ca_critical, TFT_CA_CRITICAL_VALUES, TFT_CA_CRITICALS);
#define TFT_NO_YES_VALUES(X)                                                                                           \
    X(TFT_NO, "no", "No")                                                                                              \
    X(TFT_YES, "yes", "Yes")
ENUM(tft_no_yes, TFT_NO_YES_VALUES, TFT_NO_YES_READINGS);

enum tft_afv_shots { TFT_AFV_ONE_SHOT, TFT_AFV_SHOTS_AS_ASKED };

enum tft_attribute { TFT_STR, TFT_INT, TFT_DEX, TFT_LDR, TFT_MOV, TFT_ATTRIBUTES };

/* A figure's attributes; FIELD_ABSENT: not known. */
struct tft_attributes {
    int32_t of[TFT_ATTRIBUTES];
};
/* Its rows without STR, which comes first and has a lower bound of its own. `at`: its path in `type`. */
#define TFT_ATTRIBUTE_ROWS(type, at, clause_, doc_, ...)                                                               \
    NUMBER_AS(type, at of[TFT_INT], "intelligence", 0, TFT_ATTRIBUTE_MAX, "INT", clause_, doc_, __VA_ARGS__),          \
        NUMBER_AS(type, at of[TFT_DEX], "dexterity", 0, TFT_ATTRIBUTE_MAX, "DEX", clause_, doc_, __VA_ARGS__),         \
        NUMBER_AS(type, at of[TFT_LDR], "leadership", 0, TFT_ATTRIBUTE_MAX, "LDR", clause_, doc_, __VA_ARGS__),        \
        NUMBER_AS(type, at of[TFT_MOV], "movement", 0, TFT_ATTRIBUTE_MAX, "MOV", clause_, doc_, __VA_ARGS__)

struct tft_profile {
    char name[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    struct tft_attributes attributes;
};

/* A club's changes to a row of the weapon table; FIELD_ABSENT: unchanged. */
struct tft_weapon_override {
    int32_t weapon; /* enum tft_weapon */
    int32_t damage, range, snap, shots;
};

/* A vehicle's data; FIELD_ABSENT: not given. */
struct tft_afv {
    char name[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t drive; /* enum tft_drive */
    int32_t movement_points, fire_control, size, armour, penetration, he_modifier;
    int32_t explosion_radius; /* thousandths of an inch */
};

struct tft_options {
    int32_t roll_under, check_criticals, damage_mode, wounded_str, half_rounding;
    int32_t auto_extra_target, extra_target_cumulative;
    int32_t parry_criticals, double_stack;
    int32_t aoe_is, thrown_range_mods, indirect_criticals, blast_roll;
    int32_t ca_critical, ca_autofail;
    int32_t afv_shots;   /* enum tft_afv_shots */
    int32_t enforce_due; /* enum enforce_due */
    int32_t weapon_count, profile_count, afv_count;
    struct tft_weapon_override weapons[TFT_OVERRIDES_MAX];
    struct tft_profile profiles[TFT_PROFILES_MAX];
    struct tft_afv afvs[TFT_AFVS_MAX];
};

extern const struct fields tft_option_fields;

/* Checks that no name or weapon is twice in a list of the options, for steps that read the list. */
void tft_weapons_check(const struct tft_options *options, struct violations *violations);
void tft_profiles_check(const struct tft_options *options, struct violations *violations);
void tft_afvs_check(const struct tft_options *options, struct violations *violations);
