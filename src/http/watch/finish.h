/* The end of a request: counted once, and written into the access log. */
#pragma once
#include "http/server/request.h"

/* Called once for each request, when its answer is sent or never will be; afterwards the request is reset. `whole`:
 * the answer was sent to its end; `bytes`: so much of its body. */
void request_finish(struct request *request, bool whole, uint64_t bytes);
/* Where an operation is counted; NULL: no operation. */
size_t operation_counted(const struct operation *operation);
