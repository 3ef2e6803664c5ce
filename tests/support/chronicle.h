/* A sealed session kept in memory: what a server would record, made with the ledger room alone, and its export. For
 * tests of what checks records: entries can be changed afterwards, with or without being signed anew. Questions are
 * random but the same in every run. Everything here fails the running cmocka test when it does not work. */
#pragma once
#include "base/writer.h"
#include "ledger/chain.h"
#include "ledger/entry.h"
#include "ledger/note.h"
#include "ledger/statement.h"
#include "roster/roster.h"
#include <umpire/rules.h>

struct binding;
struct ruling;

enum { CHRONICLE_SEATS_MAX = 8, CHRONICLE_NOTES_MAX = 16, CHRONICLE_NONCE = 16 };

struct chronicle_entry {
    char *bytes; /* owned */
    size_t length;
};

struct chronicle_seat {
    const char *name;
    uint8_t nonce[CHRONICLE_NONCE];
    bool given;         /* the nonce counts */
    bool keyed;         /* with a device */
    uint64_t committed; /* roll nonces */
    struct device_secret secret;
    struct device_key key;
};

struct chronicle {
    struct uuid session;
    struct note_signer signer;
    const struct ruleset *ruleset;
    void *options; /* owned */
    bool two_sided;
    bool keyed; /* sealed: players come with devices, too */
    struct chain chain;
    uint64_t used; /* links */
    int64_t at;
    struct chronicle_seat seats[CHRONICLE_SEATS_MAX];
    size_t seat_count;
    struct chronicle_entry *entries; /* owned */
    size_t count, room;
    char *notes[CHRONICLE_NOTES_MAX]; /* owned: checkpoints that were signed */
    size_t note_count;
    int64_t keys;      /* Idempotency-Keys so far */
    bool no_keys;      /* further entries have none */
    bool no_seen;      /* further entries do not say what their clients had seen, which takes long to work out */
    bool any_order;    /* further corrections name in whatever order, and throw whatever dice, they like */
    bool tell_seen;    /* the next entry says what its client had seen */
    bool not_last;     /* the next answer to a proposal is not the last consent that is needed */
    bool wrong_secret; /* the next sealed ruling publishes a secret that is none */
    char asked[8192];  /* two-sided mode: the body of the open question */
    int64_t asked_entry, asked_corrects, asked_decision;
    uint64_t asked_link, asked_index, asked_count;
    int64_t declared_entry; /* for which question these are the dice that fell on the table */
    int32_t declared_count, declared[64];
    bool shown[CHRONICLE_SEATS_MAX];
    struct roster_history *history; /* owned: of a session with units; else NULL */
    struct roster present;          /* as the entries so far left it */
    const struct step *step;        /* what further questions resolve; NULL: any */
    int32_t turn;                   /* that further rulings say; 0: none */
    const char *phase;
    int64_t proposed; /* what the last proposal would take back */
    /* Told of each question of chronicle_rule_on: its ruling, or why there is none. NULL: nobody is. */
    void (*ruled)(const struct binding *binding, const struct ruling *ruling);
    void (*refused)(const struct violations *violations);
};

/* What a session is opened with. */
struct chronicle_kind {
    const char *ruleset;
    bool two_sided;
    bool keyed; /* sealed: players come with devices, and sign */
    bool random_options;
    bool warns; /* the option enforce_due only warns */
    bool enforce_phases;
    bool own_units;          /* players act with the units of their own side alone; else they are shared */
    const char *umpire_side; /* the umpire plays, too, on this side; NULL: on none */
    uint32_t links;          /* of each chain */
    uint64_t seed;           /* of keys, secrets, nonces and questions; not 0 */
    /* Makes the units that it is opened with; NULL: there are none, and no roster is followed. */
    int32_t (*units)(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX]);
};

void chronicle_open(struct chronicle *chronicle, const struct chronicle_kind *kind);
void chronicle_free(struct chronicle *chronicle);

/* Each adds an entry and returns its number. Seats have the ids that chronicle_join was told; "umpire" is there. Of the
 * two sides, red and blue, a player called blue joins the one and every other player the other. */
int64_t chronicle_join(struct chronicle *chronicle, const char *seat, const char *role);
int64_t chronicle_nonce(struct chronicle *chronicle, const char *seat);
int64_t chronicle_rekey(struct chronicle *chronicle, uint32_t links);
/* By the umpire, for a reason, whatever is left of the chain. */
int64_t chronicle_restore(struct chronicle *chronicle, uint32_t links);
/* A ruling on a random question. */
int64_t chronicle_rule(struct chronicle *chronicle, const char *seat, const char *source);
int64_t chronicle_note(struct chronicle *chronicle, const char *seat, const char *words);
/* `points` 0: it says none. */
int64_t chronicle_describe(struct chronicle *chronicle, const char *seat, const char *title, int32_t points);
int64_t chronicle_close(struct chronicle *chronicle);
int64_t chronicle_revoke(struct chronicle *chronicle, const char *seat, const char *who);
/* The seat's device from here on is that of this name; the seat signs with it. */
int64_t chronicle_hand_over(struct chronicle *chronicle, const char *seat, const char *device);
int64_t chronicle_admit(struct chronicle *chronicle, const char *seat, const char *guest);
int64_t chronicle_agree_reissue(struct chronicle *chronicle, const char *seat, const char *who, const char *device);
/* `device` NULL: of a seat without; `agreed` 0: nobody was asked. */
int64_t chronicle_reissue(struct chronicle *chronicle, const char *who, const char *device, int64_t agreed);
int64_t chronicle_dispute(struct chronicle *chronicle, const char *seat, int64_t target);
/* `correction` NULL: not upheld. */
int64_t chronicle_decide(struct chronicle *chronicle, int64_t dispute, const char *correction);
/* Another random question of the same step, with new dice, or with the old ones when some question has use for them;
 * -1 when none has. */
int64_t chronicle_correct(struct chronicle *chronicle, int64_t target, int64_t decision, bool keep);
int64_t chronicle_propose_undo(struct chronicle *chronicle, const char *seat, int64_t target);
int64_t chronicle_answer_undo(struct chronicle *chronicle, const char *seat, int64_t proposal, bool consent);

/* Units out of the JSON of a list of them, without its brackets; returns how many. */
int32_t chronicle_units_of(const struct chronicle *chronicle, const char *list,
                           struct roster_unit units[ROSTER_UNITS_MAX]);
/* Units, in a session that was opened with some; what is added is followed as the server follows it. */
int64_t chronicle_add_units(struct chronicle *chronicle, const char *seat, const struct roster_unit *units,
                            int32_t count);
/* By hand: `changes` are EFFECT_SET, of one unit. */
int64_t chronicle_change(struct chronicle *chronicle, const char *seat, const struct roster_change *changes,
                         int32_t count);
/* `unit` is a place in the roster. */
int64_t chronicle_rename(struct chronicle *chronicle, const char *seat, int32_t unit, const char *name);
int64_t chronicle_reassign(struct chronicle *chronicle, const char *seat, int32_t unit, const char *side);
int64_t chronicle_remove_unit(struct chronicle *chronicle, const char *seat, int32_t unit);
/* `phase` is a number in the ruleset's list, or -1. */
int64_t chronicle_turn(struct chronicle *chronicle, const char *seat, int32_t turn, int32_t phase);
/* The question of a body, as the server would have taken it; -1 after adding violations. */
int64_t chronicle_rule_on(struct chronicle *chronicle, const char *seat, const char *source, const char *body,
                          struct violations *violations);
/* The same as a correction, on the roster that its target met; -1 also when the dice that it shall keep do not fit. */
int64_t chronicle_correct_on(struct chronicle *chronicle, int64_t target, int64_t decision, bool keep, const char *body,
                             struct violations *violations);

/* Two-sided mode. */
int64_t chronicle_commit(struct chronicle *chronicle, const char *seat, size_t count);
int64_t chronicle_ask(struct chronicle *chronicle, const char *seat);
/* The question of a body, as the server would have taken it; of a correction: which entry it corrects, by which
 * decision; else 0. -1 after adding violations. */
int64_t chronicle_ask_on(struct chronicle *chronicle, const char *seat, int64_t corrects, int64_t decision,
                         const char *body, struct violations *violations);
int64_t chronicle_reveal(struct chronicle *chronicle, const char *seat);
int64_t chronicle_give_up(struct chronicle *chronicle, const char *seat);
/* Agrees to declared dice for the open question, everybody to the same ones, of which `wrong` gives the first another
 * face; -1 when the question throws none. And the ruling with those dice. */
int64_t chronicle_agree_declared(struct chronicle *chronicle, const char *seat, bool wrong);
int64_t chronicle_answer_declared(struct chronicle *chronicle, const char *seat);
/* The ruling of the open question, with the nonces that were shown. */
int64_t chronicle_answer(struct chronicle *chronicle, const char *seat);

/* Signs a checkpoint of all entries so far. */
void chronicle_sign(struct chronicle *chronicle);
/* Forgets all checkpoints and signs one anew: what only the owner of the key can do. */
void chronicle_sign_anew(struct chronicle *chronicle);
/* Replaces the first `old` in an entry, which must have it. */
void chronicle_edit(struct chronicle *chronicle, int64_t entry, const char *old, const char *new);
void chronicle_remove(struct chronicle *chronicle, int64_t entry);
void chronicle_swap(struct chronicle *chronicle, int64_t one, int64_t other);
/* A copy of an entry's bytes at a place, those from there on move up. */
void chronicle_insert(struct chronicle *chronicle, int64_t place, const char *bytes);

/* The export file, into a writer that has been started. */
void chronicle_write(const struct chronicle *chronicle, struct writer *out);
/* Starts the random numbers; chronicle_open does. The seed is not 0. */
void chronicle_seed(const struct ruleset *ruleset, uint64_t seed);
/* A random number of lo..hi, from the seed. */
int32_t chronicle_any(int32_t lo, int32_t hi);
