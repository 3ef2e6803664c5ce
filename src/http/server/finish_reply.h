/* The end of every reply, whatever it says. */
#pragma once
#include "http/server/request.h"

/* Compares its tag with the client's, chooses its encoding, and adds headers of limits, Vary and CORS. Once per
 * reply. */
void reply_finish(struct request *request);
