/* What the steps of Triumph & Tragedy share: their questions and answers as structs, and the functions of which an
 * exchange is composed. Scores are in half points, of which TT_POINT make one. */
#pragma once
#include "options.h"
#include <umpire/dialect.h>

enum { TT_UNITS_MAX = 64, TT_ID_MAX = 40, TT_HITS_MAX = 200, TT_FIGURES_MAX = 999, TT_SUPPRESSION_MAX = 999 };
enum { TT_POINT = 2 };
enum { TT_MODIFIERS_MAX = 16, TT_MODIFIER_NAME_MAX = 60, TT_MODIFIER_MAX = 20 };
/* What all of a caller's modifiers can add up to. */
enum { TT_MODIFIER_SUM_MAX = TT_MODIFIERS_MAX * TT_MODIFIER_MAX };

/* initiative-order */
enum tt_criterion { TT_BY_INITIATIVE, TT_BY_COMMAND, TT_BY_SUPPRESSION, TT_BY_DIE, TT_BY_NOTHING, TT_CRITERIA };

struct tt_unit {
    char id[TT_ID_MAX + 1];
    int32_t initiative;
    int32_t suppression;
    bool hero, leader;
};

struct tt_initiative_order_input {
    int32_t unit_count;
    struct tt_unit units[TT_UNITS_MAX];
    bool interact;
};

struct tt_placed_unit {
    char id[TT_ID_MAX + 1];
    int32_t place;      /* from 1 */
    int32_t group;      /* of the roll-off, from 1; 0: none */
    int32_t decided_by; /* enum tt_criterion */
};

struct tt_initiative_order_outcome {
    int32_t unit_count;
    struct tt_placed_unit order[TT_UNITS_MAX];
    int32_t decided_by; /* enum tt_criterion */
};

/* suppression-penalties */
struct tt_suppression_penalties_input {
    int32_t suppression;
    int32_t eligible_figures;
};

struct tt_penalty {
    int32_t modifier;
    int32_t figures;
};

struct tt_suppression_penalties_outcome {
    int32_t penalised, unpenalised, unused;
    int32_t modifier_count;
    struct tt_penalty modifiers[2];
};

/* damage-roll */
struct tt_damage_roll_input {
    int32_t hits;
    bool has_table;
    struct tt_damage_table table;
};

struct tt_damage {
    int32_t counts[TT_RESULTS]; /* by enum tt_result */
    int32_t score;
};

extern const struct fields tt_damage_fields;

/* The table that holds: the one given, else the option's; NULL when there is neither. */
const struct tt_damage_table *tt_damage_table(const struct tt_damage_table *given, const struct tt_options *options);
/* That its rows cover each face once; `pointer` is where the table stands. */
void tt_damage_table_check_rows(const struct tt_damage_table *table, const char *pointer,
                                struct violations *violations);
/* That there is a table, and that its rows cover each face once. */
void tt_damage_table_check(const struct tt_damage_table *given, const struct tt_options *options,
                           struct violations *violations);
/* What one side received, scored. */
void tt_damage_roll(const struct tt_damage_table *table, int32_t hits, struct dice *dice, struct explanation *why,
                    struct tt_damage *ret);
/* Kill 2 points, wound 1, suppressed a half, save none. */
int32_t tt_damage_score(const struct tt_damage *damage);

/* melee-score */
enum tt_loser { TT_NOBODY, TT_SIDE_1, TT_SIDE_2 };
enum tt_score_decision {
    TT_DECIDED_NO_CASUALTIES,
    TT_DECIDED_ONE_SIDED,
    TT_DECIDED_SCORE,
    TT_DECIDED_KILLS,
    TT_DECIDED_DIE
};

struct tt_results {
    int32_t count;
    int32_t list[TT_HITS_MAX]; /* enum tt_result */
};

struct tt_melee_score_input {
    struct tt_results side[2];
};

struct tt_melee_score {
    int32_t score[2], kills[2], casualties[2];
    int32_t loser;      /* enum tt_loser */
    int32_t decided_by; /* enum tt_score_decision */
};

extern const struct choices tt_losers;
extern const struct fields tt_melee_score_fields;

/* Who loses the round, from what both sides received. */
void tt_melee_score(const struct tt_damage damage[2], const struct tt_options *options, struct dice *dice,
                    struct explanation *why, struct tt_melee_score *ret);

/* "Side 1 loses the round, 5 to 4", without an end; `loser` is its name. A whole sentence when nobody loses. */
void tt_melee_score_say(const struct tt_melee_score *score, const char *loser, struct text *line);

/* The small-winner rule, of melee-size-modifier and of checks of morale (melee_size_modifier.c). */
#define TT_SIZE_REASON_VALUES(X)                                                                                       \
    X(TT_FOUR_FEWER, "four_fewer", "The winner has four or more figures fewer: +1")                                    \
    X(TT_NOT_FOUR_FEWER, "not_four_fewer", "The winner is smaller, but by less than four figures")                     \
    X(TT_BOTH_ABOVE_TEN, "both_above_ten", "Both units have more than ten figures")                                    \
    X(TT_WINNER_NOT_SMALLER, "winner_not_smaller", "The winner is as large as the loser or larger")
ENUM(tt_size_reason, TT_SIZE_REASON_VALUES, TT_SIZE_REASONS);
extern const struct choices tt_size_reasons;
extern const struct modifier tt_size_modifiers[TT_SIZE_REASONS];

enum tt_size_reason tt_size_reason(int32_t winner_figures, int32_t loser_figures);

/* morale-check */
struct tt_modifier {
    char name[TT_MODIFIER_NAME_MAX + 1];
    int32_t value;
};

/* What the players bring to a morale check, wherever one is made. */
struct tt_morale_basis {
    int32_t target;  /* FIELD_ABSENT: the option's for the quality */
    int32_t quality; /* enum tt_quality or FIELD_ABSENT */
    int32_t modifier_count;
    struct tt_modifier modifiers[TT_MODIFIERS_MAX];
};

struct tt_morale_check_input {
    struct tt_morale_basis basis;
    int32_t winner_figures, loser_figures; /* both or neither */
    bool after_melee;
};

struct tt_morale {
    int32_t natural, modifier, total, target;
    bool double_one, passed, removed;
};

extern const struct fields tt_morale_fields;
extern const struct field tt_modifier_item;

/* The target that holds, or FIELD_ABSENT. */
int32_t tt_morale_target(const struct tt_morale_basis *basis, const struct tt_options *options);
/* That there is a target; `pointer` is where one could be given. */
void tt_morale_target_check(const struct tt_morale_basis *basis, const struct tt_options *options, const char *pointer,
                            struct violations *violations);
/* A check in the making: throw, modify as often as rules say so, judge. */
void tt_morale_throw(struct tt_morale *check, struct dice *dice, struct explanation *why);
void tt_morale_modify(struct tt_morale *check, const char *clause, const char *text, int32_t value,
                      struct explanation *why);
void tt_morale_modify_by_players(struct tt_morale *check, const struct tt_morale_basis *basis, struct explanation *why);
/* `double_one_clause`: which clause fails a double one here. */
void tt_morale_judge(struct tt_morale *check, int32_t target, const struct tt_options *options,
                     const char *double_one_clause, struct explanation *why);

/* A unit that checks morale. */
struct tt_morale_case {
    const struct tt_morale_basis *basis;
    int32_t winner_figures, loser_figures; /* FIELD_ABSENT: the small-winner rule is not asked for */
    bool after_melee;
};

void tt_morale_check(const struct tt_morale_case *checking, const struct tt_options *options, struct dice *dice,
                     struct explanation *why, struct tt_morale *ret);
/* "6+1 makes 7 against 8": as much of a summary as all checks have in common. */
void tt_morale_say(const struct tt_morale *check, struct text *line);

/* pinned-charge */
enum tt_pinned_result { TT_PINNED_DESTROYED, TT_PINNED_SURVIVES, TT_PINNED_NO_EFFECT };

struct tt_pinned_charge_input {
    struct tt_morale_basis basis; /* its quality is always given */
    bool charge_successful;
};

struct tt_pinned_charge_outcome {
    int32_t result;         /* enum tt_pinned_result */
    struct tt_morale check; /* its numbers are FIELD_ABSENT when no dice were thrown */
};

/* melee-round */
struct tt_melee_side {
    char name[TT_ID_MAX + 1];
    int32_t hits;
    int32_t figures; /* before the round */
    struct tt_morale_basis basis;
};

struct tt_melee_round_input {
    struct tt_melee_side side[2];
    bool has_table;
    struct tt_damage_table table;
};

struct tt_melee_round_outcome {
    struct tt_damage damage[2];
    struct tt_melee_score score;
    int32_t figures[2]; /* after the round */
    bool has_morale;
    struct tt_morale morale; /* of the loser */
    int32_t removed;         /* enum tt_loser */
};

/* The fields of a morale basis, wherever it lives in `type`. */
#define TT_TARGET_FIELD(type, basis)                                                                                   \
    {                                                                                                                  \
        .name = "target", .title = "Morale target", .clause = "TT-MOR-8", .kind = FIELD_INT,                           \
        .presence = FIELD_OPTIONAL,                                                                                    \
        .doc =                                                                                                         \
            "What the check must reach, from your own rule book. Without it the option morale_targets is looked up.",  \
        .offset = FIELD_AT(type, basis.target, int32_t), .min = TT_TARGET_MIN, .max = TT_TARGET_MAX                    \
    }
#define TT_QUALITY_FIELD(type, basis)                                                                                  \
    {                                                                                                                  \
        .name = "quality", .title = "Quality", .clause = "A-TT-6", .kind = FIELD_ENUM, .presence = FIELD_OPTIONAL,     \
        .doc = "Quality of the unit. It only looks up the target in the option morale_targets.",                       \
        .offset = FIELD_AT(type, basis.quality, int32_t), .choices = &tt_qualities                                     \
    }
#define TT_MODIFIERS_FIELD(type, basis)                                                                                \
    {                                                                                                                  \
        .name = "modifiers", .title = "Modifiers", .clause = "A-TT-6", .kind = FIELD_LIST,                             \
        .presence = FIELD_DEFAULTED, .doc = "Further modifiers of the check, from your own rule book.",                \
        .offset = FIELD_AT(type, basis.modifiers, struct tt_modifier *), .max = TT_MODIFIERS_MAX,                      \
        .item = &tt_modifier_item, .item_size = sizeof(struct tt_modifier),                                            \
        .count = FIELD_AT(type, basis.modifier_count, int32_t)                                                         \
    }

extern const struct step tt_initiative_order_step, tt_suppression_penalties_step, tt_damage_roll_step,
    tt_melee_score_step, tt_melee_size_modifier_step, tt_morale_check_step, tt_pinned_charge_step, tt_melee_round_step;
