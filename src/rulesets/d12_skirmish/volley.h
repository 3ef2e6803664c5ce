/* What the files of the volley share: the question, its answer, and what each file has for the others. No other file
 * includes it. volley.c is the step; volley_fields.c describes its question and answer, volley_odds.c says which of its
 * dice still matter, volley_units.c what units bring to it and what becomes of them. */
#pragma once
#include "rulesets/d12_skirmish/d12_roster.h"

/* So many shots that draws and reasons always fit their records, whatever the dice show. */
enum { GROUPS_MAX = 4, SHOTS_MAX = D12_ROW_MAX, TARGETS_MAX = 60 };

/* Figures that fire alike. */
struct shooters {
    char name[FIELD_TEXT_SIZE(D12_NAME_MAX)];
    int32_t figures, kind;
    struct d12_body body;
    struct d12_shot shot; /* but for the target, which all have in common */
};

struct target {
    int32_t figures, kind;
    struct d12_body body;
    int32_t cover, movement;
    bool hidden;
};

struct volley_input {
    int32_t group_count;
    struct shooters shooters[GROUPS_MAX];
    struct target target;
    struct d12_unit firing_unit, target_unit;
};

struct fired {
    int32_t band, modifier;
    int32_t shots[D12_SHOT_RESULTS];
    int32_t misfires[D12_MISFIRES];
    int32_t loaded;            /* figures that may fire next turn without reloading */
    bool has_hurt;             /* weapons of the group exploded */
    struct d12_aftermath hurt; /* what they did to it: of the group only its counts of figures and wounds */
};

struct volley_outcome {
    int32_t group_count;
    struct fired shooters[GROUPS_MAX];
    struct d12_aftermath firers, target;
};

extern const struct fields d12_volley_input_fields, d12_volley_outcome_fields;

enum { FIRERS, TARGET, FIRING_UNIT, TARGET_UNIT };
extern const struct unit_role d12_volley_roles[];
void d12_volley_apply(const struct question *question, const void *ruled, struct tabletop *tabletop);

/* Where the volley stands when it forgets its dice. */
enum volley_stage { SHOOTING, EXPLODING, EXPLODED, SHOT, WOUNDING, AFTER };

/* What anything rests on that is asked for. */
struct volley_needs {
    bool hits;                                 /* what they do to the target */
    bool firers;                               /* what exploding weapons do to the side of the firers */
    bool apart[GROUPS_MAX];                    /* whether anything of a group but its hits on the target is needed */
    bool misfires[GROUPS_MAX];                 /* whether anything of a group rests on the effects of its misfires */
    uint32_t results_not[GROUPS_MAX];          /* results of its shots that are not needed, as dice_ignore wants them */
    uint32_t effects_not[GROUPS_MAX];          /* effects of its misfires, likewise */
    uint32_t target_suffered, firers_suffered; /* enum d12_suffered */
};

void d12_volley_needs(const struct volley_outcome *outcome, int32_t group_count, const struct dice *dice,
                      struct volley_needs *needs);
/* Whether the hits of a group and of the next do the same, so that odds need not tell them apart. */
bool d12_volley_hits_go_on(const struct volley_outcome *outcome, int32_t group);
/* What matters of the dice when `group` is done with `stage`: the hits that did not fall yet, the misfires that were
 * not thrown for, the weapons that just exploded, and of the firers' losses no more than what later ones are added to.
 */
void d12_volley_retain(const struct volley_input *input, const struct volley_outcome *outcome,
                       const struct volley_needs *needs, enum volley_stage stage, int32_t group, int32_t exploding,
                       const struct dice *dice, struct retained *retained);
/* How many figures fire with each group. Odds of which only the hits are needed take groups as one whose hits fall one
 * after the other and do the same, and that fire alike; then none is left for the later ones. */
void d12_volley_together(const struct volley_input *input, const struct d12_shot shots[GROUPS_MAX],
                         const struct volley_needs *needs, const struct d12_options *options, const struct dice *dice,
                         const struct volley_outcome *outcome, int32_t ret[GROUPS_MAX]);
