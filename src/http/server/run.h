/* The way of a request: routed, checked, handled, finished. For the event loops. */
#pragma once
#include "request.h"

/* Routes, handles and finishes a complete request. Afterwards the state is ANSWERED or WAITING. */
void request_run(struct request *request);
/* Goes on after `wake`, in the event loop's thread. Afterwards the state is ANSWERED or WAITING. */
void request_continue(struct request *request);
/* How many bytes of body the request may have, before it is read; the router answers what it cannot. */
size_t request_body_limit(const struct request *request);
