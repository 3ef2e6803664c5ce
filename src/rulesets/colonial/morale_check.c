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
    bool seen;
    struct house_modifiers house;
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
    FLAG(struct input, seen, "Seen", "X-WHOSE",
         "Of a witness: false where it did not see the unit removed within 12 inches. Then it need not test, and no "
         "dice "
         "are thrown.",
         .fallback = true),
    HOUSE_MODIFIERS_ROW(struct input, house, "the roll."),
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

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct colonial_options *options = question->options;
    colonial_profiles_check(options, violations);
    if (input->seen)
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
    if (!input->seen && input->trigger != AS_WITNESS)
        colonial_violation(violations, ERROR_CONFLICTING_FIELDS, "/input", "seen",
                           "Only a witness may not have seen it.");
}

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
                        colonial_number_of(testing->who, COLONIAL_DISCIPLINE, testing->options), testing->house, dice,
                        why);
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

WHEN(unseen, struct input, !it->seen)

static const struct refusal refusals[] = {
    {"MWK-PIN-1", "It did not see a friendly unit removed within 12 inches, and need not test", unseen},
    {"MWK-PIN-1", "Fire that removed no figure calls for no pin test", no_casualties},
    {"MWK-PIN-1", "A unit removed more than 12 inches away calls for no pin test", too_far},
};

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret)
{
    const struct input *input = question->input;
    const struct colonial_options *options = question->options;
    static const char *const texts[] = {
        [BY_FIRE] = "A unit with casualties from fire tests for pinning",
        [BY_ATTACK] = "A unit that is beaten in an attack tests for pinning",
        [AS_WITNESS] = "A unit that sees a friendly unit removed within 12 inches tests for pinning",
    };
    const struct colonial_pin_case testing = {.who = &input->who,
                                              .options = options,
                                              .fire_casualties = input->fire_casualties,
                                              .attack_casualties = input->attack_casualties,
                                              .pinned_markers = input->pinned_markers,
                                              .house = &input->house};
    if (IS_REFUSED(refusals, input, why))
        return RULING_NOT_PERMITTED;
    explain(why, "MWK-PIN-1", texts[input->trigger]);
    dice_for(dice, colonial_role_taken(question->units, TRIGGERS, input->trigger), 0);
    colonial_pin_test(&testing, dice, why, ret);
    return RULING_RESOLVED;
}

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

static void say(const struct question *question, const void *pin, struct text *line)
{
    const struct input *input = question->input;
    int32_t role = colonial_role_taken(question->units, TRIGGERS, input->trigger);
    colonial_pin_say(unit_called(question->units, role, 0, "The unit"), pin, line);
    text_add(line, ".");
}

#define TESTS_AS(trigger, text) KNOWS("trigger", "MWK-PIN-1", text, .find = unit_fact_value, .value = trigger)
#define TESTER_FILLS COLONIAL_WHO_FILLS, COLONIAL_LEADERSHIP_FILLS, COLONIAL_MARKERS_FILL
static const struct unit_fills after_fire_fills[] = {
    TESTER_FILLS,
    TESTS_AS(BY_FIRE, "it tests as a unit that lost figures to fire, and for nothing else"),
    KNOWS("fire_casualties", "MWK-PIN-2", "what it lost to fire and has not tested for is on record"),
    {0}};
static const struct unit_fills after_attack_fills[] = {
    TESTER_FILLS,
    TESTS_AS(BY_ATTACK, "it tests as a unit that was beaten in an attack, and for nothing else"),
    KNOWS("attack_casualties", "MWK-PIN-2", "what it lost in the attack is on record"),
    {0}};
static const struct unit_fills witness_fills[] = {
    TESTER_FILLS, TESTS_AS(AS_WITNESS, "it tests as a unit that saw a friend removed, and for nothing else"), {0}};

/* The test of a role was owed. */
static void settle(int32_t role, struct tabletop *tabletop)
{
    if (role == BY_FIRE)
        unit_set(tabletop, role, 0, "fire_casualties", 0, "MWK-PIN-1");
    else
        unit_add(tabletop, role, 0, role == BY_ATTACK ? "beaten" : "friends_removed", -1, "MWK-PIN-1");
}

/* One role is taken; the effects on the others are left out. The test counts as that of the role, even if the umpire
 * lets another trigger be named. */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct colonial_pin *pin = ruled;
    (void)question;
    for (int32_t role = 0; role < TRIGGERS; role++) {
        colonial_marker_effects(!pin->test.passed, role, tabletop);
        settle(role, tabletop);
    }
}

static void apply_refused(const struct question *question, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    settle(input->trigger, tabletop);
}

const struct step colonial_morale_check_step = {
    .name = "morale-check",
    .title = "Pin test",
    .doc = "Whether a unit that lost figures to fire, was beaten, or saw a friendly unit removed is pinned.",
    .family = "morale-check",
    .dice = "2D6",
    .input = &input_fields,
    .outcome = &colonial_pin_fields,
    .options = STRINGS("pin_attack_casualties", "profiles"),
    .clauses = STRINGS("MWK-ACT-2", "MWK-PIN-1", "MWK-PIN-2", "MWK-PIN-3", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(passed, "The unit passes", struct colonial_pin, test.passed, true),
                 END_IS(pinned, "The unit takes a pinned marker", struct colonial_pin, test.passed, false)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    /* A role for each trigger, so that a unit that owes several tests takes only what belongs to the one that it makes.
     */
    .roles = ROWS(struct unit_role,
                  [BY_FIRE] = ROLE("after_fire", "The unit that tests, which lost figures to fire.", "",
                                   after_fire_fills, .in_play = true, .passive = true, .whose = UNIT_TESTS),
                  [BY_ATTACK] = ROLE("after_attack", "The unit that tests, which was beaten in an attack.", "",
                                     after_attack_fills, .in_play = true, .passive = true, .whose = UNIT_TESTS),
                  [AS_WITNESS] = ROLE("witness", "The unit that tests, which saw a friendly unit removed.", "",
                                      witness_fills, .in_play = true, .passive = true, .whose = UNIT_TESTS)),
    .apply = apply,
    .apply_refused = apply_refused,
};
