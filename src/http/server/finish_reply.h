/* What every reply gets when it is complete, whatever it says. */
#pragma once
#include "request.h"

/* Compares its tag with the client's, chooses its encoding, adds what it says of limits, Vary and CORS. Once for a
 * reply. */
void reply_finish(struct request *request);
