/* morale-check: the commander's LDR with the unit's modifiers, and where a unit that fails goes (TFT-MOR-2, 4, 5). Its
 * modifiers also apply to the crews of vehicles. */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

/* Its roles. */
enum { COMMANDER, MEMBERS };

struct input {
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t leadership;
    bool wounded;
    struct tft_morale_basis basis;
    bool surrounded, no_cover;
    int32_t members_down_this_round;
    bool seen;
};
static const struct field input_rows[] = {
    TEXT(struct input, profile, 0, TFT_NAME_MAX, "Commander's profile", "TFT-PROF-1",
         "A named figure; it says the LDR where none is given.", OPTIONAL),
    NUMBER(struct input, leadership, 0, TFT_ATTRIBUTE_MAX, "LDR", "TFT-MOR-1",
           "The commander's LDR, unhalved. It must be given unless a profile says it.", OPTIONAL),
    FLAG(struct input, wounded, "Wounded", "A-TFT-39",
         "Whether the commander is wounded; then the LDR is halved here."),
    TFT_MORALE_ROWS(struct input, basis.),
    FLAG(struct input, surrounded, "Surrounded", "TFT-MOR-5",
         "Whether the enemy blocks the way to the table edge. It matters when the unit would flee there."),
    FLAG(struct input, no_cover, "No cover to flee to", "A-TFT-40",
         "Whether there is no cover that the enemy does not hold; then the unit flees to the table edge."),
    NUMBER(struct input, members_down_this_round, 0, TFT_SQUAD_MAX, "Members down", "TFT-MOR-1",
           "Members of the squad that are down in this round. It changes nothing in the test, but says what was tested "
           "for: for more than one the commander tests once in a round.",
           .unit = "figures", DEFAULT(0)),
    FLAG(struct input, seen, "Nearest CO", "X-WHOSE",
         "False where the CO that was incapacitated or killed was not the unit's nearest. Then it need not test for "
         "him, and no dice are thrown.",
         .fallback = true),
};
static const struct fields input_fields = FIELDS("TftMoraleCheckInput", "A unit that tests.", input_rows, struct input);

#define MORALE_RESULT_VALUES(X)                                                                                        \
    X(UNIT_HOLDS, "holds", "The unit holds")                                                                           \
    X(FLEES_TO_COVER, "flee_to_cover", "It flees to the nearest cover that the enemy does not hold")                   \
    X(FLEES_TO_EDGE, "flee_to_edge", "It flees to the table edge and is removed there")                                \
    X(SURRENDERS, "surrender", "It surrenders")
ENUM(morale_result, MORALE_RESULT_VALUES, MORALE_RESULTS);
LOCAL_CHOICES(results, "TftMoraleResult", MORALE_RESULT_VALUES);

struct outcome {
    struct tft_roll roll;
    int32_t result; /* enum morale_result */
};
static const struct field outcome_rows[] = {
    TFT_CHECK_ROWS(struct outcome, roll., "modified_leadership", "Modified LDR"),
    CHOICE(struct outcome, result, results, "Result", "TFT-MOR-4", "What the unit does."),
};
static const struct fields outcome_fields =
    FIELDS("TftMoraleCheckOutcome", "A unit's test.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    tft_profiles_check(options, violations);
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    if (!input->seen)
        return;
    tft_attribute_check(TFT_LDR, input->leadership, input->profile, options, "/input", "leadership", violations);
    tft_morale_basis_check(&input->basis, "/input", violations);
}

bool tft_morale_is_seen(const void *input)
{
    return ((const struct input *)input)->seen;
}

WHEN(unseen, struct input, !it->seen)
static const struct refusal refusals[] = {
    {"TFT-MOR-1", "The CO that fell was not the nearest, so the unit need not test for him", unseen},
};

static enum morale_result flee(const struct input *input, struct explanation *why)
{
    if (!input->basis.in_cover && !input->no_cover) {
        explain(why, "TFT-MOR-4",
                "It flees every turn to the nearest cover that the enemy does not hold, until a CO rallies it");
        return FLEES_TO_COVER;
    }
    if (input->surrounded) {
        explain(why, "TFT-MOR-5", "The enemy blocks its way to the table edge: it surrenders");
        return SURRENDERS;
    }
    explain(why, "TFT-MOR-5",
            input->basis.in_cover ? "In cover already, it flees to the table edge and is removed there"
                                  : "With no cover to flee to, it flees to the table edge");
    return FLEES_TO_EDGE;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    struct outcome *outcome = ruled;
    static const struct tft_check check_morale = {
        .label = "morale", .clause = "TFT-MOR-1", .passed = "The unit holds", .failed = "The unit fails its check"};
    if (IS_REFUSED(refusals, input, why))
        return RULING_NOT_PERMITTED;
    tft_roll_start(&outcome->roll, "TFT-MOR-1", "The commander's LDR", "LDR",
                   tft_attribute(TFT_LDR, input->leadership, input->profile, options), input->wounded, options, why);
    tft_morale_modify(&outcome->roll, &input->basis, why);
    dice_for(dice, COMMANDER, 0);
    tft_roll_check(&outcome->roll, &check_morale, options, dice, why);
    outcome->result = outcome->roll.success ? UNIT_HOLDS : (int32_t)flee(input, why);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    static const char *const says[] = {": the unit held.", ": the unit fled to the nearest cover.",
                                       ": the unit fled to the table edge.", ": the unit surrendered."};
    text_format(line, "%s rolled ", unit_called(question->units, COMMANDER, 0, "The commander"));
    tft_roll_say(&outcome->roll, line);
    text_add(line, says[outcome->result]);
}

HOLDS(flees, struct outcome, outcome->result == FLEES_TO_COVER || outcome->result == FLEES_TO_EDGE)

static const struct unit_fills commander_fills[] = {
    TFT_FIGURE_FILLS,
    FILLS("leadership"),
    KNOWS("casualties", "TFT-MOR-2", "its squad has suffered another number of casualties"),
    FILLS("in_cover", .find = tft_has_cover),
    FILLS("green"),
    FILLS("elite"),
    KNOWS("members_down_this_round", "TFT-MOR-1", "another number of its squad is down in this turn",
          .member = "members_down"),
    TFT_SURROUNDINGS,
    {0}};
static bool is_a_member(const struct barring *it)
{
    return it->roles >> MEMBERS & 1;
}

static void test_apply(const struct input *input, int32_t role, int32_t item, struct tabletop *tabletop)
{
    unit_set(tabletop, role, item, "cos_down", 0, "TFT-MOR-1");
    unit_set(tabletop, role, item, "members_tested", tft_counted(input->members_down_this_round), "TFT-MOR-1");
    unit_set(tabletop, role, item, "attacks", 0, "TFT-MOR-1");
}

static const char squad[] = "members_down"; /* the units that it reaches */

/* All of the squad have tested with it, named or not: its next commander does not test for the same losses. */
static void squad_tested_apply(const struct input *input, struct tabletop *tabletop)
{
    friends_set(tabletop, COMMANDER, 0, "cos_down", 0, squad, "TFT-MOR-1");
    friends_set(tabletop, COMMANDER, 0, "members_tested", tft_counted(input->members_down_this_round), squad,
                "TFT-MOR-1");
    friends_set(tabletop, COMMANDER, 0, "attacks", 0, squad, "TFT-MOR-1");
}

/* What nobody of the squad saw, nobody of it tests for. */
static void apply_refused(const struct question *question, struct tabletop *tabletop)
{
    (void)question;
    unit_set(tabletop, COMMANDER, 0, "cos_down", 0, "TFT-MOR-1");
    friends_set(tabletop, COMMANDER, 0, "cos_down", 0, squad, "TFT-MOR-1");
}

/* What a failed test does to the unit in this place. */
static void result_apply(enum morale_result result, int32_t role, int32_t item, struct tabletop *tabletop)
{
    if (result == FLEES_TO_COVER)
        tft_flight_effects(TFT_TO_COVER, "TFT-MOR-4", role, item, tabletop);
    if (result == FLEES_TO_EDGE)
        tft_flight_effects(TFT_TO_EDGE, "TFT-MOR-5", role, item, tabletop);
    if (result == SURRENDERS)
        tft_fate_effect(TFT_FATE_SURRENDERED, "TFT-MOR-5", role, item, tabletop);
}

/* The commander's squad flees or surrenders with the commander. */
static void squad_result_apply(enum morale_result result, struct tabletop *tabletop)
{
    const bool flees = result == FLEES_TO_COVER || result == FLEES_TO_EDGE;
    const char *clause = result == FLEES_TO_COVER ? "TFT-MOR-4" : "TFT-MOR-5";
    if (flees) {
        friends_set(tabletop, COMMANDER, 0, "at_goal", false, squad, clause);
        friends_set(tabletop, COMMANDER, 0, "flight", result == FLEES_TO_COVER ? TFT_TO_COVER : TFT_TO_EDGE, squad,
                    clause);
    }
    if (result == SURRENDERS)
        friends_set(tabletop, COMMANDER, 0, "fate", TFT_FATE_SURRENDERED, squad, clause);
}

/* First the squad: a commander who surrenders has none any more. */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    const enum morale_result result = (enum morale_result)outcome->result;
    test_apply(input, COMMANDER, 0, tabletop);
    for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
        test_apply(input, MEMBERS, item, tabletop);
    squad_tested_apply(input, tabletop);
    squad_result_apply(result, tabletop);
    result_apply(result, COMMANDER, 0, tabletop);
    for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
        result_apply(result, MEMBERS, item, tabletop);
}

const struct step tft_morale_check_step = {
    .name = "morale-check",
    .title = "Morale check",
    .doc = "A unit's commander rolls 3D6 under the modified LDR; a unit that fails flees or surrenders.",
    .family = "morale-check",
    .dice = "3D6",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("roll_under", "check_criticals", "half_rounding", "profiles"),
    .clauses = STRINGS("TFT-MOR-1", "TFT-MOR-2", "TFT-MOR-4", "TFT-MOR-5", "TFT-DMG-2", "TFT-CRIT-3", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(holds, "The unit holds", struct outcome, roll.success, true),
                 END(flees, "The unit flees", READS(struct outcome, result)),
                 END_IS(surrenders, "The unit surrenders", struct outcome, result, SURRENDERS)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles =
        ROWS(struct unit_role,
             [COMMANDER] = ROLE("commander", "The commander of the unit, who goes where it goes.", "", commander_fills,
                                .in_play = true, .passive = true, TFT_OF_FIGURES, .wanted = is_a_member,
                                .wanted_text = " is one of the members: name the commander, who tests for them",
                                .whose = UNIT_TESTS),
             [MEMBERS] =
                 ROLE("members",
                      "The other figures of the commander's squad, who hold or flee with it, whether they are named or "
                      "not.",
                      NULL, NULL, .many = true, .in_play = true, .optional = true, .passive = true,
                      .led_by = "commander", TFT_OF_FIGURES, .whose = UNIT_TESTS)),
    .apply = apply,
    .apply_refused = apply_refused,
};
