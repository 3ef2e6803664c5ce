/* misfire: the effect of a misfire on the weapon (D12-MIS-1). The table has no row for a 4 (A-D12-2). */
#include "rulesets/d12_skirmish/d12_roster.h"

CHOICES(d12_misfire_effects, "D12Misfire", D12_MISFIRE_VALUES);

struct misfire_line {
    int32_t lo, hi;
    int32_t effect; /* FIELD_ABSENT: the option misfire_4 decides */
};

static const struct misfire_line lines[] = {
    {1, 1, D12_EXPLODES}, {2, 3, D12_OUT_OF_AMMO}, {4, 4, FIELD_ABSENT}, {5, 8, D12_JAMMED}, {9, 12, D12_BAD_POWDER},
};
enum { LINES = FIELDS_COUNT(lines) };

static const struct field line_rows[] = {
    NUMBER(struct misfire_line, lo, 1, D12_SIDES, "From", "D12-MIS-1", "The lowest face."),
    NUMBER(struct misfire_line, hi, 1, D12_SIDES, "To", "D12-MIS-1", "The highest face."),
    CHOICE(struct misfire_line, effect, d12_misfire_effects, "Effect", "A-D12-2",
           "What happens; where nothing is printed, the option misfire_4 says.", OPTIONAL),
};
static const struct fields line_fields =
    FIELDS("D12MisfireRow", "A line of the misfire table.", line_rows, struct misfire_line);
const struct table d12_misfire_table = {
    .name = "misfire",
    .title = "Misfire table",
    .doc = "What becomes of a weapon that misfires.",
    .clause = "D12-MIS-1",
    .row = &line_fields,
    .rows = lines,
    .count = LINES,
};

static const struct fields input_fields = {
    .name = "D12MisfireInput", .doc = "Nothing is asked.", .size = sizeof(struct d12_no_input)};

struct outcome {
    int32_t effect;
    bool loaded, wound_roll;
};
static const struct field outcome_rows[] = {
    CHOICE(struct outcome, effect, d12_misfire_effects, "Effect", "D12-MIS-1", "What happens."),
    FACT(struct outcome, loaded, "Still loaded", "D12-MIS-1",
         "Whether the weapon is still loaded and may fire next turn."),
    FACT(struct outcome, wound_roll, "Wound roll", "A-D12-12",
         "Whether the firer rolls on the wound table: on its own, foot or cavalry, without the +1 of close range."),
};
static const struct fields outcome_fields =
    FIELDS("D12MisfireOutcome", "What becomes of a weapon that misfires.", outcome_rows, struct outcome);

static int32_t row_effect(const struct misfire_line *row, const struct d12_options *options)
{
    if (row->effect != FIELD_ABSENT)
        return row->effect;
    return options->misfire_4 == D12_MISFIRE_4_JAMMED ? D12_JAMMED : D12_OUT_OF_AMMO;
}

void d12_misfires(int32_t count, const struct d12_options *options, struct dice *dice, struct explanation *why,
                  int32_t ret[D12_MISFIRES])
{
    static const char *const words[D12_MISFIRES] = {[D12_EXPLODES] = "explodes",
                                                    [D12_OUT_OF_AMMO] = "out of ammo",
                                                    [D12_JAMMED] = "jammed",
                                                    [D12_BAD_POWDER] = "bad powder"};
    struct dice_band bands[LINES];
    for (int32_t i = 0; i < LINES; i++)
        bands[i] = (struct dice_band){lines[i].lo, lines[i].hi, row_effect(&lines[i], options)};
    dice_read_as(dice, words);
    dice_tally(dice, "misfire", count, D12_SIDES, bands, LINES, ret, D12_MISFIRES);
    for (int32_t effect = 0; effect < D12_MISFIRES; effect++)
        if (ret[effect] > 0)
            explain_count(why, "D12-MIS-1", d12_misfire_effects_list[effect].doc, ret[effect]);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    struct outcome *ret = ruled;
    int32_t counts[D12_MISFIRES], effect = 0;
    dice_for(dice, 0, 0);
    d12_misfires(1, question->options, dice, why, counts);
    while (counts[effect] == 0)
        effect++;
    ret->effect = effect;
    ret->loaded = effect == D12_BAD_POWDER;
    ret->wound_roll = effect == D12_EXPLODES;
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    const char *const name = unit_called(question->units, 0, 0, "the firers");
    switch (outcome->effect) {
    case D12_EXPLODES:
        text_format(line, "A weapon of %s exploded: roll for the wound of the figure.", name);
        break;
    case D12_OUT_OF_AMMO:
        text_format(line, "A weapon of %s was left without ammo.", name);
        break;
    case D12_JAMMED:
        text_format(line, "A weapon of %s jammed and must be reloaded.", name);
        break;
    default:
        text_format(line, "A weapon of %s had bad powder and may fire again next turn.", name);
    }
}

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    (void)question;
    int32_t misfires[D12_MISFIRES] = {0};
    misfires[outcome->effect] = 1;
    unit_add(tabletop, 0, 0, "misfires", -1, "D12-SHO-6");
    d12_weapon_effects(misfires, (struct d12_whom){0, 0}, tabletop);
    unit_add(tabletop, 0, 0, "hits", outcome->wound_roll, "D12-MIS-1");
}

const struct step d12_misfire_step = {
    .name = "misfire",
    .title = "Misfire",
    .doc = "What becomes of a weapon that showed a natural 1. The source does not say for how long a figure is out of "
           "ammo.",
    .dice = "D12",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("misfire_4"),
    .clauses = STRINGS("D12-MIS-1"),
    .ends = ROWS(struct step_end, END_IS(explodes, "The weapon explodes", struct outcome, wound_roll, true),
                 END_IS(still_loaded, "The weapon may fire next turn", struct outcome, loaded, true)),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("firer", "The unit whose weapon misfired.", NULL, NULL, .in_play = true,
                                         .passive = true, .whose = UNIT_TESTS)),
    .apply = apply,
};
