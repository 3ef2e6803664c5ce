/* morale-due: whether a unit's commander must test in this round, and why (TFT-MOR-1). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

struct input {
    bool nearest_co_down;
    int32_t members_down_this_round, members_tested;
    bool air_artillery_flame;
};
static const struct field input_rows[] = {
    FLAG(struct input, nearest_co_down, "Nearest CO down", "TFT-MOR-1",
         "Whether the nearest CO was incapacitated or killed this round."),
    NUMBER(struct input, members_down_this_round, 0, TFT_SQUAD_MAX, "Members down", "TFT-MOR-1",
           "Members of the squad that were incapacitated or killed this round.", .unit = "figures", DEFAULT(0)),
    NUMBER(struct input, members_tested, 0, TFT_SQUAD_MAX, "Members down when tested", "TFT-MOR-1",
           "How many of these were down when the commander last tested in this round. For more than one it tests once.",
           .unit = "figures", DEFAULT(0)),
    FLAG(struct input, air_artillery_flame, "Under attack", "TFT-MOR-1",
         "Whether the unit was under air, artillery or flamethrower attack this round. The printed list has no "
         "rockets."),
};
static const struct fields input_fields =
    FIELDS("TftMoraleDueInput", "What a unit went through in this round.", input_rows, struct input);

struct outcome {
    bool due, by_co, by_members, by_attack;
};
static const struct field outcome_rows[] = {
    FACT(struct outcome, due, "Due", "TFT-MOR-1", "Whether the commander must test."),
    FACT(struct outcome, by_co, "By the CO", "TFT-MOR-1", "Because of the nearest CO."),
    FACT(struct outcome, by_members, "By casualties", "TFT-MOR-1", "Because more than one member is down."),
    FACT(struct outcome, by_attack, "By attack", "TFT-MOR-1", "Because of the kind of attack."),
};
static const struct fields outcome_fields =
    FIELDS("TftMoraleDueOutcome", "Whether a test is due.", outcome_rows, struct outcome);

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    (void)dice;
    const struct input *input = question->input;
    struct outcome *outcome = ruled;
    outcome->by_co = input->nearest_co_down;
    outcome->by_members = input->members_down_this_round > 1 && input->members_tested <= 1;
    outcome->by_attack = input->air_artillery_flame;
    outcome->due = outcome->by_co || outcome->by_members || outcome->by_attack;
    if (outcome->by_co)
        explain(why, "TFT-MOR-1", "The nearest CO is incapacitated or killed");
    if (outcome->by_members)
        explain_count(why, "TFT-MOR-1", "More than one member of the squad is incapacitated or killed",
                      input->members_down_this_round);
    else if (input->members_down_this_round > 1)
        explain_count(why, "TFT-MOR-1", "More than one member of the squad is down, which it has tested for",
                      input->members_down_this_round);
    if (outcome->by_attack)
        explain(why, "TFT-MOR-1", "The unit is under air, artillery or flamethrower attack");
    if (!outcome->due)
        explain(why, "TFT-MOR-1", "None of the events that call for a test");
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    text_format(line, "%s %s test morale.", unit_called(question->units, 0, 0, "The unit"),
                outcome->due ? "must" : "need not");
}

/* One of the COs whose loss reached the unit may have been the nearest; if none was, the question says so. */
FOUND(lost_a_co, struct tft_unit, unit->cos_down > 0)

/* A recorded attack has happened; the ledger does not know of others, for example from the air. */
FOUND(was_attacked, struct tft_unit, unit->attacks > 0 ? true : FIELD_ABSENT)

static const struct unit_fills commander_fills[] = {
    FILLS("nearest_co_down", .find = lost_a_co),
    KNOWS("members_down_this_round", "TFT-MOR-1", "another number of its squad is down in this turn",
          .member = "members_down"),
    KNOWS("members_tested", "TFT-MOR-1", "another number of its squad was down when it last tested"),
    KNOWS("air_artillery_flame", "TFT-MOR-1", "its squad was under such an attack in this turn", .find = was_attacked),
    {0}};

/* What the players stated counts from now on: of all COs only the nearest, and attacks that are in no ruling. */
static void apply(const struct question *question, const void *outcome, struct tabletop *tabletop)
{
    (void)outcome;
    const struct input *input = question->input;
    unit_set(tabletop, 0, 0, "cos_down", input->nearest_co_down, "TFT-MOR-1");
    unit_set(tabletop, 0, 0, "members_down", tft_counted(input->members_down_this_round), "TFT-MOR-1");
    unit_set(tabletop, 0, 0, "members_tested", tft_counted(input->members_tested), "TFT-MOR-1");
    unit_set(tabletop, 0, 0, "attacks", input->air_artillery_flame, "TFT-MOR-1");
}

const struct step tft_morale_due_step = {
    .name = "morale-due",
    .title = "Morale due",
    .doc = "Whether the commander of a unit must make a morale check in this round.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("TFT-MOR-1"),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("commander", "The commander of the unit.", "", commander_fills,
                                         .in_play = true, .passive = true, TFT_OF_FIGURES, .whose = UNIT_TESTS)),
    .apply = apply,
};
