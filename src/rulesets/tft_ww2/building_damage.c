/* building-damage: whether a building stands after an attack (TFT-BLD). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

/* Its roles. */
enum { INSIDE, BY };

#define BUILDING_ATTACK_VALUES(X)                                                                                      \
    X(DIRECT_HE, "direct_he", "High explosive, fired directly", "Direct high explosive")                               \
    X(INDIRECT_AREA, "indirect_area", "A thrown or indirect weapon with a template")                                   \
    X(OTHER, "other", "Anything else; it cannot damage a building")
ENUM(building_attack, BUILDING_ATTACK_VALUES, BUILDING_ATTACKS);
LOCAL_CHOICES(kinds, "TftBuildingAttack", BUILDING_ATTACK_VALUES);

#define BUILDING_REASON_VALUES(X)                                                                                      \
    X(STANDS, "stands", "It stands")                                                                                   \
    X(CUMULATIVE, "cumulative", "All damage together is more than its hit points")                                     \
    X(SINGLE_ATTACK, "single_attack", "This attack alone is more than half of its hit points")                         \
    X(ALREADY, "already", "It had collapsed before")
ENUM(building_reason, BUILDING_REASON_VALUES, BUILDING_REASONS);
LOCAL_CHOICES(reasons, "TftBuildingReason", BUILDING_REASON_VALUES);

#define MATERIAL_VALUES(X)                                                                                             \
    X(WOOD, "wood", "Wood")                                                                                            \
    X(STONE, "stone", "Stone")                                                                                         \
    X(REINFORCED, "reinforced", "Reinforced")
ENUM(material, MATERIAL_VALUES, MATERIALS);
LOCAL_CHOICES(materials, "TftMaterial", MATERIAL_VALUES);
#define SIZE_VALUES(X)                                                                                                 \
    X(SMALL, "small", "4\" by 4\"")                                                                                    \
    X(MEDIUM, "medium", "8\" by 8\"")                                                                                  \
    X(LARGE, "large", "12\" by 12\"")
ENUM(building_size, SIZE_VALUES, SIZES);
LOCAL_CHOICES(sizes, "TftBuildingSize", SIZE_VALUES);

struct building_row {
    const char *material, *size;
    int32_t hits_per_floor;
};
static const struct building_row buildings[MATERIALS * SIZES] = {
    {"wood", "small", 12},       {"wood", "medium", 24},       {"wood", "large", 36},
    {"stone", "small", 24},      {"stone", "medium", 36},      {"stone", "large", 48},
    {"reinforced", "small", 36}, {"reinforced", "medium", 48}, {"reinforced", "large", 72},
};

static const struct field hits_rows[] = {
    LABEL(struct building_row, material, "Material", NULL, "What it is built of."),
    LABEL(struct building_row, size, "Size", NULL, "How large its floor is."),
    NUMBER(struct building_row, hits_per_floor, 12, 72, "Hit points", NULL, "Hit points of each floor.",
           .unit = "hits per floor"),
};
static const struct fields building_fields =
    FIELDS("TftBuildingRow", "A kind of building.", hits_rows, struct building_row);
const struct table tft_buildings_table = {
    .name = "buildings",
    .title = "Buildings",
    .doc = "Hit points of buildings for each floor.",
    .clause = "TFT-BLD-3",
    .row = &building_fields,
    .rows = buildings,
    .count = FIELDS_COUNT(buildings),
};

enum { DAMAGE_MAX = 9999, FLOORS_MAX = 20 };
struct input {
    int32_t material, size, floors, prior, attack, attack_kind;
};
static const struct field input_rows[] = {
    CHOICE(struct input, material, materials, "Material", "TFT-BLD-3", "What it is built of."),
    CHOICE(struct input, size, sizes, "Size", "TFT-BLD-3", "How large its floor is."),
    NUMBER(struct input, floors, 1, FLOORS_MAX, "Floors", "A-TFT-26",
           "How many floors it has; each adds its hit points.", .unit = "floors", DEFAULT(1)),
    NUMBER(struct input, prior, 0, DAMAGE_MAX, "Damage before", "TFT-BLD-1", "Damage that it took before this attack.",
           DEFAULT(0)),
    NUMBER(struct input, attack, 0, DAMAGE_MAX, "Damage now", "TFT-BLD-2", "Damage of this one attack."),
    CHOICE(struct input, attack_kind, kinds, "Attack", "TFT-BLD-4", "What attacks it.", DEFAULT(INDIRECT_AREA)),
};
static const struct fields input_fields =
    FIELDS("TftBuildingDamageInput", "An attack on a building.", input_rows, struct input);

struct outcome {
    int32_t hit_points, total, left;
    bool collapsed;
    int32_t reason;
};
static const struct field outcome_rows[] = {
    NUMBER(struct outcome, hit_points, 12, 72 * FLOORS_MAX, "Hit points", "A-TFT-26", "Of the whole building."),
    NUMBER(struct outcome, total, 0, 2 * DAMAGE_MAX, "Damage", "TFT-BLD-1", "All its damage so far."),
    NUMBER(struct outcome, left, 0, 72 * FLOORS_MAX, "Left", "TFT-BLD-1",
           "What it can take before one more collapses it."),
    FACT(struct outcome, collapsed, "Collapsed", "TFT-BLD-1",
         "Whether it has collapsed. Those inside are then incapacitated."),
    CHOICE(struct outcome, reason, reasons, "Reason", "TFT-BLD-2",
           "Why; where both hold, the cumulative damage is named."),
};
static const struct fields outcome_fields =
    FIELDS("TftBuildingDamageOutcome", "A building after an attack.", outcome_rows, struct outcome);

WHEN(is_harmless, struct input, it->attack_kind == OTHER)
static const struct refusal refusals[] = {
    {"TFT-BLD-4", "Only high explosive and area weapons damage buildings", is_harmless}};

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    (void)dice;
    const struct input *input = question->input;
    struct outcome *outcome = ruled;
    if (IS_REFUSED(refusals, input, why))
        return RULING_NOT_PERMITTED;
    outcome->hit_points = buildings[input->material * SIZES + input->size].hits_per_floor * input->floors;
    outcome->total = input->prior + input->attack;
    outcome->left = outcome->total < outcome->hit_points ? outcome->hit_points - outcome->total : 0;
    explain_number(why, "TFT-BLD-3", "Hit points of all floors", outcome->hit_points);
    bool single = 2 * input->attack > outcome->hit_points, cumulative = outcome->total > outcome->hit_points;
    if (input->prior > outcome->hit_points)
        outcome->reason = ALREADY;
    else
        outcome->reason = cumulative ? CUMULATIVE : single ? SINGLE_ATTACK : STANDS;
    if (cumulative || !single)
        explain_judged(why, "TFT-BLD-1",
                       cumulative ? "More than its hit points: it collapses" : "Not more than its hit points",
                       outcome->total, outcome->hit_points, cumulative ? COMPARE_ABOVE : COMPARE_AT_MOST);
    if (single)
        explain_judged_parts(why, "TFT-BLD-2", "One attack of more than half of its hit points: it collapses",
                             2 * input->attack, outcome->hit_points, 2, COMPARE_ABOVE);
    outcome->collapsed = outcome->reason != STANDS;
    if (outcome->collapsed)
        explain(why, "TFT-IND-4", "All inside are incapacitated");
    return RULING_RESOLVED;
}

/* The figures that were in it when it collapsed. */
static void say_inside(const struct question_units *units, struct text *line)
{
    int32_t count = 0;
    while (count < UNITS_IN_ROLE_MAX && unit_called(units, INSIDE, count, NULL))
        count++;
    if (count > 0)
        text_add(line, "; incapacitated inside it");
    for (int32_t i = 0; i < count; i++)
        text_format(line, "%s %s", tft_before(i, count), unit_called(units, INSIDE, i, NULL));
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    text_format(line, "Damage of %d against %d hit points: the building %s", outcome->total, outcome->hit_points,
                outcome->reason == ALREADY ? "had collapsed before"
                : outcome->collapsed       ? "collapsed"
                                           : "stood");
    if (outcome->collapsed && outcome->reason != ALREADY)
        say_inside(question->units, line);
    text_add(line, ".");
}

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    (void)question;
    if (!outcome->collapsed || outcome->reason == ALREADY)
        return;
    for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
        tft_fall_effects(TFT_FATE_INCAPACITATED, "A-TFT-40", INSIDE, item, tabletop);
}

const struct step tft_building_damage_step = {
    .name = "building-damage",
    .title = "Building damage",
    .doc =
        "A building collapses when all its damage is more than its hit points, or one attack more than half of them.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("TFT-BLD-1", "TFT-BLD-2", "TFT-BLD-3", "TFT-BLD-4", "TFT-IND-4"),
    .resolve = resolve,
    .summarise = say,
    .roles =
        ROWS(struct unit_role,
             [INSIDE] = ROLE("inside", "The figures in the building.", NULL, NULL, .many = true, .in_play = true,
                             .passive = true, .whose = UNIT_SUFFERS, .optional = true, TFT_OF_FIGURES),
             [BY] = ROLE("by", "The figure or vehicle that attacks the building.", NULL, NULL, .title = "Attacked by",
                         .in_play = true, .passive = true, .whose = UNIT_DID_IT, .optional = true)),
    .apply = apply,
};
