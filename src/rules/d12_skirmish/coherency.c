/* coherency: whether a figure is near enough to its leader, and what it may do if it is not (D12-COH-1). */
#include "d12_roster.h"
#include "field_kinds.h"

enum { COHERENCY = 8 * D12_INCH };
enum { ANYTHING, ONLY_BACK };

static const struct choice next_turn_list[] = {
    [ANYTHING] = {"none", "The figure may act as usual"},
    [ONLY_BACK] = {"only_move_back", "The figure may only move back towards its leader"},
};
static const struct choices next_turns = {"D12NextTurn", next_turn_list, 2};

static const struct field input_list[] = {
    {NAMED("distance", "Distance", "D12-COH-1", "From the figure to the leader of its unit."),
     INCHES(struct d12_coherency_input, distance, D12_RANGE_MAX)},
    {NAMED("game", "Game", "D12-COH-1", "Games of individuals know no coherency."),
     CHOICE(struct d12_coherency_input, game, d12_games), DEFAULT(D12_UNIT_GAME)},
};
static const struct fields input_fields =
    FIELDS("D12CoherencyInput", "A figure and its leader.", input_list, struct d12_coherency_input);

static const struct field outcome_list[] = {
    {NAMED("in_coherency", "In coherency", "D12-COH-1", "Whether the figure is where it ought to be."),
     FACT(struct d12_coherency_outcome, in_coherency)},
    {NAMED("next_turn_restriction", "Next turn", "D12-COH-1", "What the figure may do next turn."),
     CHOICE(struct d12_coherency_outcome, next_turn, next_turns)},
};
static const struct fields outcome_fields =
    FIELDS("D12CoherencyOutcome", "Whether a figure is in coherency.", outcome_list, struct d12_coherency_outcome);

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    (void)dice;
    const struct d12_coherency_input *input = question->input;
    struct d12_coherency_outcome *outcome = ret_outcome;
    bool individual = input->game == D12_INDIVIDUAL_GAME;
    outcome->in_coherency = individual || input->distance <= COHERENCY;
    outcome->next_turn = outcome->in_coherency ? ANYTHING : ONLY_BACK;
    if (individual)
        explain(why, "D12-COH-1", "A game of individuals knows no coherency");
    else if (outcome->in_coherency)
        explain(why, "D12-COH-1", "Within 8\" of its leader");
    else
        explain(why, "D12-COH-1", "More than 8\" from its leader: next turn it may only move back");
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const struct d12_coherency_input *input = question->input;
    const struct d12_coherency_outcome *outcome = ruled;
    if (input->game == D12_INDIVIDUAL_GAME)
        text_add(line, "A game of individuals knows no coherency.");
    else if (outcome->in_coherency)
        text_add(line, "The figure is in coherency.");
    else
        text_add(line, "The figure is out of coherency; next turn it may only move back.");
}

static const struct unit_fills unit_fills[] = {FILLS("game"), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("unit", "The unit of the figure; its worst one is asked about.", "", unit_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct d12_coherency_outcome *outcome = ruled;
    (void)question;
    (void)status; /* it is always answered */
    effect_set(effects, 0, 0, "coherency", outcome->in_coherency ? D12_TOGETHER : D12_STRAYED, "D12-COH-1");
}

static const char *const options[] = {NULL};
static const char *const clauses[] = {"D12-COH-1", NULL};

const struct step d12_coherency_step = {
    .name = "coherency",
    .title = "Coherency",
    .doc = "Whether a figure is within 8\" of the leader of its unit, and what it may do next turn if it is not.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
