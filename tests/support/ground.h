/* The ground that most HTTP tests stand on: a migrated database, the service on it, a client, one open game of T&T.
 * For cmocka_run_group_tests; the state is a struct ground. */
#pragma once
#include "client.h"
#include "cluster.h"

struct ground {
    struct test_database database;
    PGconn *connection; /* the owner's */
    struct test_service service;
    struct client client;
    struct test_game game;
};

int ground_make(void **state);
int ground_clear(void **state);
/* How many entries stand in the table, of all sessions. */
int64_t ground_entries(struct ground *ground);
/* Fails unless the service has counted as many recorded rulings as stand in the table: every one is its own. */
void ground_check_counts(struct ground *ground);
/* A request of the game's umpire; `body` NULL: GET. `path` is below the game's. */
const struct response *ground_ask(struct ground *ground, const char *path, const char *body);
