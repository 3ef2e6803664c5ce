/* officer-casualty: whether the officer or the standard is among the killed (D12-OFF-1). */
#include "d12_roster.h"
#include "ends.h"
#include "field_kinds.h"

enum { OFFICER_KILLED_ON = 12 };

static const struct field input_list[] = {
    {NAMED("kills", "Kills", "D12-OFF-1", "Figures of the unit that were killed."), .unit = "figures",
     NUMBER(struct d12_officer_casualty_input, kills, 0, D12_FIGURES_MAX)},
};
static const struct fields input_fields =
    FIELDS("D12OfficerCasualtyInput", "A unit that has lost figures.", input_list, struct d12_officer_casualty_input);

static const struct field outcome_list[] = {
    {NAMED("killed", "Killed", "D12-OFF-1", "Whether the officer or the standard is killed."),
     FACT(struct d12_officer_casualty_outcome, killed)},
};
static const struct fields outcome_fields = FIELDS("D12OfficerCasualtyOutcome", "What became of the officer.",
                                                   outcome_list, struct d12_officer_casualty_outcome);

bool d12_officer_casualty(int32_t kills, struct dice *dice, struct explanation *why)
{
    if (kills == 0) {
        explain(why, "D12-OFF-1", "Nobody was killed: there is nothing to roll for");
        return false;
    }
    int32_t twelves = dice_hits(dice, "officer", kills, D12_SIDES, OFFICER_KILLED_ON);
    explain_value(why, "D12-OFF-1",
                  twelves > 0 ? "A die for each kill; on a 12 the officer or the standard is killed"
                              : "A die for each kill; without a 12 officer and standard are safe",
                  twelves);
    return twelves > 0;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct d12_officer_casualty_input *input = question->input;
    struct d12_officer_casualty_outcome *outcome = ret_outcome;
    outcome->killed = d12_officer_casualty(input->kills, dice, why);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct d12_officer_casualty_outcome *outcome = ruled;
    text_add(line, outcome->killed ? "The officer or the standard is killed." : "Officer and standard are safe.");
}

HOLDS(killed, struct d12_officer_casualty_outcome, outcome->killed)

static const struct step_end step_ends[] = {
    END(killed, "The officer or the standard is killed"),
    NO_MORE_ENDS,
};

static const struct unit_fills unit_fills[] = {FILLS("kills"), NO_MORE_FILLS};
/* The last kill may have put the unit out of the game; whether its officer fell with it, the dice say all the same. */
static const struct unit_role roles[] = {
    ROLE("unit", "The unit that lost figures.", "", unit_fills),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct d12_officer_casualty_input *input = question->input;
    const struct d12_officer_casualty_outcome *outcome = ruled;
    (void)status; /* it is always answered */
    effect_add(effects, 0, 0, "kills", -input->kills, "D12-OFF-1");
    d12_officer_effects(outcome->killed, (struct d12_whom){0, 0}, effects);
}

static const char *const options[] = {NULL};
static const char *const clauses[] = {"D12-OFF-1", NULL};

const struct step d12_officer_casualty_step = {
    .name = "officer-casualty",
    .title = "Officer casualty",
    .doc = "In a game of units: a die for each kill, and on a 12 the officer or the standard is killed, too.",
    .dice = "D12 for each kill",
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
