/* The internals of the walk, shared by its files: the exhaustive source, counting, and iterating over ways. */
#pragma once
#include "odds/nodes.h"
#include "odds/walk.h"

enum { WALKER_SCALES = 4 };

/* A draw of the current way. */
struct turn {
    const struct outcomes *outcomes;
    int32_t index; /* its current outcome */
};

/* The factor for a way whose draws have this total, to have the level's denominator. */
struct weight_scale {
    bool known;
    mp_limb_t *total, *factor;
};

struct walker {
    struct walk *walk;
    struct arena arenas[2]; /* of the nodes of this level, and of the next */
    struct nodes next;      /* of the next level */
    int32_t level;          /* of the node that is walked */
    int32_t prefix;         /* turns that its path prescribes */
    int32_t planned;        /* turns that exist */
    int32_t passed, depth;  /* levels and draws that this run has passed */
    bool forgot;            /* this run ended at the end of its level */
    bool looked;            /* `before` is known */
    struct turn turns[DICE_MAX_DRAWS];
    mp_limb_t *weights, *totals; /* after each turn: for the way, and for its draws since the node */
    mp_limb_t *common;           /* the denominator of this level's ways */
    mp_limb_t *scaled;           /* the way's weight over it */
    struct weight_scale scales[WALKER_SCALES];
    int32_t scale_next;
    int32_t *before, *now; /* the watched values: at the node, and now */
    int32_t *held;         /* the values of the last ways, each counted only when it changes */
    mp_limb_t *gone;       /* the total weight of all ways below the node so far */
    mp_limb_t *since;      /* for each tally: the total when its value was first held */
    bool begun;            /* a way below the node has ended */
    int32_t *key;          /* memory for one */
    int32_t path[DICE_MAX_DRAWS];
    uint8_t *packed; /* memory for a key and a path */
    enum walk_end end;
    struct dice dice;
};

extern const struct dice_source walk_source;

/* Only the first failure is stored. */
void walker_fail(struct walker *walker, enum walk_end end);
/* One of the walker's arrays. */
mp_limb_t *walker_number(const struct walker *walker, mp_limb_t *numbers, int32_t index);
/* The weight of the way after its turn number `depth`. False when it is too wide. */
bool turn_weigh(struct walker *walker, int32_t depth);
/* Counts the way that ends here: its weight, and what it changed. False after failing. */
bool way_end(struct walker *walker);
/* Before the first way below a node, and after the last one. */
void ways_start(struct walker *walker);
bool ways_end(struct walker *walker);
