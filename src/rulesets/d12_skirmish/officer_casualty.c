/* officer-casualty: whether the officer or the standard is among the killed (D12-OFF-1). */
#include "rulesets/d12_skirmish/d12_roster.h"

enum { OFFICER_KILLED_ON = 12 };

struct input {
    int32_t kills;
};
static const struct field input_rows[] = {
    NUMBER(struct input, kills, 0, D12_FIGURES_MAX, "Kills", "D12-OFF-1", "Figures of the unit that were killed.",
           .unit = "figures", .asked = "Figures of … that were killed"),
};
static const struct fields input_fields =
    FIELDS("D12OfficerCasualtyInput", "A unit that has lost figures.", input_rows, struct input);

struct outcome {
    bool killed;
};
static const struct field outcome_rows[] = {
    FACT(struct outcome, killed, "Killed", "D12-OFF-1", "Whether the officer or the standard is killed."),
};
static const struct fields outcome_fields =
    FIELDS("D12OfficerCasualtyOutcome", "What became of the officer.", outcome_rows, struct outcome);

bool d12_officer_casualty(int32_t kills, const char *label, struct dice *dice, struct explanation *why)
{
    if (kills == 0) {
        explain(why, "D12-OFF-1", "Nobody was killed: there is nothing to roll for");
        return false;
    }
    int32_t twelves = dice_hits(dice, label, kills, D12_SIDES, OFFICER_KILLED_ON);
    explain_count(why, "D12-OFF-1",
                  twelves > 0 ? "A die for each kill; on a 12 the officer or the standard is killed"
                              : "A die for each kill; without a 12 officer and standard are safe",
                  twelves);
    return twelves > 0;
}

int32_t d12_officer_kills(const void *input)
{
    return ((const struct input *)input)->kills;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    struct outcome *ret = ruled;
    dice_for(dice, 0, 0);
    ret->killed = d12_officer_casualty(input->kills, "officer", dice, why);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    text_format(line,
                outcome->killed ? "The officer or the standard of %s fell."
                                : "The officer and the standard of %s came to no harm.",
                unit_called(question->units, 0, 0, "the unit"));
}

static const struct unit_fills unit_fills[] = {AT_MOST("kills", "D12-OFF-1",
                                                       "fewer of its figures were killed and not thrown for yet",
                                                       "no figure of it was killed that is not thrown for yet"),
                                               {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    unit_add(tabletop, 0, 0, "kills", -input->kills, "D12-OFF-1");
    d12_officer_effects(outcome->killed, (struct d12_whom){0, 0}, tabletop);
}

const struct step d12_officer_casualty_step = {
    .name = "officer-casualty",
    .title = "Officer casualty",
    .doc = "In a game of units: a die for each kill, and on a 12 the officer or the standard is killed, too.",
    .dice = "D12 for each kill",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("D12-OFF-1"),
    .ends =
        ROWS(struct step_end, END_IS(killed, "The officer or the standard is killed", struct outcome, killed, true)),
    .resolve = resolve,
    .summarise = say,
    /* Bars cover units that surrendered or were removed. If the last kill put the unit out of the game, the dice still
     * decide whether its officer fell with it. */
    .roles = ROWS(struct unit_role,
                  ROLE("unit", "The unit that lost figures.", "", unit_fills, .passive = true, .whose = UNIT_TESTS)),
    .apply = apply,
};
