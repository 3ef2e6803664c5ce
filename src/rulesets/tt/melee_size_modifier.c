/* melee-size-modifier: the small-winner rule (TT-MOR-2 to 5). A loser that was beaten by a clearly smaller unit gets
 * +1 on its morale check, unless both units are large. */
#include "rulesets/tt/tt.h"

LOCAL_CHOICES(size_reasons, "TtSizeReason", TT_SIZE_REASON_VALUES);

const struct modifier tt_size_modifiers[TT_SIZE_REASONS] = {
    [TT_FOUR_FEWER] = {"four_fewer", "TT-MOR-2", "The winner has four or more figures fewer than the loser", 1},
    [TT_NOT_FOUR_FEWER] = {"not_four_fewer", "TT-MOR-3",
                           "The winner is smaller, but the difference is not larger than three", 0},
    [TT_BOTH_ABOVE_TEN] = {"both_above_ten", "TT-MOR-4",
                           "The winner is smaller, but both units have more than ten figures", 0},
    [TT_WINNER_NOT_SMALLER] = {"winner_not_smaller", "TT-MOR-5", "The winner is not smaller than the loser", 0},
};

struct input {
    int32_t winner_figures, loser_figures;
};
static const struct field input_rows[] = {
    NUMBER(struct input, winner_figures, 0, TT_FIGURES_MAX, "Winner", "A-TT-8",
           "Figures of the winner at the moment of the check.", .unit = "figures"),
    NUMBER(struct input, loser_figures, 1, TT_FIGURES_MAX, "Loser", "A-TT-8",
           "Figures of the loser at the moment of the check.", .unit = "figures"),
};
static const struct fields input_fields =
    FIELDS("TtMeleeSizeModifierInput", "The sizes of both units after a round of melee.", input_rows, struct input);

struct outcome {
    int32_t modifier;
    bool applies;
    int32_t reason; /* enum tt_size_reason */
};
static const struct field outcome_rows[] = {
    NUMBER(struct outcome, modifier, 0, 1, "Modifier", "TT-MOR-2", "What the rule adds to the loser's morale check."),
    FACT(struct outcome, applies, "Applies", NULL, "Whether the rule applies."),
    CHOICE(struct outcome, reason, size_reasons, "Reason", NULL, "Why it does or does not."),
};
static const struct fields outcome_fields =
    FIELDS("TtMeleeSizeModifierOutcome", "Whether the small-winner rule applies.", outcome_rows, struct outcome);

enum tt_size_reason tt_size_reason(int32_t winner_figures, int32_t loser_figures)
{
    if (winner_figures >= loser_figures)
        return TT_WINNER_NOT_SMALLER;
    if (loser_figures - winner_figures < 4)
        return TT_NOT_FOUR_FEWER;
    if (winner_figures > 10) /* and therefore the loser, who is larger */
        return TT_BOTH_ABOVE_TEN;
    return TT_FOUR_FEWER;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    (void)dice;
    const struct input *input = question->input;
    struct outcome *ret = ruled;
    enum tt_size_reason reason = tt_size_reason(input->winner_figures, input->loser_figures);
    const struct modifier *row = &tt_size_modifiers[reason];
    ret->reason = (int32_t)reason;
    ret->modifier = row->value;
    ret->applies = row->value != 0;
    explain_number(why, row->clause, row->text, row->value);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct question_units *units = question->units;
    const struct outcome *outcome = ruled;
    static const char *const what[TT_SIZE_REASONS] = {
        [TT_FOUR_FEWER] = "had four or more figures fewer than the loser: +1 to the loser's morale check.",
        [TT_NOT_FOUR_FEWER] = "was smaller, but the difference was not larger than three: no modifier.",
        [TT_BOTH_ABOVE_TEN] = "was smaller, but both units had more than ten figures: no modifier.",
        [TT_WINNER_NOT_SMALLER] = "was not smaller than the loser: no modifier."};
    const char *winner = unit_called(units, 0, 0, NULL), *loser = unit_called(units, 1, 0, NULL);
    if (winner && loser)
        text_format(line, "%s beat %s; ", winner, loser);
    text_format(line, "%s winner %s", winner && loser ? "the" : "The", what[outcome->reason]);
}

static const struct unit_fills winner_fills[] = {
    KNOWS("winner_figures", "TT-MEL-5", "it has another number of figures left", .member = "figures"), {0}};
static const struct unit_fills loser_fills[] = {
    KNOWS("loser_figures", "TT-MEL-5", "it has another number of figures left", .member = "figures"), {0}};

const struct step tt_melee_size_modifier_step = {
    .name = "melee-size-modifier",
    .title = "Melee size modifier",
    .doc = "Whether the loser of a round of melee gets +1 on its morale check because the winner is much smaller.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("TT-MOR-2", "TT-MOR-3", "TT-MOR-4", "TT-MOR-5"),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  ROLE("winner", "The unit that won the round.", "", winner_fills, .in_play = true, .passive = true,
                       .opposed = 1, .whose = UNIT_COMMON),
                  ROLE("loser", "The unit that lost it.", "", loser_fills, .in_play = true, .passive = true,
                       .opposed = 2, .whose = UNIT_COMMON)),
};
