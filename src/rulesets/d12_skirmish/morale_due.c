/* morale-due: whether a figure or unit must test morale (D12-MOR-1). */
#include "rulesets/d12_skirmish/d12_roster.h"

enum { LOSSES_PART = 4 }; /* a quarter */

LOCAL_CHOICES(situations, "D12MoraleSituation", D12_SITUATION_VALUES);

WHEN(quarter_lost, struct d12_morale_due_input, d12_quarter_lost(it->starting_strength, it->losses))
WHEN(newly_wounded, struct d12_morale_due_input, it->wounded && !it->wound_tested)
WHEN(is_charged, struct d12_morale_due_input, it->charged)
WHEN(friend_killed, struct d12_morale_due_input, it->friend_killed_12)
WHEN(officer_panics, struct d12_morale_due_input, it->officer_panic_6)

struct cause {
    int32_t situation;
    const char *when;
    int32_t within; /* inches; FIELD_ABSENT: no distance matters */
    int32_t (*holds)(const void *it);
};
static const struct cause causes[D12_SITUATIONS] = {
    [D12_LOSSES] = {D12_LOSSES, "A quarter of the unit is lost", FIELD_ABSENT, quarter_lost},
    [D12_WOUNDED] = {D12_WOUNDED, "Wounded this turn", FIELD_ABSENT, newly_wounded},
    [D12_CHARGED] = {D12_CHARGED, "Charged", FIELD_ABSENT, is_charged},
    [D12_FRIEND_KILLED] = {D12_FRIEND_KILLED, "A friend killed in sight", 12 * D12_INCH, friend_killed},
    [D12_OFFICER_PANIC] = {D12_OFFICER_PANIC, "An officer or squad leader panics in sight", 6 * D12_INCH,
                           officer_panics},
};
static const struct field cause_rows[] = {
    CHOICE(struct cause, situation, situations, "Situation", "D12-MOR-1", "The situation."),
    LABEL(struct cause, when, "When", "D12-MOR-1", "What happened."),
    INCHES(struct cause, within, 12 * D12_INCH, "Within", "D12-MOR-1", "How near it must have happened.", OPTIONAL),
};
static const struct fields cause_fields =
    FIELDS("D12MoraleSituationRow", "A situation in which morale is tested.", cause_rows, struct cause);
const struct table d12_morale_situations_table = {
    .name = "morale-situations",
    .title = "When morale is tested",
    .doc = "The situations in which morale is tested.",
    .clause = "D12-MOR-1",
    .row = &cause_fields,
    .rows = causes,
    .count = D12_SITUATIONS,
};

static const struct field input_rows[] = {
    NUMBER(struct d12_morale_due_input, starting_strength, 1, D12_FIGURES_MAX, "Starting strength", "A-D12-22",
           "Figures of the unit at the start of the game. Leave it out for an individual.", .unit = "figures",
           OPTIONAL),
    NUMBER(struct d12_morale_due_input, losses, 0, D12_FIGURES_MAX, "Losses", "A-D12-22",
           "Figures that the unit has lost. Without a starting strength there are none.", .unit = "figures",
           DEFAULT(0)),
    FLAG(struct d12_morale_due_input, wounded, "Wounded", "D12-MOR-1", "Whether it was wounded this turn."),
    FLAG(struct d12_morale_due_input, wound_tested, "Tested for it already", "D12-MOR-1",
         "Whether it has tested for being wounded this turn already; there is one such test a turn."),
    FLAG(struct d12_morale_due_input, charged, "Charged", "D12-MOR-1", "Whether it is being charged."),
    FLAG(struct d12_morale_due_input, friend_killed_12, "Friend killed", "D12-MOR-1",
         "Whether a friendly figure was killed within 12\" and in line of sight."),
    FLAG(struct d12_morale_due_input, officer_panic_6, "Officer panics", "D12-MOR-1",
         "Whether an officer or squad leader panics within 6\" and in line of sight."),
};
static const struct fields input_fields =
    FIELDS("D12MoraleDueInput", "What has happened to a figure or a unit.", input_rows, struct d12_morale_due_input);

static const struct field situation_item =
    ITEM_CHOICE(situations, "Situation", "D12-MOR-1", "A situation that calls for a test.");
static const struct field due_rows[] = {
    FACT(struct d12_due, due, "Test due", "D12-MOR-1", "Whether morale must be tested."),
    LIST(struct d12_due, situations, int32_t, situation_item, situation_count, 0, D12_SITUATIONS, "Because of",
         "D12-MOR-1", "What calls for a test."),
};
const struct fields d12_due_fields = FIELDS("D12MoraleDue", "Whether morale must be tested.", due_rows, struct d12_due);

bool d12_quarter_lost(int32_t starting_strength, int32_t losses)
{
    return starting_strength != FIELD_ABSENT && losses * LOSSES_PART >= starting_strength;
}

bool d12_quarter_calls(int32_t starting_strength, int32_t before, int32_t after, int32_t reading)
{
    if (after <= before || !d12_quarter_lost(starting_strength, after))
        return false;
    if (reading == D12_QUARTER_EACH)
        return after * LOSSES_PART / starting_strength > before * LOSSES_PART / starting_strength;
    return reading == D12_QUARTER_EACH_LOSS || !d12_quarter_lost(starting_strength, before);
}

void d12_morale_due_find(const struct d12_morale_due_input *input, struct d12_due *ret)
{
    ret->situation_count = 0;
    for (int32_t situation = 0; situation < D12_SITUATIONS; situation++)
        if (causes[situation].holds(input))
            ret->situations[ret->situation_count++] = situation;
    ret->due = ret->situation_count > 0;
}

void d12_morale_due_explain(const struct d12_due *due, struct explanation *why)
{
    for (int32_t i = 0; i < due->situation_count; i++)
        explain(why, "D12-MOR-1", causes[due->situations[i]].when);
    if (!due->due)
        explain(why, "D12-MOR-1", "Nothing calls for a morale test");
}

void d12_explain_friend_killed(struct explanation *why)
{
    explain(why, "D12-MOR-1", causes[D12_FRIEND_KILLED].when);
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
                                  void *ret)
{
    (void)dice;
    d12_morale_due(question->input, why, ret);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct d12_due *due = ruled;
    static const char *const words[] = {[D12_LOSSES] = "the loss of a quarter",
                                        [D12_WOUNDED] = "a wound",
                                        [D12_CHARGED] = "a charge",
                                        [D12_FRIEND_KILLED] = "a friend killed in sight",
                                        [D12_OFFICER_PANIC] = "an officer panicking in sight"};
    const char *name = unit_called(question->units, 0, 0, "The unit");
    text_format(line, due->due ? "%s must test morale because of " : "%s need not test morale.", name);
    for (int32_t i = 0; i < due->situation_count; i++)
        text_format(line, "%s%s",
                    i == 0                         ? ""
                    : i + 1 < due->situation_count ? ", "
                                                   : " and ",
                    words[due->situations[i]]);
    text_add(line, due->due ? "." : "");
}

/* Losing a quarter calls for a test when it happens, so old losses are ignored (A-D12-33). */
FOUND(strength, struct d12_roster_unit, d12_roster_losses_call(unit) ? d12_roster_strength(unit) : FIELD_ABSENT)
FOUND(losses, struct d12_roster_unit, strength(it) == FIELD_ABSENT ? FIELD_ABSENT : unit->losses)
FOUND(wounded, struct d12_roster_unit, unit->new_wounds > 0)
FOUND(charged, struct d12_roster_unit, unit->charged_by != D12_NOT_CHARGED && !unit->charge_tested)

/* Only the players know who was near enough to see friends killed or officers panic. */
static const struct unit_fills unit_fills[] = {
    FILLS("starting_strength", .find = strength),
    KNOWS("losses", "A-D12-22", "its losses are on record", .find = losses),
    KNOWS("wounded", "D12-MOR-1", "its wounds are on record", .find = wounded),
    ASSUMES("friend_killed_12"),
    ASSUMES("officer_panic_6"),

    KNOWS("wound_tested", "D12-MOR-1", "its tests are on record", .find = d12_knows_wound_tested),
    KNOWS("charged", "D12-MOR-1", "the charges against it are on record", .find = charged),
    {0}};

const struct step d12_morale_due_step = {
    .name = "morale-due",
    .title = "Morale test due",
    .doc = "Whether a figure or a unit must test its morale, and why.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &d12_due_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("D12-MOR-1"),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("unit", "The unit to which it happened.", "", unit_fills, .in_play = true,
                                         .passive = true, .whose = UNIT_TESTS)),
};
