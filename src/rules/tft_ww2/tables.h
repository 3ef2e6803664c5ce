/* The tables of the WW2 skirmish: their rows as the resolvers read them, and the choices that name the rows. */
#pragma once
#include "options.h"
#include <umpire/rules.h>

/* Who a figure is by the book. */
enum tft_rank { TFT_PRIVATE, TFT_NCO, TFT_CO, TFT_RANKS };
struct tft_profile_row {
    const char *name, *title;
    struct tft_attributes attributes;
};
extern const struct tft_profile_row tft_profile_rows[TFT_RANKS];

/* What a figure does in its turn. */
enum tft_action {
    TFT_RUN,
    TFT_WALK_AND_SNAP_SHOT,
    TFT_FLEE,
    TFT_CHARGE,
    TFT_CHANGE_POSITION,
    TFT_PIVOT,
    TFT_AIM,
    TFT_DISENGAGE,
    TFT_ACTION,
    TFT_CLOSE_COMBAT,
    TFT_ACTIONS
};
struct tft_action_row {
    const char *name, *title, *clause;
    int32_t rate;  /* how many times MOV may be spent */
    int32_t turns; /* of 90 degrees at most; FIELD_ABSENT: as many as the points allow */
    bool moves;    /* false: it stays in its place, whatever its points */
    bool ranged, close_combat;
    bool parries;                                           /* and ripostes */
    const char *no_ranged, *no_close_combat, *illegal_move; /* why not, in a sentence; NULL where it may */
    const char *note;
};
extern const struct tft_action_row tft_action_rows[TFT_ACTIONS];
extern const struct choices tft_action_choices;

/* Weapons in hand. */
enum tft_weapon {
    TFT_RIFLE,
    TFT_AUTO_RIFLE,
    TFT_PISTOL,
    TFT_SMG,
    TFT_LMG,
    TFT_HMG,
    TFT_GRENADE,
    TFT_BAYONET_OR_KNIFE,
    TFT_ATTACHED_BAYONET,
    TFT_RIFLE_BUTT_OR_CLUB,
    TFT_IMPROVISED,
    TFT_WEAPONS
};
struct tft_weapon_row {
    const char *name, *title;
    int32_t damage; /* dice */
    int32_t range;  /* effective, in thousandths of an inch; FIELD_ABSENT: none */
    int32_t snap;   /* modifier of a snap shot; FIELD_ABSENT: none */
    int32_t shots;  /* in a round; FIELD_ABSENT: it is no firearm */
    bool automatic, close_combat, can_parry;
    const char *note;
};
extern const struct tft_weapon_row tft_weapon_rows[TFT_WEAPONS];
extern const struct choices tft_weapon_choices;
/* The row with what the club changes in it. */
struct tft_weapon_row tft_weapon(int32_t weapon, const struct tft_options *options);
/* What a figure fights hand to hand with when it has this in hand: a rifle is swung, all else is itself. */
int32_t tft_weapon_in_melee(int32_t weapon);

/* Thrown and indirect weapons. */
enum tft_scatter { TFT_THROWN, TFT_MORTAR_OR_HE, TFT_ARTILLERY, TFT_BOMB, TFT_SCATTERS };
struct tft_scatter_row {
    const char *name, *title;
    int32_t dice;
};
extern const struct tft_scatter_row tft_scatter_rows[TFT_SCATTERS];

enum tft_indirect_weapon {
    TFT_THROWN_GRENADE,
    TFT_SMOKE_GRENADE,
    TFT_LIGHT_MORTAR,
    TFT_HEAVY_MORTAR,
    TFT_LIGHT_ARTILLERY,
    TFT_LIGHT_BOMB,
    TFT_MEDIUM_ARTILLERY,
    TFT_MEDIUM_BOMB,
    TFT_HEAVY_ARTILLERY,
    TFT_HEAVY_BOMB,
    TFT_INDIRECT_WEAPONS
};
struct tft_indirect_row {
    const char *name, *title;
    int32_t damage; /* dice; FIELD_ABSENT: smoke */
    int32_t area;   /* inches, as printed */
    bool on_table, off_table;
    int32_t ap;      /* armour penetration; FIELD_ABSENT: smoke */
    int32_t scatter; /* enum tft_scatter */
    const char *scatter_name;
};
extern const struct tft_indirect_row tft_indirect_rows[TFT_INDIRECT_WEAPONS];
extern const struct choices tft_indirect_choices;

/* Modifiers of to-hit numbers. */
enum tft_modifier {
    TFT_SHORT_RANGE,
    TFT_EXTREME_RANGE,
    TFT_AIMED,
    TFT_MOVED_FAST,
    TFT_PRONE,
    TFT_SOFT_COVER,
    TFT_SOFT_COVER_FULL,
    TFT_HARD_COVER,
    TFT_ADDITIONAL_TARGET,
    TFT_CHARGING,
    TFT_FIRER_UNDER_FIRE,
    TFT_SPOTTER_UNDER_FIRE,
    TFT_THROUGH_WINDOW,
    TFT_AFV_BUTTONED,
    TFT_AFV_TARGET_FAST,
    TFT_AFV_SOFT_COVER,
    TFT_AFV_HARD_COVER,
    TFT_AFV_ON_THE_MOVE,
    TFT_AFV_HE_BUTTONED,
    TFT_AFV_HE_ON_THE_MOVE,
    TFT_MODIFIERS
};
struct tft_modifier_row {
    const char *kind, *name, *clause, *text;
    int32_t value;
};
extern const struct tft_modifier_row tft_modifier_rows[TFT_MODIFIERS];
/* The distances that those modifiers ask about, in thousandths of an inch. */
enum { TFT_SHORT_RANGE_MAX = 6000, TFT_FAST_ABOVE = 6000, TFT_NEXT_TARGET_MAX = 4000 };

enum tft_morale_modifier {
    TFT_MORALE_CO_NEAR,
    TFT_MORALE_CASUALTY,
    TFT_MORALE_IN_COVER,
    TFT_MORALE_ATTACK,
    TFT_MORALE_AFV,
    TFT_MORALE_GREEN,
    TFT_MORALE_ELITE,
    TFT_MORALE_MODIFIERS
};
extern const struct tft_modifier_row tft_morale_rows[TFT_MORALE_MODIFIERS];

/* What the special rolls of 3D6 do, by who rolls to hit with what. */
enum tft_roller {
    TFT_FIREARM,
    TFT_BLADE,
    TFT_THROW,
    TFT_MORTAR,
    TFT_OFF_TABLE,
    TFT_AFV_GUN,
    TFT_AFV_HE_SHELL,
    TFT_ROLLERS
};
struct tft_critical_row {
    int32_t natural;
    const char *texts[TFT_ROLLERS];
};
enum { TFT_CRITICAL_ROWS = 6 };
extern const struct tft_critical_row tft_critical_rows[TFT_CRITICAL_ROWS];

/* Damage against STR. */
enum tft_result { TFT_UNHARMED, TFT_WOUNDED, TFT_INCAPACITATED, TFT_DEAD, TFT_RESULTS };
struct tft_damage_row {
    const char *name, *clause;
    int32_t twice_up_to; /* the row holds while twice the damage is up to this many times STR; FIELD_ABSENT: above */
    const char *effect;
};
enum { TFT_DAMAGE_ROWS = 3 };
extern const struct tft_damage_row tft_damage_rows[TFT_DAMAGE_ROWS];
extern const struct choices tft_results;

/* Buildings. */
enum tft_material { TFT_WOOD, TFT_STONE, TFT_REINFORCED, TFT_MATERIALS };
enum tft_building_size { TFT_SMALL, TFT_MEDIUM, TFT_LARGE, TFT_SIZES };
struct tft_building_row {
    const char *material, *size;
    int32_t hits_per_floor;
};
extern const struct tft_building_row tft_building_rows[TFT_MATERIALS * TFT_SIZES];
extern const struct choices tft_materials, tft_building_sizes;

/* Armoured vehicles. */
enum tft_drive { TFT_WHEELED, TFT_TRACKED, TFT_DRIVES };
enum tft_terrain { TFT_ROAD, TFT_OPEN, TFT_ROUGH, TFT_SWAMPY, TFT_FOREST, TFT_TERRAINS };
struct tft_afv_movement_row {
    const char *name;
    int32_t halves[TFT_TERRAINS]; /* half points for an inch */
    int32_t turn_halves;          /* half points for 60 degrees */
};
extern const struct tft_afv_movement_row tft_afv_movement_rows[TFT_DRIVES];
extern const struct choices tft_drives, tft_terrains;

enum tft_afv_result {
    TFT_AFV_EXPLODES,
    TFT_AFV_DAMAGED,
    TFT_AFV_NO_DAMAGE,
    TFT_AFV_NO_PENETRATION,
    TFT_AFV_KNOCKED_OUT,
    TFT_AFV_RESULTS
};
enum tft_afv_part { TFT_AFV_MGS, TFT_AFV_IMMOBILISED, TFT_AFV_MAIN_GUN, TFT_AFV_PARTS };
/* Rolls lo..hi; FIELD_ABSENT: without an end. */
struct tft_afv_damage_row {
    const char *name;
    int32_t lo, hi;
    const char *text;
};
enum { TFT_AFV_DAMAGE_ROWS = TFT_AFV_NO_DAMAGE + 1 };
extern const struct tft_afv_damage_row tft_afv_damage_rows[TFT_AFV_DAMAGE_ROWS];
extern const struct tft_afv_damage_row tft_afv_part_rows[TFT_AFV_PARTS];

/* Close assault. */
enum tft_assault_weapon {
    TFT_ASSAULT_GRENADE,
    TFT_STICKY_BOMB,
    TFT_MOLOTOV,
    TFT_SATCHEL_CHARGE,
    TFT_PANZERWURFMINE,
    TFT_BOYS_AT_RIFLE,
    TFT_BAZOOKA,
    TFT_PANZERFAUST,
    TFT_NO68_AT,
    TFT_ASSAULT_WEAPONS
};
struct tft_assault_row {
    const char *name, *title;
    int32_t factor;
};
enum { TFT_ASSAULT_BASE = 5 };
extern const struct tft_assault_row tft_assault_rows[TFT_ASSAULT_WEAPONS];
extern const struct choices tft_assault_choices;

extern const struct table tft_turn_sequence_table, tft_profiles_table, tft_actions_table, tft_weapons_table,
    tft_indirect_weapons_table, tft_scatter_table, tft_to_hit_modifiers_table, tft_morale_modifiers_table,
    tft_criticals_table, tft_damage_table, tft_buildings_table, tft_afv_movement_table, tft_afv_damage_table,
    tft_afv_parts_table, tft_close_assault_weapons_table;
