/* initiative-order: who chooses to move first or second (D12-INI-1). */
#include "d12.h"
#include "ends.h"
#include "field_kinds.h"
#include <string.h>

static const struct field player_list[] = {
    {NAMED("name", "Player", NULL, "A name that no other player of the question has."),
     TEXT(struct d12_player, name, 1, D12_NAME_MAX)},
};
static const struct fields player_fields = FIELDS("D12Player", "A player or a side.", player_list, struct d12_player);
static const struct field player_item = {
    .title = "Player", .doc = "A player or a side.", .kind = FIELD_GROUP, .of = &player_fields};

static const struct field input_list[] = {
    {NAMED("players", "Players", "D12-INI-1", "Those who roll for the initiative."),
     LIST(struct d12_initiative_order_input, players, struct d12_player, player_item, player_count, 2,
          D12_PLAYERS_MAX)},
};
static const struct fields input_fields = FIELDS("D12InitiativeOrderInput", "The players at the start of a turn.",
                                                 input_list, struct d12_initiative_order_input);

static const struct field outcome_list[] = {
    {NAMED("winner", "Winner", "D12-INI-1", "The player who chooses to move first or second."),
     TEXT(struct d12_initiative_order_outcome, winner, 1, D12_NAME_MAX)},
    {NAMED("order", "Order", "A-D12-1",
           "All players by their dice, the highest first; the tied rolled again. With more than two, they choose in "
           "this order."),
     LIST(struct d12_initiative_order_outcome, order, struct d12_player, player_item, player_count, 2,
          D12_PLAYERS_MAX)},
};
static const struct fields outcome_fields =
    FIELDS("D12InitiativeOrderOutcome", "Who has the initiative.", outcome_list, struct d12_initiative_order_outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct d12_initiative_order_input *input = question->input;
    for (int32_t i = 1; i < input->player_count; i++)
        for (int32_t k = 0; k < i; k++) {
            if (strcmp(input->players[i].name, input->players[k].name) != 0)
                continue;
            char pointer[VIOLATION_POINTER_MAX];
            struct text text;
            text_start(&text, pointer, sizeof pointer);
            text_format(&text, "/input/players/%d/name", i);
            violation_add(violations, ERROR_NOT_UNIQUE, pointer,
                          "Player %d has this name already; each player needs a name of its own.", k);
            break;
        }
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct d12_initiative_order_input *input = question->input;
    struct d12_initiative_order_outcome *outcome = ret_outcome;
    int32_t order[D12_PLAYERS_MAX];
    if (input->player_count == 2) {
        order[0] = dice_opposed(dice, "initiative", D12_SIDES);
        order[1] = 1 - order[0];
    } else {
        dice_ranking(dice, "initiative", input->player_count, D12_SIDES, order);
    }
    outcome->player_count = input->player_count;
    for (int32_t place = 0; place < input->player_count; place++)
        outcome->order[place] = input->players[order[place]];
    memcpy(outcome->winner, outcome->order[0].name, sizeof outcome->winner);
    explain_subject(why, input->players[order[0]].name);
    explain(why, "D12-INI-1", "The highest die chooses to move first or second; then the sides alternate");
    explain_subject(why, NULL);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct d12_initiative_order_outcome *outcome = ruled;
    text_format(line, "%s has the initiative and chooses to move first or second", outcome->winner);
    for (int32_t place = 1; outcome->player_count > 2 && place < outcome->player_count; place++)
        text_format(line, ", then %s", outcome->order[place].name);
    text_add(line, ".");
}

HOLDS_WITH(first_player_wins, struct d12_initiative_order_input, struct d12_initiative_order_outcome,
           strcmp(outcome->winner, input->players[0].name) == 0)

static const struct step_end step_ends[] = {
    END(first_player_wins, "The player named first has the initiative"),
    NO_MORE_ENDS,
};

static const char *const options[] = {NULL};
static const char *const clauses[] = {"D12-INI-1", NULL};

const struct step d12_initiative_order_step = {
    .name = "initiative-order",
    .title = "Initiative",
    .doc = "Who chooses to move first or second. Units or individuals are then moved alternately.",
    .family = "initiative-order",
    .dice = "D12 for each player, the tied re-rolled",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
};
