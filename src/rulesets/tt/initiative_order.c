/* initiative-order: which unit acts first. Initiative, then command, then suppression, then a D6 (TT-INI-1 to 5). */
#include "engine/retained.h"
#include "rulesets/tt/tt.h"
#include <string.h>

/* The criteria that separate two units, in order. */
#define CRITERION_VALUES(X)                                                                                            \
    X(BY_INITIATIVE, "initiative", "The higher initiative")                                                            \
    X(BY_COMMAND, "command", "Hero and Leader before Hero before Leader before neither")                               \
    X(BY_SUPPRESSION, "suppression", "Fewer suppression markers")                                                      \
    X(BY_DIE, "die", "The higher D6")                                                                                  \
    X(BY_NOTHING, "simultaneous", "Nothing: the units act at the same time")
ENUM(criterion, CRITERION_VALUES, CRITERIA);
LOCAL_CHOICES(criteria, "TtInitiativeCriterion", CRITERION_VALUES);

struct listed_unit {
    char id[FIELD_TEXT_SIZE(TT_ID_MAX)];
    int32_t initiative;
    bool hero, leader;
    int32_t suppression;
};
static const struct field unit_rows[] = {
    TEXT(struct listed_unit, id, 1, TT_ID_MAX, "Unit", NULL, "A name that no other unit of the question has."),
    NUMBER(struct listed_unit, initiative, 0, 99, "Initiative", "TT-INI-2", "Initiative rating of the unit."),
    FLAG(struct listed_unit, hero, "Hero", "TT-INI-3", "Whether a Hero is with the unit."),
    FLAG(struct listed_unit, leader, "Leader", "TT-INI-3", "Whether a Leader is with the unit."),
    NUMBER(struct listed_unit, suppression, 0, 99, "Suppression", "TT-INI-3", "Suppression markers on the unit.",
           .unit = "markers", DEFAULT(0)),
};
static const struct fields unit_fields =
    FIELDS("TtUnit", "A unit that is about to act.", unit_rows, struct listed_unit);
static const struct field unit_item = ITEM_GROUP(unit_fields, "Unit", NULL, "A unit that is about to act.");

struct input {
    int32_t unit_count;
    struct listed_unit units[TT_UNITS_MAX];
    bool interact;
};
static const struct field input_rows[] = {
    LIST(struct input, units, struct listed_unit, unit_item, unit_count, 2, TT_UNITS_MAX, "Units", NULL,
         "The units that are about to act."),
    FLAG(struct input, interact, "They interact", "A-TT-2",
         "Whether it matters which of them acts first. If not, units of equal initiative act at the same time.",
         .fallback = true),
};
static const struct fields input_fields =
    FIELDS("TtInitiativeOrderInput", "Units that are about to act.", input_rows, struct input);

struct placed {
    char id[FIELD_TEXT_SIZE(TT_ID_MAX)];
    int32_t place;      /* from 1 */
    int32_t group;      /* of the roll-off, from 1; 0: none */
    int32_t decided_by; /* enum criterion */
};
static const struct field placed_rows[] = {
    TEXT(struct placed, id, 1, TT_ID_MAX, "Unit", NULL, "The unit."),
    NUMBER(struct placed, place, 1, TT_UNITS_MAX, "Place", NULL,
           "From 1. Units that act at the same time share a place, and the places after it are left out."),
    NUMBER(struct placed, group, 0, TT_UNITS_MAX / 2, "Roll-off", "TT-INI-5",
           "Number of the roll-off that the unit took part in; 0 for none."),
    CHOICE(struct placed, decided_by, criteria, "Decided by", NULL,
           "What sets the unit apart from the one before it; for the first unit, from the one after it."),
};
static const struct fields placed_fields = FIELDS("TtPlacedUnit", "A unit in its place.", placed_rows, struct placed);
static const struct field placed_item = ITEM_GROUP(placed_fields, "Unit", NULL, "A unit in its place.");

struct outcome {
    int32_t unit_count;
    struct placed order[TT_UNITS_MAX];
    int32_t decided_by; /* enum criterion */
};
static const struct field outcome_rows[] = {
    LIST(struct outcome, order, struct placed, placed_item, unit_count, 2, TT_UNITS_MAX, "Order", NULL,
         "All units in the order in which they act."),
    CHOICE(struct outcome, decided_by, criteria, "Decided by", NULL, "The last criterion that was needed."),
};
static const struct fields outcome_fields =
    FIELDS("TtInitiativeOrderOutcome", "The units in the order in which they act.", outcome_rows, struct outcome);

/* A unit's rank: the compared numbers, in the order of enum criterion; lower acts first. */
enum { KEYS = BY_DIE };
struct standing {
    const struct listed_unit *unit;
    int32_t keys[KEYS];
};

enum { NO_COMMAND, LEADER, HERO, HERO_AND_LEADER };

static int32_t command_class(const struct listed_unit *unit)
{
    if (unit->hero)
        return unit->leader ? HERO_AND_LEADER : HERO;
    return unit->leader ? LEADER : NO_COMMAND;
}

static struct standing unit_standing(const struct listed_unit *unit, bool interact, const struct tt_options *options)
{
    struct standing standing = {.unit = unit, .keys = {[BY_INITIATIVE] = -unit->initiative}};
    if (!interact)
        return standing;
    int32_t command = command_class(unit);
    standing.keys[BY_COMMAND] = -command;
    if (command == NO_COMMAND || options->init_suppression == TT_SUPPRESSION_ALWAYS)
        standing.keys[BY_SUPPRESSION] = unit->suppression;
    return standing;
}

/* The criterion that separates two units. */
static enum criterion separating(const struct standing *a, const struct standing *b, bool interact)
{
    for (int32_t key = 0; key < KEYS; key++)
        if (a->keys[key] != b->keys[key])
            return (enum criterion)key;
    return interact ? BY_DIE : BY_NOTHING;
}

/* Units that act at the same time are named in the order of their ids, so that the input's order never shows. Units
 * that will roll off stay in input order, in which the dice are assigned to them. */
static bool stands_before(const struct standing *a, const struct standing *b, bool interact)
{
    enum criterion criterion = separating(a, b, interact);
    if (criterion == BY_NOTHING)
        return strcmp(a->unit->id, b->unit->id) < 0;
    return criterion != BY_DIE && a->keys[criterion] < b->keys[criterion];
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

/* Rolls off each group of equal rank, and writes its members into their places. Groups do not affect each other. False:
 * return at once. */
static bool place_units(struct standing *standings, int32_t count, bool interact, struct dice *dice,
                        struct placed *order)
{
    int32_t groups = 0;
    for (int32_t first = 0, end; first < count; first = end) {
        for (end = first + 1; end < count && separating(&standings[first], &standings[end], interact) >= BY_DIE;)
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

/* The name of the unit with this id. */
static const char *called(const struct question_units *units, const char *id)
{
    for (int32_t item = 0; units && item < UNITS_IN_ROLE_MAX; item++)
        if (units->ids[0][item] && strcmp(units->ids[0][item], id) == 0)
            return units->names[0][item];
    return id;
}

static void explain_precedence(struct explanation *why, const struct question_units *units,
                               const struct listed_unit *unit, enum criterion criterion)
{
    static const char *const command_texts[] = {
        [LEADER] = "Equal initiative: the unit with a Leader acts before one with neither Hero nor Leader",
        [HERO] = "Equal initiative: the unit with a Hero acts before one without",
        [HERO_AND_LEADER] = "Equal initiative: the unit with both a Hero and a Leader acts before one without both",
    };
    explain_subject(why, called(units, unit->id));
    switch (criterion) {
    case BY_INITIATIVE:
        explain_number(why, "TT-INI-2", "The higher initiative acts first", unit->initiative);
        break;
    case BY_COMMAND:
        explain(why, "TT-INI-3", command_texts[command_class(unit)]);
        break;
    case BY_SUPPRESSION:
        explain_count(why, "TT-INI-3", "Equal initiative and command: fewer suppression markers act first",
                      unit->suppression);
        break;
    case BY_DIE:
        explain(why, "TT-INI-5", "Equal standing on the whole list: the higher D6 acts first");
        break;
    default:
        explain(why, "TT-INI-1", "Equal initiative and no interaction: acts at the same time as the next");
    }
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    for (int32_t i = 1; i < input->unit_count; i++)
        for (int32_t k = 0; k < i; k++) {
            if (strcmp(input->units[i].id, input->units[k].id) != 0)
                continue;
            char pointer[VIOLATION_POINTER_MAX];
            struct text text;
            text_start(&text, pointer, sizeof pointer);
            text_format(&text, "/input/units/%d/id", i);
            violation_add(violations, ERROR_NOT_UNIQUE, pointer,
                          "Unit %d has this id already; each unit needs an id of its own.", k + 1);
            break;
        }
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    struct outcome *outcome = ruled;
    struct standing standings[TT_UNITS_MAX];
    for (int32_t i = 0; i < input->unit_count; i++)
        standings[i] = unit_standing(&input->units[i], input->interact, question->options);
    sort_units(standings, input->unit_count, input->interact);
    outcome->unit_count = input->unit_count;
    if (!place_units(standings, input->unit_count, input->interact, dice, outcome->order))
        return RULING_RESOLVED;
    for (int32_t i = 1; i < input->unit_count; i++) {
        enum criterion criterion = separating(&standings[i - 1], &standings[i], input->interact);
        outcome->order[i].decided_by = (int32_t)criterion;
        if ((int32_t)criterion > outcome->decided_by)
            outcome->decided_by = (int32_t)criterion;
        explain_precedence(why, question->units, standings[i - 1].unit, criterion);
    }
    outcome->order[0].decided_by = outcome->order[1].decided_by;
    explain_subject(why, NULL);
    return RULING_RESOLVED;
}

/* Names the units of one place; gives the index after them. */
static int32_t say_place(const struct question_units *units, const struct outcome *outcome, int32_t first,
                         struct text *line)
{
    int32_t end = first + 1;
    while (end < outcome->unit_count && outcome->order[end].place == outcome->order[first].place)
        end++;
    for (int32_t i = first; i < end; i++) {
        if (i > first)
            text_add(line, i + 1 == end ? " and " : ", ");
        text_add(line, called(units, outcome->order[i].id));
    }
    return end;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    if (outcome->order[outcome->unit_count - 1].place == 1) {
        say_place(question->units, outcome, 0, line);
        text_add(line, " must act at the same time.");
        return;
    }
    text_add(line, "The order was ");
    for (int32_t next = 0; next < outcome->unit_count;) {
        text_add(line, next > 0 ? ", then " : "");
        next = say_place(question->units, outcome, next, line);
    }
    text_add(line, ".");
}

/* Acting alone, or with others at the same time. */
static bool acts_first(const struct outcome *outcome, const char *id)
{
    for (int32_t i = 0; i < outcome->unit_count; i++)
        if (outcome->order[i].place == 1 && strcmp(outcome->order[i].id, id) == 0)
            return true;
    return false;
}

HOLDS_WITH(first_unit_first, struct input, struct outcome, acts_first(outcome, input->units[0].id))

static const struct unit_fills unit_fills[] = {FILLS("id"),
                                               FILLS("initiative"),
                                               FILLS("hero"),
                                               FILLS("leader"),
                                               KNOWS("suppression", "TT-SUP-1", "it has another number of markers"),
                                               {0}};

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
    .options = STRINGS("init_suppression"),
    .clauses = STRINGS("TT-INI-1", "TT-INI-2", "TT-INI-3", "TT-INI-5"),
    .ends = ROWS(struct step_end, END(first_unit_first, "The unit named first acts first",
                                      READS(struct outcome, unit_count), READS(struct outcome, order))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("units", "The units that activate at this point.", "units", unit_fills,
                                         .many = true, .in_play = true, .whose = UNIT_COMMON, .deed = "ordered")),
};
