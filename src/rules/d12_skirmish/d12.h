/* What the steps of the d12 skirmish share: their questions and answers as structs, the rows of its tables, and the
 * functions of which the exchanges are composed. Distances are in thousandths of an inch. */
#pragma once
#include "options.h"
#include <umpire/rules.h>

enum { D12_SIDES = 12, D12_NAME_MAX = 40, D12_PLAYERS_MAX = 16, D12_INCH = 1000, D12_RANGE_MAX = 999 * D12_INCH };
enum { D12_WOUNDS_MAX = 9, D12_FIGURES_MAX = 999, D12_TERRAIN_MAX = 8, D12_OBSTACLES_MAX = 12, D12_VALUE_MAX = 2 };

/* What all figures have in common (figure.c). */
enum d12_kind { D12_FOOT, D12_CAVALRY, D12_KINDS };
enum d12_quality { D12_ELITE, D12_VETERAN, D12_REGULAR, D12_RAW, D12_QUALITIES };
enum d12_game { D12_UNIT_GAME, D12_INDIVIDUAL_GAME };
enum d12_cover { D12_COVER_NONE, D12_COVER_SOFT, D12_COVER_HARD };

/* A figure's own ability is the face of the die that gave it. */
enum d12_ability {
    D12_NO_ABILITY,
    D12_EXPERT_SKIRMISHER,
    D12_COMBAT_EXPERT,
    D12_DEAD_EYE,
    D12_TOUGH,
    D12_QUICK_LOADER,
    D12_LOYAL,
    D12_RUNNER,
    D12_FAST_MOVER,
    D12_YELLA,
    D12_SHOT_IN_THE_LEG,
    D12_TWITCHY_ARM,
    D12_CAMPAIGN_WOUND,
    D12_ABILITIES
};

/* What an ability changes. */
enum d12_use {
    D12_WHEN_SHOT_AT,
    D12_IN_COMBAT,
    D12_WHEN_SHOOTING,
    D12_WHEN_HURT,
    D12_WHEN_RELOADING,
    D12_IN_MORALE,
    D12_TURNS_OF_RUNNING,
    D12_WHEN_MOVING,
    D12_WOUNDS_ALLOWED,
    D12_USES
};

extern const struct choices d12_kinds, d12_qualities, d12_games, d12_covers, d12_abilities;

/* One line of a list of modifiers. */
struct d12_modifier_row {
    const char *name;
    const char *text; /* as a reason */
    int32_t value;
};
extern const struct fields d12_modifier_row_fields;

/* A sum of modifiers that grows with its reasons. */
void d12_modify(int32_t *modifier, const char *clause, const char *text, int32_t value, struct explanation *why);
void d12_modify_by_row(int32_t *modifier, const char *clause, const struct d12_modifier_row *row,
                       struct explanation *why);
/* What an ability adds in one use, with its reason; nothing when it is for another. */
void d12_modify_by_ability(int32_t *modifier, int32_t ability, enum d12_use use, int32_t kind, struct explanation *why);
/* The modifier of the quality (rows[quality]), or the troop type's value, or both as the option says. */
void d12_modify_by_expertise(int32_t *modifier, const char *clause, const struct d12_modifier_row *rows,
                             int32_t quality, int32_t value, const struct d12_options *options,
                             struct explanation *why);

/* How many wounds a figure can take, and how many it has. */
struct d12_body {
    int32_t game, ability; /* enum d12_game, enum d12_ability */
    bool officer;
    int32_t wounds;
    int32_t wounds_max; /* FIELD_ABSENT: by game and rank */
};

int32_t d12_wounds_allowed(const struct d12_body *body);
/* The same, with its reasons. */
int32_t d12_explain_wounds_allowed(const struct d12_body *body, struct explanation *why);
/* That the figure lives. `pointer` is where its wounds stand. */
void d12_body_check(const struct d12_body *body, const char *pointer, struct violations *violations);

/* A step that asks nothing. */
struct d12_no_input {
    char nothing;
};

/* initiative-order */
struct d12_player {
    char name[D12_NAME_MAX + 1];
};

struct d12_initiative_order_input {
    int32_t player_count;
    struct d12_player players[D12_PLAYERS_MAX];
};

struct d12_initiative_order_outcome {
    char winner[D12_NAME_MAX + 1];
    int32_t player_count;
    struct d12_player order[D12_PLAYERS_MAX];
};

/* movement */
enum d12_mode { D12_WALK, D12_CRAWL, D12_RUN, D12_CHARGE };
enum d12_terrain { D12_DENSE_WOODS, D12_RIVER, D12_LOW_WALL, D12_BUILDING, D12_LIGHT_WOODS, D12_STREAM, D12_TERRAINS };

struct d12_move_row {
    const char *name;
    int32_t inches;
};
extern const struct d12_move_row d12_moves[D12_KINDS];
extern const struct choices d12_terrains;
extern const struct field d12_terrain_item;

struct d12_movement_input {
    int32_t kind, mode, wounds, ability;
    int32_t consecutive_runs;
    int32_t charged_by; /* enum d12_charged_by: of the unit that it charges */
    bool pinned, panics;
    int32_t terrain_count;
    int32_t terrain[D12_TERRAIN_MAX]; /* enum d12_terrain */
};

struct d12_fraction {
    int32_t numerator, denominator; /* in lowest terms */
};

struct d12_movement_outcome {
    int32_t allowance;         /* thousandths of an inch, rounded down */
    struct d12_fraction exact; /* of an inch: what is compared with */
};

enum ruling_status d12_movement(const struct d12_movement_input *move, const struct d12_options *options,
                                struct explanation *why, struct d12_movement_outcome *ret);

/* stand-and-fire */
struct d12_stand_and_fire_input {
    int32_t charger; /* enum d12_kind */
    int32_t distance;
    bool loaded, moved, hidden, pinned;
};

struct d12_stand_and_fire_outcome {
    bool allowed;
    int32_t needed; /* the distance that must be exceeded */
};

bool d12_stand_and_fire(const struct d12_stand_and_fire_input *input, struct explanation *why);

/* coherency */
struct d12_coherency_input {
    int32_t distance, game;
};

struct d12_coherency_outcome {
    bool in_coherency;
    int32_t next_turn;
};

/* ranged-attack */
enum d12_weapon { D12_RIFLED_MUSKET, D12_CARBINE, D12_SHOTGUN, D12_PISTOL, D12_WEAPONS };
enum d12_loading { D12_MUZZLE, D12_BREECH, D12_REPEATER };
enum d12_target_movement { D12_TARGET_OTHER, D12_TARGET_CRAWLING, D12_TARGET_RUNNING, D12_TARGET_CHARGING };
enum d12_band { D12_CLOSE, D12_MEDIUM, D12_EXTREME, D12_BANDS };
enum d12_shot_result { D12_HIT, D12_MISS, D12_MISFIRE, D12_SHOT_RESULTS };
enum d12_loaded_after { D12_LOADED, D12_UNLOADED, D12_BY_MISFIRE };

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
    bool loaded, moved, hidden, pinned;
};

struct d12_ranged_attack_outcome {
    int32_t band;
    int32_t natural, modifier, total;
    int32_t result;
    int32_t loaded_after;
};

/* Whether it may be fired; the band, or the reason why not. */
enum ruling_status d12_shot_permit(const struct d12_shot *shot, struct explanation *why, int32_t *ret_band);
int32_t d12_shot_modifier(const struct d12_shot *shot, int32_t band, const struct d12_options *options,
                          struct explanation *why);
/* What a face gives. */
enum d12_shot_result d12_shot_result(int32_t face, int32_t modifier);
/* Several such shots at once: how many of each result. */
void d12_shots(int32_t modifier, int32_t count, struct dice *dice, struct explanation *why,
               int32_t ret[D12_SHOT_RESULTS]);

/* reload */
struct d12_reload_input {
    bool loaded, moved, pinned, fired, out_of_ammo;
    int32_t ability;
    int32_t unloaded, waiting; /* figures: not loaded, and of them those who may not reload */
};

struct d12_reload_outcome {
    bool loaded;
};

/* morale-due */
enum d12_situation { D12_LOSSES, D12_WOUNDED, D12_CHARGED, D12_FRIEND_KILLED, D12_OFFICER_PANIC, D12_SITUATIONS };

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
/* Whether a quarter is lost; FIELD_ABSENT: there is no unit. */
bool d12_quarter_lost(int32_t starting_strength, int32_t losses);
/* What calls for a test, and its reasons; the one may be found long before the other are said. */
void d12_morale_due_find(const struct d12_morale_due_input *input, struct d12_due *ret);
void d12_morale_due_explain(const struct d12_due *due, struct explanation *why);
/* Both. */
void d12_morale_due(const struct d12_morale_due_input *input, struct explanation *why, struct d12_due *ret);

/* misfire */
enum d12_misfire { D12_EXPLODES, D12_OUT_OF_AMMO, D12_JAMMED, D12_BAD_POWDER, D12_MISFIRES };

struct d12_misfire_outcome {
    int32_t effect;
    bool loaded, wound_roll;
};

extern const struct choices d12_misfire_effects;
/* The effects of several misfires at once: how many of each. */
void d12_misfires(int32_t count, const struct d12_options *options, struct dice *dice, struct explanation *why,
                  int32_t ret[D12_MISFIRES]);

/* damage-roll */
enum d12_hurt { D12_HEAD_SHOT, D12_CHEST_HIT, D12_MINOR_HIT, D12_PINNED, D12_HURTS };
enum d12_fall { D12_NO_FALL, D12_FALL_KILLS, D12_FALL_WOUNDS };

/* A line of the wound tables. */
struct d12_wound_row {
    int32_t lo, hi; /* of the modified roll */
    int32_t result; /* enum d12_hurt */
    int32_t wounds;
    int32_t fall; /* enum d12_fall: whether the rider is thrown, and what a 10+ then does */
};

struct d12_damage_roll_input {
    int32_t kind;
    bool close_range;
    struct d12_body body;
};

struct d12_damage_roll_outcome {
    int32_t modifier, result, wounds, wounds_taken;
    bool thrown, dead, pinned_next;
};

/* What one hit does to some of the figures that it is rolled for. */
struct d12_harm {
    int32_t figures;
    int32_t result; /* enum d12_hurt */
    int32_t wounds; /* of each */
    bool thrown, dead;
};
enum { D12_WOUND_ROWS = 5, D12_HARMS_MAX = 2 }; /* lines of a table; a fall may hurt or not */

/* The modifier of the wound roll. */
int32_t d12_wound_modifier(bool close_range, int32_t ability, struct explanation *why);
/* Whether the dice tell which line of the table killed a figure, or only that it is dead. */
enum d12_detail { D12_EACH_ROW, D12_DEATH_IS_DEATH };

/* One hit on each of some figures that can take `wounds_left` more wounds. */
struct d12_hits {
    int32_t kind, wounds_left, figures, modifier;
    enum d12_detail detail;
};

/* How many figures fall on each line of their table. */
void d12_throw_wounds(const struct d12_hits *hits, struct dice *dice, int32_t ret_counts[D12_WOUND_ROWS]);
/* Whether figures of one line roll for a fall: they are thrown, and live. */
bool d12_falls(const struct d12_hits *hits, int32_t row, int32_t figures);
/* What the figures of one line suffer, their fall included; returns how many kinds of harm there are. */
int32_t d12_suffer(const struct d12_hits *hits, int32_t row, int32_t figures, struct dice *dice,
                   struct explanation *why, struct d12_harm ret[D12_HARMS_MAX]);
/* One hit on one figure, from its body on. */
struct d12_harm d12_hit_figure(int32_t kind, const struct d12_body *body, bool close_range, enum d12_detail detail,
                               struct dice *dice, struct explanation *why);

/* melee-score */
enum d12_melee_weapon { D12_NO_WEAPON, D12_SWORD, D12_BAYONET };
enum d12_melee_winner { D12_NO_WINNER, D12_SIDE_1, D12_SIDE_2 };
enum d12_melee_result { D12_DRAW, D12_BLOCKED, D12_WOUNDS, D12_KILLS };

struct d12_fighter {
    int32_t kind, quality;
    int32_t combat_value; /* FIELD_ABSENT: no troop type */
    int32_t weapon;
    struct d12_body body;
    bool charged, defending_cover, attacking;
    int32_t extra_attackers;
};

struct d12_melee_score_input {
    struct d12_fighter side[2];
};

struct d12_melee {
    int32_t natural[2], modifier[2], total[2];
    int32_t winner, difference;
    int32_t result; /* enum d12_melee_result: what the winner did */
    int32_t wounds;
    bool dead, pinned_next;
};

extern const struct choices d12_melee_weapons;
extern const struct fields d12_melee_fields;
void d12_melee_score(const struct d12_fighter *const side[2], const struct d12_options *options, struct dice *dice,
                     struct explanation *why, struct d12_melee *ret);
/* "Side 1 wins, 9 to 6: two wounds", without an end. */
void d12_melee_say(const struct d12_melee *melee, const char *const names[2], struct text *line);

/* morale-check */
enum d12_charged_by { D12_NOT_CHARGED, D12_CHARGED_BY_FOOT, D12_CHARGED_BY_CAVALRY };
enum d12_morale_result { D12_CONTINUE, D12_RETREAT, D12_PANIC, D12_SURRENDER, D12_MORALE_PINNED };

struct d12_morale_case {
    int32_t quality, wounds, ability;
    int32_t charged_by;
    bool weapon_loaded, officer, officer_killed, officer_in_sight, in_cover, in_combat;
    int32_t prior_failures;
};

struct d12_morale {
    int32_t modifier;
    int32_t result;
    bool rechecked, failed, removed;
};

struct d12_morale_check_outcome {
    int32_t natural, total;
    struct d12_morale morale;
};

extern const struct choices d12_charged_bys, d12_morale_results;
extern const struct fields d12_morale_fields;
/* As the step, with a die of which only the line of the table counts. */
void d12_morale_check(const struct d12_morale_case *checking, const struct d12_options *options, struct dice *dice,
                      struct explanation *why, struct d12_morale *ret);
const char *d12_morale_words(const struct d12_morale *morale);

/* officer-casualty */
struct d12_officer_casualty_input {
    int32_t kills;
};

struct d12_officer_casualty_outcome {
    bool killed;
};

bool d12_officer_casualty(int32_t kills, struct dice *dice, struct explanation *why);

/* troop-type, ability */
struct d12_troop_type_outcome {
    int32_t type, field;
    int32_t combat, shooting;
};

struct d12_ability_outcome {
    int32_t ability, use;
    int32_t foot, cavalry;
};

extern const struct step d12_initiative_order_step, d12_movement_step, d12_stand_and_fire_step, d12_coherency_step,
    d12_ranged_attack_step, d12_reload_step, d12_morale_due_step, d12_misfire_step, d12_damage_roll_step,
    d12_melee_score_step, d12_morale_check_step, d12_officer_casualty_step, d12_troop_type_step, d12_ability_step,
    d12_volley_step, d12_charge_step;

extern const struct table d12_moves_table, d12_terrain_table, d12_wounds_allowed_table, d12_weapons_table,
    d12_shooting_modifiers_table, d12_misfire_table, d12_wounds_foot_table, d12_wounds_cavalry_table,
    d12_melee_modifiers_table, d12_melee_effects_table, d12_morale_situations_table, d12_morale_table,
    d12_morale_modifiers_table, d12_troop_types_table, d12_abilities_table;
