/* volley: a whole exchange of fire, composed of its steps: the fire, then the target's leader, then its pin test. */
#include "colonial_roster.h"
#include "ends.h"
#include "fields.h"
#include "retained.h"

static const struct field target_list[] = {
    COLONIAL_PROFILE_FIELD(struct colonial_target, who),
    COLONIAL_UNIT_FIELD(struct colonial_target, who.unit,
                        "The kind of unit. Gives the Discipline, if it is not given itself."),
    COLONIAL_LEADERSHIP_FIELD(struct colonial_target, who.given, COLONIAL_LEADERSHIP_NEEDED),
    COLONIAL_DISCIPLINE_FIELD(struct colonial_target, who.given),
    COLONIAL_TARGET_FIELDS(struct colonial_target),
    COLONIAL_MARKERS_FIELD(struct colonial_target, pinned_markers, "Markers on the target before the fire.",
                           FIELD_DEFAULTED, 0),
    COLONIAL_HAS_LEADER_FIELD(struct colonial_target, has_leader),
};
static const struct fields target_fields = {
    .name = "ColonialVolleyTarget",
    .doc = "What is fired at, and what its tests need.",
    .list = target_list,
    .count = FIELDS_COUNT(target_list),
    .size = sizeof(struct colonial_target),
};

static const struct field input_list[] = {
    COLONIAL_FIRER_FIELDS(struct colonial_ranged_attack_input, firer),
    {.name = "target",
     .title = "Target",
     .doc = "What is fired at, and what its tests need.",
     .kind = FIELD_GROUP,
     .offset = FIELD_AT(struct colonial_ranged_attack_input, target, struct colonial_target),
     .of = &target_fields},
};
static const struct fields input_fields = {
    .name = "ColonialVolleyInput",
    .doc = "A unit that fires, and its target.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_ranged_attack_input),
};

static const struct field outcome_list[] = {
    {.name = "fire",
     .title = "Fire",
     .doc = "What the fire did.",
     .kind = FIELD_GROUP,
     .offset = FIELD_AT(struct colonial_volley_outcome, fire, struct colonial_ranged_attack),
     .of = &colonial_ranged_attack_fields},
    COLONIAL_CHOICE_FIELD(struct colonial_volley_outcome, leader, "leader", "Leader", "MWK-FIR-9",
                          "What became of the target's leader.", &colonial_leader_choices),
    {.name = "pin_test",
     .title = "Pin test",
     .doc = "The target's pin test, if one fell due.",
     .clause = "MWK-PIN-1",
     .kind = FIELD_GROUP,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct colonial_volley_outcome, pin, struct colonial_pin),
     .of = &colonial_pin_fields,
     .present = FIELD_AT(struct colonial_volley_outcome, has_pin, bool)},
    COLONIAL_COUNT_FIELD(struct colonial_volley_outcome, markers, "pinned_markers", "Pinned markers", "markers",
                         "MWK-PIN-3", "Markers on the target after it.", 0, COLONIAL_MARKERS_MAX + 1),
};
static const struct fields outcome_fields = {
    .name = "ColonialVolleyOutcome",
    .doc = "A whole exchange of fire.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_volley_outcome),
};

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_ranged_attack_input *input = question->input;
    colonial_firer_check(&input->firer, question->options, violations);
    colonial_who_check(&input->target.who, COLONIAL_NEEDS(COLONIAL_LEADERSHIP) | COLONIAL_NEEDS(COLONIAL_DISCIPLINE),
                       question->options, "/input/target", violations);
}

/* Formations that the target's kind of unit does not know, where the kind is known. */
static bool refuses_target(const struct colonial_target *target, const struct colonial_options *options,
                           struct explanation *why)
{
    int32_t unit = colonial_unit_of(&target->who, options);
    if (unit == FIELD_ABSENT)
        return false;
    explain_subject(why, "target");
    bool refused = colonial_refuses(target->close_order, unit, COLONIAL_DO_CLOSE_ORDER,
                                    "Close order is on neither list of this unit", why) ||
                   colonial_refuses(target->gone_to_ground, unit, COLONIAL_DO_GO_TO_GROUND,
                                    "Going to ground is on neither list of this unit", why);
    explain_subject(why, NULL);
    return refused;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct colonial_ranged_attack_input *input = question->input;
    const struct colonial_target *target = &input->target;
    struct colonial_volley_outcome *outcome = ret_outcome;
    exchange_part(dice, why, "fire");
    if (refuses_target(target, question->options, why) ||
        colonial_ranged_attack(input, question->options, dice, why, &outcome->fire) == RULING_NOT_PERMITTED) {
        exchange_part(dice, why, NULL);
        return RULING_NOT_PERMITTED;
    }
    /* Casualties are a modifier, and who has some and is not removed tests for its leader, too. */
    const int32_t casualties = outcome->fire.pin_test_due ? outcome->fire.loss.casualties : 0;
    if (!FORGET_ALL_BUT(dice, casualties))
        return RULING_RESOLVED;
    exchange_part(dice, why, "leader");
    outcome->leader =
        (int32_t)colonial_leader_test(COLONIAL_BY_FIRE, &outcome->fire.loss, target->has_leader, dice, why);
    outcome->markers = target->pinned_markers;
    if (!FORGET_ALL_BUT(dice, casualties))
        return RULING_RESOLVED;
    if (outcome->fire.pin_test_due) {
        struct colonial_pin_case testing = {
            .who = &target->who, .fire_casualties = outcome->fire.loss.casualties, .markers = target->pinned_markers};
        exchange_part(dice, why, "pin test");
        colonial_pin_test(&testing, question->options, dice, why, &outcome->pin);
        outcome->has_pin = true;
        outcome->markers = outcome->pin.markers;
    }
    exchange_part(dice, why, NULL);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct colonial_volley_outcome *outcome = ruled;
    colonial_ranged_attack_say(&outcome->fire, line);
    if (outcome->leader == COLONIAL_LEADER_KILLED)
        text_add(line, ". The leader is killed");
    if (outcome->has_pin) {
        text_add(line, ". ");
        colonial_pin_say(&outcome->pin, line);
    }
    text_add(line, ".");
}

HOLDS(target_loses_figures, struct colonial_volley_outcome, outcome->fire.loss.casualties > 0)
HOLDS(target_removed, struct colonial_volley_outcome, outcome->fire.loss.removed)
HOLDS(leader_killed, struct colonial_volley_outcome, outcome->leader == COLONIAL_LEADER_KILLED)
HOLDS(target_pinned, struct colonial_volley_outcome, outcome->has_pin && !outcome->pin.test.passed)

static const struct step_end step_ends[] = {
    END(target_loses_figures, "The target loses figures"),
    END(target_removed, "The target is removed"),
    END(leader_killed, "The target's leader is killed"),
    END(target_pinned, "The target takes a pinned marker"),
    NO_MORE_ENDS,
};

static const struct unit_fills target_fills[] = {
    COLONIAL_WHO_FILLS,      COLONIAL_TEST_FILLS,     FILLS("figures"),    FILLS("close_order"),
    FILLS("gone_to_ground"), FILLS("pinned_markers"), FILLS("has_leader"), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    [COLONIAL_FIRER] = ROLE("firer", "The unit that fires.", "", colonial_firer_fills, .in_play = true),
    [COLONIAL_TARGET] = ROLE("target", "The unit that is fired at.", "target", target_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct colonial_volley_outcome *outcome = ruled;
    (void)question;
    if (status != RULING_RESOLVED)
        return;
    colonial_loss_effects(&outcome->fire.loss, "MWK-FIR-1", COLONIAL_TARGET, effects);
    colonial_leader_effects(outcome->leader, "MWK-FIR-9", COLONIAL_TARGET, effects);
    if (outcome->has_pin)
        colonial_marker_effects(!outcome->pin.test.passed, COLONIAL_TARGET, effects);
}

static const char *const options[] = {"half_rounding", "gun_target_mods", "volley_requires_close_order", "profiles",
                                      NULL};
static const char *const clauses[] = {"MWK-UNIT",  "MWK-ACT-2", "MWK-ACT-3", "MWK-FIR-1", "MWK-FIR-2",
                                      "MWK-FIR-3", "MWK-FIR-4", "MWK-FIR-5", "MWK-FIR-6", "MWK-FIR-7",
                                      "MWK-FIR-9", "MWK-PIN-1", "MWK-PIN-2", "MWK-PIN-3", NULL};

const struct step colonial_volley_step = {
    .name = "volley",
    .title = "Volley",
    .doc = "A whole exchange of fire: the fire, then the target's leader, then its pin test. Any fire, not only volley "
           "fire; rockets have a step of their own.",
    .dice = "The fire's D6; 2D6 for the leader if figures were removed and some are left; then 2D6 for the pin test",
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
