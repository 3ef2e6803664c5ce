/* rally-check: a CO that is not fleeing itself stops a unit's flight (TFT-MOR-4, 5). */
#include "ends.h"
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

#define INPUT struct tft_rally_check_input
static const struct field input_list[] = {
    {NAMED("profile", "CO's profile", "TFT-PROF-1", "A named figure; it says the LDR where none is given."),
     NAME(INPUT, profile)},
    {NAMED("leadership", "CO's LDR", "TFT-MOR-4", "LDR, unhalved. It must be given unless a profile says it."),
     NUMBER(INPUT, leadership, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("co_fleeing", "CO flees", "TFT-MOR-4", "Whether the CO is fleeing; then it cannot rally anyone."),
     FLAG(INPUT, co_fleeing)},
    {NAMED("wounded", "Wounded", "A-TFT-39", "Whether the CO is wounded; then the LDR is halved here."),
     FLAG(INPUT, wounded)},
    {NAMED("modifier", "Modifier", "A-TFT-20", "The rules list none; your own, if you play with one."),
     NUMBER(INPUT, modifier, -TFT_MODIFIER_MAX, TFT_MODIFIER_MAX), DEFAULT(0)},
};
static const struct fields input_fields =
    FIELDS("TftRallyCheckInput", "A CO and a unit that flees.", input_list, INPUT);

#define OUTCOME struct tft_check_outcome
static const struct field outcome_list[] = {
    {NAMED("modified_leadership", "Modified LDR", "A-TFT-1", "What the dice must stay under."),
     NUMBER(OUTCOME, roll.needed, -TFT_NUMBER_MAX, TFT_NUMBER_MAX)},
    {NAMED("natural", "Dice", NULL, "The sum of the three dice."), NUMBER(OUTCOME, roll.natural, 3, 18)},
    {NAMED("rallied", "Rallied", "TFT-MOR-4", "Whether the unit stops fleeing."), FACT(OUTCOME, roll.success)},
};
static const struct fields outcome_fields = FIELDS("TftRallyCheckOutcome", "A CO's roll.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    tft_profiles_check(question->options, violations);
    tft_profile_check(input->profile, question->options, "/input", "profile", violations);
    tft_attribute_check(TFT_LDR, input->leadership, input->profile, question->options, "/input", "leadership",
                        violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const struct tft_check check_rally = {
        .label = "rally", .clause = "TFT-MOR-4", .passed = "The unit rallies", .failed = "The unit flees on"};
    const INPUT *input = question->input;
    OUTCOME *outcome = ret_outcome;
    if (input->co_fleeing) {
        explain(why, "TFT-MOR-4", "A CO that is fleeing cannot rally a unit");
        return RULING_NOT_PERMITTED;
    }
    tft_roll_start(&outcome->roll, "TFT-MOR-4", "The CO's LDR",
                   tft_attribute(TFT_LDR, input->leadership, input->profile, question->options), input->wounded,
                   question->options, why);
    if (input->modifier != 0)
        tft_roll_modify(&outcome->roll, "TFT-MOR-4", "A modifier that the players supply (A-TFT-20)", input->modifier,
                        why);
    tft_roll_check(&outcome->roll, &check_rally, question->options, dice, why);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const OUTCOME *outcome = ruled;
    tft_roll_say(&outcome->roll, line);
    text_add(line, outcome->roll.success ? ": the unit rallies." : ": the unit flees on.");
}

HOLDS(rallies, OUTCOME, outcome->roll.success)
HOLDS(flees_on, OUTCOME, !outcome->roll.success)

static const struct step_end step_ends[] = {
    END(rallies, "The unit rallies"),
    END(flees_on, "The unit flees on"),
    NO_MORE_ENDS,
};

static const struct unit_fills co_fills[] = {TFT_FIGURE_FILLS, FILLS("leadership"),
                                             FILLS_BY("co_fleeing", tft_is_fleeing), NO_MORE_FILLS};
enum { RALLYING_CO, FLEEING };
static const struct unit_role roles[] = {
    [RALLYING_CO] = ROLE("co", "The CO that rallies.", "", co_fills, .in_play = true, .unfit = tft_not_a_co),
    [FLEEING] = ROLE("fleeing", "The figures that flee, and stop if they are rallied.", NULL, NULL, .many = true,
                     .in_play = true, TFT_OF_FIGURES),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const OUTCOME *outcome = ruled;
    (void)question;
    if (status != RULING_RESOLVED || !outcome->roll.success)
        return;
    for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
        effect_set(effects, FLEEING, item, "flight", TFT_NOT_FLEEING, "TFT-MOR-4");
}

static const char *const options[] = {"roll_under", "check_criticals", "half_rounding", "profiles", NULL};
static const char *const clauses[] = {"TFT-MOR-4", "TFT-DMG-2", "TFT-CRIT-3", NULL};

const struct step tft_rally_check_step = {
    .name = "rally-check",
    .title = "Rally check",
    .doc = "A CO that is not fleeing rolls 3D6 under its plain LDR to stop a unit's flight.",
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
