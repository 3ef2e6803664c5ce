/* activation: whether a unit may do something, freely or after a test against Leadership (MWK-ACT-1 to 4). */
#include "colonial_roster.h"
#include "ends.h"
#include "fields.h"

static const struct field input_list[] = {
    COLONIAL_PROFILE_FIELD(struct colonial_activation_input, who),
    COLONIAL_UNIT_FIELD(struct colonial_activation_input, who.unit, COLONIAL_UNIT_NEEDED),
    COLONIAL_CHOICE_FIELD(struct colonial_activation_input, action, "action", "Action", "A-MWK-18",
                          "What the unit is to do.", &colonial_action_choices),
    COLONIAL_LEADERSHIP_FIELD(struct colonial_activation_input, who.given,
                              "The number that the test must reach. The sheet gives none; it matters only when the "
                              "action is tested, and then it is needed, unless a profile gives it."),
    COLONIAL_DISCIPLINE_FIELD(struct colonial_activation_input, who.given),
    COLONIAL_MARKERS_FIELD(struct colonial_activation_input, pinned_markers, "Markers on the unit.", FIELD_DEFAULTED,
                           0),
};
static const struct fields input_fields = {
    .name = "ColonialActivationInput",
    .doc = "A unit that is to do something.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_activation_input),
};

static const struct field outcome_list[] = {
    COLONIAL_FACT_FIELD(struct colonial_activation_outcome, free, "free", "Free", "MWK-ACT-1",
                        "Whether the action needs no roll."),
    COLONIAL_TEST_FIELDS(struct colonial_activation_outcome, test, FIELD_OPTIONAL),
    COLONIAL_FACT_FIELD(struct colonial_activation_outcome, test.passed, "passed", "Passed", "MWK-ACT-2",
                        "Whether the unit does it: the action is free, or the test was passed."),
};
static const struct fields outcome_fields = {
    .name = "ColonialActivationOutcome",
    .doc = "Whether the unit does it.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_activation_outcome),
};

static enum colonial_permission permission_of(const struct question *question)
{
    const struct colonial_activation_input *input = question->input;
    int32_t unit = colonial_unit_of(&input->who, question->options);
    return colonial_permission(unit, (enum colonial_action)input->action, input->pinned_markers);
}

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_activation_input *input = question->input;
    const struct colonial_options *options = question->options;
    colonial_profiles_check(options, violations);
    int32_t needs = COLONIAL_NEEDS_UNIT;
    if (colonial_unit_of(&input->who, options) != FIELD_ABSENT && permission_of(question) == COLONIAL_TESTED)
        needs |= COLONIAL_NEEDS(COLONIAL_LEADERSHIP);
    colonial_who_check(&input->who, needs, options, "/input", violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct colonial_activation_input *input = question->input;
    const struct colonial_options *options = question->options;
    struct colonial_activation_outcome *outcome = ret_outcome;
    switch (permission_of(question)) {
    case COLONIAL_NOT_LISTED:
        if (!colonial_refuses_pinned(input->pinned_markers, why))
            explain(why, "MWK-UNIT", "The action is on neither list of this unit");
        return RULING_NOT_PERMITTED;
    case COLONIAL_FREE:
        outcome->free = outcome->test.passed = true;
        if (input->pinned_markers > 0)
            explain(why, "MWK-ACT-3", "A pinned unit must rally; the rally roll is its only test");
        else
            explain(why, "MWK-ACT-1", "The action is free for this unit: no roll is needed");
        return RULING_RESOLVED;
    case COLONIAL_TESTED:
        break;
    }
    colonial_test_throw(&outcome->test, "activation", "MWK-ACT-1",
                        colonial_number_of(&input->who, COLONIAL_DISCIPLINE, options), dice, why);
    colonial_test_judge(&outcome->test, colonial_number_of(&input->who, COLONIAL_LEADERSHIP, options), why);
    if (!outcome->test.passed)
        explain(why, "MWK-ACT-4", "The unit does nothing, but the turn goes on");
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const struct colonial_activation_input *input = question->input;
    const struct colonial_activation_outcome *outcome = ruled;
    text_add(line, colonial_action_choices.list[input->action].name);
    if (outcome->free) {
        text_add(line, ": free, no roll is needed.");
        return;
    }
    text_add(line, ": ");
    colonial_test_say(&outcome->test, line);
    text_add(line, outcome->test.passed ? ", passed." : ", failed; the unit does nothing.");
}

HOLDS(passed, struct colonial_activation_outcome, outcome->test.passed)
HOLDS(failed, struct colonial_activation_outcome, !outcome->test.passed)

static const struct step_end step_ends[] = {
    END(passed, "The unit does it"),
    END(failed, "The unit does nothing"),
    NO_MORE_ENDS,
};

static const struct unit_fills unit_fills[] = {COLONIAL_WHO_FILLS, COLONIAL_TEST_FILLS, FILLS("pinned_markers"),
                                               NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("unit", "The unit that is to do something.", "", unit_fills, .in_play = true),
    NO_MORE_ROLES,
};

/* A unit that has taken up a formation stands in it; which other one that ends follows from the words. */
static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct colonial_activation_input *input = question->input;
    const struct colonial_activation_outcome *outcome = ruled;
    if (status != RULING_RESOLVED || !outcome->test.passed)
        return;
    if (input->action == COLONIAL_DO_SKIRMISH || input->action == COLONIAL_DO_CLOSE_ORDER) {
        effect_set(effects, 0, 0, "skirmishing", input->action == COLONIAL_DO_SKIRMISH, "MWK-FIR-3");
        effect_set(effects, 0, 0, "close_order", input->action == COLONIAL_DO_CLOSE_ORDER, "MWK-FIR-5");
    }
    if (input->action == COLONIAL_DO_GO_TO_GROUND)
        effect_set(effects, 0, 0, "gone_to_ground", true, "MWK-FIR-6");
}

static const char *const options[] = {"profiles", NULL};
static const char *const clauses[] = {"MWK-UNIT", "MWK-ACT-1", "MWK-ACT-2", "MWK-ACT-3", "MWK-ACT-4", NULL};

const struct step colonial_activation_step = {
    .name = "activation",
    .title = "Activation",
    .doc = "Whether a unit may do something: freely, after a test against its Leadership, or not at all. There are no "
           "dice for the turn order. A unit without markers that is to rally is tested as the sheet lists it; there is "
           "nothing to remove.",
    .dice = "2D6 if the action is tested; else none",
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
