/* leader-casualty: two dice for the leader of a unit that lost figures; a double one kills him (MWK-FIR-9, MWK-ATT-7).
 * Only ones are counted, since nothing else matters. */
#include "rulesets/colonial/colonial_roster.h"

CHOICES(colonial_leader_choices, "ColonialLeader", COLONIAL_LEADER_VALUES);

struct input {
    int32_t casualties;
    int32_t cause; /* enum colonial_cause */
};
static const struct field input_rows[] = {
    NUMBER(struct input, casualties, 1, COLONIAL_FIGURES_MAX, "Casualties", "A-MWK-9",
           "Figures that the unit lost; without any there is no test.", .unit = "figures",
           .asked = "Figures that … lost"),
    CHOICE(struct input, cause, colonial_cause_choices, "Cause", "MWK-ATT-7",
           "What it lost them to. The dice are the same.", DEFAULT(COLONIAL_BY_FIRE)),
};
static const struct fields input_fields =
    FIELDS("ColonialLeaderCasualtyInput", "A unit that lost figures.", input_rows, struct input);

struct outcome {
    bool killed;
};
static const struct field outcome_rows[] = {
    FACT(struct outcome, killed, "Killed", "MWK-FIR-9",
         "Whether the leader is killed. What that does to the unit is not in the sources."),
};
static const struct fields outcome_fields =
    FIELDS("ColonialLeaderCasualtyOutcome", "What becomes of the leader.", outcome_rows, struct outcome);

static const char *clause_of(int32_t cause)
{
    return cause == COLONIAL_BY_FIRE ? "MWK-FIR-9" : "MWK-ATT-7";
}

static bool is_killed(int32_t cause, struct dice *dice, struct explanation *why)
{
    bool killed = dice_hits(dice, "leader", 2, 6, 2) == 0;
    explain(why, clause_of(cause),
            killed ? "A double one: the leader is killed" : "No double one: the leader is unharmed");
    return killed;
}

void colonial_leader_explain(enum colonial_cause cause, struct explanation *why)
{
    explain(why, clause_of((int32_t)cause), "A unit with casualties throws 2D6 for its leader");
}

bool colonial_leader_tests(const struct colonial_loss *loss, bool has_leader)
{
    return has_leader && loss->casualties > 0 && !loss->gone;
}

enum colonial_leader colonial_leader_test(enum colonial_cause cause, const struct colonial_loss *loss, bool has_leader,
                                          struct dice *dice, struct explanation *why)
{
    if (!colonial_leader_tests(loss, has_leader))
        return COLONIAL_LEADER_NOT_TESTED;
    return is_killed((int32_t)cause, dice, why) ? COLONIAL_LEADER_KILLED : COLONIAL_LEADER_UNHARMED;
}

enum { AFTER_FIRE, AFTER_ATTACK, ROLES };

static int32_t role_of(const struct question_units *units, const struct input *input)
{
    return colonial_role_taken(units, ROLES, input->cause == COLONIAL_BY_FIRE ? AFTER_FIRE : AFTER_ATTACK);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    struct outcome *ret = ruled;
    dice_for(dice, role_of(question->units, input), 0);
    colonial_leader_explain((enum colonial_cause)input->cause, why);
    ret->killed = is_killed(input->cause, dice, why);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    text_format(line, "The leader of %s was %s.",
                unit_called(question->units, role_of(question->units, question->input), 0, "the unit"),
                outcome->killed ? "killed by a double one" : "unharmed");
}

/* How many figures a unit lost last; unknown where no throw is due. */
static int32_t lost(int32_t casualties, int32_t tests)
{
    return tests > 0 && casualties > 0 ? casualties : FIELD_ABSENT;
}
FOUND(lost_to_fire, struct colonial_roster_unit, lost(unit->leader_fire_casualties, unit->leader_fire_tests))
FOUND(lost_in_attack, struct colonial_roster_unit, lost(unit->leader_attack_casualties, unit->leader_attack_tests))

static const struct unit_fills after_fire_fills[] = {
    KNOWS("casualties", "MWK-FIR-9", "what it lost to the last fire is on record", .find = lost_to_fire),
    KNOWS("cause", "MWK-FIR-9", "it throws as a unit that lost figures to fire, and for nothing else",
          .find = unit_fact_value, .value = COLONIAL_BY_FIRE),
    {0}};
static const struct unit_fills after_attack_fills[] = {
    KNOWS("casualties", "MWK-ATT-7", "what it lost in the last attack is on record", .find = lost_in_attack),
    KNOWS("cause", "MWK-ATT-7", "it throws as a unit that lost figures in an attack, and for nothing else",
          .find = unit_fact_value, .value = COLONIAL_BY_ATTACK),
    {0}};

/* One role is taken; the effects on the other are left out. The throw counts as that of the role, even if the umpire
 * lets another cause be named. */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    (void)question;
    for (int32_t role = 0; role < ROLES; role++) {
        bool fire = role == AFTER_FIRE;
        const char *clause = clause_of(fire ? COLONIAL_BY_FIRE : COLONIAL_BY_ATTACK);
        unit_add(tabletop, role, 0, fire ? "leader_fire_tests" : "leader_attack_tests", -1, clause);
        if (outcome->killed)
            colonial_leader_effects(COLONIAL_LEADER_KILLED, clause, role, tabletop);
    }
}

const struct step colonial_leader_casualty_step = {
    .name = "leader-casualty",
    .title = "Leader casualty",
    .doc = "Whether the leader of a unit that lost figures is killed.",
    .dice = "2D6; only a double one matters",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("MWK-FIR-9", "MWK-ATT-7"),
    .ends = ROWS(struct step_end, END_IS(killed, "The leader is killed", struct outcome, killed, true)),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [AFTER_FIRE] = ROLE("after_fire", "The unit, which lost figures to fire.", "", after_fire_fills,
                                      .in_play = true, .passive = true, .whose = UNIT_TESTS),
                  [AFTER_ATTACK] = ROLE("after_attack", "The unit, which lost figures in an attack.", "",
                                        after_attack_fills, .in_play = true, .passive = true, .whose = UNIT_TESTS)),
    .apply = apply,
};
