/* activation: whether a unit may do something, freely or after a test against Leadership (MWK-ACT-1 to 4). */
#include "rulesets/colonial/colonial_roster.h"
#include <string.h>

static const struct field input_rows[] = {
    COLONIAL_WHO_ROWS(struct colonial_activation_input, who, COLONIAL_KIND_NEEDED),
    CHOICE(struct colonial_activation_input, action, colonial_action_choices, "Action", "A-MWK-18",
           "What the unit is to do."),
    COLONIAL_LEADERSHIP_ROWS(struct colonial_activation_input, who.number,
                             "The number that the test must reach. The sheet gives none; it matters only when the "
                             "action is tested, and then it is needed, unless a profile gives it."),
    COLONIAL_MARKERS_ROW(struct colonial_activation_input, "Markers on the unit."),
    HOUSE_MODIFIERS_ROW(struct colonial_activation_input, house, "the roll, if the action is tested."),
};
static const struct fields input_fields =
    FIELDS("ColonialActivationInput", "A unit that is to do something.", input_rows, struct colonial_activation_input);

struct outcome {
    bool free;
    struct colonial_test test; /* its numbers are FIELD_ABSENT when no dice were thrown */
};
static const struct field outcome_rows[] = {
    FACT(struct outcome, free, "Free", "MWK-ACT-1", "Whether the action needs no roll."),
    COLONIAL_TEST_ROWS(struct outcome, test, OPTIONAL),
    FACT_AS(struct outcome, test.passed, "passed", "Passed", "MWK-ACT-2",
            "Whether the unit does it: the action is free, or the test was passed."),
};
static const struct fields outcome_fields =
    FIELDS("ColonialActivationOutcome", "Whether the unit does it.", outcome_rows, struct outcome);

/* What the unit is to do, by its row of actions. */
struct asked_order {
    enum colonial_permission permission;
    int32_t pinned_markers;
};

/* The markers that bar the action: none where the umpire lets a pinned unit act anyway (X-OVER). */
static int32_t markers_that_bar(const struct question_units *units, const struct colonial_activation_input *input)
{
    for (int32_t i = 0; units && i < units->bar_count; i++)
        if (units->bars[i].waiver != BAR_HOLDS && strcmp(units->bars[i].name, COLONIAL_PINNED_BAR) == 0)
            return 0;
    return input->pinned_markers;
}

static struct asked_order order_of(const struct question_units *units, const struct colonial_activation_input *input,
                                   const struct colonial_options *options)
{
    int32_t kind = colonial_kind_of(&input->who, options), markers = markers_that_bar(units, input);
    return (struct asked_order){colonial_permission(kind, (enum colonial_action)input->action, markers), markers};
}

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_activation_input *input = question->input;
    const struct colonial_options *options = question->options;
    colonial_profiles_check(options, violations);
    int32_t needs = COLONIAL_NEEDS_KIND;
    if (colonial_kind_of(&input->who, options) != FIELD_ABSENT &&
        order_of(question->units, input, options).permission == COLONIAL_TESTED)
        needs |= COLONIAL_NEEDS(COLONIAL_LEADERSHIP);
    colonial_who_check(&input->who, needs, options, "/input", violations);
}

WHEN(pinned, struct asked_order, it->permission == COLONIAL_NOT_LISTED ? it->pinned_markers : 0)
WHEN(not_listed, struct asked_order, it->permission == COLONIAL_NOT_LISTED)

static const struct refusal refusals[] = {
    COLONIAL_PINNED(pinned),
    COLONIAL_UNLISTED("The action", not_listed),
};

static void explain_failed(const struct colonial_options *options, struct explanation *why)
{
    explain(why, "A-MWK-27",
            options->failed_activation == COLONIAL_FAILED_FREE
                ? "The unit does nothing more this turn that takes a test"
                : "The unit does nothing more this turn");
    explain(why, "MWK-ACT-4", "The other units of the side go on with the turn");
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct colonial_activation_input *input = question->input;
    const struct colonial_options *options = question->options;
    struct outcome *ret = ruled;
    const struct asked_order order = order_of(question->units, input, options);
    if (IS_REFUSED(refusals, &order, why))
        return RULING_NOT_PERMITTED;
    if (order.permission == COLONIAL_FREE) {
        ret->free = ret->test.passed = true;
        if (order.pinned_markers > 0)
            explain(why, "MWK-ACT-3", "A pinned unit must rally; the rally roll is its only test");
        else
            explain(why, "MWK-ACT-1", "The action is free for this unit: no roll is needed");
        return RULING_RESOLVED;
    }
    dice_for(dice, 0, 0);
    colonial_test_throw(&ret->test, "activation", "MWK-ACT-1",
                        colonial_number_of(&input->who, COLONIAL_DISCIPLINE, options), &input->house, dice, why);
    colonial_test_judge(&ret->test, colonial_number_of(&input->who, COLONIAL_LEADERSHIP, options), why);
    if (!ret->test.passed)
        explain_failed(options, why);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct colonial_activation_input *input = question->input;
    const struct outcome *outcome = ruled;
    /* Behind the unit's name. */
    static const char *const orders[COLONIAL_ACTIONS] = {
        [COLONIAL_DO_FIRE] = "fire",
        [COLONIAL_DO_VOLLEY] = "fire a volley",
        [COLONIAL_DO_MOVE] = "move",
        [COLONIAL_DO_AT_THE_DOUBLE] = "move at the double",
        [COLONIAL_DO_ATTACK] = "attack",
        [COLONIAL_DO_SKIRMISH] = "skirmish",
        [COLONIAL_DO_CLOSE_ORDER] = "form close order",
        [COLONIAL_DO_GO_TO_GROUND] = "go to ground",
        [COLONIAL_DO_STAND_TO] = "stand to",
        [COLONIAL_DO_LIMBER] = "limber",
        [COLONIAL_DO_UNLIMBER] = "unlimber",
        [COLONIAL_DO_RALLY] = "rally",
    };
    const char *name = unit_called(question->units, 0, 0, "The unit"), *order = orders[input->action];
    if (outcome->free) {
        text_format(line, "%s may %s without a test.", name, order);
        return;
    }
    text_format(line, "%s %s the test to %s", name, outcome->test.passed ? "passed" : "failed", order);
    colonial_test_say(&outcome->test, line);
    text_add(line, outcome->test.passed ? "." : ", and did nothing.");
}

/* A pinned unit may rally at once; with enforce_due = warn it acts as if it were not pinned. */
static int32_t markers(const struct unit_fact *it)
{
    const struct colonial_roster_unit *unit = it->unit;
    const struct colonial_options *options = it->options;
    return unit->pinned_markers > 0 && options->enforce_due == ENFORCE_DUE_WARN ? FIELD_ABSENT : unit->pinned_markers;
}

static const struct unit_fills unit_fills[] = {
    COLONIAL_WHO_FILLS,
    COLONIAL_LEADERSHIP_FILLS,
    KNOWS("pinned_markers", "MWK-PIN-3", "its pinned markers are on record, and these are not they", .find = markers),
    {0}};

/* Whether another step carries the action out. */
static bool is_to_come(const struct colonial_activation_input *input, const struct colonial_options *options)
{
    switch (input->action) {
    case COLONIAL_DO_CLOSE_ORDER:
    case COLONIAL_DO_GO_TO_GROUND:
    case COLONIAL_DO_STAND_TO:
    case COLONIAL_DO_LIMBER:
    case COLONIAL_DO_UNLIMBER:
        return false;
    case COLONIAL_DO_SKIRMISH:
        return options->skirmish == COLONIAL_SKIRMISH_TURN;
    case COLONIAL_DO_RALLY:
        return input->pinned_markers > 0;
    default:
        return true;
    }
}

/* A unit that has taken up a formation stands in it; which other one that ends follows from the words. */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct colonial_activation_input *input = question->input;
    const struct colonial_options *options = question->options;
    const struct outcome *outcome = ruled;
    if (!outcome->test.passed) {
        unit_set(tabletop, 0, 0, "test_failed", true, "A-MWK-27");
        return;
    }
    colonial_deed_effects(input->action, is_to_come(input, options), options, 0, tabletop);
    if (input->action == COLONIAL_DO_SKIRMISH)
        unit_set(tabletop, 0, 0, "skirmishing", true, "MWK-FIR-3");
    if (input->action == COLONIAL_DO_CLOSE_ORDER)
        unit_set(tabletop, 0, 0, "close_order", true, "MWK-FIR-5");
    if (input->action == COLONIAL_DO_GO_TO_GROUND)
        unit_set(tabletop, 0, 0, "gone_to_ground", true, "MWK-FIR-6");
}

const struct step colonial_activation_step = {
    .name = "activation",
    .title = "Activation",
    .doc = "Whether a unit may do something: freely, after a test against its Leadership, or not at all. There are no "
           "dice for the turn order. A unit without markers that is to rally is tested as the sheet lists it; there is "
           "nothing to remove.",
    .dice = "2D6 if the action is tested; else none",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("stance_ends", "skirmish", "profiles"),
    .clauses = STRINGS("MWK-UNIT", "MWK-ACT-1", "MWK-ACT-2", "MWK-ACT-3", "MWK-ACT-4", "A-MWK-27", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(passed, "The unit does it", struct outcome, test.passed, true),
                 END_IS(failed, "The unit does nothing", struct outcome, test.passed, false)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("unit", "The unit that is to do something.", "", unit_fills, .in_play = true,
                                         .no_deed = "a permission; what is done with it is the action of the turn")),
    .apply = apply,
};
