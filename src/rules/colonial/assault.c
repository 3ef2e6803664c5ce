/* assault: a whole attack, composed of its steps: the attack, then the leaders of both sides, then the loser's pin
 * test. */
#include "colonial_roster.h"
#include "ends.h"
#include "fields.h"
#include "retained.h"

static const struct field side_list[] = {
    COLONIAL_SIDE_FIELDS(struct colonial_side),
    COLONIAL_LEADERSHIP_FIELD(struct colonial_side, who.given, COLONIAL_LEADERSHIP_NEEDED),
    COLONIAL_DISCIPLINE_FIELD(struct colonial_side, who.given),
    COLONIAL_HAS_LEADER_FIELD(struct colonial_side, has_leader),
};
static const struct fields side_fields = {
    .name = "ColonialAssaultSide",
    .doc = "One side of an attack, and what its tests need.",
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
    .name = "ColonialAssaultInput",
    .doc = "An attack.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_melee_score_input),
};

#define LEADER_OF(index, name_, title_)                                                                                \
    COLONIAL_CHOICE_FIELD(struct colonial_assault_outcome, leader[index], name_, title_, "MWK-ATT-7",                  \
                          "What became of its leader.", &colonial_leader_choices)
#define MARKERS_OF(index, name_, title_)                                                                               \
    COLONIAL_COUNT_FIELD(struct colonial_assault_outcome, markers[index], name_, title_, "markers", "MWK-PIN-3",       \
                         "Markers on it after the attack.", 0, COLONIAL_MARKERS_MAX + 1)

static const struct field outcome_list[] = {
    {.name = "attack",
     .title = "Attack",
     .doc = "How the attack went, who retreats, and who may follow up.",
     .kind = FIELD_GROUP,
     .offset = FIELD_AT(struct colonial_assault_outcome, score, struct colonial_melee_score),
     .of = &colonial_melee_score_fields},
    LEADER_OF(COLONIAL_ATTACKER, "attacker_leader", "Attacker's leader"),
    LEADER_OF(COLONIAL_DEFENDER, "defender_leader", "Defender's leader"),
    {.name = "pin_test",
     .title = "Pin test",
     .doc = "The pin test of the loser, if one fell due.",
     .clause = "MWK-PIN-1",
     .kind = FIELD_GROUP,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct colonial_assault_outcome, pin, struct colonial_pin),
     .of = &colonial_pin_fields,
     .present = FIELD_AT(struct colonial_assault_outcome, has_pin, bool)},
    MARKERS_OF(COLONIAL_ATTACKER, "attacker_markers", "Attacker's markers"),
    MARKERS_OF(COLONIAL_DEFENDER, "defender_markers", "Defender's markers"),
};
static const struct fields outcome_fields = {
    .name = "ColonialAssaultOutcome",
    .doc = "A whole attack.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_assault_outcome),
};

/* Either side may lose, so both must be able to test before the first die is thrown. */
static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_melee_score_input *input = question->input;
    const int32_t needs = COLONIAL_NEEDS(COLONIAL_LEADERSHIP) | COLONIAL_NEEDS(COLONIAL_DISCIPLINE);
    colonial_profiles_check(question->options, violations);
    colonial_side_check(&input->side[COLONIAL_ATTACKER], needs, question->options, "/input/attacker", violations);
    colonial_side_check(&input->side[COLONIAL_DEFENDER], needs, question->options, "/input/defender", violations);
}

/* What the pin test still needs to know of the attack: whose it is, and its casualties where they count. */
static int32_t casualties_that_count(const struct colonial_melee_score *score, const struct colonial_options *options)
{
    if (score->pin_test_due == COLONIAL_NOBODY || options->pin_attack_casualties != COLONIAL_YES)
        return 0;
    return score->side[score->pin_test_due - COLONIAL_THE_ATTACKER].loss.casualties;
}

/* The leaders that are still to be tested, from one side on, and the pin test. */
static bool forget_attack(const struct question *question, int32_t side, const struct colonial_melee_score *score,
                          struct dice *dice)
{
    const struct colonial_melee_score_input *input = question->input;
    bool tests[2] = {false, false};
    for (; side < 2; side++)
        tests[side] = colonial_leader_tests(&score->side[side].loss, input->side[side].has_leader);
    return FORGET_ALL_BUT(dice, tests[0], tests[1], score->pin_test_due,
                          casualties_that_count(score, question->options));
}

static void test_pinning(const struct question *question, enum colonial_side_number side, struct dice *dice,
                         struct explanation *why, struct colonial_assault_outcome *outcome)
{
    const struct colonial_melee_score_input *input = question->input;
    struct colonial_pin_case testing = {.who = &input->side[side].who,
                                        .attack_casualties = outcome->score.side[side].loss.casualties,
                                        .markers = input->side[side].pinned_markers};
    colonial_pin_test(&testing, question->options, dice, why, &outcome->pin);
    outcome->has_pin = true;
    outcome->markers[side] = outcome->pin.markers;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const char *const leader_parts[] = {"attacker's leader", "defender's leader"};
    static const char *const pin_parts[] = {"attacker's pin test", "defender's pin test"};
    const struct colonial_melee_score_input *input = question->input;
    struct colonial_assault_outcome *outcome = ret_outcome;
    struct colonial_melee_score *score = &outcome->score;
    exchange_part(dice, why, "attack");
    if (colonial_melee_score(input, question->options, dice, why, score) == RULING_NOT_PERMITTED) {
        exchange_part(dice, why, NULL);
        return RULING_NOT_PERMITTED;
    }
    for (int32_t side = 0; side < 2; side++) {
        if (!forget_attack(question, side, score, dice))
            return RULING_RESOLVED;
        exchange_part(dice, why, leader_parts[side]);
        outcome->leader[side] = (int32_t)colonial_leader_test(COLONIAL_BY_ATTACK, &score->side[side].loss,
                                                              input->side[side].has_leader, dice, why);
        outcome->markers[side] = input->side[side].pinned_markers;
    }
    if (!forget_attack(question, 2, score, dice))
        return RULING_RESOLVED;
    for (int32_t side = 0; side < 2; side++) {
        if (score->pin_test_due != side + COLONIAL_THE_ATTACKER)
            continue;
        exchange_part(dice, why, pin_parts[side]);
        test_pinning(question, (enum colonial_side_number)side, dice, why, outcome);
    }
    exchange_part(dice, why, NULL);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    static const char *const killed[] = {". The attacker's leader is killed", ". The defender's leader is killed"};
    const struct colonial_assault_outcome *outcome = ruled;
    colonial_melee_score_say(&outcome->score, line);
    for (int32_t side = 0; side < 2; side++)
        if (outcome->leader[side] == COLONIAL_LEADER_KILLED)
            text_add(line, killed[side]);
    if (outcome->has_pin) {
        text_add(line, ". ");
        colonial_pin_say(&outcome->pin, line);
    }
    text_add(line, ".");
}

HOLDS(attacker_wins, struct colonial_assault_outcome, outcome->score.result == COLONIAL_ATTACKER_WINS)
HOLDS(defender_wins, struct colonial_assault_outcome, outcome->score.result == COLONIAL_DEFENDER_WINS)
HOLDS(drawn, struct colonial_assault_outcome, outcome->score.result == COLONIAL_DRAW)
HOLDS(attacker_removed, struct colonial_assault_outcome, outcome->score.side[COLONIAL_ATTACKER].loss.removed)
HOLDS(defender_removed, struct colonial_assault_outcome, outcome->score.side[COLONIAL_DEFENDER].loss.removed)
HOLDS(attacker_leader_killed, struct colonial_assault_outcome,
      outcome->leader[COLONIAL_ATTACKER] == COLONIAL_LEADER_KILLED)
HOLDS(defender_leader_killed, struct colonial_assault_outcome,
      outcome->leader[COLONIAL_DEFENDER] == COLONIAL_LEADER_KILLED)
HOLDS_WITH(attacker_pinned, struct colonial_melee_score_input, struct colonial_assault_outcome,
           outcome->markers[COLONIAL_ATTACKER] > input->side[COLONIAL_ATTACKER].pinned_markers)
HOLDS_WITH(defender_pinned, struct colonial_melee_score_input, struct colonial_assault_outcome,
           outcome->markers[COLONIAL_DEFENDER] > input->side[COLONIAL_DEFENDER].pinned_markers)

static const struct step_end step_ends[] = {
    END(attacker_wins, "The attacker wins"),
    END(defender_wins, "The defender wins"),
    END(drawn, "The attack is a draw"),
    END(attacker_removed, "The attacker is removed"),
    END(defender_removed, "The defender is removed"),
    END(attacker_leader_killed, "The attacker's leader is killed"),
    END(defender_leader_killed, "The defender's leader is killed"),
    END(attacker_pinned, "The attacker takes a pinned marker"),
    END(defender_pinned, "The defender takes a pinned marker"),
    NO_MORE_ENDS,
};

static const struct unit_fills side_fills[] = {
    COLONIAL_WHO_FILLS,      COLONIAL_TEST_FILLS,  FILLS("fight_value"),    FILLS("move"),       FILLS("figures"),
    FILLS("pinned_markers"), FILLS("close_order"), FILLS("gone_to_ground"), FILLS("has_leader"), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    [COLONIAL_ATTACKER] = ROLE("attacker", "The unit that attacks.", "attacker", side_fills, .in_play = true),
    [COLONIAL_DEFENDER] = ROLE("defender", "The unit that is attacked.", "defender", side_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct colonial_assault_outcome *outcome = ruled;
    (void)question;
    for (int32_t side = 0; status == RULING_RESOLVED && side < 2; side++) {
        colonial_loss_effects(&outcome->score.side[side].loss, "MWK-ATT-2", side, effects);
        colonial_leader_effects(outcome->leader[side], "MWK-ATT-7", side, effects);
        if (outcome->score.pin_test_due == side + COLONIAL_THE_ATTACKER)
            colonial_marker_effects(!outcome->pin.test.passed, side, effects);
    }
}

static const char *const options[] = {
    "attack_loser", "half_rounding", "pin_attack_casualties", "mounted_infantry_hits_as_infantry", "profiles", NULL};
static const char *const clauses[] = {"MWK-UNIT",  "MWK-ACT-2", "MWK-ACT-3", "MWK-ATT-1", "MWK-ATT-2",
                                      "MWK-ATT-3", "MWK-ATT-4", "MWK-ATT-5", "MWK-ATT-6", "MWK-ATT-7",
                                      "MWK-PIN-1", "MWK-PIN-2", "MWK-PIN-3", NULL};

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
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
