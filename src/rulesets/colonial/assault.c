/* assault: a whole attack, composed of its steps: the attack, then the leaders of both sides, then the loser's pin
 * test. */
#include "engine/retained.h"
#include "rulesets/colonial/colonial_roster.h"

static const struct field side_rows[] = {
    COLONIAL_SIDE_ROWS,
    COLONIAL_LEADERSHIP_ROWS(struct colonial_side, who.number, COLONIAL_LEADERSHIP_NEEDED),
};
static const struct fields side_fields =
    FIELDS("ColonialAssaultSide", "One side of an attack, and what its tests need.", side_rows, struct colonial_side);

static const struct field defender_rows[] = {
    COLONIAL_SIDE_ROWS,
    COLONIAL_LEADERSHIP_ROWS(struct colonial_side, who.number, COLONIAL_LEADERSHIP_NEEDED),
    COLONIAL_POSITION_ROW,
};
static const struct fields defender_fields =
    FIELDS("ColonialAssaultDefender", "The side that is attacked, and what its tests need.", defender_rows,
           struct colonial_side);

static const struct field input_rows[] = {COLONIAL_ATTACK_ROWS(side_fields, defender_fields)};
static const struct fields input_fields =
    FIELDS("ColonialAssaultInput", "An attack.", input_rows, struct colonial_melee_score_input);

struct outcome {
    struct colonial_melee_score attack;
    int32_t leader[2]; /* enum colonial_leader */
    bool has_pin_test;
    struct colonial_pin pin_test;
    int32_t markers[2];
};
#define LEADER_OF(index, name_, title_)                                                                                \
    CHOICE_AS(struct outcome, leader[index], name_, colonial_leader_choices, title_, "MWK-ATT-7",                      \
              "What became of its leader.")
#define MARKERS_OF(index, name_, title_)                                                                               \
    NUMBER_AS(struct outcome, markers[index], name_, 0, COLONIAL_MARKERS_MAX + 1, title_, "MWK-PIN-3",                 \
              "Markers on it after the attack.", .unit = "markers")
static const struct field outcome_rows[] = {
    GROUP(struct outcome, attack, struct colonial_melee_score, colonial_melee_score_fields, "Attack", NULL,
          "How the attack went, who retreats, and who may follow up."),
    LEADER_OF(COLONIAL_ATTACKER, "attacker_leader", "Attacker's leader"),
    LEADER_OF(COLONIAL_DEFENDER, "defender_leader", "Defender's leader"),
    GROUP_IF(struct outcome, pin_test, has_pin_test, struct colonial_pin, colonial_pin_fields, "Pin test", "MWK-PIN-1",
             "The pin test of the loser, if one fell due."),
    MARKERS_OF(COLONIAL_ATTACKER, "attacker_markers", "Attacker's markers"),
    MARKERS_OF(COLONIAL_DEFENDER, "defender_markers", "Defender's markers"),
};
static const struct fields outcome_fields =
    FIELDS("ColonialAssaultOutcome", "A whole attack.", outcome_rows, struct outcome);

/* Either side may lose, so both must be able to test before the first die is thrown. */
static void check(const struct question *question, struct violations *violations)
{
    colonial_melee_score_check(question->input, COLONIAL_NEEDS_TEST, question->options, violations);
}

/* What the pin test still depends on: who lost the attack, and the losses where they count. */
static int32_t casualties_that_count(const struct colonial_melee_score *score, const struct colonial_options *options)
{
    if (score->pin_test_due == COLONIAL_NOBODY || options->pin_attack_casualties != COLONIAL_YES)
        return 0;
    return score->side[score->pin_test_due - COLONIAL_THE_ATTACKER].loss.casualties;
}

/* Whether the request asks how the pin test changes the attack's outcome. */
static bool asks_pinning(const struct outcome *outcome, const struct dice *dice)
{
    return DICE_ASKED(dice, outcome->has_pin_test) || DICE_ASKED(dice, outcome->pin_test) ||
           DICE_ASKED(dice, outcome->markers);
}

/* The leader tests from one side on, then the pin test. */
static bool forget_attack(const struct colonial_melee_score_input *input, const struct colonial_options *options,
                          int32_t side, const struct outcome *outcome, struct dice *dice)
{
    const struct colonial_melee_score *score = &outcome->attack;
    bool tests[2] = {false, false};
    for (; side < 2; side++)
        tests[side] = DICE_ASKED(dice, outcome->leader[side]) &&
                      colonial_leader_tests(&score->side[side].loss, input->side[side].has_leader);
    bool pins = asks_pinning(outcome, dice);
    return FORGET_ALL_BUT(dice, tests[0], tests[1], pins ? score->pin_test_due : 0,
                          pins ? casualties_that_count(score, options) : 0);
}

static void test_pinning(const struct colonial_side *side, enum colonial_side_number number,
                         const struct colonial_options *options, struct dice *dice, struct explanation *why,
                         struct outcome *ret)
{
    const struct colonial_pin_case testing = {.who = &side->who,
                                              .options = options,
                                              .attack_casualties = ret->attack.side[number].loss.casualties,
                                              .pinned_markers = side->pinned_markers};
    colonial_pin_test(&testing, dice, why, &ret->pin_test);
    ret->has_pin_test = true;
    ret->markers[number] = ret->pin_test.pinned_markers;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct colonial_melee_score_input *input = question->input;
    const struct colonial_options *options = question->options;
    struct outcome *ret = ruled;
    static const char *const leader_parts[] = {"attacker's leader", "defender's leader"};
    static const char *const pin_parts[] = {"attacker's pin test", "defender's pin test"};
    struct colonial_melee_score *score = &ret->attack;
    exchange_part(dice, why, "attack");
    if (colonial_melee_score(question, dice, why, score) == RULING_NOT_PERMITTED) {
        exchange_part(dice, why, NULL);
        return RULING_NOT_PERMITTED;
    }
    if (!DICE_ASKED(dice, ret->leader) && !asks_pinning(ret, dice))
        return RULING_RESOLVED;
    for (int32_t side = 0; side < 2; side++) {
        if (!forget_attack(input, options, side, ret, dice))
            return RULING_RESOLVED;
        exchange_part(dice, why, leader_parts[side]);
        dice_for(dice, side, 0);
        if (DICE_ASKED(dice, ret->leader[side]))
            ret->leader[side] = (int32_t)colonial_leader_test(COLONIAL_BY_ATTACK, &score->side[side].loss,
                                                              input->side[side].has_leader, dice, why);
        ret->markers[side] = input->side[side].pinned_markers;
    }
    if (!asks_pinning(ret, dice))
        return RULING_RESOLVED;
    if (!forget_attack(input, options, 2, ret, dice))
        return RULING_RESOLVED;
    for (int32_t side = 0; side < 2; side++) {
        if (score->pin_test_due != side + COLONIAL_THE_ATTACKER)
            continue;
        exchange_part(dice, why, pin_parts[side]);
        dice_for(dice, side, 0);
        test_pinning(&input->side[side], (enum colonial_side_number)side, options, dice, why, ret);
    }
    exchange_part(dice, why, NULL);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct question_units *units = question->units;
    const struct outcome *outcome = ruled;
    colonial_melee_score_say(units, &outcome->attack, line);
    for (int32_t side = 0; side < 2; side++)
        if (outcome->leader[side] == COLONIAL_LEADER_KILLED)
            text_format(line, "; the leader of %s was killed", colonial_side_called(units, side, false));
    if (outcome->has_pin_test) {
        text_add(line, "; ");
        colonial_pin_say(colonial_side_called(units, outcome->attack.pin_test_due - COLONIAL_THE_ATTACKER, false),
                         &outcome->pin_test, line);
    }
    text_add(line, ".");
}

HOLDS_WITH(attacker_pinned, struct colonial_melee_score_input, struct outcome,
           outcome->markers[COLONIAL_ATTACKER] > input->side[COLONIAL_ATTACKER].pinned_markers)
HOLDS_WITH(defender_pinned, struct colonial_melee_score_input, struct outcome,
           outcome->markers[COLONIAL_DEFENDER] > input->side[COLONIAL_DEFENDER].pinned_markers)

static const struct unit_fills attacker_fills[] = {COLONIAL_WHO_FILLS,        COLONIAL_LEADERSHIP_FILLS,
                                                   FILLS("fight_value"),      FILLS("move"),
                                                   COLONIAL_FIGURES_FILL,     COLONIAL_UNPINNED_FILL,
                                                   COLONIAL_CLOSE_ORDER_FILL, COLONIAL_RISEN_FILL,
                                                   COLONIAL_LEADER_FILL,      {0}};
static const struct unit_fills defender_known[] = {COLONIAL_WHO_FILLS,
                                                   COLONIAL_LEADERSHIP_FILLS,
                                                   FILLS("fight_value"),
                                                   FILLS("move"),
                                                   COLONIAL_FIGURES_FILL,
                                                   COLONIAL_MARKERS_FILL,
                                                   COLONIAL_CLOSE_ORDER_FILL,
                                                   COLONIAL_GROUND_FILL,
                                                   COLONIAL_LEADER_FILL,
                                                   FILLS("position", .find = colonial_roster_position, .assumed = true),
                                                   {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    colonial_attack_effects(question->units, &outcome->attack, question->options, tabletop);
    for (int32_t side = 0; side < 2; side++) {
        colonial_loss_effects(&outcome->attack.side[side].loss, "MWK-ATT-2", side, tabletop);
        colonial_leader_effects(outcome->leader[side], "MWK-ATT-7", side, tabletop);
        if (outcome->attack.pin_test_due == side + COLONIAL_THE_ATTACKER)
            colonial_marker_effects(!outcome->pin_test.test.passed, side, tabletop);
    }
}

const struct step colonial_assault_step = {
    .name = "assault",
    .title = "Assault",
    .doc = "A whole attack: hits and losses of both sides, their leaders, who retreats, the loser's pin test, and who "
           "may follow up. Friends of a unit that was removed test for themselves.",
    .dice =
        "The attacker's D6, the defender's D6; 2D6 for the leader of each side that lost figures and has some left, "
        "the attacker's first; 2D6 for the loser's pin test",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("attack_loser", "half_rounding", "pin_attack_casualties", "mounted_infantry_hits_as_infantry",
                       "stance_ends", "skirmish", "profiles"),
    .clauses = STRINGS("MWK-UNIT", "MWK-ACT-2", "MWK-ACT-3", "MWK-ATT-1", "MWK-ATT-2", "MWK-ATT-3", "MWK-ATT-4",
                       "MWK-ATT-5", "MWK-ATT-6", "MWK-ATT-7", "MWK-PIN-1", "MWK-PIN-2", "MWK-PIN-3", "X-HOUSE"),
    .ends = ROWS(
        struct step_end,
        END_IS(attacker_wins, "The attacker wins", struct outcome, attack.result, COLONIAL_ATTACKER_WINS),
        END_IS(defender_wins, "The defender wins", struct outcome, attack.result, COLONIAL_DEFENDER_WINS),
        END_IS(drawn, "The attack is a draw", struct outcome, attack.result, COLONIAL_DRAW),
        END_IS(attacker_removed, "The attacker is removed", struct outcome, attack.side[COLONIAL_ATTACKER].loss.removed,
               true),
        END_IS(defender_removed, "The defender is removed", struct outcome, attack.side[COLONIAL_DEFENDER].loss.removed,
               true),
        END_IS(attacker_leader_killed, "The attacker's leader is killed", struct outcome, leader[COLONIAL_ATTACKER],
               COLONIAL_LEADER_KILLED),
        END_IS(defender_leader_killed, "The defender's leader is killed", struct outcome, leader[COLONIAL_DEFENDER],
               COLONIAL_LEADER_KILLED),
        END(attacker_pinned, "The attacker takes a pinned marker", READS(struct outcome, markers[COLONIAL_ATTACKER])),
        END(defender_pinned, "The defender takes a pinned marker", READS(struct outcome, markers[COLONIAL_DEFENDER]))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [COLONIAL_ATTACKER] = ROLE("attacker", "The unit that attacks.", "attacker", attacker_fills,
                                             .in_play = true, .opposed = 1, .no_deed = COLONIAL_ACTION_OF_TURN),
                  [COLONIAL_DEFENDER] = ROLE("defender", "The unit that is attacked.", "defender", defender_known,
                                             .in_play = true, .passive = true, .opposed = 2, .whose = UNIT_SUFFERS)),
    .parts = STRINGS("melee-score", "leader-casualty", "morale-check"),
    .apply = apply,
};
