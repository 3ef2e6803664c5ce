/* Appending to a session: what all kinds of entries have in common.
 *
 * An append is always in one of these stages. Each says what it waits for. While the job waits it is not the caller's,
 * whose thread gets it back when the stage is over (job_resume).
 *
 * (known: once the ledger was read again and is longer than this process has published, an entry is compared first)
 *
 *   seats ─ catching up ─ basis ─ checkpoint ─ WRITING ─ done
 *                                                 │  ▲
 *                                    secret ─ chain ─ rekey      the chain is not cached, or is spent
 *                                    catching up                 the roster at the head is not cached,
 *                                                                or the protocol has not folded all entries
 *
 * An action skips the stages that it does not need. Nothing of an entry is published before it is committed. */
#pragma once
#include "game/job.h"
#include "game/session_cache.h"

enum append_stage {
    APPEND_SEATS,       /* a reader reads the session's seats: one may have joined through another process */
    APPEND_CATCHING_UP, /* catch_up.h: a reader reads entries that are not folded yet, so that the protocol can judge */
    APPEND_BASIS, /* a reader reads the entry that this one refers to: the corrected ruling, or the open question */
    APPEND_CHECKPOINT, /* a reader reads the entry at the end of the client's last checkpoint */
    APPEND_WRITING,    /* the writer makes the entry, in its session's order, and commits it */
    APPEND_SECRET,     /* a reader reads the session's secret */
    APPEND_CHAIN,      /* a reader derives a chain from it */
    APPEND_REKEY,      /* the writer writes the entry with which the next chain begins */
    APPEND_KNOWN,      /* a reader reads the last entry that this process has published a tree of */
    APPEND_DONE,
};

/* The end of a session's ledger, where an entry is being made. It exists only in the store's writer thread: a
 * function that gets one runs there and must not block. It begins from scratch each time, since a lost race makes
 * the entry again. */
struct ledger_end {
    int64_t seq, at;
    struct session_state *state; /* before the entry, and changed to that after it; NULL: the session is not sealed */
    struct writer *out;          /* the entry */
    const struct session_cache *cache; /* the session's; NULL: there is none yet */
    struct hash leaf;                  /* of the entry's first `hashed` bytes */
    size_t hashed;                     /* 0: not yet */
};

enum basis {
    BASIS_TAKEN,
    BASIS_JUDGE_AGAIN, /* the protocol judges again, with what is known now */
    BASIS_DAMAGED,     /* the entry is not one that may be there */
    BASIS_REFUSED,     /* the job was refused */
};

/* What is appended: one row for each act, in the file of its subject. A member that is NULL skips its stage. */
struct action {
    enum entry_kind kind;

    bool restores; /* it may be appended although the database was rolled back: it is the way to continue */

    bool judged; /* the protocol must allow it, given all recorded entries */

    /* Fills in the members that the request does not say, for judging and for writing. NULL: there are none, or
     * `judge` and `write` do it. */
    void (*say)(const struct job *job, struct entry *entry);

    /* In the caller's thread, in this order: */
    /* Gets the seats that were just read, if job->append.seats_first; for an action that issues a token also if its key
     * was used before (job->appended.repeated). False after refusing. */
    bool (*see_seats)(struct job *job, const struct store_session *session);
    /* After that, of a key that was used before: what the record says now (catch_up.h). NULL: it is not asked. */
    void (*look_again)(struct job *job, const struct protocol *protocol);
    /* For a judged action, instead of `say`: what the protocol objects to. */
    enum objection (*judge)(struct job *job, const struct protocol *protocol);
    /* The entry that must be read first; 0: none. */
    int64_t (*basis)(const struct job *job);
    enum basis (*take_basis)(struct job *job, const struct store_entry *entry);
    /* Called last before it is sent; may choose another action for the job. False after refusing. */
    bool (*prepare)(struct job *job);

    /* In the writer's thread. */
    /* Whether it may be appended here, and what it changes besides the record; NULL: it may, and nothing. False
     * after declining (append_decline, append_wait_for, or a violation). */
    bool (*admit)(struct job *job, struct ledger_end *end);
    /* Writes the entry, instead of `say`; declines in the same ways. */
    bool (*write)(struct job *job, struct ledger_end *end);

    /* The error if somebody has what there may be only once; ERROR_NONE: that is always a defect. */
    enum umpire_error taken;

    /* In the caller's thread, after COMMIT. */
    void (*committed)(struct job *job);
};

/* Begins an append by the job's seat. The caller has filled in job->append, except action and last_checkpoint. */
enum job_state append_start(struct job *job, const struct action *action, const struct tree_head *last_checkpoint);

/* The same of what a request says: its checkpoint, its signature, and the entry's members. */
enum job_state append_act(struct job *job, const struct action *action, struct act *act);

/* For `judge`: the act of the job's seat, with the members that the request says. */
struct entry entry_begin(const struct job *job, const struct protocol *protocol, enum entry_kind kind);
/* Whether it is allowed now, and signed where it must be. */
enum objection entry_judge(const struct protocol *protocol, const struct entry *entry);

/* For `write`: declines for good. */
bool append_decline(struct job *job, enum umpire_error error, const char *detail);
/* Declines for now: the job gets what is missing, and is appended again. */
bool append_wait_for(struct job *job, enum obstacle obstacle);
bool append_wait_for_chain(struct job *job, enum obstacle obstacle, uint32_t number, uint64_t from);
/* For `admit`: if the entry ends the chain in this state (NULL: none), the next one begins directly after the entry. */
void append_follow_with_chain(struct job *job, const struct session_state *state);

/* For other entries that are made at the end of a ledger (`make` of struct store_append). */
/* Opens the end at this place. False if the state is missing or belongs to another place: a sealed session must
 * never continue with dice that cannot be proven. */
bool ledger_end_open(struct job *job, const struct store_session *session, const struct store_place *place,
                     struct writer *out, struct ledger_end *ret);
/* The leaf of the written entry, hashed once. */
const struct hash *ledger_end_leaf(struct ledger_end *end);
/* Writes the state that the entry leaves for the next one. */
bool ledger_end_close(struct job *job, struct ledger_end *end, struct writer *left);
