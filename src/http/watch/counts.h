/* What the event loops count. Each loop has counts of its own, which only its thread writes, so that counting takes no
 * lock; whoever asks adds them up. Their number is fixed, however odd the requests: what is not in the operations table
 * is one operation, "none". */
#pragma once
#include "base/metrics.h"
#include <stdint.h>
#include <umpire/rules.h>

enum {
    COUNTED_OPERATIONS_MAX = 128,
    COUNTED_STATUSES_MAX = 32,
    COUNTED_STEPS_MAX = 128, /* of all rulesets together */
};

struct loop_counts {
    /* by place of the operation, then of the status; the last place is of requests without an operation */
    struct counter requests[COUNTED_OPERATIONS_MAX + 1][COUNTED_STATUSES_MAX];
    struct histogram micros[COUNTED_OPERATIONS_MAX + 1];
    struct counter rulings[COUNTED_STEPS_MAX][2]; /* by place of the step; recorded or not */
    struct counter unlogged;                      /* lines of the access log that were lost */
    struct counter expired;                       /* connections whose header or body took too long */
    struct counter shut; /* connections beyond their address's share, or all that there may be */
    struct counter gave; /* connections that made room for others (room.h) */
    struct gauge connections;
    struct gauge listeners; /* streams of events that are open */
};

/* Of all loops. */
struct counts {
    int64_t started_at; /* microseconds since 1970 */
    int32_t loop_count;
    struct loop_counts *loops;
};

/* NULL when out of memory. */
struct counts *counts_new(int32_t loop_count);
/* Accepts NULL. */
void counts_free(struct counts *counts);

/* Where a status is counted. */
size_t counted_status(int status);
/* The status of a place as a label: "200", "none" where no answer was made, "other"; NULL after the last. */
const char *counted_status_name(size_t place);
/* Counts a ruling when it is certain: when it is committed, or need not be. `counts` NULL: nothing is counted. */
void ruling_count(struct loop_counts *counts, const struct ruling *ruling, bool recorded);
/* Where a step is counted: its place in the order of rulesets() and their steps. */
size_t counted_step(const struct ruleset *ruleset, const struct step *step);

extern const struct scale request_scale; /* microseconds */
