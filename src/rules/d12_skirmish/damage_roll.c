/* damage-roll: what a hit does (D12-WND-1 to 4). Its parts also wound figures in the exchanges. */
#include "body.h"
#include "d12_roster.h"
#include "ends.h"

enum { FALL_HURTS_ON = 10, CLOSE_RANGE = 1 };

static const struct d12_wound_row foot_rows[] = {
    {12, 12, D12_HEAD_SHOT, 0, D12_NO_FALL},
    {10, 11, D12_CHEST_HIT, 2, D12_NO_FALL},
    {3, 9, D12_MINOR_HIT, 1, D12_NO_FALL},
    {1, 2, D12_PINNED, 0, D12_NO_FALL},
};
static const struct d12_wound_row cavalry_rows[D12_WOUND_ROWS] = {
    {12, 12, D12_HEAD_SHOT, 0, D12_NO_FALL},   {10, 11, D12_CHEST_HIT, 2, D12_FALL_KILLS},
    {5, 9, D12_MINOR_HIT, 1, D12_FALL_WOUNDS}, {3, 4, D12_MINOR_HIT, 1, D12_NO_FALL},
    {1, 2, D12_PINNED, 0, D12_NO_FALL},
};
enum { HEAD_SHOT, CHEST_HIT }; /* of both tables the first two rows */

/* The table of foot or cavalry. */
static const struct {
    const struct d12_wound_row *rows;
    int32_t count;
    const char *clause;
} tables[D12_KINDS] = {
    [D12_FOOT] = {foot_rows, FIELDS_COUNT(foot_rows), "D12-WND-1"},
    [D12_CAVALRY] = {cavalry_rows, FIELDS_COUNT(cavalry_rows), "D12-WND-2"},
};

static const struct choice hurt_list[] = {
    [D12_HEAD_SHOT] = {"head_shot", "Head shot: dead"},
    [D12_CHEST_HIT] = {"chest_hit", "Chest hit: two wounds"},
    [D12_MINOR_HIT] = {"minor_hit", "Minor hit: one wound"},
    [D12_PINNED] = {"pinned", "Pinned: no wound"},
};
static const struct choices hurts = {"D12Wound", hurt_list, D12_HURTS};

static const struct choice fall_list[] = {
    [D12_NO_FALL] = {"none", "The rider keeps his seat"},
    [D12_FALL_KILLS] = {"dead_on_10", "Thrown from the horse: another die, dead on 10 or more"},
    [D12_FALL_WOUNDS] = {"wound_on_10", "Thrown from the horse: another die, one more wound on 10 or more"},
};
static const struct choices falls = {"D12Fall", fall_list, 3};

static const struct field row_list[] = {
    {NAMED("lo", "From", NULL, "The lowest roll, modifiers included."), NUMBER(struct d12_wound_row, lo, 1, D12_SIDES)},
    {NAMED("hi", "To", NULL, "The highest roll, modifiers included."), NUMBER(struct d12_wound_row, hi, 1, D12_SIDES)},
    {NAMED("result", "Effect", NULL, "What the hit does."), CHOICE(struct d12_wound_row, result, hurts)},
    {NAMED("wounds", "Wounds", NULL, "How many wounds it makes, where it does not kill."), .unit = "wounds",
     NUMBER(struct d12_wound_row, wounds, 0, 2)},
    {NAMED("fall", "Thrown", NULL, "Whether the rider is thrown."), CHOICE(struct d12_wound_row, fall, falls)},
};
static const struct fields row_fields =
    FIELDS("D12WoundRow", "A line of a wound table.", row_list, struct d12_wound_row);
const struct table d12_wounds_foot_table = {
    .name = "wounds-foot",
    .title = "Wounds of foot",
    .doc = "What a hit does to a figure on foot.",
    .clause = "D12-WND-1",
    .row = &row_fields,
    .rows = foot_rows,
    .count = FIELDS_COUNT(foot_rows),
};
const struct table d12_wounds_cavalry_table = {
    .name = "wounds-cavalry",
    .title = "Wounds of cavalry",
    .doc = "What a hit does to a mounted figure.",
    .clause = "D12-WND-2",
    .row = &row_fields,
    .rows = cavalry_rows,
    .count = FIELDS_COUNT(cavalry_rows),
};

static const struct field input_list[] = {
    {NAMED("kind", "Kind", "D12-WND-1", "Foot or cavalry: which table is rolled on."),
     CHOICE(struct d12_damage_roll_input, kind, d12_kinds)},
    {NAMED("close_range", "Close range", "D12-WND-4",
           "Whether the shot was fired at close range. Never so for a weapon that exploded (A-D12-12)."),
     FLAG(struct d12_damage_roll_input, close_range)},
    BODY_ABILITY(struct d12_damage_roll_input, body.,
                 "The ability of the figure that is hit. Tough as old boots and Campaign wound matter here."),
    BODY_GAME(struct d12_damage_roll_input, body.),
    BODY_OFFICER(struct d12_damage_roll_input, body.),
    BODY_WOUNDS(struct d12_damage_roll_input, body.),
    BODY_WOUNDS_MAX(struct d12_damage_roll_input, body.),
};
static const struct fields input_fields =
    FIELDS("D12DamageRollInput", "A figure that is hit.", input_list, struct d12_damage_roll_input);

static const struct field outcome_list[] = {
    {NAMED("modifier", "Modifier", "D12-WND-4",
           "What was added to the roll; it is never added to the die of a fall "
           "(A-D12-13)."),
     NUMBER(struct d12_damage_roll_outcome, modifier, -1, 1)},
    {NAMED("result", "Effect", "A-D12-10", "What the hit does. A roll of 12 is a head shot, natural or modified."),
     CHOICE(struct d12_damage_roll_outcome, result, hurts)},
    {NAMED("wounds", "New wounds", "D12-WND-1", "Wounds that the hit made, a fall included."), .unit = "wounds",
     NUMBER(struct d12_damage_roll_outcome, wounds, 0, 2)},
    {NAMED("wounds_taken", "Wounds now", "A-D12-23", "All wounds that the figure has now."), .unit = "wounds",
     NUMBER(struct d12_damage_roll_outcome, wounds_taken, 0, D12_WOUNDS_MAX + 2)},
    {NAMED("thrown", "Thrown", "D12-WND-2", "Whether the rider was thrown from the horse."),
     FACT(struct d12_damage_roll_outcome, thrown)},
    {NAMED("dead", "Dead", "A-D12-23", "Whether the figure is dead: by the roll, by the fall or by its wounds."),
     FACT(struct d12_damage_roll_outcome, dead)},
    {NAMED("pinned_next", "Pinned", "D12-WND-3", "Whether the figure does nothing at its next activation."),
     FACT(struct d12_damage_roll_outcome, pinned_next)},
};
static const struct fields outcome_fields =
    FIELDS("D12DamageRollOutcome", "What a hit did.", outcome_list, struct d12_damage_roll_outcome);

/* The line that a face gives. A natural 12 always kills; beyond the table the end rows hold (A-D12-11). */
static int32_t row_of_face(int32_t kind, int32_t face, int32_t modifier)
{
    int32_t total = face == D12_SIDES ? face : face + modifier, row = 0;
    total = total < 1 ? 1 : total > D12_SIDES ? D12_SIDES : total;
    while (total < tables[kind].rows[row].lo)
        row++;
    return row;
}

int32_t d12_wound_modifier(bool close_range, int32_t ability, struct explanation *why)
{
    int32_t modifier = 0;
    if (close_range)
        d12_modify(&modifier, "D12-WND-4", "Close range adds 1 to the wound roll", CLOSE_RANGE, why);
    d12_modify_by_ability(&modifier, ability, D12_WHEN_HURT, D12_FOOT, why);
    return modifier;
}

/* The line of the table that counts a hit: in an exchange all that kill at once are one, for nobody asks which it was.
 */
static int32_t counted_row(const struct d12_wound_row *rows, int32_t row, int32_t wounds_left, enum d12_detail detail)
{
    return detail == D12_DEATH_IS_DEATH && rows[row].wounds >= wounds_left ? HEAD_SHOT : row;
}

static void explain_row(struct explanation *why, int32_t kind, const struct d12_wound_row *row, int32_t figures,
                        int32_t modifier)
{
    static const char *const thrown_texts[] = {
        [D12_FALL_KILLS] = "Chest hit: two wounds, and thrown from the horse",
        [D12_FALL_WOUNDS] = "Minor hit: one wound, and thrown from the horse",
    };
    if (row->result == D12_HEAD_SHOT && modifier != 0)
        explain_value(why, "D12-WND-4", "A roll of 12 always kills, natural or modified (A-D12-10)", figures);
    else
        explain_value(why, tables[kind].clause,
                      row->fall == D12_NO_FALL ? hurt_list[row->result].doc : thrown_texts[row->fall], figures);
}

/* Riders who are thrown and still live roll for their fall: who is hurt worse comes first. */
static int32_t fall(const struct d12_wound_row *row, int32_t wounds_left, struct d12_harm harm, struct dice *dice,
                    struct explanation *why, struct d12_harm ret[D12_HARMS_MAX])
{
    int32_t hurt = dice_hits(dice, "fall", harm.figures, D12_SIDES, FALL_HURTS_ON), harms = 0;
    struct d12_harm worse = harm;
    worse.figures = hurt;
    harm.figures -= hurt;
    if (row->fall == D12_FALL_KILLS) {
        explain_value(why, "D12-WND-2", "The fall kills on 10 or more", hurt);
        worse.dead = true;
    } else {
        explain_value(why, "D12-WND-2", "The fall is one more wound on 10 or more", hurt);
        worse.wounds++;
        worse.dead = worse.wounds >= wounds_left;
    }
    if (worse.figures > 0)
        ret[harms++] = worse;
    if (harm.figures > 0)
        ret[harms++] = harm;
    return harms;
}

void d12_throw_wounds(const struct d12_hits *hits, struct dice *dice, int32_t ret_counts[D12_WOUND_ROWS])
{
    struct dice_band bands[D12_SIDES];
    const struct d12_wound_row *rows = tables[hits->kind].rows;
    for (int32_t face = 1; face <= D12_SIDES; face++) {
        int32_t row = row_of_face(hits->kind, face, hits->modifier);
        bands[face - 1] = (struct dice_band){face, face, counted_row(rows, row, hits->wounds_left, hits->detail)};
    }
    for (int32_t row = tables[hits->kind].count; row < D12_WOUND_ROWS; row++)
        ret_counts[row] = 0;
    dice_tally(dice, "wound", hits->figures, D12_SIDES, bands, D12_SIDES, ret_counts, tables[hits->kind].count);
}

bool d12_falls(const struct d12_hits *hits, int32_t row, int32_t figures)
{
    if (figures == 0)
        return false;
    const struct d12_wound_row *line = &tables[hits->kind].rows[row];
    return line->fall != D12_NO_FALL && line->wounds < hits->wounds_left;
}

int32_t d12_suffer(const struct d12_hits *hits, int32_t row, int32_t figures, struct dice *dice,
                   struct explanation *why, struct d12_harm ret[D12_HARMS_MAX])
{
    if (figures == 0)
        return 0;
    const struct d12_wound_row *rows = tables[hits->kind].rows, *line = &rows[row];
    bool merged = counted_row(rows, CHEST_HIT, hits->wounds_left, hits->detail) != CHEST_HIT;
    const struct d12_harm harm = {.figures = figures,
                                  .result = line->result,
                                  .wounds = line->wounds,
                                  .thrown = line->fall != D12_NO_FALL,
                                  .dead = line->result == D12_HEAD_SHOT || line->wounds >= hits->wounds_left};
    if (row == HEAD_SHOT && merged)
        explain_value(why, tables[hits->kind].clause, "Killed by a head shot or by the wounds", figures);
    else
        explain_row(why, hits->kind, line, figures, hits->modifier);
    if (d12_falls(hits, row, figures))
        return fall(line, hits->wounds_left, harm, dice, why, ret);
    ret[0] = harm;
    return 1;
}

struct d12_harm d12_hit_figure(int32_t kind, const struct d12_body *body, bool close_range, enum d12_detail detail,
                               struct dice *dice, struct explanation *why)
{
    struct d12_harm harms[D12_HARMS_MAX]; /* one figure suffers one kind of harm */
    struct d12_hits hits = {.kind = kind, .figures = 1, .detail = detail};
    int32_t counts[D12_WOUND_ROWS], row = 0;
    hits.wounds_left = d12_explain_wounds_allowed(body, why) - body->wounds;
    hits.modifier = d12_wound_modifier(close_range, body->ability, why);
    d12_throw_wounds(&hits, dice, counts);
    while (row < D12_WOUND_ROWS - 1 && counts[row] == 0)
        row++;
    d12_suffer(&hits, row, 1, dice, why, harms);
    return harms[0];
}

static void check(const struct question *question, struct violations *violations)
{
    const struct d12_damage_roll_input *input = question->input;
    d12_body_check(&input->body, "/input/wounds", violations);
}

static void explain_end(const struct d12_damage_roll_outcome *outcome, struct explanation *why)
{
    if (outcome->dead && outcome->wounds > 0 && outcome->result != D12_HEAD_SHOT)
        explain_value(why, "D12-WND-0", "The figure is dead", outcome->wounds_taken);
    if (!outcome->dead)
        explain(why, "D12-WND-3",
                outcome->thrown ? "Pinned for the next activation; then on foot, or a turn to remount"
                                : "Pinned for the next activation");
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct d12_damage_roll_input *input = question->input;
    struct d12_damage_roll_outcome *outcome = ret_outcome;
    const struct d12_harm harm = d12_hit_figure(input->kind, &input->body, input->close_range, D12_EACH_ROW, dice, why);
    outcome->modifier = d12_wound_modifier(input->close_range, input->body.ability, NULL);
    outcome->result = harm.result;
    outcome->wounds = harm.wounds;
    outcome->wounds_taken = input->body.wounds + harm.wounds;
    outcome->thrown = harm.thrown;
    outcome->dead = harm.dead;
    outcome->pinned_next = !harm.dead;
    explain_end(outcome, why);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct d12_damage_roll_outcome *outcome = ruled;
    text_add(line, hurt_list[outcome->result].doc);
    if (outcome->thrown)
        text_add(line, ", thrown from the horse");
    if (outcome->dead && outcome->result != D12_HEAD_SHOT)
        text_add(line, "; the figure is dead");
    else if (!outcome->dead)
        text_format(line, "; %d in all, and no action at the next activation", outcome->wounds_taken);
    text_add(line, ".");
}

HOLDS(dead, struct d12_damage_roll_outcome, outcome->dead)
HOLDS(wounded, struct d12_damage_roll_outcome, outcome->wounds > 0 && !outcome->dead)
HOLDS(thrown, struct d12_damage_roll_outcome, outcome->thrown)

static const struct step_end step_ends[] = {
    END(dead, "The figure is dead"),
    END(wounded, "The figure is wounded and lives"),
    END(thrown, "The rider is thrown"),
    NO_MORE_ENDS,
};

/* Hits at close range come first; whose turn it really is, the question may say. */
static int32_t close_hit(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->close_hits > 0 ? true : known->hits > 0 ? false : FIELD_ABSENT;
}

static const struct unit_fills target_fills[] = {FILLS_BY("kind", d12_roster_kind), FILLS_BY("close_range", close_hit),
                                                 D12_BODY_FILLS, NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("target", "The unit of the figure that is hit.", "", target_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct d12_damage_roll_input *input = question->input;
    const struct d12_damage_roll_outcome *outcome = ruled;
    const struct d12_hurting hurting = {.killed = outcome->dead,
                                        .wounds = outcome->dead ? 0 : outcome->wounds,
                                        .pinned = outcome->pinned_next,
                                        .thrown = outcome->thrown && !outcome->dead};
    (void)status; /* it is always answered */
    effect_add(effects, 0, 0, input->close_range ? "close_hits" : "hits", -1, "D12-WND-1");
    d12_hurt_effects(&hurting, &input->body, (struct d12_whom){0, 0}, effects);
}

static const char *const options[] = {NULL};
static const char *const clauses[] = {"D12-WND-0", "D12-WND-1", "D12-WND-2", "D12-WND-3",
                                      "D12-WND-4", "D12-SKL-2", NULL};

const struct step d12_damage_roll_step = {
    .name = "damage-roll",
    .title = "Wound roll",
    .doc = "What a hit does to a figure, on the table of foot or of cavalry. Also for a firer whose weapon exploded, "
           "without the +1 of close range (A-D12-12).",
    .family = "damage-roll",
    .dice = "D12; another D12 for a rider who is thrown and still lives",
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
