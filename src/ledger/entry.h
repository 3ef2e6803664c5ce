/* Entries: the lines of the ledger (docs/ledger.md). An entry is one struct, whoever writes, reads or judges it: what
 * every entry says, and what its kind says. Each kind is a line of ENTRY_KINDS, a struct in this file, and a row
 * (kinds.h) with the table of its fields and its rule in the file of its subject.
 *
 *     entry_write(&out, &(struct entry){.kind = ENTRY_NOTE, .session = …, .seq = …, .at = …, .seat = …,
 *                                       .note = {.text = "…"}});
 *
 * or, where the envelope is known before: `struct entry entry = envelope; entry.note.text = …;`. The protocol judges
 * the same struct (protocol.h), and the codec reads into it (entry_read.h in the referee).
 *
 * The bytes are canonical JSON (RFC 8785 restricted to sorted ASCII keys, integers within ±2^53 and no floats). They
 * hold only facts; texts and summaries are derived when an entry is read. What stands here is fixed: later work adds
 * kinds and members, and never rewrites an entry. A number of another entry is its seq; 0 stands for none. What a
 * struct points at is only read during a call, and lives in an arena where the entry was read. */
#pragma once
#include "base/id.h"
#include "base/writer.h"
#include "ledger/chain.h"
#include "ledger/statement.h"
#include <umpire/ledger.h>
#include <umpire/rules.h>

enum { ENTRY_FORMAT = 1, ENTRY_SEQ_MAX = 999999 };

/* Seats and sides are known by ids, never by names of persons: those stand outside the record. */
enum {
    SEAT_ID_MAX = 24,   /* bytes: a to z, 0 to 9 and hyphens, a letter first */
    SIDE_ID_MAX = 16,   /* likewise */
    SIDE_NAME_MAX = 40, /* characters */
    SESSION_POINTS_MAX = 1000000,
    SIDES_MIN = 2,
    SIDES_MAX = 4, /* of a session; two in two-sided mode */
};

/* X(symbol, name): the name in entries, and of the row. */
#define ENTRY_KINDS(X)                                                                                                 \
    X(OPENED, opened)                                                                                                  \
    X(JOINED, joined)                                                                                                  \
    X(NONCE, nonce)                                                                                                    \
    X(REKEY, rekey)                                                                                                    \
    X(RULING, ruling)                                                                                                  \
    X(NOTE, note)                                                                                                      \
    X(CLOSED, closed)                                                                                                  \
    X(COMMITTED, committed)                                                                                            \
    X(ASKED, asked)                                                                                                    \
    X(REVEALED, revealed)                                                                                              \
    X(DISPUTE, dispute)                                                                                                \
    X(DECISION, decision)                                                                                              \
    X(CORRECTION, correction)                                                                                          \
    X(UNDO_PROPOSED, undo_proposed)                                                                                    \
    X(UNDO_ANSWERED, undo_answered)                                                                                    \
    X(UNITS_ADDED, units_added)                                                                                        \
    X(UNIT_CHANGED, unit_changed)                                                                                      \
    X(TURN, turn)                                                                                                      \
    X(REVOKED, revoked)                                                                                                \
    X(GAVE_UP, gave_up)                                                                                                \
    X(UNIT_RENAMED, unit_renamed)                                                                                      \
    X(UNIT_REMOVED, unit_removed)                                                                                      \
    X(UNIT_REASSIGNED, unit_reassigned)                                                                                \
    X(DESCRIBED, described)                                                                                            \
    X(REISSUE_AGREED, reissue_agreed)                                                                                  \
    X(REISSUED, reissued)                                                                                              \
    X(HANDED_OVER, handed_over)                                                                                        \
    X(DECLARED_AGREED, declared_agreed)                                                                                \
    X(ADMITTED, admitted)

enum entry_kind {
#define X(symbol, name) ENTRY_##symbol,
    ENTRY_KINDS(X)
#undef X
        ENTRY_KIND_COUNT /* also: a kind that this program does not know */
};

/* What a seat may do. No seat has the role of the server, which acts where no seat does. */
enum seat_role { SEAT_UMPIRE, SEAT_PLAYER, SEAT_SPECTATOR, SEAT_ROLES, SEAT_SERVER = SEAT_ROLES };
enum session_mode { MODE_UNSEALED, MODE_SEALED, MODE_TWO_SIDED };
enum dice_kind { DICE_KIND_SYSTEM, DICE_KIND_DECLARED, DICE_KIND_SEALED, DICE_KIND_REUSED, DICE_KIND_COUNT };
enum correction_kind { CORRECTION_ABSENT, CORRECTION_NONE, CORRECTION_FURTHER_DICE, CORRECTION_REUSED_DICE };

/* The seat of entries that the service writes of itself (rekey); no seat may have this id. */
#define ENTRY_SERVER "server"
/* The seat of those who have the spectators' link. It joins by no entry and acts in none; only its revocation names it.
 */
#define ENTRY_SPECTATORS "spectators"

/* A nonce without its seat; `bytes` NULL: none. */
struct nonce_already_given {
    const uint8_t *bytes;
    size_t length; /* NONCE_MIN to NONCE_MAX */
};
/* The same for a signature of a seat's device. */
struct signature_given {
    const uint8_t *bytes;
    size_t length; /* DEVICE_SIGNATURE_SIZE */
};

/* Units. */

/* A unit that is added. */
struct unit_entered {
    const char *id, *name, *side;
    const struct fields *fields; /* the ruleset's, of `own` */
    const void *own;             /* the ruleset's struct */
    const struct json_t *read;   /* of an entry that was read: `own` as it is recorded */
};
struct units_entered {
    int32_t count;
    const struct unit_entered *list;
};

/* One change of one member of a unit. */
struct unit_changed {
    const char *unit, *unit_name;   /* its id, and what it was called then; NULL: `names` say it */
    const char *name;               /* the member's */
    const struct field *field;      /* the member; NULL in an entry that was read, of which no ruleset is known yet */
    int32_t add;                    /* FIELD_ABSENT: the member is set */
    int32_t before, after;          /* numbers; FIELD_ABSENT: none */
    const char *text;               /* a member that is a text: what it becomes; NULL: a number */
    const char *clause;             /* that it rests on; NULL: a manual change */
    const struct json_t *from, *to; /* of an entry that was read: before and after as they are recorded */
};
struct unit_changes {
    int32_t count;
    const struct unit_changed *list;
};
extern const struct fields unit_effect_fields; /* of a struct unit_changed */

/* Who takes a role. */
struct role_units {
    const char *role;
    bool many; /* written as a list */
    int32_t count;
    const char *const *ids;
    const char *const *names; /* of a ruling: what those units were called; NULL in an asked question */
};
/* A bar that applied to the question (struct bar_found). */
struct unit_barred {
    const char *bar, *clause;
    const char *input; /* of a record fact: what was given otherwise; else NULL */
    int32_t most;      /* how many are possible; FIELD_ABSENT: the bar is not about numbers */
    const char *role, *unit;
    enum bar_waiver waived;
};
struct units_barred {
    int32_t count;
    const struct unit_barred *list;
};
struct pointers {
    int32_t count;
    const char *const *list;
};

/* The units of a ruling. */
struct units_stated {
    bool named; /* it names units; else the members below do not count */
    int32_t role_count;
    struct role_units roles[UNIT_ROLES_MAX]; /* those that a unit takes, in the order of their names */
    struct pointers autofilled;              /* inputs that units filled in: JSON Pointers from the entry's root */
    struct pointers overridden;              /* inputs that a unit fills in but the question gave itself */
    struct pointers assumed;                 /* inputs that matter and that nobody gave: they have their defaults */
    struct units_barred barred;      /* of a ruling: what bars its units, and why it may be resolved all the same */
    const struct json_t *names_read; /* of a ruling that was read: what the units were called */
    bool applied;                    /* the changes were made; else they only show what they would have been */
    struct unit_changes changes;
    const struct json_t *read; /* of an entry that was read: `roles` as they are recorded */
};

/* Questions and rulings. */

/* A question by the hashes of its parts, to compare two of them. */
struct act_question {
    struct hash step;  /* ruleset, its version, and the step */
    struct hash input; /* of the input's bytes */
    struct hash
        counts; /* of what counts: the input without items of lists whose `value` is 0, and who takes which role */
    struct hash options; /* of the options' bytes */
};

/* The question with all its defaults, and those of the options that the step reads. */
struct entry_question {
    const struct ruling *made; /* what is written; NULL in an entry that was read */
    const char *ruleset, *step;
    int32_t version;
    const struct json_t *input, *options; /* of an entry that was read: as they are recorded */
    /* For the protocol, not part of the entry; each NULL: not compared. */
    const struct act_question *asks;
    const struct act_question *replaces; /* the question of the corrected ruling */
};

/* Dice as they were read. */
struct entry_draw {
    const char *part, *label, *verb;
    int32_t count, sides, number;
    int32_t face_count;
    const int32_t *faces;
};
struct entry_draws {
    int32_t count;
    const struct entry_draw *list;
};

/* Faces of a draw of a ruling that its correction does not use. */
struct entry_spare {
    const char *part, *label;
    int32_t sides;
    int32_t number; /* of the draws of this part, label and sides, from 1 */
    int32_t face_count;
    const int32_t *faces;
};
struct entry_spares {
    int32_t count;
    const struct entry_spare *list;
};

/* The umpire allows what the state of units bars. */
struct entry_override {
    const char *reason;
};

/* Faces that were declared and not used. */
struct entry_faces {
    int32_t count;
    const int32_t *list;
};

/* A ruling or a correction. entry_ruling_set fills in what the resolved ruling says; the rest is the caller's. */
struct entry_ruling {
    struct entry_question subject;
    const char *body; /* of the request, as the seat's device signed it; NULL: nothing was signed */
    enum ruling_status status;
    struct entry_draws draws; /* of an entry that was read */
    const struct reason *reasons;
    int32_t reason_count;
    const struct json_t *outcome; /* of an entry that was read */
    /* what its dice rest on */
    enum dice_kind dice;
    uint64_t link;             /* sealed: the link that was used; else 0 */
    const struct hash *secret; /* sealed: of that link; else NULL */
    int64_t question;          /* two-sided mode: the asked entry that it answers; else 0 */
    struct nonces roll;        /* two-sided mode, sealed: the nonces of this ruling; else a list that is NULL */
    int64_t from;              /* a correction: the ruling whose faces it reuses; else 0 */
    struct entry_spares spare; /* of which it does not use these */
    /* a correction: the entry that it replaces, and the decision that asks for it; else 0 */
    int64_t corrects, decision;
    struct units_stated units;
    struct entry_faces dice_unused;        /* declared with a question that is not permitted: still the player's */
    const struct entry_override *override; /* NULL: none */
    int32_t turn;                          /* in which it falls; 0: none has begun */
    const char *phase;                     /* of that turn; NULL: the ruleset has none, or no turn has begun */
};

/* A question of two-sided mode, before its dice exist. */
struct entry_asked {
    struct entry_question subject;
    const char *body; /* of the request, as the party's device signed it */
    uint64_t link, index;
    int64_t corrects, decision; /* as in a ruling */
    struct units_stated units;  /* without changes: those follow from the dice */
};

/* The session. */

/* The club's house rules from which a session's options were taken. */
struct house_rules_used {
    const char *club, *name;
    int32_t version;
};
extern const struct fields house_rules_used_fields;

/* The session whose roster another one began with, as its entries up to `as_of` left it. */
struct roster_origin {
    struct uuid session;
    int64_t as_of;
};

/* One of the sides that fight each other. */
struct side_opened {
    const char *id, *name, *colour; /* the colour as "#rrggbb" */
};
struct sides_opened {
    int32_t count;
    const struct side_opened *list;
};

struct entry_opened {
    const char *ruleset;
    int32_t version;             /* of the ruleset */
    const struct fields *fields; /* the ruleset's options */
    const void *options;         /* all of them */
    const struct json_t *read;   /* of an entry that was read: the options as they are recorded */
    enum session_mode mode;      /* says which seats give nonces; unsealed: `chain` and `origin` are NULL */
    const struct chain_anchor *chain;
    const char *origin;  /* of its checkpoints */
    bool enforce_phases; /* only steps of the current phase are allowed */
    struct sides_opened sides;
    const char *umpire_side; /* the umpire also plays, on this side; NULL: the umpire does not play */
    bool shared_units;       /* players act with the units of other sides, too */
    struct units_entered units;
    const struct house_rules_used *house_rules; /* NULL: none */
    const struct roster_origin *roster_from;    /* NULL: none */
};

/* The next chain begins, since the last one is used up or, with the umpire's reason, after a restore, even if links are
 * left. */
struct entry_rekey {
    struct chain_anchor chain;
    const char *reason; /* NULL: the chain was used up */
};
struct entry_note {
    const char *text;
};
/* What the session is about, in the umpire's words; the newest entry counts, as a whole. Each may be NULL or absent. */
struct entry_described {
    const char *title, *place, *note;
    int32_t points; /* that the players agreed on for the armies; FIELD_ABSENT: not stated */
};
struct entry_closed {
    const char *remark; /* may be NULL */
};
struct entry_joined {
    enum seat_role role;
    const char *side; /* a player's; NULL: a spectator's seat has none */
    struct nonce_already_given nonce;
    const struct hash *device_key; /* Ed25519, of the seat's device; NULL: none */
};
struct entry_revoked {
    const char *revoked_seat; /* may do nothing more */
};

/* A guest speaks for its side from now on. */
struct entry_admitted {
    const char *admitted_seat;
};

/* A party agrees that the other party's seat gets this key (two-sided mode). */
struct entry_reissue_agreed {
    const char *reissued_seat;
    struct hash device_key;
};
/* The umpire gives a seat to another device, since the one before is lost. */
struct entry_reissued {
    const char *reissued_seat;
    const struct hash *device_key; /* of the new device; NULL: of a seat that has none */
    int64_t agreed;                /* of a party: the entry by which the other one agreed; else 0 */
};
/* A seat goes on with another device, as the one before signs. */
struct entry_handed_over {
    struct hash device_key;
};

/* Two-sided mode: commitments of a seat's roll nonces, numbered from `first`. */
struct entry_committed {
    uint64_t first;
    const struct hash *commitments;
    size_t count;
};
/* The nonce of the commitment `index`, for the asked entry `question`. */
struct entry_revealed {
    int64_t question;
    uint64_t index;
    struct nonce_already_given nonce;
};

/* A party gives the open question up; it ends when both do. */
struct entry_gave_up {
    int64_t question;
};

/* A party agrees that dice on the table answer the open question; they do once both agree to the same faces. */
struct entry_declared_agreed {
    int64_t question;
    struct entry_faces faces; /* in the order in which the ruling uses them */
};

/* Disputes, and taking back by consent. */
struct entry_dispute {
    int64_t target;
    const char *claim, *clause; /* the clause may be NULL */
};
struct entry_decision {
    int64_t dispute;
    bool upheld;
    const char *clause;              /* that it rests on */
    enum correction_kind correction; /* absent unless upheld */
    const char *reason;              /* may be NULL */
};
struct entry_undo_proposed {
    int64_t target;
    const char *reason; /* may be NULL */
};
struct entry_undo_answered {
    int64_t proposal;
    bool consent;
    int64_t taken_back; /* by the last consent: the entry that is taken back; 0: none is */
};

/* Units are added later; one is changed manually, with a reason; a turn or a phase (which may be NULL) begins. */
struct entry_units_added {
    struct units_entered units;
};
struct entry_unit_changed {
    const char *unit, *reason;
    struct unit_changes changes;
};
/* A unit gets another name; a unit is removed that was added by mistake, perhaps with a reason. */
struct entry_unit_renamed {
    const char *unit, *name;
};
struct entry_unit_removed {
    const char *unit, *reason, *unit_name; /* what it was called */
};
/* It fights for another side from now on. */
struct entry_unit_reassigned {
    const char *unit, *side, *reason, *unit_name; /* what it was called then */
};
/* A due of a unit that is forgotten. */
struct due_lapsed {
    const char *due, *unit, *unit_name;
};
struct entry_turn {
    int32_t turn;
    const char *phase;
    int32_t lapsed_count;
    const struct due_lapsed *lapsed;
    struct unit_changes changes; /* what the rules of a new turn change */
};

struct entry {
    enum entry_kind kind;
    struct uuid session;
    int64_t seq;      /* from 0, the opening, without gaps */
    int64_t at;       /* microseconds since 1970 */
    const char *seat; /* that acted; ENTRY_SERVER if none did */
    const char *key;  /* Idempotency-Key; NULL when there was none */
    const struct tree_head
        *last_checkpoint;             /* the last checkpoint that the client stated that it had; NULL: it stated none */
    struct signature_given signature; /* of the seat's device (protocol_signature) */
    union {
        struct entry_opened opened;
        struct entry_joined joined;
        struct nonce_already_given nonce; /* a seat gives its nonce later, or again after a rekey */
        struct entry_rekey rekey;
        struct entry_ruling ruling; /* and correction */
        struct entry_note note;
        struct entry_closed closed;
        struct entry_committed committed;
        struct entry_asked asked;
        struct entry_revealed revealed;
        struct entry_dispute dispute;
        struct entry_decision decision;
        struct entry_undo_proposed undo_proposed;
        struct entry_undo_answered undo_answered;
        struct entry_units_added units_added;
        struct entry_unit_changed unit_changed;
        struct entry_turn turn;
        struct entry_revoked revoked;
        struct entry_admitted admitted;
        struct entry_reissue_agreed reissue_agreed;
        struct entry_reissued reissued;
        struct entry_handed_over handed_over;
        struct entry_gave_up gave_up;
        struct entry_declared_agreed declared_agreed;
        struct entry_unit_renamed unit_renamed;
        struct entry_unit_removed unit_removed;
        struct entry_unit_reassigned unit_reassigned;
        struct entry_described described;
    };
};

/* The sides of an opening as canonical JSON: a list. */
void sides_write(struct writer *out, const struct sides_opened *sides);
/* The entry's bytes. */
void entry_write(struct writer *out, const struct entry *entry);

/* Takes over what a resolved ruling says: its question, source, status, draws, reasons and outcome. */
void entry_ruling_set(struct entry_ruling *entry, const struct ruling *ruling);
/* The same for a question whose dice do not exist yet. */
void entry_question_set(struct entry_question *entry, const struct ruling *ruling);
/* Writes a ruling's units, turn and phase into an object that is open: as in the entry, but for clients: with the
 * titles of members in its effects. */
void entry_write_unit_members(struct writer *out, const struct entry_ruling *ruling);
/* A change of a unit as answers have it: with that title. */
extern const struct field entry_shown_change;
/* The dues that a turn forgot, as answers have them: with their titles. */
extern const struct field entry_shown_lapsed;
/* What its dice rest on, as in the entry. */
void entry_write_dice(struct writer *out, const struct entry_ruling *ruling);

/* Names in entries. For other texts, ENTRY_KIND_COUNT and DICE_KIND_COUNT. */
const char *entry_kind_name(enum entry_kind kind);
enum entry_kind entry_kind_named(const char *name);
enum dice_kind dice_kind_named(const char *name);
const char *dice_kind_name(enum dice_kind kind);
/* "umpire", "player", "spectator". */
const char *seat_role_name(enum seat_role role);
/* False for any other text. */
bool seat_role_named(const char *name, enum seat_role *ret);
/* Whether it is a ruling or a correction. */
bool entry_is_ruling(enum entry_kind kind);

/* One side, as entries and answers have it. */
extern const struct fields side_fields;
/* The head of a tree, as entries and answers have it. */
extern const struct fields tree_head_fields, dice_fields;
/* "resolved", "not_permitted": of struct choices, by enum ruling_status. */
extern const struct choices ruling_statuses;
/* An entry of any kind. Its members depend on the kind, so there is no list of them. */
extern const struct fields any_entry_fields;
