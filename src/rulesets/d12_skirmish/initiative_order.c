/* initiative-order: who chooses to move first or second (D12-INI-1). */
#include "rulesets/d12_skirmish/d12.h"
#include <string.h>

enum { PLAYERS_MAX = 16 };

struct player {
    char name[FIELD_TEXT_SIZE(D12_NAME_MAX)];
};
static const struct field player_rows[] = {
    TEXT(struct player, name, 1, D12_NAME_MAX, "Player", NULL, "A name that no other player of the question has."),
};
static const struct fields player_fields = FIELDS("D12Player", "A player or a side.", player_rows, struct player);
static const struct field player_item = ITEM_GROUP(player_fields, "Player", NULL, "A player or a side.");

struct input {
    int32_t player_count;
    struct player players[PLAYERS_MAX];
};
static const struct field input_rows[] = {
    LIST(struct input, players, struct player, player_item, player_count, 2, PLAYERS_MAX, "Players", "D12-INI-1",
         "Those who roll for the initiative.", .of_sides = true),
};
static const struct fields input_fields =
    FIELDS("D12InitiativeOrderInput", "The players at the start of a turn.", input_rows, struct input);

struct outcome {
    char winner[FIELD_TEXT_SIZE(D12_NAME_MAX)];
    int32_t player_count;
    struct player order[PLAYERS_MAX];
};
static const struct field outcome_rows[] = {
    TEXT(struct outcome, winner, 1, D12_NAME_MAX, "Winner", "D12-INI-1",
         "The player who chooses to move first or second."),
    LIST(struct outcome, order, struct player, player_item, player_count, 2, PLAYERS_MAX, "Order", "A-D12-1",
         "All players by their dice, the highest first; the tied rolled again. With more than two, they choose in this "
         "order."),
};
static const struct fields outcome_fields =
    FIELDS("D12InitiativeOrderOutcome", "Who has the initiative.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    for (int32_t i = 1; i < input->player_count; i++)
        for (int32_t k = 0; k < i; k++) {
            if (strcmp(input->players[i].name, input->players[k].name) != 0)
                continue;
            char pointer[VIOLATION_POINTER_MAX];
            struct text text;
            text_start(&text, pointer, sizeof pointer);
            text_format(&text, "/input/players/%d/name", i);
            violation_add(violations, ERROR_NOT_UNIQUE, pointer,
                          "Player %d has this name already; each player needs a name of its own.", k + 1);
            break;
        }
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    struct outcome *ret = ruled;
    int32_t order[PLAYERS_MAX];
    if (input->player_count == 2) {
        order[0] = dice_opposed(dice, "initiative", D12_SIDES);
        order[1] = 1 - order[0];
    } else {
        dice_ranking(dice, "initiative", input->player_count, D12_SIDES, order);
    }
    ret->player_count = input->player_count;
    for (int32_t place = 0; place < input->player_count; place++)
        ret->order[place] = input->players[order[place]];
    memcpy(ret->winner, ret->order[0].name, sizeof ret->winner);
    explain_subject(why, input->players[order[0]].name);
    explain(why, "D12-INI-1", "The highest die chooses to move first or second; then the sides alternate");
    explain_subject(why, NULL);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    (void)question;
    text_format(line, "%s won the initiative and may choose to move first or second", outcome->winner);
    for (int32_t place = 1; outcome->player_count > 2 && place < outcome->player_count; place++)
        text_format(line, place == 1 ? "; %s came next" : ", then %s", outcome->order[place].name);
    text_add(line, ".");
}

HOLDS_WITH(first_player_wins, struct input, struct outcome, strcmp(outcome->winner, input->players[0].name) == 0)

const struct step d12_initiative_order_step = {
    .name = "initiative-order",
    .title = "Initiative",
    .doc = "Who chooses to move first or second. Units or individuals are then moved alternately.",
    .family = "initiative-order",
    .dice = "D12 for each player, the tied re-rolled",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("D12-INI-1"),
    .ends = ROWS(struct step_end,
                 END(first_player_wins, "The player named first has the initiative", READS(struct outcome, winner))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
};
