/* The game: a session while it is played. This room takes a job, plays it against store and referee, and returns a
 * result: an outcome, or a refusal with what has to be said. It knows no request, no reply and no status; a command
 * line, an importer or a test plays a game through it (blocking.h) as the service does.
 *
 * A job is one thing that somebody does to a session or looks at in it. The caller prepares it, says who acts where,
 * and calls one of the functions below. Each answers
 *   JOB_DONE     the result stands in the job: `refusal`, or what the function says, or
 *   JOB_WAITING  it waits for the store or a checker: `wake` will be called in one of their threads, and the
 *                caller then calls job_resume in its own, until that says JOB_DONE.
 *
 * A job belongs to one thread at a time: to the caller's, or to theirs between JOB_WAITING and `wake`. Of this room's
 * functions only those run in the store's writer thread that take a struct ledger_end (append.h) or are the `make` of a
 * struct store_append; those that a reader's thread runs end with _in_reader. Everything else runs in the caller's
 * thread and never blocks. */
#pragma once
#include "act_requests.h"
#include "answer.h"
#include "binding.h"
#include "chain.h"
#include "clock.h"
#include "keys.h"
#include "known_heads.h"
#include "opening.h"
#include "protocol.h"
#include "refusal.h"
#include "seat_names.h"
#include "store_read.h"
#include "trace.h"
#include "unit_requests.h"
#include "workers.h"

struct job;
struct kept_dice;

/* What all jobs of a process share. Made once. */
enum {
    RESTORED_CHAINS = 2, /* a chain that begins after a restore is at least so many further than any that is known, */
    RESTORED_SPREAD = 1 << 20, /* and further by a random number below this: nobody has ever seen one of its secrets */
};
struct game {
    struct store *store;
    const struct key_ring *_Atomic keys; /* NULL until they are loaded: nothing can be opened, joined or signed */
    int32_t club_sessions_per_day;
    struct known_heads *known_heads; /* NULL: that the database went back is not noticed */
    struct workers *checkers;        /* of devices' signatures; NULL: the caller's thread checks them */
    _Atomic int32_t acting;          /* jobs whose signature may be theirs to check, until these end */
    /* the store's writer thread alone uses these */
    struct dice_pool writer_dice;
    struct session_state writer_state;
};

enum job_state { JOB_DONE, JOB_WAITING };

/* The result of an append. */
struct appended {
    bool repeated; /* the key was used before: it is the entry of that time */
    bool ruled;    /* a ruling was recorded with it, or as it */
    bool waits;    /* it is a two-sided question, which waits for its dice */
    int64_t seq;
    const char *entry; /* its bytes, until job_end; NULL: it is the ruling in job->ruled, just made */
    size_t length;
    const struct tree_head *tree;  /* up to and with it; NULL in a session that is not sealed */
    const struct store_seat *seat; /* that has joined, */
    const char *token;             /* and its token */
};

/* A ruling that is asked for, and made. */
struct ruled {
    struct intent intent; /* the caller's: the question as it was decoded */
    struct binding binding;
    struct ruling ruling;
    struct entry_ruling grounds; /* what it stands on beside its question */
    struct link_spent spent;
    struct roster_snapshot *roster; /* a reference: that was read for it; NULL: none was */
    const struct roster *seen;      /* what the client has seen of the units that it names; NULL: it does not say */
    const struct roster *basis; /* a correction: what the ruling met that it corrects; NULL: the present one counts */
    struct hash basis_hash;     /* of the entries that `basis` was folded from */
    struct open_ruling *open;   /* two-sided: the question that it answers (question.h); NULL: none */
    struct correcting *correcting; /* NULL: it corrects nothing */
    const struct kept_dice *kept;  /* a correction: the dice that it keeps, in the arena; NULL: none */
    bool resolved;                 /* with dice that are known already */
    const char *wrong_phase;       /* of a preview that names units: game_wrong_phase */
};

/* What is appended, and how far it is (append.h). */
struct append {
    unsigned stage; /* enum append_stage */
    int32_t attempts;
    const struct action *action;
    const struct tree_head *last_checkpoint; /* the client's last checkpoint; NULL: it does not say */
    struct signature_given signature;        /* of the seat's device; none where nothing is signed */
    bool is_acting;                          /* it is counted in game->acting */
    struct signature_check *check;           /* NULL: it is checked at once */
    const void *request;                     /* what was asked for: the action's own struct */
    int64_t about;                           /* the entry that it is about; 0: none */
    const char *who;                         /* the seat or unit that it is about; NULL: none */
    bool seats_first;                        /* they are read afresh before anything else */
    const struct store_seat *joins;          /* as in struct store_append, like the next */
    const struct store_seat *reissues;
    const char *revokes;
    const struct action *second; /* whose entry is written right behind, in the same transaction; NULL: none */
    const char *second_seat;
    enum objection objection;
    int64_t expected;   /* where the entry must stand for what was judged to hold; 0: anywhere */
    uint64_t ends_link; /* of the open question that ends with this entry; 0: none does */
    int64_t takes_back; /* the last consent that was missing: the entry is taken back; 0: none is */
    bool turns_back;    /* and it is a turn: then these are on again */
    int32_t turn_back, phase_back;
    enum obstacle obstacle;
    struct tree_head known; /* what this process told of the ledger, while it is compared */
    bool is_stopped;        /* the ledger has not what this process told of it */
    uint32_t chain_left;    /* the session's chain behind the entry */
    uint32_t new_chain;     /* after a restore: the number of the one that begins */
    uint32_t chain;         /* that is wanted, or was derived */
    uint64_t chain_from;
    struct cached_chain *derived;
    struct chain_anchor anchor;
    /* of the entry that was made */
    struct entry entry;
    const char *bytes; /* of a ruling that was judged, in the arena; NULL: of others, which the job's `out` has */
    size_t length;
    bool sealed;
    struct tree tree;
    struct roster_snapshot *roster_after; /* a reference, or NULL */
    bool roster_is_lost;                  /* only the record tells the roster behind it */
};

/* A session that is read up to the present (catch_up.h). */
struct catching_up {
    struct store_session *session;
    const struct ruleset *ruleset;
    void (*look)(struct job *job, const struct protocol *protocol);
    enum job_state (*then)(struct job *job);
    struct arena page;
    int32_t rounds;
    /* a reveal that was not recorded in time, while that is recorded */
    char who[STORE_NAME_MAX];
    int64_t question, expected;
};

/* From where a roster is followed: what stood behind an entry. */
struct followed_from {
    int64_t seq;
    bool known; /* the process has it: looked.roster, told by `hash`. Else it is kept beside that entry */
    struct hash hash;
};

/* The roster of a session. */
struct looked {
    int64_t as_of; /* as the entries up to this one left it */
    int64_t last;  /* the newest entry */
    struct roster roster;
    struct followed_from origin; /* this room's own, while the roster of now is made */
};

enum proof_kind { PROOF_CHECKPOINT, PROOF_OF_COSIGNING, PROOF_OF_CONSISTENCY, PROOF_OF_ENTRY };

struct proof {
    enum proof_kind kind;
    unsigned stage;   /* enum proof_stage */
    int32_t from, to; /* sizes; `to` FIELD_ABSENT: the present one */
    int64_t seq;
    const struct cosignature_request *cosigning; /* what a device cosigned, */
    bool keyed;                                  /* and the key of its seat */
    struct device_key device;
    struct store_cosignature cosigned;
    /* the result */
    struct tree_head head;          /* the present one */
    uint32_t chain;                 /* the session's by then */
    struct known_head known;        /* what this process told of the ledger, while it is compared */
    bool again;                     /* the present tree was read again, since it was shorter than that */
    char note[CHECKPOINT_NOTE_MAX]; /* its checkpoint, signed; not with a proof of consistency */
    const char *checkpoint;         /* the same with the cosignatures of devices; of a cosigning: that one's */
    int32_t earlier_count;          /* of CHECKPOINT: those of smaller sizes that devices cosigned, in their order */
    const char *earlier[STORE_SEATS_MAX];
    struct tree_head from_head, to_head;
    struct tree_parts parts; /* whose roots make the path */
    struct tree_proof path;
    const char *entry; /* in the job's arena */
    size_t length;
};

struct job {
    /* the caller's, once job_prepare has been called */
    struct game *game;
    struct arena *arena;           /* what the job makes lives there */
    struct writer *out;            /* scratch, and in the end the entry's bytes */
    void (*wake)(struct job *job); /* see above */
    struct violations *violations; /* of the request; NULL: made when they are wanted */
    struct dice_pool *dice;    /* of the caller's thread, to try declared dice; NULL: they are tried when it counts */
    const struct trace *trace; /* for the log; NULL: none */
    struct store_session *session; /* a reference of the caller's; NULL: an opening */
    const struct ruleset *ruleset; /* the session's */
    const struct store_seat *seat; /* who acts, in `session`; NULL: an opening or a joining */
    int64_t token_since;           /* the entry from which the token that came is the seat's; 0: it always was */
    const char *key;               /* Idempotency-Key, or NULL */
    struct hash digest;            /* of the request, when there is a key */
    const char *club;              /* whose key opens the session; NULL: nobody's */

    /* the result */
    struct job_refusal refusal;
    struct appended appended;
    struct ruled ruled;
    struct opened *opened; /* open.h */
    struct looked *looked;
    struct proof *proof;
    const struct protocol *protocol; /* a copy without its marks; two-sided sessions only */
    struct store_read *state;        /* of a session that was looked at; `state` in it counts */
    struct session_state *sealed;    /* the same decoded; NULL: the session is not sealed */

    /* this room's own */
    enum job_state (*resume)(struct job *job);
    union {
        struct store_append store_append;
        struct store_read read;
    };
    struct store_append second;
    struct append append;
    struct catching_up catching_up;
    struct work checking;
    struct store_session *found;   /* a reference: a session that was read */
    struct store_session *entered; /* another: that a code opened, which `session` is then */
    enum job_state (*enters)(struct job *job);
    char *repeated_bytes; /* malloc'd by the store */
};

/* `arena` and `out` outlive the job; so does what its members point at. */
void job_prepare(struct job *job, struct game *game, struct arena *arena, struct writer *out);
/* Goes on after `wake`. */
enum job_state job_resume(struct job *job);
/* Gives back what the job holds, also of one that was only prepared. It waits for nothing. */
void job_end(struct job *job);

/* Opens a session from the body of a request: into job->opened. */
enum job_state game_open(struct job *job, const char *body, size_t length);

/* What the seats are called, in the order of the session's seats: in the arena; NULL when out of memory. */
/* What the seats of a session are called, in the arena; NULL when out of memory. */
const struct seat_names *session_seat_names(struct store *store, const struct store_session *session,
                                            struct arena *arena);
/* The same of the job's. */
const struct seat_names *game_seat_names(const struct job *job);
/* Gives a seat another display name, or ("") none: into job->read.named. */
enum job_state game_name_seat(struct job *job, const char *seat, const char *name);

/* Appending. Each answers in job->appended. */
enum job_state game_join(struct job *job, const struct join_request *request);
/* The same by the code alone, without a session; and what it would open: into job->session, job->state. */
enum job_state game_join_by_code(struct job *job, const struct join_request *request);
enum job_state game_preview_joining(struct job *job, const char *code);
enum job_state game_give_nonce(struct job *job, const struct nonce_request *request);
enum job_state game_revoke(struct job *job, const char *who, const struct revocation_request *request);
/* Seats that go to other devices: re-issued by the umpire (in two-sided mode of a party, to a key that the other one
 * agreed to), or handed over by the old device. */
enum job_state game_agree_reissue(struct job *job, const struct device_request *request);
enum job_state game_reissue(struct job *job, const char *who, const struct device_request *request);
enum job_state game_hand_over(struct job *job, const struct device_request *request);
enum job_state game_close(struct job *job, const struct close_request *request);
/* Of a session that is stopped, since its database went back: a new chain, so that it goes on. */
enum job_state game_rekey(struct job *job, const struct rekey_request *request);

/* The question of job->ruled.intent; and the same as the correction that a decision wants. */
enum job_state game_record(struct job *job);
enum job_state game_correct(struct job *job, int64_t decision);
/* Nothing is recorded: job->ruled.ruling is the correction with the dice that fell and those that were declared, whole
 * where job->ruled.resolved, else as far as they get; the binding has what it would do to units. What the question
 * lacks, or is wrong with its units, stands in the job's violations, without a refusal: then there is no ruling. That
 * its input must be another one is judged when it is recorded. */
enum job_state game_preview_correction(struct job *job, int64_t decision);
/* Two-sided dice. */
enum job_state game_commit(struct job *job, const struct commitments_request *request);
enum job_state game_reveal(struct job *job, int64_t question, const struct reveal_request *request);
enum job_state game_agree_declared(struct job *job, int64_t question, const struct declared_request *request);
enum job_state game_give_up(struct job *job, int64_t question, const struct give_up_request *request);

enum job_state game_note(struct job *job, const struct note_request *request);
enum job_state game_describe(struct job *job, const struct description_request *request);
enum job_state game_dispute(struct job *job, const struct dispute_request *request);
enum job_state game_decide(struct job *job, int64_t dispute, const struct decision_request *request);
enum job_state game_propose_undo(struct job *job, const struct undo_request *request);
enum job_state game_answer_undo(struct job *job, int64_t proposal, const struct undo_answer_request *request);

enum job_state game_add_units(struct job *job, const struct units_request *request);
enum job_state game_change_unit(struct job *job, const char *unit, const struct unit_change_request *request);
enum job_state game_rename_unit(struct job *job, const char *unit, const struct unit_name_request *request);
enum job_state game_remove_unit(struct job *job, const char *unit, const struct unit_removal_request *request);
enum job_state game_reassign_unit(struct job *job, const char *unit, const struct unit_side_request *request);
enum job_state game_begin_turn(struct job *job, const struct turn_request *request);

/* Looking. The session: into job->state, job->sealed and job->protocol. The roster: into job->looked, by the entries up
 * to `as_of`; FIELD_ABSENT: all. */
enum job_state game_look_at_session(struct job *job);
/* The same without the protocol: what one query tells. */
enum job_state game_look_at_state(struct job *job);
enum job_state game_look_at_roster(struct job *job, int64_t as_of);
/* Refuses, as recording would, the question in job->ruled whose step does not belong to the phase that is on. Where it
 * names units, the roster tells: it is looked at then, and game_wrong_phase says with these in their roles how it is
 * refused; NULL: it is not. */
enum job_state game_look_at_phase(struct job *job);
const char *game_wrong_phase(const struct job *job, const struct assignment *assignment);

/* Proving: into job->proof. */
enum job_state game_checkpoint(struct job *job);
/* Keeps the line of the job's seat under a checkpoint that its device found consistent. */
enum job_state game_cosign(struct job *job, const struct cosignature_request *request);
enum job_state game_prove_consistency(struct job *job, int32_t from, int32_t to);
enum job_state game_prove_entry(struct job *job, int64_t seq);

/* What a session is played by. NULL when out of memory, or they are not of this ruleset. */
const void *session_options(struct store_session *session, const struct ruleset *ruleset);
/* The seat of this name; the seat that a token is of, revoked or not; NULL: none. */
const struct store_seat *session_seat_find(const struct store_session *session, const char *name);
const struct store_seat *session_seat_of_token(const struct store_session *session, const char *token);
/* The entry from which the token is the seat's, or was; 0: it was so from the beginning; -1: it never was. */
int64_t session_token_since(const struct store_session *session, const struct store_seat *seat, const char *token);
/* Which join code it is: the number of a side, or behind them the spectators'; -1: none. */
int32_t session_code_find(const struct store_session *session, const char *typed);
/* The sides, in the arena. False when out of memory. */
bool session_sides(struct arena *arena, const struct store_session *session, struct sides_opened *ret);
bool seat_is_umpire(const struct store_seat *seat);
/* The name of a phase by its number; NULL: it has none. */
const char *phase_name(const struct ruleset *ruleset, int32_t phase);
/* The tree that the state beside an entry says, in the arena; NULL: the session is not sealed, or out of memory. */
const struct tree_head *tree_of(struct arena *arena, const void *state, size_t length);
