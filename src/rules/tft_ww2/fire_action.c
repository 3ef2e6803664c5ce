/* fire-action: all shots of a weapon in one round, at one target or several, composed of the single shot and the damage
 * roll. A misfire costs its shot, a jam also the shots that are left (A-TFT-38). */
#include "ends.h"
#include "field_kinds.h"
#include "retained.h"
#include "steps.h"
#include "tft_roster.h"
#include <string.h>

#define TARGET struct tft_fire_target
static const struct field target_list[] = {
    {NAMED("name", "Name", NULL, "What the target is called."), NAME(TARGET, name)},
    {NAMED("profile", "Target's profile", "TFT-PROF-1", "A named figure; it says the STR where none is given."),
     NAME(TARGET, profile)},
    {NAMED("strength", "STR", "TFT-DMG-1", "STR of the target, unhalved. It must be given unless a profile says it."),
     NUMBER(TARGET, strength, 1, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("wounded", "Wounded", "A-TFT-15", "Whether the target was wounded before."), FLAG(TARGET, wounded)},
    {NAMED("range", "Range", "TFT-RNG-2", "Distance from the firer."), INCHES(TARGET, range, TFT_INCHES_MAX)},
    TFT_TARGET_FIELDS(TARGET, state.),
    {NAMED("distance_from_previous", "From the previous target", "TFT-RNG-10",
           "Distance from the target before it in the list. Required for all but the first."),
     INCHES(TARGET, distance_from_previous, TFT_INCHES_MAX), OPTIONAL},
    {NAMED("shots", "Shots", "TFT-WPN", "How many shots are meant for it."), .unit = "shots",
     NUMBER(TARGET, shots, 1, TFT_SHOTS_MAX), DEFAULT(1)},
};
static const struct fields target_fields = FIELDS("TftFireTarget", "A figure that is shot at.", target_list, TARGET);
static const struct field target_item = {
    .title = "Target", .doc = "A figure that is shot at.", .kind = FIELD_GROUP, .of = &target_fields};

#define INPUT struct tft_fire_action_input
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
    {NAMED("shots_before", "Shots before", "TFT-WPN", "Shots that it fired in this round before these."),
     .unit = "shots", NUMBER(INPUT, shots_before, 0, TFT_COUNT_MAX), DEFAULT(0)},
    {NAMED("shift_fire", "Shift fire", NULL,
           "Whether shots left over when a target is out of the game go on to the next in the list. Else they are not "
           "fired."),
     FLAG(INPUT, shift_fire)},
    {NAMED("targets", "Targets", "TFT-RNG-10", "The targets in the order in which they are shot at."),
     LIST(INPUT, targets, TARGET, target_item, target_count, 1, TFT_TARGETS_MAX)},
};
static const struct fields input_fields =
    FIELDS("TftFireActionInput", "All shots of a weapon in a round.", input_list, INPUT);

#define SHOT struct tft_fired_shot
static const struct field shot_list[] = {
    {NAMED("target", "Target", NULL, "Which target of the list, from 1."), NUMBER(SHOT, target, 1, TFT_TARGETS_MAX)},
    TFT_TO_HIT_FIELDS(SHOT, roll., "modified_dexterity", "Modified DEX", tft_failures),
    {NAMED("damage", "Damage", "TFT-DMG-1", "The damage, where it was rolled."),
     NUMBER(SHOT, damage, 1, TFT_DAMAGE_MAX), OPTIONAL},
    {NAMED("result", "Result", "TFT-DMG-1", "What the shot did to its target."), CHOICE(SHOT, result, tft_results)},
};
static const struct fields shot_fields = FIELDS("TftFiredShot", "A shot that was fired.", shot_list, SHOT);
static const struct field shot_item = {
    .title = "Shot", .doc = "A shot that was fired.", .kind = FIELD_GROUP, .of = &shot_fields};

#define CASUALTY struct tft_fire_casualty
static const struct field casualty_list[] = {
    {NAMED("name", "Name", NULL, "What the target is called."), NAME(CASUALTY, name)},
    {NAMED("hits", "Hits", "TFT-HIT-1", "Hits that it took."), .unit = "hits",
     NUMBER(CASUALTY, hits, 0, TFT_SHOTS_MAX)},
    {NAMED("result", "Result", "TFT-DMG-1", "What became of it in this round."), CHOICE(CASUALTY, result, tft_results)},
};
static const struct fields casualty_fields =
    FIELDS("TftFireCasualty", "What became of a target.", casualty_list, CASUALTY);
static const struct field casualty_item = {
    .title = "Target", .doc = "What became of a target.", .kind = FIELD_GROUP, .of = &casualty_fields};

#define OUTCOME struct tft_fire_action_outcome
static const struct field outcome_list[] = {
    {NAMED("shots", "Shots", NULL, "The shots that were fired, in their order."),
     LIST(OUTCOME, shots, SHOT, shot_item, shot_count, 0, TFT_SHOTS_MAX)},
    {NAMED("targets", "Targets", NULL, "What became of the targets, in the order of the input."),
     LIST(OUTCOME, targets, CASUALTY, casualty_item, target_count, 0, TFT_TARGETS_MAX)},
    {NAMED("casualties", "Casualties", "TFT-MOR-2", "Targets that are now incapacitated or dead."), .unit = "figures",
     NUMBER(OUTCOME, casualties, 0, TFT_TARGETS_MAX)},
    {NAMED("weapon_state", "Weapon", "TFT-CRIT-2", "The weapon after the round."),
     CHOICE(OUTCOME, weapon_state, tft_weapon_states)},
    {NAMED("shots_lost", "Shots lost", "A-TFT-38", "Shots that a jam left unfired."), .unit = "shots",
     NUMBER(OUTCOME, shots_lost, 0, TFT_SHOTS_MAX)},
    {NAMED("shots_unfired", "Shots not fired", NULL, "Shots left over because their target was out of the game."),
     .unit = "shots", NUMBER(OUTCOME, shots_unfired, 0, TFT_SHOTS_MAX)},
};
static const struct fields outcome_fields =
    FIELDS("TftFireActionOutcome", "What a weapon's fire did.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    tft_profiles_check(question->options, violations);
    tft_weapons_check(question->options, violations);
    tft_profile_check(input->profile, question->options, "/input", "profile", violations);
    tft_attribute_check(TFT_DEX, input->dexterity, input->profile, question->options, "/input", "dexterity",
                        violations);
    for (int32_t i = 0; i < input->target_count; i++) {
        const TARGET *target = &input->targets[i];
        char at[VIOLATION_POINTER_MAX], gap[VIOLATION_POINTER_MAX];
        struct text text;
        text_start(&text, at, sizeof at);
        text_format(&text, "/input/targets/%d", i);
        tft_profile_check(target->profile, question->options, at, "profile", violations);
        tft_attribute_check(TFT_STR, target->strength, target->profile, question->options, at, "strength", violations);
        tft_target_check(&target->state, at, violations);
        if (i == 0 || target->distance_from_previous != FIELD_ABSENT)
            continue;
        text_start(&text, gap, sizeof gap);
        text_format(&text, "%s/distance_from_previous", at);
        violation_add(violations, ERROR_MISSING_FIELD, gap,
                      "A further target needs its distance from the previous one.");
    }
}

static struct tft_shot shot_at(const INPUT *input, const struct tft_weapon_row *weapon, int32_t index)
{
    return (struct tft_shot){
        .weapon = weapon,
        .action = input->action,
        .number = 1,
        .range = input->targets[index].range,
        .target = &input->targets[index].state,
        .targets_before = index,
        .gap = input->targets[index].distance_from_previous,
    };
}

static bool is_refused(const INPUT *input, const struct tft_weapon_row *weapon, struct explanation *why)
{
    int32_t shots = input->shots_before;
    if (tft_firing_is_refused(weapon, input->weapon == TFT_GRENADE, input->action, why))
        return true;
    for (int32_t i = 0; i < input->target_count; i++) {
        struct tft_shot shot = shot_at(input, weapon, i);
        shots += input->targets[i].shots;
        shot.number = shots;
        if (tft_shot_is_refused(&shot, why))
            return true;
    }
    return false;
}

/* The fire while it goes on. */
struct firing {
    const INPUT *input;
    const struct tft_options *options;
    const struct tft_weapon_row *weapon;
    struct dice *dice;
    struct explanation *why;
    struct tft_body bodies[TFT_TARGETS_MAX];
    OUTCOME *outcome;
};

static bool is_down(int32_t result)
{
    return result == TFT_INCAPACITATED || result == TFT_DEAD;
}

/* What still matters while `shots` are left for a target: what became of it, if it may be shot at again, and the counts
 * that go on. The rest follows: how many shots are left from those that never will be fired, its hits and its wounds
 * from the result, for every hit does some damage. `roll`: whose damage is still to be thrown; NULL between shots. */
static bool firing_forget(const struct firing *firing, int32_t index, int32_t shots, const struct tft_roll *roll)
{
    const OUTCOME *outcome = firing->outcome;
    const bool hit = roll && roll->success, kills = hit && roll->critical == TFT_ROLLED_3;
    int32_t result = shots > 0 || hit ? outcome->targets[index].result : TFT_UNHARMED;
    return FORGET_ALL_BUT(firing->dice, index, is_down(result) ? TFT_DEAD : result, outcome->casualties,
                          outcome->shots_unfired, hit ? tft_multiplier(roll, false, firing->options) : 0, kills,
                          outcome->weapon_state);
}

static void hit_resolve(struct firing *firing, SHOT *shot, int32_t index)
{
    struct tft_body *body = &firing->bodies[index];
    CASUALTY *casualty = &firing->outcome->targets[index];
    casualty->hits++;
    if (shot->roll.critical == TFT_ROLLED_3) {
        shot->result = TFT_DEAD;
    } else {
        shot->damage = tft_damage_throw(firing->weapon->damage, tft_multiplier(&shot->roll, false, firing->options),
                                        firing->options, firing->dice, firing->why);
        shot->result = (int32_t)tft_damage_judge(shot->damage, body, firing->options, firing->why);
    }
    casualty->result = shot->result;
    body->wounded = body->wounded || shot->result == TFT_WOUNDED;
    firing->outcome->casualties += is_down(shot->result);
}

/* `left`: shots that may follow at this target. False: a way that is not followed any further. */
static bool shot_fire(struct firing *firing, int32_t index, int32_t left)
{
    static const char *const parts[TFT_SHOTS_MAX] = {"shot 1", "shot 2", "shot 3", "shot 4", "shot 5", "shot 6"};
    const INPUT *input = firing->input;
    const struct tft_options *options = firing->options;
    struct tft_shot aimed = shot_at(input, firing->weapon, index);
    exchange_part(firing->dice, firing->why, parts[firing->outcome->shot_count]);
    SHOT *shot = &firing->outcome->shots[firing->outcome->shot_count++];
    *shot = (SHOT){.target = index + 1, .damage = FIELD_ABSENT, .result = TFT_UNHARMED};
    if (input->targets[index].name[0])
        explain_subject(firing->why, input->targets[index].name);
    tft_roll_start(&shot->roll, "TFT-HIT-1", "The firer's DEX",
                   tft_attribute(TFT_DEX, input->dexterity, input->profile, options), input->wounded, options,
                   firing->why);
    tft_shot_modify(&shot->roll, &aimed, options, firing->why);
    tft_roll_to_hit(&shot->roll, TFT_FIREARM, "to hit", options, firing->dice, firing->why);
    firing->outcome->weapon_state = (int32_t)tft_weapon_state_after(&shot->roll);
    if (!firing_forget(firing, index, left, &shot->roll))
        return false;
    if (shot->roll.success)
        hit_resolve(firing, shot, index);
    return firing_forget(firing, index, left, NULL);
}

/* Fires what is left at one target; returns how many of its shots go on to the next, negative where a way is not
 * followed any further. */
enum { NOT_FOLLOWED = -1 };
static int32_t target_fire(struct firing *firing, int32_t index, int32_t shots)
{
    OUTCOME *outcome = firing->outcome;
    for (; shots > 0; shots--) {
        if (is_down(outcome->targets[index].result))
            break;
        if (!shot_fire(firing, index, shots - 1))
            return NOT_FOLLOWED;
        if (outcome->weapon_state != TFT_READY) {
            outcome->shots_lost += shots - 1;
            return 0;
        }
    }
    if (shots == 0 || firing->input->shift_fire)
        return shots;
    outcome->shots_unfired += shots;
    return 0;
}

static void fire_resolve(struct firing *firing)
{
    const INPUT *input = firing->input;
    OUTCOME *outcome = firing->outcome;
    int32_t carried = 0;
    for (int32_t i = 0; i < input->target_count; i++) {
        if (outcome->weapon_state == TFT_READY)
            carried = target_fire(firing, i, input->targets[i].shots + carried);
        else
            outcome->shots_lost += input->targets[i].shots;
        if (carried == NOT_FOLLOWED)
            return;
    }
    outcome->shots_unfired += carried;
    if (outcome->shots_lost > 0)
        explain_value(firing->why, "TFT-CRIT-2", "A jammed weapon cannot fire the rest of the round (A-TFT-38)",
                      outcome->shots_lost);
    exchange_part(firing->dice, firing->why, NULL);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const INPUT *input = question->input;
    const struct tft_options *options = question->options;
    OUTCOME *outcome = ret_outcome;
    struct tft_weapon_row weapon = tft_weapon(input->weapon, options);
    if (is_refused(input, &weapon, why))
        return RULING_NOT_PERMITTED;
    struct firing firing = {
        .input = input, .options = options, .weapon = &weapon, .dice = dice, .why = why, .outcome = outcome};
    outcome->target_count = input->target_count;
    for (int32_t i = 0; i < input->target_count; i++) {
        const TARGET *target = &input->targets[i];
        firing.bodies[i] =
            (struct tft_body){tft_attribute(TFT_STR, target->strength, target->profile, options), target->wounded};
        memcpy(outcome->targets[i].name, target->name, sizeof target->name);
    }
    fire_resolve(&firing);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    static const char *const states[TFT_WEAPON_STATES] = {"", "; the weapon jams", "; the weapon jams hard"};
    (void)question;
    const OUTCOME *outcome = ruled;
    int32_t hits = 0, of[TFT_RESULTS] = {0};
    for (int32_t i = 0; i < outcome->target_count; i++) {
        hits += outcome->targets[i].hits;
        of[outcome->targets[i].result]++;
    }
    text_format(line, "Shots fired %d, hits %d: dead %d, incapacitated %d, wounded %d%s.", outcome->shot_count, hits,
                of[TFT_DEAD], of[TFT_INCAPACITATED], of[TFT_WOUNDED], states[outcome->weapon_state]);
}

HOLDS(any_target_down, OUTCOME, outcome->casualties > 0)
HOLDS_WITH(all_targets_down, INPUT, OUTCOME, outcome->casualties == input->target_count)
HOLDS(weapon_jams, OUTCOME, outcome->weapon_state != TFT_READY)

static const struct step_end step_ends[] = {
    END(any_target_down, "At least one target is incapacitated or dead"),
    END(all_targets_down, "Every target is incapacitated or dead"),
    END(weapon_jams, "The weapon jams"),
    NO_MORE_ENDS,
};

static const struct unit_fills firer_fills[] = {TFT_FIGURE_FILLS,
                                                FILLS("dexterity"),
                                                FILLS("action"),
                                                FILLS_BY("weapon", tft_firearm_of),
                                                FILLS_FROM("shots_before", "shots"),
                                                NO_MORE_FILLS};
static const struct unit_fills target_fills[] = {TFT_NAMED_FILLS, TFT_STANCE_FILLS, NO_MORE_FILLS};
enum { FIRER, SHOT_AT };
static const struct unit_role roles[] = {
    [FIRER] = ROLE("firer", "The figure that fires.", "", firer_fills, .in_play = true, TFT_OF_FIGURES),
    [SHOT_AT] = ROLE("targets", "The figures that are shot at, in the order of the targets.", "targets", target_fills,
                     .many = true, .in_play = true, TFT_OF_FIGURES),
    NO_MORE_ROLES,
};

/* The clause of what became of a target: that of the last shot that hit it, after what those before it did. */
static const char *harm_clause(const INPUT *input, const OUTCOME *outcome, int32_t index,
                               const struct tft_options *options)
{
    const TARGET *target = &input->targets[index];
    struct tft_body body = {tft_attribute(TFT_STR, target->strength, target->profile, options), target->wounded};
    const char *clause = NULL;
    for (int32_t i = 0; i < outcome->shot_count; i++) {
        const SHOT *shot = &outcome->shots[i];
        if (shot->target != index + 1 || !shot->roll.success)
            continue;
        clause = tft_harm_clause(shot->damage, &body, options);
        body.wounded = body.wounded || shot->result == TFT_WOUNDED;
    }
    return clause;
}

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    bool shot_at[TFT_TARGETS_MAX] = {false};
    if (status != RULING_RESOLVED)
        return;
    effect_set(effects, FIRER, 0, "action", input->action, "TFT-MOV-1");
    effect_add(effects, FIRER, 0, "shots", outcome->shot_count, "TFT-RNG-8");
    tft_weapon_effects(input->weapon, (enum tft_held_state)outcome->weapon_state, FIRER, effects);
    for (int32_t i = 0; i < outcome->shot_count; i++)
        shot_at[outcome->shots[i].target - 1] = true;
    for (int32_t i = 0; i < outcome->target_count; i++) {
        if (shot_at[i])
            effect_set(effects, SHOT_AT, i, "under_fire", true, "TFT-IND-5");
        tft_harm_effects(outcome->targets[i].result, harm_clause(input, outcome, i, question->options), SHOT_AT, i,
                         effects);
    }
}

static const char *const options[] = {"roll_under",  "half_rounding", "auto_extra_target", "extra_target_cumulative",
                                      "damage_mode", "wounded_str",   "weapons",           "profiles",
                                      NULL};
static const char *const clauses[] = {"TFT-HIT-1",  "TFT-RNG-1", "TFT-RNG-2", "TFT-RNG-3",  "TFT-RNG-4",  "TFT-RNG-5",
                                      "TFT-RNG-6",  "TFT-RNG-7", "TFT-RNG-8", "TFT-RNG-9",  "TFT-RNG-10", "TFT-WPN",
                                      "TFT-IND-2",  "TFT-ACT-1", "TFT-ACT-2", "TFT-ACT-3",  "TFT-ACT-4",  "TFT-ACT-5",
                                      "TFT-ACT-7",  "TFT-ACT-8", "TFT-ACT-9", "TFT-ACT-10", "TFT-CRIT-1", "TFT-CRIT-2",
                                      "TFT-CRIT-3", "TFT-DMG-1", "TFT-DMG-2", "TFT-DMG-3",  "TFT-DMG-4",  NULL};

const struct step tft_fire_action_step = {
    .name = "fire-action",
    .title = "Fire action",
    .doc = "All shots of a weapon in one round, each with its damage. A misfire costs its shot; a jam costs the rest.",
    .dice = "For each shot 3D6, and for each hit that does not kill outright the weapon's damage dice",
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
