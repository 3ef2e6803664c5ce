/* indirect-fire: a throw or an indirect shot at a spot, on which the template was placed before the roll; where it
 * lands, and with what force (TFT-IND, TFT-SCAT). */
#include "ends.h"
#include "field_kinds.h"
#include "retained.h"
#include "steps.h"
#include "tft_roster.h"

#define INPUT struct tft_indirect_fire_input
static const struct choice spotter_list[] = {
    [TFT_NO_SPOTTER] = {"none", "Nobody spots; the firer sees the target"},
    [TFT_SPOTTER] = {"spotter", "A spotter on the table"},
    [TFT_CO_RADIO] = {"co_radio", "A CO with a radio"},
};
static const struct choices spotters = {"TftSpotter", spotter_list, 3};

static const struct field input_list[] = {
    {NAMED("weapon", "Weapon", "TFT-IWPN", "What is thrown or fired. Between the printed calibres choose (A-TFT-34)."),
     CHOICE(INPUT, weapon, tft_indirect_choices)},
    {NAMED("profile", "Profile", "TFT-PROF-1", "A named figure; it says the attribute where none is given."),
     NAME(INPUT, profile)},
    {NAMED("dexterity", "DEX", "TFT-IND-2",
           "DEX of the thrower, unhalved. For a throw it must be given unless a profile says it."),
     NUMBER(INPUT, dexterity, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED(
         "intelligence", "INT", "TFT-IND-2",
         "INT of the spotter, or of the firer without one, unhalved. For what is not thrown it must be given unless a "
         "profile says it."),
     NUMBER(INPUT, intelligence, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("wounded", "Wounded", "A-TFT-39", "Whether that figure is wounded; then the attribute is halved here."),
     FLAG(INPUT, wounded)},
    {NAMED("action", "Action", "TFT-MOV-1", "The thrower's action: pivot or aim. It matters only for throws."),
     CHOICE(INPUT, action, tft_action_choices), DEFAULT(TFT_PIVOT)},
    {NAMED("on_table", "On the table", "TFT-IWPN",
           "Whether the weapon stands on the table. Artillery and bombs never do."),
     .kind = FIELD_BOOL, .offset = FIELD_AT(INPUT, on_table, bool), DEFAULT(true)},
    {NAMED("served_state", "State of the weapon", "A-TFT-22",
           "A weapon on the table as it was before this shot. Only one that is ready fires; it does not matter for "
           "throws."),
     CHOICE(INPUT, served_state, tft_weapon_states), DEFAULT(TFT_READY)},
    {NAMED("spotter", "Spotter", "TFT-IND-1", "Who spots. Weapons off the table need somebody."),
     CHOICE(INPUT, spotter, spotters), DEFAULT(TFT_NO_SPOTTER)},
    {NAMED("firer_under_fire", "Firer under fire", "TFT-IND-5", "Whether the firer was under fire last round."),
     FLAG(INPUT, firer_under_fire)},
    {NAMED("spotter_under_fire", "Spotter under fire", "TFT-IND-5", "Whether the spotter was under fire last round."),
     FLAG(INPUT, spotter_under_fire)},
    {NAMED("window", "Through a window", "TFT-IND-5", "Whether it is thrown through a window."), FLAG(INPUT, window)},
    {NAMED("range", "Range", "A-TFT-23", "Distance of a throw. Required for throws, unless thrown_range_mods is no."),
     INCHES(INPUT, range, TFT_INCHES_MAX), OPTIONAL},
    {NAMED("target_is_building", "At a building", "TFT-IND-4", "Whether a building is the target."),
     FLAG(INPUT, target_is_building)},
};
static const struct fields input_fields =
    FIELDS("TftIndirectFireInput", "A throw or an indirect shot.", input_list, INPUT);

static const struct choice result_list[] = {
    [TFT_ON_TARGET] = {"on_target", "It lands where the template lies"},
    [TFT_SCATTERED] = {"scattered", "It goes astray and does half damage"},
    [TFT_MISFIRED] = {"misfire", "The shot is lost"},
    [TFT_GUN_JAMMED] = {"jammed", "The shot is lost and the weapon jams"},
    [TFT_NOT_FIRED] = {"not_fired", "The shot is not fired"},
    [TFT_DUD] = {"dud", "It does not go off"},
    [TFT_IN_HAND_OF_THROWER] = {"in_hand", "It goes off in the thrower's hand; the template lies on the thrower"},
};
static const struct choices results = {"TftIndirectResult", result_list, 7};

/* Those of weapons, and behind them those of throws. */
enum { THROW_DUD = TFT_FAILURES, THROW_IN_HAND, INDIRECT_FAILURES };
static const struct choice failure_list[] = {
    [TFT_NO_FAILURE] = {"none", "Nothing special"},
    [TFT_ROLLED_16] = {"misfire", "A 16: misfire"},
    [TFT_ROLLED_17] = {"jam", "A 17: jammed"},
    [TFT_ROLLED_18] = {"hard_jam", "An 18: jammed at INT -4"},
    [THROW_DUD] = {"dud", "Thrown, a 16 or 17: it does not go off"},
    [THROW_IN_HAND] = {"in_hand", "Thrown, an 18: it goes off in the thrower's hand"},
};
static const struct choices failures = {"TftIndirectFailure", failure_list, INDIRECT_FAILURES};

#define OUTCOME struct tft_indirect_fire_outcome
static const struct field outcome_list[] = {
    TFT_TO_HIT_FIELDS(OUTCOME, roll., "modified", "Modified number", failures),
    {NAMED("result", "Result", "TFT-IND-2", "Where it lands, if it does."), CHOICE(OUTCOME, result, results)},
    {NAMED("weapon_state", "Weapon", "TFT-CRIT-2", "The weapon after the shot."),
     CHOICE(OUTCOME, weapon_state, tft_weapon_states)},
    {NAMED("radius", "Radius", "A-TFT-21", "Radius of the template; every base that it touches is attacked."),
     INCHES(OUTCOME, radius, 8000)},
    {NAMED("damage_dice", "Damage dice", "TFT-IWPN", "For blast-damage; 0 where nothing goes off, and for smoke."),
     .unit = "D6", NUMBER(OUTCOME, damage_dice, 0, TFT_DICE_MAX)},
    {NAMED("damage_multiplier", "Multiplier", "A-TFT-22", "For blast-damage: 2 after a roll of 3 or 4 on the table."),
     NUMBER(OUTCOME, damage_multiplier, 0, 2)},
    {NAMED("damage_halved", "Halved", "TFT-SCAT-3", "For blast-damage: whether it scattered."),
     FACT(OUTCOME, damage_halved)},
    {NAMED("ap", "AP factor", "A-TFT-28", "Its penetration against vehicles; smoke has none."),
     NUMBER(OUTCOME, ap, 1, 5), OPTIONAL},
    TFT_STRAY_FIELDS(OUTCOME, stray),
    {NAMED("building_collapse", "Building collapses", "TFT-IND-4",
           "Whether the building that was its target collapses."),
     FACT(OUTCOME, building_collapse)},
};
static const struct fields outcome_fields =
    FIELDS("TftIndirectFireOutcome", "Where a throw or an indirect shot lands.", outcome_list, OUTCOME);

static bool is_thrown(const INPUT *input)
{
    return tft_indirect_rows[input->weapon].scatter == TFT_THROWN;
}

static enum tft_attribute attribute_of(const INPUT *input)
{
    return is_thrown(input) ? TFT_DEX : TFT_INT;
}

static int32_t given_attribute(const INPUT *input)
{
    return is_thrown(input) ? input->dexterity : input->intelligence;
}

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    const struct tft_options *options = question->options;
    bool thrown = is_thrown(input);
    tft_profiles_check(options, violations);
    tft_weapons_check(options, violations);
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    tft_attribute_check(attribute_of(input), given_attribute(input), input->profile, options, "/input",
                        thrown ? "dexterity" : "intelligence", violations);
    if (thrown && options->thrown_range_mods == TFT_YES && input->range == FIELD_ABSENT)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/range", "A throw needs its range.");
    if (thrown && input->spotter != TFT_NO_SPOTTER)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/spotter", "A throw has no spotter.");
    if (!thrown && input->window)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/window", "Only a throw goes through a window.");
    if (input->spotter_under_fire && input->spotter == TFT_NO_SPOTTER)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/spotter_under_fire", "There is no spotter.");
}

static bool refuse(struct explanation *why, const char *clause, const char *text)
{
    explain(why, clause, text);
    return true;
}

static bool is_refused(const INPUT *input, struct explanation *why)
{
    const struct tft_indirect_row *weapon = &tft_indirect_rows[input->weapon];
    const struct tft_action_row *action = &tft_action_rows[input->action];
    if (is_thrown(input) && !action->ranged)
        return refuse(why, action->clause, action->no_ranged);
    if (is_thrown(input) && input->action == TFT_WALK_AND_SNAP_SHOT)
        return refuse(why, "TFT-RNG-6", "A grenade has no snap shot (A-TFT-9)");
    if (!input->on_table && !weapon->off_table)
        return refuse(why, "TFT-IWPN", "This weapon is used on the table only");
    if (input->on_table && !weapon->on_table)
        return refuse(why, "TFT-IWPN", "This weapon is used off the table only");
    if (!input->on_table && input->spotter == TFT_NO_SPOTTER)
        return refuse(why, "TFT-IND-1", "A weapon off the table needs a spotter on it, or a CO with a radio");
    if (!is_thrown(input) && input->on_table && input->served_state != TFT_READY)
        return refuse(why, "TFT-CRIT-2", "A jammed weapon does not fire before it has been cleared (A-TFT-22)");
    return false;
}

static void modify(struct tft_roll *roll, const INPUT *input, const struct tft_options *options,
                   struct explanation *why)
{
    if (is_thrown(input) && options->thrown_range_mods == TFT_YES)
        tft_roll_apply_range(roll, input->range, tft_weapon(TFT_GRENADE, options).range, input->action, why);
    if (input->firer_under_fire)
        tft_roll_apply(roll, TFT_FIRER_UNDER_FIRE, why);
    if (input->spotter_under_fire)
        tft_roll_apply(roll, TFT_SPOTTER_UNDER_FIRE, why);
    if (input->window)
        tft_roll_apply(roll, TFT_THROUGH_WINDOW, why);
}

bool tft_scatter(enum tft_scatter weapon, struct dice *dice, struct explanation *why, struct tft_stray *ret)
{
    ret->direction = dice_face(dice, "direction", 6);
    ret->degrees = (ret->direction - 1) * 60;
    if (!FORGET_ALL(dice))
        return false;
    ret->distance = dice_sum(dice, "distance", tft_scatter_rows[weapon].dice, 6);
    explain_value(why, "TFT-SCAT-1", "It goes astray; 1 is straight away, the others follow clockwise (A-TFT-24)",
                  ret->direction);
    explain_value(why, "TFT-SCAT-2", "The template is moved by so many inches", ret->distance);
    explain(why, "TFT-SCAT-3", "What goes astray does half damage, rounded down");
    return true;
}

static enum tft_indirect_result result_of(const INPUT *input, const struct tft_roll *roll)
{
    static const enum tft_indirect_result missed[3][TFT_FAILURES] = {
        {TFT_SCATTERED, TFT_MISFIRED, TFT_GUN_JAMMED, TFT_GUN_JAMMED},
        {TFT_SCATTERED, TFT_NOT_FIRED, TFT_NOT_FIRED, TFT_NOT_FIRED},
        {TFT_SCATTERED, TFT_DUD, TFT_DUD, TFT_IN_HAND_OF_THROWER},
    };
    if (roll->success)
        return TFT_ON_TARGET;
    return missed[is_thrown(input) ? 2 : !input->on_table][roll->failure];
}

/* What goes off, if anything does. */
static void explode(const INPUT *input, const struct tft_options *options, OUTCOME *outcome)
{
    const struct tft_indirect_row *weapon = &tft_indirect_rows[input->weapon];
    bool doubled =
        outcome->roll.critical >= TFT_ROLLED_4 && input->on_table && options->indirect_criticals == TFT_INDIRECT_FULL;
    outcome->radius = weapon->area * (options->aoe_is == TFT_AOE_RADIUS ? 1000 : 500);
    outcome->ap = weapon->ap;
    if (weapon->damage == FIELD_ABSENT || (outcome->result != TFT_ON_TARGET && outcome->result != TFT_SCATTERED &&
                                           outcome->result != TFT_IN_HAND_OF_THROWER))
        return;
    outcome->damage_dice = weapon->damage;
    outcome->damage_multiplier = doubled ? 2 : 1;
    outcome->damage_halved = outcome->result == TFT_SCATTERED;
    outcome->building_collapse = input->target_is_building && outcome->roll.critical == TFT_ROLLED_3;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const INPUT *input = question->input;
    const struct tft_options *options = question->options;
    OUTCOME *outcome = ret_outcome;
    bool thrown = is_thrown(input);
    if (is_refused(input, why))
        return RULING_NOT_PERMITTED;
    tft_roll_start(&outcome->roll, "TFT-IND-2",
                   thrown ? "A throw is a roll against DEX" : "An indirect shot is a roll against INT",
                   tft_attribute(attribute_of(input), given_attribute(input), input->profile, options), input->wounded,
                   options, why);
    modify(&outcome->roll, input, options, why);
    tft_roll_to_hit(&outcome->roll,
                    thrown            ? TFT_THROW
                    : input->on_table ? TFT_MORTAR
                                      : TFT_OFF_TABLE,
                    "to hit", options, dice, why);
    outcome->result = (int32_t)result_of(input, &outcome->roll);
    if (outcome->result == TFT_GUN_JAMMED)
        outcome->weapon_state = tft_weapon_state_after(&outcome->roll);
    explode(input, options, outcome);
    if (thrown && outcome->roll.failure != TFT_NO_FAILURE)
        outcome->roll.failure = outcome->result == TFT_DUD ? THROW_DUD : THROW_IN_HAND;
    const bool scatters = outcome->result == TFT_SCATTERED;
    if (!FORGET_ALL_BUT(dice, scatters))
        return RULING_RESOLVED;
    if (scatters &&
        !tft_scatter((enum tft_scatter)tft_indirect_rows[input->weapon].scatter, dice, why, &outcome->stray))
        return RULING_RESOLVED;
    if (outcome->building_collapse)
        explain(why, "TFT-IND-4", "The building collapses, and all inside are incapacitated");
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    static const char *const says[] = {
        [TFT_ON_TARGET] = "on target",
        [TFT_SCATTERED] = "astray",
        [TFT_MISFIRED] = "a misfire",
        [TFT_GUN_JAMMED] = "the weapon jams",
        [TFT_NOT_FIRED] = "not fired",
        [TFT_DUD] = "a dud",
        [TFT_IN_HAND_OF_THROWER] = "it goes off in the thrower's hand",
    };
    (void)question;
    const OUTCOME *outcome = ruled;
    tft_roll_say(&outcome->roll, line);
    text_format(line, ": %s", says[outcome->result]);
    if (outcome->result == TFT_SCATTERED)
        text_format(line, ", %d\" at %d degrees", outcome->stray.distance, outcome->stray.degrees);
    if (outcome->damage_multiplier == 2)
        text_add(line, ", with double damage");
    text_add(line, outcome->building_collapse ? "; the building collapses." : ".");
}

HOLDS(on_target, OUTCOME, outcome->result == TFT_ON_TARGET)
HOLDS(scatters, OUTCOME, outcome->result == TFT_SCATTERED)
HOLDS(nothing_goes_off, OUTCOME, outcome->result >= TFT_MISFIRED && outcome->result <= TFT_DUD)
HOLDS(weapon_jams, OUTCOME, outcome->weapon_state != TFT_READY)
HOLDS(building_collapses, OUTCOME, outcome->building_collapse)

static const struct step_end step_ends[] = {
    END(on_target, "It lands on target"),
    END(scatters, "It goes astray"),
    END(nothing_goes_off, "Nothing goes off"),
    END(weapon_jams, "The weapon jams"),
    END(building_collapses, "The building collapses"),
    NO_MORE_ENDS,
};

static const struct unit_fills thrower_fills[] = {TFT_FIGURE_FILLS, FILLS("dexterity"), FILLS("action"),
                                                  FILLS_FROM("firer_under_fire", "under_fire_last_round"),
                                                  NO_MORE_FILLS};
static const struct unit_fills observer_fills[] = {TFT_FIGURE_FILLS, FILLS("intelligence"), NO_MORE_FILLS};
static const struct unit_fills firer_fills[] = {FILLS_FROM("firer_under_fire", "under_fire_last_round"),
                                                FILLS("served_state"), NO_MORE_FILLS};
static int32_t spots(const void *unit)
{
    (void)unit;
    return TFT_SPOTTER;
}

static const struct unit_fills spotter_fills[] = {TFT_FIGURE_FILLS, FILLS("intelligence"), FILLS_BY("spotter", spots),
                                                  FILLS_FROM("spotter_under_fire", "under_fire_last_round"),
                                                  NO_MORE_FILLS};
enum { THROWER, OBSERVER, SPOTTER, FIRER, INSIDE };
static const struct unit_role roles[] = {
    [THROWER] =
        ROLE("thrower", "The figure that throws.", "", thrower_fills, .in_play = true, .camp = 1, TFT_OF_FIGURES),
    [OBSERVER] =
        ROLE("observer", "Whose INT an indirect shot is rolled against where nobody spots: the firer, as a rule.", "",
             observer_fills, .in_play = true, .camp = 1, TFT_OF_FIGURES),
    [SPOTTER] = ROLE("spotter", "The figure that spots, whose INT an indirect shot is rolled against.", "",
                     spotter_fills, .in_play = true, .camp = 1, TFT_OF_FIGURES),
    [FIRER] = ROLE("firer", "The figure at the weapon, which may be the observer.", "", firer_fills, .in_play = true,
                   .camp = 1, TFT_OF_FIGURES),
    [INSIDE] = ROLE("inside", "The figures in the building that is the target.", NULL, NULL, .many = true,
                    .in_play = true, .camp = 1, TFT_OF_FIGURES),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    if (status != RULING_RESOLVED)
        return;
    if (is_thrown(input))
        effect_set(effects, THROWER, 0, "action", input->action, "TFT-MOV-1");
    effect_add(effects, is_thrown(input) ? THROWER : FIRER, 0, "shots", 1, "TFT-RNG-8");
    if (outcome->weapon_state != TFT_READY)
        effect_set(effects, FIRER, 0, "served_state", outcome->weapon_state, "TFT-CRIT-2");
    if (outcome->result == TFT_IN_HAND_OF_THROWER && outcome->damage_dice > 0)
        effect_set(effects, THROWER, 0, "in_hand", true, "TFT-CRIT-2");
    if (outcome->building_collapse)
        for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
            tft_fall_effects(TFT_FATE_INCAPACITATED, "TFT-IND-4", INSIDE, item, effects);
}

static const char *const options[] = {"roll_under",         "half_rounding", "aoe_is",   "thrown_range_mods",
                                      "indirect_criticals", "weapons",       "profiles", NULL};
static const char *const clauses[] = {"TFT-IND-1",  "TFT-IND-2",  "TFT-IND-3",  "TFT-IND-4", "TFT-IND-5",  "TFT-IWPN",
                                      "TFT-SCAT-1", "TFT-SCAT-2", "TFT-SCAT-3", "TFT-HIT-1", "TFT-RNG-1",  "TFT-RNG-2",
                                      "TFT-RNG-3",  "TFT-RNG-6",  "TFT-ACT-1",  "TFT-ACT-3", "TFT-ACT-4",  "TFT-ACT-5",
                                      "TFT-ACT-8",  "TFT-ACT-9",  "TFT-ACT-10", "TFT-DMG-2", "TFT-CRIT-1", "TFT-CRIT-2",
                                      "TFT-CRIT-3", NULL};

const struct step tft_indirect_fire_step = {
    .name = "indirect-fire",
    .title = "Indirect fire",
    .doc = "A throw (DEX) or an indirect shot (INT) at a spot on which the template was placed before the roll. A miss "
           "goes astray and does half damage. Modifiers of single targets do not count; the template aims at a spot.",
    .dice = "3D6; where it goes astray a D6 for the direction and 1 to 4 D6 for the distance",
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
