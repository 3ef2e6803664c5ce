/* melee-score: which side loses a round of melee, from the damage that both received (TT-MEL-1 to 5). */
#include "tt.h"

CHOICES(tt_losers, "TtSide", TT_LOSER_VALUES);

#define DECISION_VALUES(X)                                                                                             \
    X(BY_NO_CASUALTIES, "no_casualties", "Neither side has casualties: nobody loses")                                  \
    X(BY_ONE_SIDED, "one_sided", "Only the loser has casualties")                                                      \
    X(BY_SCORE, "score", "The loser has the higher score")                                                             \
    X(BY_KILLS, "kills", "Equal scores: the loser received more kills")                                                \
    X(BY_DIE, "die", "Equal scores and kills: the die")
ENUM(decision, DECISION_VALUES, DECISIONS);
LOCAL_CHOICES(decisions, "TtMeleeDecision", DECISION_VALUES);

struct results {
    int32_t count;
    int32_t list[TT_HITS_MAX]; /* enum tt_result */
};
struct input {
    struct results side[2];
};
static const struct field result_item = ITEM_CHOICE(tt_results, "Result", "TT-DMG-1", "What one hit did.");

#define RESULTS_OF(index, name, title)                                                                                 \
    LIST_AS(struct input, side[index].list, name, int32_t, result_item, side[index].count, 0, TT_HITS_MAX, title,      \
            "TT-MEL-2", "The damage result of each hit that this side received.")
static const struct field input_rows[] = {
    RESULTS_OF(0, "side1", "Side 1"),
    RESULTS_OF(1, "side2", "Side 2"),
};
static const struct fields input_fields =
    FIELDS("TtMeleeScoreInput", "What both sides received in a round of melee.", input_rows, struct input);

#define SCORE_OF(index, name, title)                                                                                   \
    SCALED_AS(struct tt_melee_score, score[index], name, "points", TT_POINT, 0, 2 * TT_POINT * TT_HITS_MAX, title,     \
              "TT-MEL-2", "Damage received: kill 2 points, wound 1, suppressed a half, save none.")
#define COUNT_OF(path, name, title, clause, doc)                                                                       \
    NUMBER_AS(struct tt_melee_score, path, name, 0, TT_HITS_MAX, title, clause, doc)
static const struct field score_rows[] = {
    SCORE_OF(0, "score1", "Score of side 1"),
    SCORE_OF(1, "score2", "Score of side 2"),
    COUNT_OF(kills[0], "kills1", "Kills on side 1", "TT-MEL-3", "Kills that side 1 received."),
    COUNT_OF(kills[1], "kills2", "Kills on side 2", "TT-MEL-3", "Kills that side 2 received."),
    COUNT_OF(casualties[0], "casualties1", "Casualties of side 1", "A-TT-9",
             "As the option casualty_counts counts them."),
    COUNT_OF(casualties[1], "casualties2", "Casualties of side 2", "A-TT-9",
             "As the option casualty_counts counts them."),
    CHOICE(struct tt_melee_score, loser, tt_losers, "Loser", "TT-MOR-1",
           "The side that loses the round and must check morale at once."),
    CHOICE(struct tt_melee_score, decided_by, decisions, "Decided by", NULL, "What decided the round."),
};
const struct fields tt_melee_score_fields =
    FIELDS("TtMeleeScore", "Who lost a round of melee, and why.", score_rows, struct tt_melee_score);

static int32_t count_casualties(const struct tt_damage *damage, const struct tt_options *options)
{
    int32_t lost = damage->counts[TT_KILL] + damage->counts[TT_WOUND];
    return options->casualty_counts == TT_CASUALTY_ANY_UNSAVED ? lost + damage->counts[TT_SUPPRESSED] : lost;
}

/* The side with more, where they differ. */
static enum tt_loser higher(const int32_t values[2])
{
    return values[0] > values[1] ? TT_SIDE_1 : TT_SIDE_2;
}

static enum tt_loser roll_tie(const struct tt_options *options, struct dice *dice)
{
    if (options->melee_tie_die == TT_TIE_SINGLE_D6)
        return dice_face(dice, "tie", 6) <= 3 ? TT_SIDE_1 : TT_SIDE_2;
    bool first_higher = dice_opposed(dice, "tie", 6) == 0;
    bool first_loses = first_higher == (options->melee_tie_die == TT_TIE_HIGH_LOSES);
    return first_loses ? TT_SIDE_1 : TT_SIDE_2;
}

/* Sets the loser and what decided. */
static void find_loser(struct tt_melee_score *score, const struct tt_options *options, struct dice *dice)
{
    score->loser = TT_NOBODY;
    score->decided_by = BY_NO_CASUALTIES;
    if (score->casualties[0] == 0 && score->casualties[1] == 0)
        return;
    bool both = score->casualties[0] > 0 && score->casualties[1] > 0;
    if (!both && options->one_sided == TT_ONE_SIDED_CASUALTIES) {
        score->loser = (int32_t)higher(score->casualties);
        score->decided_by = BY_ONE_SIDED;
    } else if (score->score[0] != score->score[1]) {
        score->loser = (int32_t)higher(score->score);
        score->decided_by = BY_SCORE;
    } else if (score->kills[0] != score->kills[1]) {
        score->loser = (int32_t)higher(score->kills);
        score->decided_by = BY_KILLS;
    } else {
        score->loser = (int32_t)roll_tie(options, dice);
        score->decided_by = BY_DIE;
    }
}

static const char *side_name(int32_t side)
{
    static const char *const names[] = {NULL, "side 1", "side 2"};
    return names[side];
}

static void explain_score(const struct tt_melee_score *score, struct explanation *why)
{
    static const struct {
        const char *clause, *text;
    } decided[] = {
        [BY_NO_CASUALTIES] = {"TT-MEL-1", "Neither side has casualties: nobody checks morale, the melee goes on"},
        [BY_ONE_SIDED] = {"TT-MEL-2", "Scores are for rounds in which both sides have casualties; only this side "
                                      "has, so it loses (A-TT-10)"},
        [BY_SCORE] = {"TT-MEL-2", "The higher score of damage received loses"},
        [BY_KILLS] = {"TT-MEL-3", "Equal scores: the side that received more kills loses"},
        [BY_DIE] = {"TT-MEL-3", "Equal scores and equal kills: the D6 decides, and this side loses"},
    };
    for (int32_t side = TT_SIDE_1; side <= TT_SIDE_2; side++) {
        explain_subject(why, side_name(side));
        explain_parts(why, "TT-MEL-2", "Damage received: kill 2, wound 1, suppressed ½, save 0", score->score[side - 1],
                      TT_POINT);
    }
    explain_subject(why, side_name(score->loser));
    explain(why, decided[score->decided_by].clause, decided[score->decided_by].text);
    if (score->loser != TT_NOBODY)
        explain(why, "TT-MOR-1", "The loser of the round checks morale at once");
    explain_subject(why, NULL);
}

void tt_melee_score(const struct tt_damage damage[2], const struct tt_options *options, struct dice *dice,
                    struct explanation *why, struct tt_melee_score *ret)
{
    for (int32_t side = 0; side < 2; side++) {
        ret->score[side] = tt_damage_score(&damage[side]);
        ret->kills[side] = damage[side].counts[TT_KILL];
        ret->casualties[side] = count_casualties(&damage[side], options);
    }
    find_loser(ret, options, dice);
    explain_score(ret, why);
}

static enum ruling_status resolve(const struct input *input, const struct tt_options *options, struct dice *dice,
                                  struct explanation *why, struct tt_melee_score *ret)
{
    struct tt_damage damage[2] = {{.score = 0}};
    for (int32_t side = 0; side < 2; side++)
        for (int32_t i = 0; i < input->side[side].count; i++)
            damage[side].counts[input->side[side].list[i]]++;
    tt_melee_score(damage, options, dice, why, ret);
    return RULING_RESOLVED;
}
RESOLVES(resolve)

/* Two numbers, the loser's first. */
static void say_scores(const struct tt_melee_score *score, struct text *line)
{
    int32_t loser = score->loser - TT_SIDE_1;
    text_add_halves(line, score->score[loser]);
    text_add(line, " to ");
    text_add_halves(line, score->score[1 - loser]);
}

void tt_melee_score_say(const struct tt_melee_score *score, const char *loser, struct text *line)
{
    if (score->loser == TT_NOBODY) {
        text_add(line, "Neither side has casualties: nobody checks morale and the melee goes on.");
        return;
    }
    text_format(line, "%s loses the round", loser);
    switch (score->decided_by) {
    case BY_ONE_SIDED:
        text_add(line, " as the only side with casualties");
        break;
    case BY_KILLS:
        text_add(line, " by kills, ");
        say_scores(score, line);
        break;
    case BY_DIE:
        text_add(line, " on the die, ");
        say_scores(score, line);
        break;
    default:
        text_add(line, ", ");
        say_scores(score, line);
    }
}

static void say(const struct tt_melee_score *score, struct text *line)
{
    tt_melee_score_say(score, score->loser == TT_SIDE_1 ? "Side 1" : "Side 2", line);
    if (score->loser != TT_NOBODY)
        text_add(line, ", and must check morale at once.");
}
SAYS(say)

HOLDS(side1_loses, struct tt_melee_score, outcome->loser == TT_SIDE_1)
HOLDS(side2_loses, struct tt_melee_score, outcome->loser == TT_SIDE_2)

static const struct step_end ends[] = {
    END(side1_loses, "Side 1 loses the round"),
    END(side2_loses, "Side 2 loses the round"),
    NO_MORE_ENDS,
};

static const struct unit_role roles[] = {
    ROLE("side1", "One unit of the melee.", NULL, NULL, .in_play = true, .opposed = 1),
    ROLE("side2", "The other unit.", NULL, NULL, .in_play = true, .opposed = 2),
    NO_MORE_ROLES,
};

/* What it scores has been suffered already: damage is applied where it is rolled. */
static void affect(const struct input *input, const struct tt_options *options, const struct tt_melee_score *score,
                   struct effects *effects)
{
    (void)input, (void)options;
    if (score->loser != TT_NOBODY)
        effect_add(effects, score->loser - TT_SIDE_1, 0, "owes", 1, "TT-MOR-1");
}
AFFECTS(affect)

static const char *const options[] = {"casualty_counts", "one_sided", "melee_tie_die", NULL};
static const char *const clauses[] = {"TT-MEL-1", "TT-MEL-2", "TT-MEL-3", "TT-MOR-1", NULL};

const struct step tt_melee_score_step = {
    .name = "melee-score",
    .title = "Melee score",
    .doc = "Which side loses a round of melee: the higher score of damage received loses, then more kills, then a die.",
    .family = "melee-score",
    .dice = "A D6 for each side, re-rolled until they differ, when scores and kills are equal (one D6 in all with "
            "melee_tie_die single_d6); else none",
    .input = &input_fields,
    .outcome = &tt_melee_score_fields,
    .options = options,
    .clauses = clauses,
    .ends = ends,
    .resolve = step_resolve,
    .summarise = step_summarise,
    .roles = roles,
    .effects = step_effects,
};
