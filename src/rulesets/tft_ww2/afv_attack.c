/* afv-attack: the gun of an AFV at a vehicle, or with high explosive at a spot (TFT-AFVC). */
#include "engine/retained.h"
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

#define GUN_VALUES(X)                                                                                                  \
    X(GUN_READY, "ready", "Ready to fire")                                                                             \
    X(GUN_JAMMED, "jammed", "Jammed, until the crew clears it")                                                        \
    X(GUN_DESTROYED, "destroyed", "Destroyed for the rest of the game")
ENUM(gun, GUN_VALUES, GUNS);
LOCAL_CHOICES(guns, "TftAfvGun", GUN_VALUES);

/* Its roles. */
enum { FIRER, SHOT_AT };

struct input {
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)], target_profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t fire_control, size_mod;
    bool buttoned_or_under_fire;
    int32_t target_moved; /* thousandths */
    int32_t cover;
    int32_t gun;
    bool moved, moved_said;     /* whether the question gives it */
    int32_t moved_inches;       /* thousandths */
    int32_t mp_spent, mp_total; /* thousandths of a point */
    bool he;
    struct house_modifiers house;
};
static const struct field input_rows[] = {
    TEXT(struct input, profile, 0, TFT_NAME_MAX, "Vehicle", "A-TFT-28",
         "The firer, a vehicle of the option afvs; it says what is not given.", OPTIONAL),
    NUMBER(struct input, fire_control, 0, TFT_ATTRIBUTE_MAX, "Fire Control", "TFT-AFVC-1",
           "The base number to hit. It must be given unless the vehicle says it.", OPTIONAL),
    FLAG(struct input, he, "High explosive", "TFT-AFVC-3",
         "Whether it fires high explosive at soft targets or a building, at the spot where the template lies."),
    CHOICE(struct input, gun, guns, "Gun", "TFT-AFVC-5",
           "The firer's gun, as it was before this shot. Only one that is ready fires.", DEFAULT(GUN_READY)),
    TEXT(struct input, target_profile, 0, TFT_NAME_MAX, "Target vehicle", "A-TFT-28",
         "The target, a vehicle of the option afvs; it says its size.", OPTIONAL),
    NUMBER(struct input, size_mod, -TFT_MODIFIER_MAX, TFT_MODIFIER_MAX, "Target size", "TFT-AFVC-2",
           "Modifier of the target's size. It must be given unless the target says it; not for high explosive.",
           OPTIONAL),
    FLAG(struct input, buttoned_or_under_fire, "Buttoned", "A-TFT-33",
         "Whether the firer is buttoned up or was under fire last round; both together count once."),
    INCHES(struct input, target_moved, TFT_INCHES_MAX, "Target moved", "TFT-AFVC-2",
           "How far the target moved. Not for high explosive.", DEFAULT(0)),
    CHOICE(struct input, cover, tft_covers, "Cover", "TFT-AFVC-2", "The target's cover. Not for high explosive.",
           DEFAULT(TFT_COVER_NONE)),
    FACT(struct input, moved, "On the move", "A-TFT-49",
         "Whether the firer is on the move; left out, it is where it moved or spent points.",
         PRESENT(struct input, moved_said)),
    INCHES(struct input, moved_inches, TFT_INCHES_MAX, "Moved", "A-TFT-49", "How far the firer moved in this turn.",
           DEFAULT(0)),
    SCALED(struct input, mp_spent, "points", FIELD_THOUSANDTHS, 0, TFT_ARMOUR_MAX * 1000, "Points spent", "TFT-AFVC-1",
           "Movement points that the firer spent this turn.", DEFAULT(0)),
    SCALED(struct input, mp_total, "points", FIELD_THOUSANDTHS, 0, TFT_ARMOUR_MAX * 1000, "Points", "TFT-AFVC-1",
           "Its movement points. They must be given if some were spent, unless the vehicle says them.", OPTIONAL),
    HOUSE_MODIFIERS_ROW(struct input, house, TFT_OF_NUMBER),
};
static const struct fields input_fields =
    FIELDS("TftAfvAttackInput", "A shot of an AFV's gun.", input_rows, struct input);

#define CRITICAL_VALUES(X)                                                                                             \
    X(TFT_NOTHING_SPECIAL, "none", "Nothing special")                                                                  \
    X(TFT_ROLLED_5, "automatic_hit", "A 5: it hits whatever was needed")                                               \
    X(TFT_ROLLED_4, "vulnerable", "A 4: a vulnerable spot, which the shot penetrates")                                 \
    X(TFT_ROLLED_3, "knocked_out", "A 3: the target is knocked out")
CHOICES(tft_afv_criticals, "TftAfvCritical", CRITICAL_VALUES);

struct outcome {
    struct tft_roll roll;
    int32_t gun_state; /* enum tft_weapon_state */
    bool scattered, damage_halved;
    struct tft_stray stray;
};
static const struct field outcome_rows[] = {
    NUMBER_AS(struct outcome, roll.needed, "modified", -TFT_NUMBER_MAX, TFT_NUMBER_MAX, "Modified number", "TFT-AFVC-1",
              "What the dice must stay under."),
    NUMBER_AS(struct outcome, roll.natural, "natural", 3, 18, "Dice", NULL, "The sum of the three dice."),
    FACT_AS(struct outcome, roll.success, "hit", "Hit", NULL, "Whether it hits."),
    CHOICE_AS(struct outcome, roll.critical, "critical", tft_afv_criticals, "Critical", "TFT-AFVC-5",
              "What a roll of 3 to 5 was; with high explosive an automatic hit."),
    CHOICE_AS(struct outcome, roll.failure, "failure", tft_failures, "Failure", "TFT-AFVC-5",
              "What a roll of 16 to 18 was."),
    CHOICE(struct outcome, gun_state, tft_weapon_states, "Gun", "TFT-AFVC-5", "The gun after the shot."),
    FACT(struct outcome, scattered, "Scattered", "TFT-AFVC-4", "Whether high explosive went astray."),
    FACT(struct outcome, damage_halved, "Halved", "TFT-AFVC-4", "Whether its damage is halved."),
    TFT_STRAY_ROWS(struct outcome, stray.),
};
static const struct fields outcome_fields =
    FIELDS("TftAfvAttackOutcome", "A shot of an AFV.", outcome_rows, struct outcome);

/* In thousandths of a point; FIELD_ABSENT when it is not known. */
static int32_t points_of(const struct input *input, const struct tft_options *options)
{
    int32_t whole = tft_afv_figure(TFT_AFV_POINTS, FIELD_ABSENT, input->profile, options);
    if (input->mp_total != FIELD_ABSENT)
        return input->mp_total;
    return whole == FIELD_ABSENT ? FIELD_ABSENT : whole * 1000;
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    tft_afvs_check(options, violations);
    tft_afv_name_check(input->profile, options, "/input/profile", violations);
    tft_afv_name_check(input->target_profile, options, "/input/target_profile", violations);
    tft_afv_figure_check(TFT_AFV_FIRE_CONTROL, input->fire_control, input->profile, options, "/input/fire_control",
                         violations);
    if (!input->he)
        tft_afv_figure_check(TFT_AFV_SIZE, input->size_mod, input->target_profile, options, "/input/size_mod",
                             violations);
    if (input->moved_said && !input->moved && input->mp_spent > 0)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/mp_spent",
                      "A vehicle that spent movement points is on the move.");
    if (input->mp_spent > 0 && points_of(input, options) == FIELD_ABSENT)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/mp_total",
                      "Give the firer's movement points, to see whether more than half of them were spent.");
}

/* An ordered shot, and the points of its vehicle. */
struct ordered {
    const struct input *input;
    int32_t points; /* thousandths; FIELD_ABSENT */
};
WHEN(gun_is_jammed, struct ordered, it->input->gun == GUN_JAMMED)
WHEN(gun_is_destroyed, struct ordered, it->input->gun == GUN_DESTROYED)
static bool is_too_far(int32_t spent, int32_t points)
{
    return spent > 0 && 2 * spent > points;
}
WHEN(has_gone_too_far, struct ordered, is_too_far(it->input->mp_spent, it->points))
static const struct refusal refusals[] = {
    {"TFT-AFVC-5", "A jammed gun does not fire before its crew has cleared it", gun_is_jammed},
    {"TFT-PEN-2", "The main gun is destroyed", gun_is_destroyed},
    {"TFT-AFVC-1", "A vehicle that spent more than half of its movement points cannot fire", has_gone_too_far},
};

bool tft_afv_has_gone_too_far(int32_t spent, const void *input, const struct tft_options *options)
{
    const int32_t points = points_of(input, options);
    return points != FIELD_ABSENT && is_too_far(spent, points);
}

static bool is_moving(const struct input *input)
{
    return input->moved_said ? input->moved : input->mp_spent > 0 || input->moved_inches > 0;
}

static void modify(struct tft_roll *roll, const struct input *input, const struct tft_options *options,
                   struct explanation *why)
{
    const struct tft_afv_shot shot = {input->he, input->buttoned_or_under_fire, input->target_moved, input->cover,
                                      is_moving(input)};
    if (!input->he)
        modifier_add("TFT-AFVC-2", "The target's size",
                     tft_afv_figure(TFT_AFV_SIZE, input->size_mod, input->target_profile, options), &roll->needed, why);
    tft_afv_shot_modify(roll, &shot, why);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    struct outcome *outcome = ruled;
    const struct ordered ordered = {input, points_of(input, options)};
    if (IS_REFUSED(refusals, &ordered, why))
        return RULING_NOT_PERMITTED;
    tft_roll_start(&outcome->roll, "TFT-AFVC-1", "The vehicle's Fire Control", "to hit",
                   tft_afv_figure(TFT_AFV_FIRE_CONTROL, input->fire_control, input->profile, options), false, options,
                   why);
    modify(&outcome->roll, input, options, why);
    house_modify(&input->house, &outcome->roll.needed, why);
    dice_for(dice, FIRER, 0);
    tft_roll_to_hit(&outcome->roll, input->he ? TFT_AFV_HE_SHELL : TFT_AFV_GUN, "to hit", options, dice, why);
    if (input->he && outcome->roll.critical != TFT_NOTHING_SPECIAL)
        outcome->roll.critical = TFT_ROLLED_5;
    outcome->gun_state = tft_weapon_state_after(&outcome->roll);
    outcome->scattered = outcome->damage_halved =
        input->he && !outcome->roll.success && outcome->roll.failure == TFT_NO_FAILURE;
    if (!FORGET_ALL_BUT(dice, outcome->scattered) || !outcome->scattered)
        return RULING_RESOLVED;
    explain(why, "TFT-AFVC-4", "High explosive that misses scatters");
    tft_scatter(TFT_MORTAR_OR_HE, true, dice, why, &outcome->stray);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    static const char *const hits[TFT_CRITICALS] = {"a hit", "an automatic hit", "a hit on a vulnerable spot",
                                                    "a hit that knocked out the target"};
    static const char *const misses[TFT_FAILURES] = {"a miss", "a misfire", "the gun jammed", "the gun jammed hard"};
    text_format(line, "%s fired ", unit_called(question->units, FIRER, 0, "The vehicle"));
    if (input->he)
        text_add(line, "high explosive, ");
    else
        text_format(line, "at %s, ", unit_called(question->units, SHOT_AT, 0, "the target"));
    tft_roll_say(&outcome->roll, line);
    if (outcome->scattered)
        text_format(line, ": astray, %d inches at %d degrees.", outcome->stray.distance, outcome->stray.degrees);
    else
        text_format(line, ": %s.",
                    outcome->roll.success ? hits[outcome->roll.critical] : misses[outcome->roll.failure]);
}

HOLDS(gun_jams, struct outcome, outcome->gun_state != TFT_READY)

FOUND(gun_of, struct tft_unit,
      unit->main_gun_destroyed                              ? GUN_DESTROYED
      : tft_severity_by(unit->weapon_state) == FIELD_ABSENT ? GUN_READY
                                                            : GUN_JAMMED)

FOUND(is_hindered, struct tft_unit, unit->buttoned || unit->under_fire_last_round)

FOUND(total_points_of, struct tft_unit,
      unit->afv.movement_points == FIELD_ABSENT ? FIELD_ABSENT : unit->afv.movement_points * 1000)

static const struct unit_fills firer_fills[] = {
    FILLS("profile"),
    FILLS("fire_control"),
    KNOWS("gun", "TFT-AFVC-5", "its gun is in another state", .find = gun_of),
    FILLS("buttoned_or_under_fire", .find = is_hindered),
    KNOWS("moved_inches", "A-TFT-49", "it has moved otherwise in this turn"),
    KNOWS("mp_spent", "TFT-AFVC-1", "it has spent other points in this turn", .member = "points_spent"),
    FILLS("mp_total", .find = total_points_of),
    {0}};
static const struct unit_fills target_fills[] = {
    FILLS("target_profile", .member = "profile"),
    FILLS("size_mod", .member = "size"),
    KNOWS("target_moved", "TFT-AFVC-2", "it has moved otherwise in this turn", .member = "moved_inches"),
    FILLS("cover"),
    {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    if (outcome->gun_state != TFT_READY)
        unit_set(tabletop, FIRER, 0, "weapon_state", outcome->gun_state, "TFT-AFVC-5");
    if (input->he)
        return;
    unit_set(tabletop, SHOT_AT, 0, "under_fire", true, "TFT-AFVC-2");
    if (outcome->roll.critical == TFT_ROLLED_3)
        tft_fate_effect(TFT_FATE_KNOCKED_OUT, "TFT-AFVC-5", SHOT_AT, 0, tabletop);
    else if (outcome->roll.critical == TFT_ROLLED_4)
        unit_add(tabletop, SHOT_AT, 0, "vulnerable_hits", 1, "TFT-AFVC-5");
    else
        unit_add(tabletop, SHOT_AT, 0, "hits", outcome->roll.success, "TFT-PEN-1");
}

const struct step tft_afv_attack_step = {
    .name = "afv-attack",
    .title = "AFV attack",
    .doc = "3D6 under the vehicle's Fire Control with its modifiers. High explosive at soft targets has fewer "
           "modifiers, and scatters when it misses.",
    .dice = "3D6; where high explosive misses a D6 for the direction and 2D6 for the distance",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("roll_under", "afvs"),
    .clauses = STRINGS("TFT-AFVC-1", "TFT-AFVC-2", "TFT-AFVC-3", "TFT-AFVC-4", "TFT-AFVC-5", "TFT-HIT-1", "TFT-CRIT-3",
                       "TFT-PEN-2", "TFT-SCAT-1", "TFT-SCAT-2", "TFT-SCAT-3", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(hit, "The shot hits", struct outcome, roll.success, true),
                 END_IS(knocked_out, "The shot knocks the target out", struct outcome, roll.critical, TFT_ROLLED_3),
                 END_IS(scatters, "The shell goes astray", struct outcome, scattered, true),
                 END(gun_jams, "The gun jams", READS(struct outcome, gun_state))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles =
        ROWS(struct unit_role,
             [FIRER] = ROLE("firer", "The vehicle that fires.", "", firer_fills, .in_play = true, .opposed = 1,
                            TFT_OF_AFVS, .deed = "gun"),
             [SHOT_AT] = ROLE("target", "The vehicle that is shot at. High explosive has none: it falls on a spot.", "",
                              target_fills, .in_play = true, .passive = true, .opposed = 2, TFT_OF_AFVS,
                              .whose = UNIT_SUFFERS)),
    .apply = apply,
};
