/* rocket-fire: a pin test of the target for each crewman, and no hits (MWK-FIR-8). */
#include "colonial_roster.h"
#include "ends.h"
#include "fields.h"
#include "retained.h"

static const struct field target_list[] = {
    COLONIAL_PROFILE_FIELD(struct colonial_rocket_target, who),
    COLONIAL_UNIT_FIELD(struct colonial_rocket_target, who.unit,
                        "The kind of unit. Gives the Discipline, if it is not given itself."),
    COLONIAL_LEADERSHIP_FIELD(struct colonial_rocket_target, who.given, COLONIAL_LEADERSHIP_NEEDED),
    COLONIAL_DISCIPLINE_FIELD(struct colonial_rocket_target, who.given),
    COLONIAL_MARKERS_FIELD(struct colonial_rocket_target, pinned_markers, "Markers on the target before it.",
                           FIELD_DEFAULTED, 0),
};
static const struct fields target_fields = {
    .name = "ColonialRocketTarget",
    .doc = "What the rocket is fired at. Cover, close order and going to ground make no difference (A-MWK-22).",
    .list = target_list,
    .count = FIELDS_COUNT(target_list),
    .size = sizeof(struct colonial_rocket_target),
};

static const struct field input_list[] = {
    COLONIAL_COUNT_FIELD(struct colonial_rocket_fire_input, figures, "figures", "Crew", "figures", "MWK-FIR-8",
                         "Crewmen that serve the rocket.", 1, COLONIAL_CREW_MAX),
    COLONIAL_INCHES_FIELD(struct colonial_rocket_fire_input, range, "range", "Range", "MWK-FIR-2", FIELD_REQUIRED,
                          "How far away the target is; exactly 16 is far enough (A-MWK-5).", COLONIAL_RANGE_MAX),
    COLONIAL_MARKERS_FIELD(struct colonial_rocket_fire_input, pinned_markers,
                           "Markers on the crew; a pinned crew may not fire.", FIELD_DEFAULTED, 0),
    {.name = "target",
     .title = "Target",
     .doc = "What the rocket is fired at.",
     .kind = FIELD_GROUP,
     .offset = FIELD_AT(struct colonial_rocket_fire_input, target, struct colonial_rocket_target),
     .of = &target_fields},
};
static const struct fields input_fields = {
    .name = "ColonialRocketFireInput",
    .doc = "A rocket that is fired.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_rocket_fire_input),
};

static const struct field test_item = {
    .title = "Test", .doc = "The pin test for one crewman.", .kind = FIELD_GROUP, .of = &colonial_pin_fields};

static const struct field outcome_list[] = {
    {.name = "tests",
     .title = "Tests",
     .doc = "The pin tests, one for each crewman.",
     .clause = "MWK-FIR-8",
     .kind = FIELD_LIST,
     .offset = FIELD_AT(struct colonial_rocket_fire_outcome, tests, struct colonial_pin *),
     .min = 1,
     .max = COLONIAL_CREW_MAX,
     .item = &test_item,
     .item_size = sizeof(struct colonial_pin),
     .count = FIELD_AT(struct colonial_rocket_fire_outcome, test_count, int32_t)},
    COLONIAL_COUNT_FIELD(struct colonial_rocket_fire_outcome, failed, "failed", "Failed", "tests", "MWK-PIN-3",
                         "How many of them it failed.", 0, COLONIAL_CREW_MAX),
    COLONIAL_COUNT_FIELD(struct colonial_rocket_fire_outcome, markers, "pinned_markers", "Pinned markers", "markers",
                         "MWK-PIN-3", "Markers on the target after it.", 0, COLONIAL_MARKERS_MAX + COLONIAL_CREW_MAX),
};
static const struct fields outcome_fields = {
    .name = "ColonialRocketFireOutcome",
    .doc = "What the rocket did.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_rocket_fire_outcome),
};

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_rocket_fire_input *input = question->input;
    colonial_profiles_check(question->options, violations);
    colonial_who_check(&input->target.who, COLONIAL_NEEDS(COLONIAL_LEADERSHIP) | COLONIAL_NEEDS(COLONIAL_DISCIPLINE),
                       question->options, "/input/target", violations);
}

static bool refuses(const struct colonial_rocket_fire_input *input, struct explanation *why)
{
    if (colonial_refuses_pinned(input->pinned_markers, why))
        return true;
    if (colonial_band_at(COLONIAL_ROCKET, input->range) != COLONIAL_OUT_OF_RANGE)
        return false;
    explain(why, "MWK-FIR-2",
            input->range < colonial_weapons[COLONIAL_ROCKET].long_from ? "A rocket has no short range: too near"
                                                                       : "The target is out of range");
    return true;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct colonial_rocket_fire_input *input = question->input;
    struct colonial_rocket_fire_outcome *outcome = ret_outcome;
    if (refuses(input, why))
        return RULING_NOT_PERMITTED;
    explain_value(why, "MWK-FIR-8", "A pin test for each crewman; no hits, no modifiers of the target, no leader test",
                  input->figures);
    struct colonial_pin_case testing = {.who = &input->target.who, .markers = input->target.pinned_markers};
    for (int32_t i = 0; i < input->figures; i++) {
        if (i > 0 && !FORGET_ALL_BUT(dice, outcome->failed))
            return RULING_RESOLVED;
        struct colonial_pin *pin = &outcome->tests[outcome->test_count++];
        colonial_pin_test(&testing, question->options, dice, why, pin);
        testing.markers = pin->markers;
        outcome->failed += !pin->test.passed;
    }
    outcome->markers = testing.markers;
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct colonial_rocket_fire_outcome *outcome = ruled;
    text_format(line, "Pin tests: failed %d of %d; pinned markers: %d.", outcome->failed, outcome->test_count,
                outcome->markers);
}

HOLDS(target_pinned, struct colonial_rocket_fire_outcome, outcome->failed > 0)
HOLDS_WITH(all_failed, struct colonial_rocket_fire_input, struct colonial_rocket_fire_outcome,
           outcome->failed == input->figures)

static const struct step_end step_ends[] = {
    END(target_pinned, "The target takes a pinned marker"),
    END(all_failed, "The target fails every test"),
    NO_MORE_ENDS,
};

static const struct unit_fills crew_fills[] = {FILLS("figures"), FILLS("pinned_markers"), NO_MORE_FILLS};
static const struct unit_fills target_fills[] = {COLONIAL_WHO_FILLS, COLONIAL_TEST_FILLS, FILLS("pinned_markers"),
                                                 NO_MORE_FILLS};
static const struct unit_role roles[] = {
    [COLONIAL_FIRER] = ROLE("firer", "The rocket's crew.", "", crew_fills, .in_play = true),
    [COLONIAL_TARGET] = ROLE("target", "The unit that is fired at.", "target", target_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct colonial_rocket_fire_outcome *outcome = ruled;
    (void)question;
    if (status == RULING_RESOLVED)
        colonial_marker_effects(outcome->failed, COLONIAL_TARGET, effects);
}

static const char *const options[] = {"profiles", NULL};
static const char *const clauses[] = {"MWK-ACT-2", "MWK-ACT-3", "MWK-FIR-2", "MWK-FIR-8",
                                      "MWK-PIN-2", "MWK-PIN-3", NULL};

const struct step colonial_rocket_fire_step = {
    .name = "rocket-fire",
    .title = "Rocket fire",
    .doc = "A rocket hits nobody; its target tests for pinning once for each crewman.",
    .dice = "2D6 for each crewman",
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
