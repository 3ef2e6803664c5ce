/* A shard of sessions: a queue, a writer and its link to the database. A store has one shard today; everything that
 * belongs to a shard is here, so that a store can have several.
 *
 * shard.c has the queue and the writer's turns, settle.c what follows from each answer of the database, statements.c
 * what is sent to it, write_check.c the check whether it takes entries at all. */
#pragma once
#include "store/batch.h"
#include "store/link.h"
#include "store/measures.h"
#include "store/sessions.h"
#include "store/store.h"

enum { SHARD_IN_FLIGHT_MAX = 8 };

enum queue_state {
    QUEUE_OPEN,    /* appends are accepted */
    QUEUE_CLOSING, /* store_stop was called: accepted appends are finished */
};

struct follow;

struct shard {
    struct store_settings settings;
    struct follow *follow; /* is notified of what was committed */
    bool runs;             /* `thread` takes the turns */
    pthread_t thread;
    int wake; /* eventfd: work in the queue, the link's helper is ready, or closing */

    /* shared with those who append, under the lock */
    pthread_mutex_t lock;
    enum queue_state state;
    struct store_append *first, **last;
    int32_t queued;    /* since the writer last took the queue */
    int32_t wake_when; /* wake the writer when this many are queued; 0: not for appends */

    atomic_int accepted;         /* appends accepted and not answered */
    atomic_bool away;            /* the last attempt to connect failed */
    const char *_Atomic refusal; /* why the database takes no entries, a static sentence; NULL: it does */
    struct shard_counts counts;

    /* used only in the writer's thread: that which takes the turns */
    struct link link;
    struct heads *heads;
    struct sessions *sessions; /* the store's cache */
    struct batch batches[SHARD_IN_FLIGHT_MAX];
    struct batch write_check;                        /* never has appends: FREE or CHECKING */
    int64_t write_check_at;                          /* the next one, clock_monotonic_ms */
    struct batch *pipeline[SHARD_IN_FLIGHT_MAX + 1]; /* those with something sent, in the order of sending */
    int32_t pipeline_count;
    int32_t batch_count; /* of batches that are not free */
    int64_t progress_at; /* when the database last answered */
    int64_t expiry_at;   /* when to look for expired appends, clock_monotonic_ms */
    struct made made[2]; /* for the two entries that an append may have */
};

/* Begins to connect. False when memory is out. */
bool shard_start(struct shard *shard, const struct store_settings *settings, struct sessions *sessions,
                 struct follow *follow);
/* Refuses new appends, and takes turns until the accepted ones are finished. */
void shard_stop(struct shard *shard);
/* As store_run, store_turn and store_wake. `ret_finished`: the shard is closing, and everything is answered. */
bool shard_run(struct shard *shard);
int shard_turn(struct shard *shard, struct pollfd ret_waits[STORE_WAITS], bool *ret_finished);
void shard_wake(struct shard *shard, const struct pollfd waits[STORE_WAITS]);
/* As store_append. */
bool shard_append(struct shard *shard, struct store_append *append);

/* For the files of the shard, all in the writer's thread: */

/* Answers one append. The only place that calls done(). */
void shard_answer(struct shard *shard, struct store_append *append, enum store_result result);
/* Answers the append of a slot, once. */
void shard_answer_slot(struct shard *shard, struct slot *slot, enum store_result result);

/* settle.c */
/* Takes the next step for a window of which nothing has been sent. */
void batch_advance(struct shard *shard, struct batch *batch);
/* Call when the database has answered what was sent for this batch. */
void batch_settle(struct shard *shard, struct batch *batch);
/* Call when the link is up again: sends again what was lost. */
void batch_resume(struct shard *shard, struct batch *batch);
/* Call when the link is lost: every batch notes what it has to find out. */
void shard_lose_link(struct shard *shard);

/* write_check.c */
/* Call when the link is up: whether entries are taken is unknown, and is checked now. */
void write_check_expect(struct shard *shard, int64_t now);
/* Sends a check when one is due. */
void write_check_step(struct shard *shard, int64_t now);
/* When the next check is due, clock_monotonic_ms; INT64_MAX: not before something else happens. */
int64_t write_check_due(const struct shard *shard);
/* The database has answered a check. */
void write_check_settle(struct shard *shard, const struct answer *answer);
/* What appends have shown: why one could not be written now (a static sentence), and that some were written. */
void write_check_refuse(struct shard *shard, const char *why);
void write_check_committed(struct shard *shard);

/* statements.c: what the writer sends. False when it cannot be sent: the link is then of no use. */
extern const struct sql_statement *const writer_statements[];
bool send_question(struct shard *shard, struct batch *batch);
bool send_rows(struct shard *shard, struct batch *batch);
bool send_comparison(struct shard *shard, struct batch *batch);
bool send_probe(struct shard *shard, struct batch *batch);
bool send_write_check(struct shard *shard, struct batch *write_check);
