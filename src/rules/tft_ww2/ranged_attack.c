/* ranged-attack: one shot of a weapon in hand at one target (TFT-HIT-1, TFT-RNG, TFT-CRIT). */
#include "ends.h"
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

#define INPUT struct tft_ranged_attack_input
static const struct field input_list[] = {
    {NAMED("profile", "Firer's profile", "TFT-PROF-1", "A named figure; it says the DEX where none is given."),
     NAME(INPUT, profile)},
    {NAMED("dexterity", "DEX", "TFT-HIT-1", "The firer's DEX, unhalved. It must be given unless a profile says it."),
     NUMBER(INPUT, dexterity, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("wounded", "Wounded", "A-TFT-39", "Whether the firer is wounded; then its DEX is halved here."),
     FLAG(INPUT, wounded)},
    {NAMED("weapon", "Weapon", "TFT-WPN", "What is fired."), CHOICE(INPUT, weapon, tft_weapon_choices)},
    {NAMED("action", "Action", "TFT-MOV-1", "The firer's action: pivot, aim, or walk_and_snap_shot; others forbid it."),
     CHOICE(INPUT, action, tft_action_choices)},
    {NAMED("range", "Range", "TFT-RNG-2", "Distance to the target."), INCHES(INPUT, range, TFT_INCHES_MAX)},
    {NAMED("target", "Target", NULL, "What the target did, and where it stands."),
     GROUP(INPUT, target, struct tft_target, tft_target_fields), .presence = FIELD_DEFAULTED},
    {NAMED("additional_target", "Further target", "TFT-RNG-10",
           "Whether the weapon shot at another target before in this round."),
     FLAG(INPUT, additional_target)},
    {NAMED("distance_from_previous", "From the previous target", "TFT-RNG-10",
           "Distance between this target and the previous one. Required for a further target."),
     INCHES(INPUT, distance_from_previous, TFT_INCHES_MAX), OPTIONAL},
    {NAMED("targets_before", "Targets before", "A-TFT-7",
           "How many other targets the weapon shot at before. It matters with the option extra_target_cumulative."),
     NUMBER(INPUT, targets_before, 1, TFT_SHOTS_MAX), DEFAULT(1)},
    {NAMED("shot_number", "Shot", "TFT-WPN", "Which of the weapon's shots of this round it is."),
     NUMBER(INPUT, shot_number, 1, TFT_SHOTS_MAX + 1), DEFAULT(1)},
};
static const struct fields input_fields = FIELDS("TftRangedAttackInput", "A single shot.", input_list, INPUT);

static const struct choice weapon_state_list[] = {
    [TFT_READY] = {"ready", "Ready to fire"},
    [TFT_JAMMED] = {"jammed", "Jammed: an Action and a roll under INT clear it"},
    [TFT_JAMMED_HARD] = {"jammed_hard", "Jammed: an Action and a roll under INT -4 clear it"},
};
const struct choices tft_weapon_states = {"TftWeaponState", weapon_state_list, TFT_WEAPON_STATES};

int32_t tft_weapon_state_after(const struct tft_roll *roll)
{
    return roll->failure == TFT_ROLLED_18 ? TFT_JAMMED_HARD : roll->failure == TFT_ROLLED_17 ? TFT_JAMMED : TFT_READY;
}

#define OUTCOME struct tft_ranged_attack_outcome
static const struct field outcome_list[] = {
    TFT_TO_HIT_FIELDS(OUTCOME, roll., "modified_dexterity", "Modified DEX", tft_failures),
    {NAMED("weapon_state", "Weapon", "TFT-CRIT-2", "The weapon after the shot."),
     CHOICE(OUTCOME, weapon_state, tft_weapon_states)},
    {NAMED("damage_dice", "Damage dice", "TFT-WPN",
           "The weapon's damage; 0 without a hit, or where it kills outright."),
     .unit = "dice", NUMBER(OUTCOME, damage_dice, 0, TFT_DICE_MAX)},
    {NAMED("damage_multiplier", "Multiplier", "TFT-CRIT-1", "How often the damage counts; 0 without a hit."),
     NUMBER(OUTCOME, damage_multiplier, 0, 2)},
    {NAMED("killed", "Killed outright", "TFT-CRIT-1", "Whether the target is dead without a damage roll."),
     FACT(OUTCOME, killed)},
};
static const struct fields outcome_fields = FIELDS("TftRangedAttackOutcome", "A shot.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    tft_profiles_check(question->options, violations);
    tft_weapons_check(question->options, violations);
    tft_profile_check(input->profile, question->options, "/input", "profile", violations);
    tft_attribute_check(TFT_DEX, input->dexterity, input->profile, question->options, "/input", "dexterity",
                        violations);
    tft_target_check(&input->target, "/input/target", violations);
    if (input->additional_target && input->distance_from_previous == FIELD_ABSENT)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/distance_from_previous",
                      "A further target needs its distance from the previous one.");
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const INPUT *input = question->input;
    const struct tft_options *options = question->options;
    OUTCOME *outcome = ret_outcome;
    struct tft_weapon_row weapon = tft_weapon(input->weapon, options);
    struct tft_shot shot = {
        .weapon = &weapon,
        .action = input->action,
        .number = input->shot_number,
        .range = input->range,
        .target = &input->target,
        .targets_before = input->additional_target ? input->targets_before : 0,
        .gap = input->distance_from_previous,
    };
    if (tft_firing_is_refused(&weapon, input->weapon == TFT_GRENADE, input->action, why) ||
        tft_shot_is_refused(&shot, why))
        return RULING_NOT_PERMITTED;
    tft_roll_start(&outcome->roll, "TFT-HIT-1", "The firer's DEX",
                   tft_attribute(TFT_DEX, input->dexterity, input->profile, options), input->wounded, options, why);
    tft_shot_modify(&outcome->roll, &shot, options, why);
    tft_roll_to_hit(&outcome->roll, TFT_FIREARM, "to hit", options, dice, why);
    outcome->weapon_state = tft_weapon_state_after(&outcome->roll);
    outcome->killed = outcome->roll.critical == TFT_ROLLED_3;
    outcome->damage_multiplier = tft_multiplier(&outcome->roll, false, options);
    outcome->damage_dice = outcome->roll.success && !outcome->killed ? weapon.damage : 0;
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    static const char *const failures[TFT_FAILURES] = {"a miss", "a misfire", "a jam", "a hard jam"};
    (void)question;
    const OUTCOME *outcome = ruled;
    tft_roll_say(&outcome->roll, line);
    if (!outcome->roll.success)
        text_format(line, ": %s.", failures[outcome->roll.failure]);
    else if (outcome->killed)
        text_add(line, ": a hit that kills outright.");
    else
        text_format(line, ": a hit for %d dice of damage%s.", outcome->damage_dice,
                    outcome->damage_multiplier == 2 ? ", doubled" : "");
}

HOLDS(hit, OUTCOME, outcome->roll.success)
HOLDS(killed, OUTCOME, outcome->killed)
HOLDS(weapon_jams, OUTCOME, outcome->weapon_state != TFT_READY)

static const struct step_end step_ends[] = {
    END(hit, "The shot hits"),
    END(killed, "The shot kills outright"),
    END(weapon_jams, "The weapon jams"),
    NO_MORE_ENDS,
};

static const struct unit_fills firer_fills[] = {TFT_FIGURE_FILLS,
                                                FILLS("dexterity"),
                                                FILLS("action"),
                                                FILLS_BY("weapon", tft_firearm_of),
                                                FILLS_BY("shot_number", tft_next_shot),
                                                NO_MORE_FILLS};
static const struct unit_fills target_fills[] = {TFT_STANCE_FILLS, NO_MORE_FILLS};
enum { FIRER, SHOT_AT };
static const struct unit_role roles[] = {
    [FIRER] = ROLE("firer", "The figure that fires.", "", firer_fills, .in_play = true, TFT_OF_FIGURES),
    [SHOT_AT] = ROLE("target", "The figure that is shot at.", "target", target_fills, .in_play = true, TFT_OF_FIGURES),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    if (status != RULING_RESOLVED)
        return;
    effect_set(effects, FIRER, 0, "action", input->action, "TFT-MOV-1");
    effect_add(effects, FIRER, 0, "shots", 1, "TFT-RNG-8");
    tft_weapon_effects(input->weapon, (enum tft_held_state)outcome->weapon_state, FIRER, effects);
    effect_set(effects, SHOT_AT, 0, "under_fire", true, "TFT-IND-5");
    if (outcome->killed)
        tft_harm_effects(TFT_DEAD, "TFT-CRIT-1", SHOT_AT, 0, effects);
    else if (outcome->damage_multiplier > 1)
        effect_add(effects, SHOT_AT, 0, "double_hits", 1, "TFT-CRIT-1");
    else
        effect_add(effects, SHOT_AT, 0, "hits", outcome->roll.success, "TFT-DMG-1");
}

static const char *const options[] = {
    "roll_under", "half_rounding", "auto_extra_target", "extra_target_cumulative", "weapons", "profiles", NULL};
static const char *const clauses[] = {"TFT-HIT-1",  "TFT-DMG-2",  "TFT-RNG-1",  "TFT-RNG-2", "TFT-RNG-3", "TFT-RNG-4",
                                      "TFT-RNG-5",  "TFT-RNG-6",  "TFT-RNG-7",  "TFT-RNG-8", "TFT-RNG-9", "TFT-RNG-10",
                                      "TFT-CRIT-1", "TFT-CRIT-2", "TFT-CRIT-3", "TFT-WPN",   "TFT-IND-2", "TFT-ACT-1",
                                      "TFT-ACT-2",  "TFT-ACT-3",  "TFT-ACT-4",  "TFT-ACT-5", "TFT-ACT-7", "TFT-ACT-8",
                                      "TFT-ACT-9",  "TFT-ACT-10", NULL};

const struct step tft_ranged_attack_step = {
    .name = "ranged-attack",
    .title = "Ranged attack",
    .doc = "One shot of a firearm: 3D6 must stay under the firer's modified DEX. 3 to 5 always hit, 16 to 18 never do.",
    .dice = "3D6",
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
