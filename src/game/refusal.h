/* Why a job was refused, as data: an error of the registry with its details, or violations. */
#pragma once
#include "ledger/protocol.h"
#include "referee/unit_requests.h"
#include "store/store.h"
#include <umpire/error.h>

enum { REFUSAL_ENTRIES_MAX = 16 };

struct job_refusal {
    bool refused;
    enum umpire_error error; /* ERROR_NONE: see the job's violations */
    const char *detail;      /* static or in the job's arena; NULL: the error's title is enough */
    int32_t retry_after;     /* seconds; 0: the error's usual value */
    /* not_undoable, unit_in_use: the entries in the way, newest first */
    size_t rested_on_count;
    int64_t rested_on[REFUSAL_ENTRIES_MAX];
    /* units_changed: the differences */
    int32_t changed_count;
    const struct roster_difference *changed; /* in the job's arena */
    struct turn_on current;                  /* turn_changed: the current turn */
};

/* What an entry must wait for. */
enum obstacle {
    OBSTACLE_NONE,
    OBSTACLE_NO_CHAIN,    /* the session's current chain must be derived */
    OBSTACLE_CHAIN_SPENT, /* a new chain must be begun */
    OBSTACLE_OVERTAKEN,   /* another job has begun it */
    OBSTACLE_NO_ROSTER,   /* the roster at the head must be read */
    OBSTACLE_UNCONFIRMED, /* the ledger must be compared with what this process published */
};

/* The error for a store call that was not done. */
enum umpire_error store_error(enum store_result result);
/* The error for an objection of the protocol; its detail is objection_words. */
enum umpire_error objection_error(enum objection objection);
