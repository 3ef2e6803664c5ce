/* What the steps of the WW2 skirmish share: rolls that must stay under a number, attributes and vehicles by name,
 * shots, and damage. The steps' own questions and answers are in steps.h. */
#pragma once
#include "tables.h"

/* ---- attributes, given or by the name of a figure ---- */

/* The one given, else that of the named figure; FIELD_ABSENT when neither says. */
int32_t tft_attribute(enum tft_attribute which, int32_t given, const char *profile, const struct tft_options *options);
/* That there is one. `at` is the pointer of the object that holds them, `member` the field's name. */
void tft_attribute_check(enum tft_attribute which, int32_t given, const char *profile,
                         const struct tft_options *options, const char *at, const char *member,
                         struct violations *violations);
/* Everything known of the named figure, or nothing but FIELD_ABSENT. */
struct tft_attributes tft_attributes_of(const char *profile, const struct tft_options *options);
/* That a named figure is known. */
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
/* That a figure is given or known by the vehicle's name (which tft_afv_name_check looks at). */
void tft_afv_figure_check(enum tft_afv_figure which, int32_t given, const char *name, const struct tft_options *options,
                          const char *pointer, struct violations *violations);

/* ---- 3D6 under a number ---- */

enum tft_critical { TFT_NOTHING_SPECIAL, TFT_ROLLED_5, TFT_ROLLED_4, TFT_ROLLED_3, TFT_CRITICALS };
enum tft_failure { TFT_NO_FAILURE, TFT_ROLLED_16, TFT_ROLLED_17, TFT_ROLLED_18, TFT_FAILURES };

struct tft_roll {
    int32_t needed;   /* the modified number */
    int32_t natural;  /* the dice */
    int32_t critical; /* enum tft_critical */
    int32_t failure;  /* enum tft_failure */
    bool success;
};

/* The number before its modifiers; `text` says whose and which. Wounded figures have half of it. */
void tft_roll_start(struct tft_roll *roll, const char *clause, const char *text, int32_t attribute, bool wounded,
                    const struct tft_options *options, struct explanation *why);
void tft_roll_modify(struct tft_roll *roll, const char *clause, const char *text, int32_t value,
                     struct explanation *why);
void tft_roll_apply(struct tft_roll *roll, enum tft_modifier modifier, struct explanation *why);
/* Throws to hit: 3 to 5 always hit, 16 to 18 never do. What special rolls mean depends on the roller. */
void tft_roll_to_hit(struct tft_roll *roll, enum tft_roller roller, const char *label,
                     const struct tft_options *options, struct dice *dice, struct explanation *why);
/* What the words of a reason are, by how an attribute roll ends. */
struct tft_check {
    const char *label; /* of the dice */
    const char *clause, *passed, *failed;
};
/* Throws against an attribute: special rolls count only by the option check_criticals. */
void tft_roll_check(struct tft_roll *roll, const struct tft_check *check, const struct tft_options *options,
                    struct dice *dice, struct explanation *why);
/* "11 against 14": what all rolls have in common. */
void tft_roll_say(const struct tft_roll *roll, struct text *line);

extern const struct choices tft_criticals, tft_failures;

/* Modified number, dice, hit, critical and failure of a roll to hit. `at`: where in `type` it lives, "roll." or
 * nothing. What a failure is called depends on what is rolled for.
 */
#define TFT_TO_HIT_FIELDS(type, at, modified_name, modified_title, failures_)                                          \
    {NAMED(modified_name, modified_title, "TFT-HIT-1", "What the dice must stay under."),                              \
     NUMBER(type, at needed, -TFT_NUMBER_MAX, TFT_NUMBER_MAX)},                                                        \
        {NAMED("natural", "Dice", "TFT-HIT-1", "The sum of the three dice."), NUMBER(type, at natural, 3, 18)},        \
        {NAMED("hit", "Hit", "TFT-HIT-1", "Whether it hits."), FACT(type, at success)},                                \
        {NAMED("critical", "Critical", "TFT-CRIT-1", "What a roll of 3 to 5 was."),                                    \
         CHOICE(type, at critical, tft_criticals)},                                                                    \
    {                                                                                                                  \
        NAMED("failure", "Failure", "TFT-CRIT-2", "What a roll of 16 to 18 was."), CHOICE(type, at failure, failures_) \
    }
/* Modified number and dice of a roll against an attribute, and whether it passed. */
#define TFT_CHECK_FIELDS(type, at, modified_name, modified_title)                                                      \
    {NAMED(modified_name, modified_title, "A-TFT-1", "What the dice must stay under."),                                \
     NUMBER(type, at needed, -TFT_NUMBER_MAX, TFT_NUMBER_MAX)},                                                        \
        {NAMED("natural", "Dice", NULL, "The sum of the three dice."), NUMBER(type, at natural, 3, 18)},               \
    {                                                                                                                  \
        NAMED("passed", "Passed", NULL, "Whether the dice stay under the number."), FACT(type, at success)             \
    }
enum { TFT_NUMBER_MAX = 999 };

/* ---- a shot ---- */

enum tft_cover { TFT_COVER_NONE, TFT_COVER_SOFT, TFT_COVER_HARD, TFT_COVERS };
extern const struct choices tft_covers;
extern const struct fields tft_target_fields;

/* What a figure that is shot at did and where it stands. */
struct tft_target {
    int32_t moved_inches; /* thousandths */
    bool prone;
    int32_t cover; /* enum tft_cover */
    bool full_cover, shot_last_round;
};

/* `at`: where in `type` the target lives, "state." or nothing. */
#define TFT_TARGET_FIELDS(type, at)                                                                                    \
    {NAMED("moved_inches", "Moved", "TFT-RNG-4", "How far the target moved in its turn."),                             \
     INCHES(type, at moved_inches, TFT_INCHES_MAX), DEFAULT(0)},                                                       \
        {NAMED("prone", "Prone", "TFT-RNG-7", "Whether the target lies prone."), FLAG(type, at prone)},                \
        {NAMED("cover", "Cover", "TFT-RNG-8", "The cover of the target; one kind only (A-TFT-10)."),                   \
         CHOICE(type, at cover, tft_covers), DEFAULT(TFT_COVER_NONE)},                                                 \
        {NAMED("full_cover", "Full cover", "TFT-RNG-9", "Whether the cover hides the target wholly. Needs a cover."),  \
         FLAG(type, at full_cover)},                                                                                   \
    {                                                                                                                  \
        NAMED("shot_last_round", "Shot last round", "TFT-RNG-8",                                                       \
              "Whether the target shot in the last round. It matters in full cover."),                                 \
            FLAG(type, at shot_last_round)                                                                             \
    }

/* That its members go together. */
void tft_target_check(const struct tft_target *target, const char *at, struct violations *violations);

/* A shot in the making. */
struct tft_shot {
    const struct tft_weapon_row *weapon; /* as the club plays it */
    bool thrown;                         /* the weapon is a grenade */
    int32_t action;                      /* enum tft_action */
    int32_t number;                      /* in this round, from 1 */
    int32_t range;                       /* thousandths */
    const struct tft_target *target;
    int32_t targets_before; /* how many other targets this weapon shot at before; 0: the first */
    int32_t gap;            /* distance from the previous target, in thousandths; FIELD_ABSENT: none */
};

/* What forbids any shot of this weapon with this action. Says why and returns true. */
bool tft_firing_is_refused(const struct tft_weapon_row *weapon, bool thrown, int32_t action, struct explanation *why);
/* What forbids this very shot. */
bool tft_shot_is_refused(const struct tft_shot *shot, struct explanation *why);
/* Range and aim: what thrown weapons share with firearms. */
void tft_roll_apply_range(struct tft_roll *roll, int32_t range, int32_t effective, int32_t action,
                          struct explanation *why);
void tft_shot_modify(struct tft_roll *roll, const struct tft_shot *shot, const struct tft_options *options,
                     struct explanation *why);

/* ---- damage ---- */

/* A figure that is hit. */
struct tft_body {
    int32_t strength; /* of the unwounded figure */
    bool wounded;
};

/* How much harder a hit is: by the roll, and by a charge. */
int32_t tft_multiplier(const struct tft_roll *roll, bool charging, const struct tft_options *options);
/* The damage of so many dice, multiplied. */
int32_t tft_damage_throw(int32_t dice_count, int32_t multiplier, const struct tft_options *options, struct dice *dice,
                         struct explanation *why);
/* What damage does to a figure: an enum tft_result, TFT_UNHARMED for damage of 0. */
enum tft_result tft_damage_judge(int32_t damage, const struct tft_body *body, const struct tft_options *options,
                                 struct explanation *why);
const char *tft_result_name(int32_t result);
/* The clause by which damage does what it does. `damage` FIELD_ABSENT: dead by a roll of 3, without damage. */
const char *tft_harm_clause(int32_t damage, const struct tft_body *body, const struct tft_options *options);

enum { TFT_DAMAGE_MAX = 999, TFT_SQUAD_MAX = 999 };
