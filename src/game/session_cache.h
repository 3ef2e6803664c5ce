/* What a process caches with a session: its options as a struct, the chains of secrets that it has derived, the last
 * checkpoint that it has signed. Shared between threads. All of it is counted (store_sessions_weigh). If sessions
 * take too much memory, spent chains and folded state are freed before the session itself. */
#pragma once
#include "game/roster_cache.h"
#include "ledger/chain.h"
#include "ledger/checkpoint.h"
#include "ledger/protocol.h"
#include "store/store_read.h"
#include <pthread.h>
#include <umpire/rules.h>

struct json_t;

/* A chain; only the store's writer thread uses its links. */
struct cached_chain {
    struct cached_chain *next;
    uint32_t number;
    struct chain chain;
};

struct session_cache {
    void *options;                       /* the ruleset's option struct */
    int64_t own_weight;                  /* of this struct and the options */
    struct cached_chain *_Atomic chains; /* newest first */
    _Atomic bool confirmed;              /* the ledger was compared with what this process published (known_heads.h) */
    pthread_mutex_t lock;                /* guards what follows */
    struct tree_head note_head;          /* of the last signed checkpoint; its size is 0: none */
    char note[CHECKPOINT_NOTE_MAX];
    struct tree_head found_head; /* the last client's checkpoint that was found in the ledger; its size is 0: none */
    pthread_mutex_t folding;     /* guards what follows */
    struct protocol *protocol;   /* after all folded entries; NULL: none was folded */
    struct mark *marks;          /* its memory */
    struct tree tree;            /* of the same entries */
    struct roster_fold *units;   /* their effect on the roster; NULL: none yet */
    int64_t weight;              /* of protocol, marks and units, as it was last counted */
    int64_t folded_at;           /* when the protocol was last used, clock_monotonic_ms */
    struct roster_cache rosters; /* with a lock of its own */
};

/* NULL when out of memory or the options are not of this ruleset. */
struct session_cache *session_cache_of(struct store_session *session, const struct ruleset *ruleset);

/* An empty chain, to be derived and then added. NULL when out of memory. */
struct cached_chain *cached_chain_new(uint32_t number);
/* Wipes it. Accepts NULL. */
void cached_chain_free(struct cached_chain *chain);
/* Adds a chain, which belongs to the session from now on. */
void session_cache_add_chain(struct session_cache *cache, struct cached_chain *chain);
/* NULL when it has not been derived. In the writer's thread. */
struct cached_chain *session_cache_chain(struct session_cache *cache, uint32_t number);
/* The session uses the chain `number`: wipes the older ones, except the one before it, to which a discarded batch
 * may return, and the newest. In the writer's thread. */
void session_cache_drop_spent(struct session_cache *cache, uint32_t number);

/* The protocol with room for `more` further entries, locked for this thread until session_cache_unlock. Entries
 * never change, so what was folded stays right as long as the session is not outdated (store_read.h). NULL, and not
 * locked, when out of memory. */
struct protocol *session_cache_lock(struct session_cache *cache, int64_t more);
void session_cache_unlock(struct session_cache *cache);

/* With the protocol locked: folds further entries, in their order; those that were folded before are skipped. With
 * `units` (NULL: the ruleset has none) it also folds their effects on the roster. Else ERROR_OVERLOADED, or
 * ERROR_RECORD_DAMAGED if an entry is not allowed at its place; if the protocol has an entry that the roster has
 * not, all that was folded is dropped, and the next fold begins with the first entry. */
enum umpire_error session_cache_fold(struct session_cache *cache, const struct unit_type *units,
                                     const struct store_entry *entries, int32_t count);
/* With the protocol locked: the roster that was folded. NULL when out of memory. */
struct roster_snapshot *session_cache_take_roster(const struct session_cache *cache, const struct unit_type *type,
                                                  int64_t seq);
/* The same as of the entry `seq`; and the roster before the entry `place`, as the entries up to `seq` have it, with
 * the hash of all that were folded. */
void session_cache_roster_at(const struct session_cache *cache, const struct unit_type *type, int64_t seq,
                             struct roster *ret);
/* The turn and phase that were current before the entry `seq`, given what is in force; turn 0: none. */
void session_cache_turn_before(const struct session_cache *cache, int64_t seq, int32_t *ret_turn, int32_t *ret_phase);
struct hash session_cache_roster_before(const struct session_cache *cache, const struct unit_type *type, int64_t place,
                                        int64_t seq, struct roster *ret);

/* The note for this tree into `ret`; false if another one was signed last. */
bool session_cache_find_note(struct session_cache *cache, const struct tree_head *head, char ret[CHECKPOINT_NOTE_MAX]);
/* Whether the ledger is known to have this head: it was found there before, or it is what was folded. */
bool session_cache_has_head(struct session_cache *cache, const struct tree_head *head);
/* Notes that it was found there. */
void session_cache_add_head(struct session_cache *cache, const struct tree_head *head);
/* Caches a note, unless a later one is cached. */
void session_cache_add_note(struct session_cache *cache, const struct tree_head *head, const char *note);
