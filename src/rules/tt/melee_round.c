/* melee-round: a whole round of melee, composed of its steps: damage on both sides, the score, the loser's morale check
 * with the figures that are left. */
#include "ends.h"
#include "retained.h"
#include "tt.h"
#include "tt_roster.h"

static const struct field side_list[] = {
    {.name = "name",
     .title = "Name",
     .doc = "What the unit is called.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_melee_side, name, char *),
     .max = TT_ID_MAX},
    {.name = "hits",
     .title = "Hits",
     .doc = "Hits that the unit received in this round.",
     .unit = "hits",
     .clause = "TT-DMG-1",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_melee_side, hits, int32_t),
     .max = TT_HITS_MAX},
    {.name = "figures",
     .title = "Figures",
     .doc = "Figures of the unit before the round.",
     .unit = "figures",
     .clause = "A-TT-8",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_melee_side, figures, int32_t),
     .min = 1,
     .max = TT_FIGURES_MAX},
    TT_QUALITY_FIELD(struct tt_melee_side, basis),
    TT_TARGET_FIELD(struct tt_melee_side, basis),
    TT_MODIFIERS_FIELD(struct tt_melee_side, basis),
};
static const struct fields side_fields = {
    .name = "TtMeleeSide",
    .doc = "One unit of the melee.",
    .list = side_list,
    .count = FIELDS_COUNT(side_list),
    .size = sizeof(struct tt_melee_side),
};

static const struct field input_list[] = {
    {.name = "side1",
     .title = "Side 1",
     .doc = "One unit of the melee.",
     .kind = FIELD_GROUP,
     .offset = FIELD_AT(struct tt_melee_round_input, side[0], struct tt_melee_side),
     .of = &side_fields},
    {.name = "side2",
     .title = "Side 2",
     .doc = "The other unit.",
     .kind = FIELD_GROUP,
     .offset = FIELD_AT(struct tt_melee_round_input, side[1], struct tt_melee_side),
     .of = &side_fields},
    {.name = "table",
     .title = "Damage table",
     .doc = "The table to roll on, from your own rule book. Without it the option damage_table is used.",
     .clause = "TT-DMG-1",
     .kind = FIELD_GROUP,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_melee_round_input, table, struct tt_damage_table),
     .of = &tt_damage_table_fields,
     .present = FIELD_AT(struct tt_melee_round_input, has_table, bool)},
};
static const struct fields input_fields = {
    .name = "TtMeleeRoundInput",
    .doc = "Two units in melee, and the hits that both received.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct tt_melee_round_input),
};

#define DAMAGE_OF(index, name_, title_)                                                                                \
    {                                                                                                                  \
        .name = name_, .title = title_, .doc = "What this side received.", .kind = FIELD_GROUP,                        \
        .offset = FIELD_AT(struct tt_melee_round_outcome, damage[index], struct tt_damage), .of = &tt_damage_fields    \
    }
#define FIGURES_OF(index, name_, title_)                                                                               \
    {                                                                                                                  \
        .name = name_, .title = title_, .doc = "Figures left after casualties; a wounded figure is lost, too.",        \
        .unit = "figures", .clause = "TT-MEL-5", .kind = FIELD_INT,                                                    \
        .offset = FIELD_AT(struct tt_melee_round_outcome, figures[index], int32_t), .max = TT_FIGURES_MAX              \
    }

static const struct field outcome_list[] = {
    DAMAGE_OF(0, "damage1", "Damage on side 1"),
    DAMAGE_OF(1, "damage2", "Damage on side 2"),
    {.name = "score",
     .title = "Score",
     .doc = "Who lost the round.",
     .kind = FIELD_GROUP,
     .offset = FIELD_AT(struct tt_melee_round_outcome, score, struct tt_melee_score),
     .of = &tt_melee_score_fields},
    FIGURES_OF(0, "figures1", "Figures of side 1"),
    FIGURES_OF(1, "figures2", "Figures of side 2"),
    {.name = "morale",
     .title = "Morale",
     .doc = "The loser's morale check, where one was made.",
     .clause = "TT-MOR-1",
     .kind = FIELD_GROUP,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_melee_round_outcome, morale, struct tt_morale),
     .of = &tt_morale_fields,
     .present = FIELD_AT(struct tt_melee_round_outcome, has_morale, bool)},
    {.name = "removed",
     .title = "Removed",
     .doc = "The side that is removed.",
     .clause = "TT-MOR-1",
     .kind = FIELD_ENUM,
     .offset = FIELD_AT(struct tt_melee_round_outcome, removed, int32_t),
     .choices = &tt_losers},
};
static const struct fields outcome_fields = {
    .name = "TtMeleeRoundOutcome",
    .doc = "A whole round of melee.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct tt_melee_round_outcome),
};

static const struct tt_damage_table *given_table(const struct tt_melee_round_input *input)
{
    return input->has_table ? &input->table : NULL;
}

/* Either side may lose, so both targets must be known before the first die is thrown. */
static void check(const struct question *question, struct violations *violations)
{
    const struct tt_melee_round_input *input = question->input;
    tt_damage_table_check(given_table(input), question->options, violations);
    tt_morale_target_check(&input->side[0].basis, question->options, "/input/side1/target", violations);
    tt_morale_target_check(&input->side[1].basis, question->options, "/input/side2/target", violations);
}

/* Figures after casualties; more may be hit than there are. */
static int32_t figures_left(const struct tt_melee_side *side, const struct tt_damage *damage, struct explanation *why)
{
    int32_t lost = damage->counts[TT_KILL] + damage->counts[TT_WOUND];
    if (lost == 0)
        return side->figures;
    int32_t left = lost < side->figures ? side->figures - lost : 0;
    explain_total(why, "TT-MEL-5", "Kills and wounds are lost figures", left - side->figures, left);
    return left;
}

/* What the loser's morale still needs to know of the round: whose it is, and how the sizes compare. */
static bool forget_round(const struct tt_melee_round_outcome *outcome, struct dice *dice)
{
    enum { NO_MORALE = -2, NOBODY_LEFT = -1 };
    int32_t loser = outcome->score.loser, sizes = NO_MORALE;
    if (loser != TT_NOBODY) {
        int32_t left = outcome->figures[loser - TT_SIDE_1], winners = outcome->figures[TT_SIDE_2 - loser];
        sizes = left == 0 ? NOBODY_LEFT : (int32_t)tt_size_reason(winners, left);
    }
    return FORGET_ALL_BUT(dice, loser, sizes);
}

static void resolve_morale(const struct question *question, struct dice *dice, struct explanation *why,
                           struct tt_melee_round_outcome *outcome)
{
    const struct tt_melee_round_input *input = question->input;
    int32_t loser = outcome->score.loser - TT_SIDE_1;
    explain_subject(why, loser == 0 ? "side 1" : "side 2");
    if (outcome->figures[loser] == 0) {
        outcome->removed = outcome->score.loser;
        explain(why, "TT-MOR-1", "No figure is left to check morale; the unit is removed without dice");
        return;
    }
    struct tt_morale_case checking = {.basis = &input->side[loser].basis,
                                      .winner_figures = outcome->figures[1 - loser],
                                      .loser_figures = outcome->figures[loser],
                                      .after_melee = true};
    tt_morale_check(&checking, question->options, dice, why, &outcome->morale);
    outcome->has_morale = true;
    if (outcome->morale.removed)
        outcome->removed = outcome->score.loser;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const char *const damage_parts[] = {"side 1 damage", "side 2 damage"};
    const struct tt_melee_round_input *input = question->input;
    struct tt_melee_round_outcome *outcome = ret_outcome;
    const struct tt_damage_table *table = tt_damage_table(given_table(input), question->options);
    for (int32_t side = 0; side < 2; side++) {
        exchange_part(dice, why, damage_parts[side]);
        tt_damage_roll(table, input->side[side].hits, dice, why, &outcome->damage[side]);
        outcome->figures[side] = figures_left(&input->side[side], &outcome->damage[side], why);
    }
    exchange_part(dice, why, "score");
    tt_melee_score(outcome->damage, question->options, dice, why, &outcome->score);
    if (!forget_round(outcome, dice))
        return RULING_RESOLVED;
    if (outcome->score.loser != TT_NOBODY) {
        exchange_part(dice, why, "morale");
        resolve_morale(question, dice, why, outcome);
    }
    exchange_part(dice, why, NULL);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const struct tt_melee_round_input *input = question->input;
    const struct tt_melee_round_outcome *outcome = ruled;
    if (outcome->score.loser == TT_NOBODY) {
        tt_melee_score_say(&outcome->score, NULL, line);
        return;
    }
    const char *name = input->side[outcome->score.loser - TT_SIDE_1].name;
    if (name[0] == '\0')
        name = outcome->score.loser == TT_SIDE_1 ? "Side 1" : "Side 2";
    tt_melee_score_say(&outcome->score, name, line);
    if (!outcome->has_morale) {
        text_add(line, ", and no figure of it is left.");
        return;
    }
    text_add(line, ". Morale: ");
    tt_morale_say(&outcome->morale, line);
    text_add(line, outcome->morale.passed ? ", passed." : ", failed; the unit is removed.");
}

HOLDS(side1_loses, struct tt_melee_round_outcome, outcome->score.loser == TT_SIDE_1)
HOLDS(side2_loses, struct tt_melee_round_outcome, outcome->score.loser == TT_SIDE_2)
HOLDS(nobody_loses, struct tt_melee_round_outcome, outcome->score.loser == TT_NOBODY)
HOLDS(side1_removed, struct tt_melee_round_outcome, outcome->removed == TT_SIDE_1)
HOLDS(side2_removed, struct tt_melee_round_outcome, outcome->removed == TT_SIDE_2)
HOLDS(loser_holds, struct tt_melee_round_outcome, outcome->has_morale && outcome->morale.passed)

static const struct step_end step_ends[] = {
    END(side1_loses, "Side 1 loses the round"),
    END(side2_loses, "Side 2 loses the round"),
    END(nobody_loses, "Nobody loses the round"),
    END(side1_removed, "Side 1 is removed"),
    END(side2_removed, "Side 2 is removed"),
    END(loser_holds, "The loser passes its morale check"),
    NO_MORE_ENDS,
};

static const struct unit_fills side_fills[] = {FILLS_FROM("name", "id"), FILLS("figures"), FILLS("quality"),
                                               FILLS("target"), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("side1", "One unit of the melee.", "side1", side_fills, .in_play = true),
    ROLE("side2", "The other unit.", "side2", side_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct tt_melee_round_outcome *outcome = ruled;
    (void)question;
    for (int32_t side = 0; status == RULING_RESOLVED && side < 2; side++) {
        tt_damage_effects(&outcome->damage[side], side, effects);
        if (outcome->removed == side + TT_SIDE_1)
            effect_set(effects, side, 0, "fate", TT_REMOVED, "TT-MOR-1");
    }
}

static const char *const options[] = {"damage_table",   "casualty_counts", "one_sided", "melee_tie_die",
                                      "morale_compare", "morale_targets",  NULL};
static const char *const clauses[] = {"TT-DMG-1", "TT-MEL-1", "TT-MEL-2", "TT-MEL-3", "TT-MEL-5",
                                      "TT-MOR-1", "TT-MOR-2", "TT-MOR-3", "TT-MOR-4", "TT-MOR-5",
                                      "TT-MOR-6", "TT-MOR-7", "TT-MOR-8", NULL};

const struct step tt_melee_round_step = {
    .name = "melee-round",
    .title = "Melee round",
    .doc = "A whole round of melee: damage on both sides, the score, and the loser's morale check with the figures "
           "that are "
           "left. The damage table and a morale target for each side must be supplied.",
    .dice = "A die of the table's sides for each hit on side 1, then for each hit on side 2; D6 for a tie; 2D6 for the "
            "loser's morale",
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
