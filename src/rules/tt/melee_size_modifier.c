/* melee-size-modifier: the small-winner rule (TT-MOR-2 to 5). A loser that was beaten by a clearly smaller unit gets
 * +1 on its morale check, unless both units are large. */
#include "tt.h"
#include "tt_roster.h"

static const struct choice reason_list[] = {
    [TT_FOUR_FEWER] = {"four_fewer", "The winner has four or more figures fewer: +1"},
    [TT_NOT_FOUR_FEWER] = {"not_four_fewer", "The winner is smaller, but by less than four figures"},
    [TT_BOTH_ABOVE_TEN] = {"both_above_ten", "Both units have more than ten figures"},
    [TT_WINNER_NOT_SMALLER] = {"winner_not_smaller", "The winner is as large as the loser or larger"},
};
static const struct choices reasons = {"TtSizeReason", reason_list, TT_SIZE_REASONS};

const struct tt_size_ruling tt_size_rulings[TT_SIZE_REASONS] = {
    [TT_FOUR_FEWER] = {"TT-MOR-2", "The winner has four or more figures fewer than the loser", 1},
    [TT_NOT_FOUR_FEWER] = {"TT-MOR-3", "The winner is smaller, but the difference is not larger than three", 0},
    [TT_BOTH_ABOVE_TEN] = {"TT-MOR-4", "The winner is smaller, but both units have more than ten figures", 0},
    [TT_WINNER_NOT_SMALLER] = {"TT-MOR-5", "The winner is not smaller than the loser", 0},
};

static const struct field input_list[] = {
    {.name = "winner_figures",
     .title = "Winner",
     .doc = "Figures of the winner at the moment of the check.",
     .unit = "figures",
     .clause = "A-TT-8",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_melee_size_modifier_input, winner_figures, int32_t),
     .max = TT_FIGURES_MAX},
    {.name = "loser_figures",
     .title = "Loser",
     .doc = "Figures of the loser at the moment of the check.",
     .unit = "figures",
     .clause = "A-TT-8",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_melee_size_modifier_input, loser_figures, int32_t),
     .min = 1,
     .max = TT_FIGURES_MAX},
};
static const struct fields input_fields = {
    .name = "TtMeleeSizeModifierInput",
    .doc = "The sizes of both units after a round of melee.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct tt_melee_size_modifier_input),
};

static const struct field outcome_list[] = {
    {.name = "modifier",
     .title = "Modifier",
     .doc = "What the rule adds to the loser's morale check.",
     .clause = "TT-MOR-2",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_melee_size_modifier_outcome, modifier, int32_t),
     .max = 1},
    {.name = "applies",
     .title = "Applies",
     .doc = "Whether the rule applies.",
     .kind = FIELD_BOOL,
     .offset = FIELD_AT(struct tt_melee_size_modifier_outcome, applies, bool)},
    {.name = "reason",
     .title = "Reason",
     .doc = "Why it does or does not.",
     .kind = FIELD_ENUM,
     .offset = FIELD_AT(struct tt_melee_size_modifier_outcome, reason, int32_t),
     .choices = &reasons},
};
static const struct fields outcome_fields = {
    .name = "TtMeleeSizeModifierOutcome",
    .doc = "Whether the small-winner rule applies.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct tt_melee_size_modifier_outcome),
};

enum tt_size_reason tt_size_reason(int32_t winner_figures, int32_t loser_figures)
{
    if (winner_figures >= loser_figures)
        return TT_WINNER_NOT_SMALLER;
    if (loser_figures - winner_figures < 4)
        return TT_NOT_FOUR_FEWER;
    if (winner_figures > 10) /* and so the loser, who is larger */
        return TT_BOTH_ABOVE_TEN;
    return TT_FOUR_FEWER;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    (void)dice;
    const struct tt_melee_size_modifier_input *input = question->input;
    struct tt_melee_size_modifier_outcome *outcome = ret_outcome;
    enum tt_size_reason reason = tt_size_reason(input->winner_figures, input->loser_figures);
    const struct tt_size_ruling *ruling = &tt_size_rulings[reason];
    outcome->reason = (int32_t)reason;
    outcome->modifier = ruling->modifier;
    outcome->applies = ruling->modifier != 0;
    explain_value(why, ruling->clause, ruling->text, ruling->modifier);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct tt_melee_size_modifier_outcome *outcome = ruled;
    text_add(line, tt_size_rulings[outcome->reason].text);
    text_add(line, outcome->applies ? ": the loser's morale check gets +1." : ": no modifier.");
}

static const struct unit_fills winner_fills[] = {FILLS_FROM("winner_figures", "figures"), NO_MORE_FILLS};
static const struct unit_fills loser_fills[] = {FILLS_FROM("loser_figures", "figures"), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("winner", "The unit that won the round.", "", winner_fills),
    ROLE("loser", "The unit that lost it.", "", loser_fills),
    NO_MORE_ROLES,
};

static const char *const options[] = {NULL};
static const char *const clauses[] = {"TT-MOR-2", "TT-MOR-3", "TT-MOR-4", "TT-MOR-5", NULL};

const struct step tt_melee_size_modifier_step = {
    .name = "melee-size-modifier",
    .title = "Melee size modifier",
    .doc = "Whether the loser of a round of melee gets +1 on its morale check because the winner is much smaller.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
};
