/* The walk: a step's resolver over all its dice. A level ends where the resolver forgets, and ways that retained the
 * same numbers are merged into one node. Inside a level it goes depth first and runs the resolver once for each way;
 * changes of the outcome are counted when they occur. */
#pragma once
#include "odds/outcomes.h"
#include "odds/tally.h"
#include "odds/view.h"
#include <umpire/odds.h>

enum {
    WALK_MEMORY_MAX = 128 << 20, /* for all but the nodes */
    LEVEL_MEMORY_MAX = 64 << 20, /* for the nodes of a level */
    WALK_TRIED_MAX = 40000,
};

enum walk_end {
    WALK_DONE,
    WALK_TOO_LARGE, /* more runs than the budget, or a draw with too many outcomes */
    WALK_TOO_WIDE,  /* the numbers need more limbs: start again with twice as many */
    WALK_STARVED,
};

struct walk {
    const struct odds_request *request;
    struct arena *arena; /* for all that lives until the answer is written */
    int32_t width;
    struct view view;
    struct tally *tallies; /* one for each member, or a joint one for all of them; then one for each end */
    int32_t tally_count, member_tallies, end_count;
    const struct step_end **ends;            /* that depend on the members that matter */
    int32_t *asked;                          /* bytes of the outcome that matter, before each byte and in all */
    int32_t watched;                         /* numbers that walk_look returns */
    mp_limb_t denominator[NUMBER_WIDTH_MAX]; /* of the settled weights */
    int64_t runs;
    int64_t tried; /* runs that only served the estimate */
    enum ruling_status status;
    struct outcomes_book book;
    char *outcome; /* of the step's outcome size */
    char *blank;   /* the outcome's default values */
};

/* Memory and the tables. False: out of memory. */
bool walk_start(struct walk *walk, struct arena *arena, const struct odds_request *request, int32_t width);
enum walk_end walk_all(struct walk *walk);

/* Whether any of these bytes of the walk's outcome matters. Bytes elsewhere always do. */
bool walk_asks(const struct walk *walk, const void *member, size_t size);

/* How large the walk will be. */
struct walk_estimate {
    double runs;
    double level_bytes;          /* of the nodes of its largest level */
    double node_bytes;           /* upper estimate for one */
    double values;               /* of joint members; reduced by a fifth, to be safe */
    int32_t bits;                /* estimate of the denominator; more than the limit when a single draw is too wide */
    struct draw_request largest; /* draw; `label` and `part` of it */
    const char *largest_part;
    double largest_outcomes;
};
/* By random ways down (Knuth's estimate for each level): at most WALK_TRIED_MAX, and at most a hundredth of the budget
 * or five thousand, whichever is more. Few if the numbers are too narrow. False: out of memory. */
bool walk_estimate(struct walk *walk, struct walk_estimate *ret);
/* Whether the walk must start again with wider numbers. */
bool walk_is_narrow(const struct walk *walk, const struct walk_estimate *estimate);
/* Whether it stays within the budget and the memory, by the estimate; a borderline estimate counts as yes. */
bool walk_fits(const struct walk *walk, const struct walk_estimate *estimate);

/* Resolves with the pool's dice, many times; weights are then counts, the denominator the number of samples. The
 * estimate is set if the first samples show that it would throw too many dice. */
enum walk_end walk_sample(struct walk *walk, struct walk_estimate *ret_estimate);

/* The watched values in the current outcome: the members, then the ends (0 or 1). Each tally reads as many numbers as
 * its values have. */
void walk_observe(struct walk *walk, int32_t *ret);
