/* Comparing what two people have of one session: exports, or the notes of checkpoints that they saved (docs/verify.md,
 * "Two records"). */
#pragma once
#include "verify/verify.h"

enum { COMPARE_PROOFS_MAX = 8 };

/* One of the two. */
struct compared {
    const char *name;            /* of its file */
    const struct verifier *file; /* an export, read to its end; NULL: a checkpoint */
    const char *note;            /* the checkpoint's; else NULL */
    size_t note_length;
};

/* A proof of consistency as the service gives it. */
struct consistency {
    struct tree_head from, to;
    struct tree_proof path;
};

/* False when the bytes are not such a proof. */
bool consistency_read(const char *bytes, size_t length, struct consistency *ret);

/* X(symbol, name) */
#define COMPARE_RELATIONS(X)                                                                                           \
    X(SAME, "same")                                                                                                    \
    X(FIRST_OLDER, "first_older")                                                                                      \
    X(SECOND_OLDER, "second_older")                                                                                    \
    X(PARTED, "parted") /* they are of one session, and not of one record */                                           \
    X(OTHER_SESSION, "other_session")                                                                                  \
    X(UNPROVEN, "unproven")     /* nothing says whether the longer one begins with the shorter one */                  \
    X(UNREADABLE, "unreadable") /* one of them is no export or checkpoint */

enum compare_relation {
#define X(symbol, name) COMPARE_##symbol,
    COMPARE_RELATIONS(X)
#undef X
};

/* What is known of one of the two. */
struct compared_side {
    const struct compared *given;
    struct uuid session;
    struct tree_head head;
    enum checkpoint_verdict signature; /* of a checkpoint: by known keys; of an export's last one: by a given key */
    bool wrong;                        /* it does not hold by itself */
    bool incomplete;                   /* not all of it could be checked */
};

struct record_comparison {
    enum compare_relation relation;
    struct compared_side sides[2];
    uint64_t shared;   /* the entries that are known to be the same; 0 if two parted at an unknown entry */
    bool parted_known; /* they part after `shared` entries */
    bool proof_wrong;  /* a proof that was given does not hold */
    bool proof_used;   /* a proof shows that the longer one begins with the shorter one */
    bool fraud;        /* both are signed by a given key, and they parted */
};

/* Keys of `trust` are trusted; if there are none, an export's keys show whether a checkpoint is from the same server.
 */
void verify_compare(const struct compared given[2], const struct consistency *proofs, size_t proof_count,
                    const struct verify_trust *trust, struct record_comparison *ret);
enum verify_outcome comparison_outcome(const struct record_comparison *comparison);
/* For people, and for programs. */
void comparison_write_text(struct writer *out, const struct record_comparison *comparison);
void comparison_write_json(struct writer *out, const struct record_comparison *comparison);
