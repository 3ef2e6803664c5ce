/* overrun: a figure whose base an AFV touches or crosses (TFT-OVR). */
#include "ends.h"
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

static const struct choice target_list[] = {
    [TFT_CHARACTER] = {"character", "A figure; it rolls against DEX"},
    [TFT_STATIC_PIECE] = {"static_piece", "An anti-tank gun or the like; it is destroyed"},
};
static const struct choices targets = {"TftOverrunTarget", target_list, 2};
static const struct choice result_list[] = {
    [TFT_SAFE] = {"safe", "It gets out of the way"},
    [TFT_KILLED] = {"killed", "Killed"},
    [TFT_DESTROYED] = {"destroyed", "Destroyed"},
};
static const struct choices results = {"TftOverrunResult", result_list, 3};

#define INPUT struct tft_overrun_input
static const struct field input_list[] = {
    {NAMED("target", "Target", "A-TFT-32", "Who or what is in the way."), CHOICE(INPUT, target, targets),
     DEFAULT(TFT_CHARACTER)},
    {NAMED("profile", "Profile", "TFT-PROF-1", "A named figure; it says the DEX where none is given."),
     NAME(INPUT, profile)},
    {NAMED("dexterity", "DEX", "TFT-OVR-1", "DEX of a figure, unhalved. It must be given unless a profile says it."),
     NUMBER(INPUT, dexterity, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("wounded", "Wounded", "A-TFT-39", "Whether the figure is wounded; then its DEX is halved here."),
     FLAG(INPUT, wounded)},
};
static const struct fields input_fields =
    FIELDS("TftOverrunInput", "Somebody in the way of an AFV.", input_list, INPUT);

static const struct field roll_list[] = {TFT_CHECK_FIELDS(struct tft_roll, , "modified_dexterity", "Modified DEX")};
static const struct fields roll_fields = FIELDS("TftOverrunRoll", "A roll against DEX.", roll_list, struct tft_roll);
#define OUTCOME struct tft_overrun_outcome
static const struct field outcome_list[] = {
    {NAMED("result", "Result", "TFT-OVR-1", "What becomes of it."), CHOICE(OUTCOME, result, results)},
    {NAMED("roll", "Roll", "TFT-OVR-1", "The roll of a figure."),
     GROUP_IF(OUTCOME, roll, struct tft_roll, roll_fields, has_roll)},
};
static const struct fields outcome_fields = FIELDS("TftOverrunOutcome", "An over-run.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    tft_profiles_check(question->options, violations);
    tft_profile_check(input->profile, question->options, "/input", "profile", violations);
    if (input->target == TFT_CHARACTER)
        tft_attribute_check(TFT_DEX, input->dexterity, input->profile, question->options, "/input", "dexterity",
                            violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const struct tft_check check_overrun = {.label = "overrun",
                                                   .clause = "TFT-OVR-1",
                                                   .passed = "It gets out of the way",
                                                   .failed = "It is run over and killed"};
    const INPUT *input = question->input;
    OUTCOME *outcome = ret_outcome;
    if (input->target == TFT_STATIC_PIECE) {
        outcome->result = TFT_DESTROYED;
        explain(why, "TFT-OVR-2", "A static piece that is run over is destroyed (A-TFT-32)");
        return RULING_RESOLVED;
    }
    outcome->has_roll = true;
    tft_roll_start(&outcome->roll, "TFT-OVR-1", "The figure's DEX",
                   tft_attribute(TFT_DEX, input->dexterity, input->profile, question->options), input->wounded,
                   question->options, why);
    tft_roll_check(&outcome->roll, &check_overrun, question->options, dice, why);
    outcome->result = outcome->roll.success ? TFT_SAFE : TFT_KILLED;
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const OUTCOME *outcome = ruled;
    if (outcome->has_roll)
        tft_roll_say(&outcome->roll, line);
    text_add(line, outcome->result == TFT_SAFE     ? ": it gets out of the way."
                   : outcome->result == TFT_KILLED ? ": run over and killed."
                                                   : "Run over and destroyed.");
}

HOLDS(safe, OUTCOME, outcome->result == TFT_SAFE)
HOLDS(killed, OUTCOME, outcome->result == TFT_KILLED)

static const struct step_end step_ends[] = {
    END(safe, "The figure gets out of the way"),
    END(killed, "The figure is run over and killed"),
    NO_MORE_ENDS,
};

static const struct unit_fills target_fills[] = {TFT_FIGURE_FILLS, FILLS("dexterity"), NO_MORE_FILLS};
enum { VEHICLE, IN_THE_WAY };
static const struct unit_role roles[] = {
    [VEHICLE] = ROLE("vehicle", "The vehicle.", NULL, NULL, .in_play = true, TFT_OF_AFVS),
    [IN_THE_WAY] = ROLE("target", "The figure in its way.", "", target_fills, .in_play = true, TFT_OF_FIGURES),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const OUTCOME *outcome = ruled;
    (void)question;
    if (status == RULING_RESOLVED && outcome->result == TFT_KILLED)
        tft_fall_effects(TFT_FATE_DEAD, "TFT-OVR-1", IN_THE_WAY, 0, effects);
}

static const char *const options[] = {"roll_under", "check_criticals", "half_rounding", "profiles", NULL};
static const char *const clauses[] = {"TFT-OVR-1", "TFT-OVR-2", "TFT-DMG-2", "TFT-CRIT-3", NULL};

const struct step tft_overrun_step = {
    .name = "overrun",
    .title = "Over-run",
    .doc = "Each figure whose base an AFV touches or crosses rolls 3D6 under DEX or is killed.",
    .dice = "3D6; none for a static piece",
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
