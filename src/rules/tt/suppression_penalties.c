/* suppression-penalties: how many figures fight at -1 because of suppression (TT-SUP-1 to 3). */
#include "tt.h"
#include "tt_roster.h"

static const struct field input_list[] = {
    {.name = "suppression",
     .title = "Suppression",
     .doc = "Suppression points on the unit.",
     .unit = "points",
     .clause = "TT-SUP-1",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_suppression_penalties_input, suppression, int32_t),
     .max = TT_SUPPRESSION_MAX},
    {.name = "eligible_figures",
     .title = "Figures able to fight",
     .doc = "Figures with a line of sight to the target, or in base contact in close combat. Rear ranks do not count.",
     .unit = "figures",
     .clause = "TT-SUP-2",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_suppression_penalties_input, eligible_figures, int32_t),
     .max = TT_FIGURES_MAX},
};
static const struct fields input_fields = {
    .name = "TtSuppressionPenaltiesInput",
    .doc = "A suppressed unit that is about to shoot or fight.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct tt_suppression_penalties_input),
};

static const struct field penalty_list[] = {
    {.name = "modifier",
     .title = "Modifier",
     .doc = "What suppression adds to the roll of each of these figures.",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_penalty, modifier, int32_t),
     .min = -TT_SUPPRESSION_MAX},
    {.name = "figures",
     .title = "Figures",
     .doc = "How many figures fight with it.",
     .unit = "figures",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_penalty, figures, int32_t),
     .min = 1,
     .max = TT_FIGURES_MAX},
};
static const struct fields penalty_fields = {
    .name = "TtSuppressionModifier",
    .doc = "Figures that fight with the same modifier.",
    .list = penalty_list,
    .count = FIELDS_COUNT(penalty_list),
    .size = sizeof(struct tt_penalty),
};
static const struct field penalty_item = {.title = "Modifier",
                                          .doc = "Figures that fight with the same modifier.",
                                          .kind = FIELD_GROUP,
                                          .of = &penalty_fields};

static const struct field outcome_list[] = {
    {.name = "penalised",
     .title = "Penalised",
     .doc = "Figures that fight with a penalty.",
     .unit = "figures",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_suppression_penalties_outcome, penalised, int32_t),
     .max = TT_FIGURES_MAX},
    {.name = "unpenalised",
     .title = "Unpenalised",
     .doc = "Figures that fight as usual.",
     .unit = "figures",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_suppression_penalties_outcome, unpenalised, int32_t),
     .max = TT_FIGURES_MAX},
    {.name = "unused",
     .title = "Unused",
     .doc = "Suppression points that fall on nobody.",
     .unit = "points",
     .clause = "A-TT-4",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_suppression_penalties_outcome, unused, int32_t),
     .max = TT_SUPPRESSION_MAX},
    {.name = "modifiers",
     .title = "Modifiers",
     .doc = "The figures able to fight by their modifier, the worst first.",
     .kind = FIELD_LIST,
     .offset = FIELD_AT(struct tt_suppression_penalties_outcome, modifiers, struct tt_penalty *),
     .max = 2,
     .item = &penalty_item,
     .item_size = sizeof(struct tt_penalty),
     .count = FIELD_AT(struct tt_suppression_penalties_outcome, modifier_count, int32_t)},
};
static const struct fields outcome_fields = {
    .name = "TtSuppressionPenaltiesOutcome",
    .doc = "Who fights with a penalty.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct tt_suppression_penalties_outcome),
};

static int32_t smaller(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

static void add_modifier(struct tt_suppression_penalties_outcome *outcome, int32_t modifier, int32_t figures)
{
    if (figures > 0)
        outcome->modifiers[outcome->modifier_count++] = (struct tt_penalty){.modifier = modifier, .figures = figures};
}

static void explain_outcome(const struct tt_suppression_penalties_input *input,
                            const struct tt_suppression_penalties_outcome *outcome, struct explanation *why)
{
    explain_value(why, "TT-SUP-2", "Only figures able to fight carry the penalties", input->eligible_figures);
    explain_value(why, "TT-SUP-1", "Each point puts -1 on one figure's ranged and close combat rolls",
                  outcome->penalised);
    if (outcome->modifier_count > 0 && outcome->modifiers[0].modifier < -1)
        explain_value(why, "TT-SUP-1", "More points than figures: the rest goes round again (A-TT-4)",
                      input->suppression - outcome->penalised);
    if (outcome->unused > 0)
        explain_value(why, "TT-SUP-1", "More points than figures: nobody can take the rest (A-TT-4)", outcome->unused);
    if (outcome->unpenalised > 0)
        explain_value(why, "TT-SUP-3", "The remaining figures fight as usual", outcome->unpenalised);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    (void)dice;
    const struct tt_suppression_penalties_input *input = question->input;
    const struct tt_options *options = question->options;
    struct tt_suppression_penalties_outcome *outcome = ret_outcome;
    int32_t eligible = input->eligible_figures;
    outcome->penalised = smaller(input->suppression, eligible);
    outcome->unpenalised = eligible - outcome->penalised;
    outcome->unused = input->suppression - outcome->penalised;
    if (eligible > 0) {
        bool stacks = options->suppression_excess == TT_EXCESS_STACK;
        int32_t points = stacks ? input->suppression : outcome->penalised;
        outcome->unused = input->suppression - points;
        add_modifier(outcome, -(points / eligible) - 1, points % eligible);
        add_modifier(outcome, -(points / eligible), eligible - points % eligible);
    }
    explain_outcome(input, outcome, why);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct tt_suppression_penalties_outcome *outcome = ruled;
    if (outcome->modifier_count == 0)
        text_add(line, "No figure is able to fight");
    for (int32_t i = 0; i < outcome->modifier_count; i++) {
        const struct tt_penalty *penalty = &outcome->modifiers[i];
        text_format(line, "%s%d %s ", i > 0 ? ", " : "", penalty->figures,
                    penalty->figures == 1 ? "figure" : "figures");
        if (penalty->modifier == 0)
            text_add(line, "as usual");
        else
            text_format(line, "at %d", penalty->modifier);
    }
    if (outcome->unused > 0)
        text_format(line, "; suppression left over: %d", outcome->unused);
    text_add(line, ".");
}

static const struct unit_fills unit_fills[] = {FILLS("suppression"), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("unit", "The unit with the markers.", "", unit_fills),
    NO_MORE_ROLES,
};

static const char *const options[] = {"suppression_excess", NULL};
static const char *const clauses[] = {"TT-SUP-1", "TT-SUP-2", "TT-SUP-3", NULL};

const struct step tt_suppression_penalties_step = {
    .name = "suppression-penalties",
    .title = "Suppression penalties",
    .doc = "How many of the figures able to fight shoot or strike at -1 because of suppression. All other modifiers "
           "still apply.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
};
