/* crew-check: the crew of an AFV that was hit tests as an NCO would (TFT-CREW-1). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

struct input {
    struct tft_morale_basis basis;
    bool immobilised;
};
static const struct field input_rows[] = {
    TFT_MORALE_ROWS(struct input, basis.),
    FLAG(struct input, immobilised, "Immobilised", "TFT-CREW-1",
         "Whether the vehicle is immobilised; then a crew that fails abandons it."),
};
static const struct fields input_fields =
    FIELDS("TftCrewCheckInput", "The crew of a vehicle that was hit.", input_rows, struct input);

#define CREW_RESULT_VALUES(X)                                                                                          \
    X(CREW_HOLDS, "holds", "The crew goes on")                                                                         \
    X(CREW_REVERSES, "reverses", "The vehicle reverses towards the table edge at half speed")                          \
    X(CREW_ABANDONS, "abandons", "The crew abandons the vehicle")
ENUM(crew_result, CREW_RESULT_VALUES, CREW_RESULTS);
LOCAL_CHOICES(results, "TftCrewResult", CREW_RESULT_VALUES);

struct outcome {
    struct tft_roll roll;
    int32_t result; /* enum crew_result */
};
static const struct field outcome_rows[] = {
    TFT_CHECK_ROWS(struct outcome, roll., "modified_leadership", "Modified LDR"),
    CHOICE(struct outcome, result, results, "Result", "TFT-CREW-1", "What the crew does."),
};
static const struct fields outcome_fields =
    FIELDS("TftCrewCheckOutcome", "A crew's test.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    tft_morale_basis_check(&input->basis, "/input", violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    struct outcome *outcome = ruled;
    static const struct tft_check check_crew = {
        .label = "morale", .clause = "TFT-CREW-1", .passed = "The crew holds", .failed = "The crew fails its check"};
    explain(why, "TFT-CREW-1", "The crew tests as an NCO by the rules for infantry");
    tft_roll_start(&outcome->roll, "TFT-PROF-1", "The LDR of an NCO", "LDR",
                   tft_profile_rows[TFT_NCO].attributes.of[TFT_LDR], false, options, why);
    tft_morale_modify(&outcome->roll, &input->basis, why);
    dice_for(dice, 0, 0);
    tft_roll_check(&outcome->roll, &check_crew, options, dice, why);
    if (outcome->roll.success)
        return RULING_RESOLVED;
    outcome->result = input->immobilised ? CREW_ABANDONS : CREW_REVERSES;
    explain(why, "TFT-CREW-1",
            input->immobilised ? "It cannot move: the crew abandons it"
                               : "It reverses to the table edge at half speed");
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    static const char *const says[] = {": the crew held.", ": the crew reversed towards the table edge.",
                                       ": the crew abandoned the vehicle."};
    const char *vehicle = unit_called(question->units, 0, 0, NULL);
    if (vehicle)
        text_format(line, "The crew of %s rolled ", vehicle);
    else
        text_add(line, "The crew rolled ");
    tft_roll_say(&outcome->roll, line);
    text_add(line, says[outcome->result]);
}

static const struct unit_fills vehicle_fills[] = {
    FILLS("in_cover", .find = tft_has_cover),         FILLS("green"),   FILLS("elite"),
    KNOWS("immobilised", "TFT-PEN-2", TFT_AS_BEFORE), TFT_SURROUNDINGS, {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    (void)question;
    unit_add(tabletop, 0, 0, "crew_tests", -1, "TFT-CREW-1");
    if (outcome->result == CREW_REVERSES)
        tft_flight_effects(TFT_TO_EDGE, "TFT-CREW-1", 0, 0, tabletop);
    if (outcome->result == CREW_ABANDONS)
        tft_fate_effect(TFT_FATE_ABANDONED, "TFT-CREW-1", 0, 0, tabletop);
}

const struct step tft_crew_check_step = {
    .name = "crew-check",
    .title = "Crew check",
    .doc = "After any hit on an AFV its crew tests morale with the LDR of an NCO and the modifiers of infantry.",
    .dice = "3D6",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("roll_under", "check_criticals"),
    .clauses = STRINGS("TFT-CREW-1", "TFT-PROF-1", "TFT-MOR-2", "TFT-CRIT-3", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(holds, "The crew holds", struct outcome, roll.success, true),
                 END_IS(reverses, "The crew reverses", struct outcome, result, CREW_REVERSES),
                 END_IS(abandons, "The crew abandons the vehicle", struct outcome, result, CREW_ABANDONS)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("vehicle", "The vehicle that was hit.", "", vehicle_fills, .in_play = true,
                                         .passive = true, TFT_OF_AFVS, .whose = UNIT_TESTS)),
    .apply = apply,
};
