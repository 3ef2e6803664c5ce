/* A unit of the colonial rules on the table: its members, the inputs that it fills in, what its state bars it from, and
 * what rulings do to it (catalogue, section 9.4). */
#pragma once
#include "rulesets/colonial/colonial.h"

/* Why what acts names no deed. */
#define COLONIAL_ACTION_OF_TURN "the action of the turn is a member of the unit (A-MWK-25), and fills in inputs"

#define COLONIAL_FATE_VALUES(X)                                                                                        \
    X(COLONIAL_IN_PLAY, "in_play", NULL)                                                                               \
    X(COLONIAL_REMOVED, "removed", "no figure of it is left")                                                          \
    X(COLONIAL_ROUTED, "routed", "a failed rally with a total of two or less")
ENUM(colonial_fate, COLONIAL_FATE_VALUES, COLONIAL_FATES);

/* The ground that a unit is on, apart from its cover. */
#define COLONIAL_GROUND_VALUES(X)                                                                                      \
    X(COLONIAL_ON_NOTHING, "none", "Nothing that matters")                                                             \
    X(COLONIAL_ON_DIFFICULT, "difficult", "Difficult ground")                                                          \
    X(COLONIAL_ON_OBSTACLE, "obstacle", "An obstacle that it may defend")                                              \
    X(COLONIAL_ON_UPHILL, "uphill", "Uphill of whoever may attack it")
ENUM(colonial_ground, COLONIAL_GROUND_VALUES, COLONIAL_GROUNDS);
extern const struct choices colonial_ground_choices;

struct colonial_roster_unit {
    struct colonial_who who;
    int32_t weapon; /* enum colonial_weapon or FIELD_ABSENT */
    int32_t figures;
    int32_t pinned_markers;
    int32_t fate; /* enum colonial_fate */
    /* What it has suffered without having tested for it. */
    int32_t fire_casualties, attack_casualties;
    int32_t leader_fire_casualties, leader_attack_casualties;
    int32_t leader_fire_tests, leader_attack_tests;
    int32_t beaten;          /* attacks */
    int32_t friends_removed; /* units of its side */
    int32_t cover;           /* enum colonial_cover, at the end of its last move */
    int32_t position;        /* enum colonial_ground, the same */
    int32_t action;          /* of this turn: enum colonial_action or FIELD_ABSENT */
    int32_t follow_up;       /* enum colonial_follow_up: an additional attack that it may make */
    bool action_open;        /* passed or free, and not carried out yet */
    bool test_failed;        /* its activation of this turn */
    bool moved, fired;       /* this turn */
    bool rallied;            /* attempted this turn */
    bool at_obstacle;        /* where it halted */
    bool has_leader;
    bool close_order, gone_to_ground, skirmishing;
    char follow_up_unit[UNIT_ID_MAX + 1]; /* the unit that it may attack again; or "" */
};

extern const struct unit_type colonial_unit_type;
/* What a unit's state bars it from (roster_bars.c). */
extern const struct unit_bar colonial_bars[];
#define COLONIAL_PINNED_BAR "pinned"
int32_t colonial_roster_kind(const struct colonial_roster_unit *unit, const struct colonial_options *options);
/* Whether a pinned unit may rally now: once a turn, and not after another action (A-MWK-28). */
bool colonial_may_rally(const struct colonial_roster_unit *unit, const struct colonial_options *options);

/* ---- inputs of steps that bars read ---- */

struct colonial_activation_input {
    struct colonial_who who;
    int32_t action; /* enum colonial_action */
    int32_t pinned_markers;
    struct house_modifiers house;
};
struct colonial_movement_input {
    struct colonial_who who;
    int32_t terrain;  /* enum terrain of movement.c */
    int32_t cover;    /* enum colonial_cover, at its end */
    int32_t position; /* enum colonial_ground, at its end */
    bool at_the_double, skirmishing, at_obstacle;
    int32_t pinned_markers;
};

struct colonial_damage_roll_input {
    int32_t cause; /* enum colonial_cause */
    int32_t hits, figures;
    int32_t weapon, band, cover;     /* by fire */
    int32_t by_kind, kind, position; /* by attack */
    bool has_leader;
};

/* ---- what units fill in (roster_fills.c) ---- */

/* Who a unit is, and what it tests with. */
#define COLONIAL_WHO_FILLS FILLS("profile"), FILLS("kind")
#define COLONIAL_LEADERSHIP_FILLS FILLS("leadership"), FILLS("discipline")
#define COLONIAL_FIGURES_FILL                                                                                          \
    AT_MOST("figures", "MWK-FIR-1", "it has fewer figures left than that", "it has no figure left")
#define COLONIAL_OTHER_MARKERS "its pinned markers are on record, and these are not they"
#define COLONIAL_MARKERS_FILL KNOWS("pinned_markers", "MWK-PIN-3", COLONIAL_OTHER_MARKERS)
/* For a unit that acts: it is not pinned. Its bar explains what a pinned unit may not do. */
#define COLONIAL_UNPINNED_FILL                                                                                         \
    KNOWS("pinned_markers", "MWK-PIN-3", "its pinned markers are on record, and these are not they",                   \
          .find = colonial_roster_unpinned)
#define COLONIAL_CLOSE_ORDER_FILL                                                                                      \
    KNOWS("close_order", "MWK-FIR-5", "whether it stands in close order is on record, and it is not so")
#define COLONIAL_GROUND_FILL                                                                                           \
    KNOWS("gone_to_ground", "MWK-FIR-6", "whether it has gone to ground is on record, and it is not so")
/* A unit that attacks has risen (A-MWK-29). */
#define COLONIAL_RISEN_FILL                                                                                            \
    KNOWS("gone_to_ground", "MWK-FIR-6", "whether it has gone to ground is on record, and it is not so",               \
          .find = colonial_roster_attacks_on_ground)
#define COLONIAL_LEADER_FILL                                                                                           \
    KNOWS("has_leader", "MWK-FIR-9", "whether its leader is alive is on record, and it is not so")
int32_t colonial_roster_unpinned(const struct unit_fact *it);
int32_t colonial_roster_attacks_on_ground(const struct unit_fact *it);
int32_t colonial_roster_cover(const struct unit_fact *it);
/* What it holds as a defender: the first that counts of hard cover, an obstacle, uphill. */
int32_t colonial_roster_position(const struct unit_fact *it);
/* Whether it skirmishes for the turn: as a stance that ends by a move. */
bool colonial_roster_skirmishes(const struct colonial_roster_unit *unit, const struct colonial_options *options);
extern const struct unit_fills colonial_firer_fills[];
/* For steps whose roles exclude each other: the role that is taken; `otherwise` where no unit is named. */
int32_t colonial_role_taken(const struct question_units *units, int32_t roles, int32_t otherwise);

/* ---- what rulings do to units (roster_effects.c) ---- */

/* The roles of fire: the firer and the target. */
enum colonial_fire_role { COLONIAL_FIRER, COLONIAL_TARGET };

/* Figures that a unit loses, and what its removal means to its friends. */
void colonial_loss_effects(const struct colonial_loss *loss, const char *clause, int32_t role,
                           struct tabletop *tabletop);
/* A leader who was tested for. Nothing is owed for one who is killed. */
void colonial_leader_effects(int32_t leader, const char *clause, int32_t role, struct tabletop *tabletop);
/* A marker for each pin test that failed. */
void colonial_marker_effects(int32_t failed, int32_t role, struct tabletop *tabletop);
/* It was the unit's action of the turn (A-MWK-25); `open`: something of it is still to come. */
void colonial_deed_effects(int32_t deed, bool open, const struct colonial_options *options, int32_t role,
                           struct tabletop *tabletop);
/* The unit fires or moves, as skirmishers may both; `member` is "fired" or "moved". */
void colonial_half_deed_effects(int32_t deed, const char *member, bool skirmishing,
                                const struct colonial_options *options, int32_t role, struct tabletop *tabletop);
/* The attack, its follow-up, and who retreats; losses and tests are the step's. */
void colonial_attack_effects(const struct question_units *units, const struct colonial_melee_score *score,
                             const struct colonial_options *options, struct tabletop *tabletop);
void colonial_retreat_effects(const char *clause, const struct colonial_options *options, int32_t role,
                              struct tabletop *tabletop);
