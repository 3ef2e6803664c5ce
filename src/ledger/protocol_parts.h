/* What the rules of several kinds share: marks, seats, links, questions. For the ledger room alone. */
#pragma once
#include "ledger/kinds.h"

/* Flags of a mark. */
enum {
    MARK_DISPUTED = 1,      /* ruling: its dispute `about` is open */
    MARK_REPLACED = 2,      /* ruling: the correction `about` replaced it */
    MARK_TAKEN_BACK = 4,    /* any entry that can be taken back: the answer `about` did it */
    MARK_DECIDED = 8,       /* dispute: it was decided */
    MARK_FURTHER_DICE = 16, /* decision: wants a correction, which may throw further dice */
    MARK_REUSED_DICE = 32,  /* decision: wants a correction with the old dice */
    MARK_CORRECTED = 64,    /* decision: its correction was made */
    MARK_IDLE = 128,        /* ruling: it did nothing, and rests on nothing */
};

/* The mark of an entry of this kind, or NULL. */
struct mark *mark_of(const struct protocol *protocol, int64_t seq, enum entry_kind kind);
/* The mark of a ruling or correction, or NULL. */
struct mark *mark_of_ruling(const struct protocol *protocol, int64_t seq);
/* In `seats`; -1: nobody. */
int32_t seat_index(const struct protocol *protocol, const char *name);
/* In `parties`; -1: not a party. */
int32_t party_index(const struct protocol *protocol, const char *name);
bool nonce_given_fits(const struct nonce_already_given *nonce);
/* Whether a text is an id of at most `most` bytes: a to z, 0 to 9 and hyphens, a letter first. */
bool id_fits(const char *id, size_t most);
/* Whether a seat may have this id. And: adds a seat with it, on a side or (-1) on none. */
bool name_fits(const char *name);
struct seat *seat_add(struct protocol *protocol, const char *name, enum seat_role role, int32_t side);
/* Whether a device may have this key (NULL: none, unless it is wanted). A device sits in one seat: both parties' nonces
 * from one device would be one party's. And it is the seat's from now on. */
bool device_key_fits(const struct protocol *protocol, const struct hash *key, bool wanted);
void seat_key_set(struct seat *seat, const struct hash *key);
/* Whether each of the units belongs to one of these sides. */
bool sides_have(const struct protocol *protocol, const struct units_entered *units);
/* Whether it is the chain that follows this link. And: it begins. */
bool chain_fits(const struct chain_anchor *chain, uint64_t from);
void chain_begin(struct protocol *protocol, const struct chain_anchor *chain, int64_t seq);
/* Whether `link` is the next one, and the chain has it. */
enum objection link_check(const struct protocol *protocol, uint64_t link);

/* SHA-256 of the body of the request that agrees to these dice, as the device signs it. */
struct hash declared_body(const struct entry_faces *faces);

/* The answer to the open question of two-sided mode. */
enum objection answer_check(const struct protocol *protocol, const struct entry *entry);
/* Whether a party is revoked: no dice can be sealed with its nonces any more. */
bool party_is_missing(const struct protocol *protocol);
/* Whether the open question names this unit, or one of those that the ruling names: they stay as they are until it is
 * answered. */
bool question_names(const struct protocol *protocol, const char *unit);
bool question_names_any(const struct protocol *protocol, const struct units_stated *units);
/* A chain begins: commitments that were not used count no more. */
void commitments_void(struct protocol *protocol);
/* The open question is answered or given up: its link is spent. */
void asked_end(struct protocol *protocol);

/* Whether a decision wants this correction now. `asks` and `replaces` may be NULL. */
enum objection grounds_check(const struct protocol *protocol, int64_t corrects, int64_t decision, bool reused,
                             const struct act_question *asks, const struct act_question *replaces);
/* The entry `seq` revokes the seat, or gives it to another device without the word of the one before. If the seat spoke
 * for its side, nothing before that is taken back any more, and an open proposal ends. */
void seat_silence(struct protocol *protocol, const struct seat *seat, int64_t seq);

/* Units (protocol_units.c): which ones a new entry adds, removes, changes and names. units_go: those that the entry
 * `seq` added, which is taken back. */
void units_come(struct protocol *protocol, const struct entry *entry, const struct units_entered *units);
void units_go(struct protocol *protocol, int64_t seq);
void unit_go(struct protocol *protocol, const struct entry *entry);
void units_mark(struct protocol *protocol, const struct entry *entry, const struct units_stated *units);
void unit_changes_mark(struct protocol *protocol, const struct entry *entry, const struct unit_changes *changes);
/* The last entry before this one that names units, or removed one; 0: none. */
int64_t last_naming(const struct protocol *protocol, int64_t seq);
/* A ruling that was not permitted, or that threw no dice and changed no unit: it does not rest on earlier entries. */
bool ruling_is_idle(const struct entry_ruling *ruling);
/* It names and changes this one. */
void unit_mark(struct protocol *protocol, const struct entry *entry, const char *id);
/* It changes all that are there. */
void units_mark_all(struct protocol *protocol, const struct entry *entry);
/* Whether nothing has replaced it or taken it back. */
bool entry_stands(const struct protocol *protocol, int64_t seq);

enum objection ruling_check(const struct protocol *protocol, const struct entry *entry);
void ruling_apply(struct protocol *protocol, const struct entry *entry);

/* What the tables of several kinds share. */
extern const struct fields chain_fields;
extern const struct field unit_item, change_item, pointer_item;
