/* The walk: a step's resolver over all its dice. Level by level: a level ends where the resolver forgets, and the ways
 * that forgot alike go on as one node. Inside a level it goes depth first, running the resolver once for each way; what
 * a way changed in the outcome is counted where it changed. */
#pragma once
#include "odds/outcomes.h"
#include "odds/tally.h"
#include "odds/view.h"
#include <umpire/odds.h>

enum {
    WALK_MEMORY_MAX = 128 << 20, /* of all but the nodes */
    LEVEL_MEMORY_MAX = 64 << 20, /* of the nodes of a level */
    WALK_TRIED_MAX = 40000,
};

enum walk_end {
    WALK_DONE,
    WALK_TOO_LARGE, /* more runs than the budget, or a draw with more outcomes than one may have */
    WALK_TOO_WIDE,  /* the numbers need more limbs: begin again with twice as many */
    WALK_STARVED,
};

struct walk {
    const struct odds_request *request;
    struct arena *arena; /* of everything that lives until the answer is written */
    int32_t width;
    struct view view;
    struct tally *tallies; /* one for each member, or one for all of them (joint); then one for each end */
    int32_t tally_count, member_tallies, end_count;
    const struct step_end **ends;            /* that follow from what is asked for */
    int32_t *asked;                          /* bytes of the outcome that are asked for, before each byte and in all */
    int32_t watched;                         /* numbers that walk_look gives */
    mp_limb_t denominator[NUMBER_WIDTH_MAX]; /* of the settled weights */
    int64_t runs;
    int64_t tried; /* runs that only estimated the size of the walk */
    enum ruling_status status;
    struct outcomes_book book;
    char *outcome; /* of the step's outcome size */
    char *blank;   /* an outcome before anything was written into it */
};

/* Memory and the tables. False: out of memory. */
bool walk_start(struct walk *walk, struct arena *arena, const struct odds_request *request, int32_t width);
enum walk_end walk_all(struct walk *walk);

/* Whether these bytes of the walk's outcome are asked for, or any of them. What lies elsewhere is asked for, too. */
bool walk_asks(const struct walk *walk, const void *member, size_t size);

/* How large the walk will be. */
struct walk_estimate {
    double runs;
    double level_bytes; /* of the nodes of its largest level */
    double node_bytes;  /* of one, at most, about */
    double values;      /* that members have together where they are looked at so: a fifth less, to be sure */
    int32_t bits;       /* of the denominator, about; more than any number has when one draw alone is too wide */
    struct draw_request largest; /* draw; `label` and `part` of it */
    const char *largest_part;
    double largest_outcomes;
};
/* By random ways down (Knuth's estimate for each level): no more than WALK_TRIED_MAX, and a hundredth of the budget or
 * five thousand, whichever is more. Few when the numbers are too narrow. False: out of memory. */
bool walk_estimate(struct walk *walk, struct walk_estimate *ret);
/* Whether the walk has to begin again with wider numbers. */
bool walk_is_narrow(const struct walk *walk, const struct walk_estimate *estimate);
/* Whether it stays within the budget and the memory, as far as an estimate tells: of what is near it says yes. */
bool walk_fits(const struct walk *walk, const struct walk_estimate *estimate);

/* Resolves with the pool's dice, again and again; weights are then counts, the denominator the number of samples.
 * The estimate is set when it would throw too many dice, which the first samples tell. */
enum walk_end walk_sample(struct walk *walk, struct walk_estimate *ret_estimate);

/* The values that are watched, as the outcome has them now: the members, then the ends (0 or 1). The tallies follow
 * each other in it, each with as many numbers as its values have. */
void walk_observe(struct walk *walk, int32_t *ret);
