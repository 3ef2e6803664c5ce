/* melee-score: which side loses a round of melee, by the damage that both received (TT-MEL-1 to 5). */
#include "rulesets/tt/tt.h"

CHOICES(tt_losers, "TtSide", TT_LOSER_VALUES);

#define DECISION_VALUES(X)                                                                                             \
    X(BY_NO_CASUALTIES, "no_casualties", "Neither side has casualties: nobody loses")                                  \
    X(BY_ONE_SIDED, "one_sided", "Only the loser has casualties", "One-sided")                                         \
    X(BY_SCORE, "score", "The loser has the higher score")                                                             \
    X(BY_KILLS, "kills", "Equal scores: the loser received more kills")                                                \
    X(BY_DIE, "die", "Equal scores and kills: the die")                                                                \
    X(BY_BOTH_REMOVED, "both_removed", "No figure of either side is left: both are removed")                           \
    X(BY_WIPED_OUT, "wiped_out", "No figure of the loser is left")
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
            "TT-MEL-2", "The damage result of each hit that this side received.", .asked = "What … suffered")
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

int32_t tt_damage_casualties(const struct tt_damage *damage, int32_t figures, const struct tt_options *options)
{
    struct tt_damage unsaved = *damage;
    if (options->casualty_counts == TT_CASUALTY_ANY_UNSAVED)
        unsaved.counts[TT_WOUND] += damage->counts[TT_SUPPRESSED];
    return tt_damage_lost(&unsaved, figures);
}

/* The side with more, if they differ. */
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

/* The side without figures left, by the option; false: the scores decide. */
static bool find_wiped_out(struct tt_melee_score *score, const int32_t *left, const struct tt_options *options)
{
    if (!left || (left[0] > 0 && left[1] > 0))
        return false;
    if (left[0] == 0 && left[1] == 0) {
        score->loser = TT_NOBODY;
        score->decided_by = BY_BOTH_REMOVED;
        return true;
    }
    if (options->wiped_out == TT_WIPED_OUT_SCORE)
        return false;
    score->loser = left[0] == 0 ? TT_SIDE_1 : TT_SIDE_2;
    score->decided_by = BY_WIPED_OUT;
    return true;
}

bool tt_melee_loser(struct tt_melee_score *score, const int32_t *left, const struct tt_options *options)
{
    if (find_wiped_out(score, left, options))
        return true;
    score->loser = TT_NOBODY;
    score->decided_by = BY_NO_CASUALTIES;
    if (score->casualties[0] == 0 && score->casualties[1] == 0)
        return true;
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
        score->decided_by = BY_DIE;
    }
    return score->decided_by != BY_DIE;
}

static void explain_score(const struct tt_melee_score *score, const struct tt_sides *sides, struct explanation *why)
{
    static const struct {
        const char *clause, *text;
    } decided[] = {
        [BY_NO_CASUALTIES] = {"TT-MEL-1", "Neither side has casualties: nobody checks morale, the melee goes on"},
        [BY_ONE_SIDED] = {"A-TT-10", "Only this side has casualties, so it loses"},
        [BY_SCORE] = {"TT-MEL-2", "The higher score of damage received loses"},
        [BY_KILLS] = {"TT-MEL-3", "Equal scores: the side that received more kills loses"},
        [BY_DIE] = {"TT-MEL-3", "Equal scores and equal kills: the D6 decides, and this side loses"},
        [BY_BOTH_REMOVED] = {"TT-MOR-1", "No figure of either side is left: both are removed, and nobody checks"},
        [BY_WIPED_OUT] = {"TT-MOR-1", "No figure of this side is left: it has lost, and nobody checks"},
    };
    for (int32_t side = TT_SIDE_1; side <= TT_SIDE_2; side++) {
        explain_subject(why, sides->name[side - 1]);
        explain_number_parts(why, "TT-MEL-2", "Damage received: kill 2, wound 1, suppressed ½, save 0",
                             score->score[side - 1], TT_POINT);
    }
    explain_subject(why, NULL);
    if (score->decided_by == BY_ONE_SIDED)
        explain(why, "TT-MEL-2", "Scores are compared where both sides have casualties");
    explain_subject(why, score->loser == TT_NOBODY ? NULL : sides->name[score->loser - TT_SIDE_1]);
    explain(why, decided[score->decided_by].clause, decided[score->decided_by].text);
    if (score->loser != TT_NOBODY && score->decided_by != BY_WIPED_OUT)
        explain(why, "TT-MOR-1", "The loser of the round checks morale at once");
    explain_subject(why, NULL);
}

void tt_melee_score(const struct tt_damage damage[2], const struct tt_sizes *sizes, const struct tt_sides *sides,
                    const struct tt_options *options, struct dice *dice, struct explanation *why,
                    struct tt_melee_score *ret)
{
    for (int32_t side = 0; side < 2; side++) {
        ret->score[side] = tt_damage_score(&damage[side]);
        ret->kills[side] = damage[side].counts[TT_KILL];
        ret->casualties[side] =
            tt_damage_casualties(&damage[side], sizes ? sizes->before[side] : FIELD_ABSENT, options);
    }
    if (!tt_melee_loser(ret, sizes ? sizes->left : NULL, options))
        ret->loser = (int32_t)roll_tie(options, dice);
    explain_score(ret, sides, why);
}

static struct tt_sides sides_of(const struct question_units *units)
{
    return (struct tt_sides){{unit_called(units, 0, 0, "Side 1"), unit_called(units, 1, 0, "Side 2")}};
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret)
{
    const struct input *input = question->input;
    const struct tt_sides sides = sides_of(question->units);
    struct tt_damage damage[2] = {{.score = 0}};
    for (int32_t side = 0; side < 2; side++)
        for (int32_t i = 0; i < input->side[side].count; i++)
            damage[side].counts[input->side[side].list[i]]++;
    tt_melee_score(damage, NULL, &sides, question->options, dice, why, ret);
    return RULING_RESOLVED;
}

static void say_points(int32_t score, struct text *line)
{
    text_add_halves(line, score);
    text_add(line, score <= TT_POINT ? " point" : " points");
}

/* The loser's number first. */
static void say_scores(const struct tt_melee_score *score, struct text *line)
{
    int32_t loser = score->loser - TT_SIDE_1;
    say_points(score->score[loser], line);
    text_add(line, " to ");
    text_add_halves(line, score->score[1 - loser]);
}

/* For equal scores. */
static void say_each(const struct tt_melee_score *score, struct text *line)
{
    text_add(line, "at ");
    say_points(score->score[0], line);
    text_add(line, " each");
}

static void say_kills(const struct tt_melee_score *score, struct text *line)
{
    int32_t loser = score->loser - TT_SIDE_1, fewer = score->kills[1 - loser];
    text_format(line, " by kills, %d to ", score->kills[loser]);
    text_format(line, fewer ? "%d, " : "none, ", fewer);
    say_each(score, line);
}

void tt_melee_score_say(const struct tt_melee_score *score, const struct tt_sides *sides, struct text *line)
{
    if (score->decided_by == BY_BOTH_REMOVED) {
        text_format(line, "No figure was left of %s or %s, and both were removed.", sides->name[0], sides->name[1]);
        return;
    }
    if (score->loser == TT_NOBODY) {
        text_add(line, "Neither side had casualties: nobody checked morale and the melee went on.");
        return;
    }
    text_format(line, "%s lost the round", sides->name[score->loser - TT_SIDE_1]);
    switch (score->decided_by) {
    case BY_ONE_SIDED:
        text_add(line, " as the only side with casualties");
        break;
    case BY_WIPED_OUT:
        break; /* melee-round reports that no figure was left */
    case BY_KILLS:
        say_kills(score, line);
        break;
    case BY_DIE:
        text_add(line, " on the die, ");
        say_each(score, line);
        break;
    default:
        text_add(line, ", ");
        say_scores(score, line);
    }
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct tt_melee_score *score = ruled;
    const struct tt_sides sides = sides_of(question->units);
    tt_melee_score_say(score, &sides, line);
    if (score->loser != TT_NOBODY)
        text_add(line, ", and must check morale at once.");
}

#define ROUND_FACT "its damage rolls of this round gave other results"
static const struct unit_fills side1_fills[] = {KNOWS("side1", "TT-MEL-2", ROUND_FACT, .list = tt_round_results), {0}};
static const struct unit_fills side2_fills[] = {KNOWS("side2", "TT-MEL-2", ROUND_FACT, .list = tt_round_results), {0}};

/* What it scores has been suffered already: damage is applied where it is rolled. */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct tt_melee_score *score = ruled;
    (void)question;
    if (score->loser != TT_NOBODY)
        unit_add(tabletop, score->loser - TT_SIDE_1, 0, "owes", 1, "TT-MOR-1");
    tt_round_end_effects(tabletop);
    for (int32_t side = 0; side < 2; side++)
        unit_set(tabletop, side, 0, "round_open", false, "A-TT-18");
}

const struct step tt_melee_score_step = {
    .name = "melee-score",
    .title = "Score of a melee",
    .doc =
        "Which side loses a round of melee: the higher score of damage received loses, then more kills, then a die. A "
        "unit that fell in this round is still a side of it (A-TT-18).",
    .family = "melee-score",
    .dice = "A D6 for each side, re-rolled until they differ, when scores and kills are equal (one D6 in all with "
            "melee_tie_die single_d6); else none",
    .input = &input_fields,
    .outcome = &tt_melee_score_fields,
    .options = STRINGS("casualty_counts", "one_sided", "melee_tie_die"),
    .clauses = STRINGS("TT-MEL-1", "TT-MEL-2", "TT-MEL-3", "TT-MOR-1", "A-TT-10"),
    .ends =
        ROWS(struct step_end, END_IS(side1_loses, "Side 1 loses the round", struct tt_melee_score, loser, TT_SIDE_1),
             END_IS(side2_loses, "Side 2 loses the round", struct tt_melee_score, loser, TT_SIDE_2)),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  ROLE("side1", "One unit of the melee.", "", side1_fills, .title = "One unit", .opposed = 1,
                       .alike = true, .no_deed = TT_ROUNDS),
                  ROLE("side2", "The other unit.", "", side2_fills, .title = "The other unit", .opposed = 2,
                       .alike = true, .no_deed = TT_ROUNDS)),
    .apply = apply,
};
