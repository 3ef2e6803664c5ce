/* Appending to a session: what all kinds of entries have in common.
 *
 * An append is always in one of these stages. Each says what it waits for; the caller's thread has the job in none of
 * them, and gets it back when the stage is over (job_resume).
 *
 * (where the ledger is longer than what this process knows of it, since it was read anew: known, an entry to compare)
 *
 *               signature
 *                 │  ▲
 *   seats ─ catching up ─ basis ─ checkpoint ─ WRITING ─ done
 *                                                 │  ▲
 *                                    secret ─ chain ─ rekey      the chain was not at hand, or is spent
 *                                    catching up                 the roster at the head was not at hand,
 *                                                                or entries came that the protocol has not seen
 *
 * Stages that an action has no use for are passed over. Nothing of an entry reaches anybody before it is committed. */
#pragma once
#include "job.h"
#include "session_cache.h"

enum append_stage {
    APPEND_SEATS,       /* a reader reads the session's seats afresh: one may have joined through another process */
    APPEND_CATCHING_UP, /* catch_up.h: a reader reads entries that are not folded yet, so that the protocol can judge */
    APPEND_SIGNATURE,   /* a checker checks the device's signature */
    APPEND_BASIS,       /* a reader reads the entry that this one rests on: what is corrected, or the open question */
    APPEND_CHECKPOINT,  /* a reader reads the entry at the end of the client's last checkpoint */
    APPEND_WRITING,     /* the writer has it: the entry is made there, in its session's order, and committed */
    APPEND_SECRET,      /* a reader reads the session's secret */
    APPEND_CHAIN,       /* a reader's thread derives a chain from it */
    APPEND_REKEY,       /* the writer writes the entry with which the next chain begins */
    APPEND_KNOWN,       /* a reader reads the entry at the end of what this process has told of the ledger */
    APPEND_DONE,
};

/* The end of a session's ledger, where an entry is being made. It exists in the store's writer thread alone: whoever is
 * handed one runs there, must not block, and starts afresh each time, since a lost race makes the entry again. */
struct ledger_end {
    int64_t seq, at;
    struct session_state *state; /* before the entry, and changed to that behind it; NULL: the session is not sealed */
    struct writer *out;          /* the entry */
    const struct session_cache *cache; /* the session's; NULL: there is none yet */
    struct hash leaf;                  /* of the entry as it was when it had `hashed` bytes */
    size_t hashed;                     /* 0: not yet */
};

enum basis {
    BASIS_TAKEN,
    BASIS_JUDGE_AGAIN, /* the protocol is asked once more, with what is known now */
    BASIS_DAMAGED,     /* it is not what an entry there must be */
    BASIS_REFUSED,     /* after refusing */
};

/* What is appended: a row for each, in the file of its subject. Members that may be NULL have no use for their stage.
 */
struct action {
    enum entry_kind kind;

    bool restores; /* it may be appended although the database went back: it is the way on */

    bool judged; /* the protocol must let it pass, with all that is recorded */

    /* What the entry says beyond what every entry has: to be judged, and to be written. NULL: `judge` and `write` see
     * to it. */
    void (*say)(const struct job *job, struct entry *entry);

    /* In the caller's thread, in this order: */
    /* The seats as they were read just now, where job->append.seats_first says so; and (job->appended.repeated) of an
     * action that gives a token, where its key was used before. False after refusing. */
    bool (*see_seats)(struct job *job, const struct store_session *session);
    /* Of one that is judged, in the place of what `say` gives: what the protocol thinks of it. */
    enum objection (*judge)(struct job *job, const struct protocol *protocol);
    /* The entry that must be read first; 0: none. */
    int64_t (*basis)(const struct job *job);
    enum basis (*take_basis)(struct job *job, const struct store_entry *entry);
    /* The last thing before it is sent; may choose another action for the job. False after refusing. */
    bool (*prepare)(struct job *job);

    /* In the writer's thread. */
    /* Whether it may be appended here, and what it changes beside the record; NULL: it may, and nothing. False after
     * declining (append_decline, append_wait_for, or a violation). */
    bool (*admit)(struct job *job, struct ledger_end *end);
    /* Writes the entry, in the place of what `say` gives; declines likewise. */
    bool (*write)(struct job *job, struct ledger_end *end);

    /* Why the database refuses it, where it is no defect; ERROR_NONE: it always is. */
    enum umpire_error refused;

    /* In the caller's thread: it is committed. */
    void (*committed)(struct job *job);
};

/* Begins an append of the job's seat. What is in job->append besides action and seen is the caller's to fill in before.
 */
enum job_state append_start(struct job *job, const struct action *action, const struct tree_head *last_checkpoint);

/* For `judge`: what the job's seat does now, before the kind's own members are filled in. */
struct entry entry_begin(const struct job *job, const struct protocol *protocol, enum entry_kind kind);
/* Whether it may come now, and is signed where it must be. */
enum objection entry_judge(const struct protocol *protocol, const struct entry *entry);

/* For `write`: declines for good. */
bool append_decline(struct job *job, enum umpire_error error, const char *detail);
/* The same for now: the job gets what is missing and comes again. */
bool append_wait_for(struct job *job, enum obstacle obstacle);
bool append_wait_for_chain(struct job *job, enum obstacle obstacle, uint32_t number, uint64_t from);

/* For other entries that are made at the end of a ledger (`make` of struct store_append). */
/* The end at this place. False when the state is missing or not that of the place: a sealed session must never go on
 * with dice of which nothing is proven. */
bool ledger_end_open(struct job *job, const struct store_session *session, const struct store_place *place,
                     struct writer *out, struct ledger_end *ret);
/* The leaf of the entry that was written, hashed once. */
const struct hash *ledger_end_leaf(struct ledger_end *end);
/* What the entry leaves for the next one. */
bool ledger_end_close(struct job *job, struct ledger_end *end, struct writer *left);
