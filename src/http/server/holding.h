/* Memory that answers hold until the client has read them: limited per token, else per address, and in total by the
 * settings. Slow readers use up only their own quota. */
#pragma once
#include "http/server/request.h"

enum { HOLDING_LEAST = 131072 /* bytes; a smaller answer is not counted */ };

/* Counts this many bytes for the request. False after answering that they exceed its token's quota, or the total; then
 * it holds none. Lowering the number always succeeds. */
bool holding_set(struct request *request, int64_t bytes);
/* Counts a complete answer, unless it is streamed: then its handler has counted it. An answer to an append is never
 * refused. */
void holding_settle(struct request *request);
