/* A batch: appends that are written in one transaction. It holds the heads of its sessions until it is settled, so that
 * no session has entries in two batches at once: this is what makes gaps in a ledger impossible.
 *
 * A batch is worked off in windows. The first window is the whole batch; when the database refuses it, the window is
 * halved until the one entry that cannot be written stands alone, and the rest goes on without it. */
#pragma once
#include "heads.h"
#include "parameters.h"
#include "writer.h"

enum batch_state {
    BATCH_FREE,      /* holds nothing */
    BATCH_UNSENT,    /* nothing of the window is at the database: it may begin as soon as the link is up */
    BATCH_ASKING,    /* heads are being asked for, keys looked up */
    BATCH_WRITING,   /* rows are sent, their fate is not known */
    BATCH_LOST,      /* the link was lost after the rows were sent: the same ones must be sent again */
    BATCH_COMPARING, /* on a new connection: do the entries that the rows were made behind still stand there? */
    BATCH_REWRITING, /* the same rows are sent again, on a new connection */
    BATCH_PROBING,   /* sent again and refused for a key: are the rows that stand there ours? */
    BATCH_CHECKING,  /* no appends: whether the database would take some (write_check.c) */
};

/* Whether the window's sessions and keys must be asked for before its rows are made. */
enum batch_question {
    QUESTION_OPEN,     /* only if a head is unknown, or a key might save its append from being turned away */
    QUESTION_RAISED,   /* yes: somebody else has written, or a key is there already */
    QUESTION_ANSWERED, /* it was asked just now */
};

struct slot {
    struct store_append *append; /* NULL once it is answered */
    struct head *head;
    int32_t order;             /* in which it came */
    enum store_result outcome; /* DONE: it has a row; else what is to be answered when the window is settled */
    int64_t seq;               /* of its row; of the last one where it has two */
    bool closes;               /* its row closes the session */
    size_t state_at;           /* where its state begins in the batch's `left` */
    size_t state_length;       /* 0: it has none */
};

/* One answer: the result of each statement that was sent together. */
struct answer {
    PGresult *results[2];
    int32_t count;
    PGresult *error; /* the first; also one that comes only with the commit */
};

struct batch {
    enum batch_state state;
    int32_t count;    /* of slots */
    int32_t from, to; /* the window: slots before `from` are answered, those after `to` not yet tried */
    enum batch_question question;
    int64_t sent_at;
    int32_t session_entries; /* behind the opening, that a session may have */
    int64_t written_us;      /* when the window's rows were first sent, clock_monotonic_us */
    struct slot *slots;
    uint64_t *marks;   /* hashes of the keys in this batch; a key that is in it already waits for the next */
    size_t mark_count; /* a power of two */
    /* The window's rows as parameters. They stay as they are until the window is settled. */
    struct array session, seq, at, kind, seat, step, key, digest, bytes, left;
    struct {
        struct array session, name, role, token, side;
    } joining; /* seats that come in with the rows */
    struct {
        struct array session, seat, name, key;
    } naming; /* what they are called */
    struct {
        struct array session, seat;
    } revoking; /* and seats that go, */
    struct {
        struct array session, seq, seat, token;
    } reissuing; /* or that go to another device */
    struct {
        struct array session, seq, at, state;
    } behind; /* BATCH_COMPARING: the entries that the rows were made behind, one for each session */
    int32_t rows;
    bool keyed;           /* at least one of them has a key */
    struct answer answer; /* what the database has answered so far to what is sent */
};

enum { BATCH_BYTES_MAX = 4 << 20 }; /* a window ends when its entries have so many bytes */

/* Memory for `limit` slots in a zeroed batch. False when out of memory. */
bool batch_prepare(struct batch *batch, int32_t limit, int32_t session_entries);
void batch_end(struct batch *batch);

/* Fills a free batch with up to `limit` appends from the ready heads: all of a session's, then the next session's. */
void batch_fill(struct batch *batch, struct heads *heads, int32_t limit);
/* Where an append writes an entry and what the next one needs; used for one append after the other. */
struct made {
    struct writer out, state;
};
/* Makes the window's entries and the rows that carry them; sets the slots' outcomes. May shorten the window. */
void batch_make(struct batch *batch, struct made made[2]);
/* Whether an append was declined behind a head that was not asked for just now: another process may have written what
 * it lacks, and it may have been recorded already itself. */
bool batch_declines_unasked(const struct batch *batch);
/* False when memory was out while the rows were made: they must not be sent. */
bool batch_is_whole(struct batch *batch);
/* Notes what the window's commit means for its heads. */
void batch_commit(struct batch *batch);
/* Marks the heads of the window as unknown. */
void batch_doubt(struct batch *batch);
/* Whether the window's sessions or keys must be asked for first. */
bool batch_must_ask(const struct batch *batch);
/* Whether the slot's row was sent and its fate is not known. */
bool batch_is_uncertain(const struct batch *batch, int32_t index);
/* How many slots are not answered. */
int32_t batch_live(const struct batch *batch);
/* Gives the heads back and becomes free. Every slot is answered. */
void batch_release(struct batch *batch, struct heads *heads);
/* Keeps a result, which belongs to the answer from now on. */
void answer_add(struct answer *answer, PGresult *result);
/* Forgets the results. */
void answer_clear(struct answer *answer);
