/* Two toy steps. */
#include "odds_toy.h"
#include "field_kinds.h"
#include <string.h>

struct part {
    int32_t size;
    char name[8];
};

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

static const struct choice colour_list[] = {{"red", "Low"}, {"green", "High"}};
static const struct choices colours = {"OddsToyColour", colour_list, 2};

static const struct field part_list[] = {
    {NAMED("size", "Size", NULL, "Of it."), NUMBER(struct part, size, -9, 9)},
    {NAMED("name", "Name", NULL, "Of it."), .kind = FIELD_TEXT, .presence = FIELD_OPTIONAL,
     .offset = offsetof(struct part, name), .max = 7},
};
static const struct fields part_fields = FIELDS("OddsToyPart", "A part.", part_list, struct part);
static const struct field part_item = {.kind = FIELD_GROUP, .of = &part_fields};
static const struct field number_item = {.kind = FIELD_INT, .min = 0, .max = 99};

static const struct field kinds_list[] = {
    {NAMED("odd", "Odd", NULL, "Whether."), FACT(struct kinds, odd)},
    {NAMED("balance", "Balance", NULL, "Mostly negative."), NUMBER(struct kinds, balance, -99, 99)},
    {NAMED("inches", "Inches", NULL, "A decimal."), INCHES(struct kinds, inches, 99000)},
    {NAMED("colour", "Colour", NULL, "A choice."), CHOICE(struct kinds, colour, colours)},
    {NAMED("maybe", "Maybe", NULL, "Not always."), NUMBER(struct kinds, maybe, -9, 9), OPTIONAL},
    {NAMED("label", "Label", NULL, "Not always."), LABEL(struct kinds, label), OPTIONAL},
    {NAMED("text", "Text", NULL, "Some."), .kind = FIELD_TEXT, .offset = offsetof(struct kinds, text), .max = 7},
    {NAMED("spare", "Spare", NULL, "Not always."), GROUP_IF(struct kinds, spare, struct part, part_fields, has_spare)},
    {NAMED("parts", "Parts", NULL, "Some."), .kind = FIELD_LIST, .offset = offsetof(struct kinds, parts), .max = 3,
     .item = &part_item, .item_size = sizeof(struct part), .count = FIELD_AT(struct kinds, part_count, int32_t)},
    {NAMED("numbers", "Numbers", NULL, "Some."), .kind = FIELD_LIST, .offset = offsetof(struct kinds, numbers),
     .max = 4, .item = &number_item, .item_size = sizeof(int32_t),
     .count = FIELD_AT(struct kinds, number_count, int32_t)},
};
static const struct fields kinds_fields = FIELDS("OddsToyKinds", "Every kind.", kinds_list, struct kinds);
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
    kinds->colour = first > 4;
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

static bool ends_in_debt(const struct question *question, const void *outcome)
{
    (void)question;
    return ((const struct kinds *)outcome)->balance < 0;
}

static const struct step_end kinds_ends[] = {{"in_debt", "The balance is negative", ends_in_debt}, {.name = NULL}};

const struct step odds_toy_kinds = {
    .name = "kinds", .input = &nothing, .outcome = &kinds_fields, .ends = kinds_ends, .resolve = kinds_resolve};

struct chain {
    int32_t rest;  /* of the total by 7 */
    int32_t first; /* the draw after which it was 0 for the first time */
    bool high;     /* the last die showed more than half */
};

static const struct field chain_list[] = {
    {NAMED("rest", "Rest", NULL, "Of the total."), NUMBER(struct chain, rest, 0, 6)},
    {NAMED("first", "First", NULL, "When it was 0."), NUMBER(struct chain, first, 1, 128), OPTIONAL},
    {NAMED("high", "High", NULL, "The last die."), FACT(struct chain, high)},
};
static const struct fields chain_fields = FIELDS("OddsToyChain", "A chain.", chain_list, struct chain);

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
