/* The options of the WW2 skirmish: readings that its text leaves open, and what a club brings along: changed weapons,
 * named figures and named vehicles, whose figures no source gives. */
#pragma once
#include <umpire/field.h>
#include <umpire/violation.h>

enum { TFT_NAME_MAX = 40, TFT_PROFILES_MAX = 16, TFT_AFVS_MAX = 16, TFT_OVERRIDES_MAX = 11 };

/* A field for the name of a figure, a weapon or a vehicle. */
#define NAME(type, member) TEXT(type, member, 0, TFT_NAME_MAX), .presence = FIELD_OPTIONAL
enum { TFT_ATTRIBUTE_MAX = 30, TFT_DICE_MAX = 8, TFT_SHOTS_MAX = 6, TFT_MODIFIER_MAX = 20 };
enum { TFT_INCHES_MAX = 999000, TFT_ARMOUR_MAX = 99 };

enum tft_roll_under { TFT_UNDER_STRICT, TFT_UNDER_INCLUSIVE };
enum tft_damage_mode { TFT_DAMAGE_DICE, TFT_DAMAGE_FLAT };
enum tft_wounded_str { TFT_STR_HALVED, TFT_STR_ORIGINAL };
enum tft_half_rounding { TFT_HALF_DOWN, TFT_HALF_UP };
enum tft_double_stack { TFT_DOUBLE_MULTIPLY, TFT_DOUBLE_ADD };
enum tft_aoe_is { TFT_AOE_RADIUS, TFT_AOE_DIAMETER };
enum tft_indirect_criticals { TFT_INDIRECT_FULL, TFT_INDIRECT_AUTO_HIT };
enum tft_blast_roll { TFT_BLAST_SHARED, TFT_BLAST_EACH };
enum tft_ca_critical { TFT_CA_3_TO_5, TFT_CA_3_ONLY };
enum tft_no_yes { TFT_NO, TFT_YES };

enum tft_attribute { TFT_STR, TFT_INT, TFT_DEX, TFT_LDR, TFT_MOV, TFT_ATTRIBUTES };

/* A figure's attributes; FIELD_ABSENT where one is not known. */
struct tft_attributes {
    int32_t of[TFT_ATTRIBUTES];
};

struct tft_profile {
    char name[TFT_NAME_MAX + 1];
    struct tft_attributes attributes;
};

/* What a club changes in a row of the weapon table; FIELD_ABSENT where the row stays. */
struct tft_weapon_override {
    int32_t weapon; /* enum tft_weapon */
    int32_t damage, range, snap, shots;
};

/* A vehicle's data; FIELD_ABSENT where they are not given. */
struct tft_afv {
    char name[TFT_NAME_MAX + 1];
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
    int32_t weapon_count, profile_count, afv_count;
    struct tft_weapon_override weapons[TFT_OVERRIDES_MAX];
    struct tft_profile profiles[TFT_PROFILES_MAX];
    struct tft_afv afvs[TFT_AFVS_MAX];
};

extern const struct fields tft_option_fields;

/* That no name or weapon stands twice in a list of the options. Steps that read the list ask for it. */
void tft_weapons_check(const struct tft_options *options, struct violations *violations);
void tft_profiles_check(const struct tft_options *options, struct violations *violations);
void tft_afvs_check(const struct tft_options *options, struct violations *violations);
