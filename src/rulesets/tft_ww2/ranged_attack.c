/* ranged-attack: one shot of a weapon in hand at one target (TFT-HIT-1, TFT-RNG, TFT-CRIT). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"
#include <string.h>

struct shot_target {
    char name[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    struct tft_target state;
    int32_t hits_owed;
};
static const struct field target_rows[] = {
    TEXT(struct shot_target, name, 0, TFT_NAME_MAX, "Name", NULL, "What the target is called.", OPTIONAL),
    TFT_TARGET_ROWS(struct shot_target, state.),
    NUMBER(struct shot_target, hits_owed, 0, TFT_OWED_HITS_MAX, "Owed hits", "A-TFT-46",
           "Hits on it whose damage has not been rolled yet. With six of them it is not shot at again before.",
           .unit = "hits", DEFAULT(0)),
};
static const struct fields target_fields =
    FIELDS("TftTarget", "What the target did, and where it stands.", target_rows, struct shot_target);

/* Its roles. */
enum { FIRER, SHOT_AT };

struct input {
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t dexterity;
    bool wounded;
    int32_t weapon, action;
    struct tft_arms arms;
    int32_t range;
    struct shot_target target;
    bool additional_target, additional_said; /* whether the question gives it */
    int32_t distance_from_previous, targets_before, shot_number;
    struct tft_aimed_at aimed_at;
    struct house_modifiers house;
};
static const struct field input_rows[] = {
    TFT_FIRER_ROWS(struct input),
    TFT_ARMS_ROWS(struct input, arms.),
    INCHES(struct input, range, TFT_INCHES_MAX, "Range", "TFT-RNG-2", "Distance to the target."),
    GROUP(struct input, target, struct shot_target, target_fields, "Target", NULL,
          "What the target did, and where it stands.", .presence = FIELD_DEFAULTED),
    FACT(struct input, additional_target, "Further target", "TFT-RNG-10",
         "Whether the first target of this round was another one. Left out, it follows from the names of the targets, "
         "or from targets_before.",
         PRESENT(struct input, additional_said)),
    INCHES(struct input, distance_from_previous, TFT_INCHES_MAX, "From the previous target", "TFT-RNG-10",
           "Distance between this target and the previous one. Required for another target than the last.", OPTIONAL),
    NUMBER(struct input, targets_before, 1, TFT_SHOTS_MAX, "Targets before", "A-TFT-7",
           "How many other targets the weapon shot at before. It matters with the option extra_target_cumulative.",
           OPTIONAL),
    NUMBER(struct input, shot_number, 1, TFT_SHOTS_MAX + 1, "Shot", "TFT-WPN",
           "Which of the weapon's shots of this round it is; left out, the first, or with a further target the second.",
           OPTIONAL),
    TFT_AIMED_AT_ROWS(struct input, aimed_at.),
    HOUSE_MODIFIERS_ROW(struct input, house, TFT_OF_NUMBER),
};
static const struct fields input_fields = FIELDS("TftRangedAttackInput", "A single shot.", input_rows, struct input);

struct outcome {
    struct tft_roll roll;
    int32_t weapon_state;
    int32_t damage_dice, damage_multiplier;
    bool killed;
};
static const struct field outcome_rows[] = {
    TFT_TO_HIT_ROWS(struct outcome, roll., "modified_dexterity", "Modified DEX", tft_failures),
    CHOICE(struct outcome, weapon_state, tft_weapon_states, "Weapon", "TFT-CRIT-2", "The weapon after the shot."),
    NUMBER(struct outcome, damage_dice, 0, TFT_DICE_MAX, "Damage dice", "TFT-WPN",
           "The weapon's damage; 0 without a hit, or where it kills outright.", .unit = "dice"),
    NUMBER(struct outcome, damage_multiplier, 0, 2, "Multiplier", "TFT-CRIT-1",
           "How often the damage counts; 0 without a hit."),
    FACT(struct outcome, killed, "Killed outright", "TFT-CRIT-1", "Whether the target is dead without a damage roll."),
};
static const struct fields outcome_fields = FIELDS("TftRangedAttackOutcome", "A shot.", outcome_rows, struct outcome);

/* The question with the named unit as its target, whatever target is typed. */
static struct input by_units(const struct question_units *units, const struct input *input)
{
    struct input ret = *input;
    if (units && units->ids[SHOT_AT][0])
        memcpy(ret.target.name, units->ids[SHOT_AT][0], strlen(units->ids[SHOT_AT][0]) + 1);
    return ret;
}

/* Whether the names of this round's targets are known. */
static bool knows_targets(const struct input *input)
{
    return input->aimed_at.first_target[0] != '\0';
}

static int32_t targets_before(const struct input *input)
{
    if (knows_targets(input))
        return tft_targets_before(&input->aimed_at, input->target.name);
    if (input->targets_before != FIELD_ABSENT)
        return input->targets_before;
    return input->additional_target ? 1 : 0;
}

static bool shifts(const struct input *input)
{
    return knows_targets(input) ? tft_shifts(&input->aimed_at, input->target.name) : targets_before(input) > 0;
}

static int32_t shot_number(const struct input *input)
{
    if (input->shot_number != FIELD_ABSENT)
        return input->shot_number;
    return targets_before(input) > 0 ? 2 : 1;
}

static void targets_check(const struct input *input, struct violations *violations)
{
    if (input->additional_said && !input->additional_target && input->targets_before != FIELD_ABSENT)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/targets_before",
                      "This is no further target, so there were none before.");
    if (input->additional_target && input->shot_number == 1)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/shot_number",
                      "The first shot of a round has no further target.");
    if (shifts(input) && input->distance_from_previous == FIELD_ABSENT)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/distance_from_previous",
                      "Another target than the last needs its distance from that one.");
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    tft_profiles_check(options, violations);
    tft_weapons_check(options, violations);
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    tft_attribute_check(TFT_DEX, input->dexterity, input->profile, options, "/input", "dexterity", violations);
    tft_target_check(&input->target.state, "/input/target", violations);
    const struct input named = by_units(question->units, input);
    targets_check(&named, violations);
}

/* The record's targets are unchanged. */
WHEN(is_said_otherwise, struct input,
     knows_targets(it) && it->additional_said && it->additional_target != (targets_before(it) > 0))
WHEN(is_hit_too_often, struct input, it->target.hits_owed >= TFT_OWED_HITS_MAX)
static const struct refusal refusals[] = {
    {"A-TFT-45", "By the targets of this round it is otherwise: every target but the first is a further one",
     is_said_otherwise},
    {"TFT-DMG-1", "The damage of the hits that the target has taken is rolled first", is_hit_too_often},
};

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct tft_options *options = question->options;
    struct outcome *outcome = ruled;
    const struct input named = by_units(question->units, question->input), *input = &named;
    const struct tft_weapon_row weapon = tft_weapon(input->weapon, options);
    const struct tft_shot shot = {
        .options = options,
        .weapon = &weapon,
        .thrown = input->weapon == TFT_GRENADE,
        .action = input->action,
        .number = shot_number(input),
        .range = input->range,
        .target = &input->target.state,
        .held_state = tft_arms_state(&input->arms, input->weapon),
        .targets_before = targets_before(input),
        .gap = shifts(input) ? input->distance_from_previous : FIELD_ABSENT,
    };
    if (tft_firing_is_refused(&shot, why) || tft_shot_is_refused(&shot, why) || IS_REFUSED(refusals, input, why))
        return RULING_NOT_PERMITTED;
    tft_roll_start(&outcome->roll, "TFT-HIT-1", "The firer's DEX", "to hit",
                   tft_attribute(TFT_DEX, input->dexterity, input->profile, options), input->wounded, options, why);
    tft_shot_modify(&outcome->roll, &shot, why);
    house_modify(&((const struct input *)question->input)->house, &outcome->roll.needed, why);
    dice_for(dice, FIRER, 0);
    tft_roll_to_hit(&outcome->roll, TFT_FIREARM, "to hit", options, dice, why);
    outcome->weapon_state = tft_weapon_state_after(&outcome->roll);
    outcome->killed = outcome->roll.critical == TFT_ROLLED_3;
    outcome->damage_multiplier = tft_multiplier(&outcome->roll, false, options);
    outcome->damage_dice = outcome->roll.success && !outcome->killed ? weapon.damage : 0;
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    static const char *const failures[TFT_FAILURES] = {"a miss", "a misfire", "the weapon jammed",
                                                       "the weapon jammed hard"};
    text_format(line, "%s fired at %s, ", unit_called(question->units, FIRER, 0, "The firer"),
                unit_called(question->units, SHOT_AT, 0, "the target"));
    tft_roll_say(&outcome->roll, line);
    if (!outcome->roll.success)
        text_format(line, ": %s.", failures[outcome->roll.failure]);
    else if (outcome->killed)
        text_add(line, ": a hit that killed outright.");
    else
        text_format(line, ": a hit for %d %s of damage%s.", outcome->damage_dice,
                    outcome->damage_dice == 1 ? "die" : "dice", outcome->damage_multiplier == 2 ? ", doubled" : "");
}

HOLDS(weapon_jams, struct outcome, outcome->weapon_state != TFT_READY)

/* From 1. */
FOUND(next_shot, struct tft_unit, unit->shots < TFT_SHOTS_MAX ? unit->shots + 1 : TFT_SHOTS_MAX + 1)

static const struct unit_fills firer_fills[] = {
    TFT_FIGURE_FILLS,
    FILLS("dexterity"),
    TFT_KNOWS_ACTION,
    TFT_ARMS_FILLS,
    KNOWS("shot_number", "TFT-WPN", "it has fired another number of shots in this turn", .find = next_shot),
    TFT_AIMED_AT_FILLS,
    {0}};
FOUND(hits_owed, struct tft_unit, tft_hits_owed(unit))
static const struct unit_fills shot_at_fills[] = {
    FILLS("name", .member = "id"),
    TFT_STANCE_FILLS,
    KNOWS("hits_owed", "A-TFT-46", "another number of hits is owed", .find = hits_owed),
    {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    const struct input named = by_units(question->units, question->input), *input = &named;
    unit_set(tabletop, FIRER, 0, "action", input->action, "TFT-ACT-0");
    unit_add(tabletop, FIRER, 0, "shots", 1, "TFT-RNG-8");
    tft_aimed_effects(&input->aimed_at, input->target.name, 0, tabletop);
    tft_weapon_effects(&input->arms, input->weapon, input->weapon, outcome->weapon_state, FIRER, tabletop);
    unit_set(tabletop, SHOT_AT, 0, "under_fire", true, "TFT-IND-5");
    if (outcome->killed)
        tft_harm_effects(TFT_DEAD, "TFT-CRIT-1", SHOT_AT, 0, tabletop);
    else if (outcome->roll.success)
        unit_push(tabletop, SHOT_AT, 0, "owed_hit_1", TFT_OWED_HITS_MAX,
                  2 * input->weapon + (outcome->damage_multiplier > 1), "TFT-DMG-1");
}

const struct step tft_ranged_attack_step = {
    .name = "ranged-attack",
    .title = "Ranged attack",
    .doc = "One shot of a firearm: 3D6 must stay under the firer's modified DEX. 3 to 5 always hit, 16 to 18 never do.",
    .dice = "3D6",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options =
        STRINGS("roll_under", "half_rounding", "auto_extra_target", "extra_target_cumulative", "weapons", "profiles"),
    .clauses =
        STRINGS("TFT-HIT-1", "TFT-DMG-2", "TFT-RNG-1", "TFT-RNG-2", "TFT-RNG-3", "TFT-RNG-4", "TFT-RNG-5", "TFT-RNG-6",
                "TFT-RNG-7", "TFT-RNG-8", "TFT-RNG-9", "TFT-RNG-10", "TFT-CRIT-1", "TFT-CRIT-2", "TFT-CRIT-3",
                "TFT-WPN", "TFT-IND-2", "TFT-ACT-1", "TFT-ACT-2", "TFT-ACT-3", "TFT-ACT-4", "TFT-ACT-5", "TFT-ACT-7",
                "TFT-ACT-8", "TFT-ACT-9", "TFT-ACT-10", "TFT-DMG-1", "A-TFT-45", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(hit, "The shot hits", struct outcome, roll.success, true),
                 END_IS(killed, "The shot kills outright", struct outcome, killed, true),
                 END(weapon_jams, "The weapon jams", READS(struct outcome, weapon_state))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [FIRER] = ROLE("firer", "The figure that fires.", "", firer_fills, .in_play = true, .opposed = 1,
                                 TFT_OF_FIGURES, .no_deed = TFT_ACTION_OF_TURN),
                  [SHOT_AT] = ROLE("target", "The figure that is shot at.", "target", shot_at_fills, .in_play = true,
                                   .passive = true, .opposed = 2, TFT_OF_FIGURES, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
