/* morale-check: the pin test (MWK-PIN-1 to 3): two dice, Discipline and casualties against Leadership. A rocket and the
 * exchanges make it, too. */
#include "rulesets/colonial/colonial_roster.h"

#define TRIGGER_VALUES(X)                                                                                              \
    X(BY_FIRE, "fire", "The unit lost figures to fire")                                                                \
    X(BY_ATTACK, "attack", "The unit was beaten in an attack")                                                         \
    X(AS_WITNESS, "witness", "The unit saw a friendly unit removed within 12 inches")
ENUM(trigger, TRIGGER_VALUES, TRIGGERS);
LOCAL_CHOICES(triggers, "ColonialTrigger", TRIGGER_VALUES);

enum { WITNESS_INCHES = 12000 };

struct input {
    struct colonial_who who;
    int32_t trigger; /* enum trigger */
    int32_t fire_casualties, attack_casualties;
    int32_t pinned_markers;
    int32_t distance; /* of the friend that was removed; FIELD_ABSENT: within 12 inches */
};
static const struct field input_rows[] = {
    CHOICE(struct input, trigger, triggers, "Trigger", "MWK-PIN-1", "Why the unit tests."),
    COLONIAL_WHO_ROWS(struct input, who, COLONIAL_KIND_GIVES_DISCIPLINE),
    COLONIAL_LEADERSHIP_ROWS(struct input, who.number, COLONIAL_LEADERSHIP_NEEDED),
    NUMBER(struct input, fire_casualties, 0, COLONIAL_FIGURES_MAX, "Casualties from fire", "MWK-PIN-2",
           "Figures lost to this round of fire: -1 each. A test because of fire needs at least one.", .unit = "figures",
           .asked = "Figures that … lost to fire", DEFAULT(0)),
    NUMBER(struct input, attack_casualties, 0, COLONIAL_FIGURES_MAX, "Casualties of the attack", "A-MWK-8",
           "Figures lost in the attack. They count only under the option pin_attack_casualties.", .unit = "figures",
           .asked = "Figures that … lost in the attack", DEFAULT(0)),
    COLONIAL_MARKERS_ROW(struct input, "Markers on the unit before the test; they do not modify it."),
    INCHES(struct input, distance, COLONIAL_RANGE_MAX, "Distance", "MWK-PIN-1",
           "How far away the removed unit was. Matters for a witness; left out, it was within 12.", OPTIONAL),
};
static const struct fields input_fields =
    FIELDS("ColonialMoraleCheckInput", "A unit that tests for pinning.", input_rows, struct input);

static const struct field pin_rows[] = {
    COLONIAL_TEST_ROWS(struct colonial_pin, test),
    FACT_AS(struct colonial_pin, test.passed, "passed", "Passed", "MWK-PIN-3",
            "Whether the unit passed; else it takes a marker."),
    NUMBER(struct colonial_pin, pinned_markers, 0, COLONIAL_MARKERS_MAX + COLONIAL_CREW_MAX, "Pinned markers",
           "MWK-PIN-3", "Markers on the unit after the test.", .unit = "markers"),
};
const struct fields colonial_pin_fields =
    FIELDS("ColonialPinTest", "A pin test that was made.", pin_rows, struct colonial_pin);

static void check(const struct input *input, const struct colonial_options *options, struct violations *violations)
{
    colonial_profiles_check(options, violations);
    colonial_who_check(&input->who, COLONIAL_NEEDS_TEST, options, "/input", violations);
    if (input->fire_casualties > 0 && input->trigger != BY_FIRE)
        colonial_violation(violations, ERROR_CONFLICTING_FIELDS, "/input", "fire_casualties",
                           "Only a unit that tests because of fire has casualties of it.");
    if (input->attack_casualties > 0 && input->trigger != BY_ATTACK)
        colonial_violation(violations, ERROR_CONFLICTING_FIELDS, "/input", "attack_casualties",
                           "Only a unit that was beaten in an attack has casualties of it.");
    if (input->distance != FIELD_ABSENT && input->trigger != AS_WITNESS)
        colonial_violation(violations, ERROR_CONFLICTING_FIELDS, "/input", "distance",
                           "A distance is for a unit that saw a friendly unit removed.");
}
CHECKS(check)

/* ---- the test itself ---- */

WHEN(fire_casualties, struct colonial_pin_case, it->fire_casualties)
WHEN(attack_casualties, struct colonial_pin_case,
     it->options->pin_attack_casualties == COLONIAL_YES ? it->attack_casualties : 0)

static const struct modifier modifiers[] = {
    {"fire_casualty", "MWK-PIN-2", "-1 for each figure lost to this round of fire", -1, fire_casualties},
    {"attack_casualty", "MWK-PIN-2", "-1 for each figure lost in the attack", -1, attack_casualties},
};

void colonial_pin_test(const struct colonial_pin_case *testing, struct dice *dice, struct explanation *why,
                       struct colonial_pin *ret)
{
    struct colonial_test *test = &ret->test;
    colonial_test_throw(test, "pin test", "MWK-PIN-2",
                        colonial_number_of(testing->who, COLONIAL_DISCIPLINE, testing->options), dice, why);
    MODIFY(modifiers, testing, &test->total, why);
    colonial_test_judge(test, colonial_number_of(testing->who, COLONIAL_LEADERSHIP, testing->options), why);
    ret->pinned_markers = testing->pinned_markers + (test->passed ? 0 : 1);
    explain_count(why, "MWK-PIN-3",
                  test->passed ? "Passed: no new pinned marker; those that it has stay"
                               : "Failed: one pinned marker more; those that it has stay",
                  ret->pinned_markers);
}

/* ---- whether it falls due ---- */

WHEN(no_casualties, struct input, it->trigger == BY_FIRE && it->fire_casualties == 0)
WHEN(too_far, struct input, it->trigger == AS_WITNESS && it->distance > WITNESS_INCHES)

static const struct refusal refusals[] = {
    {"MWK-PIN-1", "Fire that removed no figure calls for no pin test", no_casualties},
    {"MWK-PIN-1", "A unit removed more than 12 inches away calls for no pin test", too_far},
};

static enum ruling_status resolve(const struct question_units *units, const struct input *input,
                                  const struct colonial_options *options, struct dice *dice, struct explanation *why,
                                  struct colonial_pin *ret)
{
    static const char *const texts[] = {
        [BY_FIRE] = "A unit with casualties from fire tests for pinning",
        [BY_ATTACK] = "A unit that is beaten in an attack tests for pinning",
        [AS_WITNESS] = "A unit that sees a friendly unit removed within 12 inches tests for pinning",
    };
    const struct colonial_pin_case testing = {.who = &input->who,
                                              .options = options,
                                              .fire_casualties = input->fire_casualties,
                                              .attack_casualties = input->attack_casualties,
                                              .pinned_markers = input->pinned_markers};
    if (IS_REFUSED(refusals, input, why))
        return RULING_NOT_PERMITTED;
    explain(why, "MWK-PIN-1", texts[input->trigger]);
    dice_for(dice, colonial_role_taken(units, TRIGGERS, input->trigger), 0);
    colonial_pin_test(&testing, dice, why, ret);
    return RULING_RESOLVED;
}
RESOLVES_WITH_UNITS(resolve)

void colonial_markers_say(int32_t markers, struct text *line)
{
    if (markers == 0)
        text_add(line, "no pinned marker");
    else
        text_format(line, markers == 1 ? "%d pinned marker" : "%d pinned markers", markers);
}

void colonial_pin_say(const char *name, const struct colonial_pin *pin, struct text *line)
{
    text_format(line, "%s %s the pin test", name, pin->test.passed ? "passed" : "failed");
    colonial_test_say(&pin->test, line);
    text_add(line, ", and ended with ");
    colonial_markers_say(pin->pinned_markers, line);
}

static void say(const struct question_units *units, const struct input *input, const struct colonial_pin *pin,
                struct text *line)
{
    int32_t role = colonial_role_taken(units, TRIGGERS, input->trigger);
    colonial_pin_say(unit_called(units, role, 0, "The unit"), pin, line);
    text_add(line, ".");
}
SAYS_WITH_UNITS(say)

HOLDS(passed, struct colonial_pin, outcome->test.passed)
HOLDS(pinned, struct colonial_pin, !outcome->test.passed)

static const struct step_end ends[] = {
    END(passed, "The unit passes", READS(struct colonial_pin, test.passed)),
    END(pinned, "The unit takes a pinned marker", READS(struct colonial_pin, test.passed)),
    NO_MORE_ENDS,
};

FOUND_ALWAYS(by_fire, BY_FIRE)
FOUND_ALWAYS(by_attack, BY_ATTACK)
FOUND_ALWAYS(as_witness, AS_WITNESS)

#define TESTS_AS(find, text) KNOWS_BY("trigger", find, "MWK-PIN-1", text)
#define TESTER_FILLS COLONIAL_WHO_FILLS, COLONIAL_LEADERSHIP_FILLS, COLONIAL_MARKERS_FILL
static const struct unit_fills after_fire_fills[] = {
    TESTER_FILLS, TESTS_AS(by_fire, "it tests as a unit that lost figures to fire, and for nothing else"),
    KNOWS("fire_casualties", "MWK-PIN-2", "what it lost to fire and has not tested for is on record"), NO_MORE_FILLS};
static const struct unit_fills after_attack_fills[] = {
    TESTER_FILLS, TESTS_AS(by_attack, "it tests as a unit that was beaten in an attack, and for nothing else"),
    KNOWS("attack_casualties", "MWK-PIN-2", "what it lost in the attack is on record"), NO_MORE_FILLS};
static const struct unit_fills witness_fills[] = {
    TESTER_FILLS, TESTS_AS(as_witness, "it tests as a unit that saw a friend removed, and for nothing else"),
    NO_MORE_FILLS};
/* A role for each trigger, so that a unit that owes several tests takes only what belongs to the one that it makes. */
static const struct unit_role roles[] = {
    [BY_FIRE] = ROLE("after_fire", "The unit that tests, which lost figures to fire.", "", after_fire_fills,
                     .in_play = true, .passive = true),
    [BY_ATTACK] = ROLE("after_attack", "The unit that tests, which was beaten in an attack.", "", after_attack_fills,
                       .in_play = true, .passive = true),
    [AS_WITNESS] = ROLE("witness", "The unit that tests, which saw a friendly unit removed.", "", witness_fills,
                        .in_play = true, .passive = true),
    NO_MORE_ROLES,
};

/* The test of a role was owed. */
static void settle(int32_t role, struct tabletop *tabletop)
{
    if (role == BY_FIRE)
        unit_set(tabletop, role, 0, "fire_casualties", 0, "MWK-PIN-1");
    else
        unit_add(tabletop, role, 0, role == BY_ATTACK ? "beaten" : "friends_removed", -1, "MWK-PIN-1");
}

/* One role is taken; the effects on the others are left out. The test is that of the role, though the umpire lets
 * another trigger be named; one that did not fall due is done with where it was that one. */
static void step_apply(const struct question *question, enum ruling_status status, const void *outcome,
                       struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct colonial_pin *pin = outcome;
    for (int32_t role = 0; role < TRIGGERS; role++) {
        if (status == RULING_RESOLVED)
            colonial_marker_effects(!pin->test.passed, role, tabletop);
        if (status == RULING_RESOLVED || input->trigger == role)
            settle(role, tabletop);
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
    .ends = ends,
    .check = step_check,
    .resolve = step_resolve,
    .summarise = step_summarise,
    .roles = roles,
    .apply = step_apply,
};
