/* rocket-fire: a pin test of the target for each crewman, and no hits (MWK-FIR-8). */
#include "engine/retained.h"
#include "rulesets/colonial/colonial_roster.h"

struct rocket_target {
    struct colonial_who who;
    int32_t pinned_markers;
};
static const struct field target_rows[] = {
    COLONIAL_WHO_ROWS(struct rocket_target, who, COLONIAL_KIND_GIVES_DISCIPLINE),
    COLONIAL_LEADERSHIP_ROWS(struct rocket_target, who.number, COLONIAL_LEADERSHIP_NEEDED),
    COLONIAL_MARKERS_ROW(struct rocket_target, "Markers on the target before it."),
};
static const struct fields target_fields =
    FIELDS("ColonialRocketTarget",
           "What the rocket is fired at. Cover, close order and going to ground make no difference (A-MWK-22).",
           target_rows, struct rocket_target);

struct input {
    int32_t figures, range;
    int32_t pinned_markers; /* of the crew */
    struct rocket_target target;
};
static const struct field input_rows[] = {
    NUMBER(struct input, figures, 1, COLONIAL_CREW_MAX, "Crew", "MWK-FIR-8", "Crewmen that serve the rocket.",
           .unit = "figures"),
    INCHES(struct input, range, COLONIAL_RANGE_MAX, "Range", "MWK-FIR-2",
           "How far away the target is; exactly 16 is far enough (A-MWK-5)."),
    COLONIAL_MARKERS_ROW(struct input, "Markers on the crew; a pinned crew may not fire."),
    GROUP(struct input, target, struct rocket_target, target_fields, "Target", NULL, "What the rocket is fired at."),
};
static const struct fields input_fields =
    FIELDS("ColonialRocketFireInput", "A rocket that is fired.", input_rows, struct input);

static const struct field test_item = ITEM_GROUP(colonial_pin_fields, "Test", NULL, "The pin test for one crewman.");

struct outcome {
    int32_t test_count;
    struct colonial_pin tests[COLONIAL_CREW_MAX];
    int32_t failed, pinned_markers;
};
static const struct field outcome_rows[] = {
    LIST(struct outcome, tests, struct colonial_pin, test_item, test_count, 1, COLONIAL_CREW_MAX, "Tests", "MWK-FIR-8",
         "The pin tests, one for each crewman."),
    NUMBER(struct outcome, failed, 0, COLONIAL_CREW_MAX, "Failed", "MWK-PIN-3", "How many of them it failed.",
           .unit = "tests"),
    NUMBER(struct outcome, pinned_markers, 0, COLONIAL_MARKERS_MAX + COLONIAL_CREW_MAX, "Pinned markers", "MWK-PIN-3",
           "Markers on the target after it.", .unit = "markers"),
};
static const struct fields outcome_fields =
    FIELDS("ColonialRocketFireOutcome", "What the rocket did.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct colonial_options *options = question->options;
    colonial_profiles_check(options, violations);
    colonial_who_check(&input->target.who, COLONIAL_NEEDS_TEST, options, "/input/target", violations);
}

WHEN(pinned, struct input, it->pinned_markers)
WHEN(too_near, struct input, it->range < colonial_weapons[COLONIAL_ROCKET].long_from)
WHEN(out_of_range, struct input, colonial_band_at(COLONIAL_ROCKET, it->range) == COLONIAL_OUT_OF_RANGE)

static const struct refusal refusals[] = {
    COLONIAL_PINNED(pinned),
    {"MWK-FIR-2", "The target is too near: a rocket has no short range", too_near},
    {"MWK-FIR-2", "The target is out of range", out_of_range},
};

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct colonial_options *options = question->options;
    struct outcome *ret = ruled;
    if (IS_REFUSED(refusals, input, why))
        return RULING_NOT_PERMITTED;
    explain_count(why, "MWK-FIR-8", "A pin test for each crewman; no hits, no modifiers of the target, no leader test",
                  input->figures);
    struct colonial_pin_case testing = {
        .who = &input->target.who, .options = options, .pinned_markers = input->target.pinned_markers};
    dice_for(dice, COLONIAL_TARGET, 0);
    for (int32_t i = 0; i < input->figures; i++) {
        if (i > 0 && !FORGET_ALL_BUT(dice, ret->failed))
            return RULING_RESOLVED;
        struct colonial_pin *pin = &ret->tests[ret->test_count++];
        colonial_pin_test(&testing, dice, why, pin);
        testing.pinned_markers = pin->pinned_markers;
        ret->failed += !pin->test.passed;
    }
    ret->pinned_markers = testing.pinned_markers;
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    const char *target = unit_called(question->units, COLONIAL_TARGET, 0, "the target");
    text_format(line, "%s fired at %s; %s ", unit_called(question->units, COLONIAL_FIRER, 0, "The rocket"), target,
                target);
    if (outcome->test_count == 1)
        text_add(line, outcome->failed ? "failed the pin test" : "passed the pin test");
    else if (outcome->failed == 0)
        text_format(line, "passed all %d pin tests", outcome->test_count);
    else
        text_format(line, "failed %d of %d pin tests", outcome->failed, outcome->test_count);
    text_add(line, " and ended with ");
    colonial_markers_say(outcome->pinned_markers, line);
    text_add(line, ".");
}

HOLDS(target_pinned, struct outcome, outcome->failed > 0)
HOLDS_WITH(all_failed, struct input, struct outcome, outcome->failed == input->figures)

static const struct unit_fills crew_fills[] = {COLONIAL_FIGURES_FILL, COLONIAL_UNPINNED_FILL, {0}};
static const struct unit_fills target_fills[] = {
    COLONIAL_WHO_FILLS, COLONIAL_LEADERSHIP_FILLS, COLONIAL_MARKERS_FILL, {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    colonial_half_deed_effects(COLONIAL_DO_FIRE, "fired", false, question->options, COLONIAL_FIRER, tabletop);
    colonial_marker_effects(outcome->failed, COLONIAL_TARGET, tabletop);
}

const struct step colonial_rocket_fire_step = {
    .name = "rocket-fire",
    .title = "Rocket fire",
    .doc = "A rocket hits nobody; its target tests for pinning once for each crewman.",
    .dice = "2D6 for each crewman",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("stance_ends", "profiles"),
    .clauses = STRINGS("MWK-ACT-2", "MWK-ACT-3", "MWK-FIR-2", "MWK-FIR-8", "MWK-PIN-2", "MWK-PIN-3"),
    .ends = ROWS(struct step_end, END(target_pinned, "The target takes a pinned marker", READS(struct outcome, failed)),
                 END(all_failed, "The target fails every test", READS(struct outcome, failed))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [COLONIAL_FIRER] = ROLE("firer", "The rocket's crew.", "", crew_fills, .in_play = true, .opposed = 1,
                                          .no_deed = COLONIAL_ACTION_OF_TURN),
                  [COLONIAL_TARGET] = ROLE("target", "The unit that is fired at.", "target", target_fills,
                                           .in_play = true, .passive = true, .opposed = 2, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
