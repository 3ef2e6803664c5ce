/* A toy ruleset: heads or tails. One step, one option, one table; what a newcomer would write first. */
#include "coin_ruleset.h"
#include <umpire/rules.h>

struct coin_options {
    int32_t edge; /* 0 again, 1 nobody */
};

struct coin_input {
    int32_t call;  /* 0 heads, 1 tails */
    int32_t coins; /* thrown at once */
};

struct coin_outcome {
    int32_t right; /* coins that fell as called */
    bool won;      /* more than half of them */
    bool even;     /* exactly half of them; since version 2 */
};

struct coin_face {
    const char *name;
    int32_t number;
};

static const struct choice edge_list[] = {{"again", "throw it again"}, {"nobody", "nobody wins"}};
static const struct choices edge_choices = {"CoinEdge", edge_list, 2};
static const struct choice call_list[] = {{"heads", NULL}, {"tails", NULL}};
static const struct choices call_choices = {"CoinCall", call_list, 2};

static const struct field option_list[] = {
    {.name = "edge",
     .title = "On edge",
     .doc = "What a draw means.",
     .clause = "COIN-2",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .choices = &edge_choices,
     .offset = FIELD_AT(struct coin_options, edge, int32_t)},
};
static const struct fields option_fields = {
    .name = "CoinOptions", .doc = "Readings.", .list = option_list, .count = 1, .size = sizeof(struct coin_options)};

static const struct field input_list[] = {
    {.name = "call",
     .title = "Call",
     .doc = "What is called.",
     .kind = FIELD_ENUM,
     .presence = FIELD_REQUIRED,
     .choices = &call_choices,
     .offset = FIELD_AT(struct coin_input, call, int32_t)},
    {.name = "coins",
     .title = "Coins",
     .doc = "Thrown at once.",
     .unit = "coins",
     .kind = FIELD_INT,
     .presence = FIELD_DEFAULTED,
     .min = 1,
     .max = 9,
     .fallback = 1,
     .offset = FIELD_AT(struct coin_input, coins, int32_t)},
};
static const struct fields input_fields = {
    .name = "CoinTossInput", .doc = "A call.", .list = input_list, .count = 2, .size = sizeof(struct coin_input)};

static const struct field outcome_list[] = {
    {.name = "right",
     .title = "Right",
     .doc = "Coins that fell as called.",
     .kind = FIELD_INT,
     .max = 9,
     .offset = FIELD_AT(struct coin_outcome, right, int32_t)},
    {.name = "won",
     .title = "Won",
     .doc = "More than half of them.",
     .kind = FIELD_BOOL,
     .offset = FIELD_AT(struct coin_outcome, won, bool)},
    {.name = "even",
     .title = "Even",
     .doc = "Exactly half of them.",
     .kind = FIELD_BOOL,
     .offset = FIELD_AT(struct coin_outcome, even, bool)},
};
static const struct fields outcome_fields = {.name = "CoinTossOutcome",
                                             .doc = "How the coins fell.",
                                             .list = outcome_list,
                                             .count = 3,
                                             .size = sizeof(struct coin_outcome)};

/* Since version 2 half of the coins are a draw, which an option decides; in version 1 they had lost. */
static void resolve_even(const struct question *question, struct dice *dice, struct explanation *why,
                         struct coin_outcome *outcome)
{
    const struct coin_input *input = question->input;
    const struct coin_options *options = question->options;
    outcome->even = outcome->right * 2 == input->coins;
    if (!outcome->even || options->edge != 0)
        return;
    outcome->won = dice_hits(dice, "again", 1, 2, 2) == 1;
    explain(why, "COIN-2", "Half of the coins: one more is thrown");
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct coin_input *input = question->input;
    struct coin_outcome *outcome = ret_outcome;
    outcome->right = dice_hits(dice, "coins", input->coins, 2, 2);
    outcome->won = outcome->right * 2 > input->coins;
    explain_value(why, "COIN-1", "A coin that shows 2 fell as called", outcome->right);
    if (question->version >= 2)
        resolve_even(question, dice, why, outcome);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const struct coin_outcome *outcome = ruled;
    (void)question;
    text_add(line, outcome->won ? "Well called." : "Badly called.");
}

static bool is_won(const struct question *question, const void *ruled)
{
    const struct coin_outcome *outcome = ruled;
    (void)question;
    return outcome->won;
}

static const struct step_end ends[] = {{"won", "The call was right", is_won}, {NULL, NULL, NULL}};
static const char *const read_options[] = {"edge", NULL}; /* since version 2 */
static const char *const clauses[] = {"COIN-1", "COIN-2", NULL};
static const struct step toss = {
    .name = "toss",
    .title = "Toss",
    .doc = "Throws coins.",
    .dice = "A D2 for each coin",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = read_options,
    .clauses = clauses,
    .ends = ends,
    .resolve = resolve,
    .summarise = summarise,
};

static const struct field face_list[] = {
    {.name = "name",
     .title = "Name",
     .doc = "Of the face.",
     .kind = FIELD_LABEL,
     .offset = FIELD_AT(struct coin_face, name, const char *)},
    {.name = "number",
     .title = "Number",
     .doc = "On the D2.",
     .kind = FIELD_INT,
     .min = 1,
     .max = 2,
     .offset = FIELD_AT(struct coin_face, number, int32_t)},
};
static const struct fields face_fields = {
    .name = "CoinFace", .doc = "A face.", .list = face_list, .count = 2, .size = sizeof(struct coin_face)};
static const struct coin_face faces[] = {{"wrong", 1}, {"right", 2}};
static const struct table face_table = {.name = "faces",
                                        .title = "Faces",
                                        .doc = "Of a coin.",
                                        .clause = "COIN-1",
                                        .row = &face_fields,
                                        .rows = faces,
                                        .count = 2};

static const struct step *const steps[] = {&toss, NULL};
static const struct table *const tables[] = {&face_table, NULL};
static const struct step_hint hints[] = {{"initiative-order", "toss"}, {NULL, NULL}};

const struct ruleset ruleset_coin = {.name = "coin",
                                     .title = "Heads or tails",
                                     .doc = "The oldest game.",
                                     .version = 2,
                                     .options = &option_fields,
                                     .steps = steps,
                                     .tables = tables,
                                     .hints = hints};
