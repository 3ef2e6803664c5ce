/* movement: what an action's move costs a figure, whether it may be made, and what combat it leaves (TFT-MOV, TFT-ACT).
 */
#include "tft.h"
#include "tft_roster.h"

struct input {
    char profile[TFT_NAME_MAX + 1];
    int32_t movement;
    bool wounded;
    int32_t action;
    int32_t inches, turns;
    bool turn_at_end, reaches_goal, prone;
    int32_t taken; /* enum tft_action or FIELD_ABSENT */
    bool fleeing;
    int32_t moved_before, points_spent; /* thousandths */
};
enum { POINTS_MAX = 2 * TFT_ATTRIBUTE_MAX * 1000, TURNS_MAX = 99 };
static const struct field input_rows[] = {
    CHOICE(struct input, action, tft_action_choices, "Action", "TFT-MOV-1", "What the figure does this turn."),
    TEXT(struct input, profile, 0, TFT_NAME_MAX, "Profile", "TFT-PROF-1",
         "A named figure; it says the MOV where none is given.", OPTIONAL),
    NUMBER(struct input, movement, 0, TFT_ATTRIBUTE_MAX, "MOV", "TFT-MOV-1",
           "MOV, unhalved. It must be given unless a profile says it.", OPTIONAL),
    FLAG(struct input, wounded, "Wounded", "A-TFT-17", "Whether the figure is wounded; then MOV is halved here."),
    INCHES(struct input, inches, TFT_INCHES_MAX, "Distance", "TFT-MOV-1", "How far it moves; an inch costs a point.",
           DEFAULT(0)),
    NUMBER(struct input, turns, 0, TURNS_MAX, "Turns", "TFT-MOV-1", "Turns of 90 degrees; each costs a point.",
           .unit = "turns", DEFAULT(0)),
    FACT(struct input, turn_at_end, "Turn at the end", "TFT-ACT-1",
         "Whether the turn of a run comes at the end of the move.", DEFAULT(true)),
    FLAG(struct input, reaches_goal, "Reaches its goal", "TFT-ACT-3",
         "Whether a fleeing figure reaches cover or the edge; else it must use its whole move."),
    FLAG(struct input, prone, "Prone", "TFT-ACT-5",
         "Whether the figure lies prone; a change of position makes it stand up."),
    CHOICE(struct input, taken, tft_action_choices, "Action taken", "TFT-MOV-1",
           "The action that it has taken in this turn already. It has no other, but a flight may be forced upon it.",
           OPTIONAL),
    INCHES(struct input, moved_before, TFT_INCHES_MAX, "Moved before", "TFT-RNG-4",
           "How far it moved in this turn already. It changes nothing here; those who shoot at it count all of it.",
           DEFAULT(0)),
    SCALED(struct input, points_spent, "points", FIELD_THOUSANDTHS, 0, TFT_ARMOUR_MAX * 1000, "Points spent",
           "TFT-MOV-1",
           "Movement points that it spent on this action already. A flight that is forced upon it begins anew.",
           DEFAULT(0)),
    FLAG(struct input, fleeing, "Fleeing", "TFT-MOR-4",
         "Whether it flees after a failed check and is not where it flees to; then it can do nothing else."),
};
static const struct fields input_fields =
    FIELDS("TftMovementInput", "A figure's action and move.", input_rows, struct input);

struct outcome {
    int32_t spent, allowance, left; /* thousandths of a point */
    bool legal;
    bool may_shoot, may_fight, may_parry;
};
static const struct field outcome_rows[] = {
    SCALED(struct outcome, spent, "points", FIELD_THOUSANDTHS, 0, TFT_INCHES_MAX + TURNS_MAX * 1000, "Spent",
           "TFT-MOV-1", "Movement points that the move costs."),
    SCALED(struct outcome, allowance, "points", FIELD_THOUSANDTHS, 0, POINTS_MAX, "Allowance", "TFT-MOV-1",
           "Movement points of this action."),
    SCALED(struct outcome, left, "points", FIELD_THOUSANDTHS, 0, POINTS_MAX, "Left", "TFT-MOV-1",
           "Points that this action has left."),
    FACT(struct outcome, legal, "Legal", "TFT-MOV-1", "Whether the move may be made."),
    FACT(struct outcome, may_shoot, "May shoot", "TFT-MOV-1", "Whether the action allows ranged combat."),
    FACT(struct outcome, may_fight, "May fight", "TFT-MOV-1", "Whether the action allows an attack in close combat."),
    FACT(struct outcome, may_parry, "May parry", "TFT-ACT-10", "Whether the action allows parry and riposte."),
};
static const struct fields outcome_fields =
    FIELDS("TftMovementOutcome", "A move, judged.", outcome_rows, struct outcome);

static void check(const struct input *input, const struct tft_options *options, struct violations *violations)
{
    tft_profiles_check(options, violations);
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    tft_attribute_check(TFT_MOV, input->movement, input->profile, options, "/input", "movement", violations);
}
CHECKS(check)

static int32_t spent_before(const struct input *input)
{
    return input->taken == FIELD_ABSENT || input->taken == input->action ? input->points_spent : 0;
}

/* A change of position is done at once; a move may be made in parts, and a flight may be forced upon a figure. */
WHEN(has_to_flee, struct input, it->action != TFT_FLEE && it->fleeing)
WHEN(has_acted, struct input,
     it->action != TFT_FLEE && it->taken != FIELD_ABSENT &&
         (it->taken != it->action || it->taken == TFT_CHANGE_POSITION))
static const struct refusal bars[] = {
    {"TFT-MOR-4", "A figure that flees does nothing else", has_to_flee},
    {"TFT-MOV-1", "It has taken its action of this turn already", has_acted},
};

/* Why the action forbids this way of moving, apart from its points. */
static bool is_illegal(const struct input *input, const struct tft_action_row *action, struct explanation *why)
{
    bool moved = !action->moves && input->inches > 0;
    bool turned = action->turns != FIELD_ABSENT && input->turns > action->turns;
    bool turned_early = input->action == TFT_RUN && input->turns > 0 && !input->turn_at_end;
    if (moved || turned || turned_early)
        explain(why, action->clause, action->illegal_move);
    return moved || turned || turned_early;
}

static enum ruling_status resolve(const struct input *input, const struct tft_options *options, struct dice *dice,
                                  struct explanation *why, struct outcome *outcome)
{
    (void)dice;
    const struct tft_action_row *action = &tft_action_rows[input->action];
    struct tft_roll move;
    tft_roll_start(&move, "TFT-MOV-1", "MOV: a point for each inch and for each turn of 90 degrees",
                   tft_attribute(TFT_MOV, input->movement, input->profile, options), input->wounded, options, why);
    outcome->allowance = move.needed * action->rate * 1000;
    outcome->spent = input->inches + input->turns * 1000;
    explain_total(why, action->clause, action->note, action->rate, outcome->allowance / 1000);
    const int32_t all = outcome->spent + spent_before(input);
    outcome->left = all < outcome->allowance ? outcome->allowance - all : 0;
    outcome->legal = !IS_REFUSED(bars, input, why) && !is_illegal(input, action, why);
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
RESOLVES(resolve)

static void say(const struct input *input, const struct outcome *outcome, struct text *line)
{
    text_format(line, "%s: ", tft_action_rows[input->action].title);
    text_add_thousandths(line, outcome->spent);
    text_add(line, " of ");
    text_add_thousandths(line, outcome->allowance);
    text_add(line, outcome->legal ? " points, legal." : " points, not legal.");
}
SAYS_WITH_INPUT(say)

/* Who flees has no choice. */
FOUND(flight_action, struct tft_unit, tft_unit_flees(unit) ? TFT_FLEE : FIELD_ABSENT)

static const struct unit_fills figure_fills[] = {TFT_FIGURE_FILLS,
                                                 FILLS("movement"),
                                                 FILLS("prone"),
                                                 FILLS_BY("action", flight_action),
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
static void leave_cover(const struct input *input, struct effects *effects)
{
    if (input->inches == 0)
        return;
    tft_uncover_effects("TFT-RNG-8", effects);
    if (!input->fleeing)
        tft_flight_effects(TFT_NOT_FLEEING, "TFT-MOR-4", 0, 0, effects);
}

/* A move that is not legal is not made. */
static void affect(const struct input *input, const struct tft_options *options, const struct outcome *outcome,
                   struct effects *effects)
{
    (void)options;
    if (!outcome->legal)
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
AFFECTS(affect)

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
    .check = step_check,
    .resolve = step_resolve,
    .summarise = step_summarise,
    .roles = roles,
    .effects = step_effects,
};
