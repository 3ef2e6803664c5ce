/* What answers hold in memory until the client has read them: with each token, else with each address, and in all no
 * more than the settings allow. Whoever reads slowly holds up nobody's memory but his own. */
#pragma once
#include "request.h"

enum { HOLDING_LEAST = 131072 /* bytes; an answer that holds less does not count */ };

/* From now on the request holds so many bytes. False after answering that they are more than its token's, or all,
 * may be; then it holds none. What becomes fewer is never refused. */
bool holding_set(struct request *request, int64_t bytes);
/* The answer is complete: counts what it holds, unless it comes in pieces, whose handler has said what they hold. What
 * was recorded is answered in any case. */
void holding_settle(struct request *request);
