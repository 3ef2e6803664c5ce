/* A toy ruleset: heads or tails. One step, one option, one table; what a newcomer would write first. */
#include "coin_ruleset.h"
#include <umpire/dialect.h>

#define EDGE_VALUES(X)                                                                                                 \
    X(COIN_AGAIN, "again", "throw it again")                                                                           \
    X(COIN_NOBODY, "nobody", "nobody wins")
ENUM(coin_edge, EDGE_VALUES, COIN_EDGES);
LOCAL_CHOICES(edges, "CoinEdge", EDGE_VALUES);

struct coin_options {
    int32_t edge; /* enum coin_edge */
};
static const struct field option_rows[] = {
    CHOICE(struct coin_options, edge, edges, "On edge", "COIN-2", "What a draw means.", DEFAULT(COIN_AGAIN)),
};
static const struct fields option_fields = FIELDS("CoinOptions", "Readings.", option_rows, struct coin_options);

/* ---- toss ---- */

#define CALL_VALUES(X)                                                                                                 \
    X(COIN_HEADS, "heads", NULL)                                                                                       \
    X(COIN_TAILS, "tails", NULL)
ENUM(coin_call, CALL_VALUES, COIN_CALLS);
LOCAL_CHOICES(calls, "CoinCall", CALL_VALUES);

struct input {
    int32_t call;  /* enum coin_call */
    int32_t coins; /* thrown at once */
};
static const struct field input_rows[] = {
    CHOICE(struct input, call, calls, "Call", NULL, "What is called."),
    NUMBER(struct input, coins, 1, 9, "Coins", NULL, "Thrown at once.", .unit = "coins", DEFAULT(1)),
};
static const struct fields input_fields = FIELDS("CoinTossInput", "A call.", input_rows, struct input);

struct outcome {
    int32_t right; /* coins that fell as called */
    bool won;      /* more than half of them */
    bool even;     /* exactly half of them; since version 2 */
};
static const struct field outcome_rows[] = {
    NUMBER(struct outcome, right, 0, 9, "Right", NULL, "Coins that fell as called."),
    FACT(struct outcome, won, "Won", NULL, "More than half of them."),
    FACT(struct outcome, even, "Even", NULL, "Exactly half of them."),
};
static const struct fields outcome_fields =
    FIELDS("CoinTossOutcome", "How the coins fell.", outcome_rows, struct outcome);

/* Since version 2 half of the coins are a draw, which an option decides; in version 1 they had lost. */
static void resolve_even(const struct input *input, const struct coin_options *options, struct dice *dice,
                         struct explanation *why, struct outcome *outcome)
{
    outcome->even = outcome->right * 2 == input->coins;
    if (!outcome->even || options->edge != COIN_AGAIN)
        return;
    outcome->won = dice_hits(dice, "again", 1, 2, 2) == 1;
    explain(why, "COIN-2", "Half of the coins: one more is thrown");
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    struct outcome *outcome = ruled;
    outcome->right = dice_hits(dice, "coins", input->coins, 2, 2);
    outcome->won = outcome->right * 2 > input->coins;
    explain_value(why, "COIN-1", "A coin that shows 2 fell as called", outcome->right);
    if (question->version >= 2)
        resolve_even(input, question->options, dice, why, outcome);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    (void)question;
    text_add(line, outcome->won ? "Well called." : "Badly called.");
}

static const struct step toss = {
    .name = "toss",
    .title = "Toss",
    .doc = "Throws coins.",
    .dice = "A D2 for each coin",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("edge"), /* since version 2 */
    .clauses = STRINGS("COIN-1", "COIN-2"),
    .ends = ROWS(struct step_end, END_IS(won, "The call was right", struct outcome, won, true)),
    .resolve = resolve,
    .summarise = say,
};

/* ---- the table that people look up ---- */

struct face {
    const char *name;
    int32_t number;
};
static const struct field face_rows[] = {
    LABEL(struct face, name, "Name", NULL, "Of the face."),
    NUMBER(struct face, number, 1, 2, "Number", NULL, "On the D2."),
};
static const struct fields face_fields = FIELDS("CoinFace", "A face.", face_rows, struct face);
static const struct face faces[] = {{"wrong", 1}, {"right", 2}};
static const struct table face_table = {.name = "faces",
                                        .title = "Faces",
                                        .doc = "Of a coin.",
                                        .clause = "COIN-1",
                                        .row = &face_fields,
                                        .rows = faces,
                                        .count = FIELDS_COUNT(faces)};

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
