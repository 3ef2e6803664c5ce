/* movement: how far a unit moves, on which ground, at the double or not (MWK-MOV-1). */
#include "colonial_roster.h"
#include "fields.h"

static const struct choice terrain_list[] = {
    [COLONIAL_OPEN_GROUND] = {"open", "Open ground"},
    [COLONIAL_DIFFICULT] = {"difficult", "Difficult ground: half the move, except for tribal infantry"},
    [COLONIAL_OBSTACLE] = {"obstacle", "An obstacle: up to it and halt; next turn on without delay"},
    [COLONIAL_IMPASSABLE] = {"impassable", "Cannot be crossed"},
};
static const struct choices terrains = {"ColonialTerrain", terrain_list, 4};

static const struct field input_list[] = {
    COLONIAL_PROFILE_FIELD(struct colonial_movement_input, who),
    COLONIAL_UNIT_FIELD(struct colonial_movement_input, who.unit, COLONIAL_UNIT_NEEDED),
    COLONIAL_MOVE_FIELD(struct colonial_movement_input, who.given),
    {.name = "terrain",
     .title = "Terrain",
     .doc = "The worst ground that it crosses.",
     .clause = "MWK-MOV-1",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct colonial_movement_input, terrain, int32_t),
     .choices = &terrains},
    COLONIAL_FLAG_FIELD(struct colonial_movement_input, at_the_double, "at_the_double", "At the double", "A-MWK-16",
                        "Whether it moves at the double."),
    COLONIAL_MARKERS_FIELD(struct colonial_movement_input, pinned_markers,
                           "Markers on the unit; a pinned unit may not move.", FIELD_DEFAULTED, 0),
};
static const struct fields input_fields = {
    .name = "ColonialMovementInput",
    .doc = "A unit that moves.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_movement_input),
};

static const struct field outcome_list[] = {
    COLONIAL_INCHES_FIELD(struct colonial_movement_outcome, inches, "inches", "Inches", "MWK-MOV-1", FIELD_REQUIRED,
                          "How far it may move.", 2 * COLONIAL_MOVE_MAX),
    COLONIAL_FACT_FIELD(struct colonial_movement_outcome, halts, "halts", "Halts", "MWK-MOV-1",
                        "Whether it halts at the obstacle; next turn it moves on without delay."),
    COLONIAL_FACT_FIELD(struct colonial_movement_outcome, may_then_attack, "may_then_attack", "May then attack",
                        "A-MWK-16", "Whether it may attack in the same activation, after moving at the double."),
};
static const struct fields outcome_fields = {
    .name = "ColonialMovementOutcome",
    .doc = "How far the unit moves.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_movement_outcome),
};

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_movement_input *input = question->input;
    colonial_profiles_check(question->options, violations);
    colonial_who_check(&input->who, COLONIAL_NEEDS_UNIT | COLONIAL_NEEDS(COLONIAL_MOVE), question->options, "/input",
                       violations);
}

static bool refuses(const struct colonial_movement_input *input, int32_t unit, struct explanation *why)
{
    if (colonial_refuses_pinned(input->pinned_markers, why) ||
        colonial_refuses(input->at_the_double, unit, COLONIAL_DO_AT_THE_DOUBLE,
                         "Moving at the double is on neither list of this unit", why))
        return true;
    if (input->terrain != COLONIAL_IMPASSABLE)
        return false;
    explain(why, "MWK-MOV-1", "Impassable ground cannot be crossed");
    return true;
}

static int32_t double_time(int32_t inches, const struct colonial_options *options, struct dice *dice,
                           struct explanation *why)
{
    if (options->atd == COLONIAL_ATD_DOUBLE) {
        explain(why, "MWK-UNIT", "At the double a unit moves twice its move (A-MWK-16)");
        return 2 * inches;
    }
    int32_t more = dice_face(dice, "at the double", 6);
    explain_value(why, "MWK-UNIT", "At the double a unit moves its move and a D6 of inches (A-MWK-16)", more);
    return inches + 1000 * more;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct colonial_movement_input *input = question->input;
    const struct colonial_options *options = question->options;
    struct colonial_movement_outcome *outcome = ret_outcome;
    int32_t unit = colonial_unit_of(&input->who, options);
    if (refuses(input, unit, why))
        return RULING_NOT_PERMITTED;
    outcome->inches = colonial_number_of(&input->who, COLONIAL_MOVE, options);
    explain(why, "MWK-UNIT", "The move of the unit");
    if (input->at_the_double) {
        outcome->inches = double_time(outcome->inches, options, dice, why);
        outcome->may_then_attack = colonial_may_attack_after_double(unit);
    }
    outcome->halts = input->terrain == COLONIAL_OBSTACLE;
    if (outcome->halts) {
        explain(why, "MWK-MOV-1", "It moves up to the obstacle and halts; next turn it moves on without delay");
    } else if (input->terrain == COLONIAL_DIFFICULT && unit == COLONIAL_TRIBAL_INFANTRY) {
        explain(why, "MWK-MOV-1", "Difficult ground does not slow tribal infantry");
    } else if (input->terrain == COLONIAL_DIFFICULT) {
        outcome->inches /= 2;
        explain(why, "MWK-MOV-1", "Difficult ground halves movement");
    }
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct colonial_movement_outcome *outcome = ruled;
    text_add(line, "The unit moves up to ");
    text_add_thousandths(line, outcome->inches);
    text_add(line, " inches");
    if (outcome->halts)
        text_add(line, ", and halts at the obstacle");
    if (outcome->may_then_attack)
        text_add(line, ", and may then attack");
    text_add(line, ".");
}

static const struct unit_fills unit_fills[] = {COLONIAL_WHO_FILLS, FILLS("move"), FILLS("pinned_markers"),
                                               NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("unit", "The unit that moves.", "", unit_fills, .in_play = true),
    NO_MORE_ROLES,
};

static const char *const options[] = {"atd", "profiles", NULL};
static const char *const clauses[] = {"MWK-UNIT", "MWK-ACT-3", "MWK-MOV-1", NULL};

const struct step colonial_movement_step = {
    .name = "movement",
    .title = "Movement",
    .doc = "How far a unit moves that was activated to move, by the ground and whether it moves at the double.",
    .dice = "A D6 at the double under the option atd plus_d6; else none",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
};
