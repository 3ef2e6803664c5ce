/* What Triumph & Tragedy knows of a unit on the table. Its base book has more; the addendum asks for this. */
#include "rulesets/tt/tt.h"

LOCAL_CHOICES(fates, "TtFate", TT_FATE_VALUES);

struct unit {
    int32_t quality;    /* enum tt_quality or FIELD_ABSENT */
    int32_t target;     /* FIELD_ABSENT: the option's for the quality */
    int32_t initiative; /* FIELD_ABSENT: not known */
    int32_t figures, suppression;
    bool hero, leader;
    int32_t fate;              /* enum tt_fate */
    int32_t round[TT_RESULTS]; /* what damage rolls of this round of melee gave it, by enum tt_result */
    int32_t owes;              /* lost rounds of melee for which it has yet to check morale */
};
#define ROUND_OF(result, name, title)                                                                                  \
    NUMBER_AS(struct unit, round[result], name, 0, TT_HITS_MAX, title, "A-TT-20",                                      \
              "Results of its damage rolls in melee that are not scored yet.", .unit = "hits", DEFAULT(0),             \
              BOOKKEEPING)
static const struct field unit_rows[] = {
    CHOICE(struct unit, quality, tt_qualities, "Quality", "TT-PIN-1", "Quality of the unit.", OPTIONAL),
    NUMBER(struct unit, target, TT_TARGET_MIN, TT_TARGET_MAX, "Morale target", "TT-MOR-8",
           "What its morale checks must reach, where the game has no target for its quality.", OPTIONAL),
    NUMBER(struct unit, initiative, 0, 99, "Initiative", "TT-INI-2", "Its initiative, from your own rule book.",
           OPTIONAL),
    NUMBER(struct unit, figures, 0, TT_FIGURES_MAX, "Figures", "A-TT-8", "Figures of the unit.", .unit = "figures"),
    NUMBER(struct unit, suppression, 0, 99, "Suppression markers", "TT-SUP-1", "Markers on the unit.",
           .unit = "markers", DEFAULT(0)),
    FLAG(struct unit, hero, "Hero", "TT-INI-3", "Whether a Hero is with it."),
    FLAG(struct unit, leader, "Leader", "TT-INI-3", "Whether a Leader is with it."),
    CHOICE(struct unit, fate, fates, "Fate", "TT-MOR-1", "Whether it is still in the game.", DEFAULT(TT_IN_PLAY),
           BOOKKEEPING),
    ROUND_OF(TT_KILL, "round_kills", "Kills of the round"),
    ROUND_OF(TT_WOUND, "round_wounds", "Wounds of the round"),
    ROUND_OF(TT_SUPPRESSED, "round_suppressed", "Suppressed in the round"),
    ROUND_OF(TT_SAVE, "round_saves", "Saves of the round"),
    NUMBER(struct unit, owes, 0, 99, "Checks owed", "TT-MOR-1",
           "Rounds of melee that it lost and for which it has not checked morale yet.", .unit = "checks", DEFAULT(0)),
};
static const struct fields unit_fields = FIELDS("TtRosterUnit", "A unit of Triumph & Tragedy.", unit_rows, struct unit);

static const char *out(const void *known)
{
    const struct unit *unit = known;
    if (unit->fate != TT_IN_PLAY)
        return fates.list[unit->fate].name;
    return unit->figures == 0 ? fates.list[TT_REMOVED].name : NULL;
}

OWES(owes_morale, struct unit, !out(unit) && unit->owes > 0)

static const struct unit_due dues[] = {
    {"morale_check", "Check morale at once: a round of melee was lost", "TT-MOR-1", "morale-check", "loser", NULL, true,
     owes_morale},
    {0},
};

/* "Immediately": until it has checked it takes no other role, not even as a target (A-TT-17). */
BARRED(must_check, struct unit, unit->owes > 0)

/* Lost rounds are on record: without one nobody checks as their loser (X-KNOW). */
BARRED(lost_nothing, struct unit, unit->owes == 0)

/* Fewer figures than it has may fight, more never (X-KNOW). */
BARRED(fights_with_more, struct unit,
       it->step == &tt_suppression_penalties_step && tt_suppression_eligible(it->input) > unit->figures)

static int32_t results_of(const struct unit *unit)
{
    int32_t count = 0;
    for (int32_t result = 0; result < TT_RESULTS; result++)
        count += unit->round[result];
    return count;
}

/* What it received in a round that is not scored yet belongs to that one (A-TT-20). */
BARRED(has_results, struct unit, results_of(unit) > 0)

/* A score takes no more of them. */
BARRED(has_no_room, struct unit, it->whole &&results_of(unit) + tt_damage_melee_hits(it->input) > TT_HITS_MAX)

static int32_t room_for_results(const struct barring *it)
{
    return TT_HITS_MAX - results_of(it->unit);
}

static const struct unit_bar bars[] = {
    {.name = "owes_check",
     .clause = "TT-MOR-1",
     .text = "it lost a round of melee and checks morale, as the loser, before anything else",
     .passive = true,
     .step = "morale-check",
     .role = "loser",
     .holds = must_check},
    {.name = "owes_no_check",
     .clause = "TT-MOR-1",
     .text = "it has lost no round of melee for which it has yet to check",
     .rule = BAR_TURN,
     .only = STRINGS("morale-check/loser"),
     .holds = lost_nothing},
    {.name = "too_few_figures",
     .clause = "TT-SUP-2",
     .text = "fewer figures of it are left than are said to be able to fight",
     .rule = BAR_TURN,
     .only = STRINGS("suppression-penalties/unit"),
     .holds = fights_with_more},
    {.name = "round_not_scored",
     .clause = "A-TT-20",
     .text = "damage was rolled for it in a round that is scored before another one, by its name alone where the enemy "
             "is out of the game; the next turn forgets it",
     .rule = BAR_TURN,
     .step = "melee-score",
     .only = STRINGS("melee-round"),
     .holds = has_results},
    {.name = "too_many_results",
     .clause = "A-TT-20",
     .text = "more than 200 results of one round would wait for their score",
     .rule = BAR_TURN,
     .step = "melee-score",
     .only = STRINGS("damage-roll/target"),
     .holds = has_no_room,
     .most = room_for_results,
     .none = "200 results of one round wait for their score already"},
    {0},
};

int32_t tt_owes_check(const struct unit_fact *it)
{
    const struct unit *unit = it->unit;
    return unit->owes > 0;
}

const char *const tt_round_members[TT_RESULTS] = {[TT_KILL] = "round_kills",
                                                  [TT_WOUND] = "round_wounds",
                                                  [TT_SUPPRESSED] = "round_suppressed",
                                                  [TT_SAVE] = "round_saves"};

int32_t tt_round_results(const struct unit_fact *it, int32_t *ret, int32_t most)
{
    const struct unit *unit = it->unit;
    int32_t count = 0;
    for (int32_t result = 0; result < TT_RESULTS; result++)
        for (int32_t i = 0; i < unit->round[result] && count < most; i++)
            ret[count++] = result;
    return count ? count : FIELD_ABSENT;
}

void tt_round_end_effects(struct tabletop *tabletop)
{
    for (int32_t result = 0; result < TT_RESULTS; result++)
        for (int32_t side = 0; side < 2; side++)
            unit_set(tabletop, side, 0, tt_round_members[result], 0, "TT-MEL-2");
}

/* A round that was not scored in its turn is forgotten (A-TT-20). */
static void new_turn(void *known, const void *options)
{
    struct unit *unit = known;
    (void)options;
    for (int32_t result = 0; result < TT_RESULTS; result++)
        unit->round[result] = 0;
}

/* Who has no figure left is removed (X-FATE). */
static void settle(void *known, const void *options)
{
    struct unit *unit = known;
    (void)options;
    if (unit->figures == 0 && unit->fate == TT_IN_PLAY)
        unit->fate = TT_REMOVED;
}

const struct unit_type tt_unit_type = {
    .fields = &unit_fields, .out = out, .new_turn = new_turn, .settle = settle, .dues = dues, .bars = bars};
