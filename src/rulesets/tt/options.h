/* The options of Triumph & Tragedy: the readings that its addendum leaves open, and the club's own numbers, which no
 * source gives. Also the choices that options and steps share. */
#pragma once
#include <umpire/dialect.h>

#define TT_QUALITY_VALUES(X)                                                                                           \
    X(TT_RAW, "raw", "Raw: the poorest troops")                                                                        \
    X(TT_TRAINED, "trained", "Trained")                                                                                \
    X(TT_VETERAN, "veteran", "Veteran")                                                                                \
    X(TT_ELITE, "elite", "Elite: the best troops")
ENUM(tt_quality, TT_QUALITY_VALUES, TT_QUALITIES);
extern const struct choices tt_qualities;

#define TT_RESULT_VALUES(X)                                                                                            \
    X(TT_KILL, "kill", "A figure is killed: 2 points")                                                                 \
    X(TT_WOUND, "wound", "A figure is wounded and lost: 1 point")                                                      \
    X(TT_SUPPRESSED, "suppressed", "A suppression marker: half a point")                                               \
    X(TT_SAVE, "save", "Nothing happens: no points")
ENUM(tt_result, TT_RESULT_VALUES, TT_RESULTS);
extern const struct choices tt_results;

/* Readings, in a form's words. */
#define TT_INIT_SUPPRESSION_VALUES(X)                                                                                  \
    X(TT_SUPPRESSION_ALWAYS, "always",                                                                                 \
      "Fewer markers act first, also between units that both have a Hero or a Leader")                                 \
    X(TT_SUPPRESSION_ONLY_WITHOUT_COMMAND, "only_without_command",                                                     \
      "Markers are compared only between units with neither Hero nor Leader")
ENUM(tt_init_suppression, TT_INIT_SUPPRESSION_VALUES, TT_INIT_SUPPRESSIONS);

#define TT_SUPPRESSION_EXCESS_VALUES(X)                                                                                \
    X(TT_EXCESS_IGNORE, "ignore", "No figure suffers more than -1; what is left over has no effect")                   \
    X(TT_EXCESS_STACK, "stack", "What is left over goes round the eligible figures again, one more -1 each")
ENUM(tt_suppression_excess, TT_SUPPRESSION_EXCESS_VALUES, TT_SUPPRESSION_EXCESSES);

#define TT_MORALE_COMPARE_VALUES(X)                                                                                    \
    X(TT_MORALE_GE, "ge", "The total must reach the target", "At least the target")                                    \
    X(TT_MORALE_GT, "gt", "The total must beat the target", "More than the target")
ENUM(tt_morale_compare, TT_MORALE_COMPARE_VALUES, TT_MORALE_COMPARES);

#define TT_CASUALTY_COUNTS_VALUES(X)                                                                                   \
    X(TT_CASUALTY_KILL_WOUND, "kill_wound", "A kill or a wound is a casualty", "Kill or wound")                        \
    X(TT_CASUALTY_ANY_UNSAVED, "any_unsaved", "Whatever was not saved is a casualty, a suppression too",               \
      "Anything unsaved")
ENUM(tt_casualty_counts, TT_CASUALTY_COUNTS_VALUES, TT_CASUALTIES_COUNTED);

#define TT_ONE_SIDED_VALUES(X)                                                                                         \
    X(TT_ONE_SIDED_CASUALTIES, "casualties", "The only side with casualties loses, whatever the scores")               \
    X(TT_ONE_SIDED_SCORE, "score", "The scores are compared all the same")
ENUM(tt_one_sided, TT_ONE_SIDED_VALUES, TT_ONE_SIDED_WAYS);

#define TT_MELEE_TIE_DIE_VALUES(X)                                                                                     \
    X(TT_TIE_HIGH_WINS, "high_wins", "Each side rolls, the higher die wins the round")                                 \
    X(TT_TIE_HIGH_LOSES, "high_loses", "Each side rolls, the higher die loses the round")                              \
    X(TT_TIE_SINGLE_D6, "single_d6", "One die is rolled: on 1 to 3 side 1 loses, on 4 to 6 side 2", "A single D6")
ENUM(tt_melee_tie_die, TT_MELEE_TIE_DIE_VALUES, TT_TIE_DICE);

#define TT_WIPED_OUT_VALUES(X)                                                                                         \
    X(TT_WIPED_OUT_SCORE, "score", "The scores decide all the same: the side that is left may lose, and checks")       \
    X(TT_WIPED_OUT_LOSES, "loses", "The side without figures has lost, and nobody checks")
ENUM(tt_wiped_out, TT_WIPED_OUT_VALUES, TT_WIPED_OUT_WAYS);

#define TT_SUPPRESSED_MARKS_VALUES(X)                                                                                  \
    X(TT_SUPPRESSED_MARKS, "yes", "Each damage result suppressed puts a marker on the unit")                           \
    X(TT_SUPPRESSED_MARKS_NOT, "no", "The result only counts for the score")
ENUM(tt_suppressed_marks, TT_SUPPRESSED_MARKS_VALUES, TT_SUPPRESSED_MARKS_WAYS);

enum { TT_TARGET_MIN = -99, TT_TARGET_MAX = 99, TT_TABLE_SIDES_MAX = 100, TT_TABLE_ROWS_MAX = 32 };

/* The faces lo..hi of the damage die give one result. */
struct tt_damage_row {
    int32_t lo, hi;
    int32_t result; /* enum tt_result */
};

/* A damage table of the club: its rows cover each face of the die once. */
struct tt_damage_table {
    int32_t sides;
    int32_t row_count;
    struct tt_damage_row rows[TT_TABLE_ROWS_MAX];
};
extern const struct fields tt_damage_table_fields;

/* The club's morale targets by quality; FIELD_ABSENT where it has none. */
struct tt_morale_targets {
    int32_t of[TT_QUALITIES];
};

struct tt_options {
    int32_t init_suppression;   /* enum tt_init_suppression */
    int32_t suppression_excess; /* enum tt_suppression_excess */
    int32_t morale_compare;     /* enum tt_morale_compare */
    int32_t casualty_counts;    /* enum tt_casualty_counts */
    int32_t one_sided;          /* enum tt_one_sided */
    int32_t melee_tie_die;      /* enum tt_melee_tie_die */
    bool has_morale_targets;
    struct tt_morale_targets morale_targets;
    bool has_damage_table;
    struct tt_damage_table damage_table;
    int32_t wiped_out;        /* enum tt_wiped_out */
    int32_t suppressed_marks; /* enum tt_suppressed_marks */
    int32_t enforce_due;      /* enum enforce_due */
};
extern const struct fields tt_option_fields;
