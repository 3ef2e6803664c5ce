/* What the verifier knows while it reads. For verify_*.c alone, each of which keeps to its part. */
#pragma once
#include "arena.h"
#include "entry_read.h"
#include "referee.h"
#include "verify.h"

enum verify_kind {
    KIND_OPENED,
    KIND_JOINED,
    KIND_NONCE,
    KIND_REKEY,
    KIND_RULING,
    KIND_NOTE,
    KIND_CLOSED,
    KIND_COMMITTED,
    KIND_ASKED,
    KIND_REVEALED,
    KIND_WITHHELD,
    KIND_DISPUTE,
    KIND_DECISION,
    KIND_CORRECTION,
    KIND_UNDO_PROPOSED,
    KIND_UNDO_ANSWERED,
    KIND_COUNT
};

/* Roles, as bits of who may do what. */
enum verify_role { ROLE_UMPIRE = 1, ROLE_PLAYER = 2, ROLE_SPECTATOR = 4, ROLE_SERVER = 8, ROLE_NEW = 16 };

enum { VERIFY_SEATS_MAX = 128, VERIFY_COMMITMENTS_MAX = 1 << 20 };

struct verify_seat {
    char name[SEALED_SEAT_MAX + 1];
    int32_t role;        /* enum verify_role */
    bool joined;         /* by an entry of its own; the opener may do without */
    bool fallback;       /* agreed to it */
    bool keeper;         /* holds the server's keys */
    size_t nonce_length; /* 0: none that counts */
    uint8_t nonce[NONCE_MAX];
    struct hash *commitments; /* by index; owned */
    size_t commitment_count, commitment_room;
};

/* What became of an entry that others may speak of. */
enum page_state {
    PAGE_PLAIN,
    PAGE_STANDS,     /* a ruling or correction */
    PAGE_REPLACED,   /* by a correction */
    PAGE_TAKEN_BACK, /* by consent */
    PAGE_OPEN,       /* a dispute without decision; a decision that waits for its correction */
    PAGE_DONE,       /* a dispute that is decided; a decision that was carried out or wants nothing */
};

/* What is kept of an entry. */
struct page {
    struct hash root; /* over this entry and all before it */
    uint8_t kind, state;
    bool disputed;         /* a ruling: a dispute of it is open */
    bool keeps_dice;       /* a decision: the correction keeps the dice */
    int32_t before, after; /* of rulings that stand: the neighbours; -1: none */
    int32_t target;        /* a dispute's ruling, a decision's dispute */
    uint64_t step, input;  /* of a ruling: the beginnings of hashes */
    size_t first_face;     /* of a ruling: in the verifier's faces */
    int32_t face_count;
};

/* A face that came, and of what die: both less one. */
struct kept_face {
    uint8_t sides, face;
};

/* A set of hashes. */
struct verify_set {
    struct hash *slots; /* all zero: free */
    size_t size, used;  /* size is a power of two or 0 */
};

/* Nonces that the verifier keeps itself. */
struct kept_nonces {
    size_t count;
    struct nonce list[SEALED_NONCES_MAX];
    char seats[SEALED_NONCES_MAX][SEALED_SEAT_MAX + 1];
    uint8_t bytes[SEALED_NONCES_MAX][NONCE_MAX];
};

/* The chain of secrets. */
struct verify_chain {
    bool sealed;             /* the opening had one */
    struct chain_anchor now; /* the present one */
    uint64_t spent;          /* links that were used or given up */
    uint64_t published;      /* the link of `secret` */
    struct hash secret;      /* the last one that was published, or the anchor */
};

enum question_state { QUESTION_NONE, QUESTION_WAITING, QUESTION_STOPPED };

/* Mode both: the open question. */
struct verify_question {
    enum question_state state;
    int64_t entry; /* the asked entry */
    int64_t at;    /* when */
    uint64_t link, index;
    struct hash question; /* of what was asked */
    struct verify_seat *asker;
    struct verify_seat *parties[2];
    bool shown[2], withheld[2];
    size_t nonce_lengths[2];
    uint8_t nonces[2][NONCE_MAX];
    struct kept_nonces seats; /* that count for it */
    int64_t corrects, decision;
};

/* The entry that is looked at. */
struct verify_entry {
    const char *bytes;
    size_t length;
    const struct json_t *root;
    struct envelope envelope;
    struct tree_head seen;
    enum verify_kind kind;
    int64_t place;            /* in the file */
    struct verify_seat *seat; /* who acted; NULL: the server, or nobody known */
    struct page *page;
};

struct verifier {
    struct verify_trust trust;
    bool starved; /* memory ran out */

    /* lines */
    struct arena arena; /* of one line */
    struct writer scratch;
    char *piece; /* of a line that is not complete; owned */
    size_t piece_used, piece_room;
    bool piece_long; /* the line is longer than allowed */
    uint64_t line;
    enum { STAGE_HEADER, STAGE_ENTRIES, STAGE_CHECKPOINTS, STAGE_STOPPED } stage;
    bool halted;   /* an entry could not be read: what follows from entries is not checked any further */
    int64_t entry; /* the one that is looked at; -1: none */

    struct verify_result results[VERIFY_CHECK_COUNT];
    const struct verify_failure *first;
    struct verify_noticed noticed[VERIFY_WARNING_COUNT];

    /* the header */
    struct uuid session;
    char origin[CHECKPOINT_ORIGIN_MAX];
    struct note_key keys[VERIFY_KEYS_MAX];
    size_t key_count;

    /* the record */
    struct tree tree;
    struct page *pages; /* owned */
    size_t page_count, page_room;
    struct kept_face *faces; /* owned */
    size_t face_count, face_room;
    uint64_t covered;      /* the size of the last checkpoint of the file */
    bool covered_by_given; /* and a given key signed it */

    /* the session */
    struct hash rules;             /* of the name of its ruleset */
    const struct ruleset *ruleset; /* NULL: not known */
    void *options;                 /* owned; NULL: not known */
    bool both;
    int64_t reveal_seconds;
    bool closed;
    int64_t last_at;
    struct verify_seat seats[VERIFY_SEATS_MAX];
    size_t seat_count;
    struct verify_set idempotency;
    struct verify_chain chain;
    struct verify_question question;
    uint64_t asked_count;
    int32_t last_standing; /* the last ruling that stands; -1: none */
    int64_t proposal;      /* the open undo_proposed; -1: none */
    int64_t proposed;      /* its target */
    struct verify_seat *proposer;
};

/* Counts a check that was made, and notes the first failure. Returns `holds`. */
bool verify_hold(struct verifier *verifier, enum verify_check check, bool holds, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Notes a failure that belongs to an entry other than the present one. */
void verify_fail_at(struct verifier *verifier, enum verify_check check, int64_t entry, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Counts a check that cannot be made; `why` is static. */
void verify_skip(struct verifier *verifier, enum verify_check check, const char *why);
void verify_notice(struct verifier *verifier, enum verify_warning warning, int64_t entry);
/* Room for one more item in an owned list, or false with `starved` set. */
bool verify_grow(struct verifier *verifier, void **list, size_t *room, size_t count, size_t item, size_t max);

/* verify_form.c: kinds and their members. */
/* The kind of a name; KIND_COUNT: unknown. */
enum verify_kind verify_kind_find(const char *name);
/* Roles that may write an entry of this kind. */
int32_t verify_kind_roles(enum verify_kind kind);
/* Whether the members are those of the kind; else says why not. */
bool verify_form_fits(enum verify_kind kind, const struct json_t *root, struct text *why);
bool verify_header_fits(const struct json_t *root, struct text *why);
bool verify_checkpoint_fits(const struct json_t *root, struct text *why);

/* verify_tree.c */
void verify_leaf(struct verifier *verifier, const char *bytes, size_t length);
void verify_seen(struct verifier *verifier, const struct verify_entry *entry);
void verify_checkpoint(struct verifier *verifier, const char *note, size_t length);
void verify_tree_end(struct verifier *verifier);

/* verify_entries.c: what concerns every entry, and small kinds. */
void verify_entry(struct verifier *verifier, struct verify_entry *entry);
struct verify_seat *verify_seat_find(struct verifier *verifier, const char *name);
/* The value of a member as text, for comparing and hashing. */
struct hash verify_hash_members(struct verifier *verifier, const struct json_t *root, const char *const *names);

/* verify_chain.c */
void verify_chain_open(struct verifier *verifier, const struct verify_entry *entry);
void verify_rekey(struct verifier *verifier, const struct verify_entry *entry);
void verify_nonce(struct verifier *verifier, const struct verify_entry *entry);
void verify_link(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds);
/* The seats' nonces that count now. */
void verify_nonces_collect(struct verifier *verifier, struct kept_nonces *ret);

/* verify_both.c: mode both. */
void verify_committed(struct verifier *verifier, const struct verify_entry *entry);
void verify_asked(struct verifier *verifier, const struct verify_entry *entry);
void verify_revealed(struct verifier *verifier, const struct verify_entry *entry);
void verify_withheld(struct verifier *verifier, const struct verify_entry *entry);
/* A sealed ruling's part in it; also what may not stand between a reveal and its ruling. */
void verify_answered(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds);
void verify_turn(struct verifier *verifier, const struct verify_entry *entry);
void verify_question_end(struct verifier *verifier);
bool verify_question_is_stopped(const struct verifier *verifier, int64_t asked);

/* verify_ruling.c: dice and resolving. */
void verify_opened(struct verifier *verifier, const struct verify_entry *entry);
void verify_ruling(struct verifier *verifier, const struct verify_entry *entry);
void verify_asked_question(struct verifier *verifier, const struct verify_entry *entry);

/* verify_disputes.c */
void verify_dispute(struct verifier *verifier, const struct verify_entry *entry);
void verify_decision(struct verifier *verifier, const struct verify_entry *entry);
void verify_correction(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds);
void verify_undo_proposed(struct verifier *verifier, const struct verify_entry *entry);
void verify_undo_answered(struct verifier *verifier, const struct verify_entry *entry);
/* A ruling that stands from now on. */
void verify_stand(struct verifier *verifier, int64_t entry);
