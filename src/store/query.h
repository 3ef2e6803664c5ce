/* The queries that readers run: one file each, listed in the table in readers.c. */
#pragma once
#include "store/connection.h"
#include "store/sessions.h"
#include "store/store_read.h"

struct readers;

/* A reader: one thread with a connection of its own. */
struct reader {
    struct readers *readers; /* the group that it belongs to */
    struct sessions *sessions;
    pthread_t thread;
    PGconn *connection;  /* NULL while there is none */
    const char *why;     /* why there is none */
    bool connected;      /* the same as its readers know it */
    bool tried;          /* it has tried to connect */
    bool missing;        /* it has logged that it has none */
    uint32_t generation; /* that of the sessions when it was opened */
    int32_t attempt;     /* of the current query: 0, or 1 after its connection was lost */
};

struct query {
    struct sql_statement statement;
    /* Fills in the answer and returns the result, which is ignored after a lost connection. */
    enum store_result (*run)(struct reader *reader, struct store_read *read);
    enum store_result lost; /* the result when the connection is lost and does not come back */
};

extern const struct query query_open_session, query_find_session, query_session_state, query_get_entry,
    query_list_entries, query_list_newest, query_find_secret, query_edges, query_find_opening, query_find_club,
    query_club, query_club_sessions, query_club_described, query_find_code, query_set_name, query_erase_name,
    query_list_house_rules, query_get_house_rules, query_add_house_rules, query_add_cosignature, query_cosignatures,
    query_list_armies, query_get_army, query_set_army, query_remove_army;

/* Finds what the key has opened: STORE_REPEATED with the session in `before` and its first entry, STORE_KEY_REUSED,
 * or STORE_UNKNOWN_SESSION: nothing. STORE_DONE if it is the session of `read->opening` itself. */
enum store_result opening_find(struct reader *reader, struct store_read *read);

/* Runs a statement. NULL when it failed: `ret_result` says how, and the connection is gone if that is why. */
PGresult *reader_run(struct reader *reader, const struct query *query, const struct parameters *parameters,
                     const struct store_read *read, enum store_result *ret_result);
/* A text, or bytes, of a row, copied to the arena and ended with a NUL; null becomes "". NULL when out of memory. */
char *result_copy_text(const PGresult *rows, int row, int column, struct arena *arena);
/* An entry from a row of seq, bytes and state, copied to the arena. False when out of memory. */
bool result_entry(const PGresult *rows, int row, struct arena *arena, struct store_entry *ret);
