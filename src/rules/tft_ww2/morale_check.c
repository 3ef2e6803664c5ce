/* morale-check: the commander's LDR with the unit's modifiers, and where a unit that fails goes (TFT-MOR-2, 4, 5). Its
 * modifiers also hold for the crews of vehicles. */
#include "ends.h"
#include "field_kinds.h"
#include "morale_fields.h"
#include "steps.h"
#include "tft_roster.h"

#define INPUT struct tft_morale_check_input
static const struct field input_list[] = {
    {NAMED("profile", "Commander's profile", "TFT-PROF-1", "A named figure; it says the LDR where none is given."),
     NAME(INPUT, profile)},
    {NAMED("leadership", "LDR", "TFT-MOR-1",
           "The commander's LDR, unhalved. It must be given unless a profile says it."),
     NUMBER(INPUT, leadership, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("wounded", "Wounded", "A-TFT-39", "Whether the commander is wounded; then the LDR is halved here."),
     FLAG(INPUT, wounded)},
    TFT_MORALE_FIELDS(INPUT),
    {NAMED("surrounded", "Surrounded", "TFT-MOR-5",
           "Whether the enemy blocks the way to the table edge. It matters when the unit would flee there."),
     FLAG(INPUT, surrounded)},
    {NAMED("no_cover", "No cover to flee to", "A-TFT-40",
           "Whether there is no cover that the enemy does not hold; then the unit flees to the table edge."),
     FLAG(INPUT, no_cover)},
    {NAMED("members_down_this_round", "Members down", "TFT-MOR-1",
           "Members of the squad that are down in this round. It changes nothing in the test, but says what was tested "
           "for: for more than one the commander tests once in a round."),
     .unit = "figures", NUMBER(INPUT, members_down_this_round, 0, TFT_SQUAD_MAX), DEFAULT(0)},
};
static const struct fields input_fields = FIELDS("TftMoraleCheckInput", "A unit that tests.", input_list, INPUT);

static const struct choice result_list[] = {
    [TFT_HOLDS] = {"holds", "The unit holds"},
    [TFT_FLEES_TO_COVER] = {"flee_to_cover", "It flees to the nearest cover that the enemy does not hold"},
    [TFT_FLEES_TO_EDGE] = {"flee_to_edge", "It flees to the table edge and is removed there"},
    [TFT_SURRENDERS] = {"surrender", "It surrenders"},
};
static const struct choices results = {"TftMoraleResult", result_list, 4};

#define OUTCOME struct tft_morale_outcome
static const struct field outcome_list[] = {
    TFT_CHECK_FIELDS(OUTCOME, roll., "modified_leadership", "Modified LDR"),
    {NAMED("result", "Result", "TFT-MOR-4", "What the unit does."), CHOICE(OUTCOME, result, results)},
};
static const struct fields outcome_fields = FIELDS("TftMoraleCheckOutcome", "A unit's test.", outcome_list, OUTCOME);

void tft_morale_basis_check(const struct tft_morale_basis *basis, const char *at, struct violations *violations)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    if (!basis->green || !basis->elite)
        return;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "%s/elite", at);
    violation_add(violations, ERROR_CONFLICTING_FIELDS, pointer, "Troops are green or elite, not both.");
}

static void apply(struct tft_roll *roll, enum tft_morale_modifier modifier, int32_t times, struct explanation *why)
{
    const struct tft_modifier_row *row = &tft_morale_rows[modifier];
    if (times > 0)
        tft_roll_modify(roll, row->clause, row->text, times * row->value, why);
}

void tft_morale_modify(struct tft_roll *roll, const struct tft_morale_basis *basis, struct explanation *why)
{
    apply(roll, TFT_MORALE_CO_NEAR, basis->co_within_6, why);
    apply(roll, TFT_MORALE_CASUALTY, basis->casualties, why);
    apply(roll, TFT_MORALE_IN_COVER, basis->in_cover, why);
    apply(roll, TFT_MORALE_ATTACK, basis->air_flame_rocket, why);
    apply(roll, TFT_MORALE_AFV, basis->afv_within_12, why);
    apply(roll, TFT_MORALE_GREEN, basis->green, why);
    apply(roll, TFT_MORALE_ELITE, basis->elite, why);
}

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    tft_profiles_check(question->options, violations);
    tft_profile_check(input->profile, question->options, "/input", "profile", violations);
    tft_attribute_check(TFT_LDR, input->leadership, input->profile, question->options, "/input", "leadership",
                        violations);
    tft_morale_basis_check(&input->basis, "/input", violations);
}

static enum tft_morale_result flee(const INPUT *input, struct explanation *why)
{
    if (!input->basis.in_cover && !input->no_cover) {
        explain(why, "TFT-MOR-4",
                "It flees every turn to the nearest cover that the enemy does not hold, until a CO rallies it");
        return TFT_FLEES_TO_COVER;
    }
    if (input->surrounded) {
        explain(why, "TFT-MOR-5", "The enemy blocks its way to the table edge: it surrenders");
        return TFT_SURRENDERS;
    }
    explain(why, "TFT-MOR-5",
            input->basis.in_cover ? "In cover already, it flees to the table edge and is removed there"
                                  : "With no cover to flee to, it flees to the table edge (A-TFT-40)");
    return TFT_FLEES_TO_EDGE;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const struct tft_check check_morale = {
        .label = "morale", .clause = "TFT-MOR-1", .passed = "The unit holds", .failed = "The unit fails its check"};
    const INPUT *input = question->input;
    OUTCOME *outcome = ret_outcome;
    tft_roll_start(&outcome->roll, "TFT-MOR-1", "The commander's LDR",
                   tft_attribute(TFT_LDR, input->leadership, input->profile, question->options), input->wounded,
                   question->options, why);
    tft_morale_modify(&outcome->roll, &input->basis, why);
    tft_roll_check(&outcome->roll, &check_morale, question->options, dice, why);
    outcome->result = outcome->roll.success ? TFT_HOLDS : (int32_t)flee(input, why);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    static const char *const says[] = {": the unit holds.", ": the unit flees to the nearest cover.",
                                       ": the unit flees to the table edge.", ": the unit surrenders."};
    (void)question;
    const OUTCOME *outcome = ruled;
    tft_roll_say(&outcome->roll, line);
    text_add(line, says[outcome->result]);
}

HOLDS(holds, OUTCOME, outcome->roll.success)
HOLDS(flees, OUTCOME, outcome->result == TFT_FLEES_TO_COVER || outcome->result == TFT_FLEES_TO_EDGE)
HOLDS(surrenders, OUTCOME, outcome->result == TFT_SURRENDERS)

static const struct step_end step_ends[] = {
    END(holds, "The unit holds"),
    END(flees, "The unit flees"),
    END(surrenders, "The unit surrenders"),
    NO_MORE_ENDS,
};

static const struct unit_fills commander_fills[] = {TFT_FIGURE_FILLS,
                                                    FILLS("leadership"),
                                                    FILLS("casualties"),
                                                    FILLS_BY("in_cover", tft_has_cover),
                                                    FILLS("green"),
                                                    FILLS("elite"),
                                                    FILLS_FROM("members_down_this_round", "members_down"),
                                                    NO_MORE_FILLS};
enum { COMMANDER, MEMBERS };
static const struct unit_role roles[] = {
    [COMMANDER] = ROLE("commander", "The commander of the unit, who goes where it goes.", "", commander_fills,
                       .in_play = true, TFT_OF_FIGURES),
    [MEMBERS] = ROLE("members", "The other figures of the unit, who hold or flee with it.", NULL, NULL, .many = true,
                     .in_play = true, TFT_OF_FIGURES),
    NO_MORE_ROLES,
};

/* A figure of the unit: it has tested, and it goes where the unit goes. */
static void unit_affect(const INPUT *input, enum tft_morale_result result, int32_t role, int32_t item,
                        struct effects *effects)
{
    effect_set(effects, role, item, "cos_down", 0, "TFT-MOR-1");
    effect_set(effects, role, item, "members_tested", tft_counted(input->members_down_this_round), "TFT-MOR-1");
    effect_set(effects, role, item, "attacks", 0, "TFT-MOR-1");
    if (result == TFT_FLEES_TO_COVER)
        tft_flight_effects(TFT_TO_COVER, "TFT-MOR-4", role, item, effects);
    if (result == TFT_FLEES_TO_EDGE)
        tft_flight_effects(TFT_TO_EDGE, "TFT-MOR-5", role, item, effects);
    if (result == TFT_SURRENDERS)
        effect_set(effects, role, item, "fate", TFT_FATE_SURRENDERED, "TFT-MOR-5");
}

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    if (status != RULING_RESOLVED)
        return;
    unit_affect(input, (enum tft_morale_result)outcome->result, COMMANDER, 0, effects);
    for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
        unit_affect(input, (enum tft_morale_result)outcome->result, MEMBERS, item, effects);
}

static const char *const options[] = {"roll_under", "check_criticals", "half_rounding", "profiles", NULL};
static const char *const clauses[] = {"TFT-MOR-1", "TFT-MOR-2",  "TFT-MOR-4", "TFT-MOR-5",
                                      "TFT-DMG-2", "TFT-CRIT-3", NULL};

const struct step tft_morale_check_step = {
    .name = "morale-check",
    .title = "Morale check",
    .doc = "A unit's commander rolls 3D6 under the modified LDR; a unit that fails flees or surrenders.",
    .family = "morale-check",
    .dice = "3D6",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
