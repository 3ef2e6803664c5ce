/* troop-type: how good a figure is, and whether it fights or shoots better (D12-SKL-1). */
#include "rulesets/d12_skirmish/d12_roster.h"

#define FIELD_OF_FIGHTING_VALUES(X)                                                                                    \
    X(COMBAT, "combat", "Better at hand to hand: the first value is for combat")                                       \
    X(SHOOTING, "shooting", "Better at shooting: the first value is for shooting")
ENUM(field_of_fighting, FIELD_OF_FIGHTING_VALUES, FIELDS_OF_FIGHTING);
LOCAL_CHOICES(fields_of_fighting, "D12FieldOfFighting", FIELD_OF_FIGHTING_VALUES);
enum { SHOOTING_FROM = 7 }; /* the second die: 1-6 combat, 7-12 shooting */

struct troop {
    int32_t lo, hi, type;
    int32_t better, worse; /* the value of the figure's field, and of the other */
};

static const struct troop troops[] = {
    {12, 12, D12_ELITE, 2, 1},
    {10, 11, D12_VETERAN, 1, 0},
    {2, 9, D12_REGULAR, 0, -1},
    {1, 1, D12_RAW, -1, -2},
};
enum { TROOPS = FIELDS_COUNT(troops) };

static const struct field troop_rows[] = {
    NUMBER(struct troop, lo, 1, D12_SIDES, "From", "D12-SKL-1", "The lowest face."),
    NUMBER(struct troop, hi, 1, D12_SIDES, "To", "D12-SKL-1", "The highest face."),
    CHOICE(struct troop, type, d12_qualities, "Troop type", "D12-SKL-1", "The troop type."),
    NUMBER(struct troop, better, -D12_VALUE_MAX, D12_VALUE_MAX, "Own field", "D12-SKL-1",
           "The value of the field that the second die gives: combat on 1 to 6, shooting on 7 to 12."),
    NUMBER(struct troop, worse, -D12_VALUE_MAX, D12_VALUE_MAX, "Other field", "D12-SKL-1",
           "The value of the other field."),
};
static const struct fields troop_fields =
    FIELDS("D12TroopTypeRow", "A troop type and its values.", troop_rows, struct troop);
const struct table d12_troop_types_table = {
    .name = "troop-types",
    .title = "Troop types",
    .doc = "How good a figure is, in its own field of fighting and in the other.",
    .clause = "D12-SKL-1",
    .row = &troop_fields,
    .rows = troops,
    .count = FIELDS_COUNT(troops),
};

static const struct fields input_fields = {
    .name = "D12TroopTypeInput", .doc = "Nothing is asked.", .size = sizeof(struct d12_no_input)};

struct outcome {
    int32_t type, field;
    int32_t combat, shooting;
};
static const struct field outcome_rows[] = {
    CHOICE(struct outcome, type, d12_qualities, "Troop type", "D12-SKL-1", "How good the figure is."),
    CHOICE(struct outcome, field, fields_of_fighting, "Field of fighting", "D12-SKL-1", "What it does better."),
    NUMBER(struct outcome, combat, -D12_VALUE_MAX, D12_VALUE_MAX, "Combat", "D12-SKL-1",
           "What it adds to hand to hand rolls, as combat_value of melee-score."),
    NUMBER(struct outcome, shooting, -D12_VALUE_MAX, D12_VALUE_MAX, "Shooting", "D12-SKL-1",
           "What it adds to rolls to hit, as shooting_value of ranged-attack."),
};
static const struct fields outcome_fields =
    FIELDS("D12TroopTypeOutcome", "The troop type that a figure has.", outcome_rows, struct outcome);

static const struct troop *throw_type(struct dice *dice)
{
    static const char *const words[TROOPS] = {"elite", "veteran", "regular", "raw"};
    struct dice_band bands[TROOPS];
    int32_t counts[TROOPS], row = 0;
    for (int32_t i = 0; i < TROOPS; i++)
        bands[i] = (struct dice_band){troops[i].lo, troops[i].hi, i};
    dice_read_as(dice, words);
    dice_tally(dice, "troop type", 1, D12_SIDES, bands, TROOPS, counts, TROOPS);
    while (counts[row] == 0)
        row++;
    return &troops[row];
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    struct outcome *ret = ruled;
    (void)question;
    dice_for(dice, 0, 0);
    const struct troop *row = throw_type(dice);
    bool shoots = dice_hits(dice, "field of fighting", 1, D12_SIDES, SHOOTING_FROM) > 0;
    ret->type = row->type;
    ret->field = shoots ? SHOOTING : COMBAT;
    ret->combat = shoots ? row->worse : row->better;
    ret->shooting = shoots ? row->better : row->worse;
    explain_number(why, "D12-SKL-1", "The first die gives the troop type; its combat value", ret->combat);
    explain_number(why, "D12-SKL-1", "The second die gives the field of fighting; the shooting value", ret->shooting);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    static const char *const names[] = {"elite", "veteran", "regular", "raw"};
    text_format(line, "%s turned out %s, with %+d in combat and %+d in shooting.",
                unit_called(question->units, 0, 0, "The figure"), names[outcome->type], outcome->combat,
                outcome->shooting);
}

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    (void)question;
    unit_set(tabletop, 0, 0, "quality", outcome->type, "D12-SKL-1");
    unit_set(tabletop, 0, 0, "combat_value", outcome->combat, "D12-SKL-1");
    unit_set(tabletop, 0, 0, "shooting_value", outcome->shooting, "D12-SKL-1");
}

const struct step d12_troop_type_step = {
    .name = "troop-type",
    .title = "Troop type",
    .doc = "Optional: two dice for how good a figure is, and for whether it fights or shoots better. In a game of "
           "units it is recommended for officers only (D12-SKL-3).",
    .dice = "D12 for the type, D12 for the field of fighting",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("D12-SKL-1"),
    .ends = ROWS(struct step_end, END_IS(elite, "The figure is elite", struct outcome, type, D12_ELITE),
                 END_IS(veteran, "The figure is a veteran", struct outcome, type, D12_VETERAN),
                 END_IS(regular, "The figure is a regular", struct outcome, type, D12_REGULAR),
                 END_IS(raw, "The figure is raw", struct outcome, type, D12_RAW),
                 END_IS(shoots_better, "The figure shoots better than it fights", struct outcome, field, SHOOTING)),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("figure", "The figure, or the unit of figures, that has it.", NULL, NULL,
                                         .in_play = true, .passive = true, .whose = UNIT_TESTS)),
    .apply = apply,
};
