/* Why a job was not done, as data: an error of the registry with what happened this time, or violations. */
#pragma once
#include "protocol.h"
#include "store.h"
#include "unit_requests.h"
#include <umpire/error.h>

enum { REFUSAL_ENTRIES_MAX = 16 };

struct job_refusal {
    bool refused;
    enum umpire_error error; /* ERROR_NONE: the job's violations say it */
    const char *detail;      /* static or in the job's arena; NULL: the error's title says it all */
    int32_t retry_after;     /* seconds; 0: what is usual for the error */
    /* not_undoable, unit_in_use: what stands in the way, the newest first */
    size_t rested_on_count;
    int64_t rested_on[REFUSAL_ENTRIES_MAX];
    /* units_changed: how */
    int32_t changed_count;
    const struct roster_difference *changed; /* in the job's arena */
    struct turn_on current;                  /* turn_changed: what is on */
};

/* What stands in the way of an entry for the moment. */
enum obstacle {
    OBSTACLE_NONE,
    OBSTACLE_NO_CHAIN,    /* the chain that the session is at must be derived first */
    OBSTACLE_CHAIN_SPENT, /* a new chain must be begun first */
    OBSTACLE_OVERTAKEN,   /* somebody else has begun it */
    OBSTACLE_NO_ROSTER,   /* the roster at the head must be read first */
    OBSTACLE_UNCONFIRMED, /* whether the ledger still has what this process told of it must be read first */
};

/* The error for what the store says of a call that was not done. */
enum umpire_error store_error(enum store_result result);
/* The error for what the protocol objects to; its detail is objection_words. */
enum umpire_error objection_error(enum objection objection);
