/* misfire: what becomes of a weapon that misfires (D12-MIS-1). The table has no row for a 4 (A-D12-2). */
#include "d12_roster.h"
#include "ends.h"
#include "field_kinds.h"

static const struct choice effect_list[] = {
    [D12_EXPLODES] = {"explodes", "The weapon explodes: roll on the wound table for the firer"},
    [D12_OUT_OF_AMMO] = {"out_of_ammo", "Out of ammo"},
    [D12_JAMMED] = {"jammed", "Jammed: reload next turn"},
    [D12_BAD_POWDER] = {"bad_powder", "Bad powder: fire again next turn"},
};
const struct choices d12_misfire_effects = {"D12Misfire", effect_list, D12_MISFIRES};

struct misfire_row {
    int32_t lo, hi;
    int32_t effect; /* FIELD_ABSENT: the option misfire_4 says */
};

static const struct misfire_row rows[] = {
    {1, 1, D12_EXPLODES}, {2, 3, D12_OUT_OF_AMMO}, {4, 4, FIELD_ABSENT}, {5, 8, D12_JAMMED}, {9, 12, D12_BAD_POWDER},
};
enum { ROWS = FIELDS_COUNT(rows) };

static const struct field row_list[] = {
    {NAMED("lo", "From", "D12-MIS-1", "The lowest face."), NUMBER(struct misfire_row, lo, 1, D12_SIDES)},
    {NAMED("hi", "To", "D12-MIS-1", "The highest face."), NUMBER(struct misfire_row, hi, 1, D12_SIDES)},
    {NAMED("effect", "Effect", "A-D12-2", "What happens; where nothing is printed, the option misfire_4 says."),
     CHOICE(struct misfire_row, effect, d12_misfire_effects), OPTIONAL},
};
static const struct fields row_fields =
    FIELDS("D12MisfireRow", "A line of the misfire table.", row_list, struct misfire_row);
const struct table d12_misfire_table = {
    .name = "misfire",
    .title = "Misfire table",
    .doc = "What becomes of a weapon that misfires.",
    .clause = "D12-MIS-1",
    .row = &row_fields,
    .rows = rows,
    .count = ROWS,
};

static const struct fields input_fields = {
    .name = "D12MisfireInput", .doc = "Nothing is asked.", .size = sizeof(struct d12_no_input)};

static const struct field outcome_list[] = {
    {NAMED("effect", "Effect", "D12-MIS-1", "What happens."),
     CHOICE(struct d12_misfire_outcome, effect, d12_misfire_effects)},
    {NAMED("loaded", "Still loaded", "D12-MIS-1", "Whether the weapon is still loaded and may fire next turn."),
     FACT(struct d12_misfire_outcome, loaded)},
    {NAMED("wound_roll", "Wound roll", "A-D12-12",
           "Whether the firer rolls on the wound table: on its own, foot or cavalry, without the +1 of close range."),
     FACT(struct d12_misfire_outcome, wound_roll)},
};
static const struct fields outcome_fields =
    FIELDS("D12MisfireOutcome", "What becomes of a weapon that misfires.", outcome_list, struct d12_misfire_outcome);

static int32_t row_effect(const struct misfire_row *row, const struct d12_options *options)
{
    if (row->effect != FIELD_ABSENT)
        return row->effect;
    return options->misfire_4 == D12_MISFIRE_4_JAMMED ? D12_JAMMED : D12_OUT_OF_AMMO;
}

void d12_misfires(int32_t count, const struct d12_options *options, struct dice *dice, struct explanation *why,
                  int32_t ret[D12_MISFIRES])
{
    struct dice_band bands[ROWS];
    for (int32_t i = 0; i < ROWS; i++)
        bands[i] = (struct dice_band){rows[i].lo, rows[i].hi, row_effect(&rows[i], options)};
    dice_tally(dice, "misfire", count, D12_SIDES, bands, ROWS, ret, D12_MISFIRES);
    for (int32_t effect = 0; effect < D12_MISFIRES; effect++)
        if (ret[effect] > 0)
            explain_value(why, "D12-MIS-1", effect_list[effect].doc, ret[effect]);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    struct d12_misfire_outcome *outcome = ret_outcome;
    int32_t counts[D12_MISFIRES], effect = 0;
    d12_misfires(1, question->options, dice, why, counts);
    while (counts[effect] == 0)
        effect++;
    outcome->effect = effect;
    outcome->loaded = effect == D12_BAD_POWDER;
    outcome->wound_roll = effect == D12_EXPLODES;
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct d12_misfire_outcome *outcome = ruled;
    text_format(line, "%s.", effect_list[outcome->effect].doc);
}

HOLDS(explodes, struct d12_misfire_outcome, outcome->wound_roll)
HOLDS(still_loaded, struct d12_misfire_outcome, outcome->loaded)

static const struct step_end step_ends[] = {
    END(explodes, "The weapon explodes"),
    END(still_loaded, "The weapon may fire next turn"),
    NO_MORE_ENDS,
};

static const struct unit_role roles[] = {
    ROLE("firer", "The unit whose weapon misfired.", NULL, NULL, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct d12_misfire_outcome *outcome = ruled;
    int32_t misfires[D12_MISFIRES] = {0};
    (void)question;
    (void)status; /* it is always answered */
    misfires[outcome->effect] = 1;
    effect_add(effects, 0, 0, "misfires", -1, "D12-SHO-6");
    d12_weapon_effects(misfires, (struct d12_whom){0, 0}, effects);
    effect_add(effects, 0, 0, "hits", outcome->wound_roll, "D12-MIS-1");
}

static const char *const options[] = {"misfire_4", NULL};
static const char *const clauses[] = {"D12-MIS-1", NULL};

const struct step d12_misfire_step = {
    .name = "misfire",
    .title = "Misfire",
    .doc = "What becomes of a weapon that showed a natural 1. The source does not say for how long a figure is out of "
           "ammo.",
    .dice = "D12",
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
