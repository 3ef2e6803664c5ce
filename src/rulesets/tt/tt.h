/* What several steps of Triumph & Tragedy share: the damage that a side received, its score, morale checks, and the
 * functions of which exchanges are composed. Scores are in half points; TT_POINT of them make one point. */
#pragma once
#include "rulesets/tt/options.h"

enum { TT_UNITS_MAX = 64, TT_ID_MAX = 40, TT_HITS_MAX = 200, TT_FIGURES_MAX = 999, TT_SUPPRESSION_MAX = 999 };
enum { TT_POINT = 2 };

/* ---- damage (damage_roll.c) ---- */

struct tt_damage {
    int32_t counts[TT_RESULTS]; /* by enum tt_result */
    int32_t score;
};
extern const struct fields tt_damage_fields;

/* The rows of an input that may bring a table, in `has_table` and `table`. */
#define TT_TABLE_ROW(type)                                                                                             \
    GROUP_IF(type, table, has_table, struct tt_damage_table, tt_damage_table_fields, "Damage table", "TT-DMG-1",       \
             "The table to roll on, from your own rule book. Without it that of the game is used.")

/* The table in force: the given one, else the option's; NULL when there is neither. */
const struct tt_damage_table *tt_damage_table(const struct tt_damage_table *given, const struct tt_options *options);
/* Checks that its rows cover each face once; `pointer` is the table's. */
void tt_damage_table_check_rows(const struct tt_damage_table *table, const char *pointer,
                                struct violations *violations);
/* Checks that there is a table, and that its rows cover each face once. */
void tt_damage_table_check(const struct tt_damage_table *given, const struct tt_options *options,
                           struct violations *violations);
/* The damage that one side received, scored. */
void tt_damage_roll(const struct tt_damage_table *table, int32_t hits, struct dice *dice, struct explanation *why,
                    struct tt_damage *ret);
/* Kill 2 points, wound 1, suppressed a half, save none. */
int32_t tt_damage_score(const struct tt_damage *damage);
/* Kills and wounds; each is a lost figure, limited to the figures there are (X-FATE). FIELD_ABSENT: their number is not
 * known. */
int32_t tt_damage_lost(const struct tt_damage *damage, int32_t figures);
/* Casualties among a number of figures, by the option (A-TT-9). */
int32_t tt_damage_casualties(const struct tt_damage *damage, int32_t figures, const struct tt_options *options);
/* The effects of damage on a unit with a number of figures: lost figures, and lasting suppression (A-TT-19). */
void tt_damage_effects(const struct tt_damage *damage, int32_t figures, const struct tt_options *options, int32_t role,
                       struct tabletop *tabletop);
/* The roles of damage-roll. */
enum { TT_TARGET, TT_OPPONENT, TT_BY };
/* How many results of a round of melee a question of damage-roll would add. */
int32_t tt_damage_melee_hits(const void *input);
/* The unit's members that store the results of damage rolls in melee until the round is scored, by enum tt_result. */
extern const char *const tt_round_members[TT_RESULTS];
/* The same as a list of results, for the score; FIELD_ABSENT: there is none. */
int32_t tt_round_results(const struct unit_fact *it, int32_t *ret, int32_t most);
/* The round is over: both sides' are forgotten (A-TT-20). */
void tt_round_end_effects(struct tabletop *tabletop);
/* Whether it lost a round of melee for which it has yet to check morale. */
int32_t tt_owes_check(const struct unit_fact *it);
/* How many figures a question of suppression-penalties says can fight. */
int32_t tt_suppression_eligible(const void *input);

/* ---- the score of a round (melee_score.c) ---- */

#define TT_LOSER_VALUES(X)                                                                                             \
    X(TT_NOBODY, "none", "Neither side")                                                                               \
    X(TT_SIDE_1, "side1", "Side 1", "Side 1")                                                                          \
    X(TT_SIDE_2, "side2", "Side 2", "Side 2")
ENUM(tt_loser, TT_LOSER_VALUES, TT_LOSERS);
extern const struct choices tt_losers;

/* The name of each side: its unit's, else the one that the question gives, else "Side 1". */
struct tt_sides {
    const char *name[2];
};

struct tt_melee_score {
    int32_t score[2], kills[2], casualties[2];
    int32_t loser;      /* enum tt_loser */
    int32_t decided_by; /* what decided the round: a value of melee_score.c */
};
extern const struct fields tt_melee_score_fields;

/* Figures of both sides, before the round and after it. */
struct tt_sizes {
    int32_t before[2], left[2];
};

/* The loser of the round, by the damage of both sides. `sizes` NULL: they are not known. */
void tt_melee_score(const struct tt_damage damage[2], const struct tt_sizes *sizes, const struct tt_sides *sides,
                    const struct tt_options *options, struct dice *dice, struct explanation *why,
                    struct tt_melee_score *ret);
/* The loser by scores, kills and casualties, which are set, and what decides. False: a die decides, and the loser is
 * not set. */
bool tt_melee_loser(struct tt_melee_score *score, const int32_t *left, const struct tt_options *options);
/* "Side 1 lost the round, 5 to 4", without a full stop. A whole sentence when nobody loses. */
void tt_melee_score_say(const struct tt_melee_score *score, const struct tt_sides *sides, struct text *line);

/* ---- the small-winner rule (melee_size_modifier.c) ---- */

#define TT_SIZE_REASON_VALUES(X)                                                                                       \
    X(TT_FOUR_FEWER, "four_fewer", "The winner has four or more figures fewer: +1")                                    \
    X(TT_NOT_FOUR_FEWER, "not_four_fewer", "The winner is smaller, but by fewer than four figures")                    \
    X(TT_BOTH_ABOVE_TEN, "both_above_ten", "Both units have more than ten figures")                                    \
    X(TT_WINNER_NOT_SMALLER, "winner_not_smaller", "The winner is as large as the loser or larger")
ENUM(tt_size_reason, TT_SIZE_REASON_VALUES, TT_SIZE_REASONS);
extern const struct modifier tt_size_modifiers[TT_SIZE_REASONS];

enum tt_size_reason tt_size_reason(int32_t winner_figures, int32_t loser_figures);

/* ---- checks of morale (morale_check.c) ---- */

/* What the players supply for a morale check, in any step. */
struct tt_morale_basis {
    int32_t target;  /* FIELD_ABSENT: the option's for the quality */
    int32_t quality; /* enum tt_quality or FIELD_ABSENT */
    struct house_modifiers house;
};

/* The rows of a `type` that has it as `basis`. */
#define TT_TARGET_ROW(type)                                                                                            \
    NUMBER_AS(type, basis.target, "target", TT_TARGET_MIN, TT_TARGET_MAX, "Morale target", "TT-MOR-8",                 \
              "What the check must reach, from your own rule book. Without it the option morale_targets is looked "    \
              "up.",                                                                                                   \
              OPTIONAL)
#define TT_QUALITY_ROW(type)                                                                                           \
    CHOICE_AS(type, basis.quality, "quality", tt_qualities, "Quality", "A-TT-6",                                       \
              "Quality of the unit. It only looks up the target in the option morale_targets.", OPTIONAL)

struct tt_morale {
    int32_t natural, modifier, total, target;
    bool double_one, passed, removed;
};
extern const struct fields tt_morale_fields;

/* The target in force, or FIELD_ABSENT. */
int32_t tt_morale_target(const struct tt_morale_basis *basis, const struct tt_options *options);
/* Checks that there is a target; `pointer` is where one could be given. */
void tt_morale_target_check(const struct tt_morale_basis *basis, const struct tt_options *options, const char *pointer,
                            struct violations *violations);
/* A check in progress: throw, add modifiers to the total as often as the rules require, judge. `needed`: what the dice
 * must show (tt_morale_needed, of all modifiers to come). */
int32_t tt_morale_needed(const struct tt_morale_basis *basis, int32_t other_modifiers,
                         const struct tt_options *options);
void tt_morale_throw(struct tt_morale *check, int32_t needed, struct dice *dice, struct explanation *why);
/* `double_one_clause`: the clause by which a double one fails here. */
void tt_morale_judge(struct tt_morale *check, int32_t target, const struct tt_options *options,
                     const char *double_one_clause, struct explanation *why);

/* A unit that checks morale. */
struct tt_morale_case {
    const struct tt_morale_basis *basis;
    int32_t winner_figures, loser_figures; /* FIELD_ABSENT: the small-winner rule does not apply */
    bool after_melee;
};
void tt_morale_check(const struct tt_morale_case *checking, const struct tt_options *options, struct dice *dice,
                     struct explanation *why, struct tt_morale *ret);
/* "passed the morale check with 7 (6+1) against 8": the part that all summaries of checks share. */
void tt_morale_say(const struct tt_morale *check, struct text *line);

/* ---- the roster (roster.c) ---- */

/* Why the sides of a melee do nothing that is counted. */
#define TT_ROUNDS "a melee has as many rounds in a turn as the players fight (A-TT-21)"

#define TT_FATE_VALUES(X)                                                                                              \
    X(TT_IN_PLAY, "in_play", NULL)                                                                                     \
    X(TT_REMOVED, "removed", "captured or destroyed after a lost round of melee, or no figure of it is left")          \
    X(TT_DESTROYED, "destroyed", "charged while it was pinned")
ENUM(tt_fate, TT_FATE_VALUES, TT_FATES);

extern const struct unit_type tt_unit_type;

/* ---- the steps ---- */

extern const struct step tt_initiative_order_step, tt_suppression_penalties_step, tt_damage_roll_step,
    tt_melee_score_step, tt_melee_size_modifier_step, tt_morale_check_step, tt_pinned_charge_step, tt_melee_round_step;
