/* What the files of the volley share: the question, its answer, and what each file offers the others. No other file
 * includes it. volley.c is the step; volley_fields.c describes its question and answer, volley_odds.c decides which of
 * its dice still matter, volley_units.c fills it in from units and applies its effects. */
#pragma once
#include "rulesets/d12_skirmish/d12_roster.h"

/* A limit of shots that keeps draws and reasons within their records, whatever the dice show. */
enum { GROUPS_MAX = 4, SHOTS_MAX = D12_ROW_MAX, TARGETS_MAX = 60 };

/* Figures that fire alike. */
struct shooters {
    char name[FIELD_TEXT_SIZE(D12_NAME_MAX)];
    int32_t figures, kind;
    struct d12_body body;
    struct d12_shot shot; /* without the target, which all groups share */
};

struct volley_target {
    int32_t figures, kind;
    struct d12_body body;
    int32_t cover, movement;
    bool hidden;
};

struct volley_input {
    int32_t group_count;
    struct shooters shooters[GROUPS_MAX];
    struct volley_target target;
    struct d12_unit firing_unit, target_unit;
};

struct fired {
    int32_t band, modifier;
    int32_t shots[D12_SHOT_RESULTS];
    int32_t misfires[D12_MISFIRES];
    int32_t loaded;            /* figures that may fire next turn without reloading */
    bool has_hurt;             /* weapons of the group exploded */
    struct d12_aftermath hurt; /* their effect on it: of the group only its counts of figures and wounds */
};

struct volley_outcome {
    int32_t group_count;
    struct fired shooters[GROUPS_MAX];
    struct d12_aftermath firers, target;
};

extern const struct fields d12_volley_input_fields, d12_volley_outcome_fields;

enum { FIRERS, TARGET };
extern const struct unit_role d12_volley_roles[];
void d12_volley_apply(const struct question *question, const void *ruled, struct tabletop *tabletop);

/* How far the volley is when it forgets its dice. */
enum volley_stage { SHOOTING, EXPLODING, EXPLODED, SHOT, WOUNDING, AFTER };

/* What the request depends on. */
struct volley_needs {
    bool hits;                                 /* the harm to the target */
    bool firers;                               /* the harm of exploding weapons to the firers' side */
    bool apart[GROUPS_MAX];                    /* whether it needs more of a group than its hits on the target */
    bool misfires[GROUPS_MAX];                 /* whether it needs the effects of a group's misfires */
    uint32_t results_not[GROUPS_MAX];          /* results of its shots that it does not need, for dice_ignore */
    uint32_t effects_not[GROUPS_MAX];          /* effects of its misfires, the same */
    uint32_t target_suffered, firers_suffered; /* enum d12_suffered */
};

void d12_volley_needs(const struct volley_outcome *outcome, int32_t group_count, const struct dice *dice,
                      struct volley_needs *needs);
/* Whether the hits of a group and of the next have the same effect, so that odds need not distinguish them. */
bool d12_volley_hits_go_on(const struct volley_outcome *outcome, int32_t group);
/* The part of the dice that matters when `group` is done with `stage`: the hits not yet allocated, the misfires not yet
 * thrown for, the weapons that just exploded, and those of the firers' losses to which later ones are added. */
void d12_volley_retain(const struct volley_input *input, const struct volley_outcome *outcome,
                       const struct volley_needs *needs, enum volley_stage stage, int32_t group, int32_t exploding,
                       const struct dice *dice, struct retained *retained);
/* How many figures fire with each group. If only the hits are needed, odds merge consecutive groups that fire alike and
 * whose hits have the same effect; the later ones are then empty. */
void d12_volley_together(const struct volley_input *input, const struct d12_shot shots[GROUPS_MAX],
                         const struct volley_needs *needs, const struct d12_options *options, const struct dice *dice,
                         const struct volley_outcome *outcome, int32_t ret[GROUPS_MAX]);
