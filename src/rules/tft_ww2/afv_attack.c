/* afv-attack: the gun of an AFV at a vehicle, or with high explosive at a spot (TFT-AFVC). */
#include "ends.h"
#include "field_kinds.h"
#include "retained.h"
#include "steps.h"
#include "tft_roster.h"

enum gun { GUN_READY, GUN_JAMMED, GUN_DESTROYED };
static const struct choice gun_list[] = {
    [GUN_READY] = {"ready", "Ready to fire"},
    [GUN_JAMMED] = {"jammed", "Jammed, until the crew clears it"},
    [GUN_DESTROYED] = {"destroyed", "Destroyed for the rest of the game"},
};
static const struct choices guns = {"TftAfvGun", gun_list, 3};

#define INPUT struct tft_afv_attack_input
static const struct field input_list[] = {
    {NAMED("profile", "Vehicle", "A-TFT-28", "The firer, a vehicle of the option afvs; it says what is not given."),
     NAME(INPUT, profile)},
    {NAMED("fire_control", "Fire Control", "TFT-AFVC-1",
           "The base number to hit. It must be given unless the vehicle says it."),
     NUMBER(INPUT, fire_control, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("he", "High explosive", "TFT-AFVC-3",
           "Whether it fires high explosive at soft targets or a building, at the spot where the template lies."),
     FLAG(INPUT, he)},
    {NAMED("gun", "Gun", "TFT-AFVC-5", "The firer's gun, as it was before this shot. Only one that is ready fires."),
     CHOICE(INPUT, gun, guns), DEFAULT(GUN_READY)},
    {NAMED("target_profile", "Target vehicle", "A-TFT-28",
           "The target, a vehicle of the option afvs; it says its size."),
     NAME(INPUT, target_profile)},
    {NAMED("size_mod", "Target size", "TFT-AFVC-2",
           "Modifier of the target's size. It must be given unless the target says it; not for high explosive."),
     NUMBER(INPUT, size_mod, -TFT_MODIFIER_MAX, TFT_MODIFIER_MAX), OPTIONAL},
    {NAMED("buttoned_or_under_fire", "Buttoned", "A-TFT-33",
           "Whether the firer is buttoned up or was under fire last round; both together count once."),
     FLAG(INPUT, buttoned_or_under_fire)},
    {NAMED("target_moved", "Target moved", "TFT-AFVC-2", "How far the target moved. Not for high explosive."),
     INCHES(INPUT, target_moved, TFT_INCHES_MAX), DEFAULT(0)},
    {NAMED("cover", "Cover", "TFT-AFVC-2", "The target's cover. Not for high explosive."),
     CHOICE(INPUT, cover, tft_covers), DEFAULT(TFT_COVER_NONE)},
    {NAMED("moved", "On the move", "TFT-AFVC-2", "Whether the firer is on the move."), FLAG(INPUT, moved)},
    {NAMED("mp_spent", "Points spent", "TFT-AFVC-1", "Movement points that the firer spent this turn."),
     DECIMAL(INPUT, mp_spent, "points", TFT_ARMOUR_MAX * 1000), DEFAULT(0)},
    {NAMED("mp_total", "Points", "TFT-AFVC-1",
           "Its movement points. They must be given if some were spent, unless the vehicle says them."),
     DECIMAL(INPUT, mp_total, "points", TFT_ARMOUR_MAX * 1000), OPTIONAL},
};
static const struct fields input_fields = FIELDS("TftAfvAttackInput", "A shot of an AFV's gun.", input_list, INPUT);

static const struct choice critical_list[] = {
    [TFT_NOTHING_SPECIAL] = {"none", "Nothing special"},
    [TFT_ROLLED_5] = {"automatic_hit", "A 5: it hits whatever was needed"},
    [TFT_ROLLED_4] = {"vulnerable", "A 4: a vulnerable spot, which the shot penetrates"},
    [TFT_ROLLED_3] = {"knocked_out", "A 3: the target is knocked out"},
};
const struct choices tft_afv_criticals = {"TftAfvCritical", critical_list, TFT_CRITICALS};

#define OUTCOME struct tft_afv_attack_outcome
static const struct field outcome_list[] = {
    {NAMED("modified", "Modified number", "TFT-AFVC-1", "What the dice must stay under."),
     NUMBER(OUTCOME, roll.needed, -TFT_NUMBER_MAX, TFT_NUMBER_MAX)},
    {NAMED("natural", "Dice", NULL, "The sum of the three dice."), NUMBER(OUTCOME, roll.natural, 3, 18)},
    {NAMED("hit", "Hit", NULL, "Whether it hits."), FACT(OUTCOME, roll.success)},
    {NAMED("critical", "Critical", "TFT-AFVC-5", "What a roll of 3 to 5 was; with high explosive an automatic hit."),
     CHOICE(OUTCOME, roll.critical, tft_afv_criticals)},
    {NAMED("failure", "Failure", "TFT-AFVC-5", "What a roll of 16 to 18 was."),
     CHOICE(OUTCOME, roll.failure, tft_failures)},
    {NAMED("gun_state", "Gun", "TFT-AFVC-5", "The gun after the shot."), CHOICE(OUTCOME, gun_state, tft_weapon_states)},
    {NAMED("scattered", "Scattered", "TFT-AFVC-4", "Whether high explosive went astray."), FACT(OUTCOME, scattered)},
    {NAMED("damage_halved", "Halved", "TFT-AFVC-4", "Whether its damage is halved."), FACT(OUTCOME, damage_halved)},
    TFT_STRAY_FIELDS(OUTCOME, stray),
};
static const struct fields outcome_fields = FIELDS("TftAfvAttackOutcome", "A shot of an AFV.", outcome_list, OUTCOME);

/* In thousandths of a point; FIELD_ABSENT when nobody says. */
static int32_t points_of(const INPUT *input, const struct tft_options *options)
{
    int32_t whole = tft_afv_figure(TFT_AFV_POINTS, FIELD_ABSENT, input->profile, options);
    if (input->mp_total != FIELD_ABSENT)
        return input->mp_total;
    return whole == FIELD_ABSENT ? FIELD_ABSENT : whole * 1000;
}

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    const struct tft_options *options = question->options;
    tft_afvs_check(options, violations);
    tft_afv_name_check(input->profile, options, "/input/profile", violations);
    tft_afv_name_check(input->target_profile, options, "/input/target_profile", violations);
    tft_afv_figure_check(TFT_AFV_FIRE_CONTROL, input->fire_control, input->profile, options, "/input/fire_control",
                         violations);
    if (!input->he)
        tft_afv_figure_check(TFT_AFV_SIZE, input->size_mod, input->target_profile, options, "/input/size_mod",
                             violations);
    if (input->mp_spent > 0 && points_of(input, options) == FIELD_ABSENT)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/mp_total",
                      "Give the firer's movement points, to see whether more than half of them were spent.");
}

static void modify(struct tft_roll *roll, const INPUT *input, const struct tft_options *options,
                   struct explanation *why)
{
    if (!input->he)
        tft_roll_modify(roll, "TFT-AFVC-2", "The target's size",
                        tft_afv_figure(TFT_AFV_SIZE, input->size_mod, input->target_profile, options), why);
    if (input->buttoned_or_under_fire)
        tft_roll_apply(roll, input->he ? TFT_AFV_HE_BUTTONED : TFT_AFV_BUTTONED, why);
    if (!input->he && input->target_moved > TFT_FAST_ABOVE)
        tft_roll_apply(roll, TFT_AFV_TARGET_FAST, why);
    if (!input->he && input->cover == TFT_COVER_SOFT)
        tft_roll_apply(roll, TFT_AFV_SOFT_COVER, why);
    if (!input->he && input->cover == TFT_COVER_HARD)
        tft_roll_apply(roll, TFT_AFV_HARD_COVER, why);
    if (input->moved)
        tft_roll_apply(roll, input->he ? TFT_AFV_HE_ON_THE_MOVE : TFT_AFV_ON_THE_MOVE, why);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const INPUT *input = question->input;
    const struct tft_options *options = question->options;
    OUTCOME *outcome = ret_outcome;
    if (input->gun != GUN_READY) {
        explain(why, input->gun == GUN_JAMMED ? "TFT-AFVC-5" : "TFT-PEN-2",
                input->gun == GUN_JAMMED ? "A jammed gun does not fire before its crew has cleared it"
                                         : "The main gun is destroyed");
        return RULING_NOT_PERMITTED;
    }
    if (input->mp_spent > 0 && 2 * input->mp_spent > points_of(input, options)) {
        explain(why, "TFT-AFVC-1", "A vehicle that spent more than half of its movement points cannot fire");
        return RULING_NOT_PERMITTED;
    }
    tft_roll_start(&outcome->roll, "TFT-AFVC-1", "The vehicle's Fire Control",
                   tft_afv_figure(TFT_AFV_FIRE_CONTROL, input->fire_control, input->profile, options), false, options,
                   why);
    modify(&outcome->roll, input, options, why);
    tft_roll_to_hit(&outcome->roll, input->he ? TFT_AFV_HE_SHELL : TFT_AFV_GUN, "to hit", options, dice, why);
    if (input->he && outcome->roll.critical != TFT_NOTHING_SPECIAL)
        outcome->roll.critical = TFT_ROLLED_5;
    outcome->gun_state = tft_weapon_state_after(&outcome->roll);
    outcome->scattered = outcome->damage_halved =
        input->he && !outcome->roll.success && outcome->roll.failure == TFT_NO_FAILURE;
    if (!FORGET_ALL_BUT(dice, outcome->scattered) || !outcome->scattered)
        return RULING_RESOLVED;
    explain(why, "TFT-AFVC-4", "High explosive that misses scatters");
    tft_scatter(TFT_MORTAR_OR_HE, dice, why, &outcome->stray);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    static const char *const hits[TFT_CRITICALS] = {"a hit", "an automatic hit", "a hit on a vulnerable spot",
                                                    "the target is knocked out"};
    static const char *const misses[TFT_FAILURES] = {"a miss", "a misfire", "a jam", "a hard jam"};
    (void)question;
    const OUTCOME *outcome = ruled;
    tft_roll_say(&outcome->roll, line);
    if (outcome->scattered)
        text_format(line, ": astray, %d\" at %d degrees.", outcome->stray.distance, outcome->stray.degrees);
    else
        text_format(line, ": %s.",
                    outcome->roll.success ? hits[outcome->roll.critical] : misses[outcome->roll.failure]);
}

HOLDS(hit, OUTCOME, outcome->roll.success)
HOLDS(knocked_out, OUTCOME, outcome->roll.critical == TFT_ROLLED_3)
HOLDS(scatters, OUTCOME, outcome->scattered)
HOLDS(gun_jams, OUTCOME, outcome->gun_state != TFT_READY)

static const struct step_end step_ends[] = {
    END(hit, "The shot hits"),
    END(knocked_out, "The shot knocks the target out"),
    END(scatters, "The shell goes astray"),
    END(gun_jams, "The gun jams"),
    NO_MORE_ENDS,
};

static int32_t gun_of(const void *unit)
{
    const struct tft_unit *known = unit;
    if (known->main_gun_destroyed)
        return GUN_DESTROYED;
    return tft_severity_of(unit) == FIELD_ABSENT ? GUN_READY : GUN_JAMMED;
}

static int32_t is_hindered(const void *unit)
{
    const struct tft_unit *known = unit;
    return known->buttoned || known->under_fire_last_round;
}

static int32_t has_moved(const void *unit)
{
    const struct tft_unit *known = unit;
    return known->moved_inches > 0;
}

static int32_t total_points_of(const void *unit)
{
    const struct tft_unit *known = unit;
    return known->afv.movement_points == FIELD_ABSENT ? FIELD_ABSENT : known->afv.movement_points * 1000;
}

static const struct unit_fills firer_fills[] = {FILLS("profile"),
                                                FILLS("fire_control"),
                                                FILLS_BY("gun", gun_of),
                                                FILLS_BY("buttoned_or_under_fire", is_hindered),
                                                FILLS_BY("moved", has_moved),
                                                FILLS_FROM("mp_spent", "points_spent"),
                                                FILLS_BY("mp_total", total_points_of),
                                                NO_MORE_FILLS};
static const struct unit_fills target_fills[] = {
    FILLS_FROM("target_profile", "profile"), FILLS_FROM("size_mod", "size"), FILLS_FROM("target_moved", "moved_inches"),
    FILLS("cover"), NO_MORE_FILLS};
enum { FIRER, SHOT_AT };
static const struct unit_role roles[] = {
    [FIRER] = ROLE("firer", "The vehicle that fires.", "", firer_fills, .in_play = true, TFT_OF_AFVS),
    [SHOT_AT] = ROLE("target", "The vehicle that is shot at. High explosive has none: it falls on a spot.", "",
                     target_fills, .in_play = true, TFT_OF_AFVS),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    if (status != RULING_RESOLVED)
        return;
    effect_add(effects, FIRER, 0, "shots", 1, "TFT-RNG-8");
    if (outcome->gun_state != TFT_READY)
        effect_set(effects, FIRER, 0, "weapon_state", outcome->gun_state, "TFT-AFVC-5");
    if (input->he)
        return;
    effect_set(effects, SHOT_AT, 0, "under_fire", true, "TFT-AFVC-2");
    if (outcome->roll.critical == TFT_ROLLED_3)
        effect_set(effects, SHOT_AT, 0, "fate", TFT_FATE_KNOCKED_OUT, "TFT-AFVC-5");
    else if (outcome->roll.critical == TFT_ROLLED_4)
        effect_add(effects, SHOT_AT, 0, "vulnerable_hits", 1, "TFT-AFVC-5");
    else
        effect_add(effects, SHOT_AT, 0, "hits", outcome->roll.success, "TFT-PEN-1");
}

static const char *const options[] = {"roll_under", "afvs", NULL};
static const char *const clauses[] = {"TFT-AFVC-1", "TFT-AFVC-2", "TFT-AFVC-3", "TFT-AFVC-4", "TFT-AFVC-5", "TFT-HIT-1",
                                      "TFT-CRIT-3", "TFT-PEN-2",  "TFT-SCAT-1", "TFT-SCAT-2", "TFT-SCAT-3", NULL};

const struct step tft_afv_attack_step = {
    .name = "afv-attack",
    .title = "AFV attack",
    .doc = "3D6 under the vehicle's Fire Control with its modifiers. High explosive at soft targets has fewer "
           "modifiers, and scatters when it misses.",
    .dice = "3D6; where high explosive misses a D6 for the direction and 2D6 for the distance",
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
