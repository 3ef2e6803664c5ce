/* What the steps of the d12 skirmish share: values and structs that several of them use, rows that several tables have,
 * and the functions of which exchanges are composed. What only one step needs is in its file. Distances are in
 * thousandths of an inch. */
#pragma once
#include "rulesets/d12_skirmish/options.h"
#include <umpire/rules.h>

enum { D12_SIDES = 12, D12_NAME_MAX = 40, D12_INCH = 1000, D12_RANGE_MAX = 999 * D12_INCH };
enum {
    D12_WOUNDS_MAX = 9,
    D12_FIGURES_MAX = 999,
    D12_TERRAIN_MAX = 8,
    D12_OBSTACLES_MAX = 12,
    D12_VALUE_MAX = 2,
    D12_RUNS_MAX = 99
};

/* The input of a step without inputs. */
struct d12_no_input {
    char nothing;
};

/* ---- what all figures share (figure.c) ---- */

#define D12_KIND_VALUES(X)                                                                                             \
    X(D12_FOOT, "foot", "On foot, a rider without his mount included")                                                 \
    X(D12_CAVALRY, "cavalry", "Mounted")
ENUM(d12_kind, D12_KIND_VALUES, D12_KINDS);

#define D12_QUALITY_VALUES(X)                                                                                          \
    X(D12_ELITE, "elite", "Elite: the best troops")                                                                    \
    X(D12_VETERAN, "veteran", "Veteran")                                                                               \
    X(D12_REGULAR, "regular", "Regular")                                                                               \
    X(D12_RAW, "raw", "Raw: the poorest troops")
ENUM(d12_quality, D12_QUALITY_VALUES, D12_QUALITIES);

#define D12_GAME_VALUES(X)                                                                                             \
    X(D12_UNIT_GAME, "unit", "A game of units: figures have 1 wound, officers 2, and keep near their leader")          \
    X(D12_INDIVIDUAL_GAME, "individual", "A game of individuals: each figure has 3 wounds and goes where it likes")
ENUM(d12_game, D12_GAME_VALUES, D12_GAMES);

#define D12_COVER_VALUES(X)                                                                                            \
    X(D12_COVER_NONE, "none", "In the open")                                                                           \
    X(D12_COVER_SOFT, "soft", "Soft cover, such as a fence or a hedge")                                                \
    X(D12_COVER_HARD, "hard", "Hard cover, such as a wall")
ENUM(d12_cover, D12_COVER_VALUES, D12_COVERS);

extern const struct choices d12_kinds, d12_qualities, d12_games, d12_covers;

/* The row of a table of modifiers. */
extern const struct fields d12_modifier_fields;

/* The quality whose modifier applies; FIELD_ABSENT: the troop type's own value (FIELD_ABSENT: none) replaces it. */
int32_t d12_quality_that_counts(int32_t quality, int32_t value, const struct d12_options *options);
/* Adds the troop type's own value, if there is one. */
void d12_modify_by_troop_type(int32_t value, int32_t *modifier, struct explanation *why);

/* How many wounds a figure can take, and how many it has. */
struct d12_body {
    int32_t game, ability; /* enum d12_game, enum d12_ability */
    bool officer;
    int32_t wounds;
    int32_t wounds_max; /* FIELD_ABSENT: by game and rank */
};
/* Its fields, at a path that ends with a dot or is empty. */
#define BODY_GAME(type, at, ...)                                                                                       \
    CHOICE_AS(type, at game, "game", d12_games, "Game", "D12-WND-0",                                                   \
              "With the rank it sets how many wounds the figure can take.", DEFAULT(D12_UNIT_GAME), __VA_ARGS__)
#define BODY_ABILITY(type, at, doc_, ...)                                                                              \
    CHOICE_AS(type, at ability, "ability", d12_abilities, "Ability", "D12-SKL-2", doc_, DEFAULT(D12_NO_ABILITY),       \
              __VA_ARGS__)
#define BODY_WOUNDS_MAX(type, at, ...)                                                                                 \
    NUMBER_AS(type, at wounds_max, "wounds_max", 1, D12_WOUNDS_MAX, "Wounds allowed", "D12-WND-0",                     \
              "How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not " \
              "the last (A-D12-25).",                                                                                  \
              .unit = "wounds", OPTIONAL, __VA_ARGS__)
#define BODY_ROWS(type, at, ability_doc)                                                                               \
    BODY_ABILITY(type, at, ability_doc), BODY_GAME(type, at),                                                          \
        FLAG_AS(type, at officer, "officer", "Officer", "D12-WND-0",                                                   \
                "Whether the figure is an officer. It matters in a game of units."),                                   \
        NUMBER_AS(type, at wounds, "wounds", 0, D12_WOUNDS_MAX, "Wounds", "A-D12-23",                                  \
                  "Wounds that the figure has taken before.", .unit = "wounds", DEFAULT(0)),                           \
        BODY_WOUNDS_MAX(type, at)

int32_t d12_wounds_allowed(const struct d12_body *body);
/* The same, with its reasons. */
int32_t d12_explain_wounds_allowed(const struct d12_body *body, struct explanation *why);
/* Checks that the figure is alive. `pointer` is that of its wounds. */
void d12_body_check(const struct d12_body *body, const char *pointer, struct violations *violations);

/* ---- ability: a figure has the one that its die gave it ---- */

#define D12_ABILITY_VALUES(X)                                                                                          \
    X(D12_NO_ABILITY, "none", "No ability")                                                                            \
    X(D12_EXPERT_SKIRMISHER, "expert_skirmisher", "Expert Skirmisher: harder to hit when shot at")                     \
    X(D12_COMBAT_EXPERT, "combat_expert", "Combat Expert: better hand to hand")                                        \
    X(D12_DEAD_EYE, "dead_eye", "Dead Eye: shoots better")                                                             \
    X(D12_TOUGH, "tough", "Tough as old boots: wounds are lighter")                                                    \
    X(D12_QUICK_LOADER, "quick_loader", "Quick loader: may move and reload")                                           \
    X(D12_LOYAL, "loyal", "Loyal to the cause: better morale")                                                         \
    X(D12_RUNNER, "runner", "Runner: may run three turns in a row")                                                    \
    X(D12_FAST_MOVER, "fast_mover", "Fast mover: moves farther")                                                       \
    X(D12_YELLA, "yella", "Yella: worse morale")                                                                       \
    X(D12_SHOT_IN_THE_LEG, "shot_in_the_leg", "Shot in the leg: moves less far")                                       \
    X(D12_TWITCHY_ARM, "twitchy_arm", "Twitchy shooting arm: shoots worse")                                            \
    X(D12_CAMPAIGN_WOUND, "campaign_wound", "Campaign wound: can take one wound fewer")
ENUM(d12_ability, D12_ABILITY_VALUES, D12_ABILITIES);

/* What an ability applies to. */
#define D12_USE_VALUES(X)                                                                                              \
    X(D12_WHEN_SHOT_AT, "when_shot_at", "Rolls to hit the figure")                                                     \
    X(D12_IN_COMBAT, "in_combat", "Hand to hand rolls")                                                                \
    X(D12_WHEN_SHOOTING, "when_shooting", "Its own rolls to hit")                                                      \
    X(D12_WHEN_HURT, "when_hurt", "Wound rolls against it")                                                            \
    X(D12_WHEN_RELOADING, "when_reloading", "It may move and reload; there is no modifier")                            \
    X(D12_IN_MORALE, "in_morale", "Morale rolls")                                                                      \
    X(D12_TURNS_OF_RUNNING, "turns_of_running", "Turns in a row in which it may run or charge")                        \
    X(D12_WHEN_MOVING, "when_moving", "Its move, in inches")                                                           \
    X(D12_WOUNDS_ALLOWED, "wounds_allowed", "Wounds that it can take, but never fewer than 1")
ENUM(d12_use, D12_USE_VALUES, D12_USES);

extern const struct choices d12_abilities;

/* Adds what an ability gives in one use, with its reason; nothing if it applies to another use. */
void d12_modify_by_ability(int32_t *modifier, int32_t ability, enum d12_use use, int32_t kind, struct explanation *why);

/* ---- movement ---- */

#define D12_MODE_VALUES(X)                                                                                             \
    X(D12_WALK, "walk", "The normal move")                                                                             \
    X(D12_CRAWL, "crawl", "Half of it, foot only")                                                                     \
    X(D12_RUN, "run", "Twice the normal move")                                                                         \
    X(D12_CHARGE, "charge", "Twice the normal move, at an enemy")
ENUM(d12_mode, D12_MODE_VALUES, D12_MODES);

extern const struct field d12_terrain_item;

#define D12_CHARGED_BY_VALUES(X)                                                                                       \
    X(D12_NOT_CHARGED, "none", "It is not being charged")                                                              \
    X(D12_CHARGED_BY_FOOT, "foot", "Foot charges it")                                                                  \
    X(D12_CHARGED_BY_CAVALRY, "cavalry", "Cavalry charges it")
ENUM(d12_charged_by, D12_CHARGED_BY_VALUES, D12_CHARGED_BYS);
extern const struct choices d12_charged_bys; /* (morale_check.c) */

#define D12_FLIGHT_VALUES(X)                                                                                           \
    X(D12_STAYS, "none", "It need not give way")                                                                       \
    X(D12_MUST_RETREAT, "retreat", "It retreats to cover, and is not there yet")                                       \
    X(D12_MUST_FLEE, "panic", "It panics, and must make a full move away from the enemy")
ENUM(d12_flight, D12_FLIGHT_VALUES, D12_FLIGHTS);
extern const struct choices d12_flights; /* (movement.c) */

struct d12_movement_input {
    int32_t kind, mode, wounds, ability;
    int32_t consecutive_runs;
    int32_t charged_by; /* enum d12_charged_by: of the unit that it charges */
    int32_t gives_way;  /* enum d12_flight */
    int32_t cover;      /* enum d12_cover: at its end */
    bool pinned, hides; /* it hides at its end */
    int32_t terrain_count;
    int32_t terrain[D12_TERRAIN_MAX]; /* as d12_terrain_item describes it */
};

struct d12_fraction {
    int32_t numerator, denominator; /* in lowest terms */
};

struct d12_movement_outcome {
    int32_t allowance;         /* thousandths of an inch, rounded down */
    struct d12_fraction exact; /* of an inch: what is compared with */
};

/* The normal move of foot or cavalry, in inches. */
int32_t d12_normal_move(int32_t kind);
/* For how many turns in a row a figure may run or charge. */
int32_t d12_turns_of_running(int32_t ability, int32_t kind);
enum ruling_status d12_movement(const struct d12_movement_input *move, const struct d12_options *options,
                                struct explanation *why, struct d12_movement_outcome *ret);

/* ---- stand-and-fire ---- */

struct d12_stand_and_fire_input {
    int32_t charger; /* enum d12_kind */
    int32_t distance;
    bool loaded, moved, hidden, pinned;
};

bool d12_stand_and_fire(const struct d12_stand_and_fire_input *input, struct explanation *why);

/* ---- ranged-attack ---- */

#define D12_WEAPON_VALUES(X)                                                                                           \
    X(D12_RIFLED_MUSKET, "rifled_musket", "Rifled musket: to 10\", 20\" and 40\"")                                     \
    X(D12_CARBINE, "carbine", "Carbine: to 6\", 12\" and 24\"")                                                        \
    X(D12_SHOTGUN, "shotgun", "Shotgun: close to 6\", then extreme to 10\"")                                           \
    X(D12_PISTOL, "pistol", "Pistol: close to 6\", medium to 10\", no farther")
ENUM(d12_weapon, D12_WEAPON_VALUES, D12_WEAPONS);

#define D12_LOADING_VALUES(X)                                                                                          \
    X(D12_MUZZLE, "muzzle", "A gunpowder weapon that takes a turn to reload")                                          \
    X(D12_BREECH, "breech", "A breechloader, which may fire every turn")                                               \
    X(D12_REPEATER, "repeater", "A repeater, which may fire every turn")
ENUM(d12_loading, D12_LOADING_VALUES, D12_LOADINGS);

#define D12_TARGET_MOVEMENT_VALUES(X)                                                                                  \
    X(D12_TARGET_OTHER, "other", "The target stands or walks")                                                         \
    X(D12_TARGET_CRAWLING, "crawling", "The target crawls")                                                            \
    X(D12_TARGET_RUNNING, "running", "The target runs")                                                                \
    X(D12_TARGET_CHARGING, "charging", "The target charges, which counts as running")
ENUM(d12_target_movement, D12_TARGET_MOVEMENT_VALUES, D12_TARGET_MOVEMENTS);

#define D12_BAND_VALUES(X)                                                                                             \
    X(D12_CLOSE, "close", "Close range")                                                                               \
    X(D12_MEDIUM, "medium", "Medium range")                                                                            \
    X(D12_EXTREME, "extreme", "Extreme range, also called long range")
ENUM(d12_band, D12_BAND_VALUES, D12_BANDS);

#define D12_SHOT_RESULT_VALUES(X)                                                                                      \
    X(D12_HIT, "hit", "The target is hit: roll for the wound")                                                         \
    X(D12_MISS, "miss", "The shot misses")                                                                             \
    X(D12_MISFIRE, "misfire", "The weapon misfires: roll on the misfire table")
ENUM(d12_shot_result, D12_SHOT_RESULT_VALUES, D12_SHOT_RESULTS);

extern const struct choices d12_weapons, d12_loadings, d12_target_movements, d12_bands, d12_shot_results;
extern const struct field d12_obstacle_item;

struct d12_shot {
    int32_t weapon, loading;
    int32_t range;
    int32_t quality;
    int32_t shooting_value; /* FIELD_ABSENT: no troop type */
    int32_t wounds, ability;
    int32_t obstacle_count;
    int32_t obstacles[D12_OBSTACLES_MAX]; /* 0 soft, 1 hard */
    int32_t target_cover, target_movement;
    bool target_hidden, target_expert;
    bool loaded, moved, firer_hidden, pinned;
    struct house_modifiers house;
};
/* Its fields that other tables have, too, at a path that is empty or ends with a dot. */
#define SHOT_WEAPON(type, at)                                                                                          \
    CHOICE_AS(type, at weapon, "weapon", d12_weapons, "Weapon", "D12-SHO-2", "What is fired; it sets the ranges.")
#define SHOT_LOADING(type, at, ...)                                                                                    \
    CHOICE_AS(type, at loading, "loading", d12_loadings, "Loading", "D12-SHO-1",                                       \
              "A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn.",             \
              DEFAULT(D12_MUZZLE), __VA_ARGS__)
#define SHOT_QUALITY(type, at)                                                                                         \
    CHOICE_AS(type, at quality, "quality", d12_qualities, "Quality", "D12-SHO-5", "Quality of the firer.",             \
              DEFAULT(D12_REGULAR))
#define SHOT_VALUE(type, at)                                                                                           \
    NUMBER_AS(type, at shooting_value, "shooting_value", -D12_VALUE_MAX, D12_VALUE_MAX, "Shooting value", "A-D12-24",  \
              "The firer's own value from the troop type table. It replaces the modifier of the quality, unless the "  \
              "option troop_type_replaces says no.",                                                                   \
              OPTIONAL)
#define SHOT_OBSTACLES(type, at)                                                                                       \
    LIST_AS(type, at obstacles, "obstacles", int32_t, d12_obstacle_item, at obstacle_count, 0, D12_OBSTACLES_MAX,      \
            "Obstacles", "A-D12-14",                                                                                   \
            "What is shot over, each with its modifier; more than three cannot be. The target's own cover is not "     \
            "among them (A-D12-15).",                                                                                  \
            .presence = FIELD_DEFAULTED)
#define SHOT_LOADED(type, at)                                                                                          \
    FACT_AS(type, at loaded, "loaded", "Loaded", "D12-SHO-1",                                                          \
            "Whether the weapon is loaded. Breechloaders and repeaters always are, unless they jammed.",               \
            DEFAULT(true))
#define SHOT_COVER(type, at, name_)                                                                                    \
    CHOICE_AS(type, at target_cover, name_, d12_covers, "Target's cover", "A-D12-15",                                  \
              "The cover that the target itself is in. A fence that it stands behind is given here or among the "      \
              "obstacles, not twice.",                                                                                 \
              DEFAULT(D12_COVER_NONE))

/* The bounds of a shot's modifiers: the worst of the rules' is nine wounds and three walls. */
enum { D12_SHOT_MODIFIER_MIN = -30 - HOUSE_MODIFIER_SUM_MAX, D12_SHOT_MODIFIER_MAX = 8 + HOUSE_MODIFIER_SUM_MAX };

/* Whether it may be fired; the band, or the reason why not. */
enum ruling_status d12_shot_permit(const struct d12_shot *shot, struct explanation *why, int32_t *ret_band);
/* `house`: the question's own; NULL: none. */
int32_t d12_shot_modifier(const struct d12_shot *shot, const struct house_modifiers *house, int32_t band,
                          const struct d12_options *options, struct explanation *why);
/* Several shots of that kind at once: how many had each result. */
void d12_shots(int32_t modifier, int32_t count, struct dice *dice, struct explanation *why,
               int32_t ret[D12_SHOT_RESULTS]);

/* ---- misfire ---- */

#define D12_MISFIRE_VALUES(X)                                                                                          \
    X(D12_EXPLODES, "explodes", "The weapon explodes: roll on the wound table for the firer")                          \
    X(D12_OUT_OF_AMMO, "out_of_ammo", "Out of ammo")                                                                   \
    X(D12_JAMMED, "jammed", "Jammed: reload next turn")                                                                \
    X(D12_BAD_POWDER, "bad_powder", "Bad powder: fire again next turn")
ENUM(d12_misfire, D12_MISFIRE_VALUES, D12_MISFIRES);
extern const struct choices d12_misfire_effects;

/* The effects of several misfires at once: how many had each. */
void d12_misfires(int32_t count, const struct d12_options *options, struct dice *dice, struct explanation *why,
                  int32_t ret[D12_MISFIRES]);

/* ---- damage-roll ---- */

/* The harm of one hit to some of the figures that it is rolled for. */
struct d12_harm {
    int32_t figures;
    int32_t result; /* the step's word for it; exchanges do not use it */
    int32_t wounds; /* each */
    bool thrown, dead;
};
enum { D12_WOUND_LINES = 5, D12_HARMS_MAX = 2 }; /* lines of a table; a fall may do harm or not */

/* The modifier of the wound roll. */
int32_t d12_wound_modifier(bool close_range, int32_t ability, struct explanation *why);
/* Whether the dice should tell which line of the table killed a figure, or only that it is dead. */
enum d12_detail { D12_EACH_ROW, D12_DEATH_IS_DEATH };

/* One hit on each of some figures that can take `wounds_left` more wounds. */
struct d12_hits {
    int32_t kind, wounds_left, figures, modifier;
    enum d12_detail detail;
    bool only_killed; /* odds: lines that do not kill are not counted (dice_ignore) */
};

/* How many figures fall on each line of their table. Lines that odds do not count have none. */
void d12_throw_wounds(const struct d12_hits *hits, struct dice *dice, int32_t ret_counts[D12_WOUND_LINES]);
/* Whether figures of one line roll for a fall: they are thrown, and alive. */
bool d12_falls(const struct d12_hits *hits, int32_t row, int32_t figures);
/* The harm to the figures of one line, including falls; returns how many kinds there are. */
int32_t d12_suffer(const struct d12_hits *hits, int32_t row, int32_t figures, struct dice *dice,
                   struct explanation *why, struct d12_harm ret[D12_HARMS_MAX]);
/* One hit on one figure, from its body on. */
struct d12_harm d12_hit_figure(int32_t kind, const struct d12_body *body, bool close_range, enum d12_detail detail,
                               struct dice *dice, struct explanation *why);

/* ---- melee-score ---- */

#define D12_MELEE_WEAPON_VALUES(X)                                                                                     \
    X(D12_NO_WEAPON, "none", "Neither sword nor bayonet")                                                              \
    X(D12_SWORD, "sword", "A sword")                                                                                   \
    X(D12_BAYONET, "bayonet", "A bayonet")
ENUM(d12_melee_weapon, D12_MELEE_WEAPON_VALUES, D12_MELEE_WEAPONS);
extern const struct choices d12_melee_weapons;

#define D12_MELEE_WINNER_VALUES(X)                                                                                     \
    X(D12_NO_WINNER, "none", "Nobody: the totals are equal")                                                           \
    X(D12_SIDE_1, "side1", "Side 1", "Side 1")                                                                         \
    X(D12_SIDE_2, "side2", "Side 2", "Side 2")
ENUM(d12_melee_winner, D12_MELEE_WINNER_VALUES, D12_MELEE_WINNERS);

#define D12_MELEE_RESULT_VALUES(X)                                                                                     \
    X(D12_DRAW, "draw", "Nothing: the totals are equal")                                                               \
    X(D12_BLOCKED, "blocked", "The winner only blocks the blow")                                                       \
    X(D12_WOUNDS, "wounds", "The loser is wounded")                                                                    \
    X(D12_KILLS, "kills", "The loser is killed at once")
ENUM(d12_melee_result, D12_MELEE_RESULT_VALUES, D12_MELEE_RESULTS);

struct d12_fighter {
    int32_t kind, quality;
    int32_t combat_value; /* FIELD_ABSENT: no troop type */
    int32_t weapon;
    struct d12_body body;
    bool charged, defending_cover, attacking, pinned, must_return;
    int32_t extra_attackers;
    struct house_modifiers house;
};

struct d12_melee {
    int32_t natural[2], modifier[2], total[2];
    int32_t winner, difference;
    int32_t result; /* enum d12_melee_result: what the winner did */
    int32_t wounds;
    bool dead, pinned_next;
};

extern const struct fields d12_melee_fields;
/* `whom`: each fighter's unit, as role and item. */
struct d12_melee_whom {
    int32_t role[2], item[2];
};
void d12_melee_score(const struct d12_fighter *const side[2], const struct d12_melee_whom *whom,
                     const struct d12_options *options, struct dice *dice, struct explanation *why,
                     struct d12_melee *ret);
/* "Side 1 beats side 2 by 9 to 6, for two wounds", without a full stop. */
/* A figure's name: "a figure of the Blues", or the unit's own name if it is a single figure; `otherwise` if there is no
 * name. `room` holds D12_CALLED_MAX. */
enum { D12_CALLED_MAX = FIELD_TEXT_SIZE(UNIT_NAME_MAX) + 16 };
const char *d12_figure_called(const char *name, const char *otherwise, const struct d12_body *body, char *room);
void d12_melee_say(const struct d12_melee *melee, const char *const names[2], struct text *line);

/* ---- morale-due ---- */

#define D12_SITUATION_VALUES(X)                                                                                        \
    X(D12_LOSSES, "losses", "The unit has lost a quarter of its figures or more")                                      \
    X(D12_WOUNDED, "wounded", "Wounded; one test a turn, however many wounds")                                         \
    X(D12_CHARGED, "charged", "Charged")                                                                               \
    X(D12_FRIEND_KILLED, "friend_killed", "A friend was killed within 12\" and in sight")                              \
    X(D12_OFFICER_PANIC, "officer_panic", "An officer or squad leader panics within 6\" and in sight")
ENUM(d12_situation, D12_SITUATION_VALUES, D12_SITUATIONS);

struct d12_morale_due_input {
    int32_t starting_strength; /* FIELD_ABSENT: no unit */
    int32_t losses;
    bool wounded, wound_tested, charged, friend_killed_12, officer_panic_6;
};

struct d12_due {
    bool due;
    int32_t situation_count;
    int32_t situations[D12_SITUATIONS]; /* enum d12_situation */
};

extern const struct fields d12_due_fields;
/* Whether a quarter is lost; FIELD_ABSENT: it is not part of a unit. */
bool d12_quarter_lost(int32_t starting_strength, int32_t losses);
/* Whether losses from `before` to `after` call for a test (A-D12-33). */
bool d12_quarter_calls(int32_t starting_strength, int32_t before, int32_t after, int32_t reading);
/* What calls for a test, with its reasons; whether one is due may be known long before the reasons are given. */
void d12_morale_due_find(const struct d12_morale_due_input *input, struct d12_due *ret);
void d12_morale_due_explain(const struct d12_due *due, struct explanation *why);
void d12_explain_friend_killed(struct explanation *why);
/* Both. */
void d12_morale_due(const struct d12_morale_due_input *input, struct explanation *why, struct d12_due *ret);

/* ---- morale-check ---- */

#define D12_MORALE_RESULT_VALUES(X)                                                                                    \
    X(D12_CONTINUE, "continue", "It continues as normal")                                                              \
    X(D12_RETREAT, "retreat", "It retreats to cover")                                                                  \
    X(D12_PANIC, "panic", "It panics: a full move away from the enemy")                                                \
    X(D12_SURRENDER, "surrender", "It is in combat and surrenders")                                                    \
    X(D12_MORALE_PINNED, "pinned", "It is pinned in its cover: no actions this turn")
ENUM(d12_morale_result, D12_MORALE_RESULT_VALUES, D12_MORALE_RESULTS);

struct d12_morale_case {
    int32_t game, quality, wounds, ability;
    int32_t charged_by;
    bool weapon_loaded, officer, officer_killed, officer_in_sight, in_cover, in_combat;
    int32_t prior_failures;
    int32_t cause; /* causes that only the players can see */
    bool seen;     /* what the cause says; false: it need not test for that */
    struct house_modifiers house;
};

struct d12_morale {
    int32_t modifier;
    int32_t result;
    bool rechecked, failed, removed;
};

extern const struct fields d12_morale_fields;
/* Resolves the test as the step does. All that counts of the die is which line of the table it gives. */
void d12_morale_check(const struct d12_morale_case *checking, const struct d12_options *options, struct dice *dice,
                      struct explanation *why, struct d12_morale *ret);
const char *d12_morale_words(const struct d12_morale *morale);

/* ---- officer-casualty ---- */

/* `label` names the dice: whose officer it is. */
bool d12_officer_casualty(int32_t kills, const char *label, struct dice *dice, struct explanation *why);

/* ---- the lists of the ruleset (ruleset.c) ---- */

extern const struct step d12_initiative_order_step, d12_movement_step, d12_stand_and_fire_step, d12_coherency_step,
    d12_ranged_attack_step, d12_reload_step, d12_morale_due_step, d12_misfire_step, d12_damage_roll_step,
    d12_melee_score_step, d12_morale_check_step, d12_officer_casualty_step, d12_troop_type_step, d12_ability_step,
    d12_volley_step, d12_charge_step;

extern const struct table d12_moves_table, d12_terrain_table, d12_wounds_allowed_table, d12_weapons_table,
    d12_shooting_modifiers_table, d12_misfire_table, d12_wounds_foot_table, d12_wounds_cavalry_table,
    d12_melee_modifiers_table, d12_melee_effects_table, d12_morale_situations_table, d12_morale_table,
    d12_morale_modifiers_table, d12_troop_types_table, d12_abilities_table;
