/* damage-roll: the harm of a hit (D12-WND-1 to 4). The exchanges use its parts to wound figures. */
#include "rulesets/d12_skirmish/d12_roster.h"

enum { FALL_HURTS_ON = 10 };

#define HURT_VALUES(X)                                                                                                 \
    X(HEAD_SHOT, "head_shot", "Head shot: dead")                                                                       \
    X(CHEST_HIT, "chest_hit", "Chest hit: two wounds")                                                                 \
    X(MINOR_HIT, "minor_hit", "Minor hit: one wound")                                                                  \
    X(PINNED, "pinned", "Pinned: no wound")
ENUM(hurt, HURT_VALUES, HURTS);
LOCAL_CHOICES(hurts, "D12Wound", HURT_VALUES);

#define FALL_VALUES(X)                                                                                                 \
    X(NO_FALL, "none", "The rider keeps his seat")                                                                     \
    X(FALL_KILLS, "dead_on_10", "Thrown from the horse: another die, dead on 10 or more")                              \
    X(FALL_WOUNDS, "wound_on_10", "Thrown from the horse: another die, one more wound on 10 or more")
ENUM(fall, FALL_VALUES, FALLS);
LOCAL_CHOICES(falls, "D12Fall", FALL_VALUES);

/* A line of the tables. */
struct damage_line {
    int32_t lo, hi; /* of the modified roll */
    int32_t result; /* enum hurt */
    int32_t wounds;
    int32_t fall; /* enum fall: whether the rider is thrown, and what a 10+ then does */
};

static const struct damage_line foot_lines[] = {
    {12, 12, HEAD_SHOT, 0, NO_FALL},
    {10, 11, CHEST_HIT, 2, NO_FALL},
    {3, 9, MINOR_HIT, 1, NO_FALL},
    {1, 2, PINNED, 0, NO_FALL},
};
static const struct damage_line cavalry_lines[D12_WOUND_LINES] = {
    {12, 12, HEAD_SHOT, 0, NO_FALL}, {10, 11, CHEST_HIT, 2, FALL_KILLS}, {5, 9, MINOR_HIT, 1, FALL_WOUNDS},
    {3, 4, MINOR_HIT, 1, NO_FALL},   {1, 2, PINNED, 0, NO_FALL},
};
enum { HEAD_SHOT_LINE, CHEST_HIT_LINE }; /* the first two rows of both tables */

/* The table of foot or cavalry. */
static const struct {
    const struct damage_line *rows;
    int32_t count;
    const char *clause;
} tables[D12_KINDS] = {
    [D12_FOOT] = {foot_lines, FIELDS_COUNT(foot_lines), "D12-WND-1"},
    [D12_CAVALRY] = {cavalry_lines, FIELDS_COUNT(cavalry_lines), "D12-WND-2"},
};

static const struct field line_rows[] = {
    NUMBER(struct damage_line, lo, 1, D12_SIDES, "From", NULL, "The lowest roll, modifiers included."),
    NUMBER(struct damage_line, hi, 1, D12_SIDES, "To", NULL, "The highest roll, modifiers included."),
    CHOICE(struct damage_line, result, hurts, "Effect", NULL, "What the hit does."),
    NUMBER(struct damage_line, wounds, 0, 2, "Wounds", NULL, "How many wounds it makes, where it does not kill.",
           .unit = "wounds"),
    CHOICE(struct damage_line, fall, falls, "Thrown", NULL, "Whether the rider is thrown."),
};
static const struct fields line_fields =
    FIELDS("D12WoundRow", "A line of a wound table.", line_rows, struct damage_line);
const struct table d12_wounds_foot_table = {
    .name = "wounds-foot",
    .title = "Wounds of foot",
    .doc = "What a hit does to a figure on foot.",
    .clause = "D12-WND-1",
    .row = &line_fields,
    .rows = foot_lines,
    .count = FIELDS_COUNT(foot_lines),
};
const struct table d12_wounds_cavalry_table = {
    .name = "wounds-cavalry",
    .title = "Wounds of cavalry",
    .doc = "What a hit does to a mounted figure.",
    .clause = "D12-WND-2",
    .row = &line_fields,
    .rows = cavalry_lines,
    .count = FIELDS_COUNT(cavalry_lines),
};

struct input {
    int32_t kind;
    bool close_range;
    struct d12_body body;
};
static const struct field input_rows[] = {
    CHOICE(struct input, kind, d12_kinds, "Kind", "D12-WND-1", "Foot or cavalry: which table is rolled on."),
    FLAG(struct input, close_range, "Close range", "D12-WND-4",
         "Whether the shot was fired at close range. Never so for a weapon that exploded (A-D12-12)."),
    BODY_ROWS(struct input, body.,
              "The ability of the figure that is hit. Tough as old boots and Campaign wound matter here."),
};
static const struct fields input_fields =
    FIELDS("D12DamageRollInput", "A figure that is hit.", input_rows, struct input);

struct outcome {
    int32_t modifier, result, wounds, wounds_taken;
    bool thrown, dead, pinned_next;
};
static const struct field outcome_rows[] = {
    NUMBER(struct outcome, modifier, -1, 1, "Modifier", "D12-WND-4",
           "What was added to the roll; it is never added to the die of a fall (A-D12-13)."),
    CHOICE(struct outcome, result, hurts, "Effect", "A-D12-10",
           "What the hit does. A roll of 12 is a head shot, natural or modified."),
    NUMBER(struct outcome, wounds, 0, 2, "New wounds", "D12-WND-1", "Wounds that the hit made, a fall included.",
           .unit = "wounds"),
    NUMBER(struct outcome, wounds_taken, 0, D12_WOUNDS_MAX + 2, "Wounds now", "A-D12-23",
           "All wounds that the figure has now.", .unit = "wounds"),
    FACT(struct outcome, thrown, "Thrown", "D12-WND-2", "Whether the rider was thrown from the horse."),
    FACT(struct outcome, dead, "Dead", "A-D12-23",
         "Whether the figure is dead: by the roll, by the fall or by its wounds."),
    FACT(struct outcome, pinned_next, "Pinned", "D12-WND-3", "Whether the figure does nothing at its next activation."),
};
static const struct fields outcome_fields =
    FIELDS("D12DamageRollOutcome", "What a hit did.", outcome_rows, struct outcome);

/* The line of a face. A natural 12 always kills; beyond the table the end rows apply (A-D12-11). */
static int32_t row_of_face(int32_t kind, int32_t face, int32_t modifier)
{
    int32_t total = face == D12_SIDES ? face : face + modifier, row = 0;
    total = total < 1 ? 1 : total > D12_SIDES ? D12_SIDES : total;
    while (total < tables[kind].rows[row].lo)
        row++;
    return row;
}

/* A wound roll whose modifiers are added up. */
struct wounding {
    bool close_range;
};
WHEN(close_range, struct wounding, it->close_range)
static const struct modifier modifiers[] = {
    {"close_range", "D12-WND-4", "Close range adds 1 to the wound roll", 1, close_range},
};

int32_t d12_wound_modifier(bool is_close_range, int32_t ability, struct explanation *why)
{
    const struct wounding it = {.close_range = is_close_range};
    int32_t modifier = 0;
    explain_resume(why, "wound roll");
    MODIFY(modifiers, &it, &modifier, why);
    d12_modify_by_ability(&modifier, ability, D12_WHEN_HURT, D12_FOOT, why);
    return modifier;
}

/* The line that counts a hit: in an exchange all lines that kill outright are one, since nobody asks which it was. */
static int32_t counted_row(const struct damage_line *rows, int32_t row, int32_t wounds_left, enum d12_detail detail)
{
    return detail == D12_DEATH_IS_DEATH && rows[row].wounds >= wounds_left ? HEAD_SHOT_LINE : row;
}

static void explain_row(struct explanation *why, int32_t kind, const struct damage_line *row, int32_t figures,
                        int32_t modifier)
{
    static const char *const thrown_texts[] = {
        [FALL_KILLS] = "Chest hit: two wounds, and thrown from the horse",
        [FALL_WOUNDS] = "Minor hit: one wound, and thrown from the horse",
    };
    if (row->result == HEAD_SHOT && modifier != 0)
        explain_count(why, "D12-WND-4", "A roll of 12 always kills, natural or modified", figures);
    else
        explain_count(why, tables[kind].clause,
                      row->fall == NO_FALL ? hurts_list[row->result].doc : thrown_texts[row->fall], figures);
}

/* Thrown riders who are alive roll for their fall; the worst wounded come first. */
static int32_t fall(const struct damage_line *row, int32_t wounds_left, struct d12_harm harm, struct dice *dice,
                    struct explanation *why, struct d12_harm ret[D12_HARMS_MAX])
{
    int32_t hurt = dice_hits(dice, row->fall == FALL_KILLS ? "fall, chest hit" : "fall, minor hit", harm.figures,
                             D12_SIDES, FALL_HURTS_ON),
            harms = 0;
    struct d12_harm worse = harm;
    worse.figures = hurt;
    harm.figures -= hurt;
    if (row->fall == FALL_KILLS) {
        explain_count(why, "D12-WND-2", "The fall kills on 10 or more", hurt);
        worse.dead = true;
    } else {
        explain_count(why, "D12-WND-2", "The fall is one more wound on 10 or more", hurt);
        worse.wounds++;
        worse.dead = worse.wounds >= wounds_left;
    }
    if (worse.figures > 0)
        ret[harms++] = worse;
    if (harm.figures > 0)
        ret[harms++] = harm;
    return harms;
}

/* The lines that neither kill nor throw a rider whom the fall may kill. */
static uint32_t lines_without_death(const struct d12_hits *hits)
{
    uint32_t lines = 0;
    for (int32_t row = 0; row < tables[hits->kind].count; row++) {
        const struct damage_line *line = &tables[hits->kind].rows[row];
        bool falls_to_death =
            line->fall == FALL_KILLS || (line->fall == FALL_WOUNDS && line->wounds + 1 >= hits->wounds_left);
        if (line->result != HEAD_SHOT && line->wounds < hits->wounds_left && !falls_to_death)
            lines |= UINT32_C(1) << row;
    }
    return lines;
}

void d12_throw_wounds(const struct d12_hits *hits, struct dice *dice, int32_t ret_counts[D12_WOUND_LINES])
{
    static const char *const words[D12_KINDS][D12_WOUND_LINES] = {
        [D12_FOOT] = {"head shot", "chest hit", "minor hit", "pinned"},
        [D12_CAVALRY] = {"head shot", "chest hit, thrown", "minor hit, thrown", "minor hit", "pinned"},
    };
    /* The same with all lines that kill outright as one. */
    static const char *const deadly_words[D12_KINDS][D12_WOUND_LINES] = {
        [D12_FOOT] = {"killed", "chest hit", "minor hit", "pinned"},
        [D12_CAVALRY] = {"killed", "chest hit, thrown", "minor hit, thrown", "minor hit", "pinned"},
    };
    struct dice_band bands[D12_SIDES];
    const struct damage_line *rows = tables[hits->kind].rows;
    for (int32_t face = 1; face <= D12_SIDES; face++) {
        int32_t row = row_of_face(hits->kind, face, hits->modifier);
        bands[face - 1] = (struct dice_band){face, face, counted_row(rows, row, hits->wounds_left, hits->detail)};
    }
    for (int32_t row = tables[hits->kind].count; row < D12_WOUND_LINES; row++)
        ret_counts[row] = 0;
    if (hits->only_killed)
        dice_ignore(dice, lines_without_death(hits));
    dice_read_as(dice, (hits->detail == D12_DEATH_IS_DEATH ? deadly_words : words)[hits->kind]);
    dice_tally(dice, "wound", hits->figures, D12_SIDES, bands, D12_SIDES, ret_counts, tables[hits->kind].count);
}

bool d12_falls(const struct d12_hits *hits, int32_t row, int32_t figures)
{
    if (figures == 0)
        return false;
    const struct damage_line *line = &tables[hits->kind].rows[row];
    return line->fall != NO_FALL && line->wounds < hits->wounds_left;
}

int32_t d12_suffer(const struct d12_hits *hits, int32_t row, int32_t figures, struct dice *dice,
                   struct explanation *why, struct d12_harm ret[D12_HARMS_MAX])
{
    if (figures == 0)
        return 0;
    const struct damage_line *rows = tables[hits->kind].rows, *line = &rows[row];
    bool merged = counted_row(rows, CHEST_HIT_LINE, hits->wounds_left, hits->detail) != CHEST_HIT_LINE;
    const struct d12_harm harm = {.figures = figures,
                                  .result = line->result,
                                  .wounds = line->wounds,
                                  .thrown = line->fall != NO_FALL,
                                  .dead = line->result == HEAD_SHOT || line->wounds >= hits->wounds_left};
    if (row == HEAD_SHOT_LINE && merged)
        explain_count(why, tables[hits->kind].clause, "Killed by a head shot or by the wounds", figures);
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
    struct d12_harm harms[D12_HARMS_MAX]; /* a figure suffers one kind of harm */
    struct d12_hits hits = {.kind = kind, .figures = 1, .detail = detail};
    int32_t counts[D12_WOUND_LINES], row = 0;
    hits.wounds_left = d12_explain_wounds_allowed(body, why) - body->wounds;
    hits.modifier = d12_wound_modifier(close_range, body->ability, why);
    d12_throw_wounds(&hits, dice, counts);
    while (row < D12_WOUND_LINES - 1 && counts[row] == 0)
        row++;
    d12_suffer(&hits, row, 1, dice, why, harms);
    return harms[0];
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    d12_body_check(&input->body, "/input/wounds", violations);
}

static void explain_end(const struct outcome *outcome, int32_t allowed, struct explanation *why)
{
    if (outcome->dead && outcome->wounds_taken >= allowed && outcome->result != HEAD_SHOT)
        explain_judged(why, "D12-WND-0", "The figure is dead of its wounds", outcome->wounds_taken, allowed,
                       COMPARE_AT_LEAST);
    if (!outcome->dead)
        explain(why, "D12-WND-3",
                outcome->thrown ? "Pinned for the next activation; then on foot, or a turn to remount"
                                : "Pinned for the next activation");
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    struct outcome *ret = ruled;
    dice_for(dice, 0, 0);
    const struct d12_harm harm = d12_hit_figure(input->kind, &input->body, input->close_range, D12_EACH_ROW, dice, why);
    ret->modifier = d12_wound_modifier(input->close_range, input->body.ability, NULL);
    ret->result = harm.result;
    ret->wounds = harm.wounds;
    ret->wounds_taken = input->body.wounds + harm.wounds;
    ret->thrown = harm.thrown;
    ret->dead = harm.dead;
    ret->pinned_next = !harm.dead;
    explain_end(ret, d12_wounds_allowed(&input->body), why);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    static const char *const hits[] = {[HEAD_SHOT] = "head shot", [CHEST_HIT] = "chest hit", [MINOR_HIT] = "minor hit"};
    char room[D12_CALLED_MAX];
    const char *const whom =
        d12_figure_called(unit_called(question->units, 0, 0, NULL), "the figure", &input->body, room);
    if (outcome->result == PINNED)
        text_format(line, "The hit pinned %s without a wound", whom);
    else if (outcome->dead)
        text_format(line, "A %s killed %s", hits[outcome->result], whom);
    else
        text_format(line, "A %s wounded %s: %d %s, %d in all", hits[outcome->result], whom, outcome->wounds,
                    outcome->wounds == 1 ? "wound" : "wounds", outcome->wounds_taken);
    text_add(line, outcome->thrown && !outcome->dead ? ", and a fall from the horse" : "");
    text_add(line, outcome->dead ? "." : "; no action at the next activation.");
}

HOLDS(wounded, struct outcome, outcome->wounds > 0 && !outcome->dead)

bool d12_damage_is_close(const void *input)
{
    return ((const struct input *)input)->close_range;
}

/* Hits at close range come first; the question may say which hit it is about. */
FOUND(close_hit, struct d12_roster_unit, unit->close_hits > 0 ? true : unit->hits > 0 ? false : FIELD_ABSENT)

static const struct unit_fills target_fills[] = {
    D12_KNOWS_KIND("kind"), FILLS("close_range", .find = close_hit), D12_BODY_FILLS, {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct d12_options *options = question->options;
    const struct outcome *outcome = ruled;
    const struct d12_hurting hurting = {.killed = outcome->dead,
                                        .wounds = outcome->dead ? 0 : outcome->wounds,
                                        .pinned = outcome->pinned_next,
                                        .thrown = outcome->thrown && !outcome->dead,
                                        .losses_call = options->quarter_lost};
    unit_add(tabletop, 0, 0, input->close_range ? "close_hits" : "hits", -1, "D12-WND-1");
    d12_hurt_effects(&hurting, &input->body, (struct d12_whom){0, 0}, tabletop);
}

const struct step d12_damage_roll_step = {
    .name = "damage-roll",
    .title = "Wound roll",
    .doc = "What a hit does to a figure, on the table of foot or of cavalry. Also for a firer whose weapon exploded, "
           "without the +1 of close range (A-D12-12).",
    .family = "damage-roll",
    .dice = "D12; another D12 for a rider who is thrown and still lives",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("quarter_lost"),
    .clauses = STRINGS("D12-WND-0", "D12-WND-1", "D12-WND-2", "D12-WND-3", "D12-WND-4", "D12-SKL-2"),
    .ends = ROWS(
        struct step_end, END_IS(dead, "The figure is dead", struct outcome, dead, true),
        END(wounded, "The figure is wounded and lives", READS(struct outcome, wounds), READS(struct outcome, dead)),
        END_IS(thrown, "The rider is thrown", struct outcome, thrown, true)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("target", "The unit of the figure that is hit.", "", target_fills,
                                         .in_play = true, .passive = true, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
