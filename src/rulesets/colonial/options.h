/* The options of the colonial rules: the readings that the sheet leaves open, and the club's own units as named
 * profiles, since the sheet gives no Leadership. */
#pragma once
#include <umpire/dialect.h>

enum { COLONIAL_NAME_MAX = 40, COLONIAL_PROFILES_MAX = 32 };

/* The numbers of a unit. The sheet has no table of Leadership; the others are in the unit table. */
enum colonial_number {
    COLONIAL_LEADERSHIP,
    COLONIAL_DISCIPLINE,
    COLONIAL_FIRE,
    COLONIAL_FIGHT,
    COLONIAL_MOVE, /* thousandths of an inch */
    COLONIAL_NUMBERS,
};

#define COLONIAL_ATTACK_LOSER_VALUES(X)                                                                                \
    X(COLONIAL_LOSER_BY_CASUALTIES, "casualties", "The side that loses more figures loses the attack")                 \
    X(COLONIAL_LOSER_BY_HITS, "hits", "The side that suffers more hits loses the attack, whatever they remove")
ENUM(colonial_attack_loser, COLONIAL_ATTACK_LOSER_VALUES, COLONIAL_ATTACK_LOSERS);

#define COLONIAL_HALF_ROUNDING_VALUES(X)                                                                               \
    X(COLONIAL_HALF_DOWN, "down", "Half of nine figures are four")                                                     \
    X(COLONIAL_HALF_UP, "up", "Half of nine figures are five")
ENUM(colonial_half_rounding, COLONIAL_HALF_ROUNDING_VALUES, COLONIAL_HALF_ROUNDINGS);

#define COLONIAL_ATD_VALUES(X)                                                                                         \
    X(COLONIAL_ATD_DOUBLE, "double", "A unit at the double moves twice its move")                                      \
    X(COLONIAL_ATD_PLUS_D6, "plus_d6", "A unit at the double moves its move and a D6 of inches", "Plus a D6")
ENUM(colonial_atd, COLONIAL_ATD_VALUES, COLONIAL_ATDS);

#define COLONIAL_ACTIONS_PER_TURN_VALUES(X)                                                                            \
    X(COLONIAL_ONE_ACTION, "one", "A unit has one action a turn")                                                      \
    X(COLONIAL_ANY_ACTIONS, "any", "A unit acts as often as the players let it")
ENUM(colonial_actions_per_turn, COLONIAL_ACTIONS_PER_TURN_VALUES, COLONIAL_ACTIONS_PER_TURNS);

#define COLONIAL_FAILED_ACTIVATION_VALUES(X)                                                                           \
    X(COLONIAL_FAILED_NOTHING, "nothing", "A unit that failed its test does nothing more this turn")                   \
    X(COLONIAL_FAILED_FREE, "free_action", "A unit that failed its test may still take a free action")
ENUM(colonial_failed_activation, COLONIAL_FAILED_ACTIVATION_VALUES, COLONIAL_FAILED_ACTIVATIONS);

#define COLONIAL_STANCE_ENDS_VALUES(X)                                                                                 \
    X(COLONIAL_ENDS_BY_ACTION, "action", "Going to ground and close order end with actions and retreats")              \
    X(COLONIAL_ENDS_BY_TURN, "turn", "They end when the next turn begins")                                             \
    X(COLONIAL_ENDS_NEVER, "kept", "They last until another stance is taken up")
ENUM(colonial_stance_ends, COLONIAL_STANCE_ENDS_VALUES, COLONIAL_STANCE_ENDINGS);

#define COLONIAL_SKIRMISH_VALUES(X)                                                                                    \
    X(COLONIAL_SKIRMISH_TURN, "turn", "The unit may move and fire this turn, and skirmishes until the turn ends")      \
    X(COLONIAL_SKIRMISH_STANCE, "stance", "The unit skirmishes until its next action other than fire")
ENUM(colonial_skirmish, COLONIAL_SKIRMISH_VALUES, COLONIAL_SKIRMISHES);

#define COLONIAL_SKIRMISH_MOVE_VALUES(X)                                                                               \
    X(COLONIAL_SKIRMISH_HALF, "half", "A unit that skirmishes moves half its move")                                    \
    X(COLONIAL_SKIRMISH_FULL, "full", "A unit that skirmishes moves its whole move")                                   \
    X(COLONIAL_SKIRMISH_NO_MOVE, "none", "A unit that skirmishes does not move")
ENUM(colonial_skirmish_move, COLONIAL_SKIRMISH_MOVE_VALUES, COLONIAL_SKIRMISH_MOVES);

/* The options with no and yes; each has texts of its own (options.c). */
enum colonial_switch { COLONIAL_NO, COLONIAL_YES };

/* A unit of the club: its values replace those that an input leaves out; FIELD_ABSENT where it has none. */
struct colonial_profile {
    char name[FIELD_TEXT_SIZE(COLONIAL_NAME_MAX)];
    int32_t kind;   /* enum colonial_kind */
    int32_t weapon; /* enum colonial_weapon */
    int32_t number[COLONIAL_NUMBERS];
};

struct colonial_options {
    int32_t attack_loser;
    int32_t half_rounding;
    int32_t pin_attack_casualties;             /* enum colonial_switch */
    int32_t mounted_infantry_hits_as_infantry; /* enum colonial_switch */
    int32_t gun_target_mods;                   /* enum colonial_switch */
    int32_t atd;
    int32_t volley_requires_close_order; /* enum colonial_switch */
    int32_t actions_per_turn, failed_activation, stance_ends, skirmish, skirmish_move;
    int32_t enforce_due; /* enum enforce_due */
    int32_t profile_count;
    struct colonial_profile profiles[COLONIAL_PROFILES_MAX];
};

extern const struct fields colonial_option_fields;
