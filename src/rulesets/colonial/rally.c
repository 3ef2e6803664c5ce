/* rally: a pinned unit pulls itself together, falls back, or routs (MWK-RAL-1 to 4). */
#include "rulesets/colonial/colonial_roster.h"

#define RALLY_RESULT_VALUES(X)                                                                                         \
    X(RALLIED, "rallied", "All markers are removed; it may be activated next turn")                                    \
    X(RETREATS, "retreats", "It stays pinned and retreats half a move")                                                \
    X(ROUTS, "routs", "It is removed from the game")
ENUM(result, RALLY_RESULT_VALUES, RESULTS);
LOCAL_CHOICES(results, "ColonialRallyResult", RALLY_RESULT_VALUES);

struct input {
    struct colonial_who who;
    int32_t pinned_markers;
    struct house_modifiers house;
};
static const struct field input_rows[] = {
    COLONIAL_WHO_ROWS(struct input, who,
                      "The kind of unit. Gives Discipline and move, if they are not given themselves."),
    COLONIAL_LEADERSHIP_ROWS(struct input, who.number, COLONIAL_LEADERSHIP_NEEDED),
    COLONIAL_MOVE_ROW(struct input, who.number),
    COLONIAL_MARKERS_ROW_AS(struct input, pinned_markers, 1,
                            "Markers on the unit: -1 each. Without any there is nothing to rally from."),
    HOUSE_MODIFIERS_ROW(struct input, house, "the roll."),
};
static const struct fields input_fields =
    FIELDS("ColonialRallyInput", "A pinned unit that rallies.", input_rows, struct input);

struct outcome {
    int32_t result; /* enum result */
    struct colonial_test test;
    int32_t pinned_markers;
    int32_t retreat_inches; /* or FIELD_ABSENT */
    bool friends_test_due;
};
static const struct field outcome_rows[] = {
    CHOICE(struct outcome, result, results, "Result", "MWK-RAL-2", "What the unit does."),
    COLONIAL_TEST_ROWS(struct outcome, test),
    NUMBER(struct outcome, pinned_markers, 0, COLONIAL_MARKERS_MAX, "Pinned markers", "MWK-RAL-2",
           "Markers on the unit after it.", .unit = "markers"),
    INCHES(struct outcome, retreat_inches, COLONIAL_MOVE_MAX / 2, "Retreat", "MWK-RAL-3",
           "Half a move, if it retreats.", OPTIONAL),
    FACT(struct outcome, friends_test_due, "Friends test", "MWK-RAL-4",
         "Whether friendly units within 12 inches test for pinning."),
};
static const struct fields outcome_fields =
    FIELDS("ColonialRallyOutcome", "What becomes of the unit.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct colonial_options *options = question->options;
    colonial_profiles_check(options, violations);
    colonial_who_check(&input->who, COLONIAL_NEEDS_TEST | COLONIAL_NEEDS(COLONIAL_MOVE), options, "/input", violations);
}

WHEN(pinned_markers, struct input, it->pinned_markers)

static const struct modifier modifiers[] = {
    {"pinned_marker", "MWK-RAL-1", "-1 for each pinned marker", -1, pinned_markers},
};

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct colonial_options *options = question->options;
    struct outcome *ret = ruled;
    struct colonial_test *test = &ret->test;
    dice_for(dice, 0, 0);
    colonial_test_throw(test, "rally", "MWK-RAL-1", colonial_number_of(&input->who, COLONIAL_DISCIPLINE, options),
                        &input->house, dice, why);
    MODIFY(modifiers, input, &test->total, why);
    colonial_test_judge(test, colonial_number_of(&input->who, COLONIAL_LEADERSHIP, options), why);
    ret->pinned_markers = input->pinned_markers;
    if (test->passed) {
        ret->result = RALLIED;
        ret->pinned_markers = 0;
        explain(why, "MWK-RAL-2", "All markers are removed; the unit may be activated next turn");
    } else if (test->total > 2) {
        ret->result = RETREATS;
        ret->retreat_inches = colonial_number_of(&input->who, COLONIAL_MOVE, options) / 2;
        explain_count(why, "MWK-RAL-3", "The unit keeps its pinned markers", ret->pinned_markers);
        explain_number_parts(why, "MWK-RAL-3", "It retreats half a move, in inches", ret->retreat_inches,
                             FIELD_THOUSANDTHS);
    } else {
        ret->result = ROUTS;
        ret->friends_test_due = true;
        explain(why, "MWK-RAL-4", "A total of two or less: the unit routs, and friends within 12 inches test");
    }
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct question_units *units = question->units;
    const struct outcome *outcome = ruled;
    text_format(line, "%s %s", unit_called(units, 0, 0, "The unit"),
                outcome->result == RALLIED    ? "rallied"
                : outcome->result == RETREATS ? "failed to rally"
                                              : "routed");
    colonial_test_say(&outcome->test, line);
    if (outcome->result == RALLIED) {
        text_add(line, ", and lost all pinned markers.");
    } else if (outcome->result == RETREATS) {
        text_add(line, ", stayed pinned and retreated ");
        text_add_thousandths(line, outcome->retreat_inches);
        text_add(line, " inches.");
    } else {
        text_add(line, "; friendly units within 12 inches must test for pinning.");
    }
}

#define MARKERS_FILL                                                                                                   \
    KNOWS("pinned_markers", "MWK-PIN-3", COLONIAL_OTHER_MARKERS, .none = "it has no pinned markers to rally from")
static const struct unit_fills unit_fills[] = {
    COLONIAL_WHO_FILLS, COLONIAL_LEADERSHIP_FILLS, FILLS("move"), MARKERS_FILL, {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct colonial_options *options = question->options;
    const struct outcome *outcome = ruled;
    unit_set(tabletop, 0, 0, "rallied", true, "A-MWK-28");
    colonial_deed_effects(COLONIAL_DO_RALLY, false, options, 0, tabletop);
    if (outcome->result == RETREATS)
        colonial_retreat_effects("MWK-RAL-3", options, 0, tabletop);
    if (outcome->result == RALLIED)
        unit_set(tabletop, 0, 0, "pinned_markers", 0, "MWK-RAL-2");
    if (outcome->result == ROUTS) {
        unit_set(tabletop, 0, 0, "fate", COLONIAL_ROUTED, "MWK-RAL-4");
        friends_add(tabletop, 0, 0, "friends_removed", 1, "MWK-RAL-4");
    }
}

const struct step colonial_rally_step = {
    .name = "rally",
    .title = "Rally",
    .doc = "A pinned unit rallies, which it must: it loses all markers, retreats, or routs. This roll is its only test "
           "(A-MWK-13); a total of two or less that passes is a pass (A-MWK-14), and the total is the modified one "
           "(A-MWK-15).",
    .dice = "2D6",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("stance_ends", "skirmish", "profiles"),
    .clauses = STRINGS("MWK-ACT-2", "MWK-RAL-1", "MWK-RAL-2", "MWK-RAL-3", "MWK-RAL-4", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(rallied, "The unit rallies", struct outcome, result, RALLIED),
                 END_IS(retreats, "The unit retreats and stays pinned", struct outcome, result, RETREATS),
                 END_IS(routs, "The unit routs", struct outcome, result, ROUTS)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("unit", "The unit that rallies.", "", unit_fills, .in_play = true,
                                         .no_deed = COLONIAL_ACTION_OF_TURN)),
    .apply = apply,
};
