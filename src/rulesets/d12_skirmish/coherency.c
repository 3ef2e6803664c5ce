/* coherency: whether a figure is near enough to its leader, and its options if it is not (D12-COH-1). */
#include "rulesets/d12_skirmish/d12_roster.h"

enum { COHERENCY = 8 * D12_INCH };
#define NEXT_TURN_VALUES(X)                                                                                            \
    X(ANYTHING, "none", "The figure may act as usual")                                                                 \
    X(ONLY_BACK, "only_move_back", "The figure may only move back towards its leader")
ENUM(next_turn, NEXT_TURN_VALUES, NEXT_TURNS);
LOCAL_CHOICES(next_turns, "D12NextTurn", NEXT_TURN_VALUES);

struct input {
    int32_t distance;
    int32_t game; /* enum d12_game */
    bool must_return;
};
static const struct field input_rows[] = {
    INCHES(struct input, distance, D12_RANGE_MAX, "Distance", "D12-COH-1",
           "From the figure to the leader of its unit."),
    CHOICE(struct input, game, d12_games, "Game", "D12-COH-1", "Games of individuals know no coherency.",
           DEFAULT(D12_UNIT_GAME)),
    FLAG(struct input, must_return, "Must return", "D12-COH-1",
         "Whether the figure was too far away before this turn began, so that it may only move back until it is near."),
};
static const struct fields input_fields =
    FIELDS("D12CoherencyInput", "A figure and its leader.", input_rows, struct input);

struct outcome {
    bool in_coherency;
    int32_t next_turn_restriction; /* enum next_turn */
};
static const struct field outcome_rows[] = {
    FACT(struct outcome, in_coherency, "In coherency", "D12-COH-1", "Whether the figure is where it ought to be."),
    CHOICE(struct outcome, next_turn_restriction, next_turns, "Next turn", "D12-COH-1",
           "What the figure may do next turn."),
};
static const struct fields outcome_fields =
    FIELDS("D12CoherencyOutcome", "Whether a figure is in coherency.", outcome_rows, struct outcome);

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    (void)dice;
    const struct input *input = question->input;
    struct outcome *ret = ruled;
    bool individual = input->game == D12_INDIVIDUAL_GAME;
    ret->in_coherency = individual || input->distance <= COHERENCY;
    ret->next_turn_restriction = ret->in_coherency ? ANYTHING : ONLY_BACK;
    if (individual)
        explain(why, "D12-COH-1", "A game of individuals knows no coherency");
    else if (ret->in_coherency)
        explain(why, "D12-COH-1", "Within 8\" of its leader");
    else
        explain(why, "D12-COH-1",
                input->must_return ? "Still more than 8\" from its leader: it may only move back until it is near"
                                   : "More than 8\" from its leader: next turn it may only move back");
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    const char *name = unit_called(question->units, 0, 0, "The figure");
    if (input->game == D12_INDIVIDUAL_GAME)
        text_format(line, "%s need not keep near a leader: a game of individuals knows no coherency.", name);
    else if (outcome->in_coherency)
        text_format(line, "%s kept near enough to the leader.", name);
    else
        text_format(line,
                    input->must_return ? "%s stayed too far from the leader, and may only move back until near enough."
                                       : "%s strayed too far from the leader, and next turn may only move back.",
                    name);
}

static const struct unit_fills unit_fills[] = {FILLS("game"), D12_KNOWS_MUST_RETURN("must_return"), {0}};

/* A unit that must return must do so until it is near, however often that is checked (X-DUE). */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    int32_t coherency = outcome->in_coherency ? D12_TOGETHER : input->must_return ? D12_MUST_RETURN : D12_STRAYED;
    unit_set(tabletop, 0, 0, "coherency", coherency, "D12-COH-1");
}

const struct step d12_coherency_step = {
    .name = "coherency",
    .title = "Coherency",
    .doc = "Whether a figure is within 8\" of the leader of its unit, and what it may do next turn if it is not.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("D12-COH-1"),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("unit", "The unit of the figure; its worst one is asked about.", "",
                                         unit_fills, .in_play = true, .passive = true, .whose = UNIT_TESTS)),
    .apply = apply,
};
