/* movement: the cost of an action's move for a figure, whether it may be made, and the combat that remains possible
 * (TFT-MOV, TFT-ACT). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

#define HANDLED_VALUES(X)                                                                                              \
    X(HANDLES_NOTHING, "none", "Nothing that matters here")                                                            \
    X(PICKS_UP, "pick_up", "Picks up the weapon that it dropped")                                                      \
    X(FIXES_BAYONET, "fix_bayonet", "Fixes its bayonet, or takes it off")
ENUM(handled, HANDLED_VALUES, HANDLINGS);
LOCAL_CHOICES(handlings, "TftHandled", HANDLED_VALUES);

struct input {
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t movement;
    bool wounded;
    int32_t action;
    int32_t inches, turns;
    bool turn_at_end, turn_at_end_said; /* whether the question gives it */
    bool reaches_goal, prone;
    int32_t cover; /* enum tft_cover */
    bool full_cover;
    int32_t handles; /* enum handled */
    bool bayonet_fixed;
    int32_t weapon_state, sidearm_state;          /* enum tft_held_state; FIELD_ABSENT */
    int32_t dropped_state, sidearm_dropped_state; /* enum tft_weapon_state */
    int32_t taken;                                /* enum tft_action or FIELD_ABSENT */
    bool action_used, move_ended, fleeing;
    int32_t flees_to;                   /* enum tft_flight or FIELD_ABSENT */
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
         "Whether the turn of a run comes at the end of the move; left out, it does.",
         PRESENT(struct input, turn_at_end_said)),
    FLAG(struct input, reaches_goal, "Reaches its goal", "TFT-ACT-3",
         "Whether a fleeing figure reaches cover or the edge; else it must use its whole move."),
    FLAG(struct input, prone, "Prone", "TFT-ACT-5",
         "Whether the figure lies prone; a change of position makes it stand up."),
    CHOICE(struct input, cover, tft_covers, "Cover", "TFT-RNG-8", "The cover that it comes to stand in.",
           DEFAULT(TFT_COVER_NONE)),
    FLAG(struct input, full_cover, "Full cover", "TFT-RNG-9", "Whether that cover hides it wholly. Needs a cover."),
    CHOICE(struct input, handles, handlings, "Handles", "TFT-ACT-9",
           "What it does with the action Action. Jams have a step of their own.", DEFAULT(HANDLES_NOTHING)),
    CHOICE(struct input, weapon_state, tft_held_states, "State of the weapon", "A-TFT-43",
           "Of what is in hand. Only what was dropped is picked up.", OPTIONAL),
    CHOICE(struct input, sidearm_state, tft_held_states, "State of the sidearm", "A-TFT-43",
           "Of the sidearm. It is picked up where the other weapon was not dropped.", OPTIONAL),
    CHOICE(struct input, dropped_state, tft_weapon_states, "State when dropped", "TFT-CRIT-2",
           "What was in hand was like this when it was dropped, and is so again when it is picked up.",
           DEFAULT(TFT_READY)),
    CHOICE(struct input, sidearm_dropped_state, tft_weapon_states, "State of the sidearm when dropped", "TFT-CRIT-2",
           "Likewise of the sidearm.", DEFAULT(TFT_READY)),
    FLAG(struct input, bayonet_fixed, "Bayonet fixed", "A-TFT-47", "Whether its bayonet was fixed before."),
    CHOICE(struct input, taken, tft_action_choices, "Action taken", "A-TFT-42",
           "The action that it has taken in this turn already. It has no other before the next turn.", OPTIONAL),
    FLAG(struct input, action_used, "Action used", "TFT-ACT-9", "Whether it has handled an item in this turn already."),
    FLAG(
        struct input, move_ended, "Move at its end", "TFT-ACT-1",
        "Whether it has turned at the end of its run in this turn already, or fought at the end of its charge; then it "
        "goes no farther."),
    INCHES(struct input, moved_before, TFT_INCHES_MAX, "Moved before", "TFT-RNG-4",
           "How far it moved in this turn already. It changes nothing here; those who shoot at it count all of it.",
           DEFAULT(0)),
    SCALED(struct input, points_spent, "points", FIELD_THOUSANDTHS, 0, TFT_ARMOUR_MAX * 1000, "Points spent",
           "TFT-MOV-1", "Movement points that it spent on this action already.", DEFAULT(0)),
    FLAG(struct input, fleeing, "Fleeing", "TFT-MOR-4",
         "Whether it flees after a failed check and is not where it flees to; then it can do nothing else."),
    CHOICE(struct input, flees_to, tft_flights, "Flees to", "TFT-MOR-4",
           "Where it flees to after a failed check. Where that is a cover and it reaches it, the cover must be given.",
           OPTIONAL),
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

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    tft_profiles_check(options, violations);
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    tft_attribute_check(TFT_MOV, input->movement, input->profile, options, "/input", "movement", violations);
    if (input->turn_at_end && input->turns == 0)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/turn_at_end", "There is no turn.");
    if (input->reaches_goal && input->action != TFT_FLEE)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/reaches_goal", "Only a flight has a goal.");
    if (input->reaches_goal && input->flees_to == TFT_TO_COVER && input->cover == TFT_COVER_NONE)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/cover",
                      "It reaches the cover that it fled to: say soft or hard.");
    if (input->full_cover && input->cover == TFT_COVER_NONE)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/full_cover",
                      "Full cover needs a cover: say soft or hard.");
}

/* A unit's state bars it. A change of position is done at once, and so is handling an item; a move may be made in
 * parts. */
WHEN(has_to_flee, struct input, it->action != TFT_FLEE && it->fleeing)
WHEN(has_acted, struct input, it->taken != FIELD_ABSENT && it->taken != it->action)
WHEN(has_changed_position, struct input, it->taken == TFT_CHANGE_POSITION && it->action == TFT_CHANGE_POSITION)
WHEN(has_run, struct input, it->taken == TFT_RUN && it->move_ended)
WHEN(has_charged, struct input, it->taken == TFT_CHARGE && it->move_ended)
WHEN(has_handled, struct input, it->handles != HANDLES_NOTHING && it->action_used)
static const struct refusal bars[] = {
    {"TFT-MOR-4", "A figure that flees does nothing else", has_to_flee},
    {"TFT-ACT-0", "It has taken another action in this turn; it may choose again in the next", has_acted},
    {"TFT-ACT-0", "It has changed its position in this turn; it may again in the next", has_changed_position},
    {"TFT-ACT-1", "It has turned at the end of its run; it may move again in the next turn", has_run},
    {"TFT-ACT-4", "It has fought at the end of its charge; it may move again in the next turn", has_charged},
    {"TFT-ACT-9", "It has handled an item in this turn; it may again in the next", has_handled},
};

/* Why the item that it handles is not possible. */
WHEN(handles_without, struct input, it->handles != HANDLES_NOTHING && it->action != TFT_ACTION)
WHEN(has_dropped_nothing, struct input,
     it->handles == PICKS_UP && it->weapon_state != FIELD_ABSENT && it->weapon_state != TFT_HELD_DROPPED &&
         it->sidearm_state != TFT_HELD_DROPPED)
static const struct refusal unhandled[] = {
    {"TFT-ACT-9", "Handling an item takes the Action of the turn", handles_without},
    {"TFT-ACT-9", "Nothing was dropped that could be picked up", has_dropped_nothing},
};

/* Whether the action forbids this way of moving, whatever its points. */
static bool moves_otherwise(const struct input *input)
{
    const struct tft_action_row *action = &tft_action_rows[input->action];
    bool moved = !action->moves && input->inches > 0;
    bool turned = action->turns != FIELD_ABSENT && input->turns > action->turns;
    bool turned_early = input->action == TFT_RUN && input->turns > 0 && input->turn_at_end_said && !input->turn_at_end;
    return moved || turned || turned_early;
}

static bool is_illegal(const struct input *input, const struct tft_action_row *action, struct explanation *why)
{
    if (moves_otherwise(input))
        explain(why, action->clause, action->illegal_move);
    return moves_otherwise(input);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    (void)dice;
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    const struct question_units *units = question->units;
    struct outcome *outcome = ruled;
    const struct tft_action_row *action = &tft_action_rows[input->action];
    struct tft_roll move;
    if (!units && IS_REFUSED(bars, input, why))
        return RULING_NOT_PERMITTED;
    tft_roll_start(&move, "TFT-MOV-1", "MOV: a point for each inch and for each turn of 90 degrees", "points",
                   tft_attribute(TFT_MOV, input->movement, input->profile, options), input->wounded, options, why);
    outcome->allowance = move.needed * action->rate * 1000;
    outcome->spent = input->inches + input->turns * 1000;
    explain_total(why, action->clause, action->note, outcome->allowance / 1000 - move.needed,
                  outcome->allowance / 1000);
    const int32_t all = outcome->spent + input->points_spent;
    outcome->left = all < outcome->allowance ? outcome->allowance - all : 0;
    outcome->legal = !IS_REFUSED(unhandled, input, why) && !is_illegal(input, action, why);
    if (all > outcome->allowance) {
        explain_judged_parts(why, "TFT-MOV-1", "The move costs more points than the action has", all,
                             outcome->allowance, 1000, COMPARE_AT_MOST);
        outcome->legal = false;
    }
    if (input->action == TFT_FLEE && outcome->left > 0 && !input->reaches_goal) {
        explain_judged_parts(why, "TFT-ACT-3", "A flight that does not reach its goal uses the whole move", all,
                             outcome->allowance, 1000, COMPARE_AT_LEAST);
        outcome->legal = false;
    }
    outcome->may_shoot = action->ranged;
    outcome->may_fight = action->close_combat;
    outcome->may_parry = action->parries;
    return RULING_RESOLVED;
}

static void say_inches(int32_t inches, struct text *line)
{
    text_add_thousandths(line, inches);
    text_add(line, inches == 1000 ? " inch" : " inches");
}

static void say_points(int32_t spent, int32_t allowance, struct text *line)
{
    text_add_thousandths(line, spent);
    text_add(line, " of ");
    text_add_thousandths(line, allowance);
    text_add(line, " points");
}

/* A sentence of the reasons as the end of another sentence. */
static void say_clause(const char *sentence, struct text *line)
{
    text_format(line, "%c%s", sentence[0] - 'A' + 'a', sentence + 1);
}

/* The first reason against it. */
static void say_illegal(const struct input *input, const struct outcome *outcome, struct text *line)
{
    const int32_t all = outcome->spent + input->points_spent;
    const struct refusal *unfit = refusals_find(unhandled, FIELDS_COUNT(unhandled), input);
    text_add(line, ", but the move was not legal: ");
    if (unfit)
        say_clause(unfit->text, line);
    else if (moves_otherwise(input))
        say_clause(tft_action_rows[input->action].illegal_move, line);
    else {
        text_add(line, all > outcome->allowance ? "it would take "
                                                : "a flight that does not reach cover or the edge uses the "
                                                  "whole move, and this one would take ");
        say_points(all, outcome->allowance, line);
    }
    text_add(line, ".");
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    text_format(line, "%s chose %s", unit_called(question->units, 0, 0, "The figure"),
                tft_action_rows[input->action].title);
    if (!outcome->legal) {
        say_illegal(input, outcome, line);
        return;
    }
    if (input->handles == PICKS_UP)
        text_add(line, " and picked up the weapon");
    if (input->handles == FIXES_BAYONET)
        text_add(line, input->bayonet_fixed ? " and took off the bayonet" : " and fixed the bayonet");
    if (input->inches > 0) {
        text_add(line, " and moved ");
        say_inches(input->inches, line);
    } else if (input->turns > 0)
        text_add(line, " and turned");
    if (input->moved_before > 0 && input->inches > 0) {
        text_add(line, ", ");
        say_inches(input->moved_before + input->inches, line);
        text_add(line, " in this turn");
    }
    if (outcome->spent > 0) {
        text_add(line, ", for ");
        say_points(outcome->spent, outcome->allowance, line);
    }
    text_add(line, ".");
}

bool tft_movement_fixes_bayonet(const void *input)
{
    return ((const struct input *)input)->handles == FIXES_BAYONET;
}

/* A figure that has acted continues with that action, and a fleeing one has no choice. */
FOUND(action_of, struct tft_unit,
      unit->action != FIELD_ABSENT ? unit->action
      : tft_unit_flees(unit)       ? TFT_FLEE
                                   : FIELD_ABSENT)

FOUND(goal_of, struct tft_unit, tft_unit_flees(unit) ? unit->flight : (int32_t)TFT_NOT_FLEEING)

/* A figure that stays where it is keeps its cover. */
static bool goes_somewhere(const struct unit_fact *it)
{
    return ((const struct input *)it->input)->inches > 0;
}

static const struct unit_fills figure_fills[] = {
    TFT_FIGURE_FILLS,
    FILLS("movement"),
    KNOWS("prone", "TFT-ACT-5", "whether it lies prone is on record, and it is not so"),
    FILLS("action", .find = action_of),
    KNOWS("weapon_state", "A-TFT-43", "its weapon is in another state"),
    KNOWS("sidearm_state", "A-TFT-43", "its sidearm is in another state"),
    KNOWS("dropped_state", "A-TFT-43", "its weapon was in another state when it was dropped"),
    KNOWS("sidearm_dropped_state", "A-TFT-43", "its sidearm was in another state when it was dropped"),
    KNOWS("bayonet_fixed", "A-TFT-47", "whether its bayonet is fixed is on record, and it is not so"),
    KNOWS("taken", "TFT-ACT-0", TFT_HAS_ACTED, .member = "action"),
    KNOWS("action_used", "TFT-ACT-9", "whether it has handled an item in this turn is on record, and it is not so"),
    KNOWS("move_ended", "TFT-ACT-1", "whether its move of this turn is at its end is on record, and it is not so"),
    KNOWS("fleeing", "TFT-MOR-4", TFT_AS_BEFORE, .find = tft_is_fleeing),
    KNOWS("flees_to", "TFT-MOR-4", TFT_AS_BEFORE, .find = goal_of),
    KNOWS("moved_before", "TFT-MOV-1", "it has moved otherwise in this turn", .member = "moved_inches"),
    KNOWS("points_spent", "TFT-MOV-1", "it has spent other points in this turn"),
    ASSUMES("cover", .matters = goes_somewhere),
    {0}};

/* A figure that moves has the cover of the place that it comes to. */
static void change_cover(const struct input *input, struct tabletop *tabletop)
{
    if (input->inches == 0 && input->cover == TFT_COVER_NONE)
        return;
    unit_set(tabletop, 0, 0, "cover", input->cover, "TFT-RNG-8");
    unit_set(tabletop, 0, 0, "full_cover", input->full_cover, "TFT-RNG-9");
}

static void handle(const struct input *input, struct tabletop *tabletop)
{
    if (input->handles == HANDLES_NOTHING)
        return;
    unit_set(tabletop, 0, 0, "action_used", true, "TFT-ACT-9");
    if (input->handles == FIXES_BAYONET)
        unit_set(tabletop, 0, 0, "bayonet_fixed", !input->bayonet_fixed, "A-TFT-47");
    else if (input->sidearm_state == TFT_HELD_DROPPED && input->weapon_state != TFT_HELD_DROPPED)
        unit_set(tabletop, 0, 0, "sidearm_state", input->sidearm_dropped_state, "TFT-CRIT-2");
    else
        unit_set(tabletop, 0, 0, "weapon_state", input->dropped_state, "TFT-CRIT-2");
}

/* A move that is not legal is not made. */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    if (!outcome->legal)
        return;
    unit_set(tabletop, 0, 0, "action", input->action, "TFT-ACT-0");
    tft_moved_effects(input->moved_before + input->inches, "TFT-RNG-4", tabletop);
    unit_set(tabletop, 0, 0, "points_spent", input->points_spent + outcome->spent, "TFT-MOV-1");
    change_cover(input, tabletop);
    handle(input, tabletop);
    if (input->action == TFT_CHANGE_POSITION)
        unit_set(tabletop, 0, 0, "prone", !input->prone, "TFT-ACT-5");
    if (input->action == TFT_RUN && input->turns > 0)
        unit_set(tabletop, 0, 0, "move_ended", true, "TFT-ACT-1");
    if (input->action == TFT_FLEE && input->reaches_goal)
        unit_set(tabletop, 0, 0, "at_goal", true, "TFT-MOR-4");
    if (input->reaches_goal && input->flees_to == TFT_TO_EDGE)
        tft_fate_effect(TFT_FATE_FLED, "TFT-MOR-5", 0, 0, tabletop);
}

const struct step tft_movement_step = {
    .name = "movement",
    .title = "Movement",
    .doc = "What a figure's action costs in movement points, whether the move is legal, and which combat it allows. "
           "Sides move alternately; no die decides who begins (TFT-TURN-1).",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("half_rounding", "profiles"),
    .clauses = STRINGS("TFT-MOV-1", "TFT-ACT-0", "TFT-ACT-1", "TFT-ACT-2", "TFT-ACT-3", "TFT-ACT-4", "TFT-ACT-5",
                       "TFT-ACT-6", "TFT-ACT-7", "TFT-ACT-8", "TFT-ACT-9", "TFT-ACT-10", "TFT-DMG-2", "TFT-MOR-4"),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("figure", "The figure that takes its action.", "", figure_fills,
                                         .in_play = true, TFT_OF_FIGURES, .no_deed = TFT_ACTION_OF_TURN)),
    .apply = apply,
};
