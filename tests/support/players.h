/* Players who do not give up: threads that append rulings, notes, nonces and seats to several games, and open others,
 * each request under an Idempotency-Key of its own and sent again until it is acknowledged, whatever happens to the
 * services and their database meanwhile. What was acknowledged is held against the record afterwards.
 *
 * Meanwhile only 503 with a hint when to come again, or silence where a service may be killed, may delay them; any
 * other answer, and any that takes longer than `latest_ms`, fails the test. */
#pragma once
#include "client.h"
#include "cluster.h"
#include <pthread.h>
#include <stdatomic.h>

enum { PLAYERS_GAMES_MAX = 8, PLAYERS_THREADS_MAX = 8, PLAYERS_SERVICES_MAX = 2, PLAYER_SEATS_MAX = 3 };

/* What a player asks for: everything of it follows from these few numbers. */
enum request_kind { REQUEST_RULING, REQUEST_NOTE, REQUEST_NONCE, REQUEST_JOIN, REQUEST_OPEN, REQUEST_READ };

struct player_request {
    enum request_kind kind;
    int32_t game, number;
    const char *token; /* NULL: a joining or an opening */
    int64_t asked_at;  /* first */
    char *answer;      /* the body that acknowledged it */
    bool again;        /* it was sent more than once */
};

struct players;

struct player {
    pthread_t thread;
    struct players *players;
    int32_t place;
    void *curl;
    struct player_request *requests; /* the acknowledged ones, in order */
    size_t count, room;
    int32_t seats[PLAYERS_GAMES_MAX]; /* that it has joined */
    char tokens[PLAYERS_GAMES_MAX][PLAYER_SEATS_MAX][64];
};

struct players {
    /* the caller's */
    int32_t game_count, thread_count, service_count;
    int32_t latest_ms;
    bool may_break;                               /* a service may be killed under a request */
    _Atomic uint16_t ports[PLAYERS_SERVICES_MAX]; /* may be changed at any time */
    /* their own */
    struct test_game games[PLAYERS_GAMES_MAX];
    struct player list[PLAYERS_THREADS_MAX];
    atomic_bool ending;
    atomic_llong acknowledged, repeated, away, unknown, broken, slowest_ms;
    pthread_mutex_t lock;
    char wrong[1024]; /* the first mistake; "" when there is none */
};

/* Opens the games and starts the threads. The services are ready. */
void players_start(struct players *players);
/* Waits until so many more requests are acknowledged; fails after so many seconds. */
void players_await(struct players *players, int64_t more, int seconds);
/* Every thread ends when its request is acknowledged; fails after so many seconds. Says what happened. */
void players_end(struct players *players, int seconds);
/* Every acknowledged request has its one entry and is answered with the same bytes again; numbers have no gap; nothing
 * else is recorded; `umpire verify` finds nothing wrong. After players_end; a service must be ready. */
void players_check(struct players *players, const char *database_url);
void players_free(struct players *players);

/* A player's request: its texts, and one attempt. */
struct request_words {
    char path[96], key[48], body[256];
};
void request_write(const struct players *players, const struct player *player, const struct player_request *request,
                   struct request_words *ret);
