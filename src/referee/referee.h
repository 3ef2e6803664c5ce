/* The use cases: an intent becomes a ruling; a recorded entry becomes the ruling that it records. */
#pragma once
#include "ledger/entry.h"
#include "referee/intent.h"
#include "referee/session_state.h"

/* Takes all memory of a ruling from the arena; NULL members need none. False when out of memory. */
bool ruling_prepare(struct arena *arena, const struct intent *intent, struct ruling *ret);

/* Resolves with the intent's declared dice, else with the pool's. May be called again for the same ruling. False after
 * adding violations about declared dice, or one for a failure of the dice. */
bool ruling_make(struct ruling *ruling, const struct intent *intent, struct dice_pool *pool,
                 struct violations *violations);

struct reused_dice;

/* A link that a ruling spends. */
struct link_spent {
    uint64_t link; /* 0: none */
    struct hash secret;
};

enum sealing_verdict {
    SEALING_DONE,
    SEALING_WANTS_CHAIN, /* `chain` is not the one that the state names */
    SEALING_WANTS_REKEY, /* every link is spent */
    SEALING_FAILED,      /* the dice failed; after adding a violation */
};

/* The same in a sealed session: dice that are not declared come from the next link, which is spent in the state.
 * `chain` NULL: it is not cached; `roll`: the nonces that were revealed for it; NULL: sealed mode, in which those of
 * seats count that were given before the entry `end`. `reused`: dice that a correction reuses before those
 * of the link; NULL: none. */
enum sealing_verdict ruling_make_sealed(struct ruling *ruling, const struct intent *intent, struct session_state *state,
                                        const struct uuid *session, struct chain *chain, const struct nonces *roll,
                                        int64_t end, const struct reused_dice *reused, struct link_spent *ret,
                                        struct violations *violations);

/* An entry as it was read from the ledger. It points into itself: it is not copied. */
struct recorded {
    struct entry entry;  /* the members of every entry; all members if it was resolved again */
    const char *kind;    /* as written, also if this program does not know it */
    bool resolved_again; /* `ruling` is set: resolved again, it gives the recorded bytes exactly */
    struct ruling ruling;
    const struct json_t *root; /* the bytes, parsed */
};

/* Reads an entry's bytes and resolves a ruling again with its recorded dice, which gives its texts. False if the bytes
 * are not an entry. All memory is the arena's. */
bool entry_open(struct arena *arena, const char *bytes, size_t length, struct recorded *ret);
