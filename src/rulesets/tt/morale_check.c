/* morale-check: 2D6 and modifiers against a target that the players supply (TT-MOR-1, 6, 7, 8), with the small-winner
 * rule after a lost round of melee. Its parts also make the check of a pinned charge. */
#include "rulesets/tt/tt.h"

struct input {
    struct tt_morale_basis basis;
    int32_t winner_figures, loser_figures; /* both or neither */
    bool after_melee;
};
static const struct field input_rows[] = {
    TT_TARGET_ROW(struct input),
    TT_QUALITY_ROW(struct input),
    HOUSE_MODIFIERS_ROW(struct input, basis.house, "the roll."),
    NUMBER(struct input, winner_figures, 0, TT_FIGURES_MAX, "Winner's figures", "TT-MOR-2",
           "Figures of the unit that won the round, after casualties. Give both sizes for the small-winner rule.",
           .unit = "figures", OPTIONAL),
    NUMBER(struct input, loser_figures, 1, TT_FIGURES_MAX, "Loser's figures", "TT-MOR-2",
           "Figures of the unit that checks, after casualties.", .unit = "figures", OPTIONAL),
    FLAG(struct input, after_melee, "After a lost melee round", "TT-MOR-1",
         "Whether the check follows a lost round of melee; then a unit that fails is removed.", .fallback = true),
};
static const struct fields input_fields =
    FIELDS("TtMoraleCheckInput", "A unit that checks morale.", input_rows, struct input);

static const struct field morale_rows[] = {
    NUMBER(struct tt_morale, natural, 2, 12, "Dice", "TT-MOR-6", "The sum of the two dice."),
    NUMBER(struct tt_morale, modifier, -HOUSE_MODIFIER_SUM_MAX, HOUSE_MODIFIER_SUM_MAX + 1, "Modifier", NULL,
           "The sum of all modifiers."),
    NUMBER(struct tt_morale, total, 2 - HOUSE_MODIFIER_SUM_MAX, 12 + HOUSE_MODIFIER_SUM_MAX + 1, "Total", NULL,
           "Dice and modifiers."),
    NUMBER(struct tt_morale, target, TT_TARGET_MIN, TT_TARGET_MAX, "Target", "TT-MOR-8", "The target that held."),
    FACT(struct tt_morale, double_one, "Double one", "TT-MOR-7", "Whether both dice showed a one."),
    FACT(struct tt_morale, passed, "Passed", NULL, "Whether the unit passed."),
    FACT(struct tt_morale, removed, "Removed", "TT-MOR-1", "Whether the unit is removed, captured or destroyed."),
};
const struct fields tt_morale_fields =
    FIELDS("TtMorale", "A morale check that was made.", morale_rows, struct tt_morale);

int32_t tt_morale_target(const struct tt_morale_basis *basis, const struct tt_options *options)
{
    if (basis->target != FIELD_ABSENT)
        return basis->target;
    if (basis->quality == FIELD_ABSENT || !options->has_morale_targets)
        return FIELD_ABSENT;
    return options->morale_targets.of[basis->quality];
}

void tt_morale_target_check(const struct tt_morale_basis *basis, const struct tt_options *options, const char *pointer,
                            struct violations *violations)
{
    if (tt_morale_target(basis, options) == FIELD_ABSENT)
        violation_add(
            violations, ERROR_TARGET_REQUIRED, pointer,
            "Give the unit's morale target from your rule book; or its quality, with the option morale_targets "
            "set for that quality.");
}

int32_t tt_morale_needed(const struct tt_morale_basis *basis, int32_t other_modifiers, const struct tt_options *options)
{
    return tt_morale_target(basis, options) - other_modifiers - house_modifiers_sum(&basis->house) +
           (options->morale_compare == TT_MORALE_GT);
}

void tt_morale_throw(struct tt_morale *check, int32_t needed, struct dice *dice, struct explanation *why)
{
    dice_need(dice, needed);
    int32_t natural = dice_sum(dice, "morale", 2, 6);
    /* Member by member: outcomes are compared as bytes, and a compound literal may leave any value in the padding. */
    check->natural = natural;
    check->total = natural;
    check->double_one = natural == 2;
    explain_base(why, "TT-MOR-6", "2D6, high is good", "morale", natural);
}

void tt_morale_judge(struct tt_morale *check, int32_t target, const struct tt_options *options,
                     const char *double_one_clause, struct explanation *why)
{
    static const char *const texts[][2] = {
        [TT_MORALE_GE] = {"The total stays below the target", "The total reaches the target"},
        [TT_MORALE_GT] = {"The total does not beat the target", "The total beats the target"},
    };
    bool enough = options->morale_compare == TT_MORALE_GT ? check->total > target : check->total >= target;
    check->modifier = check->total - check->natural;
    check->target = target;
    check->passed = enough && !check->double_one;
    explain_judged(why, "TT-MOR-8", texts[options->morale_compare][enough], check->total, target,
                   options->morale_compare == TT_MORALE_GT ? COMPARE_ABOVE : COMPARE_AT_LEAST);
    if (check->double_one)
        explain(why, double_one_clause, "A double one always fails, whatever the modifiers");
}

void tt_morale_check(const struct tt_morale_case *checking, const struct tt_options *options, struct dice *dice,
                     struct explanation *why, struct tt_morale *ret)
{
    bool sizes = checking->winner_figures != FIELD_ABSENT;
    enum tt_size_reason reason =
        sizes ? tt_size_reason(checking->winner_figures, checking->loser_figures) : TT_WINNER_NOT_SMALLER;
    tt_morale_throw(ret, tt_morale_needed(checking->basis, tt_size_modifiers[reason].value, options), dice, why);
    house_modify(&checking->basis->house, &ret->total, why);
    if (sizes) {
        modifier_apply(&tt_size_modifiers[reason], 1, &ret->total, why);
    }
    tt_morale_judge(ret, tt_morale_target(checking->basis, options), options, "TT-MOR-7", why);
    ret->removed = checking->after_melee && !ret->passed;
    if (ret->removed)
        explain(why, "TT-MOR-1", "A failed check after a lost round of melee removes the unit");
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    bool winner = input->winner_figures != FIELD_ABSENT, loser = input->loser_figures != FIELD_ABSENT;
    tt_morale_target_check(&input->basis, question->options, "/input/target", violations);
    if (loser && !winner)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/winner_figures",
                      "The small-winner rule needs the size of the winner, too: name the winner, or give its figures, "
                      "0 where none is left.");
    if (winner && !loser)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/loser_figures",
                      "The small-winner rule needs the size of the loser, too: name the loser, or give its figures.");
    if (!input->after_melee && (winner || loser))
        violation_add(
            violations, ERROR_CONFLICTING_FIELDS, "/input/after_melee",
            "The sizes are for a check after a lost round of melee; leave them out, or let after_melee be true.");
}

enum { ROLE_UNIT, ROLE_LOSER, ROLE_WINNER };

/* The unit that checks: the loser of a round, or a unit with another reason. */
static int32_t checking_role(const struct question_units *units)
{
    return unit_called(units, ROLE_LOSER, 0, NULL) ? ROLE_LOSER : ROLE_UNIT;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret)
{
    const struct input *input = question->input;
    struct tt_morale_case checking = {.basis = &input->basis,
                                      .winner_figures = input->winner_figures,
                                      .loser_figures = input->loser_figures,
                                      .after_melee = input->after_melee};
    dice_for(dice, checking_role(question->units), 0);
    tt_morale_check(&checking, question->options, dice, why, ret);
    return RULING_RESOLVED;
}

void tt_morale_say(const struct tt_morale *check, struct text *line)
{
    text_format(line, "%s the morale check with ", check->passed ? "passed" : "failed");
    if (check->double_one)
        text_add(line, "a double one");
    else if (check->modifier == 0)
        text_format(line, "%d against %d", check->total, check->target);
    else
        text_format(line, "%d (%d%+d) against %d", check->total, check->natural, check->modifier, check->target);
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct tt_morale *morale = ruled;
    text_format(line, "%s ",
                unit_called(question->units, ROLE_LOSER, 0, unit_called(question->units, ROLE_UNIT, 0, "The unit")));
    tt_morale_say(morale, line);
    text_add(line, morale->removed ? ", and left the table." : ".");
}

#define FIGURES_FACT "it has another number of figures left"
static const struct unit_fills unit_fills[] = {
    FILLS("target"),
    FILLS("quality"),
    KNOWS("after_melee", "TT-MOR-1",
          "whether it owes a check after a lost round of melee is on record, and it is not so", .find = tt_owes_check),
    {0}};
static const struct unit_fills loser_fills[] = {
    FILLS("target"), FILLS("quality"), KNOWS("loser_figures", "TT-MEL-5", FIGURES_FACT, .member = "figures"), {0}};
static const struct unit_fills winner_fills[] = {KNOWS("winner_figures", "TT-MEL-5", FIGURES_FACT, .member = "figures"),
                                                 {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct tt_morale *morale = ruled;
    unit_set(tabletop, ROLE_UNIT, 0, "checked", true, "X-TURN");
    for (int32_t role = ROLE_UNIT; input->after_melee && role <= ROLE_LOSER; role++) {
        unit_add(tabletop, role, 0, "owes", -1, "TT-MOR-1");
        if (morale->removed)
            unit_set(tabletop, role, 0, "fate", TT_REMOVED, "TT-MOR-1");
    }
}

const struct step tt_morale_check_step = {
    .name = "morale-check",
    .title = "Morale check",
    .doc = "Two dice and modifiers against the unit's morale target; a double one always fails. Suppression markers "
           "have no effect of their own here (TT-SUP-4). The sources give no target, so one must be supplied.",
    .family = "morale-check",
    .dice = "2D6",
    .input = &input_fields,
    .outcome = &tt_morale_fields,
    .options = STRINGS("morale_compare", "morale_targets"),
    .clauses = STRINGS("TT-MOR-1", "TT-MOR-2", "TT-MOR-3", "TT-MOR-4", "TT-MOR-5", "TT-MOR-6", "TT-MOR-7", "TT-MOR-8",
                       "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(passed, "The unit passes", struct tt_morale, passed, true),
                 END_IS(failed, "The unit fails", struct tt_morale, passed, false),
                 END_IS(removed, "The unit is removed", struct tt_morale, removed, true),
                 END_IS(double_one, "The dice show a double one", struct tt_morale, double_one, true)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles =
        ROWS(struct unit_role,
             [ROLE_UNIT] = ROLE("unit", "The unit that checks, for another reason than a lost round of melee.", "",
                                unit_fills, .in_play = true, .passive = true, .whose = UNIT_TESTS),
             [ROLE_LOSER] = ROLE("loser", "The unit that checks after a lost round of melee; it needs the winner.", "",
                                 loser_fills, .in_play = true, .passive = true, .opposed = 2, .whose = UNIT_TESTS),
             [ROLE_WINNER] = ROLE("winner", "The unit that won the round, for the small-winner rule.", "", winner_fills,
                                  .in_play = true, .gone = "leave the winner out, and give 0 as its figures",
                                  .passive = true, .optional = true, .opposed = 1, .whose = UNIT_DID_IT)),
    .apply = apply,
};
