/* A unit of Triumph & Tragedy on the table. The base book has more members; the addendum needs these. */
#include "rulesets/tt/tt.h"
#include <string.h>

LOCAL_CHOICES(fates, "TtFate", TT_FATE_VALUES);

struct tt_unit {
    int32_t quality;    /* enum tt_quality or FIELD_ABSENT */
    int32_t target;     /* FIELD_ABSENT: the option's for the quality */
    int32_t initiative; /* FIELD_ABSENT: not known */
    int32_t figures, suppression;
    bool hero, leader;
    int32_t fate;                   /* enum tt_fate */
    int32_t round[TT_RESULTS];      /* results that damage rolls gave it in this round of melee, by enum tt_result */
    char opponent[UNIT_ID_MAX + 1]; /* that they are results against; "": unknown */
    bool round_open;                /* its opponent fell in a round that is not scored yet */
    bool checked;                   /* morale, for another reason than a lost round */
    int32_t ordered;                /* how often its initiative was decided this turn */
    char charged_by[DEED_PAIRS][UNIT_ID_MAX + 1];
    int32_t owes; /* lost rounds of melee for which it has not checked morale yet */
};
#define ROUND_OF(result, name, title)                                                                                  \
    NUMBER_AS(struct tt_unit, round[result], name, 0, TT_HITS_MAX, title, "A-TT-20",                                   \
              "Results of its damage rolls in melee that are not scored yet.", .unit = "hits", DEFAULT(0),             \
              BOOKKEEPING, TURN)
#define CHARGED_BY "The id of a unit that has charged it this turn, while it was pinned."
static const struct field unit_rows[] = {
    CHOICE(struct tt_unit, quality, tt_qualities, "Quality", "TT-PIN-1", "Quality of the unit.", OPTIONAL, PROFILE),
    NUMBER(struct tt_unit, target, TT_TARGET_MIN, TT_TARGET_MAX, "Morale target", "TT-MOR-8",
           "What its morale checks must reach, where the game has no target for its quality.", OPTIONAL, PROFILE),
    NUMBER(struct tt_unit, initiative, 0, 99, "Initiative", "TT-INI-2", "Its initiative, from your own rule book.",
           OPTIONAL, PROFILE),
    NUMBER(struct tt_unit, figures, 0, TT_FIGURES_MAX, "Figures", "A-TT-8", "Figures of the unit.", .unit = "figures",
           LASTING),
    NUMBER(struct tt_unit, suppression, 0, 99, "Suppression markers", "TT-SUP-1", "Markers on the unit.",
           .unit = "markers", DEFAULT(0), BATTLE),
    FLAG(struct tt_unit, hero, "Hero", "TT-INI-3", "Whether a Hero is with it.", LASTING),
    FLAG(struct tt_unit, leader, "Leader", "TT-INI-3", "Whether a Leader is with it.", LASTING),
    CHOICE(struct tt_unit, fate, fates, "Fate", "TT-MOR-1",
           "What put it out of the game, other than the loss of its figures.", DEFAULT(TT_IN_PLAY), BOOKKEEPING,
           LASTING),
    ROUND_OF(TT_KILL, "round_kills", "Kills of the round"),
    ROUND_OF(TT_WOUND, "round_wounds", "Wounds of the round"),
    ROUND_OF(TT_SUPPRESSED, "round_suppressed", "Suppressed in the round"),
    ROUND_OF(TT_SAVE, "round_saves", "Saves of the round"),
    UNIT_ID(struct tt_unit, opponent, "round_opponent", "Opponent of the round", "A-TT-20",
            "The id of the unit that it fights in this round. Left out where it is not known.", BOOKKEEPING, TURN),
    FLAG(struct tt_unit, round_open, "Round not scored", "A-TT-18",
         "Whether its opponent fell in a round of melee that is not scored yet.", BOOKKEEPING, TURN),
    FLAG(struct tt_unit, checked, "Has checked", "X-TURN",
         "Whether it has checked morale this turn for another reason than a lost round of melee.", TURN),
    NUMBER(struct tt_unit, ordered, 0, UNIT_DEEDS_MAX, "Initiative decided", "TT-INI-1",
           "How often it was decided this turn when the unit acts.", .unit = "times", DEFAULT(0), TURN),
    UNIT_ID(struct tt_unit, charged_by[0], "charged_by_1", "Charged by", "TT-PIN-1", CHARGED_BY, BOOKKEEPING, TURN),
    UNIT_ID(struct tt_unit, charged_by[1], "charged_by_2", "Charged by", "TT-PIN-1", CHARGED_BY, BOOKKEEPING, TURN),
    UNIT_ID(struct tt_unit, charged_by[2], "charged_by_3", "Charged by", "TT-PIN-1", CHARGED_BY, BOOKKEEPING, TURN),
    UNIT_ID(struct tt_unit, charged_by[3], "charged_by_4", "Charged by", "TT-PIN-1", CHARGED_BY, BOOKKEEPING, TURN),
    NUMBER(struct tt_unit, owes, 0, 99, "Checks owed", "TT-MOR-1",
           "Rounds of melee that it lost and for which it has not checked morale yet.", .unit = "checks", DEFAULT(0),
           BATTLE),
};
static const struct fields unit_fields =
    FIELDS("TtRosterUnit", "A unit of Triumph & Tragedy.", unit_rows, struct tt_unit);

static const char *out(const void *known)
{
    const struct tt_unit *unit = known;
    if (unit->fate != TT_IN_PLAY)
        return fates.list[unit->fate].name;
    return unit->figures == 0 ? fates.list[TT_REMOVED].name : NULL;
}

OWES(owes_morale, struct tt_unit, !out(unit) && unit->owes > 0)

OWES(owes_score, struct tt_unit, !out(unit) && unit->round_open)

static const struct unit_due dues[] = {
    {"morale_check", "Check morale at once: a round of melee was lost", "TT-MOR-1", "morale-check", "loser", NULL, true,
     owes_morale},
    {"score_round", "Score the round of melee in which the opponent fell", "A-TT-18", "melee-score", "side1", NULL,
     false, owes_score},
    {0},
};

/* "Immediately": until it has checked it takes no other role, not even as a target (A-TT-17). */
BARRED(must_check, struct tt_unit, unit->owes > 0)

/* Lost rounds are recorded: without one, no unit checks as the loser of a round (X-KNOW). */
BARRED(lost_nothing, struct tt_unit, unit->owes == 0)

/* A cause that only the players see is good for one check a turn (X-WHOSE). */
BARRED(has_checked, struct tt_unit, unit->checked)

/* Fewer figures than it has may fight, never more (X-KNOW). */
BARRED(fights_with_more, struct tt_unit,
       it->step == &tt_suppression_penalties_step && tt_suppression_eligible(it->input) > unit->figures)

static int32_t results_of(const struct tt_unit *unit)
{
    int32_t count = 0;
    for (int32_t result = 0; result < TT_RESULTS; result++)
        count += unit->round[result];
    return count;
}

/* Damage of a round that is not scored yet belongs to that round (A-TT-20). */
BARRED(has_results, struct tt_unit, results_of(unit) > 0)

/* Its opponent in the question; NULL: nobody is named. */
static const char *opponent_named(const struct barring *it)
{
    if (!it->ids)
        return NULL;
    return it->ids[it->step == &tt_melee_score_step ? 1 - it->role : TT_OPPONENT][0];
}

static bool fights_another(const struct tt_unit *unit, const char *opponent)
{
    return opponent && unit->opponent[0] && strcmp(unit->opponent, opponent) != 0;
}

/* Its results are those of a fight with another unit (A-TT-20). */
BARRED(is_of_another_round, struct tt_unit, results_of(unit) > 0 && fights_another(unit, opponent_named(it)))

/* Who fell is a side of the round in which it fell, and of no other (A-TT-18). */
BARRED(fell_elsewhere, struct tt_unit,
       out(unit) && (unit->figures > 0 || results_of(unit) == 0 || fights_another(unit, opponent_named(it))))

/* A round's score has room for TT_HITS_MAX results. */
BARRED(has_no_room, struct tt_unit, it->whole &&results_of(unit) + tt_damage_melee_hits(it->input) > TT_HITS_MAX)

static int32_t room_for_results(const struct barring *it)
{
    return TT_HITS_MAX - results_of(it->unit);
}

static const struct unit_bar bars[] = {
    {"owes_check", "TT-MOR-1", "it lost a round of melee and checks morale, as the loser, before anything else",
     must_check, .passive = true, .step = "morale-check", .role = "loser"},
    {"owes_no_check", "TT-MOR-1", "it has lost no round of melee for which it has yet to check", lost_nothing,
     .rule = BAR_TURN, .only = STRINGS("morale-check/loser")},
    {"has_checked", "X-TURN",
     "it has checked morale this turn for another reason than a lost round; the next turn lets it check again",
     has_checked, .rule = BAR_TURN, .only = STRINGS("morale-check/unit")},
    {"too_few_figures", "TT-SUP-2", "fewer figures of it are left than are said to be able to fight", fights_with_more,
     .rule = BAR_TURN, .only = STRINGS("suppression-penalties/unit")},
    {"round_not_scored", "A-TT-20",
     "damage was rolled for it in a round that is scored before another one; the next turn forgets it", has_results,
     .rule = BAR_TURN, .step = "melee-score", .only = STRINGS("melee-round")},
    {"other_round", "A-TT-20",
     "damage was rolled for it in a round against another unit, which is scored first; the next turn forgets it",
     is_of_another_round, .rule = BAR_TURN, .step = "melee-score", .only = STRINGS("damage-roll/target")},
    {"other_opponent", "A-TT-20",
     "damage was rolled for it in a round against another unit, which is the other side of its score",
     is_of_another_round, .rule = BAR_TURN, .only = STRINGS("melee-score")},
    {"fell_elsewhere", "X-OUT", "it is out of the game, and did not fall in this round", fell_elsewhere,
     .rule = BAR_TURN, .only = STRINGS("melee-score")},
    {"too_many_results", "A-TT-20", "more than 200 results of one round would wait for their score", has_no_room,
     .rule = BAR_TURN, .step = "melee-score", .only = STRINGS("damage-roll/target"), .most = room_for_results,
     .none = "200 results of one round wait for their score already"},
    {0},
};

static const struct unit_deed deeds[] = {
    {{"ordered", "TT-INI-1", "its place in this turn's order is decided; the next turn has an order of its own",
      .rule = BAR_TURN}},
    {{"charge", "TT-PIN-1", "it has charged this unit this turn; the next turn lets it charge again", .rule = BAR_TURN},
     .member = "charged_by_1",
     .per = DEED_PAIR},
    {{0}},
};

int32_t tt_owes_check(const struct unit_fact *it)
{
    const struct tt_unit *unit = it->unit;
    return unit->owes > 0;
}

const char *const tt_round_members[TT_RESULTS] = {[TT_KILL] = "round_kills",
                                                  [TT_WOUND] = "round_wounds",
                                                  [TT_SUPPRESSED] = "round_suppressed",
                                                  [TT_SAVE] = "round_saves"};

int32_t tt_round_results(const struct unit_fact *it, int32_t *ret, int32_t most)
{
    const struct tt_unit *unit = it->unit;
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
    for (int32_t side = 0; side < 2; side++)
        unit_name(tabletop, side, 0, "round_opponent", -1, 0, "TT-MEL-2");
}

const struct unit_type tt_unit_type = {.fields = &unit_fields, .out = out, .dues = dues, .bars = bars, .deeds = deeds};
