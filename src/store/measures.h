/* Measurements of the store, for people who watch the service. */
#pragma once
#include "base/metrics.h"
#include "store/store.h"

enum { STORE_RESULTS = STORE_BROKEN + 1 };

/* What a shard counts. The writer's thread writes it, but for `answers`, which those who append write too. */
struct shard_counts {
    struct counter answers[STORE_RESULTS]; /* to appends, by result */
    struct counter batches;                /* windows that were committed */
    struct counter connects;               /* how often a link was made */
    struct histogram rows;                 /* entries of a batch */
    struct histogram micros;               /* from sending a batch to knowing that it is committed */
};

struct store_measures {
    bool up;                                     /* the database answers, as store_ready says */
    int64_t queued;                              /* appends that were accepted and are not answered */
    int64_t reads_waiting;                       /* queries that no reader has taken up yet */
    int64_t sessions;                            /* that are cached */
    int64_t sessions_bytes, sessions_most_bytes; /* what all of this process take; the most that they should take */
    uint64_t sessions_crowded;                   /* how often one was dropped because they took more */
    uint64_t sessions_hit;                       /* how often one was found in the cache */
    uint64_t sessions_missed;
    uint64_t batches, connects;
    uint64_t answers[STORE_RESULTS];
    struct histogram_reading rows, micros;
};

extern const struct scale batch_rows_scale;
extern const struct scale batch_micros_scale;

void store_measure(struct store *store, struct store_measures *ret);
/* "done", "repeated" … */
const char *store_result_name(enum store_result result);
