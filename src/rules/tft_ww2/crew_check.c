/* crew-check: the crew of an AFV that was hit tests as an NCO would (TFT-CREW-1). */
#include "ends.h"
#include "field_kinds.h"
#include "morale_fields.h"
#include "steps.h"
#include "tft_roster.h"

#define INPUT struct tft_crew_check_input
static const struct field input_list[] = {
    TFT_MORALE_FIELDS(INPUT),
    {NAMED("immobilised", "Immobilised", "TFT-CREW-1",
           "Whether the vehicle is immobilised; then a crew that fails abandons it."),
     FLAG(INPUT, immobilised)},
};
static const struct fields input_fields =
    FIELDS("TftCrewCheckInput", "The crew of a vehicle that was hit.", input_list, INPUT);

static const struct choice result_list[] = {
    [TFT_CREW_HOLDS] = {"holds", "The crew goes on"},
    [TFT_CREW_REVERSES] = {"reverses", "The vehicle reverses towards the table edge at half speed"},
    [TFT_CREW_ABANDONS] = {"abandons", "The crew abandons the vehicle"},
};
static const struct choices results = {"TftCrewResult", result_list, 3};

#define OUTCOME struct tft_morale_outcome
static const struct field outcome_list[] = {
    TFT_CHECK_FIELDS(OUTCOME, roll., "modified_leadership", "Modified LDR"),
    {NAMED("result", "Result", "TFT-CREW-1", "What the crew does."), CHOICE(OUTCOME, result, results)},
};
static const struct fields outcome_fields = FIELDS("TftCrewCheckOutcome", "A crew's test.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    tft_morale_basis_check(&input->basis, "/input", violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const struct tft_check check_crew = {
        .label = "morale", .clause = "TFT-CREW-1", .passed = "The crew holds", .failed = "The crew fails its check"};
    const INPUT *input = question->input;
    OUTCOME *outcome = ret_outcome;
    explain(why, "TFT-CREW-1", "The crew tests as an NCO by the rules for infantry");
    tft_roll_start(&outcome->roll, "TFT-PROF-1", "The LDR of an NCO", tft_profile_rows[TFT_NCO].attributes.of[TFT_LDR],
                   false, question->options, why);
    tft_morale_modify(&outcome->roll, &input->basis, why);
    tft_roll_check(&outcome->roll, &check_crew, question->options, dice, why);
    if (outcome->roll.success)
        return RULING_RESOLVED;
    outcome->result = input->immobilised ? TFT_CREW_ABANDONS : TFT_CREW_REVERSES;
    explain(why, "TFT-CREW-1",
            input->immobilised ? "It cannot move: the crew abandons it"
                               : "It reverses to the table edge at half speed");
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    static const char *const says[] = {": the crew holds.", ": the crew reverses towards the table edge.",
                                       ": the crew abandons the vehicle."};
    (void)question;
    const OUTCOME *outcome = ruled;
    tft_roll_say(&outcome->roll, line);
    text_add(line, says[outcome->result]);
}

HOLDS(holds, OUTCOME, outcome->roll.success)
HOLDS(reverses, OUTCOME, outcome->result == TFT_CREW_REVERSES)
HOLDS(abandons, OUTCOME, outcome->result == TFT_CREW_ABANDONS)

static const struct step_end step_ends[] = {
    END(holds, "The crew holds"),
    END(reverses, "The crew reverses"),
    END(abandons, "The crew abandons the vehicle"),
    NO_MORE_ENDS,
};

static const struct unit_fills vehicle_fills[] = {FILLS_BY("in_cover", tft_has_cover), FILLS("green"), FILLS("elite"),
                                                  FILLS("immobilised"), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("vehicle", "The vehicle that was hit.", "", vehicle_fills, .in_play = true, TFT_OF_AFVS),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const OUTCOME *outcome = ruled;
    (void)question;
    if (status != RULING_RESOLVED)
        return;
    effect_add(effects, 0, 0, "crew_tests", -1, "TFT-CREW-1");
    if (outcome->result == TFT_CREW_REVERSES)
        tft_flight_effects(TFT_TO_EDGE, "TFT-CREW-1", 0, 0, effects);
    if (outcome->result == TFT_CREW_ABANDONS)
        effect_set(effects, 0, 0, "fate", TFT_FATE_ABANDONED, "TFT-CREW-1");
}

static const char *const options[] = {"roll_under", "check_criticals", NULL};
static const char *const clauses[] = {"TFT-CREW-1", "TFT-PROF-1", "TFT-MOR-2", "TFT-CRIT-3", NULL};

const struct step tft_crew_check_step = {
    .name = "crew-check",
    .title = "Crew check",
    .doc = "After any hit on an AFV its crew tests morale with the LDR of an NCO and the modifiers of infantry.",
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
