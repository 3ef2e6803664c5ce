/* Entries: the lines of the ledger as exact bytes (docs/ledger.md). Pure functions; canonical JSON (RFC 8785 restricted
 * to sorted ASCII keys, integers within ±2^53 and no floats). They hold only facts; texts and summaries are derived
 * when an entry is read. What stands here is fixed: later work adds kinds and members, and never rewrites an entry.
 * A number of another entry is its seq; 0 stands for none. What a kind may say and when is the referee's to check. */
#pragma once
#include "chain.h"
#include "id.h"
#include "writer.h"
#include <umpire/ledger.h>
#include <umpire/rules.h>

enum { ENTRY_FORMAT = 1 };

/* What every entry says, whatever its kind. */
struct envelope {
    const char *kind; /* "opened", "ruling", "closed" … */
    struct uuid session;
    int64_t seq;                  /* from 0, the opening, without gaps */
    int64_t at;                   /* microseconds since 1970, written as RFC 3339 with milliseconds */
    const char *seat;             /* who acted; ENTRY_SERVER where nobody did */
    const char *key;              /* Idempotency-Key; NULL when there was none */
    const struct tree_head *seen; /* the last checkpoint that the client had, as it said; NULL when it did not */
};

/* The seat of entries that the service writes of itself (rekey, withheld); no seat may have this name. */
#define ENTRY_SERVER "server"
/* The seat of those who have the spectators' link. It joins by no entry and acts in none; only its revocation names it.
 */
#define ENTRY_SPECTATORS "spectators"

/* The club's house rules that a session's options came from. */
struct house_rules_used {
    const char *club, *name;
    int32_t version;
};

/* The session whose roster another one began with, as its entries up to `at` left it. */
struct roster_origin {
    struct uuid session;
    int64_t at;
};

/* How the dice of a session are sealed, and what its opening says beside. */
struct sealing {
    const char *origin; /* of its checkpoints */
    struct chain_anchor chain;
    bool both;                                  /* the mode: both parties give a nonce for every ruling */
    int64_t reveal_seconds;                     /* mode both: how long a reveal is waited for */
    bool enforce_phases;                        /* steps must belong to the phase that is on */
    const struct units_entered *units;          /* the roster; NULL: none */
    const struct house_rules_used *house_rules; /* NULL: none */
    const struct roster_origin *roster_from;    /* NULL: none */
};

/* One change of one member of a unit, as an entry says it. */
struct unit_changed {
    const char *unit; /* its id */
    const struct field *member;
    enum effect_kind kind;
    int32_t value;         /* EFFECT_ADD: what is added; EFFECT_SET: as `after` */
    int32_t before, after; /* numbers; FIELD_ABSENT: none */
    const char *text;      /* a member that is a text: what it becomes; NULL: a number */
    const char *clause;    /* that it rests on; NULL: a hand did it */
};
struct unit_changes {
    int32_t count;
    const struct unit_changed *list;
};

/* Who takes a role. */
struct role_units {
    const char *role;
    bool many; /* written as a list */
    int32_t count;
    const char *const *ids;
};
struct pointers {
    int32_t count;
    const char *const *list;
};

/* What a ruling has to do with units. */
struct units_said {
    int32_t role_count;
    struct role_units roles[UNIT_ROLES_MAX]; /* those that somebody takes, in the order of their names */
    struct pointers autofilled;              /* inputs that units filled in: JSON Pointers from the entry's root */
    struct pointers overridden;              /* inputs that a unit knows and the question gave itself */
    bool applied;                            /* the changes hold; else they only say what would have been */
    struct unit_changes changes;
};

/* A unit as it comes in. */
struct unit_entered {
    const char *id, *name, *seat;
    const void *own; /* the ruleset's struct */
};
struct units_entered {
    const struct unit_type *type;
    int32_t count;
    const struct unit_entered *list;
};

/* What a ruling stands on beside its question. */
struct grounds {
    uint64_t link;                  /* sealed dice: the link that was used; 0: other dice */
    const struct hash *secret;      /* of that link; with `link` */
    const struct nonces *roll;      /* mode both: the nonces of this ruling; else NULL */
    int64_t question;               /* mode both: the asked entry */
    bool fallback;                  /* mode both: made without a nonce that was withheld */
    int64_t kept_from;              /* the ruling whose dice are kept */
    int64_t corrects, decision;     /* a correction: the entry that it replaces, and the decision that wants it */
    const struct units_said *units; /* NULL: it names none */
    int32_t turn;                   /* in which it falls; 0: none has begun */
    const char *phase;              /* of that turn; NULL: the ruleset has none, or no turn has begun */
};

/* A ruling: the question with all its defaults, and of the options those that the step reads. */
void entry_write_ruling(struct writer *out, const struct envelope *envelope, const struct ruling *ruling);
/* A ruling or a correction on sealed or kept dice. */
void entry_write_ruling_on(struct writer *out, const struct envelope *envelope, const struct ruling *ruling,
                           const struct grounds *grounds);

/* What a ruling says of units, turn and phase, into an object that is open: as in the entry, for those who read it. */
void entry_write_unit_members(struct writer *out, const struct grounds *grounds);

/* The opening: the ruleset and all options of the session. */
void entry_write_opened(struct writer *out, const struct envelope *envelope, const struct ruleset *ruleset,
                        const void *options);
/* The same, with sealed dice. */
void entry_write_opened_sealed(struct writer *out, const struct envelope *envelope, const struct ruleset *ruleset,
                               const void *options, const struct sealing *sealing);

/* Units come in later; a hand changes one, for a reason; a turn or a phase begins. `phase` may be NULL. */
void entry_write_units_added(struct writer *out, const struct envelope *envelope, const struct units_entered *units);
void entry_write_unit_changed(struct writer *out, const struct envelope *envelope, const char *unit,
                              const struct unit_changes *changes, const char *reason);
void entry_write_turn(struct writer *out, const struct envelope *envelope, int32_t turn, const char *phase);

/* The end of the session, or a remark in its course. `words` may be NULL for the end. */
void entry_write_closed(struct writer *out, const struct envelope *envelope, const char *words);
void entry_write_note(struct writer *out, const struct envelope *envelope, const char *words);

/* A seat comes in, with the nonce of its device. */
struct joining {
    const char *role;     /* "umpire", "player", "spectator" */
    const uint8_t *nonce; /* NULL: none */
    size_t nonce_length;  /* NONCE_MIN to NONCE_MAX */
    bool fallback;        /* mode both: agrees that a withheld nonce may be done without */
    bool keeper;          /* holds the server's keys */
};
void entry_write_joined(struct writer *out, const struct envelope *envelope, const struct joining *joining);
/* The seat `who` may do nothing more. */
void entry_write_revoked(struct writer *out, const struct envelope *envelope, const char *who);
/* A seat gives its nonce later, or again after a rekey. */
void entry_write_nonce(struct writer *out, const struct envelope *envelope, const uint8_t *nonce, size_t length);
/* The chain is used up and a new one begins. */
void entry_write_rekey(struct writer *out, const struct envelope *envelope, const struct chain_anchor *chain);

/* Mode both. Commitments of a seat's roll nonces, numbered from `first`. */
void entry_write_committed(struct writer *out, const struct envelope *envelope, uint64_t first,
                           const struct hash *commitments, size_t count);

/* A roll nonce that is shown, and the number of its commitment. */
struct reveal {
    uint64_t index;
    const uint8_t *nonce;
    size_t nonce_length;
};
/* A question before its dice exist; of `ruling` only the question counts. `reveal` is the asking party's, NULL when the
 * umpire asks. `corrects` and `decision` are as in struct grounds. */
struct open_question {
    uint64_t link;
    const struct reveal *reveal;
    int64_t corrects, decision;
};
void entry_write_asked(struct writer *out, const struct envelope *envelope, const struct ruling *ruling,
                       const struct open_question *asked);
void entry_write_revealed(struct writer *out, const struct envelope *envelope, int64_t question,
                          const struct reveal *reveal);
/* The time is over and the seat `who` has not revealed. */
void entry_write_withheld(struct writer *out, const struct envelope *envelope, int64_t question, const char *who);

/* Disputes. `clause` may be NULL. */
void entry_write_dispute(struct writer *out, const struct envelope *envelope, int64_t target, const char *claim,
                         const char *clause);
struct decision {
    int64_t dispute;
    bool upheld;
    const char *clause;     /* that it rests on */
    const char *correction; /* upheld: "none", "new_dice", "kept_dice"; else NULL */
    const char *words;      /* may be NULL */
};
void entry_write_decision(struct writer *out, const struct envelope *envelope, const struct decision *decision);

/* Taking back, by consent. `words` may be NULL. */
void entry_write_undo_proposed(struct writer *out, const struct envelope *envelope, int64_t target, const char *words);
void entry_write_undo_answered(struct writer *out, const struct envelope *envelope, int64_t proposal, bool consent);
