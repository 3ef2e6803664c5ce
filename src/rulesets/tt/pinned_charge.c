/* pinned-charge: a successful charge on a pinned unit destroys it, at once or unless it passes a morale check, by its
 * quality (TT-PIN-1 to 5). */
#include "rulesets/tt/tt.h"

#define CHARGE_RESULT_VALUES(X)                                                                                        \
    X(DESTROYED, "destroyed", "The pinned unit is destroyed")                                                          \
    X(SURVIVES, "survives", "The pinned unit survives; the melee goes on by the base book")                            \
    X(NO_EFFECT, "no_effect", "The charge was not successful: the rule does not apply")
ENUM(result, CHARGE_RESULT_VALUES, RESULTS);
LOCAL_CHOICES(results, "TtPinnedResult", CHARGE_RESULT_VALUES);

/* Its roles. */
enum { CHARGED, CHARGER };

struct input {
    struct tt_morale_basis basis; /* its quality is always given */
    bool charge_successful;
};
static const struct field input_rows[] = {
    CHOICE_AS(struct input, basis.quality, "quality", tt_qualities, "Quality", "TT-PIN-1",
              "Quality of the pinned unit."),
    TT_TARGET_ROW(struct input),
    HOUSE_MODIFIERS_ROW(struct input, basis.house, "the roll."),
    FLAG(struct input, charge_successful, "Charge successful", "A-TT-13", "Whether the charge on the unit succeeded.",
         .fallback = true),
};
static const struct fields input_fields =
    FIELDS("TtPinnedChargeInput", "A pinned unit that is charged.", input_rows, struct input);

WHEN(is_trained, struct input, it->basis.quality == TT_TRAINED)
WHEN(is_veteran, struct input, it->basis.quality == TT_VETERAN)
WHEN(is_elite, struct input, it->basis.quality == TT_ELITE)

/* By quality, since the row also names what destroys the unit; more rows may follow. */
static const struct modifier modifiers[] = {
    [TT_TRAINED] = {"trained", "TT-PIN-2", "A pinned trained unit checks morale at -1 or is destroyed", -1, is_trained},
    [TT_VETERAN] = {"veteran", "TT-PIN-3", "A pinned veteran unit checks morale unmodified or is destroyed", 0,
                    is_veteran},
    [TT_ELITE] = {"elite", "TT-PIN-4", "A pinned elite unit checks morale at +1 or is destroyed", 1, is_elite},
};

struct outcome {
    int32_t result;         /* enum result */
    struct tt_morale check; /* its numbers are FIELD_ABSENT when no dice were thrown */
};
static const struct field outcome_rows[] = {
    CHOICE(struct outcome, result, results, "Result", "A-TT-12", "What becomes of the pinned unit."),
    NUMBER_AS(struct outcome, check.natural, "natural", 2, 12, "Dice", "TT-MOR-6", "The sum of the two dice.",
              OPTIONAL),
    NUMBER_AS(struct outcome, check.modifier, "modifier", -HOUSE_MODIFIER_SUM_MAX - 1, HOUSE_MODIFIER_SUM_MAX + 1,
              "Modifier", NULL, "The sum of all modifiers.", OPTIONAL),
    NUMBER_AS(struct outcome, check.total, "total", 1 - HOUSE_MODIFIER_SUM_MAX, 13 + HOUSE_MODIFIER_SUM_MAX, "Total",
              NULL, "Dice and modifiers.", OPTIONAL),
    NUMBER_AS(struct outcome, check.target, "target", TT_TARGET_MIN, TT_TARGET_MAX, "Target", "TT-MOR-8",
              "The target that held.", OPTIONAL),
    FACT_AS(struct outcome, check.double_one, "double_one", "Double one", "TT-PIN-5",
            "Whether both dice showed a one."),
    FACT_AS(struct outcome, check.passed, "passed", "Passed", NULL, "Whether a check was made and passed."),
};
static const struct fields outcome_fields =
    FIELDS("TtPinnedChargeOutcome", "What becomes of the pinned unit.", outcome_rows, struct outcome);

static bool checks_morale(const struct input *input)
{
    return input->charge_successful && input->basis.quality != TT_RAW;
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    if (checks_morale(input))
        tt_morale_target_check(&input->basis, question->options, "/input/target", violations);
}

static void resolve_check(const struct input *input, const struct tt_options *options, struct dice *dice,
                          struct explanation *why, struct outcome *outcome)
{
    struct tt_morale *morale = &outcome->check;
    dice_for(dice, 0, 0);
    tt_morale_throw(morale, tt_morale_needed(&input->basis, modifiers[input->basis.quality].value, options), dice, why);
    MODIFY(modifiers, input, &morale->total, why);
    house_modify(&input->basis.house, &morale->total, why);
    tt_morale_judge(morale, tt_morale_target(&input->basis, options), options, "TT-PIN-5", why);
    outcome->result = morale->passed ? SURVIVES : DESTROYED;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    struct outcome *outcome = ruled;
    if (checks_morale(input)) {
        resolve_check(input, question->options, dice, why, outcome);
    } else if (input->charge_successful) {
        outcome->result = DESTROYED;
        explain(why, "TT-PIN-1", "A pinned raw unit is destroyed without a check");
    } else {
        outcome->result = NO_EFFECT;
        explain(why, "TT-PIN-1", "Only a successful charge has this effect");
    }
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct question_units *units = question->units;
    const struct outcome *outcome = ruled;
    const char *name = unit_called(units, 0, 0, "The pinned unit");
    if (outcome->result == NO_EFFECT) {
        text_format(line, "The charge on %s did not succeed and had no effect.", unit_called(units, 0, 0, "the unit"));
        return;
    }
    if (!checks_morale(question->input)) {
        text_format(line, "The charge destroyed %s, raw troops, without a check.",
                    unit_called(units, 0, 0, "the pinned unit"));
        return;
    }
    text_format(line, "%s ", name);
    tt_morale_say(&outcome->check, line);
    text_add(line, outcome->result == SURVIVES ? ", and survived the charge." : ", and did not survive the charge.");
}

static const struct unit_fills unit_fills[] = {FILLS("quality"), FILLS("target"), {0}};

/* The cause of its destruction. */
static const char *clause_of(const struct input *input, const struct outcome *outcome)
{
    if (!checks_morale(input))
        return "TT-PIN-1";
    return outcome->check.double_one ? "TT-PIN-5" : modifiers[input->basis.quality].clause;
}

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    if (outcome->result == DESTROYED)
        unit_set(tabletop, CHARGED, 0, "fate", TT_DESTROYED, clause_of(question->input, outcome));
}

const struct step tt_pinned_charge_step = {
    .name = "pinned-charge",
    .title = "Charge on a pinned unit",
    .doc = "What a successful charge does to a pinned unit: raw troops are destroyed, others check morale by their "
           "quality or are destroyed.",
    .dice = "2D6, unless the unit is raw or the charge did not succeed",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("morale_compare", "morale_targets"),
    .clauses = STRINGS("TT-PIN-1", "TT-PIN-2", "TT-PIN-3", "TT-PIN-4", "TT-PIN-5", "TT-MOR-6", "TT-MOR-8", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(destroyed, "The pinned unit is destroyed", struct outcome, result, DESTROYED),
                 END_IS(survives, "The pinned unit survives", struct outcome, result, SURVIVES)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [CHARGED] = ROLE("unit", "The pinned unit that is charged.", "", unit_fills, .in_play = true,
                                   .passive = true, .whose = UNIT_SUFFERS, .opposed = 2),
                  [CHARGER] = ROLE("charger", "The unit that charges it.", NULL, NULL, .in_play = true,
                                   .optional = true, .opposed = 1, .deed = "charge", .deed_to = "unit")),
    .apply = apply,
};
