/* Two connections side by side: while the second is in a transaction, the first must still have the server process
 * that it had. */
#include "store/pooler.h"
#include "base/clock.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    IDENTITY_MAX = 64,
    BESIDE_MS = 1000, /* a pooler that gives each client a process of its own may have none for the second */
};

/* A process, distinguished from one of the same number elsewhere or later. */
#define IDENTITY                                                                                                       \
    "SELECT pid, pid || ' ' || extract(epoch FROM backend_start) FROM pg_stat_activity WHERE pid = pg_backend_pid()"

/* "" when it does not answer. */
static void identity_ask(PGconn *connection, const char *sql, int64_t deadline, char ret[IDENTITY_MAX], int *ret_pid)
{
    PGresult *result = connection_ask(connection, sql, deadline);
    bool answered = PQresultStatus(result) == PGRES_TUPLES_OK && PQntuples(result) == 1;
    snprintf(ret, IDENTITY_MAX, "%s", answered ? PQgetvalue(result, 0, 1) : "");
    *ret_pid = answered ? (int)strtol(PQgetvalue(result, 0, 0), NULL, 10) : 0;
    PQclear(result);
}

const char *pooler_refuse(PGconn *connection, const char *url, int64_t deadline)
{
    char first[IDENTITY_MAX], beside[IDENTITY_MAX], again[IDENTITY_MAX];
    const char *why = NULL;
    int pid, unused;
    identity_ask(connection, IDENTITY, deadline, first, &pid);
    /* PostgreSQL itself gives a client the number of its process; a pooler makes one up. */
    if (!first[0] || pid == PQbackendPID(connection))
        return NULL;
    PGconn *other = connection_open_plain(url, false, &why);
    if (!other)
        return NULL;
    int64_t soon = clock_monotonic_ms() + BESIDE_MS;
    identity_ask(other, "BEGIN;" IDENTITY, soon < deadline ? soon : deadline, beside, &unused);
    bool shared = strcmp(first, beside) == 0;
    if (beside[0] && !shared) {
        identity_ask(connection, IDENTITY, deadline, again, &unused);
        shared = strcmp(first, again) != 0;
    }
    PQfinish(other);
    return shared ? "prepared statements and settings get lost: a pooler in transaction mode is in between" : NULL;
}
