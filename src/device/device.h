/* What a device checks before it signs or reveals (docs/device.md). Pure functions over the
 * ledger's bytes: who calls them reads and writes files, asks the server, and keeps two promises:
 *
 *   - what a function hands out as to be kept is durable before anything that rests on it is sent;
 *   - of each seat one device alone reveals, from one memory that is never set back.
 *
 * A device reads the whole record, from the opening on, in every run: so it needs no proofs, and holds against what it
 * kept that nothing it ever saw has changed. Entries are taken in order, and a checkpoint then confirms them:
 *
 *     device_start → device_take_entry … → device_take_checkpoint → device_prepare_reveal → (keep) → device_reveal
 *                          ▲                          │
 *                          └──────────────────────────┘
 *
 * After a refusal of what the record says, the device takes nothing more, and signs nothing more: device->refusal. One
 * alone has more behind it: after REFUSES_UNKNOWN_KIND the rest of the record and its checkpoint are handed on, each of
 * which is answered by the same refusal, or by the alarm that the record is another one than this device has seen. */
#pragma once
#include "base/arena.h"
#include "ledger/cosignature.h"
#include "ledger/statement.h"
#include <umpire/ledger.h>

enum {
    DEVICE_PARTIES = 2,
    DEVICE_AHEAD_MAX = COMMITMENTS_MAX,
    DEVICE_SIDE_MAX = 16,
    DEVICE_SEATS_MAX = 32,
    DEVICE_RECENT = 256, /* leaves that it remembers, to check what acts are about */
    DEVICE_NONCE_SIZE = 32
};

/* Why a device refuses: X(symbol, code, is it an alarm, sentence). An alarm is what no honest server does. */
#define DEVICE_REFUSALS(X)                                                                                             \
    /* the record's form */                                                                                            \
    X(MALFORMED, "malformed", true, "an entry is not in canonical form, or lacks what its kind must say")              \
    X(UNKNOWN_KIND, "unknown_kind", false, "an entry is of a kind or a format that this program is too old to know")   \
    X(OTHER_SESSION, "other_session", true, "an entry belongs to another session")                                     \
    X(ORDER, "order", true, "an entry does not follow the one before it")                                              \
    X(STRANGER, "stranger", true, "an entry is of a seat that has not joined, or may not write it")                    \
    X(NO_MEMORY, "no_memory", false, "this device has no memory left")                                                 \
    /* checkpoints */                                                                                                  \
    X(CHECKPOINT, "checkpoint", true, "the checkpoint is not a signed checkpoint of this session")                     \
    X(SERVER_KEY, "server_key", true, "the checkpoint is not signed with the server's key that this device pinned")    \
    X(BEHIND, "behind", false, "the checkpoint covers other entries than those that were read")                        \
    X(ROLLED_BACK, "rolled_back", true, "the record ends before entries that this device has seen")                    \
    X(REWRITTEN, "rewritten", true, "the record is not the one that this device has seen")                             \
    X(FORKED, "forked", true, "the checkpoint signs another record than the one that was read")                        \
    /* seats and chain */                                                                                              \
    X(OWN_KEY, "own_key", true, "the record has another key for this seat than this device's")                         \
    X(OWN_NONCE, "own_nonce", true, "the record has another nonce for this seat than this device gave")                \
    X(REISSUE, "reissue", true,                                                                                        \
      "a seat goes to another device without the signature of its own, or of the other party's device")                \
    X(HANDED_OVER, "handed_over", false, "this seat was handed over to another device")                                \
    X(REKEY, "rekey", true,                                                                                            \
      "a new chain ends a question for which this device has given its nonce: who saw those dice may want others")     \
    X(PARTIES, "parties", true, "more than two players, or a player without a device's key, in two-sided mode")        \
    X(CHAIN, "chain", true, "a published secret does not fit the chain, or a link is spent out of order")              \
    /* commitments */                                                                                                  \
    X(COMMITMENT_ORDER, "commitment_order", true, "commitments are not numbered without gaps, or are too many")        \
    X(COMMITMENT_SIGNATURE, "commitment_signature", true,                                                              \
      "commitments are not signed by their party for the newest chain")                                                \
    X(COMMITMENT_FOREIGN, "commitment_foreign", true, "commitments stand in this seat's name that are not its own")    \
    /* questions */                                                                                                    \
    X(QUESTION_OPEN, "question_open", true, "a question was asked while another one was open")                         \
    X(QUESTION_PLACE, "question_place", true, "a question takes another link or another index than the next ones")     \
    X(QUESTION_SIGNATURE, "question_signature", true,                                                                  \
      "a question is not signed by the party that asks, for this link, this index and the newest chain")               \
    X(QUESTION_CONTENT, "question_content", true, "a question is not the one that its party signed")                   \
    X(QUESTION_UNCOMMITTED, "question_uncommitted", true, "a question stands before the commitments of both parties")  \
    X(NOT_SENT, "not_sent", true, "a question in this seat's name is not the one that this device sent last")          \
    X(RULING_SIGNATURE, "ruling_signature", true, "a ruling is not signed by the device of the seat that asked")       \
    X(ACT_SIGNATURE, "act_signature", true,                                                                            \
      "a note, a dispute or taking back is not signed by the device of the seat in whose name it stands")              \
    X(FROZEN, "frozen", true, "the record changed while a question was open that forbids it")                          \
    X(ANSWER, "answer", true, "a ruling answers no open question, or does not fit the nonces that were revealed")      \
    /* reveals, giving up */                                                                                           \
    X(REVEAL, "reveal", true, "a reveal fits no open question or no commitment")                                       \
    X(REVEAL_SIGNATURE, "reveal_signature", true, "a reveal is not signed by its party for this question")             \
    X(REVEAL_FOREIGN, "reveal_foreign", true, "a reveal in this seat's name is not this device's own")                 \
    X(DECLARED, "declared", true,                                                                                      \
      "agreeing to declared dice is not signed by its party, or is not allowed to it for this question")               \
    X(GAVE_UP, "gave_up", true, "giving a question up is not signed by its party, or fits no open question")           \
    /* what this device is asked to do */                                                                              \
    X(MODE, "mode", false, "the session is not in two-sided mode")                                                     \
    X(CLOSED, "closed", false, "the session is closed")                                                                \
    X(NOT_JOINED, "not_joined", false, "this device's seat does not stand in the record yet")                          \
    X(UNCONFIRMED, "unconfirmed", false, "no checkpoint confirms the entries that were read")                          \
    X(NO_QUESTION, "no_question", false, "no question is open")                                                        \
    X(WAITING, "waiting", false, "a question is open already")                                                         \
    X(UNCOMMITTED, "uncommitted", false, "both parties must commit before a question is asked")                        \
    X(COMMITTED, "committed", false, "this seat has as many commitments as it may have")                               \
    X(NONCE_FIRST, "nonce_first", false, "the server's chain of secrets is new: this device gives its nonce first")    \
    X(BEGUN_AGAIN, "begun_again", false,                                                                               \
      "the server began its chain of secrets anew before anybody rolled with the last one: this device gives no "      \
      "nonce for it until somebody has")                                                                               \
    X(NONCE_GIVEN, "nonce_given", false, "this seat has no nonce to give for the present chain")                       \
    X(REVEALED, "revealed", false, "this seat's nonce has been revealed already")                                      \
    X(REUSED, "reused", true, "this device's nonce of this index was revealed for another question")                   \
    X(KEPT_BACK, "kept_back", false,                                                                                   \
      "a party has agreed that the question ends without its dice: this device keeps its nonce")                       \
    X(DECLARED_FIRST, "declared_first", false,                                                                         \
      "this device has revealed its nonce: the other party agrees first, and to the same dice")                        \
    X(GIVE_UP_FIRST, "give_up_first", false,                                                                           \
      "this device has revealed its nonce: the other party gives the question up first")                               \
    X(NOT_KEPT, "not_kept", false, "what must be kept before it is sent was not kept")                                 \
    X(STATEMENT, "statement", false, "the statement says too little or too much for its operation")

enum device_refusal {
    REFUSES_NOTHING,
#define X(symbol, code, alarm, sentence) REFUSES_##symbol,
    DEVICE_REFUSALS(X)
#undef X
        DEVICE_REFUSAL_COUNT
};

const char *device_refusal_code(enum device_refusal refusal);
const char *device_refusal_words(enum device_refusal refusal);
bool device_refusal_is_alarm(enum device_refusal refusal);

/* Who the device is: made once, when it joins. Secrets: wipe it with secret_wipe. */
struct device_self {
    struct uuid session;
    char seat[SEALED_SEAT_MAX + 1];
    struct note_key server; /* pinned */
    struct device_key key;
    struct device_secret secret;
    uint8_t nonces[DEVICE_NONCE_SIZE]; /* the secret that all nonces are made of */
    bool reissued;                     /* another device had the seat before */
    bool gives_nonces; /* sealed mode: it makes its nonces itself (device_seat_nonce); else its app looks */
};

/* A question that was sent, as it is stored beforehand. */
struct device_sent {
    bool any;
    struct statement_place place;
    struct hash body; /* SHA-256 */
};

/* For which question the nonce of an index was given away, or held back for good: inserted, never changed. */
struct device_used {
    struct hash anchor;
    uint64_t index;
    struct hash asked; /* leaf hash */
    bool kept_back;    /* the device agreed to end it without its dice: the nonce stays with it */
};

/* What the device stores besides its identity. */
struct device_memory {
    struct tree_head checkpoint; /* the last one that it found consistent; size 0: none yet */
    struct device_sent sent;     /* the last question */
    const struct device_used *used;
    size_t used_count;
};

/* What follows is what the record says so far. */

struct device_seat {
    char name[SEALED_SEAT_MAX + 1];
    char side[DEVICE_SIDE_MAX + 1]; /* "": none */
    bool player, keyed;
    bool guest;   /* of its side: somebody sat there before, and nobody has admitted it */
    bool revoked; /* it was sent away, or left */
    struct device_key key;
};

struct device_party {
    int32_t seat;                        /* in `seats` */
    uint64_t committed;                  /* the index after its last commitment */
    struct hash ahead[DEVICE_AHEAD_MAX]; /* that of index i at i % DEVICE_AHEAD_MAX */
    bool revealed, gave_up, declares;    /* the open question */
    struct hash faces;                   /* the body that says the dice to which it agreed, as a hash */
    uint8_t nonce[NONCE_MAX];
    size_t nonce_length;
};

struct device_question {
    bool open;
    uint64_t seq, link, index;
    int32_t asker;           /* in `parties` */
    struct hash asked, root; /* its leaf, and the tree up to and with it */
    struct hash body;        /* of the request, as it was signed */
};

struct device {
    const struct device_self *self;
    const struct device_memory *memory;
    enum device_refusal refusal; /* of an entry or a checkpoint; then nothing more is taken */
    uint64_t refused;            /* the seq of the entry at fault; of a checkpoint: its size */
    struct tree tree;
    struct hash recent[DEVICE_RECENT]; /* that of entry n at n % DEVICE_RECENT */
    uint64_t confirmed;                /* entries that a checkpoint confirms */
    bool two_sided, closed;
    bool nonce_given; /* of this seat, for the present chain */
    bool rekeyed;     /* the present chain is not the one of the opening */
    bool begun_again; /* a reason began it, while the chain before, not the opening's, had spent no link */
    struct hash anchor;
    uint64_t last_link;    /* of the chain */
    uint64_t spent;        /* the last link that was spent */
    struct hash below;     /* the last secret that was published, */
    uint64_t below_at;     /* and its link */
    uint64_t first_end;    /* before which entry nonces count for the chain's first roll; 0: there was none */
    uint64_t late;         /* nonces that arrived too late for it, */
    uint64_t late_at;      /* and the entry of the newest of them */
    uint64_t newest_nonce; /* the entry of the newest nonce on the chain, of any seat */
    uint64_t restored;     /* chains that were replaced before they were used up */
    uint64_t reissued;     /* seats that went to other devices without the consent of the one before */
    struct {
        uint64_t seq; /* of the newest agreement that nothing has used; 0: none */
        int32_t seat; /* that gets the key */
        struct device_key key;
    } agreed;
    uint64_t asked; /* questions so far: the index of the next one */
    int32_t seat_count, party_count;
    struct device_seat seats[DEVICE_SEATS_MAX];
    struct device_party parties[DEVICE_PARTIES];
    struct device_question question;
};

/* Reading the record. `self` and `memory` must outlive the device; `memory` may be brought up to date between calls. */

void device_start(struct device *device, const struct device_self *self, const struct device_memory *memory);
/* The bytes of the next entry. */
enum device_refusal device_take_entry(struct device *device, const char *bytes, size_t length, struct arena *scratch);
/* A note over exactly the entries that were taken. `ret` is the checkpoint to be kept. REFUSES_BEHIND where it covers
 * more or fewer entries, but none that this device saw confirmed are missing: that is no fault of the record. */
enum device_refusal device_take_checkpoint(struct device *device, const char *note, size_t length,
                                           struct tree_head *ret);

/* Signing. Each of these refuses unless the record is confirmed and this seat stands in it with this device's key. */

/* Makes a new identity from 64 random bytes. The seat is known when it has been taken: until then it is "". False when
 * its id has a length that is not allowed. */
bool device_make(const struct uuid *session, const char *seat, const struct note_key *server,
                 const uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE], struct device_self *ret);
/* The request to join: a statement without what the device cannot know yet. */
enum device_refusal device_join(const struct device_self *self, const struct hash *body, struct device_signature *ret);

/* The commitments that the newest chain still lacks, up to `ahead` unused ones; `ret` points into `room`.
 * REFUSES_COMMITTED when there are as many already. */
enum device_refusal device_prepare_commit(const struct device *device, size_t ahead, struct hash room[DEVICE_AHEAD_MAX],
                                          struct commitment_list *ret);
enum device_refusal device_commit(const struct device *device, const struct commitment_list *list, const char *key,
                                  struct device_signature *ret);

/* Sealed mode: the nonce that this player's seat owes the present chain (docs/ledger.md, "The chain"). It is the same
 * one each time, so nothing is kept. REFUSES_NONCE_GIVEN if none is owed; REFUSES_BEGUN_AGAIN if somebody who knows the
 * secrets could begin chain after chain until one suits the nonce. */
enum device_refusal device_prepare_nonce(const struct device *device, uint8_t ret[DEVICE_NONCE_SIZE]);

/* Whether a question can be asked now, and its place, which its body states, too. In sealed mode its ruling follows at
 * once, and REFUSES_NONCE_FIRST or REFUSES_BEGUN_AGAIN may prevent it. (For declared dice, which have no place:
 * device_state with STATEMENT_RULE.) */
enum device_refusal device_prepare_ask(const struct device *device, struct statement_place *ret);
/* Signs it, once it is stored in the memory as the last one that was sent. */
enum device_refusal device_ask(const struct device *device, const struct device_sent *sent, const char *key,
                               struct device_signature *ret);

/* What is signed as a nonce is given away. */
struct device_reveal {
    uint64_t question; /* the `asked` entry */
    uint64_t index;
    uint8_t nonce[DEVICE_NONCE_SIZE];
    struct device_signature signature;
};
/* Whether the open question may have this device's nonce, and what must be stored before it is sent. */
enum device_refusal device_prepare_reveal(const struct device *device, struct device_used *ret);
/* Signs the reveal, once it is stored in the memory. */
enum device_refusal device_reveal(const struct device *device, struct device_reveal *ret);

/* Whether the open question may end without its dice as far as this device is concerned, and what must be kept before
 * it signs that with device_state. `operation`: GIVE_UP, AGREE_DECLARED, or AGREE_REISSUE, which ends it, too, and
 * which needs none of this while no question is open (REFUSES_NO_QUESTION). `body`: the request's, as a hash. A device
 * that agrees reveals no more. A device that has revealed gives up only after the other party, and agrees to declared
 * dice only to what the other party agreed to before: else the other party, which may know the dice, would have the
 * choice. */
enum device_refusal device_prepare_end(const struct device *device, enum statement_operation operation,
                                       const struct hash *body, struct device_used *ret);

/* Any other statement: `about` NULL if the operation has none. Sets what the device knows: session, seat, the last
 * checkpoint, the open question for GIVE_UP and AGREE_DECLARED, the place for AGREE_REISSUE. COMMIT, ASK and JOIN have
 * functions of their own. */
enum device_refusal device_state(const struct device *device, enum statement_operation operation,
                                 const struct hash *body, const char *key, const struct statement_about *about,
                                 struct device_signature *ret);

/* Adds this device's line to the checkpoint that it keeps, of which `note` is the server's note: into `out` goes the
 * line alone. `time`: POSIX seconds. */
enum device_refusal device_cosign(const struct device *device, const char *note, size_t length, uint64_t time,
                                  struct text *out);

/* Looking. */

/* The place among the seats; -1: none. */
int32_t device_seat_find(const struct device *device, const char *name);
/* This device's own party, or NULL. */
const struct device_party *device_own_party(const struct device *device);
/* Sealed mode: whether a nonce would be given to somebody who may be choosing a chain by it. */
bool device_chain_is_doubtful(const struct device *device);
/* Whether the open question waits for this device's nonce. */
bool device_is_awaited(const struct device *device);
/* The nonce of an index on a chain, and the commitment to it. */
void device_nonce(const struct device_self *self, const struct hash *anchor, uint64_t index,
                  uint8_t ret[DEVICE_NONCE_SIZE]);
/* The nonces of its seat, which count for sealed dice: the one with which it joins, */
void device_seat_nonce(const struct device_self *self, uint8_t ret[DEVICE_NONCE_SIZE]);
/* and that of a chain which begins later. */
void device_chain_nonce(const struct device_self *self, const struct hash *anchor, uint8_t ret[DEVICE_NONCE_SIZE]);
void device_commitment(const struct device_self *self, const struct hash *anchor, uint64_t index, struct hash *ret);
