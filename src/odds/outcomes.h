/* Every distinguishable outcome of a draw with its exact weight: the exhaustive source of odds enumerates them. A pool
 * is reduced to its sums or counts. Ties that are thrown again need no series: since all sides are alike, each order is
 * as likely as any other, so the geometric series of the re-rolls adds up to equal shares. */
#pragma once
#include "base/arena.h"
#include "odds/number.h"
#include "odds/tally.h"
#include <umpire/dice.h>

struct outcomes {
    struct draw_request request; /* bands are copied, and so are equivalences; finer requests are not */
    struct dice_alike alike;
    struct outcomes *next;
    int32_t count;
    int32_t size;             /* numbers in an outcome: 1, or TALLY's counts, or RANKING's order */
    const int32_t *values;    /* count times size */
    const mp_limb_t *weights; /* count numbers, none of them 0 */
    const mp_limb_t *total;   /* their sum */
};

enum { OUTCOMES_SHELVES = 64 };

/* All that one walk has used. */
struct outcomes_book {
    struct arena *arena;
    int32_t width; /* of the weights */
    int32_t limit; /* outcomes of one draw */
    struct outcomes *shelves[OUTCOMES_SHELVES];
    struct tally alike; /* the currently merged ones, if there are any */
};

enum outcomes_failure { OUTCOMES_FINE, OUTCOMES_TOO_MANY, OUTCOMES_TOO_WIDE, OUTCOMES_STARVED };

void outcomes_start(struct outcomes_book *book, struct arena *arena, int32_t width, int32_t limit);
/* NULL and the reason when they cannot be made. */
const struct outcomes *outcomes_of(struct outcomes_book *book, const struct draw_request *request,
                                   enum outcomes_failure *ret_failure);
bool outcomes_answer(const struct outcomes *outcomes, const struct draw_request *request);
/* An estimate of their number, without making them. */
double outcomes_count(const struct draw_request *request);
const mp_limb_t *outcome_weight(const struct outcomes_book *book, const struct outcomes *outcomes, int32_t index);
void outcome_take(const struct outcomes *outcomes, int32_t index, int32_t *ret);
/* Any valid outcome, for a run that is over. */
void outcome_take_any(const struct draw_request *request, int32_t *ret);
