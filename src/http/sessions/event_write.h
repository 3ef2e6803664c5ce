/* An entry as a server-sent event (WHATWG HTML section 9.2): its number, its kind, and the entry in one line as
 * GET …/entries/{n} answers it. */
#pragma once
#include "store/store_read.h"

struct ruleset;

/* What an event means for those who listen. */
struct event_meaning {
    bool closes;                /* it is the last of its session */
    char ended[STORE_NAME_MAX]; /* the seat whose tokens listen no more; "" for none */
    int64_t since;              /* except those that it got with this entry or later */
};

/* False when out of memory or the bytes are not an entry; then half of it may be in `out`. `scratch` is used and not
 * emptied. */
bool event_write(struct writer *out, struct arena *scratch, const struct ruleset *ruleset,
                 const struct store_entry *entry, struct event_meaning *ret);
