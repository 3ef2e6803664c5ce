/* The table of entry kinds: one row each, in the file of its subject (kinds_*.c), with everything that the program
 * knows of the kind: its fields, who may append it and when, what it changes, and how the battle report shows it.
 * Reading, writing, the verifier, the OpenAPI document and the report go through this table. */
#pragma once
#include "fields/answer_rows.h"
#include "ledger/protocol.h"

/* Who: bits of enum seat_role, and those who have not joined yet. */
enum {
    BY_UMPIRE = 1 << SEAT_UMPIRE,
    BY_PLAYER = 1 << SEAT_PLAYER,
    BY_SEATED = BY_UMPIRE | BY_PLAYER | 1 << SEAT_SPECTATOR,
    BY_SERVER = 1 << SEAT_SERVER,
    BY_NEWCOMER = 1 << (SEAT_SERVER + 1),
};

/* In which states of the open question. */
enum {
    WHILE_NONE = 1 << ASKED_NONE,
    WHILE_OPEN = 1 << ASKED_WAITING,
    WHILE_EITHER = WHILE_NONE | WHILE_OPEN,
    WHILE_ANY = WHILE_EITHER | 1 << ASKED_DUE,
};

/* Of a side's seat that has not been admitted yet: what is not listed here is the word of its side, or moves its units.
 */
enum guests { GUESTS_NEVER, GUESTS_SEALED_DICE, GUESTS_ALWAYS };

/* How the battle report shows an entry's units. */
enum entry_subject { ABOUT_NONE, ABOUT_ROSTER, ABOUT_DEEDS, ABOUT_TURN, ABOUT_NAME, ABOUT_REMOVAL, ABOUT_SIDE };

/* How the battle report shows a kind. Members are named as in entries. */
struct entry_showing {
    const char *title; /* NULL: the step's; "": the kind is not shown */
    const char *named; /* the member that names another entry, and before it: */
    const char *verb;
    const char *flag; /* a member that is true or not, and what that means */
    const char *yes, *no;
    const char *who;   /* before the seat that the entry names */
    const char *words; /* the member with what somebody wrote */
    enum entry_subject subject;
    /* What is printed beside the entry that `named` names; with a flag, one text for each value. NULL: nothing. */
    const char *mark, *mark_not;
    bool mark_further; /* also beside the entry that the named one is about */
};

struct entry_row {
    const char *doc;             /* a sentence for the documents of the API */
    const struct fields *fields; /* over the kind's struct, sorted; what every entry has is not among them */
    bool by_rules;               /* parts of it can be written again only with the ruleset */
    enum guests guests;          /* what a guest, who speaks for no side yet, may append of it */
    bool gives_token; /* its answer has a token, which is in no entry; the same Idempotency-Key gives it again */
    /* Checks of an entry that was read, beyond its fields; NULL: none. */
    bool (*fits)(const struct entry *entry);
    int who;
    enum session_mode mode; /* at least */
    int when;
    /* Called only if the row allows the entry; NULL: there is nothing else to check. */
    enum objection (*check)(const struct protocol *protocol, const struct entry *entry);
    /* What it changes, after its check; NULL: nothing. */
    void (*apply)(struct protocol *protocol, const struct entry *entry);
    bool undoable;          /* it can be taken back by consent, as long as no entry in force rests on it */
    enum entry_topic topic; /* besides order and seats, which every entry proves */
    struct entry_showing shown;
};

#define X(symbol, name) extern const struct entry_row entry_row_##name;
ENTRY_KINDS(X)
#undef X

/* The row of a kind; NULL for ENTRY_KIND_COUNT. */
const struct entry_row *entry_row(enum entry_kind kind);
/* Whether a guest may append an entry of the kind; `dice` counts for rulings alone. */
bool guest_may(enum entry_kind kind, enum dice_kind dice);
/* What every entry has, over struct entry. */
extern const struct fields entry_fields;
/* The two tables that describe an entry, that of every entry and that of its kind, each with its struct. */
struct entry_parts {
    struct fields_part every, own;
};
struct entry_parts entry_parts(const struct entry *entry);

/* What the tables of several kinds share: see kinds.c. */
/* `roles` as an entry has them: the id of a unit, or a list of them, for each role that a unit takes. */
void role_units_write(struct writer *out, const struct units_stated *units);
extern const struct field_form form_seat, form_side;
extern const struct choices seat_roles, correction_kinds;
