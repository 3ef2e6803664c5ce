/* damage-roll: hits thrown on the club's own damage table (TT-DMG-1), and the score that they make (TT-MEL-2). The
 * sources contain no such table: without one the step cannot rule. */
#include "rulesets/tt/tt.h"

#define DAMAGE_CAUSE_VALUES(X)                                                                                         \
    X(MELEE, "melee", "A round of melee: the results are kept for its score")                                          \
    X(FIRE, "fire", "Fire: nothing is kept")
ENUM(cause, DAMAGE_CAUSE_VALUES, CAUSES);
LOCAL_CHOICES(causes, "TtDamageCause", DAMAGE_CAUSE_VALUES);

struct input {
    int32_t hits;
    int32_t cause;   /* enum cause */
    int32_t figures; /* FIELD_ABSENT: not given */
    bool has_table;
    struct tt_damage_table table;
};
static const struct field input_rows[] = {
    NUMBER(struct input, hits, 0, TT_HITS_MAX, "Hits", "TT-DMG-1", "Hits that the unit received.", .unit = "hits",
           .asked = "Hits that … suffered"),
    CHOICE(struct input, cause, causes, "Cause", "A-TT-20", "What the hits come from.", DEFAULT(MELEE)),
    NUMBER(struct input, figures, 0, TT_FIGURES_MAX, "Figures", "TT-MEL-5",
           "Figures of the unit that was hit; no more are lost.", .unit = "figures", OPTIONAL),
    TT_TABLE_ROW(struct input),
};
static const struct fields input_fields = FIELDS("TtDamageRollInput", "Hits on a unit.", input_rows, struct input);

#define RESULT_COUNT(result, name, title, doc)                                                                         \
    NUMBER_AS(struct tt_damage, counts[result], name, 0, TT_HITS_MAX, title, "TT-DMG-1", doc)
static const struct field damage_rows[] = {
    RESULT_COUNT(TT_KILL, "kills", "Kills", "Hits that kill."),
    RESULT_COUNT(TT_WOUND, "wounds", "Wounds", "Hits that wound; a wounded figure is lost, too."),
    RESULT_COUNT(TT_SUPPRESSED, "suppressed", "Suppressed", "Hits that suppress."),
    RESULT_COUNT(TT_SAVE, "saves", "Saves", "Hits that do nothing."),
    SCALED(struct tt_damage, score, "points", TT_POINT, 0, 2 * TT_POINT * TT_HITS_MAX, "Score", "TT-MEL-2",
           "Damage received as it counts in a melee."),
};
const struct fields tt_damage_fields = FIELDS("TtDamage", "What one side received.", damage_rows, struct tt_damage);

int32_t tt_damage_score(const struct tt_damage *damage)
{
    static const int32_t halves[TT_RESULTS] = {
        [TT_KILL] = 2 * TT_POINT, [TT_WOUND] = TT_POINT, [TT_SUPPRESSED] = TT_POINT / 2, [TT_SAVE] = 0};
    int32_t score = 0;
    for (int32_t result = 0; result < TT_RESULTS; result++)
        score += halves[result] * damage->counts[result];
    return score;
}

const struct tt_damage_table *tt_damage_table(const struct tt_damage_table *given, const struct tt_options *options)
{
    if (given)
        return given;
    return options->has_damage_table ? &options->damage_table : NULL;
}

/* The table's pointer in the request, for violations in its rows. */
struct table_check {
    const struct tt_damage_table *table;
    const char *pointer;
    struct violations *violations;
    int32_t row_of[TT_TABLE_SIDES_MAX + 1]; /* which row covers a face, counted from 1; 0: none */
};

static void refuse_row(const struct table_check *checking, enum umpire_error code, int32_t row, const char *member,
                       const char *message)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "%s/rows/%d%s", checking->pointer, row, member);
    violation_add(checking->violations, code, pointer, "%s", message);
}

static void check_row(struct table_check *checking, int32_t index)
{
    const struct tt_damage_table *table = checking->table;
    const struct tt_damage_row *row = &table->rows[index];
    if (row->lo > row->hi)
        refuse_row(checking, ERROR_CONFLICTING_FIELDS, index, "", "lo is higher than hi; a row goes from lo up to hi.");
    if (row->lo > table->sides)
        refuse_row(checking, ERROR_OUT_OF_RANGE, index, "/lo", "The die has no such face.");
    if (row->hi > table->sides)
        refuse_row(checking, ERROR_OUT_OF_RANGE, index, "/hi", "The die has no such face.");
    bool shared = false;
    for (int32_t face = row->lo; face <= row->hi && face <= table->sides; face++) {
        shared = shared || checking->row_of[face] != 0;
        checking->row_of[face] = index + 1;
    }
    if (shared)
        refuse_row(checking, ERROR_CONFLICTING_FIELDS, index, "", "An earlier row covers one of these faces already.");
}

void tt_damage_table_check_rows(const struct tt_damage_table *table, const char *pointer, struct violations *violations)
{
    struct table_check checking = {.table = table, .pointer = pointer, .violations = violations};
    for (int32_t index = 0; index < table->row_count; index++)
        check_row(&checking, index);
    int32_t face = 1;
    while (face <= table->sides && checking.row_of[face] != 0)
        face++;
    if (face > table->sides)
        return;
    char rows[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, rows, sizeof rows);
    text_format(&text, "%s/rows", pointer);
    violation_add(violations, ERROR_MISSING_FIELD, rows, "No row covers face %d; each face of the die needs a result.",
                  face);
}

void tt_damage_table_check(const struct tt_damage_table *given, const struct tt_options *options,
                           struct violations *violations)
{
    const struct tt_damage_table *table = tt_damage_table(given, options);
    if (table)
        tt_damage_table_check_rows(table, given ? "/input/table" : "/options/damage_table", violations);
    else
        violation_add(violations, ERROR_TABLE_REQUIRED, "/input/table",
                      "Give your damage table: its die's sides, and rows {lo, hi, result} that cover each face once; "
                      "or set the option damage_table.");
}

void tt_damage_roll(const struct tt_damage_table *table, int32_t hits, struct dice *dice, struct explanation *why,
                    struct tt_damage *ret)
{
    *ret = (struct tt_damage){.score = 0};
    if (hits == 0) {
        explain_count(why, "TT-DMG-1", "No hits, so no dice on the damage table", 0);
        return;
    }
    static const char *const words[TT_RESULTS] = {
        [TT_KILL] = "kill", [TT_WOUND] = "wound", [TT_SUPPRESSED] = "suppressed", [TT_SAVE] = "save"};
    struct dice_band bands[TT_TABLE_ROWS_MAX];
    for (int32_t row = 0; row < table->row_count; row++)
        bands[row] = (struct dice_band){
            .lo = table->rows[row].lo, .hi = table->rows[row].hi, .counter = table->rows[row].result};
    dice_read_as(dice, words);
    dice_tally(dice, "damage", hits, table->sides, bands, table->row_count, ret->counts, TT_RESULTS);
    ret->score = tt_damage_score(ret);
    explain_count(why, "TT-DMG-1", "Each hit is one die on the club's damage table", hits);
    explain_number_parts(why, "TT-MEL-2", "Score: kill 2, wound 1, suppressed ½, save 0", ret->score, TT_POINT);
}

int32_t tt_damage_lost(const struct tt_damage *damage, int32_t figures)
{
    int32_t lost = damage->counts[TT_KILL] + damage->counts[TT_WOUND];
    return figures != FIELD_ABSENT && lost > figures ? figures : lost;
}

void tt_damage_effects(const struct tt_damage *damage, int32_t figures, const struct tt_options *options, int32_t role,
                       struct tabletop *tabletop)
{
    unit_add(tabletop, role, 0, "figures", -tt_damage_lost(damage, figures), "TT-MEL-5");
    if (options->suppressed_marks == TT_SUPPRESSED_MARKS)
        unit_add(tabletop, role, 0, "suppression", damage->counts[TT_SUPPRESSED], "TT-DMG-1");
}

static const struct tt_damage_table *given_table(const struct input *input)
{
    return input->has_table ? &input->table : NULL;
}

static void check(const struct question *question, struct violations *violations)
{
    tt_damage_table_check(given_table(question->input), question->options, violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret)
{
    const struct input *input = question->input;
    dice_for(dice, 0, 0);
    tt_damage_roll(tt_damage_table(given_table(input), question->options), input->hits, dice, why, ret);
    return RULING_RESOLVED;
}

/* "; the Blues lost 2 figures, and none was left", where that is the case. */
static void say_lost(const char *target, int32_t figures, const struct tt_damage *damage, struct text *line)
{
    int32_t lost = tt_damage_lost(damage, figures);
    if (lost > 0 && lost == figures)
        text_format(line, "; %s lost %d %s, and none was left", target, lost, lost == 1 ? "figure" : "figures");
}

/* "Of 4 hits on the Blues, 2 were kills, 1 was a wound and 1 was saved: a score of 5." */
static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct input *input = question->input;
    const struct tt_damage *damage = ruled;
    static const char *const verbs[TT_RESULTS][2] = {[TT_KILL] = {"was a kill", "were kills"},
                                                     [TT_WOUND] = {"was a wound", "were wounds"},
                                                     [TT_SUPPRESSED] = {"brought suppression", "brought suppression"},
                                                     [TT_SAVE] = {"was saved", "were saved"}};
    const char *target = unit_called(question->units, 0, 0, "the unit");
    int32_t kinds = 0, listed = 0;
    if (input->hits == 0) {
        text_format(line, "There were no hits on %s.", target);
        return;
    }
    for (int32_t result = 0; result < TT_RESULTS; result++)
        kinds += damage->counts[result] > 0;
    if (input->hits == 1)
        text_format(line, "The hit on %s ", target);
    else
        text_format(line, "Of %d hits on %s, ", input->hits, target);
    for (int32_t result = 0; result < TT_RESULTS; result++) {
        if (damage->counts[result] == 0)
            continue;
        text_add(line, listed == 0 ? "" : listed + 1 == kinds ? " and " : ", ");
        if (input->hits > 1)
            text_format(line, "%d ", damage->counts[result]);
        text_add(line, verbs[result][damage->counts[result] != 1]);
        listed++;
    }
    text_add(line, ": a score of ");
    text_add_halves(line, damage->score);
    say_lost(target, unit_figures(question->units, TT_TARGET, 0, input->figures), damage, line);
    text_add(line, ".");
}

HOLDS(any_kill, struct tt_damage, outcome->counts[TT_KILL] > 0)
HOLDS(any_loss, struct tt_damage, outcome->counts[TT_KILL] + outcome->counts[TT_WOUND] > 0)

int32_t tt_damage_melee_hits(const void *input)
{
    const struct input *asked = input;
    return asked->cause == MELEE ? asked->hits : 0;
}

static const struct unit_fills target_fills[] = {
    AT_MOST("figures", "TT-MEL-5", "it has fewer figures left than that", "it has no figure left"), {0}};

static const struct unit_fills opponent_fills[] = {KNOWS("cause", "A-TT-20",
                                                         "what an opponent did to it is damage of a melee",
                                                         .find = unit_fact_value, .value = MELEE),
                                                   {0}};
static const struct unit_fills by_fills[] = {
    KNOWS("cause", "A-TT-20", "what a firer did to it is damage by fire", .find = unit_fact_value, .value = FIRE), {0}};

/* Results of a melee wait for the score of their round. Where they leave no figure, its opponent owes that score. */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct tt_damage *damage = ruled;
    tt_damage_effects(damage, input->figures, question->options, TT_TARGET, tabletop);
    if (input->cause != MELEE || input->hits == 0)
        return;
    for (int32_t result = 0; result < TT_RESULTS; result++)
        unit_add(tabletop, TT_TARGET, 0, tt_round_members[result], damage->counts[result], "TT-MEL-2");
    unit_name(tabletop, TT_TARGET, 0, "round_opponent", TT_OPPONENT, 0, "A-TT-20");
    if (unit_is_out(tabletop, TT_TARGET, 0))
        unit_set(tabletop, TT_OPPONENT, 0, "round_open", true, "A-TT-18");
}

const struct step tt_damage_roll_step = {
    .name = "damage-roll",
    .title = "Damage roll",
    .doc = "What each hit does, thrown on the club's own damage table. The sources give no table, so one must be "
           "supplied.",
    .family = "damage-roll",
    .dice = "One die of the table's sides for each hit",
    .input = &input_fields,
    .outcome = &tt_damage_fields,
    .options = STRINGS("damage_table", "suppressed_marks"),
    .clauses = STRINGS("TT-DMG-1", "TT-MEL-2"),
    .ends = ROWS(struct step_end, END(any_kill, "At least one hit kills", READS(struct tt_damage, counts[TT_KILL])),
                 END(any_loss, "At least one figure is lost", READS(struct tt_damage, counts[TT_KILL]),
                     READS(struct tt_damage, counts[TT_WOUND])),
                 END_IS(no_effect, "Every hit is saved", struct tt_damage, score, 0)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [TT_TARGET] = ROLE("target", "The unit that received the hits.", "", target_fills, .in_play = true,
                                     .passive = true, .whose = UNIT_SUFFERS, .opposed = 2),
                  [TT_OPPONENT] =
                      ROLE("opponent", "The unit that it fights, in a melee.", "", opponent_fills, .in_play = true,
                           .passive = true, .whose = UNIT_DID_IT, .optional = true, .opposed = 1),
                  [TT_BY] = ROLE("by", "The unit that fired.", "", by_fills, .title = "Who fired", .in_play = true,
                                 .passive = true, .whose = UNIT_DID_IT, .optional = true, .opposed = 1)),
    .apply = apply,
};
