/* morale-check: 2D6 and modifiers against a target that the players supply (TT-MOR-1, 6, 7, 8), with the small-winner
 * rule after a lost round of melee. Its parts also make the check of a pinned charge. */
#include "tt.h"
#include "tt_roster.h"

static const struct field modifier_list[] = {
    {.name = "name",
     .title = "Name",
     .doc = "What the modifier is for.",
     .kind = FIELD_TEXT,
     .offset = FIELD_AT(struct tt_modifier, name, char *),
     .min = 1,
     .max = TT_MODIFIER_NAME_MAX},
    {.name = "value",
     .title = "Value",
     .doc = "What it adds to the roll.",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_modifier, value, int32_t),
     .min = -TT_MODIFIER_MAX,
     .max = TT_MODIFIER_MAX},
};
static const struct fields modifier_fields = {
    .name = "TtModifier",
    .doc = "A modifier from your own rule book.",
    .list = modifier_list,
    .count = FIELDS_COUNT(modifier_list),
    .size = sizeof(struct tt_modifier),
};
const struct field tt_modifier_item = {
    .title = "Modifier", .doc = "A modifier from your own rule book.", .kind = FIELD_GROUP, .of = &modifier_fields};

static const struct field input_list[] = {
    TT_TARGET_FIELD(struct tt_morale_check_input, basis),
    TT_QUALITY_FIELD(struct tt_morale_check_input, basis),
    TT_MODIFIERS_FIELD(struct tt_morale_check_input, basis),
    {.name = "winner_figures",
     .title = "Winner's figures",
     .doc = "Figures of the unit that won the round, after casualties. Give both sizes for the small-winner rule.",
     .unit = "figures",
     .clause = "TT-MOR-2",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_morale_check_input, winner_figures, int32_t),
     .max = TT_FIGURES_MAX},
    {.name = "loser_figures",
     .title = "Loser's figures",
     .doc = "Figures of the unit that checks, after casualties.",
     .unit = "figures",
     .clause = "TT-MOR-2",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_morale_check_input, loser_figures, int32_t),
     .min = 1,
     .max = TT_FIGURES_MAX},
    {.name = "after_melee",
     .title = "After a lost melee round",
     .doc = "Whether the check follows a lost round of melee; then a unit that fails is removed.",
     .clause = "TT-MOR-1",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_morale_check_input, after_melee, bool),
     .fallback = true},
};
static const struct fields input_fields = {
    .name = "TtMoraleCheckInput",
    .doc = "A unit that checks morale.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct tt_morale_check_input),
};

static const struct field outcome_list[] = {
    {.name = "natural",
     .title = "Dice",
     .doc = "The sum of the two dice.",
     .clause = "TT-MOR-6",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_morale, natural, int32_t),
     .min = 2,
     .max = 12},
    {.name = "modifier",
     .title = "Modifier",
     .doc = "The sum of all modifiers.",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_morale, modifier, int32_t),
     .min = -TT_MODIFIER_SUM_MAX,
     .max = TT_MODIFIER_SUM_MAX + 1},
    {.name = "total",
     .title = "Total",
     .doc = "Dice and modifiers.",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_morale, total, int32_t),
     .min = 2 - TT_MODIFIER_SUM_MAX,
     .max = 12 + TT_MODIFIER_SUM_MAX + 1},
    {.name = "target",
     .title = "Target",
     .doc = "The target that held.",
     .clause = "TT-MOR-8",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_morale, target, int32_t),
     .min = TT_TARGET_MIN,
     .max = TT_TARGET_MAX},
    {.name = "double_one",
     .title = "Double one",
     .doc = "Whether both dice showed a one.",
     .clause = "TT-MOR-7",
     .kind = FIELD_BOOL,
     .offset = FIELD_AT(struct tt_morale, double_one, bool)},
    {.name = "passed",
     .title = "Passed",
     .doc = "Whether the unit passed.",
     .kind = FIELD_BOOL,
     .offset = FIELD_AT(struct tt_morale, passed, bool)},
    {.name = "removed",
     .title = "Removed",
     .doc = "Whether the unit is removed, captured or destroyed.",
     .clause = "TT-MOR-1",
     .kind = FIELD_BOOL,
     .offset = FIELD_AT(struct tt_morale, removed, bool)},
};
const struct fields tt_morale_fields = {
    .name = "TtMorale",
    .doc = "A morale check that was made.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct tt_morale),
};

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

void tt_morale_throw(struct tt_morale *check, struct dice *dice, struct explanation *why)
{
    int32_t natural = dice_sum(dice, "morale", 2, 6);
    /* Member by member: an outcome is compared as bytes, and a literal may leave anything in the padding. */
    check->natural = natural;
    check->modifier = 0;
    check->total = natural;
    check->double_one = natural == 2;
    explain_total(why, "TT-MOR-6", "2D6, high is good", natural, natural);
}

void tt_morale_modify(struct tt_morale *check, const char *clause, const char *text, int32_t value,
                      struct explanation *why)
{
    check->modifier += value;
    check->total += value;
    explain_total(why, clause, text, value, check->total);
}

void tt_morale_modify_by_players(struct tt_morale *check, const struct tt_morale_basis *basis, struct explanation *why)
{
    const char *subject = why ? why->subject : NULL;
    for (int32_t i = 0; i < basis->modifier_count; i++) {
        explain_subject(why, basis->modifiers[i].name);
        tt_morale_modify(check, "TT-MOR-8", "A modifier that the players supply", basis->modifiers[i].value, why);
    }
    explain_subject(why, subject);
}

void tt_morale_judge(struct tt_morale *check, int32_t target, const struct tt_options *options,
                     const char *double_one_clause, struct explanation *why)
{
    static const char *const texts[][2] = {
        [TT_MORALE_GE] = {"The total stays below the target", "The total reaches the target"},
        [TT_MORALE_GT] = {"The total does not beat the target", "The total beats the target"},
    };
    bool enough = options->morale_compare == TT_MORALE_GT ? check->total > target : check->total >= target;
    check->target = target;
    check->passed = enough && !check->double_one;
    explain_total(why, "TT-MOR-8", texts[options->morale_compare][enough], target, check->total);
    if (check->double_one)
        explain(why, double_one_clause, "A double one always fails, whatever the modifiers");
}

void tt_morale_check(const struct tt_morale_case *checking, const struct tt_options *options, struct dice *dice,
                     struct explanation *why, struct tt_morale *ret)
{
    tt_morale_throw(ret, dice, why);
    tt_morale_modify_by_players(ret, checking->basis, why);
    if (checking->winner_figures != FIELD_ABSENT) {
        enum tt_size_reason reason = tt_size_reason(checking->winner_figures, checking->loser_figures);
        const struct modifier *row = &tt_size_modifiers[reason];
        tt_morale_modify(ret, row->clause, row->text, row->value, why);
    }
    tt_morale_judge(ret, tt_morale_target(checking->basis, options), options, "TT-MOR-7", why);
    ret->removed = checking->after_melee && !ret->passed;
    if (ret->removed)
        explain(why, "TT-MOR-1", "A failed check after a lost round of melee removes the unit");
}

static void check(const struct question *question, struct violations *violations)
{
    const struct tt_morale_check_input *input = question->input;
    bool winner = input->winner_figures != FIELD_ABSENT, loser = input->loser_figures != FIELD_ABSENT;
    tt_morale_target_check(&input->basis, question->options, "/input/target", violations);
    if (winner != loser)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, winner ? "/input/winner_figures" : "/input/loser_figures",
                      "The small-winner rule needs both sizes; give winner_figures and loser_figures, or neither.");
    if (!input->after_melee && (winner || loser))
        violation_add(
            violations, ERROR_CONFLICTING_FIELDS, "/input/after_melee",
            "The sizes are for a check after a lost round of melee; leave them out, or let after_melee be true.");
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *outcome)
{
    const struct tt_morale_check_input *input = question->input;
    struct tt_morale_case checking = {.basis = &input->basis,
                                      .winner_figures = input->winner_figures,
                                      .loser_figures = input->loser_figures,
                                      .after_melee = input->after_melee};
    tt_morale_check(&checking, question->options, dice, why, outcome);
    return RULING_RESOLVED;
}

void tt_morale_say(const struct tt_morale *check, struct text *line)
{
    if (check->double_one)
        text_add(line, "double one");
    else if (check->modifier == 0)
        text_format(line, "%d against %d", check->total, check->target);
    else
        text_format(line, "%d%+d makes %d against %d", check->natural, check->modifier, check->total, check->target);
}

static void summarise(const struct question *question, const void *outcome, struct text *line)
{
    (void)question;
    const struct tt_morale *morale = outcome;
    text_add(line, "Morale: ");
    tt_morale_say(morale, line);
    text_add(line, morale->passed ? ", passed." : morale->removed ? ", failed; the unit is removed." : ", failed.");
}

HOLDS(passed, struct tt_morale, outcome->passed)
HOLDS(failed, struct tt_morale, !outcome->passed)
HOLDS(removed, struct tt_morale, outcome->removed)
HOLDS(double_one, struct tt_morale, outcome->double_one)

static const struct step_end step_ends[] = {
    END(passed, "The unit passes"),
    END(failed, "The unit fails"),
    END(removed, "The unit is removed"),
    END(double_one, "The dice show a double one"),
    NO_MORE_ENDS,
};

static const struct unit_fills unit_fills[] = {FILLS("target"), FILLS("quality"), NO_MORE_FILLS};
static const struct unit_fills loser_fills[] = {FILLS("target"), FILLS("quality"),
                                                FILLS_FROM("loser_figures", "figures"), NO_MORE_FILLS};
static const struct unit_fills winner_fills[] = {FILLS_FROM("winner_figures", "figures"), NO_MORE_FILLS};
enum { ROLE_UNIT, ROLE_LOSER, ROLE_WINNER };
static const struct unit_role roles[] = {
    [ROLE_UNIT] =
        ROLE("unit", "The unit that checks, for another reason than a lost round of melee, or without the sizes.", "",
             unit_fills, .in_play = true),
    [ROLE_LOSER] = ROLE("loser", "The unit that checks after a lost round of melee; it needs the winner.", "",
                        loser_fills, .in_play = true),
    [ROLE_WINNER] = ROLE("winner", "The unit that won the round, for the small-winner rule.", "", winner_fills),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct tt_morale_check_input *input = question->input;
    const struct tt_morale *morale = ruled;
    for (int32_t role = ROLE_UNIT; status == RULING_RESOLVED && input->after_melee && role <= ROLE_LOSER; role++)
        tt_morale_effects(morale->removed, role, effects);
}

static const char *const options[] = {"morale_compare", "morale_targets", NULL};
static const char *const clauses[] = {"TT-MOR-1", "TT-MOR-2", "TT-MOR-3", "TT-MOR-4", "TT-MOR-5",
                                      "TT-MOR-6", "TT-MOR-7", "TT-MOR-8", NULL};

const struct step tt_morale_check_step = {
    .name = "morale-check",
    .title = "Morale check",
    .doc = "Two dice and modifiers against the unit's morale target; a double one always fails. Suppression markers "
           "have no "
           "effect of their own here (TT-SUP-4). The sources give no target, so one must be supplied.",
    .family = "morale-check",
    .dice = "2D6",
    .input = &input_fields,
    .outcome = &tt_morale_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
