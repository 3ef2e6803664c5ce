/* The game: a session while it is played. This room takes a job, plays it against store and referee, and returns a
 * result: an outcome, or a refusal with its reason. It knows no request, reply or status; a command line, an
 * importer or a test plays a game through it (blocking.h) as the service does.
 *
 * A job is one thing that somebody does to a session or reads of it. The caller prepares the job, fills in who acts
 * and where, and calls one of the functions below. Each returns
 *   JOB_DONE     the result is in the job: `refusal`, or what the function's comment names, or
 *   JOB_WAITING  the job waits for the store. One of its threads will call `wake`; then the caller calls job_resume
 *                in its own thread, until that returns JOB_DONE.
 *
 * A job belongs to one thread at a time: to the caller's, or to the store's between JOB_WAITING and `wake`. In the
 * store's writer thread run only those functions of this room that take a struct ledger_end (append.h) or are the
 * `make` of a struct store_append; functions that run in a reader's thread end with _in_reader. Everything else runs
 * in the caller's thread and never blocks. */
#pragma once
#include "base/clock.h"
#include "base/trace.h"
#include "game/known_heads.h"
#include "game/refusal.h"
#include "keys/keys.h"
#include "ledger/chain.h"
#include "ledger/protocol.h"
#include "referee/acts.h"
#include "referee/answer.h"
#include "referee/binding.h"
#include "referee/opening.h"
#include "referee/seat_names.h"
#include "referee/unit_requests.h"
#include "store/store_read.h"

struct job;
struct reused_dice;

/* What all jobs of a process share. Made once. */
enum {
    RESTORED_CHAINS = 2, /* a chain that begins after a restore is numbered at least this far after any known one, */
    RESTORED_SPREAD = 1 << 20, /* plus a random number below this: nobody has ever seen one of its secrets */
};
struct game {
    struct store *store;
    const struct key_ring *_Atomic keys; /* NULL until they are loaded: nothing can be opened, joined or signed */
    int32_t club_sessions_per_day;
    struct known_heads *known_heads; /* NULL: a database that was rolled back goes unnoticed */
    /* used by the store's writer thread only */
    struct dice_pool writer_dice;
    struct session_state writer_state;
};

enum job_state { JOB_DONE, JOB_WAITING };

/* The result of an append. */
struct appended {
    bool repeated; /* the key was used before: this is the entry of that time */
    bool ruled;    /* the entry is a ruling, or one was recorded together with it */
    int64_t seq;
    const char *entry; /* its bytes, until job_end; NULL: the entry is the ruling in job->ruled, just made */
    size_t length;
    const struct tree_head *tree;  /* including the entry; NULL in a session that is not sealed */
    const struct store_seat *seat; /* the seat that joined, */
    const char *token;             /* and its token */
    bool guest;                    /* it does not speak for its side, */
    const char *speaker;           /* which this seat does; NULL: none is left */
};

/* A ruling: the question, and what was made of it. */
struct ruled {
    struct intent intent; /* set by the caller: the decoded question */
    struct binding binding;
    struct ruling ruling;
    struct entry_ruling grounds; /* what the entry says besides the question */
    struct link_spent spent;
    struct roster_snapshot *roster; /* a reference, if one was read for this job; NULL: none */
    const struct roster *seen;      /* the units as the client last saw them; NULL: it does not say */
    const struct roster *basis; /* a correction: the roster as of the corrected ruling; NULL: the current one applies */
    struct hash basis_hash;     /* of the entries that `basis` was folded from */
    struct open_ruling *open;   /* two-sided: the open question that it answers (question.h); NULL: none */
    struct correcting *correcting;    /* NULL: this is no correction */
    const struct reused_dice *reused; /* a correction: the reused dice, in the arena; NULL: none */
    bool resolved;                    /* it is resolved already: its dice were known */
    const char *wrong_phase;          /* of a preview that names units: game_wrong_phase */
};

/* What is appended, and its progress (append.h). */
struct append {
    unsigned stage; /* enum append_stage */
    int32_t attempts;
    const struct action *action;
    const struct tree_head *last_checkpoint; /* the last checkpoint that the client saw; NULL: it does not say */
    struct signature_given signature;        /* by the seat's device; empty if the act is not signed */
    struct act *act;                         /* the request, and the entry as it says it; NULL: none */
    const void *request;                     /* the action's own struct; NULL: it has none */
    int64_t about;                           /* the entry concerned; 0: none */
    const char *who;                         /* id of the seat or unit concerned; NULL: none */
    bool seats_first;                        /* the seats are read from the database before anything else */
    const struct store_seat *joins;          /* as in struct store_append, like the next */
    const struct store_seat *reissues;
    const char *revokes;
    const struct action *second; /* its entry is written right after, in the same transaction; NULL: none */
    const char *second_seat;
    enum objection objection;
    int64_t expected;   /* the only seq at which the judgement holds; 0: any */
    uint64_t ends_link; /* link of the open question that this entry ends; 0: none */
    int64_t takes_back; /* set by the last missing consent: the entry that is taken back; 0: none */
    bool turns_back;    /* and that entry is a turn: these are the current ones again */
    int32_t turn_back, phase_back;
    enum obstacle obstacle;
    struct tree_head known; /* what this process last published, while it is compared */
    bool is_stopped;        /* the ledger lacks what this process published */
    uint32_t chain_left;    /* number of the session's chain after the entry */
    uint32_t new_chain;     /* after a restore: number of the chain that begins */
    uint32_t chain;         /* number of the chain that is needed, or was derived */
    uint64_t chain_from;
    bool chain_follows; /* the entry ends a chain; the next one is begun once the entry is recorded */
    struct cached_chain *derived;
    struct chain_anchor anchor;
    /* the entry that was made */
    struct entry entry;
    const char *bytes; /* of a judged ruling, in the arena; NULL: for others, which the job's `out` holds */
    size_t length;
    const struct tree *tree;              /* the tree after the entry, in the arena; NULL: the session is not sealed */
    struct roster_snapshot *roster_after; /* a reference, or NULL */
    bool roster_is_lost;                  /* the roster after the entry must be folded from the record */
};

/* A session that is read up to its newest entry (catch_up.h). */
struct catching_up {
    struct store_session *session;
    const struct ruleset *ruleset;
    void (*look)(struct job *job, const struct protocol *protocol);
    enum job_state (*then)(struct job *job);
    struct arena page;
};

/* Where folding a roster begins: after an entry. */
struct followed_from {
    int64_t seq;
    bool known; /* looked.roster is that one, identified by `hash`; else it is stored beside that entry */
    struct hash hash;
};

/* The roster of a session. */
struct looked {
    int64_t as_of; /* the roster is the one after this entry */
    int64_t last;  /* the newest entry */
    struct roster roster;
    struct followed_from origin; /* this room's own, while the current roster is made */
};

enum proof_kind { PROOF_CHECKPOINT, PROOF_OF_EXPORT, PROOF_OF_COSIGNING, PROOF_OF_CONSISTENCY, PROOF_OF_ENTRY };

struct proof {
    enum proof_kind kind;
    unsigned stage;   /* enum proof_stage */
    int32_t from, to; /* sizes; `to` FIELD_ABSENT: the current one */
    int64_t seq;
    const struct act *cosigning; /* the request with a device's cosignature, */
    bool keyed;                  /* and the key of its seat */
    struct device_key device;
    struct store_cosignature cosigned;
    /* the result */
    struct tree_head head;          /* of the current tree */
    uint32_t chain;                 /* number of the session's chain by then */
    struct known_head known;        /* what this process last published, while it is compared */
    bool again;                     /* the tree was read a second time, since it was smaller than `known` */
    char note[CHECKPOINT_NOTE_MAX]; /* the signed checkpoint of `head`; not for a proof of consistency */
    const char *checkpoint;         /* the same with the devices' cosignatures; for PROOF_OF_COSIGNING, with that one;
                                       NULL: the session is stopped, and what is left goes unsigned (OF_EXPORT) */
    int32_t earlier_count;          /* CHECKPOINT, OF_EXPORT: older ones that devices cosigned, by size */
    const char *earlier[STORE_SEATS_MAX];
    struct tree_head from_head, to_head;
    struct tree_parts parts; /* whose roots make the path */
    struct tree_proof path;
    const char *entry; /* in the job's arena */
    size_t length;
};

struct job {
    /* set by the caller, after job_prepare */
    struct game *game;
    struct arena *arena;           /* holds everything that the job allocates */
    struct writer *out;            /* scratch, and in the end the entry's bytes */
    void (*wake)(struct job *job); /* see above */
    struct violations *violations; /* of the request; NULL: created when needed */
    struct dice_pool *dice; /* of the caller's thread, to try declared dice early; NULL: they are tried in the append */
    const struct trace *trace;     /* for the log; NULL: none */
    struct store_session *session; /* a reference of the caller's; NULL: an opening */
    const struct ruleset *ruleset; /* the session's */
    const struct store_seat *seat; /* the acting seat, in `session`; NULL: an opening or a joining */
    int64_t token_since;           /* seq since which the presented token is valid; 0: always */
    const char *key;               /* Idempotency-Key, or NULL */
    struct hash digest;            /* of the request, when there is a key */
    const char *club;              /* the club whose key opens the session; NULL: none */

    /* the result */
    struct job_refusal refusal;
    struct appended appended;
    struct ruled ruled;
    struct opened *opened; /* open.h */
    struct looked *looked;
    struct proof *proof;
    const struct protocol *protocol; /* a copy without its marks; two-sided sessions only */
    struct store_read *state;        /* of a session that was read; only its `state` is used */
    struct session_state *sealed;    /* the same, decoded; NULL: the session is not sealed */

    /* this room's own */
    enum job_state (*resume)(struct job *job);
    union {
        struct store_append store_append;
        struct store_read read;
    };
    struct store_append second;
    struct append append;
    struct catching_up catching_up;
    struct store_session *found;   /* a reference: a session that was read */
    struct store_session *entered; /* another: the session of a join code, which is then also `session` */
    enum job_state (*enters)(struct job *job);
    char *repeated_bytes; /* malloc'd by the store */
};

/* `arena` and `out` must outlive the job, and so must what its members point at. */
void job_prepare(struct job *job, struct game *game, struct arena *arena, struct writer *out);
/* Continues after `wake`. */
enum job_state job_resume(struct job *job);
/* Frees what the job holds, even if it was only prepared. Does not block. */
void job_end(struct job *job);

/* Opens a session from the body of a request: into job->opened. */
enum job_state game_open(struct job *job, const char *body, size_t length);

/* The seats' display names, in the order of the session's seats, in the arena; NULL when out of memory. */
const struct seat_names *session_seat_names(struct store *store, const struct store_session *session,
                                            struct arena *arena);
/* The same for the job's session. */
const struct seat_names *game_seat_names(const struct job *job);
/* Gives a seat another display name, or (NULL) none: into job->read.named. */
enum job_state game_name_seat(struct job *job, const char *seat, const char *name);

/* Appending. Each answers in job->appended. */
enum job_state game_join(struct job *job, struct act *act);
/* Join by code when the session is unknown; preview what a code would open. Both fill job->session and job->state. */
enum job_state game_join_by_code(struct job *job, struct act *act);
enum job_state game_preview_joining(struct job *job, const char *code);
enum job_state game_give_nonce(struct job *job, struct act *act);
enum job_state game_revoke(struct job *job, const char *who, struct act *act);
/* Moves a seat to another device: the umpire re-issues it (a party's seat in two-sided mode, only to a key that the
 * other party agreed to), or the old device hands it over. */
enum job_state game_agree_reissue(struct job *job, struct act *act);
enum job_state game_admit(struct job *job, struct act *act);
enum job_state game_reissue(struct job *job, const char *who, struct act *act);
enum job_state game_hand_over(struct job *job, struct act *act);
enum job_state game_close(struct job *job, struct act *act);
/* For a session that is stopped because its database was rolled back: begins a new chain, so that it continues. */
enum job_state game_rekey(struct job *job, struct act *act);

/* Records the question in job->ruled.intent; the second, as the correction that a decision asks for. */
enum job_state game_record(struct job *job);
enum job_state game_correct(struct job *job, int64_t decision);
/* Records nothing. job->ruled.ruling is the correction with the reused and the declared dice: complete if
 * job->ruled.resolved, else as far as the dice go; the binding has what it would do to units. If the question lacks
 * an input, or does not fit its units, that is in the job's violations, without a refusal, and there is no ruling.
 * Whether its input differs from the corrected one is judged only when it is recorded. */
enum job_state game_preview_correction(struct job *job, int64_t decision);
/* Two-sided dice. */
enum job_state game_commit(struct job *job, struct act *act);
enum job_state game_reveal(struct job *job, int64_t question, struct act *act);
enum job_state game_agree_declared(struct job *job, int64_t question, struct act *act);
enum job_state game_give_up(struct job *job, int64_t question, struct act *act);

enum job_state game_note(struct job *job, struct act *act);
enum job_state game_describe(struct job *job, struct act *act);
enum job_state game_dispute(struct job *job, struct act *act);
enum job_state game_decide(struct job *job, int64_t dispute, struct act *act);
enum job_state game_propose_undo(struct job *job, struct act *act);
enum job_state game_answer_undo(struct job *job, int64_t proposal, struct act *act);

enum job_state game_add_units(struct job *job, const struct units_request *request);
enum job_state game_change_unit(struct job *job, const char *unit, const struct unit_change_request *request);
enum job_state game_rename_unit(struct job *job, const char *unit, struct act *act);
enum job_state game_remove_unit(struct job *job, const char *unit, struct act *act);
enum job_state game_reassign_unit(struct job *job, const char *unit, struct act *act);
enum job_state game_begin_turn(struct job *job, struct act *act);

/* Reading. The session: into job->state, job->sealed and job->protocol. The roster: into job->looked, as of `as_of`;
 * FIELD_ABSENT: the newest entry. */
enum job_state game_look_at_session(struct job *job);
/* The same without the protocol: one query is enough. */
enum job_state game_look_at_state(struct job *job);
enum job_state game_look_at_roster(struct job *job, int64_t as_of);
/* Refuses the question in job->ruled, as recording would, if its step does not belong to the current phase. If the
 * question names units, that depends on the roster: then the roster is read, and game_wrong_phase returns the
 * refusal's words for the units in their roles; NULL: it is not refused. */
enum job_state game_look_at_phase(struct job *job);
const char *game_wrong_phase(const struct job *job, const struct assignment *assignment);

/* Proving: into job->proof. */
enum job_state game_checkpoint(struct job *job);
/* The same, and of a session that is stopped the size of what is left. */
enum job_state game_export(struct job *job);
/* The last lines of the file: what devices cosigned, then the checkpoint of the whole. */
void export_write_checkpoints(struct writer *out, const struct proof *proof);
/* Stores the seat's cosignature of a checkpoint that its device found consistent. */
enum job_state game_cosign(struct job *job, struct act *act);
enum job_state game_prove_consistency(struct job *job, int32_t from, int32_t to);
enum job_state game_prove_entry(struct job *job, int64_t seq);

/* The options of a session. NULL when out of memory, or they are not of this ruleset. */
const void *session_options(struct store_session *session, const struct ruleset *ruleset);
/* The seat of this name; the seat that a token belongs or belonged to, revoked or not; NULL: none. */
const struct store_seat *session_seat_find(const struct store_session *session, const char *name);
const struct store_seat *session_seat_of_token(const struct store_session *session, const char *token);
/* seq since which the token belongs, or belonged, to the seat; 0: from the beginning; -1: it never did. */
int64_t session_token_since(const struct store_session *session, const struct store_seat *seat, const char *token);
/* Index of a join code: that of its side, or after the sides the spectators' one; -1: unknown. */
int32_t session_code_find(const struct store_session *session, const char *typed);
/* The sides, in the arena. False when out of memory. */
bool session_sides(struct arena *arena, const struct store_session *session, struct sides_opened *ret);
bool seat_is_umpire(const struct store_seat *seat);
/* The name of a phase by its number; NULL: it has none. */
const char *phase_name(const struct ruleset *ruleset, int32_t phase);
/* The tree in the state beside an entry, in the arena; NULL: the session is not sealed, or out of memory. */
const struct tree_head *tree_of(struct arena *arena, const void *state, size_t length);
