/* initiative-order: which unit acts first. Initiative, then command, then suppression, then a D6 (TT-INI-1 to 5). */
#include "ends.h"
#include "retained.h"
#include "tt.h"
#include "tt_roster.h"
#include <string.h>

static const struct choice criterion_list[] = {
    [TT_BY_INITIATIVE] = {"initiative", "The higher initiative"},
    [TT_BY_COMMAND] = {"command", "Hero and Leader before Hero before Leader before neither"},
    [TT_BY_SUPPRESSION] = {"suppression", "Fewer suppression markers"},
    [TT_BY_DIE] = {"die", "The higher D6"},
    [TT_BY_NOTHING] = {"simultaneous", "Nothing: the units act at the same time"},
};
static const struct choices criteria = {"TtInitiativeCriterion", criterion_list, TT_CRITERIA};

static const struct field unit_list[] = {
    {.name = "id",
     .title = "Unit",
     .doc = "A name that no other unit of the question has.",
     .kind = FIELD_TEXT,
     .offset = FIELD_AT(struct tt_unit, id, char *),
     .min = 1,
     .max = TT_ID_MAX},
    {.name = "initiative",
     .title = "Initiative",
     .doc = "Initiative rating of the unit.",
     .clause = "TT-INI-2",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_unit, initiative, int32_t),
     .max = 99},
    {.name = "hero",
     .title = "Hero",
     .doc = "Whether a Hero is with the unit.",
     .clause = "TT-INI-3",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_unit, hero, bool)},
    {.name = "leader",
     .title = "Leader",
     .doc = "Whether a Leader is with the unit.",
     .clause = "TT-INI-3",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_unit, leader, bool)},
    {.name = "suppression",
     .title = "Suppression",
     .doc = "Suppression markers on the unit.",
     .unit = "markers",
     .clause = "TT-INI-3",
     .kind = FIELD_INT,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_unit, suppression, int32_t),
     .max = 99},
};
static const struct fields unit_fields = {
    .name = "TtUnit",
    .doc = "A unit that is about to act.",
    .list = unit_list,
    .count = FIELDS_COUNT(unit_list),
    .size = sizeof(struct tt_unit),
};
static const struct field unit_item = {
    .title = "Unit", .doc = "A unit that is about to act.", .kind = FIELD_GROUP, .of = &unit_fields};

static const struct field input_list[] = {
    {.name = "units",
     .title = "Units",
     .doc = "The units that are about to act.",
     .kind = FIELD_LIST,
     .offset = FIELD_AT(struct tt_initiative_order_input, units, struct tt_unit *),
     .min = 2,
     .max = TT_UNITS_MAX,
     .item = &unit_item,
     .item_size = sizeof(struct tt_unit),
     .count = FIELD_AT(struct tt_initiative_order_input, unit_count, int32_t)},
    {.name = "interact",
     .title = "They interact",
     .doc = "Whether it matters which of them acts first. If not, units of equal initiative act at the same time.",
     .clause = "A-TT-2",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_initiative_order_input, interact, bool),
     .fallback = true},
};
static const struct fields input_fields = {
    .name = "TtInitiativeOrderInput",
    .doc = "Units that are about to act.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct tt_initiative_order_input),
};

static const struct field placed_list[] = {
    {.name = "id",
     .title = "Unit",
     .doc = "The unit.",
     .kind = FIELD_TEXT,
     .offset = FIELD_AT(struct tt_placed_unit, id, char *),
     .min = 1,
     .max = TT_ID_MAX},
    {.name = "place",
     .title = "Place",
     .doc = "From 1. Units that act at the same time share a place, and the places after it are left out.",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_placed_unit, place, int32_t),
     .min = 1,
     .max = TT_UNITS_MAX},
    {.name = "group",
     .title = "Roll-off",
     .doc = "Number of the roll-off that the unit took part in; 0 for none.",
     .clause = "TT-INI-5",
     .kind = FIELD_INT,
     .offset = FIELD_AT(struct tt_placed_unit, group, int32_t),
     .max = TT_UNITS_MAX / 2},
    {.name = "decided_by",
     .title = "Decided by",
     .doc = "What sets the unit apart from the one before it; for the first unit, from the one after it.",
     .kind = FIELD_ENUM,
     .offset = FIELD_AT(struct tt_placed_unit, decided_by, int32_t),
     .choices = &criteria},
};
static const struct fields placed_fields = {
    .name = "TtPlacedUnit",
    .doc = "A unit in its place.",
    .list = placed_list,
    .count = FIELDS_COUNT(placed_list),
    .size = sizeof(struct tt_placed_unit),
};
static const struct field placed_item = {
    .title = "Unit", .doc = "A unit in its place.", .kind = FIELD_GROUP, .of = &placed_fields};

static const struct field outcome_list[] = {
    {.name = "order",
     .title = "Order",
     .doc = "All units in the order in which they act.",
     .kind = FIELD_LIST,
     .offset = FIELD_AT(struct tt_initiative_order_outcome, order, struct tt_placed_unit *),
     .min = 2,
     .max = TT_UNITS_MAX,
     .item = &placed_item,
     .item_size = sizeof(struct tt_placed_unit),
     .count = FIELD_AT(struct tt_initiative_order_outcome, unit_count, int32_t)},
    {.name = "decided_by",
     .title = "Decided by",
     .doc = "The last criterion that was needed.",
     .kind = FIELD_ENUM,
     .offset = FIELD_AT(struct tt_initiative_order_outcome, decided_by, int32_t),
     .choices = &criteria},
};
static const struct fields outcome_fields = {
    .name = "TtInitiativeOrderOutcome",
    .doc = "The units in the order in which they act.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct tt_initiative_order_outcome),
};

/* How a unit stands: what is compared, in the order of enum tt_criterion; lower acts first. */
enum { KEYS = TT_BY_DIE };
struct standing {
    const struct tt_unit *unit;
    int32_t keys[KEYS];
};

enum { NO_COMMAND, LEADER, HERO, HERO_AND_LEADER };

static int32_t command_class(const struct tt_unit *unit)
{
    if (unit->hero)
        return unit->leader ? HERO_AND_LEADER : HERO;
    return unit->leader ? LEADER : NO_COMMAND;
}

static struct standing unit_standing(const struct tt_unit *unit, bool interact, const struct tt_options *options)
{
    struct standing standing = {.unit = unit, .keys = {[TT_BY_INITIATIVE] = -unit->initiative}};
    if (!interact)
        return standing;
    int32_t command = command_class(unit);
    standing.keys[TT_BY_COMMAND] = -command;
    if (command == NO_COMMAND || options->init_suppression == TT_SUPPRESSION_ALWAYS)
        standing.keys[TT_BY_SUPPRESSION] = unit->suppression;
    return standing;
}

/* The criterion that sets two units apart. */
static enum tt_criterion separating(const struct standing *a, const struct standing *b, bool interact)
{
    for (int32_t key = 0; key < KEYS; key++)
        if (a->keys[key] != b->keys[key])
            return (enum tt_criterion)key;
    return interact ? TT_BY_DIE : TT_BY_NOTHING;
}

/* Units that act at the same time are named in the order of their ids, so that the input's order never shows. Units
 * that will roll off stay in input order: so are they named to the dice. */
static bool stands_before(const struct standing *a, const struct standing *b, bool interact)
{
    enum tt_criterion criterion = separating(a, b, interact);
    if (criterion == TT_BY_NOTHING)
        return strcmp(a->unit->id, b->unit->id) < 0;
    return criterion != TT_BY_DIE && a->keys[criterion] < b->keys[criterion];
}

static void sort_units(struct standing *standings, int32_t count, bool interact)
{
    for (int32_t i = 1; i < count; i++) {
        struct standing moving = standings[i];
        int32_t place = i;
        for (; place > 0 && stands_before(&moving, &standings[place - 1], interact); place--)
            standings[place] = standings[place - 1];
        standings[place] = moving;
    }
}

static void roll_off(struct standing *tied, int32_t count, struct dice *dice)
{
    int32_t ranking[TT_UNITS_MAX];
    struct standing before[TT_UNITS_MAX];
    memcpy(before, tied, (size_t)count * sizeof *tied);
    dice_ranking(dice, "roll-off", count, 6, ranking);
    for (int32_t place = 0; place < count; place++)
        tied[place] = before[ranking[place]];
}

/* Rolls off each group of equal standing, and writes its members into their places. Groups do not matter to each other.
 * False: a way that is not followed any further. */
static bool place_units(struct standing *standings, int32_t count, bool interact, struct dice *dice,
                        struct tt_placed_unit *order)
{
    int32_t groups = 0;
    for (int32_t first = 0, end; first < count; first = end) {
        for (end = first + 1; end < count && separating(&standings[first], &standings[end], interact) >= TT_BY_DIE;)
            end++;
        bool rolls = interact && end - first > 1;
        if (rolls) {
            if (groups++ > 0 && !FORGET_ALL(dice))
                return false;
            roll_off(&standings[first], end - first, dice);
        }
        for (int32_t i = first; i < end; i++) {
            memcpy(order[i].id, standings[i].unit->id, sizeof order[i].id);
            order[i].place = (interact ? i : first) + 1;
            order[i].group = rolls ? groups : 0;
        }
    }
    return true;
}

static void explain_precedence(struct explanation *why, const struct tt_unit *unit, enum tt_criterion criterion)
{
    static const char *const command_texts[] = {
        [LEADER] = "Equal initiative: the unit with a Leader acts before one with neither Hero nor Leader",
        [HERO] = "Equal initiative: the unit with a Hero acts before one without",
        [HERO_AND_LEADER] = "Equal initiative: the unit with both a Hero and a Leader acts before one without both",
    };
    explain_subject(why, unit->id);
    switch (criterion) {
    case TT_BY_INITIATIVE:
        explain_value(why, "TT-INI-2", "The higher initiative acts first", unit->initiative);
        break;
    case TT_BY_COMMAND:
        explain(why, "TT-INI-3", command_texts[command_class(unit)]);
        break;
    case TT_BY_SUPPRESSION:
        explain_value(why, "TT-INI-3", "Equal initiative and command: fewer suppression markers act first",
                      unit->suppression);
        break;
    case TT_BY_DIE:
        explain(why, "TT-INI-5", "Equal standing on the whole list: the higher D6 acts first");
        break;
    default:
        explain(why, "TT-INI-1", "Equal initiative and no interaction: acts at the same time as the next");
    }
}

static void check(const struct question *question, struct violations *violations)
{
    const struct tt_initiative_order_input *input = question->input;
    for (int32_t i = 1; i < input->unit_count; i++)
        for (int32_t k = 0; k < i; k++) {
            if (strcmp(input->units[i].id, input->units[k].id) != 0)
                continue;
            char pointer[VIOLATION_POINTER_MAX];
            struct text text;
            text_start(&text, pointer, sizeof pointer);
            text_format(&text, "/input/units/%d/id", i);
            violation_add(violations, ERROR_NOT_UNIQUE, pointer,
                          "Unit %d has this id already; each unit needs an id of its own.", k);
            break;
        }
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct tt_initiative_order_input *input = question->input;
    struct tt_initiative_order_outcome *outcome = ret_outcome;
    struct standing standings[TT_UNITS_MAX];
    for (int32_t i = 0; i < input->unit_count; i++)
        standings[i] = unit_standing(&input->units[i], input->interact, question->options);
    sort_units(standings, input->unit_count, input->interact);
    outcome->unit_count = input->unit_count;
    if (!place_units(standings, input->unit_count, input->interact, dice, outcome->order))
        return RULING_RESOLVED;
    for (int32_t i = 1; i < input->unit_count; i++) {
        enum tt_criterion criterion = separating(&standings[i - 1], &standings[i], input->interact);
        outcome->order[i].decided_by = (int32_t)criterion;
        if ((int32_t)criterion > outcome->decided_by)
            outcome->decided_by = (int32_t)criterion;
        explain_precedence(why, standings[i - 1].unit, criterion);
    }
    outcome->order[0].decided_by = outcome->order[1].decided_by;
    explain_subject(why, NULL);
    return RULING_RESOLVED;
}

/* Names the units of one place; gives the index after them. */
static int32_t say_place(const struct tt_initiative_order_outcome *outcome, int32_t first, struct text *line)
{
    int32_t end = first + 1;
    while (end < outcome->unit_count && outcome->order[end].place == outcome->order[first].place)
        end++;
    for (int32_t i = first; i < end; i++) {
        if (i > first)
            text_add(line, i + 1 == end ? " and " : ", ");
        text_add(line, outcome->order[i].id);
    }
    return end;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct tt_initiative_order_outcome *outcome = ruled;
    int32_t next = say_place(outcome, 0, line);
    text_add(line, next == 1 ? " acts first" : next < outcome->unit_count ? " act first" : " act at the same time");
    while (next < outcome->unit_count) {
        text_add(line, ", then ");
        next = say_place(outcome, next, line);
    }
    text_add(line, ".");
}

static bool first_unit_first(const struct question *question, const void *ruled)
{
    const struct tt_initiative_order_input *input = question->input;
    const struct tt_initiative_order_outcome *outcome = ruled;
    for (int32_t i = 0; i < outcome->unit_count; i++)
        if (outcome->order[i].place == 1 && strcmp(outcome->order[i].id, input->units[0].id) == 0)
            return true;
    return false;
}

static const struct step_end step_ends[] = {
    END(first_unit_first, "The unit named first acts first"),
    NO_MORE_ENDS,
};

static const struct unit_fills unit_fills[] = {FILLS("id"),     FILLS("initiative"),  FILLS("hero"),
                                               FILLS("leader"), FILLS("suppression"), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("units", "The units that activate at this point.", "units", unit_fills, .many = true, .in_play = true),
    NO_MORE_ROLES,
};

static const char *const options[] = {"init_suppression", NULL};
static const char *const clauses[] = {"TT-INI-1", "TT-INI-2", "TT-INI-3", "TT-INI-5", NULL};

const struct step tt_initiative_order_step = {
    .name = "initiative-order",
    .title = "Initiative order",
    .doc =
        "Which unit acts first. Higher initiative does; units of equal initiative that interact are set apart by Hero "
        "and Leader, then by suppression markers, then by a D6.",
    .family = "initiative-order",
    .dice = "A D6 for each unit of each group of equal standing, the tied re-rolled; none when nothing is equal or the "
            "units do not interact",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
};
