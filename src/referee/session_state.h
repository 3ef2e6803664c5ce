/* What an append to a sealed session needs of all entries before it: the right edge of the tree, the chain and how much
 * of it is spent, the seats and their nonces. The store stores these bytes beside each entry and gives them to the next
 * append; they are not in the record, and can be derived from it again. */
#pragma once
#include "base/writer.h"
#include "ledger/entry.h"
#include "ledger/tree.h"

enum { SESSION_SEATS_MAX = SEALED_NONCES_MAX, SESSION_STATE_MAX = 20480, SESSION_ROSTER_MAX = 13312 };

struct session_seat {
    char name[SEAT_ID_MAX + 1];
    enum seat_role role;
    int32_t side;        /* in `sides`; -1: none */
    bool revoked;        /* it may append nothing more */
    bool guest;          /* it joined beside another seat of its side, and has not been admitted */
    bool keyed;          /* its device signs */
    int64_t token_since; /* seq since which its token is valid; 0: since it joined */
    int64_t nonce_seq;   /* of the entry that gave the current nonce */
    size_t nonce_length; /* 0: none */
    uint8_t nonce[NONCE_MAX];
};

struct session_state {
    struct tree tree;    /* of all entries */
    uint32_t chain;      /* the number of the present chain, from 0 */
    uint64_t chain_from; /* its links are chain_from + 1 to chain_from + chain_length */
    uint32_t chain_length;
    uint64_t spent;          /* the last link that was used */
    bool spectators_revoked; /* of the link, whose seat is none of these */
    struct hash roster_hash; /* identifies the current roster; all zero: no unit was ever added */
    int64_t roster_stored; /* the last entry beside which the whole roster is stored; the entries after it depend on no
                            * earlier ones. 0: none */
    const void *roster;    /* packed (roster/packed.h), if stored beside this entry; else NULL. Not owned */
    size_t roster_length;  /* at most SESSION_ROSTER_MAX */
    int32_t turn;          /* 0: none has begun */
    int32_t phase;         /* of the ruleset's list; -1: none */
    bool phases_enforced;  /* steps must belong to the phase */
    bool shared_units;     /* players may act with the units of other sides */
    int32_t side_count;
    char sides[SIDES_MAX][SIDE_ID_MAX + 1];
    size_t seat_count;
    struct session_seat seats[SESSION_SEATS_MAX];
};

/* The state of a new session with this chain: no entries, no sides, and the umpire's seat. */
void session_state_start(struct session_state *state, uint32_t chain_length);
/* The sides, and whether their units are shared; the umpire plays on one of them, or (NULL) on none. */
void session_state_take_sides(struct session_state *state, const struct sides_opened *sides, bool shared_units,
                              const char *umpire_side);
/* In `sides`; -1: the session has no such side. */
int32_t session_state_side(const struct session_state *state, const char *id);
/* Whether a seat is on it, revoked or not. */
bool session_side_has_seat(const struct session_state *state, int32_t side);
/* The id of the seat's side; NULL: it has none. */
const char *session_seat_side(const struct session_state *state, const struct session_seat *seat);
/* False for bytes that session_state_write did not write. Its stored roster points into them. */
bool session_state_read(const void *bytes, size_t length, struct session_state *ret);
void session_state_write(const struct session_state *state, struct writer *out);
/* Only the tree, in less time. */
bool session_state_read_tree(const void *bytes, size_t length, struct tree *ret);

/* NULL if there is no such seat. */
struct session_seat *session_state_seat(struct session_state *state, const char *name);
/* A seat joins, on a side or (-1) on none; keyed: with a device's key. `nonce` NULL: without; one that comes once the
 * chain has thrown dice ends the chain. False when no seat is left or the id is too long. */
bool session_state_join(struct session_state *state, const char *name, enum seat_role role, int32_t side, bool keyed,
                        const uint8_t *nonce, size_t nonce_length);
/* Revokes the seat, or that of the spectators' link. False if there is no such seat, or it is already revoked. */
bool session_state_revoke(struct session_state *state, const char *name);
bool session_state_is_revoked(const struct session_state *state, const char *name);
/* The seat gives its nonce in the entry `seq`. */
void session_seat_give(struct session_seat *seat, const uint8_t *nonce, size_t length, int64_t seq);
/* The current nonces that were given before the entry `end`, in their order; they point into the state. */
void session_state_nonces(const struct session_state *state, int64_t end, struct nonce list[SESSION_SEATS_MAX],
                          struct nonces *ret);
/* Whether every link of the chain is spent, or it ended before. */
bool session_state_is_spent(const struct session_state *state);
/* The next chain begins, and all nonces expire. */
void session_state_rekey(struct session_state *state, uint32_t chain_length);
/* The same for a chain with this number, after the link `from`, even if links of the previous one are left. */
void session_state_rekey_to(struct session_state *state, uint32_t number, uint64_t from, uint32_t chain_length);
/* Whether units were added, or a turn has begun: until then the roster does not change. */
bool session_state_has_units(const struct session_state *state);
/* The digest that identifies the roster after an entry that changes it. */
struct hash roster_digest(const struct hash *before, const struct hash *leaf);
/* An entry follows. False when the tree is full. */
bool session_state_extend(struct session_state *state, const struct hash *leaf);
