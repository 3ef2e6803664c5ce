/* afv-movement: what a vehicle's way costs, whether it may be driven, and whether the gun may fire after it
 * (TFT-AFVM-1). */
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

#define SEGMENT struct tft_segment
enum { SEGMENT_MAX = 999000, COST_MAX = 300000000 };
static const struct field segment_list[] = {
    {NAMED("terrain", "Terrain", "TFT-AFVM-1", "The ground of this part of the way."),
     CHOICE(SEGMENT, terrain, tft_terrains)},
    {NAMED("inches", "Distance", "TFT-AFVM-1", "How long this part is."), INCHES(SEGMENT, inches, SEGMENT_MAX)},
};
static const struct fields segment_fields = FIELDS("TftSegment", "A part of the way.", segment_list, SEGMENT);
static const struct field segment_item = {
    .title = "Part", .doc = "A part of the way.", .kind = FIELD_GROUP, .of = &segment_fields};
static const struct field turn_item = {
    .title = "Turn", .doc = "The angle of a turn.", .unit = "degrees", .kind = FIELD_INT, .min = 1, .max = 360};

#define INPUT struct tft_afv_movement_input
static const struct field input_list[] = {
    {NAMED("profile", "Vehicle", "A-TFT-28", "A vehicle of the option afvs; it says what is not given."),
     NAME(INPUT, profile)},
    {NAMED("drive", "Drive", "TFT-AFVM-1", "Wheeled or tracked. It must be given unless the vehicle says it."),
     CHOICE(INPUT, drive, tft_drives), OPTIONAL},
    {NAMED("movement_points", "Movement points", "TFT-AFVM-1",
           "Points of the turn. They must be given unless the vehicle says them."),
     .unit = "points", NUMBER(INPUT, movement_points, 0, TFT_ARMOUR_MAX), OPTIONAL},
    {NAMED("segments", "Way", "TFT-AFVM-1", "The parts of the way."),
     LIST(INPUT, segments, SEGMENT, segment_item, segment_count, 0, TFT_SEGMENTS_MAX), .presence = FIELD_DEFAULTED},
    {NAMED("turns", "Turns", "A-TFT-27", "The angle of each turn; every 60 degrees begun are paid."),
     LIST(INPUT, turns, int32_t, turn_item, turn_count, 0, TFT_TURNS_MAX), .presence = FIELD_DEFAULTED},
    {NAMED("reverse", "Reverse", "A-TFT-41", "Whether it reverses; then each inch costs twice as much."),
     FLAG(INPUT, reverse)},
    {NAMED("moved_before", "Moved before", "TFT-AFVC-2",
           "How far it moved in this turn already. It changes nothing here; those who shoot at it count all of it."),
     INCHES(INPUT, moved_before, TFT_INCHES_MAX), DEFAULT(0)},
    {NAMED("points_spent", "Points spent", "TFT-AFVM-1", "Movement points that it spent in this turn already."),
     DECIMAL(INPUT, points_spent, "points", TFT_ARMOUR_MAX * 1000), DEFAULT(0)},
};
static const struct fields input_fields = FIELDS("TftAfvMovementInput", "A vehicle and its way.", input_list, INPUT);

#define OUTCOME struct tft_afv_movement_outcome
static const struct field outcome_list[] = {
    {NAMED("cost", "Cost", "TFT-AFVM-1", "What the way costs."),
     SCALED(OUTCOME, cost, "points", TFT_AFV_POINT, COST_MAX)},
    {NAMED("allowance", "Allowance", "TFT-AFVM-1", "What the turn allows."),
     SCALED(OUTCOME, allowance, "points", TFT_AFV_POINT, TFT_ARMOUR_MAX *TFT_AFV_POINT)},
    {NAMED("legal", "Legal", "TFT-AFVM-1", "Whether the points suffice."), FACT(OUTCOME, legal)},
    {NAMED("may_fire", "May fire", "TFT-AFVC-1", "Whether it has spent no more than half of its points."),
     FACT(OUTCOME, may_fire)},
};
static const struct fields outcome_fields =
    FIELDS("TftAfvMovementOutcome", "A vehicle's way, judged.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    tft_afvs_check(question->options, violations);
    tft_afv_name_check(input->profile, question->options, "/input/profile", violations);
    tft_afv_figure_check(TFT_AFV_DRIVE, input->drive, input->profile, question->options, "/input/drive", violations);
    tft_afv_figure_check(TFT_AFV_POINTS, input->movement_points, input->profile, question->options,
                         "/input/movement_points", violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const char *const grounds[TFT_TERRAINS] = {
        "Points for an inch of road", "Points for an inch of open ground", "Points for an inch of rough ground",
        "Points for an inch of swampy ground", "Points for an inch of forest"};
    (void)dice;
    const INPUT *input = question->input;
    OUTCOME *outcome = ret_outcome;
    int32_t drive = tft_afv_figure(TFT_AFV_DRIVE, input->drive, input->profile, question->options);
    int32_t points = tft_afv_figure(TFT_AFV_POINTS, input->movement_points, input->profile, question->options);
    const struct tft_afv_movement_row *row = &tft_afv_movement_rows[drive];
    for (int32_t i = 0; i < input->segment_count; i++) {
        const SEGMENT *segment = &input->segments[i];
        int32_t halves = row->halves[segment->terrain] * (input->reverse ? 2 : 1);
        outcome->cost += segment->inches * halves;
        explain_parts(why, "TFT-AFVM-1", grounds[segment->terrain], halves, 2);
    }
    for (int32_t i = 0; i < input->turn_count; i++) {
        int32_t steps = (input->turns[i] + 59) / 60;
        outcome->cost += steps * row->turn_halves * 1000;
        explain_parts(why, "TFT-AFVM-1", "Points for a turn, by each 60 degrees begun (A-TFT-27)",
                      steps * row->turn_halves, 2);
    }
    if (input->reverse)
        explain(why, "TFT-AFVM-1", "In reverse an inch costs twice as much, turns cost the same (A-TFT-41)");
    outcome->allowance = points * TFT_AFV_POINT;
    const int32_t all = outcome->cost + 2 * input->points_spent;
    if (input->points_spent > 0)
        explain_parts(why, "TFT-AFVM-1", "Points that it spent before", input->points_spent, FIELD_THOUSANDTHS);
    outcome->legal = all <= outcome->allowance;
    outcome->may_fire = 2 * (int64_t)all <= outcome->allowance;
    explain_value(why, "TFT-AFVM-1",
                  outcome->legal ? "The movement points suffice" : "The way costs more than the movement points",
                  points);
    explain(why, "TFT-AFVC-1",
            outcome->may_fire ? "No more than half of its points are spent: it may fire"
                              : "More than half of its points are spent: it may not fire");
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const OUTCOME *outcome = ruled;
    text_add_parts(line, outcome->cost, TFT_AFV_POINT);
    text_add(line, " of ");
    text_add_parts(line, outcome->allowance, TFT_AFV_POINT);
    text_add(line, outcome->legal ? " points, legal" : " points, not legal");
    text_add(line, outcome->may_fire ? "; it may fire." : "; it may not fire.");
}

/* Nothing of its points helps a vehicle that is immobilised. */
static int32_t points_of(const void *unit)
{
    const struct tft_unit *known = unit;
    return known->immobilised ? 0 : known->afv.movement_points;
}

static int32_t reverses(const void *unit)
{
    return tft_is_fleeing(unit) ? true : FIELD_ABSENT;
}

static const struct unit_fills vehicle_fills[] = {FILLS("profile"),
                                                  FILLS("drive"),
                                                  FILLS_BY("movement_points", points_of),
                                                  FILLS_BY("reverse", reverses),
                                                  FILLS_FROM("moved_before", "moved_inches"),
                                                  FILLS("points_spent"),
                                                  NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("vehicle", "The vehicle that moves.", "", vehicle_fills, .in_play = true, TFT_OF_AFVS),
    NO_MORE_ROLES,
};

/* A way that is not legal is not driven. Half a thousandth of a point counts as a whole one, so that more than half of
 * the points stays more. */
static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    int32_t inches = 0;
    if (status != RULING_RESOLVED || !outcome->legal)
        return;
    for (int32_t i = 0; i < input->segment_count; i++)
        inches += input->segments[i].inches;
    if (inches > 0)
        tft_uncover_effects("TFT-AFVC-2", effects);
    tft_moved_effects(input->moved_before + inches, "TFT-AFVC-2", effects);
    effect_set(effects, 0, 0, "points_spent", input->points_spent + (outcome->cost + 1) / 2, "TFT-AFVC-1");
    if (input->reverse)
        effect_set(effects, 0, 0, "reversed", true, "TFT-CREW-1");
}

static const char *const options[] = {"afvs", NULL};
static const char *const clauses[] = {"TFT-AFVM-1", "TFT-AFVC-1", NULL};

const struct step tft_afv_movement_step = {
    .name = "afv-movement",
    .title = "AFV movement",
    .doc = "What a vehicle pays for its way and its turns, in movement points; after more than half of its points, all "
           "ways of the turn together, it may not fire.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
