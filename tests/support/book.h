/* A sealed session kept in memory: what a server would record, made with the ledger room alone, and its export. For
 * tests of what checks records: entries can be changed afterwards, with or without being signed anew. Questions are
 * random but the same in every run. Everything here fails the running cmocka test when it does not work. */
#pragma once
#include "chain.h"
#include "entry.h"
#include "note.h"
#include "writer.h"
#include <umpire/rules.h>

enum { BOOK_ENTRIES_MAX = 20000, BOOK_SEATS_MAX = 8, BOOK_NOTES_MAX = 16, BOOK_NONCE = 16 };

struct book_entry {
    char *bytes; /* owned */
    size_t length;
};

struct book_seat {
    const char *name;
    uint8_t nonce[BOOK_NONCE];
    bool given;         /* the nonce counts */
    uint64_t committed; /* roll nonces */
};

struct book {
    struct uuid session;
    struct note_signer signer;
    const struct ruleset *ruleset;
    void *options; /* owned */
    bool both;
    struct chain chain;
    uint64_t used; /* links */
    int64_t at;
    struct book_seat seats[BOOK_SEATS_MAX];
    size_t seat_count;
    struct book_entry *entries; /* owned */
    size_t count;
    char *notes[BOOK_NOTES_MAX]; /* owned: checkpoints that were signed */
    size_t note_count;
    int64_t keys;      /* Idempotency-Keys so far */
    bool no_keys;      /* further entries have none */
    bool tell_seen;    /* the next entry says what its client had seen */
    bool wrong_secret; /* the next sealed ruling publishes a secret that is none */
    char asked[8192];  /* mode both: the body of the open question */
    int64_t asked_entry, asked_corrects, asked_decision;
    uint64_t asked_link, asked_index, asked_count;
    bool shown[BOOK_SEATS_MAX];
};

/* What a session is opened with. */
struct book_kind {
    const char *ruleset;
    bool both;
    bool random_options;
    uint32_t links; /* of each chain */
    uint64_t seed;  /* of keys, secrets, nonces and questions; not 0 */
};

void book_open(struct book *book, const struct book_kind *kind);
void book_free(struct book *book);

/* Each adds an entry and returns its number. Seats are named by what book_join was told; "umpire" is there. */
int64_t book_join(struct book *book, const char *seat, const char *role, bool fallback, bool keeper);
int64_t book_nonce(struct book *book, const char *seat);
int64_t book_rekey(struct book *book, uint32_t links);
/* A ruling on a random question. */
int64_t book_rule(struct book *book, const char *seat, const char *source);
int64_t book_note(struct book *book, const char *seat, const char *words);
int64_t book_close(struct book *book);
int64_t book_dispute(struct book *book, const char *seat, int64_t target);
/* `correction` NULL: not upheld. */
int64_t book_decide(struct book *book, int64_t dispute, const char *correction);
/* Another random question of the same step, with new dice, or with the old ones when some question has use for them;
 * -1 when none has. */
int64_t book_correct(struct book *book, int64_t target, int64_t decision, bool keep);
int64_t book_propose_undo(struct book *book, const char *seat, int64_t target);
int64_t book_answer_undo(struct book *book, const char *seat, int64_t proposal, bool consent);

/* Mode both. */
int64_t book_commit(struct book *book, const char *seat, size_t count);
int64_t book_ask(struct book *book, const char *seat);
int64_t book_reveal(struct book *book, const char *seat);
int64_t book_withhold(struct book *book, const char *who);
/* The ruling of the open question, with the nonces that were shown. */
int64_t book_answer(struct book *book, const char *seat, bool fallback);

/* Signs a checkpoint of all entries so far. */
void book_sign(struct book *book);
/* Forgets all checkpoints and signs one anew: what only the owner of the key can do. */
void book_sign_anew(struct book *book);
/* Replaces the first `old` in an entry, which must have it. */
void book_edit(struct book *book, int64_t entry, const char *old, const char *new);
void book_remove(struct book *book, int64_t entry);
void book_swap(struct book *book, int64_t one, int64_t other);
/* A copy of an entry's bytes at a place, those from there on move up. */
void book_insert(struct book *book, int64_t place, const char *bytes);

/* The export file, into a writer that has been started. */
void book_write(const struct book *book, struct writer *out);
/* A random number of lo..hi, from the seed. */
int32_t book_any(int32_t lo, int32_t hi);
