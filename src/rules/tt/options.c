/* The field table of the options, with the words in which a form offers them. */
#include "options.h"
#include <umpire/error.h>

static const struct choice quality_list[] = {
    [TT_RAW] = {"raw", "Raw: the poorest troops"},
    [TT_TRAINED] = {"trained", "Trained"},
    [TT_VETERAN] = {"veteran", "Veteran"},
    [TT_ELITE] = {"elite", "Elite: the best troops"},
};
const struct choices tt_qualities = {"TtQuality", quality_list, TT_QUALITIES};

static const struct choice result_list[] = {
    [TT_KILL] = {"kill", "A figure is killed: 2 points"},
    [TT_WOUND] = {"wound", "A figure is wounded and lost: 1 point"},
    [TT_SUPPRESSED] = {"suppressed", "A suppression marker: half a point"},
    [TT_SAVE] = {"save", "Nothing happens: no points"},
};
const struct choices tt_results = {"TtDamageResult", result_list, TT_RESULTS};

static const struct choice init_suppression_list[] = {
    [TT_SUPPRESSION_ALWAYS] = {"always",
                               "Fewer markers act first, also between units that both have a Hero or a Leader"},
    [TT_SUPPRESSION_ONLY_WITHOUT_COMMAND] = {"only_without_command",
                                             "Markers are compared only between units with neither Hero nor Leader"},
};
static const struct choices init_suppression = {"TtInitSuppression", init_suppression_list, 2};

static const struct choice suppression_excess_list[] = {
    [TT_EXCESS_IGNORE] = {"ignore", "No figure suffers more than -1; what is left over has no effect"},
    [TT_EXCESS_STACK] = {"stack", "What is left over goes round the eligible figures again, one more -1 each"},
};
static const struct choices suppression_excess = {"TtSuppressionExcess", suppression_excess_list, 2};

static const struct choice morale_compare_list[] = {
    [TT_MORALE_GE] = {"ge", "The total must reach the target"},
    [TT_MORALE_GT] = {"gt", "The total must beat the target"},
};
static const struct choices morale_compare = {"TtMoraleCompare", morale_compare_list, 2};

static const struct choice casualty_counts_list[] = {
    [TT_CASUALTY_KILL_WOUND] = {"kill_wound", "A kill or a wound is a casualty"},
    [TT_CASUALTY_ANY_UNSAVED] = {"any_unsaved", "Whatever was not saved is a casualty, a suppression too"},
};
static const struct choices casualty_counts = {"TtCasualtyCounts", casualty_counts_list, 2};

static const struct choice one_sided_list[] = {
    [TT_ONE_SIDED_CASUALTIES] = {"casualties", "The only side with casualties loses, whatever the scores"},
    [TT_ONE_SIDED_SCORE] = {"score", "The scores are compared all the same"},
};
static const struct choices one_sided = {"TtOneSided", one_sided_list, 2};

static const struct choice melee_tie_die_list[] = {
    [TT_TIE_HIGH_WINS] = {"high_wins", "Each side rolls, the higher die wins the round"},
    [TT_TIE_HIGH_LOSES] = {"high_loses", "Each side rolls, the higher die loses the round"},
    [TT_TIE_SINGLE_D6] = {"single_d6", "One die is rolled: on 1 to 3 side 1 loses, on 4 to 6 side 2"},
};
static const struct choices melee_tie_die = {"TtMeleeTieDie", melee_tie_die_list, 3};

#define TARGET_OF(quality, name_, title_)                                                                              \
    {                                                                                                                  \
        .name = name_, .title = title_, .doc = "The target of this quality.", .clause = "TT-MOR-8", .kind = FIELD_INT, \
        .presence = FIELD_OPTIONAL, .offset = FIELD_AT(struct tt_morale_targets, of[quality], int32_t),                \
        .min = TT_TARGET_MIN, .max = TT_TARGET_MAX                                                                     \
    }

static const struct field morale_target_list[] = {
    TARGET_OF(TT_RAW, "raw", "Raw"),
    TARGET_OF(TT_TRAINED, "trained", "Trained"),
    TARGET_OF(TT_VETERAN, "veteran", "Veteran"),
    TARGET_OF(TT_ELITE, "elite", "Elite"),
};
static const struct fields morale_target_fields = {
    .name = "TtMoraleTargets",
    .doc = "The club's morale targets by quality. A check whose input gives no target uses them.",
    .list = morale_target_list,
    .count = FIELDS_COUNT(morale_target_list),
    .size = sizeof(struct tt_morale_targets),
};

static const struct field damage_row_list[] = {
    {.name = "lo",
     .title = "From",
     .doc = "The lowest face that gives this result.",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_damage_row, lo, int32_t),
     .min = 1,
     .max = TT_TABLE_SIDES_MAX},
    {.name = "hi",
     .title = "To",
     .doc = "The highest face that gives this result.",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_damage_row, hi, int32_t),
     .min = 1,
     .max = TT_TABLE_SIDES_MAX},
    {.name = "result",
     .title = "Result",
     .doc = "What happens to the figure that was hit.",
     .clause = "TT-DMG-1",
     .kind = FIELD_ENUM,
     .offset = FIELD_AT(struct tt_damage_row, result, int32_t),
     .choices = &tt_results},
};
static const struct fields damage_row_fields = {
    .name = "TtDamageRow",
    .doc = "The faces of the damage die that give one result.",
    .list = damage_row_list,
    .count = FIELDS_COUNT(damage_row_list),
    .size = sizeof(struct tt_damage_row),
};
static const struct field damage_row_item = {
    .title = "Row", .doc = "One line of the table.", .kind = FIELD_GROUP, .of = &damage_row_fields};

static const struct field damage_table_list[] = {
    {.name = "sides",
     .title = "Die",
     .doc = "How many sides the damage die has.",
     .unit = "sides",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_damage_table, sides, int32_t),
     .min = 2,
     .max = TT_TABLE_SIDES_MAX},
    {.name = "rows",
     .title = "Rows",
     .doc = "The bands of the table. Together they cover each face once.",
     .clause = "TT-DMG-1",
     .kind = FIELD_LIST,
     .offset = FIELD_AT(struct tt_damage_table, rows, struct tt_damage_row *),
     .min = 1,
     .max = TT_TABLE_ROWS_MAX,
     .item = &damage_row_item,
     .item_size = sizeof(struct tt_damage_row),
     .count = FIELD_AT(struct tt_damage_table, row_count, int32_t)},
};
const struct fields tt_damage_table_fields = {
    .name = "TtDamageTable",
    .doc = "A damage table from the club's own book: a die, and the result that each of its faces gives.",
    .list = damage_table_list,
    .count = FIELDS_COUNT(damage_table_list),
    .size = sizeof(struct tt_damage_table),
};

#define READING(member, title_, clause_, doc_)                                                                         \
    {                                                                                                                  \
        .name = #member, .title = title_, .doc = doc_, .clause = clause_, .kind = FIELD_ENUM,                          \
        .presence = FIELD_DEFAULTED, .offset = FIELD_AT(struct tt_options, member, int32_t), .choices = &(member)      \
    }

static const struct field option_list[] = {
    READING(init_suppression, "Suppression and command", "A-TT-1",
            "Whether suppression markers are compared between tied units of the same command class."),
    READING(suppression_excess, "Excess suppression", "A-TT-4",
            "What happens to suppression points beyond the number of figures able to fight."),
    READING(morale_compare, "Morale target", "A-TT-5", "Whether a morale check must reach its target or beat it."),
    READING(casualty_counts, "What a casualty is", "A-TT-9",
            "Which damage results count as casualties of a melee round."),
    READING(one_sided, "Casualties on one side only", "A-TT-10",
            "What decides a melee round in which only one side has casualties."),
    READING(melee_tie_die, "Tied melee", "A-TT-11", "How the die decides a melee round that is equal in all else."),
    {.name = "morale_targets",
     .title = "Morale targets",
     .doc = "The club's morale targets by quality; the sources give none.",
     .clause = "A-TT-6",
     .kind = FIELD_GROUP,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_options, morale_targets, struct tt_morale_targets),
     .of = &morale_target_fields,
     .present = FIELD_AT(struct tt_options, has_morale_targets, bool)},
    {.name = "damage_table",
     .title = "Damage table",
     .doc = "The club's damage table; the sources give none.",
     .clause = "TT-DMG-1",
     .kind = FIELD_GROUP,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_options, damage_table, struct tt_damage_table),
     .of = &tt_damage_table_fields,
     .present = FIELD_AT(struct tt_options, has_damage_table, bool)},
};
const struct fields tt_option_fields = {
    .name = "TtOptions",
    .doc = "How a club plays Triumph & Tragedy: readings that the addendum leaves open, and numbers that it does not "
           "give.",
    .list = option_list,
    .count = FIELDS_COUNT(option_list),
    .size = sizeof(struct tt_options),
    .unknown = ERROR_UNKNOWN_OPTION,
};
