/* troop-type: how good a figure is, and whether it fights or shoots better (D12-SKL-1). */
#include "d12_roster.h"
#include "ends.h"
#include "field_kinds.h"

static const struct choice field_choice_list[] = {
    {"combat", "Better at hand to hand: the first value is for combat"},
    {"shooting", "Better at shooting: the first value is for shooting"},
};
static const struct choices fields_of_fighting = {"D12FieldOfFighting", field_choice_list, 2};
enum { COMBAT, SHOOTING };
enum { SHOOTING_FROM = 7 }; /* the second die: 1-6 combat, 7-12 shooting */

struct troop_row {
    int32_t lo, hi, type;
    int32_t better, worse; /* the value of the figure's field, and of the other */
};

static const struct troop_row rows[] = {
    {12, 12, D12_ELITE, 2, 1},
    {10, 11, D12_VETERAN, 1, 0},
    {2, 9, D12_REGULAR, 0, -1},
    {1, 1, D12_RAW, -1, -2},
};
enum { ROWS = FIELDS_COUNT(rows) };

static const struct field row_list[] = {
    {NAMED("lo", "From", "D12-SKL-1", "The lowest face."), NUMBER(struct troop_row, lo, 1, D12_SIDES)},
    {NAMED("hi", "To", "D12-SKL-1", "The highest face."), NUMBER(struct troop_row, hi, 1, D12_SIDES)},
    {NAMED("type", "Troop type", "D12-SKL-1", "The troop type."), CHOICE(struct troop_row, type, d12_qualities)},
    {NAMED("better", "Own field", "D12-SKL-1",
           "The value of the field that the second die gives: combat on 1 to 6, shooting on 7 to 12."),
     NUMBER(struct troop_row, better, -D12_VALUE_MAX, D12_VALUE_MAX)},
    {NAMED("worse", "Other field", "D12-SKL-1", "The value of the other field."),
     NUMBER(struct troop_row, worse, -D12_VALUE_MAX, D12_VALUE_MAX)},
};
static const struct fields row_fields =
    FIELDS("D12TroopTypeRow", "A troop type and its values.", row_list, struct troop_row);
const struct table d12_troop_types_table = {
    .name = "troop-types",
    .title = "Troop types",
    .doc = "How good a figure is, in its own field of fighting and in the other.",
    .clause = "D12-SKL-1",
    .row = &row_fields,
    .rows = rows,
    .count = FIELDS_COUNT(rows),
};

static const struct fields input_fields = {
    .name = "D12TroopTypeInput", .doc = "Nothing is asked.", .size = sizeof(struct d12_no_input)};

static const struct field outcome_list[] = {
    {NAMED("type", "Troop type", "D12-SKL-1", "How good the figure is."),
     CHOICE(struct d12_troop_type_outcome, type, d12_qualities)},
    {NAMED("field", "Field of fighting", "D12-SKL-1", "What it does better."),
     CHOICE(struct d12_troop_type_outcome, field, fields_of_fighting)},
    {NAMED("combat", "Combat", "D12-SKL-1", "What it adds to hand to hand rolls, as combat_value of melee-score."),
     NUMBER(struct d12_troop_type_outcome, combat, -D12_VALUE_MAX, D12_VALUE_MAX)},
    {NAMED("shooting", "Shooting", "D12-SKL-1", "What it adds to rolls to hit, as shooting_value of ranged-attack."),
     NUMBER(struct d12_troop_type_outcome, shooting, -D12_VALUE_MAX, D12_VALUE_MAX)},
};
static const struct fields outcome_fields =
    FIELDS("D12TroopTypeOutcome", "The troop type that a figure has.", outcome_list, struct d12_troop_type_outcome);

static const struct troop_row *throw_type(struct dice *dice)
{
    struct dice_band bands[ROWS];
    int32_t counts[ROWS], row = 0;
    for (int32_t i = 0; i < ROWS; i++)
        bands[i] = (struct dice_band){rows[i].lo, rows[i].hi, i};
    dice_tally(dice, "troop type", 1, D12_SIDES, bands, ROWS, counts, ROWS);
    while (counts[row] == 0)
        row++;
    return &rows[row];
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    (void)question;
    struct d12_troop_type_outcome *outcome = ret_outcome;
    const struct troop_row *row = throw_type(dice);
    bool shoots = dice_hits(dice, "field of fighting", 1, D12_SIDES, SHOOTING_FROM) > 0;
    outcome->type = row->type;
    outcome->field = shoots ? SHOOTING : COMBAT;
    outcome->combat = shoots ? row->worse : row->better;
    outcome->shooting = shoots ? row->better : row->worse;
    explain_value(why, "D12-SKL-1", "The first die gives the troop type; its combat value", outcome->combat);
    explain_value(why, "D12-SKL-1", "The second die gives the field of fighting; the shooting value",
                  outcome->shooting);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    static const char *const names[] = {"Elite", "Veteran", "Regular", "Raw"};
    (void)question;
    const struct d12_troop_type_outcome *outcome = ruled;
    text_format(line, "%s: combat %+d, shooting %+d.", names[outcome->type], outcome->combat, outcome->shooting);
}

HOLDS(elite, struct d12_troop_type_outcome, outcome->type == D12_ELITE)
HOLDS(veteran, struct d12_troop_type_outcome, outcome->type == D12_VETERAN)
HOLDS(regular, struct d12_troop_type_outcome, outcome->type == D12_REGULAR)
HOLDS(raw, struct d12_troop_type_outcome, outcome->type == D12_RAW)
HOLDS(shoots_better, struct d12_troop_type_outcome, outcome->field == SHOOTING)

static const struct step_end step_ends[] = {
    END(elite, "The figure is elite"),
    END(veteran, "The figure is a veteran"),
    END(regular, "The figure is a regular"),
    END(raw, "The figure is raw"),
    END(shoots_better, "The figure shoots better than it fights"),
    NO_MORE_ENDS,
};

static const struct unit_role roles[] = {
    ROLE("figure", "The figure, or the unit of figures, that has it.", NULL, NULL, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct d12_troop_type_outcome *outcome = ruled;
    (void)question;
    (void)status; /* it is always answered */
    effect_set(effects, 0, 0, "quality", outcome->type, "D12-SKL-1");
    effect_set(effects, 0, 0, "combat_value", outcome->combat, "D12-SKL-1");
    effect_set(effects, 0, 0, "shooting_value", outcome->shooting, "D12-SKL-1");
}

static const char *const options[] = {NULL};
static const char *const clauses[] = {"D12-SKL-1", NULL};

const struct step d12_troop_type_step = {
    .name = "troop-type",
    .title = "Troop type",
    .doc = "Optional: two dice for how good a figure is, and for whether it fights or shoots better. In a game of "
           "units it is recommended for officers only (D12-SKL-3).",
    .dice = "D12 for the type, D12 for the field of fighting",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
