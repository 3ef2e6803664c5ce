/* An entry as a server-sent event (WHATWG HTML section 9.2): its number, its kind, and the entry in one line as
 * GET …/entries/{n} answers it. */
#pragma once
#include "store_read.h"

/* What an event means for those who listen. */
struct event_meaning {
    bool closes;                  /* it is the last of its session */
    char revoked[STORE_NAME_MAX]; /* the seat that may listen no more; "" for none */
};

/* False when out of memory or the bytes are no entry; then half of it may stand in `out`. `scratch` is used and not
 * emptied. */
bool event_write(struct writer *out, struct arena *scratch, const struct store_entry *entry, struct event_meaning *ret);
