/* The facts of one entry, as the protocol wants them: what somebody did. What entries say in JSON is read elsewhere. */
#pragma once
#include "chain.h"
#include <umpire/ledger.h>

/* X(symbol, name in entries) */
#define ACT_KINDS(X)                                                                                                   \
    X(OPENED, "opened")                                                                                                \
    X(JOINED, "joined")                                                                                                \
    X(NONCE, "nonce")                                                                                                  \
    X(REKEY, "rekey")                                                                                                  \
    X(RULING, "ruling")                                                                                                \
    X(NOTE, "note")                                                                                                    \
    X(CLOSED, "closed")                                                                                                \
    X(COMMITTED, "committed")                                                                                          \
    X(ASKED, "asked")                                                                                                  \
    X(REVEALED, "revealed")                                                                                            \
    X(WITHHELD, "withheld")                                                                                            \
    X(DISPUTE, "dispute")                                                                                              \
    X(DECISION, "decision")                                                                                            \
    X(CORRECTION, "correction")                                                                                        \
    X(UNDO_PROPOSED, "undo_proposed")                                                                                  \
    X(UNDO_ANSWERED, "undo_answered")                                                                                  \
    X(UNITS_ADDED, "units_added")                                                                                      \
    X(UNIT_CHANGED, "unit_changed")                                                                                    \
    X(TURN, "turn")                                                                                                    \
    X(REVOKED, "revoked")

enum act_kind {
#define X(symbol, name) ACT_##symbol,
    ACT_KINDS(X)
#undef X
        ACT_KIND_COUNT /* also: none of these */
};

enum act_role { BY_UMPIRE, BY_PLAYER, BY_SPECTATOR, BY_SERVER, BY_COUNT };
enum session_mode { MODE_UNSEALED, MODE_SINGLE, MODE_BOTH };
enum dice_kind { DICE_KIND_SYSTEM, DICE_KIND_DECLARED, DICE_KIND_SEALED, DICE_KIND_KEPT, DICE_KIND_COUNT };
enum correction_kind { CORRECTION_ABSENT, CORRECTION_NONE, CORRECTION_NEW_DICE, CORRECTION_KEPT_DICE };

/* A nonce without its seat; `bytes` NULL: none. */
struct act_nonce {
    const uint8_t *bytes;
    size_t length;
};

/* A question by the hashes of its parts, to compare two of them. */
struct act_question {
    struct hash step;    /* ruleset, its version, and the step */
    struct hash input;   /* of the input's bytes */
    struct hash options; /* of the options' bytes */
};

/* A ruling or a correction. */
struct act_ruling {
    enum dice_kind dice;
    uint64_t link;                       /* sealed: which; else 0 */
    int64_t question;                    /* mode both: the asked entry; else 0 */
    struct nonces roll;                  /* mode both: as the ruling lists them */
    bool fallback;                       /* mode both */
    int64_t from;                        /* kept: whose dice; else 0 */
    int64_t corrects;                    /* correction: which; else 0 */
    int64_t decision;                    /* correction: which wants it; else 0 */
    const struct act_question *asks;     /* NULL: not compared */
    const struct act_question *replaces; /* what the entry `corrects` asked; NULL: not compared */
};

/* The facts of one entry; what it points at is only read during the call. */
struct act {
    enum act_kind kind;
    int64_t seq;
    int64_t at;       /* microseconds */
    const char *seat; /* who acted */
    union {
        struct {
            struct uuid session;
            enum session_mode mode;
            struct chain_anchor chain; /* unless unsealed */
            int64_t reveal_seconds;    /* mode both */
        } opened;
        struct {
            enum act_role role;
            struct act_nonce nonce;
            bool fallback, keeper; /* mode both */
        } joined;
        struct act_nonce nonce;
        struct chain_anchor rekey;
        struct act_ruling ruling; /* and correction */
        struct {
            uint64_t first;
            const struct hash *commitments;
            size_t count;
        } committed;
        struct {
            uint64_t link;
            bool shown; /* index and nonce are there */
            uint64_t index;
            struct act_nonce nonce;
            int64_t corrects, decision;                 /* 0: none */
            const struct act_question *asks, *replaces; /* as in a ruling */
        } asked;
        struct {
            int64_t question;
            uint64_t index;
            struct act_nonce nonce;
        } revealed;
        struct {
            int64_t question;
            const char *who;
        } withheld;
        struct {
            int64_t target;
        } dispute;
        struct {
            int64_t dispute;
            bool upheld;
            enum correction_kind correction;
        } decision;
        struct {
            int64_t target;
        } undo_proposed;
        struct {
            int64_t proposal;
            bool consent;
        } undo_answered;
        struct {
            const char *who;
        } revoked;
    };
};

/* The kind of a name in entries; ACT_KIND_COUNT for any other. */
enum act_kind act_kind_named(const char *name);
const char *act_kind_name(enum act_kind kind);
/* False for any other text. */
bool act_role_named(const char *name, enum act_role *ret);
