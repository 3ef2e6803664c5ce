/* The roster of another session, for a game that goes on from it. */
#pragma once
#include "exchange.h"
#include "opening.h"

struct campaign {
    const struct roster_choice *choice;
    const struct ruleset *ruleset; /* which that session must play, too */
    int64_t at;                    /* the entry whose roster it is; -1: there is no such entry */
    struct roster roster;
    void (*then)(struct exchange *exchange);
};

/* Reads the roster that `choice` names into `campaign` (exchange->campaign from now on) and calls `then`, or answers
 * why not. The exchange has no session of its own, before or after. */
void campaign_start(struct exchange *exchange, struct campaign *campaign);
