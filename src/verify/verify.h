/* Checking an exported session offline (docs/ledger.md, "Verifying"): the file is read once, line by line, and each
 * check stops at its first failure. Nothing is trusted but what the caller gives: keys and a saved checkpoint.
 *
 * Memory is bounded: a line has at most VERIFY_LINE_MAX bytes, a session VERIFY_ENTRIES_MAX entries, of each of which
 * less than two hundred bytes and its faces are kept, because later entries may refer to it. */
#pragma once
#include "base/writer.h"
#include <umpire/ledger.h>

enum {
    VERIFY_LINE_MAX = 1 << 20,
    VERIFY_ENTRIES_MAX = 1000000,
    VERIFY_LABELS_MAX = 4096, /* of draws, each counted once */
    VERIFY_KEYS_MAX = 16,
    VERIFY_REASON_MAX = 400,
};

/* X(symbol, name, what is held) */
#define VERIFY_CHECKS(X)                                                                                               \
    X(FORM, "form", "every line is what belongs in its place, in canonical bytes")                                     \
    X(ORDER, "order", "entries are numbered without gaps, all of one session, nothing after its end")                  \
    X(TREE, "tree", "the file's checkpoints have the roots of its entries, and the last one covers all of them")       \
    X(SAVED_CHECKPOINT, "saved_checkpoint", "the saved checkpoint covers the beginning of the file")                   \
    X(SIGNATURES, "signatures", "the checkpoints are signed for this session")                                         \
    X(CLIENT_CHECKPOINTS, "client_checkpoints", "the checkpoints that clients sent are the beginning of the record")   \
    X(CHAIN, "chain",                                                                                                  \
      "each secret leads to the one before it; links, nonces and new chains come only where they are allowed")         \
    X(COMMITMENTS, "commitments",                                                                                      \
      "questions and reveals follow each other as two-sided mode demands, and nonces match their commitments")         \
    X(DICE, "dice", "the faces follow from secret and nonces, and come from an allowed source")                        \
    X(RULINGS, "rulings", "each ruling, resolved again, gives the recorded bytes")                                     \
    X(SEATS, "seats", "whoever acted had joined and was allowed to")                                                   \
    X(KEYS, "keys", "no seat used an Idempotency-Key twice")                                                           \
    X(DISPUTES, "disputes",                                                                                            \
      "disputes, decisions, corrections and proposals to take back follow each other as they must")                    \
    X(UNITS, "units", "units fill in what they knew, and change as the rules say, throughout the game")

enum verify_check {
#define X(symbol, name, what) VERIFY_##symbol,
    VERIFY_CHECKS(X)
#undef X
        VERIFY_CHECK_COUNT
};

enum verify_verdict {
    VERIFY_PASSED,
    VERIFY_FAILED,
    VERIFY_NOT_CHECKABLE,  /* some of it needs what this program does not have, or what could not be read */
    VERIFY_NOT_APPLICABLE, /* the file has nothing of the kind */
};

/* Where and why something does not hold. */
struct verify_failure {
    enum verify_check check;
    uint64_t line; /* from 1; 0: the file as a whole, or the saved checkpoint */
    int64_t entry; /* the number of the entry; the first one in doubt where several are; -1: of none */
    char reason[VERIFY_REASON_MAX];
};

/* What a check came to. */
struct verify_result {
    uint64_t passed;        /* how often it held */
    uint64_t not_checkable; /* how often it could not be tried */
    const char *why_not;    /* the first reason for that */
    bool failed;
    struct verify_failure failure; /* when it failed: the first one */
};

/* What does not prove anything wrong, but ought to be known: what the verifier could not rest on, and what happened in
 * the game. X(symbol, name, words); the words follow a number. */
#define VERIFY_NOTES(X)                                                                                                \
    X(NO_TRUSTED_KEY, "no_trusted_key",                                                                                \
      "no trusted key was given: the signatures only prove that whoever wrote the file signed it")                     \
    X(NO_SAVED_CHECKPOINT, "no_saved_checkpoint",                                                                      \
      "no saved checkpoint was given: the owner of the server could have rewritten everything")                        \
    X(STOPPED, "stopped",                                                                                              \
      "the file says that the server had lost entries, and signed nothing: anybody can write that")                    \
    X(NOT_CLOSED, "not_closed", "the game was not closed: a later record may go on from here")                         \
    X(NOT_SEALED, "not_sealed", "the session is not sealed: nothing proves who threw its dice")                        \
    X(SEALED_MODE, "sealed_mode",                                                                                      \
      "sealed mode: nothing protects against a server's owner who plays, or who makes up a seat")                      \
    X(SHORT_CHAIN, "short_chain",                                                                                      \
      "chains have fewer than the 4,096 links that a server makes; each new one drops all nonces")                     \
    X(CLOCK_WENT_BACK, "clock_went_back", "entries are dated before the previous entry")
#define VERIFY_COUNTS(X)                                                                                               \
    X(CORRECTIONS, "corrections", "rulings that a correction replaced")                                                \
    X(TAKEN_BACK, "taken_back", "entries that were taken back")                                                        \
    X(DECISIONS, "decisions", "disputes that the umpire decided")                                                      \
    X(OVERRIDES, "overrides", "rulings in which the umpire let happen what the state of units bars")                   \
    X(OVERRIDDEN, "overridden", "rulings in which an input was given that a unit knew")                                \
    X(LAPSED, "lapsed", "turns that forgot something that was due")                                                    \
    X(MANUAL_CHANGES, "manual_changes", "manual changes of units by the umpire, other sides included")                 \
    X(UMPIRE_WHO_PLAYS, "umpire_who_plays",                                                                            \
      "decisions, corrections, overrides, manual changes, proposals and the like of an umpire who plays")              \
    X(DECLARED, "declared", "rulings that rest on declared dice")                                                      \
    X(GIVEN_UP, "given_up", "questions that ended without a ruling")                                                   \
    X(CLOSED_OPEN, "closed_open", "questions that were open when the session was closed")                              \
    X(NO_PLAYER_NONCE, "no_player_nonce", "sealed rulings that were made while no player's nonce counted")             \
    X(LATE_NONCES, "late_nonces",                                                                                      \
      "nonces too late for their chain's first roll, as where a guest rolls at once: --roll tells whose")              \
    X(GUESTS, "guests", "players' seats that joined a side beside somebody")                                           \
    X(ADMITTED_BY_UMPIRE, "admitted_by_umpire",                                                                        \
      "guests that the umpire admitted to a side, because nobody was left who spoke for it")                           \
    X(REVOKED, "revoked", "seats that were revoked")                                                                   \
    X(UNSIGNED_SEATS, "unsigned_seats", "players' seats without a device: only the server says who acted in them")     \
    X(REISSUED, "reissued", "seats re-issued without the old key: from there on nothing is promised")                  \
    X(HANDED_OVER, "handed_over", "seats that their devices handed over to other devices")                             \
    X(COSIGNED, "cosigned", "cosignatures of seats' devices under a checkpoint")                                       \
    X(RESTORES, "restores", "new chains that the umpire began for a reason, as after a restore")                       \
    X(REKEYS, "rekeys", "new chains, each of which drops all nonces")
#define VERIFY_WARNINGS(X) VERIFY_NOTES(X) VERIFY_COUNTS(X)

enum verify_warning {
#define X(symbol, name, words) VERIFY_WARNING_##symbol,
    VERIFY_WARNINGS(X)
#undef X
        VERIFY_WARNING_COUNT,
    VERIFY_FIRST_COUNT = VERIFY_WARNING_CORRECTIONS /* behind it are those of VERIFY_COUNTS */
};

enum { VERIFY_LISTED_MAX = 16 };

struct verify_noticed {
    uint64_t count;
    int64_t first;                     /* the entry; -1: of none */
    int64_t listed[VERIFY_LISTED_MAX]; /* the first of the entries, as many as fit of `count` */
};

/* What the caller knows from elsewhere. */
struct verify_trust {
    struct note_key keys[VERIFY_KEYS_MAX];
    size_t key_count;
    char words[VERIFY_KEYS_MAX][FINGERPRINT_TEXT_SIZE]; /* of further keys only these: an export has the key itself */
    size_t word_count;
    const char *saved; /* a checkpoint's note; NULL: none. It must outlive the verifier. */
    size_t saved_length;
};

/* Adds a key as text (name+id+key), or the eight words of one. False for anything else, and for too many. */
bool verify_trust_add(struct verify_trust *trust, const char *words);

/* Undoes what editors and mail do to a text: a mark of UTF-8 before it, carriage returns at the ends of its lines, no
 * newline after the last one. There is room for one byte more than `length`. Returns the new length. */
size_t verify_restore_text(char *bytes, size_t length);

/* One ruling to be explained in words. */
struct verify_roll {
    int64_t seq; /* of a ruling or a correction */
    /* The title and the text of a clause, which outlive the call; false when there are none. NULL: they are not
     * printed. */
    bool (*clause)(void *context, const char *ruleset, const char *clause, const char **ret_title,
                   const char **ret_words);
    void *context;
};

struct verifier;

/* NULL when out of memory. Owned by the caller. */
struct verifier *verifier_new(const struct verify_trust *trust);
void verifier_free(struct verifier *verifier);

/* Which ruling is explained. Call this before the file is read. */
void verify_roll_set(struct verifier *verifier, const struct verify_roll *roll);

/* Takes the file in pieces of any size, splits lines and hands them on. */
void verify_bytes(struct verifier *verifier, const char *bytes, size_t length);
/* Takes one line without its newline. */
void verify_line(struct verifier *verifier, const char *bytes, size_t length);
/* The file is over. False when memory ran out on the way: nothing is known then. */
bool verify_end(struct verifier *verifier);

/* What it came to. */
enum verify_outcome {
    VERIFY_ALL_PASSED, /* everything was checked, and nothing is wrong */
    VERIFY_ANY_FAILED, /* something is wrong */
    VERIFY_INCOMPLETE, /* nothing is wrong in what was checked, but some of it this program could not check */
};

/* After the end. */
enum verify_outcome verify_outcome(const struct verifier *verifier);
/* Whether every check was made wherever there was something to check. */
bool verify_complete(const struct verifier *verifier);
const struct verify_result *verify_result(const struct verifier *verifier, enum verify_check check);
enum verify_verdict verify_verdict(const struct verifier *verifier, enum verify_check check);
/* Whether everything was checked, and no check failed. */
bool verify_passed(const struct verifier *verifier);
/* The failure that came first in the file; NULL when there is none. */
const struct verify_failure *verify_first(const struct verifier *verifier);
const struct verify_noticed *verify_noticed(const struct verifier *verifier, enum verify_warning warning);
const char *verify_warning_words(enum verify_warning warning);

/* The report as a table for people, and as JSON for programs (docs/verify.md). */
void verify_write_text(struct writer *out, const struct verifier *verifier);
void verify_write_json(struct writer *out, const struct verifier *verifier);
/* The last line of the text alone. */
void verify_write_verdict(struct writer *out, const struct verifier *verifier);
/* The story's parts have an empty line between them: its title and a sentence or two, what was checked, the whole
 * ruling, and below this heading how each die was computed. rollParts in clients/umpire-rules/host.js takes them apart.
 */
#define VERIFY_SUMS_HEADING "How the dice were computed"
/* The story of the roll. False when its entry is not there, or is no ruling: the text says so. */
bool verify_write_roll(struct writer *out, const struct verifier *verifier);
/* A page to print and keep: which record, signed by which key, and what the check came to. `now` in microseconds since
 * 1970. */
void verify_write_certificate(struct writer *out, const struct verifier *verifier, int64_t now);
const char *verify_check_name(enum verify_check check);
/* What it holds, in words. */
const char *verify_check_words(enum verify_check check);
const char *verify_warning_name(enum verify_warning warning);

/* ---- The receipt of one entry, offline (docs/ledger.md, "Receipts") ---- */

struct receipt_verdict {
    bool holds;
    const char *reason; /* why not; NULL when it holds */
    int64_t seq;        /* when it holds: which entry, of which session */
    char session[UUID_TEXT_SIZE];
    char kind[32];
    uint64_t size; /* of the ledger that the checkpoint covers */
};

/* `trust` must name the server's keys that are trusted. */
void verify_receipt(const char *bytes, size_t length, const struct verify_trust *trust, struct receipt_verdict *ret);
/* A line for people, or JSON for programs. */
void verify_receipt_write(struct writer *out, const struct receipt_verdict *verdict, bool json);
