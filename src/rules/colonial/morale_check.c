/* morale-check: the pin test (MWK-PIN-1 to 3): two dice, Discipline and casualties against Leadership. A rocket and the
 * exchanges make it, too. */
#include "colonial_roster.h"
#include "ends.h"
#include "fields.h"

static const struct choice trigger_list[] = {
    [COLONIAL_TRIGGER_FIRE] = {"fire", "The unit lost figures to fire"},
    [COLONIAL_TRIGGER_ATTACK] = {"attack", "The unit was beaten in an attack"},
    [COLONIAL_TRIGGER_WITNESS] = {"witness", "The unit saw a friendly unit removed within 12 inches"},
};
static const struct choices triggers = {"ColonialTrigger", trigger_list, 3};

#define CASUALTIES(member, title_, clause_, doc_)                                                                      \
    {                                                                                                                  \
        .name = #member, .title = title_, .unit = "figures", .clause = clause_, .kind = FIELD_INT,                     \
        .presence = FIELD_DEFAULTED, .doc = doc_,                                                                      \
        .offset = FIELD_AT(struct colonial_morale_check_input, member, int32_t), .max = COLONIAL_FIGURES_MAX           \
    }

static const struct field input_list[] = {
    COLONIAL_CHOICE_FIELD(struct colonial_morale_check_input, trigger, "trigger", "Trigger", "MWK-PIN-1",
                          "Why the unit tests.", &triggers),
    COLONIAL_PROFILE_FIELD(struct colonial_morale_check_input, who),
    COLONIAL_UNIT_FIELD(struct colonial_morale_check_input, who.unit,
                        "The kind of unit. Gives the Discipline, if it is not given itself."),
    COLONIAL_LEADERSHIP_FIELD(struct colonial_morale_check_input, who.given, COLONIAL_LEADERSHIP_NEEDED),
    COLONIAL_DISCIPLINE_FIELD(struct colonial_morale_check_input, who.given),
    CASUALTIES(fire_casualties, "Casualties from fire", "MWK-PIN-2",
               "Figures lost to this round of fire: -1 each. A test because of fire needs at least one."),
    CASUALTIES(attack_casualties, "Casualties of the attack", "A-MWK-8",
               "Figures lost in the attack. They count only under the option pin_attack_casualties."),
    COLONIAL_MARKERS_FIELD(struct colonial_morale_check_input, pinned_markers,
                           "Markers on the unit before the test; they do not modify it.", FIELD_DEFAULTED, 0),
    COLONIAL_INCHES_FIELD(
        struct colonial_morale_check_input, distance, "distance", "Distance", "MWK-PIN-1", FIELD_OPTIONAL,
        "How far away the removed unit was. Matters for a witness; left out, it was within 12.", COLONIAL_RANGE_MAX),
};
static const struct fields input_fields = {
    .name = "ColonialMoraleCheckInput",
    .doc = "A unit that tests for pinning.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_morale_check_input),
};

static const struct field outcome_list[] = {
    COLONIAL_TEST_FIELDS(struct colonial_pin, test, FIELD_REQUIRED),
    COLONIAL_FACT_FIELD(struct colonial_pin, test.passed, "passed", "Passed", "MWK-PIN-3",
                        "Whether the unit passed; else it takes a marker."),
    COLONIAL_COUNT_FIELD(struct colonial_pin, markers, "pinned_markers", "Pinned markers", "markers", "MWK-PIN-3",
                         "Markers on the unit after the test.", 0, COLONIAL_MARKERS_MAX + COLONIAL_CREW_MAX),
};
const struct fields colonial_pin_fields = {
    .name = "ColonialPinTest",
    .doc = "A pin test that was made.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_pin),
};

void colonial_pin_test(const struct colonial_pin_case *testing, const struct colonial_options *options,
                       struct dice *dice, struct explanation *why, struct colonial_pin *ret)
{
    struct colonial_test *test = &ret->test;
    colonial_test_throw(test, "pin test", "MWK-PIN-2", colonial_number_of(testing->who, COLONIAL_DISCIPLINE, options),
                        dice, why);
    if (testing->fire_casualties > 0)
        colonial_test_modify(test, "MWK-PIN-2", "-1 for each figure lost to this round of fire",
                             -testing->fire_casualties, why);
    if (testing->attack_casualties > 0 && options->pin_attack_casualties == COLONIAL_YES)
        colonial_test_modify(test, "MWK-PIN-2", "-1 for each figure lost in the attack (A-MWK-8)",
                             -testing->attack_casualties, why);
    colonial_test_judge(test, colonial_number_of(testing->who, COLONIAL_LEADERSHIP, options), why);
    ret->markers = testing->markers + (test->passed ? 0 : 1);
    explain_total(why, "MWK-PIN-3",
                  test->passed ? "Passed: no new marker; those that it has stay"
                               : "Failed: one marker more; those that it has stay",
                  test->passed ? 0 : 1, ret->markers);
}

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_morale_check_input *input = question->input;
    colonial_profiles_check(question->options, violations);
    colonial_who_check(&input->who, COLONIAL_NEEDS(COLONIAL_LEADERSHIP) | COLONIAL_NEEDS(COLONIAL_DISCIPLINE),
                       question->options, "/input", violations);
    if (input->attack_casualties > 0 && input->trigger != COLONIAL_TRIGGER_ATTACK)
        colonial_violation(violations, ERROR_CONFLICTING_FIELDS, "/input", "attack_casualties",
                           "Only a unit that was beaten in an attack has casualties of it.");
    if (input->distance != FIELD_ABSENT && input->trigger != COLONIAL_TRIGGER_WITNESS)
        colonial_violation(violations, ERROR_CONFLICTING_FIELDS, "/input", "distance",
                           "A distance is for a unit that saw a friendly unit removed.");
}

static bool falls_due(const struct colonial_morale_check_input *input, struct explanation *why)
{
    static const char *const texts[] = {
        [COLONIAL_TRIGGER_FIRE] = "A unit with casualties from fire tests for pinning",
        [COLONIAL_TRIGGER_ATTACK] = "A unit that is beaten in an attack tests for pinning",
        [COLONIAL_TRIGGER_WITNESS] = "A unit that sees a friendly unit removed within 12 inches tests for pinning",
    };
    if (input->trigger == COLONIAL_TRIGGER_FIRE && input->fire_casualties == 0) {
        explain(why, "MWK-PIN-1", "Fire that removed no figure asks for no pin test (A-MWK-9)");
        return false;
    }
    if (input->trigger == COLONIAL_TRIGGER_WITNESS && input->distance > COLONIAL_WITNESS_INCHES) {
        explain(why, "MWK-PIN-1", "A unit removed more than 12 inches away asks for no pin test");
        return false;
    }
    explain(why, "MWK-PIN-1", texts[input->trigger]);
    return true;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *outcome)
{
    const struct colonial_morale_check_input *input = question->input;
    struct colonial_pin_case testing = {.who = &input->who,
                                        .fire_casualties = input->fire_casualties,
                                        .attack_casualties = input->attack_casualties,
                                        .markers = input->pinned_markers};
    if (!falls_due(input, why))
        return RULING_NOT_PERMITTED;
    colonial_pin_test(&testing, question->options, dice, why, outcome);
    return RULING_RESOLVED;
}

void colonial_pin_say(const struct colonial_pin *pin, struct text *line)
{
    text_add(line, "Pin test: ");
    colonial_test_say(&pin->test, line);
    text_add(line, pin->test.passed ? ", passed" : ", failed");
    text_format(line, "; pinned markers: %d", pin->markers);
}

static void summarise(const struct question *question, const void *outcome, struct text *line)
{
    (void)question;
    colonial_pin_say(outcome, line);
    text_add(line, ".");
}

HOLDS(passed, struct colonial_pin, outcome->test.passed)
HOLDS(pinned, struct colonial_pin, !outcome->test.passed)

static const struct step_end step_ends[] = {
    END(passed, "The unit passes"),
    END(pinned, "The unit takes a pinned marker"),
    NO_MORE_ENDS,
};

#define TESTS_BECAUSE(name, trigger)                                                                                   \
    static int32_t name(const void *unit)                                                                              \
    {                                                                                                                  \
        (void)unit;                                                                                                    \
        return trigger;                                                                                                \
    }
TESTS_BECAUSE(of_fire, COLONIAL_TRIGGER_FIRE)
TESTS_BECAUSE(of_an_attack, COLONIAL_TRIGGER_ATTACK)
TESTS_BECAUSE(of_a_removal, COLONIAL_TRIGGER_WITNESS)

#define TESTER_FILLS COLONIAL_WHO_FILLS, COLONIAL_TEST_FILLS, FILLS("pinned_markers")
static const struct unit_fills after_fire_fills[] = {TESTER_FILLS, FILLS_BY("trigger", of_fire),
                                                     FILLS("fire_casualties"), NO_MORE_FILLS};
static const struct unit_fills after_attack_fills[] = {TESTER_FILLS, FILLS_BY("trigger", of_an_attack),
                                                       FILLS("attack_casualties"), NO_MORE_FILLS};
static const struct unit_fills witness_fills[] = {TESTER_FILLS, FILLS_BY("trigger", of_a_removal), NO_MORE_FILLS};
/* A role for each trigger, so that a unit that owes several tests takes only what belongs to the one that it makes. */
enum { ROLES = 3 };
static const struct unit_role roles[] = {
    [COLONIAL_TRIGGER_FIRE] =
        ROLE("after_fire", "The unit that tests, which lost figures to fire.", "", after_fire_fills, .in_play = true),
    [COLONIAL_TRIGGER_ATTACK] = ROLE("after_attack", "The unit that tests, which was beaten in an attack.", "",
                                     after_attack_fills, .in_play = true),
    [COLONIAL_TRIGGER_WITNESS] =
        ROLE("witness", "The unit that tests, which saw a friendly unit removed.", "", witness_fills, .in_play = true),
    NO_MORE_ROLES,
};

/* The test was owed; also one that did not fall due is done with. */
static void settle(enum colonial_trigger trigger, int32_t role, struct effects *effects)
{
    switch (trigger) {
    case COLONIAL_TRIGGER_FIRE:
        effect_set(effects, role, 0, "fire_casualties", 0, "MWK-PIN-1");
        break;
    case COLONIAL_TRIGGER_ATTACK:
        effect_add(effects, role, 0, "beaten", -1, "MWK-PIN-1");
        break;
    case COLONIAL_TRIGGER_WITNESS:
        effect_add(effects, role, 0, "friends_removed", -1, "MWK-PIN-1");
        break;
    }
}

/* One role is taken; the effects on the others are left out. */
static void affect(const struct question *question, enum ruling_status status, const void *outcome,
                   struct effects *effects)
{
    const struct colonial_morale_check_input *input = question->input;
    const struct colonial_pin *pin = outcome;
    for (int32_t role = 0; role < ROLES; role++) {
        if (status == RULING_RESOLVED)
            colonial_marker_effects(!pin->test.passed, role, effects);
        settle((enum colonial_trigger)input->trigger, role, effects);
    }
}

static const char *const options[] = {"pin_attack_casualties", "profiles", NULL};
static const char *const clauses[] = {"MWK-ACT-2", "MWK-PIN-1", "MWK-PIN-2", "MWK-PIN-3", NULL};

const struct step colonial_morale_check_step = {
    .name = "morale-check",
    .title = "Pin test",
    .doc = "Whether a unit that lost figures to fire, was beaten, or saw a friendly unit removed is pinned.",
    .family = "morale-check",
    .dice = "2D6",
    .input = &input_fields,
    .outcome = &colonial_pin_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
