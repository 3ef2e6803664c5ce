/* What an operator wants to know of the database before trusting it with games. For `umpire doctor`; blocks. */
#pragma once
#include "store.h"

struct store_diagnosis {
    const char *away; /* why it cannot be connected to, a static sentence; then nothing below is known. Else NULL */
    int32_t server;   /* PostgreSQL's version: 150020 */
    char login[64];
    bool superuser; /* the login is one */
    bool read_only; /* a standby, or told to be */
    int32_t connections_allowed, connections_open;
    char synchronous_commit[16];
    int64_t clock_ahead_us; /* the server's clock beside ours */
    int64_t bytes;          /* of the database */
    const char
        *refused; /* why it cannot be served by the settings' role (schema too old …), a static sentence. Else NULL */
    bool may_change; /* that role, or its login by itself, could change or delete entries */
};

void store_diagnose(const struct store_settings *settings, struct store_diagnosis *ret);
