/* melee-round: a whole round of melee, composed of its steps: damage on both sides, the score, and the loser's morale
 * check with the figures that are left. */
#include "engine/retained.h"
#include "rulesets/tt/tt.h"
#include <string.h>

struct round_side {
    char name[FIELD_TEXT_SIZE(TT_ID_MAX)];
    int32_t hits;
    int32_t figures; /* before the round */
    struct tt_morale_basis basis;
};
static const struct field side_rows[] = {
    TEXT(struct round_side, name, 0, TT_ID_MAX, "Name", NULL, "What the unit is called.", OPTIONAL),
    NUMBER(struct round_side, hits, 0, TT_HITS_MAX, "Hits", "TT-DMG-1", "Hits that the unit received in this round.",
           .unit = "hits", .asked = "Hits that … suffered"),
    NUMBER(struct round_side, figures, 1, TT_FIGURES_MAX, "Figures", "A-TT-8", "Figures of the unit before the round.",
           .unit = "figures"),
    TT_QUALITY_ROW(struct round_side),
    TT_TARGET_ROW(struct round_side),
    HOUSE_MODIFIERS_ROW(struct round_side, basis.house, "the morale check."),
};
static const struct fields side_fields = FIELDS("TtMeleeSide", "One unit of the melee.", side_rows, struct round_side);

struct input {
    struct round_side side[2];
    bool has_table;
    struct tt_damage_table table;
};
static const struct field input_rows[] = {
    GROUP_AS(struct input, side[0], "side1", struct round_side, side_fields, "Side 1", NULL, "One unit of the melee."),
    GROUP_AS(struct input, side[1], "side2", struct round_side, side_fields, "Side 2", NULL, "The other unit."),
    TT_TABLE_ROW(struct input),
};
static const struct fields input_fields =
    FIELDS("TtMeleeRoundInput", "Two units in melee, and the hits that both received.", input_rows, struct input);

struct outcome {
    struct tt_damage damage[2];
    struct tt_melee_score score;
    int32_t figures[2]; /* after the round */
    bool has_morale;
    struct tt_morale morale; /* of the loser */
    int32_t removed;         /* enum removal */
};

#define REMOVAL_VALUES(X)                                                                                              \
    X(NEITHER, "none", "Neither side")                                                                                 \
    X(SIDE_1_REMOVED, "side1", "Side 1", "Side 1")                                                                     \
    X(SIDE_2_REMOVED, "side2", "Side 2", "Side 2")                                                                     \
    X(BOTH_REMOVED, "both", "Both sides")
ENUM(removal, REMOVAL_VALUES, REMOVALS); /* bits of the sides */
LOCAL_CHOICES(removals, "TtRemoved", REMOVAL_VALUES);

#define DAMAGE_OF(index, name, title)                                                                                  \
    GROUP_AS(struct outcome, damage[index], name, struct tt_damage, tt_damage_fields, title, NULL,                     \
             "What this side received.")
#define FIGURES_OF(index, name, title)                                                                                 \
    NUMBER_AS(struct outcome, figures[index], name, 0, TT_FIGURES_MAX, title, "TT-MEL-5",                              \
              "Figures left after casualties; a wounded figure is lost, too.", .unit = "figures")
static const struct field outcome_rows[] = {
    DAMAGE_OF(0, "damage1", "Damage on side 1"),
    DAMAGE_OF(1, "damage2", "Damage on side 2"),
    GROUP(struct outcome, score, struct tt_melee_score, tt_melee_score_fields, "Score", NULL, "Who lost the round."),
    FIGURES_OF(0, "figures1", "Figures of side 1"),
    FIGURES_OF(1, "figures2", "Figures of side 2"),
    GROUP_IF(struct outcome, morale, has_morale, struct tt_morale, tt_morale_fields, "Morale", "TT-MOR-1",
             "The loser's morale check, where one was made."),
    CHOICE(struct outcome, removed, removals, "Removed", "TT-MOR-1", "The side that is removed."),
};
static const struct fields outcome_fields =
    FIELDS("TtMeleeRoundOutcome", "A whole round of melee.", outcome_rows, struct outcome);

static const struct tt_damage_table *given_table(const struct input *input)
{
    return input->has_table ? &input->table : NULL;
}

/* Either side may lose, so both targets must be known before the first die is thrown. */
static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tt_options *options = question->options;
    tt_damage_table_check(given_table(input), options, violations);
    tt_morale_target_check(&input->side[0].basis, options, "/input/side1/target", violations);
    tt_morale_target_check(&input->side[1].basis, options, "/input/side2/target", violations);
}

/* Figures after casualties; the input may hit more figures than there are. */
static int32_t left_of(int32_t figures, const struct tt_damage *damage)
{
    return figures - tt_damage_lost(damage, figures);
}

/* Other figures of the unit remain whatever happens to those given (X-FATE): so many that no round removes them all. */
static int32_t others_of(const struct question_units *units, int32_t side)
{
    return unit_has_others(units, side, 0) ? TT_HITS_MAX : 0;
}

static int32_t figures_left(int32_t figures, const struct tt_damage *damage, struct explanation *why)
{
    int32_t left = left_of(figures, damage);
    if (damage->counts[TT_KILL] + damage->counts[TT_WOUND] > 0)
        explain_count(why, "TT-MEL-5", "Kills and wounds are lost figures", figures - left);
    return left;
}

/* Whether the request asks how the loser's morale changes the outcome. */
static bool asks_morale(const struct outcome *outcome, const struct dice *dice)
{
    return DICE_ASKED(dice, outcome->has_morale) || DICE_ASKED(dice, outcome->morale) ||
           DICE_ASKED(dice, outcome->removed);
}

static bool asks_score(const struct outcome *outcome, const struct dice *dice)
{
    return DICE_ASKED(dice, outcome->score) || asks_morale(outcome, dice);
}

/* Whether the request asks for anything that depends on a side's damage. */
static bool needs_damage(const struct outcome *outcome, int32_t side, const struct dice *dice)
{
    return DICE_ASKED(dice, outcome->damage[side]) || DICE_ASKED(dice, outcome->figures[side]) ||
           asks_score(outcome, dice);
}

/* A side's damage reduced to what its score uses, all that the round still needs if nobody asks for more: the numbers
 * of a struct dice_alike. For casualties a yes or no may be enough. */
enum { OF_FIGURES, OF_CASUALTIES, OF_WHETHER_ANY, OF_OTHERS };
static void damage_numbers(const int32_t *counts, const int32_t *given, int32_t ret[DICE_ALIKE_NUMBERS])
{
    const struct tt_options options = {.casualty_counts = given[OF_CASUALTIES]};
    struct tt_damage damage;
    memcpy(damage.counts, counts, sizeof damage.counts);
    int32_t casualties = tt_damage_casualties(&damage, given[OF_FIGURES], &options);
    ret[0] = tt_damage_score(&damage);
    ret[1] = damage.counts[TT_KILL];
    ret[2] = given[OF_WHETHER_ANY] ? casualties > 0 : casualties;
    ret[3] = left_of(given[OF_FIGURES], &damage) + given[OF_OTHERS] > 0;
}

static struct dice_alike damage_alike(const struct round_side *side, int32_t others, const struct outcome *outcome,
                                      const struct tt_options *options, const struct dice *dice)
{
    return (struct dice_alike){.numbers = damage_numbers,
                               .given = {[OF_FIGURES] = side->figures,
                                         [OF_CASUALTIES] = options->casualty_counts,
                                         [OF_WHETHER_ANY] = !DICE_ASKED(dice, outcome->score.casualties),
                                         [OF_OTHERS] = others}};
}

/* The outcome that the second side's damage leads to, where the request asks only who loses the round and what decides
 * that. */
enum {
    OF_ONE_SIDED = OF_WHETHER_ANY,
    OF_WIPED_OUT,
    OF_FIRST_SCORE,
    OF_FIRST_KILLS,
    OF_FIRST_CASUALTIES,
    OF_FIRST_LEFT
};
static void loser_numbers(const int32_t *counts, const int32_t *given, int32_t ret[DICE_ALIKE_NUMBERS])
{
    const struct tt_options options = {
        .casualty_counts = given[OF_CASUALTIES], .one_sided = given[OF_ONE_SIDED], .wiped_out = given[OF_WIPED_OUT]};
    struct tt_damage damage;
    memcpy(damage.counts, counts, sizeof damage.counts);
    struct tt_melee_score score = {
        .score = {given[OF_FIRST_SCORE], tt_damage_score(&damage)},
        .kills = {given[OF_FIRST_KILLS], damage.counts[TT_KILL]},
        .casualties = {given[OF_FIRST_CASUALTIES], tt_damage_casualties(&damage, given[OF_FIGURES], &options)}};
    const int32_t left[2] = {given[OF_FIRST_LEFT], left_of(given[OF_FIGURES], &damage)};
    ret[1] = tt_melee_loser(&score, left, &options);
    ret[0] = ret[1] ? score.loser : 0;
    ret[2] = score.decided_by;
}

/* Figures of the whole unit, as far as it matters whether some are left. `finer`: the distinctions that the second
 * side's damage needs. */
static struct dice_alike loser_alike(const int32_t figures[2], const struct outcome *outcome,
                                     const struct dice_alike *finer, const struct tt_options *options)
{
    const struct tt_damage *first = &outcome->damage[0];
    return (struct dice_alike){.numbers = loser_numbers,
                               .given = {[OF_FIGURES] = figures[1],
                                         [OF_CASUALTIES] = options->casualty_counts,
                                         [OF_ONE_SIDED] = options->one_sided,
                                         [OF_WIPED_OUT] = options->wiped_out,
                                         [OF_FIRST_SCORE] = tt_damage_score(first),
                                         [OF_FIRST_KILLS] = first->counts[TT_KILL],
                                         [OF_FIRST_CASUALTIES] = tt_damage_casualties(first, figures[0], options) > 0,
                                         [OF_FIRST_LEFT] = left_of(figures[0], first) > 0},
                               .finer = finer};
}

/* Whether the request asks only who loses the round, and what decides that. */
static bool only_loses(const struct outcome *outcome, const struct dice *dice)
{
    const struct tt_melee_score *score = &outcome->score;
    return !DICE_ASKED(dice, score->score) && !DICE_ASKED(dice, score->kills) && !DICE_ASKED(dice, score->casualties);
}

/* Whether the request needs a side's dice only for the score. */
static bool only_scores(const struct outcome *outcome, int32_t side, const struct dice *dice)
{
    return !asks_morale(outcome, dice) && !DICE_ASKED(dice, outcome->damage[side]) &&
           !DICE_ASKED(dice, outcome->figures[side]);
}

/* What the rest of the round needs of the first side's damage: all of it where its figures count, too. */
static bool forget_damage(const struct outcome *outcome, const struct dice_alike *alike, struct dice *dice)
{
    int32_t numbers[DICE_ALIKE_NUMBERS] = {0};
    if (!asks_score(outcome, dice))
        return FORGET_ALL(dice);
    if (asks_morale(outcome, dice))
        return true;
    alike->numbers(outcome->damage[0].counts, alike->given, numbers);
    return dice_forget(dice, numbers, DICE_ALIKE_NUMBERS);
}

/* What the loser's morale check needs of the round: who lost, and how the sizes compare. */
static bool forget_round(const struct outcome *outcome, struct dice *dice)
{
    enum { NO_MORALE = -2, NOBODY_LEFT = -1 };
    int32_t loser = outcome->score.loser, sizes = NO_MORALE, removed = outcome->removed;
    if (loser != TT_NOBODY) {
        int32_t left = outcome->figures[loser - TT_SIDE_1], winners = outcome->figures[TT_SIDE_2 - loser];
        sizes = left == 0 ? NOBODY_LEFT : (int32_t)tt_size_reason(winners, left);
    }
    return FORGET_ALL_BUT(dice, loser, sizes, removed);
}

static struct tt_sides sides_of(const struct question_units *units, const struct input *input)
{
    static const char *const plain[] = {"Side 1", "Side 2"};
    struct tt_sides sides;
    for (int32_t side = 0; side < 2; side++)
        sides.name[side] =
            unit_called(units, side, 0, input->side[side].name[0] ? input->side[side].name : plain[side]);
    return sides;
}

static void resolve_morale(const struct question_units *units, const struct input *input,
                           const struct tt_options *options, struct dice *dice, struct explanation *why,
                           struct outcome *outcome)
{
    const struct tt_sides sides = sides_of(units, input);
    int32_t loser = outcome->score.loser - TT_SIDE_1;
    explain_subject(why, sides.name[loser]);
    dice_for(dice, loser, 0);
    if (outcome->figures[loser] == 0) {
        explain(why, "TT-MOR-1",
                unit_has_others(units, loser, 0)
                    ? "No figure that fought is left; the others of the unit check morale at once"
                    : "No figure is left to check morale; the unit is removed without dice");
        return;
    }
    struct tt_morale_case checking = {.basis = &input->side[loser].basis,
                                      .winner_figures = outcome->figures[1 - loser],
                                      .loser_figures = outcome->figures[loser],
                                      .after_melee = true};
    tt_morale_check(&checking, options, dice, why, &outcome->morale);
    outcome->has_morale = true;
    if (outcome->morale.removed)
        outcome->removed |= outcome->score.loser;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tt_options *options = question->options;
    const struct question_units *units = question->units;
    struct outcome *outcome = ruled;
    const struct tt_sides sides = sides_of(units, input);
    static const char *const damage_parts[] = {"side 1 damage", "side 2 damage"};
    const struct tt_damage_table *table = tt_damage_table(given_table(input), options);
    const int32_t others[2] = {others_of(units, 0), others_of(units, 1)};
    const int32_t figures[2] = {unit_figures(units, 0, 0, input->side[0].figures),
                                unit_figures(units, 1, 0, input->side[1].figures)};
    const int32_t whole[2] = {figures[0] + others[0], figures[1] + others[1]};
    for (int32_t side = 0; side < 2; side++) {
        if (!needs_damage(outcome, side, dice))
            continue;
        exchange_part(dice, why, damage_parts[side]);
        explain_subject(why, sides.name[side]);
        dice_for(dice, side, 0);
        const struct dice_alike alike = damage_alike(&input->side[side], others[side], outcome, options, dice);
        const struct dice_alike of_loser = loser_alike(whole, outcome, &alike, options);
        if (input->side[side].hits > 0 && only_scores(outcome, side, dice))
            dice_take_alike(dice, side == 1 && only_loses(outcome, dice) ? &of_loser : &alike);
        tt_damage_roll(table, input->side[side].hits, dice, why, &outcome->damage[side]);
        outcome->figures[side] = figures_left(figures[side], &outcome->damage[side], why);
        if (outcome->figures[side] + others[side] == 0)
            outcome->removed |= side + TT_SIDE_1;
        if (side == 0 && !forget_damage(outcome, &alike, dice))
            return RULING_RESOLVED;
    }
    if (!asks_score(outcome, dice))
        return RULING_RESOLVED;
    exchange_part(dice, why, "score");
    const struct tt_sizes sizes = {.before = {figures[0], figures[1]},
                                   .left = {outcome->figures[0] + others[0], outcome->figures[1] + others[1]}};
    tt_melee_score(outcome->damage, &sizes, &sides, options, dice, why, &outcome->score);
    if (!forget_round(outcome, dice))
        return RULING_RESOLVED;
    if (outcome->score.loser != TT_NOBODY && asks_morale(outcome, dice)) {
        exchange_part(dice, why, "morale");
        resolve_morale(units, input, options, dice, why, outcome);
    }
    exchange_part(dice, why, NULL);
    return RULING_RESOLVED;
}

static bool is_gone(const struct outcome *outcome, int32_t side)
{
    return (outcome->removed & (side + TT_SIDE_1)) != 0;
}

static void say_none_left(const struct question_units *units, int32_t side, const char *name, struct text *line)
{
    text_format(line, "; no figure of %s %swas left", name, unit_has_others(units, side, 0) ? "that fought " : "");
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct question_units *units = question->units;
    const struct outcome *outcome = ruled;
    const struct tt_sides sides = sides_of(units, question->input);
    tt_melee_score_say(&outcome->score, &sides, line);
    if (outcome->score.loser == TT_NOBODY)
        return;
    int32_t loser = outcome->score.loser - TT_SIDE_1, winner = 1 - loser;
    bool gone = is_gone(outcome, loser), both = gone && is_gone(outcome, winner);
    bool left = outcome->has_morale && gone && !both;
    if (outcome->has_morale) {
        text_add(line, left ? ", " : ", and ");
        tt_morale_say(&outcome->morale, line);
    } else {
        say_none_left(units, loser, sides.name[loser], line);
        text_add(line, gone ? "" : ", and the others must check morale at once");
    }
    if (left)
        text_add(line, ", and left the table");
    if (both)
        text_add(line, "; both units left the table");
    else if (outcome->figures[winner] == 0)
        say_none_left(units, winner, sides.name[winner], line);
    text_add(line, ".");
}

HOLDS(side1_removed, struct outcome, (outcome->removed & SIDE_1_REMOVED) != 0)
HOLDS(side2_removed, struct outcome, (outcome->removed & SIDE_2_REMOVED) != 0)
HOLDS(loser_holds, struct outcome, outcome->has_morale && outcome->morale.passed)

static const struct unit_fills side_fills[] = {
    AT_MOST("figures", "TT-MEL-5", "it has fewer figures left than that", "it has no figure left"),
    FILLS("quality"),
    FILLS("target"),
    {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    int32_t loser = outcome->score.loser - TT_SIDE_1;
    for (int32_t side = 0; side < 2; side++) {
        tt_damage_effects(&outcome->damage[side], input->side[side].figures, question->options, side, tabletop);
        if (side == loser && outcome->has_morale && outcome->morale.removed)
            unit_set(tabletop, side, 0, "fate", TT_REMOVED, "TT-MOR-1");
    }
    /* If the given part of the unit is wiped out, the rest of it checks (X-FATE). */
    if (outcome->score.loser != TT_NOBODY && !outcome->has_morale && !unit_is_out(tabletop, loser, 0))
        unit_add(tabletop, loser, 0, "owes", 1, "TT-MOR-1");
    tt_round_end_effects(tabletop); /* the umpire may have let another one be fought first */
}

const struct step tt_melee_round_step = {
    .name = "melee-round",
    .title = "Melee",
    .doc = "A whole round of melee: damage on both sides, the score, and the loser's morale check with the figures "
           "that are left. The damage table and a morale target for each side must be supplied.",
    .dice = "A die of the table's sides for each hit on side 1, then for each hit on side 2; D6 for a tie; 2D6 for the "
            "loser's morale",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("damage_table", "casualty_counts", "one_sided", "melee_tie_die", "morale_compare",
                       "morale_targets", "wiped_out", "suppressed_marks"),
    .clauses = STRINGS("TT-DMG-1", "TT-MEL-1", "TT-MEL-2", "TT-MEL-3", "TT-MEL-5", "TT-MOR-1", "TT-MOR-2", "TT-MOR-3",
                       "TT-MOR-4", "TT-MOR-5", "TT-MOR-6", "TT-MOR-7", "TT-MOR-8", "A-TT-10", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(side1_loses, "Side 1 loses the round", struct outcome, score.loser, TT_SIDE_1),
                 END_IS(side2_loses, "Side 2 loses the round", struct outcome, score.loser, TT_SIDE_2),
                 END_IS(nobody_loses, "Nobody loses the round", struct outcome, score.loser, TT_NOBODY),
                 END(side1_removed, "Side 1 is removed", READS(struct outcome, removed)),
                 END(side2_removed, "Side 2 is removed", READS(struct outcome, removed)),
                 END(loser_holds, "The loser passes its morale check", READS(struct outcome, has_morale),
                     READS(struct outcome, morale.passed))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  ROLE("side1", "One unit of the melee.", "side1", side_fills, .title = "One unit", .in_play = true,
                       .opposed = 1, .alike = true, .no_deed = TT_ROUNDS),
                  ROLE("side2", "The other unit.", "side2", side_fills, .title = "The other unit", .in_play = true,
                       .opposed = 2, .alike = true, .no_deed = TT_ROUNDS)),
    .parts = STRINGS("damage-roll", "melee-score", "morale-check"),
    .apply = apply,
};
