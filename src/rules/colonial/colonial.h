/* What the steps of the colonial rules share: the tables, their questions and answers as structs, and the functions of
 * which exchanges are composed. Distances are in thousandths of an inch. */
#pragma once
#include "options.h"
#include <umpire/rules.h>

enum { COLONIAL_FIGURES_MAX = 200, COLONIAL_HITS_MAX = 400, COLONIAL_MARKERS_MAX = 99, COLONIAL_CREW_MAX = 12 };
enum { COLONIAL_RANGE_MAX = 100000, COLONIAL_MOVE_MAX = 48000, COLONIAL_WITNESS_INCHES = 12000 };
enum { COLONIAL_DISCIPLINE_MAX = 6, COLONIAL_VALUE_MIN = 2, COLONIAL_VALUE_MAX = 6 };

/* Units and what they may do (units.c) */
enum colonial_unit {
    COLONIAL_REGULAR_INFANTRY,
    COLONIAL_IRREGULAR_INFANTRY,
    COLONIAL_TRIBAL_INFANTRY,
    COLONIAL_REGULAR_MOUNTED_INFANTRY,
    COLONIAL_IRREGULAR_MOUNTED_INFANTRY,
    COLONIAL_REGULAR_CAVALRY,
    COLONIAL_IRREGULAR_CAVALRY,
    COLONIAL_TRIBAL_CAVALRY,
    COLONIAL_WELL_DRILLED_CREW,
    COLONIAL_POORLY_DRILLED_CREW,
    COLONIAL_UNITS
};
enum colonial_class { COLONIAL_INFANTRY, COLONIAL_MOUNTED_INFANTRY, COLONIAL_CAVALRY, COLONIAL_CREWED };
enum colonial_action {
    COLONIAL_DO_FIRE,
    COLONIAL_DO_VOLLEY,
    COLONIAL_DO_MOVE,
    COLONIAL_DO_AT_THE_DOUBLE,
    COLONIAL_DO_ATTACK,
    COLONIAL_DO_SKIRMISH,
    COLONIAL_DO_CLOSE_ORDER,
    COLONIAL_DO_GO_TO_GROUND,
    COLONIAL_DO_STAND_TO,
    COLONIAL_DO_LIMBER,
    COLONIAL_DO_UNLIMBER,
    COLONIAL_DO_RALLY,
    COLONIAL_ACTIONS
};
enum colonial_permission { COLONIAL_NOT_LISTED, COLONIAL_FREE, COLONIAL_TESTED };

struct colonial_unit_row {
    int32_t unit, class;
    int32_t number[COLONIAL_NUMBERS]; /* Leadership is FIELD_ABSENT */
    int32_t points;
    int32_t fires_as; /* enum colonial_weapon, or FIELD_ABSENT: whatever it carries */
};
extern const struct colonial_unit_row colonial_units[COLONIAL_UNITS];
extern const struct choices colonial_unit_choices, colonial_action_choices;
extern const struct table colonial_units_table, colonial_actions_table;

/* What a unit may do; a pinned one by the row that all pinned units share. */
enum colonial_permission colonial_permission(int32_t unit, enum colonial_action action, int32_t markers);
bool colonial_may_attack_after_double(int32_t unit);
/* Refuses a formation or a way of firing that is not on the unit's lists: explains and gives true. */
bool colonial_refuses(bool does, int32_t unit, enum colonial_action action, const char *text, struct explanation *why);
/* Refuses whatever a pinned unit does. */
bool colonial_refuses_pinned(int32_t markers, struct explanation *why);

/* Weapons, their ranges, and the hits that remove a figure (weapons.c) */
enum colonial_weapon {
    COLONIAL_MODERN_RIFLE,
    COLONIAL_OBSOLETE_RIFLE,
    COLONIAL_MODERN_CARBINE,
    COLONIAL_ANTIQUATED_MUSKET,
    COLONIAL_OBSOLETE_CARBINE,
    COLONIAL_RAGTAG,
    COLONIAL_FIELD_GUN,
    COLONIAL_ROCKET,
    COLONIAL_WEAPONS
};
enum colonial_band { COLONIAL_SHORT, COLONIAL_LONG, COLONIAL_OUT_OF_RANGE };
enum colonial_cover { COLONIAL_NO_COVER, COLONIAL_SOFT, COLONIAL_HARD, COLONIAL_COVERS };

struct colonial_weapon_row {
    int32_t weapon;
    int32_t dice;                                     /* per figure or crewman; 0 for the rocket, which makes no hits */
    int32_t short_from, short_to, long_from, long_to; /* FIELD_ABSENT: it has no such band */
};
struct colonial_hits_row {
    bool gun; /* a field gun, else small arms */
    int32_t band;
    int32_t hits[COLONIAL_COVERS];
};
extern const struct colonial_weapon_row colonial_weapons[COLONIAL_WEAPONS];
extern const struct choices colonial_weapon_choices, colonial_band_choices, colonial_cover_choices;
extern const struct table colonial_weapons_table, colonial_hits_required_table;

enum colonial_band colonial_band_at(int32_t weapon, int32_t range);
/* Hits by fire that remove one figure, with its reasons. */
int32_t colonial_fire_hits_required(int32_t weapon, enum colonial_band band, enum colonial_cover cover,
                                    struct explanation *why);

/* Who a unit is: what the question gives, else what its profile gives, else what the unit table gives (profiles.c) */
struct colonial_who {
    char profile[COLONIAL_NAME_MAX + 1];
    int32_t unit; /* enum colonial_unit or FIELD_ABSENT */
    int32_t given[COLONIAL_NUMBERS];
};
enum { COLONIAL_NEEDS_UNIT = 1 << COLONIAL_NUMBERS };
#define COLONIAL_NEEDS(number) (1 << (number))

/* Each gives FIELD_ABSENT where nothing is known. Ask only for numbers that the step's fields describe. */
int32_t colonial_unit_of(const struct colonial_who *who, const struct colonial_options *options);
int32_t colonial_weapon_of(const struct colonial_who *who, int32_t given, const struct colonial_options *options);
int32_t colonial_number_of(const struct colonial_who *who, enum colonial_number number,
                           const struct colonial_options *options);
/* That the profile is known and that each need is met; `pointer` is where the unit stands: "/input/attacker". */
void colonial_who_check(const struct colonial_who *who, int32_t needs, const struct colonial_options *options,
                        const char *pointer, struct violations *violations);
/* A violation at a member of what stands at `pointer`. */
void colonial_violation(struct violations *violations, enum umpire_error code, const char *pointer, const char *member,
                        const char *message);
/* That no two profiles share a name. */
void colonial_profiles_check(const struct colonial_options *options, struct violations *violations);

/* Two dice, Discipline and modifiers against Leadership (leadership_test.c) */
struct colonial_test {
    int32_t natural, modifier, total, leadership;
    bool passed;
};
void colonial_test_throw(struct colonial_test *test, const char *label, const char *clause, int32_t discipline,
                         struct dice *dice, struct explanation *why);
void colonial_test_modify(struct colonial_test *test, const char *clause, const char *text, int32_t value,
                          struct explanation *why);
void colonial_test_judge(struct colonial_test *test, int32_t leadership, struct explanation *why);
/* "7-1 makes 6 against 7" */
void colonial_test_say(const struct colonial_test *test, struct text *line);

/* activation, movement */
struct colonial_activation_input {
    struct colonial_who who;
    int32_t action; /* enum colonial_action */
    int32_t pinned_markers;
};
struct colonial_activation_outcome {
    bool free;
    struct colonial_test test; /* its numbers are FIELD_ABSENT when no dice were thrown */
};

enum colonial_terrain { COLONIAL_OPEN_GROUND, COLONIAL_DIFFICULT, COLONIAL_OBSTACLE, COLONIAL_IMPASSABLE };
struct colonial_movement_input {
    struct colonial_who who;
    int32_t terrain; /* enum colonial_terrain */
    bool at_the_double;
    int32_t pinned_markers;
};
struct colonial_movement_outcome {
    int32_t inches;
    bool halts, may_then_attack;
};

/* Hits and what they remove (damage_roll.c) */
enum colonial_cause { COLONIAL_BY_FIRE, COLONIAL_BY_ATTACK };
enum colonial_leader { COLONIAL_LEADER_NOT_TESTED, COLONIAL_LEADER_UNHARMED, COLONIAL_LEADER_KILLED };
enum colonial_position {
    COLONIAL_AT_NOTHING,
    COLONIAL_AT_SOFT_COVER,
    COLONIAL_AT_DIFFICULT,
    COLONIAL_AT_HARD_COVER,
    COLONIAL_AT_OBSTACLE,
    COLONIAL_AT_UPHILL,
};
struct colonial_loss {
    int32_t hits_required, casualties, figures_left;
    bool removed;
};
struct colonial_damage_roll_input {
    int32_t cause; /* enum colonial_cause */
    int32_t hits, figures;
    int32_t weapon, band, cover;     /* by fire */
    int32_t by_unit, unit, position; /* by attack */
    bool has_leader;
};
struct colonial_damage_roll_outcome {
    struct colonial_loss loss;
    int32_t leader; /* enum colonial_leader */
    bool pin_test_due;
};
extern const struct choices colonial_cause_choices, colonial_leader_choices, colonial_position_choices;

/* Hits by attack that remove one figure of `unit`, which is the defender at `position`, or the attacker in the open. */
int32_t colonial_attack_hits_required(int32_t by_unit, int32_t unit, enum colonial_position position,
                                      const struct colonial_options *options, struct explanation *why);
/* What the hits remove; what is left over is lost. */
void colonial_remove(enum colonial_cause cause, int32_t hits, int32_t hits_required, int32_t figures,
                     struct explanation *why, struct colonial_loss *ret);

/* leader-casualty */
struct colonial_leader_casualty_input {
    int32_t casualties;
    int32_t cause; /* enum colonial_cause */
};
struct colonial_leader_casualty_outcome {
    bool killed;
};
bool colonial_leader_killed(enum colonial_cause cause, struct dice *dice, struct explanation *why);
/* Whether a unit throws for its leader; and the throw, if it falls due. */
bool colonial_leader_tests(const struct colonial_loss *loss, bool has_leader);
enum colonial_leader colonial_leader_test(enum colonial_cause cause, const struct colonial_loss *loss, bool has_leader,
                                          struct dice *dice, struct explanation *why);

/* ranged-attack */
struct colonial_firer {
    struct colonial_who who;
    int32_t weapon; /* enum colonial_weapon or FIELD_ABSENT */
    int32_t range;
    int32_t figures;
    int32_t pinned_markers;
    bool volley, skirmishing, close_order;
};
struct colonial_target {
    int32_t figures;
    int32_t cover; /* enum colonial_cover */
    bool close_order, gone_to_ground;
    struct colonial_who who; /* from here on: for the tests that follow */
    int32_t pinned_markers;
    bool has_leader;
};
struct colonial_ranged_attack_input {
    struct colonial_firer firer;
    struct colonial_target target;
};
struct colonial_ranged_attack {
    int32_t band;
    int32_t dice, needed, hits;
    struct colonial_loss loss;
    bool leader_test_due, pin_test_due;
};
extern const struct fields colonial_ranged_attack_fields;
void colonial_firer_check(const struct colonial_firer *firer, const struct colonial_options *options,
                          struct violations *violations);
enum ruling_status colonial_ranged_attack(const struct colonial_ranged_attack_input *input,
                                          const struct colonial_options *options, struct dice *dice,
                                          struct explanation *why, struct colonial_ranged_attack *ret);
/* "12 dice at 4+ make 7 hits: 3 figures are removed", without an end. */
void colonial_ranged_attack_say(const struct colonial_ranged_attack *attack, struct text *line);
/* Half of a number of figures, as the option rounds it. */
int32_t colonial_half(int32_t figures, const struct colonial_options *options);

/* morale-check: the pin test */
enum colonial_trigger { COLONIAL_TRIGGER_FIRE, COLONIAL_TRIGGER_ATTACK, COLONIAL_TRIGGER_WITNESS };
struct colonial_morale_check_input {
    struct colonial_who who;
    int32_t trigger; /* enum colonial_trigger */
    int32_t fire_casualties, attack_casualties;
    int32_t pinned_markers;
    int32_t distance; /* of the friend that was removed; FIELD_ABSENT: within 12 inches */
};
struct colonial_pin_case {
    const struct colonial_who *who;
    int32_t fire_casualties, attack_casualties;
    int32_t markers;
};
struct colonial_pin {
    struct colonial_test test;
    int32_t markers; /* after it */
};
extern const struct fields colonial_pin_fields;
void colonial_pin_test(const struct colonial_pin_case *testing, const struct colonial_options *options,
                       struct dice *dice, struct explanation *why, struct colonial_pin *ret);
/* "Pin test: 7 against 6, passed", without an end. */
void colonial_pin_say(const struct colonial_pin *pin, struct text *line);

/* rocket-fire */
struct colonial_rocket_target {
    struct colonial_who who;
    int32_t pinned_markers;
};
struct colonial_rocket_fire_input {
    int32_t figures, range;
    int32_t pinned_markers; /* of the crew */
    struct colonial_rocket_target target;
};
struct colonial_rocket_fire_outcome {
    int32_t test_count;
    struct colonial_pin tests[COLONIAL_CREW_MAX];
    int32_t failed, markers;
};

/* rally */
enum colonial_rally_result { COLONIAL_RALLIED, COLONIAL_RETREATS, COLONIAL_ROUTS };
struct colonial_rally_input {
    struct colonial_who who;
    int32_t pinned_markers;
};
struct colonial_rally_outcome {
    int32_t result; /* enum colonial_rally_result */
    struct colonial_test test;
    int32_t markers;
    int32_t retreat_inches; /* or FIELD_ABSENT */
    bool friends_test_due;
};

/* melee-score */
enum colonial_side_number { COLONIAL_ATTACKER, COLONIAL_DEFENDER };
enum colonial_melee_result { COLONIAL_ATTACKER_WINS, COLONIAL_DEFENDER_WINS, COLONIAL_DRAW };
enum colonial_whom { COLONIAL_NOBODY, COLONIAL_THE_ATTACKER, COLONIAL_THE_DEFENDER };
enum colonial_follow_up { COLONIAL_NO_FOLLOW_UP, COLONIAL_SAME_UNIT, COLONIAL_ANOTHER_UNIT };
struct colonial_side {
    struct colonial_who who;
    int32_t figures;
    int32_t pinned_markers;
    bool close_order, gone_to_ground;
    bool has_leader; /* for the test that follows */
};
struct colonial_melee_score_input {
    struct colonial_side side[2]; /* enum colonial_side_number */
    int32_t position;             /* of the defender: enum colonial_position */
};
struct colonial_fought {
    int32_t dice, needed, hits; /* that the side made */
    struct colonial_loss loss;  /* that it suffered */
    bool leader_test_due;
};
struct colonial_melee_score {
    struct colonial_fought side[2];
    int32_t result;                 /* enum colonial_melee_result */
    int32_t retreats, pin_test_due; /* enum colonial_whom */
    int32_t retreat_inches;         /* or FIELD_ABSENT */
    int32_t follow_up;              /* enum colonial_follow_up */
    int32_t follow_up_inches;       /* or FIELD_ABSENT */
    bool may_occupy;
};
extern const struct fields colonial_melee_score_fields;
extern const struct choices colonial_whom_choices;
void colonial_side_check(const struct colonial_side *side, int32_t needs, const struct colonial_options *options,
                         const char *pointer, struct violations *violations);
enum ruling_status colonial_melee_score(const struct colonial_melee_score_input *input,
                                        const struct colonial_options *options, struct dice *dice,
                                        struct explanation *why, struct colonial_melee_score *ret);
/* "The attacker wins, losing 1 figure to 4", without an end. */
void colonial_melee_score_say(const struct colonial_melee_score *score, struct text *line);

/* volley, assault */
struct colonial_volley_outcome {
    struct colonial_ranged_attack fire;
    int32_t leader; /* enum colonial_leader */
    bool has_pin;
    struct colonial_pin pin;
    int32_t markers;
};
struct colonial_assault_outcome {
    struct colonial_melee_score score;
    int32_t leader[2]; /* enum colonial_leader */
    bool has_pin;
    struct colonial_pin pin;
    int32_t markers[2];
};

extern const struct step colonial_activation_step, colonial_movement_step, colonial_ranged_attack_step,
    colonial_rocket_fire_step, colonial_melee_score_step, colonial_morale_check_step, colonial_rally_step,
    colonial_leader_casualty_step, colonial_damage_roll_step, colonial_volley_step, colonial_assault_step;
