/* The queries that readers run: one file each, behind the table in readers.c. */
#pragma once
#include "connection.h"
#include "sessions.h"
#include "store_read.h"

struct readers;

/* A reader: one thread with a connection of its own. */
struct reader {
    struct readers *readers; /* whose it is */
    struct sessions *sessions;
    pthread_t thread;
    PGconn *connection; /* NULL while there is none */
    int32_t attempt;    /* of the present query: 0, or 1 after its connection was lost */
};

struct query {
    struct statement statement;
    /* Fills the answer. Returns what became of it; after a lost connection the return value does not count. */
    enum store_result (*run)(struct reader *reader, struct store_read *read);
    enum store_result lost; /* the result when the connection is lost and does not come back */
};

extern const struct query query_open_session, query_find_session, query_session_state, query_get_entry,
    query_list_entries, query_search, query_find_secret, query_leaves, query_find_opening;

/* Runs a statement. NULL when it failed: `ret_result` says how, and the connection is gone if that is why. */
PGresult *reader_run(struct reader *reader, const struct query *query, const struct parameters *parameters,
                     const struct store_read *read, enum store_result *ret_result);
/* An entry from a row of seq, bytes and state, into the arena. False when that has no room. */
bool result_entry(const PGresult *rows, int row, struct arena *arena, struct store_entry *ret);
