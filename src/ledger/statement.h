/* What a device says under its own key (docs/ledger.md, "Statements"): a statement, the commitments of a chain, and a
 * reveal. A device signs what it wants, never an entry: it knows neither the entry's number nor its time. Each of the
 * three has a tag of its own, and so none of them can be taken for another, for a note or for a cosignature.
 *
 * Pure functions over bytes. What a struct points at is only read during a call. */
#pragma once
#include "base/writer.h"
#include <umpire/ledger.h>

enum {
    DEVICE_KEY_SIZE = 32,
    DEVICE_SECRET_SIZE = 64, /* the seed, then the public key */
    DEVICE_SEED_SIZE = 32,
    DEVICE_SIGNATURE_SIZE = 64,
    STATEMENT_KEY_MAX = 128, /* bytes of an Idempotency-Key */
    STATEMENT_MAX = 640,     /* bytes of a statement or a reveal */
    COMMITMENTS_MAX = 256,   /* in one list */
};

/* Ed25519 (RFC 8032). */
struct device_key {
    uint8_t bytes[DEVICE_KEY_SIZE];
};
/* A secret: wipe it with secret_wipe. */
struct device_secret {
    uint8_t bytes[DEVICE_SECRET_SIZE];
};
struct device_signature {
    uint8_t bytes[DEVICE_SIGNATURE_SIZE];
};

/* What a statement of an operation must have besides its body, and other statements must not have; each also has the
 * last checkpoint, unless it may do without. */
enum {
    STATEMENT_PLACE = 1,     /* where in the chain */
    STATEMENT_ABOUT = 2,     /* which entry */
    STATEMENT_NEWCOMER = 4,  /* from a device without a seat: no Idempotency-Key; a checkpoint only if there is one */
    STATEMENT_PLACE_MAY = 8, /* a place in the chain, or none */
};

/* X(symbol, name, what it must have): the name is signed. */
#define STATEMENT_OPERATIONS(X)                                                                                        \
    /* two-sided mode */                                                                                               \
    X(COMMIT, commit, STATEMENT_PLACE)                 /* place: link 0, index of the first commitment */              \
    X(ASK, ask, STATEMENT_PLACE)                       /* place: the link and index that the question expects */       \
    X(GIVE_UP, give_up, STATEMENT_ABOUT)               /* of `asked` */                                                \
    X(AGREE_DECLARED, agree_declared, STATEMENT_ABOUT) /* of `asked`; the body has the faces */                        \
    X(AGREE_REISSUE, agree_reissue, STATEMENT_PLACE)   /* the body names the other party's seat and its new key */     \
    /* seats */                                                                                                        \
    X(JOIN, join, STATEMENT_NEWCOMER)                                                                                  \
    X(HAND_OVER, hand_over, 0) /* by the old key; the body has the new one */                                          \
    X(ADMIT, admit, 0)         /* the body names the guest */                                                          \
    X(NONCE, nonce, 0)                                                                                                 \
    X(REVOKE, revoke, 0)                                                                                               \
    /* rulings that are not asked in two-sided mode: declared, or sealed at a place that may be named */               \
    X(RULE, rule, STATEMENT_PLACE_MAY)                                                                                 \
    X(DISPUTE, dispute, STATEMENT_ABOUT)                                                                               \
    X(DECIDE, decide, STATEMENT_ABOUT)                                                                                 \
    X(CORRECT, correct, STATEMENT_ABOUT)                                                                               \
    X(PROPOSE_UNDO, propose_undo, STATEMENT_ABOUT)                                                                     \
    X(ANSWER_UNDO, answer_undo, STATEMENT_ABOUT) /* of the proposal; the body consents or does not */                  \
    /* other entries */                                                                                                \
    X(NOTE, note, 0)                                                                                                   \
    X(ADD_UNITS, add_units, 0)                                                                                         \
    X(CHANGE_UNIT, change_unit, 0)                                                                                     \
    X(TURN, turn, 0)                                                                                                   \
    X(DESCRIBE, describe, 0) /* the session: title, place, points */                                                   \
    X(CLOSE, close, 0)

enum statement_operation {
#define X(symbol, name, says) STATEMENT_##symbol,
    STATEMENT_OPERATIONS(X)
#undef X
        STATEMENT_OPERATION_COUNT /* also: an operation that this program does not know */
};

/* A place in a session's chain: a statement that is held back fits no other place, and none after a re-key. */
struct statement_place {
    struct hash anchor; /* of the chain: its newest one */
    uint64_t link;      /* the next one; COMMIT: 0 */
    uint64_t index;     /* the number of `asked` entries before */
};

/* The entry that an operation is about, by its content and not only by its place. */
struct statement_about {
    uint64_t seq;
    struct hash leaf; /* SHA-256(0x00 || its bytes) */
};

struct statement {
    struct uuid session;
    const char *seat; /* 1 to SEALED_SEAT_MAX bytes */
    enum statement_operation operation;
    struct hash body;                        /* SHA-256 of the request's body, which is canonical JSON */
    const char *key;                         /* Idempotency-Key, 1 to STATEMENT_KEY_MAX bytes; JOIN: NULL */
    const struct tree_head *last_checkpoint; /* the last one that the device found consistent */
    const struct statement_place *place;     /* NULL: says none */
    const struct statement_about *about;     /* NULL: says none */
};

const char *statement_operation_name(enum statement_operation operation);
/* STATEMENT_OPERATION_COUNT for other texts. */
enum statement_operation statement_operation_named(const char *name);

/* Writes the bytes that are signed. Returns how many, or 0 when the statement has too little or too much for its
 * operation or a text is too short or too long. */
size_t statement_write(const struct statement *statement, uint8_t ret[STATEMENT_MAX]);
/* False as above. */
bool statement_sign(const struct statement *statement, const struct device_secret *secret,
                    struct device_signature *ret);
/* Whether the signature is this key's under this statement; false also if the statement could not be written. */
bool statement_check(const struct statement *statement, const struct device_key *key,
                     const struct device_signature *signature);

/* The commitment that a party registers in advance for the question of this index on the chain of this anchor. False
 * when the nonce or its seat's name has a length that is not allowed. */
bool commitment_make(const struct uuid *session, const struct hash *anchor, uint64_t index, const struct nonce *nonce,
                     struct hash *ret);

/* Commitments for the indices `first` and following. */
struct commitment_list {
    struct hash anchor;
    uint64_t first;
    const struct hash *commitments;
    size_t count; /* 1 to COMMITMENTS_MAX */
};
/* The body of the request that registers them, as a COMMIT statement covers it: canonical JSON with the members
 * `anchor`, `commitments` and `first`. */
void commitment_list_write(struct writer *out, const struct commitment_list *list);
/* The statement that covers it, apart from seat, session, key and checkpoint: sets operation, body and place (which
 * `place` holds). False when the list is empty or too long, `first` is beyond what JSON holds, or memory is out. */
bool commitment_list_state(const struct commitment_list *list, struct statement *statement,
                           struct statement_place *place);

/* What a party signs when it reveals its nonce: that it saw this question at this place of this record. */
struct reveal {
    struct uuid session;
    struct nonce nonce; /* with the seat that reveals */
    struct hash asked;  /* the leaf hash of the question */
    struct hash root;   /* of the tree up to and with it */
    uint64_t index;
};

/* Writes the bytes that are signed. Returns how many, or 0 when the nonce or its seat's name has a length that is not
 * allowed. */
size_t reveal_write(const struct reveal *reveal, uint8_t ret[STATEMENT_MAX]);
bool reveal_sign(const struct reveal *reveal, const struct device_secret *secret, struct device_signature *ret);
bool reveal_check(const struct reveal *reveal, const struct device_key *key, const struct device_signature *signature);

/* The key pair of a seed. */
void device_key_make(const uint8_t seed[DEVICE_SEED_SIZE], struct device_secret *ret_secret, struct device_key *ret);
/* Whether somebody can have its secret: it is a point of Ed25519's main group, and not one of the few special points,
 * such as all zeros, under which every signature is right, or none. */
bool device_key_signs(const uint8_t key[DEVICE_KEY_SIZE]);
bool device_key_equal(const struct device_key *a, const struct device_key *b);
