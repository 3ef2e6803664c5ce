/* morale-due: whether a figure or unit must test morale (D12-MOR-1). */
#include "d12_roster.h"
#include "field_kinds.h"

enum { LOSSES_PART = 4 }; /* a quarter */

static const struct choice situation_list[] = {
    [D12_LOSSES] = {"losses", "The unit has lost a quarter of its figures or more"},
    [D12_WOUNDED] = {"wounded", "Wounded; one test a turn, however many wounds"},
    [D12_CHARGED] = {"charged", "Charged"},
    [D12_FRIEND_KILLED] = {"friend_killed", "A friend was killed within 12\" and in sight"},
    [D12_OFFICER_PANIC] = {"officer_panic", "An officer or squad leader panics within 6\" and in sight"},
};
static const struct choices situations = {"D12MoraleSituation", situation_list, D12_SITUATIONS};

struct situation_row {
    int32_t situation;
    const char *text;
    int32_t within; /* inches; FIELD_ABSENT: no distance matters */
};
static const struct situation_row rows[] = {
    {D12_LOSSES, "A quarter of the unit is lost", FIELD_ABSENT},
    {D12_WOUNDED, "Wounded this turn", FIELD_ABSENT},
    {D12_CHARGED, "Charged", FIELD_ABSENT},
    {D12_FRIEND_KILLED, "A friend killed in sight", 12 * D12_INCH},
    {D12_OFFICER_PANIC, "An officer or squad leader panics in sight", 6 * D12_INCH},
};
static const struct field row_list[] = {
    {NAMED("situation", "Situation", "D12-MOR-1", "The situation."),
     CHOICE(struct situation_row, situation, situations)},
    {NAMED("when", "When", "D12-MOR-1", "What happened."), LABEL(struct situation_row, text)},
    {NAMED("within", "Within", "D12-MOR-1", "How near it must have happened."),
     INCHES(struct situation_row, within, 12 * D12_INCH), OPTIONAL},
};
static const struct fields row_fields =
    FIELDS("D12MoraleSituationRow", "A situation in which morale is tested.", row_list, struct situation_row);
const struct table d12_morale_situations_table = {
    .name = "morale-situations",
    .title = "When morale is tested",
    .doc = "The situations in which morale is tested.",
    .clause = "D12-MOR-1",
    .row = &row_fields,
    .rows = rows,
    .count = FIELDS_COUNT(rows),
};

static const struct field input_list[] = {
    {NAMED("starting_strength", "Starting strength", "A-D12-22",
           "Figures of the unit at the start of the game. Leave it out for an individual."),
     .unit = "figures", NUMBER(struct d12_morale_due_input, starting_strength, 1, D12_FIGURES_MAX), OPTIONAL},
    {NAMED("losses", "Losses", "A-D12-22",
           "Figures that the unit has lost. Without a starting strength there are none."),
     .unit = "figures", NUMBER(struct d12_morale_due_input, losses, 0, D12_FIGURES_MAX), DEFAULT(0)},
    {NAMED("wounded", "Wounded", "D12-MOR-1", "Whether it was wounded this turn."),
     FLAG(struct d12_morale_due_input, wounded)},
    {NAMED("wound_tested", "Tested for it already", "D12-MOR-1",
           "Whether it has tested for being wounded this turn already; there is one such test a turn."),
     FLAG(struct d12_morale_due_input, wound_tested)},
    {NAMED("charged", "Charged", "D12-MOR-1", "Whether it is being charged."),
     FLAG(struct d12_morale_due_input, charged)},
    {NAMED("friend_killed_12", "Friend killed", "D12-MOR-1",
           "Whether a friendly figure was killed within 12\" and in line of sight."),
     FLAG(struct d12_morale_due_input, friend_killed_12)},
    {NAMED("officer_panic_6", "Officer panics", "D12-MOR-1",
           "Whether an officer or squad leader panics within 6\" and in line of sight."),
     FLAG(struct d12_morale_due_input, officer_panic_6)},
};
static const struct fields input_fields =
    FIELDS("D12MoraleDueInput", "What has happened to a figure or a unit.", input_list, struct d12_morale_due_input);

static const struct field situation_item = {.title = "Situation",
                                            .doc = "A situation that calls for a test.",
                                            .clause = "D12-MOR-1",
                                            .kind = FIELD_ENUM,
                                            .choices = &situations};
static const struct field due_list[] = {
    {NAMED("due", "Test due", "D12-MOR-1", "Whether morale must be tested."), FACT(struct d12_due, due)},
    {NAMED("situations", "Because of", "D12-MOR-1", "What calls for a test."),
     LIST(struct d12_due, situations, int32_t, situation_item, situation_count, 0, D12_SITUATIONS)},
};
const struct fields d12_due_fields = FIELDS("D12MoraleDue", "Whether morale must be tested.", due_list, struct d12_due);

bool d12_quarter_lost(int32_t starting_strength, int32_t losses)
{
    return starting_strength != FIELD_ABSENT && losses * LOSSES_PART >= starting_strength;
}

void d12_morale_due_find(const struct d12_morale_due_input *input, struct d12_due *ret)
{
    const bool holds[D12_SITUATIONS] = {
        [D12_LOSSES] = d12_quarter_lost(input->starting_strength, input->losses),
        [D12_WOUNDED] = input->wounded && !input->wound_tested,
        [D12_CHARGED] = input->charged,
        [D12_FRIEND_KILLED] = input->friend_killed_12,
        [D12_OFFICER_PANIC] = input->officer_panic_6,
    };
    ret->situation_count = 0;
    for (int32_t situation = 0; situation < D12_SITUATIONS; situation++)
        if (holds[situation])
            ret->situations[ret->situation_count++] = situation;
    ret->due = ret->situation_count > 0;
}

void d12_morale_due_explain(const struct d12_due *due, struct explanation *why)
{
    for (int32_t i = 0; i < due->situation_count; i++)
        explain(why, "D12-MOR-1", rows[due->situations[i]].text);
    if (!due->due)
        explain(why, "D12-MOR-1", "Nothing calls for a morale test");
}

void d12_morale_due(const struct d12_morale_due_input *input, struct explanation *why, struct d12_due *ret)
{
    d12_morale_due_find(input, ret);
    d12_morale_due_explain(ret, why);
}

static void check(const struct question *question, struct violations *violations)
{
    const struct d12_morale_due_input *input = question->input;
    if (input->losses > 0 && input->starting_strength == FIELD_ABSENT)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/losses",
                      "Losses count against a starting strength; give starting_strength, or leave them out.");
    else if (input->losses > input->starting_strength && input->starting_strength != FIELD_ABSENT)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/losses",
                      "A unit of %d figures cannot have lost %d.", input->starting_strength, input->losses);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *outcome)
{
    (void)dice;
    d12_morale_due(question->input, why, outcome);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct d12_due *due = ruled;
    text_add(line, due->due ? "Morale must be tested: " : "No morale test is due.");
    for (int32_t i = 0; i < due->situation_count; i++)
        text_format(line, "%s%s", i > 0 ? "; " : "", rows[due->situations[i]].text);
    text_add(line, due->due ? "." : "");
}

/* A quarter lost calls for a test when it comes about, so old losses are not spoken of. */
static int32_t strength(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->new_losses > 0 ? d12_roster_strength(unit) : FIELD_ABSENT;
}
static int32_t losses(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return strength(unit) == FIELD_ABSENT ? FIELD_ABSENT : known->losses;
}
static int32_t wounded(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->new_wounds > 0;
}
static int32_t wound_tested(const void *unit)
{
    return d12_roster_tested_wound(unit);
}
static int32_t charged(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->charged_by != D12_NOT_CHARGED;
}

/* Who was near enough to see friends killed or officers panic is for the players to say. */
static const struct unit_fills unit_fills[] = {
    FILLS_BY("starting_strength", strength), FILLS_BY("losses", losses),   FILLS_BY("wounded", wounded),
    FILLS_BY("wound_tested", wound_tested),  FILLS_BY("charged", charged), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("unit", "The unit to which it happened.", "", unit_fills, .in_play = true),
    NO_MORE_ROLES,
};

static const char *const options[] = {NULL};
static const char *const clauses[] = {"D12-MOR-1", NULL};

const struct step d12_morale_due_step = {
    .name = "morale-due",
    .title = "Morale test due",
    .doc = "Whether a figure or a unit must test its morale, and why.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &d12_due_fields,
    .options = options,
    .clauses = clauses,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
};
