/* Opening and reading: queries that block, run in the store's reader threads, never in the caller's.
 * Every query is a struct store_read embedded in the caller's; belongs to the store from the call until done(). */
#pragma once
#include "base/arena.h"
#include "store/store.h"
#include "store/store_clubs.h"

/* A session's secret as it is stored; the caller encrypts it. */
struct store_secret {
    uint8_t fingerprint[16]; /* of the key */
    uint8_t nonce[24];
    uint8_t box[48];
};

/* A session as it is after its opening; seats are added, re-issued and revoked, nothing else changes. Shared and
 * reference-counted; see store_session_free. */
struct store_session {
    struct uuid id;
    char ruleset[STORE_NAME_MAX];
    int32_t version;                         /* of the ruleset */
    int64_t opened_at;                       /* microseconds */
    bool two_sided;                          /* its mode: both parties give a nonce for every ruling */
    int32_t code_count;                      /* 0: nobody can join */
    struct hash join_codes[STORE_CODES_MAX]; /* SHA-256 of the code of each side, then of that of the spectators */
    char sides[STORE_SIDES_SIZE];            /* canonical JSON of the sides; "": it has none */
    _Atomic int32_t seat_count;              /* seats below it never change */
    struct store_seat seats[STORE_SEATS_MAX];
    _Atomic int32_t reissue_count; /* reissues below it never change */
    struct {
        int32_t seat; /* in `seats` */
        struct hash token;
        int64_t since;              /* seq since which it is the seat's */
    } reissues[STORE_REISSUES_MAX]; /* tokens that replaced earlier ones, in order */
    _Atomic uint64_t revoked;       /* a bit for each of `seats` */
    _Atomic int64_t
        refreshing_until;       /* when the allowance for looking up unknown tokens is full again, clock_monotonic_ms */
    _Atomic int64_t read_at;    /* when the query that read these seats was sent */
    _Atomic int64_t renewed_at; /* when somebody last began to read them */
    size_t options_length;
    char *options;          /* canonical JSON of the session's options, NUL-terminated */
    _Atomic(void *) cached; /* the caller's decoded form of `options`, NULL until store_session_attach */
    void (*_Atomic free_cached)(void *cached);
    void (*_Atomic shrink_cached)(void *cached);
    int32_t references;  /* the store's */
    uint32_t generation; /* the store's: of the database's histories, see store_session_is_outdated */
};

enum store_query {
    STORE_OPEN_SESSION,    /* writes session, seats and entry 0 in one transaction */
    STORE_FIND_OPENING,    /* the session that the owner's key opened: STORE_REPEATED, or STORE_UNKNOWN_SESSION */
    STORE_FIND_SESSION,    /* into `found`; from the cache when store_session_cached had nothing */
    STORE_FIND_CODE,       /* the session that the join code with this `digest` opens, into `before` */
    STORE_SET_NAME,        /* gives a seat the display name of `named`, or ("") takes it; STORE_TAKEN: another has it */
    STORE_ADD_COSIGNATURE, /* stores `cosigned`, unless there is a newer one of its seat */
    STORE_COSIGNATURES,    /* those of a session into `cosignatures`, in the order of their sizes */
    STORE_SESSION_STATE,   /* `state`: how many entries, closed or not, and what the last entry left */
    STORE_GET_ENTRY,       /* one entry into `entries` */
    STORE_LIST_ENTRIES,    /* a page into `entries` */
    STORE_LIST_NEWEST,     /* the same backwards, the newest first */
    STORE_FIND_SECRET,     /* the session's secret into `found_secret` */
    STORE_EDGES,           /* what `edges` asks for */
    STORE_FIND_CLUB,       /* whose key this is, into clubs.found; like those that follow */
    STORE_CLUB,            /* a club's keys, and how many sessions it has opened lately */
    STORE_CLUB_SESSIONS,   /* a page of a club's sessions, the newest first */
    STORE_LIST_HOUSE_RULES, /* the newest version of each name */
    STORE_GET_HOUSE_RULES,  /* one version of one name */
    STORE_ADD_HOUSE_RULES,  /* a further version */
    STORE_LIST_ARMIES,      /* all of a club's, without their units */
    STORE_GET_ARMY,
    STORE_SET_ARMY,    /* STORE_MOVED: the army has another version than the caller expects */
    STORE_REMOVE_ARMY, /* returns the removed army */
    STORE_WORK,        /* no query: `work` runs in a reader's thread, where it may take long */
};

struct store_entry {
    int64_t seq;
    const char *bytes; /* in the query's arena */
    size_t length;
    const char *state; /* the state beside it; in the arena, too */
    size_t state_length;
    const char *seat_name; /* display name of the seat that acted, no part of the entry; NULL: it has none */
};

/* A cosignature by a seat's device (C2SP tlog-cosignature). */
struct store_cosignature {
    const char *seat;
    int64_t size; /* of the checkpoint, and its root */
    struct hash root;
    const char *line; /* of the note, without its newline */
    const char
        *state; /* when read: the state after the last entry that it covers; this and texts are in the query's arena */
    size_t state_length;
};

/* The tree of a session's first `size` entries, 1 or more: its last leaf, and the state that the entry before left. */
struct store_edge {
    int64_t size;
    bool found;
    struct hash leaf;   /* SHA-256(0x00 || bytes) */
    const char *before; /* in the arena; NULL where size is 1 */
    size_t before_length;
};

struct store_read {
    struct store_read *next; /* the store's */
    enum store_query query;
    void (*done)(struct store_read *read); /* in a reader's thread; must not block */
    struct arena *arena;                   /* the caller's; used by the reader until done() */
    struct uuid session;
    /* OPEN_SESSION */
    const struct store_session *opening; /* id, ruleset, version, opened_at, options, seats; lives until done() */
    const char *entry;                   /* the opening entry's bytes (seq 0, kind "opened") */
    size_t entry_length;
    const void *left;   /* the state that it leaves for the next one */
    size_t left_length; /* 0: nothing */
    struct {
        const char *entry; /* one more, right after it (seq 1, kind "described"); NULL: none */
        size_t length;
        const void *left; /* what that leaves */
        size_t left_length;
    } described;
    const struct store_secret *secret; /* NULL: none */
    /* OPEN_SESSION, FIND_OPENING */
    const char *owner, *key; /* whose Idempotency-Key; `key` NULL: none */
    struct hash digest;      /* of the request, when there is a key; FIND_CODE: of the code */
    /* SET_NAME */
    const struct store_seat *named;
    /* ADD_COSIGNATURE */
    const struct store_cosignature *cosigned; /* lives until done() */
    /* FIND_SESSION */
    bool afresh; /* ignore what was read before the call */
    /* WORK */
    void (*work)(struct store_read *read); /* `context` is its own */
    void *context;
    const char *seat; /* OPEN_SESSION: who opened; LIST_ENTRIES: filter or NULL */
    const char *step; /* LIST_ENTRIES: filter or NULL */
    const char *kind; /* LIST_ENTRIES: filter or NULL */
    int64_t seq;      /* GET_ENTRY: which; LIST_ENTRIES: from this one on; LIST_NEWEST: back from it */
    int64_t floor;    /* LIST_NEWEST: only entries after this one; LIST_ENTRIES ignores it and uses `seq` */
    int32_t limit;    /* LIST_ENTRIES: at most this many, 1 to 1000 */
    /* the answer */
    enum store_result result;
    struct store_session *found; /* FIND_SESSION: a reference, give it back with store_session_free */
    struct store_entry *entries; /* in the arena */
    int32_t entry_count;
    bool more; /* LIST_ENTRIES: there are further ones */
    struct {
        int64_t entries; /* how many, with the opening */
        bool closed;
        int64_t closed_at; /* microseconds, when closed */
        const char *left;  /* the last entry's state, in the arena */
        size_t left_length;
        const char *described; /* the newest entry of kind `described`, in the arena; NULL: none */
        size_t described_length;
    } state;
    struct uuid before; /* STORE_REPEATED of the two: the session that the key opened; `entries` has its entry 0 */
    struct store_secret found_secret;
    struct store_clubs clubs; /* OPEN_SESSION and the queries on clubs: question and answer */
    /* EDGES: question and answer; STORE_UNKNOWN_ENTRY: the session has fewer entries, or no states */
    struct store_edge *edges;
    int32_t edge_count;
    const struct store_cosignature *cosignatures; /* COSIGNATURES: in the arena */
    int32_t cosignature_count;
    int64_t asked_at, deadline; /* the store's */
};

/* False: refused at once (queue full, stopping, away), `result` says why, done() is not called. */
bool store_read(struct store *store, struct store_read *read);

/* A reference to a cached session, or NULL. Does not block. */
struct store_session *store_session_cached(struct store *store, const struct uuid *id);
/* Gives a reference back. Accepts NULL. */
void store_session_free(struct store_session *session);
/* Adds a seat that has joined to the cached session, unless it is there or there is no room. */
void store_session_add_seat(struct store *store, struct store_session *session, const struct store_seat *seat);
/* The seats' display names in the order of `seats`: each in `ret`, "" if it has none. Returns how many. */
int32_t store_session_names(struct store *store, const struct store_session *session,
                            char ret[STORE_SEATS_MAX][STORE_DISPLAY_MAX]);
/* The display name of one of a session's seats, into `ret`; "" if it has none. */
void store_session_name_of(struct store *store, const struct store_seat *seat, char ret[STORE_DISPLAY_MAX]);
/* The seat with this name, ignoring case; NULL: none. */
const struct store_seat *store_session_named(struct store *store, const struct store_session *session,
                                             const char *display_key);
/* Sets a seat's display name in the cached session. */
void store_session_set_name(struct store *store, struct store_session *session, const struct store_seat *named);
/* Revokes a seat in the cached session. */
void store_session_revoke(struct store *store, struct store_session *session, const char *seat);
/* Replaces a seat's token in the cached session. */
void store_session_reissue(struct store *store, struct store_session *session, const struct store_seat *seat);
/* Its current token; `seat` is one of the session's. */
const struct hash *store_session_token(const struct store_session *session, const struct store_seat *seat);
/* seq since which this token is, or was, the seat's; 0: since it joined; -1: unknown. */
int64_t store_session_token_since(const struct store_session *session, const struct store_seat *seat,
                                  const struct hash *token);
/* `seat` is one of the session's. */
bool store_session_is_revoked(const struct store_session *session, const struct store_seat *seat);
/* Whether an unknown token may be looked up: its seat may just have joined through another process. Guesses use up
 * an allowance, 32 at once and 4 a second. */
bool store_session_may_refresh(struct store_session *session);
/* Whether the seats must be read again before one of them is admitted: true for everybody when they are older than
 * STORE_SEATS_MS, and for one caller some time before that, so that the seats of a busy session never get that old. */
bool store_session_is_due(struct store_session *session);
/* Whether the writer has reconnected since the session was read. Another server may answer now and lack what the
 * previous one had: cached seats and entries may be gone, and reading again tells. */
bool store_session_is_outdated(struct store *store, const struct store_session *session);
/* Attaches the caller's decoded form to the session, once. `free_cached` is called with it at the end;
 * `shrink_cached` (NULL: it cannot shrink) from any thread that holds no lock, when sessions take too much memory
 * and this one is in use: it frees what can be made again. If another thread was first, frees `cached` and returns
 * the other's. */
void *store_session_attach(struct store_session *session, void *cached, void (*free_cached)(void *),
                           void (*shrink_cached)(void *));

/* Memory of all sessions in this process: cached ones, ones only in use, and what is attached to either. Beyond the
 * setting, sessions that are not in use are dropped, the least recently used first, and those in use are shrunk. */
int64_t store_sessions_bytes(void);
/* What is attached to sessions grew by this many bytes; negative: it shrank. */
void store_sessions_weigh(int64_t more);
