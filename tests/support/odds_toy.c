/* Two toy steps. */
#include "odds_toy.h"
#include <string.h>
#include <umpire/dialect.h>

#define COLOUR_VALUES(X)                                                                                               \
    X(RED, "red", "Low")                                                                                               \
    X(GREEN, "green", "High")
ENUM(colour, COLOUR_VALUES, COLOURS);
LOCAL_CHOICES(colours, "OddsToyColour", COLOUR_VALUES);

struct part {
    int32_t size;
    char name[8];
};
static const struct field part_rows[] = {
    NUMBER(struct part, size, -9, 9, "Size", NULL, "Of it."),
    TEXT(struct part, name, 0, 7, "Name", NULL, "Of it.", OPTIONAL),
};
static const struct fields part_fields = FIELDS("OddsToyPart", "A part.", part_rows, struct part);
static const struct field part_item = ITEM_GROUP(part_fields, NULL, NULL, NULL);
static const struct field number_item = ITEM_NUMBER(0, 99, NULL, NULL, NULL);

struct kinds {
    bool odd;
    int32_t balance, inches, colour, maybe;
    const char *label;
    char text[8];
    struct part spare;
    bool has_spare;
    struct part parts[3];
    int32_t part_count;
    int32_t numbers[4], number_count;
};
static const struct field kinds_rows[] = {
    FACT(struct kinds, odd, "Odd", NULL, "Whether."),
    NUMBER(struct kinds, balance, -99, 99, "Balance", NULL, "Mostly negative."),
    INCHES(struct kinds, inches, 99000, "Inches", NULL, "A decimal."),
    CHOICE(struct kinds, colour, colours, "Colour", NULL, "A choice."),
    NUMBER(struct kinds, maybe, -9, 9, "Maybe", NULL, "Not always.", OPTIONAL),
    LABEL(struct kinds, label, "Label", NULL, "Not always.", OPTIONAL),
    TEXT(struct kinds, text, 0, 7, "Text", NULL, "Some."),
    GROUP_IF(struct kinds, spare, has_spare, struct part, part_fields, "Spare", NULL, "Not always."),
    LIST(struct kinds, parts, struct part, part_item, part_count, 0, 3, "Parts", NULL, "Some."),
    LIST(struct kinds, numbers, int32_t, number_item, number_count, 0, 4, "Numbers", NULL, "Some."),
};
static const struct fields kinds_fields = FIELDS("OddsToyKinds", "Every kind.", kinds_rows, struct kinds);
static const struct fields nothing = {.name = "OddsToyNothing", .doc = "Nothing.", .size = 1};

static void parts_throw(struct kinds *kinds, struct dice *dice)
{
    kinds->part_count = dice_hits(dice, "parts", 3, 4, 3);
    for (int32_t i = 0; i < kinds->part_count; i++) {
        kinds->parts[i].size = dice_face(dice, "size", 3) - 2;
        strcpy(kinds->parts[i].name, kinds->parts[i].size == 0 ? "" : kinds->parts[i].size < 0 ? "small" : "large");
    }
}

static enum ruling_status kinds_resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                        void *outcome)
{
    struct kinds *kinds = outcome;
    int32_t first = dice_face(dice, "first", 6);
    (void)question, (void)why;
    kinds->odd = first % 2 == 1;
    kinds->balance = 2 - first;
    kinds->inches = 500 * first;
    kinds->colour = first > 4 ? GREEN : RED;
    strcpy(kinds->text, first == 1 ? "one" : "more");
    if (first <= 2)
        kinds->balance -= dice_face(dice, "more", 10);
    if (first == 3)
        kinds->maybe = dice_sum(dice, "maybe", 2, 4) - 5;
    if (first == 4)
        kinds->label = dice_opposed(dice, "who", 6) == 0 ? "we" : "they";
    if (first == 5) {
        kinds->has_spare = dice_hits(dice, "spare", 1, 7, 4) > 0;
        kinds->spare.size = kinds->has_spare ? dice_face(dice, "size", 5) : 0;
    }
    if (first == 6)
        parts_throw(kinds, dice);
    for (kinds->number_count = 0; kinds->number_count < first % 4;)
        kinds->numbers[kinds->number_count++] = dice_sum_floored(dice, "numbers", 2, 3, 1);
    return RULING_RESOLVED;
}

HOLDS(in_debt, struct kinds, outcome->balance < 0)

const struct step odds_toy_kinds = {
    .name = "kinds",
    .input = &nothing,
    .outcome = &kinds_fields,
    .ends = ROWS(struct step_end, END(in_debt, "The balance is negative", READS(struct kinds, balance))),
    .resolve = kinds_resolve};

struct chain {
    int32_t rest;  /* of the total by 7 */
    int32_t first; /* the draw after which it was 0 for the first time */
    bool high;     /* the last die showed more than half */
};
static const struct field chain_rows[] = {
    NUMBER(struct chain, rest, 0, 6, "Rest", NULL, "Of the total."),
    NUMBER(struct chain, first, 1, 128, "First", NULL, "When it was 0.", OPTIONAL),
    FACT(struct chain, high, "High", NULL, "The last die."),
};
static const struct fields chain_fields = FIELDS("OddsToyChain", "A chain.", chain_rows, struct chain);

static enum ruling_status chain_resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                        void *outcome)
{
    const struct odds_toy_chain_input *input = question->input;
    struct chain *chain = outcome;
    int32_t rest = 0, found = 0;
    (void)why;
    for (int32_t i = 1; i <= input->draws; i++) {
        int32_t face = dice_face(dice, "link", input->sides);
        rest = (rest + face) % 7;
        if (rest == 0 && !found)
            chain->first = i;
        found = found || rest == 0;
        chain->high = 2 * face > input->sides;
        chain->rest = rest;
        if (input->forgets && i < input->draws && !dice_forget(dice, (int32_t[]){rest, found, chain->high}, 3))
            break;
    }
    return RULING_RESOLVED;
}

const struct step odds_toy_chain = {
    .name = "chain", .input = &nothing, .outcome = &chain_fields, .resolve = chain_resolve};

static const struct step *const steps[] = {&odds_toy_kinds, &odds_toy_chain, NULL};
const struct ruleset odds_toy_ruleset = {.name = "odds-toy", .version = 1, .options = &nothing, .steps = steps};
