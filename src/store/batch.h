/* A batch: appends that are written in one transaction. It holds the heads of its sessions until it is settled, so
 * that no session has entries in two batches at once: this makes gaps in a ledger impossible.
 *
 * A batch is processed in windows. The first window is the whole batch; if the database refuses it, the window is
 * halved until it holds only the entry that cannot be written, and the rest is written without it. */
#pragma once
#include "base/writer.h"
#include "store/heads.h"
#include "store/parameters.h"

enum batch_state {
    BATCH_FREE,      /* holds nothing */
    BATCH_UNSENT,    /* nothing of the window has been sent: it can begin as soon as the link is up */
    BATCH_ASKING,    /* heads are being read, keys looked up */
    BATCH_WRITING,   /* rows were sent, their outcome is unknown */
    BATCH_LOST,      /* the link was lost after the rows were sent: they must be sent again */
    BATCH_COMPARING, /* on a new connection: are the entries before the rows still there? */
    BATCH_REWRITING, /* the same rows are sent again, on a new connection */
    BATCH_PROBING,   /* sent again and refused for a duplicate key: are the existing rows ours? */
    BATCH_CHECKING,  /* no appends: checks whether the database takes entries (write_check.c) */
};

/* Whether the window's sessions and keys must be read before its rows are made. */
enum batch_question {
    QUESTION_OPEN,     /* only if a head is unknown, or a key might belong to an append that was recorded before */
    QUESTION_RAISED,   /* yes: another process has written, or a key is there already */
    QUESTION_ANSWERED, /* they have just been read */
};

struct slot {
    struct store_append *append; /* NULL once it is answered */
    struct head *head;
    int32_t order;             /* in which it was queued */
    enum store_result outcome; /* DONE: it has a row; else the result when the window is settled */
    int64_t seq;               /* of its row; of the last row if it has two */
    bool closes;               /* its row closes the session */
    size_t state_at;           /* where its state begins in the batch's `left` */
    size_t state_length;       /* 0: it has none */
};

/* One answer: the result of each statement that was sent together. */
struct answer {
    PGresult *results[2];
    int32_t count;
    PGresult *error; /* the first one, even if it arrives only with the commit */
};

struct batch {
    enum batch_state state;
    int32_t count;    /* of slots */
    int32_t from, to; /* the window: slots before `from` are answered, those after `to` not yet tried */
    enum batch_question question;
    int64_t sent_at;
    int32_t session_entries; /* after the opening, that a session may have */
    int64_t written_us;      /* when the window's rows were first sent, clock_monotonic_us */
    struct slot *slots;
    uint64_t *marks;   /* hashes of the keys in this batch; an append with one of them waits for the next batch */
    size_t mark_count; /* a power of two */
    /* The window's rows as parameters. They stay as they are until the window is settled. */
    struct array session, seq, at, kind, seat, step, key, digest, bytes, left;
    struct {
        struct array session, name, role, token, side;
    } joining; /* seats that join by the rows */
    struct {
        struct array session, seat, name, key;
    } naming; /* their display names */
    struct {
        struct array session, seat;
    } revoking; /* and seats that are revoked, */
    struct {
        struct array session, seq, seat, token;
    } reissuing; /* or moved to another device */
    struct {
        struct array session, seq, at, state;
    } behind; /* BATCH_COMPARING: the entries before the rows, one for each session */
    int32_t rows;
    bool keyed;           /* at least one of them has a key */
    struct answer answer; /* the database's answers so far */
};

enum { BATCH_BYTES_MAX = 4 << 20 }; /* a window ends when its entries take this many bytes */

/* Memory for `limit` slots in a zeroed batch. False when out of memory. */
bool batch_prepare(struct batch *batch, int32_t limit, int32_t session_entries);
void batch_end(struct batch *batch);

/* Fills a free batch with up to `limit` appends from the ready heads: all of a session's, then the next session's. */
void batch_fill(struct batch *batch, struct heads *heads, int32_t limit);
/* Where an append writes an entry and its state; reused from one append to the next. */
struct made {
    struct writer out, state;
};
/* Makes the window's entries and their rows; sets the slots' outcomes. May shorten the window. */
void batch_make(struct batch *batch, struct made made[2]);
/* Whether an append was declined at a head that was not just read: another process may have written what it lacks,
 * or the append itself may have been recorded before. */
bool batch_declines_unasked(const struct batch *batch);
/* False when memory was out while the rows were made: they must not be sent. */
bool batch_is_whole(struct batch *batch);
/* Updates the heads after the window's commit. */
void batch_commit(struct batch *batch);
/* Marks the heads of the window as unknown. */
void batch_doubt(struct batch *batch);
/* Whether the window's sessions or keys must be read first. */
bool batch_must_ask(const struct batch *batch);
/* Whether the slot's row was sent and its outcome is unknown. */
bool batch_is_uncertain(const struct batch *batch, int32_t index);
/* How many slots are not answered. */
int32_t batch_live(const struct batch *batch);
/* Gives the heads back and frees the batch. Every slot has been answered. */
void batch_release(struct batch *batch, struct heads *heads);
/* Stores a result, which the answer then owns. */
void answer_add(struct answer *answer, PGresult *result);
/* Clears the results. */
void answer_clear(struct answer *answer);
