/* volley: a whole exchange of fire, composed of its steps: the fire, then the target's leader, then its pin test. */
#include "engine/retained.h"
#include "rulesets/colonial/colonial_roster.h"

static const struct field target_rows[] = {
    COLONIAL_WHO_ROWS(struct colonial_target, who, COLONIAL_KIND_GIVES_DISCIPLINE),
    COLONIAL_LEADERSHIP_ROWS(struct colonial_target, who.number, COLONIAL_LEADERSHIP_NEEDED),
    COLONIAL_TARGET_ROWS,
    COLONIAL_MARKERS_ROW(struct colonial_target, "Markers on the target before the fire."),
    NUMBER(struct colonial_target, fire_casualties, 0, COLONIAL_FIGURES_MAX, "Casualties before", "A-MWK-34",
           "Figures that it lost to fire before and has not tested for yet: they count in its pin test, too.",
           .unit = "figures", DEFAULT(0)),
};
static const struct fields target_fields =
    FIELDS("ColonialVolleyTarget", "What is fired at, and what its tests need.", target_rows, struct colonial_target);

static const struct field input_rows[] = {
    COLONIAL_FIRER_ROWS(struct colonial_ranged_attack_input, firer),
    GROUP(struct colonial_ranged_attack_input, target, struct colonial_target, target_fields, "Target", NULL,
          "What is fired at, and what its tests need."),
};
static const struct fields input_fields = FIELDS("ColonialVolleyInput", "A unit that fires, and its target.",
                                                 input_rows, struct colonial_ranged_attack_input);

struct outcome {
    struct colonial_ranged_attack fire;
    int32_t leader; /* enum colonial_leader */
    bool has_pin_test;
    struct colonial_pin pin_test;
    int32_t pinned_markers;
};
static const struct field outcome_rows[] = {
    GROUP(struct outcome, fire, struct colonial_ranged_attack, colonial_ranged_attack_fields, "Fire", NULL,
          "What the fire did."),
    CHOICE(struct outcome, leader, colonial_leader_choices, "Leader", "MWK-FIR-9",
           "What became of the target's leader."),
    GROUP_IF(struct outcome, pin_test, has_pin_test, struct colonial_pin, colonial_pin_fields, "Pin test", "MWK-PIN-1",
             "The target's pin test, if one fell due."),
    NUMBER(struct outcome, pinned_markers, 0, COLONIAL_MARKERS_MAX + 1, "Pinned markers", "MWK-PIN-3",
           "Markers on the target after it.", .unit = "markers"),
};
static const struct fields outcome_fields =
    FIELDS("ColonialVolleyOutcome", "A whole exchange of fire.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_ranged_attack_input *input = question->input;
    const struct colonial_options *options = question->options;
    colonial_firer_check(&input->firer, options, violations);
    colonial_stances_check(input->target.close_order, false, input->target.gone_to_ground, "/input/target", violations);
    colonial_who_check(&input->target.who, COLONIAL_NEEDS_TEST, options, "/input/target", violations);
}

/* The kind of the target; FIELD_ABSENT if it is not known. */
struct aim {
    const struct colonial_target *target;
    int32_t kind;
};
static bool may_not(const struct aim *aim, enum colonial_action action)
{
    return aim->kind != FIELD_ABSENT && !colonial_is_listed(aim->kind, action);
}
WHEN(no_close_order, struct aim, it->target->close_order &&may_not(it, COLONIAL_DO_CLOSE_ORDER))
WHEN(no_going_to_ground, struct aim, it->target->gone_to_ground &&may_not(it, COLONIAL_DO_GO_TO_GROUND))

/* Formations that the target's kind of unit does not have. */
static const struct refusal refusals[] = {
    COLONIAL_UNLISTED("Close order", no_close_order),
    COLONIAL_UNLISTED("Going to ground", no_going_to_ground),
};

static bool is_refused(const struct colonial_target *target, const struct colonial_options *options,
                       const struct question_units *units, struct explanation *why)
{
    const struct aim aim = {target, colonial_kind_of(&target->who, options)};
    explain_subject(why, unit_called(units, COLONIAL_TARGET, 0, "target"));
    bool refused = IS_REFUSED(refusals, &aim, why);
    explain_subject(why, NULL);
    return refused;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct colonial_ranged_attack_input *input = question->input;
    const struct colonial_options *options = question->options;
    struct outcome *ret = ruled;
    const struct colonial_target *target = &input->target;
    exchange_part(dice, why, "fire");
    if (is_refused(target, options, question->units, why) ||
        colonial_ranged_attack(input, options, question->units, dice, why, &ret->fire) == RULING_NOT_PERMITTED) {
        exchange_part(dice, why, NULL);
        return RULING_NOT_PERMITTED;
    }
    const bool leader_asked = DICE_ASKED(dice, ret->leader);
    const bool pin_asked =
        DICE_ASKED(dice, ret->has_pin_test) || DICE_ASKED(dice, ret->pin_test) || DICE_ASKED(dice, ret->pinned_markers);
    if (!leader_asked && !pin_asked)
        return RULING_RESOLVED;
    /* Casualties are a modifier; a unit with casualties that is still in the game also tests for its leader. */
    const int32_t casualties = ret->fire.pin_test_due ? ret->fire.loss.casualties : 0;
    if (!FORGET_ALL_BUT(dice, casualties))
        return RULING_RESOLVED;
    exchange_part(dice, why, "leader");
    dice_for(dice, COLONIAL_TARGET, 0);
    if (leader_asked)
        ret->leader = (int32_t)colonial_leader_test(COLONIAL_BY_FIRE, &ret->fire.loss, target->has_leader, dice, why);
    ret->pinned_markers = target->pinned_markers;
    if (!FORGET_ALL_BUT(dice, casualties))
        return RULING_RESOLVED;
    if (ret->fire.pin_test_due && pin_asked) {
        const struct colonial_pin_case testing = {.who = &target->who,
                                                  .options = options,
                                                  .fire_casualties =
                                                      target->fire_casualties + ret->fire.loss.casualties,
                                                  .pinned_markers = target->pinned_markers};
        exchange_part(dice, why, "pin test");
        dice_for(dice, COLONIAL_TARGET, 0);
        colonial_pin_test(&testing, dice, why, &ret->pin_test);
        ret->has_pin_test = true;
        ret->pinned_markers = ret->pin_test.pinned_markers;
    }
    exchange_part(dice, why, NULL);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    colonial_ranged_attack_say(question->units, question->input, &outcome->fire, line);
    const char *target = unit_called(question->units, COLONIAL_TARGET, 0, "the target");
    if (outcome->leader == COLONIAL_LEADER_KILLED)
        text_format(line, "; the leader of %s was killed", target);
    if (outcome->has_pin_test) {
        text_add(line, "; ");
        colonial_pin_say(target, &outcome->pin_test, line);
    }
    text_add(line, ".");
}

HOLDS(target_loses_figures, struct outcome, outcome->fire.loss.casualties > 0)
HOLDS(target_pinned, struct outcome, outcome->has_pin_test && !outcome->pin_test.test.passed)

static const struct unit_fills target_fills[] = {
    COLONIAL_WHO_FILLS,
    COLONIAL_LEADERSHIP_FILLS,
    COLONIAL_FIGURES_FILL,
    FILLS("cover", .find = colonial_roster_cover, .assumed = true),
    COLONIAL_CLOSE_ORDER_FILL,
    COLONIAL_GROUND_FILL,
    COLONIAL_MARKERS_FILL,
    KNOWS("fire_casualties", "A-MWK-34", "what it lost to fire and has not tested for is on record"),
    COLONIAL_LEADER_FILL,
    {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct colonial_ranged_attack_input *input = question->input;
    const struct outcome *outcome = ruled;
    colonial_half_deed_effects(colonial_fire_deed(&input->firer), "fired", input->firer.skirmishing, question->options,
                               COLONIAL_FIRER, tabletop);
    colonial_loss_effects(&outcome->fire.loss, "MWK-FIR-1", COLONIAL_TARGET, tabletop);
    colonial_leader_effects(outcome->leader, "MWK-FIR-9", COLONIAL_TARGET, tabletop);
    if (!outcome->has_pin_test)
        return;
    colonial_marker_effects(!outcome->pin_test.test.passed, COLONIAL_TARGET, tabletop);
    unit_set(tabletop, COLONIAL_TARGET, 0, "fire_casualties", 0, "MWK-PIN-1");
}

const struct step colonial_volley_step = {
    .name = "volley",
    .title = "Volley",
    .doc = "A whole exchange of fire: the fire, then the target's leader, then its pin test. Any fire, not only volley "
           "fire; rockets have a step of their own.",
    .dice = "The fire's D6; 2D6 for the leader if figures were removed and some are left; then 2D6 for the pin test",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("half_rounding", "gun_target_mods", "volley_requires_close_order", "stance_ends", "skirmish",
                       "profiles"),
    .clauses =
        STRINGS("MWK-UNIT", "MWK-ACT-2", "MWK-ACT-3", "MWK-FIR-1", "MWK-FIR-2", "MWK-FIR-3", "MWK-FIR-4", "MWK-FIR-5",
                "MWK-FIR-6", "MWK-FIR-7", "MWK-FIR-8", "MWK-FIR-9", "MWK-PIN-1", "MWK-PIN-2", "MWK-PIN-3", "X-HOUSE"),
    .ends = ROWS(struct step_end,
                 END(target_loses_figures, "The target loses figures", READS(struct outcome, fire.loss.casualties)),
                 END_IS(target_removed, "The target is removed", struct outcome, fire.loss.removed, true),
                 END_IS(leader_killed, "The target's leader is killed", struct outcome, leader, COLONIAL_LEADER_KILLED),
                 END(target_pinned, "The target takes a pinned marker", READS(struct outcome, has_pin_test),
                     READS(struct outcome, pin_test.test.passed))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [COLONIAL_FIRER] = ROLE("firer", "The unit that fires.", "", colonial_firer_fills, .in_play = true,
                                          .opposed = 1, .no_deed = COLONIAL_ACTION_OF_TURN),
                  [COLONIAL_TARGET] = ROLE("target", "The unit that is fired at.", "target", target_fills,
                                           .in_play = true, .passive = true, .opposed = 2, .whose = UNIT_SUFFERS)),
    .parts = STRINGS("ranged-attack", "leader-casualty", "morale-check"),
    .apply = apply,
};
