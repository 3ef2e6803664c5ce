/* Questions and answers of the steps, and the steps themselves. */
#pragma once
#include "tft.h"

/* ranged-attack */
struct tft_ranged_attack_input {
    char profile[TFT_NAME_MAX + 1];
    int32_t dexterity;
    bool wounded;
    int32_t weapon, action;
    int32_t range;
    struct tft_target target;
    bool additional_target;
    int32_t distance_from_previous, targets_before, shot_number;
};
enum tft_weapon_state { TFT_READY, TFT_JAMMED, TFT_JAMMED_HARD, TFT_WEAPON_STATES };
extern const struct choices tft_weapon_states;
/* enum tft_weapon_state. */
int32_t tft_weapon_state_after(const struct tft_roll *roll);
struct tft_ranged_attack_outcome {
    struct tft_roll roll;
    int32_t weapon_state;
    int32_t damage_dice, damage_multiplier;
    bool killed;
};

/* fire-action */
enum { TFT_TARGETS_MAX = 6 };
struct tft_fire_target {
    char name[TFT_NAME_MAX + 1], profile[TFT_NAME_MAX + 1];
    int32_t strength;
    bool wounded;
    int32_t range;
    struct tft_target state;
    int32_t distance_from_previous;
    int32_t shots;
};
struct tft_fire_action_input {
    char profile[TFT_NAME_MAX + 1];
    int32_t dexterity;
    bool wounded;
    int32_t weapon, action;
    int32_t shots_before;
    bool shift_fire;
    int32_t target_count;
    struct tft_fire_target targets[TFT_TARGETS_MAX];
};
struct tft_fired_shot {
    int32_t target; /* place in the list, from 1 */
    struct tft_roll roll;
    int32_t damage; /* FIELD_ABSENT: none was rolled */
    int32_t result; /* enum tft_result */
};
struct tft_fire_casualty {
    char name[TFT_NAME_MAX + 1];
    int32_t hits;
    int32_t result; /* enum tft_result */
};
struct tft_fire_action_outcome {
    int32_t shot_count;
    struct tft_fired_shot shots[TFT_SHOTS_MAX];
    int32_t target_count;
    struct tft_fire_casualty targets[TFT_TARGETS_MAX];
    int32_t weapon_state;
    int32_t shots_lost, shots_unfired;
    int32_t casualties;
};

/* melee-score */
struct tft_fighter {
    char name[TFT_NAME_MAX + 1], profile[TFT_NAME_MAX + 1];
    int32_t dexterity, strength;
    bool wounded;
    int32_t weapon, action;
};
struct tft_melee_score_input {
    struct tft_fighter side[2]; /* attacker, defender */
    bool base_contact;
};
enum tft_melee_end { TFT_MELEE_HIT, TFT_MELEE_PARRIED, TFT_MELEE_MISSED, TFT_MELEE_RIPOSTE, TFT_MELEE_RIPOSTE_PARRIED };
enum tft_blade_state { TFT_BLADE_READY, TFT_DROPPED, TFT_BROKEN };
struct tft_melee_side {
    int32_t result;      /* enum tft_result */
    int32_t blade_state; /* enum tft_blade_state */
};
struct tft_melee_score_outcome {
    int32_t end; /* enum tft_melee_end */
    struct tft_roll attack;
    bool has_parry, has_riposte, has_riposte_parry;
    struct tft_roll parry, riposte, riposte_parry;
    int32_t damage, multiplier; /* FIELD_ABSENT: nobody was hurt by dice */
    struct tft_melee_side side[2];
};

/* damage-roll */
struct tft_damage_roll_input {
    int32_t dice_count, weapon, damage; /* one of the three */
    int32_t multiplier;
    char profile[TFT_NAME_MAX + 1];
    struct tft_attributes attributes;
    bool wounded;
};
struct tft_damage_roll_outcome {
    int32_t total;
    int32_t strength; /* that it was compared with */
    int32_t result;   /* enum tft_result */
    bool has_attributes;
    struct tft_attributes attributes;
};

/* morale-check, crew-check, rally-check, morale-due, clear-jam */
struct tft_morale_basis {
    bool co_within_6;
    int32_t casualties;
    bool in_cover, air_flame_rocket, afv_within_12, green, elite;
};
struct tft_morale_check_input {
    char profile[TFT_NAME_MAX + 1];
    int32_t leadership;
    bool wounded;
    struct tft_morale_basis basis;
    bool surrounded, no_cover;
    int32_t members_down_this_round;
};
enum tft_morale_result { TFT_HOLDS, TFT_FLEES_TO_COVER, TFT_FLEES_TO_EDGE, TFT_SURRENDERS };
struct tft_morale_outcome {
    struct tft_roll roll;
    int32_t result; /* enum tft_morale_result or tft_crew_result */
};
struct tft_crew_check_input {
    struct tft_morale_basis basis;
    bool immobilised;
};
enum tft_crew_result { TFT_CREW_HOLDS, TFT_CREW_REVERSES, TFT_CREW_ABANDONS };
struct tft_rally_check_input {
    char profile[TFT_NAME_MAX + 1];
    int32_t leadership;
    bool co_fleeing, wounded;
    int32_t modifier;
};
struct tft_morale_due_input {
    bool nearest_co_down;
    int32_t members_down_this_round, members_tested;
    bool air_artillery_flame;
};
struct tft_morale_due_outcome {
    bool due, by_co, by_members, by_attack;
};
struct tft_clear_jam_input {
    char profile[TFT_NAME_MAX + 1];
    int32_t intelligence;
    bool wounded;
    int32_t severity; /* 17 or 18 */
    int32_t action;
    bool action_used, afv_gun, served;
};
/* What a check against an attribute says when there is no more to it. */
struct tft_check_outcome {
    struct tft_roll roll;
};
/* That the members go together. */
void tft_morale_basis_check(const struct tft_morale_basis *basis, const char *at, struct violations *violations);
void tft_morale_modify(struct tft_roll *roll, const struct tft_morale_basis *basis, struct explanation *why);

/* indirect-fire, blast-damage, building-damage */
enum tft_spotter { TFT_NO_SPOTTER, TFT_SPOTTER, TFT_CO_RADIO };
struct tft_indirect_fire_input {
    char profile[TFT_NAME_MAX + 1];
    int32_t dexterity, intelligence; /* of the thrower; of who spots or fires */
    bool wounded;
    int32_t weapon;
    int32_t action;
    bool on_table;
    int32_t served_state; /* enum tft_weapon_state */
    int32_t spotter;
    bool firer_under_fire, spotter_under_fire, window;
    int32_t range;
    bool target_is_building;
};
enum tft_indirect_result {
    TFT_ON_TARGET,
    TFT_SCATTERED,
    TFT_MISFIRED,
    TFT_GUN_JAMMED,
    TFT_NOT_FIRED,
    TFT_DUD,
    TFT_IN_HAND_OF_THROWER
};
/* Where a shot that went astray lands; FIELD_ABSENT where it did not. */
struct tft_stray {
    int32_t direction; /* 1 to 6 */
    int32_t degrees;   /* clockwise from straight away */
    int32_t distance;  /* inches */
};
/* False: a way that is not followed any further (dice_forget). */
bool tft_scatter(enum tft_scatter weapon, struct dice *dice, struct explanation *why, struct tft_stray *ret);
#define TFT_STRAY_FIELDS(type, stray)                                                                                  \
    {NAMED("direction", "Direction", "TFT-SCAT-1", "The die: 1 is straight away, the others follow clockwise."),       \
     NUMBER(type, stray.direction, 1, 6), OPTIONAL},                                                                   \
        {NAMED("degrees", "Degrees", "A-TFT-24", "The same, clockwise from straight away."), .unit = "degrees",        \
         NUMBER(type, stray.degrees, 0, 300), OPTIONAL},                                                               \
    {                                                                                                                  \
        NAMED("distance", "Distance", "TFT-SCAT-2", "How far the template is moved."),                                 \
            .unit = "inches", NUMBER(type, stray.distance, 1, 24), OPTIONAL                                            \
    }
struct tft_indirect_fire_outcome {
    struct tft_roll roll;
    int32_t result; /* enum tft_indirect_result */
    int32_t weapon_state;
    int32_t radius;      /* thousandths */
    int32_t damage_dice; /* 0: none */
    int32_t damage_multiplier;
    bool damage_halved;
    int32_t ap; /* FIELD_ABSENT: smoke */
    struct tft_stray stray;
    bool building_collapse;
};

enum { TFT_BLAST_TARGETS_MAX = 32 };
enum tft_blast_cover { TFT_BLAST_NO_COVER, TFT_BLAST_HARD, TFT_BLAST_BUILDING, TFT_BLAST_COVERS };
struct tft_blast_target {
    char name[TFT_NAME_MAX + 1], profile[TFT_NAME_MAX + 1];
    int32_t cover; /* enum tft_blast_cover */
    int32_t strength;
    bool wounded;
};
struct tft_blast_damage_input {
    int32_t dice_count, weapon; /* one of the two */
    int32_t multiplier;
    bool scattered;
    int32_t target_count;
    struct tft_blast_target targets[TFT_BLAST_TARGETS_MAX];
};
struct tft_blast_hit {
    char name[TFT_NAME_MAX + 1];
    int32_t total;
    int32_t result; /* enum tft_result */
};
struct tft_blast_damage_outcome {
    int32_t target_count;
    struct tft_blast_hit targets[TFT_BLAST_TARGETS_MAX];
    int32_t casualties;
};

struct tft_building_damage_input {
    int32_t material, size, floors, prior, attack, attack_kind;
};
struct tft_building_damage_outcome {
    int32_t hit_points, total, left;
    bool collapsed;
    int32_t reason;
};

/* movement, afv-movement */
struct tft_movement_input {
    char profile[TFT_NAME_MAX + 1];
    int32_t movement;
    bool wounded;
    int32_t action;
    int32_t inches, turns;
    bool turn_at_end, reaches_goal, prone;
    int32_t taken; /* enum tft_action or FIELD_ABSENT */
    bool fleeing;
    int32_t moved_before, points_spent; /* thousandths */
};
struct tft_movement_outcome {
    int32_t spent, allowance, left; /* thousandths of a point */
    bool legal;
    bool may_shoot, may_fight, may_parry;
};

enum { TFT_SEGMENTS_MAX = 16, TFT_TURNS_MAX = 16, TFT_AFV_POINT = 2000 };
struct tft_segment {
    int32_t terrain, inches;
};
struct tft_afv_movement_input {
    char profile[TFT_NAME_MAX + 1];
    int32_t drive, movement_points;
    int32_t segment_count, turn_count;
    struct tft_segment segments[TFT_SEGMENTS_MAX];
    int32_t turns[TFT_TURNS_MAX]; /* degrees */
    bool reverse;
    int32_t moved_before, points_spent; /* thousandths */
};
struct tft_afv_movement_outcome {
    int32_t cost, allowance; /* thousandths of half points, of which TFT_AFV_POINT make a point */
    bool legal, may_fire;
};

/* afv-attack, afv-damage, overrun, close-assault */
struct tft_afv_attack_input {
    char profile[TFT_NAME_MAX + 1], target_profile[TFT_NAME_MAX + 1];
    int32_t fire_control, size_mod;
    bool buttoned_or_under_fire;
    int32_t target_moved; /* thousandths */
    int32_t cover;
    int32_t gun;
    bool moved;
    int32_t mp_spent, mp_total; /* thousandths of a point */
    bool he;
};
extern const struct choices tft_afv_criticals; /* by enum tft_critical */
struct tft_afv_attack_outcome {
    struct tft_roll roll;
    int32_t gun_state; /* enum tft_weapon_state */
    bool scattered, damage_halved;
    struct tft_stray stray;
};
struct tft_afv_damage_input {
    char profile[TFT_NAME_MAX + 1], target_profile[TFT_NAME_MAX + 1];
    int32_t penetration, armour, he_modifier, critical;
    int32_t explosion_radius; /* thousandths */
};
struct tft_afv_damage_outcome {
    int32_t result;  /* enum tft_afv_result */
    int32_t natural; /* FIELD_ABSENT: no dice */
    int32_t modified;
    int32_t part;            /* enum tft_afv_part; FIELD_ABSENT */
    int32_t explosion_dice;  /* FIELD_ABSENT */
    int32_t explosion_reach; /* thousandths; FIELD_ABSENT */
    bool crew_test;
};
enum tft_overrun_target { TFT_CHARACTER, TFT_STATIC_PIECE };
enum tft_overrun_result { TFT_SAFE, TFT_KILLED, TFT_DESTROYED };
struct tft_overrun_input {
    char profile[TFT_NAME_MAX + 1];
    int32_t dexterity;
    bool wounded;
    int32_t target;
};
struct tft_overrun_outcome {
    int32_t result;
    bool has_roll;
    struct tft_roll roll;
};
struct tft_assailants {
    int32_t weapon, count;
};
struct tft_close_assault_input {
    int32_t plus[3]; /* figures at +1, +2, +3 */
    int32_t attacker_count;
    struct tft_assailants attackers[TFT_ASSAULT_WEAPONS];
};
enum tft_assault_result { TFT_ASSAULT_NO_EFFECT, TFT_ASSAULT_IMMOBILISED, TFT_ASSAULT_KNOCKED_OUT };
struct tft_close_assault_outcome {
    int32_t factor, natural;
    int32_t result;
};

extern const struct step tft_ranged_attack_step, tft_fire_action_step, tft_melee_score_step, tft_damage_roll_step,
    tft_morale_due_step, tft_morale_check_step, tft_rally_check_step, tft_clear_jam_step, tft_indirect_fire_step,
    tft_blast_damage_step, tft_building_damage_step, tft_movement_step, tft_afv_movement_step, tft_afv_attack_step,
    tft_afv_damage_step, tft_crew_check_step, tft_overrun_step, tft_close_assault_step;
