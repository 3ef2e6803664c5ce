/* indirect-fire: a throw or an indirect shot at a spot, on which the template was placed before the roll; where it
 * lands, and how strong it is (TFT-IND, TFT-SCAT). */
#include "engine/retained.h"
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

#define SPOTTER_VALUES(X)                                                                                              \
    X(NO_SPOTTER, "none", "Nobody spots; the firer sees the target")                                                   \
    X(A_SPOTTER, "spotter", "A spotter on the table")                                                                  \
    X(CO_RADIO, "co_radio", "A CO with a radio", "CO with a radio")
ENUM(spotter, SPOTTER_VALUES, SPOTTERS);
LOCAL_CHOICES(spotters, "TftSpotter", SPOTTER_VALUES);

/* Its roles. */
enum { THROWER, OBSERVER, SPOTTER, FIRER, INSIDE };

struct input {
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t dexterity, intelligence; /* of the thrower; of the spotter or firer */
    bool wounded;
    int32_t weapon;
    int32_t action;
    bool on_table, on_table_said; /* whether the question gives it */
    int32_t weapon_state;         /* enum tft_held_state */
    int32_t served_state;         /* enum tft_weapon_state */
    int32_t spotter;
    bool firer_under_fire, spotter_under_fire, window;
    int32_t range;
    bool target_is_building;
    struct house_modifiers house;
};
static const struct field input_rows[] = {
    CHOICE(struct input, weapon, tft_indirect_choices, "Weapon", "TFT-IWPN",
           "What is thrown or fired. Between the printed calibres choose (A-TFT-34)."),
    TEXT(struct input, profile, 0, TFT_NAME_MAX, "Profile", "TFT-PROF-1",
         "A named figure; it says the attribute where none is given.", OPTIONAL),
    NUMBER(struct input, dexterity, 0, TFT_ATTRIBUTE_MAX, "DEX", "TFT-IND-2",
           "DEX of the thrower, unhalved. For a throw it must be given unless a profile says it.", OPTIONAL),
    NUMBER(
        struct input, intelligence, 0, TFT_ATTRIBUTE_MAX, "INT", "TFT-IND-2",
        "INT of the spotter, or of the firer without one, unhalved. For what is not thrown it must be given unless a "
        "profile says it.",
        OPTIONAL),
    FLAG(struct input, wounded, "Wounded", "A-TFT-39",
         "Whether that figure is wounded; then the attribute is halved here."),
    CHOICE(struct input, action, tft_action_choices, "Action", "TFT-MOV-1",
           "The thrower's action: pivot or aim. It matters only for throws.", DEFAULT(TFT_PIVOT)),
    FACT(struct input, on_table, "On the table", "TFT-IWPN",
         "Whether the weapon stands on the table; left out, it does where it may. Artillery and bombs never do.",
         PRESENT(struct input, on_table_said)),
    CHOICE(struct input, weapon_state, tft_held_states, "State of the grenade", "A-TFT-43",
           "Of a grenade in hand; a dropped one is not thrown.", DEFAULT(TFT_HELD_READY)),
    CHOICE(struct input, served_state, tft_weapon_states, "State of the weapon", "A-TFT-22",
           "A weapon on the table as it was before this shot. Only one that is ready fires; it does not matter for "
           "throws.",
           DEFAULT(TFT_READY)),
    CHOICE(struct input, spotter, spotters, "Spotter", "TFT-IND-1", "Who spots. Weapons off the table need somebody.",
           DEFAULT(NO_SPOTTER)),
    FLAG(struct input, firer_under_fire, "Firer under fire", "TFT-IND-5",
         "Whether the firer was under fire last round."),
    FLAG(struct input, spotter_under_fire, "Spotter under fire", "TFT-IND-5",
         "Whether the spotter was under fire last round."),
    FLAG(struct input, window, "Through a window", "TFT-IND-5", "Whether it is thrown through a window."),
    INCHES(struct input, range, TFT_INCHES_MAX, "Range", "A-TFT-23",
           "Distance of a throw. Required for throws, unless thrown_range_mods is no.", OPTIONAL),
    FLAG(struct input, target_is_building, "At a building", "TFT-IND-4", "Whether a building is the target."),
    HOUSE_MODIFIERS_ROW(struct input, house, TFT_OF_NUMBER),
};
static const struct fields input_fields =
    FIELDS("TftIndirectFireInput", "A throw or an indirect shot.", input_rows, struct input);

#define INDIRECT_RESULT_VALUES(X)                                                                                      \
    X(ON_TARGET, "on_target", "It lands where the template lies")                                                      \
    X(SCATTERED, "scattered", "It goes astray and does half damage")                                                   \
    X(MISFIRED, "misfire", "The shot is lost")                                                                         \
    X(GUN_JAMMED, "jammed", "The shot is lost and the weapon jams")                                                    \
    X(NOT_FIRED, "not_fired", "The shot is not fired")                                                                 \
    X(DUD, "dud", "It does not go off")                                                                                \
    X(IN_HAND_OF_THROWER, "in_hand", "It goes off in the thrower's hand; the template lies on the thrower")
ENUM(indirect_result, INDIRECT_RESULT_VALUES, INDIRECT_RESULTS);
LOCAL_CHOICES(results, "TftIndirectResult", INDIRECT_RESULT_VALUES);

/* The failures of weapons, and after them those of throws. */
enum { THROW_DUD = TFT_FAILURES, THROW_IN_HAND, INDIRECT_FAILURES };
#define AIM_FAILURE_VALUES(X)                                                                                          \
    X(TFT_NO_FAILURE, "none", "Nothing special")                                                                       \
    X(TFT_ROLLED_16, "misfire", "A 16: misfire")                                                                       \
    X(TFT_ROLLED_17, "jam", "A 17: jammed")                                                                            \
    X(TFT_ROLLED_18, "hard_jam", "An 18: jammed at INT -4")                                                            \
    X(THROW_DUD, "dud", "Thrown, a 16 or 17: it does not go off")                                                      \
    X(THROW_IN_HAND, "in_hand", "Thrown, an 18: it goes off in the thrower's hand")
LOCAL_CHOICES(failures, "TftIndirectFailure", AIM_FAILURE_VALUES);

struct outcome {
    struct tft_roll roll;
    int32_t result; /* enum indirect_result */
    int32_t weapon_state;
    int32_t radius;      /* thousandths */
    int32_t damage_dice; /* 0: none */
    int32_t damage_multiplier;
    bool damage_halved;
    int32_t ap; /* FIELD_ABSENT: smoke */
    struct tft_stray stray;
    bool building_collapse;
};
static const struct field outcome_rows[] = {
    TFT_TO_HIT_ROWS(struct outcome, roll., "modified", "Modified number", failures),
    CHOICE(struct outcome, result, results, "Result", "TFT-IND-2", "Where it lands, if it does."),
    CHOICE(struct outcome, weapon_state, tft_weapon_states, "Weapon", "TFT-CRIT-2", "The weapon after the shot."),
    INCHES(struct outcome, radius, 8000, "Radius", "A-TFT-21",
           "Radius of the template; every base that it touches is attacked."),
    NUMBER(struct outcome, damage_dice, 0, TFT_DICE_MAX, "Damage dice", "TFT-IWPN",
           "For blast-damage; 0 where nothing goes off, and for smoke.", .unit = "D6"),
    NUMBER(struct outcome, damage_multiplier, 0, 2, "Multiplier", "A-TFT-22",
           "For blast-damage: 2 after a roll of 3 or 4 on the table."),
    FACT(struct outcome, damage_halved, "Halved", "TFT-SCAT-3", "For blast-damage: whether it scattered."),
    NUMBER(struct outcome, ap, 1, 5, "AP factor", "A-TFT-28", "Its penetration against vehicles; smoke has none.",
           OPTIONAL),
    TFT_STRAY_ROWS(struct outcome, stray.),
    FACT(struct outcome, building_collapse, "Building collapses", "TFT-IND-4",
         "Whether the building that was its target collapses."),
};
static const struct fields outcome_fields =
    FIELDS("TftIndirectFireOutcome", "Where a throw or an indirect shot lands.", outcome_rows, struct outcome);

static bool is_thrown(const struct input *input)
{
    return tft_indirect_rows[input->weapon].scatters == TFT_THROWN;
}

static bool is_on_table(const struct input *input)
{
    return input->on_table_said ? input->on_table : tft_indirect_rows[input->weapon].on_table;
}

/* Smoke does no damage, so nothing is doubled and no building collapses (A-TFT-48). */
static bool is_smoke(const struct input *input)
{
    return tft_indirect_rows[input->weapon].damage == FIELD_ABSENT;
}

struct tft_indirect_asked tft_indirect_asked(const void *input)
{
    return (struct tft_indirect_asked){
        .thrown = is_thrown(input), .on_table = is_on_table(input), .harms = !is_smoke(input)};
}

static enum tft_attribute attribute_of(const struct input *input)
{
    return is_thrown(input) ? TFT_DEX : TFT_INT;
}

static int32_t given_attribute(const struct input *input)
{
    return is_thrown(input) ? input->dexterity : input->intelligence;
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    bool thrown = is_thrown(input);
    tft_profiles_check(options, violations);
    tft_weapons_check(options, violations);
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    tft_attribute_check(attribute_of(input), given_attribute(input), input->profile, options, "/input",
                        thrown ? "dexterity" : "intelligence", violations);
    if (thrown && options->thrown_range_mods == TFT_YES && input->range == FIELD_ABSENT)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/range", "A throw needs its range.");
    if (thrown ? input->intelligence != FIELD_ABSENT : input->dexterity != FIELD_ABSENT)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, thrown ? "/input/intelligence" : "/input/dexterity",
                      thrown ? "A throw is rolled against DEX." : "What is not thrown is rolled against INT.");
    if (thrown && input->spotter != NO_SPOTTER)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/spotter", "A throw has no spotter.");
    if (!thrown && input->window)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/window", "Only a throw goes through a window.");
    if (input->spotter_under_fire && input->spotter == NO_SPOTTER)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/spotter_under_fire", "There is no spotter.");
}

WHEN(snaps, struct input, is_thrown(it) && it->action == TFT_WALK_AND_SNAP_SHOT)
WHEN(stays_on_table, struct input, !is_on_table(it) && !tft_indirect_rows[it->weapon].off_table)
WHEN(stays_off_table, struct input, is_on_table(it) && !tft_indirect_rows[it->weapon].on_table)
WHEN(is_blind, struct input, !is_on_table(it) && it->spotter == NO_SPOTTER)
static const struct refusal refusals[] = {
    {"TFT-RNG-6", "A grenade has no snap shot", snaps},
    {"TFT-IWPN", "This weapon is used on the table only", stays_on_table},
    {"TFT-IWPN", "This weapon is used off the table only", stays_off_table},
    {"TFT-IND-1", "A weapon off the table needs a spotter on the table, or a CO with a radio", is_blind},
};

/* The state of the grenade, or of the weapon on the table that is served. */
static int32_t held_state(const struct input *input)
{
    if (is_thrown(input))
        return input->weapon_state;
    return is_on_table(input) ? input->served_state : (int32_t)TFT_HELD_READY;
}

static bool is_refused(const struct input *input, struct explanation *why)
{
    return (is_thrown(input) && tft_action_forbids_shooting(input->action, why)) || IS_REFUSED(refusals, input, why) ||
           tft_state_forbids(held_state(input), why);
}

/* The range of a throw counts like that of a shot at a spot, which neither moves nor hides. */
static void throw_modify(struct tft_roll *roll, const struct input *input, const struct tft_options *options,
                         struct explanation *why)
{
    static const struct tft_target spot = {.cover = TFT_COVER_NONE};
    const struct tft_weapon_row grenade = tft_weapon(TFT_GRENADE, options);
    const struct tft_shot shot = {.options = options,
                                  .weapon = &grenade,
                                  .thrown = true,
                                  .action = input->action,
                                  .range = input->range,
                                  .target = &spot};
    tft_shot_modify(roll, &shot, why);
}

static void modify(struct tft_roll *roll, const struct input *input, const struct tft_options *options,
                   struct explanation *why)
{
    const struct tft_indirect_shot shot = {input->firer_under_fire, input->spotter_under_fire, input->window};
    if (is_thrown(input) && options->thrown_range_mods == TFT_YES)
        throw_modify(roll, input, options, why);
    tft_indirect_shot_modify(roll, &shot, why);
}

static enum indirect_result result_of(const struct input *input, const struct tft_roll *roll)
{
    static const enum indirect_result missed[3][TFT_FAILURES] = {
        {SCATTERED, MISFIRED, GUN_JAMMED, GUN_JAMMED},
        {SCATTERED, NOT_FIRED, NOT_FIRED, NOT_FIRED},
        {SCATTERED, DUD, DUD, IN_HAND_OF_THROWER},
    };
    if (roll->success)
        return ON_TARGET;
    return missed[is_thrown(input) ? 2 : !is_on_table(input)][roll->failure];
}

/* The weapon that goes off, if any does. */
static void explode(const struct input *input, const struct tft_options *options, struct outcome *outcome)
{
    const struct tft_indirect_row *weapon = &tft_indirect_rows[input->weapon];
    bool doubled = outcome->roll.critical >= TFT_ROLLED_4 && is_on_table(input) &&
                   options->indirect_criticals == TFT_INDIRECT_FULL;
    outcome->radius = weapon->area * (options->aoe_is == TFT_AOE_RADIUS ? 1000 : 500);
    outcome->ap = weapon->ap;
    if (weapon->damage == FIELD_ABSENT ||
        (outcome->result != ON_TARGET && outcome->result != SCATTERED && outcome->result != IN_HAND_OF_THROWER))
        return;
    outcome->damage_dice = weapon->damage;
    outcome->damage_multiplier = doubled ? 2 : 1;
    outcome->damage_halved = outcome->result == SCATTERED;
    outcome->building_collapse = input->target_is_building && outcome->roll.critical == TFT_ROLLED_3;
}

static enum tft_roller roller_of(const struct input *input)
{
    if (!is_thrown(input))
        return is_on_table(input) ? TFT_MORTAR : TFT_OFF_TABLE;
    return is_smoke(input) ? TFT_SMOKE : TFT_THROW;
}

/* The firer of a weapon on the table: the observer, unless another unit is named. */
static int32_t at_the_weapon(const struct question_units *units, const struct input *input)
{
    if (is_thrown(input))
        return THROWER;
    return is_on_table(input) && !unit_called(units, FIRER, 0, NULL) && unit_called(units, OBSERVER, 0, NULL) ? OBSERVER
                                                                                                              : FIRER;
}

/* Units were named, but none at the weapon: it is not known which one jammed. */
static void explain_lost_jam(const struct question_units *units, const struct input *input, struct explanation *why)
{
    if (units && !unit_called(units, at_the_weapon(units, input), 0, NULL))
        explain(why, "TFT-CRIT-2",
                "Nobody was named as the firer, so no unit has this jam on record; a change of whoever serves the "
                "weapon puts it there");
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    struct outcome *outcome = ruled;
    bool thrown = is_thrown(input);
    if (is_refused(input, why))
        return RULING_NOT_PERMITTED;
    tft_roll_start(&outcome->roll, "TFT-IND-2",
                   thrown ? "A throw is a roll against DEX" : "An indirect shot is a roll against INT", "to hit",
                   tft_attribute(attribute_of(input), given_attribute(input), input->profile, options), input->wounded,
                   options, why);
    modify(&outcome->roll, input, options, why);
    house_modify(&input->house, &outcome->roll.needed, why);
    dice_for(dice, thrown ? THROWER : input->spotter == NO_SPOTTER ? OBSERVER : SPOTTER, 0);
    tft_roll_to_hit(&outcome->roll, roller_of(input), "to hit", options, dice, why);
    if (is_smoke(input) && outcome->roll.critical != TFT_NOTHING_SPECIAL)
        outcome->roll.critical = TFT_ROLLED_5;
    outcome->result = (int32_t)result_of(input, &outcome->roll);
    if (outcome->result == GUN_JAMMED) {
        outcome->weapon_state = tft_weapon_state_after(&outcome->roll);
        explain_lost_jam(question->units, input, why);
    }
    explode(input, options, outcome);
    if (thrown && outcome->roll.failure != TFT_NO_FAILURE)
        outcome->roll.failure = outcome->result == DUD ? THROW_DUD : THROW_IN_HAND;
    const bool scatters = outcome->result == SCATTERED;
    if (!FORGET_ALL_BUT(dice, scatters))
        return RULING_RESOLVED;
    if (scatters && !tft_scatter((enum tft_scatter)tft_indirect_rows[input->weapon].scatters, !is_smoke(input), dice,
                                 why, &outcome->stray))
        return RULING_RESOLVED;
    if (outcome->building_collapse)
        explain(why, "TFT-IND-4", "The building collapses, and all inside are incapacitated");
    return RULING_RESOLVED;
}

/* The unit that throws or fires, or spots for a weapon off the table. */
static void say_who(const struct question_units *units, const struct input *input, struct text *line)
{
    static const int32_t places[] = {FIRER, SPOTTER, OBSERVER};
    if (is_thrown(input)) {
        const char *thrower = unit_called(units, THROWER, 0, NULL);
        text_format(line, "%s%s, ", thrower ? thrower : "The grenade", thrower ? " threw" : " was thrown");
        return;
    }
    for (size_t i = 0; i < FIELDS_COUNT(places); i++)
        if (unit_called(units, places[i], 0, NULL)) {
            text_format(line, "%s %s, ", unit_called(units, places[i], 0, NULL),
                        is_on_table(input) ? "fired" : "called down the fire");
            return;
        }
    text_add(line, is_on_table(input) ? "The weapon fired, " : "Fire was called down, ");
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    static const char *const says[] = {
        [ON_TARGET] = "on target",
        [SCATTERED] = "astray",
        [MISFIRED] = "a misfire",
        [GUN_JAMMED] = "the weapon jammed",
        [NOT_FIRED] = "nothing came down",
        [DUD] = "a dud",
        [IN_HAND_OF_THROWER] = "it went off in the thrower's hand",
    };
    say_who(question->units, question->input, line);
    tft_roll_say(&outcome->roll, line);
    text_format(line, ": %s", says[outcome->result]);
    if (outcome->result == SCATTERED)
        text_format(line, ", %d %s at %d degrees", outcome->stray.distance,
                    outcome->stray.distance == 1 ? "inch" : "inches", outcome->stray.degrees);
    if (outcome->damage_multiplier == 2)
        text_add(line, ", with double damage");
    text_add(line, outcome->building_collapse ? "; the building collapsed." : ".");
}

HOLDS(nothing_goes_off, struct outcome, outcome->result >= MISFIRED && outcome->result <= DUD)
HOLDS(weapon_jams, struct outcome, outcome->weapon_state != TFT_READY)

/* The grenade that it throws, if it has one in hand. */
FOUND(grenade_of, struct tft_unit, unit->weapon == TFT_GRENADE ? TFT_THROWN_GRENADE : FIELD_ABSENT)
FOUND(grenade_state_of, struct tft_unit, unit->weapon == TFT_GRENADE ? unit->weapon_state : FIELD_ABSENT)

#define UNDER_FIRE "whether it was under fire in the turn before is on record, and it is not so"
static const struct unit_fills thrower_fills[] = {
    TFT_FIGURE_FILLS,
    FILLS("dexterity"),
    TFT_KNOWS_OR_ASSUMES_ACTION,
    FILLS("weapon", .find = grenade_of),
    KNOWS("weapon_state", "A-TFT-43", "its grenade is in another state", .find = grenade_state_of),
    KNOWS("firer_under_fire", "TFT-IND-5", UNDER_FIRE, .member = "under_fire_last_round"),
    {0}};
/* If nobody is named at a weapon on the table, the observer fires it. */
static bool is_at_the_weapon(const struct unit_fact *it)
{
    return is_on_table(it->input) && !is_thrown(it->input);
}
#define SERVED_OTHERWISE "the weapon that it serves is in another state"
static const struct unit_fills observer_fills[] = {
    TFT_FIGURE_FILLS,
    FILLS("intelligence"),
    KNOWS("firer_under_fire", "TFT-IND-5", UNDER_FIRE, .member = "under_fire_last_round", .for_role = "firer",
          .fits = is_at_the_weapon),
    KNOWS("served_state", "A-TFT-43", SERVED_OTHERWISE, .for_role = "firer", .fits = is_at_the_weapon),
    {0}};
static const struct unit_fills firer_fills[] = {
    KNOWS("firer_under_fire", "TFT-IND-5", UNDER_FIRE, .member = "under_fire_last_round"),
    KNOWS("served_state", "A-TFT-43", SERVED_OTHERWISE),
    {0}};
/* If nobody is named at a weapon on the table, the spotter knows nothing of the weapon. */
static const struct unit_fills spotter_fills[] = {
    TFT_FIGURE_FILLS,
    FILLS("intelligence"),
    FILLS("spotter", .find = unit_fact_value, .value = A_SPOTTER),
    KNOWS("spotter_under_fire", "TFT-IND-5", UNDER_FIRE, .member = "under_fire_last_round"),
    ASSUMES("served_state", .for_role = "firer", .matters = is_at_the_weapon),
    ASSUMES("firer_under_fire", .for_role = "firer", .matters = is_at_the_weapon),
    {0}};

/* A blast that goes off is owed by the thrower, by the firer of a weapon on the table, or by the spotter for one off
 * it. An earlier blast lapses first, so that the effects show it. */
static void owe_blast(const struct input *input, const struct outcome *outcome, int32_t role, struct tabletop *tabletop)
{
    unit_set(tabletop, role, 0, "owed_blast", FIELD_ABSENT, "A-TFT-46");
    unit_set(tabletop, role, 0, "owed_blast", input->weapon, "A-TFT-46");
    unit_set(tabletop, role, 0, "owed_blast_multiplier", outcome->damage_multiplier, "A-TFT-46");
    unit_set(tabletop, role, 0, "owed_blast_scattered", outcome->damage_halved, "A-TFT-46");
    unit_set(tabletop, role, 0, "owed_blast_new", true, "A-TFT-46");
}

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    const int32_t shooter = at_the_weapon(question->units, input);
    if (is_thrown(input))
        unit_set(tabletop, THROWER, 0, "action", input->action, "TFT-ACT-0");
    unit_add(tabletop, shooter, 0, "shots", 1, "TFT-RNG-8");
    if (outcome->weapon_state != TFT_READY)
        unit_set(tabletop, shooter, 0, "served_state", outcome->weapon_state, "TFT-CRIT-2");
    if (outcome->result == IN_HAND_OF_THROWER && outcome->damage_dice > 0)
        unit_set(tabletop, THROWER, 0, "in_hand", true, "TFT-CRIT-2");
    if (outcome->damage_dice > 0 && (is_thrown(input) || is_on_table(input)))
        owe_blast(input, outcome, shooter, tabletop);
    else if (outcome->damage_dice > 0) {
        owe_blast(input, outcome, OBSERVER, tabletop);
        owe_blast(input, outcome, SPOTTER, tabletop);
    }
    if (outcome->building_collapse)
        for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
            tft_fall_effects(TFT_FATE_INCAPACITATED, "TFT-IND-4", INSIDE, item, tabletop);
}

const struct step tft_indirect_fire_step = {
    .name = "indirect-fire",
    .title = "Indirect fire",
    .doc = "A throw (DEX) or an indirect shot (INT) at a spot on which the template was placed before the roll. A miss "
           "goes astray and does half damage. Modifiers of single targets do not count; the template aims at a spot.",
    .dice = "3D6; where it goes astray a D6 for the direction and 1 to 4 D6 for the distance",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("roll_under", "half_rounding", "aoe_is", "thrown_range_mods", "indirect_criticals", "weapons",
                       "profiles"),
    .clauses = STRINGS("TFT-IND-1", "TFT-IND-2", "TFT-IND-3", "TFT-IND-4", "TFT-IND-5", "TFT-IWPN", "TFT-SCAT-1",
                       "TFT-SCAT-2", "TFT-SCAT-3", "TFT-HIT-1", "TFT-RNG-1", "TFT-RNG-2", "TFT-RNG-3", "TFT-RNG-6",
                       "TFT-ACT-1", "TFT-ACT-3", "TFT-ACT-4", "TFT-ACT-5", "TFT-ACT-8", "TFT-ACT-9", "TFT-ACT-10",
                       "TFT-DMG-2", "TFT-CRIT-1", "TFT-CRIT-2", "TFT-CRIT-3", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(on_target, "It lands on target", struct outcome, result, ON_TARGET),
                 END_IS(scatters, "It goes astray", struct outcome, result, SCATTERED),
                 END(nothing_goes_off, "Nothing goes off", READS(struct outcome, result)),
                 END(weapon_jams, "The weapon jams", READS(struct outcome, weapon_state)),
                 END_IS(building_collapses, "The building collapses", struct outcome, building_collapse, true)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles =
        ROWS(struct unit_role,
             [THROWER] = ROLE("thrower", "The figure that throws.", "", thrower_fills, .in_play = true, .camp = 1,
                              TFT_OF_FIGURES, .deed = "indirect"),
             [OBSERVER] = ROLE("observer",
                               "Whose INT an indirect shot is rolled against where nobody spots: the firer, as a rule.",
                               "", observer_fills, .in_play = true, .camp = 1, TFT_OF_FIGURES, .deed = "indirect"),
             [SPOTTER] =
                 ROLE("spotter",
                      "The figure that spots, whose INT an indirect shot is rolled against. Of a weapon on the table "
                      "name the firer, too.",
                      "", spotter_fills, .in_play = true, .camp = 1, TFT_OF_FIGURES, .deed = "indirect"),
             [FIRER] = ROLE("firer", "The figure at the weapon, which may be the observer.", "", firer_fills,
                            .in_play = true, .camp = 1, TFT_OF_FIGURES, .deed = "indirect"),
             [INSIDE] = ROLE("inside", "The figures in the building that is the target.", NULL, NULL, .many = true,
                             .in_play = true, .optional = true, .camp = 1, .once = true, .passive = true,
                             TFT_OF_FIGURES, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
