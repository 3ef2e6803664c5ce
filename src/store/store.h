/* The store: sessions and their entries in PostgreSQL. The only room that knows libpq; it knows no rules and no
 * HTTP.
 *
 * Appending: a caller fills in a struct store_append and hands it to store_append. One writer owns one connection,
 * takes whatever is queued (no timer), asks each append to make its bytes at the session's head (`make`), writes the
 * batch in one transaction and calls `done` after COMMIT. After a lost race (another process wrote the same seq) the
 * session's appends are made again from the reloaded head. Nothing is reported to anyone before its commit is
 * certain.
 *
 * Idempotency: an append with a key is recorded once per (session, seat, key), by however many processes; a repeated
 * request gets the entry of the first one, even after the session was closed. Every accepted append is answered
 * exactly once, at the latest a moment after its deadline.
 *
 * The store's threads inherit the signal mask of the thread that calls store_start. Reading and opening: blocking
 * queries in a few reader threads, each with a connection of its own (store_read.h). */
#pragma once
#include "base/id.h"
#include "base/writer.h"
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    STORE_NAME_MAX = 64, /* seat, step, ruleset: bytes with the NUL */
    STORE_SIDE_MAX = 17,
    STORE_DISPLAY_CHARACTERS = 64,
    STORE_DISPLAY_MAX = 4 * STORE_DISPLAY_CHARACTERS + 1, /* in bytes, with the NUL */
    STORE_DISPLAY_KEY_MAX = 1025,                         /* a key may be longer than its name */
    STORE_CODES_MAX = 5,      /* join codes of a session: those of four sides, and of the spectators */
    STORE_SIDES_SIZE = 1024,  /* of the sides as JSON, with a NUL */
    STORE_KEY_MAX = 129,      /* Idempotency-Key: 128 bytes and the NUL */
    STORE_ENTRY_MAX = 262144, /* bytes of one entry */
    STORE_STATE_MAX = 20480,  /* bytes of the state beside it; the table takes no more */
    STORE_REISSUES_MAX = 32,  /* of a session: seats that were moved to other devices */
    STORE_SEATS_MAX = 33,     /* in one session: 32 that have joined, and those with the spectators' link */
    STORE_SEATS_MS = 5000,    /* cached seats that are relied on are never older (revocation) */
    STORE_WRITE_CHECK_MS = 5000,
    STORE_SESSION_ENTRIES_MAX = 100000,
    STORE_SESSION_MB = 128,
    STORE_SESSION_MB_MAX = 65536,
    STORE_WAITS = 2, /* descriptors that the writer polls */
};

struct store;

struct store_settings {
    const char *url;           /* libpq connection string or URI, copied */
    const char *role;          /* SET ROLE after connecting; NULL: as the URL says */
    bool least_rights;         /* a login that could change what is recorded is refused, whatever role it takes */
    int32_t append_queue;      /* appends waiting; one more is refused with STORE_OVERLOADED */
    int32_t batch_entries;     /* entries in one transaction */
    int32_t batches_in_flight; /* batches in libpq's pipeline at once, 1 to 8 */
    int32_t readers;           /* reader threads */
    int32_t deadline_ms;       /* an append or a read that is not answered by then is answered 503 */
    int32_t write_check_ms;    /* if no append has shown for this long whether entries are taken, it is checked; after a
                                  failure at a fifth of it. 0: STORE_WRITE_CHECK_MS */
    int32_t session_mb;        /* memory of sessions, in MiB: see store_sessions_bytes. 0: STORE_SESSION_MB */
    int32_t session_entries; /* in one session, without the opening and closing entries; 0: STORE_SESSION_ENTRIES_MAX */
};

enum store_result {
    STORE_DONE,            /* committed / found */
    STORE_REPEATED,        /* the key was used before for the same request: `seq` and `bytes` are that entry's */
    STORE_KEY_REUSED,      /* the key was used before for another request */
    STORE_UNKNOWN_SESSION, /* no such session */
    STORE_UNKNOWN_ENTRY,   /* no such entry */
    STORE_CLOSED,          /* the session is closed */
    STORE_FULL,            /* the session has the most entries, or the club the most house rules, that it may have */
    STORE_SPENT,           /* the club has opened the most sessions that it may open */
    STORE_MOVED,           /* another entry is where this one was `expected` */
    STORE_DECLINED,        /* `make` declined when it was last called; it stored the reason itself */
    STORE_OVERLOADED,      /* the queue is full */
    STORE_AWAY,            /* the database cannot be reached or cannot write now; the entry is not recorded */
    STORE_UNCERTAIN,       /* unknown by the deadline: recorded or not. A retry with the same key finds out */
    STORE_TAKEN,           /* somebody has what there may be only once: a name, a number */
    STORE_REFUSED,         /* the database refuses this one entry, and nobody knows why */
    STORE_STOPPING,        /* store_stop was called */
    STORE_BROKEN,          /* out of memory, or `make` wrote nothing or too much; logged */
};

/* A display name, and the same without case, by which names are compared. */
struct store_display {
    char name[STORE_DISPLAY_MAX], key[STORE_DISPLAY_KEY_MAX];
};

struct store_seat {
    char name[STORE_NAME_MAX]; /* its id */
    char role[16];             /* "umpire", "player", "spectator" */
    char side[STORE_SIDE_MAX]; /* a player's, by its id; "": on none */
    /* As in struct store_display, but no longer than needed; NULL: none. They live as long as the seat. Those of a
     * session's seats may change: read them by store_session_names. */
    const char *display, *display_key;
    struct hash token;   /* SHA-256 of the bearer token; the token itself is not stored */
    int64_t token_since; /* seq since which the token is the seat's; 0: since the seat joined */
};

/* Where an entry will be, and the state that the one before it left: what the next append needs to know, in bytes
 * that only appends understand. */
struct store_place {
    int64_t seq, at; /* `at` in microseconds */
    const void *state;
    size_t state_length; /* 0: the entry before has none */
};

/* One append. Embedded in the caller's request; belongs to the store from store_append until done(). */
struct store_append {
    struct store_append *next; /* the store's */
    /* what to append; `seat`, `kind`, `step` and `key` live until done() */
    struct uuid session;
    const char *kind;               /* "ruling", "closed" … */
    const char *seat;               /* UTF-8, like the others; the database refuses what is not. With `joins`: "", and
                                       the entry's is the seat that `make` has named */
    const char *step;               /* NULL when the kind has none */
    const char *key;                /* Idempotency-Key or NULL */
    struct hash digest;             /* of the request, when there is a key */
    const struct store_seat *joins; /* a seat that joins by the entry, or NULL; lives until done(); if its display name
                                       is taken the append gets STORE_TAKEN */
    const struct store_seat *reissues; /* a seat that gets a new token by the entry, or NULL; lives until done() */
    const char *revokes;               /* a seat that is revoked by the entry, or NULL; lives until done() */
    int64_t expected;                  /* the only seq that it may get; 0: any */
    /* A second entry right after it, or NULL: both are written or neither. Only its kind, seat, step and `make` are
     * used; it is made after the first, and lives until done(). */
    struct store_append *also;
    /* Writes the entry's bytes for this place to `out`, and what the next one needs to `state` (nothing: no state).
     * Called in the writer's thread, in the session's order, and again after every lost race: it must begin from
     * scratch each time. False declines the append. */
    bool (*make)(struct store_append *append, const struct store_place *place, struct writer *out,
                 struct writer *state);
    /* Called in the store's thread when the result is certain. Must not block. */
    void (*done)(struct store_append *append);
    /* the answer */
    enum store_result result;
    int64_t seq;   /* of the entry, for DONE and REPEATED */
    char *bytes;   /* REPEATED: the recorded entry, malloc'd, the caller frees it; else NULL */
    size_t length; /* of bytes */
    char *state;   /* REPEATED: the state beside that entry, in the memory of `bytes` */
    size_t state_length;
    /* the store's */
    struct hash key_hash; /* when there is a key */
    int64_t deadline;     /* clock_monotonic_ms */
};

/* Connects in the background; never fails because the database is away. NULL when memory or threads are out. */
struct store *store_start(const struct store_settings *settings);
/* Finishes what was accepted (bounded by the deadline), then ends threads and connections. Accepts NULL. */
void store_stop(struct store *store);
/* Whether the database answers now, its schema is the one that this program knows, and it takes entries: the last
 * append has shown that or, at the latest `write_check_ms` after it, a check (write_check.c). Does not block.
 * `ret_why` (may be NULL) gets a static sentence. */
bool store_ready(struct store *store, const char **ret_why);

/* The writer works in turns. One thread, always the same, takes them between its own work: "the writer's thread" is
 * that one. Before the first turn, and after the last, nothing is written and no deadline is kept; store_stop takes the
 * remaining turns.
 *
 * For a caller without an event loop: starts a thread that does nothing but take the turns, until store_stop. False
 * when threads are out. */
bool store_run(struct store *store);
/* For an event loop. Does what can be done now, and returns how long the next turn may wait, in ms (-1: for ever), with
 * the two descriptors to poll. An append from the turn's own thread needs no waking: the next turn sees it. */
int store_turn(struct store *store, struct pollfd ret_waits[STORE_WAITS]);
/* Must be called when that wait is over, with the result of poll: it calls done() for what the database has
 * answered. */
void store_wake(struct store *store, const struct pollfd waits[STORE_WAITS]);

/* Hands an append over. False: refused at once, `result` says why, and done() is not called. */
bool store_append(struct store *store, struct store_append *append);
