/* A figure or a vehicle of the WW2 skirmish on the table, the inputs that it fills in, and what rulings do to it. */
#pragma once
#include "rulesets/tft_ww2/tft.h"

/* Why what acts names no deed. */
#define TFT_ACTION_OF_TURN "the action of the turn is a member of the figure (A-TFT-42), done in parts up to its amount"

#define TFT_UNIT_KIND_VALUES(X)                                                                                        \
    X(TFT_KIND_FIGURE, "figure", "A man")                                                                              \
    X(TFT_KIND_AFV, "afv", "A vehicle with its crew", "AFV")
ENUM(tft_unit_kind, TFT_UNIT_KIND_VALUES, TFT_UNIT_KINDS);
/* For figures and for vehicles, from better to worse: a ruling never improves a fate. */
#define TFT_FATE_VALUES(X)                                                                                             \
    X(TFT_IN_PLAY, "in_play", NULL)                                                                                    \
    X(TFT_FATE_FLED, "fled", "removed at the table edge")                                                              \
    X(TFT_FATE_SURRENDERED, "surrendered", "the enemy blocked its way to the table edge")                              \
    X(TFT_FATE_INCAPACITATED, "incapacitated", "for the rest of the game")                                             \
    X(TFT_FATE_DEAD, "dead", NULL)                                                                                     \
    X(TFT_FATE_ABANDONED, "abandoned", "a vehicle that was left by its crew")                                          \
    X(TFT_FATE_KNOCKED_OUT, "knocked_out", "a vehicle")                                                                \
    X(TFT_FATE_EXPLODED, "exploded", "a vehicle")
ENUM(tft_fate, TFT_FATE_VALUES, TFT_FATES);
#define TFT_FLIGHT_VALUES(X)                                                                                           \
    X(TFT_NOT_FLEEING, "none", "It does not flee")                                                                     \
    X(TFT_TO_COVER, "to_cover", "To the nearest cover that the enemy does not hold")                                   \
    X(TFT_TO_EDGE, "to_edge", "To the table edge; a vehicle in reverse")
ENUM(tft_flight, TFT_FLIGHT_VALUES, TFT_FLIGHTS);

struct tft_unit {
    int32_t kind; /* enum tft_unit_kind */
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    char squad[FIELD_TEXT_SIZE(TFT_NAME_MAX)]; /* whose commander tests morale */
    int32_t rank;                              /* enum tft_rank or FIELD_ABSENT: the profile may have it */
    bool commands, wounded, green, elite;
    int32_t fate; /* enum tft_fate */
    struct tft_attributes attributes;
    int32_t weapon, weapon_state; /* enum tft_weapon or FIELD_ABSENT, enum tft_held_state */
    bool bayonet_fixed;
    int32_t sidearm, sidearm_state;               /* likewise */
    int32_t dropped_state, sidearm_dropped_state; /* as they were when dropped: enum tft_weapon_state */
    int32_t served_state;                         /* of a mortar or the like that it serves: enum tft_weapon_state */
    bool prone, full_cover;
    int32_t cover;  /* enum tft_cover */
    int32_t flight; /* enum tft_flight */
    bool at_goal;   /* the flight is over */
    /* In this turn: how often it did that, or that was done to it. */
    int32_t rally_tried, indirect, attacked, gun_handled;
    /* In this turn, and in the last. */
    int32_t action;       /* enum tft_action or FIELD_ABSENT */
    bool action_used;     /* the item has been handled */
    bool move_ended;      /* it has turned at the end of a run, or attacked hand to hand */
    int32_t moved_inches; /* thousandths */
    int32_t points_spent; /* of movement, thousandths */
    int32_t shots;
    struct tft_aimed_at aimed_at; /* the ids of its targets */
    bool shot_last_round, under_fire, under_fire_last_round;
    /* What happened to its unit and its side in this turn, and its unit's casualties in the whole game: all figures
     * store it, and their commander tests for it. */
    int32_t members_down, cos_down, attacks, casualties;
    int32_t members_tested; /* of members_down: how many were down at its last test */
    /* Dice that are yet to be thrown. */
    int32_t owed_hits[TFT_OWED_HITS_MAX]; /* of a figure: values of tft_owed_hits, oldest first; FIELD_ABSENT */
    int32_t hits, vulnerable_hits, blast_hits, crew_tests; /* of a vehicle; by guns, and by shells and bombs */
    int32_t blast_ap;                                      /* of the blast that hit a vehicle last; FIELD_ABSENT */
    bool in_hand;                                          /* a grenade went off in its hand */
    /* The throw or indirect shot whose blast has not been resolved: enum tft_indirect_weapon or FIELD_ABSENT. */
    int32_t owed_blast, owed_blast_multiplier;
    bool owed_blast_scattered, owed_blast_new; /* new: of this turn */
    /* Vehicles; FIELD_ABSENT where a number is not known. */
    struct tft_afv afv; /* all but its name */
    bool buttoned, mgs_destroyed, immobilised, main_gun_destroyed;
    bool reversed; /* in this turn */
};

extern const struct fields tft_unit_fields;
extern const struct unit_type tft_unit_type;
/* Checks that its members are consistent. */
void tft_unit_check(const void *unit, const void *options, const char *pointer, struct violations *violations);
/* The profile's value of this member, for a figure or a vehicle; FIELD_ABSENT: none. */
int32_t tft_unit_follows(const void *unit, const void *options, const char *member);
/* Why it is out of the game, or NULL. */
const char *tft_unit_out(const void *unit);
/* Hits of a figure whose damage has not been rolled. */
int32_t tft_hits_owed(const struct tft_unit *unit);
bool tft_unit_flees(const struct tft_unit *unit);
/* Whether its crew failed and it can go back: an immobilised one stays where it is. */
bool tft_crew_goes_back(const struct tft_unit *unit);
bool tft_unit_is_co(const struct tft_unit *unit);
/* Whether it is of this kind (enum tft_unit_kind), and in the game. */
bool tft_unit_is_still(int32_t kind, const struct tft_unit *unit);
/* Hits on a vehicle whose damage is not rolled, from any weapon. */
int32_t tft_afv_hits_owed(const struct tft_unit *unit);
/* What it owes before anything else, as long as it is in the game: a figure the damage of a hit, and the blast in its
 * hand; a vehicle the damage of a hit, and its crew's test. */
bool tft_owes_damage(const struct tft_unit *unit);
bool tft_owes_blast_in_hand(const struct tft_unit *unit);
bool tft_owes_afv_damage(const struct tft_unit *unit);
bool tft_owes_crew_test(const struct tft_unit *unit);
extern const struct choices tft_fates, tft_flights;

/* ---- bars ---- */

extern const struct unit_bar tft_bars[];
extern const struct unit_deed tft_deeds[]; /* (roster_bars.c) */
/* By the weapon that a question is about (roster_arms.c): neither of those that it carries, with the one in hand jammed
 * or dropped; not a firearm; without another shot in this turn; not allowed for the action taken; in one of the states
 * that are not ready. */
bool tft_takes_up_a_third(const struct barring *it);
bool tft_has_no_firearm(const struct barring *it);
bool tft_has_shot_all(const struct barring *it);
bool tft_aims_an_automatic(const struct barring *it);
bool tft_snaps_what_cannot(const struct barring *it);
bool tft_uses_a_jammed(const struct barring *it);
bool tft_uses_a_jammed_hard(const struct barring *it);
bool tft_uses_a_dropped(const struct barring *it);
bool tft_uses_a_broken(const struct barring *it);
/* At a weapon on the table, with an action that allows no shooting. */
bool tft_serves_apart(const struct barring *it);
/* By throws, indirect shots and their blasts (roster_blasts.c). */
bool tft_blast_misses_its_thrower(const struct barring *it);
bool tft_has_thrown_nothing(const struct barring *it);
bool tft_is_hit_and_throws(const struct barring *it);
bool tft_flees_and_throws(const struct barring *it);
bool tft_throws_as_another(const struct barring *it);
bool tft_fires_as_thrower(const struct barring *it);
bool tft_has_thrown(const struct barring *it);
bool tft_has_called(const struct barring *it);
bool tft_lets_a_blast_lapse(const struct barring *it);
/* By hits on a vehicle (roster_hits.c). */
bool tft_has_no_crew_test(const struct barring *it);
bool tft_tests_before_damage(const struct barring *it);
bool tft_was_not_hit(const struct barring *it);
bool tft_was_hit_otherwise(const struct barring *it);
bool tft_was_hit_by_another(const struct barring *it);
/* The number that the question gives in the role's place, or the unit's; FIELD_ABSENT where the step asks for none. */
int32_t tft_asked(const struct barring *it, const char *member);
/* Whether a role is in this set of a question: barring.roles, or barring.taken. */
bool tft_has_role(uint32_t roles, const struct barring *it, const char *role);
/* The weapon that a question of indirect fire is about. */
struct tft_indirect_asked {
    bool thrown, on_table, harms;
};
struct tft_indirect_asked tft_indirect_asked(const void *input);
/* Whether these points (thousandths) are more than half of a vehicle's in a question of afv-attack. */
bool tft_afv_has_gone_too_far(int32_t spent, const void *input, const struct tft_options *options);

/* ---- what units fill in ---- */

/* The texts of record facts (X-KNOW), after the unit's name. */
#define TFT_AS_BEFORE "what the rulings before made of it is on record, and it is otherwise"
#define TFT_HAS_ACTED "it has another action in this turn, and may choose again in the next"
#define TFT_KNOWS_ACTION KNOWS("action", "TFT-ACT-0", TFT_HAS_ACTED)
/* The same where it has a default. */
#define TFT_KNOWS_OR_ASSUMES_ACTION KNOWS("action", "TFT-ACT-0", TFT_HAS_ACTED, .assumed = true)
#define TFT_FIGURE_FILLS                                                                                               \
    FILLS("profile"), KNOWS("wounded", "TFT-DMG-2", "whether it is wounded is on record, and it is not so")
/* One of a list of targets, or one side of a fight, by its name. */
#define TFT_NAMED_FILLS FILLS("name", .member = "id"), TFT_FIGURE_FILLS, FILLS("strength")
#define TFT_STANCE_FILLS                                                                                               \
    KNOWS("moved_inches", "TFT-RNG-4", "it has moved otherwise in this turn"),                                         \
        KNOWS("prone", "TFT-RNG-7", "whether it lies prone is on record, and it is not so"), FILLS("cover"),           \
        FILLS("full_cover"),                                                                                           \
        KNOWS("shot_last_round", "TFT-RNG-8", "whether it shot in the turn before is on record, and it is not so")
int32_t tft_is_fleeing(const struct unit_fact *it); /* bool */
int32_t tft_has_cover(const struct unit_fact *it);  /* bool */
int32_t tft_is_afv(const struct unit_fact *it);     /* bool */

/* ---- units that cannot take a role ---- */

/* Why, or NULL. */
const char *tft_not_a_figure(const void *unit);
const char *tft_not_an_afv(const void *unit);
const char *tft_not_a_co(const void *unit);
#define TFT_OF_FIGURES .unfit = tft_not_a_figure
#define TFT_OF_AFVS .unfit = tft_not_an_afv

/* ---- what rulings do ---- */

/* A number as units store it, limited to its range. */
int32_t tft_counted(int32_t number);
/* Whether a question of morale-check says that the unit saw what it would test for. */
bool tft_morale_is_seen(const void *input);
/* Puts a unit out of the game; a worse fate stays. */
void tft_fate_effect(enum tft_fate fate, const char *clause, int32_t role, int32_t item, struct tabletop *tabletop);
/* The same in a way that counts for morale. */
void tft_fall_effects(enum tft_fate fate, const char *clause, int32_t role, int32_t item, struct tabletop *tabletop);
/* What a hit did. `result`: enum tft_result; `clause`: that of tft_harm_clause. */
void tft_harm_effects(int32_t result, const char *clause, int32_t role, int32_t item, struct tabletop *tabletop);
/* What happened to the weapon that a figure used, and which one it is now: a broken one is an improvised one. */
void tft_weapon_effects(const struct tft_arms *arms, int32_t weapon, int32_t becomes, int32_t held_state, int32_t role,
                        struct tabletop *tabletop);
/* What the inputs of arms and of the round's targets are filled with. */
#define TFT_ARMS_FILLS                                                                                                 \
    FILLS("weapon"), KNOWS("weapon_state", "A-TFT-43", "its weapon is in another state"),                              \
        KNOWS("dropped_state", "A-TFT-43", "its weapon was in another state when it was dropped"),                     \
        KNOWS("in_hand", "A-TFT-43", "it has another weapon in hand", .member = "weapon"),                             \
        KNOWS("sidearm", "A-TFT-43", "it has another sidearm"),                                                        \
        KNOWS("sidearm_state", "A-TFT-43", "its sidearm is in another state")
#define TFT_AIMED_AT_FILLS                                                                                             \
    KNOWS("first_target", "A-TFT-45", "it shot at another target first"),                                              \
        KNOWS("last_target", "A-TFT-45", "it shot at another target last"),                                            \
        KNOWS("targets_shot", "A-TFT-45", "it shot at another number of targets")
/* What units never know of their surroundings. */
#define TFT_SURROUNDINGS ASSUMES("co_within_6"), ASSUMES("afv_within_12"), ASSUMES("air_flame_rocket")
/* Whether a question of movement fixes a bayonet, or removes it. */
bool tft_movement_fixes_bayonet(const void *input);
/* How many figures a question of close assault counts. */
int32_t tft_assault_figures(const void *input);
/* On the one unit of a step that moves: how far it has moved in this turn. */
void tft_moved_effects(int32_t inches, const char *clause, struct tabletop *tabletop);
/* A unit failed its morale check and flees; TFT_NOT_FLEEING: its flight is over. A unit that is out of the game stays
 * out. */
void tft_flight_effects(enum tft_flight flight, const char *clause, int32_t role, int32_t item,
                        struct tabletop *tabletop);
