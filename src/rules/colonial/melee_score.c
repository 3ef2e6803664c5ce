/* melee-score: an attack: dice and hits of both sides, what they lose, who is beaten, and what follows (MWK-ATT-1 to
 * 7). Side 1 is the attacker. */
#include "colonial_roster.h"
#include "ends.h"
#include "fields.h"

static const struct choice result_list[] = {
    [COLONIAL_ATTACKER_WINS] = {"attacker_wins", "The defender is beaten"},
    [COLONIAL_DEFENDER_WINS] = {"defender_wins", "The attacker is beaten"},
    [COLONIAL_DRAW] = {"draw", "Nobody is beaten"},
};
static const struct choices results = {"ColonialMeleeResult", result_list, 3};

static const struct choice whom_list[] = {
    [COLONIAL_NOBODY] = {"none", "Neither side"},
    [COLONIAL_THE_ATTACKER] = {"attacker", "The attacker"},
    [COLONIAL_THE_DEFENDER] = {"defender", "The defender"},
};
const struct choices colonial_whom_choices = {"ColonialWhom", whom_list, 3};

static const struct choice follow_up_list[] = {
    [COLONIAL_NO_FOLLOW_UP] = {"none", "No further attack"},
    [COLONIAL_SAME_UNIT] = {"same_unit", "The attacker may attack the same unit again"},
    [COLONIAL_ANOTHER_UNIT] = {"another_unit", "The attacker may attack another unit within half a move"},
};
static const struct choices follow_ups = {"ColonialFollowUp", follow_up_list, 3};

static const struct field side_list[] = {COLONIAL_SIDE_FIELDS(struct colonial_side)};
static const struct fields side_fields = {
    .name = "ColonialSide",
    .doc = "One side of an attack.",
    .list = side_list,
    .count = FIELDS_COUNT(side_list),
    .size = sizeof(struct colonial_side),
};

#define SIDE_OF(index, name_, title_, doc_)                                                                            \
    {                                                                                                                  \
        .name = name_, .title = title_, .doc = doc_, .kind = FIELD_GROUP,                                              \
        .offset = FIELD_AT(struct colonial_melee_score_input, side[index], struct colonial_side), .of = &side_fields   \
    }
static const struct field input_list[] = {
    SIDE_OF(COLONIAL_ATTACKER, "attacker", "Attacker", "The unit that attacks."),
    SIDE_OF(COLONIAL_DEFENDER, "defender", "Defender", "The unit that is attacked."),
    COLONIAL_POSITION_FIELD(struct colonial_melee_score_input, position),
};
static const struct fields input_fields = {
    .name = "ColonialMeleeScoreInput",
    .doc = "An attack.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_melee_score_input),
};

static const struct field fought_list[] = {
    COLONIAL_COUNT_FIELD(struct colonial_fought, dice, "dice", "Dice", "dice", "MWK-ATT-1", "Dice that it throws.", 0,
                         COLONIAL_FIGURES_MAX),
    COLONIAL_COUNT_FIELD(struct colonial_fought, needed, "needed", "Needed", NULL, "MWK-ATT-1",
                         "What each of them must reach to hit.", 1, COLONIAL_VALUE_MAX),
    COLONIAL_COUNT_FIELD(struct colonial_fought, hits, "hits", "Hits", "hits", "MWK-ATT-1", "Hits that it makes.", 0,
                         COLONIAL_FIGURES_MAX),
    COLONIAL_LOSS_FIELDS(struct colonial_fought, loss),
    COLONIAL_FACT_FIELD(struct colonial_fought, leader_test_due, "leader_test_due", "Leader test due", "MWK-ATT-7",
                        "Whether it throws for its leader."),
};
static const struct fields fought_fields = {
    .name = "ColonialFought",
    .doc = "What one side threw, and what it lost.",
    .list = fought_list,
    .count = FIELDS_COUNT(fought_list),
    .size = sizeof(struct colonial_fought),
};

#define FOUGHT_OF(index, name_, title_)                                                                                \
    {                                                                                                                  \
        .name = name_, .title = title_, .doc = "What it threw, and what it lost.", .kind = FIELD_GROUP,                \
        .offset = FIELD_AT(struct colonial_melee_score, side[index], struct colonial_fought), .of = &fought_fields     \
    }
static const struct field outcome_list[] = {
    FOUGHT_OF(COLONIAL_ATTACKER, "attacker", "Attacker"),
    FOUGHT_OF(COLONIAL_DEFENDER, "defender", "Defender"),
    COLONIAL_CHOICE_FIELD(
        struct colonial_melee_score, result, "result", "Result", "A-MWK-3",
        "Who won: the loser is the side that lost more figures, or that suffered more hits under the option.",
        &results),
    COLONIAL_CHOICE_FIELD(struct colonial_melee_score, retreats, "retreats", "Retreats", "MWK-ATT-4",
                          "Who retreats half a move.", &colonial_whom_choices),
    COLONIAL_INCHES_FIELD(struct colonial_melee_score, retreat_inches, "retreat_inches", "Retreat", "MWK-ATT-4",
                          FIELD_OPTIONAL, "How far.", COLONIAL_MOVE_MAX / 2),
    COLONIAL_CHOICE_FIELD(struct colonial_melee_score, pin_test_due, "pin_test_due", "Pin test due", "MWK-ATT-4",
                          "Who tests for pinning.", &colonial_whom_choices),
    COLONIAL_CHOICE_FIELD(struct colonial_melee_score, follow_up, "follow_up", "Follow-up", "MWK-ATT-5",
                          "Whom cavalry that won an attack may attack next.", &follow_ups),
    COLONIAL_INCHES_FIELD(struct colonial_melee_score, follow_up_inches, "follow_up_inches", "Within", "MWK-ATT-5",
                          FIELD_OPTIONAL, "How near another unit must be.", COLONIAL_MOVE_MAX / 2),
    COLONIAL_FACT_FIELD(struct colonial_melee_score, may_occupy, "may_occupy", "May occupy", "MWK-ATT-5",
                        "Whether the attacker may occupy the obstacle, or the building if the hard cover is one."),
};
const struct fields colonial_melee_score_fields = {
    .name = "ColonialMeleeScore",
    .doc = "How the attack went.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_melee_score),
};

static const char *const side_names[] = {"attacker", "defender"};

void colonial_side_check(const struct colonial_side *side, int32_t needs, const struct colonial_options *options,
                         const char *pointer, struct violations *violations)
{
    colonial_who_check(&side->who,
                       needs | COLONIAL_NEEDS_UNIT | COLONIAL_NEEDS(COLONIAL_FIGHT) | COLONIAL_NEEDS(COLONIAL_MOVE),
                       options, pointer, violations);
}

static bool refuses_side(const struct colonial_side *side, int32_t unit, struct explanation *why)
{
    return colonial_refuses(side->close_order, unit, COLONIAL_DO_CLOSE_ORDER,
                            "Close order is on neither list of this unit", why) ||
           colonial_refuses(side->gone_to_ground, unit, COLONIAL_DO_GO_TO_GROUND,
                            "Going to ground is on neither list of this unit", why);
}

static bool refuses(const struct colonial_melee_score_input *input, const int32_t units[2], struct explanation *why)
{
    explain_subject(why, side_names[COLONIAL_ATTACKER]);
    if (colonial_refuses_pinned(input->side[COLONIAL_ATTACKER].pinned_markers, why) ||
        colonial_refuses(true, units[COLONIAL_ATTACKER], COLONIAL_DO_ATTACK,
                         "Attacking is on neither list of this unit", why) ||
        refuses_side(&input->side[COLONIAL_ATTACKER], units[COLONIAL_ATTACKER], why))
        return true;
    explain_subject(why, side_names[COLONIAL_DEFENDER]);
    return refuses_side(&input->side[COLONIAL_DEFENDER], units[COLONIAL_DEFENDER], why);
}

static void throw_dice(const struct colonial_side *side, const char *label, const struct colonial_options *options,
                       struct dice *dice, struct explanation *why, struct colonial_fought *ret)
{
    int32_t needed = colonial_number_of(&side->who, COLONIAL_FIGHT, options);
    explain_total(why, "MWK-UNIT", "Fight value: what a die must reach", needed, needed);
    if (side->close_order)
        explain_total(why, "MWK-ATT-1", "In close order: one less is needed (A-MWK-1)", -1, --needed);
    ret->needed = needed;
    ret->dice = side->gone_to_ground ? colonial_half(side->figures, options) : side->figures;
    explain_value(why, "MWK-ATT-1",
                  side->gone_to_ground ? "Gone to ground: a die for half of the figures" : "A die for each figure",
                  ret->dice);
    ret->hits = ret->dice > 0 ? dice_hits(dice, label, ret->dice, 6, ret->needed) : 0;
    explain_value(why, "MWK-ATT-1", "Each die that reaches the number needed is a hit", ret->hits);
}

static void count_losses(const struct colonial_melee_score_input *input, const int32_t units[2],
                         const struct colonial_options *options, struct explanation *why,
                         struct colonial_melee_score *score)
{
    for (int32_t side = 0; side < 2; side++) {
        enum colonial_position position =
            side == COLONIAL_DEFENDER ? (enum colonial_position)input->position : COLONIAL_AT_NOTHING;
        explain_subject(why, side_names[side]);
        int32_t required = colonial_attack_hits_required(units[1 - side], units[side], position, options, why);
        struct colonial_fought *fought = &score->side[side];
        colonial_remove(COLONIAL_BY_ATTACK, score->side[1 - side].hits, required, input->side[side].figures, why,
                        &fought->loss);
        fought->leader_test_due = fought->loss.casualties > 0 && !fought->loss.removed;
        if (fought->leader_test_due)
            explain(why, "MWK-ATT-7", "Casualties: the unit throws 2D6 for its leader");
    }
    explain_subject(why, NULL);
}

/* A side that is wiped out never wins: it threw no more dice, and so made no more hits, than it lost figures. */
static enum colonial_melee_result find_result(const struct colonial_melee_score *score,
                                              const struct colonial_options *options)
{
    const struct colonial_fought *attacker = &score->side[COLONIAL_ATTACKER],
                                 *defender = &score->side[COLONIAL_DEFENDER];
    int32_t lost = attacker->loss.casualties, inflicted = defender->loss.casualties;
    if (options->attack_loser == COLONIAL_LOSER_BY_HITS) {
        lost = defender->hits;
        inflicted = attacker->hits;
    }
    if (lost == inflicted)
        return COLONIAL_DRAW;
    return lost < inflicted ? COLONIAL_ATTACKER_WINS : COLONIAL_DEFENDER_WINS;
}

/* The side that gives way; the other one stays. */
static void fall_back(const struct colonial_melee_score_input *input, const struct colonial_options *options,
                      enum colonial_side_number side, struct explanation *why, struct colonial_melee_score *score)
{
    bool draw = score->result == COLONIAL_DRAW;
    const char *clause = draw ? "MWK-ATT-6" : "MWK-ATT-4";
    if (draw)
        explain(why, clause, "A draw: nobody tests for pinning");
    explain_subject(why, side_names[side]);
    if (score->side[side].loss.removed) {
        explain(why, clause, "Nothing is left to retreat (A-MWK-20)");
        return;
    }
    score->retreats = (int32_t)side + COLONIAL_THE_ATTACKER;
    score->retreat_inches = colonial_number_of(&input->side[side].who, COLONIAL_MOVE, options) / 2;
    if (draw) {
        explain(why, clause, "The attacker retreats half a move");
        return;
    }
    score->pin_test_due = score->retreats;
    explain(why, clause, "The loser of the attack retreats half a move");
    explain(why, "MWK-PIN-1", "Beaten in an attack: the unit tests for pinning");
}

static void follow_up(const struct colonial_melee_score_input *input, int32_t unit,
                      const struct colonial_options *options, struct explanation *why,
                      struct colonial_melee_score *score)
{
    explain_subject(why, side_names[COLONIAL_ATTACKER]);
    if (colonial_units[unit].class != COLONIAL_CAVALRY) {
        explain(why, "MWK-ATT-5", "The winner stays where it is");
    } else if (score->side[COLONIAL_DEFENDER].loss.removed) {
        score->follow_up = COLONIAL_ANOTHER_UNIT;
        score->follow_up_inches = colonial_number_of(&input->side[COLONIAL_ATTACKER].who, COLONIAL_MOVE, options) / 2;
        explain(why, "MWK-ATT-5", "Cavalry that removed the defender may attack another unit within half a move");
    } else {
        score->follow_up = COLONIAL_SAME_UNIT;
        explain(why, "MWK-ATT-5", "Cavalry that won may attack the same unit again");
    }
    score->may_occupy = input->position == COLONIAL_AT_OBSTACLE || input->position == COLONIAL_AT_HARD_COVER;
    if (score->may_occupy)
        explain(why, "MWK-ATT-5", "The attacker may occupy the obstacle or building that was held");
}

enum ruling_status colonial_melee_score(const struct colonial_melee_score_input *input,
                                        const struct colonial_options *options, struct dice *dice,
                                        struct explanation *why, struct colonial_melee_score *ret)
{
    static const char *const labels[] = {"attacker", "defender"};
    int32_t units[2];
    for (int32_t side = 0; side < 2; side++)
        units[side] = colonial_unit_of(&input->side[side].who, options);
    if (refuses(input, units, why))
        return RULING_NOT_PERMITTED;
    for (int32_t side = 0; side < 2; side++) {
        explain_subject(why, side_names[side]);
        throw_dice(&input->side[side], labels[side], options, dice, why, &ret->side[side]);
    }
    count_losses(input, units, options, why, ret);
    ret->result = (int32_t)find_result(ret, options);
    fall_back(input, options, ret->result == COLONIAL_ATTACKER_WINS ? COLONIAL_DEFENDER : COLONIAL_ATTACKER, why, ret);
    if (ret->result == COLONIAL_ATTACKER_WINS)
        follow_up(input, units[COLONIAL_ATTACKER], options, why, ret);
    explain_subject(why, NULL);
    return RULING_RESOLVED;
}

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_melee_score_input *input = question->input;
    colonial_profiles_check(question->options, violations);
    colonial_side_check(&input->side[COLONIAL_ATTACKER], 0, question->options, "/input/attacker", violations);
    colonial_side_check(&input->side[COLONIAL_DEFENDER], 0, question->options, "/input/defender", violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *outcome)
{
    return colonial_melee_score(question->input, question->options, dice, why, outcome);
}

void colonial_melee_score_say(const struct colonial_melee_score *score, struct text *line)
{
    static const char *const texts[] = {"The attacker wins", "The defender wins", "A draw"};
    const struct colonial_fought *attacker = &score->side[COLONIAL_ATTACKER],
                                 *defender = &score->side[COLONIAL_DEFENDER];
    text_format(line, "%s: the attacker makes %d of %d hits and loses %d, the defender %d of %d and loses %d",
                texts[score->result], attacker->hits, attacker->dice, attacker->loss.casualties, defender->hits,
                defender->dice, defender->loss.casualties);
    if (score->retreats != COLONIAL_NOBODY) {
        text_format(line, "; the %s retreats ", colonial_whom_choices.list[score->retreats].name);
        text_add_thousandths(line, score->retreat_inches);
        text_add(line, " inches");
    }
}

static void summarise(const struct question *question, const void *outcome, struct text *line)
{
    (void)question;
    const struct colonial_melee_score *score = outcome;
    colonial_melee_score_say(score, line);
    text_add(line, score->pin_test_due != COLONIAL_NOBODY ? " and tests for pinning." : ".");
}

HOLDS(attacker_wins, struct colonial_melee_score, outcome->result == COLONIAL_ATTACKER_WINS)
HOLDS(defender_wins, struct colonial_melee_score, outcome->result == COLONIAL_DEFENDER_WINS)
HOLDS(drawn, struct colonial_melee_score, outcome->result == COLONIAL_DRAW)
HOLDS(attacker_removed, struct colonial_melee_score, outcome->side[COLONIAL_ATTACKER].loss.removed)
HOLDS(defender_removed, struct colonial_melee_score, outcome->side[COLONIAL_DEFENDER].loss.removed)

static const struct step_end step_ends[] = {
    END(attacker_wins, "The attacker wins"),
    END(defender_wins, "The defender wins"),
    END(drawn, "The attack is a draw"),
    END(attacker_removed, "The attacker is removed"),
    END(defender_removed, "The defender is removed"),
    NO_MORE_ENDS,
};

static const struct unit_role roles[] = {
    [COLONIAL_ATTACKER] = ROLE("attacker", "The unit that attacks.", "attacker", colonial_side_fills, .in_play = true),
    [COLONIAL_DEFENDER] =
        ROLE("defender", "The unit that is attacked.", "defender", colonial_side_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *outcome,
                   struct effects *effects)
{
    const struct colonial_melee_score *score = outcome;
    (void)question;
    for (int32_t side = 0; status == RULING_RESOLVED && side < 2; side++) {
        const struct colonial_fought *fought = &score->side[side];
        colonial_loss_effects(&fought->loss, "MWK-ATT-2", side, effects);
        if (fought->leader_test_due) {
            effect_set(effects, side, 0, "leader_attack_casualties", fought->loss.casualties, "MWK-ATT-7");
            effect_add(effects, side, 0, "leader_attack_tests", 1, "MWK-ATT-7");
        }
        if (score->pin_test_due != side + COLONIAL_THE_ATTACKER)
            continue;
        effect_add(effects, side, 0, "beaten", 1, "MWK-PIN-1");
        effect_set(effects, side, 0, "attack_casualties", fought->loss.casualties, "A-MWK-8");
    }
}

static const char *const options[] = {"attack_loser", "half_rounding", "mounted_infantry_hits_as_infantry", "profiles",
                                      NULL};
static const char *const clauses[] = {"MWK-UNIT",  "MWK-ACT-3", "MWK-ATT-1", "MWK-ATT-2", "MWK-ATT-3", "MWK-ATT-4",
                                      "MWK-ATT-5", "MWK-ATT-6", "MWK-ATT-7", "MWK-PIN-1", NULL};

const struct step colonial_melee_score_step = {
    .name = "melee-score",
    .title = "Attack",
    .doc = "One unit attacks another: the hits of both, their losses, who is beaten, and what follows. When the dice "
           "wipe out both sides it is a draw (A-MWK-21).",
    .family = "melee-score",
    .dice = "A D6 for each figure of the attacker, then of the defender; half of them when gone to ground",
    .input = &input_fields,
    .outcome = &colonial_melee_score_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
