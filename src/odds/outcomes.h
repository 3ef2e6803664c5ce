/* Every distinguishable outcome of a draw, with its exact weight: what the exhaustive source of the odds goes through.
 * A pool collapses to its sums or counts. Ties that are thrown again need no series: since all sides are alike, each
 * order is as likely as any other, so the geometric series of the re-rolls adds up to equal shares. */
#pragma once
#include "base/arena.h"
#include "odds/number.h"
#include "odds/tally.h"
#include <umpire/dice.h>

struct outcomes {
    struct draw_request request; /* bands are a copy, and what is alike; not what is finer */
    struct dice_alike alike;
    struct outcomes *next;
    int32_t count;
    int32_t size;             /* numbers that an outcome has: 1, or TALLY's counts, or RANKING's order */
    const int32_t *values;    /* count times size */
    const mp_limb_t *weights; /* count numbers, none of them 0 */
    const mp_limb_t *total;   /* their sum */
};

enum { OUTCOMES_SHELVES = 64 };

/* All that one walk has used, so that each is made once. */
struct outcomes_book {
    struct arena *arena;
    int32_t width; /* of the weights */
    int32_t limit; /* outcomes of one draw */
    struct outcomes *shelves[OUTCOMES_SHELVES];
    struct tally alike; /* those that are merged now, once any were */
};

enum outcomes_failure { OUTCOMES_FINE, OUTCOMES_TOO_MANY, OUTCOMES_TOO_WIDE, OUTCOMES_STARVED };

void outcomes_start(struct outcomes_book *book, struct arena *arena, int32_t width, int32_t limit);
/* NULL and the reason when they cannot be had. */
const struct outcomes *outcomes_of(struct outcomes_book *book, const struct draw_request *request,
                                   enum outcomes_failure *ret_failure);
bool outcomes_answer(const struct outcomes *outcomes, const struct draw_request *request);
/* How many there are, about, without making them. */
double outcomes_count(const struct draw_request *request);
const mp_limb_t *outcome_weight(const struct outcomes_book *book, const struct outcomes *outcomes, int32_t index);
void outcome_take(const struct outcomes *outcomes, int32_t index, int32_t *ret);
/* Something legal, for a run that is over already. */
void outcome_take_any(const struct draw_request *request, int32_t *ret);
