/* melee-score: an attack: dice and hits of both sides, what they lose, who is beaten, and what follows (MWK-ATT-1 to
 * 7). Side 1 is the attacker. */
#include "rulesets/colonial/colonial_roster.h"

static const struct field side_rows[] = {COLONIAL_SIDE_ROWS};
static const struct fields side_fields =
    FIELDS("ColonialSide", "One side of an attack.", side_rows, struct colonial_side);

static const struct field defender_rows[] = {COLONIAL_SIDE_ROWS, COLONIAL_POSITION_ROW};
static const struct fields defender_fields =
    FIELDS("ColonialDefender", "The side that is attacked.", defender_rows, struct colonial_side);

static const struct field input_rows[] = {COLONIAL_ATTACK_ROWS(side_fields, defender_fields)};
static const struct fields input_fields =
    FIELDS("ColonialMeleeScoreInput", "An attack.", input_rows, struct colonial_melee_score_input);

LOCAL_CHOICES(results, "ColonialMeleeResult", COLONIAL_MELEE_RESULT_VALUES);
LOCAL_CHOICES(whoms, "ColonialWhom", COLONIAL_WHOM_VALUES);

CHOICES(colonial_follow_up_choices, "ColonialFollowUp", COLONIAL_FOLLOW_UP_VALUES);

static const struct field fought_rows[] = {
    NUMBER(struct colonial_fought, dice, 0, COLONIAL_FIGURES_MAX, "Dice", "MWK-ATT-1", "Dice that it throws.",
           .unit = "dice"),
    NUMBER(struct colonial_fought, needed, 1, COLONIAL_NEEDED_MAX, "Needed", "MWK-ATT-1",
           "What each of them must reach to hit.", OR_MORE),
    NUMBER(struct colonial_fought, hits, 0, COLONIAL_FIGURES_MAX, "Hits", "MWK-ATT-1", "Hits that it makes.",
           .unit = "hits"),
    COLONIAL_LOSS_ROWS(struct colonial_fought, loss),
    FACT(struct colonial_fought, leader_test_due, "Leader test due", "MWK-ATT-7", "Whether it throws for its leader."),
};
static const struct fields fought_fields =
    FIELDS("ColonialFought", "What one side threw, and what it lost.", fought_rows, struct colonial_fought);

#define FOUGHT_OF(index, name_, title_)                                                                                \
    GROUP_AS(struct colonial_melee_score, side[index], name_, struct colonial_fought, fought_fields, title_, NULL,     \
             "What it threw, and what it lost.")
static const struct field outcome_rows[] = {
    FOUGHT_OF(COLONIAL_ATTACKER, "attacker", "Attacker"),
    FOUGHT_OF(COLONIAL_DEFENDER, "defender", "Defender"),
    CHOICE(struct colonial_melee_score, result, results, "Result", "A-MWK-3",
           "Who won: the loser is the side that lost more figures, or that suffered more hits under the option."),
    CHOICE(struct colonial_melee_score, retreats, whoms, "Retreats", "MWK-ATT-4", "Who retreats half a move."),
    INCHES(struct colonial_melee_score, retreat_inches, COLONIAL_MOVE_MAX / 2, "Retreat", "MWK-ATT-4", "How far.",
           OPTIONAL),
    CHOICE(struct colonial_melee_score, pin_test_due, whoms, "Pin test due", "MWK-ATT-4", "Who tests for pinning."),
    CHOICE(struct colonial_melee_score, follow_up, colonial_follow_up_choices, "Follow-up", "MWK-ATT-5",
           "Whom cavalry that won an attack may attack next."),
    INCHES(struct colonial_melee_score, follow_up_inches, COLONIAL_MOVE_MAX / 2, "Within", "MWK-ATT-5",
           "How near another unit must be.", OPTIONAL),
    FACT(struct colonial_melee_score, may_occupy, "May occupy", "MWK-ATT-5",
         "Whether the attacker may occupy the obstacle, or the building if the hard cover is one."),
};
const struct fields colonial_melee_score_fields =
    FIELDS("ColonialMeleeScore", "How the attack went.", outcome_rows, struct colonial_melee_score);

static const char *const side_names[] = {"attacker", "defender"};

const char *colonial_side_called(const struct question_units *units, int32_t side, bool head)
{
    static const char *const plain[] = {"the attacker", "the defender"}, *const heads[] = {"The attacker",
                                                                                           "The defender"};
    return unit_called(units, side, 0, (head ? heads : plain)[side]);
}

/* The subject of a reason. */
static const char *subject_of(const struct question_units *units, int32_t side)
{
    return unit_called(units, side, 0, side_names[side]);
}

void colonial_melee_score_check(const struct colonial_melee_score_input *input, int32_t needs,
                                const struct colonial_options *options, struct violations *violations)
{
    static const char *const pointers[] = {"/input/attacker", "/input/defender"};
    needs |= COLONIAL_NEEDS_KIND | COLONIAL_NEEDS(COLONIAL_FIGHT) | COLONIAL_NEEDS(COLONIAL_MOVE);
    colonial_profiles_check(options, violations);
    for (int32_t side = 0; side < 2; side++) {
        colonial_who_check(&input->side[side].who, needs, options, pointers[side], violations);
        colonial_stances_check(input->side[side].close_order, false, input->side[side].gone_to_ground, pointers[side],
                               violations);
    }
}

static void check(const struct question *question, struct violations *violations)
{
    colonial_melee_score_check(question->input, 0, question->options, violations);
}

/* A side and its kind of unit. */
struct judged_fighter {
    const struct colonial_side *side;
    int32_t kind;
};
WHEN(pinned, struct judged_fighter, it->side->pinned_markers)
WHEN(no_attack, struct judged_fighter, !colonial_is_listed(it->kind, COLONIAL_DO_ATTACK))
WHEN(no_close_order, struct judged_fighter,
     it->side->close_order && !colonial_is_listed(it->kind, COLONIAL_DO_CLOSE_ORDER))
WHEN(no_going_to_ground, struct judged_fighter,
     it->side->gone_to_ground && !colonial_is_listed(it->kind, COLONIAL_DO_GO_TO_GROUND))

static const struct refusal attacker_refusals[] = {
    COLONIAL_PINNED(pinned),
    COLONIAL_UNLISTED("Attacking", no_attack),
};
static const struct refusal side_refusals[] = {
    COLONIAL_UNLISTED("Close order", no_close_order),
    COLONIAL_UNLISTED("Going to ground", no_going_to_ground),
};

static bool is_refused(const struct question_units *units, const struct judged_fighter fighters[2],
                       struct explanation *why)
{
    explain_subject(why, subject_of(units, COLONIAL_ATTACKER));
    if (IS_REFUSED(attacker_refusals, &fighters[COLONIAL_ATTACKER], why) ||
        IS_REFUSED(side_refusals, &fighters[COLONIAL_ATTACKER], why))
        return true;
    explain_subject(why, subject_of(units, COLONIAL_DEFENDER));
    return IS_REFUSED(side_refusals, &fighters[COLONIAL_DEFENDER], why);
}

WHEN(close_order, struct colonial_side, it->close_order)

/* Modifiers of the number that a die must reach. */
static const struct modifier modifiers[] = {
    {"close_order", "MWK-ATT-1", "In close order: one less is needed", -1, close_order},
};

static void throw_dice(const struct colonial_side *side, const char *label, const struct dice_alike *alike,
                       const struct colonial_options *options, struct dice *dice, struct explanation *why,
                       struct colonial_fought *ret)
{
    ret->needed = colonial_number_of(&side->who, COLONIAL_FIGHT, options);
    explain_base(why, "MWK-UNIT", "Fight value: what a die must reach", "to hit", ret->needed);
    MODIFY(modifiers, side, &ret->needed, why);
    ret->needed = colonial_needed(ret->needed, &side->house, "MWK-ATT-1", why);
    ret->dice = side->gone_to_ground ? colonial_half(side->figures, options) : side->figures;
    explain_count(why, "MWK-ATT-1",
                  side->gone_to_ground ? "Gone to ground: a die for half of the figures" : "A die for each figure",
                  ret->dice);
    if (ret->dice > 0 && alike)
        dice_take_alike(dice, alike);
    ret->hits = ret->dice > 0 ? dice_hits(dice, label, ret->dice, 6, ret->needed) : 0;
    explain_count(why, "MWK-ATT-1", "Each die that reaches the number needed is a hit", ret->hits);
}

/* The position that a side defends; the attacker has none. */
static enum colonial_position position_of(const struct colonial_melee_score_input *input, int32_t side)
{
    return side == COLONIAL_DEFENDER ? (enum colonial_position)input->side[side].position : COLONIAL_AT_NOTHING;
}

static void count_losses(const struct question_units *units, const struct colonial_melee_score_input *input,
                         const struct judged_fighter fighters[2], const struct colonial_options *options,
                         struct explanation *why, struct colonial_melee_score *score)
{
    for (int32_t side = 0; side < 2; side++) {
        explain_subject(why, subject_of(units, (int32_t)side));
        int32_t required = colonial_attack_hits_required(fighters[1 - side].kind, fighters[side].kind,
                                                         position_of(input, side), options, why);
        struct colonial_fought *fought = &score->side[side];
        colonial_remove(COLONIAL_BY_ATTACK, score->side[1 - side].hits, required,
                        unit_figures(units, side, 0, input->side[side].figures),
                        unit_has_others(units, (int32_t)side, 0), why, &fought->loss);
        fought->leader_test_due = colonial_leader_tests(&fought->loss, input->side[side].has_leader);
        if (fought->leader_test_due)
            colonial_leader_explain(COLONIAL_BY_ATTACK, why);
    }
    explain_subject(why, NULL);
}

/* A side that is wiped out never wins: it threw no more dice, so scored no more hits, than it lost figures. */
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

/* How the defender's hits change the attack when nobody asks for numbers of hits and figures: the result, who is
 * removed, and who has casualties. */
enum { OF_ATTACKERS_HITS, OF_ATTACK_LOSER, OF_REQUIRED, OF_FIGURES = OF_REQUIRED + 2 /* of both sides */ };
static void result_numbers(const int32_t *hits, const int32_t *given, int32_t ret[DICE_ALIKE_NUMBERS])
{
    const struct colonial_options options = {.attack_loser = given[OF_ATTACK_LOSER]};
    struct colonial_melee_score score = {.side = {{.hits = given[OF_ATTACKERS_HITS]}, {.hits = *hits}}};
    for (int32_t side = 0; side < 2; side++) {
        struct colonial_loss *loss = &score.side[side].loss;
        colonial_remove(COLONIAL_BY_ATTACK, score.side[1 - side].hits, given[OF_REQUIRED + side],
                        given[OF_FIGURES + side], false, NULL, loss);
        ret[1 + side] = loss->removed;
        ret[3 + side] = loss->casualties > 0;
    }
    ret[0] = (int32_t)find_result(&score, &options);
}

static struct dice_alike result_alike(const struct colonial_melee_score_input *input,
                                      const struct judged_fighter fighters[2], const struct colonial_options *options,
                                      int32_t attackers_hits)
{
    struct dice_alike alike = {
        .numbers = result_numbers,
        .given = {[OF_ATTACKERS_HITS] = attackers_hits, [OF_ATTACK_LOSER] = options->attack_loser}};
    for (int32_t side = 0; side < 2; side++) {
        alike.given[OF_REQUIRED + side] = colonial_attack_hits_required(fighters[1 - side].kind, fighters[side].kind,
                                                                        position_of(input, side), options, NULL);
        alike.given[OF_FIGURES + side] = input->side[side].figures;
    }
    return alike;
}

/* Whether the request asks for numbers of hits or figures. */
static bool asks_counts(const struct colonial_melee_score *score, const struct colonial_options *options,
                        const struct dice *dice)
{
    bool asks = options->pin_attack_casualties == COLONIAL_YES; /* what follows in an exchange */
    for (int32_t side = 0; side < 2; side++)
        asks = asks || DICE_ASKED(dice, score->side[side].hits) ||
               DICE_ASKED(dice, score->side[side].loss.casualties) ||
               DICE_ASKED(dice, score->side[side].loss.figures_left);
    return asks;
}

/* The side that gives way; the other one stays. */
static void fall_back(const struct question_units *units, const struct colonial_melee_score_input *input,
                      const struct colonial_options *options, enum colonial_side_number side, struct explanation *why,
                      struct colonial_melee_score *score)
{
    bool draw = score->result == COLONIAL_DRAW;
    const char *clause = draw ? "MWK-ATT-6" : "MWK-ATT-4";
    if (draw)
        explain(why, clause, "A draw: nobody tests for pinning");
    explain_subject(why, subject_of(units, (int32_t)side));
    if (score->side[side].loss.gone) {
        explain(why, clause, "Nothing is left to retreat");
        return;
    }
    score->retreats = (int32_t)side + (int32_t)COLONIAL_THE_ATTACKER;
    score->retreat_inches = colonial_number_of(&input->side[side].who, COLONIAL_MOVE, options) / 2;
    if (draw) {
        explain(why, clause, "The attacker retreats half a move");
        return;
    }
    score->pin_test_due = score->retreats;
    explain(why, clause, "The loser of the attack retreats half a move");
    explain(why, "MWK-PIN-1", "Beaten in an attack: the unit tests for pinning");
}

static void follow_up(const struct question_units *units, const struct colonial_melee_score_input *input, int32_t kind,
                      const struct colonial_options *options, struct explanation *why,
                      struct colonial_melee_score *score)
{
    explain_subject(why, subject_of(units, COLONIAL_ATTACKER));
    if (colonial_units[kind].class != COLONIAL_CAVALRY) {
        explain(why, "MWK-ATT-5", "The winner stays where it is");
    } else if (score->side[COLONIAL_DEFENDER].loss.gone) {
        score->follow_up = COLONIAL_ANOTHER_UNIT;
        score->follow_up_inches = colonial_number_of(&input->side[COLONIAL_ATTACKER].who, COLONIAL_MOVE, options) / 2;
        explain(why, "MWK-ATT-5", "Cavalry that removed the defender may attack another unit within half a move");
    } else {
        score->follow_up = COLONIAL_SAME_UNIT;
        explain(why, "MWK-ATT-5", "Cavalry that won may attack the same unit again");
    }
    const int32_t position = input->side[COLONIAL_DEFENDER].position;
    score->may_occupy = position == COLONIAL_AT_OBSTACLE || position == COLONIAL_AT_HARD_COVER;
    if (score->may_occupy)
        explain(why, "MWK-ATT-5", "The attacker may occupy the obstacle or building that was held");
}

enum ruling_status colonial_melee_score(const struct question *question, struct dice *dice, struct explanation *why,
                                        void *ruled)
{
    const struct question_units *units = question->units;
    const struct colonial_melee_score_input *input = question->input;
    const struct colonial_options *options = question->options;
    struct colonial_melee_score *ret = ruled;
    struct judged_fighter fighters[2];
    struct dice_alike alike;
    for (int32_t side = 0; side < 2; side++)
        fighters[side] = (struct judged_fighter){&input->side[side], colonial_kind_of(&input->side[side].who, options)};
    if (is_refused(units, fighters, why))
        return RULING_NOT_PERMITTED;
    for (int32_t side = 0; side < 2; side++) {
        explain_subject(why, subject_of(units, (int32_t)side));
        dice_for(dice, side, 0);
        bool merges = side == COLONIAL_DEFENDER && !asks_counts(ret, options, dice);
        if (merges)
            alike = result_alike(input, fighters, options, ret->side[COLONIAL_ATTACKER].hits);
        throw_dice(&input->side[side], side_names[side], merges ? &alike : NULL, options, dice, why, &ret->side[side]);
    }
    count_losses(units, input, fighters, options, why, ret);
    ret->result = (int32_t)find_result(ret, options);
    fall_back(units, input, options, ret->result == COLONIAL_ATTACKER_WINS ? COLONIAL_DEFENDER : COLONIAL_ATTACKER, why,
              ret);
    if (ret->result == COLONIAL_ATTACKER_WINS)
        follow_up(units, input, fighters[COLONIAL_ATTACKER].kind, options, why, ret);
    explain_subject(why, NULL);
    return RULING_RESOLVED;
}

/* Modifiers of a side that loses figures. */
static void casualties_say(const struct question_units *units, int32_t of_attacker, int32_t of_defender,
                           struct text *line)
{
    const int32_t lost[] = {of_attacker, of_defender};
    if (of_attacker + of_defender == 0)
        text_add(line, "nobody was killed");
    for (int32_t side = 0; side < 2; side++) {
        if (lost[side] == 0)
            continue;
        text_add(line, side == COLONIAL_DEFENDER && of_attacker > 0 ? " and " : "");
        colonial_figures_say(lost[side], line);
        text_format(line, " of %s", colonial_side_called(units, side, false));
    }
    if (of_attacker + of_defender > 0)
        text_add(line, of_attacker + of_defender > 1 ? " were killed" : " was killed");
}

void colonial_melee_score_say(const struct question_units *units, const struct colonial_melee_score *score,
                              struct text *line)
{
    static const char *const ends[] = {"and won", "and lost", "without a winner"};
    const struct colonial_loss *attacker = &score->side[COLONIAL_ATTACKER].loss,
                               *defender = &score->side[COLONIAL_DEFENDER].loss;
    text_format(line, "%s attacked %s %s: ", colonial_side_called(units, COLONIAL_ATTACKER, true),
                colonial_side_called(units, COLONIAL_DEFENDER, false), ends[score->result]);
    casualties_say(units, attacker->casualties, defender->casualties, line);
    bool attacker_gone = attacker->removed && !unit_has_others(units, COLONIAL_ATTACKER, 0),
         defender_gone = defender->removed && !unit_has_others(units, COLONIAL_DEFENDER, 0);
    if (attacker_gone && defender_gone)
        text_add(line, "; nobody was left");
    else if (attacker_gone || defender_gone)
        text_format(line, "; no figure of %s was left", colonial_side_called(units, defender_gone, false));
    if (score->retreats == COLONIAL_NOBODY)
        return;
    text_format(line, "; %s retreated ", colonial_side_called(units, score->retreats - COLONIAL_THE_ATTACKER, false));
    text_add_thousandths(line, score->retreat_inches);
    text_add(line, " inches");
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct colonial_melee_score *score = ruled;
    colonial_melee_score_say(question->units, score, line);
    text_add(line, score->pin_test_due != COLONIAL_NOBODY ? " and must test for pinning." : ".");
}

static const struct step_end ends[] = {
    END_IS(attacker_wins, "The attacker wins", struct colonial_melee_score, result, COLONIAL_ATTACKER_WINS),
    END_IS(defender_wins, "The defender wins", struct colonial_melee_score, result, COLONIAL_DEFENDER_WINS),
    END_IS(drawn, "The attack is a draw", struct colonial_melee_score, result, COLONIAL_DRAW),
    END_IS(attacker_removed, "The attacker is removed", struct colonial_melee_score,
           side[COLONIAL_ATTACKER].loss.removed, true),
    END_IS(defender_removed, "The defender is removed", struct colonial_melee_score,
           side[COLONIAL_DEFENDER].loss.removed, true),
    {0},
};

static const struct unit_fills attacker_fills[] = {
    COLONIAL_WHO_FILLS,    FILLS("fight_value"),   FILLS("move"),
    COLONIAL_FIGURES_FILL, COLONIAL_UNPINNED_FILL, COLONIAL_CLOSE_ORDER_FILL,
    COLONIAL_RISEN_FILL,   COLONIAL_LEADER_FILL,   {0}};
static const struct unit_fills defender_known[] = {COLONIAL_WHO_FILLS,
                                                   FILLS("fight_value"),
                                                   FILLS("move"),
                                                   COLONIAL_FIGURES_FILL,
                                                   COLONIAL_MARKERS_FILL,
                                                   COLONIAL_CLOSE_ORDER_FILL,
                                                   COLONIAL_GROUND_FILL,
                                                   COLONIAL_LEADER_FILL,
                                                   FILLS("position", .find = colonial_roster_position, .assumed = true),
                                                   {0}};

void colonial_attack_effects(const struct question_units *units, const struct colonial_melee_score *score,
                             const struct colonial_options *options, struct tabletop *tabletop)
{
    bool again = score->follow_up == COLONIAL_SAME_UNIT && unit_called(units, COLONIAL_DEFENDER, 0, NULL);
    colonial_deed_effects(COLONIAL_DO_ATTACK, false, options, COLONIAL_ATTACKER, tabletop);
    unit_set(tabletop, COLONIAL_ATTACKER, 0, "follow_up", score->follow_up, "MWK-ATT-5");
    unit_name(tabletop, COLONIAL_ATTACKER, 0, "follow_up_unit", again ? COLONIAL_DEFENDER : -1, 0, "MWK-ATT-5");
    if (score->retreats != COLONIAL_NOBODY)
        colonial_retreat_effects(score->result == COLONIAL_DRAW ? "MWK-ATT-6" : "MWK-ATT-4", options,
                                 score->retreats - COLONIAL_THE_ATTACKER, tabletop);
}

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct colonial_melee_score *score = ruled;
    colonial_attack_effects(question->units, score, question->options, tabletop);
    for (int32_t side = 0; side < 2; side++) {
        const struct colonial_fought *fought = &score->side[side];
        colonial_loss_effects(&fought->loss, "MWK-ATT-2", side, tabletop);
        if (fought->leader_test_due) {
            unit_set(tabletop, side, 0, "leader_attack_casualties", fought->loss.casualties, "MWK-ATT-7");
            unit_add(tabletop, side, 0, "leader_attack_tests", 1, "MWK-ATT-7");
        }
        if (score->pin_test_due != side + COLONIAL_THE_ATTACKER)
            continue;
        unit_add(tabletop, side, 0, "beaten", 1, "MWK-PIN-1");
        unit_set(tabletop, side, 0, "attack_casualties", fought->loss.casualties, "A-MWK-8");
    }
}

const struct step colonial_melee_score_step = {
    .name = "melee-score",
    .title = "Attack",
    .doc = "One unit attacks another: the hits of both, their losses, who is beaten, and what follows. When the dice "
           "wipe out both sides it is a draw (A-MWK-21).",
    .family = "melee-score",
    .dice = "A D6 for each figure of the attacker, then of the defender; half of them when gone to ground",
    .input = &input_fields,
    .outcome = &colonial_melee_score_fields,
    .options = STRINGS("attack_loser", "half_rounding", "mounted_infantry_hits_as_infantry", "stance_ends", "skirmish",
                       "profiles"),
    .clauses = STRINGS("MWK-UNIT", "MWK-ACT-3", "MWK-ATT-1", "MWK-ATT-2", "MWK-ATT-3", "MWK-ATT-4", "MWK-ATT-5",
                       "MWK-ATT-6", "MWK-ATT-7", "MWK-PIN-1", "X-HOUSE"),
    .ends = ends,
    .check = check,
    .resolve = colonial_melee_score,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [COLONIAL_ATTACKER] = ROLE("attacker", "The unit that attacks.", "attacker", attacker_fills,
                                             .in_play = true, .opposed = 1, .no_deed = COLONIAL_ACTION_OF_TURN),
                  [COLONIAL_DEFENDER] = ROLE("defender", "The unit that is attacked.", "defender", defender_known,
                                             .in_play = true, .passive = true, .opposed = 2, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
