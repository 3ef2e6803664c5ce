/* The options of Triumph & Tragedy: the readings that its addendum leaves open, and the club's own numbers, which no
 * source gives. Also the choices that options and steps have in common. */
#pragma once
#include <umpire/field.h>

enum tt_quality { TT_RAW, TT_TRAINED, TT_VETERAN, TT_ELITE, TT_QUALITIES };
enum tt_result { TT_KILL, TT_WOUND, TT_SUPPRESSED, TT_SAVE, TT_RESULTS };

enum tt_init_suppression { TT_SUPPRESSION_ALWAYS, TT_SUPPRESSION_ONLY_WITHOUT_COMMAND };
enum tt_suppression_excess { TT_EXCESS_IGNORE, TT_EXCESS_STACK };
enum tt_morale_compare { TT_MORALE_GE, TT_MORALE_GT };
enum tt_casualty_counts { TT_CASUALTY_KILL_WOUND, TT_CASUALTY_ANY_UNSAVED };
enum tt_one_sided { TT_ONE_SIDED_CASUALTIES, TT_ONE_SIDED_SCORE };
enum tt_melee_tie_die { TT_TIE_HIGH_WINS, TT_TIE_HIGH_LOSES, TT_TIE_SINGLE_D6 };

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

/* The club's morale targets by quality; FIELD_ABSENT where it gave none. */
struct tt_morale_targets {
    int32_t of[TT_QUALITIES];
};

struct tt_options {
    int32_t init_suppression;
    int32_t suppression_excess;
    int32_t morale_compare;
    int32_t casualty_counts;
    int32_t one_sided;
    int32_t melee_tie_die;
    bool has_morale_targets;
    struct tt_morale_targets morale_targets;
    bool has_damage_table;
    struct tt_damage_table damage_table;
};

extern const struct choices tt_qualities;
extern const struct choices tt_results;
extern const struct fields tt_damage_table_fields;
extern const struct fields tt_option_fields;
