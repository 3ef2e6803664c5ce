/* building-damage: whether a building stands after an attack (TFT-BLD). */
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

enum building_attack { DIRECT_HE, INDIRECT_AREA, OTHER };
static const struct choice kind_list[] = {
    [DIRECT_HE] = {"direct_he", "High explosive, fired directly"},
    [INDIRECT_AREA] = {"indirect_area", "A thrown or indirect weapon with a template"},
    [OTHER] = {"other", "Anything else; it cannot damage a building"},
};
static const struct choices kinds = {"TftBuildingAttack", kind_list, 3};

enum building_reason { STANDS, CUMULATIVE, SINGLE_ATTACK, ALREADY };
static const struct choice reason_list[] = {
    [STANDS] = {"stands", "It stands"},
    [CUMULATIVE] = {"cumulative", "All damage together is more than its hit points"},
    [SINGLE_ATTACK] = {"single_attack", "This attack alone is more than half of its hit points"},
    [ALREADY] = {"already", "It had collapsed before"},
};
static const struct choices reasons = {"TftBuildingReason", reason_list, 4};

enum { DAMAGE_MAX = 9999, FLOORS_MAX = 20 };
#define INPUT struct tft_building_damage_input
static const struct field input_list[] = {
    {NAMED("material", "Material", "TFT-BLD-3", "What it is built of."), CHOICE(INPUT, material, tft_materials)},
    {NAMED("size", "Size", "TFT-BLD-3", "How large its floor is."), CHOICE(INPUT, size, tft_building_sizes)},
    {NAMED("floors", "Floors", "A-TFT-26", "How many floors it has; each adds its hit points."), .unit = "floors",
     NUMBER(INPUT, floors, 1, FLOORS_MAX), DEFAULT(1)},
    {NAMED("prior", "Damage before", "TFT-BLD-1", "Damage that it took before this attack."),
     NUMBER(INPUT, prior, 0, DAMAGE_MAX), DEFAULT(0)},
    {NAMED("attack", "Damage now", "TFT-BLD-2", "Damage of this one attack."), NUMBER(INPUT, attack, 0, DAMAGE_MAX)},
    {NAMED("attack_kind", "Attack", "TFT-BLD-4", "What attacks it."), CHOICE(INPUT, attack_kind, kinds),
     DEFAULT(INDIRECT_AREA)},
};
static const struct fields input_fields =
    FIELDS("TftBuildingDamageInput", "An attack on a building.", input_list, INPUT);

#define OUTCOME struct tft_building_damage_outcome
static const struct field outcome_list[] = {
    {NAMED("hit_points", "Hit points", "A-TFT-26", "Of the whole building."),
     NUMBER(OUTCOME, hit_points, 12, 72 * FLOORS_MAX)},
    {NAMED("total", "Damage", "TFT-BLD-1", "All its damage so far."), NUMBER(OUTCOME, total, 0, 2 * DAMAGE_MAX)},
    {NAMED("left", "Left", "TFT-BLD-1", "What it can take before one more collapses it."),
     NUMBER(OUTCOME, left, 0, 72 * FLOORS_MAX)},
    {NAMED("collapsed", "Collapsed", "TFT-BLD-1", "Whether it has collapsed. Those inside are then incapacitated."),
     FACT(OUTCOME, collapsed)},
    {NAMED("reason", "Reason", "TFT-BLD-2", "Why; where both hold, the cumulative damage is named."),
     CHOICE(OUTCOME, reason, reasons)},
};
static const struct fields outcome_fields =
    FIELDS("TftBuildingDamageOutcome", "A building after an attack.", outcome_list, OUTCOME);

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    (void)dice;
    const INPUT *input = question->input;
    OUTCOME *outcome = ret_outcome;
    if (input->attack_kind == OTHER) {
        explain(why, "TFT-BLD-4", "Only high explosive and area weapons damage buildings");
        return RULING_NOT_PERMITTED;
    }
    outcome->hit_points = tft_building_rows[input->material * TFT_SIZES + input->size].hits_per_floor * input->floors;
    outcome->total = input->prior + input->attack;
    outcome->left = outcome->total < outcome->hit_points ? outcome->hit_points - outcome->total : 0;
    explain_value(why, "TFT-BLD-3", "Hit points of all floors (A-TFT-26)", outcome->hit_points);
    bool single = 2 * input->attack > outcome->hit_points, cumulative = outcome->total > outcome->hit_points;
    if (input->prior > outcome->hit_points)
        outcome->reason = ALREADY;
    else
        outcome->reason = cumulative ? CUMULATIVE : single ? SINGLE_ATTACK : STANDS;
    if (cumulative || !single)
        explain_total(why, "TFT-BLD-1",
                      cumulative ? "More than its hit points: it collapses" : "Not more than its hit points",
                      input->attack, outcome->total);
    if (single)
        explain_value(why, "TFT-BLD-2", "One attack of more than half of its hit points: it collapses", input->attack);
    outcome->collapsed = outcome->reason != STANDS;
    if (outcome->collapsed)
        explain(why, "TFT-IND-4", "All inside are incapacitated (A-TFT-40)");
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const OUTCOME *outcome = ruled;
    text_format(line, "%d damage of %d hit points: the building %s.", outcome->total, outcome->hit_points,
                outcome->reason == ALREADY ? "had collapsed before"
                : outcome->collapsed       ? "collapses"
                                           : "stands");
}

static const struct unit_role roles[] = {
    ROLE("inside", "The figures in the building.", NULL, NULL, .many = true, .in_play = true, TFT_OF_FIGURES),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const OUTCOME *outcome = ruled;
    (void)question;
    if (status != RULING_RESOLVED || !outcome->collapsed || outcome->reason == ALREADY)
        return;
    for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
        tft_fall_effects(TFT_FATE_INCAPACITATED, "A-TFT-40", 0, item, effects);
}

static const char *const options[] = {NULL};
static const char *const clauses[] = {"TFT-BLD-1", "TFT-BLD-2", "TFT-BLD-3", "TFT-BLD-4", "TFT-IND-4", NULL};

const struct step tft_building_damage_step = {
    .name = "building-damage",
    .title = "Building damage",
    .doc =
        "A building collapses when all its damage is more than its hit points, or one attack more than half of them.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
