/* Opening connections and running prepared statements on them with a deadline. The URL may hold a password: nothing
 * here logs it. */
#pragma once
#include "store/parameters.h"
#include <libpq-fe.h>
#include <stdbool.h>
#include <stdint.h>

/* A statement that every connection of a kind prepares once. */
struct sql_statement {
    const char *name;
    const char *sql;
    int count; /* of parameters */
    Oid types[PARAMETERS_MAX];
};

struct connection_settings {
    const char *url;
    const char *role;    /* NULL: as the URL says */
    int32_t deadline_ms; /* bounds every step */
    bool writes;         /* a server that only reads is refused */
    bool by_index;     /* its statements look rows up by lists of keys: the planner shall neither read a whole table nor
                          hash one, also while there are no statistics */
    bool least_rights; /* a login that could change what is recorded is refused, whatever role it takes */
    int64_t until;     /* when nobody waits for the connection any more, clock_monotonic_ms; 0: somebody always does */
};

/* Connects, takes the role, compares the schema's version with this program's and prepares the statements (a list that
 * ends with NULL). Blocks, bounded by the deadline. NULL: `ret_why` says why in a static sentence, the details are in
 * the log when `loud`. */
PGconn *connection_open(const struct connection_settings *settings, const struct sql_statement *const *statements,
                        bool loud, const char **ret_why);
/* The same without role, schema and statements, for migrations. */
PGconn *connection_open_plain(const char *url, bool loud, const char **ret_why);

/* What the login may do beyond reading and adding, a static sentence; NULL: nothing. */
const char *connection_login_excess(PGconn *connection, int64_t deadline);

/* Asks in words. NULL: there is no answer, or the connection is lost. */
PGresult *connection_ask(PGconn *connection, const char *sql, int64_t deadline);
/* Runs a prepared statement. NULL: not finished by the deadline (clock_monotonic_ms), or the connection is lost; either
 * way the connection is of no further use. */
PGresult *connection_run(PGconn *connection, const struct sql_statement *statement, const struct parameters *parameters,
                         int64_t deadline);

/* Whether a result is an error that the server did not send: memory was out while libpq read the answer, say. It does
 * not show what the server has done; the connection must be treated as lost. */
bool failure_is_ours(const PGresult *result);
/* What an error of the server means for what was asked. */
enum failure {
    FAILURE_CONFLICT, /* a key is there already, or a deadlock was resolved: look again and repeat */
    FAILURE_AWAY,     /* the server cannot do it now: full, stopping, read-only, timed out */
    FAILURE_REFUSED,  /* it will never accept this */
};
enum failure failure_of(const PGresult *result);
/* Why the server cannot do it, a static sentence for its operator. */
const char *failure_words(const PGresult *result);
extern const char failure_words_rights[];
/* There is such a row already, where there may be one only. */
bool failure_is_taken(const PGresult *result);
/* After a failover the same address may lead to a server that writes. */
bool failure_is_read_only(const PGresult *result);
/* SQLSTATE and constraint of an error: what may be logged. Its message may quote what was recorded. */
const char *failure_state(const PGresult *result);
const char *failure_constraint(const PGresult *result);
