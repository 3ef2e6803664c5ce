/* fire-action: all shots of a weapon in one round, at one target or several, composed of the single shot and the damage
 * roll. A misfire costs its shot, a jam also the shots that are left (A-TFT-38). */
#include "engine/retained.h"
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"
#include <string.h>

enum { TARGETS_MAX = 6 };
struct fire_target {
    char name[FIELD_TEXT_SIZE(TFT_NAME_MAX)], profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t strength;
    bool wounded;
    int32_t range;
    struct tft_target state;
    int32_t distance_from_previous;
    int32_t shots;
};
static const struct field target_rows[] = {
    TEXT(struct fire_target, name, 0, TFT_NAME_MAX, "Name", NULL, "What the target is called.", OPTIONAL),
    TEXT(struct fire_target, profile, 0, TFT_NAME_MAX, "Target's profile", "TFT-PROF-1",
         "A named figure; it says the STR where none is given.", OPTIONAL),
    NUMBER(struct fire_target, strength, 1, TFT_ATTRIBUTE_MAX, "STR", "TFT-DMG-1",
           "STR of the target, unhalved. It must be given unless a profile says it.", OPTIONAL),
    FLAG(struct fire_target, wounded, "Wounded", "A-TFT-15", "Whether the target was wounded before."),
    INCHES(struct fire_target, range, TFT_INCHES_MAX, "Range", "TFT-RNG-2", "Distance from the firer."),
    TFT_TARGET_ROWS(struct fire_target, state.),
    INCHES(struct fire_target, distance_from_previous, TFT_INCHES_MAX, "From the previous target", "TFT-RNG-10",
           "Distance from the target before it in the list, or of this round. Required for all but the round's first.",
           OPTIONAL),
    NUMBER(struct fire_target, shots, 1, TFT_SHOTS_MAX, "Shots", "TFT-WPN", "How many shots are meant for it.",
           .unit = "shots", DEFAULT(1)),
};
static const struct fields target_fields =
    FIELDS("TftFireTarget", "A figure that is shot at.", target_rows, struct fire_target);
static const struct field target_item = ITEM_GROUP(target_fields, "Target", NULL, "A figure that is shot at.");

/* Its roles. */
enum { FIRER, SHOT_AT };

struct input {
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t dexterity;
    bool wounded;
    int32_t weapon, action;
    struct tft_arms arms;
    struct tft_aimed_at aimed_at;
    int32_t shots_before;
    bool shift_fire;
    struct house_modifiers house;
    int32_t target_count;
    struct fire_target targets[TARGETS_MAX];
};
static const struct field input_rows[] = {
    TFT_FIRER_ROWS(struct input),
    TFT_ARMS_ROWS(struct input, arms.),
    TFT_AIMED_AT_ROWS(struct input, aimed_at.),
    NUMBER(struct input, shots_before, 0, TFT_COUNT_MAX, "Shots before", "TFT-WPN",
           "Shots that it fired in this round before these.", .unit = "shots", DEFAULT(0)),
    FLAG(struct input, shift_fire, "Shift fire", NULL,
         "Whether shots left over when a target is out of the game go on to the next in the list. Else they are not "
         "fired."),
    HOUSE_MODIFIERS_ROW(struct input, house, TFT_OF_NUMBER " They hold for each shot."),
    LIST(struct input, targets, struct fire_target, target_item, target_count, 1, TARGETS_MAX, "Targets", "TFT-RNG-10",
         "The targets in the order in which they are shot at."),
};
static const struct fields input_fields =
    FIELDS("TftFireActionInput", "All shots of a weapon in a round.", input_rows, struct input);

struct shot {
    int32_t target; /* index in the list, from 1 */
    struct tft_roll roll;
    int32_t damage; /* FIELD_ABSENT: none was rolled */
    int32_t result; /* enum tft_result */
};
static const struct field shot_rows[] = {
    NUMBER(struct shot, target, 1, TARGETS_MAX, "Target", NULL, "Which target of the list, from 1."),
    TFT_TO_HIT_ROWS(struct shot, roll., "modified_dexterity", "Modified DEX", tft_failures),
    NUMBER(struct shot, damage, 1, TFT_DAMAGE_MAX, "Damage", "TFT-DMG-1", "The damage, where it was rolled.", OPTIONAL),
    CHOICE(struct shot, result, tft_results, "Result", "TFT-DMG-1", "What the shot did to its target."),
};
static const struct fields shot_fields = FIELDS("TftFiredShot", "A shot that was fired.", shot_rows, struct shot);
static const struct field shot_item = ITEM_GROUP(shot_fields, "Shot", NULL, "A shot that was fired.");

struct casualty {
    char name[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t hits;
    int32_t result; /* enum tft_result */
};
static const struct field casualty_rows[] = {
    TEXT(struct casualty, name, 0, TFT_NAME_MAX, "Name", NULL, "What the target is called.", OPTIONAL),
    NUMBER(struct casualty, hits, 0, TFT_SHOTS_MAX, "Hits", "TFT-HIT-1", "Hits that it took.", .unit = "hits"),
    CHOICE(struct casualty, result, tft_results, "Result", "TFT-DMG-1", "What became of it in this round."),
};
static const struct fields casualty_fields =
    FIELDS("TftFireCasualty", "What became of a target.", casualty_rows, struct casualty);
static const struct field casualty_item = ITEM_GROUP(casualty_fields, "Target", NULL, "What became of a target.");

struct outcome {
    int32_t shot_count;
    struct shot shots[TFT_SHOTS_MAX];
    int32_t target_count;
    struct casualty targets[TARGETS_MAX];
    int32_t weapon_state;
    int32_t shots_lost, shots_unfired;
    int32_t casualties;
};
static const struct field outcome_rows[] = {
    LIST(struct outcome, shots, struct shot, shot_item, shot_count, 0, TFT_SHOTS_MAX, "Shots", NULL,
         "The shots that were fired, in their order."),
    LIST(struct outcome, targets, struct casualty, casualty_item, target_count, 0, TARGETS_MAX, "Targets", NULL,
         "What became of the targets, in the order of the input."),
    NUMBER(struct outcome, casualties, 0, TARGETS_MAX, "Casualties", "TFT-MOR-2",
           "Targets that are now incapacitated or dead.", .unit = "figures"),
    CHOICE(struct outcome, weapon_state, tft_weapon_states, "Weapon", "TFT-CRIT-2", "The weapon after the round."),
    NUMBER(struct outcome, shots_lost, 0, TFT_SHOTS_MAX, "Shots lost", "A-TFT-38", "Shots that a jam left unfired.",
           .unit = "shots"),
    NUMBER(struct outcome, shots_unfired, 0, TFT_SHOTS_MAX, "Shots not fired", NULL,
           "Shots left over because their target was out of the game.", .unit = "shots"),
};
static const struct fields outcome_fields =
    FIELDS("TftFireActionOutcome", "What a weapon's fire did.", outcome_rows, struct outcome);

/* The target's name: its unit's, if one is named, whatever the question gives. */
static const char *target_id(const struct question_units *units, const struct input *input, int32_t index)
{
    const char *unit = units ? units->ids[SHOT_AT][index] : NULL;
    return unit ? unit : input->targets[index].name;
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    tft_profiles_check(options, violations);
    tft_weapons_check(options, violations);
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    tft_attribute_check(TFT_DEX, input->dexterity, input->profile, options, "/input", "dexterity", violations);
    for (int32_t i = 0; i < input->target_count; i++) {
        const struct fire_target *target = &input->targets[i];
        char at[VIOLATION_POINTER_MAX];
        struct text text;
        text_start(&text, at, sizeof at);
        text_format(&text, "/input/targets/%d", i);
        tft_profile_check(target->profile, options, at, "profile", violations);
        tft_attribute_check(TFT_STR, target->strength, target->profile, options, at, "strength", violations);
        tft_target_check(&target->state, at, violations);
        if ((i > 0 || tft_shifts(&input->aimed_at, target_id(question->units, input, i))) &&
            target->distance_from_previous == FIELD_ABSENT)
            tft_member_refuse(at, "distance_from_previous", ERROR_MISSING_FIELD,
                              "A further target needs its distance from the previous one.", violations);
    }
}

/* How many other targets count against this one: by name if the round's targets have names, else by index. */
static int32_t targets_before(const struct question_units *units, const struct input *input, int32_t index)
{
    struct tft_aimed_at round = input->aimed_at;
    if (!round.first_target[0])
        return index;
    for (int32_t i = 0; i < index; i++)
        tft_aim_at(&round, target_id(units, input, i));
    return tft_targets_before(&round, target_id(units, input, index));
}

static struct tft_shot shot_at(const struct question_units *units, const struct input *input,
                               const struct tft_options *options, const struct tft_weapon_row *weapon, int32_t index)
{
    return (struct tft_shot){
        .options = options,
        .weapon = weapon,
        .thrown = input->weapon == TFT_GRENADE,
        .action = input->action,
        .number = 1,
        .range = input->targets[index].range,
        .target = &input->targets[index].state,
        .held_state = tft_arms_state(&input->arms, input->weapon),
        .targets_before = targets_before(units, input, index),
        .gap = index > 0 || tft_shifts(&input->aimed_at, target_id(units, input, index))
                   ? input->targets[index].distance_from_previous
                   : FIELD_ABSENT,
    };
}

static bool is_refused(const struct question_units *units, const struct input *input, const struct tft_options *options,
                       const struct tft_weapon_row *weapon, struct explanation *why)
{
    int32_t shots = input->shots_before;
    for (int32_t i = 0; i < input->target_count; i++) {
        struct tft_shot shot = shot_at(units, input, options, weapon, i);
        shots += input->targets[i].shots;
        shot.number = shots;
        if ((i == 0 && tft_firing_is_refused(&shot, why)) || tft_shot_is_refused(&shot, why))
            return true;
    }
    return false;
}

/* A target before the fire. */
static struct tft_body body_of(const struct fire_target *target, const struct tft_options *options)
{
    return (struct tft_body){tft_attribute(TFT_STR, target->strength, target->profile, options), target->wounded};
}

/* The fire in progress. */
struct firing {
    const struct input *input;
    const struct tft_options *options;
    const struct tft_weapon_row *weapon;
    struct dice *dice;
    struct explanation *why;
    const struct question_units *units; /* their names */
    int32_t dexterity;                  /* of the firer */
    struct outcome *outcome;
};

static bool is_down(int32_t result)
{
    return result == TFT_INCAPACITATED || result == TFT_DEAD;
}

/* What still matters while `shots` are left for a target: its fate, whether it may be shot at again, and the running
 * counts. The rest follows from these: the number of shots fired from those that never will be, its hits and wounds
 * from the result, since every hit does some damage. `roll`: the shot whose damage is yet to be thrown; NULL between
 * shots. */
static bool firing_forget(const struct firing *firing, int32_t index, int32_t shots, const struct tft_roll *roll)
{
    const struct outcome *outcome = firing->outcome;
    const bool hit = roll && roll->success, kills = hit && roll->critical == TFT_ROLLED_3;
    int32_t result = shots > 0 || hit ? outcome->targets[index].result : TFT_UNHARMED;
    return FORGET_ALL_BUT(firing->dice, index, is_down(result) ? TFT_DEAD : result, outcome->casualties,
                          outcome->shots_unfired, hit ? tft_multiplier(roll, false, firing->options) : 0, kills,
                          outcome->weapon_state);
}

static void hit_resolve(struct firing *firing, struct shot *shot, int32_t index)
{
    struct casualty *casualty = &firing->outcome->targets[index];
    struct tft_body body = body_of(&firing->input->targets[index], firing->options);
    body.wounded = body.wounded || casualty->result == TFT_WOUNDED;
    casualty->hits++;
    if (shot->roll.critical == TFT_ROLLED_3) {
        shot->result = TFT_DEAD;
    } else {
        dice_for(firing->dice, SHOT_AT, index);
        shot->damage = tft_damage_throw(firing->weapon->damage, tft_multiplier(&shot->roll, false, firing->options),
                                        firing->options, firing->dice, firing->why);
        shot->result = (int32_t)tft_damage_judge(shot->damage, &body, firing->options, firing->why);
    }
    casualty->result = shot->result;
    firing->outcome->casualties += is_down(shot->result);
}

/* `left`: shots that may follow at this target. False: return at once. */
static bool shot_fire(struct firing *firing, int32_t index, int32_t left)
{
    static const char *const parts[TFT_SHOTS_MAX] = {"shot 1", "shot 2", "shot 3", "shot 4", "shot 5", "shot 6"};
    const struct input *input = firing->input;
    const struct tft_options *options = firing->options;
    const struct tft_shot aimed = shot_at(firing->units, input, options, firing->weapon, index);
    exchange_part(firing->dice, firing->why, parts[firing->outcome->shot_count]);
    struct shot *shot = &firing->outcome->shots[firing->outcome->shot_count++];
    *shot = (struct shot){.target = index + 1, .damage = FIELD_ABSENT, .result = TFT_UNHARMED};
    const char *given = input->targets[index].name;
    explain_subject(firing->why, unit_called(firing->units, SHOT_AT, index, given[0] ? given : NULL));
    tft_roll_start(&shot->roll, "TFT-HIT-1", "The firer's DEX", "to hit", firing->dexterity, input->wounded, options,
                   firing->why);
    tft_shot_modify(&shot->roll, &aimed, firing->why);
    house_modify(&input->house, &shot->roll.needed, firing->why);
    dice_for(firing->dice, FIRER, 0);
    tft_roll_to_hit(&shot->roll, TFT_FIREARM, "to hit", options, firing->dice, firing->why);
    firing->outcome->weapon_state = (int32_t)tft_weapon_state_after(&shot->roll);
    if (!firing_forget(firing, index, left, &shot->roll))
        return false;
    if (shot->roll.success)
        hit_resolve(firing, shot, index);
    return firing_forget(firing, index, left, NULL);
}

/* Fires the remaining shots at one target; returns how many of them go on to the next. Negative: return at once. */
enum { NOT_FOLLOWED = -1 };
static int32_t target_fire(struct firing *firing, int32_t index, int32_t shots)
{
    struct outcome *outcome = firing->outcome;
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
    const struct input *input = firing->input;
    struct outcome *outcome = firing->outcome;
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
        explain_count(firing->why, "TFT-CRIT-2", "A jammed weapon cannot fire the rest of the round: shots lost",
                      outcome->shots_lost);
    exchange_part(firing->dice, firing->why, NULL);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    const struct question_units *units = question->units;
    struct outcome *outcome = ruled;
    struct tft_weapon_row weapon = tft_weapon(input->weapon, options);
    if (is_refused(units, input, options, &weapon, why))
        return RULING_NOT_PERMITTED;
    struct firing firing = {
        .input = input,
        .options = options,
        .weapon = &weapon,
        .dice = dice,
        .why = why,
        .units = units,
        .dexterity = tft_attribute(TFT_DEX, input->dexterity, input->profile, options),
        .outcome = outcome,
    };
    outcome->target_count = input->target_count;
    for (int32_t i = 0; i < input->target_count; i++)
        memcpy(outcome->targets[i].name, input->targets[i].name, sizeof outcome->targets[i].name);
    fire_resolve(&firing);
    return RULING_RESOLVED;
}

static const char *target_called(const struct question_units *units, const struct input *input, int32_t index)
{
    static const char *const targets[TARGETS_MAX] = {"the first target",  "the second target", "the third target",
                                                     "the fourth target", "the fifth target",  "the sixth target"};
    const char *name = input->targets[index].name;
    return unit_called(units, SHOT_AT, index,
                       name[0]                    ? name
                       : input->target_count == 1 ? "the target"
                                                  : targets[index]);
}

/* The indexes of the targets that it fired at; returns how many. */
static int32_t shot_at_find(const struct outcome *outcome, int32_t *ret)
{
    int32_t count = 0;
    for (int32_t i = 0; i < outcome->shot_count; i++)
        if (count == 0 || ret[count - 1] != outcome->shots[i].target - 1)
            ret[count++] = outcome->shots[i].target - 1;
    return count;
}

/* Those of them that nothing hit, if they have names. */
static void say_targets(const struct question_units *units, const struct input *input, const struct outcome *outcome,
                        struct text *line)
{
    int32_t places[TFT_SHOTS_MAX];
    const int32_t count = shot_at_find(outcome, places);
    for (int32_t i = 0; i < count; i++)
        if (!unit_called(units, SHOT_AT, places[i], NULL) && !input->targets[places[i]].name[0])
            return;
    for (int32_t i = 0; i < count; i++)
        text_format(line, "%s %s", i == 0 ? " at" : tft_before(i, count), target_called(units, input, places[i]));
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct input *input = question->input;
    const struct question_units *units = question->units;
    const struct outcome *outcome = ruled;
    static const char *const states[TFT_WEAPON_STATES] = {"", "; the weapon jammed", "; the weapon jammed hard"};
    struct tft_harmed harmed[TARGETS_MAX];
    int32_t hits = 0, count = 0;
    for (int32_t i = 0; i < outcome->target_count; i++) {
        hits += outcome->targets[i].hits;
        if (outcome->targets[i].result != TFT_UNHARMED)
            harmed[count++] = (struct tft_harmed){target_called(units, input, i), outcome->targets[i].result};
    }
    text_format(line, "%s fired %d %s", unit_called(units, FIRER, 0, "The firer"), outcome->shot_count,
                outcome->shot_count == 1 ? "shot" : "shots");
    say_targets(units, input, outcome, line);
    text_add(line, " and hit ");
    if (hits == 0)
        text_add(line, "nobody");
    else if (hits <= 2)
        text_add(line, hits == 1 ? "once" : "twice");
    else
        text_format(line, "%d times", hits);
    tft_harms_say(harmed, count, line);
    text_format(line, "%s.", states[outcome->weapon_state]);
}

HOLDS(any_target_down, struct outcome, outcome->casualties > 0)
HOLDS_WITH(all_targets_down, struct input, struct outcome, outcome->casualties == input->target_count)
HOLDS(weapon_jams, struct outcome, outcome->weapon_state != TFT_READY)

static const struct unit_fills firer_fills[] = {
    TFT_FIGURE_FILLS,
    FILLS("dexterity"),
    TFT_KNOWS_ACTION,
    TFT_ARMS_FILLS,
    TFT_AIMED_AT_FILLS,
    KNOWS("shots_before", "TFT-WPN", "it has fired another number of shots in this turn", .member = "shots"),
    {0}};
static const struct unit_fills target_fills[] = {TFT_NAMED_FILLS, TFT_STANCE_FILLS, {0}};

/* The clause of a target's result: that of the last shot that hit it, after the earlier shots' results. */
static const char *harm_clause(const struct input *input, const struct outcome *outcome, int32_t index,
                               const struct tft_options *options)
{
    struct tft_body body = body_of(&input->targets[index], options);
    const char *clause = NULL;
    for (int32_t i = 0; i < outcome->shot_count; i++) {
        const struct shot *shot = &outcome->shots[i];
        if (shot->target != index + 1 || !shot->roll.success)
            continue;
        clause = tft_harm_clause(shot->damage, &body, options);
        body.wounded = body.wounded || shot->result == TFT_WOUNDED;
    }
    return clause;
}

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    bool shot_at[TARGETS_MAX] = {false};
    struct tft_aimed_at round = input->aimed_at;
    unit_set(tabletop, FIRER, 0, "action", input->action, "TFT-ACT-0");
    unit_add(tabletop, FIRER, 0, "shots", outcome->shot_count, "TFT-RNG-8");
    tft_weapon_effects(&input->arms, input->weapon, input->weapon, outcome->weapon_state, FIRER, tabletop);
    for (int32_t i = 0; i < outcome->shot_count; i++)
        shot_at[outcome->shots[i].target - 1] = true;
    for (int32_t i = 0; i < outcome->target_count; i++) {
        if (shot_at[i]) {
            unit_set(tabletop, SHOT_AT, i, "under_fire", true, "TFT-IND-5");
            tft_aimed_effects(&round, target_id(question->units, input, i), i, tabletop);
            tft_aim_at(&round, target_id(question->units, input, i));
        }
        tft_harm_effects(outcome->targets[i].result, harm_clause(input, outcome, i, question->options), SHOT_AT, i,
                         tabletop);
    }
}

const struct step tft_fire_action_step = {
    .name = "fire-action",
    .title = "Fire action",
    .doc = "All shots of a weapon in one round, each with its damage. A misfire costs its shot; a jam costs the rest.",
    .dice = "For each shot 3D6, and for each hit that does not kill outright the weapon's damage dice",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("roll_under", "half_rounding", "auto_extra_target", "extra_target_cumulative", "damage_mode",
                       "wounded_str", "weapons", "profiles"),
    .clauses =
        STRINGS("TFT-HIT-1", "TFT-RNG-1", "TFT-RNG-2", "TFT-RNG-3", "TFT-RNG-4", "TFT-RNG-5", "TFT-RNG-6", "TFT-RNG-7",
                "TFT-RNG-8", "TFT-RNG-9", "TFT-RNG-10", "TFT-WPN", "TFT-IND-2", "TFT-ACT-1", "TFT-ACT-2", "TFT-ACT-3",
                "TFT-ACT-4", "TFT-ACT-5", "TFT-ACT-7", "TFT-ACT-8", "TFT-ACT-9", "TFT-ACT-10", "TFT-CRIT-1",
                "TFT-CRIT-2", "TFT-CRIT-3", "TFT-DMG-1", "TFT-DMG-2", "TFT-DMG-3", "TFT-DMG-4", "X-HOUSE"),
    .ends =
        ROWS(struct step_end,
             END(any_target_down, "At least one target is incapacitated or dead", READS(struct outcome, casualties)),
             END(all_targets_down, "Every target is incapacitated or dead", READS(struct outcome, casualties)),
             END(weapon_jams, "The weapon jams", READS(struct outcome, weapon_state))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [FIRER] = ROLE("firer", "The figure that fires.", "", firer_fills, .in_play = true, .opposed = 1,
                                 TFT_OF_FIGURES, .no_deed = TFT_ACTION_OF_TURN),
                  [SHOT_AT] = ROLE("targets", "The figures that are shot at, in the order of the targets.", "targets",
                                   target_fills, .many = true, .in_play = true, .passive = true, .opposed = 2,
                                   TFT_OF_FIGURES, .whose = UNIT_SUFFERS)),
    .parts = STRINGS("ranged-attack"),
    .apply = apply,
};
