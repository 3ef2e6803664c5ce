/* What the steps of the WW2 skirmish share: rolls that must stay under a number, attributes and vehicles by name,
 * modifiers, shots, and damage. A step's own questions and answers are in its file. */
#pragma once
#include "rulesets/tft_ww2/tables.h"
#include <umpire/units.h>

/* Checks beyond what fields alone can say of a member: `at` is the pointer of its object. */
void tft_member_refuse(const char *at, const char *member, enum umpire_error code, const char *message,
                       struct violations *violations);

/* ---- attributes, given or by the name of a figure ---- */

/* The given one, else that of the named figure; FIELD_ABSENT: neither has it. */
int32_t tft_attribute(enum tft_attribute which, int32_t given, const char *profile, const struct tft_options *options);
/* Checks that there is one. `at` is the pointer of the object that holds them, `member` the field's name. */
void tft_attribute_check(enum tft_attribute which, int32_t given, const char *profile,
                         const struct tft_options *options, const char *at, const char *member,
                         struct violations *violations);
/* All attributes of the named figure, or FIELD_ABSENT in each. */
struct tft_attributes tft_attributes_of(const char *profile, const struct tft_options *options);
/* Checks that a named figure is known. */
void tft_profile_check(const char *profile, const struct tft_options *options, const char *at, const char *member,
                       struct violations *violations);
/* Half of an attribute, for the wounded. */
int32_t tft_halved(int32_t value, const struct tft_options *options);

/* ---- vehicles, given or by name ---- */

enum tft_afv_figure {
    TFT_AFV_DRIVE,
    TFT_AFV_POINTS,
    TFT_AFV_FIRE_CONTROL,
    TFT_AFV_SIZE,
    TFT_AFV_ARMOUR,
    TFT_AFV_PENETRATION,
    TFT_AFV_HE,
    TFT_AFV_RADIUS
};
int32_t tft_afv_figure(enum tft_afv_figure which, int32_t given, const char *name, const struct tft_options *options);
void tft_afv_name_check(const char *name, const struct tft_options *options, const char *pointer,
                        struct violations *violations);
/* Checks that a value is given, or known by the vehicle's name (which tft_afv_name_check checks). */
void tft_afv_figure_check(enum tft_afv_figure which, int32_t given, const char *name, const struct tft_options *options,
                          const char *pointer, struct violations *violations);

/* ---- 3D6 under a number ---- */

#define TFT_CRITICAL_VALUES(X)                                                                                         \
    X(TFT_NOTHING_SPECIAL, "none", "Nothing special")                                                                  \
    X(TFT_ROLLED_5, "automatic_hit", "A 5: it hits whatever was needed")                                               \
    X(TFT_ROLLED_4, "double_damage", "A 4: it hits and does double damage")                                            \
    X(TFT_ROLLED_3, "kill", "A 3: it hits and kills outright")
ENUM(tft_critical, TFT_CRITICAL_VALUES, TFT_CRITICALS);
#define TFT_FAILURE_VALUES(X)                                                                                          \
    X(TFT_NO_FAILURE, "none", "Nothing special")                                                                       \
    X(TFT_ROLLED_16, "misfire", "A 16: misfire")                                                                       \
    X(TFT_ROLLED_17, "jam", "A 17: jammed")                                                                            \
    X(TFT_ROLLED_18, "hard_jam", "An 18: jammed at INT -4")
ENUM(tft_failure, TFT_FAILURE_VALUES, TFT_FAILURES);
extern const struct choices tft_criticals, tft_failures;
/* The same rolls with the gun of an AFV. */
/* What hit a vehicle. */
#define TFT_HIT_BY_VALUES(X)                                                                                           \
    X(TFT_HIT_BY_GUN, "gun", "A shot at it")                                                                           \
    X(TFT_HIT_BY_BLAST, "blast", "A shell, a bomb or a grenade whose template touched it")
ENUM(tft_hit_by, TFT_HIT_BY_VALUES, TFT_HITS_BY);
extern const struct choices tft_afv_criticals;

struct tft_roll {
    int32_t needed;   /* the modified number */
    int32_t natural;  /* the dice */
    int32_t critical; /* enum tft_critical */
    int32_t failure;  /* enum tft_failure */
    bool success;
};

/* The number before its modifiers; `text` says whose and which, `of` is its name ("DEX"). Wounded figures have half of
 * it. */
void tft_roll_start(struct tft_roll *roll, const char *clause, const char *text, const char *of, int32_t attribute,
                    bool wounded, const struct tft_options *options, struct explanation *why);
/* Throws to hit: 3 to 5 always hit, 16 to 18 never do. The effects of special rolls depend on the roller. */
void tft_roll_to_hit(struct tft_roll *roll, enum tft_roller roller, const char *label,
                     const struct tft_options *options, struct dice *dice, struct explanation *why);
/* The words in a reason for the end of an attribute roll. */
struct tft_check {
    const char *label; /* of the dice */
    const char *clause, *passed, *failed;
};
/* Throws against an attribute: special rolls count only by the option check_criticals. */
void tft_roll_check(struct tft_roll *roll, const struct tft_check *check, const struct tft_options *options,
                    struct dice *dice, struct explanation *why);
/* "11 against 14": the part that all rolls share. */
void tft_roll_say(const struct tft_roll *roll, struct text *line);

/* Each target before it may count, and other modifiers besides. */
enum { TFT_NUMBER_MAX = TFT_COUNT_MAX * TFT_MODIFIER_MAX + 999 };
/* Of what a table's own modifiers are. */
#define TFT_OF_NUMBER "the number that the dice must stay under: +1 makes it easier."

/* Modified number, dice, hit, critical and failure of a roll to hit. `at`: its path in `type`, "roll." or nothing. The
 * titles of the number and of a failure depend on what is rolled for. */
#define TFT_TO_HIT_ROWS(type, at, modified_name, modified_title, failures_)                                            \
    NUMBER_AS(type, at needed, modified_name, -TFT_NUMBER_MAX, TFT_NUMBER_MAX, modified_title, "TFT-HIT-1",            \
              "What the dice must stay under."),                                                                       \
        NUMBER_AS(type, at natural, "natural", 3, 18, "Dice", "TFT-HIT-1", "The sum of the three dice."),              \
        FACT_AS(type, at success, "hit", "Hit", "TFT-HIT-1", "Whether it hits."),                                      \
        CHOICE_AS(type, at critical, "critical", tft_criticals, "Critical", "TFT-CRIT-1",                              \
                  "What a roll of 3 to 5 was."),                                                                       \
        CHOICE_AS(type, at failure, "failure", failures_, "Failure", "TFT-CRIT-2", "What a roll of 16 to 18 was.")
/* Modified number and dice of a roll against an attribute, and whether it passed. */
#define TFT_CHECK_ROWS(type, at, modified_name, modified_title)                                                        \
    NUMBER_AS(type, at needed, modified_name, -TFT_NUMBER_MAX, TFT_NUMBER_MAX, modified_title, "A-TFT-1",              \
              "What the dice must stay under."),                                                                       \
        NUMBER_AS(type, at natural, "natural", 3, 18, "Dice", NULL, "The sum of the three dice."),                     \
        FACT_AS(type, at success, "passed", "Passed", NULL, "Whether the dice stay under the number.")

/* ---- a shot ---- */

#define TFT_COVER_VALUES(X)                                                                                            \
    X(TFT_COVER_NONE, "none", "No cover")                                                                              \
    X(TFT_COVER_SOFT, "soft", "Soft cover")                                                                            \
    X(TFT_COVER_HARD, "hard", "Hard cover")
ENUM(tft_cover, TFT_COVER_VALUES, TFT_COVERS);
extern const struct choices tft_covers;

/* A figure that is shot at: what it did and where it is. */
struct tft_target {
    int32_t moved_inches; /* thousandths */
    bool prone;
    int32_t cover; /* enum tft_cover */
    bool full_cover, shot_last_round;
};

/* `at`: the target's path in `type`, "state." or nothing. */
#define TFT_TARGET_ROWS(type, at)                                                                                      \
    INCHES_AS(type, at moved_inches, "moved_inches", TFT_INCHES_MAX, "Moved", "TFT-RNG-4",                             \
              "How far the target moved in its turn.", DEFAULT(0)),                                                    \
        FLAG_AS(type, at prone, "prone", "Prone", "TFT-RNG-7", "Whether the target lies prone."),                      \
        CHOICE_AS(type, at cover, "cover", tft_covers, "Cover", "TFT-RNG-8",                                           \
                  "The cover of the target; one kind only (A-TFT-10).", DEFAULT(TFT_COVER_NONE)),                      \
        FLAG_AS(type, at full_cover, "full_cover", "Full cover", "TFT-RNG-9",                                          \
                "Whether the cover hides the target wholly. Needs a cover."),                                          \
        FLAG_AS(type, at shot_last_round, "shot_last_round", "Shot last round", "TFT-RNG-8",                           \
                "Whether the target shot in the last round. It matters in full cover.")

/* Checks that its members are consistent. */
void tft_target_check(const struct tft_target *target, const char *at, struct violations *violations);

/* ---- weapons in hand ---- */

/* What is in hand, or a vehicle's gun; the first three are possible after a shot. */
#define TFT_HELD_STATE_VALUES(X)                                                                                       \
    X(TFT_HELD_READY, "ready", "Ready")                                                                                \
    X(TFT_HELD_JAMMED, "jammed", "Jammed by a 17: an Action and a roll under INT clear it")                            \
    X(TFT_HELD_JAMMED_HARD, "jammed_hard", "Jammed by an 18: an Action and a roll under INT -4 clear it")              \
    X(TFT_HELD_DROPPED, "dropped", "Dropped hand to hand; an Action picks it up")                                      \
    X(TFT_HELD_BROKEN, "broken", "Broken hand to hand; it is an improvised weapon now")
ENUM(tft_held_state, TFT_HELD_STATE_VALUES, TFT_HELD_STATES);
extern const struct choices tft_held_states;

/* The weapons that a figure carries and their states. The one that it uses may be either of them or another one, which
 * is then in hand and ready (A-TFT-43). */
struct tft_arms {
    int32_t weapon_state;           /* enum tft_held_state, of what is in hand */
    int32_t dropped_state;          /* enum tft_weapon_state, of what is in hand when it was dropped */
    int32_t in_hand;                /* enum tft_weapon; FIELD_ABSENT: the one that it uses */
    int32_t sidearm, sidearm_state; /* enum tft_weapon or FIELD_ABSENT, enum tft_held_state */
};
enum tft_carried { TFT_IN_HAND, TFT_SIDEARM, TFT_TAKEN_UP };
/* Which of them the figure uses, and the state of that one: enum tft_held_state. */
enum tft_carried tft_carried(const struct tft_arms *arms, int32_t weapon);
int32_t tft_arms_state(const struct tft_arms *arms, int32_t weapon);
/* The roll that left a weapon in this state, 17 or 18; FIELD_ABSENT: it is not jammed. */
int32_t tft_severity_by(int32_t held_state);
/* Its state in words, after "The" or "its". */
#define TFT_IS_JAMMED "weapon is jammed: an Action and a roll under INT clear it"
#define TFT_IS_JAMMED_HARD "weapon is jammed hard: an Action and a roll under INT -4 clear it"
#define TFT_IS_DROPPED "weapon was dropped: an Action picks it up, without a roll"
#define TFT_IS_BROKEN "weapon is broken for good; it is an improvised weapon now"
/* Whether it cannot be fired, thrown or served; adds the reason. */
bool tft_state_forbids(int32_t held_state, struct explanation *why);
/* Whether it carries two others, and the one in hand is jammed or dropped, which takes an Action to fix: if a third
 * weapon were taken up, one of them would be forgotten. */
bool tft_is_third(const struct tft_arms *arms, int32_t weapon);
/* `at`: their path in `type`, "arms." */
#define TFT_ARMS_ROWS(type, at)                                                                                        \
    CHOICE_AS(type, at weapon_state, "weapon_state", tft_held_states, "State of the weapon", "A-TFT-43",               \
              "Of the weapon that is used, or of what is in hand where that is given as well.",                        \
              DEFAULT(TFT_HELD_READY)),                                                                                \
        CHOICE_AS(type, at dropped_state, "dropped_state", tft_weapon_states, "State when dropped", "TFT-CRIT-2",      \
                  "What was in hand was like this when it was dropped. It changes nothing here; where another weapon " \
                  "is taken up it is remembered.",                                                                     \
                  DEFAULT(TFT_READY)),                                                                                 \
        CHOICE_AS(type, at in_hand, "in_hand", tft_weapon_choices, "In hand", "A-TFT-43",                              \
                  "What it had in hand before. Another weapon than this one and the sidearm is ready.", OPTIONAL),     \
        CHOICE_AS(type, at sidearm, "sidearm", tft_weapon_choices, "Sidearm", "A-TFT-43",                              \
                  "A second weapon that it carries; to draw it costs nothing.", OPTIONAL),                             \
        CHOICE_AS(type, at sidearm_state, "sidearm_state", tft_held_states, "State of the sidearm", "A-TFT-43",        \
                  "Of the sidearm.", DEFAULT(TFT_HELD_READY))

/* ---- the targets of a round ---- */

/* A figure's targets in this round, by name: the first, the last, and how many different ones (A-TFT-45). */
struct tft_aimed_at {
    char first_target[UNIT_ID_MAX + 1], last_target[UNIT_ID_MAX + 1];
    int32_t targets_shot;
};
#define TFT_AIMED_AT_ROWS(type, at, ...)                                                                               \
    TEXT_AS(type, at first_target, "first_target", 0, TFT_NAME_MAX, "First target", "A-TFT-45",                        \
            "The name of whom it shot at first in this round.", OPTIONAL, .pattern = FIELD_ASCII, __VA_ARGS__),        \
        TEXT_AS(type, at last_target, "last_target", 0, TFT_NAME_MAX, "Last target", "A-TFT-45",                       \
                "The name of whom it shot at last in this round.", OPTIONAL, .pattern = FIELD_ASCII, __VA_ARGS__),     \
        NUMBER_AS(type, at targets_shot, "targets_shot", 0, TFT_COUNT_MAX, "Targets shot at", "A-TFT-45",              \
                  "How many different targets it shot at in this round.", .unit = "figures", DEFAULT(0), __VA_ARGS__)
/* How many other targets count against a shot at this one: 0 for the first. */
int32_t tft_targets_before(const struct tft_aimed_at *round, const char *name);
/* Whether the shot goes to another target than the last one. */
bool tft_shifts(const struct tft_aimed_at *round, const char *name);
/* A shot was fired at this target. */
void tft_aim_at(struct tft_aimed_at *round, const char *name);
/* What shots at these did to the firer, in role 0, who shoots at the units of role 1. */
void tft_aimed_effects(const struct tft_aimed_at *before, const char *name, int32_t item, struct tabletop *tabletop);

/* A shot that is being resolved. */
struct tft_shot {
    const struct tft_options *options;
    const struct tft_weapon_row *weapon; /* with the club's changes */
    bool thrown;                         /* the weapon is a grenade */
    int32_t action;                      /* enum tft_action */
    int32_t number;                      /* in this round, from 1 */
    int32_t range;                       /* thousandths */
    const struct tft_target *target;
    int32_t held_state;     /* enum tft_held_state */
    int32_t targets_before; /* how many other targets this weapon shot at before; 0: this is the first */
    int32_t gap;            /* distance from the previous target, in thousandths; FIELD_ABSENT: none, or the same */
};

/* Whether the action forbids it; adds the reason. */
bool tft_action_forbids_shooting(int32_t action, struct explanation *why);
/* Whether any shot of this weapon with this action is forbidden; whether this one is. Both add the reason. */
bool tft_firing_is_refused(const struct tft_shot *shot, struct explanation *why);
bool tft_shot_is_refused(const struct tft_shot *shot, struct explanation *why);

#define TFT_WEAPON_STATE_VALUES(X)                                                                                     \
    X(TFT_READY, "ready", "Ready to fire")                                                                             \
    X(TFT_JAMMED, "jammed", "Jammed: an Action and a roll under INT clear it")                                         \
    X(TFT_JAMMED_HARD, "jammed_hard", "Jammed: an Action and a roll under INT -4 clear it")
ENUM(tft_weapon_state, TFT_WEAPON_STATE_VALUES, TFT_WEAPON_STATES);
extern const struct choices tft_weapon_states;
/* The weapon's state after a roll to hit: enum tft_weapon_state. */
int32_t tft_weapon_state_after(const struct tft_roll *roll);

/* The firer and the weapon: the first rows of all inputs of shots. */
#define TFT_FIRER_ROWS(type)                                                                                           \
    TEXT(type, profile, 0, TFT_NAME_MAX, "Firer's profile", "TFT-PROF-1",                                              \
         "A named figure; it says the DEX where none is given.", OPTIONAL),                                            \
        NUMBER(type, dexterity, 0, TFT_ATTRIBUTE_MAX, "DEX", "TFT-HIT-1",                                              \
               "The firer's DEX, unhalved. It must be given unless a profile says it.", OPTIONAL),                     \
        FLAG(type, wounded, "Wounded", "A-TFT-39", "Whether the firer is wounded; then its DEX is halved here."),      \
        CHOICE(type, weapon, tft_weapon_choices, "Weapon", "TFT-WPN", "What is fired."),                               \
        CHOICE(type, action, tft_action_choices, "Action", "TFT-MOV-1",                                                \
               "The firer's action: pivot, aim, or walk_and_snap_shot; others forbid it.")

/* ---- modifiers to hit ---- */

void tft_shot_modify(struct tft_roll *roll, const struct tft_shot *shot, struct explanation *why);

/* An attack hand to hand. */
struct tft_strike {
    int32_t action; /* enum tft_action */
};
void tft_strike_modify(struct tft_roll *roll, const struct tft_strike *strike, struct explanation *why);

/* A throw or an indirect shot, without the range of a throw. */
struct tft_indirect_shot {
    bool firer_under_fire, spotter_under_fire, window;
};
void tft_indirect_shot_modify(struct tft_roll *roll, const struct tft_indirect_shot *shot, struct explanation *why);

/* A shot of an AFV's gun, without the size of its target. */
struct tft_afv_shot {
    bool he; /* high explosive at soft targets, which has fewer modifiers */
    bool buttoned_or_under_fire;
    int32_t target_moved; /* thousandths */
    int32_t cover;        /* enum tft_cover */
    bool moved;
};
void tft_afv_shot_modify(struct tft_roll *roll, const struct tft_afv_shot *shot, struct explanation *why);

/* ---- stray shots ---- */

/* Where one lands; FIELD_ABSENT if it did not go astray. */
struct tft_stray {
    int32_t direction; /* 1 to 6 */
    int32_t degrees;   /* clockwise from straight away */
    int32_t distance;  /* inches */
};
/* `harms`: it does damage, and therefore half of it. False: return at once. */
bool tft_scatter(enum tft_scatter weapon, bool harms, struct dice *dice, struct explanation *why,
                 struct tft_stray *ret);
#define TFT_STRAY_ROWS(type, at)                                                                                       \
    NUMBER_AS(type, at direction, "direction", 1, 6, "Direction", "TFT-SCAT-1",                                        \
              "The die: 1 is straight away, the others follow clockwise.", OPTIONAL),                                  \
        NUMBER_AS(type, at degrees, "degrees", 0, 300, "Degrees", "A-TFT-24",                                          \
                  "The same, clockwise from straight away.", .unit = "degrees", OPTIONAL),                             \
        NUMBER_AS(type, at distance, "distance", 1, 24, "Distance", "TFT-SCAT-2", "How far the template is moved.",    \
                  .unit = "inches", OPTIONAL)

/* ---- morale ---- */

/* The modifiers of a unit or a crew that tests. */
struct tft_morale_basis {
    bool co_within_6;
    int32_t casualties;
    bool in_cover, air_flame_rocket, afv_within_12, green, elite;
    struct house_modifiers house;
};
/* `at`: its path in `type`. */
#define TFT_MORALE_ROWS(type, at)                                                                                      \
    FLAG_AS(type, at co_within_6, "co_within_6", "CO near", "TFT-MOR-2",                                               \
            "Whether a CO or political officer is within 6\"."),                                                       \
        NUMBER_AS(type, at casualties, "casualties", 0, 99, "Casualties", "A-TFT-19",                                  \
                  "Casualties so far in the game; each takes 2 off.", .unit = "figures", DEFAULT(0)),                  \
        FLAG_AS(type, at in_cover, "in_cover", "In cover", "TFT-MOR-2",                                                \
                "Whether the unit is in cover. A unit in cover flees to the edge."),                                   \
        FLAG_AS(type, at air_flame_rocket, "air_flame_rocket", "Under attack", "TFT-MOR-3",                            \
                "Whether it is under air, flame or rocket attack. The printed list has no artillery."),                \
        FLAG_AS(type, at afv_within_12, "afv_within_12", "AFV support", "TFT-MOR-2",                                   \
                "Whether an AFV supports it within 12\"."),                                                            \
        FLAG_AS(type, at green, "green", "Green", "TFT-MOR-2", "Green or lesser trained troops; not with elite."),     \
        FLAG_AS(type, at elite, "elite", "Elite", "TFT-MOR-2", "Elite troops; not with green."),                       \
        HOUSE_MODIFIERS_ROW(type, at house, TFT_OF_NUMBER)
/* Checks that its members are consistent. */
void tft_morale_basis_check(const struct tft_morale_basis *basis, const char *at, struct violations *violations);
void tft_morale_modify(struct tft_roll *roll, const struct tft_morale_basis *basis, struct explanation *why);

/* ---- damage ---- */

/* A figure that was hit. */
struct tft_body {
    int32_t strength; /* of the figure when unwounded */
    bool wounded;
};

/* How much stronger a hit is: by the roll, and by a charge. */
int32_t tft_multiplier(const struct tft_roll *roll, bool charging, const struct tft_options *options);
/* "The damage is doubled": for 2 to 4. */
const char *tft_multiplied(int32_t multiplier);
/* The damage of a number of dice, multiplied. */
int32_t tft_damage_throw(int32_t dice_count, int32_t multiplier, const struct tft_options *options, struct dice *dice,
                         struct explanation *why);
/* The effect of damage on a figure: an enum tft_result, TFT_UNHARMED for damage of 0. */
enum tft_result tft_damage_judge(int32_t damage, const struct tft_body *body, const struct tft_options *options,
                                 struct explanation *why);
/* The separator before the next of `count` names in a sentence, after `listed` of them: ": A, B and C". */
const char *tft_before(int32_t listed, int32_t count);
/* A figure that damage harmed, and how. */
struct tft_harmed {
    const char *name;
    int32_t result; /* enum tft_result, not TFT_UNHARMED */
};
/* The effects of damage, in the figures' order: ", wounding A and B and killing C". */
void tft_harms_say(const struct tft_harmed *harmed, int32_t count, struct text *line);
/* The clause of the damage's effect. `damage` FIELD_ABSENT: dead by a roll of 3, without damage. */
const char *tft_harm_clause(int32_t damage, const struct tft_body *body, const struct tft_options *options);

enum { TFT_DAMAGE_MAX = 999, TFT_SQUAD_MAX = 999 };

/* Hits whose damage has not been rolled, by weapon (A-TFT-46): twice the weapon, plus one if the damage is doubled.
 * Only firearms leave them. */
#define TFT_OWED_HIT_VALUES(X)                                                                                         \
    X(2 * TFT_RIFLE, "rifle", "Rifle")                                                                                 \
    X(2 * TFT_RIFLE + 1, "rifle_doubled", "Rifle, double damage", "Rifle, double damage")                              \
    X(2 * TFT_AUTO_RIFLE, "auto_rifle", "Automatic rifle", "Automatic rifle")                                          \
    X(2 * TFT_AUTO_RIFLE + 1, "auto_rifle_doubled", "Automatic rifle, double damage",                                  \
      "Automatic rifle, double damage")                                                                                \
    X(2 * TFT_PISTOL, "pistol", "Pistol")                                                                              \
    X(2 * TFT_PISTOL + 1, "pistol_doubled", "Pistol, double damage", "Pistol, double damage")                          \
    X(2 * TFT_SMG, "smg", "Submachine gun", "SMG")                                                                     \
    X(2 * TFT_SMG + 1, "smg_doubled", "Submachine gun, double damage", "SMG, double damage")                           \
    X(2 * TFT_LMG, "lmg", "Light machine gun", "LMG")                                                                  \
    X(2 * TFT_LMG + 1, "lmg_doubled", "Light machine gun, double damage", "LMG, double damage")                        \
    X(2 * TFT_HMG, "hmg", "Heavy machine gun", "HMG")                                                                  \
    X(2 * TFT_HMG + 1, "hmg_doubled", "Heavy machine gun, double damage", "HMG, double damage")
extern const struct choices tft_owed_hits;
enum { TFT_OWED_HITS_MAX = 6 };

extern const struct step tft_ranged_attack_step, tft_fire_action_step, tft_melee_score_step, tft_damage_roll_step,
    tft_morale_due_step, tft_morale_check_step, tft_rally_check_step, tft_clear_jam_step, tft_indirect_fire_step,
    tft_blast_damage_step, tft_building_damage_step, tft_movement_step, tft_afv_movement_step, tft_afv_attack_step,
    tft_afv_damage_step, tft_crew_check_step, tft_overrun_step, tft_close_assault_step;
