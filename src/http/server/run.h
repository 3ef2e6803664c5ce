/* A request's way: routed, checked, handled, finished. For the event loops. */
#pragma once
#include "http/server/request.h"

/* Routes, handles and finishes a complete request. Afterwards the state is ANSWERED or WAITING. */
void request_run(struct request *request);
/* Continues after `wake`, in the event loop's thread. Afterwards the state is ANSWERED or WAITING. */
void request_continue(struct request *request);
/* The most bytes of body that the request may have, before it is read; the router answers a longer one. */
size_t request_body_limit(const struct request *request);
