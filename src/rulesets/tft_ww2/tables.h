/* The tables of the WW2 skirmish: their rows for the resolvers, and the choices that name the rows. */
#pragma once
#include "rulesets/tft_ww2/options.h"

/* A figure's rank by the book. */
#define TFT_RANK_VALUES(X)                                                                                             \
    X(TFT_PRIVATE, "private", "A private")                                                                             \
    X(TFT_NCO, "nco", "An NCO", "NCO")                                                                                 \
    X(TFT_CO, "co", "A CO; who loses the nearest one tests morale", "CO")
ENUM(tft_rank, TFT_RANK_VALUES, TFT_RANKS);
struct tft_profile_row {
    const char *name, *title;
    struct tft_attributes attributes;
};
extern const struct tft_profile_row tft_profile_rows[TFT_RANKS];

/* A figure's action in its turn. */
#define TFT_ACTION_VALUES(X)                                                                                           \
    X(TFT_RUN, "run", "Straight ahead up to twice MOV, with one turn at the end")                                      \
    X(TFT_WALK_AND_SNAP_SHOT, "walk_and_snap_shot", "Move and turn up to MOV, and one snap shot")                      \
    X(TFT_FLEE, "flee", "Twice MOV, straight to unoccupied cover or its own table edge")                               \
    X(TFT_CHARGE, "charge", "Straight up to MOV into close combat")                                                    \
    X(TFT_CHANGE_POSITION, "change_position", "From standing to prone or back")                                        \
    X(TFT_PIVOT, "pivot", "Turn in place, any combat")                                                                 \
    X(TFT_AIM, "aim", "Stand still and shoot straight ahead with a bonus")                                             \
    X(TFT_DISENGAGE, "disengage", "Move directly away from close combat")                                              \
    X(TFT_ACTION, "action", "Handle an item")                                                                          \
    X(TFT_CLOSE_COMBAT, "close_combat", "Fight hand to hand, parry and riposte")
ENUM(tft_action, TFT_ACTION_VALUES, TFT_ACTIONS);
struct tft_action_row {
    const char *name, *title, *clause;
    int32_t rate;  /* how many times MOV may be spent */
    int32_t turns; /* of 90 degrees at most; FIELD_ABSENT: any number that the points allow */
    bool moves;    /* false: it does not move, whatever its points */
    bool ranged, close_combat;
    bool parries;                                           /* and ripostes */
    const char *no_ranged, *no_close_combat, *illegal_move; /* why not, in a sentence; NULL where it may */
    const char *note;
};
extern const struct tft_action_row tft_action_rows[TFT_ACTIONS];
extern const struct choices tft_action_choices;

/* Weapons in hand. */
#define TFT_WEAPON_VALUES(X)                                                                                           \
    X(TFT_RIFLE, "rifle", "Rifle")                                                                                     \
    X(TFT_AUTO_RIFLE, "auto_rifle", "Automatic rifle", "Automatic rifle")                                              \
    X(TFT_PISTOL, "pistol", "Pistol")                                                                                  \
    X(TFT_SMG, "smg", "Submachine gun", "SMG")                                                                         \
    X(TFT_LMG, "lmg", "Light machine gun", "LMG")                                                                      \
    X(TFT_HMG, "hmg", "Heavy machine gun", "HMG")                                                                      \
    X(TFT_GRENADE, "grenade", "Grenade; it is thrown by indirect-fire")                                                \
    X(TFT_BAYONET_OR_KNIFE, "bayonet_or_knife", "Bayonet or knife in hand")                                            \
    X(TFT_ATTACHED_BAYONET, "attached_bayonet", "Bayonet on the rifle")                                                \
    X(TFT_RIFLE_BUTT_OR_CLUB, "rifle_butt_or_club", "Rifle butt or club")                                              \
    X(TFT_IMPROVISED, "improvised", "Improvised or broken weapon")
ENUM(tft_weapon, TFT_WEAPON_VALUES, TFT_WEAPONS);
struct tft_weapon_row {
    const char *name, *title;
    int32_t damage; /* dice */
    int32_t range;  /* effective, in thousandths of an inch; FIELD_ABSENT: none */
    int32_t snap;   /* modifier of a snap shot; FIELD_ABSENT: none */
    int32_t shots;  /* in a round; FIELD_ABSENT: not a firearm */
    bool automatic, close_combat, can_parry;
    const char *note;
};
extern const struct tft_weapon_row tft_weapon_rows[TFT_WEAPONS];
extern const struct choices tft_weapon_choices;
/* The row with the club's changes. */
struct tft_weapon_row tft_weapon(int32_t weapon, const struct tft_options *options);
/* The weapon that a figure fights hand to hand with when it has this one in hand: a rifle is swung, or is an attached
 * bayonet where one is fixed (A-TFT-47); any other is itself. */
int32_t tft_weapon_in_melee(int32_t weapon, bool bayonet_fixed);

/* Thrown and indirect weapons. */
enum tft_scatter { TFT_THROWN, TFT_MORTAR_OR_HE, TFT_ARTILLERY, TFT_BOMB, TFT_SCATTERS };
struct tft_scatter_row {
    const char *name, *title;
    int32_t dice;
};
extern const struct tft_scatter_row tft_scatter_rows[TFT_SCATTERS];

#define TFT_INDIRECT_WEAPON_VALUES(X)                                                                                  \
    X(TFT_THROWN_GRENADE, "grenade", "Hand grenade, thrown")                                                           \
    X(TFT_SMOKE_GRENADE, "smoke_grenade", "Smoke grenade, thrown; it does no damage")                                  \
    X(TFT_LIGHT_MORTAR, "light_mortar", "Mortar up to 80 mm, on the table")                                            \
    X(TFT_HEAVY_MORTAR, "heavy_mortar", "Mortar over 80 mm, on or off the table")                                      \
    X(TFT_LIGHT_ARTILLERY, "light_artillery", "75 mm, off the table")                                                  \
    X(TFT_LIGHT_BOMB, "light_bomb", "250 lb, off the table")                                                           \
    X(TFT_MEDIUM_ARTILLERY, "medium_artillery", "76 to 122 mm, off the table")                                         \
    X(TFT_MEDIUM_BOMB, "medium_bomb", "500 lb, off the table")                                                         \
    X(TFT_HEAVY_ARTILLERY, "heavy_artillery", "125 mm and more, off the table")                                        \
    X(TFT_HEAVY_BOMB, "heavy_bomb", "1000 lb, off the table")
ENUM(tft_indirect_weapon, TFT_INDIRECT_WEAPON_VALUES, TFT_INDIRECT_WEAPONS);
struct tft_indirect_row {
    const char *name, *title;
    int32_t damage; /* dice; FIELD_ABSENT: smoke */
    int32_t area;   /* inches, as printed */
    bool on_table, off_table;
    int32_t ap;          /* armour penetration; FIELD_ABSENT: smoke */
    int32_t scatters;    /* enum tft_scatter */
    const char *scatter; /* the name of that row */
};
extern const struct tft_indirect_row tft_indirect_rows[TFT_INDIRECT_WEAPONS];
extern const struct choices tft_indirect_choices;

/* The distances that modifiers to hit use, in thousandths of an inch. */
enum { TFT_SHORT_RANGE_MAX = 6000, TFT_FAST_ABOVE = 6000, TFT_NEXT_TARGET_MAX = 4000 };

/* The effects of special rolls of 3D6, by what is rolled to hit with. */
enum tft_roller {
    TFT_FIREARM,
    TFT_BLADE,
    TFT_THROW,
    TFT_SMOKE,
    TFT_MORTAR,
    TFT_OFF_TABLE,
    TFT_AFV_GUN,
    TFT_AFV_HE_SHELL,
    TFT_ROLLERS
};

/* The effects of damage on a figure. */
#define TFT_RESULT_VALUES(X)                                                                                           \
    X(TFT_UNHARMED, "unharmed", "Nothing new happened to the figure")                                                  \
    X(TFT_WOUNDED, "wounded", "Wounded: all its attributes are halved")                                                \
    X(TFT_INCAPACITATED, "incapacitated", "Out of the game, alive")                                                    \
    X(TFT_DEAD, "dead", "Dead")
ENUM(tft_result, TFT_RESULT_VALUES, TFT_RESULTS);
extern const struct choices tft_results;

/* Armoured vehicles. */
#define TFT_DRIVE_VALUES(X)                                                                                            \
    X(TFT_WHEELED, "wheeled", "On wheels")                                                                             \
    X(TFT_TRACKED, "tracked", "On tracks")
ENUM(tft_drive, TFT_DRIVE_VALUES, TFT_DRIVES);
extern const struct choices tft_drives;

extern const struct table tft_turn_sequence_table, tft_profiles_table, tft_actions_table, tft_weapons_table,
    tft_indirect_weapons_table, tft_scatter_table, tft_to_hit_modifiers_table, tft_morale_modifiers_table,
    tft_criticals_table, tft_damage_table, tft_buildings_table, tft_afv_movement_table, tft_afv_damage_table,
    tft_afv_parts_table, tft_close_assault_weapons_table;
