/* pinned-charge: a successful charge on a pinned unit destroys it, at once or unless it passes a morale check, by its
 * quality (TT-PIN-1 to 5). */
#include "ends.h"
#include "tt.h"
#include "tt_roster.h"

static const struct choice result_list[] = {
    [TT_PINNED_DESTROYED] = {"destroyed", "The pinned unit is destroyed"},
    [TT_PINNED_SURVIVES] = {"survives", "The pinned unit survives; the melee goes on by the base book"},
    [TT_PINNED_NO_EFFECT] = {"no_effect", "The charge was not successful: the rule does not apply"},
};
static const struct choices results = {"TtPinnedResult", result_list, 3};

static const struct field input_list[] = {
    {.name = "quality",
     .title = "Quality",
     .doc = "Quality of the pinned unit.",
     .clause = "TT-PIN-1",
     .kind = FIELD_ENUM,
     .offset = FIELD_AT(struct tt_pinned_charge_input, basis.quality, int32_t),
     .choices = &tt_qualities},
    TT_TARGET_FIELD(struct tt_pinned_charge_input, basis),
    TT_MODIFIERS_FIELD(struct tt_pinned_charge_input, basis),
    {.name = "charge_successful",
     .title = "Charge successful",
     .doc = "Whether the charge on the unit succeeded.",
     .clause = "A-TT-13",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_pinned_charge_input, charge_successful, bool),
     .fallback = true},
};
static const struct fields input_fields = {
    .name = "TtPinnedChargeInput",
    .doc = "A pinned unit that is charged.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct tt_pinned_charge_input),
};

static const struct field outcome_list[] = {
    {.name = "result",
     .title = "Result",
     .doc = "What becomes of the pinned unit.",
     .clause = "A-TT-12",
     .kind = FIELD_ENUM,
     .offset = FIELD_AT(struct tt_pinned_charge_outcome, result, int32_t),
     .choices = &results},
    {.name = "natural",
     .title = "Dice",
     .doc = "The sum of the two dice.",
     .clause = "TT-MOR-6",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_pinned_charge_outcome, check.natural, int32_t),
     .min = 2,
     .max = 12},
    {.name = "modifier",
     .title = "Modifier",
     .doc = "The sum of all modifiers.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_pinned_charge_outcome, check.modifier, int32_t),
     .min = -TT_MODIFIER_SUM_MAX - 1,
     .max = TT_MODIFIER_SUM_MAX + 1},
    {.name = "total",
     .title = "Total",
     .doc = "Dice and modifiers.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_pinned_charge_outcome, check.total, int32_t),
     .min = 1 - TT_MODIFIER_SUM_MAX,
     .max = 13 + TT_MODIFIER_SUM_MAX},
    {.name = "target",
     .title = "Target",
     .doc = "The target that held.",
     .clause = "TT-MOR-8",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_pinned_charge_outcome, check.target, int32_t),
     .min = TT_TARGET_MIN,
     .max = TT_TARGET_MAX},
    {.name = "double_one",
     .title = "Double one",
     .doc = "Whether both dice showed a one.",
     .clause = "TT-PIN-5",
     .kind = FIELD_BOOL,
     .offset = FIELD_AT(struct tt_pinned_charge_outcome, check.double_one, bool)},
    {.name = "passed",
     .title = "Passed",
     .doc = "Whether a check was made and passed.",
     .kind = FIELD_BOOL,
     .offset = FIELD_AT(struct tt_pinned_charge_outcome, check.passed, bool)},
};
static const struct fields outcome_fields = {
    .name = "TtPinnedChargeOutcome",
    .doc = "What becomes of the pinned unit.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct tt_pinned_charge_outcome),
};

static bool checks_morale(const struct tt_pinned_charge_input *input)
{
    return input->charge_successful && input->basis.quality != TT_RAW;
}

static void check(const struct question *question, struct violations *violations)
{
    const struct tt_pinned_charge_input *input = question->input;
    if (checks_morale(input))
        tt_morale_target_check(&input->basis, question->options, "/input/target", violations);
}

static const struct {
    const char *clause, *text;
    int32_t modifier;
} rows[TT_QUALITIES] = {
    [TT_TRAINED] = {"TT-PIN-2", "A pinned trained unit checks morale at -1 or is destroyed", -1},
    [TT_VETERAN] = {"TT-PIN-3", "A pinned veteran unit checks morale unmodified or is destroyed", 0},
    [TT_ELITE] = {"TT-PIN-4", "A pinned elite unit checks morale at +1 or is destroyed", 1},
};

static void resolve_check(const struct tt_morale_basis *basis, const struct tt_options *options, struct dice *dice,
                          struct explanation *why, struct tt_pinned_charge_outcome *outcome)
{
    struct tt_morale *morale = &outcome->check;
    tt_morale_throw(morale, dice, why);
    tt_morale_modify(morale, rows[basis->quality].clause, rows[basis->quality].text, rows[basis->quality].modifier,
                     why);
    tt_morale_modify_by_players(morale, basis, why);
    tt_morale_judge(morale, tt_morale_target(basis, options), options, "TT-PIN-5", why);
    outcome->result = morale->passed ? TT_PINNED_SURVIVES : TT_PINNED_DESTROYED;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct tt_pinned_charge_input *input = question->input;
    struct tt_pinned_charge_outcome *outcome = ret_outcome;
    if (checks_morale(input)) {
        resolve_check(&input->basis, question->options, dice, why, outcome);
    } else if (input->charge_successful) {
        outcome->result = TT_PINNED_DESTROYED;
        explain(why, "TT-PIN-1", "A pinned raw unit is destroyed without a check");
    } else {
        outcome->result = TT_PINNED_NO_EFFECT;
        explain(why, "TT-PIN-1", "Only a successful charge has this effect (A-TT-13)");
    }
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const struct tt_pinned_charge_input *input = question->input;
    const struct tt_pinned_charge_outcome *outcome = ruled;
    if (!input->charge_successful) {
        text_add(line, "The charge did not succeed: being pinned has no effect of its own.");
        return;
    }
    if (!checks_morale(input)) {
        text_add(line, "The pinned raw unit is destroyed without a check.");
        return;
    }
    text_add(line, "Morale: ");
    tt_morale_say(&outcome->check, line);
    text_add(line,
             outcome->check.passed ? ", passed; the pinned unit survives." : ", failed; the pinned unit is destroyed.");
}

HOLDS(destroyed, struct tt_pinned_charge_outcome, outcome->result == TT_PINNED_DESTROYED)
HOLDS(survives, struct tt_pinned_charge_outcome, outcome->result == TT_PINNED_SURVIVES)

static const struct step_end step_ends[] = {
    END(destroyed, "The pinned unit is destroyed"),
    END(survives, "The pinned unit survives"),
    NO_MORE_ENDS,
};

static const struct unit_fills unit_fills[] = {FILLS("quality"), FILLS("target"), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("unit", "The pinned unit that is charged.", "", unit_fills, .in_play = true),
    NO_MORE_ROLES,
};

/* What destroys it. */
static const char *clause_of(const struct tt_pinned_charge_input *input, const struct tt_pinned_charge_outcome *outcome)
{
    if (!checks_morale(input))
        return "TT-PIN-1";
    return outcome->check.double_one ? "TT-PIN-5" : rows[input->basis.quality].clause;
}

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct tt_pinned_charge_outcome *outcome = ruled;
    if (status == RULING_RESOLVED && outcome->result == TT_PINNED_DESTROYED)
        effect_set(effects, 0, 0, "fate", TT_DESTROYED, clause_of(question->input, outcome));
}

static const char *const options[] = {"morale_compare", "morale_targets", NULL};
static const char *const clauses[] = {"TT-PIN-1", "TT-PIN-2", "TT-PIN-3", "TT-PIN-4",
                                      "TT-PIN-5", "TT-MOR-6", "TT-MOR-8", NULL};

const struct step tt_pinned_charge_step = {
    .name = "pinned-charge",
    .title = "Charge on a pinned unit",
    .doc = "What a successful charge does to a pinned unit: raw troops are destroyed, others check morale by their "
           "quality "
           "or are destroyed.",
    .dice = "2D6, unless the unit is raw or the charge did not succeed",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
