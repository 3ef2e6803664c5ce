/* movement: how far a unit moves, on which ground, at the double or not (MWK-MOV-1). */
#include "rulesets/colonial/colonial_roster.h"

#define MARCH_TERRAIN_VALUES(X)                                                                                        \
    X(OPEN_GROUND, "open", "Open ground")                                                                              \
    X(DIFFICULT, "difficult", "Difficult ground: half the move, except for tribal infantry")                           \
    X(OBSTACLE, "obstacle", "An obstacle: up to it and halt; next turn on without delay")                              \
    X(IMPASSABLE, "impassable", "Cannot be crossed")
ENUM(terrain, MARCH_TERRAIN_VALUES, TERRAINS);
LOCAL_CHOICES(terrains, "ColonialTerrain", MARCH_TERRAIN_VALUES);

static const struct field input_rows[] = {
    COLONIAL_WHO_ROWS(struct colonial_movement_input, who, COLONIAL_KIND_NEEDED),
    COLONIAL_MOVE_ROW(struct colonial_movement_input, who.number),
    CHOICE(struct colonial_movement_input, terrain, terrains, "Terrain", "MWK-MOV-1",
           "The worst ground that it crosses.", DEFAULT(OPEN_GROUND)),
    FLAG(struct colonial_movement_input, at_the_double, "At the double", "A-MWK-16", "Whether it moves at the double."),
    FLAG(struct colonial_movement_input, skirmishing, "Skirmishing", "A-MWK-30",
         "Whether it skirmishes: then it moves half its move."),
    FLAG(struct colonial_movement_input, at_obstacle, "At an obstacle", "MWK-MOV-1",
         "Whether it halted at the obstacle in an earlier turn: then it crosses it without delay."),
    CHOICE(struct colonial_movement_input, cover, colonial_cover_choices, "Cover at its end", "MWK-FIR-4",
           "The cover that the unit is in when it has moved.", DEFAULT(COLONIAL_NO_COVER)),
    CHOICE(struct colonial_movement_input, position, colonial_ground_choices, "Position at its end", "MWK-ATT-3",
           "The ground that the unit holds when it has moved.", DEFAULT(COLONIAL_ON_NOTHING)),
    COLONIAL_MARKERS_ROW(struct colonial_movement_input, "Markers on the unit; a pinned unit may not move."),
};
static const struct fields input_fields =
    FIELDS("ColonialMovementInput", "A unit that moves.", input_rows, struct colonial_movement_input);

struct outcome {
    int32_t inches;
    bool halts, may_then_attack;
};
static const struct field outcome_rows[] = {
    INCHES(struct outcome, inches, 2 * COLONIAL_MOVE_MAX, "Inches", "MWK-MOV-1", "How far it may move."),
    FACT(struct outcome, halts, "Halts", "MWK-MOV-1",
         "Whether it halts at the obstacle; next turn it moves on without delay."),
    FACT(struct outcome, may_then_attack, "May then attack", "A-MWK-16",
         "Whether it may attack in the same activation, after moving at the double."),
};
static const struct fields outcome_fields =
    FIELDS("ColonialMovementOutcome", "How far the unit moves.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_movement_input *input = question->input;
    const struct colonial_options *options = question->options;
    colonial_profiles_check(options, violations);
    colonial_who_check(&input->who, COLONIAL_NEEDS_KIND | COLONIAL_NEEDS(COLONIAL_MOVE), options, "/input", violations);
}

/* A unit that is to move. */
struct mover {
    const struct colonial_movement_input *input;
    const struct colonial_options *options;
    int32_t kind;
};
WHEN(pinned, struct mover, it->input->pinned_markers)
WHEN(no_double, struct mover, it->input->at_the_double && !colonial_is_listed(it->kind, COLONIAL_DO_AT_THE_DOUBLE))
WHEN(no_skirmishing, struct mover, it->input->skirmishing && !colonial_is_listed(it->kind, COLONIAL_DO_SKIRMISH))
WHEN(double_skirmish, struct mover, it->input->skirmishing && it->input->at_the_double)
WHEN(skirmish_without_move, struct mover,
     it->input->skirmishing && it->options->skirmish_move == COLONIAL_SKIRMISH_NO_MOVE)
WHEN(impassable, struct mover, it->input->terrain == IMPASSABLE)

static const struct refusal refusals[] = {
    COLONIAL_PINNED(pinned),
    COLONIAL_UNLISTED("Moving at the double", no_double),
    COLONIAL_UNLISTED("Skirmishing", no_skirmishing),
    {"MWK-UNIT", "Skirmishing and moving at the double are two actions", double_skirmish},
    {"A-MWK-30", "A unit that skirmishes does not move", skirmish_without_move},
    {"MWK-MOV-1", "Impassable ground cannot be crossed", impassable},
};

/* The running number is in thousandths of an inch. */
static void add_inches(int32_t value, const char *clause, const char *text, int32_t *inches, struct explanation *why)
{
    *inches += value;
    explain_total_parts(why, clause, text, value, *inches, FIELD_THOUSANDTHS);
}

static void double_time(int32_t *inches, const struct colonial_options *options, struct dice *dice,
                        struct explanation *why)
{
    if (options->atd == COLONIAL_ATD_DOUBLE) {
        add_inches(*inches, "MWK-UNIT", "At the double a unit moves twice its move", inches, why);
        return;
    }
    dice_for(dice, 0, 0);
    int32_t more = dice_face(dice, "at the double", 6);
    add_inches(more * FIELD_THOUSANDTHS, "MWK-UNIT", "At the double a unit moves its move and a D6 of inches", inches,
               why);
}

static void cross(const struct mover *mover, struct explanation *why, struct outcome *ret)
{
    const struct colonial_movement_input *input = mover->input;
    ret->halts = input->terrain == OBSTACLE && !input->at_obstacle;
    if (ret->halts)
        explain(why, "MWK-MOV-1", "It moves up to the obstacle and halts; next turn it moves on without delay");
    else if (input->at_obstacle)
        explain(why, "MWK-MOV-1", "It halted at the obstacle before, and moves on without delay");
    if (input->terrain != DIFFICULT)
        return;
    if (mover->kind == COLONIAL_TRIBAL_INFANTRY)
        explain(why, "MWK-MOV-1", "Difficult ground does not slow tribal infantry");
    else
        add_inches(ret->inches / 2 - ret->inches, "MWK-MOV-1", "Difficult ground halves movement", &ret->inches, why);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct colonial_movement_input *input = question->input;
    const struct colonial_options *options = question->options;
    struct outcome *ret = ruled;
    const struct mover mover = {input, options, colonial_kind_of(&input->who, options)};
    if (IS_REFUSED(refusals, &mover, why))
        return RULING_NOT_PERMITTED;
    ret->inches = colonial_number_of(&input->who, COLONIAL_MOVE, options);
    explain_base_parts(why, "MWK-UNIT", "The move of the unit", "inches", ret->inches, FIELD_THOUSANDTHS);
    if (input->at_the_double) {
        double_time(&ret->inches, options, dice, why);
        ret->may_then_attack = colonial_may_attack_after_double(mover.kind);
    }
    if (input->skirmishing && options->skirmish_move == COLONIAL_SKIRMISH_HALF)
        add_inches(ret->inches / 2 - ret->inches, "A-MWK-30", "A unit that skirmishes moves half its move",
                   &ret->inches, why);
    cross(&mover, why, ret);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct colonial_movement_input *input = question->input;
    const struct outcome *outcome = ruled;
    text_format(line, "%s may move up to ", unit_called(question->units, 0, 0, "The unit"));
    text_add_thousandths(line, outcome->inches);
    text_add(line, " inches");
    if (input->at_the_double)
        text_add(line, " at the double");
    if (outcome->halts)
        text_add(line, outcome->may_then_attack ? ", must halt at the obstacle" : ", and must halt at the obstacle");
    if (outcome->may_then_attack)
        text_add(line, ", and may then attack");
    text_add(line, ".");
}

/* The action of the turn tells whether the unit moves at the double; a move ends skirmishing as a stance. */
static int32_t doubles(const struct colonial_roster_unit *unit)
{
    if (!unit->action_open || (unit->action != COLONIAL_DO_MOVE && unit->action != COLONIAL_DO_AT_THE_DOUBLE))
        return FIELD_ABSENT;
    return unit->action == COLONIAL_DO_AT_THE_DOUBLE;
}
FOUND(at_the_double, struct colonial_roster_unit, doubles(unit))
FOUND(skirmishing, struct colonial_roster_unit, colonial_roster_skirmishes(unit, it->options))
FOUND(from_obstacle, struct colonial_roster_unit, unit->at_obstacle && !unit->moved)

/* A unit whose move is 0 stays where and as it is; at the double under plus_d6 it may move all the same. */
static bool goes_somewhere(const struct unit_fact *it)
{
    const struct colonial_movement_input *input = it->input;
    const struct colonial_options *options = it->options;
    return colonial_number_of(&input->who, COLONIAL_MOVE, options) != 0 ||
           (input->at_the_double && options->atd != COLONIAL_ATD_DOUBLE);
}

static const struct unit_fills unit_fills[] = {
    COLONIAL_WHO_FILLS,
    FILLS("move"),
    COLONIAL_UNPINNED_FILL,
    KNOWS("at_the_double", "MWK-UNIT", "its activation of this turn says whether it moves at the double",
          .find = at_the_double),
    KNOWS("skirmishing", "MWK-FIR-3", "whether it skirmishes is on record, and it is not so", .find = skirmishing),
    KNOWS("at_obstacle", "MWK-MOV-1",
          "whether it halted at an obstacle in an earlier turn is on record, and it is not so", .find = from_obstacle),
    ASSUMES("cover", .matters = goes_somewhere),
    ASSUMES("position", .matters = goes_somewhere),
    {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct colonial_movement_input *input = question->input;
    const struct colonial_options *options = question->options;
    const struct outcome *outcome = ruled;
    if (input->at_the_double) {
        unit_set(tabletop, 0, 0, "moved", true, "MWK-UNIT");
        colonial_deed_effects(COLONIAL_DO_AT_THE_DOUBLE, outcome->may_then_attack, options, 0, tabletop);
    } else {
        colonial_half_deed_effects(COLONIAL_DO_MOVE, "moved", input->skirmishing, options, 0, tabletop);
    }
    if (outcome->inches > 0 || input->cover != COLONIAL_NO_COVER)
        unit_set(tabletop, 0, 0, "cover", input->cover, "MWK-FIR-4");
    if (outcome->inches > 0 || input->position != COLONIAL_ON_NOTHING)
        unit_set(tabletop, 0, 0, "position", input->position, "MWK-ATT-3");
    unit_set(tabletop, 0, 0, "at_obstacle", outcome->halts, "MWK-MOV-1");
}

const struct step colonial_movement_step = {
    .name = "movement",
    .title = "Movement",
    .doc = "How far a unit moves that was activated to move, by the ground and whether it moves at the double.",
    .dice = "A D6 at the double under the option atd plus_d6; else none",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("atd", "skirmish_move", "stance_ends", "skirmish", "profiles"),
    .clauses = STRINGS("MWK-UNIT", "MWK-ACT-3", "MWK-MOV-1", "A-MWK-30"),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("unit", "The unit that moves.", "", unit_fills, .in_play = true,
                                         .no_deed = COLONIAL_ACTION_OF_TURN)),
    .apply = apply,
};
