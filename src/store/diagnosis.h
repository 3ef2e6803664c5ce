/* Facts about the database that an operator should know before trusting it with games. For `umpire doctor`; blocks. */
#pragma once
#include "store/store.h"

struct sql_statement;
extern const struct sql_statement *const diagnosis_statements[]; /* ends with NULL */

struct store_diagnosis {
    const char *away; /* why it cannot be reached, a static sentence; then nothing below is known. Else NULL */
    int32_t server;   /* PostgreSQL's version: 150020 */
    char login[64];
    bool read_only; /* a standby, or set to be read-only */
    int32_t connections_allowed, connections_open;
    char synchronous_commit[16];
    int64_t clock_ahead_us;    /* the server's clock beside ours */
    int64_t bytes;             /* of the database */
    bool by_socket;            /* it was reached by a local socket, so its directory may be on this machine */
    char data_directory[1024]; /* "": the login may not read it */
    const char *refused; /* why the settings' role cannot use it (schema too old …), a static sentence. Else NULL */
    const char *excess;  /* what the login may do beyond reading and adding, a static sentence; NULL: nothing */
};

void store_diagnose(const struct store_settings *settings, struct store_diagnosis *ret);

/* Published trees: sessions, and how many entries they had then. */
struct store_published {
    size_t count;
    struct uuid *sessions;
    int64_t *sizes;
};
/* For how many of them the database has fewer entries, not counting erased sessions. -1: it could not be queried. */
int64_t store_published_lost(const struct store_settings *settings, const struct store_published *list);
