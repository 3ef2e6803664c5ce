/* The way of a request: routed, checked, handled, finished. For the event loops. */
#pragma once
#include "exchange.h"

/* Routes, handles and finishes a complete request. Afterwards the state is ANSWERED or WAITING. */
void exchange_run(struct exchange *exchange);
/* Goes on after `wake`, in the event loop's thread. Afterwards the state is ANSWERED or WAITING. */
void exchange_continue(struct exchange *exchange);
/* How many bytes of body the request may have, before it is read; the router answers what it cannot. */
size_t exchange_body_limit(const struct exchange *exchange);
