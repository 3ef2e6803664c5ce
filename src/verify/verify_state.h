/* What the verifier knows while it reads. For verify_*.c alone, each of which keeps to its part. */
#pragma once
#include "base/arena.h"
#include "ledger/kinds.h"
#include "referee/binding.h"
#include "referee/entry_read.h"
#include "referee/referee.h"
#include "referee/reused_dice.h"
#include "referee/seat_names.h"
#include "roster/roster.h"
#include "verify/verify.h"

/* What is remembered of an entry. */
struct verified_entry {
    struct hash peak;     /* of the tree that ends with this entry (tree_last_peak) */
    int64_t at;           /* of one that was read */
    uint8_t kind;         /* enum entry_kind; ENTRY_KIND_COUNT: it was not read */
    int32_t asks;         /* of a ruling: in the verifier's questions; -1: none */
    int32_t reused_count; /* of a ruling: its draws, whose faces a correction may reuse; -1: not known */
    size_t first_reused;  /* in the verifier's draws */
    int32_t named_count;  /* of a ruling: what its question names, in order */
    size_t first_named;   /* in the verifier's names */
};

/* Such a draw. Part and label are the verifier's own. */
struct recorded_draw {
    const char *part, *label;
    int32_t sides, number, count;
    size_t first_face; /* in the verifier's faces */
};

/* A set of hashes. */
struct verify_set {
    struct hash *slots; /* all zero: free */
    size_t size, used;  /* size is a power of two or 0 */
};

/* The chain of secrets: its numbers are the protocol's. */
struct verify_chain {
    bool sealed;                        /* the opening had one */
    uint64_t published;                 /* the link of `secret` */
    struct hash secret;                 /* the last one that was published, or the anchor */
    int64_t entry;                      /* that published it */
    int64_t first_end;                  /* before which entry nonces count for its first roll; 0: there was none */
    int64_t first;                      /* the ruling that made that roll */
    char first_by[SEALED_SEAT_MAX + 1]; /* and the seat that asked for it */
};

/* What happened to the open question before its ruling. */
struct roll_step {
    enum entry_kind kind;
    int64_t seq, at;
    char seat[SEALED_SEAT_MAX + 1];
};
enum { ROLL_STEPS_MAX = 8 };

/* The ruling that is explained. */
enum { ROLL_BASIS_MAX = 2048 };
struct roll_story {
    struct verify_roll wanted; /* its seq is 0: none */
    bool printed;
    struct writer lead;         /* the first sentences, not wrapped yet */
    struct writer words;        /* the question and its outcome */
    struct writer sums;         /* how each die was computed */
    char basis[ROLL_BASIS_MAX]; /* what the dice rest on, a sentence; empty: none were thrown */
    enum entry_kind kind;
    struct roll_step steps[ROLL_STEPS_MAX]; /* of the last question that was asked */
    size_t step_count;
};

/* The entry that is looked at. */
struct verify_entry {
    const char *bytes;
    size_t length;
    const struct json_t *root;
    struct entry parsed;
    int64_t place; /* in the file */
    bool admitted; /* by the protocol, as all before it */
    struct hash leaf;
    struct verified_entry *page;
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
    bool stopped;  /* says the header, which nobody signs: the database had lost entries, so nothing was signed */
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

    /* What the file calls the seats; owned. No entry contains it, and nothing proves it. */
    struct {
        char *seat, *name;
    } names[SEAT_NAMES_MAX];
    int32_t name_count;

    /* the record */
    struct tree tree;
    struct verified_entry *pages; /* owned */
    size_t page_count, page_room;
    struct recorded_draw *reused; /* owned, and so are: */
    size_t reused_count, kept_room;
    uint8_t *faces; /* less one */
    size_t face_count, face_room;
    uint64_t *named; /* as in struct named_order */
    size_t named_count, named_room;
    char **labels; /* each once */
    size_t label_count, label_room;
    int32_t *declared; /* the dice to which a party agreed last; owned */
    int32_t declared_count;
    struct act_question *questions; /* of rulings; owned */
    size_t question_count, question_room;
    uint64_t covered;                  /* the size of the last checkpoint of the file */
    bool any_checkpoint;               /* the file has one */
    uint64_t seen[PROTOCOL_SEATS_MAX]; /* by seats: how many entries their devices have cosigned */
    const struct note_key *signer;     /* that signed the last one, among `keys`; NULL: its signature is not right */
    bool covered_by_given;             /* whether a given key signed it */

    /* the session */
    struct hash rules;             /* of the name of its ruleset */
    const struct ruleset *ruleset; /* NULL: not known */
    int32_t version;               /* of its rules, by which the session is played */
    bool rules_known;              /* the ruleset, in this version */
    bool older;                    /* that version is older than this program's */
    void *options;                 /* owned; NULL: not known */
    int64_t last_at;
    struct verify_set idempotency;
    struct verify_chain chain;
    struct protocol protocol;
    int32_t former_count; /* seats as they were before they went to other devices */
    struct seat former[PROTOCOL_REISSUES_MAX];
    struct mark *marks; /* the protocol's; owned */
    size_t mark_room;
    bool refused; /* the protocol refused an entry: it knows nothing of what follows */

    struct roll_story roll;

    /* units */
    struct roster_history *history; /* owned; NULL: the ruleset knows none */
    struct roster present;          /* as the entries so far left it */
    bool phases_enforced;           /* only steps of the current phase are allowed */
    bool lost;                      /* an entry could not be followed: the units are not known any more */
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
/* A copy that the caller owns; NULL with `starved` set. */
char *verify_copy(struct verifier *verifier, const char *text);
/* Room for one more item in an owned list, or false with `starved` set. */
bool verify_grow(struct verifier *verifier, void **list, size_t *room, size_t count, size_t item, size_t max);

/* verify_rewritten.c */
/* What has been written again into `scratch` must be the entry's bytes. Records of older versions may lack members that
 * have been added since and count as their defaults. */
void verify_rewritten(struct verifier *verifier, enum verify_check check, const struct verify_entry *entry, bool older);

/* verify_form.c */
/* Reads an entry with all of its members; else says why not. */
bool verify_entry_fits(struct verifier *verifier, const struct json_t *root, struct entry *ret, struct text *why);
bool verify_header_fits(struct verifier *verifier, const struct json_t *root, struct text *why);
bool verify_checkpoint_fits(struct verifier *verifier, const struct json_t *root, struct text *why);

/* verify_tree.c */
/* Gives the entry its page, and its place in the tree. */
void verify_leaf(struct verifier *verifier, struct verify_entry *entry);
/* Over the first `size` entries; there are as many. */
struct hash verify_root(const struct verifier *verifier, uint64_t size);
void verify_client_checkpoint(struct verifier *verifier, const struct verify_entry *entry);
void verify_checkpoint(struct verifier *verifier, const char *note, size_t length);
void verify_tree_end(struct verifier *verifier);

/* verify_entries.c: what concerns every entry, and small kinds. */
void verify_entry(struct verifier *verifier, struct verify_entry *entry);

/* verify_protocol.c: who may append what and when, by the protocol's fold. */
/* Sets `admitted`, or notes which check it fails. */
void verify_protocol(struct verifier *verifier, struct verify_entry *entry);
void verify_protocol_end(struct verifier *verifier);

/* verify_chain.c */
void verify_anchor(struct verifier *verifier, const struct verify_entry *entry);
/* A sealed ruling that was admitted, whose dice the nonces `seats` have a part in. */
void verify_link(struct verifier *verifier, const struct verify_entry *entry, const struct nonces *seats);
/* Counts a nonce, also one of a seat that joins, that arrived too late for the first roll of its chain. */
void verify_nonce(struct verifier *verifier, const struct verify_entry *entry);
/* The entry that gave the seat's nonce, if that was too late for the first roll of its chain; else 0. */
int64_t verify_late_nonce(const struct verifier *verifier, const struct seat *seat);

/* verify_roll.c, verify_roll_dice.c: the story of one roll. Each does nothing for entries that the story is not about.
 */
/* Call this for every entry: collects what led to the roll and what became of it. `voids` as below. */
void verify_roll_follow(struct verifier *verifier, const struct verify_entry *entry, int64_t voids);
void verify_roll_begin(struct verifier *verifier, const struct verify_entry *entry);
/* Before its link is spent. */
void verify_roll_sealed(struct verifier *verifier, const struct verify_entry *entry, const struct seal *seal);
void verify_roll_resolved(struct verifier *verifier, const struct verify_entry *entry, const struct ruling *ruling);

/* verify_units.c: the roster. */
/* Once the ruleset is known. */
void verify_units_start(struct verifier *verifier);
/* Makes again what the ruling says of units: `ret`, for its entry to be written again. False when that is not possible.
 */
bool verify_units_stated(struct verifier *verifier, const struct verify_entry *entry, const struct intent *intent,
                         const struct ruling *ruling, struct units_stated *ret);
/* Binds the question of a signed body to the roster that it was asked with: for a correction, that of the ruling that
 * it `corrects`. False when that is not possible. */
bool verify_units_asked(struct verifier *verifier, const struct verify_entry *entry, int64_t corrects,
                        struct binding *binding);
/* What the ruling of such a question says of units: `ret`, for its entry to be written again. False when it does not
 * fit. */
bool verify_units_affected(struct verifier *verifier, struct binding *binding, const struct ruling *ruling,
                           struct units_stated *ret);
/* The entry has been checked: what it does to the roster. `voids` is the ruling that it takes back, or 0. */
void verify_units_follow(struct verifier *verifier, const struct verify_entry *entry, int64_t voids);

/* verify_opened.c */
void verify_opened(struct verifier *verifier, const struct verify_entry *entry);
/* Whether the session is played by the ruleset of this name. */
bool verify_rules_are(const struct verifier *verifier, const char *ruleset);
/* Counts a check that cannot be made because this program does not know the rules. */
void verify_rules_missing(struct verifier *verifier);

/* verify_dice.c */
/* Checks the dice of a ruling; `kept`, for a correction: the dice of the ruling that it corrects; else NULL. */
void verify_dice(struct verifier *verifier, const struct verify_entry *entry, const struct reused_dice *reused);
/* Remembers the dice to which a party agreed, for the ruling that they make. */
void verify_declared_agreed(struct verifier *verifier, const struct verify_entry *entry);

/* verify_reused.c */
/* Remembers what later corrections may need. */
void verify_ruling_keep(struct verifier *verifier, const struct verify_entry *entry);
/* The dice that a correction reuses from the ruling `from`, in the line's arena; NULL: they are not known. */
const struct reused_dice *verify_reused_open(struct verifier *verifier, int64_t from);

/* verify_ruling.c: resolving, and writing again. */
void verify_ruling(struct verifier *verifier, const struct verify_entry *entry);
void verify_asked_question(struct verifier *verifier, const struct verify_entry *entry);
