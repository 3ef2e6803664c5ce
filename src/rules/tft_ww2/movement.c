/* movement: what an action's move costs a figure, whether it may be made, and what combat it leaves (TFT-MOV, TFT-ACT).
 */
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

#define INPUT struct tft_movement_input
enum { POINTS_MAX = 2 * TFT_ATTRIBUTE_MAX * 1000, TURNS_MAX = 99 };
static const struct field input_list[] = {
    {NAMED("action", "Action", "TFT-MOV-1", "What the figure does this turn."),
     CHOICE(INPUT, action, tft_action_choices)},
    {NAMED("profile", "Profile", "TFT-PROF-1", "A named figure; it says the MOV where none is given."),
     NAME(INPUT, profile)},
    {NAMED("movement", "MOV", "TFT-MOV-1", "MOV, unhalved. It must be given unless a profile says it."),
     NUMBER(INPUT, movement, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("wounded", "Wounded", "A-TFT-17", "Whether the figure is wounded; then MOV is halved here."),
     FLAG(INPUT, wounded)},
    {NAMED("inches", "Distance", "TFT-MOV-1", "How far it moves; an inch costs a point."),
     INCHES(INPUT, inches, TFT_INCHES_MAX), DEFAULT(0)},
    {NAMED("turns", "Turns", "TFT-MOV-1", "Turns of 90 degrees; each costs a point."), .unit = "turns",
     NUMBER(INPUT, turns, 0, TURNS_MAX), DEFAULT(0)},
    {NAMED("turn_at_end", "Turn at the end", "TFT-ACT-1", "Whether the turn of a run comes at the end of the move."),
     .kind = FIELD_BOOL, .offset = FIELD_AT(INPUT, turn_at_end, bool), DEFAULT(true)},
    {NAMED("reaches_goal", "Reaches its goal", "TFT-ACT-3",
           "Whether a fleeing figure reaches cover or the edge; else it must use its whole move."),
     FLAG(INPUT, reaches_goal)},
    {NAMED("prone", "Prone", "TFT-ACT-5", "Whether the figure lies prone; a change of position makes it stand up."),
     FLAG(INPUT, prone)},
    {NAMED("taken", "Action taken", "TFT-MOV-1",
           "The action that it has taken in this turn already. It has no other, but a flight may be forced upon it."),
     CHOICE(INPUT, taken, tft_action_choices), OPTIONAL},
    {NAMED("moved_before", "Moved before", "TFT-RNG-4",
           "How far it moved in this turn already. It changes nothing here; those who shoot at it count all of it."),
     INCHES(INPUT, moved_before, TFT_INCHES_MAX), DEFAULT(0)},
    {NAMED("points_spent", "Points spent", "TFT-MOV-1",
           "Movement points that it spent on this action already. A flight that is forced upon it begins anew."),
     DECIMAL(INPUT, points_spent, "points", TFT_ARMOUR_MAX * 1000), DEFAULT(0)},
    {NAMED("fleeing", "Fleeing", "TFT-MOR-4",
           "Whether it flees after a failed check and is not where it flees to; then it can do nothing else."),
     FLAG(INPUT, fleeing)},
};
static const struct fields input_fields = FIELDS("TftMovementInput", "A figure's action and move.", input_list, INPUT);

#define OUTCOME struct tft_movement_outcome
static const struct field outcome_list[] = {
    {NAMED("spent", "Spent", "TFT-MOV-1", "Movement points that the move costs."),
     DECIMAL(OUTCOME, spent, "points", TFT_INCHES_MAX + TURNS_MAX * 1000)},
    {NAMED("allowance", "Allowance", "TFT-MOV-1", "Movement points of this action."),
     DECIMAL(OUTCOME, allowance, "points", POINTS_MAX)},
    {NAMED("left", "Left", "TFT-MOV-1", "Points that this action has left."),
     DECIMAL(OUTCOME, left, "points", POINTS_MAX)},
    {NAMED("legal", "Legal", "TFT-MOV-1", "Whether the move may be made."), FACT(OUTCOME, legal)},
    {NAMED("may_shoot", "May shoot", "TFT-MOV-1", "Whether the action allows ranged combat."),
     FACT(OUTCOME, may_shoot)},
    {NAMED("may_fight", "May fight", "TFT-MOV-1", "Whether the action allows an attack in close combat."),
     FACT(OUTCOME, may_fight)},
    {NAMED("may_parry", "May parry", "TFT-ACT-10", "Whether the action allows parry and riposte."),
     FACT(OUTCOME, may_parry)},
};
static const struct fields outcome_fields = FIELDS("TftMovementOutcome", "A move, judged.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    tft_profiles_check(question->options, violations);
    tft_profile_check(input->profile, question->options, "/input", "profile", violations);
    tft_attribute_check(TFT_MOV, input->movement, input->profile, question->options, "/input", "movement", violations);
}

static int32_t spent_before(const INPUT *input)
{
    return input->taken == FIELD_ABSENT || input->taken == input->action ? input->points_spent : 0;
}

/* Why the figure cannot take this action now. */
static bool is_barred(const INPUT *input, struct explanation *why)
{
    bool other = input->taken != FIELD_ABSENT && input->taken != input->action;
    bool again = input->taken == TFT_CHANGE_POSITION; /* that is done at once; a move may be made in parts */
    if (input->action == TFT_FLEE)
        return false;
    if (input->fleeing)
        explain(why, "TFT-MOR-4", "A figure that flees does nothing else");
    else if (other || again)
        explain(why, "TFT-MOV-1", "It has taken its action of this turn already");
    return input->fleeing || other || again;
}

/* Why the action forbids this way of moving, apart from its points. */
static bool is_illegal(const INPUT *input, const struct tft_action_row *action, struct explanation *why)
{
    bool moved = !action->moves && input->inches > 0;
    bool turned = action->turns != FIELD_ABSENT && input->turns > action->turns;
    bool turned_early = input->action == TFT_RUN && input->turns > 0 && !input->turn_at_end;
    if (moved || turned || turned_early)
        explain(why, action->clause, action->illegal_move);
    return moved || turned || turned_early;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    (void)dice;
    const INPUT *input = question->input;
    const struct tft_options *options = question->options;
    const struct tft_action_row *action = &tft_action_rows[input->action];
    OUTCOME *outcome = ret_outcome;
    struct tft_roll move;
    tft_roll_start(&move, "TFT-MOV-1", "MOV: a point for each inch and for each turn of 90 degrees",
                   tft_attribute(TFT_MOV, input->movement, input->profile, options), input->wounded, options, why);
    outcome->allowance = move.needed * action->rate * 1000;
    outcome->spent = input->inches + input->turns * 1000;
    explain_total(why, action->clause, action->note, action->rate, outcome->allowance / 1000);
    const int32_t all = outcome->spent + spent_before(input);
    outcome->left = all < outcome->allowance ? outcome->allowance - all : 0;
    outcome->legal = !is_barred(input, why) && !is_illegal(input, action, why);
    if (all > outcome->allowance) {
        explain_value(why, "TFT-MOV-1", "The move costs more points than the action has", outcome->allowance / 1000);
        outcome->legal = false;
    }
    if (input->action == TFT_FLEE && outcome->left > 0 && !input->reaches_goal) {
        explain_value(why, "TFT-ACT-3", "A flight that does not reach its goal uses the whole move",
                      outcome->allowance / 1000);
        outcome->legal = false;
    }
    outcome->may_shoot = action->ranged;
    outcome->may_fight = action->close_combat;
    outcome->may_parry = action->parries;
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    text_format(line, "%s: ", tft_action_rows[input->action].title);
    text_add_thousandths(line, outcome->spent);
    text_add(line, " of ");
    text_add_thousandths(line, outcome->allowance);
    text_add(line, outcome->legal ? " points, legal." : " points, not legal.");
}

static const struct unit_fills figure_fills[] = {TFT_FIGURE_FILLS,
                                                 FILLS("movement"),
                                                 FILLS("prone"),
                                                 FILLS_BY("action", tft_flight_action),
                                                 FILLS_FROM("taken", "action"),
                                                 FILLS_BY("fleeing", tft_is_fleeing),
                                                 FILLS_FROM("moved_before", "moved_inches"),
                                                 FILLS("points_spent"),
                                                 NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("figure", "The figure that takes its action.", "", figure_fills, .in_play = true, TFT_OF_FIGURES),
    NO_MORE_ROLES,
};

/* Whoever moves leaves its cover; which it comes to nobody has said, but for the cover that a flight ends in. Who is
 * where it fled to and moves on has done with its flight. */
static void leave_cover(const INPUT *input, struct effects *effects)
{
    if (input->inches == 0)
        return;
    tft_uncover_effects("TFT-RNG-8", effects);
    if (!input->fleeing)
        tft_flight_effects(TFT_NOT_FLEEING, "TFT-MOR-4", 0, 0, effects);
}

/* A move that is not legal is not made. */
static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    if (status != RULING_RESOLVED || !outcome->legal)
        return;
    effect_set(effects, 0, 0, "action", input->action, "TFT-MOV-1");
    tft_moved_effects(input->moved_before + input->inches, "TFT-RNG-4", effects);
    effect_set(effects, 0, 0, "points_spent", spent_before(input) + outcome->spent, "TFT-MOV-1");
    leave_cover(input, effects);
    if (input->action == TFT_CHANGE_POSITION)
        effect_set(effects, 0, 0, "prone", !input->prone, "TFT-ACT-5");
    if (input->action == TFT_FLEE && input->reaches_goal)
        effect_set(effects, 0, 0, "at_goal", true, "TFT-MOR-4");
}

static const char *const options[] = {"half_rounding", "profiles", NULL};
static const char *const clauses[] = {"TFT-MOV-1",  "TFT-ACT-1", "TFT-ACT-2", "TFT-ACT-3", "TFT-ACT-4",
                                      "TFT-ACT-5",  "TFT-ACT-6", "TFT-ACT-7", "TFT-ACT-8", "TFT-ACT-9",
                                      "TFT-ACT-10", "TFT-DMG-2", "TFT-MOR-4", NULL};

const struct step tft_movement_step = {
    .name = "movement",
    .title = "Movement",
    .doc = "What a figure's action costs in movement points, whether the move is legal, and which combat it allows. "
           "Sides move alternately; no die decides who begins (TFT-TURN-1).",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
