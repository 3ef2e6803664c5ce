/* The end of a request: counted once, and written into the access log. */
#pragma once
#include "http/server/request.h"

/* Called once for each request, when its answer is sent or never will be; afterwards the request is reset. `whole`: the
 * answer was sent to its end; `bytes`: how much of its body was sent. */
void request_finish(struct request *request, bool whole, uint64_t bytes);
/* The index of an operation in the counts; NULL: requests without an operation. */
size_t operation_counted(const struct operation *operation);
