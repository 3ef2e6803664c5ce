/* rally-check: a CO that is not fleeing itself stops a unit's flight (TFT-MOR-4, 5). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

/* Its roles. */
enum { RALLYING_CO, FLEEING };

struct input {
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t leadership;
    bool co_fleeing, wounded;
    struct house_modifiers house;
};
static const struct field input_rows[] = {
    TEXT(struct input, profile, 0, TFT_NAME_MAX, "CO's profile", "TFT-PROF-1",
         "A named figure; it says the LDR where none is given.", OPTIONAL),
    NUMBER(struct input, leadership, 0, TFT_ATTRIBUTE_MAX, "CO's LDR", "TFT-MOR-4",
           "LDR, unhalved. It must be given unless a profile says it.", OPTIONAL),
    FLAG(struct input, co_fleeing, "CO flees", "TFT-MOR-4", "Whether the CO is fleeing; then it cannot rally anyone."),
    FLAG(struct input, wounded, "Wounded", "A-TFT-39", "Whether the CO is wounded; then the LDR is halved here."),
    HOUSE_MODIFIERS_ROW(struct input, house, TFT_OF_NUMBER " The rules themselves list none (A-TFT-20)."),
};
static const struct fields input_fields =
    FIELDS("TftRallyCheckInput", "A CO and a unit that flees.", input_rows, struct input);

struct outcome {
    struct tft_roll roll;
};
static const struct field outcome_rows[] = {
    NUMBER_AS(struct outcome, roll.needed, "modified_leadership", -TFT_NUMBER_MAX, TFT_NUMBER_MAX, "Modified LDR",
              "A-TFT-1", "What the dice must stay under."),
    NUMBER_AS(struct outcome, roll.natural, "natural", 3, 18, "Dice", NULL, "The sum of the three dice."),
    FACT_AS(struct outcome, roll.success, "rallied", "Rallied", "TFT-MOR-4", "Whether the unit stops fleeing."),
};
static const struct fields outcome_fields =
    FIELDS("TftRallyCheckOutcome", "A CO's roll.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    tft_profiles_check(options, violations);
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    tft_attribute_check(TFT_LDR, input->leadership, input->profile, options, "/input", "leadership", violations);
}

WHEN(co_flees, struct input, it->co_fleeing)
static const struct refusal refusals[] = {{"TFT-MOR-4", "A CO that is fleeing cannot rally a unit", co_flees}};

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    const struct question_units *units = question->units;
    struct outcome *outcome = ruled;
    static const struct tft_check check_rally = {
        .label = "rally", .clause = "TFT-MOR-4", .passed = "The unit rallies", .failed = "The unit flees on"};
    if (!units && IS_REFUSED(refusals, input, why)) /* for units, their state bars it */
        return RULING_NOT_PERMITTED;
    tft_roll_start(&outcome->roll, "TFT-MOR-4", "The CO's LDR", "LDR",
                   tft_attribute(TFT_LDR, input->leadership, input->profile, options), input->wounded, options, why);
    house_modify(&input->house, &outcome->roll.needed, why);
    dice_for(dice, RALLYING_CO, 0);
    tft_roll_check(&outcome->roll, &check_rally, options, dice, why);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    text_format(line, "%s rolled ", unit_called(question->units, RALLYING_CO, 0, "The CO"));
    tft_roll_say(&outcome->roll, line);
    text_add(line, outcome->roll.success ? ": the unit rallied." : ": the unit fled on.");
}

static const struct unit_fills co_fills[] = {TFT_FIGURE_FILLS,
                                             FILLS("leadership"),
                                             KNOWS("co_fleeing", "TFT-MOR-4", TFT_AS_BEFORE, .find = tft_is_fleeing),
                                             {0}};
/* If the fleeing units are named, so must be the CO: its LDR is then on record, and another one is reported (X-KNOW).
 */
static bool is_to_be_rallied(const struct barring *it)
{
    return it->roles >> FLEEING & 1;
}

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    (void)question;
    if (!outcome->roll.success)
        return;
    for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
        if (!unit_is_out(tabletop, FLEEING, item))
            unit_set(tabletop, FLEEING, item, "flight", TFT_NOT_FLEEING, "TFT-MOR-4");
}

const struct step tft_rally_check_step = {
    .name = "rally-check",
    .title = "Rally check",
    .doc = "A CO that is not fleeing rolls 3D6 under its plain LDR to stop a unit's flight.",
    .dice = "3D6",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("roll_under", "check_criticals", "half_rounding", "profiles"),
    .clauses = STRINGS("TFT-MOR-4", "TFT-DMG-2", "TFT-CRIT-3", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(rallies, "The unit rallies", struct outcome, roll.success, true),
                 END_IS(flees_on, "The unit flees on", struct outcome, roll.success, false)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles =
        ROWS(struct unit_role,
             [RALLYING_CO] = ROLE("co", "The CO that rallies.", "", co_fills, .title = "CO", .in_play = true,
                                  .unfit = tft_not_a_co, .wanted = is_to_be_rallied,
                                  .wanted_text = " is to be rallied: name the CO, against whose LDR the roll is made",
                                  .no_deed = "each fleeing figure is tried for, by whichever CO (A-TFT-54)"),
             [FLEEING] = ROLE("fleeing", "The figures that flee, and stop if they are rallied.", NULL, NULL,
                              .many = true, .in_play = true, .passive = true, .led_by = "co", TFT_OF_FIGURES,
                              .whose = UNIT_TESTS, .deed = "rally_tried")),
    .apply = apply,
};
