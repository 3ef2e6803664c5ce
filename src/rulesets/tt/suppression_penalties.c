/* suppression-penalties: how many figures fight at -1 because of suppression (TT-SUP-1 to 3). */
#include "rulesets/tt/tt.h"

struct input {
    int32_t suppression;
    int32_t eligible_figures;
};
static const struct field input_rows[] = {
    NUMBER(struct input, suppression, 0, TT_SUPPRESSION_MAX, "Suppression", "TT-SUP-1",
           "Suppression points on the unit.", .unit = "points"),
    NUMBER(struct input, eligible_figures, 0, TT_FIGURES_MAX, "Figures able to fight", "TT-SUP-2",
           "Figures with a line of sight to the target, or in base contact in close combat. Rear ranks do not count.",
           .unit = "figures"),
};
static const struct fields input_fields = FIELDS(
    "TtSuppressionPenaltiesInput", "A suppressed unit that is about to shoot or fight.", input_rows, struct input);

int32_t tt_suppression_eligible(const void *input)
{
    return ((const struct input *)input)->eligible_figures;
}

struct penalty {
    int32_t modifier;
    int32_t figures;
};
static const struct field penalty_rows[] = {
    NUMBER(struct penalty, modifier, -TT_SUPPRESSION_MAX, 0, "Modifier", NULL,
           "What suppression adds to the roll of each of these figures."),
    NUMBER(struct penalty, figures, 1, TT_FIGURES_MAX, "Figures", NULL, "How many figures fight with it.",
           .unit = "figures"),
};
static const struct fields penalty_fields =
    FIELDS("TtSuppressionModifier", "Figures that fight with the same modifier.", penalty_rows, struct penalty);
static const struct field penalty_item =
    ITEM_GROUP(penalty_fields, "Modifier", NULL, "Figures that fight with the same modifier.");

struct outcome {
    int32_t penalised, unpenalised, unused;
    int32_t modifier_count;
    struct penalty modifiers[2];
};
static const struct field outcome_rows[] = {
    NUMBER(struct outcome, penalised, 0, TT_FIGURES_MAX, "Penalised", NULL, "Figures that fight with a penalty.",
           .unit = "figures"),
    NUMBER(struct outcome, unpenalised, 0, TT_FIGURES_MAX, "Unpenalised", NULL, "Figures that fight as usual.",
           .unit = "figures"),
    NUMBER(struct outcome, unused, 0, TT_SUPPRESSION_MAX, "Unused", "A-TT-4", "Suppression points that fall on nobody.",
           .unit = "points"),
    LIST(struct outcome, modifiers, struct penalty, penalty_item, modifier_count, 0, 2, "Modifiers", NULL,
         "The figures able to fight by their modifier, the worst first."),
};
static const struct fields outcome_fields =
    FIELDS("TtSuppressionPenaltiesOutcome", "Who fights with a penalty.", outcome_rows, struct outcome);

static int32_t smaller(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

static void add_modifier(struct outcome *outcome, int32_t modifier, int32_t figures)
{
    if (figures > 0)
        outcome->modifiers[outcome->modifier_count++] = (struct penalty){.modifier = modifier, .figures = figures};
}

static void explain_outcome(const struct input *input, const struct outcome *outcome, struct explanation *why)
{
    explain_count(why, "TT-SUP-2", "Only figures able to fight carry the penalties", input->eligible_figures);
    explain_count(why, "TT-SUP-1", "Each point puts -1 on one figure's ranged and close combat rolls",
                  outcome->penalised);
    if (outcome->modifier_count > 0 && outcome->modifiers[0].modifier < -1)
        explain_count(why, "TT-SUP-1", "More points than figures: the rest goes round again",
                      input->suppression - outcome->penalised);
    if (outcome->unused > 0)
        explain_count(why, "TT-SUP-1", "More points than figures: nobody can take the rest", outcome->unused);
    if (outcome->unpenalised > 0)
        explain_count(why, "TT-SUP-3", "The remaining figures fight as usual", outcome->unpenalised);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    (void)dice;
    const struct input *input = question->input;
    const struct tt_options *options = question->options;
    struct outcome *outcome = ruled;
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

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    const char *name = unit_called(question->units, 0, 0, NULL);
    if (name)
        text_format(line, "%s: ", name);
    if (outcome->modifier_count == 0)
        text_add(line, name ? "no figure could fight" : "No figure could fight");
    for (int32_t i = 0; i < outcome->modifier_count; i++) {
        const struct penalty *penalty = &outcome->modifiers[i];
        text_format(line, "%s%d %s ",
                    i == 0                            ? ""
                    : i + 1 < outcome->modifier_count ? ", "
                                                      : " and ",
                    penalty->figures, penalty->figures == 1 ? "figure" : "figures");
        text_add(line, i == 0 ? "may fight " : "");
        if (penalty->modifier == 0)
            text_add(line, "as usual");
        else
            text_format(line, "at %d", penalty->modifier);
    }
    if (outcome->unused > 0)
        text_format(line, "; %d %s left over", outcome->unused, outcome->unused == 1 ? "marker was" : "markers were");
    text_add(line, ".");
}

static const struct unit_fills unit_fills[] = {KNOWS("suppression", "TT-SUP-1", "it has another number of markers"),
                                               {0}};

const struct step tt_suppression_penalties_step = {
    .name = "suppression-penalties",
    .title = "Suppression penalties",
    .doc = "How many of the figures able to fight shoot or strike at -1 because of suppression. All other modifiers "
           "still apply.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("suppression_excess"),
    .clauses = STRINGS("TT-SUP-1", "TT-SUP-2", "TT-SUP-3"),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("unit", "The unit with the markers.", "", unit_fills, .in_play = true,
                                         .no_deed = "it says what the markers do, and does nothing itself")),
};
