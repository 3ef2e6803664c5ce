/* overrun: a figure whose base an AFV touches or crosses (TFT-OVR). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

#define OVERRUN_TARGET_VALUES(X)                                                                                       \
    X(CHARACTER, "character", "A figure; it rolls against DEX")                                                        \
    X(STATIC_PIECE, "static_piece", "An anti-tank gun or the like; it is destroyed")
ENUM(overrun_target, OVERRUN_TARGET_VALUES, OVERRUN_TARGETS);
LOCAL_CHOICES(targets, "TftOverrunTarget", OVERRUN_TARGET_VALUES);
#define OVERRUN_RESULT_VALUES(X)                                                                                       \
    X(SAFE, "safe", "It gets out of the way")                                                                          \
    X(KILLED, "killed", "Killed")                                                                                      \
    X(DESTROYED, "destroyed", "Destroyed")
ENUM(overrun_result, OVERRUN_RESULT_VALUES, OVERRUN_RESULTS);
LOCAL_CHOICES(results, "TftOverrunResult", OVERRUN_RESULT_VALUES);

/* Its roles. */
enum { VEHICLE, IN_THE_WAY };

struct input {
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t dexterity;
    bool wounded;
    int32_t target;
    struct house_modifiers house;
};
static const struct field input_rows[] = {
    CHOICE(struct input, target, targets, "Target", "A-TFT-32", "Who or what is in the way.", DEFAULT(CHARACTER)),
    TEXT(struct input, profile, 0, TFT_NAME_MAX, "Profile", "TFT-PROF-1",
         "A named figure; it says the DEX where none is given.", OPTIONAL),
    NUMBER(struct input, dexterity, 0, TFT_ATTRIBUTE_MAX, "DEX", "TFT-OVR-1",
           "DEX of a figure, unhalved. It must be given unless a profile says it.", OPTIONAL),
    FLAG(struct input, wounded, "Wounded", "A-TFT-39", "Whether the figure is wounded; then its DEX is halved here."),
    HOUSE_MODIFIERS_ROW(struct input, house, TFT_OF_NUMBER),
};
static const struct fields input_fields =
    FIELDS("TftOverrunInput", "Somebody in the way of an AFV.", input_rows, struct input);

static const struct field roll_rows[] = {TFT_CHECK_ROWS(struct tft_roll, , "modified_dexterity", "Modified DEX")};
static const struct fields roll_fields = FIELDS("TftOverrunRoll", "A roll against DEX.", roll_rows, struct tft_roll);
struct outcome {
    int32_t result;
    bool has_roll;
    struct tft_roll roll;
};
static const struct field outcome_rows[] = {
    CHOICE(struct outcome, result, results, "Result", "TFT-OVR-1", "What becomes of it."),
    GROUP_IF(struct outcome, roll, has_roll, struct tft_roll, roll_fields, "Roll", "TFT-OVR-1",
             "The roll of a figure."),
};
static const struct fields outcome_fields = FIELDS("TftOverrunOutcome", "An over-run.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    tft_profiles_check(options, violations);
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    if (input->target == CHARACTER)
        tft_attribute_check(TFT_DEX, input->dexterity, input->profile, options, "/input", "dexterity", violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    struct outcome *outcome = ruled;
    static const struct tft_check check_overrun = {.label = "overrun",
                                                   .clause = "TFT-OVR-1",
                                                   .passed = "It gets out of the way",
                                                   .failed = "It is run over and killed"};
    if (input->target == STATIC_PIECE) {
        outcome->result = DESTROYED;
        explain(why, "TFT-OVR-2", "A static piece that is run over is destroyed");
        return RULING_RESOLVED;
    }
    outcome->has_roll = true;
    tft_roll_start(&outcome->roll, "TFT-OVR-1", "The figure's DEX", "DEX",
                   tft_attribute(TFT_DEX, input->dexterity, input->profile, options), input->wounded, options, why);
    house_modify(&input->house, &outcome->roll.needed, why);
    dice_for(dice, IN_THE_WAY, 0);
    tft_roll_check(&outcome->roll, &check_overrun, options, dice, why);
    outcome->result = outcome->roll.success ? SAFE : KILLED;
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    static const char *const says[OVERRUN_RESULTS] = {" and got out of the way.", ": run over and killed.", ""};
    if (!outcome->has_roll) {
        text_add(line, "The piece was run over and destroyed.");
        return;
    }
    text_format(line, "%s rolled ", unit_called(question->units, IN_THE_WAY, 0, "The figure"));
    tft_roll_say(&outcome->roll, line);
    text_add(line, says[outcome->result]);
}

static const struct unit_fills target_fills[] = {TFT_FIGURE_FILLS, FILLS("dexterity"), {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    (void)question;
    if (outcome->result == KILLED)
        tft_fall_effects(TFT_FATE_DEAD, "TFT-OVR-1", IN_THE_WAY, 0, tabletop);
}

const struct step tft_overrun_step = {
    .name = "overrun",
    .title = "Over-run",
    .doc = "Each figure whose base an AFV touches or crosses rolls 3D6 under DEX or is killed.",
    .dice = "3D6; none for a static piece",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("roll_under", "check_criticals", "half_rounding", "profiles"),
    .clauses = STRINGS("TFT-OVR-1", "TFT-OVR-2", "TFT-DMG-2", "TFT-CRIT-3", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(safe, "The figure gets out of the way", struct outcome, result, SAFE),
                 END_IS(killed, "The figure is run over and killed", struct outcome, result, KILLED)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [VEHICLE] = ROLE("vehicle", "The vehicle.", NULL, NULL, .in_play = true, TFT_OF_AFVS,
                                   .no_deed = TFT_ACTION_OF_TURN),
                  [IN_THE_WAY] = ROLE("target", "The figure in its way.", "", target_fills, .in_play = true,
                                      .passive = true, TFT_OF_FIGURES, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
