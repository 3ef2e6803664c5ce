/* leader-casualty: two dice for the leader of a unit that lost figures; a double one kills him (MWK-FIR-9, MWK-ATT-7).
 * Only the ones are counted, for nothing else matters. */
#include "colonial_roster.h"
#include "ends.h"
#include "fields.h"

static const struct field input_list[] = {
    COLONIAL_COUNT_FIELD(struct colonial_leader_casualty_input, casualties, "casualties", "Casualties", "figures",
                         "A-MWK-9", "Figures that the unit lost; without any there is no test.", 1,
                         COLONIAL_FIGURES_MAX),
    {.name = "cause",
     .title = "Cause",
     .doc = "What it lost them to. The dice are the same.",
     .clause = "MWK-ATT-7",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct colonial_leader_casualty_input, cause, int32_t),
     .choices = &colonial_cause_choices},
};
static const struct fields input_fields = {
    .name = "ColonialLeaderCasualtyInput",
    .doc = "A unit that lost figures.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_leader_casualty_input),
};

static const struct field outcome_list[] = {
    COLONIAL_FACT_FIELD(struct colonial_leader_casualty_outcome, killed, "killed", "Killed", "MWK-FIR-9",
                        "Whether the leader is killed. What that does to the unit is not in the sources."),
};
static const struct fields outcome_fields = {
    .name = "ColonialLeaderCasualtyOutcome",
    .doc = "What becomes of the leader.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_leader_casualty_outcome),
};

static const char *clause_of(enum colonial_cause cause)
{
    return cause == COLONIAL_BY_FIRE ? "MWK-FIR-9" : "MWK-ATT-7";
}

bool colonial_leader_killed(enum colonial_cause cause, struct dice *dice, struct explanation *why)
{
    bool killed = dice_hits(dice, "leader", 2, 6, 2) == 0;
    explain(why, clause_of(cause), "A unit with casualties throws 2D6 for its leader");
    explain(why, clause_of(cause),
            killed ? "A double one: the leader is killed" : "No double one: the leader is unharmed");
    return killed;
}

bool colonial_leader_tests(const struct colonial_loss *loss, bool has_leader)
{
    return has_leader && loss->casualties > 0 && !loss->removed;
}

enum colonial_leader colonial_leader_test(enum colonial_cause cause, const struct colonial_loss *loss, bool has_leader,
                                          struct dice *dice, struct explanation *why)
{
    if (!colonial_leader_tests(loss, has_leader))
        return COLONIAL_LEADER_NOT_TESTED;
    return colonial_leader_killed(cause, dice, why) ? COLONIAL_LEADER_KILLED : COLONIAL_LEADER_UNHARMED;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct colonial_leader_casualty_input *input = question->input;
    struct colonial_leader_casualty_outcome *outcome = ret_outcome;
    outcome->killed = colonial_leader_killed((enum colonial_cause)input->cause, dice, why);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct colonial_leader_casualty_outcome *outcome = ruled;
    text_add(line, outcome->killed ? "Double one: the leader is killed." : "No double one: the leader is unharmed.");
}

HOLDS(killed, struct colonial_leader_casualty_outcome, outcome->killed)

static const struct step_end step_ends[] = {
    END(killed, "The leader is killed"),
    NO_MORE_ENDS,
};

/* How many figures it lost the last time; without a throw that is due nobody knows of any. */
static int32_t fire_casualties_of(const void *unit)
{
    const struct colonial_roster_unit *known = unit;
    return known->leader_fire_tests > 0 && known->leader_fire_casualties > 0 ? known->leader_fire_casualties
                                                                             : FIELD_ABSENT;
}

static int32_t attack_casualties_of(const void *unit)
{
    const struct colonial_roster_unit *known = unit;
    return known->leader_attack_tests > 0 && known->leader_attack_casualties > 0 ? known->leader_attack_casualties
                                                                                 : FIELD_ABSENT;
}

static int32_t by_fire(const void *unit)
{
    (void)unit;
    return COLONIAL_BY_FIRE;
}

static int32_t by_attack(const void *unit)
{
    (void)unit;
    return COLONIAL_BY_ATTACK;
}

static const struct unit_fills after_fire_fills[] = {FILLS_BY("casualties", fire_casualties_of),
                                                     FILLS_BY("cause", by_fire), NO_MORE_FILLS};
static const struct unit_fills after_attack_fills[] = {FILLS_BY("casualties", attack_casualties_of),
                                                       FILLS_BY("cause", by_attack), NO_MORE_FILLS};
enum { AFTER_FIRE, AFTER_ATTACK, ROLES };
static const struct unit_role roles[] = {
    [AFTER_FIRE] = ROLE("after_fire", "The unit, which lost figures to fire.", "", after_fire_fills, .in_play = true),
    [AFTER_ATTACK] =
        ROLE("after_attack", "The unit, which lost figures in an attack.", "", after_attack_fills, .in_play = true),
    NO_MORE_ROLES,
};

/* One role is taken; the effects on the other are left out. */
static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct colonial_leader_casualty_input *input = question->input;
    const struct colonial_leader_casualty_outcome *outcome = ruled;
    bool fire = input->cause == COLONIAL_BY_FIRE;
    const char *clause = clause_of((enum colonial_cause)input->cause);
    for (int32_t role = 0; status == RULING_RESOLVED && role < ROLES; role++) {
        effect_add(effects, role, 0, fire ? "leader_fire_tests" : "leader_attack_tests", -1, clause);
        if (outcome->killed)
            colonial_leader_effects(COLONIAL_LEADER_KILLED, clause, role, effects);
    }
}

static const char *const options[] = {NULL};
static const char *const clauses[] = {"MWK-FIR-9", "MWK-ATT-7", NULL};

const struct step colonial_leader_casualty_step = {
    .name = "leader-casualty",
    .title = "Leader casualty",
    .doc = "Whether the leader of a unit that lost figures is killed.",
    .dice = "2D6; only a double one matters",
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
