/* movement: how far a figure may move (D12-MOV-1 and 2). Moves are counted in eighths of an inch. The option
 * terrain_stack may require fractions that are not a multiple of an eighth; they are compared exactly and written
 * rounded down. */
#include "rulesets/d12_skirmish/d12_roster.h"

enum { EIGHTHS = 8, CONSECUTIVE_RUNS = 2 };

struct move {
    const char *kind;
    int32_t move; /* inches */
};
static const struct move moves[D12_KINDS] = {[D12_FOOT] = {"foot", 5}, [D12_CAVALRY] = {"cavalry", 10}};

static const struct field move_rows[] = {
    LABEL(struct move, kind, "Kind", "D12-MOV-1", "Foot or cavalry."),
    NUMBER(struct move, move, 1, 10, "Move", "D12-MOV-1",
           "The normal move. Crawling halves it; running and charging double it.", .unit = "inches"),
};
static const struct fields move_fields = FIELDS("D12Move", "How far figures move.", move_rows, struct move);
const struct table d12_moves_table = {
    .name = "moves",
    .title = "Moves",
    .doc = "How far figures move.",
    .clause = "D12-MOV-1",
    .row = &move_fields,
    .rows = moves,
    .count = D12_KINDS,
};

#define WALK_TERRAIN_VALUES(X)                                                                                         \
    X(DENSE_WOODS, "dense_woods", "Dense woods: half of the move")                                                     \
    X(RIVER, "river", "A river: half of the move")                                                                     \
    X(LOW_WALL, "low_wall", "A wall or hedge under 2\": half of the move")                                             \
    X(BUILDING, "building", "Entering a building: half of the move")                                                   \
    X(LIGHT_WOODS, "light_woods", "Light woods: a quarter of the move")                                                \
    X(STREAM, "stream", "A stream: a quarter of the move")
ENUM(terrain, WALK_TERRAIN_VALUES, TERRAINS);
LOCAL_CHOICES(terrains, "D12Terrain", WALK_TERRAIN_VALUES);

/* What takes away a part of the move. */
struct loss {
    const char *name;
    const char *text; /* in words, for a reason */
    int32_t lost;     /* quarters of the move */
    int32_t inches_per_wound;
};
enum { CAVALRY_WOUNDED = TERRAINS, FOOT_WOUNDED, LOSSES };

static const struct loss losses[LOSSES] = {
    [DENSE_WOODS] = {"dense_woods", "Dense woods take half of the move", 2, 0},
    [RIVER] = {"river", "A river takes half of the move", 2, 0},
    [LOW_WALL] = {"low_wall", "A wall or hedge under 2\" takes half of the move", 2, 0},
    [BUILDING] = {"building", "Entering a building takes half of the move", 2, 0},
    [LIGHT_WOODS] = {"light_woods", "Light woods take a quarter of the move", 1, 0},
    [STREAM] = {"stream", "A stream takes a quarter of the move", 1, 0},
    [CAVALRY_WOUNDED] = {"cavalry_wounded", "Wounded cavalry loses half of the move", 2, 0},
    [FOOT_WOUNDED] = {"foot_wounded", "Wounded foot loses 1\" for each wound", 0, 1},
};
static const struct field loss_rows[] = {
    LABEL(struct loss, name, "Because of", "D12-MOV-2", "The terrain, or the wound."),
    SCALED(struct loss, lost, "of the move", 4, 0, 2, "Move lost", "D12-MOV-2", "How much of the move it takes."),
    NUMBER(struct loss, inches_per_wound, 0, 1, "Lost per wound", "D12-MOV-2", "Inches that each wound takes.",
           .unit = "inches"),
};
static const struct fields loss_fields =
    FIELDS("D12MoveLoss", "What takes a part of the move.", loss_rows, struct loss);
const struct table d12_terrain_table = {
    .name = "terrain",
    .title = "Terrain and wounds",
    .doc = "What takes a part of the move.",
    .clause = "D12-MOV-2",
    .row = &loss_fields,
    .rows = losses,
    .count = LOSSES,
};

CHOICES(d12_flights, "D12Flight", D12_FLIGHT_VALUES);
LOCAL_CHOICES(modes, "D12MovementMode", D12_MODE_VALUES);
const struct field d12_terrain_item =
    ITEM_CHOICE(terrains, "Terrain", "D12-MOV-2", "Terrain that is crossed or entered.");

static const struct field input_rows[] = {
    CHOICE(struct d12_movement_input, kind, d12_kinds, "Kind", "D12-MOV-1", "Foot or cavalry."),
    CHOICE(struct d12_movement_input, mode, modes, "How", "D12-MOV-1",
           "How the figure moves. Cavalry does not crawl; wounded foot does not run.", DEFAULT(D12_WALK)),
    NUMBER(struct d12_movement_input, wounds, 0, D12_WOUNDS_MAX, "Wounds", "D12-MOV-2",
           "Wounds that the figure has taken.", .unit = "wounds", DEFAULT(0)),
    LIST(struct d12_movement_input, terrain, int32_t, d12_terrain_item, terrain_count, 0, D12_TERRAIN_MAX, "Terrain",
         "A-D12-19",
         "Each terrain that is crossed or entered; one that is met twice stands twice. For walls of 2\" and more the "
         "source has no row: whether they can be crossed is for the players to say.",
         .presence = FIELD_DEFAULTED),
    CHOICE(struct d12_movement_input, ability, d12_abilities, "Ability", "D12-SKL-2",
           "The figure's ability. Fast mover, Shot in the leg and Runner matter here.", DEFAULT(D12_NO_ABILITY)),
    NUMBER(struct d12_movement_input, consecutive_runs, 0, D12_RUNS_MAX, "Turns run already", "D12-MOV-1",
           "In how many turns in a row, up to the last one, the figure has run or charged. It matters when it runs or "
           "charges.",
           .unit = "turns", DEFAULT(0)),
    FLAG(struct d12_movement_input, pinned, "Pinned", "D12-WND-3",
         "Whether the figure is pinned and so may do nothing."),
    CHOICE(struct d12_movement_input, gives_way, d12_flights, "Gives way", "A-D12-38",
           "Whether this is the move of a failed morale test: a pinned figure makes it, too, and nobody runs.",
           DEFAULT(D12_STAYS)),
    CHOICE(struct d12_movement_input, cover, d12_covers, "Cover at its end", "D12-SHO-5",
           "The cover that the figure is in when it has moved.", DEFAULT(D12_COVER_NONE)),
    FLAG(struct d12_movement_input, hides, "Hides at its end", "D12-MOV-4",
         "Whether the figure ends its move in base contact with terrain and hides there."),
    CHOICE(struct d12_movement_input, charged_by, d12_charged_bys, "Charged already", "D12-MOR-5",
           "By whom the enemy that it charges is being charged already. It changes nothing here, but of two charges "
           "the enemy's morale test counts the worse.",
           DEFAULT(D12_NOT_CHARGED)),
};
static const struct fields input_fields =
    FIELDS("D12MovementInput", "A figure that is about to move.", input_rows, struct d12_movement_input);

static const struct field outcome_rows[] = {
    INCHES(struct d12_movement_outcome, allowance, 24 * D12_INCH, "Move", "A-D12-19",
           "How far the figure may move, rounded down to a thousandth; that it is longer only happens under "
           "terrain_stack: multiplicative."),
};
static const struct fields outcome_fields =
    FIELDS("D12MovementOutcome", "How far a figure may move.", outcome_rows, struct d12_movement_outcome);

static bool runs(const struct d12_movement_input *move)
{
    return move->mode == D12_RUN || move->mode == D12_CHARGE;
}

WHEN(is_pinned, struct d12_movement_input, it->pinned && it->gives_way == D12_STAYS)
WHEN(crawls_mounted, struct d12_movement_input, it->mode == D12_CRAWL && it->kind == D12_CAVALRY)
WHEN(panics_otherwise, struct d12_movement_input, it->mode != D12_WALK && it->gives_way == D12_MUST_FLEE)
WHEN(runs_in_retreat, struct d12_movement_input, runs(it) && it->gives_way == D12_MUST_RETREAT)
WHEN(runs_wounded, struct d12_movement_input, runs(it) && it->kind == D12_FOOT && it->wounds > 0)

static const struct refusal refusals[] = {
    {"D12-WND-3", "A pinned figure may do nothing", is_pinned},
    {"D12-MOV-1", "Only foot may crawl", crawls_mounted},
    {"D12-MOR-2", "Who panics makes a full move: he neither crawls nor runs", panics_otherwise},
    {"A-D12-38", "Who retreats makes a move, and does not run", runs_in_retreat},
    {"D12-MOV-1", "Wounded foot may neither run nor charge", runs_wounded},
};

int32_t d12_turns_of_running(int32_t ability, int32_t kind)
{
    int32_t turns = CONSECUTIVE_RUNS;
    d12_modify_by_ability(&turns, ability, D12_TURNS_OF_RUNNING, kind, NULL);
    return turns;
}

/* Whether it has run or charged for fewer turns in a row than it may. */
static bool has_breath(const struct d12_movement_input *move, struct explanation *why)
{
    int32_t turns = CONSECUTIVE_RUNS;
    if (!runs(move) || move->consecutive_runs < turns)
        return true;
    explain_base(why, "D12-MOV-1", "A figure may run or charge two turns in a row", "turns in a row", turns);
    d12_modify_by_ability(&turns, move->ability, D12_TURNS_OF_RUNNING, move->kind, why);
    if (move->consecutive_runs < turns)
        return true;
    explain_judged(why, "D12-MOV-1", "The figure would run or charge for more turns in a row than it may",
                   move->consecutive_runs + 1, turns, COMPARE_AT_MOST);
    return false;
}

int32_t d12_normal_move(int32_t kind)
{
    return moves[kind].move;
}

/* The allowance before terrain and wounds, in eighths. */
static int32_t whole_move(const struct d12_movement_input *move, struct explanation *why)
{
    static const char *const texts[] = {
        [D12_CRAWL] = "Crawling halves the move",
        [D12_RUN] = "Running doubles the move",
        [D12_CHARGE] = "Charging doubles the move",
    };
    int32_t inches = d12_normal_move(move->kind);
    explain_base(why, "D12-MOV-1", move->kind == D12_FOOT ? "Foot moves 5\"" : "Cavalry moves 10\"", "inches", inches);
    d12_modify_by_ability(&inches, move->ability, D12_WHEN_MOVING, move->kind, why);
    int32_t eighths = inches * EIGHTHS;
    if (move->mode == D12_WALK)
        return eighths;
    eighths = runs(move) ? eighths * 2 : eighths / 2;
    explain_total_parts(why, "D12-MOV-1", texts[move->mode], eighths - inches * EIGHTHS, eighths, EIGHTHS);
    return eighths;
}

/* A move of numerator/denominator eighths while it is reduced. */
struct reduction {
    int32_t whole; /* before any loss */
    int32_t numerator, denominator;
    bool multiplies;
    int64_t shown; /* what is left, in thousandths of an inch, as the reasons show it */
    struct explanation *why;
};

/* A loss is shown as the difference that it makes, rounded like the outcome. */
static void explain_left(struct reduction *move, const char *text)
{
    int64_t left = thousandths_of_parts(move->numerator, move->denominator * EIGHTHS);
    explain_total_parts(move->why, "D12-MOV-2", text, left - move->shown, left, D12_INCH);
    move->shown = left;
}

static void lose_quarters(struct reduction *move, const struct loss *loss)
{
    if (move->multiplies) {
        move->numerator *= 4 - loss->lost;
        move->denominator *= 4;
    } else {
        move->numerator -= move->whole * loss->lost / 4; /* exact: every whole move is a multiple of 4 eighths */
    }
    explain_left(move, loss->text);
}

static void lose_by_wounds(struct reduction *move, int32_t kind, int32_t wounds)
{
    if (wounds == 0)
        return;
    if (kind == D12_CAVALRY) {
        lose_quarters(move, &losses[CAVALRY_WOUNDED]);
        return;
    }
    int32_t inches = losses[FOOT_WOUNDED].inches_per_wound * wounds;
    move->numerator -= inches * EIGHTHS * move->denominator;
    explain_left(move, losses[FOOT_WOUNDED].text);
}

static int32_t common_divisor(int32_t a, int32_t b)
{
    while (b != 0) {
        int32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

enum ruling_status d12_movement(const struct d12_movement_input *move, const struct d12_options *options,
                                struct explanation *why, struct d12_movement_outcome *ret)
{
    if (IS_REFUSED(refusals, move, why) || !has_breath(move, why))
        return RULING_NOT_PERMITTED;
    int32_t whole = whole_move(move, why);
    struct reduction left = {.whole = whole,
                             .numerator = whole,
                             .denominator = 1,
                             .multiplies = options->terrain_stack == D12_TERRAIN_MULTIPLICATIVE,
                             .shown = thousandths_of_parts(whole, EIGHTHS),
                             .why = why};
    for (int32_t i = 0; i < move->terrain_count; i++)
        lose_quarters(&left, &losses[move->terrain[i]]);
    lose_by_wounds(&left, move->kind, move->wounds);
    if (left.numerator < 0) {
        left.numerator = 0;
        explain_left(&left, "It is never less than nothing");
    }
    int32_t divisor = common_divisor(left.denominator * EIGHTHS, left.numerator);
    ret->exact.numerator = left.numerator / divisor;
    ret->exact.denominator = left.denominator * EIGHTHS / divisor;
    ret->allowance = (int32_t)thousandths_of_parts(ret->exact.numerator, ret->exact.denominator);
    return RULING_RESOLVED;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret)
{
    (void)dice;
    return d12_movement(question->input, question->options, why, ret);
}

enum { MOVER, CHARGED };

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct d12_movement_input *move = question->input;
    const struct d12_movement_outcome *outcome = ruled;
    static const char *const verbs[] = {
        [D12_WALK] = "move", [D12_CRAWL] = "crawl", [D12_RUN] = "run", [D12_CHARGE] = "charge"};
    text_format(line, "%s may %s ", unit_called(question->units, MOVER, 0, "The figure"), verbs[move->mode]);
    text_add_thousandths(line, outcome->allowance);
    text_add(line, outcome->allowance == D12_INCH ? " inch" : " inches");
    const char *const charged = move->mode == D12_CHARGE ? unit_called(question->units, CHARGED, 0, NULL) : NULL;
    if (charged)
        text_format(line, " at %s", charged);
    text_add(line, ".");
}

/* A figure that cannot move keeps its cover. */
static bool stays(const struct d12_movement_input *move, const struct d12_options *options)
{
    struct d12_movement_outcome outcome = {.allowance = 0};
    return move->kind != FIELD_ABSENT && d12_movement(move, options, NULL, &outcome) == RULING_RESOLVED &&
           outcome.exact.numerator == 0;
}
static bool goes_somewhere(const struct unit_fact *it)
{
    return !stays(it->input, it->options);
}

static const struct unit_fills mover_fills[] = {
    D12_KNOWS_KIND("kind"),
    D12_KNOWS_WOUNDS("wounds"),
    FILLS("ability"),
    D12_KNOWS_RUNS("consecutive_runs"),
    D12_KNOWS_PINNED("pinned"),
    KNOWS("gives_way", "D12-MOR-2", "whether it gives way follows from its last test", .member = "flight"),
    ASSUMES("cover", .matters = goes_somewhere),
    {0}};
static const struct unit_fills charged_fills[] = {
    KNOWS("charged_by", "D12-MOR-1", "by whom it is charged already is on record"), {0}};

/* If it was charged twice, the charge that is worse for its morale counts. */
static int32_t charged_by(const struct d12_movement_input *move)
{
    int32_t now = move->kind == D12_CAVALRY ? D12_CHARGED_BY_CAVALRY : D12_CHARGED_BY_FOOT;
    return move->charged_by > now ? move->charged_by : now;
}

bool d12_movement_charges(const void *input)
{
    const struct d12_movement_input *move = input;
    return move->mode == D12_CHARGE;
}

/* The move after a failed test is not an action. A unit that panics has now made it; one that retreats is done once it
 * is in cover. */
static void flight_effects(const struct d12_movement_input *move, struct tabletop *tabletop)
{
    if (move->gives_way == D12_MUST_FLEE || move->cover != D12_COVER_NONE)
        unit_set(tabletop, MOVER, 0, "flight", D12_STAYS, "D12-MOR-2");
    if (move->gives_way == D12_MUST_RETREAT)
        unit_set(tabletop, MOVER, 0, "retreated", true, "D12-MOR-2");
}

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct d12_movement_input *move = question->input;
    const struct d12_movement_outcome *outcome = ruled;
    static const int32_t movements[] = {[D12_WALK] = D12_TARGET_OTHER,
                                        [D12_CRAWL] = D12_TARGET_CRAWLING,
                                        [D12_RUN] = D12_TARGET_RUNNING,
                                        [D12_CHARGE] = D12_TARGET_CHARGING};
    if (move->gives_way == D12_STAYS)
        d12_move_effects(movements[move->mode], (struct d12_whom){MOVER, 0}, tabletop);
    else
        flight_effects(move, tabletop);
    unit_set(tabletop, MOVER, 0, "hidden", move->hides, "D12-MOV-4");
    if (outcome->exact.numerator > 0 || move->cover != D12_COVER_NONE)
        unit_set(tabletop, MOVER, 0, "cover", move->cover, "D12-MOV-4");
    unit_part(tabletop, MOVER, 0, move->mode == D12_CHARGE ? CHARGED : -1, 0, "D12-HTH-1");
    if (move->mode == D12_CHARGE)
        unit_set(tabletop, CHARGED, 0, "charged_by", charged_by(move), "D12-MOR-1");
}

const struct step d12_movement_step = {
    .name = "movement",
    .title = "Movement",
    .doc = "How far a figure may move: its kind and ability, then how it moves, then what terrain and wounds take, and "
           "never less than nothing (A-D12-19).",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("terrain_stack"),
    .clauses = STRINGS("D12-MOV-1", "D12-MOV-2", "D12-WND-3", "D12-MOR-2", "D12-SKL-2", "A-D12-38"),
    .resolve = resolve,
    .summarise = say,
    .roles =
        ROWS(struct unit_role,
             [MOVER] = ROLE("mover", "The unit that moves.", "", mover_fills, .in_play = true, .opposed = 1,
                            .no_deed = D12_BY_FIGURES),
             [CHARGED] = ROLE("charged", "The unit that it charges, when it charges.", "", charged_fills,
                              .in_play = true, .passive = true, .optional = true, .opposed = 2, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
