/* melee-score: which side loses a round of melee, from the damage that both received (TT-MEL-1 to 5). */
#include "ends.h"
#include "tt.h"
#include "tt_roster.h"

static const struct choice loser_list[] = {
    [TT_NOBODY] = {"none", "Neither side"},
    [TT_SIDE_1] = {"side1", "Side 1"},
    [TT_SIDE_2] = {"side2", "Side 2"},
};
const struct choices tt_losers = {"TtSide", loser_list, 3};

static const struct choice decision_list[] = {
    [TT_DECIDED_NO_CASUALTIES] = {"no_casualties", "Neither side has casualties: nobody loses"},
    [TT_DECIDED_ONE_SIDED] = {"one_sided", "Only the loser has casualties"},
    [TT_DECIDED_SCORE] = {"score", "The loser has the higher score"},
    [TT_DECIDED_KILLS] = {"kills", "Equal scores: the loser received more kills"},
    [TT_DECIDED_DIE] = {"die", "Equal scores and kills: the die"},
};
static const struct choices decisions = {"TtMeleeDecision", decision_list, 5};

static const struct field result_item = {
    .title = "Result", .doc = "What one hit did.", .clause = "TT-DMG-1", .kind = FIELD_ENUM, .choices = &tt_results};

#define RESULTS_OF(index, name_, title_)                                                                               \
    {                                                                                                                  \
        .name = name_, .title = title_, .doc = "The damage result of each hit that this side received.",               \
        .clause = "TT-MEL-2", .kind = FIELD_LIST,                                                                      \
        .offset = FIELD_AT(struct tt_melee_score_input, side[index].list, int32_t *), .max = TT_HITS_MAX,              \
        .item = &result_item, .item_size = sizeof(int32_t),                                                            \
        .count = FIELD_AT(struct tt_melee_score_input, side[index].count, int32_t)                                     \
    }

static const struct field input_list[] = {
    RESULTS_OF(0, "side1", "Side 1"),
    RESULTS_OF(1, "side2", "Side 2"),
};
static const struct fields input_fields = {
    .name = "TtMeleeScoreInput",
    .doc = "What both sides received in a round of melee.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct tt_melee_score_input),
};

#define COUNT_OF(member, index, name_, title_, doc_, clause_)                                                          \
    {                                                                                                                  \
        .name = name_, .title = title_, .doc = doc_, .clause = clause_, .kind = FIELD_INT,                             \
        .offset = FIELD_AT(struct tt_melee_score, member[index], int32_t), .max = TT_HITS_MAX                          \
    }
#define SCORE_OF(index, name_, title_)                                                                                 \
    {                                                                                                                  \
        .name = name_, .title = title_, .unit = "points", .clause = "TT-MEL-2", .kind = FIELD_DECIMAL,                 \
        .doc = "Damage received: kill 2 points, wound 1, suppressed a half, save none.",                               \
        .offset = FIELD_AT(struct tt_melee_score, score[index], int32_t), .max = 2 * TT_POINT * TT_HITS_MAX,           \
        .scale = TT_POINT                                                                                              \
    }

static const struct field outcome_list[] = {
    SCORE_OF(0, "score1", "Score of side 1"),
    SCORE_OF(1, "score2", "Score of side 2"),
    COUNT_OF(kills, 0, "kills1", "Kills on side 1", "Kills that side 1 received.", "TT-MEL-3"),
    COUNT_OF(kills, 1, "kills2", "Kills on side 2", "Kills that side 2 received.", "TT-MEL-3"),
    COUNT_OF(casualties, 0, "casualties1", "Casualties of side 1", "As the option casualty_counts counts them.",
             "A-TT-9"),
    COUNT_OF(casualties, 1, "casualties2", "Casualties of side 2", "As the option casualty_counts counts them.",
             "A-TT-9"),
    {.name = "loser",
     .title = "Loser",
     .doc = "The side that loses the round and must check morale at once.",
     .clause = "TT-MOR-1",
     .kind = FIELD_ENUM,
     .offset = FIELD_AT(struct tt_melee_score, loser, int32_t),
     .choices = &tt_losers},
    {.name = "decided_by",
     .title = "Decided by",
     .doc = "What decided the round.",
     .kind = FIELD_ENUM,
     .offset = FIELD_AT(struct tt_melee_score, decided_by, int32_t),
     .choices = &decisions},
};
const struct fields tt_melee_score_fields = {
    .name = "TtMeleeScore",
    .doc = "Who lost a round of melee, and why.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct tt_melee_score),
};

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
    score->decided_by = TT_DECIDED_NO_CASUALTIES;
    if (score->casualties[0] == 0 && score->casualties[1] == 0)
        return;
    bool both = score->casualties[0] > 0 && score->casualties[1] > 0;
    if (!both && options->one_sided == TT_ONE_SIDED_CASUALTIES) {
        score->loser = (int32_t)higher(score->casualties);
        score->decided_by = TT_DECIDED_ONE_SIDED;
    } else if (score->score[0] != score->score[1]) {
        score->loser = (int32_t)higher(score->score);
        score->decided_by = TT_DECIDED_SCORE;
    } else if (score->kills[0] != score->kills[1]) {
        score->loser = (int32_t)higher(score->kills);
        score->decided_by = TT_DECIDED_KILLS;
    } else {
        score->loser = (int32_t)roll_tie(options, dice);
        score->decided_by = TT_DECIDED_DIE;
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
        [TT_DECIDED_NO_CASUALTIES] = {"TT-MEL-1",
                                      "Neither side has casualties: nobody checks morale, the melee goes on"},
        [TT_DECIDED_ONE_SIDED] = {"TT-MEL-2",
                                  "Scores are for rounds in which both sides have casualties; only this side "
                                  "has, so it loses (A-TT-10)"},
        [TT_DECIDED_SCORE] = {"TT-MEL-2", "The higher score of damage received loses"},
        [TT_DECIDED_KILLS] = {"TT-MEL-3", "Equal scores: the side that received more kills loses"},
        [TT_DECIDED_DIE] = {"TT-MEL-3", "Equal scores and equal kills: the D6 decides, and this side loses"},
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

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *outcome)
{
    const struct tt_melee_score_input *input = question->input;
    struct tt_damage damage[2] = {{.score = 0}};
    for (int32_t side = 0; side < 2; side++)
        for (int32_t i = 0; i < input->side[side].count; i++)
            damage[side].counts[input->side[side].list[i]]++;
    tt_melee_score(damage, question->options, dice, why, outcome);
    return RULING_RESOLVED;
}

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
    case TT_DECIDED_ONE_SIDED:
        text_add(line, " as the only side with casualties");
        break;
    case TT_DECIDED_KILLS:
        text_add(line, " by kills, ");
        say_scores(score, line);
        break;
    case TT_DECIDED_DIE:
        text_add(line, " on the die, ");
        say_scores(score, line);
        break;
    default:
        text_add(line, ", ");
        say_scores(score, line);
    }
}

static void summarise(const struct question *question, const void *outcome, struct text *line)
{
    (void)question;
    const struct tt_melee_score *score = outcome;
    tt_melee_score_say(score, score->loser == TT_SIDE_1 ? "Side 1" : "Side 2", line);
    if (score->loser != TT_NOBODY)
        text_add(line, ", and must check morale at once.");
}

HOLDS(side1_loses, struct tt_melee_score, outcome->loser == TT_SIDE_1)
HOLDS(side2_loses, struct tt_melee_score, outcome->loser == TT_SIDE_2)

static const struct step_end step_ends[] = {
    END(side1_loses, "Side 1 loses the round"),
    END(side2_loses, "Side 2 loses the round"),
    NO_MORE_ENDS,
};

static const struct unit_role roles[] = {
    /* Either may just have been wiped out by what is scored here. */
    ROLE("side1", "One unit of the melee.", NULL, NULL),
    ROLE("side2", "The other unit.", NULL, NULL),
    NO_MORE_ROLES,
};

/* What it scores has been suffered already: damage is applied where it is rolled. */
static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct tt_melee_score *score = ruled;
    (void)question;
    if (status == RULING_RESOLVED && score->loser != TT_NOBODY)
        effect_add(effects, score->loser - TT_SIDE_1, 0, "owes", 1, "TT-MOR-1");
}

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
    .ends = step_ends,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
