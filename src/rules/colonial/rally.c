/* rally: a pinned unit pulls itself together, falls back, or routs (MWK-RAL-1 to 4). */
#include "colonial_roster.h"
#include "ends.h"
#include "fields.h"

static const struct choice result_list[] = {
    [COLONIAL_RALLIED] = {"rallied", "All markers are removed; it may be activated next turn"},
    [COLONIAL_RETREATS] = {"retreats", "It stays pinned and retreats half a move"},
    [COLONIAL_ROUTS] = {"routs", "It is removed from the game"},
};
static const struct choices results = {"ColonialRallyResult", result_list, 3};

static const struct field input_list[] = {
    COLONIAL_PROFILE_FIELD(struct colonial_rally_input, who),
    COLONIAL_UNIT_FIELD(struct colonial_rally_input, who.unit,
                        "The kind of unit. Gives Discipline and move, if they are not given themselves."),
    COLONIAL_LEADERSHIP_FIELD(struct colonial_rally_input, who.given, COLONIAL_LEADERSHIP_NEEDED),
    COLONIAL_DISCIPLINE_FIELD(struct colonial_rally_input, who.given),
    COLONIAL_MOVE_FIELD(struct colonial_rally_input, who.given),
    COLONIAL_MARKERS_FIELD(struct colonial_rally_input, pinned_markers,
                           "Markers on the unit: -1 each. Without any there is nothing to rally from.", FIELD_REQUIRED,
                           1),
};
static const struct fields input_fields = {
    .name = "ColonialRallyInput",
    .doc = "A pinned unit that rallies.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_rally_input),
};

static const struct field outcome_list[] = {
    COLONIAL_CHOICE_FIELD(struct colonial_rally_outcome, result, "result", "Result", "MWK-RAL-2", "What the unit does.",
                          &results),
    COLONIAL_TEST_FIELDS(struct colonial_rally_outcome, test, FIELD_REQUIRED),
    COLONIAL_COUNT_FIELD(struct colonial_rally_outcome, markers, "pinned_markers", "Pinned markers", "markers",
                         "MWK-RAL-2", "Markers on the unit after it.", 0, COLONIAL_MARKERS_MAX),
    COLONIAL_INCHES_FIELD(struct colonial_rally_outcome, retreat_inches, "retreat_inches", "Retreat", "MWK-RAL-3",
                          FIELD_OPTIONAL, "Half a move, if it retreats.", COLONIAL_MOVE_MAX / 2),
    COLONIAL_FACT_FIELD(struct colonial_rally_outcome, friends_test_due, "friends_test_due", "Friends test",
                        "MWK-RAL-4", "Whether friendly units within 12 inches test for pinning."),
};
static const struct fields outcome_fields = {
    .name = "ColonialRallyOutcome",
    .doc = "What becomes of the unit.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_rally_outcome),
};

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_rally_input *input = question->input;
    colonial_profiles_check(question->options, violations);
    colonial_who_check(&input->who,
                       COLONIAL_NEEDS(COLONIAL_LEADERSHIP) | COLONIAL_NEEDS(COLONIAL_DISCIPLINE) |
                           COLONIAL_NEEDS(COLONIAL_MOVE),
                       question->options, "/input", violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct colonial_rally_input *input = question->input;
    const struct colonial_options *options = question->options;
    struct colonial_rally_outcome *outcome = ret_outcome;
    struct colonial_test *test = &outcome->test;
    colonial_test_throw(test, "rally", "MWK-RAL-1", colonial_number_of(&input->who, COLONIAL_DISCIPLINE, options), dice,
                        why);
    colonial_test_modify(test, "MWK-RAL-1", "-1 for each pinned marker", -input->pinned_markers, why);
    colonial_test_judge(test, colonial_number_of(&input->who, COLONIAL_LEADERSHIP, options), why);
    outcome->markers = input->pinned_markers;
    if (test->passed) {
        outcome->result = COLONIAL_RALLIED;
        outcome->markers = 0;
        explain(why, "MWK-RAL-2", "All markers are removed; the unit may be activated next turn");
    } else if (test->total > 2) {
        outcome->result = COLONIAL_RETREATS;
        outcome->retreat_inches = colonial_number_of(&input->who, COLONIAL_MOVE, options) / 2;
        explain_value(why, "MWK-RAL-3", "The unit keeps its markers and retreats half a move", outcome->markers);
    } else {
        outcome->result = COLONIAL_ROUTS;
        outcome->friends_test_due = true;
        explain(why, "MWK-RAL-4", "A total of two or less: the unit routs, and friends within 12 inches test");
    }
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct colonial_rally_outcome *outcome = ruled;
    text_add(line, "Rally: ");
    colonial_test_say(&outcome->test, line);
    if (outcome->result == COLONIAL_RALLIED) {
        text_add(line, ", passed; all markers are removed.");
    } else if (outcome->result == COLONIAL_RETREATS) {
        text_add(line, ", failed; the unit stays pinned and retreats ");
        text_add_thousandths(line, outcome->retreat_inches);
        text_add(line, " inches.");
    } else {
        text_add(line, ", failed; the unit routs, and friends within 12 inches test for pinning.");
    }
}

HOLDS(rallied, struct colonial_rally_outcome, outcome->result == COLONIAL_RALLIED)
HOLDS(retreats, struct colonial_rally_outcome, outcome->result == COLONIAL_RETREATS)
HOLDS(routs, struct colonial_rally_outcome, outcome->result == COLONIAL_ROUTS)

static const struct step_end step_ends[] = {
    END(rallied, "The unit rallies"),
    END(retreats, "The unit retreats and stays pinned"),
    END(routs, "The unit routs"),
    NO_MORE_ENDS,
};

static const struct unit_fills unit_fills[] = {COLONIAL_WHO_FILLS, COLONIAL_TEST_FILLS, FILLS("move"),
                                               FILLS("pinned_markers"), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("unit", "The unit that rallies.", "", unit_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct colonial_rally_outcome *outcome = ruled;
    (void)question;
    if (status != RULING_RESOLVED)
        return;
    if (outcome->result == COLONIAL_RALLIED)
        effect_set(effects, 0, 0, "pinned_markers", 0, "MWK-RAL-2");
    if (outcome->result == COLONIAL_ROUTS) {
        effect_set(effects, 0, 0, "fate", COLONIAL_ROUTED, "MWK-RAL-4");
        effect_add_friends(effects, 0, 0, "friends_removed", 1, "MWK-RAL-4");
    }
}

static const char *const options[] = {"profiles", NULL};
static const char *const clauses[] = {"MWK-ACT-2", "MWK-RAL-1", "MWK-RAL-2", "MWK-RAL-3", "MWK-RAL-4", NULL};

const struct step colonial_rally_step = {
    .name = "rally",
    .title = "Rally",
    .doc = "A pinned unit rallies, which it must: it loses all markers, retreats, or routs. This roll is its only test "
           "(A-MWK-13); a total of two or less that passes is a pass (A-MWK-14), and the total is the modified one "
           "(A-MWK-15).",
    .dice = "2D6",
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
