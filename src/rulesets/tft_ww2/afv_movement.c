/* afv-movement: the cost of a vehicle's path, whether it may be driven, and whether the gun may fire after it
 * (TFT-AFVM-1). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

#define DRIVE_TERRAIN_VALUES(X)                                                                                        \
    X(ROAD, "road", "Road")                                                                                            \
    X(OPEN, "open", "Open ground")                                                                                     \
    X(ROUGH, "rough", "Rough ground")                                                                                  \
    X(SWAMPY, "swampy", "Swampy")                                                                                      \
    X(FOREST, "forest", "Forest")
ENUM(terrain, DRIVE_TERRAIN_VALUES, TERRAINS);
LOCAL_CHOICES(terrains, "TftTerrain", DRIVE_TERRAIN_VALUES);

struct drive_row {
    const char *name;
    int32_t halves[TERRAINS]; /* half points for an inch */
    int32_t turn;             /* half points for 60 degrees */
};
static const struct drive_row drive_rows[TFT_DRIVES] = {
    [TFT_WHEELED] = {"wheeled", {[ROAD] = 1, [OPEN] = 2, [ROUGH] = 4, [SWAMPY] = 8, [FOREST] = 8}, 2},
    [TFT_TRACKED] = {"tracked", {[ROAD] = 2, [OPEN] = 2, [ROUGH] = 2, [SWAMPY] = 4, [FOREST] = 8}, 4},
};

static const struct field movement_rows[] = {
    LABEL(struct drive_row, name, "Drive", NULL, "Wheeled or tracked."),
    SCALED_AS(struct drive_row, halves[ROAD], "road", "points", 2, 1, 8, "Road, an inch", NULL, "What it costs."),
    SCALED_AS(struct drive_row, halves[OPEN], "open", "points", 2, 1, 8, "Open, an inch", NULL, "What it costs."),
    SCALED_AS(struct drive_row, halves[ROUGH], "rough", "points", 2, 1, 8, "Rough, an inch", NULL, "What it costs."),
    SCALED_AS(struct drive_row, halves[SWAMPY], "swampy", "points", 2, 1, 8, "Swampy, an inch", NULL, "What it costs."),
    SCALED_AS(struct drive_row, halves[FOREST], "forest", "points", 2, 1, 8, "Forest, an inch", NULL, "What it costs."),
    SCALED(struct drive_row, turn, "points", 2, 1, 8, "A turn of 60 degrees", NULL, "What it costs."),
};
static const struct fields movement_fields =
    FIELDS("TftAfvMovementRow", "What a vehicle pays for its way.", movement_rows, struct drive_row);
const struct table tft_afv_movement_table = {
    .name = "afv-movement",
    .title = "AFV movement",
    .doc = "Movement points of an inch by terrain and of a turn of 60 degrees. In reverse an inch "
           "costs twice as much. The source marks the turn column with a note that is lost.",
    .clause = "TFT-AFVM-1",
    .row = &movement_fields,
    .rows = drive_rows,
    .count = TFT_DRIVES,
};

struct segment {
    int32_t terrain, inches;
};
enum { SEGMENTS_MAX = 16, TURNS_MAX = 16, SEGMENT_MAX = 999000, COST_MAX = 300000000, POINT = 2000 };
static const struct field segment_rows[] = {
    CHOICE(struct segment, terrain, terrains, "Terrain", "TFT-AFVM-1", "The ground of this part of the way."),
    INCHES(struct segment, inches, SEGMENT_MAX, "Distance", "TFT-AFVM-1", "How long this part is."),
};
static const struct fields segment_fields = FIELDS("TftSegment", "A part of the way.", segment_rows, struct segment);
static const struct field segment_item = ITEM_GROUP(segment_fields, "Part", NULL, "A part of the way.");
static const struct field turn_item = ITEM_NUMBER(1, 360, "Turn", NULL, "The angle of a turn.", .unit = "degrees");

struct input {
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t drive, movement_points;
    int32_t segment_count, turn_count;
    struct segment segments[SEGMENTS_MAX];
    int32_t turns[TURNS_MAX]; /* degrees */
    bool reverse, fleeing, reaches_edge, immobilised;
    int32_t cover; /* enum tft_cover */
    bool full_cover;
    int32_t moved_before, points_spent; /* thousandths */
};
static const struct field input_rows[] = {
    TEXT(struct input, profile, 0, TFT_NAME_MAX, "Vehicle", "A-TFT-28",
         "A vehicle of the option afvs; it says what is not given.", OPTIONAL),
    CHOICE(struct input, drive, tft_drives, "Drive", "TFT-AFVM-1",
           "Wheeled or tracked. It must be given unless the vehicle says it.", OPTIONAL),
    NUMBER(struct input, movement_points, 0, TFT_ARMOUR_MAX, "Movement points", "TFT-AFVM-1",
           "Points of the turn. They must be given unless the vehicle says them.", .unit = "points", OPTIONAL),
    LIST(struct input, segments, struct segment, segment_item, segment_count, 0, SEGMENTS_MAX, "Way", "TFT-AFVM-1",
         "The parts of the way.", .presence = FIELD_DEFAULTED),
    LIST(struct input, turns, int32_t, turn_item, turn_count, 0, TURNS_MAX, "Turns", "A-TFT-27",
         "The angle of each turn; every 60 degrees begun are paid.", .presence = FIELD_DEFAULTED),
    FLAG(struct input, reverse, "Reverse", "A-TFT-41", "Whether it reverses; then each inch costs twice as much."),
    FLAG(struct input, fleeing, "Goes back", "TFT-CREW-1",
         "Whether its crew failed its check and it is not at the table edge; then it only reverses."),
    FLAG(struct input, reaches_edge, "Reaches the edge", "TFT-CREW-1",
         "Whether a vehicle that goes back reaches the table edge."),
    FLAG(struct input, immobilised, "Immobilised", "TFT-PEN-2", "Whether it is immobilised; then it does not move."),
    CHOICE(struct input, cover, tft_covers, "Cover", "TFT-AFVC-2", "The cover that it comes to stand in.",
           DEFAULT(TFT_COVER_NONE)),
    FLAG(struct input, full_cover, "Full cover", "TFT-RNG-9", "Whether that cover hides it wholly. Needs a cover."),
    INCHES(struct input, moved_before, TFT_INCHES_MAX, "Moved before", "TFT-AFVC-2",
           "How far it moved in this turn already. It changes nothing here; those who shoot at it count all of it.",
           DEFAULT(0)),
    SCALED(struct input, points_spent, "points", FIELD_THOUSANDTHS, 0, TFT_ARMOUR_MAX * 1000, "Points spent",
           "TFT-AFVM-1", "Movement points that it spent in this turn already.", DEFAULT(0)),
};
static const struct fields input_fields =
    FIELDS("TftAfvMovementInput", "A vehicle and its way.", input_rows, struct input);

struct outcome {
    int32_t cost, allowance; /* thousandths of half points, of which POINT make a point */
    bool legal, may_fire;
};
static const struct field outcome_rows[] = {
    SCALED(struct outcome, cost, "points", POINT, 0, COST_MAX, "Cost", "TFT-AFVM-1", "What the way costs."),
    SCALED(struct outcome, allowance, "points", POINT, 0, TFT_ARMOUR_MAX *POINT, "Allowance", "TFT-AFVM-1",
           "What the turn allows."),
    FACT(struct outcome, legal, "Legal", "TFT-AFVM-1", "Whether the points suffice, and it is not immobilised."),
    FACT(struct outcome, may_fire, "May fire", "TFT-AFVC-1",
         "Whether it has spent no more than half of its points, and does not go back."),
};
static const struct fields outcome_fields =
    FIELDS("TftAfvMovementOutcome", "A vehicle's way, judged.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    tft_afvs_check(options, violations);
    tft_afv_name_check(input->profile, options, "/input/profile", violations);
    tft_afv_figure_check(TFT_AFV_DRIVE, input->drive, input->profile, options, "/input/drive", violations);
    tft_afv_figure_check(TFT_AFV_POINTS, input->movement_points, input->profile, options, "/input/movement_points",
                         violations);
    if (input->full_cover && input->cover == TFT_COVER_NONE)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/full_cover",
                      "Full cover needs a cover: say soft or hard.");
}

WHEN(goes_forward, struct input, it->fleeing && !it->reverse)
static const struct refusal bars[] = {
    {"TFT-CREW-1", "Its crew failed: it does nothing but reverse to the table edge", goes_forward}};

/* Adds to the cost of the path, in thousandths of half points. */
static void cost_add(int32_t *cost, const char *text, int32_t more, struct explanation *why)
{
    *cost += more;
    if (*cost == more)
        explain_base_parts(why, "TFT-AFVM-1", text, "points", more, POINT);
    else
        explain_total_parts(why, "TFT-AFVM-1", text, more, *cost, POINT);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    (void)dice;
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    const struct question_units *units = question->units;
    struct outcome *outcome = ruled;
    static const char *const grounds[TERRAINS] = {[ROAD] = "The way along the road",
                                                  [OPEN] = "The way over open ground",
                                                  [ROUGH] = "The way over rough ground",
                                                  [SWAMPY] = "The way through swampy ground",
                                                  [FOREST] = "The way through the forest"};
    if (!units && IS_REFUSED(bars, input, why)) /* for units, their state bars it */
        return RULING_NOT_PERMITTED;
    int32_t drive = tft_afv_figure(TFT_AFV_DRIVE, input->drive, input->profile, options);
    int32_t points = tft_afv_figure(TFT_AFV_POINTS, input->movement_points, input->profile, options);
    const struct drive_row *row = &drive_rows[drive];
    for (int32_t i = 0; i < input->segment_count; i++) {
        const struct segment *segment = &input->segments[i];
        int32_t halves = row->halves[segment->terrain] * (input->reverse ? 2 : 1);
        cost_add(&outcome->cost, grounds[segment->terrain], segment->inches * halves, why);
    }
    for (int32_t i = 0; i < input->turn_count; i++) {
        int32_t steps = (input->turns[i] + 59) / 60;
        cost_add(&outcome->cost, "A turn, by each 60 degrees begun", steps * row->turn * 1000, why);
    }
    if (input->reverse)
        explain(why, "TFT-AFVM-1", "In reverse an inch costs twice as much, turns cost the same");
    outcome->allowance = points * POINT;
    int32_t all = outcome->cost;
    if (input->points_spent > 0)
        cost_add(&all, "Points that it spent before", 2 * input->points_spent, why);
    const bool stuck = input->immobilised && outcome->cost > 0;
    const int32_t spent = stuck ? all - outcome->cost : all;
    outcome->legal = !stuck && all <= outcome->allowance;
    const bool goes_back = input->fleeing && !input->reaches_edge;
    outcome->may_fire = !goes_back && 2 * (int64_t)spent <= outcome->allowance;
    if (!stuck)
        explain_judged_parts(why, "TFT-AFVM-1",
                             outcome->legal ? "The movement points suffice"
                                            : "The way costs more than the movement points",
                             all, outcome->allowance, POINT, COMPARE_AT_MOST);
    if (input->immobilised)
        explain(why, "TFT-PEN-2", "It is immobilised: it neither drives nor turns");
    if (goes_back)
        explain(why, "TFT-CREW-1", "Its crew failed: until it is at the table edge it does not fire");
    else
        explain(why, "TFT-AFVC-1",
                outcome->may_fire ? "No more than half of its points are spent: it may fire"
                                  : "More than half of its points are spent: it may not fire");
    return RULING_RESOLVED;
}

static int32_t inches_of_way(const struct input *input)
{
    int32_t inches = 0;
    for (int32_t i = 0; i < input->segment_count; i++)
        inches += input->segments[i].inches;
    return inches;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    const int32_t inches = inches_of_way(input);
    text_add(line, unit_called(question->units, 0, 0, "The vehicle"));
    if (input->immobilised) {
        text_format(line, ", immobilised, %s %s.", outcome->legal ? "stayed put" : "cannot drive",
                    !outcome->may_fire ? "and may not fire"
                    : outcome->legal   ? "and may fire"
                                       : "but may fire");
        return;
    }
    if (!outcome->legal)
        text_add(line, " cannot drive so far, which would cost ");
    else if (inches == 0)
        text_add(line, outcome->cost > 0 ? " turned, for " : " stayed put, for ");
    else {
        text_add(line, input->reverse ? " reversed " : " drove ");
        text_add_thousandths(line, inches);
        text_add(line, inches == 1000 ? " inch, for " : " inches, for ");
    }
    text_add_parts(line, outcome->cost, POINT);
    if (!outcome->legal && input->points_spent > 0) {
        text_add(line, outcome->cost == POINT ? " point: " : " points: ");
        const int32_t left = outcome->allowance - 2 * input->points_spent;
        text_add_parts(line, left > 0 ? left : 0, POINT);
        text_add(line, " of ");
        text_add_parts(line, outcome->allowance, POINT);
        text_add(line, outcome->may_fire ? " are left, and it may fire." : " are left, and it may not fire.");
        return;
    }
    text_add(line, " of ");
    text_add_parts(line, outcome->allowance, POINT);
    text_add(line, outcome->may_fire ? " points, and may fire." : " points, and may not fire.");
}

FOUND(reverses, struct tft_unit, tft_crew_goes_back(unit) ? true : FIELD_ABSENT)
FOUND(goes_back, struct tft_unit, tft_crew_goes_back(unit))

/* A vehicle that stays where it is keeps its cover. */
static bool goes_somewhere(const struct unit_fact *it)
{
    return inches_of_way(it->input) > 0;
}

static const struct unit_fills vehicle_fills[] = {
    FILLS("profile"),
    FILLS("drive"),
    FILLS("movement_points"),
    FILLS("reverse", .find = reverses),
    KNOWS("fleeing", "TFT-CREW-1", TFT_AS_BEFORE, .find = goes_back),
    KNOWS("immobilised", "TFT-PEN-2", TFT_AS_BEFORE),
    KNOWS("moved_before", "TFT-AFVC-2", "it has moved otherwise in this turn", .member = "moved_inches"),
    KNOWS("points_spent", "TFT-AFVM-1", "it has spent other points in this turn"),
    ASSUMES("cover", .matters = goes_somewhere),
    {0}};

/* A way that is not legal is not driven. Half a thousandth of a point counts as a whole one, so that more than half of
 * the points stays more. */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    const int32_t inches = inches_of_way(input);
    if (!outcome->legal)
        return;
    if (inches > 0 || input->cover != TFT_COVER_NONE) {
        unit_set(tabletop, 0, 0, "cover", input->cover, "TFT-AFVC-2");
        unit_set(tabletop, 0, 0, "full_cover", input->full_cover, "TFT-RNG-9");
    }
    tft_moved_effects(input->moved_before + inches, "TFT-AFVC-2", tabletop);
    unit_set(tabletop, 0, 0, "points_spent", input->points_spent + (outcome->cost + 1) / 2, "TFT-AFVC-1");
    if (input->reverse && inches > 0)
        unit_set(tabletop, 0, 0, "reversed", true, "TFT-CREW-1");
    if (input->fleeing && input->reaches_edge)
        unit_set(tabletop, 0, 0, "at_goal", true, "TFT-CREW-1");
}

const struct step tft_afv_movement_step = {
    .name = "afv-movement",
    .title = "AFV movement",
    .doc = "What a vehicle pays for its way and its turns, in movement points; after more than half of its points, all "
           "ways of the turn together, it may not fire.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("afvs"),
    .clauses = STRINGS("TFT-AFVM-1", "TFT-AFVC-1", "TFT-CREW-1", "TFT-PEN-2"),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("vehicle", "The vehicle that moves.", "", vehicle_fills, .in_play = true,
                                         TFT_OF_AFVS, .no_deed = "it drives in parts, up to its movement points")),
    .apply = apply,
};
