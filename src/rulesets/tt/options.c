/* The field table of the options. */
#include "rulesets/tt/options.h"
#include <umpire/error.h>

CHOICES(tt_qualities, "TtQuality", TT_QUALITY_VALUES);
CHOICES(tt_results, "TtDamageResult", TT_RESULT_VALUES);
LOCAL_CHOICES(init_suppressions, "TtInitSuppression", TT_INIT_SUPPRESSION_VALUES);
LOCAL_CHOICES(suppression_excesses, "TtSuppressionExcess", TT_SUPPRESSION_EXCESS_VALUES);
LOCAL_CHOICES(morale_compares, "TtMoraleCompare", TT_MORALE_COMPARE_VALUES);
LOCAL_CHOICES(wiped_outs, "TtWipedOut", TT_WIPED_OUT_VALUES);
LOCAL_CHOICES(suppressed_marks, "TtSuppressedMarks", TT_SUPPRESSED_MARKS_VALUES);
LOCAL_CHOICES(casualties_counted, "TtCasualtyCounts", TT_CASUALTY_COUNTS_VALUES);
LOCAL_CHOICES(one_sided_ways, "TtOneSided", TT_ONE_SIDED_VALUES);
LOCAL_CHOICES(tie_dice, "TtMeleeTieDie", TT_MELEE_TIE_DIE_VALUES);

#define TARGET_OF(quality, name, title)                                                                                \
    NUMBER_AS(struct tt_morale_targets, of[quality], name, TT_TARGET_MIN, TT_TARGET_MAX, title, "TT-MOR-8",            \
              "The target of this quality.", OPTIONAL)
static const struct field morale_target_rows[] = {
    TARGET_OF(TT_RAW, "raw", "Raw"),
    TARGET_OF(TT_TRAINED, "trained", "Trained"),
    TARGET_OF(TT_VETERAN, "veteran", "Veteran"),
    TARGET_OF(TT_ELITE, "elite", "Elite"),
};
static const struct fields morale_target_fields =
    FIELDS("TtMoraleTargets", "The club's morale targets by quality. A check whose input gives no target uses them.",
           morale_target_rows, struct tt_morale_targets);

static const struct field damage_row_rows[] = {
    NUMBER(struct tt_damage_row, lo, 1, TT_TABLE_SIDES_MAX, "From", NULL, "The lowest face that gives this result."),
    NUMBER(struct tt_damage_row, hi, 1, TT_TABLE_SIDES_MAX, "To", NULL, "The highest face that gives this result."),
    CHOICE(struct tt_damage_row, result, tt_results, "Result", "TT-DMG-1", "What happens to the figure that was hit."),
};
static const struct fields damage_row_fields =
    FIELDS("TtDamageRow", "The faces of the damage die that give one result.", damage_row_rows, struct tt_damage_row);
static const struct field damage_row_item = ITEM_GROUP(damage_row_fields, "Row", NULL, "One line of the table.");

static const struct field damage_table_rows[] = {
    NUMBER(struct tt_damage_table, sides, 2, TT_TABLE_SIDES_MAX, "Die", NULL, "How many sides the damage die has.",
           .unit = "sides"),
    LIST(struct tt_damage_table, rows, struct tt_damage_row, damage_row_item, row_count, 1, TT_TABLE_ROWS_MAX, "Rows",
         "TT-DMG-1", "The bands of the table. Together they cover each face once."),
};
const struct fields tt_damage_table_fields = FIELDS(
    "TtDamageTable", "A damage table from the club's own book: a die, and the result that each of its faces gives.",
    damage_table_rows, struct tt_damage_table);

static const struct field option_rows[] = {
    CHOICE(struct tt_options, init_suppression, init_suppressions, "Suppression and command", "A-TT-1",
           "Whether suppression markers are compared between tied units of the same command class.",
           DEFAULT(TT_SUPPRESSION_ALWAYS)),
    CHOICE(struct tt_options, suppression_excess, suppression_excesses, "Excess suppression", "A-TT-4",
           "What happens to suppression points beyond the number of figures able to fight.", DEFAULT(TT_EXCESS_IGNORE)),
    CHOICE(struct tt_options, morale_compare, morale_compares, "Morale target", "A-TT-5",
           "Whether a morale check must reach its target or beat it.", DEFAULT(TT_MORALE_GE)),
    CHOICE(struct tt_options, casualty_counts, casualties_counted, "What a casualty is", "A-TT-9",
           "Which damage results count as casualties of a melee round.", DEFAULT(TT_CASUALTY_KILL_WOUND)),
    CHOICE(struct tt_options, one_sided, one_sided_ways, "Casualties on one side only", "A-TT-10",
           "What decides a melee round in which only one side has casualties.", DEFAULT(TT_ONE_SIDED_CASUALTIES)),
    CHOICE(struct tt_options, melee_tie_die, tie_dice, "Tied melee", "A-TT-11",
           "How the die decides a melee round that is equal in all else.", DEFAULT(TT_TIE_HIGH_WINS)),
    GROUP_IF(struct tt_options, morale_targets, has_morale_targets, struct tt_morale_targets, morale_target_fields,
             "Morale targets", "A-TT-6", "The club's morale targets by quality; the sources give none."),
    GROUP_IF(struct tt_options, damage_table, has_damage_table, struct tt_damage_table, tt_damage_table_fields,
             "Damage table", "TT-DMG-1", "The club's damage table; the sources give none."),
    CHOICE(struct tt_options, wiped_out, wiped_outs, "A side without figures", "A-TT-16",
           "Who loses a round in which one side loses its last figure.", DEFAULT(TT_WIPED_OUT_SCORE)),
    CHOICE(struct tt_options, suppressed_marks, suppressed_marks, "Suppressed by damage", "A-TT-19",
           "Whether a damage result suppressed puts a marker on the unit.", DEFAULT(TT_SUPPRESSED_MARKS)),
    ENFORCE_DUE_ROW(struct tt_options),
};
const struct fields tt_option_fields = FIELDS(
    "TtOptions",
    "How a club plays Triumph & Tragedy: readings that the addendum leaves open, and numbers that it does not give.",
    option_rows, struct tt_options, .unknown = ERROR_UNKNOWN_OPTION);
