/* The question and the answer of a volley, between its fields (volley_fields.c) and its resolver (volley.c). */
#pragma once
#include "exchange.h"

/* So many shots that draws and reasons always fit their records, whatever the dice show. */
enum { GROUPS_MAX = 4, SHOTS_MAX = 32, TARGETS_MAX = 60 };

/* Figures that fire alike. */
struct shooters {
    char name[D12_NAME_MAX + 1];
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
    struct shooters groups[GROUPS_MAX];
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
    struct fired groups[GROUPS_MAX];
    struct d12_aftermath firers, target;
};

extern const struct fields d12_volley_input_fields, d12_volley_outcome_fields;

/* What a volley does to units on the table (volley_units.c). */
extern const struct unit_role d12_volley_roles[];
void d12_volley_affect(const struct question *question, enum ruling_status status, const void *ruled,
                       struct effects *effects);
