/* movement: how far a unit moves, on which ground, at the double or not (MWK-MOV-1). */
#include "colonial.h"

#define TERRAIN_VALUES(X)                                                                                              \
    X(OPEN_GROUND, "open", "Open ground")                                                                              \
    X(DIFFICULT, "difficult", "Difficult ground: half the move, except for tribal infantry")                           \
    X(OBSTACLE, "obstacle", "An obstacle: up to it and halt; next turn on without delay")                              \
    X(IMPASSABLE, "impassable", "Cannot be crossed")
ENUM(terrain, TERRAIN_VALUES, TERRAINS);
LOCAL_CHOICES(terrains, "ColonialTerrain", TERRAIN_VALUES);

struct input {
    struct colonial_who who;
    int32_t terrain; /* enum terrain */
    bool at_the_double;
    int32_t pinned_markers;
};
static const struct field input_rows[] = {
    COLONIAL_WHO_ROWS(struct input, who, COLONIAL_KIND_NEEDED),
    COLONIAL_MOVE_ROW(struct input, who.number),
    CHOICE(struct input, terrain, terrains, "Terrain", "MWK-MOV-1", "The worst ground that it crosses.",
           DEFAULT(OPEN_GROUND)),
    FLAG(struct input, at_the_double, "At the double", "A-MWK-16", "Whether it moves at the double."),
    COLONIAL_MARKERS_ROW(struct input, "Markers on the unit; a pinned unit may not move."),
};
static const struct fields input_fields =
    FIELDS("ColonialMovementInput", "A unit that moves.", input_rows, struct input);

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

static void check(const struct input *input, const struct colonial_options *options, struct violations *violations)
{
    colonial_profiles_check(options, violations);
    colonial_who_check(&input->who, COLONIAL_NEEDS_KIND | COLONIAL_NEEDS(COLONIAL_MOVE), options, "/input", violations);
}
CHECKS(check)

/* A unit that is to move. */
struct mover {
    const struct input *input;
    int32_t kind;
};
WHEN(pinned, struct mover, it->input->pinned_markers)
WHEN(no_double, struct mover, it->input->at_the_double && !colonial_is_listed(it->kind, COLONIAL_DO_AT_THE_DOUBLE))
WHEN(impassable, struct mover, it->input->terrain == IMPASSABLE)

static const struct refusal refusals[] = {
    COLONIAL_PINNED(pinned),
    COLONIAL_UNLISTED("Moving at the double", no_double),
    {"MWK-MOV-1", "Impassable ground cannot be crossed", impassable},
};

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

static enum ruling_status resolve(const struct input *input, const struct colonial_options *options, struct dice *dice,
                                  struct explanation *why, struct outcome *ret)
{
    const struct mover mover = {input, colonial_kind_of(&input->who, options)};
    if (IS_REFUSED(refusals, &mover, why))
        return RULING_NOT_PERMITTED;
    ret->inches = colonial_number_of(&input->who, COLONIAL_MOVE, options);
    explain(why, "MWK-UNIT", "The move of the unit");
    if (input->at_the_double) {
        ret->inches = double_time(ret->inches, options, dice, why);
        ret->may_then_attack = colonial_may_attack_after_double(mover.kind);
    }
    ret->halts = input->terrain == OBSTACLE;
    if (ret->halts) {
        explain(why, "MWK-MOV-1", "It moves up to the obstacle and halts; next turn it moves on without delay");
    } else if (input->terrain == DIFFICULT && mover.kind == COLONIAL_TRIBAL_INFANTRY) {
        explain(why, "MWK-MOV-1", "Difficult ground does not slow tribal infantry");
    } else if (input->terrain == DIFFICULT) {
        ret->inches /= 2;
        explain(why, "MWK-MOV-1", "Difficult ground halves movement");
    }
    return RULING_RESOLVED;
}
RESOLVES(resolve)

static void say(const struct outcome *outcome, struct text *line)
{
    text_add(line, "The unit moves up to ");
    text_add_thousandths(line, outcome->inches);
    text_add(line, " inches");
    if (outcome->halts)
        text_add(line, ", and halts at the obstacle");
    if (outcome->may_then_attack)
        text_add(line, ", and may then attack");
    text_add(line, ".");
}
SAYS(say)

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
    .check = step_check,
    .resolve = step_resolve,
    .summarise = step_summarise,
    .roles = roles,
};
